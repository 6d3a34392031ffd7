//! The counts of `puzzles/atlas.json`, counted again and compared with the published ones.
#![cfg(not(target_arch = "wasm32"))]

#[path = "common/packings.rs"]
mod packings;
#[path = "common/schema.rs"]
mod schema;

use std::{collections::BTreeMap, fs, ops::RangeInclusive, path::Path};

use schema::objections;
use serde_json::{Value, json};
use taisou::{
    Algorithm, Options,
    generate::{KlotskiEnumeration, RushEnumeration},
    puzzle::{Blocks, BoardOptions, Metric},
    search::Sliced,
    solve,
};

fn read(name: &str) -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles").join(name);
    serde_json::from_str(&fs::read_to_string(path).expect("a file")).expect("JSON")
}

/// A section of the atlas.
fn section(name: &str) -> Vec<Value> {
    read("atlas.json")[name].as_array().expect("a section").clone()
}

fn number(entry: &Value, field: &str) -> u64 {
    entry[field].as_u64().expect("a number")
}

#[test]
fn the_atlas_has_the_published_numbers() {
    let schema = read("atlas.schema.json");
    assert_eq!(objections(&read("atlas.json"), &schema, &schema, "#"), [""; 0]);
    let klotski = section("klotski");
    let of_blanks = |blanks| klotski.iter().filter(move |entry| number(entry, "blanks") == blanks);
    let layouts = |blanks| of_blanks(blanks).map(|entry| number(entry, "layouts")).sum::<u64>();
    assert_eq!((layouts(2), (2..=16).map(layouts).sum()), (1_588_914, 29_334_498_u64));
    assert_eq!(klotski.iter().map(|entry| number(entry, "solvable")).sum::<u64>(), 28_913_089);
    let deepest = |blanks| of_blanks(blanks).map(|entry| number(entry, "deepest")).max();
    let published = [138, 92, 35, 26, 16, 12, 10, 8, 7, 6, 5, 4, 3, 2, 1];
    assert_eq!((2..=16).filter_map(deepest).collect::<Vec<_>>(), published);
    let puzzles =
        section("rush").into_iter().flat_map(|depth| depth["pieces"].as_array().expect("numbers").clone());
    assert_eq!(puzzles.filter_map(|count| count.as_u64()).sum::<u64>(), 443_266);
    let moves: Vec<u64> = section("polyominoes").iter().map(|entry| number(entry, "moves")).collect();
    assert_eq!(moves, [1, 4, 9, 19, 36, 51, 62, 89, 132, 81, 64, 73, 61, 25, 21]);
}

fn check_klotski(blanks: u32) {
    let mut work = KlotskiEnumeration::new(None, blanks).expect("a frame");
    work.run();
    let listed = section("klotski").into_iter().filter(|entry| number(entry, "blanks") == u64::from(blanks));
    let counted = work.take().into_iter().map(|found| {
        let mut entry = json!({
            "blanks": found.blanks, "lying": found.lying, "standing": found.standing, "singles": found.singles,
            "layouts": found.layouts, "solvable": found.solvable, "deepest": found.deepest,
        });
        if let Some(board) = found.board {
            entry["board"] = board.into();
        }
        entry
    });
    assert_eq!(counted.collect::<Vec<_>>(), listed.collect::<Vec<_>>());
}

#[test]
fn klotski_has_the_layouts_of_the_atlas() {
    check_klotski(2);
    (10..=16).for_each(check_klotski);
}

#[test]
#[ignore = "takes ten seconds"]
fn klotski_has_the_layouts_of_the_atlas_with_all_blanks() {
    (3..=9).for_each(check_klotski);
}

/// Enumerates the puzzles, and solves the board of the atlas.
fn check_polyominoes(pieces: RangeInclusive<u32>) {
    for pieces in pieces {
        let entry = &section("polyominoes")[pieces as usize - 1];
        let (moves, board) = packings::deepest(pieces);
        assert_eq!(*entry, json!({ "pieces": pieces, "moves": moves, "board": board }));
        let rules = BoardOptions::new().goal("????/????/????/???A").blocks(Blocks::All);
        let options = Options::new().board(rules).metric(Metric::Move).boards(false);
        let solution = solve(&board, 0, Algorithm::Auto, &options).expect("a board");
        assert_eq!((solution.length, solution.optimal), (Some(moves), true), "{board}");
    }
}

#[test]
fn polyominoes_are_as_deep_as_published() {
    check_polyominoes(1..=3);
    check_polyominoes(10..=15);
}

#[test]
#[ignore = "takes a minute"]
fn polyominoes_of_all_numbers_are_as_deep_as_published() {
    check_polyominoes(4..=9);
}

#[test]
#[ignore = "takes half an hour"]
fn rush_hour_has_the_puzzles_of_the_atlas() {
    let mut depths = BTreeMap::<u32, [u64; 14]>::new();
    let mut work = RushEnumeration::new(0, 1).expect("a slice");
    work.run();
    for puzzle in work.take() {
        // Pieces have consecutive letters.
        let pieces = puzzle.board.bytes().max().map_or(0, |last| usize::from(last - b'A') + 1);
        depths.entry(puzzle.moves).or_default()[pieces - 2] += 1;
    }
    let counted: Vec<Value> =
        depths.iter().map(|(moves, pieces)| json!({ "moves": moves, "pieces": pieces })).collect();
    assert_eq!(counted, section("rush"));
}
