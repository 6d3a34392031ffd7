//! The module in a worker of Chromium.

#![cfg(target_arch = "wasm32")]

mod wasm_common;

use wasm_bindgen::JsCast;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::DedicatedWorkerGlobalScope;

wasm_bindgen_test_configure!(run_in_dedicated_worker);

#[wasm_bindgen_test]
fn searches_work() {
    assert!(js_sys::global().is_instance_of::<DedicatedWorkerGlobalScope>(), "this is a worker");
    wasm_common::assert_searches_work();
}
