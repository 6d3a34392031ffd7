//! A*: best-first search by moves made plus bound.

use std::ops::ControlFlow;

use super::{Limits, Method, Stats, Status, length, run_slice};
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

/// Expands the position with the least sum of moves made and [`Manhattan`] bound, and the deepest among equals.
///
/// Optimal; complete; keeps every generated position.
///
/// # Why the solution is optimal
///
/// Some position of a shortest path is always open. Its sum is at most the length of that path, as the bound is
/// admissible. A goal is taken only when no open sum is less. A position met again on a shorter path is reopened; the
/// bound is consistent, so this happens only before its expansion.
///
/// # Cost
///
/// For each generated position 16 bytes of bookkeeping, the packed position (8 bytes or a multiple) and a slot in a
/// hash table: memory runs out before time does. A node is one generated neighbour.
///
/// # Source
///
/// P. E. Hart, N. J. Nilsson and B. Raphael, "A formal basis for the heuristic determination of minimum cost paths",
/// IEEE Transactions on Systems Science and Cybernetics 4 (1968), 100-107.
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
    /// Open entries by sum above the start's bound, then by moves made; last in, first out.
    waiting: Vec<Vec<u32>>,
    start_bound: u32,
    /// Sum above the start's bound, and moves made, of the current position.
    sum: usize,
    depth: u32,
    /// The position nearest to a goal: its number of wrong vertices and its entry.
    closest: Option<(u32, u32)>,
    status: Status,
    solution: Option<Vec<PathStep>>,
    exhausted: Option<Exhausted>,
}

impl AStar {
    /// A search of `space`.
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

    /// Prepares the bound or continues the search; returns the cost against the slice's budget.
    fn work(&mut self, budget: u64) -> Result<u64, OutOfMemory> {
        if !self.prepared {
            self.prepared = self.bound.prepare(budget, &mut self.memory)?;
            if self.prepared {
                self.begin()?;
            }
            return Ok(budget);
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

    /// Expands an entry; returns the number of its neighbours.
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
                        // The path's earlier bound holds here, too (pathmax).
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

/// Opens an entry with this sum.
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
        let is_spent = |search: &Self| search.closed.positions() >= search.limits.nodes;
        run_slice(self, budget, |search| &mut search.status, is_spent, Self::work)
    }

    fn stats(&self) -> Stats {
        Stats {
            nodes: self.closed.positions(),
            bound: self.solution().map_or(self.start_bound + self.sum as u32, length),
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
