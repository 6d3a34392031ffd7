use std::ops::ControlFlow;

use super::{Exhausted, Limit, Limits, Method, PathStep, Side, Space, Stats, Status, sphere::Sphere};
use crate::memory::{Memory, OutOfMemory};
use crate::puzzle::{Class, Vertex};

/// Breadth-first search from both ends: the sphere with the smaller layer grows, until they touch.
///
/// Proven shortest; complete; keeps two spheres of about half the distance. All positions that the goals
/// stand for are listed first, so goals with many any-cells are for [`BreadthFirst`](super::BreadthFirst).
///
/// # Source
///
/// I. Pohl, "Bi-directional search", Machine Intelligence 6 (1971), 127-140; layer by layer, so that the first
/// meeting is already shortest.
#[derive(Debug)]
pub struct Bidirectional {
    space: Space,
    memory: Memory,
    limits: Limits,
    forward: Sphere,
    backward: Sphere,
    goals: GoalPositions,
    status: Status,
    solution: Option<Vec<PathStep>>,
    exhausted: Option<Exhausted>,
    side: Side,
}

/// Spaces of up to this many arrangements are marked by index, twice 1 MiB; in larger ones two spheres
/// hold so small a part that a hash set is smaller.
const INDEX_UP_TO: u64 = 1 << 22;

impl Bidirectional {
    /// A search of `space`.
    ///
    /// # Errors
    ///
    /// When the goals alone stand for more positions than fit the limits.
    pub fn new(space: Space, limits: Limits) -> Result<Self, OutOfMemory> {
        let mut memory = Memory::new(limits.bytes);
        let solved = space.is_goal(space.start());
        let needed = space.largest_goal().saturating_mul(Sphere::bytes_per_position(&space));
        if needed > limits.bytes && !solved {
            return Err(OutOfMemory { needed });
        }
        let mut forward = Sphere::new(&space, INDEX_UP_TO, &mut memory)?;
        forward.add(&space, space.start(), &mut memory)?;
        let backward = Sphere::new(&space, INDEX_UP_TO, &mut memory)?;
        Ok(Self {
            goals: GoalPositions::new(space.goal_positions().unwrap_or(u64::MAX)),
            space,
            memory,
            limits,
            forward,
            backward,
            status: if solved { Status::Solved } else { Status::Paused },
            solution: solved.then(Vec::new),
            exhausted: None,
            side: Side::Start,
        })
    }

    /// Expands one position of the side in hand; returns how many neighbours it had.
    fn expand(&mut self) -> Result<u64, OutOfMemory> {
        let Self { space, memory, forward, backward, .. } = self;
        let (near, far) = match self.side {
            Side::Start => (forward, backward),
            Side::Goal => (backward, forward),
        };
        let depth = near.depth();
        near.load(space, memory);
        if self.side == Side::Start {
            near.note_closest(space);
        }
        let (neighbours, meeting) = near.expand(space, memory, |state| {
            if far.contains(state.places()) {
                ControlFlow::Break(state.places().to_vec())
            } else {
                ControlFlow::Continue(())
            }
        })?;
        if let Some(places) = meeting {
            // Had the other side known it at less than its full depth, the spheres would have met before.
            let distances = match self.side {
                Side::Start => (depth + 1, far.depth()),
                Side::Goal => (far.depth(), depth + 1),
            };
            self.conclude_solved(&places, distances);
        }
        Ok(neighbours)
    }

    fn conclude_solved(&mut self, meeting: &[Vertex], (from_start, to_goal): (u32, u32)) {
        let mut steps = self.forward.way_out(&self.space, meeting, from_start);
        let rest = self.backward.way_in(&self.space, meeting, to_goal);
        steps.extend(rest.into_iter().map(|step| PathStep { turn: step.turn + from_start, ..step }));
        self.solution = Some(steps);
        self.status = Status::Solved;
    }

    fn conclude_unsolvable(&mut self) {
        let ended = match self.side {
            Side::Start => &mut self.forward,
            Side::Goal => &mut self.backward,
        };
        self.exhausted = Some(ended.exhausted(&self.space, self.side));
        self.status = Status::Unsolvable;
    }

    /// The sphere in hand; when its layer is done, the one with the smaller layer.
    fn choose_side(&mut self) {
        let in_hand = match self.side {
            Side::Start => &self.forward,
            Side::Goal => &self.backward,
        };
        if in_hand.left() == 0 {
            self.forward.next_layer();
            self.backward.next_layer();
            let nearer = self.forward.left() <= self.backward.left();
            self.side = if nearer { Side::Start } else { Side::Goal };
        }
    }

    /// Lists the next goal position, or expands one; returns what it costs of a slice's budget, `None` when
    /// nothing is left to do.
    fn work(&mut self) -> Result<Option<u64>, OutOfMemory> {
        if let Some(classes) = self.goals.next(&self.space) {
            self.backward.add(&self.space, classes, &mut self.memory)?;
            return Ok(Some(1 + self.space.len() as u64 / 16));
        }
        self.choose_side();
        if self.forward.left() == 0 || self.backward.left() == 0 {
            return Ok(None);
        }
        Ok(Some(self.expand()?.max(1) * self.space.cost_of_goals()))
    }
}

impl Method for Bidirectional {
    fn advance(&mut self, budget: u64) -> Status {
        let mut spent = 0;
        while self.status == Status::Paused && spent < budget {
            if self.stats().nodes >= self.limits.nodes {
                self.status = Status::Stopped(Limit::Nodes);
                break;
            }
            match self.work() {
                Ok(Some(cost)) => spent += cost,
                Ok(None) => self.conclude_unsolvable(),
                Err(OutOfMemory { .. }) => self.status = Status::Stopped(Limit::Bytes),
            }
        }
        self.status
    }

    fn stats(&self) -> Stats {
        let depth = self.forward.depth() + self.backward.depth();
        let bound = match &self.solution {
            Some(steps) => steps.last().map_or(0, |step| step.turn + 1),
            // All up to both depths is known, and nothing lies in both.
            None => depth + 1,
        };
        Stats {
            nodes: self.forward.positions() + self.backward.positions(),
            bound,
            depth,
            bytes: self.memory.held(),
            building: self.goals.progress(),
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

/// All positions that the goals stand for, one after another.
#[derive(Debug)]
struct GoalPositions {
    target: usize,
    /// The pieces on the any-cells, a permutation of those that the target does not name; `None` before the
    /// first.
    rest: Option<Vec<Class>>,
    classes: Vec<Class>,
    done: u64,
    total: u64,
}

impl GoalPositions {
    fn new(total: u64) -> Self {
        Self { target: 0, rest: None, classes: Vec::new(), done: 0, total }
    }

    /// How many of how many are listed; 0 of 0 when all are.
    fn progress(&self) -> (u64, u64) {
        if self.done < self.total { (self.done, self.total) } else { (0, 0) }
    }

    fn next(&mut self, space: &Space) -> Option<&[Class]> {
        let mut target = space.targets().get(self.target)?;
        let more = match &mut self.rest {
            Some(rest) => next_permutation(rest),
            None => false,
        };
        if !more {
            if self.rest.is_some() {
                self.target += 1;
                target = space.targets().get(self.target)?;
            }
            self.rest = Some(space.left_over(target));
        }
        let mut rest = self.rest.iter().flatten();
        self.classes.clear();
        self.classes.extend(target.iter().filter_map(|wanted| wanted.or_else(|| rest.next().copied())));
        self.done += 1;
        Some(&self.classes)
    }
}

/// The next permutation in lexicographic order, each distinct one once; false after the last.
fn next_permutation(items: &mut [Class]) -> bool {
    let Some(pivot) = items.windows(2).rposition(|pair| pair[0] < pair[1]) else { return false };
    if let Some(larger) = items.iter().rposition(|item| *item > items[pivot]) {
        items.swap(pivot, larger);
    }
    items[pivot + 1..].reverse();
    true
}
