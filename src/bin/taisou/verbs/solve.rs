//! `solve`: a solution, and a proof that none is shorter.

use std::path::PathBuf;

use clap::Args;
use taisou::{Algorithm, Solution, plain, solver::Outcome};

use crate::{
    answer::Answer,
    certificate::certify,
    ending::Ending,
    fault::Fault,
    job::Job,
    line_loop::each_board,
    lines::BoardsArgs,
    posing::PuzzleArgs,
    search_args::{OutputArgs, SearchArgs},
    sentences,
};

/// Arguments of `solve`.
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
        let (text, ending) = (text(&solution), ending(&solution));
        let solved = plain::Solution::from(solution);
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
