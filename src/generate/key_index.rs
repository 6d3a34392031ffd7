//! [`KeyIndex`]: a set of keys that numbers them in the order of insertion.

/// Keys by number, and an open-addressing table from keys to numbers, at most half full. 32 to 64 bytes a key.
#[derive(Clone, Debug, Default)]
pub struct KeyIndex {
    keys: Vec<u64>,
    /// Key + 1, or 0 where the slot is free.
    slots: Vec<u64>,
    /// The number of each slot's key.
    numbers: Vec<u32>,
}

/// Slots for each key that there is room for.
const SLOTS: usize = 2;

/// Slots for each key from which on it is faster to empty the slots of the keys than all.
const SPARSE: usize = 16;

/// Number of slots that a cleared index keeps. Filling a large table would make every later call slow.
const KEPT: usize = 1 << 12;

impl KeyIndex {
    /// The keys in the order of insertion.
    pub fn keys(&self) -> &[u64] {
        &self.keys
    }

    /// Bytes held.
    pub fn bytes(&self) -> u64 {
        let (keys, slots) = (self.keys.capacity(), self.slots.capacity());
        (size_of::<u64>() * (keys + slots) + size_of::<u32>() * self.numbers.capacity()) as u64
    }

    /// Removes all keys.
    pub fn clear(&mut self) {
        if self.slots.len() > KEPT {
            self.slots.clear();
            self.slots.resize(KEPT, 0);
            self.numbers.truncate(KEPT);
        } else if self.keys.len() * SPARSE > self.slots.len() {
            self.slots.fill(0);
        } else {
            // A slot passed on the way to the last key has an earlier one, which is still there.
            while let Some(key) = self.keys.pop() {
                let slot = self.slot(key);
                self.slots[slot] = 0;
            }
        }
        self.keys.clear();
    }

    /// Makes room for `more` keys. Returns false if that takes more than `limit` bytes, or than the machine has.
    #[inline]
    pub fn reserve(&mut self, more: usize, limit: u64) -> bool {
        (self.keys.len() + more) * SLOTS <= self.slots.len() || self.grow(more, limit)
    }

    /// Adds a key, which is not `u64::MAX`. Returns false if it is there.
    ///
    /// # Panics
    ///
    /// If the machine has no memory for it; [`reserve`](Self::reserve) tells before.
    #[inline]
    pub fn insert(&mut self, key: u64) -> bool {
        assert!(self.reserve(1, u64::MAX), "no memory for a key");
        let slot = self.slot(key);
        if self.slots[slot] != 0 {
            return false;
        }
        self.slots[slot] = key + 1;
        self.numbers[slot] = self.keys.len() as u32;
        self.keys.push(key);
        true
    }

    /// The number of a key.
    #[inline]
    pub fn number(&self, key: u64) -> Option<usize> {
        let slot = (!self.slots.is_empty()).then(|| self.slot(key))?;
        (self.slots[slot] != 0).then(|| self.numbers[slot] as usize)
    }

    /// The slot of a key, or the free one where it belongs.
    #[inline]
    fn slot(&self, key: u64) -> usize {
        let mask = self.slots.len() - 1;
        // Fibonacci hashing; the upper half of the product depends on all bits of the key.
        let product = (key ^ key >> 32).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mut slot = (product >> 32) as usize & mask;
        while self.slots[slot] != 0 && self.slots[slot] != key + 1 {
            slot = (slot + 1) & mask;
        }
        slot
    }

    #[cold]
    fn grow(&mut self, more: usize, limit: u64) -> bool {
        let room = (self.keys.len() + more).next_power_of_two().max(1 << 9);
        if (room * SLOTS * (size_of::<u64>() + size_of::<u32>()) + room * size_of::<u64>()) as u64 > limit {
            return false;
        }
        self.slots.clear();
        let has_room = self.slots.try_reserve_exact(room * SLOTS).is_ok()
            && self.numbers.try_reserve_exact((room * SLOTS).saturating_sub(self.numbers.len())).is_ok()
            && self.keys.try_reserve_exact(room - self.keys.len()).is_ok();
        if !has_room {
            return false;
        }
        self.slots.resize(room * SLOTS, 0);
        self.numbers.resize(room * SLOTS, 0);
        for at in 0..self.keys.len() {
            let slot = self.slot(self.keys[at]);
            self.slots[slot] = self.keys[at] + 1;
            self.numbers[slot] = at as u32;
        }
        true
    }
}
