//! Boards: cells, symbols, and their text.

mod direction;
pub(crate) mod graphemes;
mod nfc;
mod size;
mod symbol;
mod text;
mod unicode;

pub use direction::Direction;
pub use size::Size;
pub use symbol::{Symbol, clusters_of};
#[cfg(all(target_arch = "wasm32", feature = "web"))]
pub(crate) use text::span_before;
pub(crate) use text::span_of;
pub use text::{Location, Role, TextError};

/// The content of one cell of a board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Cell {
    /// A one-cell piece. Tiles with equal symbols are identical: goals do not distinguish them.
    Tile(Symbol),
    /// An empty cell.
    Blank,
    /// A cell that is not part of the board.
    Wall,
    /// A don't-care cell, in goals only: accepts any piece, a blank or a wall.
    Any,
}

/// A rectangular board, which remembers how its text was written.
///
/// # Invariants
///
/// * `cells` has exactly `size.cells()` entries, row by row.
/// * The text that [`Display`](std::fmt::Display) writes reads back as the same board, given the same width and blank.
///
/// # Example
///
/// ```
/// use taisou::board::{Board, Role};
///
/// let board = Board::read("ウアタ/ソ*マ/イタノ", 0, None, Role::Start)?;
/// assert_eq!(board.size().width(), 3);
/// assert_eq!(board.to_string(), "ウアタ/ソ*マ/イタノ");
/// # Ok::<(), taisou::board::TextError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Board {
    size: Size,
    cells: Vec<Cell>,
    /// The mark of blanks.
    blank: Symbol,
    /// The marks of the blanks in reading order, if the text has several.
    kinds: Vec<usize>,
    /// Puts a space between cells.
    spaced: bool,
}

impl Board {
    /// Width and height.
    #[must_use]
    pub fn size(&self) -> Size {
        self.size
    }

    /// The contents of all cells, row by row.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The blank cells, in reading order.
    pub fn blanks(&self) -> impl Iterator<Item = usize> {
        self.cells.iter().enumerate().filter(|(_, cell)| **cell == Cell::Blank).map(|(at, _)| at)
    }

    /// The symbol of the tile on `cell`, if there is one.
    #[must_use]
    pub fn symbol(&self, cell: usize) -> Option<&Symbol> {
        match self.cells.get(cell) {
            Some(Cell::Tile(symbol)) => Some(symbol),
            _ => None,
        }
    }

    /// The same board with other contents, of equal length.
    pub(crate) fn with_cells(&self, cells: Vec<Cell>) -> Self {
        debug_assert_eq!(cells.len(), self.size.cells());
        Self { cells, ..self.clone() }
    }

    /// Moves all cells with the symbol of `from` by the offset from `from` to `to`. The target cells must be free.
    pub(crate) fn shift_all(&mut self, from: usize, to: usize) {
        let symbol = self.cells[from].clone();
        let mut moving: Vec<usize> =
            (0..self.cells.len()).filter(|cell| self.cells[*cell] == symbol).collect();
        // The front cell moves first.
        if to > from {
            moving.reverse();
        }
        for cell in moving {
            self.cells.swap(cell, cell + to - from);
        }
    }

    pub(crate) fn swap(&mut self, a: usize, b: usize) {
        self.cells.swap(a, b);
    }
}

/// Boards are equal if their cells are, whatever the marks of blanks.
impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.size == other.size && self.cells == other.cells
    }
}

impl Eq for Board {}
