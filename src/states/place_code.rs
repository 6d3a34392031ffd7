//! Positions of block puzzles as numbers of few bits.

use std::ops::Range;

use super::block_moves::{BlockMoves, PieceMove};
use crate::{
    puzzle::{BlockPuzzle, PieceKind, Place},
    util::binomial,
};

/// Numbers the positions of a puzzle of at most 64 cells: a bit field for each kind, the first kind lowest, holds the rank of
/// its set of places. A move changes it by a sum of a few table entries.
///
/// # Source
///
/// Sets are ranked in the combinatorial number system: D. E. Knuth, "The Art of Computer Programming", volume 4A, section
/// 7.2.1.3.
pub struct PlaceCode {
    kinds: Vec<KindCode>,
    /// Tag bits beside a number: one for each piece if moves of a piece [join](BlockMoves::joins) and the bits fit, else 0.
    tags: u32,
    /// For each goal, a mask and a value that the number of every position of that goal has there: the fields of kinds of a
    /// single piece.
    wants: Vec<(u64, u64)>,
    /// The decoded number, its places, and the cells under each kind.
    taken: u64,
    places: Vec<Place>,
    covered: Vec<u64>,
}

struct KindCode {
    number: usize,
    shift: u32,
    mask: u64,
    /// The number of sets of places.
    count: u64,
    pieces: Range<usize>,
    /// For each piece of the kind, what it adds to the rank in each place.
    adds: Vec<Vec<u64>>,
    /// The places of each rank, concatenated, and the cells under them; empty if there are more than [`MOST_LISTED`].
    listed: Vec<u8>,
    cells: Vec<u64>,
}

/// The most sets of places that are listed. Four pieces on 20 places have 4,845.
const MOST_LISTED: u64 = 1 << 14;

impl PlaceCode {
    /// Returns `None` if the board has more than 64 cells or a number takes more than 64 bits.
    pub fn new(puzzle: &BlockPuzzle, moves: &BlockMoves) -> Option<Self> {
        if puzzle.cells() > u64::BITS as usize {
            return None;
        }
        let mut bits = 0;
        let mut kinds = Vec::new();
        for (number, kind) in puzzle.kinds().iter().enumerate() {
            let mut own = KindCode::new(number, kind);
            own.shift = bits;
            bits += own.mask.count_ones();
            if bits > u64::BITS {
                return None;
            }
            own.list(moves);
            kinds.push(own);
        }
        let pieces = puzzle.places().len() as u32;
        let tags = if moves.joins() && bits + pieces <= u64::BITS { pieces } else { 0 };
        let covered = vec![0; kinds.len()];
        let places = puzzle.places().to_vec();
        let mut wants = Vec::new();
        for placed in puzzle.fixed_pieces() {
            let (mut bits, mut are) = (0, 0);
            for (kind, place) in placed {
                let KindCode { shift, mask, ref pieces, .. } = kinds[*kind];
                if pieces.len() == 1 {
                    bits |= mask << shift;
                    are |= u64::from(*place) << shift;
                }
            }
            wants.push((bits, are));
        }
        let mut code = Self { kinds, tags, wants, taken: 0, places, covered };
        // Every field must differ from the decoded number so that `take` decodes all.
        code.taken = !code.number(puzzle.places());
        code.take(!code.taken, moves);
        Some(code)
    }

    pub fn tags(&self) -> u32 {
        self.tags
    }

    pub fn number(&self, places: &[Place]) -> u64 {
        self.kinds.iter().map(|kind| kind.number(&places[kind.pieces.clone()]) << kind.shift).sum()
    }

    /// Decodes a number into places.
    pub fn take(&mut self, code: u64, moves: &BlockMoves) -> &[Place] {
        let Self { kinds, taken, places, covered, .. } = self;
        let differs = *taken ^ code;
        if differs == 0 {
            return places;
        }
        *taken = code;
        for (kind, covered) in kinds.iter().zip(covered) {
            if differs >> kind.shift & kind.mask != 0 {
                *covered = kind.take(code >> kind.shift & kind.mask, moves, places);
            }
        }
        places
    }

    /// A quick necessary condition for a goal.
    #[inline]
    pub fn may_be_goal(&self, code: u64) -> bool {
        self.wants.iter().any(|(mask, value)| code & mask == *value)
    }

    /// Appends a word for each successor of the decoded position: its number and the tag of the moved piece. Moves of the
    /// pieces in `done` are left out.
    pub fn expand(&self, done: u64, moves: &BlockMoves, into: &mut Vec<u64>) {
        let places = &self.places[..];
        let occupied = self.covered.iter().fold(0, |all, cells| all | cells);
        let (taken, tags) = (self.taken, self.tags);
        moves.find(places, occupied, done, |made| {
            let kind = &self.kinds[made.kind];
            let (at, change) = kind.change(places, made);
            let code = taken.wrapping_add(change << kind.shift);
            into.push(if tags == 0 { code } else { code << tags | 1 << at });
            false
        });
    }
}

impl KindCode {
    fn new(number: usize, kind: &PieceKind) -> Self {
        // The binomial coefficients of 64 fit in a `u64`.
        let ways = |chosen, place| binomial(place, chosen).unwrap_or(u64::MAX);
        let adds: Vec<Vec<u64>> = (1..=kind.pieces().len())
            .map(|chosen| (0..=kind.len()).map(|place| ways(chosen, place)).collect())
            .collect();
        let count = adds.last().map_or(1, |row| row[kind.len()]);
        let mask = u64::MAX >> ((count - 1) | 1).leading_zeros();
        let (listed, cells) = (Vec::new(), Vec::new());
        Self { number, shift: 0, mask, count, pieces: kind.pieces(), adds, listed, cells }
    }

    /// Lists all sets by rank if there are few.
    fn list(&mut self, moves: &BlockMoves) {
        if self.count > MOST_LISTED {
            return;
        }
        let mut set: Vec<u8> = (0..self.pieces.len() as u8).collect();
        for _ in 0..self.count {
            self.listed.extend_from_slice(&set);
            let cells = set.iter().map(|place| moves.cells(self.number, usize::from(*place)));
            self.cells.push(cells.fold(0, |all, cells: u64| all | cells));
            // Increment the lowest place that can be; reset those below it.
            let mut at = 0;
            while at + 1 < set.len() && set[at] + 1 == set[at + 1] {
                set[at] = at as u8;
                at += 1;
            }
            set[at] += 1;
        }
    }

    /// The rank of an ascending set of places.
    fn number(&self, places: &[Place]) -> u64 {
        self.adds.iter().zip(places).map(|(adds, place)| adds[usize::from(*place)]).sum()
    }

    /// Decodes a rank into places; returns the cells under them.
    #[inline]
    fn take(&self, number: u64, moves: &BlockMoves, places: &mut [Place]) -> u64 {
        let own = &mut places[self.pieces.clone()];
        if let Some(cells) = self.cells.get(number as usize) {
            let listed = &self.listed[number as usize * own.len()..][..own.len()];
            for (place, listed) in own.iter_mut().zip(listed) {
                *place = Place::from(*listed);
            }
            return *cells;
        }
        let (mut rest, mut cells, mut place) = (number, 0, usize::MAX);
        for (adds, own) in self.adds.iter().zip(own).rev() {
            // The highest place that adds at most `rest`; place 0 adds 0.
            place = (place - 1).min(adds.len() - 2);
            while place > 0 && adds[place] > rest {
                place -= 1;
            }
            rest = rest.wrapping_sub(adds[place]);
            cells |= moves.cells::<u64>(self.number, place);
            *own = place as Place;
        }
        cells
    }

    /// The moved piece's new index, and the change of its kind's rank.
    #[inline(always)]
    fn change(&self, places: &[Place], made: PieceMove) -> (usize, u64) {
        let PieceMove { piece, to, .. } = made;
        let own = &places[self.pieces.clone()];
        if let [from] = own {
            return (piece, u64::from(to).wrapping_sub(u64::from(*from)));
        }
        let mut at = piece - self.pieces.start;
        let mut change = 0u64.wrapping_sub(self.adds[at][usize::from(own[at])]);
        // The pieces that it passes change their index.
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::{
        puzzle::{BlockMetric, Blocks, BoardOptions},
        states::{BlockPositions, Positions},
    };

    fn positions(board: &str, goal: &str, metric: BlockMetric) -> BlockPositions {
        let options =
            BoardOptions { goals: vec![goal.to_owned()], blocks: Blocks::All, ..Default::default() };
        BlockPositions::new(BlockPuzzle::read(board, 0, &options).expect("a puzzle").into(), metric)
    }

    /// Compares numbers with places over a few thousand positions.
    fn compare(mut positions: BlockPositions) {
        let mut seen = BTreeSet::from([positions.places().to_vec()]);
        let mut open = vec![positions.places().to_vec()];
        while let Some(places) = open.pop().filter(|_| seen.len() < 3000) {
            positions.take(&places);
            let mut neighbours = Vec::new();
            positions.visit(None, &mut |places, tag, _| {
                neighbours.push((places.to_vec(), tag));
                false
            });
            let numbered = positions.numbered().expect("few bits");
            let (number, tags) = (numbered.number(&places), numbered.tags());
            // Decode another number first so that every field is decoded.
            numbered.take_number(0);
            numbered.take_number(number);
            assert_eq!(numbered.places(), places);
            let mut words = Vec::new();
            numbered.expand(number, 0, &mut words);
            let found: BTreeSet<u64> = words.iter().copied().collect();
            assert_eq!(found.len(), words.len(), "no move twice");
            let word = |(places, tag): &(Vec<Place>, u8)| {
                numbered.number(places) << tags | if tags == 0 { 0 } else { 1 << tag }
            };
            assert_eq!(found, neighbours.iter().map(word).collect());
            // The tag excludes the inverse move.
            if let Some(word) = words.first().filter(|_| tags > 0) {
                let mut back = Vec::new();
                numbered.expand(word >> tags, word & !(u64::MAX << tags), &mut back);
                assert!(back.iter().all(|back| back >> tags != number));
            }
            open.extend(
                neighbours.into_iter().map(|(places, _)| places).filter(|places| seen.insert(places.clone())),
            );
        }
        assert!(seen.len() > 100);
    }

    #[test]
    fn slides_of_cars_have_tags_and_those_of_others_none() {
        let slide = BlockMetric::Slide;
        let cars = ["***IBB/*CCIJK/**AAJK/**HDD*/G*H***/GEEFF*", "??????/??????/????AA/??????/??????/??????"];
        for (axis, tags) in [(true, 11), (false, 0)] {
            let options = BoardOptions::new().goal(cars[1]).blocks(Blocks::All).axis(axis);
            let puzzle = BlockPuzzle::read(cars[0], 0, &options).expect("a puzzle");
            let mut positions = BlockPositions::new(puzzle.into(), slide);
            assert_eq!(positions.numbered().map(|numbered| numbered.tags()), Some(tags));
            compare(positions);
        }
    }

    #[test]
    fn numbers_stand_for_places() {
        for metric in BlockMetric::ALL {
            // Kinds with listed sets; six of twenty places, too many to list; a wall; more pieces than spare bits.
            compare(positions("ABBC/ABBC/DEEF/DGHF/I**J", "????/????/????/?BB?/?BB?", metric));
            compare(positions("BAAC/BAAC/DEFG/HHII/J**K", "????/????/????/?AA?/?AA?", metric));
            compare(positions("ABB*/CBBD/EEFD/G*FH/IJJ#", "A???/????/????/????/????", metric));
            compare(positions(
                "**B*CC/**B***/AAB***/DDD**E/*****E/FGH**E",
                "??????/??????/????AA/D?????/????FG/??????",
                metric,
            ));
        }
    }

    #[test]
    fn boards_of_more_than_64_cells_or_bits_have_no_numbers() {
        let pieces = "ABCDEFGHIJKLM";
        for (board, goal, width, why) in [
            (format!("AB{}", "*".repeat(63)), format!("{}A", "?".repeat(64)), 13, "65 cells"),
            // Thirteen pieces of different kinds, 5 bits each.
            (format!("{pieces}{}", "*".repeat(17)), format!("{pieces}{}", "?".repeat(17)), 6, "65 bits"),
        ] {
            let options = BoardOptions { goals: vec![goal], blocks: Blocks::All, ..Default::default() };
            let puzzle = BlockPuzzle::read(&board, width, &options).expect("a puzzle");
            assert!(BlockPositions::new(puzzle.into(), BlockMetric::Move).numbered().is_none(), "{why}");
        }
    }
}
