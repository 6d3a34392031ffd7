//! `survey`: counts the positions at each distance from a goal, and writes the state graph.

use std::{
    io::Write,
    path::{Path, PathBuf},
};

use clap::Args;
use serde::Serialize;
use taisou::{
    internals::plain,
    search::Limit,
    survey::{GraphForm, StateGraph, Survey, SurveyOptions},
};

use crate::{
    answer::Answer,
    drive::Worker,
    ending::Ending,
    escaping::board_line,
    fault::Fault,
    job::{Job, SearchVerbArgs},
    line_loop::each_board,
    output_file::OutputFile,
    posing::Posed,
    search_args::SearchArgs,
    sentences::{self, grouped},
};

#[derive(Args, Debug)]
pub struct SurveyArgs {
    /// Also print the distance of this board
    #[arg(long, value_name = "BOARD", allow_hyphen_values = true)]
    distance: Vec<String>,
    /// Seed for the sample of boards
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    seed: u64,
    /// Write the state graph of the only board to FILE, which ends in .dot, .gv, .graphml or .csv
    #[arg(long, value_name = "FILE", value_parser = graph_file)]
    graph: Option<PathBuf>,
    #[command(flatten)]
    common: SearchVerbArgs,
}

/// The object of JavaScript, with the requested distances.
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
    /// `None` for a board that is not in this space.
    distance: Option<u32>,
}

pub fn run(args: &SurveyArgs) -> Result<Ending, Fault> {
    let job = Job { graph: args.graph.clone(), ..args.common.job() };
    each_board(&args.common.boards, &args.common.puzzle, &job, |posed, worker| answer(args, posed, worker))
}

/// The form of a graph, by the ending of its file's name.
fn graph_form(path: &Path) -> Option<GraphForm> {
    match path.extension()?.to_str()? {
        "gv" => Some(GraphForm::Dot),
        ending => ending.parse().ok(),
    }
}

fn graph_file(path: &str) -> Result<PathBuf, String> {
    let path = PathBuf::from(path);
    let expected = "expected a name that ends in .dot, .gv, .graphml or .csv";
    graph_form(&path).map(|_| path).ok_or_else(|| expected.to_owned())
}

/// Writes the state graph as it grows. A limit leaves no file.
fn write_graph(path: &Path, mut graph: StateGraph, worker: &Worker) -> Result<(), Fault> {
    let of_file = |error| Fault::of_file(path, &error);
    let mut file = OutputFile::create(path).map_err(of_file)?;
    let mut written = Ok(());
    let status = worker.finish_each(&mut graph, |graph| {
        written = file.write_all(graph.take_text().as_bytes());
        written.is_ok()
    });
    written.map_err(of_file)?;
    if !status.is_complete() {
        let limits = worker.search.limits();
        let limit = match status.limit() {
            None => "--seconds".to_owned(),
            Some(Limit::Bytes) => format!("--max-bytes {}", limits.bytes),
            Some(_) => format!("--max-nodes {}", limits.nodes),
        };
        let message =
            format!("{}: not written, {} ({limit})", path.display(), sentences::stopped(status.limit()));
        return Err(Fault::new("too-large", message));
    }
    file.finish().map_err(of_file)
}

/// The goal and the options of a survey or a composer.
pub fn options(posed: &Posed, seed: u64, search: &SearchArgs) -> (String, SurveyOptions) {
    let (goal, board, start) = posed.around_goal();
    let limits = search.limits();
    let mut options = SurveyOptions::new().board(board).metric(posed.metric).limits(limits).seed(seed);
    options.start = start;
    (goal, options)
}

fn answer(args: &SurveyArgs, posed: &Posed, worker: &mut Worker) -> Result<Answer, Fault> {
    let (goal, options) = options(posed, args.seed, &args.common.search);
    if let Some(path) = &args.graph
        && let Some(form) = graph_form(path)
    {
        write_graph(path, StateGraph::new(&goal, posed.width, &options, form)?, worker)?;
    }
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
    Ok(Answer::new(ending, Surveyed { survey, distances }, lines.join("\n")))
}
