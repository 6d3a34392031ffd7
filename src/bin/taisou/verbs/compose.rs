//! `compose`: generates boards at a distance from the goal.

use clap::Args;
use taisou::{
    internals::plain,
    survey::{ComposeOptions, Composer},
};

use super::survey;
use crate::{
    answer::Answer,
    drive::Worker,
    ending::Ending,
    fault::Fault,
    job::{Job, SearchVerbArgs},
    line_loop::each_board,
    posing::Posed,
    sentences,
};

#[derive(Args, Debug)]
pub struct ComposeArgs {
    /// Distance from the goal, in moves [default: the largest]
    #[arg(short, long, value_name = "MOVES")]
    depth: Option<usize>,
    /// Only boards with one shortest solution
    #[arg(long)]
    unique: bool,
    /// Number of boards
    #[arg(short = 'n', long, value_name = "COUNT", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1000))]
    count: u16,
    /// Only boards that match this one, with ? for any piece
    #[arg(long, value_name = "BOARD", allow_hyphen_values = true)]
    spell: Option<String>,
    /// Rearrange the symbols of the goal so that it begins with this word
    #[arg(long)]
    word: Option<String>,
    /// Seed: the same number gives the same boards
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    seed: u64,
    #[command(flatten)]
    common: SearchVerbArgs,
}

pub fn run(args: &ComposeArgs) -> Result<Ending, Fault> {
    let job = Job { bare: true, ..args.common.job() };
    each_board(&args.common.boards, &args.common.puzzle, &job, |posed, worker| answer(args, posed, worker))
}

fn answer(args: &ComposeArgs, posed: &Posed, worker: &mut Worker) -> Result<Answer, Fault> {
    let (goal, options) = survey::options(posed, args.seed, &args.common.search);
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
    let mut answer = Answer::new(ending, result, text);
    answer.note = note;
    Ok(answer)
}
