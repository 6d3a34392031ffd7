//! A visited set of packed positions, for spaces too large to number.

use super::{
    directory::{Directory, SEGMENT_BYTES},
    pack::{KEY_MASK, TAG_SHIFT, copy},
};
use crate::util::{Memory, OutOfMemory};

/// A mark from 1 to 3 for packed positions. The mark is the tag of the packed position, so a position takes its own
/// words and nothing more.
///
/// The segments are found by a [`Directory`].
#[derive(Debug)]
pub struct VisitedByHash {
    words: usize,
    /// Slots of a segment at most.
    full: usize,
    directory: Directory,
    segments: Vec<Segment>,
}

/// Positions whose hashes begin alike, in open addressing.
#[derive(Debug, Default)]
struct Segment {
    /// Slots of `words` words each; a slot whose mark is 0 is free.
    slots: Vec<u64>,
    capacity: usize,
    used: usize,
    /// Bits in which the hashes are alike.
    depth: u32,
}

/// Slots of the first segment to begin with.
const FIRST: usize = 64;

impl VisitedByHash {
    pub fn new(words: usize) -> Self {
        let full = (SEGMENT_BYTES / size_of::<u64>() / words).max(FIRST);
        Self { words, full, directory: Directory::new(), segments: vec![Segment::default()] }
    }

    /// The mark of `key`, 0 if it has none.
    #[inline]
    pub fn get(&self, key: &[u64]) -> u8 {
        let hash = hash_of(key);
        let segment = &self.segments[self.directory.segment_of(hash)];
        if segment.capacity == 0 {
            return 0;
        }
        (segment.slots[segment.find(key, self.words, hash)] >> TAG_SHIFT) as u8
    }

    /// Gives `key` the mark `mark` if it has none yet; says whether it had none.
    #[inline]
    pub fn insert(&mut self, key: &[u64], mark: u8, memory: &mut Memory) -> Result<bool, OutOfMemory> {
        let hash = hash_of(key);
        loop {
            let number = self.directory.segment_of(hash);
            let segment = &mut self.segments[number];
            let mut slot = 0;
            if segment.capacity > 0 {
                slot = segment.find(key, self.words, hash);
                if segment.slots[slot] >> TAG_SHIFT != 0 {
                    return Ok(false);
                }
            }
            // At most four fifths full: probes stay short.
            if segment.used * 5 < segment.capacity * 4 {
                copy(key, &mut segment.slots[slot..slot + self.words]);
                segment.slots[slot] |= u64::from(mark) << TAG_SHIFT;
                segment.used += 1;
                return Ok(true);
            }
            self.make_room(number, hash, memory)?;
        }
    }

    /// Doubles a small segment, splits a large one, in which `hash` belongs.
    fn make_room(&mut self, number: usize, hash: u64, memory: &mut Memory) -> Result<(), OutOfMemory> {
        let Segment { capacity, depth, .. } = self.segments[number];
        if capacity < self.full {
            let grown = Segment::new((2 * capacity).clamp(FIRST, self.full), depth, self.words, memory)?;
            let old = std::mem::replace(&mut self.segments[number], grown);
            self.share_out(old, memory);
            return Ok(());
        }
        self.directory.deepen(depth, memory)?;
        let lower = Segment::new(self.full, depth + 1, self.words, memory)?;
        let upper = match Segment::new(self.full, depth + 1, self.words, memory) {
            Ok(upper) => upper,
            Err(refused) => {
                memory.free(lower.slots);
                return Err(refused);
            }
        };
        self.directory.split(hash, depth, self.segments.len());
        self.segments.push(upper);
        let old = std::mem::replace(&mut self.segments[number], lower);
        self.share_out(old, memory);
        Ok(())
    }

    /// Puts what a segment held where it belongs now.
    fn share_out(&mut self, old: Segment, memory: &mut Memory) {
        let mut key = vec![0; self.words];
        for slot in old.slots.chunks_exact(self.words).filter(|slot| slot[0] >> TAG_SHIFT != 0) {
            copy(slot, &mut key);
            key[0] &= KEY_MASK;
            let hash = hash_of(&key);
            let number = self.directory.segment_of(hash);
            let segment = &mut self.segments[number];
            let to = segment.find(&key, self.words, hash);
            copy(slot, &mut segment.slots[to..to + self.words]);
            segment.used += 1;
        }
        memory.free(old.slots);
    }
}

impl Segment {
    fn new(capacity: usize, depth: u32, words: usize, memory: &mut Memory) -> Result<Self, OutOfMemory> {
        Ok(Self { slots: memory.vec(capacity * words)?, capacity, used: 0, depth })
    }

    /// The word at which `key` stands, or the free slot where it belongs.
    #[inline]
    fn find(&self, key: &[u64], words: usize, hash: u64) -> usize {
        let mut slot = (((hash & 0xffff_ffff) * self.capacity as u64) >> 32) as usize * words;
        loop {
            let found = &self.slots[slot..slot + words];
            if found[0] >> TAG_SHIFT == 0 || found[0] & KEY_MASK == key[0] && alike(&found[1..], &key[1..]) {
                return slot;
            }
            slot += words;
            if slot == self.slots.len() {
                slot = 0;
            }
        }
    }
}

/// Whether words are the same: a loop, as there are none or one nearly always.
#[inline]
fn alike(some: &[u64], others: &[u64]) -> bool {
    some.iter().zip(others).all(|(some, other)| some == other)
}

/// Multiply and fold, word by word, with the constants of `SplitMix64` (Steele, Lea and Flood, "Fast
/// splittable pseudorandom number generators", OOPSLA 2014).
#[inline]
pub fn hash_of(key: &[u64]) -> u64 {
    let mut hash = 0x9e37_79b9_7f4a_7c15;
    for word in key {
        hash = (hash ^ word).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        hash ^= hash >> 29;
        hash = hash.wrapping_mul(0x94d0_49bb_1331_11eb);
        hash ^= hash >> 32;
    }
    hash
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    #[test]
    fn marks_are_kept_as_a_map_keeps_them() {
        for words in [1, 2, 5] {
            let mut memory = Memory::new(u64::MAX);
            let mut marks = VisitedByHash::new(words);
            let mut map = HashMap::new();
            for i in 0..60_000u64 {
                // Every key about twice, from a few bits so that many are alike in most words.
                let seed = i.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 48 & 0x7fff;
                let key: Vec<u64> = (0..words as u64).map(|word| seed >> (3 * word) & KEY_MASK).collect();
                let mark = (i % 3) as u8 + 1;
                let new = marks.insert(&key, mark, &mut memory).expect("room");
                assert_eq!(new, !map.contains_key(&key));
                let expected = *map.entry(key.clone()).or_insert(mark);
                assert_eq!(marks.get(&key), expected);
            }
            assert_eq!(marks.get(&vec![KEY_MASK; words]), 0);
            let slots: usize = marks.segments.iter().map(|segment| segment.slots.len()).sum();
            assert_eq!(memory.held(), 8 * slots as u64 + marks.directory.bytes());
        }
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let mut memory = Memory::new(100_000);
        let mut marks = VisitedByHash::new(1);
        let refused = (0..100_000u64).find_map(|key| marks.insert(&[key], 1, &mut memory).err());
        assert!(refused.is_some_and(|refused| refused.needed > 100_000));
        assert!(memory.held() <= 100_000);
        assert_eq!(marks.get(&[0]), 1, "what was kept is still there");
    }
}
