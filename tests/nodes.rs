//! Node counts of each method on each puzzle of a table, exactly: a changed search shows in a line of the table.
//!
//! After an intended change, `TAISOU_NODES=write cargo test --test nodes` updates the table.
#![cfg(not(target_arch = "wasm32"))]

use std::{
    collections::BTreeMap,
    env,
    fmt::Write,
    fs,
    path::Path,
    thread::{self, ScopedJoinHandle},
};

use taisou::{
    Algorithm, Error, Options,
    puzzle::{Blocks, BoardOptions, Metric},
    search::Limits,
    solve,
};

/// The node limit of a method. Methods that store positions take longer for each.
fn most(algorithm: Algorithm) -> u64 {
    match algorithm {
        Algorithm::Auto
        | Algorithm::BreadthFirst
        | Algorithm::Bidirectional
        | Algorithm::AStar
        | Algorithm::Human
        | Algorithm::Anytime => 250_000,
        Algorithm::Iddfs
        | Algorithm::IdaManhattan
        | Algorithm::IdaLinearConflict
        | Algorithm::IdaInversion
        | Algorithm::IdaWalking
        | Algorithm::IdaPattern => 1_000_000,
    }
}

#[test]
fn every_method_generates_the_nodes_of_the_table() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/nodes.txt");
    let table = fs::read_to_string(&path).expect("the table");
    let renewed = renew(&table);
    if env::var("TAISOU_NODES").as_deref() == Ok("write") {
        fs::write(&path, renewed).expect("a folder that takes the table");
        return;
    }
    let (was, is) = (rows(&table), rows(&renewed));
    let mut keys: Vec<_> = was.keys().chain(is.keys()).collect();
    keys.sort();
    keys.dedup();
    let none = String::from("not there");
    let differing: Vec<String> = keys
        .into_iter()
        .map(|key| (key, was.get(key).unwrap_or(&none), is.get(key).unwrap_or(&none)))
        .filter(|(_, was, is)| was != is)
        .map(|(key, was, is)| format!("{key}: {was} in the table, now {is}"))
        .collect();
    assert!(
        differing.is_empty(),
        "nodes and moves differ:\n{}\nIf that is intended: TAISOU_NODES=write cargo test --test nodes",
        differing.join("\n")
    );
}

/// Nodes and moves by puzzle, metric and method.
fn rows(table: &str) -> BTreeMap<String, String> {
    let mut rows = BTreeMap::new();
    let mut puzzle = "";
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            [metric, method, ref found @ ..] if line.starts_with(' ') => {
                rows.insert(format!("{puzzle} {metric} {method}"), found.join(" "));
            }
            [name, ..] => puzzle = name,
            [] => {}
        }
    }
    rows
}

/// The table with the same comments and puzzles, and current counts.
fn renew(table: &str) -> String {
    let kept = table.lines().filter(|line| !line.starts_with(' '));
    thread::scope(|scope| {
        let measured: Vec<_> = kept.map(|line| (line, scope.spawn(move || measure(line)))).collect();
        let with_rows = |(line, rows): (&str, ScopedJoinHandle<String>)| {
            format!("{line}\n{}", rows.join().expect("it does not panic"))
        };
        measured.into_iter().map(with_rows).collect()
    })
}

/// The rows of a puzzle: every method in every metric of its kind, with its own tables.
fn measure(line: &str) -> String {
    let mut rows = String::new();
    let [name, kind, start, goals] = line.split_whitespace().collect::<Vec<_>>()[..] else { return rows };
    if name.starts_with('#') {
        return rows;
    }
    let (blocks, metrics) = match kind {
        "tiles" => (Blocks::None, &[Metric::Step, Metric::Line][..]),
        "tiles-step" => (Blocks::None, &[Metric::Step][..]),
        "blocks" => (Blocks::All, &[Metric::Step, Metric::Slide, Metric::Move][..]),
        _ => panic!("what is {kind}?"),
    };
    let goals = if goals == "-" { Vec::new() } else { goals.split('|').map(text).collect() };
    let board = BoardOptions::new().goals(goals).blocks(blocks);
    for metric in metrics {
        for algorithm in Algorithm::ALL {
            let limits = Limits { nodes: most(algorithm), ..Default::default() };
            let options = Options::new().board(board.clone()).metric(*metric).limits(limits);
            let found = match solve(&text(start), 0, algorithm, &options) {
                Ok(found) if found.nodes >= limits.nodes => format!("over {}", limits.nodes),
                Ok(found) => match found.length {
                    Some(moves) => format!("{} {moves}", found.nodes),
                    None => format!("{} -", found.nodes),
                },
                Err(Error::Unsupported { .. }) => "refused".to_owned(),
                Err(error) => panic!("{name} by {algorithm}: {error}"),
            };
            writeln!(rows, "  {} {algorithm} {found}", metric.name()).expect("strings take all");
        }
    }
    rows
}

/// A board of the table, where `_` separates the cells of a row.
fn text(board: &str) -> String {
    board.replace('_', " ")
}
