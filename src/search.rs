//! Search methods, one per file, driven in slices.

#![allow(
    clippy::cast_possible_truncation,
    clippy::inline_always,
    reason = "vertices, places and classes count at most 1024, ranks below 2^32; the module inlines little else (measured)"
)]

pub(crate) mod anytime;
pub(crate) mod astar;
mod beam;
pub(crate) mod bfs;
mod bidirectional;
mod conjugate_repair;
mod depth_first;
mod group_distance;
pub(crate) mod human;
pub(crate) mod ida;
pub(crate) mod method;
mod pairwise_placement;
mod plan_shortening;
pub(crate) mod ranked_beam;
pub(crate) mod ranked_search;
mod ranked_sharing;
pub(crate) mod sharing;
mod sliced;
mod walker;
pub(crate) mod work_item;
pub(crate) mod work_item_search;

pub(crate) use anytime::{Anytime, Provers};
pub(crate) use astar::AStar;
pub(crate) use bfs::BreadthFirst;
pub(crate) use bidirectional::Bidirectional;
pub(crate) use conjugate_repair::ConjugateRepair;
pub(crate) use human::Human;
pub(crate) use ida::IterativeDeepening;
pub use method::{Limit, Limits, Stage, StageKind, Stats, Status};
pub(crate) use method::{Method, length, run_slice};
pub(crate) use pairwise_placement::PairwisePlacement;
pub(crate) use ranked_search::RankedSearch;
pub(crate) use ranked_sharing::RankedHelp;
pub(crate) use sharing::SharedSearch;
pub use sliced::Sliced;
pub(crate) use sliced::sliced;
pub(crate) use work_item::{WorkItem, WorkResult};
pub(crate) use work_item_search::WorkItemSearch;
