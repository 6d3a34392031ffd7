//! Rush Hour: enumeration of the sold box, and puzzles to order.

mod candidates;
mod component;
mod enumeration;
mod frame;
mod generator;
mod layers;
mod line_table;
mod removal;
mod static_cover;

pub use enumeration::{RushEnumeration, RushPuzzle};
pub use generator::RushGenerator;
