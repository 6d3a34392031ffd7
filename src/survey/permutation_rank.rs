//! The rank of a permutation with repeated tiles, and its change by a move of the blank along a column.

use crate::util::multinomial;

/// One more than the maximum number of tiles.
pub const MOST: usize = 16;

/// A permutation of a multiset of tiles, and its lexicographic rank, from 0.
///
/// # Source
///
/// The rank as a sum over places: D. E. Knuth, "The Art of Computer Programming", volume 4A, section 7.2.1.2. A move of the
/// blank along a column changes it by a sum over as many places as the board is wide: R. E. Korf and P. Schultze,
/// "Large-scale parallel breadth-first search", AAAI 2005, for different tiles.
#[derive(Clone, Debug)]
pub struct PermutationRank {
    len: usize,
    pub tiles: [u8; MOST],
    /// For each place, the number of tiles there or later that are smaller than this one, and that equal it.
    less: [u32; MOST],
    alike: [u32; MOST],
    /// For each place, the number of permutations of the tiles there and later.
    orders: [u32; MOST],
    pub rank: u32,
}

impl PermutationRank {
    /// The first permutation of tiles 0, 1, … with these numbers of copies; `None` for too many tiles or permutations.
    pub fn first(copies: &[usize]) -> Option<Self> {
        let len = copies.iter().sum();
        if len >= MOST {
            return None;
        }
        let mut order =
            Self { len, tiles: [0; MOST], less: [0; MOST], alike: [1; MOST], orders: [1; MOST], rank: 0 };
        order.orders[0] = multinomial(len, copies.iter().copied())?.try_into().ok()?;
        let tiles = (0u8..).zip(copies).flat_map(|(tile, copies)| std::iter::repeat_n(tile, *copies));
        order.set(tiles);
        Some(order)
    }

    /// Number of permutations.
    pub fn count(&self) -> u32 {
        self.orders[0]
    }

    /// Goes to the permutation with these tiles.
    pub fn set(&mut self, tiles: impl Iterator<Item = u8>) {
        for (to, tile) in self.tiles.iter_mut().zip(tiles) {
            *to = tile;
        }
        self.rank = 0;
        for at in 0..self.len {
            let (tile, rest) = (self.tiles[at], &self.tiles[at..self.len]);
            let less = rest.iter().map(|other| u32::from(*other < tile)).sum::<u32>();
            let alike = rest.iter().map(|other| u32::from(*other == tile)).sum();
            self.rank += self.after(at, self.orders[at], less);
            self.put(at, less, alike);
        }
    }

    /// Goes to the permutation with a rank. The nearer the rank, the cheaper.
    #[inline]
    pub fn seek(&mut self, rank: u32) {
        // Permutations with the same tiles before `at` begin at the rank `first`.
        let (mut at, mut first) = (self.len - 1, self.rank);
        while rank < first || rank - first >= self.orders[at] {
            at -= 1;
            first -= self.value(at);
        }
        self.rank = rank;
        self.spell(at, rank - first);
    }

    /// Arranges the tiles from `begin` on by their rank among the permutations of these tiles.
    fn spell(&mut self, begin: usize, mut rest: u32) {
        let mut copies = [0; MOST];
        for tile in &self.tiles[begin..self.len] {
            copies[usize::from(*tile)] += 1;
        }
        for at in begin..self.len {
            let (mut tile, mut less) = (0, 0);
            loop {
                let with = self.after(at, self.orders[at], copies[tile]);
                if rest < with {
                    break;
                }
                rest -= with;
                less += copies[tile];
                tile += 1;
            }
            self.tiles[at] = tile as u8;
            self.put(at, less, copies[tile]);
            copies[tile] -= 1;
        }
    }

    /// Records the counts of smaller and equal tiles for `at`, and the number of permutations left after it.
    #[inline]
    fn put(&mut self, at: usize, less: u32, alike: u32) {
        (self.less[at], self.alike[at]) = (less, alike);
        if at + 1 < self.len {
            self.orders[at + 1] = self.after(at, self.orders[at], alike);
        }
    }

    /// Number of those of `orders` permutations that have one of `tiles` given tiles on `at`: with the equal tiles, those with
    /// the same tile there; with the smaller tiles, those that come before.
    ///
    /// Example: 0 0 1 has 3 permutations. Two tiles are smaller than 1, so 3 x 2 / 3 = 2 come before 1 0 0: its rank is 2.
    #[inline]
    fn after(&self, at: usize, orders: u32, tiles: u32) -> u32 {
        (u64::from(orders) * u64::from(tiles) / (self.len - at) as u64) as u32
    }

    /// The contribution of a place to the rank.
    #[inline]
    fn value(&self, at: usize) -> u32 {
        self.after(at, self.orders[at], self.less[at])
    }

    /// The rank after the last tile of a window moves to its front (`up`), or the first to its end.
    #[inline]
    pub fn rank_after(&self, begin: usize, end: usize, up: bool) -> u32 {
        let (mover, others, first) =
            if up { (end - 1, begin..end - 1, begin + 1) } else { (begin, begin + 1..end, begin) };
        let tile = self.tiles[mover];
        let (mut less, mut alike) = (self.less[mover], self.alike[mover]);
        // The others lie all before the mover or all after it; the move reverses that.
        for at in others.clone() {
            let (smaller, same) = (u32::from(self.tiles[at] < tile), u32::from(self.tiles[at] == tile));
            if up {
                (less, alike) = (less + smaller, alike + same);
            } else {
                (less, alike) = (less - smaller, alike - same);
            }
        }
        let mut rank = self.rank;
        let mut orders = self.orders[begin];
        for at in begin..end {
            rank -= self.value(at);
        }
        let mut put = |at: usize, less: u32, alike: u32| {
            rank += self.after(at, orders, less);
            orders = self.after(at, orders, alike);
        };
        if up {
            put(begin, less, alike);
        }
        for (at, to) in others.zip(first..) {
            let (larger, same) = (u32::from(tile < self.tiles[at]), u32::from(tile == self.tiles[at]));
            if up {
                put(to, self.less[at] - larger, self.alike[at] - same);
            } else {
                put(to, self.less[at] + larger, self.alike[at] + same);
            }
        }
        if !up {
            put(end - 1, less, alike);
        }
        rank
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_count_all_permutations_and_follow_moves() {
        for copies in [&[1, 1, 1, 1, 1][..], &[2, 1, 3], &[4, 2], &[1, 1, 1, 2]] {
            let mut order = PermutationRank::first(copies).expect("a few");
            let count = order.count();
            let len: usize = copies.iter().sum();
            let mut met = Vec::new();
            for rank in 0..count {
                order.seek(rank);
                let mut other = order.clone();
                other.set(order.tiles.into_iter());
                assert_eq!((order.tiles, order.less, order.alike), (other.tiles, other.less, other.alike));
                assert_eq!((order.orders, order.rank, rank), (other.orders, other.rank, rank));
                met.push(order.tiles);
                for begin in 0..len - 1 {
                    for end in begin + 2..=len {
                        for up in [false, true] {
                            let mut tiles = order.tiles;
                            if up {
                                tiles[begin..end].rotate_right(1);
                            } else {
                                tiles[begin..end].rotate_left(1);
                            }
                            other.set(tiles.into_iter());
                            assert_eq!(order.rank_after(begin, end, up), other.rank);
                        }
                    }
                }
            }
            assert!(met.is_sorted());
            assert_eq!(met.len() as u32, count);
        }
    }
}
