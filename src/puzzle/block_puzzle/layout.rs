//! From the places of pieces to what is drawn on a board, and back.

use super::{BlockPuzzle, Board, Place, PlacementRules, put_down, vertex};

impl BlockPuzzle {
    /// The board on which the pieces lie in these places.
    pub(in crate::puzzle) fn drawn(&self, places: &[Place]) -> Board {
        self.board_of(&self.position_of(places.to_vec()))
    }

    /// Where the pieces lie on another board of this puzzle; `None` where they are others.
    pub(in crate::puzzle) fn places_of(&self, board: &Board) -> Option<Vec<Place>> {
        let rules = PlacementRules { size: board.size(), cells: &self.cells, gates: &[], axis: false };
        let mut lying = vec![Vec::new(); self.kinds.len()];
        for cells in self.pieces_of(board, false) {
            let symbol = board.symbol(cells[0]);
            let home = (0..board.size().cells()).find(|cell| self.start.symbol(*cell) == symbol)?;
            let piece = usize::from(self.piece_on(&self.home, home)?);
            let number = self.kinds.partition_point(|kind| kind.pieces.end <= piece);
            let mask = rules.mask(cells);
            let place = vertex(self.kinds[number].masks.iter().position(|other| *other == mask)?);
            put_down(&mut lying[number], place);
        }
        let complete = lying.iter().zip(&self.kinds).all(|(lying, kind)| lying.len() == kind.pieces.len());
        complete.then(|| lying.concat())
    }
}
