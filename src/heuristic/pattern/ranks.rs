//! Ranks of vertex sets by table lookup, eight vertices at a time; used at every node.

use crate::util::binomial;

/// The rank of a set of vertices among all sets of its size, in ascending order of the sets read as numbers
/// (colexicographic): the sum of (p over i) over its vertices p, the i-th of them from 1.
///
/// # Cost
///
/// A lookup for every eight vertices.
#[derive(Debug)]
pub struct Ranks {
    /// For each octet of vertices and each number of members below it: the contribution of every choice in the octet
    /// and, above [`COUNT`], the number of members including it.
    octets: Vec<u32>,
    count: usize,
    /// Entries of an octet.
    stride: usize,
}

/// Bits of a rank.
const COUNT: u32 = 28;

impl Ranks {
    /// For sets of `size` out of at most 64 `vertices`. Ranks must fit 28 bits.
    pub fn new(vertices: usize, size: usize) -> Self {
        let adds = |first: usize, below: usize, choice: usize| -> u32 {
            let members = (0..8).filter(|bit| choice >> bit & 1 != 0).enumerate();
            let of = |(i, bit): (usize, usize)| binomial(first + bit, below + i + 1).unwrap_or(0) as u32;
            // Entries for more than `size` members are never used and may overflow.
            let rank = members.map(of).fold(0, u32::wrapping_add);
            rank & ((1 << COUNT) - 1) | (choice as u8).count_ones() << COUNT
        };
        let count = vertices.div_ceil(8);
        let stride = (size + 1) << 8;
        let octets =
            (0..count * stride).map(|at| adds(at / stride * 8, (at % stride) >> 8, at & 255)).collect();
        Self { octets, count, stride }
    }

    #[inline(always)]
    pub fn rank(&self, set: u64) -> u32 {
        let mut rank = self.octets[set as usize & 255];
        let mut rest = set;
        let mut first = 0;
        for _ in 1..self.count {
            rest >>= 8;
            first += self.stride;
            rank += self.octets[first + ((rank >> COUNT) << 8) as usize + (rest as usize & 255)];
        }
        rank & ((1 << COUNT) - 1)
    }
}

/// All sets of `size` out of `vertices`, by rank.
pub fn sets(vertices: usize, size: usize) -> impl Iterator<Item = u64> {
    let first = (1u128 << size) - 1;
    // The next greater number with as many bits (HAKMEM, item 175).
    let next = |set: &u128| {
        let low = set & set.wrapping_neg();
        if low == 0 {
            return None;
        }
        let ripple = set + low;
        Some(ripple | (set ^ ripple) >> (low.trailing_zeros() + 2))
    };
    std::iter::successors(Some(first), next).take_while(move |set| set >> vertices == 0).map(|set| set as u64)
}
