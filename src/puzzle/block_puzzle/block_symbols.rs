//! The symbols that are blocks.

use crate::{
    board::{Board, Symbol},
    puzzle::Blocks,
};

/// The parsed form of [`Blocks`].
#[derive(Debug)]
pub(super) enum BlockSymbols {
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
    pub fn contains(&self, symbol: &Symbol) -> bool {
        match self {
            Self::All => true,
            Self::Listed(symbols) => symbols.contains(symbol),
        }
    }

    /// The cells of each piece on a board, of blocks only or of all pieces.
    pub fn pieces_of(&self, board: &Board, blocks_only: bool) -> Vec<Vec<usize>> {
        let mut found: Vec<Vec<usize>> = Vec::new();
        for cell in 0..board.size().cells() {
            let Some(symbol) = board.symbol(cell) else { continue };
            let is_block = self.contains(symbol);
            match found.iter_mut().find(|cells| is_block && board.symbol(cells[0]) == Some(symbol)) {
                Some(cells) => cells.push(cell),
                None if is_block || !blocks_only => found.push(vec![cell]),
                None => {}
            }
        }
        found
    }
}
