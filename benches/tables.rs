//! Building pattern databases: `cargo bench --bench tables`. Prints a line of JSON for each set, which
//! `benches/tables.mjs` compares with the module.

use std::time::Instant;

use taisou::{
    heuristic::Tables,
    internals::{Heuristic, Memory, Patterns, Space},
    puzzle::{BoardOptions, TileMetric, TilePuzzle},
};

const RUNS: usize = 3;

/// Abstract states of a slice.
const SLICE: u64 = 20_000;

fn main() {
    for (name, side, metric, most) in [
        ("5 of 15 tiles", 4, TileMetric::Step, 700_000),
        ("6 of 15 tiles", 4, TileMetric::Step, 6_500_000),
        ("7 of 15 tiles", 4, TileMetric::Step, 130_000_000),
        ("6 of 15 tiles, by lines", 4, TileMetric::Line, 6_500_000),
        ("5 of 24 tiles", 5, TileMetric::Step, 6_500_000),
        ("6 of 24 tiles", 5, TileMetric::Step, 130_000_000),
    ] {
        let space = space(side, metric);
        let times = (0..RUNS).map(|_| {
            let start = Instant::now();
            let mut memory = Memory::new(1 << 30);
            let mut patterns = Patterns::new(&space, most, &Tables::default());
            while !patterns.prepare(SLICE, &mut memory).expect("room") {}
            start.elapsed().as_secs_f64() * 1e3
        });
        let least = times.fold(f64::INFINITY, f64::min);
        println!(r#"{{ "tables": "{name}", "ms": {least:.1} }}"#);
    }
}

/// Numbers on a square, the blank first.
fn space(side: usize, metric: TileMetric) -> Space {
    let tiles: Vec<String> = (1..side * side).map(|tile| tile.to_string()).collect();
    let goal = format!("* {}", tiles.join(" "));
    let options = BoardOptions::new().goal(goal.clone());
    Space::new(&TilePuzzle::read(&goal, side, &options).expect("a puzzle"), metric)
}
