//! Puzzles whose pieces may be larger than one cell.

mod block_symbols;
mod goal_positions;
mod piece_kind;
mod play;
mod read;

pub(crate) use piece_kind::{NOWHERE, PieceKind, Place};
#[cfg(any(all(target_arch = "wasm32", feature = "rules"), feature = "serde"))]
pub(crate) use read::read_gates;

use block_symbols::BlockSymbols;

use super::symbol_groups::SymbolGroup;
use crate::{
    board::Board,
    util::{NumberSet, SmallSet},
};

/// A puzzle of pieces of any size: a start, one or more goals, and the data that searches read.
///
/// Pieces of one shape that no goal distinguishes are interchangeable: a position is where the pieces of each kind lie.
///
/// # Invariants
///
/// * At most [`BlockPuzzle::MOST_CELLS`] cells are not walls.
/// * Every goal could match the start: same size and walls, no symbol on more cells.
///
/// # Example
///
/// ```
/// use taisou::puzzle::{BlockPuzzle, Blocks, BoardOptions};
///
/// let options = BoardOptions::new().goal("--on/off_").blocks(Blocks::Listed(vec!["-".into()]));
/// let puzzle = BlockPuzzle::read("--no/off_", 0, &options)?;
/// assert!(!puzzle.is_solved());
/// # Ok::<(), taisou::Error>(())
/// ```
#[derive(Debug)]
pub struct BlockPuzzle {
    start: Board,
    start_position: Position,
    goals: Vec<Board>,
    blocks: BlockSymbols,
    /// The cells that are not walls.
    cells: Vec<usize>,
    kinds: Vec<PieceKind>,
    /// One for each goal.
    requirements: Vec<Requirement>,
}

/// Where the pieces of a puzzle lie, kind by kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Position {
    places: Vec<Place>,
    /// The piece on each cell that is not a wall.
    piece_on: Vec<Option<u8>>,
}

/// The contents of cells that a goal requires. A cell that names a class accepts any piece of the class, of any shape.
#[derive(Clone, Debug, Default)]
struct Requirement {
    /// Pieces, by kind and place, where only these can cover the drawn cells.
    pieces: Vec<(usize, Place)>,
    /// Cells that pieces of a class cover in any way.
    covered: Vec<(SymbolGroup, SmallSet)>,
    blank: SmallSet,
}

impl BlockPuzzle {
    /// The most cells that are not walls.
    pub const MOST_CELLS: usize = 128;

    /// The cells of each piece on a board of this puzzle, of blocks only or of all pieces.
    #[must_use]
    pub fn pieces_of(&self, board: &Board, blocks_only: bool) -> Vec<Vec<usize>> {
        self.blocks.pieces_of(board, blocks_only)
    }

    /// The start.
    #[must_use]
    pub fn start(&self) -> &Board {
        &self.start
    }

    /// The goals, any of which solves the puzzle; none if the options gave none and the board has blocks.
    #[must_use]
    pub fn goals(&self) -> &[Board] {
        &self.goals
    }

    /// The position of the start.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.start_position
    }

    /// The number of cells that are not walls.
    pub(crate) fn cells(&self) -> usize {
        self.cells.len()
    }

    pub(crate) fn kinds(&self) -> &[PieceKind] {
        &self.kinds
    }

    /// The places of the pieces at the start, kind by kind, ascending within each kind.
    pub(crate) fn places(&self) -> &[Place] {
        &self.start_position.places
    }

    /// Returns `true` if the start satisfies a goal.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.is_goal(self.places())
    }

    /// Returns `true` if pieces in these places satisfy a goal.
    pub(crate) fn is_goal(&self, places: &[Place]) -> bool {
        self.requirements.iter().any(|required| self.wrong(required, places) == 0)
    }

    /// For each goal, the kinds and places of the pieces that it fixes. A goal may require more.
    pub(crate) fn fixed_pieces(&self) -> impl Iterator<Item = &[(usize, Place)]> {
        self.requirements.iter().map(|required| &required.pieces[..])
    }

    /// The number of misplaced pieces with respect to the nearest goal: pieces absent from a place that the goal fixes, pieces
    /// on cells that it requires blank, and each bare cell that it requires covered.
    pub(crate) fn wrong_pieces(&self, places: &[Place]) -> u32 {
        self.requirements.iter().map(|required| self.wrong(required, places)).min().unwrap_or(0)
    }

    fn wrong(&self, required: &Requirement, places: &[Place]) -> u32 {
        let missing = |(kind, place): &&(usize, Place)| !places[self.kinds[*kind].pieces()].contains(place);
        let absent = required.pieces.iter().filter(missing).map(|_| 1).sum::<u32>();
        let covered = |class: SymbolGroup| self.cells_of(places, |kind| kind.class() == Some(class));
        let bare = required.covered.iter().map(|(class, cells)| cells.without(covered(*class)).len());
        let standing = |kind: &PieceKind| {
            let places = &places[kind.pieces()];
            places.iter().filter(|place| kind.mask(**place).meets(required.blank)).map(|_| 1).sum::<u32>()
        };
        let filled = if required.blank.is_empty() { 0 } else { self.kinds.iter().map(standing).sum() };
        absent + bare.sum::<u32>() + filled
    }

    /// The cells under the pieces of some kinds.
    pub(crate) fn cells_of(&self, places: &[Place], of: impl Fn(&PieceKind) -> bool) -> SmallSet {
        let kinds = self.kinds.iter().filter(|kind| of(kind));
        kinds
            .flat_map(|kind| places[kind.pieces()].iter().map(|place| kind.mask(*place)))
            .fold(SmallSet::default(), SmallSet::or)
    }

    fn kind_of(&self, piece: usize) -> usize {
        self.kinds.partition_point(|kind| kind.pieces().end <= piece)
    }
}

impl Position {
    /// The position of pieces in these places, on a board with this number of open cells.
    fn new(places: Vec<Place>, kinds: &[PieceKind], cells: usize) -> Self {
        let mut position = Self { places, piece_on: vec![None; cells] };
        for kind in kinds {
            for piece in kind.pieces() {
                let mask = kind.mask(position.places[piece]);
                position.set(mask, u8::try_from(piece).ok());
            }
        }
        position
    }

    fn set(&mut self, mut cells: SmallSet, piece: Option<u8>) {
        while let Some(number) = cells.pop() {
            self.piece_on[number] = piece;
        }
    }
}

/// Inserts a place; returns its index.
fn insert_sorted(places: &mut Vec<Place>, place: Place) -> usize {
    let at = places.partition_point(|other| *other < place);
    places.insert(at, place);
    at
}
