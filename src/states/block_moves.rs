//! The moves of block puzzles in each metric.

use std::ops::Range;

use crate::{
    puzzle::{BlockMetric, BlockPuzzle, NOWHERE, PieceKind, Place},
    util::{NumberSet, SmallSet},
};

/// The move tables of a block puzzle. Sets of cells, places and pieces take one word where that is enough.
///
/// # Source
///
/// E. Hordern, "Sliding Piece Puzzles", Oxford University Press, 1986: a move along any path counts as one, which takes a
/// search of its own over the places of one piece.
#[derive(Clone, Debug)]
pub struct BlockMoves {
    metric: BlockMetric,
    kinds: Vec<KindMoves>,
    kind_of: Vec<usize>,
}

#[derive(Clone, Debug)]
struct KindMoves {
    pieces: Range<usize>,
    places: Vec<PlaceMoves>,
    /// The pieces move along a single row or column.
    is_straight: bool,
}

#[derive(Clone, Copy, Debug)]
struct PlaceMoves {
    cells: SmallSet,
    /// The cells around it. A piece there can move only if one of them is blank.
    halo: SmallSet,
    /// The steps up, right, down and left.
    steps: [PlaceStep; 4],
}

#[derive(Clone, Copy, Debug)]
struct PlaceStep {
    /// The cells that the piece enters.
    entered: SmallSet,
    /// The place itself if there is no such step.
    to: Place,
}

#[derive(Clone, Copy, Debug)]
pub struct PieceMove {
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

    /// Returns `true` if two moves of a piece in a row could have been one.
    pub fn joins(&self) -> bool {
        match self.metric {
            BlockMetric::Move => true,
            BlockMetric::Slide => self.kinds.iter().all(|kind| kind.is_straight),
            BlockMetric::Step => false,
        }
    }

    /// The cells of a place of a kind.
    #[inline]
    pub fn cells<S: NumberSet>(&self, kind: usize, place: usize) -> S {
        S::from_small(self.kinds[kind].places[place].cells)
    }

    pub fn occupied(&self, places: &[Place]) -> SmallSet {
        let mut occupied = SmallSet::default();
        for (kind, place) in self.kind_of.iter().zip(places) {
            occupied = occupied.or(self.cells(*kind, usize::from(*place)));
        }
        occupied
    }

    /// The first move for which `stop` returns `true`, among all moves of the metric except those of the pieces in `done`.
    #[inline(always)]
    pub fn find<S: NumberSet>(
        &self,
        places: &[Place],
        occupied: S,
        done: S,
        mut stop: impl FnMut(PieceMove) -> bool,
    ) -> Option<PieceMove> {
        // Most pieces have no blank beside them. Computed without a branch, which a processor could not predict.
        let mut movable = S::default();
        for kind in &self.kinds {
            for (piece, place) in kind.pieces.clone().zip(&places[kind.pieces.clone()]) {
                movable.put(piece, S::from_small(kind.places[usize::from(*place)].halo).exceeds(occupied));
            }
        }
        movable = movable.without(done);
        while let Some(piece) = movable.pop() {
            let number = self.kind_of[piece];
            let kind = &self.kinds[number];
            let place = usize::from(places[piece]);
            let others = occupied.without(S::from_small(kind.places[place].cells));
            let mut reached = kind.reach(place, others, self.metric).without(S::of(place));
            while let Some(to) = reached.pop() {
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
                // Without a step the target is the place itself, which `reach` knows already.
                let to = if to == NOWHERE { place } else { to };
                PlaceStep { entered: kind.mask(to).without(cells), to }
            };
            PlaceMoves { cells, halo: kind.halo(place), steps: kind.next(place).map(step) }
        };
        let places = (0..kind.len() as Place).map(place).collect();
        Self { pieces: kind.pieces(), places, is_straight: kind.lane().is_some() }
    }

    /// The places that a piece can reach from a place by one move past the cells of the others; may contain the place itself.
    #[inline(always)]
    fn reach<S: NumberSet>(&self, place: usize, others: S, metric: BlockMetric) -> S {
        match metric {
            BlockMetric::Move => {
                let mut reached = S::of(place);
                let mut open = reached;
                while let Some(at) = open.pop() {
                    let fresh = self.beside(at, others).without(reached);
                    reached = reached.or(fresh);
                    open = open.or(fresh);
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
                        if !S::from_small(step.entered).meets(others) {
                            at = usize::from(step.to);
                        }
                    }
                }
                reached
            }
            BlockMetric::Step => self.beside(place, others),
        }
    }

    /// The places one step away, and the place itself where there is no such step. Free of branches, which a processor could
    /// not predict.
    #[inline(always)]
    fn beside<S: NumberSet>(&self, place: usize, others: S) -> S {
        let mut beside = S::default();
        for step in &self.places[place].steps {
            beside.put(usize::from(step.to), !S::from_small(step.entered).meets(others));
        }
        beside
    }
}
