//! The helper of a search in another worker as a JavaScript class.

use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;

use super::{
    arguments::{self, OptionNames, Options, Texts},
    clock, errors,
    errors::JsResult,
    kept::Wanted,
};
use crate::solver;

/// Does work items that a {@link Search} of the same puzzle in another worker leases. It builds its tables unless they are
/// copied from the other worker by {@link exportTable} and {@link importTable}. Call `free()` at the end.
///
/// ```js
/// const helper = new Helper(board, 4, options);
/// if (helper.take(search.lease(1_000_000))) {
///   let result = null;
///   while (result === null) result = helper.advance(100_000);
///   search.complete(result);
/// }
/// helper.free();
/// ```
#[wasm_bindgen]
pub struct Helper(solver::Helper);

#[wasm_bindgen]
impl Helper {
    /// Prepares a helper. The arguments are those of the search.
    ///
    /// # Errors
    ///
    /// Throws a `TaisouError` as {@link solve} does.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "string")] board: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "SolveOptions")] options: &JsValue,
    ) -> Result<Helper, JsValue> {
        let options = Options::read(options, OptionNames::SOLVE)?;
        let texts = Texts::of_start(board, &options);
        let (board, width) = (arguments::board_text(board)?, arguments::width(width)?);
        let helper = solver::Helper::new(&board, width, &options.solve()?);
        helper.map(Self).map_err(|error| texts.throw(error))
    }

    /// Replaces the current work item. Returns `false` if the item is not of this puzzle.
    ///
    /// # Errors
    ///
    /// Throws a `TaisouError` if `item` is no `Uint8Array`.
    pub fn take(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Uint8Array")] item: &JsValue,
    ) -> Result<bool, JsValue> {
        Ok(self.0.take(&arguments::work_item(item)?))
    }

    /// Works for about `nodes` nodes, or as much time on tables, but at most for `millis` milliseconds. Returns the result for
    /// `search.complete` once the work item is done; `null` before, and without a work item.
    ///
    /// # Errors
    ///
    /// Throws a `TaisouError` if `nodes` is not a number from 1, `millis` is not a number above 0, or the tables need more than
    /// `maxBytes` (`too-large`).
    #[wasm_bindgen(unchecked_return_type = "Uint8Array | null")]
    pub fn advance(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] nodes: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] millis: &JsValue,
    ) -> JsResult {
        let mut result = Ok(None);
        let mut wanted = Wanted::new();
        clock::advance(nodes, millis, &mut |nodes| {
            result = self.0.advance(nodes);
            matches!(result, Ok(None)) && !wanted.changes()
        })?;
        let result = result.map_err(|error| errors::throw(error, |_| None))?;
        Ok(result.map_or(JsValue::NULL, |result| Uint8Array::from(&result[..]).into()))
    }
}
