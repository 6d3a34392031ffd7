//! The result of a search.

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
    /// The symbol of the tile.
    pub symbol: String,
    /// The cells that it leaves and enters, from 0 in reading order.
    pub step: Step,
    /// Move index: the number, from 0, of the move of the metric to which the step belongs.
    pub turn: u32,
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Solution {
    /// How the search ended.
    pub outcome: Outcome,
    /// The single steps in order; empty without a solution.
    pub moves: Vec<Move>,
    /// The moves in the notation of [`write_moves`](crate::puzzle::write_moves); empty without a solution.
    pub notation: String,
    /// The number of moves in the metric; `None` without a solution.
    pub length: Option<u32>,
    /// True if the solution is proven shortest.
    pub optimal: bool,
    /// The heuristic value of the start; 0 for methods without a heuristic.
    pub start_bound: u32,
    /// The best proven lower bound; `None` if unsolvable.
    pub bound: Option<u32>,
    /// The text of the board after each step; empty if not requested.
    pub boards: Vec<String>,
    /// The stages of the solution, in order, for methods that work in stages.
    pub stages: Vec<Stage>,
    /// The method that found it.
    pub algorithm: Algorithm,
    /// Why [`Algorithm::Auto`] chose the method; `None` if the caller did.
    pub why: Option<AutoReason>,
    /// The metric of `length`.
    pub metric: Metric,
    /// Number of states generated.
    pub nodes: u64,
}

/// How a search ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The moves reach a goal.
    Solved,
    /// No goal can be reached; proven.
    Unsolvable(Argument),
    /// A limit ended it; `None` if it is only paused.
    Stopped(Option<Limit>),
}

/// Why no goal can be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// Every reachable position was expanded.
    Exhausted {
        /// Number of positions; tiles that no goal names are identical.
        positions: u64,
        /// The end from which they were reached.
        side: Side,
        /// From the start only: the board with the fewest wrong cells, and their number.
        closest: Option<(String, u32)>,
    },
    /// Decided without a search.
    Refuted(Refutation),
}
