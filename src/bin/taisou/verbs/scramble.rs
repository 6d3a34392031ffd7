//! `scramble`: the same pieces in another order.

use std::hash::{BuildHasher, RandomState};

use clap::Args;
use serde::Serialize;
use taisou::puzzle::{self, AnyPuzzle};

use crate::{
    answer::Answer,
    ending::Ending,
    fault::Fault,
    job::Job,
    line_loop::each_board,
    lines::BoardsArgs,
    posing::{Posed, PuzzleArgs},
    search_args::{OutputArgs, SearchArgs},
};

/// Arguments of `scramble`.
#[derive(Args, Debug)]
pub struct ScrambleArgs {
    /// The same boards for the same number [default: other boards each time]
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// How many boards
    #[arg(short = 'n', long, value_name = "COUNT", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    count: u32,
    #[command(flatten)]
    boards: BoardsArgs,
    #[command(flatten)]
    puzzle: PuzzleArgs,
    #[command(flatten)]
    output: OutputArgs,
}

#[derive(Serialize)]
struct Scrambled {
    seed: u64,
    boards: Vec<String>,
}

pub fn run(args: &ScrambleArgs) -> Result<Ending, Fault> {
    let search = SearchArgs::default();
    // As far as JavaScript counts, so that a seed can be used there too.
    let seed = args.seed.unwrap_or_else(|| RandomState::new().hash_one(()) >> 11);
    let job = Job { search: &search, output: &args.output, bare: true, certificates: None };
    each_board((&args.boards, &args.puzzle), &job, |posed, _| answer(args.count, seed, posed))
}

fn answer(count: u32, seed: u64, posed: &Posed) -> Result<Answer, Fault> {
    let puzzle = AnyPuzzle::read(&posed.board, posed.width, &posed.options)?;
    let board = |at: u32| match &puzzle {
        AnyPuzzle::Tiles(puzzle, _) => puzzle::scramble(puzzle, seed.wrapping_add(at.into())),
        AnyPuzzle::Blocks(puzzle, _) => puzzle.scramble(seed.wrapping_add(at.into())),
    };
    let boards: Vec<String> = (0..count).map(|at| board(at).to_string()).collect();
    let text = boards.join("\n");
    Ok(Answer::new(Ending::Done, &Scrambled { seed, boards }, text))
}
