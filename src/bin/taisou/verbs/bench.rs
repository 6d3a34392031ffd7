//! `bench`: how long methods take.

use std::time::Duration;

use clap::Args;
use serde::Serialize;
use taisou::{Algorithm, heuristic::Tables};

use super::solve::algorithm;
use crate::{
    answer::{json, say},
    console,
    drive::{Worker, timed},
    ending::Ending,
    fault::Fault,
    helping::WorkQueue,
    lines::BoardsArgs,
    posing::PuzzleArgs,
    progress::Progress,
    search_args::SearchArgs,
    sentences::grouped,
};

/// Arguments of `bench`.
#[derive(Args, Debug)]
pub struct BenchArgs {
    /// Which methods
    #[arg(short, long, visible_alias = "method", default_value = "auto", value_parser = Algorithm::ALL.map(Algorithm::name))]
    algorithm: Vec<String>,
    /// How often each
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

/// What was measured.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Measured<'a> {
    line: u64,
    board: &'a str,
    algorithm: &'a str,
    length: Option<u32>,
    optimal: bool,
    nodes: u64,
    /// Of every run, from the fastest on.
    seconds: Vec<f64>,
    nodes_per_second: f64,
}

pub fn run(args: &BenchArgs) -> Result<Ending, Fault> {
    let json_lines = args.json || args.boards.is_batch();
    let (queue, progress) = (WorkQueue::new(1), Progress::new(Some(1)));
    let (mut ending, mut first) = (Ending::Done, true);
    let lines = args.boards.lines()?;
    let unit = lines.unit();
    for line in lines {
        let posed = match line.text.and_then(|text| args.puzzle.pose(&text)) {
            Ok(posed) => posed,
            Err(fault) => {
                console::error(format!("{unit} {}: {fault}", line.number));
                ending = Ending::Wrong;
                continue;
            }
        };
        for name in &args.algorithm {
            let mut measured: Option<Measured> = None;
            let mut seconds: Vec<f64> = Vec::new();
            for _ in 0..args.runs {
                let mut worker = Worker::new(Tables::default(), None, &args.search, &queue, &progress);
                let options = worker.options(&posed);
                let (solution, took) = timed(|| worker.solve(&posed, algorithm(name), &options));
                match solution {
                    Ok(solution) => {
                        seconds.push(took.max(Duration::from_nanos(1)).as_secs_f64());
                        ending = ending.max(super::solve::ending(&solution));
                        measured = Some(Measured {
                            line: line.number,
                            board: &posed.board,
                            algorithm: name,
                            length: solution.length,
                            optimal: solution.optimal,
                            nodes: solution.nodes,
                            seconds: Vec::new(),
                            nodes_per_second: 0.0,
                        });
                    }
                    Err(fault) => {
                        progress.aside(|| console::error(format!("{unit} {}: {name}: {fault}", line.number)));
                        ending = Ending::Wrong;
                        break;
                    }
                }
            }
            let Some(mut measured) = measured else { continue };
            seconds.sort_by(f64::total_cmp);
            #[allow(clippy::cast_precision_loss, reason = "a rate for people")]
            let rate = measured.nodes as f64 / seconds[0];
            (measured.seconds, measured.nodes_per_second) = (seconds, rate);
            progress.aside(|| {
                if json_lines {
                    say(&json(&measured));
                    return;
                }
                if first {
                    say("line  method               moves          nodes     least s    median s      nodes/s");
                }
                say(&row(&measured));
            });
            first = false;
        }
    }
    progress.end();
    Ok(ending)
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
