//! The breadth-first picture of a whole space: how many positions there are at each distance from the goal, the
//! hardest, counting shortest solutions, and composing puzzles.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "cells and tiles count below 1024; ranks fit the words that are held; chances are not exact"
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

/// What a [`Survey`] takes besides the goal. Each method sets the field of its name and returns the rest unchanged.
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
    /// How texts are read, and all goals but the first.
    pub board: BoardOptions,
    /// A board that says which pieces there are, and where they can come from; left out: the goal.
    pub start: Option<String>,
    /// What counts as one move.
    pub metric: Metric,
    /// How far to go.
    pub limits: Limits,
    /// What random choices are drawn from.
    pub seed: u64,
}

impl SurveyOptions {
    /// The default: single steps, no limit of nodes, seed 0.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets how texts are read, and all goals but the first.
    #[must_use]
    pub fn board(mut self, board: BoardOptions) -> Self {
        self.board = board;
        self
    }

    /// Sets the board that says which pieces there are.
    #[must_use]
    pub fn start(mut self, start: impl Into<String>) -> Self {
        self.start = Some(start.into());
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

    /// Sets what random choices are drawn from.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }
}

/// What is known of a space. See the fields.
///
/// Tiles that no goal names count as alike: positions that differ only in where these lie are one. Boards are such as the start
/// can reach, as far as theory tells.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Distribution {
    /// What distances count.
    pub metric: Metric,
    /// [`Status::Solved`] when every position was met.
    pub status: Status,
    /// Positions at each distance from the nearest goal; before the end, only at the distances that are complete.
    pub counts: Vec<u64>,
    /// Boards at the largest distance: all, or the first thousand.
    pub farthest: Vec<String>,
    /// A board of each distance, drawn by the seed.
    pub samples: Vec<String>,
}

impl Distribution {
    /// How many positions there are.
    #[must_use]
    pub fn positions(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// The largest distance.
    #[must_use]
    pub fn max(&self) -> usize {
        self.counts.len().saturating_sub(1)
    }

    /// The mean distance; 0 where there are no positions.
    #[must_use]
    pub fn mean(&self) -> f64 {
        let sum: f64 =
            self.counts.iter().enumerate().map(|(distance, count)| distance as f64 * *count as f64).sum();
        sum / (self.positions() as f64).max(1.0)
    }
}

/// Surveys a space at once. See [`Survey`].
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

/// The positions of a puzzle.
fn positions(puzzle: &AnyPuzzle) -> Box<dyn Positions> {
    match puzzle {
        AnyPuzzle::Tiles(tiles, metric) => Box::new(TilePositions::new(Space::new(tiles, *metric))),
        AnyPuzzle::Blocks(blocks, metric) => Box::new(BlockPositions::new(blocks.clone(), *metric)),
    }
}
