//! A puzzle of either kind, for callers that handle both.

use std::sync::Arc;

use super::{
    BlockMetric, BlockPuzzle, BoardOptions, Class, Metric, Step, TileMetric, TilePuzzle, Vertex, read_start,
    solvability::can_reach,
};
use crate::{Error, board::Board, error::ExpectedOption};

/// A puzzle of tiles or of pieces of any size, and the metric that counts its moves.
///
/// # Example
///
/// ```
/// use taisou::puzzle::{AnyPuzzle, Blocks, BoardOptions};
///
/// let options = BoardOptions::new().blocks(Blocks::All).goal("?AA/?AA");
/// let puzzle = AnyPuzzle::read("AA*/AA*", 0, &options)?;
/// assert!(matches!(puzzle, AnyPuzzle::Blocks(..)));
/// assert_eq!(puzzle.goals()[0].to_string(), "?AA/?AA");
/// # Ok::<(), taisou::Error>(())
/// ```
#[derive(Debug)]
pub enum AnyPuzzle {
    /// A puzzle of one-cell tiles.
    Tiles(Box<TilePuzzle>, TileMetric),
    /// A puzzle of pieces of any size.
    Blocks(Arc<BlockPuzzle>, BlockMetric),
}

impl AnyPuzzle {
    /// Reads a puzzle from the texts of its boards, counted in single steps. A board with blocks needs no goal.
    ///
    /// # Errors
    ///
    /// As [`TilePuzzle::read`] and [`BlockPuzzle::read`].
    pub fn read(board: &str, width: usize, options: &BoardOptions) -> Result<Self, Error> {
        if options.has_blocks() {
            let puzzle = BlockPuzzle::read(board, width, options)?;
            Ok(Self::Blocks(puzzle.into(), BlockMetric::Step))
        } else {
            let puzzle = TilePuzzle::read(board, width, options)?;
            Ok(Self::Tiles(puzzle.into(), TileMetric::Step))
        }
    }

    /// Reads a puzzle counted in this metric. `slide` and `move` make every board a [`BlockPuzzle`].
    ///
    /// # Errors
    ///
    /// As [`AnyPuzzle::read`], and if the metric does not suit the board, or a board with blocks has no goal.
    pub fn read_for(
        board: &str,
        width: usize,
        options: &BoardOptions,
        metric: Metric,
    ) -> Result<Self, Error> {
        if let (false, Some(metric)) = (options.has_blocks(), metric.for_tiles()) {
            return TilePuzzle::read(board, width, options).map(|puzzle| Self::Tiles(puzzle.into(), metric));
        }
        let metric = metric.for_blocks().ok_or(Error::bad_option("metric", ExpectedOption::BlockMetric))?;
        let puzzle = BlockPuzzle::read(board, width, options)?;
        if puzzle.goals().is_empty() {
            return Err(Error::bad_option("goal", ExpectedOption::Goal));
        }
        Ok(Self::Blocks(puzzle.into(), metric))
    }

    /// The start.
    #[must_use]
    pub fn start(&self) -> &Board {
        match self {
            Self::Tiles(puzzle, _) => puzzle.start(),
            Self::Blocks(puzzle, _) => puzzle.start(),
        }
    }

    /// The goals, any of which solves the puzzle.
    #[must_use]
    pub fn goals(&self) -> &[Board] {
        match self {
            Self::Tiles(puzzle, _) => puzzle.goals(),
            Self::Blocks(puzzle, _) => puzzle.goals(),
        }
    }

    /// Converts a step between vertices of tiles, or first cells of blocks, to a step between cells.
    pub(crate) fn step(&self, from: Vertex, to: Vertex) -> Step {
        let cell = |vertex| match self {
            Self::Tiles(puzzle, _) => puzzle.graph().cells()[usize::from(vertex)],
            Self::Blocks(..) => usize::from(vertex),
        };
        Step { from: cell(from), to: cell(to) }
    }

    /// Plays a step on a board of this puzzle.
    pub(crate) fn play(&self, step: Step, board: &mut Board) {
        match self {
            Self::Tiles(..) => step.play(board),
            Self::Blocks(puzzle, _) => puzzle.play(step, board),
        }
    }

    /// The board with this layout that the start can reach, as far as theory tells. Identical pieces keep the order that they
    /// have in the start.
    pub(crate) fn reached(&self, layout: &[u16]) -> Board {
        let mut board = self.board(layout);
        let Self::Tiles(puzzle, _) = self else { return board };
        let (cells, parts) = (puzzle.graph().cells(), puzzle.graph().parts());
        for part in 0..=parts.iter().max().copied().unwrap_or(0) {
            if can_reach(puzzle, &board, part) {
                continue;
            }
            let own = |at: &usize| parts[*at] == part;
            for a in (0..cells.len()).filter(own).take(EXCHANGES) {
                // Only pieces of one class with different symbols can be interchanged.
                let other = (a + 1..cells.len())
                    .filter(own)
                    .find(|b| layout[*b] == layout[a] && board.cells()[cells[*b]] != board.cells()[cells[a]]);
                let Some(b) = other else { continue };
                board.swap(cells[a], cells[b]);
                if can_reach(puzzle, &board, part) {
                    break;
                }
                board.swap(cells[a], cells[b]);
            }
        }
        board
    }

    /// The board with this layout: for tiles the class on each vertex, for blocks the places of the pieces. Identical pieces
    /// keep the order that they have in the start, within each part of the board.
    fn board(&self, layout: &[u16]) -> Board {
        let puzzle = match self {
            Self::Tiles(puzzle, _) => puzzle,
            Self::Blocks(puzzle, _) => return puzzle.drawn(layout),
        };
        let start = puzzle.start();
        let mut cells = start.cells().to_vec();
        let on = puzzle.graph().cells();
        let classes = puzzle.classes();
        let parts = puzzle.graph().parts();
        let mut used = vec![false; classes.len()];
        for (at, class) in layout.iter().enumerate() {
            let fits = |from: &usize| classes[*from] == *class && !used[*from] && parts[*from] == parts[at];
            if let Some(from) = (0..classes.len()).find(fits) {
                cells[on[at]] = start.cells()[on[from]].clone();
                used[from] = true;
            }
        }
        start.with_cells(cells)
    }

    /// The layout of another board; `None` if its pieces are not those of this puzzle.
    pub(crate) fn layout(&self, text: &str, options: &BoardOptions) -> Result<Option<Vec<u16>>, Error> {
        let board = read_start(text, self.start().size().width(), options)?;
        if board.size() != self.start().size() {
            return Ok(None);
        }
        Ok(match self {
            Self::Tiles(puzzle, _) => layout_of_tiles(puzzle, &board),
            Self::Blocks(puzzle, _) => puzzle.places_of(&board),
        })
    }
}

/// The most cells tried for an exchange; for parity, one cell of the right component is enough.
const EXCHANGES: usize = 32;

fn layout_of_tiles(puzzle: &TilePuzzle, board: &Board) -> Option<Vec<Class>> {
    let on = puzzle.graph().cells();
    let start = puzzle.start().cells();
    let mut free = vec![true; on.len()];
    let mut movable = vec![false; start.len()];
    let mut layout = Vec::with_capacity(on.len());
    for cell in on {
        movable[*cell] = true;
        let from = (0..on.len()).find(|from| free[*from] && start[on[*from]] == board.cells()[*cell])?;
        free[from] = false;
        layout.push(puzzle.classes()[from]);
    }
    let mut fixed = (0..start.len()).filter(|cell| !movable[*cell]);
    fixed.all(|cell| start[cell] == board.cells()[cell]).then_some(layout)
}
