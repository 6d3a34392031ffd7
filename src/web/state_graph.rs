//! State graphs: at once, and in slices as a JavaScript class.

use wasm_bindgen::prelude::*;

use super::{
    arguments::{self, OptionNames, Texts},
    errors::JsResult,
    sliced::sliced,
    values::to_js,
};
use crate::{
    plain,
    search::{Sliced, Stats, Status},
    survey,
};

/// Writes the graph of a state space as text at once: a node for each position, and an edge for each pair of positions that are
/// one move apart. In a page, use its class in a worker.
///
/// The 25,955 positions of Klotski take less than a second, and 3 MB of text.
///
/// ```js
/// stateGraph("12/3*", 2).positions; // 12
/// ```
///
/// @param goal As for {@link survey}.
/// @param width As for {@link survey}.
///
/// # Errors
///
/// Throws a `TaisouError` as {@link survey} does.
#[wasm_bindgen(js_name = stateGraph, unchecked_return_type = "StateGraphResult")]
pub fn state_graph(
    #[wasm_bindgen(unchecked_param_type = "string | readonly string[]")] goal: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "StateGraphOptions")] options: &JsValue,
) -> JsResult {
    let mut graph = StateGraph::new(goal, width, options)?;
    graph.0.run();
    graph.result()
}

/// A {@link stateGraph} in slices: call `advance` until it returns another status than `"paused"`, then read `result()`. Call
/// `free()` at the end.
#[wasm_bindgen]
pub struct StateGraph(Writing);

/// A graph with its last status.
struct Writing {
    graph: survey::StateGraph,
    status: Status,
}

impl Sliced for Writing {
    fn advance(&mut self, nodes: u64) -> Status {
        self.status = self.graph.advance(nodes);
        self.status
    }

    fn stats(&self) -> Stats {
        self.graph.stats()
    }
}

#[wasm_bindgen]
impl StateGraph {
    /// Prepares a graph without starting it. The arguments are those of {@link stateGraph}.
    ///
    /// # Errors
    ///
    /// Throws a `TaisouError` as {@link stateGraph} does.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "string | readonly string[]")] goal: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "StateGraphOptions")] options: &JsValue,
    ) -> Result<StateGraph, JsValue> {
        let given = arguments::Options::read(options, OptionNames::STATE_GRAPH)?;
        let ((first, options), form) = (given.survey(goal)?, given.form()?);
        let graph = survey::StateGraph::new(&first, arguments::width(width)?, &options, form);
        let graph = graph.map_err(|error| Texts::of_goal(goal, &given).throw(error))?;
        Ok(Self(Writing { graph, status: Status::Paused }))
    }

    /// The graph up to now: `text` has the rows written since the last call, and the call frees their memory.
    #[wasm_bindgen(unchecked_return_type = "StateGraphResult")]
    pub fn result(&mut self) -> JsResult {
        let Writing { graph, status } = &mut self.0;
        to_js(&plain::StateGraphResult::new(*status, graph.stats().nodes, graph.take_text()))
    }
}

sliced!(StateGraph, plain::done, "\"paused\" | \"done\" | \"stopped\"");
