//! The loop of a depth-first search: expansions, moves and their undoing along one path.

use crate::{
    board::Direction,
    heuristic::Heuristic,
    puzzle::{Class, TileMetric, TilePuzzle, Vertex},
    states::{Shift, Space, fill},
};

/// A depth-first search while it walks: its parts as slices, so that the compiler can keep them in registers.
pub struct Walker<'a> {
    pub space: &'a Space,
    pub around: &'a [Around],
    pub blanks: &'a mut [Vertex],
    pub classes: &'a mut [Class],
    /// The moves from the start up to `depth`, and room for more.
    pub path: &'a mut [Frame],
    pub depth: usize,
    pub shifts: &'a mut Vec<Shift>,
    /// The heuristic evaluates the children of a node together.
    pub looks_ahead: bool,
    pub state: WalkState,
}

/// The neighbours of a vertex by direction, and a bit for each direction that has one.
#[derive(Clone, Copy, Debug)]
pub struct Around {
    pub neighbours: [Vertex; 4],
    pub exits: u8,
}

/// How far a search walks, and what it encountered.
#[derive(Clone, Copy, Debug)]
pub struct WalkState {
    /// Maximum sum of moves made and bound.
    pub threshold: u32,
    /// The least sum above the threshold encountered.
    pub beyond: u32,
    /// Depth of the root, and of the leaves.
    pub root: usize,
    pub leaves: u32,
    /// Maximum depth expanded here: the lesser of threshold and leaves.
    pub end: u32,
    pub pause: Pause,
    /// The heuristic has not yet looked ahead from the current position.
    pub is_fresh: bool,
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

/// A move: the moved blank, the index of its direction in [`Direction::ALL`], and the number of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlankMove {
    pub slot: u16,
    pub direction: u8,
    pub reach: u16,
}

/// A move on the path, with the state of the expansion after it. Directions are indices into [`Direction::ALL`];
/// opposite ones differ by 2.
#[derive(Clone, Copy, Debug, Default)]
pub struct Frame {
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

impl Frame {
    pub fn turn(&self) -> BlankMove {
        BlankMove { slot: self.slot, direction: self.direction, reach: self.reach }
    }

    /// The frame marked as fully expanded, for the threshold and for leaves.
    pub fn expanded(self, blanks: usize) -> Self {
        Self { next: blanks as u16, directions: 0, next_reach: 0, ..self }
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

impl Walker<'_> {
    /// Makes the next move by `next`, [`step`](Walker::step) or [`line`](Walker::line), or backtracks, at most `budget` times,
    /// until the search pauses; returns how often, and the nodes generated.
    // The loop is large: one copy of each kind is enough.
    #[inline(never)]
    pub fn advance<H: Heuristic + ?Sized>(
        mut self,
        heuristic: &mut H,
        budget: u64,
        next: impl Fn(&mut Self, &mut H) -> u64,
    ) -> ((u64, u64), Self) {
        let (mut made, mut nodes) = (0, 0);
        while self.state.pause == Pause::None && made < budget {
            if self.path[self.depth].directions == 0 {
                self.next_blank(heuristic);
            } else {
                nodes += next(&mut self, heuristic);
            }
            made += 1;
        }
        ((made, nodes), self)
    }

    /// Makes the next single step; returns the number of nodes generated.
    #[inline(always)]
    pub fn step<H: Heuristic + ?Sized>(&mut self, heuristic: &mut H) -> u64 {
        let frame = &mut self.path[self.depth];
        let (slot, history, directions) = (frame.next, frame.history, frame.directions);
        frame.directions &= directions - 1;
        if std::mem::take(&mut self.state.is_fresh) && self.looks_ahead {
            self.look_ahead(heuristic, slot, directions);
        }
        let (direction, depth) = (directions.trailing_zeros() as u8 & 3, self.depth + 1);
        let to = self.blanks[usize::from(slot)];
        let from = self.around[usize::from(to)].neighbours[usize::from(direction)];
        let class = self.classes[usize::from(from)];
        if class == TilePuzzle::BLANK {
            return 0;
        }
        let (shift, most) = (Shift { class, from, to }, self.state.threshold - depth as u32);
        if let Err(bound) = heuristic.step(depth, usize::from(direction), shift, most) {
            self.state.beyond = self.state.beyond.min((depth as u32).saturating_add(bound));
            return 1;
        }
        self.classes[usize::from(to)] = class;
        self.classes[usize::from(from)] = TilePuzzle::BLANK;
        self.blanks[usize::from(slot)] = from;
        let history = if self.blanks.len() == 1 { history << 2 | u16::from(direction) } else { 0 };
        self.enter(Frame { slot, direction, reach: 1, history, ..Frame::default() });
        1
    }

    /// Makes the next move along a line; returns the number of nodes generated.
    #[inline(always)]
    pub fn line<H: Heuristic + ?Sized>(&mut self, heuristic: &mut H) -> u64 {
        let frame = &mut self.path[self.depth];
        let (slot, direction, reach) =
            (frame.next, frame.directions.trailing_zeros() as u8 & 3, frame.next_reach + 1);
        frame.next_reach = reach;
        let blank = self.blanks[usize::from(slot)];
        let towards = Direction::ALL[usize::from(direction)];
        if !fill(self.shifts, self.space, self.classes, blank, towards, reach) {
            frame.directions &= frame.directions - 1;
            frame.next_reach = 0;
            return 0;
        }
        let depth = self.depth as u32 + 1;
        if let Err(bound) = heuristic.advance(self.shifts, self.state.threshold - depth) {
            self.state.beyond = self.state.beyond.min(depth.saturating_add(bound));
            return 1;
        }
        self.shift(slot);
        self.enter(Frame { slot, direction, reach, ..Frame::default() });
        1
    }

    /// Moves the tiles of the listed shifts, and the blank that they fill.
    fn shift(&mut self, slot: u16) {
        for shift in self.shifts.iter() {
            self.classes.swap(usize::from(shift.from), usize::from(shift.to));
            self.blanks[usize::from(slot)] = shift.from;
        }
    }

    /// The directions worth trying for the blank `slot` after the move of `frame`: not straight back; by lines not
    /// along the same axis, as two such moves are one or none.
    #[inline(always)]
    fn directions(&self, frame: &Frame, slot: u16) -> u8 {
        let exits = self.around[usize::from(self.blanks[usize::from(slot)])].exits;
        if frame.reach == 0 || frame.slot != slot {
            return exits;
        }
        match self.space.metric() {
            TileMetric::Line => exits & !(0b101 << (frame.direction & 1)),
            TileMetric::Step => {
                exits & !(1 << (frame.direction ^ 2) | LEFT_OUT[usize::from(frame.history & 0x3ff)])
            }
        }
    }

    /// Adds a move to the path, and expands it unless the search ends there.
    #[inline(always)]
    fn enter(&mut self, frame: Frame) {
        self.depth += 1;
        if self.depth as u32 != self.state.end {
            self.expand(frame);
            return;
        }
        self.path[self.depth] = frame.expanded(self.blanks.len());
        if self.state.end < self.state.threshold {
            self.state.pause = Pause::Leaf;
            return;
        }
        self.state.beyond = self.state.beyond.min(self.state.threshold + 1);
        if self.space.is_goal(self.classes) {
            self.state.pause = Pause::Goal;
        }
    }

    /// Begins to expand the last move of the path.
    #[inline(always)]
    pub fn expand(&mut self, frame: Frame) {
        let directions = self.directions(&frame, 0);
        self.path[self.depth] = Frame { next: 0, directions, next_reach: 0, ..frame };
        self.state.is_fresh = true;
    }

    /// Lets the heuristic evaluate the children before the first of them is compared.
    #[inline(always)]
    fn look_ahead<H: Heuristic + ?Sized>(&self, heuristic: &mut H, slot: u16, directions: u8) {
        let to = self.blanks[usize::from(slot)];
        let neighbours = self.around[usize::from(to)].neighbours;
        let mut left = directions & 15;
        while left != 0 {
            let direction = left.trailing_zeros() as usize & 3;
            left &= left - 1;
            let from = neighbours[direction];
            let class = self.classes[usize::from(from)];
            heuristic.look_ahead(self.depth + 1, direction, Shift { class, from, to });
        }
    }

    /// Continues with the next blank, or backtracks.
    #[inline(always)]
    fn next_blank<H: Heuristic + ?Sized>(&mut self, heuristic: &mut H) {
        let frame = self.path[self.depth];
        let next = frame.next.saturating_add(1);
        if usize::from(next) < self.blanks.len() {
            let directions = self.directions(&frame, next);
            self.path[self.depth] = Frame { next, directions, next_reach: 0, ..frame };
            self.state.is_fresh = true;
        } else if self.depth == self.state.root {
            self.state.pause = Pause::Over;
        } else {
            self.undo(heuristic);
        }
    }

    /// Takes back the last move.
    #[inline(always)]
    pub fn undo<H: Heuristic + ?Sized>(&mut self, heuristic: &mut H) {
        let Frame { slot, direction, reach, .. } = self.path[self.depth];
        let blank = &mut self.blanks[usize::from(slot)];
        self.depth -= 1;
        self.shifts.clear();
        for _ in 0..reach {
            let from = *blank;
            let to = self.around[usize::from(from)].neighbours[usize::from((direction ^ 2) & 3)];
            let class = std::mem::replace(&mut self.classes[usize::from(to)], TilePuzzle::BLANK);
            self.classes[usize::from(from)] = class;
            *blank = to;
            let shift = Shift { class, from, to };
            if reach == 1 && !self.space.metric().moves_lines() {
                return heuristic.step_back(self.depth + 1, shift);
            }
            self.shifts.push(shift);
        }
        self.shifts.reverse();
        heuristic.retreat(self.shifts);
    }

    /// Adds a move to the path, whatever its bound is. It must be possible.
    pub fn make(&mut self, heuristic: &mut dyn Heuristic, BlankMove { slot, direction, reach }: BlankMove) {
        let blank = self.blanks[usize::from(slot)];
        let towards = Direction::ALL[usize::from(direction)];
        fill(self.shifts, self.space, self.classes, blank, towards, reach);
        let before = self.path[self.depth];
        self.depth += 1;
        // No bound exceeds this limit.
        let _ = match (self.space.metric(), &self.shifts[..]) {
            (TileMetric::Step, [shift]) => {
                heuristic.look_ahead(self.depth, usize::from(direction), *shift);
                heuristic.step(self.depth, usize::from(direction), *shift, u32::MAX)
            }
            (TileMetric::Step | TileMetric::Line, _) => heuristic.advance(self.shifts, u32::MAX),
        };
        self.shift(slot);
        let history = if self.blanks.len() == 1 { before.history << 2 | u16::from(direction) } else { 0 };
        self.path[self.depth] = Frame { slot, direction, reach, history, ..Frame::default() };
    }
}
