//! What every method of searching is: limits, counters, how it ended, and a solution step by step.

use super::SharedSearch;
use crate::{
    heuristic::Patterns,
    states::{Exhausted, PathStep},
};

/// How far a search may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Stop when about this many nodes were generated.
    pub nodes: u64,
    /// Never hold more than this many bytes.
    pub bytes: u64,
}

impl Default for Limits {
    /// No limit of nodes, 1 GiB.
    fn default() -> Self {
        Self { nodes: u64::MAX, bytes: 1 << 30 }
    }
}

/// Where a search, a survey, a count or a composition stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Status {
    /// The budget of this slice ran out; advance again to go on.
    #[default]
    Paused,
    /// A solution was found; a survey or a composition is complete.
    Solved,
    /// Proven: no goal can be reached.
    Unsolvable,
    /// A limit ended it before the answer was complete.
    Stopped(Limit),
}

impl Status {
    /// The limit that ended it early, if one did.
    #[must_use]
    pub fn limit(self) -> Option<Limit> {
        match self {
            Self::Stopped(limit) => Some(limit),
            Self::Paused | Self::Solved | Self::Unsolvable => None,
        }
    }

    /// Whether the answer is complete, be it that there is no solution.
    #[must_use]
    pub fn is_complete(self) -> bool {
        matches!(self, Self::Solved | Self::Unsolvable)
    }
}

/// What ended a search early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// [`Limits::nodes`].
    Nodes,
    /// [`Limits::bytes`], or the machine had no more.
    Bytes,
    /// None: the method has tried all that it can, which on this board is no proof.
    NothingLeft,
}

/// What a search has done so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Stats {
    /// States generated; by the methods that keep them, those kept.
    pub nodes: u64,
    /// The best proven lower bound on the length, in moves of the metric.
    pub bound: u32,
    /// How deep the search stands, in moves.
    pub depth: u32,
    /// Bytes held.
    pub bytes: u64,
    /// When preparing: how much of how much is done. Both 0 while searching.
    pub building: (u64, u64),
}

/// What a stage of a solution puts in place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StageKind {
    /// A row of the board.
    Row,
    /// A column of the board.
    Column,
    /// All that is left.
    Rest,
}

/// A part of a solution that a person can follow as one thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Stage {
    /// What it puts in place.
    pub kind: StageKind,
    /// Which row or column of the board, from 1; 0 for the rest.
    pub number: usize,
    /// The index of its first step.
    pub first: usize,
}

/// A method at work on one space, driven in slices.
pub trait Method: Send {
    /// Goes on until about `budget` more nodes were generated, or the search ends. Once it has returned
    /// anything but [`Status::Paused`] it is over, and every later call returns the same.
    fn advance(&mut self, budget: u64) -> Status;

    /// Lets a search go on that ended by its number of nodes, without such a limit; false if it did not end so, or
    /// cannot go on.
    fn go_on(&mut self) -> bool {
        false
    }

    /// Says before it begins that no solution is shorter than this.
    fn know(&mut self, bound: u32) {
        let _ = bound;
    }

    /// Patterns whose tables it is building, of which others can make some.
    fn building(&mut self) -> Option<&mut Patterns> {
        None
    }

    /// What it can share with others, if that is anything now.
    fn sharing(&mut self) -> Option<&mut dyn SharedSearch> {
        None
    }

    /// The counters so far; cheap.
    fn stats(&self) -> Stats;

    /// The lower bound of the start before searching.
    fn start_bound(&self) -> u32;

    /// The best solution so far: the steps in order.
    fn solution(&self) -> Option<&[PathStep]>;

    /// The stages of that solution, in order, for methods that work in stages: the first begins with the first
    /// step, and none is empty.
    fn stages(&self) -> &[Stage] {
        &[]
    }

    /// The proof, when the search ended [`Status::Unsolvable`].
    fn exhausted(&self) -> Option<&Exhausted>;
}

/// The length of a solution in moves of the metric.
pub(crate) fn length(steps: &[PathStep]) -> u32 {
    steps.last().map_or(0, |step| step.turn + 1)
}
