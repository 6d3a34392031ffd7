//! A visited set of packed positions.

use super::{
    directory::{Directory, SEGMENT_BYTES},
    pack::{KEY_MASK, TAG_SHIFT, copy},
};
use crate::util::{Memory, OutOfMemory};

/// A hash map from packed positions to marks from 1 to 3, for spaces too large to rank. The mark is the tag of the packed
/// position, so an entry needs no further bytes. A [`Directory`] locates the segments.
pub struct VisitedByHash {
    words: usize,
    /// The most slots of a segment.
    full: usize,
    directory: Directory,
    segments: Vec<Segment>,
}

/// Positions whose hashes share a prefix, with open addressing.
#[derive(Debug, Default)]
struct Segment {
    /// Slots of `words` words each; mark 0 means free.
    slots: Vec<u64>,
    capacity: usize,
    used: usize,
    /// The length of the common prefix in bits.
    depth: u32,
}

/// The initial number of slots.
const FIRST: usize = 64;

impl VisitedByHash {
    pub fn new(words: usize) -> Self {
        let full = (SEGMENT_BYTES / size_of::<u64>() / words).max(FIRST);
        Self { words, full, directory: Directory::new(), segments: vec![Segment::default()] }
    }

    /// The mark of `key`; 0 if absent.
    #[inline]
    pub fn get(&self, key: &[u64]) -> u8 {
        let hash = hash_of(key);
        let segment = &self.segments[self.directory.segment_of(hash)];
        if segment.capacity == 0 {
            return 0;
        }
        (segment.slots[segment.find(key, self.words, hash)] >> TAG_SHIFT) as u8
    }

    /// Marks `key` unless it has a mark; returns whether it was new.
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
            // A load of at most 4/5 keeps probes short.
            if segment.used * 5 < segment.capacity * 4 {
                copy(key, &mut segment.slots[slot..slot + self.words]);
                segment.slots[slot] |= u64::from(mark) << TAG_SHIFT;
                segment.used += 1;
                return Ok(true);
            }
            self.make_room(number, hash, memory)?;
        }
    }

    /// Doubles the segment of `hash` if it is small, else splits it.
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

    /// Distributes the entries of an old segment.
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

    /// The first word of the slot of `key`, or of the free slot to insert it in.
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

/// Compares words in a loop, as there is nearly always at most one.
#[inline]
fn alike(some: &[u64], others: &[u64]) -> bool {
    some.iter().zip(others).all(|(some, other)| some == other)
}

/// A hash by multiplying and folding word by word, with the constants of `SplitMix64` (Steele, Lea and Flood, "Fast
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
    fn marks_agree_with_a_hash_map() {
        for words in [1, 2, 5] {
            let mut memory = Memory::new(u64::MAX);
            let mut marks = VisitedByHash::new(words);
            let mut map = HashMap::new();
            for i in 0..60_000u64 {
                // Every key about twice, from few bits, so that many keys share most words.
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
    fn an_insert_beyond_the_limit_fails() {
        let mut memory = Memory::new(100_000);
        let mut marks = VisitedByHash::new(1);
        let refused = (0..100_000u64).find_map(|key| marks.insert(&[key], 1, &mut memory).err());
        assert!(refused.is_some_and(|refused| refused.needed > 100_000));
        assert!(memory.held() <= 100_000);
        assert_eq!(marks.get(&[0]), 1, "earlier entries remain");
    }
}
