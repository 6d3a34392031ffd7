//! The interface between puzzles and searches that store positions.

use super::{PathStep, ranking::Ranking};
use crate::puzzle::Vertex;

/// The positions of a puzzle, one of which is the current one.
///
/// A position is a list of places. Two positions are equal exactly if these are.
pub trait Positions: Send {
    /// The number of values of each place.
    fn values(&self) -> Vec<usize>;

    /// A gapless ranking of the positions, if one is known and there are at most `most`.
    fn ranking(&self, most: u64) -> Option<Ranking>;

    /// The places of the current position.
    fn places(&self) -> &[Vertex];

    /// The current position as [`AnyPuzzle`](crate::puzzle::AnyPuzzle) represents it: for tiles the class on each vertex, else
    /// the places.
    fn layout(&self) -> &[u16];

    /// Makes the position with this layout the current one.
    fn take_layout(&mut self, layout: &[u16]);

    /// Makes the position with these places the current one.
    fn take(&mut self, places: &[Vertex]);

    /// Makes the start the current one.
    fn take_start(&mut self);

    /// The number of goal positions, counted goal by goal, and that of the most open goal; [`u64::MAX`] if there are too many
    /// to list.
    fn goals(&mut self) -> (u64, u64);

    /// Makes the next goal position the current one; returns `false` if none is left.
    fn take_goal(&mut self) -> bool;

    /// Returns `true` if the current position is a goal.
    fn is_goal(&self) -> bool;

    /// The number of pieces (tiles: of cells) that differ from the nearest goal; `None` from `least` on.
    fn wrong_below(&self, least: u32) -> Option<u32>;

    /// Visits the successors of the current position until `visit` returns `true`; returns whether it did. `came` is the tag of
    /// the move that led here: positions reachable before that move may be left out.
    fn visit(&mut self, came: Option<MoveTag>, visit: &mut Visit) -> bool;

    /// The number of different move tags.
    fn move_tags(&self) -> usize;

    /// The steps of the move from the current position to the successor with these places.
    fn turn_to(&mut self, places: &[Vertex], turn: u32) -> Vec<PathStep>;

    /// The cost of an expansion, in nodes of a slice's budget.
    fn cost(&self) -> u64;

    /// The positions as numbers, if these fit a machine word and sort neighbours close together.
    fn numbered(&mut self) -> Option<&mut dyn NumberedPositions> {
        None
    }
}

/// Positions with numbers, which may have gaps.
pub trait NumberedPositions: Positions {
    /// The number of tag bits beside a number in a word, one for each piece that need not be moved.
    fn tags(&self) -> u32;

    /// The most moves from a position.
    fn most_moves(&self) -> usize;

    fn number(&self, places: &[Vertex]) -> u64;

    /// Makes the position with a number the current one.
    fn take_number(&mut self, number: u64);

    /// A quick necessary condition for a goal.
    fn may_be_goal(&self, number: u64) -> bool;

    /// Appends a word for each successor of the position with a number, except by moves of the pieces in `done`: its number
    /// and, in the lowest bits, the tag of the piece that need not be moved there.
    fn expand(&mut self, number: u64, done: u64, into: &mut Vec<u64>);
}

/// Receives the places of a position, the tag of the move and a goal test; returns `true` to stop.
pub type Visit<'a> = dyn FnMut(&[Vertex], MoveTag, &dyn Fn() -> bool) -> bool + 'a;

/// The class of a move that matters for pruning: a number below [`Positions::move_tags`].
pub type MoveTag = u8;
