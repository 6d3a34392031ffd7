//! The JavaScript surface: reads arguments, calls the core, writes plain objects. No rule lives here.
//!
//! It is built into three modules: `rules`, which is all that a page needs for the first move; `solve`, which is that and
//! solving; and `survey`, for whole spaces.

#![cfg_attr(
    not(all(feature = "solve", feature = "survey")),
    allow(dead_code, reason = "each module needs a part of what both share")
)]
#![allow(
    clippy::missing_errors_doc,
    reason = "what JavaScript reads says what is thrown, where anything is; the type is that of every answer"
)]

mod arguments;
#[cfg(any(feature = "solve", feature = "survey"))]
mod clock;
mod errors;
#[cfg(feature = "solve")]
mod helper;
#[cfg(feature = "solve")]
mod kept;
#[cfg(feature = "rules")]
mod playing;
#[cfg(feature = "solve")]
mod search;
#[cfg(feature = "solve")]
mod solving;
#[cfg(feature = "survey")]
mod survey;

use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::{heuristic::Tables, plain, search::Stats};
use arguments::{NODES, bad_argument};
use errors::JsResult;

#[cfg(feature = "solve")]
pub use helper::Helper;
#[cfg(feature = "solve")]
pub use kept::*;
#[cfg(feature = "rules")]
pub use playing::*;
#[cfg(feature = "solve")]
pub use search::Search;
#[cfg(feature = "solve")]
pub use solving::*;
#[cfg(feature = "survey")]
pub use survey::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("web/types.d.ts");

/// What is smallest where memory stays small.
#[cfg(not(any(feature = "solve", feature = "survey")))]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// Smaller than the standard library's. Pages that the engine gives one after another become one piece: nothing that a search or
/// a survey fills lies waste between them.
#[cfg(any(feature = "solve", feature = "survey"))]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

/// Panics are bugs: let them be read in the console.
#[wasm_bindgen(start, skip_typescript)]
fn start() {
    console_error_panic_hook::set_once();
}

thread_local! {
    /// The tables that are kept between searches.
    static TABLES: Tables = Tables::default();
}

fn tables() -> Tables {
    TABLES.with(Clone::clone)
}

/// Plain objects, arrays, strings, numbers and null.
fn to_js(value: &impl Serialize) -> JsResult {
    Ok(value.serialize(&serde_wasm_bindgen::Serializer::json_compatible())?)
}

/// How many nodes a slice may take.
fn budget(nodes: &JsValue) -> Result<u64, JsValue> {
    let nodes = nodes.as_f64().filter(|nodes| *nodes >= 1.0);
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "at least 1; the cast saturates"
    )]
    nodes.map(|nodes| nodes as u64).ok_or_else(|| bad_argument("nodes", NODES))
}

/// Counters as JavaScript sees them.
fn stats(stats: Stats, best: Option<u32>) -> JsResult {
    let (done, total) = stats.building;
    to_js(&plain::Stats {
        phase: if total > 0 { "building" } else { "searching" },
        done,
        total,
        nodes: stats.nodes,
        bound: stats.bound,
        depth: stats.depth,
        bytes: stats.bytes,
        best,
    })
}
