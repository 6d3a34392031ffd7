//! Options of a survey.

use crate::{
    puzzle::{BoardOptions, Metric},
    search::Limits,
    util::setters,
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

    setters! {
        /// Sets how texts are read, and further goals.
        board: BoardOptions => board;
        /// Sets the board with all pieces.
        start: impl Into<String> => Some(start.into());
        /// Sets the metric.
        metric: Metric => metric;
        /// Sets the limits.
        limits: Limits => limits;
        /// Sets the seed.
        seed: u64 => seed;
    }
}
