//! `step`: plays one gesture.

use std::fmt::Write;

use clap::Args;
use serde::Serialize;
use taisou::{board::Direction, puzzle};

use crate::{
    answer::Answer, drawing, ending::Ending, fault::Fault, job::BoardVerbArgs, line_loop::each_board,
    notation, posing::Posed,
};

#[derive(Args, Debug)]
pub struct StepArgs {
    /// The cell to click, from 0 in reading order
    #[arg(short, long, value_name = "CELL")]
    cell: usize,
    /// The direction, if there are several
    #[arg(short, long, value_parser = Direction::ALL.map(Direction::name))]
    direction: Option<String>,
    #[command(flatten)]
    common: BoardVerbArgs,
}

#[derive(Serialize)]
struct Stepped {
    after: String,
    notation: String,
    ways: Vec<&'static str>,
}

pub fn run(args: &StepArgs) -> Result<Ending, Fault> {
    each_board(&args.common.boards, &args.common.puzzle, &args.common.job(), |posed, _| answer(args, posed))
}

fn answer(args: &StepArgs, posed: &Posed) -> Result<Answer, Fault> {
    let direction = Direction::ALL.into_iter().find(|one| args.direction.as_deref() == Some(one.name()));
    let (board, gesture) = if let Some(puzzle) = notation::block_puzzle(posed)? {
        let mut position = puzzle.position().clone();
        let gesture = puzzle.step(&mut position, args.cell, direction)?;
        (puzzle.board_of(&position), gesture)
    } else {
        let mut board = posed.start()?;
        let gesture = puzzle::step(&mut board, args.cell, direction)?;
        (board, gesture)
    };
    let ways: Vec<&str> = gesture.directions.iter().map(|direction| direction.name()).collect();
    let mut text = drawing::drawn(&board);
    if gesture.steps.is_empty() {
        text.push_str("\nnothing moves");
        if !ways.is_empty() {
            let ways = ways.join(" or ");
            write!(text, "; it can go {ways}: say which by --direction").expect("strings take all");
        }
    }
    let notation = notation::write(posed, &gesture.steps)?;
    Ok(Answer::new(Ending::Done, Stepped { after: board.to_string(), notation, ways }, text))
}
