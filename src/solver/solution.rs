//! What a search found, and why it ended.

use super::{Algorithm, AutoReason};
use crate::{
    puzzle::{Metric, Refutation, Step},
    search::{Limit, Stage},
    states::Side,
};

/// One step of a solution.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Move {
    /// What is drawn on the tile.
    pub symbol: String,
    /// Where it goes: cells from 0 in reading order.
    pub step: Step,
    /// Which move of the metric it belongs to, from 0.
    pub turn: u32,
}

/// What a search found. See the fields.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Solution {
    /// How it ended.
    pub outcome: Outcome,
    /// Single steps in order; empty without a solution.
    pub moves: Vec<Move>,
    /// The moves as text, as [`write_moves`](crate::puzzle::write_moves) writes them; empty without a solution.
    pub notation: String,
    /// The number of moves in the metric, without a solution `None`.
    pub length: Option<u32>,
    /// True only when no shorter solution exists, proven.
    pub optimal: bool,
    /// The method's lower bound of the start before searching; 0 for methods that use none.
    pub start_bound: u32,
    /// The best lower bound proven when it ended; `None` when unsolvable.
    pub bound: Option<u32>,
    /// The text of the board after each step; empty when not made.
    pub boards: Vec<String>,
    /// The parts of the solution, in order, by methods that work in stages; else none.
    pub stages: Vec<Stage>,
    /// What ran.
    pub algorithm: Algorithm,
    /// Why [`Algorithm::Auto`] chose it; `None` where it did not.
    pub why: Option<AutoReason>,
    /// What `length` counts.
    pub metric: Metric,
    /// States generated and kept.
    pub nodes: u64,
}

/// How a search ended, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The moves reach a goal.
    Solved,
    /// Proven: no goal can be reached.
    Unsolvable(Argument),
    /// A limit was met on the way; `None`: it is only paused.
    Stopped(Option<Limit>),
}

/// Why no goal can be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// Every position that can be reached was looked at.
    Exhausted {
        /// How many there are; tiles that no goal names count as alike.
        positions: u64,
        /// From which end.
        side: Side,
        /// When from the start: the board nearest to a goal, and its number of wrong cells.
        closest: Option<(String, u32)>,
    },
    /// It was decided before searching.
    Refuted(Refutation),
}
