//! Boards as people write them: cells, symbols, and the text of a board.

mod direction;
mod graphemes;
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

/// What lies on one cell of a board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Cell {
    /// A one-cell piece. Tiles with equal symbols are identical tiles: goals do not tell them apart.
    Tile(Symbol),
    /// An empty cell.
    Blank,
    /// A cell that is not part of the board.
    Wall,
    /// In goals only: any piece, a blank or a wall will do.
    Any,
}

/// A rectangular board: what lies on every cell, and how it is written as text.
///
/// # Invariants
///
/// * `cells` has exactly `size.cells()` entries, row by row.
/// * Written by [`Display`](std::fmt::Display) and read again with the same width and blank, it is the same board.
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
    /// The mark that blanks are written with.
    blank: Symbol,
    /// The kinds of the blanks in reading order, where they are written in several ways.
    kinds: Vec<usize>,
    /// Whether cells are written with a space between them.
    spaced: bool,
}

impl Board {
    /// The shape of the board.
    #[must_use]
    pub fn size(&self) -> Size {
        self.size
    }

    /// What lies on every cell, row by row.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The cells that are blank, in reading order.
    pub fn blanks(&self) -> impl Iterator<Item = usize> {
        self.cells.iter().enumerate().filter(|(_, cell)| **cell == Cell::Blank).map(|(at, _)| at)
    }

    /// The symbol of the tile on `cell`, if a tile lies there.
    #[must_use]
    pub fn symbol(&self, cell: usize) -> Option<&Symbol> {
        match self.cells.get(cell) {
            Some(Cell::Tile(symbol)) => Some(symbol),
            _ => None,
        }
    }

    /// The same board with other contents. For callers that know that `cells` fits.
    pub(crate) fn with_cells(&self, cells: Vec<Cell>) -> Self {
        debug_assert_eq!(cells.len(), self.size.cells());
        Self { cells, ..self.clone() }
    }

    /// Moves everything with the symbol of `from` as `from` comes to `to`. For callers that know that it fits.
    pub(crate) fn shift_all(&mut self, from: usize, to: usize) {
        let symbol = self.cells[from].clone();
        let mut moving: Vec<usize> =
            (0..self.cells.len()).filter(|cell| self.cells[*cell] == symbol).collect();
        // The foremost first.
        if to > from {
            moving.reverse();
        }
        for cell in moving {
            self.cells.swap(cell, cell + to - from);
        }
    }

    /// Lets two cells change places.
    pub(crate) fn swap(&mut self, a: usize, b: usize) {
        self.cells.swap(a, b);
    }
}

/// Boards are equal when the same things lie on the same cells, however blanks are written.
impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.size == other.size && self.cells == other.cells
    }
}

impl Eq for Board {}
