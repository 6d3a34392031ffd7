//! Whole spaces of rectangles with one blank and different tiles, as sets of bits: 60 positions at a time.

use super::{
    marked_sets::MarkedSets,
    order_number::{BitPlace, OrderNumber, orders},
    turn::Turn,
    upright::Upright,
};
use crate::{
    puzzle::{Class, TileMetric},
    states::Space,
    util::{Memory, OutOfMemory},
};

/// The distance modulo 3 of every position of a full rectangle with one blank from the nearest goal, found breadth first.
/// All tiles differ, or all but two: telling these apart makes as many positions that cannot be reached.
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
    /// A tile that has a look-alike, which has the next number.
    pair: Option<u8>,
    /// The turn of the window that begins at a place: downwards, that is where the last tile comes to be the first, and upwards.
    turns: Vec<[Turn; 2]>,
    /// For each cell of the blank a set of orders. Recent are those as far as what is being looked from, and one further;
    /// also those one nearer, until the cell is settled.
    sets: MarkedSets,
    /// What has been reached on the cell in hand, and room for what it is reached from.
    reached: Vec<u64>,
    from: Vec<u64>,
    /// Whether `reached` has any.
    has_reached: bool,
    /// What is done for a distance, and how far it is.
    tasks: Vec<LayerTask>,
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
enum LayerTask {
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
        if cells > MOST_CELLS || cells > board.copies.len() + 2 {
            return None;
        }
        let pair = board.copies.iter().position(|copies| *copies == 2).map(|pair| pair as u8);
        let number = OrderNumber::new(cells - 1);
        let words = number.words();
        let before = memory.held();
        let room = |memory: &mut Memory| {
            Ok::<_, OutOfMemory>((
                MarkedSets::new(cells, words, memory)?,
                memory.vec(words)?,
                memory.vec(words)?,
            ))
        };
        let Ok((sets, reached, from)) = room(memory) else {
            memory.give_back_to(before);
            return None;
        };
        let width = board.width;
        let (_, odd) = number.place(&told_apart(board.tiles(layout), pair));
        let row = board.blank(layout) / width;
        let is_odd = |cell: usize| odd != (width % 2 == 0 && (cell / width).abs_diff(row) % 2 == 1);
        let turns = |begin| [true, false].map(|up| Turn::new(&number, begin, width, up));
        Some(Self {
            odd: (0..cells).map(is_odd).collect(),
            turns: (0..cells - width).map(turns).collect(),
            tasks: tasks(width, cells, space.metric()),
            pair,
            board,
            number,
            sets,
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
    fn place(&self, layout: &[Class]) -> Option<(usize, BitPlace)> {
        let cell = self.board.blank(layout);
        let mut order = told_apart(self.board.tiles(layout), self.pair);
        let (place, odd) = self.number.place(&order);
        if odd == self.odd[cell] {
            return Some((cell, place));
        }
        // Which look-alike is which makes an order an even or an odd one.
        let pair = self.pair?;
        for tile in order.iter_mut().filter(|tile| **tile == pair || **tile == pair + 1) {
            *tile = 2 * pair + 1 - *tile;
        }
        Some((cell, self.number.place(&order).0))
    }

    /// The mark of a position: 0 if it was not met, else 1 more than its distance modulo 3.
    pub fn mark(&self, layout: &[Class]) -> u8 {
        self.place(layout).map_or(0, |(cell, place)| self.sets.mark(cell, place))
    }

    /// Puts a position at distance 0, if it can be reached and was not there yet.
    pub fn add(&mut self, layout: &[Class]) {
        let Some((cell, (word, bit))) = self.place(layout) else { return };
        let new = self.sets.meet(0, cell, word..word + 1, &[1 << bit]);
        self.here[cell] += new;
        self.met += new;
    }

    /// How many positions there are.
    pub fn size(&self) -> u64 {
        orders(self.number.tiles()) as u64 / 2 * self.board.len() as u64
    }

    /// Positions that were met.
    pub fn met(&self) -> u64 {
        self.met
    }

    /// Does a part of looking at the positions around those of this distance; how many words it looked at. At the end of the
    /// distance it says how many are one further away, 0 after the last; `None` before the end.
    pub fn advance(&mut self) -> (u64, Option<u64>) {
        let words = match self.tasks[self.at].clone() {
            LayerTask::Turn { from, down, goes_on } => self.turn(from, down, goes_on),
            LayerTask::Settle { cell, beside, clears } => self.settle(cell, &beside, clears),
        };
        self.at += 1;
        if self.at < self.tasks.len() {
            return (words as u64, None);
        }
        self.at = 0;
        let count = self.next.iter().sum();
        if count > 0 {
            self.depth += 1;
            std::mem::swap(&mut self.near, &mut self.here);
            std::mem::swap(&mut self.here, &mut self.next);
            self.next.fill(0);
        }
        (words as u64, Some(count))
    }

    /// Adds to what was reached what a turn leads to from a cell.
    fn turn(&mut self, cell: usize, down: bool, goes_on: bool) -> usize {
        let goes_on = goes_on && self.has_reached;
        if self.here[cell] == 0 && !goes_on {
            return 1;
        }
        let alone = self.has_only_here(cell) && !goes_on;
        let Self { sets, from, reached, .. } = self;
        if goes_on {
            std::mem::swap(from, reached);
            reached.fill(0);
        } else if !alone {
            from.fill(0);
        }
        if !alone {
            join(sets.at(self.depth, cell, 0..sets.words()), from);
        }
        let (begin, way) = if down { (cell, 0) } else { (cell - self.board.width, 1) };
        let from = if alone { sets.recent(cell) } else { from };
        self.turns[begin][way].turn(&self.number, self.odd[cell], from, reached);
        self.has_reached = true;
        self.sets.words()
    }

    /// Whether all that was met recently on a cell is what is being looked from.
    fn has_only_here(&self, cell: usize) -> bool {
        self.near[cell] == 0 && self.next[cell] == 0
    }

    /// Marks what is new on a cell, of what was reached and what is reached from others in its row.
    fn settle(&mut self, cell: usize, beside: &[usize], clears: bool) -> usize {
        let beside = beside.iter().filter(|cell| self.here[**cell] > 0);
        let beside: Vec<_> = beside.map(|cell| (*cell, self.has_only_here(*cell))).collect();
        if !self.has_reached && beside.is_empty() && self.near[cell] == 0 {
            return 1;
        }
        let words = self.sets.words();
        for begin in (0..words).step_by(CHUNK) {
            let chunk = begin..words.min(begin + CHUNK);
            let reached = &mut self.reached[chunk.clone()];
            for (other, alone) in &beside {
                if *alone {
                    join(self.sets.recent(*other)[chunk.clone()].iter().copied(), reached);
                } else {
                    join(self.sets.at(self.depth, *other, chunk.clone()), reached);
                }
            }
            let met = self.sets.meet(self.depth + 1, cell, chunk, reached);
            self.next[cell] += met;
            self.met += met;
            if clears {
                reached.fill(0);
            }
        }
        self.has_reached &= !clears;
        words
    }

    /// Layouts of the distance that is being looked from, by their numbers in it, which ascend.
    #[inline(never)]
    pub fn layouts(&self, numbers: &[u64]) -> Vec<Vec<Class>> {
        let mut layouts = Vec::new();
        let mut numbers = numbers.iter().copied().peekable();
        let mut passed = 0;
        for (cell, count) in self.here.iter().enumerate() {
            if numbers.peek().is_none_or(|number| *number >= passed + count) {
                passed += count;
                continue;
            }
            for (word, mut rest) in self.sets.at(self.depth, cell, 0..self.sets.words()).enumerate() {
                if numbers.peek().is_none() {
                    break;
                }
                let last = passed + u64::from(rest.count_ones());
                while numbers.peek().is_some_and(|number| *number < last) {
                    let number = numbers.next().unwrap_or(last);
                    for _ in passed..number {
                        rest &= rest - 1;
                    }
                    let order = self.number.order((word, rest.trailing_zeros()), self.odd[cell]);
                    let is_later = |tile| self.pair.is_some_and(|pair| tile > pair);
                    let tiles = order.into_iter().map(|tile| tile - u8::from(is_later(tile)));
                    layouts.push(self.board.layout(tiles, cell));
                    passed = number;
                }
                passed = last;
            }
        }
        layouts
    }
}

/// Adds words of a set to those of another.
///
/// A function of its own: an engine that improves functions while they run need not wait for the end of a survey.
#[inline(never)]
fn join(from: impl Iterator<Item = u64>, to: &mut [u64]) {
    for (from, to) in from.zip(to) {
        *to |= from;
    }
}

/// Tiles with numbers of their own, where there are at most two alike.
fn told_apart(tiles: impl Iterator<Item = u8>, pair: Option<u8>) -> Vec<u8> {
    let mut order: Vec<u8> = tiles.collect();
    if let Some(pair) = pair {
        order.iter_mut().filter(|tile| **tile > pair).for_each(|tile| *tile += 1);
        if let Some(second) = order.iter_mut().rfind(|tile| **tile == pair) {
            *second += 1;
        }
    }
    order
}

/// What is done for a distance, cell by cell.
fn tasks(width: usize, cells: usize, metric: TileMetric) -> Vec<LayerTask> {
    let mut tasks = Vec::new();
    let row = |cell: usize| cell / width * width..cell / width * width + width;
    for cell in 0..cells {
        let lines = metric == TileMetric::Line;
        if !lines && cell >= width {
            tasks.push(LayerTask::Turn { from: cell - width, down: true, goes_on: false });
        }
        if !lines && cell + width < cells {
            tasks.push(LayerTask::Turn { from: cell + width, down: false, goes_on: false });
        }
        let beside = row(cell).filter(|other| *other != cell && (lines || other.abs_diff(cell) == 1));
        tasks.push(LayerTask::Settle { cell, beside: beside.collect(), clears: true });
    }
    if metric == TileMetric::Line {
        for column in 0..width {
            let down = (column..cells - width).step_by(width);
            let up = (column + width..cells).step_by(width).rev();
            for (from, down) in down.map(|from| (from, true)).chain(up.map(|from| (from, false))) {
                let cell = if down { from + width } else { from - width };
                let ends = if down { cell + width >= cells } else { cell < width };
                tasks.push(LayerTask::Turn { from, down, goes_on: true });
                tasks.push(LayerTask::Settle { cell, beside: Vec::new(), clears: ends });
            }
        }
    }
    tasks
}
