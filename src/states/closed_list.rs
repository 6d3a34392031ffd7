//! The closed list of A*: every position seen, the moves made to it, and where it was reached from.

use super::visited_by_hash::hash;
use crate::{
    board::Direction,
    util::{Memory, OutOfMemory},
};

/// Positions with how they were reached: packed positions and entries in pages, found by hash.
///
/// A better path to a known position is an entry of its own that takes the older one's place; the older stays as
/// a path that was not the best.
#[derive(Debug)]
pub struct ClosedList {
    words: usize,
    keys: Vec<Vec<u64>>,
    pages: Vec<Vec<ClosedEntry>>,
    /// In open addressing: one more than the number of an entry, 0 where free.
    shards: Vec<Shard>,
    len: u32,
    positions: u64,
}

#[derive(Debug, Default)]
struct Shard {
    slots: Vec<u32>,
    used: usize,
}

/// How a position was reached.
#[derive(Clone, Copy, Debug)]
pub struct ClosedEntry {
    /// The entry that it was reached from; for the start, itself.
    pub parent: u32,
    /// Moves made.
    pub depth: u32,
    /// The next in a list of entries that are waiting.
    pub next: u32,
    /// The direction in which the blank came.
    pub came: Option<Direction>,
    /// Whether a better path has taken its place.
    pub outdone: bool,
}

impl Default for ClosedEntry {
    fn default() -> Self {
        Self { parent: 0, depth: 0, next: NONE, came: None, outdone: false }
    }
}

/// No entry.
pub const NONE: u32 = u32::MAX;
/// Entries in a page.
const PAGE: usize = 1 << 12;
const SHARDS: usize = 256;
/// Slots of the first shard to begin with; the last begins with half as many more.
const FIRST: usize = 32;

impl ClosedList {
    /// For positions of `words` words each.
    pub fn new(words: usize) -> Self {
        Self {
            words,
            keys: Vec::new(),
            pages: Vec::new(),
            shards: (0..SHARDS).map(|_| Shard::default()).collect(),
            len: 0,
            positions: 0,
        }
    }

    /// How many different positions there are.
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

    /// Keeps a path to a position unless one at least as short is known; the number of its entry if it is kept.
    #[inline]
    pub fn insert(
        &mut self,
        key: &[u64],
        entry: ClosedEntry,
        memory: &mut Memory,
    ) -> Result<Option<u32>, OutOfMemory> {
        let hash = hash(key);
        let shard = shard_of(hash);
        if self.shards[shard].used * 4 >= self.shards[shard].slots.len() * 3 {
            self.grow(shard, memory)?;
        }
        let slot = self.slot(shard, key, hash);
        let old = self.shards[shard].slots[slot].checked_sub(1);
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
        self.shards[shard].slots[slot] = number + 1;
        self.len += 1;
        if let Some(old) = old {
            self.entry_mut(old).outdone = true;
        } else {
            self.shards[shard].used += 1;
            self.positions += 1;
        }
        Ok(Some(number))
    }

    /// The entry of a position, if it has one.
    pub fn find(&self, key: &[u64]) -> Option<u32> {
        let hash = hash(key);
        let shard = shard_of(hash);
        if self.shards[shard].slots.is_empty() {
            return None;
        }
        self.shards[shard].slots[self.slot(shard, key, hash)].checked_sub(1)
    }

    /// The slot of a position, or the free one where it belongs.
    #[inline]
    fn slot(&self, shard: usize, key: &[u64], hash: u64) -> usize {
        let slots = &self.shards[shard].slots;
        let mut slot = (((hash & 0xffff_ffff) * slots.len() as u64) >> 32) as usize;
        while slots[slot] != 0 && self.key(slots[slot] - 1) != key {
            slot += 1;
            if slot == slots.len() {
                slot = 0;
            }
        }
        slot
    }

    /// Half as many slots again for a shard, or its first ones.
    fn grow(&mut self, shard: usize, memory: &mut Memory) -> Result<(), OutOfMemory> {
        let capacity = self.shards[shard].slots.len();
        let longer = memory.vec((capacity + capacity / 2).max(FIRST + shard * FIRST / 2 / SHARDS))?;
        let old = std::mem::replace(&mut self.shards[shard].slots, longer);
        for number in old.iter().filter(|number| **number != 0) {
            let key = self.key(number - 1);
            let slot = self.slot(shard, key, hash(key));
            self.shards[shard].slots[slot] = *number;
        }
        memory.free(old);
        Ok(())
    }
}

/// The shard that a key with this hash belongs to: by the high bits, as slots are chosen by the low ones.
#[inline]
fn shard_of(hash: u64) -> usize {
    (hash >> 56) as usize
}
