//! The clock that ends a slice on time. The core has no clock: a slice runs in parts, and the clock is read between them.

use wasm_bindgen::prelude::*;
use web_sys::Performance;

use super::{
    arguments::{MILLIS, bad_argument},
    values::budget,
};

#[wasm_bindgen]
extern "C" {
    /// The clock of the window, the worker or Node, a global in each.
    #[wasm_bindgen(thread_local_v2, js_name = performance)]
    static PERFORMANCE: Performance;
}

fn now() -> f64 {
    PERFORMANCE.with(Performance::now)
}

/// Parts of a slice: a slice ends late by at most one of them.
const PARTS: f64 = 16.0;

/// Calls `advance` for `nodes` nodes in all, or until `millis` milliseconds have passed. `advance` returns whether there is more
/// to do.
///
/// The first part is one node, because the cost of a node is unknown: on a large board it may be a thousand times that on a
/// small one. Parts double while they are short, so `n` nodes take about `log2(n)` more calls.
pub fn advance(
    nodes: &JsValue,
    millis: &JsValue,
    advance: &mut dyn FnMut(u64) -> bool,
) -> Result<(), JsValue> {
    let mut left = budget(nodes)?;
    if millis.is_undefined() {
        advance(left);
        return Ok(());
    }
    let millis = millis.as_f64().filter(|millis| *millis > 0.0);
    let millis = millis.ok_or_else(|| bad_argument("millis", MILLIS))?;
    let start = now();
    let (mut part, mut before) = (1, start);
    loop {
        part = part.min(left);
        left -= part;
        let has_more = advance(part);
        let after = now();
        if !has_more || left == 0 || after - start >= millis {
            return Ok(());
        }
        part = if (after - before) * PARTS < millis { part * 2 } else { (part / 2).max(1) };
        before = after;
    }
}
