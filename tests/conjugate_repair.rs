//! Boards on which little is wrong, which a person puts right at the place.
#![cfg(not(target_arch = "wasm32"))]

mod replay;

use taisou::{
    Algorithm, Options, Search,
    puzzle::BoardOptions,
    search::{Limits, Status},
};

/// The tiles in order, the blank last.
fn in_order(cells: usize) -> Vec<String> {
    (1..cells).map(|tile| tile.to_string()).chain(["*".to_owned()]).collect()
}

/// The length of the first answer of `auto`, played back, and of the last within some work.
fn lengths(start: &[String], goal: &[String], width: usize, work: u64) -> (u32, u32) {
    let board = BoardOptions::new().goal(goal.join(" "));
    let limits = Limits { bytes: 64 << 20, ..Default::default() };
    let options = Options::new().board(board).limits(limits);
    let mut search = Search::new(&start.join(" "), width, Algorithm::Auto, &options).expect("taken");
    let mut first = None;
    let mut spent = 0;
    while spent < work && search.advance(20_000) == Status::Paused {
        assert!(search.stats().bytes <= options.limits.bytes);
        if search.best().is_some() && first.is_none() {
            first = search.best();
            replay::replay(&start.join(" "), width, &options, &search.solution());
        }
        spent += 20_000;
    }
    let last = search.solution();
    replay::replay(&start.join(" "), width, &options, &last);
    assert!(last.bound <= last.length);
    let last = last.length.expect("an answer");
    (first.unwrap_or(last), last)
}

#[test]
fn three_tiles_of_a_thousand_take_as_many_moves_as_a_person_makes() {
    let goal = in_order(1024);
    for turns in [1, 2] {
        let mut start = goal.clone();
        start[..3].rotate_left(turns);
        let (first, last) = lengths(&start, &goal, 32, 2_000_000);
        // There and back are 2 x 60 moves.
        assert!(last <= first && last <= 140, "{first} {last}");
    }
}

#[test]
fn tiles_that_lie_far_apart_are_carried_together() {
    let goal = in_order(400);
    let mut start = goal.clone();
    start.swap(0, 1);
    start.swap(45, 371);
    let (first, last) = lengths(&start, &goal, 20, 2_000_000);
    assert!(last <= first && last < 600, "{first} {last}");
}

#[test]
fn the_blank_may_have_to_end_elsewhere() {
    let goal = in_order(144);
    let mut start = goal.clone();
    // Along the last row and up the first column: the blank goes first.
    for cell in (133..144).rev() {
        start.swap(cell, cell - 1);
    }
    start.swap(132, 120);
    start[14..17].rotate_left(1);
    let (_, last) = lengths(&start, &goal, 12, 2_000_000);
    assert!(last <= 80, "{last}");
}

#[test]
fn look_alikes_and_any_cells_are_mended_too() {
    let goal: Vec<String> = (0..100).map(|cell| ["a", "b", "c"][cell % 3].to_owned()).collect();
    let mut goal = [&goal[..99], &["*".to_owned()]].concat();
    let mut start = goal.clone();
    start.swap(10, 12);
    start.swap(23, 76);
    goal[50] = "?".to_owned();
    let (_, last) = lengths(&start, &goal, 10, 1_000_000);
    assert!(last <= 200, "{last}");
}
