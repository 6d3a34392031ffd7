//! Errors in the input that a caller passes.
//!
//! Whatever a caller may want to tell apart is a value with a short name, its code; sentences are only ever for people.

use std::{fmt, ops::Range};

use crate::board::{Location, Symbol, TextError};

/// Which of the texts of a puzzle an error speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The board to play from.
    Start,
    /// The goal with this index, from 0.
    Goal(usize),
    /// The gates.
    Gates,
    /// Text that a composed board spells.
    Spell,
    /// A text of moves.
    Moves,
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
    #[error("{at} is a wall in only one of them")]
    Wall {
        /// Where it stands in the goal.
        at: Location,
    },
    /// The goal has more of a symbol than the start.
    #[error("{at}: it has {found} of {}, the start {expected}", symbol.as_ref().map_or("the blank", Symbol::as_str))]
    Symbol {
        /// The symbol, or `None` for the blank.
        symbol: Option<Symbol>,
        /// How many the goal has.
        found: usize,
        /// How many the start has.
        expected: usize,
        /// Where the first of them stands in the goal.
        at: Location,
    },
}

/// Values that each have a sentence for people and a code for programs.
macro_rules! coded {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident $code:literal $sentence:literal)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum $name {
            $($(#[$variant_doc])* $variant,)*
        }

        impl $name {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$variant),*];

            /// Its code: the name used in JavaScript.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $code,)*
                }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self {
                    $(Self::$variant => $sentence,)*
                })
            }
        }
    };
}

coded! {
    /// Why a method does not take a board.
    Refusal {
        /// The board has blocks, or is counted as if it had.
        NeedsTiles "needs-tiles" "it takes one-cell tiles, moved by steps or lines"
        /// The board has walls, or only one row or column.
        NeedsRectangle "needs-rectangle"
            "it takes rectangles of at least two rows and two columns, without walls"
        /// Without an answer it would search for ever.
        MayNotEnd "may-not-end"
            "it would not end if there were no answer, and only a search that keeps its states can tell"
        /// The goals leave too much open.
        OpenGoals "open-goals" "its goals stand for too many positions to list"
    }
}

coded! {
    /// Kind of value that an option accepts.
    ExpectedOption {
        /// `blank`.
        OneSymbol "one-symbol" "one symbol that is not #, ? or /"
        /// `same`.
        Symbols "symbols" "groups of symbols"
        /// `same`.
        SymbolsOnce "symbols-once" "every symbol at most once, in one group"
        /// `same`.
        FewerGroups "fewer-groups" "at most 1024 groups"
        /// `goal`.
        FewerGoals "fewer-goals" "goals of at most 65,536 cells in all"
        /// `goal`, of boards with blocks, which have none by themselves.
        Goal "goal" "a goal, as the board has blocks"
        /// `metric`, of boards with blocks.
        BlockMetric "block-metric" "step, slide or move, as the board has blocks"
        /// `blocks`, or a metric that is for them.
        FewerCells "fewer-cells" "a board of at most 128 cells that are no walls"
        /// `gates`.
        SameSize "same-size" "a board of the same size, with x on the gates"
        /// `gates`.
        FreeGates "free-gates" "gates that no piece of the start stands on but one that the goal names"
        /// `start`, where a goal leaves open which pieces there are.
        Pieces "pieces" "a board that says which pieces there are, as the goal leaves it open"
        /// `word`, which lays out tiles.
        Tiles "tiles" "a board of tiles"
        /// `word`.
        WordOfBag "word-of-bag" "a word of symbols that are in the bag"
        /// `spell`.
        PiecesOfGoal "pieces-of-goal" "a board of the goal's size with its symbols, or ?"
        /// `spell`, on a board with blocks.
        DepthToo "depth-too" "a depth besides, as the board has blocks"
    }
}

coded! {
    /// Texts accepted in the place of a move.
    ExpectedMove {
        /// A letter or a number.
        LetterOrNumber "letter-or-number" "U, R, D, L or a number"
        /// There are several blanks, or blocks: which piece is not said.
        CellFirst "cell-first" "a cell before the letter, as there are several blanks or blocks"
        /// No piece there can go so.
        MovablePiece "movable-piece" "a piece that can go this way"
        /// No tile with this number can slide, or in more ways than one.
        OneWay "one-way" "a tile that can slide in just one way"
        /// A count of nothing.
        Count "count" "a count from 1"
        /// Beyond all boards.
        SmallerNumber "smaller-number" "a smaller number"
        /// The text has more moves than are read.
        FewerSteps "fewer-steps" "at most a million steps or fifty thousand numbers"
    }
}

coded! {
    /// Why bytes are not taken as a table.
    TableFault {
        /// They do not begin as one.
        NoTable "no-table" "they are no table"
        /// They were written by another version, whose tables are others.
        Version "version" "another version wrote them"
        /// There are more or fewer than there were.
        Length "length" "they are not as many as were written"
        /// Some have changed since.
        Checksum "checksum" "they are not as they were written"
    }
}

/// Everything that can be wrong with what a caller passes. Rows and columns count from 1, cells from 0. A board that
/// cannot be solved is none of it: that is an answer, see [`Outcome`](crate::solver::Outcome).
///
/// # Example
///
/// ```
/// use taisou::{Algorithm, Error, Options, board::TextError, error::Source, solve};
///
/// let error = solve("123/4x/78*", 3, Algorithm::Auto, &Options::default()).unwrap_err();
/// assert_eq!(error.to_string(), "start: row 2: 2 cells, expected 3 as the width says");
/// // Behind these six bytes a cell is missing.
/// assert_eq!(error.span(), Some((Source::Start, 6..6)));
/// let Error::Text { error: TextError::Width { at, .. }, .. } = error else { panic!("{error}") };
/// assert_eq!((at.row, at.column), (2, 3));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A text is not a board.
    #[error("{}: {error}", source_name(*.from))]
    Text {
        /// Which text.
        from: Source,
        /// Fault and its position.
        error: TextError,
    },
    /// The start has no blank.
    #[error("the start has no blank: expected one of {}", listed(.expected))]
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
        /// Kind of value that the option accepts.
        expected: ExpectedOption,
        /// The symbol at fault, where it is one.
        symbol: Option<String>,
        /// Of a text of a board: where it is at fault, if anywhere.
        at: Option<Location>,
    },
    /// A cell that is not on the board.
    #[error("cell {cell}: expected a cell from 0 to {}", cells - 1)]
    CellOutOfRange {
        /// The cell asked for.
        cell: usize,
        /// Cells on the board.
        cells: usize,
    },
    /// Moves that cannot be read or played.
    #[error("move {at}: `{found}`, expected {expected}")]
    BadMoves {
        /// The first move that is wrong, from 0.
        at: usize,
        /// Text found in the place of a move.
        found: String,
        /// Texts accepted there.
        expected: ExpectedMove,
        /// Its bytes in a text of moves; before it stand those that can be played.
        span: Option<Range<usize>>,
    },
    /// The method does not take this board.
    #[error("{algorithm} does not take this board: {why}; {instead} does")]
    Unsupported {
        /// The method asked for.
        algorithm: &'static str,
        /// Why it refuses.
        why: Refusal,
        /// A method that takes the board.
        instead: &'static str,
    },
    /// Bytes that are not taken as a table.
    #[error("the bytes are not taken as a table: {why}")]
    BadTable {
        /// Why not.
        why: TableFault,
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

impl Error {
    /// Its code: the name used in JavaScript and in the command's JSON.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::Text { error, .. } => error.code(),
            Self::NoBlank { .. } => "no-blank",
            Self::GoalMismatch { .. } => "goal-mismatch",
            Self::BadOption { .. } => "bad-option",
            Self::CellOutOfRange { .. } => "cell-out-of-range",
            Self::BadMoves { .. } => "bad-moves",
            Self::Unsupported { .. } => "unsupported",
            Self::BadTable { .. } => "bad-table",
            Self::TooLarge { .. } => "too-large",
        }
    }

    /// An option with a value that it cannot have.
    pub(crate) fn bad_option(option: &'static str, expected: ExpectedOption) -> Self {
        Self::BadOption { option, expected, symbol: None, at: None }
    }

    /// Which text it is about, and which of its bytes, as the caller passed them; `None` where no part of a text is
    /// more at fault than another. An empty range is where something is missing.
    #[must_use]
    pub fn span(&self) -> Option<(Source, Range<usize>)> {
        match self {
            Self::Text { from, error } => error.at().map(|at| (*from, at.span.clone())),
            Self::GoalMismatch { goal, mismatch: Mismatch::Wall { at } | Mismatch::Symbol { at, .. } } => {
                Some((Source::Goal(*goal), at.span.clone()))
            }
            Self::BadOption { option: "gates", at: Some(at), .. } => Some((Source::Gates, at.span.clone())),
            Self::BadMoves { span: Some(span), .. } => Some((Source::Moves, span.clone())),
            _ => None,
        }
    }
}

fn listed(names: &[String]) -> String {
    // Joined as `&str`, as other lists are: the code to join is then in a WebAssembly module only once.
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    names.join(", ")
}

fn source_name(source: Source) -> String {
    match source {
        Source::Start => "start".to_owned(),
        Source::Goal(index) => format!("goal {index}"),
        Source::Gates => "gates".to_owned(),
        Source::Spell => "spell".to_owned(),
        Source::Moves => "moves".to_owned(),
    }
}
