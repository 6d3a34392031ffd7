//! The text of a board, read and written. This is the only reader; nobody else cuts such texts.

use std::fmt;

use super::{
    Board, Cell, Size, Symbol,
    nfc::compose,
    symbol::{clusters, is_visible},
};

/// How a wall is written.
pub(super) const WALL: &str = "#";
/// How an any-cell is written.
pub(super) const ANY: &str = "?";
/// How blanks may be written where no symbol was chosen for them.
const BLANKS: [&str; 4] = ["*", "＊", "_", "＿"];
/// On a board of numbers without any of [`BLANKS`], also this.
const ZERO: &str = "0";
/// The longest text that is looked at, in bytes: every cell full, with separators.
const MAX_BYTES: usize = Size::MAX_CELLS * (3 * Symbol::MAX_UNITS + 2);

/// What a text is read as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// A board to play from: any-cells are errors.
    Start,
    /// A goal: `?` is an any-cell.
    Goal,
}

/// Why a text is not a board. Rows and columns count from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextError {
    /// There are no cells.
    #[error("the text has no cells")]
    Empty,
    /// Longer than any board can be.
    #[error("the text has {bytes} bytes, at most {max} are read")]
    TooLong {
        /// Bytes in the text.
        bytes: usize,
        /// Bytes that are read at most.
        max: usize,
    },
    /// More cells than a board may have.
    #[error("the board has {found} cells, at most {max} are allowed")]
    TooManyCells {
        /// Cells in the text.
        found: usize,
        /// Cells that a board may have at most.
        max: usize,
    },
    /// A row is longer or shorter than the first.
    #[error("row {row}: {found} cells, expected {expected} as in the first row")]
    UnevenRows {
        /// The row that differs.
        row: usize,
        /// The first column that is missing or too many.
        column: usize,
        /// Cells in that row.
        found: usize,
        /// Cells in the first row.
        expected: usize,
    },
    /// A row does not have the width that was asked for.
    #[error("row {row}: {found} cells, expected {expected} as the width says")]
    Width {
        /// The row that does not fit.
        row: usize,
        /// The first column that is missing or too many.
        column: usize,
        /// Cells in that row.
        found: usize,
        /// The width asked for.
        expected: usize,
    },
    /// Something that cannot be drawn on a tile: a mark without a letter, a control character.
    #[error("row {row}, column {column}: expected a visible symbol, found `{found}`")]
    BadSymbol {
        /// Where it stands.
        row: usize,
        /// Where it stands.
        column: usize,
        /// What stands there.
        found: String,
    },
    /// A symbol of too many characters.
    #[error("row {row}, column {column}: a symbol of {units} UTF-16 units, expected at most {max}")]
    SymbolTooLong {
        /// Where it stands.
        row: usize,
        /// Where it stands.
        column: usize,
        /// Its length in UTF-16 units.
        units: usize,
        /// The greatest length allowed.
        max: usize,
    },
    /// `?` outside a goal.
    #[error("row {row}, column {column}: expected a tile, a blank or a wall; `?` stands in goals only")]
    AnyCell {
        /// Where it stands.
        row: usize,
        /// Where it stands.
        column: usize,
    },
}

impl Board {
    /// Reads the text of a board.
    ///
    /// Rows are separated by line breaks or `/`. If any row has white space between cells, or the board
    /// is 1 wide with its rows separated, cells are tokens (`1 2 10 *`); else every grapheme cluster is
    /// a cell (`ウアタソ*マイタノ`). `width` 0 means: as the rows say.
    ///
    /// Blanks are `*`, `＊`, `_` or `＿`, and on a board of numbers without any of these `0`; or only
    /// `blank`, if given. `#` is a wall; `?` in a goal an any-cell.
    ///
    /// # Errors
    ///
    /// When the text is no board, with the place: see [`TextError`].
    ///
    /// # Cost
    ///
    /// Linear in the text, which is refused above about 100 kB.
    ///
    /// # Example
    ///
    /// ```
    /// use taisou::board::{Board, Cell, Role, TextError};
    ///
    /// let board = Board::read("1 2 3\n4 0 10", 0, None, Role::Start)?;
    /// assert_eq!(board.cells()[4], Cell::Blank);
    /// assert_eq!(board.to_string(), "1 2 3/4 0 10");
    ///
    /// let uneven = Board::read("123/45", 0, None, Role::Start);
    /// assert_eq!(uneven, Err(TextError::UnevenRows { row: 2, column: 3, found: 2, expected: 3 }));
    /// # Ok::<(), TextError>(())
    /// ```
    pub fn read(text: &str, width: usize, blank: Option<&Symbol>, role: Role) -> Result<Self, TextError> {
        if text.len() > MAX_BYTES {
            return Err(TextError::TooLong { bytes: text.len(), max: MAX_BYTES });
        }
        let marks = split(&compose(text), width);
        let (size, marks) = arrange(marks, width)?;
        for (at, mark) in marks.iter().enumerate() {
            check_symbol(mark, size.row(at) + 1, size.column(at) + 1)?;
        }
        let is_blank = blank_test(&marks, blank);
        let mut cells = Vec::with_capacity(marks.len());
        for (at, mark) in marks.iter().enumerate() {
            cells.push(match mark.as_str() {
                mark if is_blank(mark) => Cell::Blank,
                WALL => Cell::Wall,
                ANY if role == Role::Goal => Cell::Any,
                ANY => {
                    return Err(TextError::AnyCell { row: size.row(at) + 1, column: size.column(at) + 1 });
                }
                mark => Cell::Tile(Symbol::from_text(mark)),
            });
        }
        let written_blank = marks.iter().find(|mark| is_blank(mark)).map_or(BLANKS[0], String::as_str);
        let written_blank = Symbol::from_text(written_blank);
        let spaced = written_blank.needs_space()
            || cells.iter().any(|cell| matches!(cell, Cell::Tile(symbol) if symbol.needs_space()));
        Ok(Self { size, cells, blank: written_blank, spaced })
    }

    /// The marks that would be read as a blank on a board like this one, for messages.
    #[must_use]
    pub fn blank_marks(blank: Option<&Symbol>) -> Vec<String> {
        match blank {
            Some(symbol) => vec![symbol.to_string()],
            None => BLANKS.map(str::to_owned).into(),
        }
    }
}

/// The rows of a text, each the marks of its cells.
struct Rows {
    rows: Vec<Vec<String>>,
    /// Whether the text separates rows at all.
    separated: bool,
}

/// Cuts a composed text into rows and cells. The choice between tokens and clusters is made once.
fn split(text: &str, width: usize) -> Rows {
    // A line break of two characters is one. (Searching for a text, not a character, takes more code.)
    let mut last = ' ';
    let mut is_second = |c| std::mem::replace(&mut last, c) == '\r' && c == '\n';
    let text = text.trim_start_matches('\u{feff}').trim();
    let text: String = text.chars().filter(|c| !is_second(*c)).collect();
    let rows: Vec<&str> = text.split(['\n', '\r', '/']).map(str::trim).collect();
    let separated = rows.len() > 1;
    let tokens = rows.iter().any(|row| row.contains(char::is_whitespace)) || (width == 1 && separated);
    let cells = |row: &str| -> Vec<String> {
        if tokens {
            row.split_whitespace().map(|token| clusters(token).collect()).collect()
        } else {
            clusters(row).collect()
        }
    };
    Rows { rows: rows.iter().map(|row| cells(row)).collect(), separated }
}

/// Puts the cells in a rectangle.
fn arrange(Rows { rows, separated }: Rows, width: usize) -> Result<(Size, Vec<String>), TextError> {
    let found: usize = rows.iter().map(Vec::len).sum();
    if found == 0 {
        return Err(TextError::Empty);
    }
    let columns = if width == 0 { rows[0].len() } else { width };
    let misfit = |row: usize, found: usize| {
        let (row, column) = (row + 1, found.min(columns) + 1);
        if width == 0 {
            TextError::UnevenRows { row, column, found, expected: columns }
        } else {
            TextError::Width { row, column, found, expected: columns }
        }
    };
    if separated {
        if let Some((row, cells)) = rows.iter().enumerate().find(|(_, row)| row.len() != columns) {
            return Err(misfit(row, cells.len()));
        }
    } else if !found.is_multiple_of(columns) {
        return Err(misfit(found / columns, found % columns));
    }
    let size =
        Size::new(columns, found / columns).ok_or(TextError::TooManyCells { found, max: Size::MAX_CELLS })?;
    Ok((size, rows.into_iter().flatten().collect()))
}

fn check_symbol(mark: &str, row: usize, column: usize) -> Result<(), TextError> {
    let units = mark.encode_utf16().count();
    if units > Symbol::MAX_UNITS {
        return Err(TextError::SymbolTooLong { row, column, units, max: Symbol::MAX_UNITS });
    }
    if clusters(mark).all(|cluster| is_visible(&cluster)) {
        Ok(())
    } else {
        Err(TextError::BadSymbol { row, column, found: mark.to_owned() })
    }
}

/// Which marks are blanks on a board with these marks.
fn blank_test<'a>(marks: &[String], blank: Option<&'a Symbol>) -> impl Fn(&str) -> bool + use<'a> {
    let has_blank = marks.iter().any(|mark| BLANKS.contains(&mark.as_str()));
    let is_number = |mark: &String| mark.bytes().all(|byte| byte.is_ascii_digit());
    let numbers = marks.iter().filter(|mark| ![WALL, ANY].contains(&mark.as_str())).all(is_number);
    let zero = numbers && !has_blank;
    move |mark| match blank {
        Some(symbol) => mark == symbol.as_str(),
        None => BLANKS.contains(&mark) || (zero && mark == ZERO),
    }
}

/// Writes the board as [`Board::read`] reads it: rows joined by `/`, cells by a space where a symbol
/// needs one, blanks as they were read.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for at in 0..self.size.cells() {
            if at > 0 {
                if self.size.column(at) == 0 {
                    f.write_str("/")?;
                } else if self.spaced {
                    f.write_str(" ")?;
                }
            }
            f.write_str(self.mark(at))?;
        }
        Ok(())
    }
}
