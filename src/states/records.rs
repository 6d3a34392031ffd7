use super::hash_marks::hash;
use crate::{
    board::Direction,
    util::{Memory, OutOfMemory},
};

/// Positions with how they were reached: packed positions and records in pages, found by hash.
///
/// A better way to a known position is a record of its own that takes the older one's place; the older stays as
/// a way that was not the best.
#[derive(Debug)]
pub struct Records {
    words: usize,
    keys: Vec<Vec<u64>>,
    pages: Vec<Vec<Record>>,
    /// In open addressing: one more than the number of a record, 0 where free.
    parts: Vec<Part>,
    len: u32,
    positions: u64,
}

#[derive(Debug, Default)]
struct Part {
    slots: Vec<u32>,
    used: usize,
}

/// How a position was reached.
#[derive(Clone, Copy, Debug)]
pub struct Record {
    /// The record that it was reached from; for the start, itself.
    pub parent: u32,
    /// Moves made.
    pub depth: u32,
    /// The next in a list of records that are waiting.
    pub next: u32,
    /// The direction in which the blank came.
    pub came: Option<Direction>,
    /// Whether a better way has taken its place.
    pub outdone: bool,
}

impl Default for Record {
    fn default() -> Self {
        Self { parent: 0, depth: 0, next: NONE, came: None, outdone: false }
    }
}

/// No record.
pub const NONE: u32 = u32::MAX;
/// Records in a page.
const PAGE: usize = 1 << 12;
const PARTS: usize = 256;
/// Slots of the first part to begin with; the last begins with half as many more.
const FIRST: usize = 32;

impl Records {
    /// For positions of so many words.
    pub fn new(words: usize) -> Self {
        Self {
            words,
            keys: Vec::new(),
            pages: Vec::new(),
            parts: (0..PARTS).map(|_| Part::default()).collect(),
            len: 0,
            positions: 0,
        }
    }

    /// How many different positions there are.
    pub fn positions(&self) -> u64 {
        self.positions
    }

    #[inline]
    pub fn record(&self, number: u32) -> &Record {
        &self.pages[number as usize / PAGE][number as usize % PAGE]
    }

    #[inline]
    pub fn record_mut(&mut self, number: u32) -> &mut Record {
        &mut self.pages[number as usize / PAGE][number as usize % PAGE]
    }

    /// The packed position of a record.
    #[inline]
    pub fn key(&self, number: u32) -> &[u64] {
        &self.keys[number as usize / PAGE][number as usize % PAGE * self.words..][..self.words]
    }

    /// Keeps a way to a position unless one at least as short is known; the number of its record if it is kept.
    #[inline]
    pub fn insert(
        &mut self,
        key: &[u64],
        record: Record,
        memory: &mut Memory,
    ) -> Result<Option<u32>, OutOfMemory> {
        let hash = hash(key);
        let part = part_of(hash);
        if self.parts[part].used * 4 >= self.parts[part].slots.len() * 3 {
            self.grow(part, memory)?;
        }
        let slot = self.slot(part, key, hash);
        let old = self.parts[part].slots[slot].checked_sub(1);
        if old.is_some_and(|old| self.record(old).depth <= record.depth) {
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
        *self.record_mut(number) = record;
        self.parts[part].slots[slot] = number + 1;
        self.len += 1;
        if let Some(old) = old {
            self.record_mut(old).outdone = true;
        } else {
            self.parts[part].used += 1;
            self.positions += 1;
        }
        Ok(Some(number))
    }

    /// The record of a position, if it has one.
    pub fn find(&self, key: &[u64]) -> Option<u32> {
        let hash = hash(key);
        let part = part_of(hash);
        if self.parts[part].slots.is_empty() {
            return None;
        }
        self.parts[part].slots[self.slot(part, key, hash)].checked_sub(1)
    }

    /// The slot of a position, or the free one where it belongs.
    #[inline]
    fn slot(&self, part: usize, key: &[u64], hash: u64) -> usize {
        let slots = &self.parts[part].slots;
        let mut slot = (((hash & 0xffff_ffff) * slots.len() as u64) >> 32) as usize;
        while slots[slot] != 0 && self.key(slots[slot] - 1) != key {
            slot += 1;
            if slot == slots.len() {
                slot = 0;
            }
        }
        slot
    }

    /// Half as many slots again for a part, or its first ones.
    fn grow(&mut self, part: usize, memory: &mut Memory) -> Result<(), OutOfMemory> {
        let capacity = self.parts[part].slots.len();
        let longer = memory.vec((capacity + capacity / 2).max(FIRST + part * FIRST / 2 / PARTS))?;
        let old = std::mem::replace(&mut self.parts[part].slots, longer);
        for number in old.iter().filter(|number| **number != 0) {
            let key = self.key(number - 1);
            let slot = self.slot(part, key, hash(key));
            self.parts[part].slots[slot] = *number;
        }
        memory.free(old);
        Ok(())
    }
}

/// The part that a key with this hash belongs to: by the high bits, as slots are chosen by the low ones.
#[inline]
fn part_of(hash: u64) -> usize {
    (hash >> 56) as usize
}
