//! The module in a worker, where there is no page, in a real Chromium.

#![cfg(target_arch = "wasm32")]

#[allow(dead_code, reason = "each file of tests uses its part")]
mod wasm_common;

use wasm_bindgen::JsCast;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use wasm_common::{assert_slices_end_on_time, number, solve};
use web_sys::DedicatedWorkerGlobalScope;

wasm_bindgen_test_configure!(run_in_dedicated_worker);

#[wasm_bindgen_test]
fn the_katakana_puzzle_is_solved_here() {
    assert!(js_sys::global().is_instance_of::<DedicatedWorkerGlobalScope>(), "this is a worker");
    let solution = solve("ウアタソ*マイタノ", 3, "auto", "ソウアイ*タタノマ");
    assert_eq!(number(&solution, "length"), Some(18.0));
}

#[wasm_bindgen_test]
fn a_slice_ends_on_time() {
    assert_slices_end_on_time();
}
