//! The JavaScript surface: reads arguments, calls the core, writes plain objects. It holds no rules of the puzzle.
//!
//! It is built into three modules: `rules`, all that a page needs for the first move; `solve`, which adds solving; and
//! `survey`, for state-space enumeration.

#![cfg_attr(
    not(all(feature = "solve", feature = "survey")),
    allow(dead_code, reason = "each module needs a part of the shared code")
)]
#![allow(
    clippy::missing_errors_doc,
    reason = "the JavaScript documentation says what is thrown; the type is the same for all"
)]

mod arguments;
#[cfg(any(feature = "solve", feature = "survey"))]
mod clock;
mod errors;
#[cfg(feature = "survey")]
mod generate;
#[cfg(feature = "solve")]
mod helper;
#[cfg(feature = "solve")]
mod kept;
#[cfg(feature = "rules")]
mod playing;
#[cfg(feature = "solve")]
mod search;
#[cfg(feature = "survey")]
mod sliced;
#[cfg(feature = "solve")]
mod solving;
#[cfg(feature = "survey")]
mod state_graph;
#[cfg(feature = "survey")]
mod survey;
mod values;

use wasm_bindgen::prelude::*;

#[cfg(feature = "survey")]
pub use generate::*;
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
pub use state_graph::*;
#[cfg(feature = "survey")]
pub use survey::*;

use crate::heuristic::Tables;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("web/types.d.ts");

/// The smallest allocator for a module whose memory stays small.
#[cfg(not(any(feature = "solve", feature = "survey")))]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// Smaller than the standard library's allocator. It joins consecutive memory pages, so no gaps remain between large
/// allocations.
#[cfg(any(feature = "solve", feature = "survey"))]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

thread_local! {
    static TABLES: Tables = Tables::default();
}

/// The tables that all searches of a module share.
fn tables() -> Tables {
    TABLES.with(Clone::clone)
}

/// Shows panics, which are bugs, in the console.
#[wasm_bindgen(start, skip_typescript)]
fn start() {
    console_error_panic_hook::set_once();
}
