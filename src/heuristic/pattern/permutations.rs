//! Permutation parts of abstract states: numbered orders of a pattern's pieces, and how moves change them.

use std::ops::Range;

use super::occupancies::Hop;

/// The orders of a pattern's pieces along ascending vertices: multiset permutations of its classes, numbered
/// lexicographically.
#[derive(Debug)]
pub struct Permutations {
    /// Four bits per letter, the first letter highest.
    spelt: Vec<u64>,
    pieces: usize,
    /// For each `i` and each permutation, the number of the permutation with the letters at `i` and `i + 1` swapped.
    swaps: Vec<u16>,
}

impl Permutations {
    /// Maximum number of pieces.
    pub const MOST_PIECES: usize = 15;
    /// Maximum number of permutations.
    pub const MOST: u64 = 1 << 16;

    /// The permutations of letters 0, 1, … with these numbers of copies.
    pub fn new(copies: &[usize]) -> Self {
        let pieces = copies.iter().sum();
        let mut spelt = Vec::new();
        spell(&mut copies.to_vec(), pieces, 0, &mut spelt);
        let mut all = Self { spelt, pieces, swaps: Vec::new() };
        for at in 1..pieces {
            let swapped = |permutation: &u64| {
                let shift = 4 * (pieces - 1 - at);
                let differ = (permutation >> shift ^ permutation >> (shift + 4)) & 15;
                all.find(permutation ^ (differ << shift | differ << (shift + 4)))
            };
            let swaps: Vec<u16> = all.spelt.iter().map(swapped).collect();
            all.swaps.extend(swaps);
        }
        all
    }

    pub fn len(&self) -> usize {
        self.spelt.len()
    }

    /// The number of the permutation with these letters.
    pub fn number(&self, letters: impl IntoIterator<Item = usize>) -> u16 {
        self.find(letters.into_iter().fold(0, |permutation, letter| permutation << 4 | letter as u64))
    }

    fn find(&self, permutation: u64) -> u16 {
        self.spelt.partition_point(|other| *other < permutation) as u16
    }

    /// The permutation after the letter at `from` moves to `to`.
    #[inline]
    pub fn shifted(&self, mut permutation: u16, from: usize, to: usize) -> u16 {
        let pairs: Range<usize> = from.min(to)..from.max(to);
        if from < to {
            for at in pairs {
                permutation = self.swaps[at * self.spelt.len() + usize::from(permutation)];
            }
        } else {
            for at in pairs.rev() {
                permutation = self.swaps[at * self.spelt.len() + usize::from(permutation)];
            }
        }
        permutation
    }

    pub fn hopped(&self, permutation: u16, (before, after): Hop) -> u16 {
        self.shifted(permutation, usize::from(before), usize::from(after))
    }

    /// Number of pieces.
    pub fn pieces(&self) -> usize {
        self.pieces
    }
}

/// Appends every permutation that begins with `permutation` and continues with the letters left.
fn spell(left: &mut [usize], letters: usize, permutation: u64, permutations: &mut Vec<u64>) {
    if letters == 0 {
        permutations.push(permutation);
        return;
    }
    for letter in 0..left.len() {
        if left[letter] > 0 {
            left[letter] -= 1;
            spell(left, letters - 1, permutation << 4 | letter as u64, permutations);
            left[letter] += 1;
        }
    }
}
