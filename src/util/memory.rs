//! Memory accounting, which keeps a search within its limit.

/// The bytes that the structures of one search hold, and their limit.
pub struct Memory {
    held: u64,
    limit: u64,
}

/// The error of an allocation that exceeds the limit or fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfMemory {
    /// The bytes that would be held.
    pub needed: u64,
}

impl Memory {
    /// Creates an account of at most `limit` bytes.
    #[must_use]
    pub fn new(limit: u64) -> Self {
        Self { held: 0, limit }
    }

    /// The limit in bytes.
    #[must_use]
    pub fn limit(&self) -> u64 {
        self.limit
    }

    /// Bytes held now.
    #[must_use]
    pub fn held(&self) -> u64 {
        self.held
    }

    /// Allocates a vector of `len` default values.
    ///
    /// # Errors
    pub fn vec<T: Clone + Default>(&mut self, len: usize) -> Result<Vec<T>, OutOfMemory> {
        let bytes = (len as u64).saturating_mul(size_of::<T>() as u64);
        let needed = self.held.saturating_add(bytes);
        let mut vec = Vec::new();
        if needed > self.limit || vec.try_reserve_exact(len).is_err() {
            return Err(OutOfMemory { needed });
        }
        vec.resize(len, T::default());
        self.held = needed;
        Ok(vec)
    }

    /// Returns to `held` bytes, once everything allocated since has been dropped.
    pub fn give_back_to(&mut self, held: u64) {
        self.held = held;
    }

    /// Frees a vector of [`Memory::vec`].
    pub fn free<T>(&mut self, vec: Vec<T>) {
        self.held -= size_of::<T>() as u64 * vec.len() as u64;
        drop(vec);
    }

    /// Records that a structure with its own accounting holds `bytes` now instead of `before`.
    ///
    /// # Errors
    ///
    /// If that exceeds the limit.
    pub fn resize(&mut self, before: u64, bytes: u64) -> Result<(), OutOfMemory> {
        let needed = (self.held - before).saturating_add(bytes);
        if needed > self.limit {
            return Err(OutOfMemory { needed });
        }
        self.held = needed;
        Ok(())
    }
}
