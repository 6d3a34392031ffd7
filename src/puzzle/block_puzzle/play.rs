//! Playing a block puzzle: clicks, single steps, and the board of a position.

use super::{
    BlockPuzzle, Position, insert_sorted,
    piece_kind::{NOWHERE, OpenCells, Place},
};
use crate::{
    Error,
    board::{Board, Cell, Direction, Symbol},
    puzzle::gesture::{self, Gesture, Step},
    util::NumberSet,
};

impl BlockPuzzle {
    /// The board of a position.
    #[must_use]
    pub fn board_of(&self, position: &Position) -> Board {
        let mut cells = self.start.cells().to_vec();
        for (cell, piece) in self.cells.iter().zip(&position.piece_on) {
            let at_start = piece.map(|piece| &self.start.cells()[self.first_at_start(piece)]);
            cells[*cell] = at_start.unwrap_or(&Cell::Blank).clone();
        }
        self.start.with_cells(cells)
    }

    /// The board on which the pieces lie in these places.
    pub(in crate::puzzle) fn drawn(&self, places: &[Place]) -> Board {
        self.board_of(&Position::new(places.to_vec(), &self.kinds, self.cells.len()))
    }

    /// The places of the pieces on another board; `None` if its pieces are not those of this puzzle.
    pub(in crate::puzzle) fn places_of(&self, board: &Board) -> Option<Vec<Place>> {
        let open = OpenCells { size: board.size(), cells: &self.cells };
        let mut found = vec![Vec::new(); self.kinds.len()];
        for cells in self.pieces_of(board, false) {
            let symbol = board.symbol(cells[0]);
            let at_start = (0..board.size().cells()).find(|cell| self.start.symbol(*cell) == symbol)?;
            let piece = self.piece_on(&self.start_position, at_start)?;
            let alike = &self.kinds[self.kind_of(usize::from(piece))];
            let mask = open.mask(cells);
            let (kind, place) = self.kinds.iter().enumerate().find_map(|(number, kind)| {
                let is_alike = kind.class() == alike.class() && kind.shape() == alike.shape();
                Some((number, kind.place_of(mask).filter(|_| is_alike)?))
            })?;
            insert_sorted(&mut found[kind], place);
        }
        let is_complete =
            found.iter().zip(&self.kinds).all(|(found, kind)| found.len() == kind.pieces().len());
        is_complete.then(|| found.concat())
    }

    /// The symbol of the piece on `cell`, if a piece lies there.
    #[must_use]
    pub fn symbol_of(&self, position: &Position, cell: usize) -> Option<&Symbol> {
        self.start.symbol(self.first_at_start(self.piece_on(position, cell)?))
    }

    pub(super) fn piece_on(&self, position: &Position, cell: usize) -> Option<u8> {
        *position.piece_on.get(self.cells.binary_search(&cell).ok()?)?
    }

    fn first_at_start(&self, piece: u8) -> usize {
        let piece = usize::from(piece);
        usize::from(self.kinds[self.kind_of(piece)].first(self.start_position.places[piece]))
    }

    /// The directions in which a click can send the piece on `cell`.
    #[must_use]
    pub fn directions(&self, position: &Position, cell: usize) -> Vec<Direction> {
        Direction::ALL
            .into_iter()
            .filter(|direction| self.line(position, cell, *direction).is_some())
            .collect()
    }

    /// Plays a click on `cell`: a block moves by one cell; a tile moves with all tiles between it and the nearest blank ahead.
    /// As [`step()`](crate::puzzle::step()).
    ///
    /// # Errors
    ///
    /// [`Error::CellOutOfRange`] if `cell` is not on the board.
    pub fn step(
        &self,
        position: &mut Position,
        cell: usize,
        direction: Option<Direction>,
    ) -> Result<Gesture, Error> {
        gesture::check_cell(&self.start, cell)?;
        let directions = self.directions(position, cell);
        let chosen = gesture::choose(direction, &directions);
        let moves = chosen.and_then(|direction| self.line(position, cell, direction)).unwrap_or_default();
        let steps = moves.into_iter().map(|(piece, to)| self.make(position, piece, to)).collect();
        Ok(Gesture { steps, directions })
    }

    /// Moves the piece on `cell`, and no other, by one cell.
    pub(in crate::puzzle) fn go(
        &self,
        position: &mut Position,
        cell: usize,
        direction: Direction,
    ) -> Option<Step> {
        match self.line(position, cell, direction)?[..] {
            [(piece, to)] => Some(self.make(position, piece, to)),
            _ => None,
        }
    }

    /// Plays a step between first cells of a piece, if possible; returns its direction.
    pub(crate) fn play_on(&self, position: &mut Position, step: Step) -> Option<Direction> {
        let direction = self.start.size().direction(step.from, step.to)?;
        (self.go(position, step.from, direction)? == step).then_some(direction)
    }

    fn make(&self, position: &mut Position, piece: u8, to: Place) -> Step {
        let at = usize::from(piece);
        let kind = &self.kinds[self.kind_of(at)];
        let from = std::mem::replace(&mut position.places[at], to);
        let (left, entered) = (kind.mask(from), kind.mask(to));
        position.set(left.without(entered), None);
        position.set(entered.without(left), Some(piece));
        Step { from: usize::from(kind.first(from)), to: usize::from(kind.first(to)) }
    }

    /// The pieces that move by one cell with the piece on `cell`, the foremost first, and their new places; `None` if the
    /// move is impossible. Only tiles push, and only tiles are pushed.
    fn line(&self, position: &Position, cell: usize, direction: Direction) -> Option<Vec<(u8, Place)>> {
        let mut moves = Vec::new();
        let mut piece = self.piece_on(position, cell)?;
        loop {
            let kind = &self.kinds[self.kind_of(usize::from(piece))];
            let place = position.places[usize::from(piece)];
            let to = kind.next(place)[direction as usize];
            let is_tile = kind.shape().len() == 1;
            if to == NOWHERE || !moves.is_empty() && !is_tile {
                return None;
            }
            moves.push((piece, to));
            let mut ahead = kind.mask(to).without(kind.mask(place));
            let mut met = None;
            while let Some(number) = ahead.pop() {
                met = met.or(position.piece_on[number]);
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

    /// Plays a step between first cells of a piece on a board of this puzzle.
    pub(crate) fn play(&self, step: Step, board: &mut Board) {
        let is_block = board.symbol(step.from).is_some_and(|symbol| self.blocks.contains(symbol));
        if is_block {
            board.shift_all(step.from, step.to);
        } else {
            step.play(board);
        }
    }
}
