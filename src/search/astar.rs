//! A*: best-first by moves made and bound. It keeps every position that it has seen.

use std::ops::ControlFlow;

use super::{Limit, Limits, Method, Stats, Status};
use crate::{
    heuristic::{Heuristic, Manhattan},
    puzzle::Vertex,
    states::{
        Exhausted, PathStep, Shift, Side, Space,
        arrangement::{Arrangement, steps_of},
        closed_list::{ClosedEntry, ClosedList, NONE},
        pack::Pack,
    },
    util::{Memory, OutOfMemory},
};

/// A*: always goes on from the position whose moves made and moves still needed at least are the fewest together,
/// and of those from the deepest, with [`Manhattan`] distance.
///
/// Proven shortest; complete; keeps every position it met.
///
/// # Why it is shortest
///
/// Some position of a shortest path always waits, and its sum is at most the length of that path, as the bound
/// never exceeds the truth. A goal is taken only when no sum that waits is less. A position that is met again on a
/// shorter path waits again; as the bound falls by at most 1 a move, that is only before it was gone on from.
///
/// # Cost
///
/// For every position met 16 bytes of how it was reached, the packed position (8 bytes or a multiple) and a place in a hash
/// table: memory ends it before time does. One node is one neighbour looked at.
///
/// # Source
///
/// P. E. Hart, N. J. Nilsson and B. Raphael, "A formal basis for the heuristic determination of minimum cost
/// paths", IEEE Transactions on Systems Science and Cybernetics 4 (1968), 100-107.
#[derive(Debug)]
pub struct AStar {
    space: Space,
    memory: Memory,
    limits: Limits,
    bound: Manhattan,
    prepared: bool,
    pack: Pack,
    key: Vec<u64>,
    state: Arrangement,
    shifts: Vec<Shift>,
    closed: ClosedList,
    /// By sum above that of the start, then by moves made: the last entry that came to wait.
    waiting: Vec<Vec<u32>>,
    start_bound: u32,
    /// The sum above that of the start, and the moves made, of the current position.
    sum: usize,
    depth: u32,
    /// The position nearest to a goal: its wrong vertices and its entry.
    closest: Option<(u32, u32)>,
    status: Status,
    solution: Option<Vec<PathStep>>,
    exhausted: Option<Exhausted>,
}

impl AStar {
    /// A search of `space`.
    #[must_use]
    pub fn new(space: Space, limits: Limits) -> Self {
        let pack = Pack::new(&vec![space.len(); space.places()]);
        let solved = space.is_goal(space.start());
        Self {
            bound: Manhattan::new(&space),
            memory: Memory::new(limits.bytes),
            limits,
            prepared: false,
            key: vec![0; pack.words()],
            state: Arrangement::new(&space),
            shifts: Vec::with_capacity(space.len()),
            closed: ClosedList::new(pack.words()),
            pack,
            waiting: Vec::new(),
            start_bound: 0,
            sum: 0,
            depth: 0,
            closest: None,
            status: if solved { Status::Solved } else { Status::Paused },
            solution: solved.then(Vec::new),
            exhausted: None,
            space,
        }
    }

    /// Goes on with the distances, or with the search; returns what it cost of a slice's budget.
    fn work(&mut self, budget: u64) -> Result<u64, OutOfMemory> {
        if !self.prepared {
            self.prepared = self.bound.prepare(budget, &mut self.memory)?;
            if self.prepared {
                self.begin()?;
            }
            return Ok(budget);
        }
        if self.closed.positions() >= self.limits.nodes {
            self.status = Status::Stopped(Limit::Nodes);
            return Ok(0);
        }
        let Some(number) = self.next() else {
            self.conclude_unsolvable();
            return Ok(0);
        };
        Ok(self.expand(number)?.max(1) * self.space.cost_of_goals())
    }

    fn begin(&mut self) -> Result<(), OutOfMemory> {
        self.bound.place(self.space.start());
        self.start_bound = self.bound.bound();
        self.pack.pack(self.state.places(), &mut self.key);
        if let Some(number) = self.closed.insert(&self.key, ClosedEntry::default(), &mut self.memory)? {
            wait(&mut self.waiting, &mut self.closed, number, 0);
        }
        Ok(())
    }

    /// Takes the next entry to go on from.
    fn next(&mut self) -> Option<u32> {
        while let Some(by_depth) = self.waiting.get_mut(self.sum) {
            let Some(first) = by_depth.last_mut() else {
                self.sum += 1;
                continue;
            };
            if *first == NONE {
                by_depth.pop();
                continue;
            }
            let number = *first;
            let entry = self.closed.entry(number);
            *first = entry.next;
            if !entry.outdone {
                return Some(number);
            }
        }
        None
    }

    /// Goes on from an entry; returns how many neighbours it has.
    fn expand(&mut self, number: u32) -> Result<u64, OutOfMemory> {
        let ClosedEntry { depth, came, .. } = *self.closed.entry(number);
        self.depth = depth;
        self.state.set_places(&self.space, |places| self.pack.unpack(self.closed.key(number), places));
        if self.space.is_goal(self.state.classes()) {
            self.solution = Some(self.way_to(number));
            self.status = Status::Solved;
            return Ok(0);
        }
        let least = self.closest.map_or(u32::MAX, |(wrong, _)| wrong);
        if let Some(wrong) = self.space.wrong_below(self.state.classes(), least) {
            self.closest = Some((wrong, number));
        }
        let Self {
            space, memory, bound, pack, key, state, shifts, closed, waiting, start_bound, sum, ..
        } = self;
        bound.place(state.classes());
        let mut neighbours = 0;
        let flow = state.for_each_successor(space, came, |state, trail, direction| {
            neighbours += 1;
            pack.pack(state.places(), key);
            let entry = ClosedEntry {
                parent: number,
                depth: depth + 1,
                came: Some(direction),
                ..ClosedEntry::default()
            };
            match closed.insert(key, entry, memory) {
                Ok(Some(new)) => {
                    shifts.clear();
                    shifts.extend(trail.windows(2).map(|pair| Shift {
                        class: state.classes()[usize::from(pair[0])],
                        from: pair[1],
                        to: pair[0],
                    }));
                    if bound.advance(shifts, u32::MAX).is_ok() {
                        // The path so far has shown that no less is possible.
                        let least = (depth + 1 + bound.bound()).saturating_sub(*start_bound) as usize;
                        wait(waiting, closed, new, least.max(*sum));
                        bound.retreat(shifts);
                    }
                    ControlFlow::Continue(())
                }
                Ok(None) => ControlFlow::Continue(()),
                Err(refused) => ControlFlow::Break(refused),
            }
        });
        match flow {
            ControlFlow::Continue(()) => Ok(neighbours),
            ControlFlow::Break(refused) => Err(refused),
        }
    }

    fn conclude_unsolvable(&mut self) {
        let closest = self.closest.map(|(wrong, number)| (wrong, self.way_to(number)));
        self.exhausted = Some(Exhausted { positions: self.closed.positions(), side: Side::Start, closest });
        self.status = Status::Unsolvable;
    }

    /// The steps from the start to an entry.
    fn way_to(&mut self, number: u32) -> Vec<PathStep> {
        let mut numbers = Vec::with_capacity(self.closed.entry(number).depth as usize);
        let mut last = number;
        while self.closed.entry(last).parent != last {
            numbers.push(last);
            last = self.closed.entry(last).parent;
        }
        let Self { space, pack, state, closed, .. } = self;
        state.set_classes(space, space.start());
        let mut places: Vec<Vertex> = vec![0; space.places()];
        let mut steps = Vec::with_capacity(numbers.len());
        for (turn, number) in (0..).zip(numbers.iter().rev()) {
            pack.unpack(closed.key(*number), &mut places);
            let _ = state.for_each_successor(space, None, |state, trail, _| {
                if state.places() != places {
                    return ControlFlow::Continue(());
                }
                steps.extend(steps_of(trail, turn));
                ControlFlow::Break(())
            });
            state.set_places(space, |into| into.copy_from_slice(&places));
        }
        steps
    }
}

/// Puts an entry with this sum among those that wait.
fn wait(waiting: &mut Vec<Vec<u32>>, closed: &mut ClosedList, number: u32, sum: usize) {
    let entry = closed.entry_mut(number);
    let depth = entry.depth as usize;
    if waiting.len() <= sum {
        waiting.resize(sum + 1, Vec::new());
    }
    let by_depth = &mut waiting[sum];
    if by_depth.len() <= depth {
        by_depth.resize(depth + 1, NONE);
    }
    entry.next = std::mem::replace(&mut by_depth[depth], number);
}

impl Method for AStar {
    fn advance(&mut self, budget: u64) -> Status {
        let mut spent = 0;
        while self.status == Status::Paused && spent < budget {
            match self.work(budget - spent) {
                Ok(cost) => spent += cost,
                Err(OutOfMemory { .. }) => self.status = Status::Stopped(Limit::Bytes),
            }
        }
        self.status
    }

    fn stats(&self) -> Stats {
        let bound = match &self.solution {
            Some(steps) => steps.last().map_or(0, |step| step.turn + 1),
            None => self.start_bound + self.sum as u32,
        };
        Stats {
            nodes: self.closed.positions(),
            bound,
            depth: self.depth,
            bytes: self.memory.held(),
            building: self.bound.progress(),
        }
    }

    fn start_bound(&self) -> u32 {
        self.start_bound
    }

    fn solution(&self) -> Option<&[PathStep]> {
        self.solution.as_deref()
    }

    fn exhausted(&self) -> Option<&Exhausted> {
        self.exhausted.as_ref()
    }
}
