//! What a search that keeps positions needs to know of a puzzle. Tiles and blocks implement it.

use super::{PathStep, ranking::Ranking};
use crate::puzzle::Vertex;

/// The positions of a puzzle, one of them the current one: what a search needs to know that keeps them.
///
/// A position is a list of places. Two positions are equal exactly if these are.
pub trait Positions: Send {
    /// For each place, how many values it can have.
    fn values(&self) -> Vec<usize>;

    /// A number for every position without gaps, if there are at most `most` and it is known how.
    fn ranking(&self, most: u64) -> Option<Ranking>;

    /// The current position.
    fn places(&self) -> &[Vertex];

    /// The current position as [`AnyPuzzle`](crate::puzzle::AnyPuzzle) draws it: for tiles the class on each vertex, else the
    /// places.
    fn layout(&self) -> &[u16];

    /// Goes to the position with this layout.
    fn take_layout(&mut self, layout: &[u16]);

    /// Goes to the position with these places.
    fn take(&mut self, places: &[Vertex]);

    /// Takes the start being the current one.
    fn take_start(&mut self);

    /// How many positions the goals stand for, counted goal by goal, and how many the most open of them does;
    /// [`u64::MAX`] for more than can be listed.
    fn goals(&mut self) -> (u64, u64);

    /// Goes to the next goal position; says whether there was one left.
    fn take_goal(&mut self) -> bool;

    /// Whether the current position is a goal.
    fn is_goal(&self) -> bool;

    /// How many places or cells of the current position are not as the nearest goal wants them, if fewer than
    /// `least`.
    fn wrong_below(&self, least: u32) -> Option<u32>;

    /// Visits the positions one move away from the current one, until `visit` returns true; returns whether it did. `came`
    /// is the tag of the move that led to the current one: positions that were seen before that move may be left out.
    fn visit(&mut self, came: Option<MoveTag>, visit: &mut Visit) -> bool;

    /// How many different tags of moves there are.
    fn move_tags(&self) -> usize;

    /// The steps of a move from the current position to the one with these places, which `visit` was shown.
    fn turn_to(&mut self, places: &[Vertex], turn: u32) -> Vec<PathStep>;

    /// What expanding a position costs, in nodes of a slice's budget.
    fn cost(&self) -> u64;

    /// The same positions as numbers, where they have some that fit a machine word and order them well.
    fn numbered(&mut self) -> Option<&mut dyn NumberedPositions> {
        None
    }
}

/// Positions that have numbers, with gaps.
pub trait NumberedPositions: Positions {
    /// Bits beside a number in a word, for the pieces that need not be moved.
    fn tags(&self) -> u32;

    /// Moves from a position at most.
    fn most_moves(&self) -> usize;

    /// The number of the position with these places.
    fn number(&self, places: &[Vertex]) -> u64;

    /// Goes to the position with a number.
    fn take_number(&mut self, number: u64);

    /// Whether the position with a number may be a goal, as far as that is quickly known.
    fn may_be_goal(&self, number: u64) -> bool;

    /// Appends the positions one move away from the one with a number, but for moves of the pieces in `done`: words of a
    /// number and, in the lowest bits, the piece that need not be moved there.
    fn expand(&mut self, number: u64, done: u64, into: &mut Vec<u64>);
}

/// Is shown the places of a position, the tag of the move there and whether it is a goal, on demand; says whether to stop.
pub type Visit<'a> = dyn FnMut(&[Vertex], MoveTag, &dyn Fn() -> bool) -> bool + 'a;

/// Which move led to a position, as far as it matters: a number below [`Positions::move_tags`].
pub type MoveTag = u8;
