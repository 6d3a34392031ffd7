//! The distance distribution that a survey returns.

use crate::{puzzle::Metric, search::Status};

/// Distance distribution of a space.
///
/// Tiles that no goal names are identical: positions that differ only in them count once. Listed boards can be reached from
/// the start, as far as the solvability test can tell.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Distribution {
    /// The metric of distances.
    pub metric: Metric,
    /// [`Status::Solved`] if every position was met.
    pub status: Status,
    /// Number of positions at each distance from the nearest goal; before the end, only of complete layers.
    pub counts: Vec<u64>,
    /// Boards at the largest distance: all, or the first 1000.
    pub farthest: Vec<String>,
    /// A random board of each distance.
    pub samples: Vec<String>,
}

impl Distribution {
    /// Total number of positions.
    #[must_use]
    pub fn positions(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// The largest distance.
    #[must_use]
    pub fn max(&self) -> usize {
        self.counts.len().saturating_sub(1)
    }

    /// The mean distance; 0 without positions.
    #[must_use]
    pub fn mean(&self) -> f64 {
        let sum: f64 =
            self.counts.iter().enumerate().map(|(distance, count)| distance as f64 * *count as f64).sum();
        sum / (self.positions() as f64).max(1.0)
    }
}
