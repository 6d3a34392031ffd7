//! Puzzles: a start, its goals, the rules of moving, and moves as text.

mod any;
mod biconnected;
mod block_puzzle;
mod gesture;
mod goal;
mod graph;
mod metric;
mod notation;
mod scramble;
mod solvability;
mod symbol_groups;
mod tiles;

pub use any::AnyPuzzle;
pub(crate) use block_puzzle::NOWHERE;
pub use block_puzzle::{BlockPuzzle, Blocks, PieceKind, Place, Position};
pub use gesture::{Gesture, Step, step, ways};
pub use graph::{Graph, Vertex};
pub use metric::{BlockMetric, Metric, TileMetric};
pub use notation::{read_moves, write_moves};
pub use scramble::scramble;
pub(crate) use solvability::least_size;
pub use solvability::{Refutation, Solvability, identical_tiles, solvability};
pub use tiles::{Class, Target, TilePuzzle, read_start};

use crate::{Error, board::Symbol, error::ExpectedOption};

/// How the texts of a puzzle are read. Each method sets the field of its name and returns the rest unchanged.
///
/// # Example
///
/// ```
/// use taisou::puzzle::{BoardOptions, TilePuzzle};
///
/// let options = BoardOptions::new().goal("012/345").blank("0");
/// let puzzle = TilePuzzle::read("102/345", 0, &options)?;
/// assert!(!puzzle.is_solved());
/// # Ok::<(), taisou::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct BoardOptions {
    /// The goals, of which any will do. Empty: the start's symbols in order, blanks last.
    pub goals: Vec<String>,
    /// The one symbol that is read as a blank.
    pub blank: Option<String>,
    /// Groups of symbols that the goals do not tell apart. On a cell for which a goal names one of a group, any part of any piece
    /// of the group will do, whatever its shape.
    pub same: Vec<Vec<String>>,
    /// Which symbols are pieces of several cells.
    pub blocks: Blocks,
    /// Whether pieces longer than wide move only along their length.
    pub axis: bool,
    /// A board whose cells `x` only a piece that the goal names may enter.
    pub gates: Option<String>,
}

impl BoardOptions {
    /// The default: the usual goal, one-cell tiles.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds one goal.
    #[must_use]
    pub fn goal(mut self, goal: impl Into<String>) -> Self {
        self.goals.push(goal.into());
        self
    }

    /// Sets all goals.
    #[must_use]
    pub fn goals(mut self, goals: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.goals = goals.into_iter().map(Into::into).collect();
        self
    }

    /// Sets the one symbol that is read as a blank.
    #[must_use]
    pub fn blank(mut self, blank: impl Into<String>) -> Self {
        self.blank = Some(blank.into());
        self
    }

    /// Sets the groups of identical symbols.
    #[must_use]
    pub fn same(mut self, same: Vec<Vec<String>>) -> Self {
        self.same = same;
        self
    }

    /// Sets which symbols are pieces of several cells.
    #[must_use]
    pub fn blocks(mut self, blocks: Blocks) -> Self {
        self.blocks = blocks;
        self
    }

    /// Sets whether pieces longer than wide move only along their length.
    #[must_use]
    pub fn axis(mut self, axis: bool) -> Self {
        self.axis = axis;
        self
    }

    /// Sets the board whose cells `x` only a piece that the goal names may enter.
    #[must_use]
    pub fn gates(mut self, gates: impl Into<String>) -> Self {
        self.gates = Some(gates.into());
        self
    }

    /// Whether pieces may be larger than one cell, or are bound to an axis or by gates.
    #[must_use]
    pub fn has_blocks(&self) -> bool {
        self.blocks != Blocks::None || self.axis || self.gates.is_some()
    }

    /// Reads [`blank`](Self#structfield.blank); `None` where none was chosen.
    ///
    /// # Errors
    ///
    /// [`Error::BadOption`] when `blank` is no single symbol, or one with a meaning of its own.
    pub fn blank_symbol(&self) -> Result<Option<Symbol>, Error> {
        let Some(text) = &self.blank else { return Ok(None) };
        Symbol::new(text)
            .filter(|symbol| !["#", "?"].contains(&symbol.as_str()))
            .map(Some)
            .ok_or(Error::bad_option("blank", ExpectedOption::OneSymbol))
    }
}
