//! Breadth-first search from the start.

use super::{Limit, Limits, Method, Stats, Status};
use crate::{
    states::{
        Exhausted, PathStep, Positions, Side,
        bfs_frontier::{BfsFrontier, Sought},
    },
    util::{Memory, OutOfMemory},
};

/// Breadth-first search: layers of equal distance from the start, until a goal appears.
///
/// Optimal; complete; keeps every position. The reference for the tests of all other methods.
///
/// # Cost
///
/// Time in proportion to the positions nearer than the nearest goal and their neighbours: the 181,440 of the 8-puzzle
/// take 24 ms natively. In spaces of up to 2³⁰ arrangements, two bits each, in pages allocated on first touch; in
/// larger ones a hash set of packed positions, 8 bytes each plus slack, or 16 and more where they do not fit a word.
/// Blocks on up to 64 cells: layers of sorted numbers, four to nine bytes a position in all, 0.15 to 0.5 µs natively.
///
/// # Source
///
/// E. F. Moore, "The shortest path through a maze", Proc. Int. Symp. on the Theory of Switching, Harvard University
/// Press, 1959.
pub struct BreadthFirst {
    positions: Box<dyn Positions>,
    memory: Memory,
    limits: Limits,
    frontier: BfsFrontier,
    status: Status,
    solution: Option<Vec<PathStep>>,
    exhausted: Option<Exhausted>,
}

/// Largest space marked by rank: 256 MiB at most, allocated on first touch.
const RANK_UP_TO: u64 = 1 << 30;

impl BreadthFirst {
    /// A search of these positions.
    ///
    /// # Errors
    ///
    /// If even the start exceeds the limits.
    pub fn new(mut positions: Box<dyn Positions>, limits: Limits) -> Result<Self, OutOfMemory> {
        let mut memory = Memory::new(limits.bytes);
        let mut frontier = BfsFrontier::new(&mut *positions, RANK_UP_TO, &mut memory)?.tracking_closest();
        positions.take_start();
        let solved = positions.is_goal();
        frontier.add(&mut *positions, &mut memory)?;
        frontier.seal(&mut *positions, &mut memory)?;
        Ok(Self {
            positions,
            memory,
            limits,
            frontier,
            status: if solved { Status::Solved } else { Status::Paused },
            solution: solved.then(Vec::new),
            exhausted: None,
        })
    }

    /// Expands some positions; returns the number of their neighbours.
    fn expand(&mut self) -> Result<u64, OutOfMemory> {
        let Self { positions, memory, frontier, .. } = self;
        let mut goal = None;
        let neighbours = frontier.expand(&mut **positions, memory, Sought::Goals, &mut |places| {
            goal = Some(places.to_vec());
            true
        })?;
        if let Some(places) = goal {
            self.solution = Some(frontier.path_out(&mut **positions, &places, frontier.depth() + 1));
            self.status = Status::Solved;
        }
        Ok(neighbours)
    }
}

impl Method for BreadthFirst {
    fn advance(&mut self, budget: u64) -> Status {
        let mut spent = 0;
        while self.status == Status::Paused && spent < budget {
            self.frontier.next_layer();
            if self.frontier.left() == 0 {
                self.exhausted = Some(self.frontier.exhausted(&mut *self.positions, Side::Start));
                self.status = Status::Unsolvable;
            } else if self.frontier.positions() >= self.limits.nodes {
                self.status = Status::Stopped(Limit::Nodes);
            } else {
                match self.expand() {
                    Ok(neighbours) => spent += neighbours.max(1) * self.positions.cost(),
                    Err(OutOfMemory { .. }) => self.status = Status::Stopped(Limit::Bytes),
                }
            }
        }
        self.status
    }

    fn stats(&self) -> Stats {
        let bound = match &self.solution {
            Some(steps) => super::length(steps),
            // No position up to the depth of the expanded layer is a goal.
            None => self.frontier.depth() + 1,
        };
        Stats {
            nodes: self.frontier.positions(),
            bound,
            depth: self.frontier.depth(),
            bytes: self.memory.held(),
            building: (0, 0),
        }
    }

    fn start_bound(&self) -> u32 {
        0
    }

    fn solution(&self) -> Option<&[PathStep]> {
        self.solution.as_deref()
    }

    fn exhausted(&self) -> Option<&Exhausted> {
        self.exhausted.as_ref()
    }
}
