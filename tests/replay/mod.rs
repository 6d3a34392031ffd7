//! Replays solutions.

use taisou::{
    Options, Solution,
    board::{Board, Role},
    puzzle::{TilePuzzle, step},
};

/// Plays the moves by the rules: each step moves one tile into an adjacent blank, and the end is a goal after `length` moves.
pub fn replay(board: &str, width: usize, options: &Options, solution: &Solution) {
    let mut played = Board::read(board, width, None, Role::Start).expect("a board");
    for made in &solution.moves {
        let direction = played.size().direction(made.step.from, made.step.to);
        let gesture = step(&mut played, made.step.from, direction).expect("a cell");
        assert_eq!(gesture.steps, [made.step], "{board}: one tile into a blank beside it");
    }
    let end = TilePuzzle::read(&played.to_string(), width, &options.board).expect("a puzzle");
    assert!(end.is_solved(), "{board} to {:?} ends at {played}", options.board.goals);
    let turns = solution.moves.chunk_by(|a, b| a.turn == b.turn);
    assert_eq!(solution.length.map(|length| length as usize), Some(turns.count()));
}
