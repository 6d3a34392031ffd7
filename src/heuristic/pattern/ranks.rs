use crate::combinations::binomial;

/// The rank of a set of vertices among all sets of as many, in ascending order of the sets read as numbers
/// (colexicographic): the sum of (p over i) over its vertices p, the i-th of them from 1.
///
/// # Cost
///
/// A table lookup for every eight vertices.
#[derive(Debug)]
pub struct Ranks {
    /// Eight vertices after eight, by how many of the set lie below them: what each choice among them adds.
    octets: Vec<u32>,
    count: usize,
    /// Entries for eight vertices.
    stride: usize,
}

impl Ranks {
    /// For sets of `size` out of so many vertices, at most 64. Ranks must fit 32 bits.
    pub fn new(vertices: usize, size: usize) -> Self {
        let adds = |first: usize, below: usize, choice: usize| -> u32 {
            let members = (0..8).filter(|bit| choice >> bit & 1 != 0).enumerate();
            let terms = members.map(|(i, bit)| binomial(first + bit, below + i + 1).unwrap_or(0) as u32);
            // Choices of more vertices than a set has may exceed 32 bits, but nobody asks for them.
            terms.fold(0, u32::wrapping_add)
        };
        let count = vertices.div_ceil(8);
        let stride = (size + 1) << 8;
        let octets =
            (0..count * stride).map(|at| adds(at / stride * 8, (at % stride) >> 8, at & 255)).collect();
        Self { octets, count, stride }
    }

    /// The rank of a set.
    #[inline]
    pub fn rank(&self, set: u64) -> u32 {
        let mut choice = set as usize & 255;
        let mut rank = self.octets[choice];
        let mut below = 0;
        for octet in 1..self.count {
            below += choice.count_ones() as usize;
            choice = (set >> (8 * octet)) as usize & 255;
            rank += self.octets[octet * self.stride + (below << 8 | choice)];
        }
        rank
    }
}

/// All sets of `size` out of so many vertices, in the order of their ranks.
pub fn sets(vertices: usize, size: usize) -> impl Iterator<Item = u64> {
    let end = 1u128 << vertices;
    let first = (1u128 << size) - 1;
    // The next greater number with as many bits (HAKMEM, item 175).
    let next = |set: &u128| {
        let low = set & set.wrapping_neg();
        if low == 0 {
            return None;
        }
        let ripple = set + low;
        Some(ripple | ((set ^ ripple) / low) >> 2)
    };
    std::iter::successors(Some(first), next).take_while(move |set| *set < end).map(|set| set as u64)
}
