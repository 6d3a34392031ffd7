//! Enumeration of rectangles with one blank and identical tiles, four bits a position.

use super::{
    permutation_rank::PermutationRank,
    sample::Sample,
    store::{FARTHEST, Layout, Store, StoreProgress},
    upright::Upright,
};
use crate::{
    puzzle::{Class, TileMetric},
    states::{Positions, Space, visited_set::mark},
    util::{Memory, OutOfMemory},
};

/// The distance modulo 3 of every position of a full rectangle with one blank and identical tiles.
///
/// A position is the permutation of its tiles, row by row without the blank, and the cell of the blank. Every permutation
/// has a word. The lower half of the word has two bits for each cell of the blank: 0 until that position is met, then
/// 1 + its distance modulo 3. The upper half has a bit at the same place until the position is expanded. So a move along a row
/// stays in its word, and a move along a column changes the rank of the permutation by a short sum.
///
/// # Source
///
/// Marks of two bits: G. Cooperman and L. Finkelstein, "New methods for using Cayley graphs in interconnection
/// networks", Discrete Applied Mathematics 37/38 (1992), 95-118.
#[derive(Debug)]
pub struct Dense {
    board: Upright,
    metric: TileMetric,
    order: PermutationRank,
    /// The cells that are not the last of their row, a bit each.
    inner: u32,
    words: Vec<u64>,
    depth: u32,
    /// The next word to expand.
    at: usize,
    /// Size of the next layer up to now.
    next: u64,
    /// Number of positions in the layers before it.
    met: u64,
    /// True if all goals are stored.
    has_goals: bool,
    sample: Sample<(usize, usize)>,
}

/// A bit for each cell of a word.
const CELLS: u32 = 0x5555_5555;

impl Dense {
    /// Room for all positions; `None` for boards of other kinds, or where it does not fit.
    pub fn new(space: &Space, sample: Sample<(usize, usize)>, memory: &mut Memory) -> Option<Self> {
        let board = Upright::new(space)?;
        let order = PermutationRank::first(&board.copies)?;
        let words = memory.vec(order.count() as usize).ok()?;
        let ends = (0..board.len()).filter(|cell| (cell + 1) % board.width != 0);
        let inner = ends.fold(0, |bits, cell| bits | 1 << (2 * cell));
        let metric = space.metric();
        Some(Self {
            board,
            metric,
            order,
            inner,
            words,
            depth: 0,
            at: 0,
            next: 0,
            met: 0,
            has_goals: false,
            sample,
        })
    }

    /// Puts a position into the first layer.
    fn add_goal(&mut self, layout: &[Class]) {
        let (word, cell) = self.locate(layout);
        if unmet(self.words[word] as u32) >> (2 * cell) & 1 == 1 {
            self.words[word] |= marked(1 << (2 * cell), 0);
            self.met += 1;
            self.sample.offer(|| (word, cell));
        }
    }

    /// The word and the cell of a position.
    fn locate(&mut self, layout: &[Class]) -> (usize, usize) {
        self.order.set(self.board.tiles(layout));
        (self.order.rank as usize, self.board.blank(layout))
    }

    fn layout(&self, (word, cell): (usize, usize)) -> Layout {
        let mut order = self.order.clone();
        order.seek(word as u32);
        self.board.layout(order.tiles, cell)
    }

    /// Expands positions of this layer until about `budget` more are met. Returns the size of the next layer once this one is
    /// complete, 0 after the last.
    fn expand_layer(&mut self, budget: u64) -> Option<u64> {
        let mut spent = 0;
        while self.at < self.words.len() {
            if spent >= budget {
                return None;
            }
            let before = self.next;
            let passed = self.pass();
            if self.at < self.words.len() {
                self.expand();
                self.at += 1;
            }
            spent += 1 + passed / 64 + self.next - before;
        }
        self.at = 0;
        self.depth += 1;
        self.met += self.next;
        if self.next > 0 {
            self.sample.end();
        }
        Some(std::mem::take(&mut self.next))
    }

    /// Skips to the next word with positions of this layer. Returns the number of words skipped.
    ///
    /// `pass` and `expand` are not inlined, so that a JavaScript engine can replace them by optimized code during the run.
    #[inline(never)]
    fn pass(&mut self) -> u64 {
        let (words, depth) = (&self.words[self.at..], self.depth);
        let passed = words.iter().take_while(|word| due(**word, depth) == 0).count();
        self.at += passed;
        passed as u64
    }

    /// Expands the positions of this layer in the current word.
    #[inline(never)]
    fn expand(&mut self) {
        let word = self.at;
        let from = due(self.words[word], self.depth);
        self.words[word] ^= u64::from(from) << DUE;
        let reached = self.along_rows(from);
        self.reach(word, reached);
        self.order.seek(word as u32);
        self.along_columns(from);
    }

    /// The cells that the blank reaches by moves along rows.
    #[inline(always)]
    fn along_rows(&self, from: u32) -> u32 {
        let mut reached = (from & self.inner) << 2 | from >> 2 & self.inner;
        if self.metric == TileMetric::Line {
            for _ in 2..self.board.width {
                reached |= (reached & self.inner) << 2 | reached >> 2 & self.inner;
            }
        }
        reached
    }

    /// Makes all moves along columns from the positions with the current permutation and these cells of the blank.
    #[inline(always)]
    fn along_columns(&mut self, mut from: u32) {
        while from != 0 {
            let blank = from.trailing_zeros() as usize / 2;
            from &= from - 1;
            // A tile from below is inserted before those between, one from above after them.
            if blank + self.board.width < self.board.len() {
                let to = blank + self.board.width;
                self.along_column((blank, to), to, true);
            }
            if blank >= self.board.width {
                let to = blank - self.board.width;
                self.along_column((to, blank), to, false);
            }
        }
    }

    #[inline(always)]
    fn along_column(&mut self, (upper, lower): (usize, usize), to: usize, up: bool) {
        let word = self.order.rank_after(upper, lower, up) as usize;
        self.reach(word, 1 << (2 * to));
        if self.metric == TileMetric::Line {
            self.further(to, up);
        }
    }

    /// Continues the move of the blank along its column beyond `blank`, which it has reached.
    fn further(&mut self, mut blank: usize, up: bool) {
        let mut order = self.order.clone();
        let from = if up { blank - self.board.width } else { blank + self.board.width };
        let mut tiles = order.tiles;
        let mut upper = from.min(blank);
        loop {
            let window = &mut tiles[upper..upper + self.board.width];
            if up {
                window.rotate_right(1);
                upper = blank;
                blank += self.board.width;
            } else {
                window.rotate_left(1);
                upper = match blank.checked_sub(self.board.width) {
                    Some(upper) => upper,
                    None => return,
                };
                blank = upper;
            }
            if blank >= self.board.len() {
                return;
            }
            order.set(tiles.into_iter());
            let word = order.rank_after(upper, upper + self.board.width, up) as usize;
            self.reach(word, 1 << (2 * blank));
        }
    }

    /// Marks the positions that were not met before.
    #[inline(always)]
    fn reach(&mut self, word: usize, cells: u32) {
        let mut new = cells & unmet(self.words[word] as u32);
        if new == 0 {
            return;
        }
        self.words[word] |= marked(new, self.depth + 1);
        self.next += u64::from(new.count_ones());
        while new != 0 {
            self.sample.offer(|| (word, new.trailing_zeros() as usize / 2));
            new &= new - 1;
        }
    }
}

impl Store for Dense {
    fn advance(
        &mut self,
        budget: u64,
        positions: &mut dyn Positions,
        _memory: &mut Memory,
    ) -> Result<StoreProgress, OutOfMemory> {
        if self.has_goals {
            let before = self.met();
            let next_layer = self.expand_layer(budget);
            return Ok(StoreProgress { cost: 1 + self.met() - before, next_layer });
        }
        if positions.take_goal() {
            self.add_goal(positions.layout());
            return Ok(StoreProgress::within(1));
        }
        self.has_goals = true;
        self.sample.end();
        Ok(StoreProgress { cost: 1, next_layer: Some(self.met) })
    }

    fn met(&self) -> u64 {
        if self.has_goals { self.met + self.next } else { 0 }
    }

    fn size(&self) -> Option<u64> {
        Some(self.words.len() as u64 * self.board.len() as u64)
    }

    fn mark(&mut self, positions: &mut dyn Positions) -> u8 {
        let (word, cell) = self.locate(positions.layout());
        (self.words[word] >> (2 * cell) & 3) as u8
    }

    fn drawn(&mut self, most: usize, _positions: &mut dyn Positions) -> Vec<Layout> {
        self.sample.drawn().iter().take(most).map(|position| self.layout(*position)).collect()
    }

    fn first(&mut self, _positions: &mut dyn Positions) -> Vec<Layout> {
        self.sample.first().iter().take(FARTHEST).map(|position| self.layout(*position)).collect()
    }
}

/// Distance in a word from the marks to the bits of the positions still to be expanded.
const DUE: u32 = 32;

/// The cells of a word that are to be expanded in the layer of this distance.
#[inline]
fn due(word: u64, distance: u32) -> u32 {
    let look = u32::from(mark(distance)) * CELLS;
    (word >> DUE) as u32 & unmet(word as u32 ^ look)
}

/// The bits of cells that are met at this distance.
#[inline]
fn marked(cells: u32, distance: u32) -> u64 {
    u64::from(cells * u32::from(mark(distance))) | u64::from(cells) << DUE
}

/// A bit for each pair of bits that is 0.
#[inline]
fn unmet(word: u32) -> u32 {
    !(word | word >> 1) & CELLS
}
