//! The index of a permutation of tiles of which some are identical, and its change by a move along a column.

use std::ops::Range;

use super::permutation_bits::BitPlace;
use crate::util::{Memory, OutOfMemory, multinomial};

/// Number of last tiles whose permutations a move changes bit by bit.
const TAIL: usize = 6;

/// A bit for every permutation of a multiset of tiles, by its lexicographic rank.
///
/// Permutations with the same first tiles are a block of successive ranks. A move along a column changes a window of tiles. So a
/// run, all permutations of a block with the same window, moves as a whole to the run with the changed window. The runs of
/// a block depend only on its kind, which is the multiset of the tiles after the first.
///
/// # Source
///
/// The rank as a sum over places: D. E. Knuth, "The Art of Computer Programming", volume 4A, section 7.2.1.2.
pub struct AlikeBits {
    count: u32,
    /// For each number of first tiles, the kinds of blocks.
    kinds: Vec<Vec<Kind>>,
    /// For each number of first tiles up to those before the tail, the first rank and the kind of each block.
    blocks: Vec<Vec<(u32, u16)>>,
    /// For each begin of a window and each kind of block, its changes by moves of the blank down and up.
    moves: Vec<Vec<[Changes; 2]>>,
}

/// The blocks within a block, by their next tile: the tile, the number of permutations before, and the kind.
type Kind = Vec<(u8, u32, u16)>;

/// The changes of a block by a move, as ranks within it.
enum Changes {
    /// For each run its first rank before and after, and its length.
    Runs(Vec<(u32, u32, u32)>),
    /// For each permutation its rank after.
    Each(Vec<u16>),
}

impl Changes {
    fn bytes(&self) -> usize {
        match self {
            Self::Runs(runs) => size_of_val(&runs[..]),
            Self::Each(after) => size_of_val(&after[..]),
        }
    }
}

impl AlikeBits {
    /// Number of permutations of tiles 0, 1, … with these numbers of copies; `None` if it exceeds 32 bits.
    pub fn count(copies: &[usize]) -> Option<u32> {
        multinomial(copies.iter().sum(), copies.iter().copied())?.try_into().ok()
    }

    /// The permutations of tiles with these numbers of copies, `count` in all, on a board of this width.
    pub fn new(copies: &[usize], width: usize, count: u32, memory: &mut Memory) -> Result<Self, OutOfMemory> {
        let tiles: usize = copies.iter().sum();
        let mut multisets = vec![copies.to_vec()];
        let mut kinds = Vec::new();
        for left in (0..tiles).rev() {
            let mut next: Vec<Vec<usize>> = Vec::new();
            let mut kind = |multiset: &Vec<usize>| {
                let mut before = 0;
                let mut within = Vec::new();
                for tile in (0..copies.len()).filter(|tile| multiset[*tile] > 0) {
                    let mut rest = multiset.clone();
                    rest[tile] -= 1;
                    let size = multinomial(left, rest.iter().copied()).unwrap_or(0) as u32;
                    let at = next.iter().position(|other| *other == rest).unwrap_or_else(|| {
                        next.push(rest);
                        next.len() - 1
                    });
                    within.push((tile as u8, before, at as u16));
                    before += size;
                }
                within
            };
            kinds.push(multisets.iter().map(&mut kind).collect());
            multisets = next;
        }
        let mut bits = Self { count, kinds, blocks: vec![vec![(0, 0)]], moves: Vec::new() };
        for first in 0..tiles.saturating_sub(TAIL) {
            let within = |(start, kind): &(u32, u16)| {
                let start = *start;
                bits.kinds[first][usize::from(*kind)]
                    .iter()
                    .map(move |(_, before, kind)| (start + before, *kind))
            };
            let blocks = bits.blocks[first].iter().flat_map(within).collect();
            bits.blocks.push(blocks);
        }
        let moves = |begin: usize| {
            let first = begin.min(bits.blocks.len() - 1);
            let kinds = 0..bits.kinds[first].len() as u16;
            let changes = |kind, down| bits.changes((first, kind), begin..begin + width, down);
            kinds.map(|kind| [true, false].map(|down| changes(kind, down))).collect()
        };
        bits.moves = (0..tiles + 1 - width).map(moves).collect();
        let blocks: usize = bits.blocks.iter().map(|blocks| size_of_val(&blocks[..])).sum();
        let moves: usize = bits.moves.iter().flatten().flatten().map(Changes::bytes).sum();
        memory.resize(0, (blocks + moves) as u64)?;
        Ok(bits)
    }

    pub fn len(&self) -> u32 {
        self.count
    }

    /// Number of words of a set: with one more, so that 64 bits may be read from any.
    pub fn words(count: u32) -> usize {
        count as usize / 64 + 2
    }

    /// The word and the bit of a permutation.
    pub fn locate(&self, tiles: impl IntoIterator<Item = u8>) -> BitPlace {
        let rank = self.rank((0, 0), tiles);
        (rank as usize / 64, rank % 64)
    }

    /// The permutation of a bit.
    pub fn order(&self, (word, bit): BitPlace) -> Vec<u8> {
        let mut rest = word as u32 * 64 + bit;
        let mut kind = 0;
        let next = |kinds: &Vec<Kind>| {
            let within = kinds[kind].iter().rev();
            let (tile, before, next) =
                within.copied().find(|(_, before, _)| *before <= rest).unwrap_or((0, 0, 0));
            (rest, kind) = (rest - before, usize::from(next));
            tile
        };
        self.kinds.iter().map(next).collect()
    }

    /// Number of permutations in a kind of block with `first` tiles before it.
    fn size(&self, first: usize, kind: u16) -> u32 {
        let last = self.kinds.get(first).and_then(|kinds| kinds[usize::from(kind)].last());
        last.map_or(1, |(_, before, kind)| before + self.size(first + 1, *kind))
    }

    /// Adds the images of the permutations in `from` to `to`, after a move of the blank past the window that begins at `begin`.
    ///
    /// Not inlined, so that a JavaScript engine can replace it by optimized code during the run.
    #[inline(never)]
    pub fn apply(&self, begin: usize, direction: usize, from: &[u64], to: &mut [u64]) {
        let first = begin.min(self.blocks.len() - 1);
        for (start, kind) in &self.blocks[first] {
            let start = *start as usize;
            match &self.moves[begin][usize::from(*kind)][direction] {
                Changes::Runs(runs) => {
                    for (before, after, len) in runs {
                        move_run(from, to, start + *before as usize, start + *after as usize, *len as usize);
                    }
                }
                Changes::Each(after) => {
                    for at in (0..after.len()).step_by(64) {
                        let after = &after[at..after.len().min(at + 64)];
                        let mut bits = read(from, start + at, after.len());
                        while bits != 0 {
                            let place = start + usize::from(after[bits.trailing_zeros() as usize]);
                            to[place / 64] |= 1 << (place % 64);
                            bits &= bits - 1;
                        }
                    }
                }
            }
        }
    }

    /// The changes of a kind of block with `first` tiles before it.
    fn changes(&self, (first, kind): (usize, u16), window: Range<usize>, down: bool) -> Changes {
        let in_tail = first < window.start;
        let end = if in_tail { self.kinds.len() } else { window.end };
        let mut orders = vec![(Vec::new(), 0, kind)];
        for at in first..end {
            let longer = |(order, rank, kind): (Vec<u8>, u32, u16)| {
                let within = self.kinds[at][usize::from(kind)].iter();
                within
                    .map(move |(tile, before, kind)| ([&order[..], &[*tile]].concat(), rank + before, *kind))
                    .collect::<Vec<_>>()
            };
            orders = orders.into_iter().flat_map(longer).collect();
        }
        let ranks: Vec<u32> = orders.iter().map(|(_, rank, _)| *rank).collect();
        let after = |(order, ..): &(Vec<u8>, u32, u16)| {
            let mut order = order.clone();
            let window = &mut order[window.start - first..window.end - first];
            if down {
                window.rotate_right(1);
            } else {
                window.rotate_left(1);
            }
            self.rank((first, kind), order)
        };
        let after = orders.iter().map(after);
        if in_tail {
            return Changes::Each(after.map(|rank| rank as u16).collect());
        }
        let ends = ranks.iter().skip(1).copied().chain([self.size(first, kind)]);
        Changes::Runs(
            ranks
                .iter()
                .zip(after)
                .zip(ends)
                .map(|((rank, after), end)| (*rank, after, end - rank))
                .collect(),
        )
    }

    /// The rank of the first permutation that begins with `tiles`, within a block with `first` tiles before it.
    fn rank(&self, (first, kind): (usize, u16), tiles: impl IntoIterator<Item = u8>) -> u32 {
        let step = |(rank, kind): (u32, u16), (at, tile): (usize, u8)| {
            let within = &self.kinds[at][usize::from(kind)];
            let found = within.iter().find(|(other, ..)| *other == tile);
            found.map_or((rank, kind), |(_, before, kind)| (rank + before, *kind))
        };
        (first..).zip(tiles).fold((0, kind), step).0
    }
}

/// Adds the bits of a run to another place.
#[inline(always)]
fn move_run(from: &[u64], to: &mut [u64], before: usize, after: usize, len: usize) {
    for at in (0..len).step_by(64) {
        let bits = read(from, before + at, (len - at).min(64));
        if bits != 0 {
            let (word, bit) = ((after + at) / 64, (after + at) % 64);
            to[word] |= bits << bit;
            to[word + 1] |= bits >> 1 >> (63 - bit);
        }
    }
}

/// Up to 64 bits from any place.
#[inline(always)]
fn read(from: &[u64], at: usize, len: usize) -> u64 {
    let (word, bit) = (at / 64, at % 64);
    (from[word] >> bit | from[word + 1] << 1 << (63 - bit)) & u64::MAX >> (64 - len)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_permutation_has_a_bit_and_moves_to_its_image() {
        for copies in [&[1, 1, 1, 1, 1][..], &[2, 1, 3], &[4, 2], &[2, 3, 1, 2], &[1, 5, 3]] {
            let count = AlikeBits::count(copies).expect("a few");
            let tiles: usize = copies.iter().sum();
            for width in 1..=4 {
                let bits = AlikeBits::new(copies, width, count, &mut Memory::new(1 << 20)).expect("room");
                let orders: Vec<_> =
                    (0..count).map(|rank| bits.order((rank as usize / 64, rank % 64))).collect();
                assert!(orders.is_sorted());
                for (rank, order) in (0..).zip(&orders) {
                    assert_eq!(bits.locate(order.iter().copied()), (rank / 64, rank as u32 % 64));
                    for begin in 0..=tiles - width {
                        for direction in [0, 1] {
                            let mut after = order.clone();
                            let window = &mut after[begin..begin + width];
                            if direction == 0 {
                                window.rotate_right(1);
                            } else {
                                window.rotate_left(1);
                            }
                            let mut sets = [(); 2].map(|()| vec![0; AlikeBits::words(count)]);
                            let [from, to] = &mut sets;
                            from[rank / 64] = 1 << (rank % 64);
                            bits.apply(begin, direction, from, to);
                            let (word, bit) = bits.locate(after);
                            from[rank / 64] = 0;
                            from[word] = 1 << bit;
                            assert_eq!(from, to);
                        }
                    }
                }
            }
        }
    }
}
