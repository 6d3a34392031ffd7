//! The moves of block puzzles: which pieces can go where, in each metric.

use std::ops::Range;

use crate::{
    puzzle::{BlockPuzzle, Metric, NOWHERE, PieceKind, Place},
    util::NumberSet,
};

/// Where the pieces of a puzzle can go, over sets of cells of one kind: of one word where that is enough.
///
/// # Source
///
/// That a move along any path is a search of its own over the places of one piece: E. Hordern, "Sliding Piece
/// Puzzles", Oxford University Press, 1986, for what counts as one move.
#[derive(Clone, Debug)]
pub struct BlockMoves<S> {
    metric: Metric,
    kinds: Vec<KindMoves<S>>,
    /// The kind of each piece.
    kind_of: Vec<usize>,
}

/// Where the pieces of one kind can go.
#[derive(Clone, Debug)]
struct KindMoves<S> {
    pieces: Range<usize>,
    /// The cells of each place.
    masks: Vec<S>,
    /// The cells around each place of which one at least is blank if a piece there can move.
    halos: Vec<S>,
    /// For each place, the steps up, right, down and left.
    steps: Vec<[PlaceStep<S>; 4]>,
}

/// A step of a piece, possible or not.
#[derive(Clone, Copy, Debug)]
struct PlaceStep<S> {
    /// The cells that it comes to.
    entered: S,
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

impl<S: NumberSet> BlockMoves<S> {
    pub fn new(puzzle: &BlockPuzzle, metric: Metric) -> Self {
        let step = |kind: &PieceKind, place: Place, to: Place| {
            // Where a piece is it has been.
            let to = if to == NOWHERE { place } else { to };
            PlaceStep { entered: S::from_small(kind.mask(to).without(kind.mask(place))), to }
        };
        let kinds = puzzle.kinds().iter().map(|kind| {
            let places = 0..kind.len() as Place;
            KindMoves {
                pieces: kind.pieces(),
                masks: places.clone().map(|place| S::from_small(kind.mask(place))).collect(),
                halos: places.clone().map(|place| S::from_small(kind.halo(place))).collect(),
                steps: places.map(|place| kind.next(place).map(|to| step(kind, place, to))).collect(),
            }
        });
        let kinds: Vec<KindMoves<S>> = kinds.collect();
        let of_kind = |(number, kind): (usize, &KindMoves<S>)| std::iter::repeat_n(number, kind.pieces.len());
        let kind_of = kinds.iter().enumerate().flat_map(of_kind).collect();
        Self { metric, kinds, kind_of }
    }

    /// The cells of each place of a kind.
    pub fn masks(&self, kind: usize) -> &[S] {
        &self.kinds[kind].masks
    }

    /// The cells under all pieces.
    pub fn occupied(&self, places: &[Place]) -> S {
        let masks = |kind: &KindMoves<S>| {
            let masks = places[kind.pieces.clone()].iter().map(|place| kind.masks[usize::from(*place)]);
            masks.fold(S::default(), S::plus)
        };
        self.kinds.iter().map(masks).fold(S::default(), S::plus)
    }

    /// The first move that `stop` says yes to, of all that the metric counts as one, but for those of the pieces in
    /// `done`.
    #[inline(always)]
    pub fn find(
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
                movable.put(piece, kind.halos[usize::from(*place)].exceeds(occupied));
            }
        }
        movable = movable.minus(done);
        while let Some(piece) = movable.take() {
            let number = self.kind_of[piece];
            let kind = &self.kinds[number];
            let place = usize::from(places[piece]);
            let others = occupied.minus(kind.masks[place]);
            // Where the piece can come to, and from which of these places it is still to be looked at.
            let mut seen = S::only(place);
            let mut open = seen;
            while let Some(at) = open.take() {
                for (direction, mut step) in kind.steps[at].into_iter().enumerate() {
                    while !step.entered.shares(others) && !seen.has(usize::from(step.to)) {
                        let to = usize::from(step.to);
                        let made = PieceMove { kind: number, piece, to: step.to };
                        if stop(made) {
                            return Some(made);
                        }
                        seen.put(to, true);
                        match self.metric {
                            Metric::Slide => step = kind.steps[to][direction],
                            Metric::Move => open.put(to, true),
                            // Now it was seen.
                            _ => {}
                        }
                    }
                }
            }
        }
        None
    }
}
