//! Reading and playing: all that needs no search.

use wasm_bindgen::prelude::*;

use super::{
    arguments::{self, OptionNames, Texts},
    errors::JsResult,
    values::to_js,
};
use crate::{
    Algorithm,
    board::{Board, Direction},
    plain,
    puzzle::{self, AnyPuzzle, BlockPuzzle, BoardOptions, Step},
    solver,
};

/// The version of this build, as in the package's `package.json`.
#[wasm_bindgen]
#[must_use]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}

/// Lists the methods, `auto` first.
#[wasm_bindgen(unchecked_return_type = "AlgorithmInfo[]")]
pub fn algorithms() -> JsResult {
    let all = Algorithm::ALL
        .map(|algorithm| plain::AlgorithmInfo { name: algorithm.name(), optimal: algorithm.is_optimal() });
    to_js(&all)
}

/// Lists the methods for a board in every metric, and why others refuse it. Immediate at any size.
///
/// ```js
/// const [{ methods }] = methods("12_/4#3", 0);
/// methods.find(({ algorithm }) => algorithm === "human"); // { takes: false, why: "needs-rectangle", use: "auto", … }
/// ```
///
/// @param board As for {@link parse}.
/// @param width As for {@link parse}.
///
/// # Errors
///
/// Throws a `TaisouError` as {@link parse} does.
#[wasm_bindgen(unchecked_return_type = "MetricMethods[]")]
pub fn methods(
    #[wasm_bindgen(unchecked_param_type = "string")] board: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "BoardOptions")] options: &JsValue,
) -> JsResult {
    let options = arguments::Options::read(options, OptionNames::BOARD)?;
    let rules = options.board()?;
    let (text, width) = (arguments::board_text(board)?, arguments::width(width)?);
    let methods = solver::methods(&text, width, &rules);
    let methods = methods.map_err(|error| Texts::of_start(board, &options).throw(error))?;
    to_js(&methods.into_iter().map(plain::MetricMethods::from).collect::<Vec<_>>())
}

/// Plays a click on `cell`: the tile there, and all between it and the nearest blank in its row or column, move by one cell; a
/// block moves by one cell. Immediate at any size.
///
/// If several directions are possible and `direction` names none, nothing moves and `ways` lists them. Nothing moves on a click
/// on a blank, a wall or a piece that is stuck, either; that is no error.
///
/// ```js
/// step("123/45_/678", 3, 3).board; // "123/_45/678"
/// ```
///
/// @param board As for {@link parse}.
/// @param width As for {@link parse}.
/// @param cell A cell from 0 in reading order; of a block any cell.
///
/// # Errors
///
/// Throws a `TaisouError` if `board` is no board, or `cell` is not on it (`cell-out-of-range`).
#[wasm_bindgen(unchecked_return_type = "StepResult")]
pub fn step(
    #[wasm_bindgen(unchecked_param_type = "string")] board: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] cell: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "BoardOptions & { direction?: Direction }")]
    options: &JsValue,
) -> JsResult {
    let options = arguments::Options::read(options, OptionNames::STEP)?;
    let texts = Texts::of_start(board, &options);
    let direction: Option<Direction> = options.direction()?;
    let rules = options.board()?;
    let mut board = arguments::start(board, width, &rules, texts)?;
    let cell = arguments::cell(cell, &board)?;
    let (gesture, moves) = if let Some(puzzle) = block_puzzle(&board, &rules, texts)? {
        let mut position = puzzle.position().clone();
        let gesture = puzzle.step(&mut position, cell, direction).map_err(|error| texts.throw(error))?;
        board = puzzle.board_of(&position);
        let moves = plain::moves(&gesture.steps, plain::block_symbols(&puzzle));
        (gesture, moves)
    } else {
        let before = board.clone();
        let gesture = puzzle::step(&mut board, cell, direction).map_err(|error| texts.throw(error))?;
        let moves = plain::moves(&gesture.steps, plain::tile_symbols(before));
        (gesture, moves)
    };
    let ways = plain::directions(&gesture.directions);
    to_js(&plain::StepResult { board: board.to_string(), moves, ways })
}

/// Reads a board and its goals into cells, blocks and possible moves. Immediate at any size.
///
/// @param board The start: rows separated by line breaks or `/`, or one row that `width` cuts. `*` or `_` is a
/// blank, `#` a wall; with white space between cells, cells are words.
/// @param width Number of columns; 0 takes it from the rows of `board`.
///
/// # Errors
///
/// Throws a `TaisouError` with the text, the row and the column of the fault, and what was expected.
#[wasm_bindgen(unchecked_return_type = "Parsed")]
pub fn parse(
    #[wasm_bindgen(unchecked_param_type = "string")] board: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "BoardOptions")] options: &JsValue,
) -> JsResult {
    let (puzzle, rules) = any_puzzle(board, width, options)?;
    let size = puzzle.start().size();
    let mut parsed = match puzzle {
        AnyPuzzle::Tiles(puzzle, _) => plain::Parsed::from(&*puzzle),
        AnyPuzzle::Blocks(puzzle, _) => plain::Parsed::from(&*puzzle),
    };
    parsed.axis = rules.axis.then_some("long");
    parsed.gates = rules.gates.and_then(|text| puzzle::read_gates(&text, size).ok());
    parsed.same = rules.same;
    to_js(&parsed)
}

/// Tests without a search whether a goal can be reached. The result has the proof if not, and the targets of identical tiles if
/// so. Immediate; `null` for boards with blocks, where only a search can tell.
///
/// @param board As for {@link parse}.
/// @param width As for {@link parse}.
///
/// # Errors
///
/// Throws a `TaisouError` as {@link parse} does.
#[wasm_bindgen(unchecked_return_type = "Solvability")]
pub fn solvable(
    #[wasm_bindgen(unchecked_param_type = "string")] board: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "BoardOptions")] options: &JsValue,
) -> JsResult {
    match any_puzzle(board, width, options)?.0 {
        AnyPuzzle::Tiles(puzzle, _) => to_js(&plain::Verdict::from(&*puzzle)),
        AnyPuzzle::Blocks(..) => to_js(&plain::Verdict::UNKNOWN),
    }
}

/// Shuffles the pieces of a board so that the goal can be reached. The same arguments give the same board.
///
/// @param board As for {@link parse}.
/// @param width As for {@link parse}.
/// @param seed A whole number from 0 to 2^53 - 1.
///
/// # Errors
///
/// Throws a `TaisouError` as {@link parse} does.
#[wasm_bindgen(unchecked_return_type = "string")]
pub fn scramble(
    #[wasm_bindgen(unchecked_param_type = "string")] board: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] seed: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "BoardOptions")] options: &JsValue,
) -> JsResult {
    let seed = arguments::seed(seed)?;
    let board = match any_puzzle(board, width, options)?.0 {
        AnyPuzzle::Tiles(puzzle, _) => puzzle::scramble(&puzzle, seed),
        AnyPuzzle::Blocks(puzzle, _) => puzzle.scramble(seed),
    };
    Ok(board.to_string().into())
}

/// Reads a text of moves and plays it on the board.
///
/// @param board As for {@link parse}.
/// @param width As for {@link parse}.
/// @param text Directions of tiles with counts (`URDL2`, `↑→`, `up right`), after `blank:` directions of the blank; pairs of
/// cell and direction (`12R`); or the numbers of the tiles to move. Also as a list: `["U", "R2"]`.
///
/// # Errors
///
/// Throws a `TaisouError` as {@link parse} does, and for a move that cannot be read or played (`bad-moves`, with its index).
#[wasm_bindgen(js_name = readMoves, unchecked_return_type = "ReadMoves")]
pub fn read_moves(
    #[wasm_bindgen(unchecked_param_type = "string")] board: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "BoardOptions")] options: &JsValue,
) -> JsResult {
    let options = arguments::Options::read(options, OptionNames::BOARD)?;
    let texts = Texts::of_start(board, &options).and_moves(text);
    let rules = options.board()?;
    let mut board = arguments::start(board, width, &rules, texts)?;
    let text = arguments::moves_text(text)?;
    let played = if let Some(puzzle) = block_puzzle(&board, &rules, texts)? {
        let (position, steps) = puzzle.read_moves(&text).map_err(|error| texts.throw(error))?;
        plain::ReadMoves::new(&puzzle.board_of(&position), &steps, plain::block_symbols(&puzzle))
    } else {
        let before = board.clone();
        let steps = puzzle::read_moves(&mut board, &text).map_err(|error| texts.throw(error))?;
        plain::ReadMoves::new(&board, &steps, plain::tile_symbols(before))
    };
    to_js(&played)
}

/// Writes moves as text for {@link readMoves}: directions of tiles with counts (`URDL2`), or, with several blanks or blocks,
/// pairs of cell and direction (`12R 7U`).
///
/// @param board The board before the moves, as for {@link parse}.
/// @param width As for {@link parse}.
/// @param moves Single steps in order, as in {@link Solution.moves}.
///
/// # Errors
///
/// Throws a `TaisouError` as {@link parse} does, and for a move that cannot be made (`bad-moves`).
#[wasm_bindgen(js_name = writeMoves, unchecked_return_type = "string")]
pub fn write_moves(
    #[wasm_bindgen(unchecked_param_type = "string")] board: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "readonly Pick<Move, \"from\" | \"to\">[]")] moves: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "BoardOptions")] options: &JsValue,
) -> JsResult {
    let options = arguments::Options::read(options, OptionNames::BOARD)?;
    let texts = Texts::of_start(board, &options);
    let rules = options.board()?;
    let board = arguments::start(board, width, &rules, texts)?;
    let steps: Vec<Step> = arguments::moves(moves)?;
    let text = match block_puzzle(&board, &rules, texts)? {
        Some(puzzle) => puzzle.write_moves(&steps),
        None => puzzle::write_moves(&board, &steps),
    };
    text.map(JsValue::from).map_err(|error| texts.throw(error))
}

/// A puzzle, and its options.
fn any_puzzle(
    board: &JsValue,
    width: &JsValue,
    options: &JsValue,
) -> Result<(AnyPuzzle, BoardOptions), JsValue> {
    let options = arguments::Options::read(options, OptionNames::BOARD)?;
    let rules = options.board()?;
    let (text, width) = (arguments::board_text(board)?, arguments::width(width)?);
    let puzzle = AnyPuzzle::read(&text, width, &rules);
    let puzzle = puzzle.map_err(|error| Texts::of_start(board, &options).throw(error))?;
    Ok((puzzle, rules))
}

/// The puzzle of a board with blocks; `None` for a board of tiles.
fn block_puzzle(board: &Board, rules: &BoardOptions, texts: Texts) -> Result<Option<BlockPuzzle>, JsValue> {
    if !rules.has_blocks() {
        return Ok(None);
    }
    BlockPuzzle::new(board.clone(), rules).map(Some).map_err(|error| texts.throw(error))
}
