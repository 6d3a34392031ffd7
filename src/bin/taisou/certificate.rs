//! Certificates: what is needed to check a proof again, and checking it. docs/contracts.md#certificates.

use std::fmt::Write;

use serde::{Deserialize, Serialize};
use taisou::{
    Algorithm, Options, Search, Solution,
    board::Board,
    heuristic::Tables,
    puzzle::Step,
    search::{Limits, Stats},
    solver::Outcome,
};

use crate::{
    answer,
    drive::Worker,
    escaping::board_line,
    fault::Fault,
    notation,
    posing::{GoalTexts, Posed, Posing, PuzzleArgs, is_solved},
    sentences::{self, grouped},
    turns::turns,
};

/// Rises whenever older certificates cannot be read any more.
const FORM: u32 = 1;

/// What was found, how, and by whom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Certificate {
    #[serde(rename = "certificate")]
    form: u32,
    /// The version of the crate: another one may generate other nodes.
    taisou: String,
    puzzle: Posing,
    algorithm: String,
    max_nodes: Option<u64>,
    max_bytes: u64,
    tables: UsedTables,
    status: String,
    length: Option<u32>,
    moves: Option<String>,
    thresholds: Vec<Threshold>,
    nodes: u64,
}

/// The tables that the search began with: none, as a table from elsewhere proves nothing. Earlier certificates have names here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct UsedTables {
    /// The version of their form.
    version: u32,
    names: Vec<String>,
}

/// A bound, and the nodes that were spent when it was first seen to be proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Threshold {
    bound: u32,
    nodes: u64,
}

/// How long a slice is: short enough to see every threshold, and to see it within a thousandth of the nodes before it. A rule
/// of this form, for on it depends where thresholds are seen.
fn slice(stats: &Stats) -> u64 {
    match stats.building {
        (_, 1..) => 256,
        _ => (stats.nodes / 1000).max(16),
    }
}

/// Solves a puzzle and records when each bound was proven; `None` where the answer is not proven. Every table of the search is
/// built in it.
pub fn certify(
    posed: &Posed,
    algorithm: Algorithm,
    options: Options,
    worker: &mut Worker,
) -> Result<(Solution, Option<Certificate>), Fault> {
    let options = options.tables(Tables::default());
    let (solution, thresholds) = prove(posed, algorithm, &options, u64::MAX, worker)?;
    worker.keep(&options.tables);
    let status = match solution.outcome {
        Outcome::Solved if solution.optimal => "solved",
        Outcome::Unsolvable(_) => "unsolvable",
        _ => return Ok((solution, None)),
    };
    let Limits { nodes, bytes } = options.limits;
    let certificate = Certificate {
        form: FORM,
        taisou: env!("CARGO_PKG_VERSION").to_owned(),
        puzzle: posed.posing(),
        algorithm: algorithm.name().to_owned(),
        max_nodes: Some(nodes).filter(|nodes| *nodes < u64::MAX),
        max_bytes: bytes,
        tables: UsedTables { version: Tables::VERSION, names: Vec::new() },
        status: status.to_owned(),
        length: solution.length,
        moves: solution.length.map(|_| notation::write(posed, &steps(&solution))).transpose()?,
        thresholds,
        nodes: solution.nodes,
    };
    Ok((solution, Some(certificate)))
}

pub fn steps(solution: &Solution) -> Vec<Step> {
    solution.moves.iter().map(|made| made.step).collect()
}

/// Searches to the end, as long as the worker may and until the nodes are more than `most`, and records when bounds rose.
fn prove(
    posed: &Posed,
    algorithm: Algorithm,
    options: &Options,
    most: u64,
    worker: &Worker,
) -> Result<(Solution, Vec<Threshold>), Fault> {
    let mut search = Search::new(&posed.board, posed.width, algorithm, options)?;
    let mut thresholds: Vec<Threshold> = Vec::new();
    worker.finish_in(
        &mut search,
        |stats, _| slice(stats),
        |_, stats| {
            if stats.building.1 == 0 && thresholds.last().is_none_or(|last| last.bound < stats.bound) {
                thresholds.push(Threshold { bound: stats.bound, nodes: stats.nodes });
            }
            stats.nodes <= most
        },
    );
    Ok((search.solution(), thresholds))
}

impl Certificate {
    pub fn line(&self) -> String {
        answer::json(self)
    }

    pub fn read(line: &str) -> Result<Self, String> {
        serde_json::from_str(line).map_err(|error| format!("it is no certificate: {error}"))
    }

    pub fn board(&self) -> &str {
        &self.puzzle.board
    }

    /// Plays its moves and searches again, within the limits of the worker; says what holds, or what does not.
    pub fn check(&self, worker: &Worker) -> Result<Claim, String> {
        self.check_versions()?;
        let said = |fault: Fault| fault.message().to_owned();
        let posed = PuzzleArgs::default().pose_object(self.puzzle.clone()).map_err(said)?;
        if posed.posing() != self.puzzle {
            return Err("its puzzle is not written as a certificate has it".to_owned());
        }
        self.check_moves(&posed)?;
        self.check_limits(worker.search.limits())?;
        let algorithm =
            self.algorithm.parse().map_err(|()| format!("there is no method `{}`", self.algorithm))?;
        let limits = Limits { nodes: self.max_nodes.unwrap_or(u64::MAX), bytes: self.max_bytes };
        let options = worker.options(&posed).limits(limits).tables(Tables::default());
        let (solution, thresholds) = prove(&posed, algorithm, &options, self.nodes, worker).map_err(said)?;
        if solution.nodes > self.nodes {
            return Err(format!("the search takes more nodes than it says, {}", grouped(self.nodes.into())));
        }
        if solution.outcome == Outcome::Stopped(None) {
            return Err("there was not enough time to check it".to_owned());
        }
        self.compare(&posed, &solution, &thresholds)?;
        Claim::new(&posed, self.status.clone(), self.length).map_err(said)
    }

    /// The limits are those of the checking run: a certificate cannot raise them.
    fn check_limits(&self, own: Limits) -> Result<(), String> {
        let over = |what, needed: u64, allowed: u64, option| {
            let (needed, allowed) = (grouped(needed.into()), grouped(allowed.into()));
            Err(format!("it needs {needed} {what}, and {allowed} are allowed: allow more by {option}"))
        };
        if self.max_bytes > own.bytes {
            return over("bytes", self.max_bytes, own.bytes, "--max-bytes");
        }
        if self.nodes > own.nodes {
            return over("nodes", self.nodes, own.nodes, "--max-nodes");
        }
        Ok(())
    }

    fn check_versions(&self) -> Result<(), String> {
        let own = env!("CARGO_PKG_VERSION");
        if self.form != FORM {
            return Err(format!("its form is {}, this reads {FORM}", self.form));
        }
        if self.taisou != own {
            return Err(format!(
                "taisou {} made it, and this is {own}, which may search otherwise",
                self.taisou
            ));
        }
        if self.tables.version != Tables::VERSION {
            let own = Tables::VERSION;
            return Err(format!(
                "its tables are of version {}, those of this are of {own}",
                self.tables.version
            ));
        }
        if !self.tables.names.is_empty() {
            return Err("its search began with tables from elsewhere, which prove nothing".to_owned());
        }
        Ok(())
    }

    /// Moves are played by the rules alone.
    fn check_moves(&self, posed: &Posed) -> Result<(), String> {
        let (length, text) = match (self.status.as_str(), self.length, &self.moves) {
            ("solved", Some(length), Some(text)) => (length, text),
            ("unsolvable", None, None) => return Ok(()),
            _ => return Err(format!("`{}` does not go with its length and moves", self.status)),
        };
        let (board, steps) = notation::play(posed, text).map_err(|error| error.to_string())?;
        if !is_solved(posed, &board).map_err(|fault| fault.message().to_owned())? {
            return Err(format!("its moves lead to {board}, which is no goal"));
        }
        let played = turns(&steps, board.size(), posed.metric);
        if played != length as usize {
            return Err(format!("its moves are {played}, it says {length}"));
        }
        Ok(())
    }

    fn compare(&self, posed: &Posed, solution: &Solution, thresholds: &[Threshold]) -> Result<(), String> {
        let status = match solution.outcome {
            Outcome::Solved if solution.optimal => "solved",
            Outcome::Unsolvable(_) => "unsolvable",
            _ => "stopped",
        };
        if (status, solution.length) != (&self.status, self.length) {
            let length =
                |length: Option<u32>| length.map_or_else(String::new, |length| format!(" in {length}"));
            let (found, said) = (length(solution.length), length(self.length));
            return Err(format!("the search ends {status}{found}, it says {}{said}", self.status));
        }
        for at in 0..thresholds.len().max(self.thresholds.len()) {
            let (found, said) = (thresholds.get(at), self.thresholds.get(at));
            if found != said {
                let text = |threshold: Option<&Threshold>| match threshold {
                    Some(Threshold { bound, nodes }) => {
                        format!("{bound} after {} nodes", grouped((*nodes).into()))
                    }
                    None => "nothing".to_owned(),
                };
                return Err(format!(
                    "threshold {}: the search proves {}, it says {}",
                    at + 1,
                    text(found),
                    text(said)
                ));
            }
        }
        if solution.nodes != self.nodes {
            let (found, said) = (grouped(solution.nodes.into()), grouped(self.nodes.into()));
            return Err(format!("the search takes {found} nodes, it says {said}"));
        }
        let moves = solution.length.map(|_| notation::write(posed, &steps(solution))).transpose();
        if moves.map_err(|error| error.to_string())? != self.moves {
            return Err("the search finds other moves".to_owned());
        }
        Ok(())
    }
}

/// What a certificate proves.
#[derive(Clone, Debug, Serialize)]
pub struct Claim {
    status: String,
    length: Option<u32>,
    /// Board and options, with every goal.
    puzzle: Posing,
    #[serde(skip)]
    text: String,
}

impl Claim {
    fn new(posed: &Posed, status: String, length: Option<u32>) -> Result<Self, Fault> {
        let puzzle = posed.puzzle()?;
        let goals: Vec<String> = puzzle.goals().iter().map(Board::to_string).collect();
        let answer = match length {
            Some(length) => format!("{}, proven shortest", sentences::moves_by(length, posed.metric)),
            None => "no solution".to_owned(),
        };
        let mut text = format!("{} to {}", puzzle.start(), goals.join(" or "));
        let puzzle = Posing { goal: Some(GoalTexts::Several(goals)), ..posed.posing() };
        for (name, value) in puzzle.options() {
            write!(text, ", {name} {}", board_line(&value)).expect("strings take all");
        }
        write!(text, ": {answer}").expect("strings take all");
        Ok(Self { status, length, puzzle, text })
    }

    /// For people, on one line.
    pub fn text(&self) -> &str {
        &self.text
    }
}
