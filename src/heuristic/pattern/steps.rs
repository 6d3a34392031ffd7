//! Abstract states as a search holds them, and what the steps of a piece change in them.

use super::{permutations::Permutations, ranks::Ranks};
use crate::puzzle::Vertex;

/// The abstract state of one pattern, and its value in the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PatternState {
    pub occupied: u64,
    pub value: u16,
    /// The rank of the occupied vertices.
    pub rank: u32,
    pub permutation: u16,
}

/// A step of a piece between two neighbouring vertices, as a table names them.
#[derive(Clone, Copy, Debug, Default)]
pub struct TableStep {
    /// The set of both vertices.
    ends: u64,
    /// The first of its differences of ranks.
    first: u32,
    /// The vertex that the piece leaves.
    pub from: Vertex,
    /// The lower vertex, and the number of vertices between both.
    low: u8,
    between: u8,
    /// The piece moves to the higher vertex.
    rises: bool,
}

/// How much each step to a higher vertex adds to the rank of the occupied vertices, for a number of pieces.
#[derive(Debug)]
pub struct TableSteps {
    /// By step, by the number of pieces below it, and by the occupied vertices between its ends.
    differences: Vec<u32>,
    /// The two vertices of each step, the lower first, and its first difference.
    first: Vec<(Vertex, Vertex, u32)>,
}

/// Steps with more vertices between their ends have no differences, as those double with each vertex.
const MOST_BETWEEN: u8 = 5;

impl TableSteps {
    /// For steps between these pairs of vertices, in ascending order, the lower of each first.
    pub fn new(pairs: impl Iterator<Item = (Vertex, Vertex)>, pieces: usize, ranks: &Ranks) -> Self {
        let (mut differences, mut first) = (Vec::new(), Vec::new());
        for (low, high) in pairs {
            first.push((low, high, differences.len() as u32));
            let between = high - low - 1;
            if between > Vertex::from(MOST_BETWEEN) {
                continue;
            }
            for (below, passed) in
                (0..=pieces).flat_map(|below| (0u64..1 << between).map(move |set| (below, set)))
            {
                let fits = below <= usize::from(low) && below + (passed.count_ones() as usize) < pieces;
                let others = passed << (low + 1) | if fits { (1 << below) - 1 } else { 0 };
                let rank = |end: Vertex| ranks.rank(others | 1 << end);
                differences.push(if fits { rank(high).wrapping_sub(rank(low)) } else { 0 });
            }
        }
        Self { differences, first }
    }

    pub fn step(&self, from: Vertex, to: Vertex) -> TableStep {
        let (low, high) = (from.min(to), from.max(to));
        let at = self.first.binary_search_by_key(&(low, high), |pair| (pair.0, pair.1));
        let first = at.map_or(0, |at| self.first[at].2);
        TableStep {
            ends: 1 << low | 1 << high,
            first,
            from,
            low: low as u8,
            between: (high - low - 1) as u8,
            rises: from < to,
        }
    }

    /// The state after a step of a piece of the pattern, all but its value.
    #[inline(always)]
    pub fn make(
        &self,
        step: &TableStep,
        state: &PatternState,
        permutations: &Permutations,
        ranks: &Ranks,
    ) -> PatternState {
        let above = state.occupied >> (step.low & 63);
        let below = (state.occupied ^ above << (step.low & 63)).count_ones();
        let passed = above >> 1 & ((1 << (step.between & 63)) - 1);
        let after = below + passed.count_ones();
        let occupied = state.occupied ^ step.ends;
        let rank = if step.between > MOST_BETWEEN {
            ranks.rank(occupied)
        } else {
            let at = (step.first + (below << (step.between & 7)) + passed as u32) as usize;
            let sign = u32::from(step.rises).wrapping_sub(1);
            state.rank.wrapping_add((self.differences[at] ^ sign).wrapping_sub(sign))
        };
        let (from, to) = if step.rises { (below, after) } else { (after, below) };
        let permutation = permutations.shifted(state.permutation, from as usize, to as usize);
        PatternState { occupied, rank, permutation, ..*state }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heuristic::pattern::{occupancies::members, ranks::sets};

    /// Steps on rows of `width` vertices, of three pieces, against sets and orders computed directly.
    #[test]
    fn steps_change_ranks_and_orders() {
        for (vertices, width) in [(16, 4), (9, 1), (12, 6), (14, 7), (20, 10)] {
            let (ranks, permutations) = (Ranks::new(vertices, 3), Permutations::new(&[1, 1, 1]));
            let beside = (0..vertices - 1).map(|low| (low, low + 1));
            let mut pairs: Vec<_> =
                beside.chain((width..vertices).map(|high| (high - width, high))).collect();
            pairs.sort_unstable();
            let pairs = pairs.iter().map(|(low, high)| (*low as Vertex, *high as Vertex));
            let steps = TableSteps::new(pairs.clone(), 3, &ranks);
            let ways = pairs.flat_map(|(low, high)| [(low, high), (high, low)]);
            for ((from, to), occupied) in ways.flat_map(|way| sets(vertices, 3).map(move |set| (way, set))) {
                if occupied >> from & 1 == 0 || occupied >> to & 1 == 1 {
                    continue;
                }
                for order in [[0, 1, 2], [2, 0, 1]] {
                    let state = |placed: &[(usize, usize)]| PatternState {
                        occupied: placed.iter().fold(0, |set, piece| set | 1 << piece.0),
                        rank: ranks.rank(placed.iter().fold(0, |set, piece| set | 1 << piece.0)),
                        permutation: permutations.number(placed.iter().map(|piece| piece.1)),
                        value: 7,
                    };
                    let mut placed: Vec<_> = members(occupied).zip(order).collect();
                    let before = state(&placed);
                    let piece = placed.iter_mut().find(|piece| piece.0 == usize::from(from)).unwrap();
                    piece.0 = usize::from(to);
                    placed.sort_unstable();
                    let after = steps.make(&steps.step(from, to), &before, &permutations, &ranks);
                    assert_eq!(after, state(&placed), "{vertices} {from} {to} {occupied:b}");
                }
            }
        }
    }
}
