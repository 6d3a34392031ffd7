//! Permutation parts of abstract states: numbered orders of a pattern's pieces, and how moves change them.

use super::occupancies::Hop;

/// The orders of a pattern's pieces along ascending vertices: multiset permutations of its classes, numbered lexicographically.
#[derive(Debug)]
pub struct Permutations {
    /// Four bits per letter, the first letter highest.
    spelt: Vec<u64>,
    pieces: usize,
    /// Rows of permutations after the letter at `i` moves to `j`, for letters that pass few others.
    after: Vec<u16>,
    /// For `i` and `j`, four bits each, the beginning of the row that leads there or towards it, and where it leads.
    rows: Box<[(u32, u8); 256]>,
}

/// Maximum number of entries in rows of letters that pass several others: 1 MB.
const MOST_ENTRIES: usize = 1 << 19;

impl Permutations {
    pub const MOST_PIECES: usize = 15;
    /// Maximum number of permutations.
    pub const MOST: u64 = 1 << 16;

    /// The permutations of letters 0, 1, … with these numbers of copies.
    pub fn new(copies: &[usize]) -> Self {
        let pieces = copies.iter().sum();
        let mut spelt = Vec::new();
        spell(&mut copies.to_vec(), pieces, 0, &mut spelt);
        let len = spelt.len();
        let rows = Box::new(std::array::from_fn(|pair| (0, pair as u8 & 15)));
        let mut all =
            Self { after: (0..len as u32).map(|number| number as u16).collect(), rows, spelt, pieces };
        for at in 1..pieces {
            let swapped = |permutation: &u64| {
                let shift = 4 * (pieces - 1 - at);
                let differ = (permutation >> shift ^ permutation >> (shift + 4)) & 15;
                all.find(permutation ^ (differ << shift | differ << (shift + 4)))
            };
            let swaps: Vec<u16> = all.spelt.iter().map(swapped).collect();
            all.rows[(at - 1) << 4 | at].0 = all.after.len() as u32;
            all.rows[at << 4 | (at - 1)].0 = all.after.len() as u32;
            all.after.extend(swaps);
        }
        for far in 2..pieces {
            let fits = all.after.len() + 2 * (pieces - far) * len <= MOST_ENTRIES;
            for low in 0..pieces - far {
                let high = low + far;
                for (from, to, near) in [(low, high, high - 1), (high, low, low + 1)] {
                    all.rows[from << 4 | to] = all.rows[from << 4 | near];
                    if fits {
                        let row =
                            (0..len).map(|number| all.shifted(number as u16, from, to)).collect::<Vec<_>>();
                        all.rows[from << 4 | to] = (all.after.len() as u32, to as u8);
                        all.after.extend(row);
                    }
                }
            }
        }
        all
    }

    pub fn len(&self) -> usize {
        self.spelt.len()
    }

    pub fn number(&self, letters: impl IntoIterator<Item = usize>) -> u16 {
        self.find(letters.into_iter().fold(0, |permutation, letter| permutation << 4 | letter as u64))
    }

    fn find(&self, permutation: u64) -> u16 {
        self.spelt.partition_point(|other| *other < permutation) as u16
    }

    /// The permutation after the letter at `from` moves to `to`.
    #[inline(always)]
    pub fn shifted(&self, mut permutation: u16, mut from: usize, to: usize) -> u16 {
        loop {
            let (row, next) = self.rows[(from << 4 | to) & 255];
            permutation = self.after[row as usize + usize::from(permutation)];
            if usize::from(next) == to {
                return permutation;
            }
            from = usize::from(next);
        }
    }

    pub fn hopped(&self, permutation: u16, (before, after): Hop) -> u16 {
        self.shifted(permutation, usize::from(before), usize::from(after))
    }

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
