//! Certificates: claims and moves that a stranger can check. docs/certificates.md.

use std::{
    collections::{HashMap, HashSet},
    hash::Hash,
    iter,
};

use serde::{Deserialize, Deserializer, Serialize};

use crate::{
    board::{Board, Cell, Size, Symbol},
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

    /// Returns what is not as the form has it beside the puzzle, which [`Puzzle::read`] checks, and the moves.
    #[must_use]
    pub fn fault(&self) -> Option<String> {
        let Self { form, by, puzzle, claim, length, moves, proof } = self;
        let is_shortest = *claim == Claim::Shortest;
        let other = if is_shortest { ProofKind::Search } else { ProofKind::Parity };
        if *form != FORM {
            return Some(format!("its form is {form}, this reads {FORM}"));
        }
        let fault = if by.chars().any(char::is_control) {
            "its writer has control characters"
        } else if length.is_some() != is_shortest || moves.is_some() != is_shortest {
            "length and moves belong to `shortest` alone"
        } else if proof.kind != ProofKind::Space && (proof.kind != other || !puzzle.suits(proof.kind)) {
            "the kind of its proof does not fit"
        } else {
            return None;
        };
        Some(fault.to_owned())
    }
}

/// The marks of cells that are no pieces.
const MARKS: [&str; 3] = ["*", "#", "?"];

fn is_symbol(text: &str) -> bool {
    !MARKS.contains(&text)
}

/// The most characters of a symbol.
const MAX_SYMBOL: usize = 32;

fn is_cell(text: &str) -> bool {
    (1..=MAX_SYMBOL).contains(&text.chars().count()) && !text.chars().any(char::is_control)
}

fn are_different<T: Eq + Hash>(mut items: impl Iterator<Item = T>) -> bool {
    let mut found = HashSet::new();
    items.all(|item| found.insert(item))
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
        let cells: Vec<&str> = self.start.iter().flatten().map(|symbol| self.group_of(symbol)).collect();
        let is_open = self.goals.iter().flatten().flatten().any(|symbol| symbol == "?");
        let is_plain = !is_open && !cells.contains(&"#") && self.has_different_tiles();
        let is_row = self.start.len() == 1 || self.start[0].len() == 1;
        match length {
            None if is_plain && !is_row => ProofKind::Parity,
            Some(13..) if is_plain && cells.len() >= LARGE => ProofKind::Search,
            _ => ProofKind::Space,
        }
    }

    /// The pieces and blanks of a board by group.
    fn loose<'a>(&'a self, board: &'a CellRows) -> impl Iterator<Item = &'a str> {
        board.iter().flatten().map(|symbol| self.group_of(symbol)).filter(|symbol| *symbol != "#")
    }

    /// True for tiles with at most one blank and no two symbols that a goal may exchange.
    fn has_different_tiles(&self) -> bool {
        self.pieces.is_none() && are_different(self.loose(&self.start))
    }

    /// True if an argument is one for puzzles of this kind.
    fn suits(&self, kind: ProofKind) -> bool {
        let own: HashSet<&str> = self.loose(&self.start).collect();
        let is_whole = |goal| self.loose(goal).collect::<HashSet<_>>() == own;
        match kind {
            ProofKind::Space => true,
            ProofKind::Parity => self.has_different_tiles(),
            ProofKind::Search => self.has_different_tiles() && self.goals.iter().all(is_whole),
        }
    }

    /// A fault in the symbols and lists; `None` if they are as the form has them.
    fn fault(&self) -> Option<&'static str> {
        let mut cells = iter::once(&self.start).chain(&self.goals).flatten().flatten();
        let groups = || self.same.iter().flatten().flatten();
        let pieces = || self.pieces.iter().flatten();
        let mut listed = groups().chain(pieces());
        if !cells.all(|symbol| is_cell(symbol)) || !listed.all(|symbol| is_cell(symbol) && is_symbol(symbol))
        {
            return Some("a symbol is empty, longer than 32 characters, a mark, or has control characters");
        }
        let is_plain =
            are_different(groups()) && are_different(pieces()) && are_different(self.gates.iter().flatten());
        (!is_plain).then_some("a symbol or a gate is listed twice")
    }

    /// The first symbol of the group of a symbol, or the symbol itself.
    fn group_of<'a>(&'a self, symbol: &'a String) -> &'a str {
        self.same.iter().flatten().find(|group| group.contains(symbol)).map_or(symbol, |group| &group[0])
    }

    /// The board, its width, the options and the metric for the solver. Symbols become numbers from 1, so that no text can be read
    /// in two ways.
    ///
    /// # Errors
    ///
    /// Says in English what is not as the form has it.
    pub fn read(&self) -> Result<(String, usize, BoardOptions, Metric), String> {
        let bad = |what: &str| Err(what.to_owned());
        if let Some(fault) = self.fault() {
            return bad(fault);
        }
        let (height, width) = (self.start.len(), self.start.first().map_or(0, Vec::len));
        let is_board = |rows: &CellRows| rows.len() == height && rows.iter().all(|row| row.len() == width);
        if width == 0 || !is_board(&self.start) || !self.goals.iter().all(is_board) || self.goals.is_empty() {
            return bad("its boards are not rows of one length");
        }
        if height * width > Size::MAX_CELLS || self.start.concat().iter().any(|symbol| symbol == "?") {
            return bad("its start is too large, or has an open cell");
        }
        let mut numbers: HashMap<&str, String> = HashMap::new();
        for symbol in self
            .start
            .iter()
            .chain(self.goals.iter().flatten())
            .flatten()
            .chain(self.same.iter().flatten().flatten())
        {
            let next = (numbers.len() + 1).to_string();
            numbers.entry(symbol).or_insert(next);
        }
        let number = |symbol: &String| match symbol.as_str() {
            mark if MARKS.contains(&mark) => mark.to_owned(),
            symbol => numbers.get(symbol).cloned().unwrap_or_default(),
        };
        let text = |rows: &CellRows| {
            let row = |row: &Vec<String>| row.iter().map(number).collect::<Vec<_>>().join(" ");
            rows.iter().map(row).collect::<Vec<_>>().join("/")
        };
        let cells = self.start.concat();
        let is_own = |symbol: &String| cells.contains(symbol) && is_symbol(symbol);
        if !self.pieces.iter().flatten().all(is_own) || self.pieces.as_ref().is_some_and(Vec::is_empty) {
            return bad("its pieces are not symbols of its start");
        }
        if self.long == Some(false) || self.gates.iter().flatten().any(|gate| *gate >= cells.len()) {
            return bad("its `long` is not true, or a gate is no cell");
        }
        if self.pieces.is_none() && (self.long.is_some() || self.gates.is_some()) {
            return bad("`long` and `gates` are for pieces");
        }
        let is_gate = |cell: usize| self.gates.iter().flatten().any(|gate| *gate == cell);
        let gates = (0..height).map(|row| {
            let mark = |column| if is_gate(row * width + column) { "x" } else { "." };
            (0..width).map(mark).collect::<Vec<_>>().join(" ")
        });
        let mut options = BoardOptions::new()
            .goals(self.goals.iter().map(text))
            .blank("*")
            .same(self.same.iter().flatten().map(|group| group.iter().map(number).collect()).collect())
            .axis(self.long.is_some());
        if let Some(pieces) = &self.pieces {
            options = options.blocks(Blocks::Listed(pieces.iter().map(number).collect()));
        }
        options.gates = self.gates.is_some().then(|| gates.collect::<Vec<_>>().join("/"));
        let metric: Metric =
            self.metric.parse().map_err(|()| format!("there is no metric `{}`", self.metric))?;
        let suits = match metric {
            Metric::Step => true,
            Metric::Line => self.pieces.is_none(),
            Metric::Slide | Metric::Move => self.pieces.is_some(),
        };
        if !suits {
            return bad("its metric is for another kind of puzzle");
        }
        Ok((text(&self.start), width, options, metric))
    }
}
