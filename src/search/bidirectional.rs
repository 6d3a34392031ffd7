//! Breadth-first search from both ends.

use super::{Limit, Limits, Method, Stats, Status, length};
use crate::{
    puzzle::Vertex,
    states::{
        Exhausted, PathStep, Positions, Side,
        bfs_frontier::{BfsFrontier, Sought},
    },
    util::{Memory, OutOfMemory},
};

/// Bidirectional breadth-first search: the frontier with the smaller layer grows, until the two touch.
///
/// Optimal; complete; keeps two frontiers of about half the distance. All goal positions are listed first, so goals
/// with many don't-care cells are for [`BreadthFirst`](super::BreadthFirst).
///
/// # Cost
///
/// As [`BreadthFirst`](super::BreadthFirst) for the positions of both frontiers, in spaces of up to 2²² arrangements by
/// index: an 8-puzzle board 31 moves deep takes 1.5 ms natively. The goal positions come on top.
///
/// # Source
///
/// I. Pohl, "Bi-directional search", Machine Intelligence 6 (1971), 127-140; layer by layer, so that the first meeting
/// is already shortest.
pub struct Bidirectional {
    positions: Box<dyn Positions>,
    memory: Memory,
    limits: Limits,
    forward: BfsFrontier,
    backward: BfsFrontier,
    /// Goal positions listed, and their number.
    listed: (u64, u64),
    status: Status,
    solution: Option<Vec<PathStep>>,
    exhausted: Option<Exhausted>,
    side: Side,
}

/// The largest space marked by rank, twice 1 MiB. In larger ones a hash set is smaller, because two frontiers hold a small
/// part.
const RANK_UP_TO: u64 = 1 << 22;

/// If nothing leads to a goal, the start's side is searched up to this many positions, to report their number and how
/// close they come.
const REPORTED: u64 = 1_000_000;

impl Bidirectional {
    /// A search of these positions.
    ///
    /// # Errors
    ///
    /// If the goal positions alone exceed the limits.
    pub fn new(mut positions: Box<dyn Positions>, limits: Limits) -> Result<Self, OutOfMemory> {
        let mut memory = Memory::new(limits.bytes);
        positions.take_start();
        let solved = positions.is_goal();
        let forward = BfsFrontier::around(&mut *positions, RANK_UP_TO, &mut memory)?.tracking_closest();
        let mut backward = BfsFrontier::new(&mut *positions, RANK_UP_TO, &mut memory)?;
        let (goals, largest) = if solved { (0, 0) } else { positions.goals() };
        if goals == 0 {
            backward.seal(&mut *positions, &mut memory)?;
        }
        let needed = largest.saturating_mul(BfsFrontier::bytes_per_position(&*positions));
        if needed > limits.bytes {
            return Err(OutOfMemory { needed });
        }
        Ok(Self {
            positions,
            memory,
            limits,
            forward,
            backward,
            listed: (0, goals),
            status: if solved { Status::Solved } else { Status::Paused },
            solution: solved.then(Vec::new),
            exhausted: None,
            side: Side::Start,
        })
    }

    /// Expands some positions of the current side; returns the number of their neighbours.
    fn expand(&mut self) -> Result<u64, OutOfMemory> {
        let Self { positions, memory, forward, backward, .. } = self;
        let (near, far) = match self.side {
            Side::Start => (forward, backward),
            Side::Goal => (backward, forward),
        };
        let depth = near.depth();
        let mut meeting = None;
        let neighbours = near.expand(&mut **positions, memory, Sought::SharedWith(far), &mut |places| {
            meeting = Some(places.to_vec());
            true
        })?;
        if let Some(places) = meeting {
            // If the other side knew it at less than its full depth, the frontiers would have met before.
            let distances = match self.side {
                Side::Start => (depth + 1, far.depth()),
                Side::Goal => (far.depth(), depth + 1),
            };
            self.conclude_solved(&places, distances);
        }
        Ok(neighbours)
    }

    fn conclude_solved(&mut self, meeting: &[Vertex], (from_start, to_goal): (u32, u32)) {
        let mut steps = self.forward.path_out(&mut *self.positions, meeting, from_start);
        let rest = self.backward.path_in(&mut *self.positions, meeting, to_goal);
        steps.extend(rest.into_iter().map(|step| PathStep { turn: step.turn + from_start, ..step }));
        self.solution = Some(steps);
        self.status = Status::Solved;
    }

    fn conclude_unsolvable(&mut self) {
        let side = if self.forward.is_exhausted() { Side::Start } else { Side::Goal };
        let ended = match side {
            Side::Start => &mut self.forward,
            Side::Goal => &mut self.backward,
        };
        self.exhausted = Some(ended.exhausted(&mut *self.positions, side));
        self.status = Status::Unsolvable;
    }

    /// Returns `true` if all goal positions are listed and the goals' side is exhausted.
    fn is_refuted(&self) -> bool {
        self.listed.0 == self.listed.1 && self.backward.is_exhausted()
    }

    /// The current frontier or, when its layer is done, the one with the smaller unfinished layer.
    fn choose_side(&mut self) {
        let in_hand = match self.side {
            Side::Start => &self.forward,
            Side::Goal => &self.backward,
        };
        if in_hand.left() == 0 {
            self.forward.next_layer();
            self.backward.next_layer();
            let nearer = self.is_refuted() || self.forward.left() <= self.backward.left();
            self.side = if nearer { Side::Start } else { Side::Goal };
        }
    }

    /// Lists the next goal position, or expands one; returns the cost against the slice's budget, `None` when nothing is left.
    fn work(&mut self) -> Result<Option<u64>, OutOfMemory> {
        if self.listed.0 < self.listed.1 && self.positions.take_goal() {
            self.backward.add(&mut *self.positions, &mut self.memory)?;
            if self.listed.0 + 1 == self.listed.1 {
                self.backward.seal(&mut *self.positions, &mut self.memory)?;
            }
            // Only after the push: a goal dropped for want of memory must not count as refuted.
            self.listed.0 += 1;
            return Ok(Some(1 + self.positions.places().len() as u64 / 16));
        }
        self.choose_side();
        let enough = self.is_refuted() && self.forward.positions() >= REPORTED;
        if enough || self.forward.is_exhausted() {
            return Ok(None);
        }
        Ok(Some(self.expand()?.max(1) * self.positions.cost()))
    }
}

impl Method for Bidirectional {
    fn advance(&mut self, budget: u64) -> Status {
        let mut spent = 0;
        while self.status == Status::Paused && spent < budget {
            if self.stats().nodes >= self.limits.nodes && !self.is_refuted() {
                self.status = Status::Stopped(Limit::Nodes);
                break;
            }
            // A frontier emptied for want of memory is no proof.
            let refuted = self.is_refuted();
            match self.work() {
                Ok(Some(cost)) => spent += cost,
                Ok(None) => self.conclude_unsolvable(),
                Err(OutOfMemory { .. }) if refuted => self.conclude_unsolvable(),
                Err(OutOfMemory { .. }) => self.status = Status::Stopped(Limit::Bytes),
            }
        }
        self.status
    }

    fn stats(&self) -> Stats {
        let depth = self.forward.depth() + self.backward.depth();
        Stats {
            nodes: self.forward.positions() + self.backward.positions(),
            // All positions up to both depths are known, and the sides share none.
            bound: self.solution().map_or(depth + 1, length),
            depth,
            bytes: self.memory.held(),
            building: if self.listed.0 < self.listed.1 { self.listed } else { (0, 0) },
        }
    }

    fn solution(&self) -> Option<&[PathStep]> {
        self.solution.as_deref()
    }

    fn exhausted(&self) -> Option<&Exhausted> {
        self.exhausted.as_ref()
    }
}
