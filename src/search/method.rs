//! The interface of every search method: limits, counters, status and solution.

use super::SharedSearch;
use crate::{
    heuristic::LeasableTables,
    states::{Exhausted, PathStep},
    util::OutOfMemory,
};

/// Limits of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Maximum number of nodes to generate, approximately.
    pub nodes: u64,
    /// Maximum number of bytes to hold.
    pub bytes: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self { nodes: u64::MAX, bytes: 1 << 30 }
    }
}

/// The status of a search, an enumeration, a count or a generator.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Status {
    /// The budget of this slice ran out; advance again to continue.
    #[default]
    Paused,
    /// A solution was found, or another result is complete.
    Solved,
    /// Proven: no goal can be reached.
    Unsolvable,
    /// A limit ended it before the result was complete.
    Stopped(Limit),
}

impl Status {
    /// The limit that ended it early, if any.
    #[must_use]
    pub fn limit(self) -> Option<Limit> {
        match self {
            Self::Stopped(limit) => Some(limit),
            Self::Paused | Self::Solved | Self::Unsolvable => None,
        }
    }

    /// Returns `true` if the result is complete, including a proof that there is no solution.
    #[must_use]
    pub fn is_complete(self) -> bool {
        matches!(self, Self::Solved | Self::Unsolvable)
    }
}

/// The limit that ended a search early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// [`Limits::nodes`].
    Nodes,
    /// [`Limits::bytes`], or the machine ran out of memory.
    Bytes,
    /// No limit: the method has tried all it can and found nothing. A solution may still exist.
    NothingLeft,
}

/// Counters of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Stats {
    /// Positions generated or, by methods that keep them, kept.
    pub nodes: u64,
    /// The best proven lower bound on the length, in moves of the metric.
    pub bound: u32,
    /// Current depth of the search, in moves.
    pub depth: u32,
    /// Bytes held.
    pub bytes: u64,
    /// Preparation done, of how much; both 0 while searching.
    pub building: (u64, u64),
}

/// The cells that a stage of a solution fills.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StageKind {
    /// A row of the board.
    Row,
    /// A column of the board.
    Column,
    /// Everything left.
    Rest,
}

/// A part of a solution that a person can follow as one unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Stage {
    /// The cells that it fills.
    pub kind: StageKind,
    /// Number of the row or column, from 1; 0 for the rest.
    pub number: usize,
    /// Index of its first step.
    pub first: usize,
}

/// A search method at work on one space, driven in slices.
pub trait Method: Send {
    /// Continues until about `budget` more nodes are generated or the search ends. After any status but
    /// [`Status::Paused`] the search is over, and later calls return the same.
    fn advance(&mut self, budget: u64) -> Status;

    /// Continues a search that ended by its node limit, without such a limit. Returns `false` if it did not end so, or
    /// cannot continue.
    fn go_on(&mut self) -> bool {
        false
    }

    /// Sets a proven lower bound on the length, before the search begins.
    fn know(&mut self, bound: u32) {
        let _ = bound;
    }

    /// The pattern databases being built, some of which helpers can build.
    fn building(&mut self) -> Option<&mut dyn LeasableTables> {
        None
    }

    /// The search's interface to helpers, if it has work to share now.
    fn sharing(&mut self) -> Option<&mut dyn SharedSearch> {
        None
    }

    /// The counters; cheap.
    fn stats(&self) -> Stats;

    /// The lower bound of the start, before searching; 0 without a heuristic.
    fn start_bound(&self) -> u32 {
        0
    }

    /// The steps of the best solution, in order.
    fn solution(&self) -> Option<&[PathStep]>;

    /// The stages of that solution, in order, for methods that work in stages: the first begins with the first step,
    /// and none is empty.
    fn stages(&self) -> &[Stage] {
        &[]
    }

    /// The proof, if the status is [`Status::Unsolvable`].
    fn exhausted(&self) -> Option<&Exhausted> {
        None
    }
}

/// Calls `work`, which returns its cost, until `budget` is spent or the task ends. A task that `is_spent` has used up its nodes.
pub(crate) fn run_slice<T>(
    task: &mut T,
    budget: u64,
    status: impl Fn(&mut T) -> &mut Status,
    is_spent: impl Fn(&T) -> bool,
    work: impl Fn(&mut T, u64) -> Result<u64, OutOfMemory>,
) -> Status {
    let mut spent = 0;
    while *status(task) == Status::Paused && spent < budget {
        if is_spent(task) {
            *status(task) = Status::Stopped(Limit::Nodes);
            break;
        }
        match work(task, budget - spent) {
            Ok(cost) => spent += cost,
            Err(OutOfMemory { .. }) => *status(task) = Status::Stopped(Limit::Bytes),
        }
    }
    *status(task)
}

/// The length of a solution in moves of the metric.
pub(crate) fn length(steps: &[PathStep]) -> u32 {
    steps.last().map_or(0, |step| step.turn + 1)
}
