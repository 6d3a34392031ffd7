//! Certificates: checks them with this program's own search, and writes their claims. docs/certificates.md.

use serde::{Deserialize, Serialize};
use taisou::{
    Algorithm,
    certificate::{CellRows, Certificate, Claim, Reading},
    solver::Outcome,
};

use crate::{certificate_moves, drive::Worker, escaping::visible, fault::Fault, posing::Posed, sentences};

/// The last line of a file of several certificates.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CertificateCount {
    pub certificates: u64,
}

/// Reads a certificate. Refuses what only the reader's library would take, such as a list for an object.
pub fn read(line: &str) -> Result<Certificate, String> {
    let none = |error: serde_json::Error| format!("it is no certificate: {error}");
    let certificate: Certificate = serde_json::from_str(line).map_err(none)?;
    let value: serde_json::Value = serde_json::from_str(line).map_err(none)?;
    match serde_json::to_value(&certificate) {
        Ok(written) if written == value => Ok(certificate),
        _ => Err("it is no certificate: a part has another type".to_owned()),
    }
}

/// Plays the moves and solves the puzzle again, within the limits of the worker. Fails with what does not hold.
pub fn check(certificate: &Certificate, worker: &mut Worker) -> Result<(), String> {
    let claim = (certificate.claim, certificate.length);
    let found = match certificate.read()? {
        Reading::Clear(claim, length) => {
            if certificate.moves.as_ref().is_some_and(|moves| !moves.is_empty()) {
                return Err("its moves cannot be made, or do not end at a goal".to_owned());
            }
            (claim, length)
        }
        Reading::Open { board, width, options, metric } => {
            let posed = Posed { board, width, options, metric, moves: None };
            if let Some(moves) = &certificate.moves {
                let played = certificate_moves::play(&certificate.puzzle, &posed, moves)?;
                if claim.1 != Some(played) {
                    return Err(format!("its moves are {played}, it says {}", claim.1.unwrap_or_default()));
                }
            }
            let options = worker.options(&posed);
            let solution = worker
                .solve(&posed, Algorithm::Auto, &options)
                .map_err(|fault: Fault| fault.message().to_owned())?;
            match solution.outcome {
                Outcome::Solved if solution.optimal => (Claim::Shortest, solution.length),
                Outcome::Unsolvable(_) => (Claim::Unsolvable, None),
                _ => return Err("time, nodes or memory ended the search: allow more".to_owned()),
            }
        }
    };
    if found == claim { Ok(()) } else { Err(format!("the answer is {}", claim_text(found))) }
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
