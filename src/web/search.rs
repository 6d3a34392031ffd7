//! The search in slices as a JavaScript class.

use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;

use super::{
    arguments::{self, OptionNames, Options, Texts},
    clock,
    errors::JsResult,
    kept::Wanted,
    solving::search_arguments,
    values::{budget, stats, to_js},
};
use crate::{plain, search::Status, solver};

/// A search in slices, for progress and cancelling: call `advance` until it returns another status than `"paused"`, then read
/// `solution()`. Call `free()` at the end, at any time.
///
/// ```js
/// const search = new Search(board, 4, "ida-pattern");
/// while (search.advance(100_000) === "paused") show(search.stats());
/// const { moves, optimal } = search.solution();
/// search.free();
/// ```
#[wasm_bindgen]
pub struct Search(solver::Search);

#[wasm_bindgen]
impl Search {
    /// Prepares a search without starting it. The arguments are those of {@link solve}.
    ///
    /// # Errors
    ///
    /// Throws a `TaisouError` as {@link solve} does.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "string")] board: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Algorithm")] algorithm: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "SolveOptions")] options: &JsValue,
    ) -> Result<Search, JsValue> {
        let options = Options::read(options, OptionNames::SOLVE)?;
        let texts = Texts::of_start(board, &options);
        let (board, width, algorithm, options) = search_arguments(board, width, algorithm, &options)?;
        let search = solver::Search::new(&board, width, algorithm, &options);
        search.map(Self).map_err(|error| texts.throw(error))
    }

    /// Works for about `nodes` more nodes, or as much time on tables, but at most for `millis` milliseconds; 100,000 nodes take
    /// some hundredths of a second. Slicing does not change the answer. Any status but `"paused"` is final.
    ///
    /// # Errors
    ///
    /// Throws a `TaisouError` if `nodes` is not a number from 1, or `millis` not a number above 0.
    #[wasm_bindgen(unchecked_return_type = "\"paused\" | \"solved\" | \"unsolvable\" | \"stopped\"")]
    pub fn advance(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] nodes: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] millis: &JsValue,
    ) -> JsResult {
        let mut status = Status::Paused;
        let mut wanted = Wanted::new();
        clock::advance(nodes, millis, &mut |nodes| {
            status = self.0.advance(nodes);
            // While it waits for helpers there is nothing to do until a result is completed.
            status == Status::Paused && !self.0.is_waiting() && !wanted.changes()
        })?;
        Ok(plain::status(status).into())
    }

    /// Resumes a search that a node limit has ended, the caller's or its own, without that limit. Returns `false` if it did not
    /// end so, or its method cannot resume.
    #[wasm_bindgen(js_name = goOn)]
    pub fn go_on(&mut self) -> bool {
        self.0.go_on()
    }

    /// Returns whether the search has work for a {@link Helper} in another worker now.
    #[wasm_bindgen(js_name = canLease)]
    pub fn can_lease(&mut self) -> bool {
        self.0.can_lease()
    }

    /// Leases a work item of about `nodes` nodes to a {@link Helper} in another worker, or a table while the search builds
    /// several; `null` if it has none now. `"ida-pattern"` leases, and methods that run it. The search waits for every leased
    /// item until `complete` or `requeue` returns it. The bound and a proven length do not depend on the helpers.
    ///
    /// # Errors
    ///
    /// Throws a `TaisouError` if `nodes` is not a number from 1.
    #[wasm_bindgen(unchecked_return_type = "Uint8Array | null")]
    pub fn lease(&mut self, #[wasm_bindgen(unchecked_param_type = "number")] nodes: &JsValue) -> JsResult {
        let item = self.0.lease(budget(nodes)?);
        Ok(item.map_or(JsValue::NULL, |item| Uint8Array::from(&item[..]).into()))
    }

    /// Takes the result of a {@link Helper}. Returns `false` if the work item was not leased or the result does not match it.
    ///
    /// # Errors
    ///
    /// Throws a `TaisouError` if `result` is no `Uint8Array`.
    pub fn complete(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Uint8Array")] result: &JsValue,
    ) -> Result<bool, JsValue> {
        Ok(self.0.complete(arguments::result(result)?))
    }

    /// Takes a work item back unfinished, to be done again.
    ///
    /// # Errors
    ///
    /// Throws a `TaisouError` if `item` is no `Uint8Array`.
    #[wasm_bindgen(js_name = requeue)]
    pub fn requeue(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Uint8Array")] item: &JsValue,
    ) -> Result<(), JsValue> {
        self.0.requeue(&arguments::work_item(item)?);
        Ok(())
    }

    /// Returns whether all remaining work is leased, so that `advance` has no effect.
    #[wasm_bindgen(js_name = isWaiting)]
    pub fn is_waiting(&mut self) -> bool {
        self.0.is_waiting()
    }

    /// The counters. Cheap: compare `best`, and call `solution()` only if it has decreased.
    #[wasm_bindgen(unchecked_return_type = "Stats")]
    pub fn stats(&self) -> JsResult {
        stats(&self.0)
    }

    /// The answer. Before the end it is `stopped` with the reason `budget`, with the best solution found and the proven bound.
    #[wasm_bindgen(unchecked_return_type = "Solution")]
    pub fn solution(&self) -> JsResult {
        to_js(&plain::Solution::from(self.0.solution()))
    }
}
