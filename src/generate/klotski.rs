//! Klotski: every layout of a frame by material, and puzzles to order.

mod distances;
mod enumeration;
mod frame;
mod generator;

pub use enumeration::{KlotskiEnumeration, KlotskiMaterial};
pub use generator::KlotskiGenerator;
