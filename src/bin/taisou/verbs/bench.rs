//! `bench`: measures methods.

use std::time::Duration;

use clap::Args;
use serde::Serialize;
use taisou::{Algorithm, heuristic::Tables};

use super::solve;
use crate::{
    answer::{json, say},
    console,
    drive::{Worker, timed},
    ending::Ending,
    fault::Fault,
    helping::WorkQueue,
    lines::BoardsArgs,
    posing::{Posed, PuzzleArgs},
    progress::Progress,
    search_args::SearchArgs,
    sentences::grouped,
};

#[derive(Args, Debug)]
pub struct BenchArgs {
    /// The methods
    #[arg(short, long, visible_alias = "method", default_value = "auto", value_parser = Algorithm::ALL.map(Algorithm::name))]
    algorithm: Vec<String>,
    /// Runs of each method
    #[arg(long, value_name = "COUNT", default_value_t = 3, value_parser = clap::value_parser!(u16).range(1..))]
    runs: u16,
    /// One line of JSON for each board and method
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    boards: BoardsArgs,
    #[command(flatten)]
    puzzle: PuzzleArgs,
    #[command(flatten)]
    search: SearchArgs,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Measured<'a> {
    line: u64,
    board: &'a str,
    algorithm: &'a str,
    length: Option<u32>,
    optimal: bool,
    nodes: u64,
    /// Seconds of every run, ascending.
    seconds: Vec<f64>,
    nodes_per_second: f64,
}

pub fn run(args: &BenchArgs) -> Result<Ending, Fault> {
    let is_json = args.json || args.boards.is_batch();
    let (mut ending, mut first) = (Ending::Done, true);
    let progress = Progress::new(Some(1));
    let lines = args.boards.lines()?;
    let unit = lines.unit();
    for line in lines {
        let number = line.number;
        let posed = match line.text.and_then(|text| args.puzzle.pose(&text)) {
            Ok(posed) => posed,
            Err(fault) => {
                console::error(format!("{unit} {number}: {fault}"));
                ending = Ending::Wrong;
                continue;
            }
        };
        for name in &args.algorithm {
            let measured = measure(args, &progress, number, &posed, name);
            progress.aside(|| match &measured {
                Err(fault) => console::error(format!("{unit} {number}: {name}: {fault}")),
                Ok((measured, _)) if is_json => say(&json(measured)),
                Ok((measured, _)) => {
                    if first {
                        say("line  method               moves          nodes     least s    median s      nodes/s");
                    }
                    first = false;
                    say(&row(measured));
                }
            });
            ending = ending.max(measured.map_or(Ending::Wrong, |(_, ending)| ending));
        }
    }
    progress.end();
    Ok(ending)
}

/// Runs one method on one board. Every run builds its own tables.
fn measure<'a>(
    args: &BenchArgs,
    progress: &Progress,
    line: u64,
    posed: &'a Posed,
    name: &'a str,
) -> Result<(Measured<'a>, Ending), Fault> {
    let queue = WorkQueue::new(1);
    let run = || {
        let mut worker = Worker::new(Tables::default(), None, &args.search, &queue, progress);
        let options = worker.options(posed);
        let (solution, took) = timed(|| worker.solve(posed, solve::algorithm(name), &options));
        solution.map(|solution| (solution, took.max(Duration::from_nanos(1)).as_secs_f64()))
    };
    let (solution, took) = run()?;
    let mut ending = solve::ending(&solution);
    let mut seconds = vec![took];
    for _ in 1..args.runs {
        let (solution, took) = run()?;
        ending = ending.max(solve::ending(&solution));
        seconds.push(took);
    }
    seconds.sort_by(f64::total_cmp);
    #[allow(clippy::cast_precision_loss, reason = "a rate for people")]
    let nodes_per_second = solution.nodes as f64 / seconds[0];
    let measured = Measured {
        line,
        board: &posed.board,
        algorithm: name,
        length: solution.length,
        optimal: solution.optimal,
        nodes: solution.nodes,
        seconds,
        nodes_per_second,
    };
    Ok((measured, ending))
}

fn row(measured: &Measured) -> String {
    let Measured { line, algorithm, length, optimal, nodes, seconds, nodes_per_second, .. } = measured;
    let length = length
        .map_or_else(|| "-".to_owned(), |length| grouped(length.into()) + if *optimal { "" } else { "?" });
    let median = seconds[seconds.len() / 2];
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a rate for people")]
    let rate = grouped(*nodes_per_second as u128);
    let nodes = grouped((*nodes).into());
    format!(
        "{line:>4}  {algorithm:<19}  {length:>5}  {nodes:>13}  {:>10.6}  {median:>10.6}  {rate:>11}",
        seconds[0]
    )
}
