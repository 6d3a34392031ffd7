//! `hint`: the first move of a solution.

use clap::Args;
use serde::Serialize;
use taisou::{Algorithm, Solution, internals::plain};

use super::solve;
use crate::{
    answer::Answer, ending::Ending, fault::Fault, job::SearchVerbArgs, line_loop::each_board, notation,
    posing::Posed, sentences,
};

#[derive(Args, Debug)]
pub struct HintArgs {
    #[command(flatten)]
    common: SearchVerbArgs,
}

/// The object of JavaScript, with the move as text.
#[derive(Serialize)]
struct Hinted {
    #[serde(flatten)]
    hint: plain::Hint,
    notation: String,
}

pub fn run(args: &HintArgs) -> Result<Ending, Fault> {
    each_board(&args.common.boards, &args.common.puzzle, &args.common.job(), |posed, worker| {
        let options = worker.options(posed);
        let mut solution = worker.solve(posed, Algorithm::Auto, &options)?;
        solution.moves.retain(|made| made.turn == 0);
        let notation = notation::write(posed, &notation::steps(&solution))?;
        let (ending, text) = (solve::ending(&solution), text(&solution, posed, &notation)?);
        let hint = plain::Hint::from(plain::Solution::from(solution));
        Ok(Answer::new(ending, Hinted { hint, notation }, text))
    })
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
