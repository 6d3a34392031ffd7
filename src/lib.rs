//! Taisou: sliding puzzles of every kind, solved with proof.
//!
//! A puzzle is the text of a board, its width, and a goal. [`solve()`] answers at once, [`Search`] in slices
//! that a caller can interleave with other work; [`puzzle::step()`] is the one gesture of playing.
//!
//! The core knows nothing of WebAssembly, clocks, threads or languages: limits and seeds come in as values,
//! statistics and reasons go out as values.
//!
//! ```
//! use taisou::{Algorithm, Options, solve};
//!
//! let solution = solve("123/4*6/758", 3, Algorithm::Auto, &Options::default())?;
//! assert_eq!(solution.length, Some(2));
//! # Ok::<(), taisou::Error>(())
//! ```

pub mod board;
mod combinations;
pub mod error;
pub mod heuristic;
mod memory;
pub mod puzzle;
pub mod search;
mod small_set;
pub mod solver;
pub mod survey;
#[cfg(target_arch = "wasm32")]
pub mod web;

pub use error::Error;
pub use solver::{Algorithm, Options, Search, Solution, solve};

/// The examples of the README, run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
