//! State-space enumeration (distance distribution, hardest boards), counting shortest solutions, and generating puzzles.
//!
//! The public names `survey` and `compose` stand for enumeration and generation in Rust, JavaScript and the command.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "cells and tiles number below 1024; ranks fit the words that are stored; probabilities are not exact"
)]
#![allow(
    clippy::inline_always,
    reason = "measured: the module inlines little else, and these are the innermost loops"
)]

mod bit_space;
mod column_move;
mod composer;
mod dense;
mod distances;
mod permutation_bits;
mod permutation_rank;
mod sample;
mod shortest_count;
mod sparse;
mod store;
mod upright;
mod visited_sets;

pub use composer::{ComposeOptions, Composed, Composer};
pub use distances::Survey;
pub use shortest_count::{Count, ShortestCount};

use crate::{
    puzzle::{AnyPuzzle, BoardOptions, Metric},
    search::{Limits, Status},
    states::{BlockPositions, Positions, Space, TilePositions},
};

/// Options of a [`Survey`].
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

/// Enumerates a space at once. See [`Survey`].
///
/// # Errors
///
/// As [`Survey::new`].
///
/// # Example
///
/// ```
/// use taisou::survey::{self, survey};
///
/// let puzzle = survey("123/456/78*", 0, &survey::SurveyOptions::default())?;
/// assert_eq!((puzzle.positions(), puzzle.max()), (181_440, 31));
/// assert_eq!(puzzle.farthest.len(), 2);
/// # Ok::<(), taisou::Error>(())
/// ```
pub fn survey(goal: &str, width: usize, options: &SurveyOptions) -> Result<Distribution, crate::Error> {
    let mut survey = Survey::new(goal, width, options)?;
    while survey.advance(u64::MAX) == Status::Paused {}
    Ok(survey.distribution())
}

fn positions(puzzle: &AnyPuzzle) -> Box<dyn Positions> {
    match puzzle {
        AnyPuzzle::Tiles(tiles, metric) => Box::new(TilePositions::new(Space::new(tiles, *metric))),
        AnyPuzzle::Blocks(blocks, metric) => Box::new(BlockPositions::new(blocks.clone(), *metric)),
    }
}
