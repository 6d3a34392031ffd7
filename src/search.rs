//! Searches: values that are driven in slices, one method per file.

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
mod human;
mod ida;
mod mending;
mod method;
mod packet_search;
mod packets;
mod pairing;
mod sharing;
mod shortening;
mod walk;

pub use anytime::{Anytime, Provers};
pub use astar::AStar;
pub use bfs::BreadthFirst;
pub use bidirectional::Bidirectional;
pub use human::Human;
pub use ida::IterativeDeepening;
pub use mending::Mending;
pub(crate) use method::length;
pub use method::{Limit, Limits, Method, Stage, StageKind, Stats, Status};
pub use packet_search::PacketSearch;
pub use packets::{Packet, PacketResult};
pub use pairing::Pairing;
pub use sharing::Shared;
