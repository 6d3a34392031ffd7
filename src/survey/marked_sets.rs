//! Sets of positions as bits of words, with the distance modulo 3 of each.

use std::ops::Range;

use crate::{
    states::visited_set::mark,
    util::{Memory, OutOfMemory},
};

/// As many sets as there are cells, of the same number of words, and three bits for each position: its mark, which is 0 until
/// it is met, then 1 more than its distance modulo 3; and whether it was met recently, at one of two distances that follow
/// each other. The mark says at which.
#[derive(Debug)]
pub struct MarkedSets {
    /// Words of a set.
    words: usize,
    /// The lower bits of marks, and the higher.
    low: Vec<u64>,
    high: Vec<u64>,
    recent: Vec<u64>,
}

impl MarkedSets {
    /// Empty sets.
    pub fn new(sets: usize, words: usize, memory: &mut Memory) -> Result<Self, OutOfMemory> {
        let mut bits = || memory.vec(sets * words);
        Ok(Self { words, low: bits()?, high: bits()?, recent: bits()? })
    }

    /// How many words a set has.
    pub fn words(&self) -> usize {
        self.words
    }

    fn range(&self, set: usize, Range { start, end }: Range<usize>) -> Range<usize> {
        let first = set * self.words;
        first + start..first + end
    }

    /// The mark of a position.
    pub fn mark(&self, set: usize, (word, bit): (usize, u32)) -> u8 {
        let word = set * self.words + word;
        (self.low[word] >> bit & 1 | (self.high[word] >> bit & 1) << 1) as u8
    }

    /// All that was met recently.
    pub fn recent(&self, set: usize) -> &[u64] {
        &self.recent[self.range(set, 0..self.words)]
    }

    /// The words of what was met recently at a distance.
    #[inline]
    pub fn at(&self, distance: u32, set: usize, words: Range<usize>) -> impl Iterator<Item = u64> {
        let words = self.range(set, words);
        let marked = Marked::of(distance);
        let marks = self.low[words.clone()].iter().zip(&self.high[words.clone()]);
        self.recent[words]
            .iter()
            .zip(marks)
            .map(move |(recent, (low, high))| recent & marked.in_(*low, *high))
    }

    /// Marks what of `reached` was not met before with a distance, and forgets what was met recently at the distance two
    /// less; how many were new.
    ///
    /// A function of its own: an engine that improves functions while they run need not wait for the end of a survey.
    #[inline(never)]
    pub fn meet(&mut self, distance: u32, set: usize, words: Range<usize>, reached: &[u64]) -> u64 {
        let words = self.range(set, words);
        // Modulo 3, 1 more is 2 less.
        let old = Marked::of(distance + 1);
        let (low_bits, high_bits) = bits(distance);
        let marks = self.low[words.clone()].iter_mut().zip(&mut self.high[words.clone()]);
        let mut met = 0;
        for ((reached, recent), (low, high)) in reached.iter().zip(&mut self.recent[words]).zip(marks) {
            let new = reached & !(*low | *high);
            *recent = *recent & !old.in_(*low, *high) | new;
            *low |= new & low_bits;
            *high |= new & high_bits;
            met += u64::from(new.count_ones());
        }
        met
    }
}

/// Finds what has the mark of a distance.
#[derive(Clone, Copy)]
struct Marked {
    other_low: u64,
    other_high: u64,
}

impl Marked {
    fn of(distance: u32) -> Self {
        let (low, high) = bits(distance);
        Self { other_low: !low, other_high: !high }
    }

    #[inline]
    fn in_(self, low: u64, high: u64) -> u64 {
        (low ^ self.other_low) & (high ^ self.other_high)
    }
}

/// The two bits of the mark of a distance, in all bits of a word.
fn bits(distance: u32) -> (u64, u64) {
    let mark = u64::from(mark(distance));
    ((mark & 1).wrapping_neg(), (mark >> 1).wrapping_neg())
}
