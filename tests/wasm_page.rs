//! The module in a page of Chromium.

#![cfg(target_arch = "wasm32")]

mod wasm_common;

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn searches_work() {
    assert!(web_sys::window().is_some(), "this is a page");
    wasm_common::assert_searches_work();
}
