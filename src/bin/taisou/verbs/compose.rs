//! `compose`: boards made to order.

use clap::Args;
use taisou::{
    plain,
    survey::{ComposeOptions, Composer},
};

use super::survey;
use crate::{
    answer::Answer,
    drive::Worker,
    ending::Ending,
    fault::Fault,
    job::Job,
    line_loop::each_board,
    lines::BoardsArgs,
    posing::{Posed, PuzzleArgs},
    search_args::{OutputArgs, SearchArgs},
    sentences,
};

/// Arguments of `compose`.
#[derive(Args, Debug)]
pub struct ComposeArgs {
    /// Distance from the goal, in moves [default: the largest that there is]
    #[arg(short, long, value_name = "MOVES")]
    depth: Option<usize>,
    /// Only boards with one shortest solution
    #[arg(long)]
    unique: bool,
    /// How many boards
    #[arg(short = 'n', long, value_name = "COUNT", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1000))]
    count: u16,
    /// What the board shall spell, with ? for any piece
    #[arg(long, value_name = "BOARD", allow_hyphen_values = true)]
    spell: Option<String>,
    /// Take the goal as a bag of symbols, and begin it with this word
    #[arg(long)]
    word: Option<String>,
    /// The same boards for the same number
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    seed: u64,
    #[command(flatten)]
    boards: BoardsArgs,
    #[command(flatten)]
    puzzle: PuzzleArgs,
    #[command(flatten)]
    search: SearchArgs,
    #[command(flatten)]
    output: OutputArgs,
}

pub fn run(args: &ComposeArgs) -> Result<Ending, Fault> {
    let job = Job { search: &args.search, output: &args.output, bare: true, certificates: None };
    each_board((&args.boards, &args.puzzle), &job, |posed, worker| answer(args, posed, worker))
}

fn answer(args: &ComposeArgs, posed: &Posed, worker: &mut Worker) -> Result<Answer, Fault> {
    let (goal, options) = survey::options(posed, args.seed, &args.search);
    let mut wanted = ComposeOptions::new().unique(args.unique).count(args.count.into());
    (wanted.depth, wanted.spell, wanted.word) = (args.depth, args.spell.clone(), args.word.clone());
    let mut work = Composer::new(&goal, posed.width, &options, wanted)?;
    worker.finish(&mut work);
    let composed = work.composed();
    let boards: Vec<&str> = composed.boards.iter().map(|(board, _)| board.as_str()).collect();
    let text = boards.join("\n");
    let (ending, note) = match (composed.status.is_complete(), boards.is_empty()) {
        (false, _) => (Ending::Stopped, Some(sentences::stopped(composed.status.limit()))),
        (true, true) => (Ending::Refused, Some("there is no such board")),
        (true, false) => (Ending::Done, None),
    };
    let result = plain::ComposeResult::from(composed);
    Ok(Answer { note, ..Answer::new(ending, &result, text) })
}
