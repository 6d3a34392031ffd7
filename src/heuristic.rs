//! Heuristics: lower bounds on the moves to a goal, one per file.

#![allow(
    clippy::cast_possible_truncation,
    clippy::inline_always,
    reason = "vertices, places and classes count at most 1024, ranks below 2^32; the module inlines little else (measured)"
)]

mod assignment;
mod axis;
pub(crate) mod bound;
pub(crate) mod inadmissible_estimate;
pub(crate) mod inversion_distance;
pub(crate) mod linear_conflict;
pub(crate) mod manhattan;
mod order;
pub(crate) mod pair_ranking;
pub(crate) mod pattern;
mod tables;
pub(crate) mod walking_distance;

pub(crate) use bound::{BlindHeuristic, Heuristic, LeasableTables, UNREACHABLE};
pub(crate) use inadmissible_estimate::InadmissibleEstimate;
pub(crate) use inversion_distance::Inversion;
pub(crate) use linear_conflict::LinearConflict;
pub(crate) use manhattan::Manhattan;
pub(crate) use pair_ranking::{PairRanking, SharedWeights};
pub(crate) use pattern::Patterns;
pub use tables::{KeptTable, Tables, WantedTable};
pub(crate) use walking_distance::Walking;
