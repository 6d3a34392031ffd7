//! What the tests of the module share.

use js_sys::{Object, Reflect};
use wasm_bindgen::prelude::*;

/// A property of an object.
pub fn get(object: &JsValue, key: &str) -> JsValue {
    Reflect::get(object, &key.into()).expect("an object")
}

/// A number property, `None` for null.
pub fn number(object: &JsValue, key: &str) -> Option<f64> {
    get(object, key).as_f64()
}

/// A string property.
pub fn text(object: &JsValue, key: &str) -> String {
    get(object, key).as_string().expect("a string")
}

/// An options object.
pub fn options(entries: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (key, value) in entries {
        Reflect::set(&object, &(*key).into(), value).expect("a new object takes any property");
    }
    object.into()
}

/// Solves through the exported function.
pub fn solve(board: &str, width: u32, algorithm: &str, goal: &str) -> JsValue {
    let options = options(&[("goal", goal.into())]);
    taisou::web::solve(&board.into(), &width.into(), &algorithm.into(), &options).expect("a solution")
}

/// Searches in slices of `millis` milliseconds each: how often it paused, and the answer.
fn search_in_time(millis: &JsValue) -> (u32, JsValue) {
    let mut search =
        taisou::web::Search::new(&"4321/567*".into(), &4.into(), &"bfs".into(), &JsValue::UNDEFINED)
            .expect("a search");
    let mut pauses = 0;
    while search.advance(&f64::INFINITY.into(), millis).expect("a status") == "paused" {
        pauses += 1;
    }
    (pauses, search.solution().expect("an answer"))
}

/// Slices end on time by the clock that is there, and the answer does not depend on it.
pub fn assert_slices_end_on_time() {
    let (pauses, whole) = search_in_time(&JsValue::UNDEFINED);
    assert_eq!(pauses, 0);
    let (pauses, timed) = search_in_time(&0.5.into());
    assert!(pauses > 0, "it takes longer than one slice");
    for key in ["length", "nodes", "bound"] {
        assert_eq!(number(&timed, key), number(&whole, key), "{key}");
    }
}
