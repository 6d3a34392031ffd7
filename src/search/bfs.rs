//! Breadth-first search from the start.

use super::{Limit, Limits, Method, Stats, Status, length};
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

/// The largest space marked by rank: 256 MiB at most, allocated on first touch.
const RANK_UP_TO: u64 = 1 << 30;

impl BreadthFirst {
    /// A search of these positions.
    ///
    /// # Errors
    ///
    /// If even the start exceeds the limits.
    pub fn new(mut positions: Box<dyn Positions>, limits: Limits) -> Result<Self, OutOfMemory> {
        let mut memory = Memory::new(limits.bytes);
        positions.take_start();
        let solved = positions.is_goal();
        let frontier = BfsFrontier::around(&mut *positions, RANK_UP_TO, &mut memory)?.tracking_closest();
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
        Stats {
            nodes: self.frontier.positions(),
            // No position up to the depth of the expanded layer is a goal.
            bound: self.solution().map_or(self.frontier.depth() + 1, length),
            depth: self.frontier.depth(),
            bytes: self.memory.held(),
            building: (0, 0),
        }
    }

    fn solution(&self) -> Option<&[PathStep]> {
        self.solution.as_deref()
    }

    fn exhausted(&self) -> Option<&Exhausted> {
        self.exhausted.as_ref()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        puzzle::{BoardOptions, TileMetric, TilePuzzle},
        states::{Space, TilePositions},
    };

    #[test]
    fn a_stopped_search_has_proven_the_complete_layers() {
        let options = BoardOptions::new().goal("876/543/21*");
        let puzzle = TilePuzzle::read("123/456/78*", 0, &options).expect("a board");
        let positions = TilePositions::new(Space::new(&puzzle, TileMetric::Step));
        // Layers of 1, 2, 4, 8, 16, 20, 39 and 62 positions: the last is not complete, and no goal is in the others.
        let limits = Limits { nodes: 100, ..Limits::default() };
        let mut search = BreadthFirst::new(Box::new(positions), limits).expect("room");
        assert_eq!((search.advance(u64::MAX), search.stats().bound), (Status::Stopped(Limit::Nodes), 7));
    }
}
