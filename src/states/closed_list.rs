//! The closed list of A*: every generated position with its depth and parent.

use super::{
    directory::{Directory, SEGMENT_BYTES},
    visited_by_hash::hash_of,
};
use crate::{
    board::Direction,
    util::{Memory, OutOfMemory},
};

/// Packed positions and entries in pages, found by extendible hashing.
///
/// A shorter path to a known position becomes an entry of its own that replaces the older one; the older entry stays, marked
/// `outdone`.
pub struct ClosedList {
    words: usize,
    keys: Vec<Vec<u64>>,
    pages: Vec<Vec<ClosedEntry>>,
    directory: Directory,
    segments: Vec<ClosedSegment>,
    len: u32,
    positions: u64,
}

/// Entries of positions whose hashes share a prefix.
#[derive(Debug, Default)]
struct ClosedSegment {
    /// Open addressing: the number of an entry plus 1, 0 if free.
    slots: Vec<u32>,
    used: usize,
    /// The length of the common prefix in bits.
    depth: u32,
}

#[derive(Clone, Copy, Default)]
pub struct ClosedEntry {
    /// The entry of the predecessor; for the start, itself.
    pub parent: u32,
    pub depth: u32,
    /// The next entry in a bucket of the open list.
    pub next: u32,
    /// The direction in which the blank came.
    pub came: Option<Direction>,
    /// A shorter path to the position has replaced this entry.
    pub outdone: bool,
}

pub const NONE: u32 = u32::MAX;
const PAGE: usize = SEGMENT_BYTES / size_of::<ClosedEntry>();
/// The initial number of slots.
const FIRST: usize = 64;
/// The most slots of a segment.
const FULL: usize = SEGMENT_BYTES / size_of::<u32>();

impl ClosedList {
    pub fn new(words: usize) -> Self {
        Self {
            words,
            keys: Vec::new(),
            pages: Vec::new(),
            directory: Directory::new(),
            segments: vec![ClosedSegment::default()],
            len: 0,
            positions: 0,
        }
    }

    /// The number of different positions.
    pub fn positions(&self) -> u64 {
        self.positions
    }

    #[inline]
    pub fn entry(&self, number: u32) -> &ClosedEntry {
        &self.pages[number as usize / PAGE][number as usize % PAGE]
    }

    #[inline]
    pub fn entry_mut(&mut self, number: u32) -> &mut ClosedEntry {
        &mut self.pages[number as usize / PAGE][number as usize % PAGE]
    }

    /// The packed position of an entry.
    #[inline]
    pub fn key(&self, number: u32) -> &[u64] {
        &self.keys[number as usize / PAGE][number as usize % PAGE * self.words..][..self.words]
    }

    /// Adds a path to a position unless a path at least as short is known; returns the number of its entry if added.
    #[inline]
    pub fn insert(
        &mut self,
        key: &[u64],
        entry: ClosedEntry,
        memory: &mut Memory,
    ) -> Result<Option<u32>, OutOfMemory> {
        let hash = hash_of(key);
        let mut segment = self.directory.segment_of(hash);
        while self.segments[segment].used * 4 >= self.segments[segment].slots.len() * 3 {
            self.make_room(segment, hash, memory)?;
            segment = self.directory.segment_of(hash);
        }
        let slot = self.slot(segment, key, hash);
        let old = self.segments[segment].slots[slot].checked_sub(1);
        if old.is_some_and(|old| self.entry(old).depth <= entry.depth) {
            return Ok(None);
        }
        let number = self.len;
        if number as usize == self.pages.len() * PAGE {
            let keys = memory.vec(PAGE * self.words)?;
            self.pages.push(memory.vec(PAGE)?);
            self.keys.push(keys);
        }
        let at = number as usize % PAGE * self.words;
        self.keys[number as usize / PAGE][at..at + self.words].copy_from_slice(key);
        *self.entry_mut(number) = entry;
        self.segments[segment].slots[slot] = number + 1;
        self.len += 1;
        if let Some(old) = old {
            self.entry_mut(old).outdone = true;
        } else {
            self.segments[segment].used += 1;
            self.positions += 1;
        }
        Ok(Some(number))
    }

    pub fn find(&self, key: &[u64]) -> Option<u32> {
        let hash = hash_of(key);
        let segment = self.directory.segment_of(hash);
        if self.segments[segment].slots.is_empty() {
            return None;
        }
        self.segments[segment].slots[self.slot(segment, key, hash)].checked_sub(1)
    }

    /// The slot of a position, or the free slot to insert it in.
    #[inline]
    fn slot(&self, segment: usize, key: &[u64], hash: u64) -> usize {
        let slots = &self.segments[segment].slots;
        let mut slot = (((hash & 0xffff_ffff) * slots.len() as u64) >> 32) as usize;
        while slots[slot] != 0 && self.key(slots[slot] - 1) != key {
            slot += 1;
            if slot == slots.len() {
                slot = 0;
            }
        }
        slot
    }

    /// Doubles the segment of `hash` if it is small, else splits it.
    fn make_room(&mut self, number: usize, hash: u64, memory: &mut Memory) -> Result<(), OutOfMemory> {
        let ClosedSegment { depth, ref slots, .. } = self.segments[number];
        let mut grown = ClosedSegment { slots: Vec::new(), used: 0, depth };
        if slots.len() < FULL {
            grown.slots = memory.vec((2 * slots.len()).clamp(FIRST, FULL))?;
        } else {
            self.directory.deepen(depth, memory)?;
            grown.depth += 1;
            let before = memory.held();
            grown.slots = memory.vec(FULL)?;
            let Ok(slots) = memory.vec(FULL) else {
                memory.give_back_to(before);
                return Err(OutOfMemory { needed: before + 2 * SEGMENT_BYTES as u64 });
            };
            self.segments.push(ClosedSegment { slots, used: 0, depth: depth + 1 });
            self.directory.split(hash, depth, self.segments.len() - 1);
        }
        let old = std::mem::replace(&mut self.segments[number], grown);
        for entry in old.slots.iter().filter(|entry| **entry != 0) {
            let key = self.key(entry - 1);
            let own = hash_of(key);
            let segment = self.directory.segment_of(own);
            let slot = self.slot(segment, key, own);
            self.segments[segment].slots[slot] = *entry;
            self.segments[segment].used += 1;
        }
        memory.free(old.slots);
        Ok(())
    }
}
