//! `scramble`: shuffles the pieces into a solvable order.

use std::hash::{BuildHasher, RandomState};

use clap::Args;
use serde::Serialize;
use taisou::puzzle::{self, AnyPuzzle};

use crate::{
    answer::Answer,
    ending::Ending,
    fault::Fault,
    job::{BoardVerbArgs, Job},
    line_loop::each_board,
    posing::Posed,
};

#[derive(Args, Debug)]
pub struct ScrambleArgs {
    /// Seed: the same number gives the same boards [default: random]
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// Number of boards
    #[arg(short = 'n', long, value_name = "COUNT", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    count: u32,
    #[command(flatten)]
    common: BoardVerbArgs,
}

#[derive(Serialize)]
struct Scrambled {
    seed: u64,
    boards: Vec<String>,
}

pub fn run(args: &ScrambleArgs) -> Result<Ending, Fault> {
    // 53 bits, so that the seed is also a number in JavaScript.
    let seed = args.seed.unwrap_or_else(|| RandomState::new().hash_one(()) >> 11);
    let job = Job { bare: true, ..args.common.job() };
    each_board(&args.common.boards, &args.common.puzzle, &job, |posed, _| answer(args.count, seed, posed))
}

fn answer(count: u32, seed: u64, posed: &Posed) -> Result<Answer, Fault> {
    let puzzle = AnyPuzzle::read(&posed.board, posed.width, &posed.options)?;
    let board = |at: u32| match &puzzle {
        AnyPuzzle::Tiles(puzzle, _) => puzzle::scramble(puzzle, seed.wrapping_add(at.into())),
        AnyPuzzle::Blocks(puzzle, _) => puzzle.scramble(seed.wrapping_add(at.into())),
    };
    let boards: Vec<String> = (0..count).map(|at| board(at).to_string()).collect();
    let text = boards.join("\n");
    Ok(Answer::new(Ending::Done, Scrambled { seed, boards }, text))
}
