//! Positions of block puzzles as numbers: where the pieces of each kind lie, in as few bits as that takes.

use std::ops::Range;

use super::block_moves::{BlockMoves, PieceMove};
use crate::{
    puzzle::{BlockPuzzle, Metric, Place},
    util::binomial,
};

/// A number for every position of a puzzle whose boards have at most 64 cells: kind by kind a few bits, the first kind
/// lowest, each the number of a set of places. What a move changes in it is a sum of a few numbers from tables.
///
/// # Source
///
/// The number of a set is that of the combinatorial number system: D. E. Knuth, "The Art of Computer Programming",
/// volume 4A, section 7.2.1.3.
#[derive(Debug)]
pub struct PlaceCode {
    moves: BlockMoves<u64>,
    kinds: Vec<KindCode>,
    /// Bits beside a number: one for each piece where a piece goes as it likes and there is room.
    tags: u32,
    /// For each goal, bits of a number and what they are where it is reached: those of kinds of one piece that it places.
    wants: Vec<(u64, u64)>,
    /// The number that was taken last, where the pieces lie then, and the cells under those of each kind.
    taken: u64,
    places: Vec<Place>,
    covered: Vec<u64>,
}

/// The part of a number that tells where the pieces of one kind lie.
#[derive(Debug)]
struct KindCode {
    shift: u32,
    mask: u64,
    pieces: Range<usize>,
    /// For each piece of the kind, from the first, a row: what it adds in each place.
    adds: Vec<Vec<u64>>,
    /// The places of each number, one after another, and the cells under them; empty where there are too many numbers.
    listed: Vec<u8>,
    cells: Vec<u64>,
}

/// Sets of places that are listed at most. Those of four of 20 places are 4,845.
const MOST_LISTED: u64 = 1 << 14;

impl PlaceCode {
    /// `None` where a board has more cells or a number would need more bits.
    pub fn new(puzzle: &BlockPuzzle, metric: Metric) -> Option<Self> {
        if puzzle.cells() > u64::BITS as usize {
            return None;
        }
        let moves = BlockMoves::new(puzzle, metric);
        let mut bits = 0;
        let mut kinds = Vec::new();
        for (number, kind) in puzzle.kinds().iter().enumerate() {
            let count = binomial(kind.len(), kind.pieces().len())?;
            let own = (u64::BITS - count.saturating_sub(1).leading_zeros()).max(1);
            if bits + own > u64::BITS {
                return None;
            }
            kinds.push(KindCode::new(bits, own, kind.pieces(), moves.masks(number), count)?);
            bits += own;
        }
        let pieces = puzzle.places().len() as u32;
        let tags = if metric == Metric::Move && bits + pieces <= u64::BITS { pieces } else { 0 };
        let covered = vec![0; kinds.len()];
        let places = puzzle.places().to_vec();
        let want = |placed: &[(usize, Place)]| {
            let alone = placed.iter().filter(|(kind, _)| puzzle.kinds()[*kind].pieces().len() == 1);
            alone.fold((0, 0), |(mask, value), (kind, place)| {
                let KindCode { shift, mask: own, .. } = kinds[*kind];
                (mask | own << shift, value | u64::from(*place) << shift)
            })
        };
        let wants = puzzle.placed().map(want).collect();
        let mut code = Self { moves, kinds, tags, wants, taken: 0, places, covered };
        // So that every part of it differs from what is taken now.
        code.taken = !code.number(puzzle.places());
        code.take(!code.taken);
        Some(code)
    }

    /// Bits beside a number in a word.
    pub fn tags(&self) -> u32 {
        self.tags
    }

    /// The number of a position.
    pub fn number(&self, places: &[Place]) -> u64 {
        self.kinds.iter().map(|kind| kind.number(&places[kind.pieces.clone()]) << kind.shift).sum()
    }

    /// Takes the position with a number; where the pieces lie.
    #[inline(always)]
    pub fn take(&mut self, code: u64) -> &[Place] {
        let Self { moves, kinds, taken, places, covered, .. } = self;
        let differs = *taken ^ code;
        if differs == 0 {
            return places;
        }
        *taken = code;
        for (number, (kind, covered)) in kinds.iter().zip(covered).enumerate() {
            if differs >> kind.shift & kind.mask != 0 {
                let own = code >> kind.shift & kind.mask;
                *covered = kind.take(own, moves.masks(number), places);
            }
        }
        places
    }

    /// Whether a position may reach a goal: what it takes no more than a look to know.
    #[inline]
    pub fn may_be_goal(&self, code: u64) -> bool {
        self.wants.iter().any(|(mask, value)| code & mask == *value)
    }

    /// Appends a word for each position one move away from the one that was taken last: its number, and which piece
    /// need not be moved there. Those of the pieces in `done` are left out.
    #[inline(always)]
    pub fn expand(&self, done: u64, into: &mut Vec<u64>) {
        let places = &self.places[..];
        let occupied = self.covered.iter().fold(0, |all, cells| all | cells);
        let (taken, tags) = (self.taken, self.tags);
        self.moves.find(places, occupied, done, |made| {
            let kind = &self.kinds[made.kind];
            let (at, change) = kind.change(places, made);
            let code = taken.wrapping_add(change << kind.shift);
            into.push(if tags == 0 { code } else { code << tags | 1 << at });
            false
        });
    }
}

impl KindCode {
    fn new(shift: u32, bits: u32, pieces: Range<usize>, masks: &[u64], count: u64) -> Option<Self> {
        let row = |chosen: usize| (0..masks.len()).map(|place| binomial(place, chosen + 1)).collect();
        let adds: Option<Vec<Vec<u64>>> = (0..pieces.len()).map(row).collect();
        let mask = u64::MAX >> (u64::BITS - bits);
        let mut kind =
            Self { shift, mask, pieces, adds: adds?, listed: Vec::new(), cells: Vec::new() };
        if count <= MOST_LISTED {
            kind.list(masks);
        }
        Some(kind)
    }

    /// Lists all sets, by number.
    fn list(&mut self, masks: &[u64]) {
        let mut set: Vec<u8> = (0..self.pieces.len() as u8).collect();
        loop {
            self.listed.extend(&set);
            self.cells.push(set.iter().fold(0, |all, place| all | masks[usize::from(*place)]));
            // The lowest that can go up does; those below it begin anew.
            let limit = |at: usize| set.get(at + 1).map_or(masks.len(), |place| usize::from(*place));
            let Some(at) = (0..set.len()).find(|at| usize::from(set[*at]) + 1 < limit(*at)) else { return };
            set[at] += 1;
            for (lower, place) in set[..at].iter_mut().enumerate() {
                *place = lower as u8;
            }
        }
    }

    /// The number of a set of places, which ascend.
    fn number(&self, places: &[Place]) -> u64 {
        self.adds.iter().zip(places).map(|(adds, place)| adds[usize::from(*place)]).sum()
    }

    /// The places of a number, and the cells under them.
    #[inline(always)]
    fn take(&self, number: u64, masks: &[u64], places: &mut [Place]) -> u64 {
        let own = &mut places[self.pieces.clone()];
        if let Some(cells) = self.cells.get(number as usize) {
            let listed = &self.listed[number as usize * own.len()..][..own.len()];
            for (place, listed) in own.iter_mut().zip(listed) {
                *place = Place::from(*listed);
            }
            return *cells;
        }
        let (mut rest, mut cells, mut place) = (number, 0, masks.len());
        for (adds, own) in self.adds.iter().zip(own).rev() {
            // The highest place that does not add too much: place 0 adds nothing.
            place = place.saturating_sub(1);
            while place > 0 && adds[place] > rest {
                place -= 1;
            }
            rest = rest.wrapping_sub(adds[place]);
            cells |= masks[place];
            *own = place as Place;
        }
        cells
    }

    /// Which piece of all it is that was moved, afterwards, and what that adds to the number of its kind.
    #[inline(always)]
    fn change(&self, places: &[Place], made: PieceMove) -> (usize, u64) {
        let PieceMove { piece, to, .. } = made;
        let own = &places[self.pieces.clone()];
        if let [from] = own {
            return (piece, u64::from(to).wrapping_sub(u64::from(*from)));
        }
        let mut at = piece - self.pieces.start;
        let mut change = 0u64.wrapping_sub(self.adds[at][usize::from(own[at])]);
        // Those that it passes become others.
        while at > 0 && own[at - 1] > to {
            let place = usize::from(own[at - 1]);
            change = change.wrapping_add(self.adds[at][place]).wrapping_sub(self.adds[at - 1][place]);
            at -= 1;
        }
        while at + 1 < own.len() && own[at + 1] < to {
            let place = usize::from(own[at + 1]);
            change = change.wrapping_add(self.adds[at][place]).wrapping_sub(self.adds[at + 1][place]);
            at += 1;
        }
        change = change.wrapping_add(self.adds[at][usize::from(to)]);
        (self.pieces.start + at, change)
    }
}
