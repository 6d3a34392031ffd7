//! What can be wrong with what a caller passes.

use crate::board::{Symbol, TextError};

/// Which of the texts of a puzzle an error speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The board to play from.
    Start,
    /// The goal with this index, from 0.
    Goal(usize),
}

/// How a goal can never match its start.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Mismatch {
    /// Another shape: width and height of the goal and of the start.
    #[error("it has {} x {} cells, the start {} x {}", found.0, found.1, expected.0, expected.1)]
    Size {
        /// Width and height of the goal.
        found: (usize, usize),
        /// Width and height of the start.
        expected: (usize, usize),
    },
    /// A cell that is a wall in one and not in the other.
    #[error("row {row}, column {column} is a wall in only one of them")]
    Wall {
        /// Row of the cell, from 1.
        row: usize,
        /// Column of the cell, from 1.
        column: usize,
    },
    /// The goal has more of a symbol than the start.
    #[error(
        "row {row}, column {column}: it has {found} of {}, the start {expected}",
        symbol.as_ref().map_or("the blank", Symbol::as_str)
    )]
    Symbol {
        /// The symbol, or `None` for the blank.
        symbol: Option<Symbol>,
        /// How many the goal has.
        found: usize,
        /// How many the start has.
        expected: usize,
        /// Row of the first of them in the goal, from 1.
        row: usize,
        /// Column of the first of them in the goal, from 1.
        column: usize,
    },
}

/// Everything that can be wrong with what a caller passes. Rows and columns count from 1, cells from 0. A board that
/// cannot be solved is none of it: that is an answer, see [`Outcome`](crate::solver::Outcome).
///
/// # Example
///
/// ```
/// use taisou::{Algorithm, Error, Options, board::TextError, solve};
///
/// let error = solve("123/4x/78*", 3, Algorithm::Auto, &Options::default()).unwrap_err();
/// let Error::Text { error: TextError::Width { row, found, .. }, .. } = error else { panic!("{error}") };
/// assert_eq!((row, found), (2, 2));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A text is not a board.
    #[error("{}: {error}", source_name(*.from))]
    Text {
        /// Which text.
        from: Source,
        /// What is wrong, and where.
        error: TextError,
    },
    /// The start has no blank.
    #[error("the start has no blank: expected one of {}", .expected.join(", "))]
    NoBlank {
        /// The marks that would have been one.
        expected: Vec<String>,
    },
    /// Start and goal can never match.
    #[error("goal {goal} can never match the start: {mismatch}")]
    GoalMismatch {
        /// The index of the goal, from 0.
        goal: usize,
        /// How they differ.
        mismatch: Mismatch,
    },
    /// An option has a value that it cannot have.
    #[error("option `{option}`: expected {expected}")]
    BadOption {
        /// The option.
        option: &'static str,
        /// What it takes.
        expected: &'static str,
    },
    /// A cell that is not on the board.
    #[error("cell {cell}: expected a cell from 0 to {}", cells - 1)]
    CellOutOfRange {
        /// The cell asked for.
        cell: usize,
        /// Cells on the board.
        cells: usize,
    },
    /// A text of moves that cannot be read or played.
    #[error("move {at}: `{found}`, expected {expected}")]
    BadMoves {
        /// The move that is wrong, from 0.
        at: usize,
        /// What stands there.
        found: String,
        /// What could stand there.
        expected: &'static str,
    },
    /// The method does not take this board.
    #[error("{algorithm} does not take this board: {why}; {instead} does")]
    Unsupported {
        /// The method asked for.
        algorithm: &'static str,
        /// Why it refuses.
        why: &'static str,
        /// A method that takes the board.
        instead: &'static str,
    },
    /// Known before the search to need more memory than allowed.
    #[error("needs {bytes} bytes, allowed are {limit}")]
    TooLarge {
        /// Bytes needed.
        bytes: u64,
        /// Bytes allowed.
        limit: u64,
    },
}

fn source_name(source: Source) -> String {
    match source {
        Source::Start => "start".to_owned(),
        Source::Goal(index) => format!("goal {index}"),
    }
}
