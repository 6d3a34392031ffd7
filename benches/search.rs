//! The searches, natively: `cargo bench`. The same puzzles as `benches/cases.mjs`.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use taisou::{Algorithm, Options, puzzle::BoardOptions, solve};

fn searches(criterion: &mut Criterion) {
    let park = format!("車{}*", "口".repeat(98));
    let park_goal = format!("{}車", "?".repeat(99));
    for (name, board, width, goal) in [
        ("one tile, 10 x 10", park.as_str(), 10, park_goal.as_str()),
        ("letters, 18 moves", "ウアタソ*マイタノ", 3, "ソウアイ*タタノマ"),
        ("8-puzzle, 31 moves", "867/254/3*1", 3, "123/456/78*"),
    ] {
        let board_options = BoardOptions { goals: vec![goal.to_owned()], ..Default::default() };
        let options = Options { board: board_options, ..Default::default() };
        let mut group = criterion.benchmark_group(name);
        group.sample_size(20);
        for algorithm in [Algorithm::BreadthFirst, Algorithm::Bidirectional] {
            group.bench_function(algorithm.name(), |bencher| {
                bencher.iter(|| solve(black_box(board), width, algorithm, &options));
            });
        }
        group.finish();
    }
}

criterion_group!(benches, searches);
criterion_main!(benches);
