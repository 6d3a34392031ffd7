//! Results as plain objects: the types of `src/web/types.d.ts`, which JavaScript and the JSON of the command share.

#![allow(clippy::must_use_candidate, reason = "these are only made to be serialized")]

#[cfg(feature = "serde")]
mod values;

use serde::Serialize;

use crate::{
    board::{Board, Cell as BoardCell, Direction, Symbol},
    generate::{GeneratedPuzzle, KlotskiMaterial, RushPuzzle},
    heuristic,
    puzzle::{self, BlockPuzzle, Refutation, Solvability, Step, TilePuzzle},
    search::{self, Limit, StageKind, Status},
    solver::{self, Argument, AutoReason, MethodFit, Outcome},
    states::Side,
    survey::{Composed, Count, Distribution},
};

#[derive(Serialize)]
pub struct AlgorithmInfo {
    pub name: &'static str,
    pub optimal: bool,
}

#[derive(Serialize)]
pub struct MetricMethods {
    metric: &'static str,
    usual: bool,
    takes: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    methods: Option<Vec<MethodInfo>>,
}

#[derive(Serialize)]
struct MethodInfo {
    algorithm: &'static str,
    takes: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<&'static str>,
    #[serde(rename = "use", skip_serializing_if = "Option::is_none")]
    instead: Option<&'static str>,
}

impl From<solver::MetricMethods> for MetricMethods {
    fn from(solver::MetricMethods { metric, usual, methods }: solver::MetricMethods) -> Self {
        let info = |MethodFit { algorithm, refused }: MethodFit| MethodInfo {
            algorithm: algorithm.name(),
            takes: refused.is_none(),
            why: refused.map(|refused| refused.why.name()),
            instead: refused.map(|refused| refused.instead.name()),
        };
        Self {
            metric: metric.name(),
            usual,
            takes: methods.is_ok(),
            why: methods.as_ref().err().map(|expected| expected.name()),
            methods: methods.ok().map(|methods| methods.into_iter().map(info).collect()),
        }
    }
}

#[derive(Serialize)]
pub struct Move {
    symbol: String,
    from: usize,
    to: usize,
    turn: u32,
}

impl From<solver::Move> for Move {
    fn from(found: solver::Move) -> Self {
        Self { symbol: found.symbol, from: found.step.from, to: found.step.to, turn: found.turn }
    }
}

/// Writes the symbol of the piece that a step moves, and plays the step.
pub trait WriteSymbol: FnMut(Step, &mut String) {}

impl<F: FnMut(Step, &mut String)> WriteSymbol for F {}

/// The symbols of tiles.
pub fn tile_symbols(mut board: Board) -> impl WriteSymbol {
    move |step, text| {
        text.push_str(board.mark(step.from));
        step.play(&mut board);
    }
}

/// The symbols of blocks, beginning at the start.
pub fn block_symbols(puzzle: &BlockPuzzle) -> impl WriteSymbol {
    let mut position = puzzle.position().clone();
    move |step, text| {
        text.push_str(puzzle.symbol_of(&position, step.from).map_or("", Symbol::as_str));
        puzzle.play_on(&mut position, step);
    }
}

/// Steps, each a move of its own.
pub fn moves(steps: &[Step], mut write_symbol: impl WriteSymbol) -> Vec<Move> {
    let made = |(turn, step): (u32, &Step)| {
        let mut symbol = String::new();
        write_symbol(*step, &mut symbol);
        Move { symbol, from: step.from, to: step.to, turn }
    };
    (0..).zip(steps).map(made).collect()
}

/// A solution reduced to its first move.
#[derive(Serialize)]
pub struct Hint {
    status: &'static str,
    length: Option<u32>,
    optimal: bool,
    moves: Vec<Move>,
    metric: &'static str,
}

impl From<Solution> for Hint {
    fn from(Solution { status, length, optimal, moves, metric, .. }: Solution) -> Self {
        Self { status, length, optimal, moves, metric }
    }
}

#[derive(Serialize)]
pub struct StepResult {
    pub board: String,
    pub moves: Vec<Move>,
    pub ways: Vec<&'static str>,
}

pub fn directions(ways: &[Direction]) -> Vec<&'static str> {
    ways.iter().map(|direction| direction.name()).collect()
}

/// Moves packed in strings, up to a million: creating their objects here would take ten times as long as in
/// `package/src/plain.ts`.
#[derive(Serialize)]
pub struct ReadMoves {
    /// A line for each move.
    symbols: String,
    /// `from` and `to` of each move as characters with these code points, below 1024.
    cells: String,
    board: String,
}

impl ReadMoves {
    pub fn new(after: &Board, steps: &[Step], mut write_symbol: impl WriteSymbol) -> Self {
        let (mut symbols, mut cells) = (String::new(), String::new());
        let number = |cell: usize| u32::try_from(cell).ok().and_then(char::from_u32).unwrap_or_default();
        for step in steps {
            write_symbol(*step, &mut symbols);
            symbols.push('\n');
            cells.extend([step.from, step.to].map(number));
        }
        Self { symbols, cells, board: after.to_string() }
    }
}

#[derive(Serialize)]
pub struct Cell {
    kind: &'static str,
    symbol: String,
    ways: Vec<&'static str>,
}

#[derive(Serialize)]
pub struct ParsedBoard {
    board: String,
    width: usize,
    height: usize,
    cells: Vec<Cell>,
    blocks: Vec<Vec<usize>>,
}

impl ParsedBoard {
    fn new(board: &Board, blocks: Vec<Vec<usize>>, ways: &dyn Fn(usize) -> Vec<Direction>) -> Self {
        let cell = |(at, cell): (usize, &BoardCell)| Cell {
            kind: match cell {
                BoardCell::Tile(_) => "tile",
                BoardCell::Blank => "blank",
                BoardCell::Wall => "wall",
                BoardCell::Any => "any",
            },
            symbol: board.mark(at).to_owned(),
            ways: directions(&ways(at)),
        };
        Self {
            board: board.to_string(),
            width: board.size().width(),
            height: board.size().height(),
            cells: board.cells().iter().enumerate().map(cell).collect(),
            blocks,
        }
    }
}

/// The start and its goals. `serde(flatten)` of the start would add more code.
#[derive(Serialize)]
pub struct Parsed {
    board: String,
    width: usize,
    height: usize,
    cells: Vec<Cell>,
    blocks: Vec<Vec<usize>>,
    goals: Vec<ParsedBoard>,
    solved: bool,
    /// The options that change the meaning of the boards; the caller fills them in.
    pub same: Vec<Vec<String>>,
    pub axis: Option<&'static str>,
    pub gates: Option<Vec<usize>>,
}

impl Parsed {
    fn new(
        (start, goals, solved): (&Board, &[Board], bool),
        blocks: &dyn Fn(&Board) -> Vec<Vec<usize>>,
        ways: &dyn Fn(usize) -> Vec<Direction>,
    ) -> Self {
        let goals = goals.iter().map(|goal| ParsedBoard::new(goal, blocks(goal), &|_| Vec::new())).collect();
        let ParsedBoard { board, width, height, cells, blocks } =
            ParsedBoard::new(start, blocks(start), ways);
        let (same, axis, gates) = (Vec::new(), None, None);
        Self { board, width, height, cells, blocks, goals, solved, same, axis, gates }
    }
}

impl From<&TilePuzzle> for Parsed {
    fn from(puzzle: &TilePuzzle) -> Self {
        let (start, goals) = (puzzle.start(), puzzle.goals());
        Self::new((start, goals, puzzle.is_solved()), &|_| Vec::new(), &|cell| {
            puzzle::directions(start, cell)
        })
    }
}

impl From<&BlockPuzzle> for Parsed {
    fn from(puzzle: &BlockPuzzle) -> Self {
        let whole = (puzzle.start(), puzzle.goals(), puzzle.is_solved());
        Self::new(whole, &|board| puzzle.pieces_of(board, true), &|cell| {
            puzzle.directions(puzzle.position(), cell)
        })
    }
}

#[derive(Serialize)]
struct Stage {
    name: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    number: Option<usize>,
    first: usize,
}

impl From<search::Stage> for Stage {
    fn from(search::Stage { kind, number, first }: search::Stage) -> Self {
        let (name, number) = match kind {
            StageKind::Row => ("row", Some(number)),
            StageKind::Column => ("column", Some(number)),
            StageKind::Rest => ("rest", None),
        };
        Self { name, number, first }
    }
}

#[derive(Serialize)]
#[serde(untagged)]
enum Reason {
    Exhausted {
        argument: &'static str,
        positions: u64,
        side: &'static str,
        closest: Option<Closest>,
    },
    Graph {
        argument: &'static str,
        cells: Vec<usize>,
        goal: usize,
    },
    #[serde(rename_all = "camelCase")]
    Parity {
        argument: &'static str,
        cycles: Vec<Vec<usize>>,
        blank_colour: Colours,
        swap: (usize, usize),
        goal: usize,
    },
    Limit {
        limit: &'static str,
    },
}

#[derive(Serialize)]
struct Colours {
    start: usize,
    goal: usize,
}

#[derive(Serialize)]
struct Closest {
    board: String,
    wrong: u32,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Solution {
    status: &'static str,
    moves: Vec<Move>,
    notation: String,
    length: Option<u32>,
    optimal: bool,
    start_bound: u32,
    bound: Option<u32>,
    boards: Vec<String>,
    algorithm: &'static str,
    why: Option<&'static str>,
    metric: &'static str,
    nodes: u64,
    stages: Vec<Stage>,
    reason: Option<Reason>,
}

impl From<solver::Solution> for Solution {
    fn from(solution: solver::Solution) -> Self {
        let (status, reason) = match solution.outcome {
            Outcome::Solved => ("solved", None),
            Outcome::Unsolvable(argument) => ("unsolvable", Some(argument.into())),
            Outcome::Stopped(limit) => ("stopped", Some(limit.into())),
        };
        Self {
            status,
            moves: solution.moves.into_iter().map(Move::from).collect(),
            notation: solution.notation,
            length: solution.length,
            optimal: solution.optimal,
            start_bound: solution.start_bound,
            bound: solution.bound,
            boards: solution.boards,
            algorithm: solution.algorithm.name(),
            why: solution.why.map(AutoReason::name),
            metric: solution.metric.name(),
            nodes: solution.nodes,
            stages: solution.stages.into_iter().map(Stage::from).collect(),
            reason,
        }
    }
}

impl From<Argument> for Reason {
    fn from(argument: Argument) -> Self {
        match argument {
            Argument::Exhausted { positions, side, closest } => Self::Exhausted {
                argument: "exhausted",
                positions,
                side: match side {
                    Side::Start => "start",
                    Side::Goal => "goal",
                },
                closest: closest.map(|(board, wrong)| Closest { board, wrong }),
            },
            Argument::Refuted(refutation) => refutation.into(),
        }
    }
}

impl From<Refutation> for Reason {
    fn from(refutation: Refutation) -> Self {
        match refutation {
            Refutation::Graph { cells, goal } => Self::Graph { argument: "graph", cells, goal },
            Refutation::Parity { cycles, blank_colours, swap, goal } => {
                let blank_colour = Colours { start: blank_colours.0, goal: blank_colours.1 };
                Self::Parity { argument: "parity", cycles, blank_colour, swap, goal }
            }
        }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Verdict {
    solvable: Option<bool>,
    reason: Option<Reason>,
    look_alikes: Vec<LookAlike>,
}

#[derive(Serialize)]
struct LookAlike {
    symbol: String,
    from: usize,
    to: usize,
}

impl Verdict {
    /// The verdict if only a search can tell.
    pub const UNKNOWN: Self = Self { solvable: None, reason: None, look_alikes: Vec::new() };
}

impl From<&TilePuzzle> for Verdict {
    fn from(puzzle: &TilePuzzle) -> Self {
        let (solvable, reason) = match puzzle::solvability(puzzle) {
            Solvability::Solvable => (Some(true), None),
            Solvability::Unsolvable(refutation) => (Some(false), Some(refutation.into())),
            Solvability::Unknown => (None, None),
        };
        let look_alike = |(from, to)| LookAlike { symbol: puzzle.start().mark(from).to_owned(), from, to };
        let pairs = if solvable == Some(true) { puzzle::identical_tiles(puzzle) } else { Vec::new() };
        Self { solvable, reason, look_alikes: pairs.into_iter().map(look_alike).collect() }
    }
}

impl From<Option<Limit>> for Reason {
    fn from(limit: Option<Limit>) -> Self {
        Self::Limit { limit: limit.map_or("budget", limit_name) }
    }
}

fn limit_name(limit: Limit) -> &'static str {
    match limit {
        Limit::Nodes => "maxNodes",
        Limit::Bytes => "maxBytes",
        Limit::NothingLeft => "nothingLeft",
    }
}

/// The limit that ended a task early; `budget` if it is only paused.
fn limit(status: Status) -> Option<&'static str> {
    match status {
        Status::Paused => Some("budget"),
        Status::Solved | Status::Unsolvable => None,
        Status::Stopped(limit) => Some(limit_name(limit)),
    }
}

/// The status of a result: `complete`, or `stopped`.
fn status_in_answer(status: Status, complete: &'static str) -> &'static str {
    if status.is_complete() { complete } else { "stopped" }
}

/// The status of a search.
pub fn status(status: Status) -> &'static str {
    match status {
        Status::Paused => "paused",
        Status::Solved => "solved",
        Status::Unsolvable => "unsolvable",
        Status::Stopped(_) => "stopped",
    }
}

/// The status of a task that is done rather than solved.
pub fn done(status: Status) -> &'static str {
    match status {
        Status::Paused => "paused",
        Status::Stopped(_) => "stopped",
        Status::Solved | Status::Unsolvable => "done",
    }
}

#[derive(Serialize)]
pub struct SurveyResult {
    status: &'static str,
    metric: &'static str,
    counts: Vec<u64>,
    positions: u64,
    max: usize,
    mean: f64,
    farthest: Vec<String>,
    samples: Vec<String>,
    limit: Option<&'static str>,
}

impl From<Distribution> for SurveyResult {
    fn from(found: Distribution) -> Self {
        Self {
            status: status_in_answer(found.status, "done"),
            metric: found.metric.name(),
            positions: found.positions(),
            max: found.max(),
            mean: found.mean(),
            counts: found.counts,
            farthest: found.farthest,
            samples: found.samples,
            limit: limit(found.status),
        }
    }
}

#[derive(Serialize)]
pub struct CountResult {
    status: &'static str,
    metric: &'static str,
    length: Option<u32>,
    /// In decimal digits, since it may exceed the exact range of a JavaScript number.
    count: Option<String>,
    unique: bool,
    widths: Vec<usize>,
    parts: Option<usize>,
    solutions: Vec<Vec<Move>>,
    limit: Option<&'static str>,
}

impl CountResult {
    /// A result whose count `digits` formats.
    pub fn new(found: Count, digits: impl FnOnce(u128) -> String) -> Self {
        Self {
            status: status_in_answer(found.status, status(found.status)),
            metric: found.metric.name(),
            length: found.length,
            count: found.length.map(|_| digits(found.count)),
            unique: found.count == 1,
            parts: found.parts(),
            widths: found.widths,
            solutions: found
                .solutions
                .into_iter()
                .map(|moves| moves.into_iter().map(Move::from).collect())
                .collect(),
            limit: limit(found.status),
        }
    }
}

#[derive(Serialize)]
pub struct StateGraphResult {
    status: &'static str,
    positions: u64,
    text: String,
    limit: Option<&'static str>,
}

impl StateGraphResult {
    pub fn new(status: Status, positions: u64, text: String) -> Self {
        Self { status: status_in_answer(status, "done"), positions, text, limit: limit(status) }
    }
}

#[derive(Serialize)]
pub struct ComposeResult {
    status: &'static str,
    goal: String,
    metric: &'static str,
    boards: Vec<ComposedBoard>,
    limit: Option<&'static str>,
}

#[derive(Serialize)]
struct ComposedBoard {
    board: String,
    length: Option<u32>,
}

impl From<Composed> for ComposeResult {
    fn from(found: Composed) -> Self {
        let board = |(board, length)| ComposedBoard { board, length };
        Self {
            status: status_in_answer(found.status, "done"),
            goal: found.goal,
            metric: found.metric.name(),
            boards: found.boards.into_iter().map(board).collect(),
            limit: limit(found.status),
        }
    }
}

#[derive(Serialize)]
pub struct GenerateResult<'a> {
    status: &'static str,
    tried: u64,
    boards: &'a [GeneratedPuzzle],
    limit: Option<&'static str>,
}

impl<'a> GenerateResult<'a> {
    pub fn new(status: Status, tried: u64, boards: &'a [GeneratedPuzzle]) -> Self {
        let limit = if status == Status::Stopped(Limit::Nodes) { Some("maxLayouts") } else { limit(status) };
        Self { status: status_in_answer(status, "done"), tried, boards, limit }
    }
}

#[derive(Serialize)]
pub struct RushResult<'a> {
    status: &'static str,
    puzzles: &'a [RushPuzzle],
    limit: Option<&'static str>,
}

impl<'a> RushResult<'a> {
    pub fn new(status: Status, puzzles: &'a [RushPuzzle]) -> Self {
        Self { status: status_in_answer(status, "done"), puzzles, limit: limit(status) }
    }
}

#[derive(Serialize)]
pub struct KlotskiResult<'a> {
    status: &'static str,
    layouts: u64,
    solvable: u64,
    deepest: u32,
    materials: &'a [KlotskiMaterial],
    limit: Option<&'static str>,
}

impl<'a> KlotskiResult<'a> {
    pub fn new(status: Status, materials: &'a [KlotskiMaterial]) -> Self {
        let sum = |of: fn(&KlotskiMaterial) -> u64| materials.iter().map(of).sum();
        Self {
            status: status_in_answer(status, "done"),
            layouts: sum(|material| material.layouts),
            solvable: sum(|material| material.solvable),
            deepest: materials.iter().map(|material| material.deepest).max().unwrap_or(0),
            materials,
            limit: limit(status),
        }
    }
}

#[derive(Serialize)]
pub struct KeptTable {
    name: String,
    bytes: u64,
}

impl From<heuristic::KeptTable> for KeptTable {
    fn from(heuristic::KeptTable { name, bytes }: heuristic::KeptTable) -> Self {
        Self { name, bytes }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct WantedTable {
    name: String,
    abstract_states: u64,
}

impl From<heuristic::WantedTable> for WantedTable {
    fn from(heuristic::WantedTable { name, abstract_states }: heuristic::WantedTable) -> Self {
        Self { name, abstract_states }
    }
}

#[derive(Serialize)]
pub struct Stats {
    pub phase: &'static str,
    pub done: u64,
    pub total: u64,
    pub nodes: u64,
    pub bound: u32,
    pub depth: u32,
    pub bytes: u64,
    pub best: Option<u32>,
}
