//! Moves as text, for either kind of puzzle.

use taisou::{
    Error,
    board::Board,
    puzzle::{self, BlockPuzzle, Step},
};

use crate::posing::Posed;

/// What rules the moves, if it is not a board of tiles only.
pub fn block_puzzle(posed: &Posed) -> Result<Option<BlockPuzzle>, Error> {
    if !posed.options.has_blocks() {
        return Ok(None);
    }
    BlockPuzzle::new(posed.start()?, &posed.options).map(Some)
}

pub fn write(posed: &Posed, steps: &[Step]) -> Result<String, Error> {
    match block_puzzle(posed)? {
        Some(puzzle) => puzzle.write_moves(steps),
        None => puzzle::write_moves(&posed.start()?, steps),
    }
}

/// Reads moves, and the board that they lead to.
pub fn play(posed: &Posed, text: &str) -> Result<(Board, Vec<Step>), Error> {
    if let Some(puzzle) = block_puzzle(posed)? {
        let (position, steps) = puzzle.read_moves(text)?;
        return Ok((puzzle.board_of(&position), steps));
    }
    let mut board = posed.start()?;
    let steps = puzzle::read_moves(&mut board, text)?;
    Ok((board, steps))
}
