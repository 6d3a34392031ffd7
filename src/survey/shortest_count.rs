//! Counting and listing shortest solutions.

use super::{
    distances::positions_of,
    meeting_frontiers::{Bounds, Growth, MeetingFrontiers},
    shortest_paths::ShortestPaths,
};
use crate::{
    Error,
    puzzle::{AnyPuzzle, Metric, Solvability, Vertex, solvability},
    search::{Limits, Stats, Status, run_slice},
    solver::{self, Move, Options},
    states::{Positions, Space},
    util::{Memory, OutOfMemory},
};

/// The shortest solutions of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Count {
    /// The metric of `length`.
    pub metric: Metric,
    /// How the count ended.
    pub status: Status,
    /// The length of a shortest solution, in moves of the metric.
    pub length: Option<u32>,
    /// Number of shortest solutions, as paths from board to board; saturates at [`u128::MAX`].
    pub count: u128,
    /// Number of different positions after each move; tiles that no goal names are identical.
    pub widths: Vec<usize>,
    /// The first solutions.
    pub solutions: Vec<Vec<Move>>,
}

impl Count {
    /// The first move, from 0, in which the solutions differ; `None` for a single one.
    #[must_use]
    pub fn parts(&self) -> Option<usize> {
        self.widths.iter().position(|width| *width > 1)
    }
}

/// Counts the shortest solutions of a board in slices.
///
/// Frontiers grow from the start and, if they can be listed, from the goals until they meet. The positions on shortest paths
/// are collected from the meeting layer, and the paths are summed up from the start.
///
/// Frontiers of tiles that grow large begin anew, without the positions that lie on no path of at most some length by Manhattan
/// distance. That length rises until they meet, so count and list are the same.
///
/// # Cost
///
/// At most that of [`Algorithm::Bidirectional`](solver::Algorithm::Bidirectional), or of
/// [`Algorithm::BreadthFirst`](solver::Algorithm::BreadthFirst) if the goals have too many positions to list, plus 20 bytes and
/// an entry for every position on a shortest path. A 15-puzzle of 52 moves takes 3 to 20 million positions.
///
/// # Source
///
/// R. Zhou and E. A. Hansen, "Breadth-first heuristic search", Artificial Intelligence 170 (2006), 385-408; here from both ends.
///
/// # Example
///
/// ```
/// use taisou::{Options, search::Status, survey::ShortestCount};
///
/// let mut count = ShortestCount::new("867/254/3*1", 0, &Options::default(), 10)?;
/// while count.advance(100_000) == Status::Paused {}
/// let found = count.count();
/// assert_eq!((found.length, found.count, found.solutions.len()), (Some(31), 40, 10));
/// # Ok::<(), taisou::Error>(())
/// ```
pub struct ShortestCount {
    puzzle: AnyPuzzle,
    positions: Box<dyn Positions>,
    memory: Memory,
    limits: Limits,
    frontiers: MeetingFrontiers,
    passes: Passes,
    phase: CountPhase,
    paths: ShortestPaths,
    list: usize,
    metric: Metric,
    status: Status,
}

/// The frontiers that were given up for others, with a higher limit on the length of paths.
struct Passes {
    /// Maximum number of positions before the first limit.
    whole_up_to: u64,
    /// Positions of all passes, and of the last.
    positions: u64,
    last: u64,
    /// No solution has at most this length.
    ruled_out: u32,
    /// Added to the next limit. Grows where the passes hardly do, so that these are few.
    margin: u32,
}

/// Maximum number of positions of frontiers without a limit: some MB, for more than any board of nine cells.
const WHOLE_UP_TO: u64 = 1 << 20;

/// The current phase; numbers are the layer and the entry in it.
enum CountPhase {
    Growing,
    /// Collecting the positions on the paths from the start.
    Inward(usize, usize),
    /// Summing up the paths, and collecting the positions on the paths to the goals.
    Outward(usize, usize),
}

impl ShortestCount {
    /// Prepares a count that lists up to `list` solutions.
    ///
    /// # Errors
    ///
    /// As [`solver::Search::new`].
    pub fn new(board: &str, width: usize, options: &Options, list: usize) -> Result<Self, Error> {
        let Options { metric, limits, .. } = *options;
        let puzzle = AnyPuzzle::read_for(board, width, &options.board, metric)?;
        let too_large = |OutOfMemory { needed }| Error::TooLarge { bytes: needed, limit: limits.bytes };
        let mut memory = Memory::new(limits.bytes);
        let mut positions = positions_of(&puzzle);
        let frontiers = MeetingFrontiers::new(&mut *positions, None, &mut memory).map_err(too_large)?;
        positions.take_start();
        let mut paths = ShortestPaths::new(&*positions);
        let mut status = Status::Paused;
        if positions.is_goal() {
            paths.note(positions.places(), 0, &mut memory).map_err(too_large)?;
            paths.begin_sums();
            status = Status::Solved;
        } else if let AnyPuzzle::Tiles(tiles, _) = &puzzle
            && matches!(solvability(tiles), Solvability::Unsolvable(_))
        {
            status = Status::Unsolvable;
        }
        let passes = Passes { whole_up_to: WHOLE_UP_TO, positions: 0, last: 0, ruled_out: 0, margin: 0 };
        let phase = CountPhase::Growing;
        Ok(Self { puzzle, positions, memory, limits, frontiers, passes, phase, paths, list, metric, status })
    }

    /// Expands about `budget` more positions.
    pub fn advance(&mut self, budget: u64) -> Status {
        let is_spent = |count: &Self| count.stats().nodes >= count.limits.nodes;
        run_slice(
            self,
            budget,
            |count| &mut count.status,
            is_spent,
            |count, _| match count.phase {
                CountPhase::Growing => count.grow(),
                CountPhase::Inward(layer, at) => count.go_inward(layer, at),
                CountPhase::Outward(layer, at) => count.go_outward(layer, at),
            },
        )
    }

    fn grow(&mut self) -> Result<u64, OutOfMemory> {
        let (cost, growth) = self.frontiers.grow(&mut *self.positions, &mut self.memory)?;
        match growth {
            Growth::On if self.frontiers.positions() > self.passes.whole_up_to => {
                self.passes.whole_up_to = u64::MAX;
                let ruled_out = self.frontiers.depth();
                self.begin_pass(ruled_out, ruled_out + 1)?;
            }
            Growth::On => {}
            Growth::TooShort => self.widen()?,
            Growth::Met => self.begin_inward()?,
            Growth::Exhausted => self.status = Status::Unsolvable,
        }
        Ok(cost)
    }

    /// Begins anew with a higher limit.
    fn widen(&mut self) -> Result<(), OutOfMemory> {
        let Passes { last, margin, .. } = &mut self.passes;
        let positions = self.frontiers.positions();
        *margin = if positions < 2 * *last { (2 * *margin).max(1) } else { 0 };
        *last = positions;
        let (most, next) = self.frontiers.limits();
        let next = next.saturating_add(*margin);
        self.begin_pass(most, next)
    }

    /// Begins anew with the paths of at most `most` moves, where a bound can tell.
    fn begin_pass(&mut self, ruled_out: u32, most: u32) -> Result<(), OutOfMemory> {
        let AnyPuzzle::Tiles(tiles, metric) = &self.puzzle else { return Ok(()) };
        let Some(bounds) = Bounds::new(&Space::new(tiles, *metric)) else { return Ok(()) };
        self.passes.positions += self.frontiers.positions();
        self.passes.ruled_out = ruled_out;
        self.positions = positions_of(&self.puzzle);
        // The old frontiers are dropped as soon as the new ones, which are small, are there.
        self.memory.give_back_to(0);
        self.frontiers = MeetingFrontiers::new(&mut *self.positions, Some((bounds, most)), &mut self.memory)?;
        Ok(())
    }

    fn begin_inward(&mut self) -> Result<(), OutOfMemory> {
        let layer = self.frontiers.met_at().0 as usize;
        for places in self.frontiers.take_meetings() {
            self.paths.note(&places, layer, &mut self.memory)?;
        }
        self.phase = CountPhase::Inward(layer, 0);
        Ok(())
    }

    /// Stores those neighbours of the next entry that are nearer to the start.
    fn go_inward(&mut self, layer: usize, at: usize) -> Result<u64, OutOfMemory> {
        let Some(entry) = self.paths.layer(layer).get(at).copied().filter(|_| layer > 0) else {
            self.phase = if let Some(layer) = layer.checked_sub(1) {
                CountPhase::Inward(layer, 0)
            } else {
                self.paths.begin_sums();
                CountPhase::Outward(0, 0)
            };
            return Ok(1);
        };
        for places in self.paths.neighbours(entry, &mut *self.positions) {
            if self.frontiers.is_from_start(&mut *self.positions, &places, layer as u32 - 1) {
                self.paths.note(&places, layer - 1, &mut self.memory)?;
            }
        }
        self.phase = CountPhase::Inward(layer, at + 1);
        Ok(4)
    }

    /// Adds the paths of the next entry to those of its neighbours that are farther from the start.
    fn go_outward(&mut self, layer: usize, at: usize) -> Result<u64, OutOfMemory> {
        let Some(entry) = self.paths.layer(layer).get(at).copied() else {
            if layer < self.paths.length() {
                self.phase = CountPhase::Outward(layer + 1, 0);
            } else {
                self.status = Status::Solved;
            }
            return Ok(1);
        };
        for places in self.paths.neighbours(entry, &mut *self.positions) {
            if let Some(next) = self.next_on_path(&places, layer)? {
                self.paths.add(entry, next);
            }
        }
        self.phase = CountPhase::Outward(layer, at + 1);
        Ok(4)
    }

    /// The entry of a neighbour of a position in `layer`, if it lies on a shortest path, in the next layer.
    fn next_on_path(&mut self, places: &[Vertex], layer: usize) -> Result<Option<u32>, OutOfMemory> {
        let (from_start, to_goal) = self.frontiers.met_at();
        if layer < from_start as usize {
            return Ok(self.paths.find(places, layer + 1));
        }
        let left = from_start + to_goal - layer as u32;
        let is_nearer = left > 0 && self.frontiers.is_to_goal(&mut *self.positions, places, left - 1);
        is_nearer.then(|| self.paths.note(places, layer + 1, &mut self.memory)).transpose()
    }

    /// The current counters. Cheap.
    #[must_use]
    pub fn stats(&self) -> Stats {
        let depth = self.frontiers.depth().max(self.passes.ruled_out);
        Stats {
            nodes: self.passes.positions + self.frontiers.positions() + self.paths.positions(),
            bound: depth + 1,
            depth,
            bytes: self.memory.held(),
            building: self.frontiers.building(),
        }
    }

    /// The count; complete once [`advance`](Self::advance) has ended.
    #[must_use]
    pub fn count(&mut self) -> Count {
        let mut count = Count {
            metric: self.metric,
            status: self.status,
            length: None,
            count: 0,
            widths: Vec::new(),
            solutions: Vec::new(),
        };
        if self.status == Status::Solved {
            count.length = Some(self.paths.length() as u32);
            count.widths = self.paths.widths();
            count.count = self.paths.count();
            let found = self.paths.list(self.list, &mut *self.positions);
            count.solutions = found.iter().map(|steps| solver::play(&self.puzzle, steps, |_| {})).collect();
        }
        count
    }
}

#[cfg(test)]
mod tests {
    use rand_core::SeedableRng;
    use rand_pcg::Pcg64;

    use super::*;
    use crate::{
        puzzle::{BoardOptions, TilePuzzle, scramble},
        search::Sliced,
        util::random_below,
    };

    /// A count whose frontiers keep to a limit once they have this many positions.
    fn limited(board: &str, options: &Options, whole_up_to: u64) -> ShortestCount {
        let mut count = ShortestCount::new(board, 0, options, 50).expect("a puzzle");
        count.passes.whole_up_to = whole_up_to;
        count
    }

    /// A count whose frontiers keep all positions.
    fn whole(board: &str, options: &Options) -> ShortestCount {
        limited(board, options, u64::MAX)
    }

    fn options(goals: &[&str], metric: Metric) -> Options {
        let board = goals.iter().fold(BoardOptions::new(), |board, goal| board.goal(*goal));
        Options::new().board(board).metric(metric)
    }

    /// A goal with walls, identical tiles and several blanks.
    fn random_goal(random: &mut Pcg64) -> String {
        let (width, height) = [(3, 2), (3, 3), (4, 2), (5, 2), (4, 3)][random_below(random, 5) as usize];
        let mut cells: Vec<char> = (0..width * height)
            .map(|_| match random_below(random, 12) {
                0 | 1 => '#',
                2 => '*',
                _ => char::from(b'a' + random_below(random, 12) as u8),
            })
            .collect();
        cells[random_below(random, width * height) as usize] = '*';
        let rows: Vec<String> = cells.chunks(width as usize).map(|row| row.iter().collect()).collect();
        rows.join("/")
    }

    fn scrambled(board: &str, random: &mut Pcg64) -> String {
        let puzzle = TilePuzzle::read(board, 0, &BoardOptions::new().goal(board)).expect("a puzzle");
        scramble(&puzzle, random_below(random, 1 << 40)).to_string()
    }

    /// Counts with and without limits; `None` for a board that is solved or cannot be solved.
    fn compare(board: &str, goals: &[&str], whole_up_to: u64) -> Option<Count> {
        let options = options(goals, Metric::Step);
        let (mut one, mut other) = (limited(board, &options, whole_up_to), whole(board, &options));
        if one.status != Status::Paused {
            return None;
        }
        one.run();
        other.run();
        let (passes, one, other) = (one.passes.positions, one.count(), other.count());
        assert_eq!(one, other, "{board} to {goals:?}");
        Some(one).filter(|one| passes > 0 && one.status == Status::Solved)
    }

    #[test]
    fn limits_on_the_length_change_neither_the_paths_nor_their_order() {
        let kinds: [(&[&str], u64); 6] = [
            (&["123/456/78*"], 30),
            (&["123/456/78*", "*12/345/678"], 10),
            (&["12?/???/78*"], 10),
            (&["123/4#5/67*"], 10),
            (&["1234/5#67/8*9#"], 10),
            (&["??3?/4???/???*"], 3),
        ];
        let mut found = Vec::new();
        for (goals, boards) in kinds {
            let whole = goals[0].replace("12?/???", "123/456").replace("??3?/4???/???*", "1235/4678/9AB*");
            let puzzle = TilePuzzle::read(&whole, 0, &BoardOptions::new()).expect("a puzzle");
            for seed in 0..boards {
                found.extend(compare(&scramble(&puzzle, seed).to_string(), goals, seed % 3));
            }
        }
        let mut random = Pcg64::seed_from_u64(1);
        for at in 0..600 {
            let goal = random_goal(&mut random);
            let goals: Vec<String> = (0..at % 3).map(|_| scrambled(&goal, &mut random)).collect();
            let goals: Vec<&str> = goals.iter().chain([&goal]).map(String::as_str).collect();
            let board = scrambled(&goal, &mut random);
            found.extend(compare(&board, &goals, random_below(&mut random, 50)));
        }
        let several = found.iter().filter(|found| found.count > 1).count();
        assert!(found.len() > 400 && several > 200, "{several} of {}", found.len());
    }
}
