//! Moves as text, for tiles and blocks.

use taisou::{
    Error, Solution,
    board::Board,
    puzzle::{self, BlockPuzzle, Step},
};

use crate::posing::Posed;

/// The puzzle if it has blocks; `None` for tiles only.
pub fn block_puzzle(posed: &Posed) -> Result<Option<BlockPuzzle>, Error> {
    if !posed.options.has_blocks() {
        return Ok(None);
    }
    BlockPuzzle::new(posed.start()?, &posed.options).map(Some)
}

pub fn steps(solution: &Solution) -> Vec<Step> {
    solution.moves.iter().map(|made| made.step).collect()
}

pub fn write(posed: &Posed, steps: &[Step]) -> Result<String, Error> {
    match block_puzzle(posed)? {
        Some(puzzle) => puzzle.write_moves(steps),
        None => puzzle::write_moves(&posed.start()?, steps),
    }
}

/// Before directions of the blank.
const OF_BLANK: &str = "blank:";

/// Reads moves whose letters are directions of the blank, as [`play`] reads those of tiles.
pub fn play_of_blank(posed: &Posed, text: &str) -> Result<(Board, Vec<Step>), Error> {
    if text.trim_start().starts_with(OF_BLANK) {
        return play(posed, text);
    }
    play(posed, &format!("{OF_BLANK}{text}")).map_err(|mut error| {
        if let Error::BadMoves { span: Some(span), .. } = &mut error {
            *span = span.start - OF_BLANK.len()..span.end - OF_BLANK.len();
        }
        error
    })
}

/// Reads moves. Returns the board that they lead to and their steps.
pub fn play(posed: &Posed, text: &str) -> Result<(Board, Vec<Step>), Error> {
    if let Some(puzzle) = block_puzzle(posed)? {
        let (position, steps) = puzzle.read_moves(text)?;
        return Ok((puzzle.board_of(&position), steps));
    }
    let mut board = posed.start()?;
    let steps = puzzle::read_moves(&mut board, text)?;
    Ok((board, steps))
}
