//! `check`: plays moves, and compares them with the fewest.

use clap::Args;
use serde::Serialize;
use taisou::Algorithm;

use crate::{
    answer::Answer,
    drawing,
    drive::Worker,
    ending::Ending,
    fault::Fault,
    job::SearchVerbArgs,
    line_loop::each_board,
    notation,
    posing::{Posed, is_solved},
    sentences::{self, grouped},
    turns::turns,
};

#[derive(Args, Debug)]
pub struct CheckArgs {
    /// The moves: directions of tiles (URDL2), cells and directions (12R), or numbers of tiles [default: the last argument, if
    /// it is not a board; an object may have its own as "moves"]
    #[arg(long, value_name = "MOVES")]
    moves: Option<String>,
    /// Only play the moves; do not search for the fewest
    #[arg(long)]
    only_play: bool,
    #[command(flatten)]
    common: SearchVerbArgs,
}

#[derive(Serialize)]
struct Checked {
    after: String,
    solved: bool,
    metric: &'static str,
    length: usize,
    /// Length of the solution found, the fewest moves if `optimal`.
    shortest: Option<u32>,
    optimal: bool,
    /// `length` minus the fewest moves.
    extra: Option<usize>,
}

pub fn run(args: &CheckArgs) -> Result<Ending, Fault> {
    let is_board = |text: &str| {
        text.starts_with('{') || args.common.puzzle.pose(text).is_ok_and(|posed| posed.start().is_ok())
    };
    let (boards, last) = match &args.moves {
        Some(moves) => (args.common.boards.clone(), Some(moves.clone())),
        None => args.common.boards.split_last(is_board),
    };
    each_board(&boards, &args.common.puzzle, &args.common.job(), |posed, worker| {
        answer(args.only_play, last.as_ref(), posed, worker)
    })
}

fn answer(
    only_play: bool,
    moves: Option<&String>,
    posed: &Posed,
    worker: &mut Worker,
) -> Result<Answer, Fault> {
    let moves = posed.moves.as_ref().or(moves);
    let no_moves = || Fault::new("no-moves", "which moves? Give them by --moves, or after the board");
    let moves = moves.ok_or_else(no_moves)?;
    let (board, steps) = notation::play(posed, moves)?;
    let (solved, length) = (is_solved(posed, &board)?, turns(&steps, board.size(), posed.metric));
    let (mut shortest, mut optimal) = (None, false);
    if solved && !only_play {
        let options = worker.options(posed);
        let solution = worker.solve(posed, Algorithm::Auto, &options)?;
        (shortest, optimal) = (solution.length, solution.optimal);
    }
    let extra = shortest.filter(|_| optimal).map(|shortest| length.saturating_sub(shortest as usize));
    let made = sentences::moves(u32::try_from(length).unwrap_or(u32::MAX), posed.metric);
    let text = match (solved, extra, shortest) {
        (false, ..) => format!("{made}, and the goal is not reached:\n{}", drawing::drawn(&board)),
        (true, Some(0), _) => format!("{made}: the fewest"),
        (true, Some(extra), Some(shortest)) => {
            format!("{made}: {} more than the fewest, {}", grouped(extra as u128), grouped(shortest.into()))
        }
        (true, None, Some(shortest)) => {
            format!("{made}; {} are enough, if not fewer", grouped(shortest.into()))
        }
        (true, ..) => format!("{made}, to the goal"),
    };
    let ending = if solved { Ending::Done } else { Ending::Refused };
    let metric = posed.metric.name();
    let checked = Checked { after: board.to_string(), solved, metric, length, shortest, optimal, extra };
    Ok(Answer::new(ending, checked, text))
}
