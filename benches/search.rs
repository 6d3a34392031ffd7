//! The searches, natively: `cargo bench --bench search`. The same puzzles as `benches/cases.mjs`. Prints a line of JSON for
//! each.

use std::{hint::black_box, time::Instant};

use taisou::{Algorithm, Options, solve};

const RUNS: usize = 101;

fn main() {
    let park = format!("車{}*", "口".repeat(98));
    let park_goal = format!("{}車", "?".repeat(99));
    for (name, board, width, goal) in [
        ("one tile, 10 x 10", park.as_str(), 10, park_goal.as_str()),
        ("letters, 18 moves", "ウアタソ*マイタノ", 3, "ソウアイ*タタノマ"),
        ("8-puzzle, 31 moves", "867/254/3*1", 3, "123/456/78*"),
    ] {
        let options = Options::new().goal(goal);
        for algorithm in [Algorithm::BreadthFirst, Algorithm::Bidirectional] {
            let mut times = Vec::new();
            for _ in 0..RUNS {
                let start = Instant::now();
                black_box(solve(black_box(board), width, algorithm, &options)).expect("a solution");
                times.push(start.elapsed().as_secs_f64() * 1e3);
            }
            times.sort_by(f64::total_cmp);
            let (least, median) = (times[0], times[RUNS / 2]);
            println!(
                r#"{{ "puzzle": "{name}", "method": "{algorithm}", "least ms": {least:.3}, "median ms": {median:.3} }}"#
            );
        }
    }
}
