//! The positions of block puzzles, and their moves in each metric.

use std::{ops::Range, sync::Arc};

use super::{
    PathStep,
    pack::copy,
    positions::{MoveTag, Positions, Visit},
    ranking::Ranking,
};
use crate::{
    puzzle::{BlockPuzzle, Metric, NOWHERE, PieceKind, Place},
    util::SmallSet,
};

/// The positions of a puzzle with pieces of any size, in the metrics `step`, `slide` and `move`: where the pieces of
/// each kind lie, ascending in each kind, so that interchangeable pieces are told apart by nothing.
///
/// # Source
///
/// That a move along any path is a search of its own over the places of one piece: E. Hordern, "Sliding Piece
/// Puzzles", Oxford University Press, 1986, for what counts as one move.
#[derive(Debug)]
pub struct BlockPositions {
    puzzle: Arc<BlockPuzzle>,
    metric: Metric,
    places: Vec<Place>,
    /// Room for a neighbour.
    moved: Vec<Place>,
    /// The goal positions that are still to be taken, once they were listed.
    goals: Option<Vec<Vec<Place>>>,
}

/// A piece goes to another place.
#[derive(Clone, Copy, Debug)]
struct PieceMove {
    /// The number of its kind.
    kind: usize,
    piece: usize,
    /// Which piece it is afterwards.
    at: usize,
    to: Place,
    /// The cells under all other pieces.
    others: SmallSet,
}

impl BlockPositions {
    /// Those of `puzzle`, the start being the current one.
    #[must_use]
    pub fn new(puzzle: Arc<BlockPuzzle>, metric: Metric) -> Self {
        let places = puzzle.places().to_vec();
        Self { moved: places.clone(), places, puzzle, metric, goals: None }
    }

    /// The first move that `stop` says yes to, shown the places after it, of all that the metric counts as one. Where a
    /// piece goes as it likes, what the one that moved last could do now it could do by that move.
    fn stop_at(
        &mut self,
        came: Option<MoveTag>,
        stop: &mut dyn FnMut(&BlockPuzzle, PieceMove, &[Place]) -> bool,
    ) -> Option<PieceMove> {
        let Self { puzzle, metric, places, moved, .. } = self;
        copy(places, moved);
        let occupied = puzzle.cells_of(places, |_| true);
        for (number, kind) in puzzle.kinds().iter().enumerate() {
            let range = kind.pieces();
            for piece in range.clone() {
                let place = places[piece];
                if *metric == Metric::Move && came.is_some_and(|came| usize::from(came) == piece) {
                    continue;
                }
                // Most pieces have no blank beside them.
                if kind.halo(place).without(occupied).is_empty() {
                    continue;
                }
                let others = occupied.without(kind.mask(place));
                let free = |place: Place| place != NOWHERE && !kind.mask(place).meets(others);
                // Where the piece can come to, and from which of these places it is still to be looked at.
                let mut seen = SmallSet::of(usize::from(place));
                let mut open = seen;
                while let Some(at) = open.pop() {
                    for (direction, mut to) in kind.next(at as Place).into_iter().enumerate() {
                        while free(to) && !seen.contains(usize::from(to)) {
                            let at = settle(moved, range.clone(), piece, to);
                            let made = PieceMove { kind: number, piece, at, to, others };
                            if stop(puzzle, made, moved) {
                                return Some(made);
                            }
                            copy(&places[range.clone()], &mut moved[range.clone()]);
                            seen.insert(usize::from(to));
                            match metric {
                                Metric::Slide => to = kind.next(to)[direction],
                                Metric::Move => open.insert(usize::from(to)),
                                // Now it was seen.
                                _ => {}
                            }
                        }
                    }
                }
            }
        }
        None
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
            self.goals = self.puzzle.goal_positions(MOST_GOALS);
        }
        let count = self.goals.as_ref().map_or(u64::MAX, |goals| goals.len() as u64);
        (count, count)
    }

    fn take_goal(&mut self) -> bool {
        let goal = self.goals.as_mut().and_then(Vec::pop);
        goal.map(|goal| self.places = goal).is_some()
    }

    fn is_goal(&self) -> bool {
        self.puzzle.is_solved(&self.places)
    }

    fn wrong_below(&self, least: u32) -> Option<u32> {
        Some(self.puzzle.wrong_cells(&self.places)).filter(|wrong| *wrong < least)
    }

    fn move_tags(&self) -> usize {
        self.places.len()
    }

    fn visit(&mut self, came: Option<MoveTag>, visit: &mut Visit) -> bool {
        self.stop_at(came, &mut |puzzle, made, moved| {
            visit(moved, made.at as MoveTag, &|| puzzle.is_solved(moved))
        })
        .is_some()
    }

    fn turn_to(&mut self, to: &[Place], turn: u32) -> Vec<PathStep> {
        let found = self.stop_at(None, &mut |_, _, moved| moved == to);
        found.map_or_else(Vec::new, |made| {
            steps(&self.puzzle.kinds()[made.kind], self.places[made.piece], made, turn)
        })
    }

    fn cost(&self) -> u64 {
        self.puzzle.goals().len() as u64
    }
}

/// Goal positions that are listed at most.
const MOST_GOALS: usize = 1_000;

/// Puts the piece in a place, and keeps those of its kind ascending; which one it is then.
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

/// The single steps by which a piece makes a move.
fn steps(kind: &PieceKind, start: Place, made: PieceMove, turn: u32) -> Vec<PathStep> {
    // From the start outwards, with the place before each.
    let mut met: Vec<(Place, usize)> = vec![(start, 0)];
    let mut at = 0;
    while at < met.len() && met[at].0 != made.to {
        for to in kind.next(met[at].0) {
            let free = to != NOWHERE && !kind.mask(to).meets(made.others);
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
