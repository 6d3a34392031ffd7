//! Certificates: claims and moves that a stranger can check. docs/certificates.md.

mod parity;
mod reading;

use std::collections::{HashMap, HashSet};

pub use reading::Reading;
use serde::{Deserialize, Deserializer, Serialize};

use crate::{
    board::{Board, Cell, Symbol},
    puzzle::{AnyPuzzle, Blocks, BoardOptions, Metric, read_gates},
    solver::{Outcome, Solution},
};

/// The version of the form.
pub const FORM: u32 = 2;

/// Cells from which a space of different tiles has more than 100 million positions.
const LARGE: usize = 12;

/// A claim about one puzzle, without the lower bound, which a checker finds itself. Serialized it is a certificate of form 2.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Certificate {
    #[serde(rename = "certificate")]
    form: u32,
    by: String,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The claim.
    pub claim: Claim,
    /// The number of moves; `None` without a solution.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub length: Option<u32>,
    /// The steps, each with the number of its move.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub moves: Option<Vec<(usize, usize, u32)>>,
    proof: Proof,
}

/// The claim of a certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Claim {
    /// No solution is shorter.
    Shortest,
    /// There is no solution.
    Unsolvable,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Proof {
    kind: ProofKind,
}

/// The argument by which a checker finds the lower bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum ProofKind {
    Parity,
    Space,
    Search,
}

/// A board: the symbols of each row.
pub type CellRows = Vec<Vec<String>>;

/// A puzzle with all cells separate, so that nothing depends on how texts are split.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The start.
    pub start: CellRows,
    /// The goals, any of which solves the puzzle.
    pub goals: Vec<CellRows>,
    /// The symbols that are one piece each; `None` for a puzzle of tiles.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub pieces: Option<Vec<String>>,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    same: Option<Vec<Vec<String>>>,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    long: Option<bool>,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    gates: Option<Vec<usize>>,
    /// The name of the metric.
    pub metric: String,
}

/// A field that may be absent, but is not `null`.
fn present<'de, T: Deserialize<'de>, D: Deserializer<'de>>(value: D) -> Result<Option<T>, D::Error> {
    T::deserialize(value).map(Some)
}

impl Certificate {
    /// Makes the certificate of an answer; `None` if the answer is not proven, or every symbol of a board with blocks is on
    /// several tiles, so that the form cannot name a piece.
    ///
    /// # Example
    ///
    /// ```
    /// use taisou::{Algorithm, Options, certificate::Certificate, puzzle::AnyPuzzle, solve};
    ///
    /// let options = Options::default();
    /// let solution = solve("123/4*6/758", 3, Algorithm::Auto, &options)?;
    /// let puzzle = AnyPuzzle::read("123/4*6/758", 3, &options.board)?;
    /// let certificate = Certificate::new(&puzzle, &options.board, &solution).expect("it is proven");
    /// assert_eq!(certificate.length, Some(2));
    /// # Ok::<(), taisou::Error>(())
    /// ```
    #[must_use]
    pub fn new(read: &AnyPuzzle, options: &BoardOptions, solution: &Solution) -> Option<Self> {
        let claim = match solution.outcome {
            Outcome::Solved if solution.optimal => Claim::Shortest,
            Outcome::Unsolvable(_) => Claim::Unsolvable,
            _ => return None,
        };
        let length = solution.length.filter(|_| claim == Claim::Shortest);
        let steps = solution.moves.iter().map(|made| (made.step.from, made.step.to, made.turn));
        let puzzle = Puzzle::new(read, options, solution.metric)?;
        Some(Self {
            form: FORM,
            by: format!("taisou {}", env!("CARGO_PKG_VERSION")),
            proof: Proof { kind: puzzle.proof_kind(length) },
            puzzle,
            claim,
            length,
            moves: length.map(|_| steps.collect()),
        })
    }
}

/// The groups on the cells of a board.
fn names<'a>(board: &'a CellRows, group_of: impl Fn(&'a str) -> &'a str) -> Vec<&'a str> {
    board.iter().flatten().map(|symbol| group_of(symbol)).collect()
}

/// The marks of cells that are no pieces.
const MARKS: [&str; 3] = ["*", "#", "?"];

fn is_symbol(text: &str) -> bool {
    !MARKS.contains(&text)
}

/// A symbol as the form has it: one that looks like a mark is doubled.
fn word(symbol: &str) -> String {
    if is_symbol(symbol) { symbol.to_owned() } else { symbol.repeat(2) }
}

fn rows(board: &Board) -> CellRows {
    let text = |cell: &Cell| match cell {
        Cell::Tile(symbol) => word(symbol.as_str()),
        Cell::Blank => "*".to_owned(),
        Cell::Wall => "#".to_owned(),
        Cell::Any => "?".to_owned(),
    };
    board.cells().chunks(board.size().width()).map(|row| row.iter().map(text).collect()).collect()
}

impl Puzzle {
    fn new(puzzle: &AnyPuzzle, options: &BoardOptions, metric: Metric) -> Option<Self> {
        let BoardOptions { same, blocks, axis, gates, .. } = options;
        let start = rows(puzzle.start());
        let own = |symbol: &String| Symbol::new(symbol).map(|symbol| word(symbol.as_str()));
        let cells = start.concat();
        let mut pieces = None;
        if matches!(puzzle, AnyPuzzle::Blocks(..)) {
            let listed: Vec<String> = match blocks {
                Blocks::Listed(symbols) => symbols.iter().filter_map(own).collect(),
                Blocks::All => cells.clone(),
                Blocks::None => {
                    let is_single =
                        |symbol: &&String| cells.iter().filter(|cell| cell == symbol).count() == 1;
                    cells.iter().filter(is_single).cloned().collect()
                }
            };
            let mut found: Vec<String> = Vec::new();
            for symbol in cells.iter().filter(|symbol| is_symbol(symbol) && listed.contains(symbol)) {
                if !found.contains(symbol) {
                    found.push(symbol.clone());
                }
            }
            if found.is_empty() {
                return None;
            }
            pieces = Some(found);
        }
        let same: Vec<Vec<String>> =
            same.iter().map(|group| group.iter().filter_map(own).collect()).collect();
        let gates = gates.as_ref().and_then(|text| read_gates(text, puzzle.start().size()).ok());
        Some(Self {
            goals: puzzle.goals().iter().map(rows).collect(),
            same: Some(same).filter(|same| !same.is_empty()),
            long: (*axis && pieces.is_some()).then_some(true),
            gates: gates.filter(|_| pieces.is_some()),
            metric: metric.name().to_owned(),
            start,
            pieces,
        })
    }

    /// The cheapest argument that a checker can find again.
    fn proof_kind(&self, length: Option<u32>) -> ProofKind {
        let is_open = self.goals.iter().flatten().flatten().any(|symbol| symbol == "?");
        let is_plain = !is_open && !self.has_walls() && self.has_different_tiles();
        let is_row = self.start.len() == 1 || self.start[0].len() == 1;
        match length {
            None if is_plain && !is_row => ProofKind::Parity,
            Some(13..) if is_plain && self.start.concat().len() >= LARGE => ProofKind::Search,
            _ => ProofKind::Space,
        }
    }

    fn has_walls(&self) -> bool {
        self.start.iter().flatten().any(|symbol| symbol == "#")
    }

    /// True for tiles with one blank and no two symbols that a goal may exchange.
    fn has_different_tiles(&self) -> bool {
        let group_of = self.groups();
        let mut found = HashSet::new();
        let mut loose =
            self.start.iter().flatten().map(|symbol| group_of(symbol)).filter(|name| *name != "#");
        self.pieces.is_none() && loose.all(|name| found.insert(name)) && found.contains("*")
    }

    /// The name of the group of a symbol: its first symbol, or the symbol itself.
    fn groups<'a>(&'a self) -> impl Fn(&'a str) -> &'a str {
        let mut names: HashMap<&str, &str> = HashMap::new();
        for group in self.same.iter().flatten() {
            names.extend(group.iter().map(|symbol| (symbol.as_str(), group[0].as_str())));
        }
        move |symbol| names.get(symbol).copied().unwrap_or(symbol)
    }
}
