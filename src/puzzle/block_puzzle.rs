//! Puzzles whose pieces may be larger than one cell: reading them, playing them, and what searches need to know.

mod goal_positions;
mod layout;

use std::ops::Range;

use super::{
    BoardOptions, Gesture, Step, Vertex, gesture,
    graph::vertex,
    symbol_groups::{self, SymbolGroup, SymbolGroups},
    tiles::{read_goals, read_start},
};
use crate::{
    Error,
    board::{Board, Cell, Direction, Role, Size, Symbol},
    error::ExpectedOption,
    util::SmallSet,
};

/// Which symbols are pieces: all cells with such a symbol are one piece, whether they touch or not. Every other
/// symbol is a one-cell tile.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Blocks {
    /// None.
    #[default]
    None,
    /// All.
    All,
    /// These.
    Listed(Vec<String>),
}

/// The symbols that are pieces, read.
#[derive(Debug)]
enum BlockSymbols {
    All,
    Listed(Vec<Symbol>),
}

impl From<&Blocks> for BlockSymbols {
    fn from(blocks: &Blocks) -> Self {
        match blocks {
            Blocks::None => Self::Listed(Vec::new()),
            Blocks::All => Self::All,
            Blocks::Listed(texts) => {
                Self::Listed(texts.iter().filter_map(|text| Symbol::new(text)).collect())
            }
        }
    }
}

impl BlockSymbols {
    fn contains(&self, symbol: &Symbol) -> bool {
        match self {
            Self::All => true,
            Self::Listed(symbols) => symbols.contains(symbol),
        }
    }
}

/// A place of a piece: an index among all places where its shape fits on the board.
pub type Place = Vertex;

/// No place.
pub(crate) const NOWHERE: Place = Place::MAX;

/// A puzzle of pieces of any size: a start, one or more goals, and what searches need to know of them.
///
/// Pieces of one shape that no goal tells apart are interchangeable: a position is where the pieces of each kind lie.
///
/// # Invariants
///
/// * At most [`BlockPuzzle::MOST_CELLS`] cells are no walls.
/// * Every goal could match the start: same size and walls, no symbol on more cells.
///
/// # Example
///
/// ```
/// use taisou::puzzle::{BlockPuzzle, Blocks, BoardOptions};
///
/// let options = BoardOptions::new().goal("--on/off_").blocks(Blocks::Listed(vec!["-".into()]));
/// let puzzle = BlockPuzzle::read("--no/off_", 0, &options)?;
/// assert_eq!(puzzle.kinds().len(), 4);
/// assert!(!puzzle.is_solved(puzzle.places()));
/// # Ok::<(), taisou::Error>(())
/// ```
#[derive(Debug)]
pub struct BlockPuzzle {
    start: Board,
    home: Position,
    goals: Vec<Board>,
    blocks: BlockSymbols,
    /// The cells that are no walls.
    cells: Vec<usize>,
    kinds: Vec<PieceKind>,
    wants: Vec<Want>,
}

/// Where the pieces of a puzzle lie, kind by kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Position {
    places: Vec<Place>,
    /// The piece on each cell that is no wall.
    on: Vec<Option<u8>>,
}

/// Pieces that are interchangeable.
#[derive(Clone, Debug)]
pub struct PieceKind {
    /// What counts for goals; `None` if no goal names it.
    class: Option<SymbolGroup>,
    /// The cells of the shape: rows and columns from the corner of the rectangle around it.
    shape: Vec<(usize, usize)>,
    /// The pieces, among all.
    pieces: Range<usize>,
    /// The cells of each place, and the first of them.
    masks: Vec<SmallSet>,
    first: Vec<Vertex>,
    /// The place one step up, right, down and left, or [`NOWHERE`].
    next: Vec<[Place; 4]>,
    /// The cells that a piece in a place comes to by one step, of which one at least is blank if it can move.
    halos: Vec<SmallSet>,
}

/// What a goal wants, cell by cell: on each cell that it names any piece of that class, whatever its shape.
#[derive(Clone, Debug, Default)]
struct Want {
    /// Pieces of a kind at a place, where nothing else covers what is drawn.
    pieces: Vec<(usize, Place)>,
    /// Cells that pieces of a class cover, in any way.
    covered: Vec<(SymbolGroup, SmallSet)>,
    /// Cells that shall be blank.
    blank: SmallSet,
}

impl BlockPuzzle {
    /// Cells that are no walls, at most.
    pub const MOST_CELLS: usize = 128;

    /// Reads a puzzle from the texts of its boards.
    ///
    /// # Errors
    ///
    /// When a text is no board, the start has no blank, an option has an impossible value, the board is too large,
    /// or a goal can never match the start.
    pub fn read(board: &str, width: usize, options: &BoardOptions) -> Result<Self, Error> {
        Self::new(read_start(board, width, options)?, options)
    }

    /// The puzzle with a board to play from that was read already.
    ///
    /// # Errors
    ///
    /// As [`BlockPuzzle::read`], but for those of the start.
    pub fn new(start: Board, options: &BoardOptions) -> Result<Self, Error> {
        let width = start.size().width();
        let is_wall = |cell: &usize| start.cells()[*cell] == Cell::Wall;
        let cells: Vec<usize> = (0..start.size().cells()).filter(|cell| !is_wall(cell)).collect();
        if cells.len() > Self::MOST_CELLS {
            return Err(Error::bad_option("blocks", ExpectedOption::FewerCells));
        }
        let gates = match &options.gates {
            None => vec![false; start.size().cells()],
            Some(text) => read_gates(text, width, start.size())?,
        };
        let mut kinds = SymbolGroups::new(&options.same)?;
        let have = kinds.read(&start);
        let (goals, want) = if options.goals.is_empty() && options.blocks != Blocks::None {
            (Vec::new(), Vec::new())
        } else {
            read_goals((&start, &have), width, options, &mut kinds)?
        };
        let named = |kind: SymbolGroup| want.iter().flatten().any(|wanted| *wanted == Some(kind));
        let mut puzzle = Self {
            cells: cells.clone(),
            goals: Vec::new(),
            blocks: BlockSymbols::from(&options.blocks),
            kinds: Vec::new(),
            wants: Vec::new(),
            home: Position::default(),
            start,
        };
        let rules =
            PlacementRules { size: puzzle.start.size(), cells: &cells, gates: &gates, axis: options.axis };
        let mut homes: Vec<Vec<Place>> = Vec::new();
        for drawn in puzzle.pieces_of(&puzzle.start, false) {
            let class = have[drawn[0]].filter(|class| named(*class));
            let (shape, corner) = rules.shape(&drawn);
            let alike = |kind: &PieceKind| kind.class == class && kind.shape == shape;
            let at = puzzle.kinds.iter().position(alike).unwrap_or_else(|| {
                puzzle.kinds.push(rules.kind(class, shape));
                homes.push(Vec::new());
                puzzle.kinds.len() - 1
            });
            let Some(place) = puzzle.kinds[at].place(&rules, corner) else {
                return Err(Error::bad_option("gates", ExpectedOption::FreeGates));
            };
            put_down(&mut homes[at], place);
        }
        let mut places = Vec::new();
        for (kind, homes) in puzzle.kinds.iter_mut().zip(homes) {
            kind.pieces = places.len()..places.len() + homes.len();
            places.extend(homes);
        }
        puzzle.home = puzzle.position_of(places);
        puzzle.wants = goals.iter().zip(&want).map(|(goal, want)| puzzle.want(&rules, goal, want)).collect();
        puzzle.goals = goals;
        Ok(puzzle)
    }

    /// The cells of each piece on a board of this puzzle; of those drawn as a block or of all.
    #[must_use]
    pub fn pieces_of(&self, board: &Board, blocks_only: bool) -> Vec<Vec<usize>> {
        let mut found: Vec<Vec<usize>> = Vec::new();
        for cell in 0..board.size().cells() {
            let Some(symbol) = board.symbol(cell) else { continue };
            let is_block = self.blocks.contains(symbol);
            match found.iter_mut().find(|cells| is_block && board.symbol(cells[0]) == Some(symbol)) {
                Some(cells) => cells.push(cell),
                None if is_block || !blocks_only => found.push(vec![cell]),
                None => {}
            }
        }
        found
    }

    fn want(&self, rules: &PlacementRules, goal: &Board, kinds: &[Option<SymbolGroup>]) -> Want {
        let mut want = Want::default();
        for (cell, kind) in kinds.iter().enumerate() {
            if *kind == Some(symbol_groups::BLANK) {
                want.blank = want.blank.or(rules.mask([cell]));
            }
        }
        let mut drawn: Vec<(SymbolGroup, Vec<Vec<usize>>)> = Vec::new();
        for cells in self.pieces_of(goal, false) {
            let Some(class) = kinds[cells[0]] else { continue };
            match drawn.iter_mut().find(|(other, _)| *other == class) {
                Some((_, pieces)) => pieces.push(cells),
                None => drawn.push((class, vec![cells])),
            }
        }
        for (class, pieces) in drawn {
            match self.only_places(rules, class, &pieces) {
                Some(mut places) => want.pieces.append(&mut places),
                None => want.covered.push((class, rules.mask(pieces.into_iter().flatten()))),
            }
        }
        want
    }

    /// The places in which pieces of a class cover just the cells of these drawn pieces, if there is only one way to do it:
    /// pieces of one cell, or pieces of one shape of which all are drawn. Of the latter the first cell that is drawn fixes where
    /// the first piece lies, the first cell that is left fixes the second, and so on.
    fn only_places(
        &self,
        rules: &PlacementRules,
        class: SymbolGroup,
        drawn: &[Vec<usize>],
    ) -> Option<Vec<(usize, Place)>> {
        let mut kinds = self.kinds.iter().enumerate().filter(|(_, kind)| kind.class == Some(class));
        let (Some((number, kind)), None) = (kinds.next(), kinds.next()) else { return None };
        if kind.shape.len() > 1 && drawn.len() < kind.pieces.len() {
            return None;
        }
        let place = |cells: &Vec<usize>| {
            let (shape, corner) = rules.shape(cells);
            let whole = shape == kind.shape;
            whole.then(|| Some((number, kind.place(rules, corner)?)))?
        };
        drawn.iter().map(place).collect()
    }

    /// The board to play from.
    #[must_use]
    pub fn start(&self) -> &Board {
        &self.start
    }

    /// The goals, of which any will do; none if none was given and the board has blocks.
    #[must_use]
    pub fn goals(&self) -> &[Board] {
        &self.goals
    }

    /// The position to play from.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.home
    }

    /// The board of a position.
    #[must_use]
    pub fn board_of(&self, position: &Position) -> Board {
        let mut cells = self.start.cells().to_vec();
        for (cell, piece) in self.cells.iter().zip(&position.on) {
            let home = piece.map(|piece| &self.start.cells()[self.first_at_home(piece)]);
            cells[*cell] = home.unwrap_or(&Cell::Blank).clone();
        }
        self.start.with_cells(cells)
    }

    /// What is drawn on the piece that lies on `cell`, if one does.
    #[must_use]
    pub fn symbol_of(&self, position: &Position, cell: usize) -> Option<&Symbol> {
        self.start.symbol(self.first_at_home(self.piece_on(position, cell)?))
    }

    fn piece_on(&self, position: &Position, cell: usize) -> Option<u8> {
        *position.on.get(self.cells.binary_search(&cell).ok()?)?
    }

    /// The first cell of a piece at the start.
    fn first_at_home(&self, piece: u8) -> usize {
        let piece = usize::from(piece);
        usize::from(self.kind_of(piece).first(self.home.places[piece]))
    }

    fn position_of(&self, places: Vec<Place>) -> Position {
        let mut on = vec![None; self.cells.len()];
        for (piece, place) in (0..).zip(&places) {
            put_on(&mut on, self.kind_of(usize::from(piece)).mask(*place), Some(piece));
        }
        Position { places, on }
    }

    /// The directions in which a click can send the piece on `cell`.
    #[must_use]
    pub fn ways(&self, position: &Position, cell: usize) -> Vec<Direction> {
        Direction::ALL
            .into_iter()
            .filter(|direction| self.line(position, cell, *direction).is_some())
            .collect()
    }

    /// The one gesture of playing, clicking `cell`: a block goes by one cell, a tile and all tiles between it and
    /// the nearest blank ahead too. As [`step()`](super::step).
    ///
    /// # Errors
    ///
    /// [`Error::CellOutOfRange`] when `cell` is not on the board.
    pub fn step(
        &self,
        position: &mut Position,
        cell: usize,
        direction: Option<Direction>,
    ) -> Result<Gesture, Error> {
        gesture::check_cell(&self.start, cell)?;
        let ways = self.ways(position, cell);
        let chosen = gesture::choose(direction, &ways);
        let moves = chosen.and_then(|direction| self.line(position, cell, direction)).unwrap_or_default();
        let steps = moves.into_iter().map(|(piece, to)| self.make(position, piece, to)).collect();
        Ok(Gesture { steps, ways })
    }

    /// Moves the piece on `cell`, and nothing else, by one cell.
    pub(super) fn go(&self, position: &mut Position, cell: usize, direction: Direction) -> Option<Step> {
        match self.line(position, cell, direction)?[..] {
            [(piece, to)] => Some(self.make(position, piece, to)),
            _ => None,
        }
    }

    /// Makes a step if it can be made; in which direction. From and to are the first cells of a piece.
    pub(crate) fn play_on(&self, position: &mut Position, step: Step) -> Option<Direction> {
        let direction = self.start.size().direction(step.from, step.to)?;
        (self.go(position, step.from, direction)? == step).then_some(direction)
    }

    fn make(&self, position: &mut Position, piece: u8, to: Place) -> Step {
        let at = usize::from(piece);
        let kind = self.kind_of(at);
        let from = std::mem::replace(&mut position.places[at], to);
        let (left, entered) = (kind.mask(from), kind.mask(to));
        put_on(&mut position.on, left.without(entered), None);
        put_on(&mut position.on, entered.without(left), Some(piece));
        Step { from: usize::from(kind.first(from)), to: usize::from(kind.first(to)) }
    }

    /// The pieces that go by one cell when the one on `cell` does, the foremost first, and where to. Only a tile
    /// pushes, and only tiles. `None` where that is not possible.
    fn line(&self, position: &Position, cell: usize, direction: Direction) -> Option<Vec<(u8, Place)>> {
        let mut moves = Vec::new();
        let mut piece = self.piece_on(position, cell)?;
        loop {
            let (kind, place) = (self.kind_of(usize::from(piece)), position.places[usize::from(piece)]);
            let to = kind.next(place)[direction as usize];
            let is_tile = kind.shape.len() == 1;
            if to == NOWHERE || !moves.is_empty() && !is_tile {
                return None;
            }
            moves.push((piece, to));
            let mut ahead = kind.mask(to).without(kind.mask(place));
            let mut met = None;
            while let Some(number) = ahead.pop() {
                met = met.or(position.on[number]);
            }
            match met {
                None => {
                    moves.reverse();
                    return Some(moves);
                }
                Some(next) if is_tile => piece = next,
                Some(_) => return None,
            }
        }
    }

    /// The kind of a piece.
    fn kind_of(&self, piece: usize) -> &PieceKind {
        &self.kinds[self.kinds.partition_point(|kind| kind.pieces.end <= piece)]
    }

    /// How many cells are no walls.
    pub(crate) fn cells(&self) -> usize {
        self.cells.len()
    }

    /// The kinds of pieces.
    #[must_use]
    pub fn kinds(&self) -> &[PieceKind] {
        &self.kinds
    }

    /// Where the pieces lie at the start, kind by kind, ascending in each.
    #[must_use]
    pub fn places(&self) -> &[Place] {
        &self.home.places
    }

    /// Whether pieces in these places reach a goal.
    #[must_use]
    pub fn is_solved(&self, places: &[Place]) -> bool {
        self.wants.iter().any(|want| self.wrong(want, places) == 0)
    }

    /// For each goal, where it wants pieces of which kinds; it may want more.
    pub(crate) fn placed(&self) -> impl Iterator<Item = &[(usize, Place)]> {
        self.wants.iter().map(|want| &want.pieces[..])
    }

    /// How many pieces are not as the nearest goal wants them: those that it has a place for and that are not there, and
    /// those on cells that it wants blank. Where it has no place for whole pieces, only names cells, each cell counts.
    #[must_use]
    pub fn wrong_pieces(&self, places: &[Place]) -> u32 {
        self.wants.iter().map(|want| self.wrong(want, places)).min().unwrap_or(0)
    }

    fn wrong(&self, want: &Want, places: &[Place]) -> u32 {
        let missing =
            |(kind, place): &&(usize, Place)| !places[self.kinds[*kind].pieces.clone()].contains(place);
        let absent = want.pieces.iter().filter(missing).map(|_| 1).sum::<u32>();
        let covered = |class: SymbolGroup| self.cells_of(places, |kind| kind.class == Some(class));
        let bare = want.covered.iter().map(|(class, cells)| cells.without(covered(*class)).len());
        let standing = |kind: &PieceKind| {
            let places = &places[kind.pieces.clone()];
            places.iter().filter(|place| kind.mask(**place).meets(want.blank)).map(|_| 1).sum::<u32>()
        };
        let filled = if want.blank.is_empty() { 0 } else { self.kinds.iter().map(standing).sum() };
        absent + bare.sum::<u32>() + filled
    }

    /// The cells under the pieces of some kinds.
    pub(crate) fn cells_of(&self, places: &[Place], of: impl Fn(&PieceKind) -> bool) -> SmallSet {
        let kinds = self.kinds.iter().filter(|kind| of(kind));
        kinds
            .flat_map(|kind| places[kind.pieces.clone()].iter().map(|place| kind.mask(*place)))
            .fold(SmallSet::default(), SmallSet::or)
    }

    /// Makes a step on a board of this puzzle: from and to are the first cells of a piece.
    pub(crate) fn play(&self, step: Step, board: &mut Board) {
        let whole = board.symbol(step.from).is_some_and(|symbol| self.blocks.contains(symbol));
        if whole {
            board.shift_all(step.from, step.to);
        } else {
            step.play(board);
        }
    }
}

impl PieceKind {
    /// The pieces of this kind, among all.
    pub(crate) fn pieces(&self) -> Range<usize> {
        self.pieces.clone()
    }

    /// How many places there are.
    pub(crate) fn len(&self) -> usize {
        self.masks.len()
    }

    /// The cells of a place.
    #[inline]
    pub(crate) fn mask(&self, place: Place) -> SmallSet {
        self.masks[usize::from(place)]
    }

    /// The cells around a place that a piece there comes to by one step in some direction.
    #[inline]
    pub(crate) fn halo(&self, place: Place) -> SmallSet {
        self.halos[usize::from(place)]
    }

    /// The places one step up, right, down and left.
    #[inline]
    pub(crate) fn next(&self, place: Place) -> [Place; 4] {
        self.next[usize::from(place)]
    }

    /// The first cell of a place in reading order.
    pub(crate) fn first(&self, place: Place) -> Vertex {
        self.first[usize::from(place)]
    }

    /// The place with the shape's corner there.
    fn place(&self, rules: &PlacementRules, corner: (usize, usize)) -> Option<Place> {
        let mask = rules.fits(&self.shape, corner)?;
        self.masks.iter().position(|other| *other == mask).map(vertex)
    }
}

/// Says which piece lies on some cells.
fn put_on(on: &mut [Option<u8>], mut cells: SmallSet, piece: Option<u8>) {
    while let Some(number) = cells.pop() {
        on[number] = piece;
    }
}

/// Adds a place to those of a kind, which are ascending.
fn put_down(places: &mut Vec<Place>, place: Place) {
    let at = places.partition_point(|other| *other < place);
    places.insert(at, place);
}

/// Where pieces may lie.
struct PlacementRules<'a> {
    size: Size,
    /// The cells that are no walls.
    cells: &'a [usize],
    gates: &'a [bool],
    axis: bool,
}

impl PlacementRules<'_> {
    /// The shape of some cells, and where its corner lies.
    fn shape(&self, cells: &[usize]) -> (Vec<(usize, usize)>, (usize, usize)) {
        let top = cells.iter().map(|cell| self.size.row(*cell)).min().unwrap_or(0);
        let left = cells.iter().map(|cell| self.size.column(*cell)).min().unwrap_or(0);
        let shape = cells.iter().map(|cell| (self.size.row(*cell) - top, self.size.column(*cell) - left));
        (shape.collect(), (top, left))
    }

    fn mask(&self, cells: impl IntoIterator<Item = usize>) -> SmallSet {
        let number = |cell| self.cells.binary_search(&cell).ok();
        cells.into_iter().filter_map(number).fold(SmallSet::default(), |mask, at| mask.or(SmallSet::of(at)))
    }

    /// The cells of a shape whose corner is there, if all are on the board and no walls.
    fn fits(&self, shape: &[(usize, usize)], (top, left): (usize, usize)) -> Option<SmallSet> {
        shape.iter().try_fold(SmallSet::default(), |mask, (row, column)| {
            let (row, column) = (top + row, left + column);
            let inside = row < self.size.height() && column < self.size.width();
            let cell = inside.then(|| row * self.size.width() + column)?;
            self.cells.binary_search(&cell).ok().map(|at| mask.or(SmallSet::of(at)))
        })
    }

    fn kind(&self, class: Option<SymbolGroup>, shape: Vec<(usize, usize)>) -> PieceKind {
        let (width, height) = (self.size.width(), self.size.height());
        let closed = if class.is_some() {
            SmallSet::default()
        } else {
            self.mask((0..self.gates.len()).filter(|cell| self.gates[*cell]))
        };
        let mut masks = Vec::new();
        let mut first = Vec::new();
        let mut at_corner = vec![NOWHERE; width * height];
        for (corner, at) in at_corner.iter_mut().enumerate() {
            let fits = self.fits(&shape, (corner / width, corner % width)).filter(|mask| !mask.meets(closed));
            if let Some(mask) = fits {
                *at = vertex(masks.len());
                first.extend(mask.clone().pop().map(|first| vertex(self.cells[first])));
                masks.push(mask);
            }
        }
        let tall = shape.iter().map(|(row, _)| row + 1).max().unwrap_or(1);
        let wide = shape.iter().map(|(_, column)| column + 1).max().unwrap_or(1);
        let may_go = |direction: Direction| {
            let vertical = matches!(direction, Direction::Up | Direction::Down);
            !self.axis || if vertical { tall >= wide } else { wide >= tall }
        };
        let go = |corner: usize, direction: Direction| {
            let to = self.size.neighbour(corner, direction).filter(|_| may_go(direction));
            to.map_or(NOWHERE, |to| at_corner[to])
        };
        let corners = (0..width * height).filter(|corner| at_corner[*corner] != NOWHERE);
        let next: Vec<[Place; 4]> =
            corners.map(|corner| Direction::ALL.map(|direction| go(corner, direction))).collect();
        let halo = |(next, mask): (&[Place; 4], &SmallSet)| {
            let masks = next.iter().filter_map(|place| masks.get(usize::from(*place)));
            masks.fold(SmallSet::default(), |all, mask| all.or(*mask)).without(*mask)
        };
        let halos = next.iter().zip(&masks).map(halo).collect();
        PieceKind { class, shape, pieces: 0..0, masks, first, next, halos }
    }
}

/// The cells that only a piece named by the goal may enter.
fn read_gates(text: &str, width: usize, size: Size) -> Result<Vec<bool>, Error> {
    let bad = |at| Error::BadOption { option: "gates", expected: ExpectedOption::SameSize, symbol: None, at };
    let board = Board::read(text, width, None, Role::Goal).map_err(|error| bad(error.at().cloned()))?;
    if board.size() != size {
        return Err(bad(None));
    }
    let is_gate = |cell| board.symbol(cell).is_some_and(|symbol| symbol.as_str() == "x");
    Ok((0..size.cells()).map(is_gate).collect())
}
