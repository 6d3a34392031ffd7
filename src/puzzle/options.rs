//! Options for reading the texts of a puzzle.

use crate::{Error, board::Symbol, error::ExpectedOption, util::setters};

/// Options for reading the texts of a puzzle. Each method sets the field of its name and returns the rest unchanged.
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
    /// Goals, any of which solves the puzzle. Empty: the start's symbols in order, blanks last.
    pub goals: Vec<String>,
    /// The only symbol that is read as a blank.
    pub blank: Option<String>,
    /// Groups of symbols that goals do not distinguish. A goal cell that names one of a group accepts any part of any piece
    /// of the group, whatever its shape.
    pub same: Vec<Vec<String>>,
    /// The symbols that are pieces of several cells.
    pub blocks: Blocks,
    /// Restricts pieces that are longer than wide to moves along their length.
    pub axis: bool,
    /// A board whose cells `x` only a piece named by the goal may enter.
    pub gates: Option<String>,
}

/// The symbols that are blocks: all cells with such a symbol form one piece, adjacent or not. Every other symbol is a
/// one-cell tile.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Blocks {
    /// No symbol.
    #[default]
    None,
    /// Every symbol.
    All,
    /// These symbols.
    Listed(Vec<String>),
}

impl BoardOptions {
    /// The default goal, one-cell tiles.
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

    setters! {
        /// Sets all goals.
        goals: impl IntoIterator<Item = impl Into<String>> => goals.into_iter().map(Into::into).collect();
        /// Sets the only symbol that is read as a blank.
        blank: impl Into<String> => Some(blank.into());
        /// Sets the groups of symbols that goals do not distinguish.
        same: Vec<Vec<String>> => same;
        /// Sets the symbols that are pieces of several cells.
        blocks: Blocks => blocks;
        /// Restricts pieces that are longer than wide to moves along their length.
        axis: bool => axis;
        /// Sets the board whose cells `x` only a piece named by the goal may enter.
        gates: impl Into<String> => Some(gates.into());
    }

    /// Returns `true` if pieces may be larger than one cell, or are restricted by an axis or by gates.
    #[must_use]
    pub fn has_blocks(&self) -> bool {
        self.blocks != Blocks::None || self.axis || self.gates.is_some()
    }

    /// Reads [`blank`](Self#structfield.blank).
    ///
    /// # Errors
    ///
    /// [`Error::BadOption`] if `blank` is not exactly one symbol, or has a meaning of its own.
    pub fn blank_symbol(&self) -> Result<Option<Symbol>, Error> {
        let Some(text) = &self.blank else { return Ok(None) };
        Symbol::new(text)
            .filter(|symbol| !["#", "?"].contains(&symbol.as_str()))
            .map(Some)
            .ok_or(Error::bad_option("blank", ExpectedOption::OneSymbol))
    }
}
