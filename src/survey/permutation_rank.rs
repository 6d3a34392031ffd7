//! The rank of an order of tiles, and how it changes when the blank moves along a column.

use crate::util::multinomial;

/// One more than there may be tiles.
pub const MOST: usize = 16;

/// An order of tiles, of which some may be alike, and its rank among all of them in lexicographic order, from 0.
///
/// # Source
///
/// The rank as a sum over places of what smaller tiles there would leave: D. E. Knuth, "The Art of Computer
/// Programming", volume 4A, section 7.2.1.2. That a move of the blank along a column changes it by a sum over as many
/// places as the board is wide is from R. E. Korf and P. Schultze, "Large-scale parallel breadth-first search",
/// AAAI 2005, for tiles that are all different.
#[derive(Clone, Debug)]
pub struct PermutationRank {
    len: usize,
    pub tiles: [u8; MOST],
    /// For each place, how many tiles there or later are smaller than this one, and how many are like it.
    less: [u32; MOST],
    alike: [u32; MOST],
    /// How many orders the tiles there and later have.
    orders: [u32; MOST],
    pub rank: u32,
}

impl PermutationRank {
    /// The first order of tiles 0, 1, … with these numbers of copies; `None` if they are too many, or have too many
    /// orders.
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

    /// How many orders there are.
    pub fn count(&self) -> u32 {
        self.orders[0]
    }

    /// Takes the order of these tiles.
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

    /// Takes the order of this rank. The nearer, the sooner.
    #[inline]
    pub fn seek(&mut self, rank: u32) {
        // The places before `at` stay as they are: orders with them begin at `first`.
        let (mut at, mut first) = (self.len - 1, self.rank);
        while rank < first || rank - first >= self.orders[at] {
            at -= 1;
            first -= self.value(at);
        }
        self.rank = rank;
        self.spell(at, rank - first);
    }

    /// Puts the tiles from `begin` on in the order of this rank among their orders.
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

    /// Notes what is smaller than the tile on `at` and like it, and how many orders that leaves.
    #[inline]
    fn put(&mut self, at: usize, less: u32, alike: u32) {
        (self.less[at], self.alike[at]) = (less, alike);
        if at + 1 < self.len {
            self.orders[at + 1] = self.after(at, self.orders[at], alike);
        }
    }

    /// How many of `orders` have one of `tiles` given tiles on `at`. With the tiles alike it, these are the orders with
    /// the same tile there; with the tiles smaller than it, those that come before.
    ///
    /// The tiles 0 0 1 have 3 orders. Two tiles are smaller than 1, so 3 x 2 / 3 = 2 orders come before 1 0 0: its rank
    /// is 2.
    #[inline]
    fn after(&self, at: usize, orders: u32, tiles: u32) -> u32 {
        (u64::from(orders) * u64::from(tiles) / (self.len - at) as u64) as u32
    }

    /// How much a place adds to the rank.
    #[inline]
    fn value(&self, at: usize) -> u32 {
        self.after(at, self.orders[at], self.less[at])
    }

    /// The rank after the last tile of a window has come to its front (`up`), or the first to its end.
    #[inline]
    pub fn rank_after(&self, begin: usize, end: usize, up: bool) -> u32 {
        let (mover, others, first) =
            if up { (end - 1, begin..end - 1, begin + 1) } else { (begin, begin + 1..end, begin) };
        let tile = self.tiles[mover];
        let (mut less, mut alike) = (self.less[mover], self.alike[mover]);
        // All others lie before the mover, or all after it, and then it is the other way round.
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
    fn ranks_count_all_orders_and_follow_moves() {
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
