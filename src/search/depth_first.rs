//! The depth-first part of iterative deepening: below one position, up to one threshold, in the memory of one path.

use std::sync::Arc;

use crate::{
    board::Direction,
    heuristic::{BlindHeuristic, Heuristic, Patterns},
    puzzle::{Class, TileMetric, TilePuzzle, Vertex, vertices_of},
    states::{PathStep, Shift, Space, fill},
};

/// The search tree of a space, which several searches can share.
pub struct Tree {
    space: Space,
    /// The neighbours of each vertex by direction, and a bit for each direction that has one.
    neighbours: Vec<[Vertex; 4]>,
    exits: Vec<u8>,
}

/// A depth-first search below its root: the start, or the position given to [`go_to`](DepthFirst::go_to). It can end at
/// leaves above the threshold, whose subtrees are left to other searches.
pub struct DepthFirst {
    tree: Arc<Tree>,
    heuristic: Box<dyn Heuristic>,
    /// The heuristic evaluates the children of a node together.
    looks_ahead: bool,
    blanks: Vec<Vertex>,
    classes: Vec<Class>,
    path: Vec<Frame>,
    shifts: Vec<Shift>,
    /// Maximum sum of moves made and bound.
    threshold: u32,
    /// The least sum above the threshold encountered.
    beyond: u32,
    /// Depth of the root, and of the leaves.
    root: usize,
    leaves: u32,
    /// Maximum depth expanded here: the lesser of threshold and leaves.
    end: u32,
    pause: Pause,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pause {
    None,
    /// The current position is a goal.
    Goal,
    /// The current position is a leaf; continuing skips its subtree.
    Leaf,
    /// Everything below the root is searched.
    Over,
}

/// A move on the path, with the state of the expansion after it. Directions are indices into [`Direction::ALL`];
/// opposite ones differ by 2.
#[derive(Clone, Copy, Debug, Default)]
struct Frame {
    /// The moved blank as an index into `blanks`, its direction, and the number of cells; 0 at the start.
    slot: u16,
    direction: u8,
    reach: u16,
    /// The last directions, two bits each, if there is only one blank.
    history: u16,
    /// The next blank to move here, a bit for each direction left, and the number of cells.
    next: u16,
    directions: u8,
    next_reach: u16,
}

/// A move: the moved blank, the index of its direction in [`Direction::ALL`], and the number of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlankMove {
    pub slot: u16,
    pub direction: u8,
    pub reach: u16,
}

impl BlankMove {
    fn of(frame: &Frame) -> Self {
        Self { slot: frame.slot, direction: frame.direction, reach: frame.reach }
    }
}

/// For every five moves the directions not to try after them. Six moves around a 2x2 square lead to the same position as six
/// the other way around. Of the two paths the one later in the order of directions is pruned, so the lexicographically
/// first shortest solution survives. None begins with `Up`, which fills a history of fewer moves.
const LEFT_OUT: [u8; 1 << 10] = {
    use Direction::{Down, Left, Right, Up};
    let paths = [
        [Down, Right, Up, Left, Down, Right],
        [Left, Down, Right, Up, Left, Down],
        [Left, Up, Right, Down, Left, Up],
        [Right, Up, Left, Down, Right, Up],
    ];
    let mut left_out = [0; 1 << 10];
    let mut path = 0;
    while path < paths.len() {
        let (mut history, mut at) = (0, 0);
        while at < 5 {
            history = history << 2 | paths[path][at] as usize;
            at += 1;
        }
        left_out[history] = 1 << paths[path][5] as u8;
        path += 1;
    }
    left_out
};

const NONE: Vertex = Vertex::MAX;

impl Tree {
    pub fn new(space: Space) -> Self {
        let neighbours: Vec<[Vertex; 4]> = (0..)
            .take(space.len())
            .map(|vertex| {
                Direction::ALL.map(|direction| space.graph().neighbour(vertex, direction).unwrap_or(NONE))
            })
            .collect();
        let exits = |around: &[Vertex; 4]| {
            (0..4).filter(|direction| around[*direction] != NONE).map(|direction| 1 << direction).sum()
        };
        Self { exits: neighbours.iter().map(exits).collect(), neighbours, space }
    }

    /// The steps of these moves from the start, and whether they end at a goal; `None` if a move is impossible.
    pub fn play(&self, turns: &[BlankMove]) -> Option<(Vec<PathStep>, bool)> {
        let mut classes = self.space.start().to_vec();
        let mut blanks = blanks(&classes);
        let (mut steps, mut shifts) = (Vec::with_capacity(turns.len()), Vec::new());
        for (number, turn) in (0..).zip(turns) {
            let blank = blanks.get_mut(usize::from(turn.slot))?;
            let towards = *Direction::ALL.get(usize::from(turn.direction))?;
            if turn.reach == 0 || !fill(&mut shifts, &self.space, &classes, *blank, towards, turn.reach) {
                return None;
            }
            for shift in &shifts {
                classes.swap(usize::from(shift.from), usize::from(shift.to));
                steps.push(PathStep { from: shift.from, to: shift.to, turn: number });
                *blank = shift.from;
            }
        }
        Some((steps, self.space.is_goal(&classes)))
    }

    pub fn space(&self) -> &Space {
        &self.space
    }
}

fn blanks(classes: &[Class]) -> Vec<Vertex> {
    vertices_of(classes, TilePuzzle::BLANK).collect()
}

impl DepthFirst {
    /// A search that stands at the start, with nothing to do yet.
    pub fn new(tree: Arc<Tree>, mut heuristic: Box<dyn Heuristic>) -> Self {
        let classes = tree.space.start().to_vec();
        Self {
            blanks: blanks(&classes),
            shifts: Vec::with_capacity(tree.space.len()),
            looks_ahead: !tree.space.metric().moves_lines() && heuristic.concrete().is_some(),
            heuristic,
            classes,
            path: vec![Frame::default()],
            threshold: 0,
            beyond: u32::MAX,
            root: 0,
            leaves: u32::MAX,
            end: 0,
            pause: Pause::Over,
            tree,
        }
    }

    pub fn heuristic(&mut self) -> &mut dyn Heuristic {
        &mut *self.heuristic
    }

    pub fn progress(&self) -> (u64, u64) {
        self.heuristic.progress()
    }

    /// Evaluates the start; returns its bound.
    pub fn place(&mut self) -> u32 {
        self.heuristic.place(&self.classes);
        self.heuristic.bound()
    }

    /// Begins to search everything below the root up to a threshold.
    pub fn begin(&mut self, threshold: u32) {
        self.threshold = threshold;
        self.end = threshold.min(self.leaves);
        self.beyond = u32::MAX;
        self.pause = Pause::None;
        if let Some(root) = self.path.pop() {
            self.apart(|search, heuristic| search.expand_from(heuristic, root));
        }
    }

    pub fn threshold(&self) -> u32 {
        self.threshold
    }

    pub fn beyond(&self) -> u32 {
        self.beyond
    }

    pub fn pause(&self) -> Pause {
        self.pause
    }

    /// Calls `act` with the search and its heuristic, apart.
    fn apart<T>(&mut self, act: impl FnOnce(&mut Self, &mut dyn Heuristic) -> T) -> T {
        let mut heuristic = std::mem::replace(&mut self.heuristic, Box::new(BlindHeuristic));
        let done = act(self, &mut *heuristic);
        self.heuristic = heuristic;
        done
    }

    /// Makes at most `budget` single steps; returns the steps made and the nodes they generated.
    pub fn advance(&mut self, budget: u64) -> (u64, u64) {
        // The loop for tables has no dynamic calls.
        self.apart(|search, heuristic| {
            match heuristic.concrete().and_then(|of| of.downcast_mut::<Patterns>()) {
                Some(patterns) => search.walk(patterns, budget),
                None => search.walk(heuristic, budget),
            }
        })
    }

    /// [`advance`](DepthFirst::advance), compiled for a kind of heuristic.
    // The loop is large: one copy of each is enough.
    #[inline(never)]
    fn walk<H: Heuristic + ?Sized>(&mut self, heuristic: &mut H, budget: u64) -> (u64, u64) {
        let (mut made, mut nodes) = (0, 0);
        while self.pause == Pause::None && made < budget {
            nodes += match self.tree.space.metric() {
                TileMetric::Line => self.line(heuristic),
                TileMetric::Step => self.step(heuristic),
            };
            made += 1;
        }
        (made, nodes)
    }

    /// Makes the next single step, or backtracks; returns the number of nodes generated.
    #[inline(always)]
    fn step<H: Heuristic + ?Sized>(&mut self, heuristic: &mut H) -> u64 {
        let depth = self.path.len() as u32;
        let Some(frame) = self.path.last_mut() else { return 1 };
        if frame.directions == 0 {
            self.next_blank(heuristic);
            return 0;
        }
        let direction = frame.directions.trailing_zeros() as u8;
        frame.directions &= frame.directions - 1;
        let slot = frame.next;
        let history = if self.blanks.len() == 1 { frame.history << 2 | u16::from(direction) } else { 0 };
        let to = self.blanks[usize::from(slot)];
        let from = self.tree.neighbours[usize::from(to)][usize::from(direction)];
        let class = self.classes[usize::from(from)];
        if class == TilePuzzle::BLANK {
            return 0;
        }
        let (shift, most) = (Shift { class, from, to }, self.threshold - depth);
        if let Err(bound) = heuristic.step(depth as usize, usize::from(direction), shift, most) {
            self.beyond = self.beyond.min(depth.saturating_add(bound));
            return 1;
        }
        self.classes[usize::from(to)] = class;
        self.classes[usize::from(from)] = TilePuzzle::BLANK;
        self.blanks[usize::from(slot)] = from;
        self.enter(heuristic, Frame { slot, direction, reach: 1, history, ..Frame::default() });
        1
    }

    /// Makes the next move along a line, or backtracks; returns the number of nodes generated.
    fn line<H: Heuristic + ?Sized>(&mut self, heuristic: &mut H) -> u64 {
        let depth = self.path.len() as u32;
        let Some(frame) = self.path.last_mut() else { return 1 };
        if frame.directions == 0 {
            self.next_blank(heuristic);
            return 0;
        }
        let (slot, direction, reach) =
            (frame.next, frame.directions.trailing_zeros() as u8, frame.next_reach + 1);
        frame.next_reach = reach;
        let blank = self.blanks[usize::from(slot)];
        let towards = Direction::ALL[usize::from(direction)];
        if !fill(&mut self.shifts, &self.tree.space, &self.classes, blank, towards, reach) {
            frame.directions &= frame.directions - 1;
            frame.next_reach = 0;
            return 0;
        }
        let to = self.shifts.last().map_or(blank, |shift| shift.from);
        if let Err(bound) = heuristic.advance(&self.shifts, self.threshold - depth) {
            self.beyond = self.beyond.min(depth.saturating_add(bound));
            return 1;
        }
        for shift in &self.shifts {
            self.classes.swap(usize::from(shift.from), usize::from(shift.to));
        }
        self.blanks[usize::from(slot)] = to;
        self.enter(heuristic, Frame { slot, direction, reach, ..Frame::default() });
        1
    }

    /// The directions worth trying for the blank `slot` after the move of `frame`: not straight back; by lines not
    /// along the same axis, as two such moves are one or none.
    #[inline]
    fn directions(&self, frame: &Frame, slot: u16) -> u8 {
        let exits = self.tree.exits[usize::from(self.blanks[usize::from(slot)])];
        if frame.reach == 0 || frame.slot != slot {
            return exits;
        }
        match self.tree.space.metric() {
            TileMetric::Line => exits & !(0b101 << (frame.direction & 1)),
            TileMetric::Step => {
                exits & !(1 << (frame.direction ^ 2) | LEFT_OUT[usize::from(frame.history & 0x3ff)])
            }
        }
    }

    #[inline(always)]
    fn enter<H: Heuristic + ?Sized>(&mut self, heuristic: &mut H, frame: Frame) {
        if self.path.len() as u32 != self.end {
            self.expand_from(heuristic, frame);
            return;
        }
        self.path.push(self.expanded(frame));
        if self.end < self.threshold {
            self.pause = Pause::Leaf;
            return;
        }
        self.beyond = self.beyond.min(self.threshold + 1);
        if self.tree.space.is_goal(&self.classes) {
            self.pause = Pause::Goal;
        }
    }

    /// The frame marked as fully expanded, for the threshold and for leaves.
    fn expanded(&self, frame: Frame) -> Frame {
        Frame { next: self.blanks.len() as u16, directions: 0, next_reach: 0, ..frame }
    }

    #[inline]
    fn expand_from<H: Heuristic + ?Sized>(&mut self, heuristic: &mut H, frame: Frame) {
        let directions = self.directions(&frame, 0);
        self.look_ahead(heuristic, self.path.len() + 1, 0, directions);
        self.path.push(Frame { next: 0, directions, next_reach: 0, ..frame });
    }

    /// Lets the heuristic evaluate the children before the first of them is compared.
    #[inline(always)]
    fn look_ahead<H: Heuristic + ?Sized>(&self, heuristic: &mut H, depth: usize, slot: u16, directions: u8) {
        if self.looks_ahead {
            let to = self.blanks[usize::from(slot)];
            for (direction, from) in self.tree.neighbours[usize::from(to)].into_iter().enumerate() {
                if directions >> direction & 1 != 0 {
                    let class = self.classes[usize::from(from)];
                    heuristic.look_ahead(depth, direction, Shift { class, from, to });
                }
            }
        }
    }

    /// Continues with the next blank, or backtracks.
    #[inline]
    fn next_blank<H: Heuristic + ?Sized>(&mut self, heuristic: &mut H) {
        let Some(frame) = self.path.last() else { return };
        let next = frame.next.saturating_add(1);
        if usize::from(next) >= self.blanks.len() {
            self.take_back(heuristic);
            return;
        }
        let directions = self.directions(frame, next);
        self.look_ahead(heuristic, self.path.len(), next, directions);
        if let Some(frame) = self.path.last_mut() {
            (frame.next, frame.directions, frame.next_reach) = (next, directions, 0);
        }
    }

    /// Undoes the last move, unless it leads to the root.
    fn take_back<H: Heuristic + ?Sized>(&mut self, heuristic: &mut H) {
        if self.path.len() == self.root + 1 {
            self.pause = Pause::Over;
            return;
        }
        self.undo(heuristic);
    }

    #[inline]
    fn undo<H: Heuristic + ?Sized>(&mut self, heuristic: &mut H) {
        let Some(frame) = self.path.pop() else { return };
        let blank = &mut self.blanks[usize::from(frame.slot)];
        self.shifts.clear();
        for _ in 0..frame.reach {
            let from = *blank;
            let to = self.tree.neighbours[usize::from(from)][usize::from(frame.direction ^ 2)];
            let class = self.classes[usize::from(to)];
            self.shifts.push(Shift { class, from, to });
            self.classes[usize::from(from)] = class;
            self.classes[usize::from(to)] = TilePuzzle::BLANK;
            *blank = to;
        }
        self.shifts.reverse();
        heuristic.retreat(&self.shifts);
    }

    /// Continues after a leaf.
    pub fn go_on(&mut self) {
        self.pause = Pause::None;
    }

    /// Abandons the rest of the subtree.
    pub fn stop(&mut self) {
        self.pause = Pause::Over;
    }

    pub fn turns(&self) -> Vec<BlankMove> {
        self.path[1..].iter().map(BlankMove::of).collect()
    }

    /// Makes the position after these moves the root, and begins to search below it. All moves must be possible.
    pub fn go_to(&mut self, turns: &[BlankMove], threshold: u32) {
        let shared =
            self.path[1..].iter().zip(turns).take_while(|(frame, turn)| BlankMove::of(frame) == **turn);
        let shared = shared.count();
        while self.path.len() > shared + 1 {
            self.apart(|search, heuristic| search.undo(heuristic));
        }
        for turn in &turns[shared..] {
            self.make(*turn);
        }
        self.root = self.path.len() - 1;
        self.begin(threshold);
    }

    fn make(&mut self, BlankMove { slot, direction, reach }: BlankMove) {
        let blank = &mut self.blanks[usize::from(slot)];
        let towards = Direction::ALL[usize::from(direction)];
        fill(&mut self.shifts, &self.tree.space, &self.classes, *blank, towards, reach);
        // No bound exceeds this limit.
        let _ = self.heuristic.advance(&self.shifts, u32::MAX);
        for shift in &self.shifts {
            self.classes.swap(usize::from(shift.from), usize::from(shift.to));
            *blank = shift.from;
        }
        let before = self.path.last().map_or(0, |frame| frame.history);
        let history = if self.blanks.len() == 1 { before << 2 | u16::from(direction) } else { 0 };
        self.path.push(Frame { slot, direction, reach, history, ..Frame::default() });
    }

    /// Maximum size of a table of the bound, in abstract states.
    pub fn table_size(&self) -> u64 {
        self.heuristic.table_size()
    }

    pub fn can_split(&self) -> bool {
        self.heuristic.fork().is_some()
    }

    /// Ends at leaves of this depth from now on. The returned search takes over the subtree of the current leaf, if the
    /// path is that deep. `None` if the bound cannot be forked.
    pub fn split(&mut self, leaves: usize) -> Option<Self> {
        let mut other = Self::new(self.tree.clone(), self.heuristic.fork()?);
        other.place();
        let depth = self.path.len() - 1;
        if depth > leaves {
            other.go_to(&self.turns()[..leaves], self.threshold);
            other.path.copy_from_slice(&self.path[..=leaves]);
            other.path[leaves] = other.expanded(other.path[leaves]);
            other.root = 0;
            self.root = leaves;
            std::mem::swap(self, &mut other);
        }
        self.leaves = leaves as u32;
        self.end = self.threshold.min(self.leaves);
        Some(other)
    }
}
