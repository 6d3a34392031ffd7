//! The positions of block puzzles.

use std::{cell::OnceCell, ops::Range, sync::Arc};

use super::{
    PathStep,
    block_moves::{BlockMoves, PieceMove},
    pack::copy,
    place_code::PlaceCode,
    positions::{MoveTag, NumberedPositions, Positions, Visit},
    ranking::Ranking,
};
use crate::{
    puzzle::{BlockMetric, BlockPuzzle, NOWHERE, PieceKind, Place},
    util::{NumberSet, SmallSet},
};

/// The positions of a puzzle with pieces of any size, in the metrics `step`, `slide` and `move`: the places of the pieces,
/// ascending within each kind, so that interchangeable pieces are not distinguished.
pub struct BlockPositions {
    puzzle: Arc<BlockPuzzle>,
    moves: BlockMoves,
    places: Vec<Place>,
    /// Buffer for a neighbour.
    moved: Vec<Place>,
    /// The listed goal positions that were not taken yet.
    goals: Option<Vec<Vec<Place>>>,
    /// The numbering of positions, if there is one; computed on first use.
    code: OnceCell<Option<PlaceCode>>,
}

impl BlockPositions {
    /// Positions of `puzzle`; the current one is the start.
    #[must_use]
    pub fn new(puzzle: Arc<BlockPuzzle>, metric: BlockMetric) -> Self {
        let places = puzzle.places().to_vec();
        let moves = BlockMoves::new(&puzzle, metric);
        Self { moved: places.clone(), places, moves, puzzle, goals: None, code: OnceCell::new() }
    }

    /// The first move of the metric for which `stop` returns `true`; `stop` receives the moved piece's new index and all
    /// places. It leaves out the last moved piece if moves [join](BlockMoves::joins).
    fn stop_at(
        &mut self,
        came: Option<MoveTag>,
        stop: &mut dyn FnMut(&BlockPuzzle, usize, &[Place]) -> bool,
    ) -> Option<PieceMove> {
        let Self { puzzle, moves, places, moved, .. } = self;
        copy(places, moved);
        let came = came.filter(|_| moves.joins());
        let done = came.map_or_else(SmallSet::default, |came| SmallSet::of(usize::from(came)));
        moves.find(places, moves.occupied(places), done, |made| {
            let pieces = puzzle.kinds()[made.kind].pieces();
            let at = settle(moved, pieces.clone(), made.piece, made.to);
            let stops = stop(puzzle, at, moved);
            if !stops {
                copy(&places[pieces.clone()], &mut moved[pieces]);
            }
            stops
        })
    }
}

impl Positions for BlockPositions {
    fn values(&self) -> Vec<usize> {
        let kinds = self.puzzle.kinds().iter();
        kinds.flat_map(|kind| std::iter::repeat_n(kind.len(), kind.pieces().len())).collect()
    }

    fn ranking(&self, _: u64) -> Option<Ranking> {
        None
    }

    fn places(&self) -> &[Place] {
        &self.places
    }

    fn layout(&self) -> &[Place] {
        &self.places
    }

    fn take_layout(&mut self, layout: &[Place]) {
        self.take(layout);
    }

    fn take(&mut self, places: &[Place]) {
        copy(places, &mut self.places);
    }

    fn take_start(&mut self) {
        self.places.copy_from_slice(self.puzzle.places());
    }

    fn goals(&mut self) -> (u64, u64) {
        if self.goals.is_none() {
            self.goals = self.puzzle.goal_positions();
        }
        let count = self.goals.as_ref().map_or(u64::MAX, |goals| goals.len() as u64);
        (count, count)
    }

    fn take_goal(&mut self) -> bool {
        let goal = self.goals.as_mut().and_then(Vec::pop);
        goal.map(|goal| self.places = goal).is_some()
    }

    fn is_goal(&self) -> bool {
        self.puzzle.is_goal(&self.places)
    }

    fn wrong_below(&self, least: u32) -> Option<u32> {
        Some(self.puzzle.wrong_pieces(&self.places)).filter(|wrong| *wrong < least)
    }

    fn move_tags(&self) -> usize {
        self.places.len()
    }

    fn visit(&mut self, came: Option<MoveTag>, visit: &mut Visit) -> bool {
        self.stop_at(came, &mut |puzzle, at, moved| visit(moved, at as MoveTag, &|| puzzle.is_goal(moved)))
            .is_some()
    }

    fn turn_to(&mut self, to: &[Place], turn: u32) -> Vec<PathStep> {
        let found = self.stop_at(None, &mut |_, _, moved| moved == to);
        found.map_or_else(Vec::new, |made| {
            let kind = &self.puzzle.kinds()[made.kind];
            let place = self.places[made.piece];
            let others = self.puzzle.cells_of(&self.places, |_| true).without(kind.mask(place));
            steps(kind, (place, made.to), others, turn)
        })
    }

    fn cost(&self) -> u64 {
        self.puzzle.goals().len() as u64
    }

    fn numbered(&mut self) -> Option<&mut dyn NumberedPositions> {
        let Self { puzzle, moves, code, .. } = self;
        let has = code.get_or_init(|| PlaceCode::new(puzzle, moves)).is_some();
        has.then_some(self as &mut dyn NumberedPositions)
    }
}

impl BlockPositions {
    fn code(&self) -> Option<&PlaceCode> {
        self.code.get()?.as_ref()
    }
}

impl NumberedPositions for BlockPositions {
    fn tags(&self) -> u32 {
        self.code().map_or(0, PlaceCode::tags)
    }

    fn most_moves(&self) -> usize {
        self.puzzle.kinds().iter().map(|kind| kind.pieces().len() * kind.len()).sum()
    }

    fn number(&self, places: &[Place]) -> u64 {
        self.code().map_or(0, |code| code.number(places))
    }

    #[inline]
    fn take_number(&mut self, number: u64) {
        if let Some(Some(code)) = self.code.get_mut() {
            copy(code.take(number, &self.moves), &mut self.places);
        }
    }

    fn may_be_goal(&self, number: u64) -> bool {
        self.code().is_none_or(|code| code.may_be_goal(number))
    }

    #[inline]
    fn expand(&mut self, number: u64, done: u64, into: &mut Vec<u64>) {
        if let Some(Some(code)) = self.code.get_mut() {
            code.take(number, &self.moves);
            code.expand(done, &self.moves, into);
        }
    }
}

/// Moves the piece and keeps its kind ascending; returns its new index.
#[inline(always)]
fn settle(places: &mut [Place], kind: Range<usize>, piece: usize, to: Place) -> usize {
    let mut at = piece;
    while at > kind.start && places[at - 1] > to {
        places[at] = places[at - 1];
        at -= 1;
    }
    while at + 1 < kind.end && places[at + 1] < to {
        places[at] = places[at + 1];
        at += 1;
    }
    places[at] = to;
    at
}

/// The single steps of a move of a piece past the cells of all others, by breadth-first search.
fn steps(kind: &PieceKind, (start, end): (Place, Place), others: SmallSet, turn: u32) -> Vec<PathStep> {
    // Each place with the index of its predecessor.
    let mut met: Vec<(Place, usize)> = vec![(start, 0)];
    let mut at = 0;
    while at < met.len() && met[at].0 != end {
        for to in kind.next(met[at].0) {
            let free = to != NOWHERE && !kind.mask(to).meets(others);
            if free && met.iter().all(|(other, _)| *other != to) {
                met.push((to, at));
            }
        }
        at += 1;
    }
    let mut steps = Vec::new();
    while at > 0 && at < met.len() {
        let (place, before) = met[at];
        let (from, to) = (kind.first(met[before].0), kind.first(place));
        steps.push(PathStep { from, to, turn });
        at = before;
    }
    steps.reverse();
    steps
}
