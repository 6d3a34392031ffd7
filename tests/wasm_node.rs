//! The module as JavaScript sees it, in Node.

#![cfg(target_arch = "wasm32")]

mod wasm_common;

use wasm_bindgen::prelude::*;
use wasm_bindgen_test::wasm_bindgen_test;
use wasm_common::{get, number, options, solve, text};

#[wasm_bindgen_test]
fn published_puzzles_have_their_published_answers() {
    let park = format!("車{}*", "口".repeat(98));
    let park_goal = format!("{}車", "?".repeat(99));
    for (board, width, goal, length) in [
        ("ウアタソ*マイタノ", 3, "ソウアイ*タタノマ", Some(18.0)),
        ("アタマノタイソウ*", 3, "アタマノタイウソ*", Some(20.0)),
        ("ウアタソ*マイセノ", 3, "ソウアイ*タセノマ", None),
        ("867/254/3*1", 3, "123/456/78*", Some(31.0)),
        (&park, 10, &park_goal, Some(69.0)),
    ] {
        for algorithm in ["auto", "bfs", "bidirectional"] {
            let solution = solve(board, width, algorithm, goal);
            assert_eq!(number(&solution, "length"), length, "{board} by {algorithm}");
            let status = if length.is_some() { "solved" } else { "unsolvable" };
            assert_eq!(text(&solution, "status"), status);
            assert_eq!(number(&solution, "bound"), length);
        }
    }
}

#[wasm_bindgen_test]
fn a_search_in_slices_pauses_and_ends_as_solve_does() {
    let options = options(&[("goal", "123/456/78*".into())]);
    let mut search = taisou::web::Search::new(&"867/254/3*1".into(), &3.into(), &"bfs".into(), &options)
        .expect("a search");
    let mut slices = 0;
    while search.advance(&1000.into()).expect("a status") == "paused" {
        slices += 1;
        let stats = search.stats().expect("stats");
        assert!(number(&stats, "bound") <= Some(31.0));
        assert_eq!(text(&search.solution().expect("so far"), "status"), "stopped");
    }
    assert!(slices > 10);
    let solution = search.solution().expect("an answer");
    assert_eq!(number(&solution, "length"), Some(31.0));
    assert!(number(&solution, "nodes") <= Some(181_440.0));
}

#[wasm_bindgen_test]
fn errors_carry_code_and_details() {
    let error = taisou::web::parse(&"123/45".into(), &0.into(), &JsValue::UNDEFINED).expect_err("uneven");
    assert!(error.is_instance_of::<js_sys::Error>());
    assert_eq!(text(&error, "code"), "uneven-rows");
    let details = get(&error, "details");
    assert_eq!(number(&details, "row"), Some(2.0));
    assert_eq!(number(&details, "column"), Some(3.0));
    assert_eq!(number(&details, "expected"), Some(3.0));
}
