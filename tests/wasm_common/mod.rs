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
