//! Solving at once.

use wasm_bindgen::prelude::*;

use super::{
    arguments::{self, OptionNames, Texts},
    errors::JsResult,
    values::to_js,
};
use crate::{Algorithm, Options, plain, solver};

/// Solves a puzzle at once, within the limits of `options`. It blocks; in a page, use a {@link Search} in a worker.
///
/// An unsolvable board is an answer, not an error, with `status` and `reason`. `optimal` alone says whether a solution is proven
/// shortest.
///
/// ```js
/// solve("ウアタソ*マイタノ", 3, "auto", { goal: "ソウアイ*タタノマ" }).length; // 18
/// ```
///
/// @param board The start: rows separated by line breaks or `/`, or one row that `width` cuts. `*` or `_` is a
/// blank, `#` a wall; with white space between cells, cells are words.
/// @param width Number of columns; 0 takes it from the rows of `board`.
/// @param algorithm The method. Default: `"auto"`, which picks one by the size of the space.
///
/// # Errors
///
/// Throws a `TaisouError` if the input is no puzzle (`bad-symbol`, `uneven-rows`, `no-blank`, `goal-mismatch` and others),
/// the method does not take the board (`unsupported`), or the search is known to need more than `maxBytes` (`too-large`).
#[wasm_bindgen(unchecked_return_type = "Solution")]
pub fn solve(
    #[wasm_bindgen(unchecked_param_type = "string")] board: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Algorithm")] algorithm: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "SolveOptions")] options: &JsValue,
) -> JsResult {
    let options = arguments::Options::read(options, OptionNames::SOLVE)?;
    let texts = Texts::of_start(board, &options);
    let (board, width, algorithm, options) = search_arguments(board, width, algorithm, &options)?;
    let solution = solver::solve(&board, width, algorithm, &options).map_err(|error| texts.throw(error))?;
    to_js(&plain::Solution::from(solution))
}

/// Returns the first move of a solution by `auto`, and its length. Takes as long as {@link solve}; in a page, use a
/// {@link Search} in a worker.
///
/// @param board As for {@link solve}.
/// @param width As for {@link solve}.
///
/// # Errors
///
/// Throws a `TaisouError` as {@link solve} does.
#[wasm_bindgen(unchecked_return_type = "Hint")]
pub fn hint(
    #[wasm_bindgen(unchecked_param_type = "string")] board: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "SolveOptions")] options: &JsValue,
) -> JsResult {
    let given = arguments::Options::read(options, OptionNames::SOLVE)?;
    let texts = Texts::of_start(board, &given);
    let (board, width) = (arguments::board_text(board)?, arguments::width(width)?);
    let options = Options { boards: Some(false), ..given.solve()? };
    let solution = solver::solve(&board, width, Algorithm::Auto, &options);
    let mut solution = solution.map_err(|error| texts.throw(error))?;
    solution.moves.retain(|made| made.turn == 0);
    to_js(&plain::Hint::from(plain::Solution::from(solution)))
}

pub(super) fn search_arguments(
    board: &JsValue,
    width: &JsValue,
    algorithm: &JsValue,
    options: &arguments::Options,
) -> Result<(String, usize, Algorithm, Options), JsValue> {
    let (board, width) = (arguments::board_text(board)?, arguments::width(width)?);
    Ok((board, width, arguments::algorithm(algorithm)?, options.solve()?))
}
