//! Puzzles: a start, its goals, the rules of moving, and moves as text.

mod any;
mod biconnected;
mod block_puzzle;
mod gesture;
mod goal;
mod graph;
mod metric;
mod notation;
mod options;
mod scramble;
mod solvability;
mod symbol_groups;
mod tiles;

pub use any::AnyPuzzle;
pub(crate) use block_puzzle::NOWHERE;
pub use block_puzzle::{BlockPuzzle, PieceKind, Place, Position};
pub use gesture::{Gesture, Step, directions, step};
pub use graph::{Graph, Vertex};
pub use metric::{BlockMetric, Metric, TileMetric};
pub use notation::{read_moves, write_moves};
pub use options::{Blocks, BoardOptions};
pub use scramble::scramble;
pub(crate) use solvability::least_size;
pub use solvability::{Refutation, Solvability, identical_tiles, solvability};
pub use tiles::{Class, Target, TilePuzzle, read_start};
