//! The module in a page, in a real Chromium.

#![cfg(target_arch = "wasm32")]

#[allow(dead_code, reason = "each file of tests uses its part")]
mod wasm_common;

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use wasm_common::{number, solve};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn the_katakana_puzzle_is_solved_here() {
    assert!(js_sys::Reflect::has(&js_sys::global(), &"document".into()).expect("an object"));
    let solution = solve("ウアタソ*マイタノ", 3, "auto", "ソウアイ*タタノマ");
    assert_eq!(number(&solution, "length"), Some(18.0));
}
