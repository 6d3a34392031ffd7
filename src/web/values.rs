//! Converts values between the core and JavaScript.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::{
    arguments::{NODES, bad_argument},
    errors::JsResult,
};
use crate::{plain, search::Sliced};

/// Converts a value to plain objects, arrays, strings, numbers and null.
pub fn to_js(value: &impl Serialize) -> JsResult {
    Ok(value.serialize(&serde_wasm_bindgen::Serializer::json_compatible())?)
}

/// Reads the number of nodes of a slice.
pub fn budget(nodes: &JsValue) -> Result<u64, JsValue> {
    let nodes = nodes.as_f64().filter(|nodes| *nodes >= 1.0);
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "at least 1; the cast saturates"
    )]
    nodes.map(|nodes| nodes as u64).ok_or_else(|| bad_argument("nodes", NODES))
}

/// The counters of a task as a plain object.
pub fn stats(task: &dyn Sliced) -> JsResult {
    let stats = task.stats();
    let (done, total) = stats.building;
    to_js(&plain::Stats {
        phase: if total > 0 { "building" } else { "searching" },
        done,
        total,
        nodes: stats.nodes,
        bound: stats.bound,
        depth: stats.depth,
        bytes: stats.bytes,
        best: task.best(),
    })
}
