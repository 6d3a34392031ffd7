//! The one gesture of playing: a click on a cell, and the steps that it makes.

use crate::{
    Error,
    board::{Board, Cell, Direction},
};

/// One tile moving by one cell. Cells count from 0 in reading order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    /// The cell that the tile leaves.
    pub from: usize,
    /// The neighbouring cell that it comes to, blank until then.
    pub to: usize,
}

impl Step {
    /// Makes the step on `board`.
    pub(crate) fn play(self, board: &mut Board) {
        board.swap(self.from, self.to);
    }
}

/// What a click on a cell does.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Gesture {
    /// The steps, the tile next to the blank first. Empty when nothing moves.
    pub steps: Vec<Step>,
    /// The directions in which the tile on the cell can go.
    pub ways: Vec<Direction>,
}

/// The directions in which a click can send the tile on `cell`: those with a blank ahead and only tiles
/// between.
#[must_use]
pub fn ways(board: &Board, cell: usize) -> Vec<Direction> {
    Direction::ALL.into_iter().filter(|direction| line(board, cell, *direction).is_some()).collect()
}

/// The one gesture of playing, clicking `cell`: the tile there and all between it and the nearest blank
/// ahead slide by one cell.
///
/// Where more than one direction is possible and none is given, nothing moves and the gesture's `ways`
/// list them. A blank, a wall or a tile that cannot go gives no steps.
///
/// # Errors
///
/// [`Error::CellOutOfRange`] when `cell` is not on the board.
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
    let ways = ways(board, cell);
    let chosen = choose(direction, &ways);
    let steps = chosen.map(|direction| slide(board, cell, direction)).unwrap_or_default();
    Ok(Gesture { steps, ways })
}

/// The same in one direction, without a look at the others.
pub(super) fn slide(board: &mut Board, cell: usize, direction: Direction) -> Vec<Step> {
    let steps = line(board, cell, direction).unwrap_or_default();
    for step in &steps {
        step.play(board);
    }
    steps
}

/// Refuses a cell that is not on the board.
pub(super) fn check_cell(board: &Board, cell: usize) -> Result<(), Error> {
    let cells = board.size().cells();
    if cell < cells { Ok(()) } else { Err(Error::CellOutOfRange { cell, cells }) }
}

/// The direction that is asked for, or the only one there is.
pub(super) fn choose(direction: Option<Direction>, ways: &[Direction]) -> Option<Direction> {
    direction.or(if let [only] = ways { Some(*only) } else { None })
}

/// The steps that send the tile on `cell` in `direction`, the tile next to the blank first; `None` if
/// there is no tile or no blank ahead.
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
