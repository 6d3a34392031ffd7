//! Counting and listing shortest solutions.

use super::{
    distances::positions_of,
    meeting_frontiers::{Growth, MeetingFrontiers},
    shortest_paths::ShortestPaths,
};
use crate::{
    Error,
    puzzle::{AnyPuzzle, Metric, Solvability, Vertex, solvability},
    search::{Limits, Stats, Status, run_slice},
    solver::{self, Move, Options},
    states::Positions,
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
/// # Cost
///
/// That of [`Algorithm::Bidirectional`](solver::Algorithm::Bidirectional), or of
/// [`Algorithm::BreadthFirst`](solver::Algorithm::BreadthFirst) if the goals have too many positions to list, plus 20 bytes and
/// an entry for every position on a shortest path.
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
    phase: CountPhase,
    paths: ShortestPaths,
    list: usize,
    metric: Metric,
    status: Status,
}

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
        let frontiers = MeetingFrontiers::new(&mut *positions, &mut memory).map_err(too_large)?;
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
        let phase = CountPhase::Growing;
        Ok(Self { puzzle, positions, memory, limits, frontiers, phase, paths, list, metric, status })
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
            Growth::On => {}
            Growth::Met => self.begin_inward()?,
            Growth::Exhausted => self.status = Status::Unsolvable,
        }
        Ok(cost)
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
        let depth = self.frontiers.depth();
        Stats {
            nodes: self.frontiers.positions() + self.paths.positions(),
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
