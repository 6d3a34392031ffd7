//! The test of the module that runs in Node, in a page and in a worker.

use js_sys::Reflect;
use wasm_bindgen::prelude::*;

/// Solves a board at once and in slices of half a millisecond: slices end on time, and the answer does not depend on the clock.
pub fn assert_searches_work() {
    let (pauses, whole) = search(&JsValue::UNDEFINED);
    assert_eq!((pauses, &whole[..1]), (0, &[Some(26.0)][..]));
    let (pauses, timed) = search(&0.5.into());
    assert!(pauses > 0, "it takes longer than one slice");
    assert_eq!(timed, whole);
}

/// Searches in slices of `millis` milliseconds. Returns the number of pauses, and length, nodes and bound of the solution.
fn search(millis: &JsValue) -> (u32, [Option<f64>; 3]) {
    let mut search =
        taisou::web::Search::new(&"4321/567*".into(), &4.into(), &"bfs".into(), &JsValue::UNDEFINED)
            .expect("a search");
    let mut pauses = 0;
    while search.advance(&f64::INFINITY.into(), millis).expect("a status") == "paused" {
        pauses += 1;
    }
    let solution = search.solution().expect("an answer");
    let number = |key: &str| Reflect::get(&solution, &key.into()).expect("an object").as_f64();
    (pauses, ["length", "nodes", "bound"].map(number))
}
