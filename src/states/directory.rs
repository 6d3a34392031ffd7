//! Extendible hashing.

use crate::util::{Memory, OutOfMemory};

/// The directory of extendible hashing: maps the first bits of a hash to a segment. A full segment is split in two, and the
/// directory doubles if needed, so each growth step is short, and all segments except the first few have one size.
///
/// # Source
///
/// R. Fagin, J. Nievergelt, N. Pippenger and H. R. Strong, "Extendible hashing", ACM Transactions on Database Systems
/// 4 (1979), 315-344.
pub struct Directory {
    /// The number of hash bits used.
    depth: u32,
    /// The segment of each prefix of a hash.
    segments: Vec<u32>,
}

/// The most bytes of a segment.
pub const SEGMENT_BYTES: usize = 30_712;

impl Directory {
    /// A directory of one segment, number 0.
    pub fn new() -> Self {
        Self { depth: 0, segments: vec![0] }
    }

    #[inline]
    pub fn segment_of(&self, hash: u64) -> usize {
        // A shift by 64 bits leaves 0.
        self.segments[hash.checked_shr(64 - self.depth).unwrap_or(0) as usize] as usize
    }

    /// Doubles the directory if a segment whose hashes share `depth` bits could not be split otherwise.
    pub fn deepen(&mut self, depth: u32, memory: &mut Memory) -> Result<(), OutOfMemory> {
        if depth < self.depth {
            return Ok(());
        }
        let mut doubled: Vec<u32> = memory.vec(2 * self.segments.len())?;
        for (at, number) in doubled.iter_mut().enumerate() {
            *number = self.segments[at / 2];
        }
        let old = std::mem::replace(&mut self.segments, doubled);
        // The first allocation was not accounted for.
        if self.depth > 0 {
            memory.free(old);
        }
        self.depth += 1;
        Ok(())
    }

    /// Assigns the upper half of the segment of `hash`, whose hashes share `depth` bits, to the segment `upper`. Requires
    /// [`deepen`](Self::deepen).
    pub fn split(&mut self, hash: u64, depth: u32, upper: usize) {
        let begin = hash.checked_shr(64 - depth).unwrap_or(0) as usize;
        let width = 1 << (self.depth - depth);
        let second = begin * width + width / 2;
        self.segments[second..second + width / 2].fill(upper as u32);
    }

    /// The bytes accounted for.
    #[cfg(test)]
    pub fn bytes(&self) -> u64 {
        if self.depth > 0 { 4 * self.segments.len() as u64 } else { 0 }
    }
}
