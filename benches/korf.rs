//! Every method over sets of 15-puzzles, natively: `cargo bench --bench korf -- auto:step:korf15:60`. Prints a line of
//! JSON for each, which `benches/methods.mjs` sets beside the module's.

use std::time::Instant;

use taisou::{
    Algorithm, Options,
    heuristic::Tables,
    puzzle::{BoardOptions, Metric, TilePuzzle, scramble},
    solve,
};

fn main() {
    // Cargo adds an argument of its own.
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let cases: &[String] = &arguments;
    for case in cases {
        let [name, metric, set, count] = &case.split(':').collect::<Vec<_>>()[..] else {
            panic!("expected method:metric:boards:count, found {case}");
        };
        let algorithm: Algorithm = name.parse().expect("a method");
        let metric = Metric::ALL.into_iter().find(|other| other.name() == *metric).expect("a metric");
        println!("{}", measure(algorithm, metric, set, count.parse().expect("a number")));
    }
}

/// The goal, and the boards of a set: of Korf's those with the fewest nodes in his table first, or random ones.
fn boards(set: &str) -> (String, Vec<String>) {
    let numbers = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15";
    match set {
        "korf15" => (format!("* {numbers}"), listed(include_str!("../tests/data/korf15.txt"))),
        "hardest15" => (format!("{numbers} *"), listed(include_str!("../tests/data/hardest15.txt"))),
        "numbers" => random(format!("{numbers} *")),
        "letters" => random("アタマノタイソウアタマノタイソ*".to_owned()),
        "four" => random("aaaabbbbccccddd*".to_owned()),
        _ => panic!("expected korf15, hardest15, numbers, letters or four, found {set}"),
    }
}

fn listed(text: &str) -> Vec<String> {
    let mut boards: Vec<(u64, String)> = text
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let fields: Vec<&str> = line.split_whitespace().collect();
            let tiles = fields[1..17].iter().map(|tile| if *tile == "0" { "*" } else { tile });
            let nodes = fields.get(18).map_or(0, |nodes| nodes.parse().expect("nodes"));
            (nodes, tiles.collect::<Vec<_>>().join(" "))
        })
        .collect();
    boards.sort_by_key(|(nodes, _)| *nodes);
    boards.into_iter().map(|(_, board)| board).collect()
}

fn random(goal: String) -> (String, Vec<String>) {
    let options = BoardOptions::new().goal(goal.clone());
    let puzzle = TilePuzzle::read(&goal, 4, &options).expect("a puzzle");
    let boards = (0..50).map(|seed| scramble(&puzzle, seed).to_string()).collect();
    (goal, boards)
}

/// Three rounds: the first with no tables at the start, the second with what it left, on the way to larger ones, the third with
/// all that was worth building.
fn measure(algorithm: Algorithm, metric: Metric, set: &str, count: usize) -> String {
    let (goal, boards) = boards(set);
    let tables = Tables::default();
    let mut rounds = Vec::new();
    for _ in 0..3 {
        let mut nodes = 0;
        let mut times = Vec::new();
        for board in boards.iter().take(count) {
            let board_options = BoardOptions::new().goal(goal.clone());
            let options = Options::new().board(board_options).metric(metric).tables(tables.clone());
            let start = Instant::now();
            nodes += solve(board, 4, algorithm, &options).expect("a puzzle").nodes;
            times.push(start.elapsed().as_secs_f64() * 1e3);
        }
        let total: f64 = times.iter().sum();
        let first = times[0];
        times.sort_by(f64::total_cmp);
        let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
        rounds.push(format!(
            "{{\"nodes\":{nodes},\"total\":{total},\"first\":{first},\"median\":{median},\"worst\":{worst}}}"
        ));
    }
    let bytes = tables.bytes();
    format!(
        "{{\"method\":\"{algorithm}\",\"metric\":\"{}\",\"set\":\"{set}\",\"boards\":{count},\"bytes\":{bytes},\"rounds\":[{}]}}",
        metric.name(),
        rounds.join(",")
    )
}
