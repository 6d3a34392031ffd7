//! Utilities of all layers: counted memory, small sets, combinations, hashing.

mod combinations;
mod hash;
mod memory;
mod small_set;

pub(crate) use combinations::{binomial, multinomial};
pub(crate) use hash::hash;
pub use memory::{Memory, OutOfMemory};
pub(crate) use small_set::{NumberSet, SmallSet};
