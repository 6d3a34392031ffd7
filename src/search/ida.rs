use super::{
    Exhausted, Limit, Limits, Method, Metric, PathStep, Space, Stats, Status,
    pattern::{Builder, Pattern, replace},
};
use crate::memory::{Memory, OutOfMemory};
use crate::{
    board::Direction,
    puzzle::{Class, TilePuzzle, Vertex},
};

/// Iterative deepening A*: depth-first to a threshold of moves made plus moves still needed at least, then
/// again to the next.
///
/// Proven shortest; complete on boards that can be solved, which is decided beforehand; keeps only its
/// tables. The bound is the sum of pattern databases over classes of their own: none at all (iterative
/// deepening), one for each class (Manhattan distance: a single piece's table holds its distances), or larger
/// ones.
///
/// Where the colours of the blank's cells fix whether the length is even, thresholds rise by two.
///
/// # Source
///
/// R. E. Korf, "Depth-first iterative-deepening", Artificial Intelligence 27 (1985), 97-109.
#[derive(Debug)]
pub struct IterativeDeepening {
    space: Space,
    memory: Memory,
    limits: Limits,
    /// Patterns still to be built, last first.
    waiting: Vec<Vec<Class>>,
    builder: Option<Builder>,
    tables: Tables,
    /// Whether every solution's length is even, if that is known.
    even: Option<bool>,
    blanks: Vec<Vertex>,
    classes: Vec<Class>,
    path: Vec<Frame>,
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
    /// The blank that moved, among `blanks`, where it came from, and its direction.
    slot: usize,
    from: Vertex,
    direction: Option<Direction>,
    /// The value before the move of the pattern that changed.
    before: u8,
    /// The next blank and direction to try here.
    next: usize,
}

/// How the patterns of a search are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tabled {
    /// No patterns: the bound is 0.
    None,
    /// Each class by itself.
    Single,
    /// Classes whose goals lie close together, in as few tables as fit.
    Grouped,
}

/// Placements in a table at most: 5 of 15 tiles on 16 cells are 524,160.
const MOST_PLACEMENTS: u64 = 700_000;

impl IterativeDeepening {
    /// A search of `space`, in single steps.
    ///
    /// # Errors
    ///
    /// When not even the beginning fits the limits.
    pub fn new(space: Space, limits: Limits, tabled: Tabled) -> Result<Self, OutOfMemory> {
        debug_assert_eq!(space.metric(), Metric::Step);
        let classes = space.start().to_vec();
        let blanks = (0..).zip(&classes).filter(|(_, class)| **class == TilePuzzle::BLANK);
        let solved = space.is_goal(&classes);
        let mut waiting = match tabled {
            Tabled::None => Vec::new(),
            Tabled::Single => pattern_classes(&space).into_iter().map(|(class, _)| vec![class]).collect(),
            Tabled::Grouped => partition(&space),
        };
        waiting.reverse();
        Ok(Self {
            blanks: blanks.map(|(vertex, _)| vertex).collect(),
            even: even(&space),
            tables: Tables::new(&space),
            memory: Memory::new(limits.bytes),
            limits,
            waiting,
            builder: None,
            classes,
            path: Vec::new(),
            start_bound: 0,
            threshold: 0,
            beyond: u32::MAX,
            nodes: 1,
            status: if solved { Status::Solved } else { Status::Paused },
            solution: solved.then(Vec::new),
            space,
        })
    }

    /// Builds tables for about `budget` placements; true when all are there and the search may begin.
    fn build(&mut self, budget: u64) -> Result<bool, OutOfMemory> {
        if let Some(builder) = &mut self.builder {
            if builder.advance(budget)
                && let Some(builder) = self.builder.take()
            {
                self.tables.add(builder.finish(&mut self.memory), &self.classes);
            }
            return Ok(false);
        }
        if let Some(classes) = self.waiting.pop() {
            self.builder = Builder::new(&self.space, &classes, MOST_PLACEMENTS, &mut self.memory)?;
            return Ok(false);
        }
        if self.path.is_empty() {
            self.start_bound = self.tables.total;
            self.threshold = self.rounded(self.start_bound.max(1));
            self.path.push(Frame { slot: 0, from: 0, direction: None, before: 0, next: 0 });
        }
        Ok(true)
    }

    /// The least length of at least `bound` that a solution can have.
    fn rounded(&self, bound: u32) -> u32 {
        match self.even {
            Some(even) if bound.is_multiple_of(2) != even => bound.saturating_add(1),
            _ => bound,
        }
    }

    /// Makes the next move, or takes one back; returns how many nodes it generated.
    fn step(&mut self) -> u64 {
        let depth = self.path.len() as u32;
        let Some(frame) = self.path.last_mut() else { return 1 };
        if frame.next == self.blanks.len() * 4 {
            self.take_back();
            return 0;
        }
        let (slot, direction) = (frame.next / 4, Direction::ALL[frame.next % 4]);
        frame.next += 1;
        let back = frame.slot == slot && frame.direction == Some(direction.opposite());
        let blank = self.blanks[slot];
        let tile = self.space.graph().neighbour(blank, direction).filter(|_| !back);
        let Some(tile) = tile.filter(|tile| self.classes[usize::from(*tile)] != TilePuzzle::BLANK) else {
            return 0;
        };
        let class = self.classes[usize::from(tile)];
        let before = self.tables.step(class, tile, blank);
        let least = depth.saturating_add(self.tables.total);
        if least > self.threshold {
            self.tables.undo(class, tile, blank, before);
            self.beyond = self.beyond.min(least);
            return 1;
        }
        self.classes.swap(usize::from(blank), usize::from(tile));
        self.blanks[slot] = tile;
        self.path.push(Frame { slot, from: blank, direction: Some(direction), before, next: 0 });
        if depth == self.threshold && self.space.is_goal(&self.classes) {
            self.conclude_solved();
        }
        1
    }

    /// Takes the last move back; at the start, begins again with the next threshold.
    fn take_back(&mut self) {
        let Some(frame) = self.path.pop() else { return };
        if frame.direction.is_some() {
            let (blank, tile) = (frame.from, self.blanks[frame.slot]);
            self.classes.swap(usize::from(blank), usize::from(tile));
            self.blanks[frame.slot] = blank;
            self.tables.undo(self.classes[usize::from(tile)], tile, blank, frame.before);
            return;
        }
        // At the threshold itself nodes end without being looked behind, so the next is one more at least.
        self.threshold = self.rounded(self.beyond.max(self.threshold + 1));
        self.beyond = u32::MAX;
        self.path.push(Frame { next: 0, ..frame });
    }

    fn conclude_solved(&mut self) {
        let mut steps = Vec::with_capacity(self.path.len());
        for (turn, pair) in (0..).zip(self.path.windows(2)) {
            let frame = pair[1];
            let direction = frame.direction.unwrap_or(Direction::Up);
            let tile = self.space.graph().neighbour(frame.from, direction).unwrap_or(frame.from);
            steps.push(PathStep { from: tile, to: frame.from, turn });
        }
        self.solution = Some(steps);
        self.status = Status::Solved;
    }
}

impl Method for IterativeDeepening {
    fn advance(&mut self, budget: u64) -> Status {
        let mut spent = 0;
        while self.status == Status::Paused && spent < budget {
            match self.build((budget - spent).min(1000)) {
                Ok(false) => spent += 1000,
                Ok(true) => break,
                Err(OutOfMemory { .. }) => self.status = Status::Stopped(Limit::Bytes),
            }
        }
        while self.status == Status::Paused && spent < budget {
            let generated = self.step();
            self.nodes += generated;
            spent += 1;
            if self.nodes >= self.limits.nodes && self.status == Status::Paused {
                self.status = Status::Stopped(Limit::Nodes);
            }
        }
        self.status
    }

    fn stats(&self) -> Stats {
        let building = match &self.builder {
            Some(builder) => builder.progress(),
            None => (0, 0),
        };
        let bound = match &self.solution {
            Some(steps) => steps.len() as u32,
            None => self.threshold,
        };
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

/// The finished tables, and the values of the position in hand.
#[derive(Debug)]
struct Tables {
    patterns: Vec<InHand>,
    /// The pattern of each class, and the class's index in it.
    of_class: Vec<Option<(usize, usize)>>,
    total: u32,
}

#[derive(Debug)]
struct InHand {
    pattern: Pattern,
    places: Vec<Vertex>,
    value: u8,
}

impl Tables {
    fn new(space: &Space) -> Self {
        let classes = space.start().iter().max().map_or(0, |last| usize::from(*last) + 1);
        Self { patterns: Vec::new(), of_class: vec![None; classes], total: 0 }
    }

    fn add(&mut self, pattern: Pattern, classes: &[Class]) {
        let mut places = Vec::new();
        for (index, class) in pattern.classes().iter().enumerate() {
            self.of_class[usize::from(*class)] = Some((self.patterns.len(), index));
            places.extend((0..).zip(classes).filter(|(_, other)| *other == class).map(|(vertex, _)| vertex));
        }
        let value = pattern.value(&places);
        self.total += u32::from(value);
        self.patterns.push(InHand { pattern, places, value });
    }

    /// A tile of `class` goes from `from` to `to`; returns the value of its pattern before.
    #[inline]
    fn step(&mut self, class: Class, from: Vertex, to: Vertex) -> u8 {
        let Some((number, index)) = self.of_class[usize::from(class)] else { return 0 };
        let in_hand = &mut self.patterns[number];
        in_hand.shift(index, from, to);
        let before = in_hand.value;
        in_hand.value = in_hand.pattern.value(&in_hand.places);
        self.total = self.total - u32::from(before) + u32::from(in_hand.value);
        before
    }

    /// Takes such a step back.
    #[inline]
    fn undo(&mut self, class: Class, from: Vertex, to: Vertex, before: u8) {
        let Some((number, index)) = self.of_class[usize::from(class)] else { return };
        let in_hand = &mut self.patterns[number];
        in_hand.shift(index, to, from);
        self.total = self.total - u32::from(in_hand.value) + u32::from(before);
        in_hand.value = before;
    }
}

impl InHand {
    #[inline]
    fn shift(&mut self, index: usize, from: Vertex, to: Vertex) {
        replace(&mut self.places[self.pattern.groups()[index].clone()], from, to);
    }
}

/// The classes that goals name, with a vertex where the first goal that names them does.
fn pattern_classes(space: &Space) -> Vec<(Class, Vertex)> {
    let mut found: Vec<(Class, Vertex)> = Vec::new();
    for target in space.targets() {
        for (vertex, wanted) in (0..).zip(target) {
            if let Some(class) = wanted.filter(|class| *class != TilePuzzle::BLANK)
                && found.iter().all(|(other, _)| *other != class)
            {
                found.push((class, vertex));
            }
        }
    }
    found
}

/// Patterns of classes whose goals lie close together, each as large as its table may be.
fn partition(space: &Space) -> Vec<Vec<Class>> {
    let count = |class: Class| space.start().iter().filter(|other| **other == class).count();
    let fits = |pattern: &[(Class, Vertex)]| {
        let mut end = 0;
        let groups: Vec<_> = pattern
            .iter()
            .map(|(class, _)| {
                let start = end;
                end += count(*class);
                start..end
            })
            .collect();
        super::index::Index::new(space.len(), &groups, MOST_PLACEMENTS).is_some()
    };
    let mut rest = pattern_classes(space);
    let mut patterns = Vec::new();
    while !rest.is_empty() {
        let mut pattern = vec![rest.remove(0)];
        loop {
            let distance = |(_, vertex): &(Class, Vertex)| -> usize {
                pattern.iter().map(|(_, other)| space.distance(*vertex, *other)).sum()
            };
            let Some(at) = (0..rest.len()).min_by_key(|at| distance(&rest[*at])) else { break };
            let longer = [&pattern[..], &[rest[at]]].concat();
            if !fits(&longer) {
                break;
            }
            pattern = longer;
            rest.remove(at);
        }
        patterns.push(pattern.into_iter().map(|(class, _)| class).collect());
    }
    patterns
}

/// Whether the length of every solution is even, if the colours of the blank's cells tell: with one blank,
/// whose goals all lie on cells of one colour.
fn even(space: &Space) -> Option<bool> {
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
