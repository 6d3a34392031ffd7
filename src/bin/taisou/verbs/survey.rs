//! `survey`: how many positions lie at each distance from a goal.

use clap::Args;
use serde::Serialize;
use taisou::{
    plain,
    survey::{Survey, SurveyOptions},
};

use crate::{
    answer::Answer,
    drive::Worker,
    ending::Ending,
    escaping::board_line,
    fault::Fault,
    job::Job,
    line_loop::each_board,
    lines::BoardsArgs,
    posing::{Posed, PuzzleArgs},
    search_args::{OutputArgs, SearchArgs},
    sentences::{self, grouped},
};

/// Arguments of `survey`.
#[derive(Args, Debug)]
pub struct SurveyArgs {
    /// Also print how far this board is
    #[arg(long, value_name = "BOARD", allow_hyphen_values = true)]
    distance: Vec<String>,
    /// What the boards that are shown are drawn by
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

/// A survey as an object: that of JavaScript, and the distances that were asked for.
#[derive(Serialize)]
struct Surveyed {
    #[serde(flatten)]
    survey: plain::SurveyResult,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    distances: Vec<Distance>,
}

#[derive(Serialize)]
struct Distance {
    board: String,
    /// `null` for a board that is not of this space.
    distance: Option<u32>,
}

pub fn run(args: &SurveyArgs) -> Result<Ending, Fault> {
    let job = Job { search: &args.search, output: &args.output, bare: false, certificates: None };
    each_board((&args.boards, &args.puzzle), &job, |posed, worker| answer(args, posed, worker))
}

/// What a survey, or composing, is asked besides the goal.
pub fn options(posed: &Posed, seed: u64, search: &SearchArgs) -> (String, SurveyOptions) {
    let (goal, board, start) = posed.around_goal();
    let limits = search.limits();
    let mut options = SurveyOptions::new().board(board).metric(posed.metric).limits(limits).seed(seed);
    options.start = start;
    (goal, options)
}

fn answer(args: &SurveyArgs, posed: &Posed, worker: &mut Worker) -> Result<Answer, Fault> {
    let (goal, options) = options(posed, args.seed, &args.search);
    let mut survey = Survey::new(&goal, posed.width, &options)?;
    worker.finish(&mut survey);
    let found = survey.distribution();
    let mut lines: Vec<String> = Vec::new();
    let width = grouped(found.counts.iter().max().copied().unwrap_or(0).into()).len();
    for (distance, count) in found.counts.iter().enumerate() {
        lines.push(format!("{distance:>4}  {:>width$}", grouped((*count).into())));
    }
    let positions = sentences::many(found.positions().into(), "position", "positions");
    if found.status.is_complete() {
        let max = sentences::many(found.max() as u128, "move", "moves");
        lines.push(format!("{positions}, at most {max}, {:.2} on average", found.mean()));
        let farthest = sentences::many(found.farthest.len() as u128, "board", "boards");
        lines.push(format!("farthest, {farthest}: {}", found.farthest.first().map_or("", String::as_str)));
    } else {
        lines.push(format!("{}, after {positions}", sentences::stopped(found.status.limit())));
    }
    let mut distances = Vec::new();
    for board in &args.distance {
        let distance = survey.distance(board)?;
        let said = distance.map_or("not met".to_owned(), |moves| sentences::moves(moves, posed.metric));
        lines.push(format!("{}: {said}", board_line(board)));
        distances.push(Distance { board: board.clone(), distance });
    }
    let ending = if found.status.is_complete() { Ending::Done } else { Ending::Stopped };
    let survey = plain::SurveyResult::from(found);
    Ok(Answer::new(ending, &Surveyed { survey, distances }, lines.join("\n")))
}
