//! The interface of the stores in which an enumeration keeps its positions.

use crate::{
    puzzle::Class,
    states::Positions,
    util::{Memory, OutOfMemory},
};

/// A position as [`Positions::layout`] returns it.
pub type Layout = Vec<Class>;

/// Maximum number of boards at the largest distance that are listed.
pub const FARTHEST: usize = 1000;

/// The positions met, each with its distance modulo 3, grown breadth first from the goals.
pub trait Store: Send {
    /// Stores the next goal or expands a part of the current layer, about `budget` positions.
    fn advance(
        &mut self,
        budget: u64,
        positions: &mut dyn Positions,
        memory: &mut Memory,
    ) -> Result<StoreProgress, OutOfMemory>;

    /// Number of positions met; 0 until all goals are stored.
    fn met(&self) -> u64;

    /// Number of positions of the space, where arithmetic gives it.
    fn size(&self) -> Option<u64>;

    /// The mark of the current position: 0 if it was not met, else 1 + its distance modulo 3.
    fn mark(&mut self, positions: &mut dyn Positions) -> u8;

    /// At most `most` layouts of the last complete layer, drawn at random.
    fn drawn(&mut self, most: usize, positions: &mut dyn Positions) -> Vec<Layout>;

    /// The first [`FARTHEST`] layouts of the last complete layer.
    fn first(&mut self, positions: &mut dyn Positions) -> Vec<Layout>;
}

/// The result of [`Store::advance`].
pub struct StoreProgress {
    /// Cost in positions.
    pub cost: u64,
    /// Size of the next layer once the current one is complete; 0 after the last. The goals are the first layer.
    pub next_layer: Option<u64>,
}

impl StoreProgress {
    /// Work within a layer.
    pub fn within(cost: u64) -> Self {
        Self { cost, next_layer: None }
    }
}
