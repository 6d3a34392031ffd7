//! The rank of an order of tiles, and how it changes when the blank moves along a column.

use crate::util::multinomial;

/// Tiles at most, and one more: indexes are masked.
pub const MOST: usize = 16;

/// Tiles at the end whose orders are listed.
const LAST: usize = 4;

/// An order of the last tiles: which of them, counted from the smallest, lies where, and what is smaller after it.
#[derive(Clone, Copy)]
struct LastOrder {
    tiles: [u8; LAST],
    less: [u8; LAST],
}

/// All orders of the last tiles, by rank.
const LAST_ORDERS: [LastOrder; 24] = {
    let mut orders = [LastOrder { tiles: [0; LAST], less: [0; LAST] }; 24];
    let mut rank = 0;
    while rank < 24 {
        let less = [rank as u8 / 6, rank as u8 / 2 % 3, rank as u8 % 2, 0];
        let mut taken = [false; LAST];
        let mut at = 0;
        while at < LAST {
            // Of the tiles that are left, the one with `less[at]` smaller ones.
            let (mut tile, mut smaller) = (0, 0);
            while taken[tile] || smaller < less[at] {
                smaller += !taken[tile] as u8;
                tile += 1;
            }
            taken[tile] = true;
            orders[rank].tiles[at] = tile as u8;
            at += 1;
        }
        orders[rank].less = less;
        rank += 1;
    }
    orders
};

/// An order of tiles, of which some may be alike, and its rank among all of them in lexicographic order, from 0.
///
/// # Source
///
/// The rank as a sum over places of what smaller tiles there would leave: D. E. Knuth, "The Art of Computer
/// Programming", volume 4A, section 7.2.1.2. That a move of the blank along a column changes it by a sum over as many
/// places as the board is wide is from R. E. Korf and P. Schultze, "Large-scale parallel breadth-first search",
/// AAAI 2005, where tiles are all different.
#[derive(Clone, Debug)]
pub struct PermutationRank {
    len: usize,
    /// Whether no two tiles are alike.
    pub distinct: bool,
    pub tiles: [u8; MOST],
    /// For each place, how many tiles there or later are smaller than this one, and how many are like it.
    less: [u32; MOST],
    alike: [u32; MOST],
    /// How many orders the tiles there and later have; of different tiles, how many for each that could be there.
    orders: [u32; MOST],
    each: [u32; MOST],
    pub rank: u32,
    /// Of different tiles: whether an odd number of exchanges leads here from the first.
    pub odd: bool,
}

impl PermutationRank {
    /// The first order of tiles 0, 1, … with these numbers of copies; `None` if they are too many, or have too many
    /// orders.
    pub fn first(copies: &[usize]) -> Option<Self> {
        let len = copies.iter().sum();
        if len >= MOST {
            return None;
        }
        let mut order = Self {
            len,
            distinct: copies.iter().all(|copies| *copies == 1),
            tiles: [0; MOST],
            less: [0; MOST],
            alike: [1; MOST],
            orders: [1; MOST],
            each: [1; MOST],
            rank: 0,
            odd: false,
        };
        order.orders[0] = multinomial(len, copies.iter().copied())?.try_into().ok()?;
        let tiles = (0u8..).zip(copies).flat_map(|(tile, copies)| std::iter::repeat_n(tile, *copies));
        order.set(tiles);
        for at in 0..len {
            order.each[at] = order.orders[at] / (len - at) as u32;
        }
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
        self.odd = false;
        for at in 0..self.len {
            let (tile, rest) = (self.tiles[at], &self.tiles[at..self.len]);
            let less = rest.iter().map(|other| u32::from(*other < tile)).sum::<u32>();
            let alike = rest.iter().map(|other| u32::from(*other == tile)).sum();
            self.odd ^= less % 2 == 1;
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
        let rest = rank - first;
        self.rank = rank;
        if !self.distinct {
            self.spell_alike(at, rest);
        } else if at + LAST < self.len || self.len < LAST {
            self.spell_different(at, rest);
        } else {
            self.spell_last(rank);
        }
    }

    /// Puts the last tiles in their order in an order of this rank. Of different tiles, of which the last are the same.
    #[inline(always)]
    fn spell_last(&mut self, rank: u32) {
        let begin = self.len - LAST;
        let places = [begin & 15, (begin + 1) & 15, (begin + 2) & 15, (begin + 3) & 15];
        let mut tail = 0u32;
        for at in places {
            tail |= 1 << (self.tiles[at] & 15);
            self.odd ^= self.less[at] % 2 == 1;
        }
        let mut ascending = [0; LAST];
        for tile in &mut ascending {
            *tile = tail.trailing_zeros() as u8;
            tail &= tail - 1;
        }
        let last = &LAST_ORDERS[rank as usize % LAST_ORDERS.len()];
        for ((at, tile), less) in places.into_iter().zip(last.tiles).zip(last.less) {
            self.tiles[at] = ascending[usize::from(tile & 3)];
            self.less[at] = u32::from(less);
            self.odd ^= less % 2 == 1;
        }
    }

    /// Puts the different tiles from `begin` on in the order of this rank among their orders.
    #[inline]
    fn spell_different(&mut self, begin: usize, mut rest: u32) {
        let mut left = 0u32;
        for at in begin..self.len {
            left |= 1 << self.tiles[at];
            self.odd ^= self.less[at] % 2 == 1;
        }
        for at in begin..self.len {
            let less = rest / self.each[at];
            rest -= less * self.each[at];
            self.less[at] = less;
            self.odd ^= less % 2 == 1;
            let mut larger = left;
            for _ in 0..less {
                larger &= larger - 1;
            }
            left ^= larger & larger.wrapping_neg();
            self.tiles[at] = larger.trailing_zeros() as u8;
        }
    }

    /// The same where some are alike.
    fn spell_alike(&mut self, begin: usize, mut rest: u32) {
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

    /// Exchanges the last two tiles, which differ.
    #[inline]
    pub fn exchange_last(&mut self) {
        self.tiles.swap(self.len - 2, self.len - 1);
        self.less[self.len - 2] ^= 1;
        self.rank ^= 1;
        self.odd = !self.odd;
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
        if self.distinct {
            self.less[at] * self.each[at]
        } else {
            self.after(at, self.orders[at], self.less[at])
        }
    }

    /// The rank after the last tile of a window has come to its front (`up`), or the first to its end.
    #[inline(always)]
    pub fn rank_after(&self, begin: usize, end: usize, up: bool) -> u32 {
        if self.distinct {
            self.rank_of_different(begin, end, up)
        } else {
            self.rank_of_alike(begin, end, up)
        }
    }

    /// The same where all tiles are different: each place has a weight of its own.
    #[inline(always)]
    fn rank_of_different(&self, begin: usize, end: usize, up: bool) -> u32 {
        // Sums are taken modulo 2^32, as a place can add less than before.
        if end - begin == 3 {
            return self.rank_of_three(begin, up);
        }
        let mut rank = self.rank;
        let mut add = |at: usize, less: u32, before: u32| {
            rank = rank.wrapping_add(less.wrapping_sub(before).wrapping_mul(self.each[at]));
        };
        let mut smaller = 0;
        let mut before = self.less[begin];
        if up {
            let tile = self.tiles[end - 1];
            for at in begin..end - 1 {
                let is_smaller = u32::from(self.tiles[at] < tile);
                smaller += is_smaller;
                let less = self.less[at + 1];
                add(at + 1, (before + is_smaller).wrapping_sub(1), less);
                before = less;
            }
            add(begin, before + smaller, self.less[begin]);
        } else {
            let tile = self.tiles[begin];
            for at in begin + 1..end {
                let is_smaller = u32::from(self.tiles[at] < tile);
                smaller += is_smaller;
                let less = self.less[at];
                add(at - 1, less + 1 - is_smaller, before);
                before = less;
            }
            add(end - 1, self.less[begin] - smaller, before);
        }
        rank
    }

    /// The same for a window of three, as boards have that are three wide.
    #[inline(always)]
    fn rank_of_three(&self, begin: usize, up: bool) -> u32 {
        // Masked, an index needs no check.
        let places = (begin & 15, (begin + 1) & 15, (begin + 2) & 15);
        let tiles = (self.tiles[places.0], self.tiles[places.1], self.tiles[places.2]);
        let before = (self.less[places.0], self.less[places.1], self.less[places.2]);
        let each = (self.each[places.0], self.each[places.1], self.each[places.2]);
        let after = if up {
            let smaller = (u32::from(tiles.0 < tiles.2), u32::from(tiles.1 < tiles.2));
            (
                before.2 + smaller.0 + smaller.1,
                (before.0 + smaller.0).wrapping_sub(1),
                (before.1 + smaller.1).wrapping_sub(1),
            )
        } else {
            let smaller = (u32::from(tiles.1 < tiles.0), u32::from(tiles.2 < tiles.0));
            (before.1 + 1 - smaller.0, before.2 + 1 - smaller.1, before.0.wrapping_sub(smaller.0 + smaller.1))
        };
        // No loop: the module's are not unrolled.
        self.rank
            .wrapping_add(after.0.wrapping_sub(before.0).wrapping_mul(each.0))
            .wrapping_add(after.1.wrapping_sub(before.1).wrapping_mul(each.1))
            .wrapping_add(after.2.wrapping_sub(before.2).wrapping_mul(each.2))
    }

    #[inline]
    fn rank_of_alike(&self, begin: usize, end: usize, up: bool) -> u32 {
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
                if order.distinct {
                    assert_eq!(order.odd, other.odd);
                    other.exchange_last();
                    order.seek(rank ^ 1);
                    assert_eq!((order.tiles, order.less, order.odd), (other.tiles, other.less, other.odd));
                    order.seek(rank);
                }
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
