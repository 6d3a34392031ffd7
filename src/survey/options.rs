//! Options of a survey.

use crate::{
    puzzle::{BoardOptions, Metric},
    search::Limits,
};

/// Options of a [`Survey`](super::Survey).
///
/// # Example
///
/// ```
/// use taisou::{puzzle::Metric, survey::{SurveyOptions, survey}};
///
/// let options = SurveyOptions::new().metric(Metric::Line).seed(7);
/// assert_eq!(survey("123/456/78*", 0, &options)?.max(), 24);
/// # Ok::<(), taisou::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct SurveyOptions {
    /// How texts are read, and further goals.
    pub board: BoardOptions,
    /// A board with all pieces; only positions that it can reach are enumerated. Default: the goal.
    pub start: Option<String>,
    /// The metric of distances.
    pub metric: Metric,
    /// Limits of nodes and memory.
    pub limits: Limits,
    /// The seed of random choices.
    pub seed: u64,
}

impl SurveyOptions {
    /// Options with single steps, no limit of nodes and seed 0.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets how texts are read, and further goals.
    #[must_use]
    pub fn board(mut self, board: BoardOptions) -> Self {
        self.board = board;
        self
    }

    /// Sets the board with all pieces.
    #[must_use]
    pub fn start(mut self, start: impl Into<String>) -> Self {
        self.start = Some(start.into());
        self
    }

    /// Sets the metric.
    #[must_use]
    pub fn metric(mut self, metric: Metric) -> Self {
        self.metric = metric;
        self
    }

    /// Sets the limits.
    #[must_use]
    pub fn limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// Sets the seed.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }
}
