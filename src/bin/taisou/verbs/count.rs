//! `count`: counts the shortest solutions.

use clap::Args;
use serde::Serialize;
use taisou::{internals::plain, puzzle::Step, search::Status, survey::ShortestCount};

use crate::{
    answer::Answer, drive::Worker, ending::Ending, fault::Fault, job::SearchVerbArgs, line_loop::each_board,
    notation, posing::Posed, sentences,
};

#[derive(Args, Debug)]
pub struct CountArgs {
    /// List at most this many of them
    #[arg(long, value_name = "COUNT", default_value_t = 1, value_parser = clap::value_parser!(u16).range(0..=1000))]
    list: u16,
    #[command(flatten)]
    common: SearchVerbArgs,
}

/// The object of JavaScript, with the solutions as text.
#[derive(Serialize)]
struct Counted {
    #[serde(flatten)]
    result: plain::CountResult,
    notations: Vec<String>,
}

pub fn run(args: &CountArgs) -> Result<Ending, Fault> {
    each_board(&args.common.boards, &args.common.puzzle, &args.common.job(), |posed, worker| {
        answer(args, posed, worker)
    })
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
    Ok(Answer::new(ending, Counted { result, notations }, text))
}
