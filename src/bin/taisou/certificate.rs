//! Certificates: checks them with this program's own search, and writes their claims. docs/certificates.md.

use serde::{Deserialize, Serialize};
use taisou::{
    Algorithm,
    certificate::{CellRows, Certificate, Claim},
    puzzle::Step,
    solver::Outcome,
};

use crate::{
    drive::Worker,
    escaping::visible,
    fault::Fault,
    notation,
    posing::{Posed, is_solved},
    sentences,
    turns::turns,
};

/// The last line of a file of several certificates.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CertificateCount {
    pub certificates: u64,
}

pub fn read(line: &str) -> Result<Certificate, String> {
    serde_json::from_str(line).map_err(|error| format!("it is no certificate: {error}"))
}

/// Plays the moves and solves the puzzle again, within the limits of the worker. Fails with what does not hold.
pub fn check(certificate: &Certificate, worker: &mut Worker) -> Result<(), String> {
    if let Some(fault) = certificate.fault() {
        return Err(fault);
    }
    let (board, width, options, metric) = certificate.puzzle.read()?;
    let posed = Posed { board, width, options, metric, moves: None };
    let claim = (certificate.claim, certificate.length);
    if let (Some(length), Some(moves)) = (certificate.length, &certificate.moves) {
        check_moves(&posed, length, moves)?;
    }
    let options = worker.options(&posed);
    let solution = worker.solve(&posed, Algorithm::Auto, &options).map_err(|fault| message(&fault))?;
    let found = match solution.outcome {
        Outcome::Solved if solution.optimal => (Claim::Shortest, solution.length),
        Outcome::Unsolvable(_) => (Claim::Unsolvable, None),
        _ => return Err("time, nodes or memory ended the search: allow more".to_owned()),
    };
    if found == claim { Ok(()) } else { Err(format!("the answer is {}", claim_text(found))) }
}

fn message(fault: &Fault) -> String {
    fault.message().to_owned()
}

/// The claim and its puzzle, for people.
pub fn text(certificate: &Certificate) -> String {
    let puzzle = &certificate.puzzle;
    let goals: Vec<String> = puzzle.goals.iter().map(board_text).collect();
    let mut parts = vec![
        claim_text((certificate.claim, certificate.length)),
        format!("metric {}", puzzle.metric),
        format!("start {}", board_text(&puzzle.start)),
        format!("goal {}", goals.join(" or ")),
    ];
    let rules = serde_json::to_value(puzzle).unwrap_or_default();
    for name in ["pieces", "same", "long", "gates"] {
        parts.extend(rules.get(name).map(|value| format!("{name} {value}")));
    }
    visible(&parts.join(", "))
}

/// A board on one line.
pub fn board_text(rows: &CellRows) -> String {
    rows.iter().map(|row| row.join(" ")).collect::<Vec<_>>().join(" / ")
}

/// The status of an answer with this claim, and its length.
pub fn status(certificate: &Certificate) -> (&'static str, Option<u32>) {
    match certificate.claim {
        Claim::Shortest => ("solved", certificate.length),
        Claim::Unsolvable => ("unsolvable", None),
    }
}

fn claim_text((claim, length): (Claim, Option<u32>)) -> String {
    match (claim, length) {
        (Claim::Shortest, Some(length)) => {
            format!("{}, proven shortest", sentences::many(length.into(), "move", "moves"))
        }
        _ => "no solution".to_owned(),
    }
}

fn check_moves(posed: &Posed, length: u32, moves: &[(usize, usize, u32)]) -> Result<(), String> {
    let steps_of = |moves: &[(usize, usize, u32)]| -> Vec<Step> {
        moves.iter().map(|(from, to, _)| Step { from: *from, to: *to }).collect()
    };
    let text = notation::write(posed, &steps_of(moves)).map_err(|error| error.to_string())?;
    let (board, _) = notation::play(posed, &text).map_err(|error| error.to_string())?;
    if !is_solved(posed, &board).map_err(|fault| message(&fault))? {
        return Err("its moves do not end at a goal".to_owned());
    }
    let mut played = 0;
    for turn in moves.chunk_by(|one, other| one.2 == other.2) {
        if turn[0].2 != played || turns(&steps_of(turn), board.size(), posed.metric) != 1 {
            return Err(format!("turn {played} is not one move"));
        }
        played += 1;
    }
    if played == length { Ok(()) } else { Err(format!("its moves are {played}, it says {length}")) }
}
