//! Heuristics: lower bounds on the moves to a goal, one per file.

#![allow(
    clippy::cast_possible_truncation,
    reason = "vertices, places and classes count at most 1024, ranks below 2^32"
)]
#![allow(
    clippy::inline_always,
    reason = "measured: the module inlines little else, and these are the innermost loops"
)]

mod assignment;
mod axis;
mod bound;
mod inadmissible_estimate;
mod incremental;
mod inversion_distance;
mod linear_conflict;
mod manhattan;
mod order;
mod pattern;
mod tables;
mod walking_distance;

pub use bound::{BlindHeuristic, Heuristic, LeasableTables};
pub use inadmissible_estimate::InadmissibleEstimate;
pub use inversion_distance::Inversion;
pub use linear_conflict::LinearConflict;
pub use manhattan::Manhattan;
pub use pattern::{Patterns, TableEstimate};
pub use tables::{KeptTable, Tables, WantedTable};
pub use walking_distance::Walking;
