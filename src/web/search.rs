//! The sliced search as a JavaScript class.

use wasm_bindgen::prelude::*;

use super::{
    arguments::{OptionNames, Options, Texts},
    budget,
    errors::JsResult,
    solving::search_arguments,
    stats, to_js,
};
use crate::{plain, solver};

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
        #[wasm_bindgen(unchecked_param_type = "Algorithm")] algorithm: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "SolveOptions")] options: &JsValue,
    ) -> Result<Search, JsValue> {
        let options = Options::read(options, OptionNames::SOLVE)?;
        let texts = Texts::of_start(board, &options);
        let (board, width, algorithm, options) = search_arguments(board, width, algorithm, &options)?;
        let search = solver::Search::new(&board, width, algorithm, &options);
        search.map(Self).map_err(|error| texts.throw(error))
    }

    /// Goes on for about `nodes` more nodes, or as much work on what the search needs first; 100,000 take some
    /// hundredths of a second. Once it has said anything but `"paused"`, the search is over.
    ///
    /// # Errors
    ///
    /// Throws a `TaisouError` when `nodes` is not a number from 1.
    #[wasm_bindgen(unchecked_return_type = "\"paused\" | \"solved\" | \"unsolvable\" | \"stopped\"")]
    pub fn advance(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] nodes: &JsValue,
    ) -> Result<String, JsValue> {
        Ok(plain::status(self.0.advance(budget(nodes)?)).to_owned())
    }

    /// Lets a search go on that ended by a number of nodes, given or its own, without a proof: from here it has no such
    /// limit. `false` if it did not end so, or its method cannot go on.
    #[wasm_bindgen(js_name = goOn)]
    pub fn go_on(&mut self) -> bool {
        self.0.go_on()
    }

    /// How far the search is. Cheap: look at `best` here, and ask `solution()` when it has become less.
    #[wasm_bindgen(unchecked_return_type = "Stats")]
    pub fn stats(&self) -> JsResult {
        stats(self.0.stats(), self.0.best())
    }

    /// The answer; before the end what is known so far, as `stopped` for the reason `budget`: with the best
    /// solution so far, if there is one, and the bound that is proven.
    #[wasm_bindgen(unchecked_return_type = "Solution")]
    pub fn solution(&self) -> JsResult {
        to_js(&plain::Solution::from(self.0.solution()))
    }
}
