//! What every layer needs and none owns: counted memory, small sets, counting combinations.

mod combinations;
mod memory;
mod small_set;

pub(crate) use combinations::{binomial, multinomial};
pub use memory::{Memory, OutOfMemory};
pub(crate) use small_set::{NumberSet, SmallSet};
