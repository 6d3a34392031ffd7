//! Ranks of arrangements, gapless, so that two bits can represent each.

use std::ops::Range;

use crate::{
    puzzle::Vertex,
    util::{binomial, multinomial},
};

/// Ranks the arrangements of the listed pieces from 0 without gaps: a multiset permutation in a mixed radix, one digit per
/// class.
///
/// The digit of a class is the rank of the combination of its places among the vertices that earlier classes left free.
///
/// # Cost
///
/// Linear in the listed pieces on boards of up to 16 vertices, quadratic above.
#[derive(Clone, Debug)]
pub struct Ranking {
    vertices: usize,
    /// The places in the order of ranking.
    terms: Vec<RankTerm>,
    /// `binomials[k][n]` is n over k + 1.
    binomials: Vec<Vec<u64>>,
    len: u64,
}

/// A term of the rank: `weight` times (free vertices below the place over k + 1), where `k` is its index within its class.
#[derive(Clone, Debug)]
struct RankTerm {
    place: usize,
    k: usize,
    weight: u64,
}

impl Ranking {
    /// The ranking of the arrangements on this number of vertices, with the places of each class in `groups`; `None` if there
    /// are more than `most`.
    pub fn new(vertices: usize, groups: &[Range<usize>], most: u64) -> Option<Self> {
        let len = multinomial(vertices, groups.iter().map(Range::len)).filter(|len| *len <= most)?;
        let places = groups.iter().map(Range::len).sum();
        if places > Listed::MOST {
            return None;
        }
        let mut terms = Vec::with_capacity(places);
        let mut free = vertices;
        let mut weight = len;
        for group in groups {
            weight /= binomial(free, group.len())?;
            free -= group.len();
            // Last place first: taking it does not change the number of free vertices below the others.
            terms.extend(group.clone().enumerate().rev().map(|(k, place)| RankTerm { place, k, weight }));
        }
        let largest = groups.iter().map(ExactSizeIterator::len).max().unwrap_or(0);
        let row = |k: usize| (0..vertices).map(|n| binomial(n, k + 1).unwrap_or(u64::MAX)).collect();
        let binomials = (0..largest).map(row).collect();
        Some(Self { vertices, terms, binomials, len })
    }

    pub fn len(&self) -> u64 {
        self.len
    }

    #[inline]
    pub fn rank(&self, places: &[Vertex]) -> u64 {
        if self.vertices <= Nibbles::MOST {
            self.rank_in(Nibbles::all_free(), places)
        } else {
            self.rank_in(Listed::all_free(), places)
        }
    }

    #[inline(always)]
    fn rank_in(&self, mut free: impl Free, places: &[Vertex]) -> u64 {
        let mut rank = 0;
        for term in &self.terms {
            let below = free.take(places[term.place]);
            rank += term.weight * self.choose(usize::from(below), term.k);
        }
        rank
    }

    /// n over k + 1. A single piece, the usual case, needs no table.
    #[inline(always)]
    fn choose(&self, n: usize, k: usize) -> u64 {
        if k == 0 { n as u64 } else { self.binomials[k][n] }
    }
}

/// The free vertices while pieces are placed.
trait Free {
    /// Takes `vertex`; returns how many vertices below it were free.
    fn take(&mut self, vertex: Vertex) -> Vertex;
}

/// Up to 16 vertices: the number of free ones below each, in four bits.
struct Nibbles(u64);

impl Nibbles {
    const MOST: usize = 16;

    #[inline]
    fn all_free() -> Self {
        Self(0xfedc_ba98_7654_3210)
    }
}

impl Free for Nibbles {
    #[inline(always)]
    fn take(&mut self, vertex: Vertex) -> Vertex {
        let shift = 4 * u32::from(vertex);
        let below = self.0 >> shift & 15;
        // Every higher vertex has one free vertex less below it. None of these counts was 0, so nothing is borrowed.
        self.0 = self.0.wrapping_sub(0x1111_1111_1111_1110 << shift);
        below as Vertex
    }
}

/// Any number of vertices: the taken ones, ascending.
struct Listed {
    taken: [Vertex; Self::MOST],
    len: usize,
}

impl Listed {
    /// Enough for every index of fewer than 2^32 numbers: 33 places among 66 are already more.
    const MOST: usize = 32;

    #[inline]
    fn all_free() -> Self {
        Self { taken: [0; Self::MOST], len: 0 }
    }
}

impl Free for Listed {
    #[inline(always)]
    fn take(&mut self, vertex: Vertex) -> Vertex {
        let at = self.taken[..self.len].iter().take_while(|taken| **taken < vertex).count();
        self.taken.copy_within(at..self.len, at + 1);
        self.taken[at] = vertex;
        self.len += 1;
        vertex - at as Vertex
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Space, arrangement::Arrangement, tile_positions::next_permutation};
    use super::*;
    use crate::puzzle::{BoardOptions, TileMetric, TilePuzzle};

    #[test]
    fn every_arrangement_has_a_number_of_its_own() {
        // Both forms of `Free`, one piece or several of a class, blanks as the common class.
        for board in [
            "12345*",
            "アアイウ**",
            "アアアイイイ**",
            "***アイ",
            "アイ***************ウ",
            "アアイイ*ウウウウウウウウウウウウ",
        ] {
            let puzzle = TilePuzzle::read(board, 0, &BoardOptions::default()).expect("a board");
            let space = Space::new(&puzzle, TileMetric::Step);
            let index = Ranking::new(space.len(), space.groups(), 1 << 20).expect("a small space");
            let mut pieces = space.start().to_vec();
            pieces.sort_unstable();
            let mut state = Arrangement::new(&space);
            let mut numbers = Vec::new();
            loop {
                state.set_classes(&space, &pieces);
                assert_eq!(state.classes(), pieces);
                numbers.push(index.rank(state.places()));
                if !next_permutation(&mut pieces) {
                    break;
                }
            }
            numbers.sort_unstable();
            assert!(numbers.iter().copied().eq(0..index.len()), "{board}");
        }
    }
}
