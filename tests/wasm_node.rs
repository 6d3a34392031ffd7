//! The module as JavaScript sees it, in Node.

#![cfg(target_arch = "wasm32")]

mod wasm_common;

use wasm_bindgen::prelude::*;
use wasm_bindgen_test::wasm_bindgen_test;
use wasm_common::{assert_slices_end_on_time, get, number, options, solve, text};

#[wasm_bindgen_test]
fn published_puzzles_have_their_published_answers() {
    let park = format!("車{}*", "口".repeat(98));
    let park_goal = format!("{}車", "?".repeat(99));
    let park = (park.as_str(), 10, park_goal.as_str(), Some(69.0));
    let lines = include_str!("data/published.txt").lines().filter(|line| !line.starts_with('#'));
    let read = |line: &'static str| {
        let fields: Vec<&str> = line.split_whitespace().collect();
        (fields[0], fields[1].parse().expect("a width"), fields[2], fields[3].parse().ok())
    };
    for (board, width, goal, length) in lines.map(read).chain([park]) {
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
    while search.advance(&1000.into(), &JsValue::UNDEFINED).expect("a status") == "paused" {
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
fn a_slice_ends_on_time() {
    assert_slices_end_on_time();
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
