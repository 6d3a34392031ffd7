//! `generate`: layouts of pieces to order.

use std::{ops::RangeInclusive, time::Duration};

use clap::{
    Args,
    builder::{PossibleValuesParser, TypedValueParser},
};
use taisou::{
    generate::{GeneratedPuzzle, Generator, LayoutKind, Wish},
    heuristic::Tables,
    puzzle::Metric,
    search::{Limit, Sliced, Status},
};

use crate::{
    answer::{json, say},
    console,
    drive::Worker,
    ending::Ending,
    fault::Fault,
    helping::WorkQueue,
    posing::{GoalTexts, Posing},
    progress::Progress,
    search_args::{self, SearchArgs},
    sentences::{self, grouped},
};

/// Arguments of `generate`.
#[derive(Args, Debug)]
pub struct GenerateArgs {
    /// Kind of puzzle
    #[arg(value_name = "KIND", value_parser = kinds())]
    kind: LayoutKind,
    #[command(flatten)]
    wish: WishArgs,
    /// Stop after this many seconds
    #[arg(long, value_name = "SECONDS", value_parser = search_args::seconds)]
    seconds: Option<Duration>,
    /// One line of JSON for each puzzle
    #[arg(long)]
    json: bool,
    /// One line for each that the other verbs read
    #[arg(long, conflicts_with = "json")]
    lines: bool,
}

/// Properties of the puzzles.
#[derive(Args, Debug)]
struct WishArgs {
    /// Moves of a shortest solution: 30, 20..30, 30.. or ..10
    #[arg(short, long, value_name = "RANGE", default_value = "1..", value_parser = range)]
    moves: RangeInclusive<u32>,
    /// Number of pieces, the target among them
    #[arg(long, value_name = "RANGE", default_value = "2..", value_parser = range)]
    pieces: RangeInclusive<u32>,
    /// Only boards with one shortest solution
    #[arg(long)]
    unique: bool,
    /// Allow pieces of Rush Hour without which the solution is as long
    #[arg(long)]
    needless: bool,
    /// A board of blanks, and walls for Rush Hour, up to 7x7 cells, for Klotski 5x5 [default: 6x6, for Klotski 4x5]
    #[arg(long, value_name = "BOARD", allow_hyphen_values = true)]
    frame: Option<String>,
    /// Blanks of a Klotski puzzle [default: 2]
    #[arg(long, value_name = "COUNT")]
    blanks: Option<u32>,
    /// How many boards
    #[arg(short = 'n', long, value_name = "COUNT", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1000))]
    count: u16,
    /// The same boards for the same number
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    seed: u64,
    /// Stop after this many layouts for one board of Rush Hour [default: 100000]
    #[arg(long, value_name = "COUNT")]
    max_layouts: Option<u64>,
    /// Memory limit: 500M, 2G [default: 1G]
    #[arg(long, value_name = "BYTES", value_parser = search_args::bytes)]
    max_bytes: Option<u64>,
}

/// The parser of kinds of puzzles.
pub fn kinds() -> impl TypedValueParser<Value = LayoutKind> {
    PossibleValuesParser::new(LayoutKind::ALL.map(LayoutKind::name))
        .try_map(|name| name.parse::<LayoutKind>().map_err(|()| "no kind"))
}

/// A number, or a range with both ends included, of which either may be left out.
pub fn range(text: &str) -> Result<RangeInclusive<u32>, String> {
    let number = |text: &str, default: u32| match text {
        "" => Some(default),
        digits => digits.parse().ok(),
    };
    let ends = match text.split_once("..") {
        Some((least, most)) => number(least, 1).zip(number(most.trim_start_matches('='), u32::MAX)),
        None => text.parse().ok().map(|only| (only, only)),
    };
    ends.map(|(least, most)| least..=most)
        .ok_or_else(|| "expected a number such as 30, or a range such as 20..30, 30.. or ..10".to_owned())
}

impl WishArgs {
    fn wish(&self) -> Wish {
        let mut wish = Wish::new();
        (wish.moves, wish.pieces, wish.unique) = (self.moves.clone(), self.pieces.clone(), self.unique);
        (wish.needless, wish.frame, wish.blanks) = (self.needless, self.frame.clone(), self.blanks);
        (wish.count, wish.seed, wish.layouts) = (self.count.into(), self.seed, self.max_layouts);
        wish.bytes = self.max_bytes.unwrap_or(wish.bytes);
        wish
    }
}

pub fn run(args: &GenerateArgs) -> Result<Ending, Fault> {
    args.kind.check(LayoutKind::Rush, "max-layouts", args.wish.max_layouts.is_some())?;
    let wish = args.wish.wish();
    let mut found = 0;
    let mut print = |puzzles: Vec<GeneratedPuzzle>| {
        found += puzzles.len();
        for puzzle in puzzles {
            say(&line(args, puzzle));
        }
    };
    let mut generator = Generator::new(args.kind, wish)?;
    let status = drive(&mut generator, args.seconds, |generator| print(generator.take()));
    if status == Status::Solved {
        return Ok(Ending::Done);
    }
    let number = if found == 0 { "none".to_owned() } else { format!("only {found} of {}", args.wish.count) };
    let layouts = sentences::many(generator.layouts().into(), "layout", "layouts");
    let is_cut = matches!(status, Status::Paused | Status::Stopped(Limit::Bytes));
    let why = if is_cut { format!(": {}", sentences::stopped(status.limit())) } else { String::new() };
    console::note(format!("{number} found among {layouts}{why}"));
    Ok(if is_cut { Ending::Stopped } else { Ending::Refused })
}

/// Drives a task to its end, or as long as it may take. Calls `look` after every slice.
pub fn drive<W: Sliced>(work: &mut W, seconds: Option<Duration>, mut look: impl FnMut(&mut W)) -> Status {
    let search = SearchArgs { seconds, ..SearchArgs::default() };
    let (queue, progress) = (WorkQueue::new(1), Progress::new(Some(1)));
    let worker = Worker::new(Tables::default(), None, &search, &queue, &progress);
    let status = worker.finish_each(work, |work| {
        progress.aside(|| look(work));
        true
    });
    progress.end();
    status
}

fn line(args: &GenerateArgs, puzzle: GeneratedPuzzle) -> String {
    let is_rush = args.kind == LayoutKind::Rush;
    let metric = if is_rush { Metric::Slide } else { Metric::Move };
    if args.json {
        return json(&puzzle);
    }
    if args.lines {
        return json(&Posing {
            board: puzzle.board,
            width: Some(puzzle.width),
            goal: Some(GoalTexts::One(puzzle.goal)),
            blocks: Some("all".to_owned()),
            axis: is_rush.then(|| "long".to_owned()),
            metric: Some(metric.name().to_owned()),
            ..Posing::default()
        });
    }
    let moves = sentences::moves_by(puzzle.moves, metric);
    format!("{}  {moves}, {} positions", puzzle.board, grouped(puzzle.component.into()))
}
