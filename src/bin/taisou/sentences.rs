//! Answers as sentences.

use taisou::{
    Solution,
    puzzle::{Metric, Refutation},
    search::Limit,
    solver::{Argument, Outcome},
};

/// Formats a count with its noun.
pub fn many(count: u128, one: &str, several: &str) -> String {
    format!("{} {}", grouped(count), if count == 1 { one } else { several })
}

/// Formats a count with commas between thousands. Positions (lines, rows, cells) have none.
pub fn grouped(number: u128) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Formats a number of moves, with the metric unless it is `step`.
pub fn moves(count: u32, metric: Metric) -> String {
    match metric {
        Metric::Step => many(count.into(), "move", "moves"),
        Metric::Line | Metric::Slide | Metric::Move => moves_by(count, metric),
    }
}

/// Formats a number of moves with the metric.
pub fn moves_by(count: u32, metric: Metric) -> String {
    format!("{} ({})", many(count.into(), "move", "moves"), metric.name())
}

pub fn outcome(solution: &Solution) -> String {
    let length = solution.length.map(|length| moves(length, solution.metric));
    let bound = grouped(solution.bound.unwrap_or(0).into());
    match (&solution.outcome, length) {
        (Outcome::Solved, Some(length)) if solution.optimal => format!("{length}, proven shortest"),
        (Outcome::Solved, Some(length)) => format!("{length}, not proven shortest: at least {bound}"),
        (Outcome::Unsolvable(argument), _) => format!("no solution: {}", why(argument)),
        (Outcome::Stopped(limit), Some(length)) => {
            format!("{}: {length} so far, at least {bound}", stopped(*limit))
        }
        (Outcome::Stopped(limit), None) => format!("{}: at least {bound} moves", stopped(*limit)),
        (Outcome::Solved, None) => "solved".to_owned(),
    }
}

/// Names the limit that stopped a search.
pub fn stopped(limit: Option<Limit>) -> &'static str {
    match limit {
        None => "stopped at the time limit",
        Some(Limit::Nodes) => "stopped at the node limit",
        Some(Limit::Bytes) => "stopped at the memory limit",
        Some(Limit::NothingLeft) => "stopped with nothing left to try",
    }
}

fn why(argument: &Argument) -> String {
    match argument {
        Argument::Exhausted { positions, closest, .. } => {
            let positions = many((*positions).into(), "reachable position", "reachable positions");
            let searched = format!("all {positions} were searched");
            match closest {
                Some((board, wrong)) => {
                    format!(
                        "{searched}; the closest is {board} with {} wrong",
                        many((*wrong).into(), "cell", "cells")
                    )
                }
                None => searched,
            }
        }
        Argument::Refuted(Refutation::Parity { swap, .. }) => {
            let (one, other) = swap;
            format!(
                "by parity; if the tiles on cells {one} and {other} (from 0) changed places, there would be one"
            )
        }
        Argument::Refuted(Refutation::Graph { cells, .. }) => {
            let cells: Vec<String> = cells.iter().map(usize::to_string).collect();
            format!("the pieces that the goal has on cells {} (from 0) cannot get there", cells.join(", "))
        }
    }
}
