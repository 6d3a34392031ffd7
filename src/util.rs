//! Utilities of all layers: counted memory, small sets, combinations, hashing, random numbers.

mod combinations;
pub mod csv;
mod hash;
mod memory;
mod named_enum;
mod random;
mod setters;
mod small_set;

pub(crate) use combinations::{binomial, multinomial};
pub(crate) use hash::hash;
pub use memory::{Memory, OutOfMemory};
pub(crate) use named_enum::named_enum;
pub(crate) use random::random_below;
pub(crate) use setters::setters;
pub(crate) use small_set::{NumberSet, SmallSet};
