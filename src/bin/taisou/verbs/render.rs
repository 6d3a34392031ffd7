//! `render`: draws a board as SVG.

use clap::Args;
use serde::Serialize;

use crate::{
    answer::Answer,
    ending::Ending,
    fault::Fault,
    job::{BoardVerbArgs, Job},
    line_loop::each_board,
    notation,
    posing::Posed,
    svg::svg,
};

#[derive(Args, Debug)]
pub struct RenderArgs {
    /// The side of a cell, in pixels
    #[arg(long, value_name = "PIXELS", default_value_t = 64, value_parser = clap::value_parser!(u16).range(8..=1024))]
    side: u16,
    /// Use dark colours
    #[arg(long)]
    dark: bool,
    #[command(flatten)]
    common: BoardVerbArgs,
}

#[derive(Serialize)]
struct Rendered {
    svg: String,
}

pub fn run(args: &RenderArgs) -> Result<Ending, Fault> {
    let job = Job { bare: true, ..args.common.job() };
    each_board(&args.common.boards, &args.common.puzzle, &job, |posed, _| answer(args, posed))
}

fn answer(args: &RenderArgs, posed: &Posed) -> Result<Answer, Fault> {
    let board = posed.start()?;
    let pieces = match notation::block_puzzle(posed)? {
        Some(puzzle) => puzzle.pieces_of(&board, false),
        None => (0..board.size().cells())
            .filter(|cell| board.symbol(*cell).is_some())
            .map(|cell| vec![cell])
            .collect(),
    };
    let svg = svg(&board, &pieces, args.side.into(), args.dark);
    let text = svg.clone();
    Ok(Answer::new(Ending::Done, Rendered { svg }, text))
}
