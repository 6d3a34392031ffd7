//! Search methods, one per file, driven in slices.

#![allow(
    clippy::cast_possible_truncation,
    reason = "vertices, places and classes count below 1024, numbers of an index below 2^32"
)]
#![allow(
    clippy::inline_always,
    reason = "measured: the module inlines little else, and these are the innermost loops"
)]

mod anytime;
mod astar;
mod beam;
mod bfs;
mod bidirectional;
mod conjugate_repair;
mod depth_first;
mod human;
mod ida;
mod method;
mod pairwise_placement;
mod plan_shortening;
mod sharing;
mod sliced;
mod work_item;
mod work_item_search;

pub use anytime::{Anytime, Provers};
pub use astar::AStar;
pub use bfs::BreadthFirst;
pub use bidirectional::Bidirectional;
pub use conjugate_repair::ConjugateRepair;
pub use human::Human;
pub use ida::IterativeDeepening;
pub(crate) use method::length;
pub use method::{Limit, Limits, Method, Stage, StageKind, Stats, Status};
pub use pairwise_placement::PairwisePlacement;
pub use sharing::SharedSearch;
pub use sliced::Sliced;
pub use work_item::{WorkItem, WorkResult};
pub use work_item_search::WorkItemSearch;
