//! `count`: how many shortest solutions there are.

use clap::Args;
use serde::Serialize;
use taisou::{plain, puzzle::Step, search::Status, survey::ShortestCount};

use crate::{
    answer::Answer,
    drive::Worker,
    ending::Ending,
    fault::Fault,
    job::Job,
    line_loop::each_board,
    lines::BoardsArgs,
    notation,
    posing::{Posed, PuzzleArgs},
    search_args::{OutputArgs, SearchArgs},
    sentences,
};

/// Arguments of `count`.
#[derive(Args, Debug)]
pub struct CountArgs {
    /// List at most this many of them
    #[arg(long, value_name = "COUNT", default_value_t = 1, value_parser = clap::value_parser!(u16).range(0..=1000))]
    list: u16,
    #[command(flatten)]
    boards: BoardsArgs,
    #[command(flatten)]
    puzzle: PuzzleArgs,
    #[command(flatten)]
    search: SearchArgs,
    #[command(flatten)]
    output: OutputArgs,
}

/// A count as an object: that of JavaScript, and the solutions as text.
#[derive(Serialize)]
struct Counted {
    #[serde(flatten)]
    result: plain::CountResult,
    notations: Vec<String>,
}

pub fn run(args: &CountArgs) -> Result<Ending, Fault> {
    let job = Job { search: &args.search, output: &args.output, bare: false, certificates: None };
    each_board((&args.boards, &args.puzzle), &job, |posed, worker| answer(args, posed, worker))
}

fn answer(args: &CountArgs, posed: &Posed, worker: &mut Worker) -> Result<Answer, Fault> {
    let options = worker.options(posed);
    let mut work = ShortestCount::new(&posed.board, posed.width, &options, args.list.into())?;
    let status = worker.finish(&mut work);
    let found = work.count();
    let written = found.solutions.iter().map(|moves| {
        let steps: Vec<Step> = moves.iter().map(|made| made.step).collect();
        notation::write(posed, &steps)
    });
    let notations = written.collect::<Result<Vec<_>, _>>()?;
    let (ending, text) = match (status, found.length) {
        (Status::Solved, Some(length)) => {
            let count = sentences::many(found.count, "shortest solution", "shortest solutions");
            let mut lines = vec![format!("{count} of {}", sentences::moves(length, posed.metric))];
            lines.extend(notations.iter().filter(|moves| !moves.is_empty()).cloned());
            (Ending::Done, lines.join("\n"))
        }
        (Status::Unsolvable, _) => (Ending::Unsolvable, "no solution".to_owned()),
        (status, _) => (Ending::Stopped, sentences::stopped(status.limit()).to_owned()),
    };
    let result = plain::CountResult::new(found, |count| count.to_string());
    Ok(Answer::new(ending, &Counted { result, notations }, text))
}
