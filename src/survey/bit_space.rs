//! Enumeration of rectangles with one blank as bit sets, up to 64 positions at a time.

use rand_pcg::Pcg64;

use super::{
    numbering::Numbering,
    sample::draw,
    store::{FARTHEST, Layout, Store, StoreProgress},
    upright::Upright,
    visited_sets::VisitedSets,
};
use crate::{
    puzzle::{Class, TileMetric},
    states::{Positions, Space},
    util::{Memory, OutOfMemory},
};

/// The distance modulo 3 of every position of a full rectangle with one blank.
///
/// A position is the cell of the blank and the permutation of the tiles, row by row without it: a bit in the set of that
/// cell. A move along a row keeps the permutation, so the sets of the cells of a row are joined word by word; a move along a
/// column changes it, see [`Numbering`]. The positions reached on one cell are collected in a set, and the new ones are marked. A position
/// takes three bits: its mark, and whether it lies in the current layer or the next.
///
/// # Source
///
/// R. E. Korf and P. Schultze, "Large-scale parallel breadth-first search", AAAI 2005: permutations without the blank. One bit
/// set for each cell of the blank: R. E. Korf, "Linear-time disk-based implicit graph search", Journal of the ACM 55 (2008).
pub struct BitSpace {
    board: Upright,
    number: Numbering,
    /// For each cell of the blank a set of permutations. Recent are those of the current layer and the next; until the cell is
    /// settled, also those of the layer before.
    sets: VisitedSets,
    /// The positions reached on the current cell, and a buffer for those they are reached from.
    reached: Vec<u64>,
    from: Vec<u64>,
    has_reached: bool,
    /// The tasks of a layer, and the number of those done.
    tasks: Vec<LayerTask>,
    at: usize,
    depth: u32,
    /// For each cell, the number of positions in the layer before, the current one, and the next up to now.
    near: Vec<u64>,
    here: Vec<u64>,
    next: Vec<u64>,
    met: u64,
    /// True if all goals are stored.
    has_goals: bool,
    /// Maximum number of boards to draw from a layer, and the generator.
    draws: (usize, Pcg64),
}

/// A part of the expansion of a layer.
#[derive(Clone, Debug)]
enum LayerTask {
    /// Moves the blank along a column from a cell to the next, down or up; `goes_on` (by lines) also for positions that the same
    /// move reached on that cell.
    MoveColumn { from: usize, down: bool, goes_on: bool },
    /// Marks the positions reached on a cell, including those reached from the cells `beside` it in its row.
    Settle { cell: usize, beside: Vec<usize>, clears: bool },
}

/// Words of a set that are joined at a time, so that they stay in the processor's cache.
const CHUNK: usize = 512;

impl BitSpace {
    /// Room for all positions reachable from `layout`; `None` for boards of other kinds, or where it does not fit. `draws` is the
    /// maximum number of boards to draw from a layer, and the generator.
    pub fn new(space: &Space, layout: &[Class], draws: (usize, Pcg64), memory: &mut Memory) -> Option<Self> {
        let board = Upright::new(space)?;
        let (cells, width) = (board.len(), board.width);
        let before = memory.held();
        let room = |words, memory: &mut Memory| {
            Ok((VisitedSets::new(cells, words, memory)?, memory.vec(words)?, memory.vec(words)?))
        };
        let made = Numbering::new(&board, layout, memory, room);
        let Some((number, (sets, reached, from))) = made else {
            memory.give_back_to(before);
            return None;
        };
        Some(Self {
            tasks: tasks(width, cells, space.metric()),
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
            has_goals: false,
            draws,
        })
    }

    /// Puts a position into the first layer if it can be reached.
    fn add_goal(&mut self, layout: &[Class]) {
        let Some((cell, (word, bit))) = self.number.locate(&self.board, layout) else { return };
        let new = self.sets.meet(0, cell, word..word + 1, &[1 << bit]);
        self.here[cell] += new;
        self.met += new;
    }

    /// Does the next task of the layer. Returns the number of words touched and, once the layer is complete, the size of the
    /// next, 0 after the last.
    fn next_task(&mut self) -> (u64, Option<u64>) {
        let words = match self.tasks[self.at].clone() {
            LayerTask::MoveColumn { from, down, goes_on } => self.move_column(from, down, goes_on),
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

    /// Adds to `reached` the positions that a move along the column reaches from a cell. Returns the number of words touched.
    fn move_column(&mut self, cell: usize, down: bool, goes_on: bool) -> usize {
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
        let begin = if down { cell } else { cell - self.board.width };
        let from = if alone { sets.recent(cell) } else { from };
        self.number.apply(cell, begin, down, from, reached);
        self.has_reached = true;
        self.sets.words()
    }

    /// Returns whether all recent positions on a cell belong to the current layer.
    fn has_only_here(&self, cell: usize) -> bool {
        self.near[cell] == 0 && self.next[cell] == 0
    }

    /// Marks the new positions on a cell, of `reached` and of those reached from others in its row. Returns the number of words
    /// touched.
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

    /// Number of positions in the current layer; 0 until all goals are stored.
    fn in_layer(&self) -> u64 {
        if self.has_goals { self.here.iter().sum() } else { 0 }
    }

    /// The positions of the current layer with these numbers, in ascending order.
    #[inline(never)]
    fn layouts(&self, numbers: &[u64]) -> Vec<Layout> {
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
                    let tiles = self.number.order(cell, (word, rest.trailing_zeros()));
                    layouts.push(self.board.layout(tiles, cell));
                    passed = number;
                }
                passed = last;
            }
        }
        layouts
    }
}

impl Store for BitSpace {
    fn advance(
        &mut self,
        _budget: u64,
        positions: &mut dyn Positions,
        _memory: &mut Memory,
    ) -> Result<StoreProgress, OutOfMemory> {
        if self.has_goals {
            let (words, next_layer) = self.next_task();
            // Eight words take at most as long as one position in another store.
            return Ok(StoreProgress { cost: 1 + words / 8, next_layer });
        }
        if positions.take_goal() {
            self.add_goal(positions.layout());
            return Ok(StoreProgress::within(1));
        }
        self.has_goals = true;
        Ok(StoreProgress { cost: 1, next_layer: Some(self.met) })
    }

    fn met(&self) -> u64 {
        if self.has_goals { self.met } else { 0 }
    }

    fn size(&self) -> Option<u64> {
        Some(self.number.len() * self.board.len() as u64)
    }

    fn mark(&mut self, positions: &mut dyn Positions) -> u8 {
        self.number.locate(&self.board, positions.layout()).map_or(0, |(cell, bit)| self.sets.mark(cell, bit))
    }

    fn drawn(&mut self, most: usize, _positions: &mut dyn Positions) -> Vec<Layout> {
        let count = self.in_layer();
        let (draws, random) = &mut self.draws;
        let numbers = draw(count, most.min(*draws), random);
        self.layouts(&numbers)
    }

    fn first(&mut self, _positions: &mut dyn Positions) -> Vec<Layout> {
        self.layouts(&(0..self.in_layer().min(FARTHEST as u64)).collect::<Vec<u64>>())
    }
}

/// Adds words of a set to those of another.
///
/// Not inlined, so that a JavaScript engine can replace it by optimized code during the run.
#[inline(never)]
fn join(from: impl Iterator<Item = u64>, to: &mut [u64]) {
    for (from, to) in from.zip(to) {
        *to |= from;
    }
}

fn tasks(width: usize, cells: usize, metric: TileMetric) -> Vec<LayerTask> {
    let mut tasks = Vec::new();
    let row = |cell: usize| cell / width * width..cell / width * width + width;
    for cell in 0..cells {
        let lines = metric.moves_lines();
        if !lines && cell >= width {
            tasks.push(LayerTask::MoveColumn { from: cell - width, down: true, goes_on: false });
        }
        if !lines && cell + width < cells {
            tasks.push(LayerTask::MoveColumn { from: cell + width, down: false, goes_on: false });
        }
        let beside = row(cell).filter(|other| *other != cell && (lines || other.abs_diff(cell) == 1));
        tasks.push(LayerTask::Settle { cell, beside: beside.collect(), clears: true });
    }
    if metric.moves_lines() {
        for column in 0..width {
            let down = (column..cells - width).step_by(width);
            let up = (column + width..cells).step_by(width).rev();
            for (from, down) in down.map(|from| (from, true)).chain(up.map(|from| (from, false))) {
                let cell = if down { from + width } else { from - width };
                let ends = if down { cell + width >= cells } else { cell < width };
                tasks.push(LayerTask::MoveColumn { from, down, goes_on: true });
                tasks.push(LayerTask::Settle { cell, beside: Vec::new(), clears: ends });
            }
        }
    }
    tasks
}
