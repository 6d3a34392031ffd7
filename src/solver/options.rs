//! Options of a search.

use crate::{
    heuristic::Tables,
    puzzle::{BoardOptions, Metric},
    search::Limits,
    util::setters,
};

/// Options of [`solve()`](super::solve()) and [`Search::new`](super::Search::new).
///
/// # Example
///
/// ```
/// use taisou::{Algorithm, Options, puzzle::Metric, solve};
///
/// let options = Options::new().goal("231*").metric(Metric::Line).boards(false);
/// let solution = solve("123*", 4, Algorithm::Auto, &options)?;
/// assert!(solution.length.is_none());
/// # Ok::<(), taisou::Error>(())
/// ```
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Options {
    /// Goals, blank and groups of symbols.
    pub board: BoardOptions,
    /// The metric.
    pub metric: Metric,
    /// Limits of nodes and memory.
    pub limits: Limits,
    /// Finished tables to use and to extend; the caller's clone keeps them for later searches.
    pub tables: Tables,
    /// Write the board after every step. Default: true if steps x cells is at most 1,000,000.
    pub boards: Option<bool>,
}

impl Options {
    /// Options with the default goal, single steps and no limit of nodes.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a goal to those of [`board`](Self#structfield.board).
    #[must_use]
    pub fn goal(mut self, goal: impl Into<String>) -> Self {
        self.board = self.board.goal(goal);
        self
    }

    setters! {
        /// Sets goals, blank and groups of symbols.
        board: BoardOptions => board;
        /// Sets the metric.
        metric: Metric => metric;
        /// Sets the limits.
        limits: Limits => limits;
        /// Sets the tables to use and to extend.
        tables: Tables => tables;
        /// Sets whether to write the board after every step.
        boards: bool => Some(boards);
    }
}
