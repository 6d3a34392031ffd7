//! The moves of block puzzles: which pieces can go where, in each metric.

use std::ops::Range;

use crate::{
    puzzle::{BlockMetric, BlockPuzzle, NOWHERE, PieceKind, Place},
    util::{NumberSet, SmallSet},
};

/// Where the pieces of a puzzle can go. Sets of cells, places and pieces are of one word where that is enough.
///
/// # Source
///
/// That a move along any path is a search of its own over the places of one piece: E. Hordern, "Sliding Piece
/// Puzzles", Oxford University Press, 1986, for what counts as one move.
#[derive(Clone, Debug)]
pub struct BlockMoves {
    metric: BlockMetric,
    kinds: Vec<KindMoves>,
    /// The kind of each piece.
    kind_of: Vec<usize>,
}

/// Where the pieces of one kind can go.
#[derive(Clone, Debug)]
struct KindMoves {
    pieces: Range<usize>,
    places: Vec<PlaceMoves>,
}

/// A place of a piece.
#[derive(Clone, Copy, Debug)]
struct PlaceMoves {
    cells: SmallSet,
    /// The cells around it of which one at least is blank if a piece there can move.
    halo: SmallSet,
    /// The steps up, right, down and left.
    steps: [PlaceStep; 4],
}

/// A step of a piece, possible or not.
#[derive(Clone, Copy, Debug)]
struct PlaceStep {
    /// The cells that it comes to.
    entered: SmallSet,
    /// The place itself where there is no such step.
    to: Place,
}

/// A piece goes to another place.
#[derive(Clone, Copy, Debug)]
pub struct PieceMove {
    /// The number of its kind.
    pub kind: usize,
    pub piece: usize,
    pub to: Place,
}

impl BlockMoves {
    pub fn new(puzzle: &BlockPuzzle, metric: BlockMetric) -> Self {
        let mut kinds = Vec::new();
        let mut kind_of = Vec::new();
        for kind in puzzle.kinds() {
            kind_of.resize(kind.pieces().end, kinds.len());
            kinds.push(KindMoves::new(kind));
        }
        Self { metric, kinds, kind_of }
    }

    /// The cells of a place of a kind.
    #[inline]
    pub fn cells<S: NumberSet>(&self, kind: usize, place: usize) -> S {
        S::from_small(self.kinds[kind].places[place].cells)
    }

    /// The cells under all pieces.
    pub fn occupied(&self, places: &[Place]) -> SmallSet {
        let mut occupied = SmallSet::default();
        for (kind, place) in self.kind_of.iter().zip(places) {
            occupied = occupied.or(self.cells(*kind, usize::from(*place)));
        }
        occupied
    }

    /// The first move that `stop` says yes to, of all that the metric counts as one, but for those of the pieces in
    /// `done`.
    #[inline(always)]
    pub fn find<S: NumberSet>(
        &self,
        places: &[Place],
        occupied: S,
        done: S,
        mut stop: impl FnMut(PieceMove) -> bool,
    ) -> Option<PieceMove> {
        // Most pieces have no blank beside them; which have is no branch that a processor could foresee.
        let mut movable = S::default();
        for kind in &self.kinds {
            for (piece, place) in kind.pieces.clone().zip(&places[kind.pieces.clone()]) {
                movable.put(piece, S::from_small(kind.places[usize::from(*place)].halo).exceeds(occupied));
            }
        }
        movable = movable.minus(done);
        while let Some(piece) = movable.take() {
            let number = self.kind_of[piece];
            let kind = &self.kinds[number];
            let place = usize::from(places[piece]);
            let others = occupied.minus(S::from_small(kind.places[place].cells));
            let mut reached = kind.reach(place, others, self.metric).minus(S::only(place));
            while let Some(to) = reached.take() {
                let made = PieceMove { kind: number, piece, to: to as Place };
                if stop(made) {
                    return Some(made);
                }
            }
        }
        None
    }
}

impl KindMoves {
    fn new(kind: &PieceKind) -> Self {
        let place = |place: Place| {
            let cells = kind.mask(place);
            let step = |to: Place| {
                // Where a piece is it has been.
                let to = if to == NOWHERE { place } else { to };
                PlaceStep { entered: kind.mask(to).without(cells), to }
            };
            PlaceMoves { cells, halo: kind.halo(place), steps: kind.next(place).map(step) }
        };
        Self { pieces: kind.pieces(), places: (0..kind.len() as Place).map(place).collect() }
    }

    /// Where a piece can come to from a place by one move past the cells of the others; the place may be among it.
    #[inline(always)]
    fn reach<S: NumberSet>(&self, place: usize, others: S, metric: BlockMetric) -> S {
        match metric {
            BlockMetric::Move => {
                let mut reached = S::only(place);
                let mut open = reached;
                while let Some(at) = open.take() {
                    let fresh = self.beside(at, others).minus(reached);
                    reached = reached.plus(fresh);
                    open = open.plus(fresh);
                }
                reached
            }
            BlockMetric::Slide => {
                let mut reached = S::default();
                for direction in 0..4 {
                    let (mut from, mut at) = (usize::MAX, place);
                    while from != at {
                        reached.put(at, true);
                        from = at;
                        let step = &self.places[at].steps[direction];
                        if !S::from_small(step.entered).shares(others) {
                            at = usize::from(step.to);
                        }
                    }
                }
                reached
            }
            BlockMetric::Step => self.beside(place, others),
        }
    }

    /// The places one step away, and the place itself where there is no such step. No branch: a processor could not foresee
    /// it.
    #[inline(always)]
    fn beside<S: NumberSet>(&self, place: usize, others: S) -> S {
        let mut beside = S::default();
        for step in &self.places[place].steps {
            beside.put(usize::from(step.to), !S::from_small(step.entered).shares(others));
        }
        beside
    }
}
