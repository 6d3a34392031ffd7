//! The verbs, one a file.

pub mod bench;
pub mod check;
pub mod completions;
pub mod compose;
pub mod count;
pub mod enumerate;
pub mod generate;
pub mod hint;
pub mod man;
pub mod puzzles;
pub mod render;
pub mod scramble;
pub mod solve;
pub mod step;
pub mod survey;
pub mod verify;
