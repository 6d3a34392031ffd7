//! Moves as text, and gestures: valid moves can be played and read back as written, moves before an error can be played, and every
//! gesture can be undone.

use taisou::{
    Error,
    board::{Board, Direction, Role},
    puzzle::{BlockPuzzle, Blocks, BoardOptions, Position, Step, directions, read_moves, step, write_moves},
};

use super::input::Input;

const BOARDS: [&str; 8] =
    ["12*", "123/4*5", "1 2 10/11 * 12", "a*b", "1*2/3*4", "12/*#/3*", "*", "アタマ/ノタイ/ソウ*"];
/// Boards, and the symbols that are blocks.
const BLOCKS: [(&str, &str); 5] =
    [("AA*/B*C", "AB"), ("AB/*A", "A"), ("1AA*/2*33", "A"), ("--no/off_", "-"), ("AAB/*#B/**C", "ABC")];

thread_local! {
    /// The puzzles with blocks. Reading takes longer than moves.
    static PUZZLES: Vec<BlockPuzzle> = BLOCKS.into_iter().map(read_blocks).collect();
}

fn read_blocks((board, blocks): (&str, &str)) -> BlockPuzzle {
    let blocks = Blocks::Listed(blocks.chars().map(String::from).collect());
    BlockPuzzle::read(board, 0, &BoardOptions::new().blocks(blocks)).expect("a puzzle")
}

pub fn run(data: &[u8]) {
    let mut input = Input(data);
    let which = input.below(BOARDS.len() + BLOCKS.len());
    let (cell, direction) = (input.below(12), Direction::ALL[input.below(4)]);
    let text = input.text();
    match BOARDS.get(which) {
        Some(board) => {
            let board = Board::read(board, 0, None, Role::Start).expect("a board");
            let end = play_tiles(&board, &text);
            undo_tiles(&end, cell % end.size().cells(), direction);
        }
        None => PUZZLES.with(|puzzles| play_blocks(&puzzles[which - BOARDS.len()], &text, cell, direction)),
    }
}

fn play_tiles(board: &Board, text: &str) -> Board {
    let mut played = board.clone();
    match read_moves(&mut played, text) {
        Ok(steps) => {
            let written = write_moves(board, &steps).expect("moves that were played");
            let mut again = board.clone();
            assert_eq!(read_moves(&mut again, &written).as_ref(), Ok(&steps), "{written}");
            assert_eq!(again, played);
        }
        Err(error) => {
            assert_eq!(&played, board, "nothing is played");
            let before = up_to_fault(&error, text);
            assert!(read_moves(&mut played, before).is_ok(), "{before:?} of {text:?}");
        }
    }
    played
}

/// The text before the fault.
fn up_to_fault<'a>(error: &Error, text: &'a str) -> &'a str {
    assert!(matches!(error, Error::BadMoves { .. }), "{error:?}");
    let (_, span) = error.span().expect("a place in the text");
    assert!(text.get(span.clone()).is_some(), "{span:?} of {text:?}");
    &text[..span.start]
}

fn undo_tiles(board: &Board, cell: usize, direction: Direction) {
    let mut played = board.clone();
    let gesture = step(&mut played, cell, Some(direction)).expect("a cell");
    assert_eq!(gesture.directions, directions(board, cell));
    assert_eq!(gesture.steps.is_empty(), !gesture.directions.contains(&direction));
    for made in gesture.steps.iter().rev() {
        let back = step(&mut played, made.to, Some(direction.opposite())).expect("a cell");
        assert_eq!(back.steps, [Step { from: made.to, to: made.from }]);
    }
    assert_eq!(&played, board);
}

fn play_blocks(puzzle: &BlockPuzzle, text: &str, cell: usize, direction: Direction) {
    let end: Position = match puzzle.read_moves(text) {
        Ok((end, steps)) => {
            let written = puzzle.write_moves(&steps).expect("moves that were played");
            let (again, same) = puzzle.read_moves(&written).expect(&written);
            assert_eq!((&again, &same), (&end, &steps));
            end
        }
        Err(error) => {
            let before = up_to_fault(&error, text);
            puzzle.read_moves(before).unwrap_or_else(|error| panic!("{before:?} of {text:?}: {error}")).0
        }
    };
    let cell = cell % puzzle.start().size().cells();
    let mut played = end.clone();
    let gesture = puzzle.step(&mut played, cell, Some(direction)).expect("a cell");
    assert_eq!(gesture.steps.is_empty(), !gesture.directions.contains(&direction));
    for made in gesture.steps.iter().rev() {
        let back = puzzle.step(&mut played, made.to, Some(direction.opposite())).expect("a cell");
        assert!(back.steps.contains(&Step { from: made.to, to: made.from }));
    }
    assert_eq!(played, end);
}
