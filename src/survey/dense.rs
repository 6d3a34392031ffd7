use super::{order::Order, sample::Sample};
use crate::{
    memory::Memory,
    puzzle::{Class, Metric, Space, TilePuzzle},
};

/// The distance modulo 3 of every position of a full rectangle with one blank from the nearest goal, found breadth
/// first.
///
/// A position is the order of its tiles, row by row without the blank, and the cell of the blank. Every order has a
/// word, with two bits for each cell: 0 until the position with the blank there is met, then 1 more than its distance
/// modulo 3. So all that is held is two bits a position; moves along a row stay in a word; and moves along a column
/// change the rank of an order by a short sum. Where all tiles differ, half of the positions cannot be reached, and two
/// orders that differ in their last two tiles share a word.
///
/// # Source
///
/// Two bits a position: G. Cooperman and L. Finkelstein, "New methods for using Cayley graphs in interconnection
/// networks", Discrete Applied Mathematics 37/38 (1992), 95-118.
#[derive(Debug)]
pub struct Dense {
    width: usize,
    cells: usize,
    metric: Metric,
    /// The class of each tile.
    classes: Vec<Class>,
    order: Order,
    /// The cells on which the blank can be with an even order, and with an odd one.
    halves: [u32; 2],
    /// The cells that have a cell after them in their row.
    inner: u32,
    words: Vec<u32>,
    depth: u32,
    /// The next word to look at.
    at: usize,
    /// Positions of the next distance.
    next: u64,
    met: u64,
}

/// A bit for each cell of a word.
const CELLS: u32 = 0x5555_5555;

impl Dense {
    /// Marks for all positions that `layout` belongs to; `None` for boards of other kinds, or where they do not fit.
    pub fn new(space: &Space, layout: &[Class], memory: &mut Memory) -> Option<Self> {
        let cells = space.len();
        let blanks = layout.iter().filter(|class| **class == TilePuzzle::BLANK).count();
        if !space.is_rectangle() || blanks != 1 || cells > 16 {
            return None;
        }
        let mut classes: Vec<Class> = Vec::new();
        let mut copies = Vec::new();
        for (class, count) in
            (0..).zip(space.copies()).filter(|(class, count)| *class != TilePuzzle::BLANK && *count > 0)
        {
            classes.push(class);
            copies.push(count);
        }
        let mut order = Order::first(&copies)?;
        let len = if order.distinct { order.count() / 2 } else { order.count() };
        let words = memory.vec(len as usize).ok()?;
        let width = space.size().width();
        let row = |row: usize| ((1u64 << (2 * width)) - 1 << (2 * width * row)) as u32 & CELLS;
        let mut halves = [CELLS; 2];
        if order.distinct {
            let blank = set(&mut order, &classes, layout);
            let own = |at: &usize| width % 2 == 1 || (blank / width).abs_diff(*at).is_multiple_of(2);
            let own = (0..cells / width).filter(own).fold(0, |own, at| own | row(at));
            halves[usize::from(order.odd)] = own;
            halves[usize::from(!order.odd)] = !own & CELLS;
        }
        let last = (0..cells / width).fold(0, |last, at| last | 1 << (2 * (width * at + width - 1)));
        let metric = space.metric();
        Some(Self {
            width,
            cells,
            metric,
            classes,
            order,
            halves,
            inner: CELLS & !last,
            words,
            depth: 0,
            at: 0,
            next: 0,
            met: 0,
        })
    }

    /// The mark of a position: 0 if it was not met, else 1 more than its distance modulo 3.
    pub fn mark(&mut self, layout: &[Class]) -> u8 {
        self.place(layout).map_or(0, |(word, cell)| (self.words[word] >> (2 * cell) & 3) as u8)
    }

    /// Puts a position at distance 0; where it is, if it can be reached and was not there yet.
    pub fn add(&mut self, layout: &[Class]) -> Option<(usize, usize)> {
        let (word, cell) = self.place(layout)?;
        let new = self.words[word] >> (2 * cell) & 3 == 0;
        self.words[word] |= 1 << (2 * cell);
        self.met += u64::from(new);
        new.then_some((word, cell))
    }

    /// Positions that were met.
    pub fn met(&self) -> u64 {
        self.met
    }

    /// The word and the cell of a position; `None` if it is of the half that is left out.
    fn place(&mut self, layout: &[Class]) -> Option<(usize, usize)> {
        let blank = set(&mut self.order, &self.classes, layout);
        let fits = self.halves[usize::from(self.order.odd)] >> (2 * blank) & 1 == 1;
        fits.then(|| (self.word_of(self.order.rank), blank))
    }

    #[inline]
    fn word_of(&self, rank: u32) -> usize {
        (rank >> u32::from(self.order.distinct)) as usize
    }

    /// The layout of a position.
    pub fn layout(&self, (word, cell): (usize, usize)) -> Vec<Class> {
        let mut order = self.order.clone();
        order.seek((word as u32) << u32::from(order.distinct));
        if self.halves[usize::from(order.odd)] >> (2 * cell) & 1 == 0 {
            order.exchange_last();
        }
        let tiles = order.tiles[..self.cells - 1].iter();
        let mut layout: Vec<Class> = tiles.map(|tile| self.classes[usize::from(*tile)]).collect();
        layout.insert(cell, TilePuzzle::BLANK);
        layout
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
            let look = (self.depth % 3 + 1) * CELLS;
            let at =
                self.at + self.words[self.at..].iter().take_while(|word| unmet(**word ^ look) == 0).count();
            spent += ((at - self.at) / 64) as u64;
            self.at = at;
            if at < self.words.len() {
                let from = unmet(self.words[at] ^ look);
                self.expand(at, from, sample);
                self.at += 1;
            }
            spent += 1 + self.next - before;
        }
        self.at = 0;
        self.depth += 1;
        Some(std::mem::take(&mut self.next))
    }

    /// Looks around the positions of a word with the blank on the cells of `from`.
    fn expand(&mut self, word: usize, from: u32, sample: &mut Sample<(usize, usize)>) {
        let reached = self.along_rows(from);
        self.reach(word, reached, sample);
        if !self.order.distinct {
            self.order.seek(word as u32);
            self.along_columns(from, sample);
            return;
        }
        self.order.seek(2 * word as u32);
        for _ in 0..2 {
            let here = from & self.halves[usize::from(self.order.odd)];
            if here != 0 {
                self.along_columns(here, sample);
            }
            self.order.exchange_last();
        }
    }

    /// The cells that the blank comes to by moves along rows.
    #[inline(always)]
    fn along_rows(&self, from: u32) -> u32 {
        let mut reached = (from & self.inner) << 2 | from >> 2 & self.inner;
        if self.metric == Metric::Line {
            for _ in 2..self.width {
                reached |= (reached & self.inner) << 2 | reached >> 2 & self.inner;
            }
        }
        reached
    }

    /// Looks at the moves along columns of the positions with the order in hand and these cells of the blank.
    #[inline(always)]
    fn along_columns(&mut self, mut from: u32, sample: &mut Sample<(usize, usize)>) {
        while from != 0 {
            let blank = from.trailing_zeros() as usize / 2;
            from &= from - 1;
            // The tile from below goes before those between, the one from above after them.
            if blank + self.width < self.cells {
                let to = blank + self.width;
                self.along_column((blank, to), to, true, sample);
            }
            if blank >= self.width {
                let to = blank - self.width;
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
        let word = self.word_of(self.order.rank_after(upper, lower, up));
        self.reach(word, 1 << (2 * to), sample);
        if self.metric == Metric::Line {
            self.further(to, up, sample);
        }
    }

    /// The same for a blank that goes on along its column from `blank`, where it has come to.
    fn further(&mut self, mut blank: usize, up: bool, sample: &mut Sample<(usize, usize)>) {
        let mut order = self.order.clone();
        let from = if up { blank - self.width } else { blank + self.width };
        let mut tiles = order.tiles;
        let mut upper = from.min(blank);
        loop {
            let window = &mut tiles[upper..upper + self.width];
            if up {
                window.rotate_right(1);
                upper = blank;
                blank += self.width;
            } else {
                window.rotate_left(1);
                upper = match blank.checked_sub(self.width) {
                    Some(upper) => upper,
                    None => return,
                };
                blank = upper;
            }
            if blank >= self.cells {
                return;
            }
            order.set(tiles.into_iter());
            let word = self.word_of(order.rank_after(upper, upper + self.width, up));
            self.reach(word, 1 << (2 * blank), sample);
        }
    }

    /// Marks positions that were not met before.
    #[inline(always)]
    fn reach(&mut self, word: usize, cells: u32, sample: &mut Sample<(usize, usize)>) {
        let mut new = cells & unmet(self.words[word]);
        if new == 0 {
            return;
        }
        self.words[word] |= new * ((self.depth + 1) % 3 + 1);
        self.next += u64::from(new.count_ones());
        self.met += u64::from(new.count_ones());
        while new != 0 {
            sample.offer(|| (word, new.trailing_zeros() as usize / 2));
            new &= new - 1;
        }
    }
}

/// A bit for each pair of bits that is 0.
#[inline]
fn unmet(word: u32) -> u32 {
    !(word | word >> 1) & CELLS
}

/// Takes the order of a layout; returns where its blank is.
fn set(order: &mut Order, classes: &[Class], layout: &[Class]) -> usize {
    let tile = |class: &Class| classes.iter().position(|other| other == class).unwrap_or(0) as u8;
    order.set(layout.iter().filter(|class| **class != TilePuzzle::BLANK).map(tile));
    layout.iter().position(|class| *class == TilePuzzle::BLANK).unwrap_or(0)
}
