//! Positions by number.

use crate::{
    states::visited_by_hash::hash_of,
    util::{Memory, OutOfMemory},
};

/// A set of packed positions, numbered from 0 in the order of insertion. It doubles its room by open addressing.
pub struct PositionNumbers {
    words: usize,
    keys: Vec<u64>,
    /// The number of a position plus 1; 0 if free.
    slots: Vec<u32>,
    len: u32,
}

impl PositionNumbers {
    /// Positions of this number of words, at least 1.
    pub fn new(words: usize, memory: &mut Memory) -> Result<Self, OutOfMemory> {
        Ok(Self { words, keys: memory.vec(32 * words)?, slots: memory.vec(64)?, len: 0 })
    }

    /// A lower bound on the bytes of a position.
    pub fn bytes_of(words: usize) -> u64 {
        8 * words as u64 + 2 * size_of::<u32>() as u64
    }

    pub fn len(&self) -> u32 {
        self.len
    }

    pub fn key(&self, number: u32) -> &[u64] {
        &self.keys[number as usize * self.words..][..self.words]
    }

    /// Removes all positions, and keeps the room.
    pub fn clear(&mut self) {
        self.slots.fill(0);
        self.len = 0;
    }

    /// The number of a position, which is the old length if the position is new.
    pub fn insert(&mut self, key: &[u64], memory: &mut Memory) -> Result<u32, OutOfMemory> {
        if self.len as usize * self.words == self.keys.len() {
            self.grow(memory)?;
        }
        let slot = self.slot(key);
        if let Some(number) = self.slots[slot].checked_sub(1) {
            return Ok(number);
        }
        let number = self.len;
        self.keys[number as usize * self.words..][..self.words].copy_from_slice(key);
        self.len += 1;
        self.slots[slot] = self.len;
        Ok(number)
    }

    /// The slot of a position, or the free slot to insert it in. Half of the slots or more are free.
    fn slot(&self, key: &[u64]) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = hash_of(key) as usize & mask;
        while self.slots[slot] != 0 && self.key(self.slots[slot] - 1) != key {
            slot = (slot + 1) & mask;
        }
        slot
    }

    fn grow(&mut self, memory: &mut Memory) -> Result<(), OutOfMemory> {
        if self.len > u32::MAX / 2 {
            return Err(OutOfMemory { needed: u64::MAX });
        }
        let mut keys = memory.vec(2 * self.keys.len())?;
        keys[..self.keys.len()].copy_from_slice(&self.keys);
        memory.free(std::mem::replace(&mut self.keys, keys));
        let slots = memory.vec(2 * self.slots.len())?;
        memory.free(std::mem::replace(&mut self.slots, slots));
        for number in 0..self.len {
            let slot = self.slot(self.key(number));
            self.slots[slot] = number + 1;
        }
        Ok(())
    }
}
