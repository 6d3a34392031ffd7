//! Puzzles of `tests/data/blocks.txt` natively, breadth-first: `cargo bench --bench blocks -- klotski:move`. Prints a line
//! of JSON for each, with bytes a position at the most; `survey:` before a name surveys its space.

#![allow(clippy::cast_precision_loss, reason = "figures to be read")]

use std::{fs, sync::LazyLock, time::Instant};

use taisou::{
    Algorithm, Options, Search,
    puzzle::{Blocks, BoardOptions, Metric},
    search::{Stats, Status},
    survey::{Survey, SurveyOptions},
};

/// Positions between two looks at the memory.
const SLICE: u64 = 50_000;

/// A space of 157,872,000 positions: a square and five tiles, all told apart, on 6 x 5.
const LARGE: (&str, &str) = ("square-and-five", "AAB***/AACD**/EF****/******/******");

fn main() {
    // Cargo adds an argument of its own.
    for case in std::env::args().skip(1).filter(|argument| argument != "--bench") {
        let (surveys, name) = case.strip_prefix("survey:").map_or((false, &case[..]), |name| (true, name));
        let (name, metric) = name.split_once(':').expect("name:metric");
        let metric = Metric::ALL.into_iter().find(|other| other.name() == metric).expect("a metric");
        let (start, board) = if name == LARGE.0 { large() } else { puzzle(name) };
        let mut times = Vec::new();
        let mut last = (Stats::default(), 0);
        while times.len() < 9 && times.iter().sum::<f64>() < 500.0 {
            let begun = milliseconds();
            last = if surveys { survey(start, &board, metric) } else { search(start, &board, metric) };
            times.push(milliseconds() - begun);
        }
        let best = times.iter().copied().fold(f64::INFINITY, f64::min);
        let (Stats { nodes, depth, .. }, bytes) = last;
        let each = bytes as f64 / nodes as f64;
        println!(
            r#"{{ "case": "{case}", "positions": {nodes}, "depth": {depth}, "ms": {best:.1}, "ns a position": {:.0}, "bytes a position": {each:.1} }}"#,
            best * 1e6 / nodes as f64
        );
    }
}

/// Processor time where the system tells it, as Linux does; else the time since the first call.
fn milliseconds() -> f64 {
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    let spent = fs::read_to_string("/proc/self/schedstat").ok();
    let spent = spent.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    spent.map_or_else(|| BEGUN.elapsed().as_secs_f64() * 1e3, |nanoseconds| nanoseconds / 1e6)
}

fn large() -> (&'static str, BoardOptions) {
    let goals = vec![LARGE.1.to_owned()];
    (LARGE.1, BoardOptions::new().goals(goals).blocks(Blocks::All))
}

fn puzzle(name: &str) -> (&'static str, BoardOptions) {
    let lines = include_str!("../tests/data/blocks.txt").lines();
    let line = lines.filter(|line| !line.starts_with('#')).find(|line| line.split(' ').next() == Some(name));
    let fields: Vec<&str> = line.expect("a puzzle").split(' ').collect();
    let option = |name: &str| fields[3].split(';').find_map(|option| option.strip_prefix(name));
    let units = option("unit=").unwrap_or("");
    let is_block = |c: &char| !"*#/".contains(*c) && !units.contains(*c);
    let group = |group: &str| group.chars().map(String::from).collect();
    let mut board = BoardOptions::new()
        .goal(fields[2])
        .same(option("same=").map_or(Vec::new(), |groups| groups.split(',').map(group).collect()))
        .blocks(Blocks::Listed(fields[1].chars().filter(is_block).map(String::from).collect()))
        .axis(fields[3].contains("axis"));
    board.gates = option("gates=").map(str::to_owned);
    (fields[1], board)
}

fn search(start: &str, board: &BoardOptions, metric: Metric) -> (Stats, u64) {
    let options = Options::new().board(board.clone()).metric(metric);
    let mut search = Search::new(start, 0, Algorithm::BreadthFirst, &options).expect("a search");
    let mut most = 0;
    while search.advance(SLICE) == Status::Paused {
        most = most.max(search.stats().bytes);
    }
    (search.stats(), most.max(search.stats().bytes))
}

fn survey(start: &str, board: &BoardOptions, metric: Metric) -> (Stats, u64) {
    let mut board = board.clone();
    let goal = board.goals.remove(0);
    let start = Some(start.to_owned()).filter(|start| *start != goal);
    let mut options = SurveyOptions::new().board(board).metric(metric);
    options.start = start;
    let mut survey = Survey::new(&goal, 0, &options).expect("a survey");
    let mut most = 0;
    while survey.advance(SLICE) == Status::Paused {
        most = most.max(survey.stats().bytes);
    }
    (survey.stats(), most)
}
