//! The catalogue of methods, and the one way to run them: [`solve()`] at once, [`Search`] in slices.

mod algorithm;
mod helper;
mod methods;
mod plan;
mod search;
mod solution;

pub use algorithm::Algorithm;
pub use helper::Helper;
pub use methods::{MethodFit, MetricMethods, Refused, methods};
pub use plan::AutoReason;
pub use search::Search;
pub(crate) use search::play;
pub use solution::{Argument, Move, Outcome, Solution};

use crate::{
    Error,
    heuristic::Tables,
    puzzle::{BoardOptions, Metric},
    search::{Limits, Status},
};

/// What [`solve()`] and [`Search::new`] take besides the board. Each method sets the field of its name and returns the
/// rest unchanged.
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
    /// What counts as one move.
    pub metric: Metric,
    /// How far to go.
    pub limits: Limits,
    /// Finished tables to use and to add to; the caller's clone keeps them for later searches.
    pub tables: Tables,
    /// Whether to write the board after every step; left out: when steps x cells is at most a million.
    pub boards: Option<bool>,
}

impl Options {
    /// The default: the usual goal, single steps, no limit of nodes.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds one goal to those of [`board`](Self#structfield.board).
    #[must_use]
    pub fn goal(mut self, goal: impl Into<String>) -> Self {
        self.board = self.board.goal(goal);
        self
    }

    /// Sets goals, blank and groups of symbols.
    #[must_use]
    pub fn board(mut self, board: BoardOptions) -> Self {
        self.board = board;
        self
    }

    /// Sets what counts as one move.
    #[must_use]
    pub fn metric(mut self, metric: Metric) -> Self {
        self.metric = metric;
        self
    }

    /// Sets how far to go.
    #[must_use]
    pub fn limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// Sets the tables to use and to add to.
    #[must_use]
    pub fn tables(mut self, tables: Tables) -> Self {
        self.tables = tables;
        self
    }

    /// Sets whether to write the board after every step.
    #[must_use]
    pub fn boards(mut self, boards: bool) -> Self {
        self.boards = Some(boards);
        self
    }
}

/// Solves a puzzle at once. Ends by itself or at a limit of `options`.
///
/// `board` is a text as [`Board::read`](crate::board::Board::read) takes it; `width` 0 means: as its rows say.
/// What cannot be solved is an answer, [`Outcome::Unsolvable`] with the reason; whether an answer is shortest
/// says [`Solution::optimal`], never the method alone.
///
/// # Errors
///
/// When a text is no board, start and goal can never match, the method does not take the board, or it is known
/// beforehand not to fit the limits.
///
/// # Cost
///
/// That of the method. [`Algorithm::Auto`] over Korf's 15-puzzles of 41 to 66 moves takes 10 ms at the median with
/// its tables to build, 6 ms with them built ([`Options::tables`]).
///
/// # Example
///
/// ```
/// use taisou::{Algorithm, Options, solve};
///
/// let options = Options::new().goal("ソウアイ*タタノマ");
/// let solution = solve("ウアタソ*マイタノ", 3, Algorithm::Auto, &options)?;
/// assert_eq!(solution.length, Some(18));
/// assert!(solution.optimal);
/// assert_eq!(solution.boards.last().map(String::as_str), Some("ソウア/イ*タ/タノマ"));
/// # Ok::<(), taisou::Error>(())
/// ```
pub fn solve(board: &str, width: usize, algorithm: Algorithm, options: &Options) -> Result<Solution, Error> {
    let mut search = Search::new(board, width, algorithm, options)?;
    while search.advance(u64::MAX) == Status::Paused {}
    Ok(search.solution())
}
