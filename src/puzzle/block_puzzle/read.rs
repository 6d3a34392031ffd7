//! Reads a block puzzle: sorts its pieces into kinds, and turns its goals into requirements.

use super::{
    BlockPuzzle, Position, Requirement,
    block_symbols::BlockSymbols,
    insert_sorted,
    piece_kind::{Corner, OpenCells, PieceKind, Place, PlaceRules, Shape},
};
use crate::{
    Error,
    board::{Board, Cell, Role, Size},
    error::ExpectedOption,
    puzzle::{
        Blocks, BoardOptions,
        symbol_groups::{self, SymbolGroup, SymbolGroups},
        tiles::{read_goals, read_start},
    },
};

impl BlockPuzzle {
    /// Reads a puzzle from the texts of its boards.
    ///
    /// # Errors
    ///
    /// If a text is not a board, the start has no blank, an option has an invalid value, the board is too large, or a goal
    /// can never match the start.
    pub fn read(board: &str, width: usize, options: &BoardOptions) -> Result<Self, Error> {
        Self::new(read_start(board, width, options)?, options)
    }

    /// Creates the puzzle of a start that was read before.
    ///
    /// # Errors
    ///
    /// As [`BlockPuzzle::read`], except for errors of the start.
    pub fn new(start: Board, options: &BoardOptions) -> Result<Self, Error> {
        let size = start.size();
        let cells: Vec<usize> = (0..size.cells()).filter(|cell| start.cells()[*cell] != Cell::Wall).collect();
        if cells.len() > Self::MOST_CELLS {
            return Err(Error::bad_option("blocks", ExpectedOption::FewerCells));
        }
        let gates = match &options.gates {
            None => Vec::new(),
            Some(text) => read_gates(text, size)?,
        };
        let mut groups = SymbolGroups::new(&options.same)?;
        let start_groups = groups.read(&start);
        let (goals, goal_groups) = if options.goals.is_empty() && options.blocks != Blocks::None {
            (Vec::new(), Vec::new())
        } else {
            read_goals((&start, &start_groups), size.width(), options, &mut groups)?
        };
        let is_named = |group: SymbolGroup| goal_groups.iter().flatten().any(|named| *named == Some(group));
        let blocks = BlockSymbols::from(&options.blocks);
        let open = OpenCells { size, cells: &cells };
        let pieces = blocks.pieces_of(&start, false).into_iter().map(|piece| {
            let (shape, corner) = open.shape(&piece);
            (start_groups[piece[0]].filter(|group| is_named(*group)), shape, corner)
        });
        let rules = PlaceRules { open, gates: &gates, axis: options.axis };
        let (kinds, places) = sort_pieces(pieces, &rules)?;
        let reader = GoalReader { open, blocks: &blocks, kinds: &kinds };
        let requirements =
            goals.iter().zip(&goal_groups).map(|(goal, groups)| reader.requirement(goal, groups)).collect();
        let start_position = Position::new(places, &kinds, cells.len());
        Ok(Self { start, start_position, goals, blocks, cells, kinds, requirements })
    }
}

/// Pieces that are alike and can come to each other's places, with their corners.
struct PieceGroup {
    class: Option<SymbolGroup>,
    shape: Shape,
    lane: Option<usize>,
    corners: Vec<Corner>,
}

/// The kinds of pieces, and the places of the pieces, kind by kind and ascending within each.
fn sort_pieces(
    pieces: impl Iterator<Item = (Option<SymbolGroup>, Shape, Corner)>,
    rules: &PlaceRules,
) -> Result<(Vec<PieceKind>, Vec<Place>), Error> {
    let mut groups: Vec<PieceGroup> = Vec::new();
    for (class, shape, corner) in pieces {
        let lane = rules.lane(&shape, corner);
        let is_alike =
            |group: &&mut PieceGroup| (group.class, group.lane) == (class, lane) && group.shape == shape;
        match groups.iter_mut().find(is_alike) {
            Some(group) => group.corners.push(corner),
            None => groups.push(PieceGroup { class, shape, lane, corners: vec![corner] }),
        }
    }
    let (mut kinds, mut places) = (Vec::new(), Vec::new());
    for PieceGroup { class, shape, lane, corners } in groups {
        let kind = rules.kind((class, lane), shape, places.len()..places.len() + corners.len());
        let mut own = Vec::new();
        for corner in corners {
            let place = place_at(&kind, rules.open, corner);
            insert_sorted(&mut own, place.ok_or(Error::bad_option("gates", ExpectedOption::FreeGates))?);
        }
        places.append(&mut own);
        kinds.push(kind);
    }
    Ok((kinds, places))
}

/// The place with the shape's corner at `corner`.
fn place_at(kind: &PieceKind, open: OpenCells, corner: Corner) -> Option<Place> {
    kind.place_of(open.fit(kind.shape(), corner)?)
}

struct GoalReader<'a> {
    open: OpenCells<'a>,
    blocks: &'a BlockSymbols,
    kinds: &'a [PieceKind],
}

impl GoalReader<'_> {
    fn requirement(&self, goal: &Board, groups: &[Option<SymbolGroup>]) -> Requirement {
        let is_blank = |cell: &usize| groups[*cell] == Some(symbol_groups::BLANK);
        let mut required = Requirement {
            blank: self.open.mask((0..groups.len()).filter(is_blank)),
            ..Requirement::default()
        };
        let mut drawn: Vec<(SymbolGroup, Vec<Vec<usize>>)> = Vec::new();
        for cells in self.blocks.pieces_of(goal, false) {
            let Some(class) = groups[cells[0]] else { continue };
            match drawn.iter_mut().find(|(other, _)| *other == class) {
                Some((_, pieces)) => pieces.push(cells),
                None => drawn.push((class, vec![cells])),
            }
        }
        for (class, pieces) in drawn {
            match self.only_places(class, &pieces) {
                Some(mut places) => required.pieces.append(&mut places),
                None => required.covered.push((class, self.open.mask(pieces.into_iter().flatten()))),
            }
        }
        required
    }

    /// The only places in which pieces of a class cover exactly the cells of the drawn pieces; `None` if there may be others.
    ///
    /// They are unique for one-cell pieces, and for pieces of one shape if all are drawn: the first drawn cell fixes the
    /// first piece, the first remaining cell the second, and so on.
    fn only_places(&self, class: SymbolGroup, drawn: &[Vec<usize>]) -> Option<Vec<(usize, Place)>> {
        let mut kinds = self.kinds.iter().enumerate().filter(|(_, kind)| kind.class() == Some(class));
        let (Some((number, kind)), None) = (kinds.next(), kinds.next()) else { return None };
        if kind.shape().len() > 1 && drawn.len() < kind.pieces().len() {
            return None;
        }
        let place = |cells: &Vec<usize>| {
            let (shape, corner) = self.open.shape(cells);
            let is_whole = shape == *kind.shape();
            is_whole.then(|| Some((number, place_at(kind, self.open, corner)?)))?
        };
        drawn.iter().map(place).collect()
    }
}

/// The cells that only a piece named by the goal may enter.
pub fn read_gates(text: &str, size: Size) -> Result<Vec<usize>, Error> {
    let bad = |at| Error::BadOption { option: "gates", expected: ExpectedOption::SameSize, symbol: None, at };
    let board =
        Board::read(text, size.width(), None, Role::Goal).map_err(|error| bad(error.at().cloned()))?;
    if board.size() != size {
        return Err(bad(None));
    }
    let is_gate = |cell: &usize| board.symbol(*cell).is_some_and(|symbol| symbol.as_str() == "x");
    Ok((0..size.cells()).filter(is_gate).collect())
}
