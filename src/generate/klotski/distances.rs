//! [`KlotskiDistances`]: breadth-first search through the layouts of a material.

use super::frame::{KlotskiFrame, PieceCounts, SolvedLayouts};
use crate::generate::key_index::KeyIndex;

/// More layouts than one move leads to.
const MOVES: usize = 256;

/// The state of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DistanceProgress {
    Paused,
    Complete,
    OutOfMemory,
}

/// The layouts met, by distance from the layouts that it began with.
#[derive(Debug, Default)]
pub struct KlotskiDistances {
    met: KeyIndex,
    /// Solved layouts to begin with.
    solved: SolvedLayouts,
    /// The number of the first layout at each distance. The last distance may be incomplete.
    levels: Vec<usize>,
    /// Number of layouts expanded.
    expanded: usize,
}

impl KlotskiDistances {
    /// Begins with all layouts of a material that are solved.
    pub fn begin_solved(&mut self, frame: &KlotskiFrame, material: PieceCounts) {
        self.clear();
        self.solved = SolvedLayouts::new(frame, material);
    }

    /// Begins with one layout.
    pub fn begin_at(&mut self, key: u64) {
        self.clear();
        self.solved = SolvedLayouts::of(key);
    }

    fn clear(&mut self) {
        self.met.clear();
        self.levels = vec![0];
        self.expanded = 0;
    }

    /// Meets or expands about `nodes` layouts within `limit` bytes.
    pub fn advance(&mut self, frame: &KlotskiFrame, nodes: u64, limit: u64) -> DistanceProgress {
        for _ in 0..nodes {
            if !self.met.reserve(MOVES, limit) {
                return DistanceProgress::OutOfMemory;
            }
            let met = &mut self.met;
            if let Some(key) = self.solved.next(frame) {
                met.insert(key);
                continue;
            }
            let Some(key) = met.keys().get(self.expanded).copied() else { return DistanceProgress::Complete };
            // The first layout of a distance is expanded when all of the distance are met.
            if self.levels.last() == Some(&self.expanded) {
                self.levels.push(met.keys().len());
            }
            self.expanded += 1;
            frame.each_move(key, |key| {
                met.insert(key);
            });
        }
        DistanceProgress::Paused
    }

    /// The layouts met, nearest first.
    pub fn layouts(&self) -> &[u64] {
        self.met.keys()
    }

    /// The greatest distance, once all are met.
    pub fn greatest(&self) -> u32 {
        self.levels.len().saturating_sub(2) as u32
    }

    /// The numbers of the layouts whose distance is from `least` to `most`, once all are met.
    pub fn between(&self, least: u32, most: u32) -> std::ops::Range<usize> {
        let at = |distance: u32| *self.levels.get(distance as usize).unwrap_or(&self.met.keys().len());
        at(least)..at(most.saturating_add(1))
    }

    /// The distance of a layout that was met.
    pub fn distance(&self, key: u64) -> Option<u32> {
        let number = self.met.number(key)?;
        Some(self.levels.partition_point(|first| *first <= number).saturating_sub(1) as u32)
    }

    /// Bytes held.
    pub fn bytes(&self) -> u64 {
        self.met.bytes()
    }
}
