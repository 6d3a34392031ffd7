//! Iterative deepening A*: depth-first, threshold by threshold, in the memory of one path.

use super::{Limit, Limits, Method, Stats, Status};
use crate::{
    board::Direction,
    heuristic::Heuristic,
    puzzle::{Class, Metric, TilePuzzle, Vertex},
    states::{Exhausted, PathStep, Shift, Space, fill},
    util::{Memory, OutOfMemory},
};

/// Iterative deepening A*: depth-first to a threshold of moves made plus moves still needed at least, then
/// again to the next.
///
/// Proven shortest; complete on boards that can be solved, which is decided beforehand; keeps only its path
/// and the tables of its bound.
///
/// Where the colours of the blank's cells fix whether the length is even, thresholds rise by two. Of two paths
/// round a square of four cells only one is tried.
///
/// # Cost
///
/// Exponential in the length less the bound of the start; each threshold repeats those before it. Natively 14 to 31 million
/// nodes a second on 15-puzzles, by the bound; memory for the path alone.
///
/// # Source
///
/// R. E. Korf, "Depth-first iterative-deepening", Artificial Intelligence 27 (1985), 97-109. Leaving out
/// equivalent paths: L. A. Taylor and R. E. Korf, "Pruning duplicate nodes in depth-first search", AAAI 1993.
pub struct IterativeDeepening {
    space: Space,
    memory: Memory,
    limits: Limits,
    heuristic: Box<dyn Heuristic>,
    prepared: bool,
    /// Whether every solution's length is even, if that is known.
    even: Option<bool>,
    /// The neighbours of each vertex by direction, and the directions in which it has one, a bit each.
    neighbours: Vec<[Vertex; 4]>,
    exits: Vec<u8>,
    blanks: Vec<Vertex>,
    classes: Vec<Class>,
    path: Vec<Frame>,
    /// The single shifts of the current move.
    shifts: Vec<Shift>,
    start_bound: u32,
    threshold: u32,
    /// The least sum above the threshold that was met.
    beyond: u32,
    nodes: u64,
    status: Status,
    solution: Option<Vec<PathStep>>,
}

/// One move on the path, and where to go on looking at the position that it led to. Directions are indices into
/// [`Direction::ALL`], and two differ by 2 if they are opposite.
#[derive(Clone, Copy, Debug, Default)]
struct Frame {
    /// The blank that moved, among `blanks`; where to; and by how many vertices, 0 at the start.
    slot: u16,
    direction: u8,
    reach: u16,
    /// The last directions, two bits each, if there is only one blank.
    history: u16,
    /// The blank to move next here, the directions left for it, a bit each, and by how many vertices.
    next: u16,
    directions: u8,
    next_reach: u16,
}

/// Six moves round a square of four cells lead to the same position as six the other way round. Of each two paths
/// the one that comes later in the order of directions is left out, so a shortest solution that comes first in
/// this order is always left.
const LEFT_OUT: [u16; 4] = {
    use Direction::{Down, Left, Right, Up};
    [
        history([Down, Right, Up, Left, Down, Right]),
        history([Left, Down, Right, Up, Left, Down]),
        history([Left, Up, Right, Down, Left, Up]),
        history([Right, Up, Left, Down, Right, Up]),
    ]
};

const fn history(directions: [Direction; 6]) -> u16 {
    let mut history = 0;
    let mut at = 0;
    while at < 6 {
        history = history << 2 | directions[at] as u16;
        at += 1;
    }
    history
}

/// A bound of at least this says that no goal can be reached.
const UNREACHABLE: u32 = 1 << 16;

/// No neighbour.
const NONE: Vertex = Vertex::MAX;

impl IterativeDeepening {
    /// A search of `space` under a bound. No solution is shorter than `known`, as is known already.
    #[must_use]
    pub fn new(space: Space, limits: Limits, heuristic: Box<dyn Heuristic>, known: u32) -> Self {
        let classes = space.start().to_vec();
        let blanks = (0..).zip(&classes).filter(|(_, class)| **class == TilePuzzle::BLANK);
        let solved = space.is_goal(&classes);
        let neighbours: Vec<[Vertex; 4]> = (0..)
            .take(space.len())
            .map(|vertex| {
                Direction::ALL.map(|direction| space.graph().neighbour(vertex, direction).unwrap_or(NONE))
            })
            .collect();
        let exits = |around: &[Vertex; 4]| {
            (0..4).filter(|direction| around[*direction] != NONE).map(|direction| 1 << direction).sum()
        };
        Self {
            exits: neighbours.iter().map(exits).collect(),
            neighbours,
            blanks: blanks.map(|(vertex, _)| vertex).collect(),
            even: even(&space),
            memory: Memory::new(limits.bytes),
            limits,
            heuristic,
            prepared: false,
            shifts: Vec::with_capacity(space.len()),
            classes,
            path: Vec::new(),
            start_bound: 0,
            threshold: known,
            beyond: u32::MAX,
            nodes: 1,
            status: if solved { Status::Solved } else { Status::Paused },
            solution: solved.then(Vec::new),
            space,
        }
    }

    fn begin(&mut self) {
        self.prepared = true;
        self.heuristic.place(&self.classes);
        self.start_bound = self.heuristic.bound();
        self.threshold = self.rounded(self.start_bound.max(self.threshold).max(1));
        self.look_from(Frame::default());
    }

    /// The least length of at least `bound` that a solution can have.
    fn rounded(&self, bound: u32) -> u32 {
        match self.even {
            Some(even) if bound.is_multiple_of(2) != even => bound.saturating_add(1),
            _ => bound,
        }
    }

    /// Makes the next move by a single step, or takes one back; returns how many nodes it generated.
    #[inline(always)]
    fn step(&mut self) -> u64 {
        let depth = self.path.len() as u32;
        let Some(frame) = self.path.last_mut() else { return 1 };
        if frame.directions == 0 {
            self.next_blank();
            return 0;
        }
        let direction = frame.directions.trailing_zeros() as u8;
        frame.directions &= frame.directions - 1;
        let slot = frame.next;
        let history = frame.history << 2 | u16::from(direction);
        let [a, b, c, d] = LEFT_OUT;
        let six = history & 0xfff;
        if depth >= 6 && (six == a || six == b || six == c || six == d) {
            return 0;
        }
        let to = self.blanks[usize::from(slot)];
        let from = self.neighbours[usize::from(to)][usize::from(direction)];
        let class = self.classes[usize::from(from)];
        if class == TilePuzzle::BLANK {
            return 0;
        }
        if let Err(bound) = self.heuristic.advance(&[Shift { class, from, to }], self.threshold - depth) {
            self.beyond = self.beyond.min(depth.saturating_add(bound));
            return 1;
        }
        self.classes[usize::from(to)] = class;
        self.classes[usize::from(from)] = TilePuzzle::BLANK;
        self.blanks[usize::from(slot)] = from;
        let history = if self.blanks.len() == 1 { history } else { 0 };
        self.enter(Frame { slot, direction, reach: 1, history, ..Frame::default() });
        1
    }

    /// Makes the next move by a line, or takes one back; returns how many nodes it generated.
    fn line(&mut self) -> u64 {
        let depth = self.path.len() as u32;
        let Some(frame) = self.path.last_mut() else { return 1 };
        if frame.directions == 0 {
            self.next_blank();
            return 0;
        }
        let (slot, direction, reach) =
            (frame.next, frame.directions.trailing_zeros() as u8, frame.next_reach + 1);
        frame.next_reach = reach;
        let blank = self.blanks[usize::from(slot)];
        let towards = Direction::ALL[usize::from(direction)];
        if !fill(&mut self.shifts, &self.space, &self.classes, blank, towards, reach) {
            frame.directions &= frame.directions - 1;
            frame.next_reach = 0;
            return 0;
        }
        let to = self.shifts.last().map_or(blank, |shift| shift.from);
        if let Err(bound) = self.heuristic.advance(&self.shifts, self.threshold - depth) {
            self.beyond = self.beyond.min(depth.saturating_add(bound));
            return 1;
        }
        for shift in &self.shifts {
            self.classes.swap(usize::from(shift.from), usize::from(shift.to));
        }
        self.blanks[usize::from(slot)] = to;
        self.enter(Frame { slot, direction, reach, ..Frame::default() });
        1
    }

    /// The directions worth trying for the blank `slot` after the move of `frame`: not straight back, and by lines
    /// not along the same axis, for two such moves are one, or none.
    #[inline]
    fn directions(&self, frame: &Frame, slot: u16) -> u8 {
        let exits = self.exits[usize::from(self.blanks[usize::from(slot)])];
        if frame.reach == 0 || frame.slot != slot {
            return exits;
        }
        match self.space.metric() {
            Metric::Line => exits & !(0b101 << (frame.direction & 1)),
            _ => exits & !(1 << (frame.direction ^ 2)),
        }
    }

    /// Puts the move that was just made on the path.
    #[inline(always)]
    fn enter(&mut self, frame: Frame) {
        if self.path.len() as u32 != self.threshold {
            self.look_from(frame);
            return;
        }
        // At the threshold there is nothing to look for behind a position.
        self.path.push(Frame { next: self.blanks.len() as u16, ..frame });
        self.beyond = self.beyond.min(self.threshold + 1);
        if self.space.is_goal(&self.classes) {
            self.solution = Some(steps_of(&self.path, &self.neighbours, self.blanks.clone()));
            self.status = Status::Solved;
        }
    }

    #[inline]
    fn look_from(&mut self, frame: Frame) {
        let directions = self.directions(&frame, 0);
        self.path.push(Frame { next: 0, directions, next_reach: 0, ..frame });
    }

    /// Goes on with the next blank, or back.
    #[inline]
    fn next_blank(&mut self) {
        let Some(frame) = self.path.last() else { return };
        let next = frame.next.saturating_add(1);
        if usize::from(next) >= self.blanks.len() {
            self.take_back();
            return;
        }
        let directions = self.directions(frame, next);
        if let Some(frame) = self.path.last_mut() {
            (frame.next, frame.directions, frame.next_reach) = (next, directions, 0);
        }
    }

    /// Takes the last move back; at the start, begins again with the next threshold.
    fn take_back(&mut self) {
        let Some(frame) = self.path.pop() else { return };
        if frame.reach == 0 {
            if self.beyond >= UNREACHABLE {
                // Whatever was cut off cannot reach a goal. The solver asks that beforehand.
                self.status = Status::Stopped(Limit::NothingLeft);
                return;
            }
            self.threshold = self.rounded(self.beyond);
            self.beyond = u32::MAX;
            self.look_from(frame);
            return;
        }
        let blank = &mut self.blanks[usize::from(frame.slot)];
        self.shifts.clear();
        for _ in 0..frame.reach {
            let from = *blank;
            let to = self.neighbours[usize::from(from)][usize::from(frame.direction ^ 2)];
            let class = self.classes[usize::from(to)];
            self.shifts.push(Shift { class, from, to });
            self.classes[usize::from(from)] = class;
            self.classes[usize::from(to)] = TilePuzzle::BLANK;
            *blank = to;
        }
        self.shifts.reverse();
        self.heuristic.retreat(&self.shifts);
    }
}

/// The steps of a path, whose end is where the `blanks` are.
fn steps_of(path: &[Frame], neighbours: &[[Vertex; 4]], mut blanks: Vec<Vertex>) -> Vec<PathStep> {
    let mut steps = Vec::with_capacity(path.len());
    // The first frame is the start.
    for (turn, frame) in path[1..].iter().enumerate().rev() {
        let blank = &mut blanks[usize::from(frame.slot)];
        for _ in 0..frame.reach {
            let to = neighbours[usize::from(*blank)][usize::from(frame.direction ^ 2)];
            steps.push(PathStep { from: *blank, to, turn: turn as u32 });
            *blank = to;
        }
    }
    steps.reverse();
    steps
}

impl Method for IterativeDeepening {
    fn advance(&mut self, budget: u64) -> Status {
        let mut spent = 0;
        while self.status == Status::Paused && !self.prepared && spent < budget {
            match self.heuristic.prepare((budget - spent).min(PREPARING), &mut self.memory) {
                // Who has kept the table that comes next can give it now.
                Ok(false) if matches!(self.heuristic.progress(), (0, 1..)) => return self.status,
                Ok(false) => spent += PREPARING,
                Ok(true) => self.begin(),
                Err(OutOfMemory { .. }) => self.status = Status::Stopped(Limit::Bytes),
            }
        }
        while self.status == Status::Paused && spent < budget {
            let generated = match self.space.metric() {
                Metric::Line => self.line(),
                _ => self.step(),
            };
            self.nodes += generated;
            spent += 1;
            if self.nodes >= self.limits.nodes && self.status == Status::Paused {
                self.status = Status::Stopped(Limit::Nodes);
            }
        }
        self.status
    }

    fn go_on(&mut self) -> bool {
        let by_nodes = self.status == Status::Stopped(Limit::Nodes);
        if by_nodes {
            self.limits.nodes = u64::MAX;
            self.status = Status::Paused;
        }
        by_nodes
    }

    fn stats(&self) -> Stats {
        let bound = match &self.solution {
            Some(steps) => super::length(steps),
            None => self.threshold,
        };
        let building = self.heuristic.progress();
        Stats { nodes: self.nodes, bound, depth: self.threshold, bytes: self.memory.held(), building }
    }

    fn start_bound(&self) -> u32 {
        self.start_bound
    }

    fn solution(&self) -> Option<&[PathStep]> {
        self.solution.as_deref()
    }

    fn exhausted(&self) -> Option<&Exhausted> {
        None
    }
}

/// Entries of tables between two looks at the budget.
const PREPARING: u64 = 20_000;

/// Whether the length of every solution is even, if the colours of the blank's cells tell: with one blank,
/// whose goals all lie on cells of one colour, and moves of one step.
fn even(space: &Space) -> Option<bool> {
    if space.metric() == Metric::Line {
        return None;
    }
    let blanks = |classes: &[Option<Class>]| -> Vec<Vertex> {
        (0..)
            .zip(classes)
            .filter(|(_, class)| **class == Some(TilePuzzle::BLANK))
            .map(|(vertex, _)| vertex)
            .collect()
    };
    let start: Vec<_> = space.start().iter().copied().map(Some).collect();
    let [start] = blanks(&start)[..] else { return None };
    let mut known = None;
    for target in space.targets() {
        let [goal] = blanks(target)[..] else { return None };
        let even = space.colour(start) == space.colour(goal);
        if known.is_some_and(|known| known != even) {
            return None;
        }
        known = Some(even);
    }
    known
}
