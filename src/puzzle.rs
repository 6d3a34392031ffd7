//! Puzzles: a start, its goals, the rules of moving, and moves as text.

mod any;
mod biconnected;
mod block_puzzle;
mod gesture;
mod goal;
pub(crate) mod graph;
mod metric;
mod notation;
mod options;
mod scramble;
mod solvability;
mod symbol_groups;
pub(crate) mod tiles;

pub use any::AnyPuzzle;
#[cfg(any(all(target_arch = "wasm32", feature = "rules"), feature = "serde"))]
pub(crate) use block_puzzle::read_gates;
pub use block_puzzle::{BlockPuzzle, Position};
pub(crate) use block_puzzle::{NOWHERE, PieceKind, Place};
pub use gesture::{Gesture, Step, directions, step};
pub(crate) use graph::{Graph, Vertex, vertices_of};
pub use metric::{BlockMetric, Metric, TileMetric};
pub(crate) use notation::text_of;
pub use notation::{read_moves, write_moves};
pub use options::{Blocks, BoardOptions};
pub use scramble::scramble;
pub(crate) use solvability::least_size;
pub use solvability::{Refutation, Solvability, identical_tiles, solvability};
pub(crate) use tiles::{Class, Target};
pub use tiles::{TilePuzzle, read_start};
