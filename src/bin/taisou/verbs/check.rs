//! `check`: plays moves, and compares them with the fewest.

use std::ops::Not;

use clap::Args;
use serde::Serialize;
use taisou::{Algorithm, board::Board, puzzle::Step};

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
    /// The moves: directions of tiles (URDL2, arrows, words), cells and directions (12R), or numbers of tiles [default: the last
    /// argument, if it is not a board; an object may have its own as "moves"]
    #[arg(long, value_name = "MOVES")]
    moves: Option<String>,
    /// Directions are those of the blank, not of tiles
    #[arg(long)]
    blank_moves: bool,
    /// Only play the moves; do not search for the fewest
    #[arg(long)]
    only_play: bool,
    #[command(flatten)]
    common: SearchVerbArgs,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
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
    /// The same text reaches the goal, if its letters are directions of the blank.
    #[serde(skip_serializing_if = "Not::not")]
    blank_solves: bool,
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
        answer(args, last.as_ref(), posed, worker)
    })
}

/// True if the moves reach the goal as directions of the blank, and were read as those of tiles.
fn solves_by_blank(args: &CheckArgs, posed: &Posed, moves: &str) -> Result<bool, Fault> {
    match notation::play_of_blank(posed, moves) {
        Ok((board, _)) if !args.blank_moves => is_solved(posed, &board),
        _ => Ok(false),
    }
}

/// Plays moves. An error says if only directions of the blank can be made.
fn played(args: &CheckArgs, posed: &Posed, moves: &str) -> Result<(Board, Vec<Step>), Fault> {
    if args.blank_moves {
        return Ok(notation::play_of_blank(posed, moves)?);
    }
    notation::play(posed, moves).map_err(|error| {
        let fault = Fault::from(error);
        let can_be_made = notation::play_of_blank(posed, moves).is_ok();
        if can_be_made {
            fault.with_remedy("--blank-moves reads directions of the blank, and these can be made")
        } else {
            fault
        }
    })
}

fn answer(
    args: &CheckArgs,
    moves: Option<&String>,
    posed: &Posed,
    worker: &mut Worker,
) -> Result<Answer, Fault> {
    let moves = posed.moves.as_ref().or(moves);
    let no_moves = || Fault::new("no-moves", "which moves? Give them by --moves, or after the board");
    let moves = moves.ok_or_else(no_moves)?;
    let (board, steps) = played(args, posed, moves)?;
    let (solved, length) = (is_solved(posed, &board)?, turns(&steps, board.size(), posed.metric));
    let (mut shortest, mut optimal) = (None, false);
    if solved && !args.only_play {
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
    let blank_solves = !solved && solves_by_blank(args, posed, moves)?;
    let checked =
        Checked { after: board.to_string(), solved, metric, length, shortest, optimal, extra, blank_solves };
    let mut answer = Answer::new(ending, checked, text);
    answer.note =
        blank_solves.then_some("as directions of the blank the moves reach the goal: --blank-moves");
    Ok(answer)
}
