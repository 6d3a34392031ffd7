//! Errors in the input that a caller passes.
//!
//! Programs distinguish errors by a short code; sentences are for people.

use std::{fmt, ops::Range};

use crate::board::{Location, Symbol, TextError};

/// The text of a puzzle that an error refers to.
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

/// The reason why a goal can never match its start.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Mismatch {
    /// Another shape.
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
        /// Its place in the goal.
        at: Location,
    },
    /// The goal has more of a symbol than the start.
    #[error("{at}: it has {found} of {}, the start {expected}", symbol.as_ref().map_or("the blank", Symbol::as_str))]
    Symbol {
        /// The symbol, or `None` for the blank.
        symbol: Option<Symbol>,
        /// The number in the goal.
        found: usize,
        /// The number in the start.
        expected: usize,
        /// The place of the first in the goal.
        at: Location,
    },
}

/// Defines an enum whose values have a sentence for people and a code for programs.
macro_rules! coded {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident $code:literal $sentence:literal)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum $name {
            $($(#[$variant_doc])* $variant,)*
        }

        impl $name {
            /// All values.
            pub const ALL: &[Self] = &[$(Self::$variant),*];

            /// The code: the name used in JavaScript.
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
    /// The reason why a method does not take a board.
    Refusal {
        /// The board has blocks, or a metric of block puzzles.
        NeedsTiles "needs-tiles" "it takes only one-cell tiles, counted in steps or lines"
        /// The board has walls, or only one row or column.
        NeedsRectangle "needs-rectangle"
            "it takes rectangles of at least two rows and two columns, without walls"
        /// Without a solution the search would not end.
        MayNotEnd "may-not-end"
            "it never ends without a solution, and only a search that stores its states can exclude that here"
        /// The goals have too many positions.
        OpenGoals "open-goals" "its goals have too many positions to list"
    }
}

coded! {
    /// The kind of value that an option accepts.
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
        /// `goal`, of boards with blocks, which have no default.
        Goal "goal" "a goal, as the board has blocks"
        /// `metric`, of boards with blocks.
        BlockMetric "block-metric" "step, slide or move, as the board has blocks"
        /// `blocks`, or a metric of block puzzles.
        FewerCells "fewer-cells" "a board of at most 128 cells that are no walls"
        /// `gates`.
        SameSize "same-size" "a board of the same size, with x on the gates"
        /// `gates`.
        FreeGates "free-gates" "gates that are free at the start, or under a piece that the goal names"
        /// `start`, where the goal does not determine the pieces.
        Pieces "pieces" "a board with all pieces, because the goal leaves some open"
        /// `word`, which lays out tiles.
        Tiles "tiles" "a board of tiles"
        /// `word`.
        WordOfBag "word-of-bag" "a word of symbols that are in the bag"
        /// `spell`.
        PiecesOfGoal "pieces-of-goal" "a board of the goal's size with its symbols, or ?"
        /// `spell`, on a board with blocks.
        DepthToo "depth-too" "a depth, too, because the board has blocks"
        /// `moves` of a wish.
        MoveRange "move-range" "numbers of moves from 1 to 250, the least first"
        /// `pieces` of a wish.
        PieceRange "piece-range" "numbers of pieces from 2, the least first, that the frame has room for"
        /// `frame` of a wish.
        Frame "frame" "a board of blanks and walls, of 3 to 7 rows and columns, for Klotski 3 to 5 and no walls"
        /// `blanks` of a wish.
        Blanks "blanks" "a number of blanks from 1 that leaves room for the target"
        /// `slice`.
        Slice "slice" "a slice from 0, below the number of slices"
        /// `count` of a wish, or of boards to compose.
        BoardCount "board-count" "a number of boards from 1 to 1000"
        /// An option of Rush Hour with another kind.
        RushOnly "rush-only" "the kind rush, to which it belongs"
        /// An option of Klotski with another kind.
        KlotskiOnly "klotski-only" "the kind klotski, to which it belongs"
    }
}

coded! {
    /// The texts accepted in the place of a move.
    ExpectedMove {
        /// A letter or a number.
        LetterOrNumber "letter-or-number" "U, R, D, L or a number"
        /// The piece is ambiguous because there are several blanks, or blocks.
        CellFirst "cell-first" "a cell before the letter, as there are several blanks or blocks"
        /// No piece there can move this way.
        MovablePiece "movable-piece" "a piece that can move this way"
        /// No tile with this number can slide, or it can slide in several ways.
        OneWay "one-way" "a tile that can slide in exactly one direction"
        /// A count of 0.
        Count "count" "a count from 1"
        /// The number exceeds every board.
        SmallerNumber "smaller-number" "a smaller number"
        /// The text has more moves than are read.
        FewerSteps "fewer-steps" "at most a million steps or fifty thousand numbers"
    }
}

coded! {
    /// The reason why bytes are no valid table.
    TableFault {
        /// The header is not that of a table.
        NoTable "no-table" "they do not begin as a table"
        /// Another version wrote them, in another format.
        Version "version" "another version wrote them"
        /// The length differs.
        Length "length" "their length is wrong"
        /// The checksum differs.
        Checksum "checksum" "their checksum is wrong"
    }
}

/// An error in what a caller passes. Rows and columns count from 1, cells from 0. An unsolvable board is an answer, not an
/// error: see [`Outcome`](crate::solver::Outcome).
///
/// # Example
///
/// ```
/// use taisou::{Algorithm, Error, Options, board::TextError, error::Source, solve};
///
/// // A cell is missing after the first six bytes.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A text is not a board.
    #[error("{}: {error}", source_name(*.from))]
    Text {
        /// The text.
        from: Source,
        /// The error and its place.
        error: TextError,
    },
    /// The start has no blank.
    #[error("the start has no blank: expected one of {}", listed(.expected))]
    NoBlank {
        /// The marks that read as a blank.
        expected: Vec<String>,
    },
    /// Start and goal can never match.
    #[error("goal {goal} can never match the start: {mismatch}")]
    GoalMismatch {
        /// The index of the goal, from 0.
        goal: usize,
        /// The difference.
        mismatch: Mismatch,
    },
    /// An option has an invalid value.
    #[error("option `{option}`: expected {expected}")]
    BadOption {
        /// The option.
        option: &'static str,
        /// The kind of value that the option accepts.
        expected: ExpectedOption,
        /// The symbol at fault, if the error is about one.
        symbol: Option<String>,
        /// The place at fault in the text of a board, if there is one.
        at: Option<Location>,
    },
    /// A cell that is not on the board.
    #[error("cell {cell}: expected a cell from 0 to {}", cells - 1)]
    CellOutOfRange {
        /// The requested cell.
        cell: usize,
        /// Cells on the board.
        cells: usize,
    },
    /// Moves that cannot be read or played.
    #[error("move {}: `{found}`, expected {expected}", at + 1)]
    BadMoves {
        /// The index of the first wrong move.
        at: usize,
        /// The text in its place.
        found: String,
        /// The texts accepted there.
        expected: ExpectedMove,
        /// Its bytes in a text of moves; the moves before it can be played.
        span: Option<Range<usize>>,
    },
    /// The method does not take this board.
    #[error("{algorithm} does not take this board: {why}; {instead} does")]
    Unsupported {
        /// The requested method.
        algorithm: &'static str,
        /// The reason.
        why: Refusal,
        /// A method that takes the board.
        instead: &'static str,
    },
    /// Bytes that are no valid table.
    #[error("the bytes are not a valid table: {why}")]
    BadTable {
        /// The reason.
        why: TableFault,
    },
    /// The task is known to need more memory than allowed.
    #[error("needs {bytes} bytes, allowed are {limit}")]
    TooLarge {
        /// The bytes needed.
        bytes: u64,
        /// The bytes allowed.
        limit: u64,
    },
}

impl Error {
    /// The code: the name used in JavaScript and in the command's JSON.
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

    /// An option with an invalid value.
    pub(crate) fn bad_option(option: &'static str, expected: ExpectedOption) -> Self {
        Self::BadOption { option, expected, symbol: None, at: None }
    }

    /// The text at fault and its bytes, as the caller passed them; `None` if no part of a text is more at fault than another.
    /// An empty range marks missing text.
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
    // Joined as `&str` like other lists, so that a WebAssembly module has the code once.
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
