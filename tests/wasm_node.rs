//! The module in Node.

#![cfg(target_arch = "wasm32")]

mod wasm_common;

use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
fn searches_work() {
    wasm_common::assert_searches_work();
}
