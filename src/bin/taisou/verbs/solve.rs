//! `solve`: a solution, and a proof that none is shorter.

use std::path::PathBuf;

use clap::Args;
use serde::Serialize;
use taisou::{Algorithm, Solution, plain, solver::Outcome};

use super::{Job, each_board};
use crate::{
    answer::Answer,
    certificate::{certify, steps},
    ending::Ending,
    fault::Fault,
    lines::BoardsArgs,
    notation,
    posing::PuzzleArgs,
    search_args::{OutputArgs, SearchArgs},
    sentences,
};

/// What `solve` takes.
#[derive(Args, Debug)]
pub struct SolveArgs {
    /// How to search
    #[arg(short, long, visible_alias = "method", default_value = "auto", value_parser = Algorithm::ALL.map(Algorithm::name))]
    algorithm: String,
    /// Also print the board after each step
    #[arg(long)]
    steps: bool,
    /// Write a certificate of every proven answer to FILE, one a line, for `taisou verify`
    #[arg(long, value_name = "FILE")]
    certificate: Option<PathBuf>,
    #[command(flatten)]
    boards: BoardsArgs,
    #[command(flatten)]
    puzzle: PuzzleArgs,
    #[command(flatten)]
    search: SearchArgs,
    #[command(flatten)]
    output: OutputArgs,
}

/// An answer as an object: that of JavaScript, and its moves as text.
#[derive(Serialize)]
struct Solved {
    #[serde(flatten)]
    solution: plain::Solution,
    notation: String,
}

pub fn run(args: &SolveArgs) -> Result<Ending, Fault> {
    let algorithm = algorithm(&args.algorithm);
    let job = Job {
        search: &args.search,
        output: &args.output,
        bare: false,
        certificates: args.certificate.as_deref(),
    };
    each_board((&args.boards, &args.puzzle), &job, |posed, worker| {
        let options = worker.options(posed).boards(args.steps);
        let (solution, certificate) = if job.certificates.is_some() {
            certify(posed, algorithm, options, worker)?
        } else {
            (worker.solve(posed, algorithm, &options)?, None)
        };
        let notation = notation::write(posed, &steps(&solution))?;
        let text = text(&solution, &notation);
        let ending = ending(&solution);
        let solved = Solved { solution: plain::Solution::from(solution), notation };
        let certificate = certificate.map(|certificate| certificate.line());
        Ok(Answer { certificate, ..Answer::new(ending, &solved, text) })
    })
}

/// The method with a name that clap has looked at.
pub fn algorithm(name: &str) -> Algorithm {
    name.parse().expect("only names of methods are taken")
}

pub fn ending(solution: &Solution) -> Ending {
    match solution.outcome {
        Outcome::Solved => Ending::Done,
        Outcome::Unsolvable(_) => Ending::Unsolvable,
        Outcome::Stopped(_) => Ending::Stopped,
    }
}

fn text(solution: &Solution, notation: &str) -> String {
    let mut lines = vec![sentences::outcome(solution)];
    if !notation.is_empty() {
        lines.push(notation.to_owned());
    }
    lines.extend(solution.boards.iter().cloned());
    if solution.nodes > 0 {
        let nodes = sentences::many(solution.nodes.into(), "node", "nodes");
        lines.push(format!("{}, {nodes}", solution.algorithm));
    }
    lines.join("\n")
}
