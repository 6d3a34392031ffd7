//! [`Generator`], which makes puzzles of either [`LayoutKind`].

use super::{
    KlotskiGenerator, LayoutKind, RushGenerator,
    wish::{GeneratedPuzzle, Wish},
};
use crate::{
    Error,
    search::{Sliced, Stats, Status},
};

/// A generator of puzzles of either kind.
#[derive(Debug)]
pub enum Generator {
    /// Rush Hour.
    Rush(Box<RushGenerator>),
    /// Klotski.
    Klotski(Box<KlotskiGenerator>),
}

impl Generator {
    /// Prepares a generator.
    ///
    /// # Errors
    ///
    /// Those of [`RushGenerator::new`] and [`KlotskiGenerator::new`].
    pub fn new(kind: LayoutKind, wish: Wish) -> Result<Self, Error> {
        Ok(match kind {
            LayoutKind::Rush => Self::Rush(Box::new(RushGenerator::new(wish)?)),
            LayoutKind::Klotski => Self::Klotski(Box::new(KlotskiGenerator::new(wish)?)),
        })
    }

    /// Returns the puzzles found since the last call.
    pub fn take(&mut self) -> Vec<GeneratedPuzzle> {
        match self {
            Self::Rush(work) => work.take(),
            Self::Klotski(work) => work.take(),
        }
    }

    /// Number of layouts tried.
    #[must_use]
    pub fn layouts(&self) -> u64 {
        match self {
            Self::Rush(work) => work.layouts(),
            Self::Klotski(work) => work.layouts(),
        }
    }
}

impl Sliced for Generator {
    fn advance(&mut self, nodes: u64) -> Status {
        match self {
            Self::Rush(work) => work.advance(nodes),
            Self::Klotski(work) => work.advance(nodes),
        }
    }

    fn stats(&self) -> Stats {
        match self {
            Self::Rush(work) => work.stats(),
            Self::Klotski(work) => work.stats(),
        }
    }
}
