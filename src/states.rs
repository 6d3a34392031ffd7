//! State spaces of puzzles, successors, and the data structures that hold positions.

#![allow(
    clippy::cast_possible_truncation,
    clippy::inline_always,
    reason = "vertices, places and classes count at most 1024, ranks below 2^32; the module inlines little else (measured)"
)]

pub(crate) mod arrangement;
pub(crate) mod bfs_frontier;
mod block_moves;
mod block_positions;
pub(crate) mod closed_list;
mod directory;
mod layer_log;
pub(crate) mod pack;
mod place_bound;
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
pub(crate) use place_bound::{PathLimit, PlaceBound};
pub use positions::Positions;
pub use shift::Shift;
pub(crate) use shift::fill;
pub use space::Space;
pub use tile_positions::TilePositions;

use crate::puzzle::Vertex;

/// A step of a solution, between vertices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PathStep {
    /// The vertex that the tile leaves.
    pub from: Vertex,
    /// The vertex that it enters.
    pub to: Vertex,
    /// The index of the move that the step belongs to, from 0.
    pub turn: u32,
}

/// The proof that no goal is reachable: every reachable position was expanded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exhausted {
    /// The number of positions.
    pub positions: u64,
    /// The end of the search.
    pub side: Side,
    /// For a search from the start: the fewest wrong vertices of a position, and the steps to that position.
    pub closest: Option<(u32, Vec<PathStep>)>,
}

/// The end where a search begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// From the start.
    Start,
    /// From the goals.
    Goal,
}
