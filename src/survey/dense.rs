//! Whole spaces of rectangles with one blank and tiles that are alike, four bits a position.

use super::{permutation_rank::PermutationRank, sample::Sample, upright::Upright};
use crate::{
    puzzle::{Class, TileMetric},
    states::{Space, marked_positions::mark},
    util::Memory,
};

/// The distance modulo 3 of every position of a full rectangle with one blank, on which tiles are alike, from the nearest
/// goal, found breadth first.
///
/// A position is the order of its tiles, row by row without the blank, and the cell of the blank. Every order has a
/// word, with two bits for each cell: 0 until the position with the blank there is met, then 1 more than its distance
/// modulo 3; and as far above them a bit that says whether it is still to be looked from. So moves along a row stay in a
/// word, and moves along a column change the rank of an order by a short sum.
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
    /// The cells that have a cell after them in their row.
    inner: u32,
    words: Vec<u64>,
    depth: u32,
    /// The next word to look at.
    at: usize,
    /// Positions of the next distance.
    next: u64,
    /// Positions of all distances before.
    met: u64,
}

/// A bit for each cell of a word.
const CELLS: u32 = 0x5555_5555;

impl Dense {
    /// Marks for all positions; `None` for boards of other kinds, or where they do not fit.
    pub fn new(space: &Space, memory: &mut Memory) -> Option<Self> {
        let board = Upright::new(space)?;
        let order = PermutationRank::first(&board.copies)?;
        let words = memory.vec(order.count() as usize).ok()?;
        let ends = (0..board.len()).filter(|cell| (cell + 1) % board.width != 0);
        let inner = ends.fold(0, |bits, cell| bits | 1 << (2 * cell));
        let metric = space.metric();
        Some(Self { board, metric, order, inner, words, depth: 0, at: 0, next: 0, met: 0 })
    }

    /// Takes the order of a layout; returns the cell of its blank.
    fn set(&mut self, layout: &[Class]) -> usize {
        self.order.set(self.board.tiles(layout));
        self.board.blank(layout)
    }

    /// The mark of a position: 0 if it was not met, else 1 more than its distance modulo 3.
    pub fn mark(&mut self, layout: &[Class]) -> u8 {
        let (word, cell) = self.place(layout);
        (self.words[word] >> (2 * cell) & 3) as u8
    }

    /// Puts a position at distance 0; where it is, if it was not there yet.
    pub fn add(&mut self, layout: &[Class]) -> Option<(usize, usize)> {
        let (word, cell) = self.place(layout);
        let new = unmet(self.words[word] as u32) >> (2 * cell) & 1 == 1;
        self.words[word] |= marked(1 << (2 * cell), 0);
        self.met += u64::from(new);
        new.then_some((word, cell))
    }

    /// How many positions there are.
    pub fn size(&self) -> u64 {
        self.words.len() as u64 * self.board.len() as u64
    }

    /// Positions that were met.
    pub fn met(&self) -> u64 {
        self.met + self.next
    }

    /// The word and the cell of a position.
    fn place(&mut self, layout: &[Class]) -> (usize, usize) {
        let blank = self.set(layout);
        (self.order.rank as usize, blank)
    }

    /// The layout of a position.
    pub fn layout(&self, (word, cell): (usize, usize)) -> Vec<Class> {
        let mut order = self.order.clone();
        order.seek(word as u32);
        self.board.layout(order.tiles, cell)
    }

    /// Looks at the positions around those of this distance, until about `budget` were met. At the end of the distance
    /// it says how many are one further away, 0 after the last; `None` before the end.
    pub fn advance(&mut self, budget: u64, sample: &mut Sample<(usize, usize)>) -> Option<u64> {
        let mut spent = 0;
        while self.at < self.words.len() {
            if spent >= budget {
                return None;
            }
            let before = self.next;
            let passed = self.pass();
            if self.at < self.words.len() {
                self.expand(sample);
                self.at += 1;
            }
            spent += 1 + passed / 64 + self.next - before;
        }
        self.at = 0;
        self.depth += 1;
        self.met += self.next;
        Some(std::mem::take(&mut self.next))
    }

    /// Goes on to the next word with positions of this distance; how many it passes.
    ///
    /// Functions of their own, so that an engine that improves them while they run need not wait for the end of a survey.
    #[inline(never)]
    fn pass(&mut self) -> u64 {
        let (words, depth) = (&self.words[self.at..], self.depth);
        let passed = words.iter().take_while(|word| due(**word, depth) == 0).count();
        self.at += passed;
        passed as u64
    }

    /// Looks around the positions of this distance in the current word.
    #[inline(never)]
    fn expand(&mut self, sample: &mut Sample<(usize, usize)>) {
        let word = self.at;
        let from = due(self.words[word], self.depth);
        self.words[word] ^= u64::from(from) << DUE;
        let reached = self.along_rows(from);
        self.reach(word, reached, sample);
        self.order.seek(word as u32);
        self.along_columns(from, sample);
    }

    /// The cells that the blank comes to by moves along rows.
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

    /// Looks at the moves along columns of the positions with the current order and these cells of the blank.
    #[inline(always)]
    fn along_columns(&mut self, mut from: u32, sample: &mut Sample<(usize, usize)>) {
        while from != 0 {
            let blank = from.trailing_zeros() as usize / 2;
            from &= from - 1;
            // The tile from below goes before those between, the one from above after them.
            if blank + self.board.width < self.board.len() {
                let to = blank + self.board.width;
                self.along_column((blank, to), to, true, sample);
            }
            if blank >= self.board.width {
                let to = blank - self.board.width;
                self.along_column((to, blank), to, false, sample);
            }
        }
    }

    #[inline(always)]
    fn along_column(
        &mut self,
        (upper, lower): (usize, usize),
        to: usize,
        up: bool,
        sample: &mut Sample<(usize, usize)>,
    ) {
        let word = self.order.rank_after(upper, lower, up) as usize;
        self.reach(word, 1 << (2 * to), sample);
        if self.metric == TileMetric::Line {
            self.further(to, up, sample);
        }
    }

    /// The same for a blank that goes on along its column from `blank`, where it has come to.
    fn further(&mut self, mut blank: usize, up: bool, sample: &mut Sample<(usize, usize)>) {
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
            self.reach(word, 1 << (2 * blank), sample);
        }
    }

    /// Marks positions that were not met before.
    #[inline(always)]
    fn reach(&mut self, word: usize, cells: u32, sample: &mut Sample<(usize, usize)>) {
        let mut new = cells & unmet(self.words[word] as u32);
        if new == 0 {
            return;
        }
        self.words[word] |= marked(new, self.depth + 1);
        self.next += u64::from(new.count_ones());
        while new != 0 {
            sample.offer(|| (word, new.trailing_zeros() as usize / 2));
            new &= new - 1;
        }
    }
}

/// How far above the marks of a word the bits lie that say what is still to be looked from.
const DUE: u32 = 32;

/// The cells of a word that are to be looked from at this distance.
#[inline]
fn due(word: u64, distance: u32) -> u32 {
    let look = u32::from(mark(distance)) * CELLS;
    (word >> DUE) as u32 & unmet(word as u32 ^ look)
}

/// What cells look like that are met at this distance.
#[inline]
fn marked(cells: u32, distance: u32) -> u64 {
    u64::from(cells * u32::from(mark(distance))) | u64::from(cells) << DUE
}

/// A bit for each pair of bits that is 0.
#[inline]
fn unmet(word: u32) -> u32 {
    !(word | word >> 1) & CELLS
}
