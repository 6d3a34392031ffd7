//! The common part of the sliced classes of enumerations and generators.

use wasm_bindgen::JsValue;

use super::{clock, errors::JsResult};
use crate::search::{Sliced, Status};

/// Exports what the classes of enumerations and generators have in common.
macro_rules! sliced {
    ($class:ident, $name:path, $statuses:literal) => {
        #[wasm_bindgen]
        impl $class {
            /// Expands about `nodes` more positions, but for at most `millis` milliseconds. Any status but `"paused"` is final.
            ///
            /// # Errors
            ///
            /// Throws a `TaisouError` if `nodes` is not a number from 1, or `millis` not a number above 0.
            #[wasm_bindgen(unchecked_return_type = $statuses)]
            pub fn advance(
                &mut self,
                #[wasm_bindgen(unchecked_param_type = "number")] nodes: &wasm_bindgen::JsValue,
                #[wasm_bindgen(unchecked_optional_param_type = "number")] millis: &wasm_bindgen::JsValue,
            ) -> $crate::web::errors::JsResult {
                $crate::web::sliced::advance(&mut self.0, nodes, millis, $name)
            }

            /// The counters. Cheap.
            #[wasm_bindgen(unchecked_return_type = "Stats")]
            pub fn stats(&self) -> $crate::web::errors::JsResult {
                $crate::web::values::stats(&self.0)
            }
        }
    };
}

pub(super) use sliced;

/// Runs one slice of a task. Returns the `name` of its status.
pub fn advance(
    task: &mut dyn Sliced,
    nodes: &JsValue,
    millis: &JsValue,
    name: fn(Status) -> &'static str,
) -> JsResult {
    let mut status = Status::Paused;
    clock::advance(nodes, millis, &mut |nodes| {
        status = task.advance(nodes);
        status == Status::Paused
    })?;
    Ok(name(status).into())
}
