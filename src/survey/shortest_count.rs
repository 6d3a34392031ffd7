//! Counting and listing shortest solutions.

use super::distances::positions_of;
use crate::{
    Error,
    puzzle::{AnyPuzzle, Metric, Solvability, Vertex, solvability},
    search::{Limits, Stats, Status, run_slice},
    solver::{self, Move, Options},
    states::{
        PathStep, Positions,
        bfs_frontier::{BfsFrontier, Sought, neighbours},
        closed_list::{ClosedEntry, ClosedList},
        pack::Pack,
    },
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
/// [`Algorithm::BreadthFirst`](solver::Algorithm::BreadthFirst) if the goals have too many positions to list, plus 16 bytes and
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
    forward: BfsFrontier,
    /// The frontier of the goals, if they can be listed; the number listed, and the number of all.
    backward: Option<(BfsFrontier, u64, u64)>,
    from_start: bool,
    /// The places of the positions where paths from both ends meet.
    meetings: Vec<Vec<Vertex>>,
    /// Their distances from the start and to a goal.
    met_at: (u32, u32),
    phase: CountPhase,
    pack: Pack,
    closed: ClosedList,
    /// The entries at each distance from the start.
    layers: Vec<Vec<u32>>,
    /// For each entry, the number of paths from the start.
    paths: Vec<u128>,
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

/// Maximum number of goal positions that are listed.
const MOST_GOALS: u64 = 100_000;

/// Maximum number of positions that a frontier marks by rank.
const RANK_UP_TO: u64 = 1 << 22;

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
        positions.take_start();
        let forward = BfsFrontier::around(&mut *positions, RANK_UP_TO, &mut memory).map_err(too_large)?;
        let solved = positions.is_goal();
        let (goals, _) = positions.goals();
        let backward = if goals <= MOST_GOALS {
            let mut frontier =
                BfsFrontier::new(&mut *positions, RANK_UP_TO, &mut memory).map_err(too_large)?;
            if goals == 0 {
                frontier.seal(&mut *positions, &mut memory).map_err(too_large)?;
            }
            Some((frontier, 0, goals))
        } else {
            None
        };
        positions.take_start();
        let pack = Pack::new(&positions.values());
        let closed = ClosedList::new(pack.words());
        let mut count = Self {
            puzzle,
            positions,
            memory,
            limits,
            forward,
            backward,
            from_start: true,
            meetings: Vec::new(),
            met_at: (0, 0),
            phase: CountPhase::Growing,
            pack,
            closed,
            layers: Vec::new(),
            paths: Vec::new(),
            list,
            metric,
            status: Status::Paused,
        };
        if solved {
            count.layers.push(Vec::new());
            let start = count.positions.places().to_vec();
            count.note(&start, 0).map_err(too_large)?;
            count.paths[0] = 1;
            count.status = Status::Solved;
        } else if let AnyPuzzle::Tiles(tiles, _) = &count.puzzle
            && matches!(solvability(tiles), Solvability::Unsolvable(_))
        {
            count.status = Status::Unsolvable;
        }
        Ok(count)
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

    /// Lists the next goal, or expands a position of the current side.
    fn grow(&mut self) -> Result<u64, OutOfMemory> {
        let Self { positions, memory, forward, backward, from_start, .. } = self;
        if let Some((frontier, listed, all)) = backward
            && *listed < *all
            && positions.take_goal()
        {
            *listed += 1;
            frontier.add(&mut **positions, memory)?;
            if listed == all {
                frontier.seal(&mut **positions, memory)?;
            }
            return Ok(1);
        }
        let left = match backward {
            Some((frontier, ..)) if !*from_start => frontier.left(),
            _ => forward.left(),
        };
        if left == 0 {
            // All meetings are known only once the layer is complete.
            if !self.meetings.is_empty() {
                return self.begin_inward();
            }
            forward.next_layer();
            let far = backward.as_mut().map_or(u64::MAX, |(frontier, ..)| {
                frontier.next_layer();
                frontier.left()
            });
            *from_start = forward.left() <= far;
            if forward.left() == 0 || far == 0 {
                self.status = Status::Unsolvable;
            }
            return Ok(1);
        }
        let meetings = &mut self.meetings;
        let neighbours = if let Some((far, ..)) = backward {
            let (near, far) = if *from_start { (&mut *forward, far) } else { (far, &mut *forward) };
            near.expand(&mut **positions, memory, Sought::SharedWith(far), &mut |places| {
                meetings.push(places.to_vec());
                false
            })?
        } else {
            forward.expand(&mut **positions, memory, Sought::Goals, &mut |places| {
                meetings.push(places.to_vec());
                false
            })?
        };
        Ok(1 + neighbours)
    }

    fn begin_inward(&mut self) -> Result<u64, OutOfMemory> {
        let far = self.backward.as_ref().map_or(0, |(frontier, ..)| frontier.depth());
        let near = self.forward.depth();
        self.met_at = if self.from_start { (near + 1, far) } else { (near, far + 1) };
        let (from_start, to_goal) = self.met_at;
        self.layers = vec![Vec::new(); (from_start + to_goal + 1) as usize];
        for places in std::mem::take(&mut self.meetings) {
            self.note(&places, from_start as usize)?;
        }
        self.phase = CountPhase::Inward(from_start as usize, 0);
        Ok(1)
    }

    /// Stores a position on a shortest path and returns its entry, new or not.
    fn note(&mut self, places: &[Vertex], layer: usize) -> Result<u32, OutOfMemory> {
        let key = self.key_of(places);
        let entry = ClosedEntry { depth: layer as u32, ..ClosedEntry::default() };
        if let Some(new) = self.closed.insert(&key, entry, &mut self.memory)? {
            self.memory.resize(0, 20)?;
            self.layers[layer].push(new);
            self.paths.push(0);
            return Ok(new);
        }
        Ok(self.closed.find(&key).unwrap_or(0))
    }

    /// Goes to the position of an entry.
    fn take(&mut self, entry: u32) {
        let mut places = self.positions.places().to_vec();
        self.pack.unpack(self.closed.key(entry), &mut places);
        self.positions.take(&places);
    }

    /// Goes to the position of an entry and lists its neighbours.
    fn neighbours(&mut self, entry: u32) -> Vec<Vec<Vertex>> {
        self.take(entry);
        neighbours(&mut *self.positions)
    }

    /// Stores those neighbours of the next entry that are nearer to the start.
    fn go_inward(&mut self, layer: usize, at: usize) -> Result<u64, OutOfMemory> {
        let Some(entry) = self.layers[layer].get(at).copied().filter(|_| layer > 0) else {
            self.phase = if let Some(layer) = layer.checked_sub(1) {
                CountPhase::Inward(layer, 0)
            } else {
                self.paths[self.layers[0][0] as usize] = 1;
                CountPhase::Outward(0, 0)
            };
            return Ok(1);
        };
        for places in self.neighbours(entry) {
            if self.forward.holds_at(&mut *self.positions, &places, layer as u32 - 1) {
                self.note(&places, layer - 1)?;
            }
        }
        self.phase = CountPhase::Inward(layer, at + 1);
        Ok(4)
    }

    /// Adds the paths of the next entry to those of its neighbours that are farther from the start.
    fn go_outward(&mut self, layer: usize, at: usize) -> Result<u64, OutOfMemory> {
        let (from_start, to_goal) = self.met_at;
        let Some(entry) = self.layers[layer].get(at).copied() else {
            if layer + 1 < self.layers.len() {
                self.phase = CountPhase::Outward(layer + 1, 0);
            } else {
                self.status = Status::Solved;
            }
            return Ok(1);
        };
        for places in self.neighbours(entry) {
            let next = if layer < from_start as usize {
                self.find(&places, layer + 1)
            } else {
                let left = from_start + to_goal - layer as u32;
                let positions = &mut *self.positions;
                let nearer = |(frontier, ..): &mut (BfsFrontier, u64, u64)| {
                    left > 0 && frontier.holds_at(positions, &places, left - 1)
                };
                if self.backward.as_mut().is_some_and(nearer) {
                    Some(self.note(&places, layer + 1)?)
                } else {
                    None
                }
            };
            if let Some(next) = next {
                let paths = self.paths[entry as usize];
                let sum = &mut self.paths[next as usize];
                *sum = sum.saturating_add(paths);
            }
        }
        self.phase = CountPhase::Outward(layer, at + 1);
        Ok(4)
    }

    fn key_of(&self, places: &[Vertex]) -> Vec<u64> {
        let mut key = vec![0; self.pack.words()];
        self.pack.pack(places, &mut key);
        key
    }

    /// The entry of a position, if it lies in a layer.
    fn find(&self, places: &[Vertex], layer: usize) -> Option<u32> {
        let found = self.closed.find(&self.key_of(places));
        found.filter(|found| self.closed.entry(*found).depth as usize == layer)
    }

    /// The current counters. Cheap.
    #[must_use]
    pub fn stats(&self) -> Stats {
        let (far, depth) =
            self.backward.as_ref().map_or((0, 0), |(frontier, ..)| (frontier.positions(), frontier.depth()));
        let depth = self.forward.depth() + depth;
        let nodes = self.forward.positions() + far + self.closed.positions();
        let building = match self.backward {
            Some((_, listed, all)) if listed < all => (listed, all),
            _ => (0, 0),
        };
        Stats { nodes, bound: depth + 1, depth, bytes: self.memory.held(), building }
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
            count.length = Some(self.layers.len() as u32 - 1);
            count.widths = self.layers[1..].iter().map(Vec::len).collect();
            let last = self.layers.last().map_or(&[][..], Vec::as_slice);
            count.count =
                last.iter().fold(0, |sum: u128, entry| sum.saturating_add(self.paths[*entry as usize]));
            let start = self.layers[0][0];
            let mut found = Vec::new();
            self.spell(start, &mut Vec::new(), &mut found);
            count.solutions = found.iter().map(|steps| solver::play(&self.puzzle, steps, |_| {})).collect();
        }
        count
    }

    /// Lists the paths from an entry to the goals, until there are enough.
    fn spell(&mut self, entry: u32, steps: &mut Vec<PathStep>, found: &mut Vec<Vec<PathStep>>) {
        if found.len() >= self.list {
            return;
        }
        let layer = self.closed.entry(entry).depth as usize;
        if layer + 1 == self.layers.len() {
            found.push(steps.clone());
            return;
        }
        for places in self.neighbours(entry) {
            let Some(next) = self.find(&places, layer + 1) else { continue };
            // The recursive call has changed the current position.
            self.take(entry);
            let length = steps.len();
            steps.extend(self.positions.turn_to(&places, layer as u32));
            self.spell(next, steps, found);
            steps.truncate(length);
        }
    }
}
