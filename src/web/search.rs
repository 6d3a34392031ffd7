//! The sliced search as a JavaScript class.

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

/// A search in hand, driven in slices, for progress and cancelling: `advance` until it no longer says `"paused"`, then
/// read `solution()`. Call `free()` when done with it, at any time.
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
    /// Prepares a search; does none of it. The arguments are those of {@link solve}.
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

    /// Goes on for about `nodes` more nodes, or as much work on what the search needs first; 100,000 take some
    /// hundredths of a second. With `millis` it returns sooner, when as many milliseconds have passed; how a search is cut into
    /// slices does not change its answer. Once it has said anything but `"paused"`, the search is over.
    ///
    /// # Errors
    ///
    /// Throws a `TaisouError` when `nodes` is not a number from 1, or `millis` not a number above 0.
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

    /// Lets a search go on that ended by a number of nodes, given or its own, without a proof: from here it has no such
    /// limit. `false` if it did not end so, or its method cannot go on.
    #[wasm_bindgen(js_name = goOn)]
    pub fn go_on(&mut self) -> bool {
        self.0.go_on()
    }

    /// Whether it could give work away now: whether a {@link Helper} in another worker would be of use.
    #[wasm_bindgen(js_name = canLease)]
    pub fn can_lease(&mut self) -> bool {
        self.0.can_lease()
    }

    /// Takes work out of the search for a {@link Helper} in another worker, about so many nodes, or one of the tables while it
    /// builds several; `null` if there is nothing to give away now. By `"ida-pattern"`, and where the others use it. What is
    /// out comes back by `complete` or by `requeue`, or the search will wait for it. Whoever helps, the search ends with the
    /// same answer and the same bound.
    ///
    /// # Errors
    ///
    /// Throws a `TaisouError` when `nodes` is not a number from 1.
    #[wasm_bindgen(unchecked_return_type = "Uint8Array | null")]
    pub fn lease(&mut self, #[wasm_bindgen(unchecked_param_type = "number")] nodes: &JsValue) -> JsResult {
        let item = self.0.lease(budget(nodes)?);
        Ok(item.map_or(JsValue::NULL, |item| Uint8Array::from(&item[..]).into()))
    }

    /// Takes in what a {@link Helper} says of a work item. `false` if it is nothing that the search is waiting for, or cannot be
    /// right.
    ///
    /// # Errors
    ///
    /// Throws a `TaisouError` when `result` is no `Uint8Array`.
    pub fn complete(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Uint8Array")] result: &JsValue,
    ) -> Result<bool, JsValue> {
        Ok(self.0.complete(arguments::result(result)?))
    }

    /// Takes a work item back, to be done again: who had it is gone.
    ///
    /// # Errors
    ///
    /// Throws a `TaisouError` when `work item` is no `Uint8Array`.
    #[wasm_bindgen(js_name = requeue)]
    pub fn requeue(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Uint8Array")] item: &JsValue,
    ) -> Result<(), JsValue> {
        self.0.requeue(&arguments::work_item(item)?);
        Ok(())
    }

    /// Whether there is nothing to do but to wait for what is out: advancing would only take time.
    #[wasm_bindgen(js_name = isWaiting)]
    pub fn is_waiting(&mut self) -> bool {
        self.0.is_waiting()
    }

    /// How far the search is. Cheap: look at `best` here, and ask `solution()` when it has become less.
    #[wasm_bindgen(unchecked_return_type = "Stats")]
    pub fn stats(&self) -> JsResult {
        stats(&self.0)
    }

    /// The answer; before the end what is known so far, as `stopped` for the reason `budget`: with the best
    /// solution so far, if there is one, and the bound that is proven.
    #[wasm_bindgen(unchecked_return_type = "Solution")]
    pub fn solution(&self) -> JsResult {
        to_js(&plain::Solution::from(self.0.solution()))
    }
}
