//! Sets of positions as bits, with the distance modulo 3 of each.

use std::ops::Range;

use crate::{
    states::visited_set::mark,
    util::{Memory, OutOfMemory},
};

/// One set for each cell, all of the same number of words, and three bits for each position: its mark, which is 0 until it is
/// met, then 1 + its distance modulo 3; and whether it is recent, that is in one of the last two layers. The mark tells which.
pub struct VisitedSets {
    /// Number of words of a set.
    words: usize,
    /// The lower and the higher bits of the marks.
    low: Vec<u64>,
    high: Vec<u64>,
    recent: Vec<u64>,
}

impl VisitedSets {
    pub fn new(sets: usize, words: usize, memory: &mut Memory) -> Result<Self, OutOfMemory> {
        let mut bits = || memory.vec(sets * words);
        Ok(Self { words, low: bits()?, high: bits()?, recent: bits()? })
    }

    /// Number of words of a set.
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

    /// All recent positions.
    pub fn recent(&self, set: usize) -> &[u64] {
        &self.recent[self.range(set, 0..self.words)]
    }

    /// The recent positions at a distance, word by word.
    #[inline]
    pub fn at(&self, distance: u32, set: usize, words: Range<usize>) -> impl Iterator<Item = u64> {
        let words = self.range(set, words);
        let is_marked = marked(distance);
        let marks = self.low[words.clone()].iter().zip(&self.high[words.clone()]);
        self.recent[words].iter().zip(marks).map(move |(recent, (low, high))| recent & is_marked(*low, *high))
    }

    /// Marks the positions in `reached` that were not met before with a distance. Positions two nearer cease to be recent.
    /// Returns the number of new positions.
    ///
    /// Not inlined, so that a JavaScript engine can replace it by optimized code during the run.
    #[inline(never)]
    pub fn meet(&mut self, distance: u32, set: usize, words: Range<usize>, reached: &[u64]) -> u64 {
        let words = self.range(set, words);
        // Modulo 3, distance + 1 equals distance - 2.
        let is_old = marked(distance + 1);
        let (low_bits, high_bits) = bits(distance);
        let marks = self.low[words.clone()].iter_mut().zip(&mut self.high[words.clone()]);
        let mut met = 0;
        for ((reached, recent), (low, high)) in reached.iter().zip(&mut self.recent[words]).zip(marks) {
            let new = reached & !(*low | *high);
            *recent = *recent & !is_old(*low, *high) | new;
            *low |= new & low_bits;
            *high |= new & high_bits;
            met += u64::from(new.count_ones());
        }
        met
    }
}

/// A filter for the mark of a distance, from its lower and higher bits.
fn marked(distance: u32) -> impl Fn(u64, u64) -> u64 {
    let (low, high) = bits(distance);
    move |other_low, other_high| !(other_low ^ low | other_high ^ high)
}

/// The two bits of a distance's mark, each repeated over a word.
fn bits(distance: u32) -> (u64, u64) {
    let mark = u64::from(mark(distance));
    ((mark & 1).wrapping_neg(), (mark >> 1).wrapping_neg())
}
