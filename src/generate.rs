//! Layouts of blocks: enumeration of Rush Hour's and Klotski's frames, and puzzles to order.

#![allow(
    clippy::cast_possible_truncation,
    reason = "lines have at most 7 cells and 10 arrangements, components less than 2^32 layouts"
)]

mod key_index;
mod klotski;
mod layout_kind;
mod rush;
mod task;
mod wish;

pub use klotski::{KlotskiEnumeration, KlotskiGenerator, KlotskiMaterial};
pub use layout_kind::LayoutKind;
pub use rush::{RushEnumeration, RushGenerator, RushPuzzle};
pub use task::Generator;
pub use wish::{GeneratedPuzzle, Wish};
