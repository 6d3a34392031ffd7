use super::{Exhausted, Limit, Limits, Method, Metric, PathStep, Space, Stats, Status};
use crate::{
    board::Direction,
    heuristic::{Heuristic, Shift},
    memory::{Memory, OutOfMemory},
    puzzle::{Class, TilePuzzle, Vertex},
};

/// Iterative deepening A*: depth-first to a threshold of moves made plus moves still needed at least, then
/// again to the next.
///
/// Proven shortest; complete on boards that can be solved, which is decided beforehand; keeps only its path
/// and the tables of its bound.
///
/// Where the colours of the blank's cells fix whether the length is even, thresholds rise by two. Of two ways
/// round a square of four cells only one is tried.
///
/// # Source
///
/// R. E. Korf, "Depth-first iterative-deepening", Artificial Intelligence 27 (1985), 97-109. Leaving out
/// equivalent ways: L. A. Taylor and R. E. Korf, "Pruning duplicate nodes in depth-first search", AAAI 1993.
#[derive(Debug)]
pub struct IterativeDeepening<H> {
    space: Space,
    memory: Memory,
    limits: Limits,
    heuristic: H,
    prepared: bool,
    /// Whether every solution's length is even, if that is known.
    even: Option<bool>,
    blanks: Vec<Vertex>,
    classes: Vec<Class>,
    path: Vec<Frame>,
    /// The single shifts of the move in hand.
    shifts: Vec<Shift>,
    start_bound: u32,
    threshold: u32,
    /// The least sum above the threshold that was met.
    beyond: u32,
    nodes: u64,
    status: Status,
    solution: Option<Vec<PathStep>>,
}

/// One move on the path, and where to go on looking at the position that it led to.
#[derive(Clone, Copy, Debug)]
struct Frame {
    /// The blank that moved, among `blanks`; where to, `None` at the start; and by how many vertices.
    slot: u16,
    direction: Option<Direction>,
    reach: u16,
    /// The last directions, two bits each, if there is only one blank.
    history: u16,
    /// The move to try here next: blank and direction in one number, and reach.
    next: u16,
    next_reach: u16,
}

/// Six moves round a square of four cells lead to the same position as six the other way round. Of each two ways
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

impl<H: Heuristic> IterativeDeepening<H> {
    /// A search of `space` under a bound. No solution is shorter than `known`, as is known already.
    #[must_use]
    pub fn new(space: Space, limits: Limits, heuristic: H, known: u32) -> Self {
        let classes = space.start().to_vec();
        let blanks = (0..).zip(&classes).filter(|(_, class)| **class == TilePuzzle::BLANK);
        let solved = space.is_goal(&classes);
        Self {
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
        self.path.push(Frame { slot: 0, direction: None, reach: 0, history: 0, next: 0, next_reach: 1 });
    }

    /// The least length of at least `bound` that a solution can have.
    fn rounded(&self, bound: u32) -> u32 {
        match self.even {
            Some(even) if bound.is_multiple_of(2) != even => bound.saturating_add(1),
            _ => bound,
        }
    }

    /// Makes the next move by a single step, or takes one back; returns how many nodes it generated.
    fn step(&mut self) -> u64 {
        let depth = self.path.len() as u32;
        let Some(frame) = self.path.last_mut() else { return 1 };
        let (slot, direction) = (frame.next / 4, Direction::ALL[usize::from(frame.next % 4)]);
        if usize::from(slot) == self.blanks.len() {
            self.take_back();
            return 0;
        }
        frame.next += 1;
        let history = frame.history << 2 | direction as u16;
        let way = history & 0xfff;
        let [a, b, c, d] = LEFT_OUT;
        let left_out = depth >= 6 && (way == a || way == b || way == c || way == d);
        let back = frame.slot == slot && frame.direction == Some(direction.opposite());
        if back || left_out {
            return 0;
        }
        let to = self.blanks[usize::from(slot)];
        let Some(from) = self.space.graph().neighbour(to, direction) else { return 0 };
        let class = self.classes[usize::from(from)];
        if class == TilePuzzle::BLANK {
            return 0;
        }
        let most = self.threshold - depth;
        if let Err(bound) = self.heuristic.advance(&[Shift { class, from, to }], most) {
            self.beyond = self.beyond.min(depth.saturating_add(bound));
            return 1;
        }
        self.classes.swap(usize::from(from), usize::from(to));
        self.enter(Frame {
            slot,
            direction: Some(direction),
            reach: 1,
            history: if self.blanks.len() == 1 { history } else { 0 },
            next: 0,
            next_reach: 1,
        });
        1
    }

    /// Makes the next move by a line, or takes one back; returns how many nodes it generated.
    fn line(&mut self) -> u64 {
        let depth = self.path.len() as u32;
        let Some(frame) = self.path.last_mut() else { return 1 };
        let (slot, direction) = (frame.next / 4, Direction::ALL[usize::from(frame.next % 4)]);
        if usize::from(slot) == self.blanks.len() {
            self.take_back();
            return 0;
        }
        let reach = frame.next_reach;
        // Two moves of a blank along one axis are one, or none.
        let same_axis = frame.slot == slot
            && frame.direction.is_some_and(|last| last == direction || last == direction.opposite());
        let blank = self.blanks[usize::from(slot)];
        if same_axis || !fill(&mut self.shifts, &self.space, &self.classes, blank, direction, reach) {
            frame.next += 1;
            frame.next_reach = 1;
            return 0;
        }
        frame.next_reach += 1;
        if let Err(bound) = self.heuristic.advance(&self.shifts, self.threshold - depth) {
            self.beyond = self.beyond.min(depth.saturating_add(bound));
            return 1;
        }
        for shift in &self.shifts {
            self.classes.swap(usize::from(shift.from), usize::from(shift.to));
        }
        let direction = Some(direction);
        self.enter(Frame { slot, direction, reach, history: 0, next: 0, next_reach: 1 });
        1
    }

    /// Puts the move that was just made on the path.
    fn enter(&mut self, frame: Frame) {
        let Some(direction) = frame.direction else { return };
        let slot = usize::from(frame.slot);
        for _ in 0..frame.reach {
            self.blanks[slot] = self.space.graph().neighbour(self.blanks[slot], direction).unwrap_or(0);
        }
        let last = self.path.len() as u32 == self.threshold;
        // At the threshold there is nothing to look for behind a position.
        let next = if last { self.blanks.len() as u16 * 4 } else { 0 };
        self.path.push(Frame { next, ..frame });
        if last {
            self.beyond = self.beyond.min(self.threshold + 1);
            if self.space.is_goal(&self.classes) {
                self.conclude_solved();
            }
        }
    }

    /// Takes the last move back; at the start, begins again with the next threshold.
    fn take_back(&mut self) {
        let Some(frame) = self.path.pop() else { return };
        let slot = usize::from(frame.slot);
        let Some(direction) = frame.direction else {
            self.threshold = self.rounded(self.beyond);
            self.beyond = u32::MAX;
            self.path.push(Frame { next: 0, next_reach: 1, ..frame });
            return;
        };
        self.shifts.clear();
        for _ in 0..frame.reach {
            let from = self.blanks[slot];
            let to = self.space.graph().neighbour(from, direction.opposite()).unwrap_or(0);
            self.shifts.push(Shift { class: self.classes[usize::from(to)], from, to });
            self.classes.swap(usize::from(from), usize::from(to));
            self.blanks[slot] = to;
        }
        self.shifts.reverse();
        self.heuristic.retreat(&self.shifts);
    }

    fn conclude_solved(&mut self) {
        let mut steps = Vec::with_capacity(self.path.len());
        // Backwards from the end, where the blanks are.
        let mut blanks = self.blanks.clone();
        for (turn, frame) in (0..).zip(&self.path[1..]).collect::<Vec<_>>().into_iter().rev() {
            let Some(direction) = frame.direction else { continue };
            let blank = &mut blanks[usize::from(frame.slot)];
            for _ in 0..frame.reach {
                let to = self.space.graph().neighbour(*blank, direction.opposite()).unwrap_or(0);
                steps.push(PathStep { from: *blank, to, turn });
                *blank = to;
            }
        }
        steps.reverse();
        self.solution = Some(steps);
        self.status = Status::Solved;
    }
}

/// Lists the shifts of the move of `blank` by so many vertices; false if there is no such move.
pub(super) fn fill(
    shifts: &mut Vec<Shift>,
    space: &Space,
    classes: &[Class],
    blank: Vertex,
    direction: Direction,
    reach: u16,
) -> bool {
    shifts.clear();
    let mut to = blank;
    for _ in 0..reach {
        let Some(from) = space.graph().neighbour(to, direction) else { return false };
        let class = classes[usize::from(from)];
        if class == TilePuzzle::BLANK {
            return false;
        }
        shifts.push(Shift { class, from, to });
        to = from;
    }
    true
}

impl<H: Heuristic> Method for IterativeDeepening<H> {
    fn advance(&mut self, budget: u64) -> Status {
        let mut spent = 0;
        while self.status == Status::Paused && !self.prepared && spent < budget {
            match self.heuristic.prepare((budget - spent).min(PREPARING), &mut self.memory) {
                Ok(false) => spent += PREPARING,
                Ok(true) => self.begin(),
                Err(OutOfMemory { .. }) => self.status = Status::Stopped(Limit::Bytes),
            }
        }
        while self.status == Status::Paused && spent < budget {
            let generated = match self.space.metric() {
                Metric::Step => self.step(),
                Metric::Line => self.line(),
            };
            self.nodes += generated;
            spent += 1;
            if self.nodes >= self.limits.nodes && self.status == Status::Paused {
                self.status = Status::Stopped(Limit::Nodes);
            }
        }
        self.status
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
    if space.metric() != Metric::Step {
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
