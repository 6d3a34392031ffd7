//! Playing and solving: what the page needs from the start.

use wasm_bindgen::prelude::*;

use super::{
    arguments::{self, OptionNames},
    errors::{JsResult, throw},
    to_js, values,
};
use crate::{
    Algorithm, Options,
    board::{Board, Direction},
    puzzle::{self, AnyPuzzle, BlockPuzzle, BoardOptions, Step},
    solver,
};

/// Frees the tables that are kept to make later searches for the same goals faster.
#[wasm_bindgen(js_name = clearTables)]
pub fn clear_tables() {
    super::tables().clear();
}

/// The version of this build.
#[wasm_bindgen]
#[must_use]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}

/// The methods that this build has, `auto` first.
///
/// # Errors
///
/// None.
#[wasm_bindgen(unchecked_return_type = "AlgorithmInfo[]")]
pub fn algorithms() -> JsResult {
    let all = Algorithm::ALL
        .map(|algorithm| values::AlgorithmInfo { name: algorithm.name(), optimal: algorithm.is_optimal() });
    to_js(&all)
}

/// Solves a puzzle at once: ends by itself or at a limit of `options`. In a page, use a `Search` in a worker.
///
/// `width` 0 means: as the rows of `board` say.
///
/// # Errors
///
/// Throws a `TaisouError`.
#[wasm_bindgen(unchecked_return_type = "Solution")]
pub fn solve(
    #[wasm_bindgen(unchecked_param_type = "string")] board: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Algorithm")] algorithm: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "SolveOptions")] options: &JsValue,
) -> JsResult {
    let (board, width, algorithm, options) = search_arguments(board, width, algorithm, options)?;
    let solution = solver::solve(&board, width, algorithm, &options).map_err(throw)?;
    to_js(&values::Solution::from(solution))
}

/// The next move of a shortest solution, and how many are left: `solve` by `auto`, and of that the first move. In a page,
/// use a `Search` in a worker.
///
/// # Errors
///
/// Throws a `TaisouError`.
#[wasm_bindgen(unchecked_return_type = "Hint")]
pub fn hint(
    #[wasm_bindgen(unchecked_param_type = "string")] board: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "SolveOptions")] options: &JsValue,
) -> JsResult {
    let (board, width) = (arguments::board_text(board)?, arguments::width(width)?);
    let options =
        Options { boards: Some(false), ..arguments::Options::read(options, OptionNames::SOLVE)?.solve()? };
    let mut solution = solver::solve(&board, width, Algorithm::Auto, &options).map_err(throw)?;
    solution.moves.retain(|made| made.turn == 0);
    to_js(&values::Hint::from(values::Solution::from(solution)))
}

/// One gesture of playing, clicking `cell` (from 0 in reading order): the tile there, and all between it and
/// the nearest blank, slide by one cell.
///
/// # Errors
///
/// Throws a `TaisouError`.
#[wasm_bindgen(unchecked_return_type = "StepResult")]
pub fn step(
    #[wasm_bindgen(unchecked_param_type = "string")] board: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] cell: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "BoardOptions & { direction?: Direction }")]
    options: &JsValue,
) -> JsResult {
    let options = arguments::Options::read(options, OptionNames::STEP)?;
    let direction: Option<Direction> = options.direction()?;
    let rules = options.board()?;
    let mut board = arguments::start(board, width, &rules)?;
    let before = board.clone();
    let cell = arguments::cell(cell, &board)?;
    let (gesture, moves) = if let Some(puzzle) = block_puzzle(&board, &rules)? {
        let mut position = puzzle.position().clone();
        let gesture = puzzle.step(&mut position, cell, direction).map_err(throw)?;
        board = position.board().clone();
        let moves = values::moves(&before, &gesture.steps, |step, board| puzzle.play(step, board));
        (gesture, moves)
    } else {
        let gesture = puzzle::step(&mut board, cell, direction).map_err(throw)?;
        let moves = values::moves(&before, &gesture.steps, Step::play);
        (gesture, moves)
    };
    let ways = values::directions(&gesture.ways);
    to_js(&values::StepResult { board: board.to_string(), moves, ways })
}

/// Reads a board and its goals, and says what can move.
///
/// # Errors
///
/// Throws a `TaisouError`.
#[wasm_bindgen(unchecked_return_type = "Parsed")]
pub fn parse(
    #[wasm_bindgen(unchecked_param_type = "string")] board: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "BoardOptions")] options: &JsValue,
) -> JsResult {
    match any_puzzle(board, width, options)? {
        AnyPuzzle::Tiles(puzzle) => to_js(&values::Parsed::from(&*puzzle)),
        AnyPuzzle::Blocks(puzzle) => to_js(&values::Parsed::from(&*puzzle)),
    }
}

/// Whether a goal can be reached, as far as theory says without searching, and what shows why: the
/// reason if not; for look-alikes which of them goes where, in some solution.
///
/// # Errors
///
/// Throws a `TaisouError`.
#[wasm_bindgen(unchecked_return_type = "Solvability")]
pub fn solvable(
    #[wasm_bindgen(unchecked_param_type = "string")] board: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "BoardOptions")] options: &JsValue,
) -> JsResult {
    match any_puzzle(board, width, options)? {
        AnyPuzzle::Tiles(puzzle) => to_js(&values::Verdict::from(&*puzzle)),
        AnyPuzzle::Blocks(_) => to_js(&values::Verdict::UNKNOWN),
    }
}

/// A board from which the goal can be reached, the same for the same arguments. `seed` is a whole number from
/// 0 to 2^53 - 1.
///
/// # Errors
///
/// Throws a `TaisouError`.
#[wasm_bindgen]
pub fn scramble(
    #[wasm_bindgen(unchecked_param_type = "string")] board: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] seed: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "BoardOptions")] options: &JsValue,
) -> Result<String, JsValue> {
    let seed = arguments::seed(seed)?;
    let board = match any_puzzle(board, width, options)? {
        AnyPuzzle::Tiles(puzzle) => puzzle::scramble(&puzzle, seed),
        AnyPuzzle::Blocks(puzzle) => puzzle.scramble(seed),
    };
    Ok(board.to_string())
}

/// Reads a text of moves (`URDL2`, `12R`, or the numbers of the tiles to slide) and plays it on the board.
///
/// # Errors
///
/// Throws a `TaisouError`.
#[wasm_bindgen(js_name = readMoves, unchecked_return_type = "ReadMoves")]
pub fn read_moves(
    #[wasm_bindgen(unchecked_param_type = "string")] board: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "BoardOptions")] options: &JsValue,
) -> JsResult {
    let options = arguments::Options::read(options, OptionNames::BOARD)?;
    let rules = options.board()?;
    let mut board = arguments::start(board, width, &rules)?;
    let before = board.clone();
    let text = arguments::moves_text(text)?;
    let moves = if let Some(puzzle) = block_puzzle(&board, &rules)? {
        let (position, steps) = puzzle.read_moves(&text).map_err(throw)?;
        board = position.board().clone();
        values::moves(&before, &steps, |step, board| puzzle.play(step, board))
    } else {
        let steps = puzzle::read_moves(&mut board, &text).map_err(throw)?;
        values::moves(&before, &steps, Step::play)
    };
    to_js(&values::ReadMoves { moves, board: board.to_string() })
}

/// Writes moves as text: the direction of the tile with a count if more than one (`URDL2`), or, with several
/// blanks, cell and direction (`12R 7U`). They are checked on the board.
///
/// # Errors
///
/// Throws a `TaisouError`.
#[wasm_bindgen(js_name = writeMoves)]
pub fn write_moves(
    #[wasm_bindgen(unchecked_param_type = "string")] board: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "readonly Pick<Move, \"from\" | \"to\">[]")] moves: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "BoardOptions")] options: &JsValue,
) -> Result<String, JsValue> {
    let options = arguments::Options::read(options, OptionNames::BOARD)?;
    let rules = options.board()?;
    let board = arguments::start(board, width, &rules)?;
    let steps: Vec<Step> = arguments::moves(moves)?;
    match block_puzzle(&board, &rules)? {
        Some(puzzle) => puzzle.write_moves(&steps),
        None => puzzle::write_moves(&board, &steps),
    }
    .map_err(throw)
}

fn any_puzzle(board: &JsValue, width: &JsValue, options: &JsValue) -> Result<AnyPuzzle, JsValue> {
    let rules = arguments::Options::read(options, OptionNames::BOARD)?.board()?;
    let (text, width) = (arguments::board_text(board)?, arguments::width(width)?);
    AnyPuzzle::read(&text, width, &rules).map_err(throw)
}

/// What rules the moves on a board that was read already, if it is not a board of tiles only.
fn block_puzzle(board: &Board, rules: &BoardOptions) -> Result<Option<BlockPuzzle>, JsValue> {
    if !rules.has_blocks() {
        return Ok(None);
    }
    BlockPuzzle::new(board.clone(), rules).map(Some).map_err(throw)
}

pub(super) fn search_arguments(
    board: &JsValue,
    width: &JsValue,
    algorithm: &JsValue,
    options: &JsValue,
) -> Result<(String, usize, Algorithm, Options), JsValue> {
    let (board, width) = (arguments::board_text(board)?, arguments::width(width)?);
    let algorithm = arguments::algorithm(algorithm)?;
    let options = arguments::Options::read(options, OptionNames::SOLVE)?;
    Ok((board, width, algorithm, options.solve()?))
}
