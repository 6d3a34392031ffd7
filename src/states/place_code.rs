//! Positions of block puzzles as numbers: where the pieces of each kind lie, in as few bits as that takes.

use std::ops::Range;

use super::block_moves::{BlockMoves, PieceMove};
use crate::{
    puzzle::{BlockMetric, BlockPuzzle, PieceKind, Place},
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
    /// The number of the kind.
    number: usize,
    shift: u32,
    mask: u64,
    /// How many numbers there are.
    count: u64,
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
    pub fn new(puzzle: &BlockPuzzle, metric: BlockMetric, moves: &BlockMoves) -> Option<Self> {
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
        let tags = if metric == BlockMetric::Move && bits + pieces <= u64::BITS { pieces } else { 0 };
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
        // So that every part of it differs from what is taken now.
        code.taken = !code.number(puzzle.places());
        code.take(!code.taken, moves);
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

    /// Whether a position may reach a goal: what it takes no more than a look to know.
    #[inline]
    pub fn may_be_goal(&self, code: u64) -> bool {
        self.wants.iter().any(|(mask, value)| code & mask == *value)
    }

    /// Appends a word for each position one move away from the one that was taken last: its number, and which piece
    /// need not be moved there. Those of the pieces in `done` are left out.
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
        // Of 64 places no number of sets is too large.
        let ways = |chosen, place| binomial(place, chosen).unwrap_or(u64::MAX);
        let adds: Vec<Vec<u64>> = (1..=kind.pieces().len())
            .map(|chosen| (0..=kind.len()).map(|place| ways(chosen, place)).collect())
            .collect();
        let count = adds.last().map_or(1, |row| row[kind.len()]);
        let mask = u64::MAX >> ((count - 1) | 1).leading_zeros();
        let (listed, cells) = (Vec::new(), Vec::new());
        Self { number, shift: 0, mask, count, pieces: kind.pieces(), adds, listed, cells }
    }

    /// Lists all sets, by number, if there are few.
    fn list(&mut self, moves: &BlockMoves) {
        if self.count > MOST_LISTED {
            return;
        }
        let mut set: Vec<u8> = (0..self.pieces.len() as u8).collect();
        for _ in 0..self.count {
            self.listed.extend_from_slice(&set);
            let cells = set.iter().map(|place| moves.cells(self.number, usize::from(*place)));
            self.cells.push(cells.fold(0, |all, cells: u64| all | cells));
            // The lowest that can go up does; those below it begin anew.
            let mut at = 0;
            while at + 1 < set.len() && set[at] + 1 == set[at + 1] {
                set[at] = at as u8;
                at += 1;
            }
            set[at] += 1;
        }
    }

    /// The number of a set of places, which ascend.
    fn number(&self, places: &[Place]) -> u64 {
        self.adds.iter().zip(places).map(|(adds, place)| adds[usize::from(*place)]).sum()
    }

    /// The places of a number, and the cells under them.
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
            // The highest place that does not add too much: place 0 adds nothing.
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::{
        puzzle::{Blocks, BoardOptions},
        states::{BlockPositions, Positions},
    };

    fn positions(board: &str, goal: &str, metric: BlockMetric) -> BlockPositions {
        let options =
            BoardOptions { goals: vec![goal.to_owned()], blocks: Blocks::All, ..Default::default() };
        BlockPositions::new(BlockPuzzle::read(board, 0, &options).expect("a puzzle").into(), metric)
    }

    /// Walks over a few thousand positions, comparing numbers with places.
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
            // From somewhere else, so that all is taken anew.
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
            // Going back is what a tag saves.
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
    fn numbers_stand_for_places() {
        for metric in BlockMetric::ALL {
            // Kinds that are listed, and six of twenty places, which are too many; a wall; more pieces than bits are left for.
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
    fn what_has_no_room_has_no_numbers() {
        let mut board = "AB".to_owned();
        board.push_str(&"*".repeat(63));
        let goal = "?".repeat(64) + "A";
        let options = BoardOptions { goals: vec![goal], blocks: Blocks::All, ..Default::default() };
        let puzzle = BlockPuzzle::read(&board, 13, &options).expect("a puzzle");
        assert!(BlockPositions::new(puzzle.into(), BlockMetric::Move).numbered().is_none(), "65 cells");
        // Thirteen pieces that are all told apart, of 5 bits each.
        let pieces = "ABCDEFGHIJKLM";
        let board = format!("{pieces}{}", "*".repeat(17));
        let goal = format!("{pieces}{}", "?".repeat(17));
        let options = BoardOptions { goals: vec![goal], blocks: Blocks::All, ..Default::default() };
        let puzzle = BlockPuzzle::read(&board, 6, &options).expect("a puzzle");
        assert!(BlockPositions::new(puzzle.into(), BlockMetric::Move).numbered().is_none(), "65 bits");
    }
}
