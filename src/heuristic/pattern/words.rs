//! The orders in which the pieces of a pattern can stand, numbered, and how a move changes the number.

use std::ops::Range;

use super::shapes::Hop;

/// The orders in which the pieces of a pattern can stand, read along ascending vertices: words of classes, each
/// class as often as it has copies, numbered in ascending order.
#[derive(Debug)]
pub struct Words {
    /// Four bits a letter, the first letter highest.
    spelt: Vec<u64>,
    pieces: usize,
    /// The number of the word with the letters at `i` and `i + 1` exchanged, for each `i` and each word.
    swaps: Vec<u16>,
}

impl Words {
    /// Pieces at most.
    pub const MOST_PIECES: usize = 15;
    /// Words at most.
    pub const MOST: u64 = 1 << 16;

    /// The words over letters 0, 1, … with these numbers of copies.
    pub fn new(copies: &[usize]) -> Self {
        let pieces = copies.iter().sum();
        let mut spelt = Vec::new();
        spell(&mut copies.to_vec(), pieces, 0, &mut spelt);
        let mut all = Self { spelt, pieces, swaps: Vec::new() };
        for at in 1..pieces {
            let swapped = |word: &u64| {
                let shift = 4 * (pieces - 1 - at);
                let differ = (word >> shift ^ word >> (shift + 4)) & 15;
                all.find(word ^ (differ << shift | differ << (shift + 4)))
            };
            let swaps: Vec<u16> = all.spelt.iter().map(swapped).collect();
            all.swaps.extend(swaps);
        }
        all
    }

    /// How many words there are.
    pub fn len(&self) -> usize {
        self.spelt.len()
    }

    /// The number of a word given by its letters.
    pub fn number(&self, letters: impl IntoIterator<Item = usize>) -> u16 {
        self.find(letters.into_iter().fold(0, |word, letter| word << 4 | letter as u64))
    }

    fn find(&self, word: u64) -> u16 {
        self.spelt.partition_point(|other| *other < word) as u16
    }

    /// The word after the letter at `from` has passed its neighbours and stands at `to`.
    #[inline]
    pub fn shifted(&self, mut word: u16, from: usize, to: usize) -> u16 {
        let pairs: Range<usize> = from.min(to)..from.max(to);
        if from < to {
            for at in pairs {
                word = self.swaps[at * self.spelt.len() + usize::from(word)];
            }
        } else {
            for at in pairs.rev() {
                word = self.swaps[at * self.spelt.len() + usize::from(word)];
            }
        }
        word
    }

    /// The word after a hop.
    pub fn hopped(&self, word: u16, (before, after): Hop) -> u16 {
        self.shifted(word, usize::from(before), usize::from(after))
    }

    /// How many pieces a word has.
    pub fn pieces(&self) -> usize {
        self.pieces
    }
}

/// Adds every word that begins with `word` and goes on with the letters left.
fn spell(left: &mut [usize], letters: usize, word: u64, words: &mut Vec<u64>) {
    if letters == 0 {
        words.push(word);
        return;
    }
    for letter in 0..left.len() {
        if left[letter] > 0 {
            left[letter] -= 1;
            spell(left, letters - 1, word << 4 | letter as u64, words);
            left[letter] += 1;
        }
    }
}
