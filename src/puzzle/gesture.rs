//! A click on a cell and the steps that it makes. Drags and keys become clicks.

use crate::{
    Error,
    board::{Board, Cell, Direction},
};

/// A move of one tile by one cell. Cells count from 0 in reading order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    /// The cell that the tile leaves.
    pub from: usize,
    /// The neighbouring cell that the tile enters, blank before.
    pub to: usize,
}

impl Step {
    pub(crate) fn play(self, board: &mut Board) {
        board.swap(self.from, self.to);
    }
}

/// The effect of a click on a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Gesture {
    /// The steps, the tile next to the blank first. Empty when nothing moves.
    pub steps: Vec<Step>,
    /// The directions in which the tile on the cell can go.
    pub directions: Vec<Direction>,
}

/// The directions in which a click can send the tile on `cell`: those with a blank ahead and only tiles between.
#[must_use]
pub fn directions(board: &Board, cell: usize) -> Vec<Direction> {
    Direction::ALL.into_iter().filter(|direction| line(board, cell, *direction).is_some()).collect()
}

/// Plays a click on `cell`: the tile there and all tiles between it and the nearest blank ahead slide by one cell.
///
/// If several directions are possible and none is given, nothing moves, and [`Gesture::directions`] lists them. A blank, a
/// wall or a blocked tile gives no steps.
///
/// # Errors
///
/// [`Error::CellOutOfRange`] if `cell` is not on the board.
///
/// # Example
///
/// ```
/// use taisou::{board::{Board, Role}, puzzle::{Step, step}};
///
/// let mut board = Board::read("12*", 0, None, Role::Start)?;
/// let gesture = step(&mut board, 0, None)?;
/// assert_eq!(gesture.steps, [Step { from: 1, to: 2 }, Step { from: 0, to: 1 }]);
/// assert_eq!(board.to_string(), "*12");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn step(board: &mut Board, cell: usize, direction: Option<Direction>) -> Result<Gesture, Error> {
    check_cell(board, cell)?;
    let directions = directions(board, cell);
    let chosen = choose(direction, &directions);
    let steps = chosen.map(|direction| slide(board, cell, direction)).unwrap_or_default();
    Ok(Gesture { steps, directions })
}

/// Slides the tiles as [`step`] does, in one direction.
pub(super) fn slide(board: &mut Board, cell: usize, direction: Direction) -> Vec<Step> {
    let steps = line(board, cell, direction).unwrap_or_default();
    for step in &steps {
        step.play(board);
    }
    steps
}

pub(super) fn check_cell(board: &Board, cell: usize) -> Result<(), Error> {
    let cells = board.size().cells();
    if cell < cells { Ok(()) } else { Err(Error::CellOutOfRange { cell, cells }) }
}

/// The requested direction, or the only possible one.
pub(super) fn choose(direction: Option<Direction>, possible: &[Direction]) -> Option<Direction> {
    direction.or(if let [only] = possible { Some(*only) } else { None })
}

/// The steps that send the tile on `cell` in `direction`, the tile next to the blank first; `None` without a tile or a blank
/// ahead.
fn line(board: &Board, cell: usize, direction: Direction) -> Option<Vec<Step>> {
    let mut steps = Vec::new();
    let mut from = cell;
    while let Some(Cell::Tile(_)) = board.cells().get(from) {
        let to = board.size().neighbour(from, direction)?;
        steps.push(Step { from, to });
        if board.cells()[to] == Cell::Blank {
            steps.reverse();
            return Some(steps);
        }
        from = to;
    }
    None
}
