//! What searches know of a puzzle, and what they keep positions in: spaces, positions one move apart, sets of those that
//! were seen.

#![allow(
    clippy::cast_possible_truncation,
    reason = "vertices, places and classes count below 1024, numbers of an index below 2^32"
)]
#![allow(
    clippy::inline_always,
    reason = "measured: the module inlines little else, and these are the innermost loops"
)]

pub(crate) mod arrangement;
pub(crate) mod bfs_frontier;
mod block_moves;
mod block_positions;
pub(crate) mod closed_list;
mod directory;
mod layer_log;
pub(crate) mod pack;
mod place_code;
mod positions;
mod queue;
mod radix_sort;
mod ranking;
mod shift;
mod sorted_layers;
mod space;
mod tile_positions;
pub(crate) mod visited_by_hash;
mod visited_by_rank;
pub(crate) mod visited_set;

pub use block_positions::BlockPositions;
pub use positions::{MoveTag, NumberedPositions, Positions, Visit};
pub use shift::Shift;
pub(crate) use shift::fill;
pub use space::Space;
pub use tile_positions::TilePositions;

use crate::puzzle::Vertex;

/// One step of a solution, between vertices, and the move of the metric that it belongs to (from 0).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PathStep {
    /// Where the tile leaves.
    pub from: Vertex,
    /// Where it comes to.
    pub to: Vertex,
    /// The move of the metric, from 0.
    pub turn: u32,
}

/// Proof that a space holds no goal: everything that can be reached was looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exhausted {
    /// Positions in the space.
    pub positions: u64,
    /// Which end they were reached from.
    pub side: Side,
    /// The position with the fewest wrong vertices and their number, when searched from the start: the
    /// steps that lead there.
    pub closest: Option<(u32, Vec<PathStep>)>,
}

/// The end that a search runs from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// From the start.
    Start,
    /// From the goals.
    Goal,
}
