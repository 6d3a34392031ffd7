use super::pack::{KEY_MASK, TAG_SHIFT};
use crate::memory::{Memory, OutOfMemory};

/// A mark from 1 to 3 for packed positions, in open addressing. The mark is the tag of the packed position,
/// so a position takes its own words and nothing more.
///
/// The table is cut into parts that grow one at a time and, as they begin with different sizes, at different
/// times: growing never holds up a slice for long and never needs the whole table twice.
#[derive(Debug)]
pub struct HashMarks {
    words: usize,
    parts: Vec<Part>,
}

#[derive(Debug, Default)]
struct Part {
    /// Slots of `words` words each; a slot whose mark is 0 is free.
    slots: Vec<u64>,
    capacity: usize,
    used: usize,
}

const PARTS: usize = 256;
/// Slots of the first part to begin with; the last begins with half as many more.
const FIRST: usize = 32;
/// A part of fewer slots grows by as many: time counts more than the bytes.
const DOUBLING: usize = 4096;

impl HashMarks {
    pub fn new(words: usize) -> Self {
        Self { words, parts: (0..PARTS).map(|_| Part::default()).collect() }
    }

    /// The mark of `key`, 0 if it has none.
    #[inline]
    pub fn get(&self, key: &[u64]) -> u8 {
        let hash = hash(key);
        let part = &self.parts[part_of(hash)];
        if part.slots.is_empty() {
            return 0;
        }
        let slot = part.find(key, self.words, hash);
        (part.slots[slot] >> TAG_SHIFT) as u8
    }

    /// Gives `key` the mark `mark` if it has none yet; says whether it had none.
    #[inline]
    pub fn insert(&mut self, key: &[u64], mark: u8, memory: &mut Memory) -> Result<bool, OutOfMemory> {
        let hash = hash(key);
        let number = part_of(hash);
        let part = &mut self.parts[number];
        let mut slot = 0;
        if part.capacity > 0 {
            slot = part.find(key, self.words, hash);
            if part.slots[slot] >> TAG_SHIFT != 0 {
                return Ok(false);
            }
        }
        // At most four fifths full: probes stay short.
        if part.used * 5 >= part.capacity * 4 {
            part.grow(self.words, FIRST + number * FIRST / 2 / PARTS, memory)?;
            slot = part.find(key, self.words, hash);
        }
        part.slots[slot..slot + self.words].copy_from_slice(key);
        part.slots[slot] |= u64::from(mark) << TAG_SHIFT;
        part.used += 1;
        Ok(true)
    }
}

impl Part {
    /// The word at which `key` stands, or the free slot where it belongs.
    #[inline]
    fn find(&self, key: &[u64], words: usize, hash: u64) -> usize {
        let mut slot = (((hash & 0xffff_ffff) * self.capacity as u64) >> 32) as usize * words;
        loop {
            let found = &self.slots[slot..slot + words];
            if found[0] >> TAG_SHIFT == 0 || (found[0] & KEY_MASK == key[0] && found[1..] == key[1..]) {
                return slot;
            }
            slot += words;
            if slot == self.slots.len() {
                slot = 0;
            }
        }
    }

    /// Twice as large, half as large again, or `first` slots.
    fn grow(&mut self, words: usize, first: usize, memory: &mut Memory) -> Result<(), OutOfMemory> {
        let more = if self.capacity < DOUBLING { self.capacity } else { self.capacity / 2 };
        let capacity = (self.capacity + more).max(first);
        let old = std::mem::take(&mut self.slots);
        match memory.vec(capacity * words) {
            Ok(slots) => (self.slots, self.capacity) = (slots, capacity),
            Err(refused) => {
                self.slots = old;
                return Err(refused);
            }
        }
        let mut key = vec![0; words];
        for slot in old.chunks_exact(words).filter(|slot| slot[0] >> TAG_SHIFT != 0) {
            key.copy_from_slice(slot);
            key[0] &= KEY_MASK;
            let to = self.find(&key, words, hash(&key));
            self.slots[to..to + words].copy_from_slice(slot);
        }
        memory.free(old);
        Ok(())
    }
}

/// The part that a key with this hash belongs to: by the high bits, as slots are chosen by the low ones.
#[inline]
pub fn part_of(hash: u64) -> usize {
    (hash >> 56) as usize
}

/// Multiply and fold, word by word, with the constants of `SplitMix64` (Steele, Lea and Flood, "Fast
/// splittable pseudorandom number generators", OOPSLA 2014).
#[inline]
pub fn hash(key: &[u64]) -> u64 {
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
            let mut marks = HashMarks::new(words);
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
            let slots: usize = marks.parts.iter().map(|part| part.slots.len()).sum();
            assert_eq!(memory.held(), 8 * slots as u64);
        }
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let mut memory = Memory::new(100_000);
        let mut marks = HashMarks::new(1);
        let refused = (0..100_000u64).find_map(|key| marks.insert(&[key], 1, &mut memory).err());
        assert!(refused.is_some_and(|refused| refused.needed > 100_000));
        assert!(memory.held() <= 100_000);
        assert_eq!(marks.get(&[0]), 1, "what was kept is still there");
    }
}
