//! Taisou: sliding puzzles of every kind, solved with proof.
//!
//! A puzzle is the text of a board, its width, and a goal. [`solve()`] answers at once, [`Search`] in slices
//! that a caller can interleave with other work; [`puzzle::step()`] is the one gesture of playing.
//!
//! ```
//! use taisou::{Algorithm, Options, solve};
//!
//! let solution = solve("123/4*6/758", 3, Algorithm::Auto, &Options::default())?;
//! assert_eq!(solution.length, Some(2));
//! assert!(solution.optimal);
//! # Ok::<(), taisou::Error>(())
//! ```
//!
//! | to | take |
//! | --- | --- |
//! | solve at once, or in slices | [`solve()`], [`Search`] |
//! | choose a method, a metric, limits | [`Algorithm`], [`puzzle::Metric`], [`search::Limits`] |
//! | offer the methods and metrics that a board takes | [`methods()`] |
//! | say what the goal is, and what the pieces are | [`puzzle::BoardOptions`] |
//! | read and write boards, and moves | [`board::Board`], [`puzzle::read_moves`], [`puzzle::write_moves`] |
//! | play | [`puzzle::step()`], [`puzzle::directions`], [`puzzle::scramble()`] |
//! | know without searching whether there is a solution | [`puzzle::solvability()`] |
//! | look at a whole space | [`survey::survey()`], [`survey::Survey`] |
//! | write a state graph as DOT, GraphML or CSV | [`survey::StateGraph`] |
//! | count shortest solutions, make puzzles to order | [`survey::ShortestCount`], [`survey::Composer`] |
//! | let a stranger check an answer (feature `serde`) | `certificate::Certificate` |
//! | make layouts of Rush Hour and Klotski to order, list all | [`generate::RushGenerator`], [`generate::RushEnumeration`] |
//! | keep tables for later searches | [`heuristic::Tables`] |
//!
//! The core knows nothing of WebAssembly, clocks, threads or languages: limits and seeds come in as values,
//! statistics and reasons go out as values. Nothing a caller passes as text makes it panic.
//!
//! # Features
//!
//! On by default:
//!
//! * `nfc` composes texts. Without it they must be in NFC already.
//! * `web` is the JavaScript surface, on wasm32 only: an allocator, a start function and exports. A WebAssembly program that
//!   uses this crate as a library turns it off with `default-features = false`.
//! * `rules`, `solve` and `survey` choose what that surface exports. Each turns `web` on; none changes anything elsewhere.
//!
//! Off by default:
//!
//! * `serde` writes answers ([`Solution`], [`survey::Distribution`], [`survey::Count`], [`survey::Composed`] and their parts) as
//!   the objects that the command and JavaScript have; an [`Algorithm`], a [`puzzle::Metric`] and a [`board::Direction`] are
//!   written and read by name.
//! * `cli` builds the command `taisou`.

pub mod board;
#[cfg(feature = "serde")]
pub mod certificate;
pub mod error;
pub mod generate;
pub mod heuristic;
#[cfg(any(all(target_arch = "wasm32", feature = "web"), feature = "serde"))]
#[doc(hidden)]
mod plain;
pub mod puzzle;
pub mod search;
pub mod solver;
mod states;
pub mod survey;
mod util;
#[cfg(all(target_arch = "wasm32", feature = "web"))]
pub mod web;

pub use error::Error;
pub use solver::{Algorithm, Options, Search, Solution, methods, solve};

/// Parts of the engine for the tests, benches, fuzz targets and the command of this repository. They may change in any version.
#[doc(hidden)]
pub mod internals {
    pub use crate::{
        board::graphemes::graphemes,
        heuristic::{
            bound::Heuristic,
            inadmissible_estimate::InadmissibleEstimate,
            inversion_distance::Inversion,
            linear_conflict::LinearConflict,
            manhattan::Manhattan,
            pair_ranking::{PairRanking, SharedWeights},
            pattern::Patterns,
            walking_distance::Walking,
        },
        puzzle::{graph::Vertex, tiles::Class},
        search::{
            anytime::{Anytime, Provers},
            astar::AStar,
            bfs::BreadthFirst,
            human::Human,
            ida::IterativeDeepening,
            method::Method,
            ranked_beam::RankedBeam,
            ranked_search::RankedSearch,
            sharing::SharedSearch,
            work_item::{WorkItem, WorkResult},
            work_item_search::WorkItemSearch,
        },
        states::{BlockPositions, PathStep, Positions, Shift, Space, TilePositions},
        util::{Memory, csv::formula_guard},
    };

    #[cfg(any(all(target_arch = "wasm32", feature = "web"), feature = "serde"))]
    pub mod plain {
        pub use crate::plain::*;
    }
}

/// A caller may move work in progress to another thread: thread pools, async servers, bindings without a global lock.
const _: () = {
    const fn assert_send<T: Send>() {}
    assert_send::<Search>();
    assert_send::<solver::Helper>();
    assert_send::<survey::Survey>();
    assert_send::<survey::Composer>();
    assert_send::<survey::ShortestCount>();
    assert_send::<survey::StateGraph>();
    assert_send::<generate::RushEnumeration>();
    assert_send::<generate::RushGenerator>();
    assert_send::<generate::KlotskiEnumeration>();
    assert_send::<generate::KlotskiGenerator>();
};

/// The examples of the README, run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
