//! `hint`: the first move of a solution.

use clap::Args;
use serde::Serialize;
use taisou::{Algorithm, Solution, plain};

use super::solve;
use crate::{
    answer::Answer,
    certificate::steps,
    ending::Ending,
    fault::Fault,
    job::Job,
    line_loop::each_board,
    lines::BoardsArgs,
    notation,
    posing::{Posed, PuzzleArgs},
    search_args::{OutputArgs, SearchArgs},
    sentences,
};

/// Arguments of `hint`.
#[derive(Args, Debug)]
pub struct HintArgs {
    #[command(flatten)]
    boards: BoardsArgs,
    #[command(flatten)]
    puzzle: PuzzleArgs,
    #[command(flatten)]
    search: SearchArgs,
    #[command(flatten)]
    output: OutputArgs,
}

/// A hint as an object: that of JavaScript, and its move as text.
#[derive(Serialize)]
struct Hinted {
    #[serde(flatten)]
    hint: plain::Hint,
    notation: String,
}

pub fn run(args: &HintArgs) -> Result<Ending, Fault> {
    let job = Job { search: &args.search, output: &args.output, bare: false, certificates: None };
    let answer = |posed: &Posed, worker: &mut crate::drive::Worker| {
        let options = worker.options(posed);
        let mut solution = worker.solve(posed, Algorithm::Auto, &options)?;
        solution.moves.retain(|made| made.turn == 0);
        let notation = notation::write(posed, &steps(&solution))?;
        let (ending, text) = (solve::ending(&solution), text(&solution, posed, &notation)?);
        let hint = plain::Hint::from(plain::Solution::from(solution));
        Ok(Answer::new(ending, &Hinted { hint, notation }, text))
    };
    each_board((&args.boards, &args.puzzle), &job, answer)
}

fn text(solution: &Solution, posed: &Posed, notation: &str) -> Result<String, Fault> {
    let Some(first) = solution.moves.first() else {
        let solved = solution.length == Some(0);
        return Ok(if solved { "it is solved".to_owned() } else { sentences::outcome(solution) });
    };
    let size = posed.start()?.size();
    let way = size.direction(first.step.from, first.step.to).map_or("", |direction| direction.name());
    Ok(format!("{} {way}: {notation}\n{}", first.symbol, sentences::outcome(solution)))
}
