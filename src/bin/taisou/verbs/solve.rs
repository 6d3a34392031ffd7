//! `solve`: finds a solution, and proves that none is shorter.

use std::path::PathBuf;

use clap::Args;
use serde_json::Value;
use taisou::{
    Algorithm, Solution,
    certificate::Certificate,
    internals::{formula_guard, plain},
    solver::Outcome,
};

use crate::{
    answer::{Answer, json, say},
    ending::Ending,
    escaping::board_line,
    fault::Fault,
    job::{Job, SearchVerbArgs},
    line_loop::each_board,
    sentences,
};

/// The columns of CSV after the board, named as in JSON.
const COLUMNS: [&str; 8] =
    ["status", "length", "optimal", "bound", "startBound", "nodes", "algorithm", "notation"];

#[derive(Args, Debug)]
pub struct SolveArgs {
    /// The method of search
    #[arg(short, long, visible_alias = "method", default_value = "auto", value_parser = Algorithm::ALL.map(Algorithm::name))]
    algorithm: String,
    /// Also print the board after each step
    #[arg(long)]
    steps: bool,
    /// One line of CSV for each board, after a line of names
    #[arg(long, conflicts_with_all = ["json", "batch", "steps", "time"])]
    csv: bool,
    /// Write a certificate of every proven answer to FILE, one a line, for check.py and check.mjs
    #[arg(long, value_name = "FILE")]
    certificate: Option<PathBuf>,
    #[command(flatten)]
    common: SearchVerbArgs,
}

pub fn run(args: &SolveArgs) -> Result<Ending, Fault> {
    let algorithm = algorithm(&args.algorithm);
    let job = Job { bare: args.csv, certificates: args.certificate.clone(), ..args.common.job() };
    if args.csv {
        say(&format!("board,{}", COLUMNS.join(",")));
    }
    each_board(&args.common.boards, &args.common.puzzle, &job, |posed, worker| {
        let options = worker.options(posed).boards(args.steps);
        let solution = worker.solve(posed, algorithm, &options)?;
        let certificate = match job.certificates {
            Some(_) => Certificate::new(&posed.puzzle()?, &posed.options, &solution),
            None => None,
        };
        let (text, ending) = (text(&solution), ending(&solution));
        let solved = plain::Solution::from(solution);
        let text = if args.csv { csv(&posed.board, &solved) } else { text };
        let mut answer = Answer::new(ending, solved, text);
        answer.certificate = certificate.map(|certificate| json(&certificate));
        Ok(answer)
    })
}

/// The method with a name that clap has accepted.
pub fn algorithm(name: &str) -> Algorithm {
    name.parse().expect("clap accepts only names of methods")
}

pub fn ending(solution: &Solution) -> Ending {
    match solution.outcome {
        Outcome::Solved => Ending::Done,
        Outcome::Unsolvable(_) => Ending::Unsolvable,
        Outcome::Stopped(_) => Ending::Stopped,
    }
}

fn text(solution: &Solution) -> String {
    let mut lines = vec![sentences::outcome(solution)];
    if !solution.notation.is_empty() {
        lines.push(solution.notation.clone());
    }
    lines.extend(solution.boards.iter().cloned());
    if solution.nodes > 0 {
        let nodes = sentences::many(solution.nodes.into(), "node", "nodes");
        lines.push(format!("{}, {nodes}", solution.algorithm));
    }
    lines.join("\n")
}

/// A line of CSV. Only the board may need quotes.
fn csv(board: &str, solved: &plain::Solution) -> String {
    let object = serde_json::json!(solved);
    let cells = COLUMNS.map(|name| match &object[name] {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    });
    let board = board_line(board).replace('"', "\"\"");
    format!("\"{}{board}\",{}", formula_guard(&board), cells.join(","))
}
