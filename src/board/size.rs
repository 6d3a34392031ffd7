//! The shape of a board.

use super::Direction;

/// The shape of a board, in cells. Cells are numbered from 0 in reading order.
///
/// # Invariants
///
/// At least one cell, at most [`Size::MAX_CELLS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Size {
    width: usize,
    height: usize,
}

impl Size {
    /// The most cells a board may have: 32 x 32.
    pub const MAX_CELLS: usize = 1024;

    /// The size of `width` x `height` cells; `None` without cells or with more than [`Size::MAX_CELLS`].
    #[must_use]
    pub fn new(width: usize, height: usize) -> Option<Self> {
        let cells = width.checked_mul(height)?;
        (1..=Self::MAX_CELLS).contains(&cells).then_some(Self { width, height })
    }

    /// Cells in a row.
    #[must_use]
    pub fn width(self) -> usize {
        self.width
    }

    /// Cells in a column.
    #[must_use]
    pub fn height(self) -> usize {
        self.height
    }

    /// The number of cells.
    #[must_use]
    pub fn cells(self) -> usize {
        self.width * self.height
    }

    /// The row of `cell`, from 0.
    #[must_use]
    pub fn row(self, cell: usize) -> usize {
        cell / self.width
    }

    /// The column of `cell`, from 0.
    #[must_use]
    pub fn column(self, cell: usize) -> usize {
        cell % self.width
    }

    /// The next cell from `cell` in `direction`, if it is on the board.
    #[must_use]
    pub fn neighbour(self, cell: usize, direction: Direction) -> Option<usize> {
        match direction {
            Direction::Up => cell.checked_sub(self.width),
            Direction::Down => cell.checked_add(self.width).filter(|below| *below < self.cells()),
            Direction::Left => (self.column(cell) > 0).then(|| cell - 1),
            Direction::Right => (self.column(cell) + 1 < self.width).then_some(cell)?.checked_add(1),
        }
    }

    /// The direction from `from` to the neighbouring cell `to`, if they are neighbours.
    #[must_use]
    pub fn direction(self, from: usize, to: usize) -> Option<Direction> {
        Direction::ALL.into_iter().find(|direction| self.neighbour(from, *direction) == Some(to))
    }
}
