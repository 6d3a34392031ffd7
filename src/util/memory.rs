//! Memory that is counted and refused, so that a search never takes more than it may.

/// How many bytes the structures of one search hold together, and may hold. What does not fit is refused, so that
/// nothing crashes.
#[derive(Debug)]
pub struct Memory {
    held: u64,
    limit: u64,
}

/// The limit was met, or the machine had no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfMemory {
    /// The bytes that would have been held.
    pub needed: u64,
}

impl Memory {
    /// Memory of at most `limit` bytes.
    #[must_use]
    pub fn new(limit: u64) -> Self {
        Self { held: 0, limit }
    }

    /// Bytes that may be held in all.
    #[must_use]
    pub fn limit(&self) -> u64 {
        self.limit
    }

    /// Bytes held now.
    #[must_use]
    pub fn held(&self) -> u64 {
        self.held
    }

    /// A vector of `len` default values, paid for.
    ///
    /// # Errors
    ///
    /// When it would take more than the limit, or more than the machine has.
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

    /// Forgets what was paid since `held` bytes were held: it has been dropped.
    pub fn give_back_to(&mut self, held: u64) {
        self.held = held;
    }

    /// Takes back what [`Memory::vec`] gave.
    pub fn free<T>(&mut self, vec: Vec<T>) {
        self.held -= size_of::<T>() as u64 * vec.len() as u64;
        drop(vec);
    }

    /// Notes that something which keeps account itself holds `bytes` now, and held `before`.
    ///
    /// # Errors
    ///
    /// When the limit would be exceeded.
    pub fn resize(&mut self, before: u64, bytes: u64) -> Result<(), OutOfMemory> {
        let needed = (self.held - before).saturating_add(bytes);
        if needed > self.limit {
            return Err(OutOfMemory { needed });
        }
        self.held = needed;
        Ok(())
    }
}
