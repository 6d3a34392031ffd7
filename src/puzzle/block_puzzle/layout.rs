//! Converts the places of pieces to a board, and back.

use super::{BlockPuzzle, Board, Place, Position, insert_sorted, piece_kind::OpenCells};

impl BlockPuzzle {
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
            let kind = self.kind_of(usize::from(piece));
            insert_sorted(&mut found[kind], self.kinds[kind].place_of(open.mask(cells))?);
        }
        let is_complete =
            found.iter().zip(&self.kinds).all(|(found, kind)| found.len() == kind.pieces().len());
        is_complete.then(|| found.concat())
    }
}
