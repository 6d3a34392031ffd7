//! Enumeration of spaces without an index: positions are stored as they are met.

use super::{
    sample::Sample,
    store::{FARTHEST, Layout, Store, StoreProgress},
};
use crate::{
    puzzle::Vertex,
    states::{
        Positions,
        bfs_frontier::{BfsFrontier, Sought},
    },
    util::{Memory, OutOfMemory},
};

/// Positions in a breadth-first frontier: marks by rank, a hash set or sorted layers.
pub struct Sparse {
    phase: SparsePhase,
    frontier: BfsFrontier,
    sample: Sample<Vec<Vertex>>,
}

enum SparsePhase {
    /// Searching from the start for the goals that it can reach.
    FindingGoals {
        reached: Box<BfsFrontier>,
        goals: GoalPlaces,
        /// Bytes that were held before `reached`.
        held: u64,
    },
    StoringGoals(GoalPlaces),
    Growing,
}

/// Goal positions, their places one after another.
#[derive(Default)]
struct GoalPlaces {
    count: usize,
    places: Vec<Vertex>,
}

/// Maximum number of positions that are marked by rank: 64 MiB.
pub const RANK_UP_TO: u64 = 1 << 28;

impl Sparse {
    /// A store whose only goal is the current position.
    pub fn from_goal(
        positions: &mut dyn Positions,
        sample: Sample<Vec<Vertex>>,
        memory: &mut Memory,
    ) -> Result<Self, OutOfMemory> {
        let frontier = BfsFrontier::new(positions, RANK_UP_TO, memory)?;
        let goals = GoalPlaces { count: 1, places: positions.places().to_vec() };
        Ok(Self { phase: SparsePhase::StoringGoals(goals), frontier, sample })
    }

    /// A store whose goals are those that the current position can reach.
    pub fn from_start(
        positions: &mut dyn Positions,
        sample: Sample<Vec<Vertex>>,
        memory: &mut Memory,
    ) -> Result<Self, OutOfMemory> {
        let frontier = BfsFrontier::new(positions, RANK_UP_TO, memory)?;
        let held = memory.held();
        let reached = BfsFrontier::around(positions, RANK_UP_TO, memory)?;
        let mut goals = GoalPlaces::default();
        if positions.is_goal() {
            goals = GoalPlaces { count: 1, places: positions.places().to_vec() };
        }
        let phase = SparsePhase::FindingGoals { reached: Box::new(reached), goals, held };
        Ok(Self { phase, frontier, sample })
    }

    /// Puts the goals into the first layer.
    fn store_goals(
        &mut self,
        goals: &GoalPlaces,
        positions: &mut dyn Positions,
        memory: &mut Memory,
    ) -> Result<StoreProgress, OutOfMemory> {
        let each = positions.places().len();
        for at in 0..goals.count {
            let places = &goals.places[at * each..][..each];
            positions.take(places);
            self.frontier.add(positions, memory)?;
            self.sample.offer(|| places.to_vec());
        }
        self.frontier.seal(positions, memory)?;
        self.phase = SparsePhase::Growing;
        self.sample.end();
        Ok(StoreProgress { cost: 1, next_layer: Some(self.frontier.positions()) })
    }

    fn grow(
        &mut self,
        positions: &mut dyn Positions,
        memory: &mut Memory,
    ) -> Result<StoreProgress, OutOfMemory> {
        let Self { frontier, sample, .. } = self;
        if frontier.left() == 0 {
            let next = frontier.next();
            frontier.next_layer();
            if next > 0 {
                sample.end();
            }
            return Ok(StoreProgress { cost: 1, next_layer: Some(next) });
        }
        let neighbours = frontier.expand(positions, memory, Sought::All, &mut |places| {
            sample.offer(|| places.to_vec());
            false
        })?;
        Ok(StoreProgress::within(1 + neighbours))
    }
}

/// The layouts of positions that are given by their places.
fn layouts(chosen: &[Vec<Vertex>], most: usize, positions: &mut dyn Positions) -> Vec<Layout> {
    let layout = |places: &Vec<Vertex>| {
        positions.take(places);
        positions.layout().to_vec()
    };
    chosen.iter().take(most).map(layout).collect()
}

impl Store for Sparse {
    fn advance(
        &mut self,
        _budget: u64,
        positions: &mut dyn Positions,
        memory: &mut Memory,
    ) -> Result<StoreProgress, OutOfMemory> {
        match &mut self.phase {
            SparsePhase::FindingGoals { reached, goals, held } => {
                reached.next_layer();
                if reached.left() == 0 {
                    let goals = std::mem::take(goals);
                    memory.give_back_to(*held);
                    memory.resize(0, 2 * goals.places.len() as u64)?;
                    return self.store_goals(&goals, positions, memory);
                }
                let before = goals.places.len();
                let neighbours = reached.expand(positions, memory, Sought::Goals, &mut |places| {
                    goals.count += 1;
                    goals.places.extend_from_slice(places);
                    false
                })?;
                memory.resize(0, 2 * (goals.places.len() - before) as u64)?;
                Ok(StoreProgress::within(1 + neighbours))
            }
            SparsePhase::StoringGoals(goals) => {
                let goals = std::mem::take(goals);
                self.store_goals(&goals, positions, memory)
            }
            SparsePhase::Growing => self.grow(positions, memory),
        }
    }

    /// Positions expanded to locate goals count, too.
    fn met(&self) -> u64 {
        match &self.phase {
            SparsePhase::FindingGoals { reached, .. } => reached.positions(),
            SparsePhase::StoringGoals(_) => 0,
            SparsePhase::Growing => self.frontier.positions(),
        }
    }

    fn size(&self) -> Option<u64> {
        None
    }

    fn mark(&mut self, positions: &mut dyn Positions) -> u8 {
        self.frontier.mark(positions)
    }

    fn drawn(&mut self, most: usize, positions: &mut dyn Positions) -> Vec<Layout> {
        layouts(self.sample.drawn(), most, positions)
    }

    fn first(&mut self, positions: &mut dyn Positions) -> Vec<Layout> {
        layouts(self.sample.first(), FARTHEST, positions)
    }
}
