//! Reads and writes the text of a board, and locates its cells and errors. The only reader of such texts.

use std::{fmt, ops::Range};

use super::{
    Board, Cell, Size, Symbol,
    graphemes::graphemes,
    nfc::compose,
    symbol::{clusters, fold, is_visible},
};

const WALL: &str = "#";
const ANY: &str = "?";
/// The marks of blanks, unless the caller chooses a symbol.
const BLANKS: [&str; 4] = ["*", "＊", "_", "＿"];
/// Another mark of a blank, on boards of numbers without any of [`BLANKS`].
const ZERO: &str = "0";
/// The longest accepted text, in bytes: every cell full, with separators.
const MAX_BYTES: usize = Size::MAX_CELLS * (3 * Symbol::MAX_UNITS + 2);

/// The role of a board, which decides on don't-care cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// A start: don't-care cells are errors.
    Start,
    /// A goal: `?` is a don't-care cell.
    Goal,
}

/// A place in the text of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Location {
    /// Row, from 1.
    pub row: usize,
    /// Column, from 1.
    pub column: usize,
    /// The bytes of the caller's text; empty if something is missing there.
    pub span: Range<usize>,
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "row {}, column {}", self.row, self.column)
    }
}

/// An error in the text of a board. Rows and columns count from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextError {
    /// There are no cells.
    #[error("the text has no cells")]
    Empty,
    /// The text is longer than any board.
    #[error("the text has {bytes} bytes, at most {max} are read")]
    TooLong {
        /// Bytes in the text.
        bytes: usize,
        /// The maximum.
        max: usize,
    },
    /// More cells than a board may have.
    #[error("the board has {found} cells, at most {max} are allowed")]
    TooManyCells {
        /// Cells in the text.
        found: usize,
        /// The maximum.
        max: usize,
    },
    /// A row is longer or shorter than the first.
    #[error("row {}: {found} cells, expected {expected} as in the first row", at.row)]
    UnevenRows {
        /// The first cell that is missing, or all that are too many.
        at: Location,
        /// Cells in that row.
        found: usize,
        /// Cells in the first row.
        expected: usize,
    },
    /// A row does not have the requested width.
    #[error("row {}: {found} cells, expected {expected} as the width says", at.row)]
    Width {
        /// The first cell that is missing, or all that are too many.
        at: Location,
        /// Cells in that row.
        found: usize,
        /// The requested width.
        expected: usize,
    },
    /// An invisible symbol: a combining mark without a letter, a control character.
    #[error("{at}: expected a visible symbol, found `{found}`")]
    BadSymbol {
        /// Its place.
        at: Location,
        /// The symbol.
        found: String,
    },
    /// A symbol that is too long.
    #[error("{at}: a symbol of {units} UTF-16 units, expected at most {max}")]
    SymbolTooLong {
        /// Its place.
        at: Location,
        /// Its length in UTF-16 units.
        units: usize,
        /// The maximum.
        max: usize,
    },
    /// `?` outside a goal.
    #[error("{at}: expected a tile, a blank or a wall; `?` stands in goals only")]
    DontCareCell {
        /// Its place.
        at: Location,
    },
}

impl TextError {
    /// The code, as in JavaScript.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::Empty => "empty-board",
            Self::TooLong { .. } => "text-too-long",
            Self::TooManyCells { .. } => "too-many-cells",
            Self::UnevenRows { .. } => "uneven-rows",
            Self::Width { .. } => "width-mismatch",
            Self::BadSymbol { .. } => "bad-symbol",
            Self::SymbolTooLong { .. } => "symbol-too-long",
            Self::DontCareCell { .. } => "any-cell-in-start",
        }
    }

    /// The place, unless the error concerns the whole text.
    #[must_use]
    pub fn at(&self) -> Option<&Location> {
        match self {
            Self::UnevenRows { at, .. }
            | Self::Width { at, .. }
            | Self::BadSymbol { at, .. }
            | Self::SymbolTooLong { at, .. }
            | Self::DontCareCell { at } => Some(at),
            Self::Empty | Self::TooLong { .. } | Self::TooManyCells { .. } => None,
        }
    }

    /// Maps the place from the composed text back to `text`.
    fn before_composing(mut self, text: &str) -> Self {
        match &mut self {
            Self::UnevenRows { at, .. }
            | Self::Width { at, .. }
            | Self::BadSymbol { at, .. }
            | Self::SymbolTooLong { at, .. }
            | Self::DontCareCell { at } => at.span = span_before(text, at.span.clone(), &compose),
            Self::Empty | Self::TooLong { .. } | Self::TooManyCells { .. } => {}
        }
        self
    }
}

impl Board {
    /// Reads the text of a board.
    ///
    /// Line breaks or `/` separate rows. If any row has white space between cells, or the board is 1 wide with
    /// separated rows, cells are tokens (`1 2 10 *`); else every grapheme cluster is a cell (`ウアタソ*マイタノ`). `width` 0
    /// takes the width from the rows.
    ///
    /// Blanks are `*`, `＊`, `_` or `＿`, and on a board of numbers without any of these `0`; or only `blank`, if
    /// given. `#` is a wall; `?` in a goal is a don't-care cell.
    ///
    /// # Errors
    ///
    /// [`TextError`] if the text is not a board.
    ///
    /// # Cost
    ///
    /// Linear in the text, of at most about 100 kB.
    ///
    /// # Example
    ///
    /// ```
    /// use taisou::board::{Board, Cell, Location, Role, TextError};
    ///
    /// let board = Board::read("1 2 3\n4 0 10", 0, None, Role::Start)?;
    /// assert_eq!(board.cells()[4], Cell::Blank);
    /// assert_eq!(board.to_string(), "1 2 3/4 0 10");
    ///
    /// let at = Location { row: 2, column: 3, span: 6..6 };
    /// let uneven = Board::read("123/45", 0, None, Role::Start);
    /// assert_eq!(uneven, Err(TextError::UnevenRows { at, found: 2, expected: 3 }));
    /// # Ok::<(), TextError>(())
    /// ```
    pub fn read(text: &str, width: usize, blank: Option<&Symbol>, role: Role) -> Result<Self, TextError> {
        if text.len() > MAX_BYTES {
            return Err(TextError::TooLong { bytes: text.len(), max: MAX_BYTES });
        }
        Self::read_composed(&compose(text), width, blank, role).map_err(|error| error.before_composing(text))
    }

    fn read_composed(
        text: &str,
        width: usize,
        blank: Option<&Symbol>,
        role: Role,
    ) -> Result<Self, TextError> {
        let (size, marks) = arrange(split(text, width), width)?;
        let location = |at: usize| location(size, at, &marks[at]);
        for (at, mark) in marks.iter().enumerate() {
            check_symbol(&mark.text, || location(at))?;
        }
        let is_blank = blank_test(&marks, blank);
        let mut cells = Vec::with_capacity(marks.len());
        for (at, mark) in marks.iter().enumerate() {
            cells.push(match mark.text.as_str() {
                mark if is_blank(mark) => Cell::Blank,
                WALL => Cell::Wall,
                ANY if role == Role::Goal => Cell::Any,
                ANY => return Err(TextError::DontCareCell { at: location(at) }),
                mark => Cell::Tile(Symbol::from_text(mark)),
            });
        }
        let written_blank = marks.iter().map(|mark| mark.text.as_str()).find(|mark| is_blank(mark));
        let written_blank = Symbol::from_text(written_blank.unwrap_or(BLANKS[0]));
        let kind = |mark: &Mark| BLANKS.iter().position(|kind| *kind == mark.text);
        let mut kinds: Vec<usize> = marks.iter().filter_map(kind).collect();
        if blank.is_some() || kinds.iter().all(|kind| *kind == kinds[0]) {
            kinds.clear();
        }
        let spaced = written_blank.needs_space()
            || cells.iter().any(|cell| matches!(cell, Cell::Tile(symbol) if symbol.needs_space()));
        Ok(Self { size, cells, blank: written_blank, kinds, spaced })
    }

    /// The place of a cell in the text that the board was read from.
    ///
    /// # Example
    ///
    /// ```
    /// use taisou::board::{Board, Role};
    ///
    /// let text = " 1 2\r\n10 *";
    /// let board = Board::read(text, 0, None, Role::Start)?;
    /// assert_eq!(board.locate(2, text).map(|at| &text[at.span]), Some("10"));
    /// # Ok::<(), taisou::board::TextError>(())
    /// ```
    #[must_use]
    pub fn locate(&self, cell: usize, text: &str) -> Option<Location> {
        let rows = split(&compose(text), self.size.width()).rows;
        let mut location = location(self.size, cell, rows.iter().flat_map(|row| &row.marks).nth(cell)?);
        location.span = span_before(text, location.span, &compose);
        Some(location)
    }

    /// The mark of `cell` in the text: its symbol, or the mark of a blank, wall or don't-care cell.
    ///
    /// # Panics
    ///
    /// When `cell` is not on the board.
    #[must_use]
    pub fn mark(&self, cell: usize) -> &str {
        match &self.cells[cell] {
            Cell::Tile(symbol) => symbol.as_str(),
            Cell::Blank => self.blank_mark(cell),
            Cell::Wall => WALL,
            Cell::Any => ANY,
        }
    }

    fn blank_mark(&self, cell: usize) -> &str {
        let mut kinds = self.kinds.iter().zip(self.blanks());
        kinds.find(|(_, blank)| *blank == cell).map_or(self.blank.as_str(), |(kind, _)| BLANKS[*kind])
    }

    /// The marks that read as a blank, for messages.
    #[must_use]
    pub fn blank_marks(blank: Option<&Symbol>) -> Vec<String> {
        match blank {
            Some(symbol) => vec![symbol.to_string()],
            None => BLANKS.map(str::to_owned).into(),
        }
    }
}

struct Rows {
    rows: Vec<TextRow>,
    /// The text has a row separator.
    separated: bool,
}

struct TextRow {
    marks: Vec<Mark>,
    /// The byte after the row.
    end: usize,
}

/// The text of a cell, and its bytes.
struct Mark {
    text: String,
    span: Range<usize>,
}

/// Splits a composed text into rows and cells. The choice between tokens and clusters holds for the whole text.
fn split(text: &str, width: usize) -> Rows {
    let board = text.trim_start_matches('\u{feff}').trim();
    // CR LF is one line break. (Splitting at strings instead of characters takes more code.)
    let splits_a_break = |row: &&str| {
        let at = span_of(row, text).start;
        row.is_empty() && at > 0 && text.as_bytes()[at - 1..].starts_with(b"\r\n")
    };
    let rows: Vec<&str> =
        board.split(['\n', '\r', '/']).filter(|row| !splits_a_break(row)).map(str::trim).collect();
    let separated = rows.len() > 1;
    let tokens = rows.iter().any(|row| row.contains(char::is_whitespace)) || (width == 1 && separated);
    let mark = |part: &str, text_of: &dyn Fn(&str) -> String| Mark {
        text: text_of(part),
        span: span_of(part, text),
    };
    let marks = |row: &str| -> Vec<Mark> {
        if tokens {
            row.split_whitespace().map(|token| mark(token, &|token| clusters(token).collect())).collect()
        } else {
            graphemes(row).map(|cluster| mark(cluster, &fold)).collect()
        }
    };
    let rows = rows.iter().map(|row| TextRow { marks: marks(row), end: span_of(row, text).end });
    Rows { rows: rows.collect(), separated }
}

/// The bytes of `text` that `part`, a slice of it, occupies.
pub(crate) fn span_of(part: &str, text: &str) -> Range<usize> {
    let start = part.as_ptr().addr() - text.as_ptr().addr();
    start..start + part.len()
}

/// The bytes of `text` before composing, for bytes of the composed text. Separators never compose, and grapheme clusters compose
/// one by one.
pub(crate) fn span_before(text: &str, span: Range<usize>, compose: &dyn Fn(&str) -> String) -> Range<usize> {
    let place = |composed: usize| {
        let mut after = 0;
        let is_before = |cluster: &&str| {
            let before = after;
            after += if cluster.is_ascii() { cluster.len() } else { compose(cluster).len() };
            before < composed
        };
        let clusters = text.split_inclusive(|c: char| c == '/' || c.is_whitespace()).flat_map(graphemes);
        clusters.take_while(is_before).map(str::len).sum()
    };
    let [start, end] = [span.start, span.end].map(place);
    start..end
}

fn location(size: Size, cell: usize, mark: &Mark) -> Location {
    Location { row: size.row(cell) + 1, column: size.column(cell) + 1, span: mark.span.clone() }
}

fn arrange(Rows { rows, separated }: Rows, width: usize) -> Result<(Size, Vec<Mark>), TextError> {
    let found: usize = rows.iter().map(|row| row.marks.len()).sum();
    if found == 0 {
        return Err(TextError::Empty);
    }
    let columns = if width == 0 { rows[0].marks.len() } else { width };
    let misfit = |row: usize, marks: &[Mark], end: usize| {
        let found = marks.len();
        let end = marks.last().map_or(end, |last| last.span.end);
        let start = marks.get(columns).map_or(end, |first| first.span.start);
        let at = Location { row: row + 1, column: found.min(columns) + 1, span: start..end };
        if width == 0 {
            TextError::UnevenRows { at, found, expected: columns }
        } else {
            TextError::Width { at, found, expected: columns }
        }
    };
    if separated {
        if let Some((number, row)) = rows.iter().enumerate().find(|(_, row)| row.marks.len() != columns) {
            return Err(misfit(number, &row.marks, row.end));
        }
    } else if !found.is_multiple_of(columns) {
        let number = found / columns;
        return Err(misfit(number, &rows[0].marks[number * columns..], rows[0].end));
    }
    let size =
        Size::new(columns, found / columns).ok_or(TextError::TooManyCells { found, max: Size::MAX_CELLS })?;
    Ok((size, rows.into_iter().flat_map(|row| row.marks).collect()))
}

fn check_symbol(mark: &str, at: impl Fn() -> Location) -> Result<(), TextError> {
    let units = mark.encode_utf16().count();
    if units > Symbol::MAX_UNITS {
        return Err(TextError::SymbolTooLong { at: at(), units, max: Symbol::MAX_UNITS });
    }
    if clusters(mark).all(|cluster| is_visible(&cluster)) {
        Ok(())
    } else {
        Err(TextError::BadSymbol { at: at(), found: mark.to_owned() })
    }
}

/// A test for blanks on a board with these marks.
fn blank_test<'a>(marks: &[Mark], blank: Option<&'a Symbol>) -> impl Fn(&str) -> bool + use<'a> {
    let marks = || marks.iter().map(|mark| mark.text.as_str());
    let has_blank = marks().any(|mark| BLANKS.contains(&mark));
    let is_number = |mark: &str| mark.bytes().all(|byte| byte.is_ascii_digit());
    let numbers = marks().filter(|mark| ![WALL, ANY].contains(mark)).all(is_number);
    let zero = numbers && !has_blank;
    move |mark| match blank {
        Some(symbol) => mark == symbol.as_str(),
        None => BLANKS.contains(&mark) || (zero && mark == ZERO),
    }
}

/// Writes the board for [`Board::read`]: rows joined by `/`, cells by a space if a symbol needs one, blanks with the marks they
/// were read with, in the same order.
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
