//! Whole spaces of rectangles with one blank and different tiles, as sets of bits: as fast as memory.

use super::{
    order_number::{OrderNumber, Place},
    turn::Turn,
    upright::Upright,
};
use crate::{
    puzzle::{Class, Metric},
    states::{Space, bfs_ball::mark},
    util::Memory,
};

/// The distance modulo 3 of every position of a full rectangle with one blank and different tiles from the nearest goal,
/// found breadth first, 60 positions at a time.
///
/// A position is the cell of the blank and the order of the tiles, row by row without it: a bit in the set of that
/// cell. A move along a row leaves the order as it is, so that the sets of the cells of a row are joined word by word; a move
/// along a column is a [`Turn`]. What can be reached from a cell's neighbours is put together in a set of its own, and what
/// of it is new is marked. Three bits are held for a position: its mark, and whether it is as far as those that are
/// being looked from, or one further.
///
/// # Source
///
/// R. E. Korf and P. Schultze, "Large-scale parallel breadth-first search", AAAI 2005: the order without the blank, so that
/// moves along rows keep it. Sets of bits, one for each cell of the blank: R. E. Korf, "Linear-time disk-based
/// implicit graph search", Journal of the ACM 55 (2008).
#[derive(Debug)]
pub struct BitSpace {
    board: Upright,
    number: OrderNumber,
    /// Whether the orders with the blank on a cell are odd ones.
    odd: Vec<bool>,
    /// The turn of the window that begins at a place: downwards, that is where the last tile comes to be the first, and upwards.
    turns: Vec<[Turn; 2]>,
    /// The bits of the marks: the lower, and the higher.
    low: Vec<u64>,
    high: Vec<u64>,
    /// What is as far as what is being looked from, or one further; also what is one nearer, until its cell is settled.
    recent: Vec<u64>,
    /// What has been reached on the cell in hand, and room for what it is reached from.
    reached: Vec<u64>,
    from: Vec<u64>,
    /// Whether `reached` has any.
    has_reached: bool,
    /// What is done for a distance, and how far it is.
    tasks: Vec<Task>,
    at: usize,
    depth: u32,
    /// For each cell how many positions are one nearer, as far, and one further so far.
    near: Vec<u64>,
    here: Vec<u64>,
    next: Vec<u64>,
    /// Positions that were met.
    met: u64,
}

/// A part of what is done for a distance.
#[derive(Clone, Debug)]
enum Task {
    /// Moves the blank along a column from a cell to the next one, down or up; by lines also what has come there in the same move.
    Turn { from: usize, down: bool, goes_on: bool },
    /// Marks what was reached on a cell, and what is reached there from others in its row.
    Settle { cell: usize, beside: Vec<usize>, clears: bool },
}

/// Words of a set that are joined before the next ones, so that they stay near the processor.
const CHUNK: usize = 512;

/// Cells at most: the sets of more would not fit any memory.
const MOST_CELLS: usize = 12;

impl BitSpace {
    /// Room for all positions that `layout` belongs to; `None` for boards of other kinds, or where they do not fit.
    pub fn new(space: &Space, layout: &[Class], memory: &mut Memory) -> Option<Self> {
        let board = Upright::new(space)?;
        let cells = board.len();
        if cells > MOST_CELLS || board.copies.iter().any(|copies| *copies > 1) {
            return None;
        }
        let number = OrderNumber::new(cells - 1);
        let words = number.words();
        let before = memory.held();
        let mut sets = |count: usize| memory.vec::<u64>(count * words).ok();
        let all = [sets(cells), sets(cells), sets(cells), sets(1), sets(1)];
        let [Some(low), Some(high), Some(recent), Some(reached), Some(from)] = all else {
            memory.give_back_to(before);
            return None;
        };
        let width = board.width;
        let (_, odd) = number.place(&board.tiles(layout).collect::<Vec<u8>>());
        let row = board.blank(layout) / width;
        let is_odd = |cell: usize| odd != (width % 2 == 0 && (cell / width).abs_diff(row) % 2 == 1);
        let turns = |begin| [true, false].map(|up| Turn::new(&number, begin, width, up));
        Some(Self {
            odd: (0..cells).map(is_odd).collect(),
            turns: (0..cells - width).map(turns).collect(),
            tasks: tasks(width, cells, space.metric()),
            board,
            number,
            low,
            high,
            recent,
            reached,
            from,
            has_reached: false,
            at: 0,
            depth: 0,
            near: vec![0; cells],
            here: vec![0; cells],
            next: vec![0; cells],
            met: 0,
        })
    }

    /// The cell of a position, and the place of its order; `None` if it cannot be reached.
    fn place(&self, layout: &[Class]) -> Option<(usize, Place)> {
        let cell = self.board.blank(layout);
        let (place, odd) = self.number.place(&self.board.tiles(layout).collect::<Vec<u8>>());
        (odd == self.odd[cell]).then_some((cell, place))
    }

    /// The mark of a position: 0 if it was not met, else 1 more than its distance modulo 3.
    pub fn mark(&self, layout: &[Class]) -> u8 {
        self.place(layout).map_or(0, |(cell, (word, bit))| {
            let word = cell * self.number.words() + word;
            (self.low[word] >> bit & 1 | (self.high[word] >> bit & 1) << 1) as u8
        })
    }

    /// Puts a position at distance 0, if it can be reached and was not there yet.
    pub fn add(&mut self, layout: &[Class]) {
        let Some((cell, (word, bit))) = self.place(layout) else { return };
        let word = cell * self.number.words() + word;
        if self.recent[word] >> bit & 1 == 0 {
            let (low, high) = masks(0);
            self.low[word] |= low & 1 << bit;
            self.high[word] |= high & 1 << bit;
            self.recent[word] |= 1 << bit;
            self.here[cell] += 1;
            self.met += 1;
        }
    }

    /// Positions that were met.
    pub fn met(&self) -> u64 {
        self.met
    }

    /// Looks at the positions around those of this distance, until about `budget` were met. At the end of the distance
    /// it says how many are one further away, 0 after the last; `None` before the end.
    pub fn advance(&mut self, budget: u64) -> Option<u64> {
        let before = self.met;
        let mut looked = 0;
        while self.at < self.tasks.len() {
            if looked / 64 + self.met - before >= budget {
                return None;
            }
            looked += self.work() as u64;
            self.at += 1;
        }
        self.at = 0;
        let count = self.next.iter().sum();
        if count > 0 {
            self.depth += 1;
            std::mem::swap(&mut self.near, &mut self.here);
            std::mem::swap(&mut self.here, &mut self.next);
            self.next.fill(0);
        }
        Some(count)
    }

    /// Does the task in hand; how many words were looked at.
    fn work(&mut self) -> usize {
        match self.tasks[self.at].clone() {
            Task::Turn { from, down, goes_on } => self.turn(from, down, goes_on),
            Task::Settle { cell, beside, clears } => self.settle(cell, &beside, clears),
        }
    }

    fn words_of(&self, cell: usize) -> std::ops::Range<usize> {
        let words = self.number.words();
        cell * words..(cell + 1) * words
    }

    fn turn(&mut self, cell: usize, down: bool, goes_on: bool) -> usize {
        let goes_on = goes_on && self.has_reached;
        if self.here[cell] == 0 && !goes_on {
            return 1;
        }
        let words = self.words_of(cell);
        let Self { recent, low, high, reached, from, .. } = self;
        let recent = &recent[words.clone()];
        let alone = self.near[cell] == 0 && self.next[cell] == 0 && !goes_on;
        if !alone {
            let here = Marked::new(self.depth);
            let marks = low[words.clone()].iter().zip(&high[words]);
            for ((from, recent), (low, high)) in from.iter_mut().zip(recent).zip(marks) {
                *from = recent & here.of(*low, *high);
            }
            if goes_on {
                for (from, reached) in from.iter_mut().zip(reached.iter_mut()) {
                    *from |= std::mem::take(reached);
                }
            }
        }
        let (begin, way) = if down { (cell, 0) } else { (cell - self.board.width, 1) };
        let from = if alone { recent } else { from };
        self.turns[begin][way].turn(&self.number, self.odd[cell], from, reached);
        self.has_reached = true;
        self.number.words()
    }

    fn settle(&mut self, cell: usize, beside: &[usize], clears: bool) -> usize {
        let beside: Vec<usize> = beside.iter().copied().filter(|cell| self.here[*cell] > 0).collect();
        if !self.has_reached && beside.is_empty() && self.near[cell] == 0 {
            return 1;
        }
        let words = self.number.words();
        for begin in (0..words).step_by(CHUNK) {
            let chunk = begin..words.min(begin + CHUNK);
            for cell in &beside {
                self.join(*cell, chunk.clone());
            }
            let found = self.mark_new(cell, chunk.clone());
            self.next[cell] += found;
            self.met += found;
            if clears {
                self.reached[chunk].fill(0);
            }
        }
        if clears {
            self.has_reached = false;
        }
        words
    }

    /// Adds what is being looked from on a cell to what was reached.
    fn join(&mut self, cell: usize, chunk: std::ops::Range<usize>) {
        let words = cell * self.number.words() + chunk.start..cell * self.number.words() + chunk.end;
        let recent = &self.recent[words.clone()];
        let reached = self.reached[chunk].iter_mut().zip(recent);
        if self.near[cell] == 0 && self.next[cell] == 0 {
            for (reached, recent) in reached {
                *reached |= recent;
            }
            return;
        }
        let here = Marked::new(self.depth);
        let marks = self.low[words.clone()].iter().zip(&self.high[words]);
        for ((reached, recent), (low, high)) in reached.zip(marks) {
            *reached |= recent & here.of(*low, *high);
        }
    }

    /// Marks what is new of what was reached on a cell; how many there are.
    fn mark_new(&mut self, cell: usize, chunk: std::ops::Range<usize>) -> u64 {
        let words = cell * self.number.words() + chunk.start..cell * self.number.words() + chunk.end;
        let nearer = Marked::new(self.depth + 2);
        let (low_mask, high_mask) = masks(self.depth + 1);
        let marks = self.low[words.clone()].iter_mut().zip(&mut self.high[words.clone()]);
        let mut found = 0;
        for ((reached, recent), (low, high)) in
            self.reached[chunk].iter().zip(&mut self.recent[words]).zip(marks)
        {
            let new = reached & !(*low | *high);
            *recent = *recent & !nearer.of(*low, *high) | new;
            *low |= new & low_mask;
            *high |= new & high_mask;
            found += u64::from(new.count_ones());
        }
        found
    }

    /// Layouts of the distance that is being looked from, by their numbers in it, which ascend.
    pub fn layouts(&self, numbers: &[u64]) -> Vec<Vec<Class>> {
        let here = Marked::new(self.depth);
        let mut layouts = Vec::new();
        let mut numbers = numbers.iter().copied().peekable();
        let mut passed = 0;
        for (cell, count) in self.here.iter().enumerate() {
            if numbers.peek().is_none_or(|number| *number >= passed + count) {
                passed += count;
                continue;
            }
            let words = self.words_of(cell);
            let marks = self.low[words.clone()].iter().zip(&self.high[words.clone()]);
            for (word, (recent, (low, high))) in self.recent[words].iter().zip(marks).enumerate() {
                let mut rest = recent & here.of(*low, *high);
                let last = passed + u64::from(rest.count_ones());
                while numbers.peek().is_some_and(|number| *number < last) {
                    let number = numbers.next().unwrap_or(last);
                    for _ in passed..number {
                        rest &= rest - 1;
                    }
                    let order = self.number.order((word, rest.trailing_zeros()), self.odd[cell]);
                    layouts.push(self.board.layout(order, cell));
                    passed = number;
                }
                passed = last;
            }
        }
        layouts
    }
}

/// Finds what has the mark of a distance.
#[derive(Clone, Copy)]
struct Marked {
    low: u64,
    high: u64,
}

impl Marked {
    fn new(distance: u32) -> Self {
        let (low, high) = masks(distance);
        Self { low: !low, high: !high }
    }

    #[inline]
    fn of(self, low: u64, high: u64) -> u64 {
        (low ^ self.low) & (high ^ self.high)
    }
}

/// The two bits of the mark of a distance, in all bits of a word.
fn masks(distance: u32) -> (u64, u64) {
    let mark = u64::from(mark(distance));
    ((mark & 1).wrapping_neg(), (mark >> 1).wrapping_neg())
}

/// What is done for a distance, cell by cell.
fn tasks(width: usize, cells: usize, metric: Metric) -> Vec<Task> {
    let mut tasks = Vec::new();
    let row = |cell: usize| cell / width * width..cell / width * width + width;
    for cell in 0..cells {
        let lines = metric == Metric::Line;
        if !lines && cell >= width {
            tasks.push(Task::Turn { from: cell - width, down: true, goes_on: false });
        }
        if !lines && cell + width < cells {
            tasks.push(Task::Turn { from: cell + width, down: false, goes_on: false });
        }
        let beside = row(cell).filter(|other| *other != cell && (lines || other.abs_diff(cell) == 1));
        tasks.push(Task::Settle { cell, beside: beside.collect(), clears: true });
    }
    if metric == Metric::Line {
        for column in 0..width {
            let down = (column..cells - width).step_by(width);
            let up = (column + width..cells).step_by(width).rev();
            for (from, down) in down.map(|from| (from, true)).chain(up.map(|from| (from, false))) {
                let cell = if down { from + width } else { from - width };
                let ends = if down { cell + width >= cells } else { cell < width };
                tasks.push(Task::Turn { from, down, goes_on: true });
                tasks.push(Task::Settle { cell, beside: Vec::new(), clears: ends });
            }
        }
    }
    tasks
}
