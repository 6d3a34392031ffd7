//! `render`: a board as a picture.

use clap::Args;
use serde::Serialize;

use crate::{
    answer::Answer,
    ending::Ending,
    fault::Fault,
    job::Job,
    line_loop::each_board,
    lines::BoardsArgs,
    notation,
    posing::{Posed, PuzzleArgs},
    search_args::{OutputArgs, SearchArgs},
    svg::svg,
};

/// Arguments of `render`.
#[derive(Args, Debug)]
pub struct RenderArgs {
    /// The side of a cell, in pixels
    #[arg(long, value_name = "PIXELS", default_value_t = 64, value_parser = clap::value_parser!(u16).range(8..=1024))]
    side: u16,
    /// In dark colours
    #[arg(long)]
    dark: bool,
    #[command(flatten)]
    boards: BoardsArgs,
    #[command(flatten)]
    puzzle: PuzzleArgs,
    #[command(flatten)]
    output: OutputArgs,
}

#[derive(Serialize)]
struct Rendered {
    svg: String,
}

pub fn run(args: &RenderArgs) -> Result<Ending, Fault> {
    let search = SearchArgs::default();
    let job = Job { search: &search, output: &args.output, bare: true, certificates: None };
    each_board((&args.boards, &args.puzzle), &job, |posed, _| answer(args, posed))
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
    Ok(Answer::new(Ending::Done, &Rendered { svg }, text))
}
