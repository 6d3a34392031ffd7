//! Puzzles from options, lines of JSON, the collection and certificates.

use clap::Args;
use serde::{Deserialize, Serialize};
use taisou::{
    Error,
    board::{Board, clusters_of},
    puzzle::{AnyPuzzle, Blocks, BoardOptions, Metric, read_start},
};

use crate::fault::Fault;

/// How boards are read.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "Puzzle")]
pub struct PuzzleArgs {
    /// Cells in a row [default: as the rows show; for a single row, a square if its cells make one]
    #[arg(short, long, value_name = "CELLS", value_parser = clap::value_parser!(u16).range(1..=1024))]
    width: Option<u16>,
    /// A goal; any of several counts [default: the symbols in order, blanks last]
    #[arg(short, long, value_name = "BOARD", allow_hyphen_values = true)]
    pub goal: Vec<String>,
    /// The one symbol that is a blank [default: * or _, and 0 among numbers]
    #[arg(long, value_name = "SYMBOL", allow_hyphen_values = true)]
    blank: Option<String>,
    /// Symbols that goals do not tell apart
    #[arg(long, value_name = "SYMBOLS", allow_hyphen_values = true)]
    same: Vec<String>,
    /// Symbols whose cells form one piece each, or "all"
    #[arg(long, value_name = "SYMBOLS", allow_hyphen_values = true)]
    blocks: Option<String>,
    /// Pieces longer than wide move only along their length
    #[arg(long, value_name = "AXIS", value_parser = ["long"])]
    axis: Option<String>,
    /// A board whose cells x only pieces that the goal names may enter
    #[arg(long, value_name = "BOARD", allow_hyphen_values = true)]
    gates: Option<String>,
    /// The metric, which says what counts as one move [default: step; for the collection, that of the puzzle]
    #[arg(short, long, value_parser = Metric::ALL.map(Metric::name))]
    metric: Option<String>,
}

/// A puzzle as a JSON object. Options replace absent fields.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Posing {
    pub board: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub width: Option<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goal: Option<GoalTexts>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blank: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub same: Option<Vec<String>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blocks: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub axis: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gates: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub metric: Option<String>,
    /// Moves for `check`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum GoalTexts {
    One(String),
    Several(Vec<String>),
}

impl From<GoalTexts> for Vec<String> {
    fn from(goals: GoalTexts) -> Self {
        match goals {
            GoalTexts::One(goal) => vec![goal],
            GoalTexts::Several(goals) => goals,
        }
    }
}

/// A puzzle with everything that a search needs.
#[derive(Clone, Debug)]
pub struct Posed {
    pub board: String,
    pub width: usize,
    pub options: BoardOptions,
    pub metric: Metric,
    pub moves: Option<String>,
}

impl PuzzleArgs {
    /// The puzzle of a line: the text of a board, or an object.
    pub fn pose(&self, line: &str) -> Result<Posed, Fault> {
        // A board may begin with a brace, but not with a brace and a quote.
        if line.trim_start().starts_with("{\"") {
            let posing =
                serde_json::from_str(line).map_err(|error| Fault::new("bad-line", unreadable(&error)))?;
            return self.pose_object(posing);
        }
        self.pose_object(Posing { board: line.to_owned(), ..Posing::default() })
    }

    pub fn pose_object(&self, posing: Posing) -> Result<Posed, Fault> {
        let metric = match posing.metric.as_ref().filter(|_| self.metric.is_none()).or(self.metric.as_ref()) {
            Some(name) => metric(name)?,
            None => Metric::Step,
        };
        let axis = posing.axis.or_else(|| self.axis.clone());
        if axis.as_ref().is_some_and(|axis| axis != "long") {
            return Err(Fault::new("bad-line", "`axis`: expected \"long\""));
        }
        let mut options = BoardOptions::new()
            .goals(posing.goal.map_or_else(|| self.goal.clone(), Vec::from))
            .same(posing.same.as_ref().unwrap_or(&self.same).iter().map(|group| clusters_of(group)).collect())
            .blocks(match posing.blocks.as_ref().or(self.blocks.as_ref()).map(String::as_str) {
                None => Blocks::None,
                Some("all") => Blocks::All,
                Some(symbols) => Blocks::Listed(clusters_of(symbols)),
            })
            .axis(axis.is_some());
        options.blank = posing.blank.or_else(|| self.blank.clone());
        options.gates = posing.gates.or_else(|| self.gates.clone());
        let width = match posing.width.or(self.width.map(usize::from)) {
            Some(width) => width,
            None => natural_width(&posing.board, &options)?,
        };
        Ok(Posed { board: posing.board, width, options, metric, moves: posing.moves })
    }
}

/// The message of a JSON error without its line number, since an object is one line.
fn unreadable(error: &serde_json::Error) -> String {
    error.to_string().replace(" at line 1 column ", ", at column ")
}

fn metric(name: &str) -> Result<Metric, Fault> {
    name.parse().map_err(|()| {
        let names = Metric::ALL.map(Metric::name).join(", ");
        Fault::new("bad-line", format!("`metric`: expected one of {names}, found `{name}`"))
    })
}

/// The side of the square for a single row whose cells make one, as most boards are written; otherwise 0, for as the rows show.
fn natural_width(board: &str, options: &BoardOptions) -> Result<usize, Error> {
    let shape = read_start(board, 0, options)?.size();
    let side = shape.width().isqrt();
    let is_square = shape.height() == 1 && side > 1 && side * side == shape.width();
    Ok(if is_square { side } else { 0 })
}

impl Posed {
    pub fn start(&self) -> Result<Board, Error> {
        read_start(&self.board, self.width, &self.options)
    }

    pub fn puzzle(&self) -> Result<AnyPuzzle, Error> {
        AnyPuzzle::read_for(&self.board, self.width, &self.options, self.metric)
    }

    /// The same puzzle with another start.
    pub fn at(&self, board: &Board) -> Self {
        Self { board: board.to_string(), width: board.size().width(), ..self.clone() }
    }

    /// The goal at the centre of a state space; options with the other goals; a board with the pieces, if goals leave them open.
    pub fn around_goal(&self) -> (String, BoardOptions, Option<String>) {
        let mut options = self.options.clone();
        if options.goals.is_empty() {
            return (self.board.clone(), options, None);
        }
        let goal = options.goals.remove(0);
        let open = !options.goals.is_empty() || goal.contains('?') || self.options.has_blocks();
        (goal, options, open.then(|| self.board.clone()))
    }
}

/// Returns `true` if a board satisfies a goal of the puzzle.
pub fn is_solved(posed: &Posed, board: &Board) -> Result<bool, Fault> {
    Ok(match posed.at(board).puzzle()? {
        AnyPuzzle::Tiles(puzzle, _) => puzzle.is_solved(),
        AnyPuzzle::Blocks(puzzle, _) => puzzle.is_solved(),
    })
}
