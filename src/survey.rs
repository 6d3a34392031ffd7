//! State-space enumeration (distance distribution, hardest boards, state graphs), counting shortest solutions, and generating
//! puzzles.
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

mod alike_bits;
mod bit_space;
mod column_move;
mod composer;
mod distances;
mod distribution;
mod graph_form;
mod meeting_frontiers;
mod numbering;
mod options;
mod permutation_bits;
mod position_numbers;
mod sample;
mod shortest_count;
mod shortest_paths;
mod sparse;
mod state_graph;
mod store;
mod upright;
mod visited_sets;

pub use composer::{ComposeOptions, Composed, Composer};
pub use distances::Survey;
pub use distribution::Distribution;
pub use graph_form::GraphForm;
pub use options::SurveyOptions;
pub use shortest_count::{Count, ShortestCount};
pub use state_graph::StateGraph;

use crate::search::{Sliced, Stats, Status, sliced};

sliced!(Composer, ShortestCount, StateGraph, Survey);

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
    survey.run();
    Ok(survey.distribution())
}
