//! Which of many segments a hash belongs to, as their number grows one by one.

use crate::util::{Memory, OutOfMemory};

/// The directory of extendible hashing: it says by the first bits of a hash which segment a position is in; a segment that
/// is full is split in two, and the directory doubles when it has to. So growing never holds up a slice for long, and all
/// segments but the first beginnings can be of one size.
///
/// # Source
///
/// R. Fagin, J. Nievergelt, N. Pippenger and H. R. Strong, "Extendible hashing", ACM Transactions on Database Systems
/// 4 (1979), 315-344.
#[derive(Debug)]
pub struct Directory {
    /// Bits of a hash that it goes by.
    depth: u32,
    /// The segment of each beginning of a hash.
    segments: Vec<u32>,
}

/// A segment has as many bytes at most.
pub const SEGMENT_BYTES: usize = 30_712;

impl Directory {
    /// Of one segment, whose number is 0.
    pub fn new() -> Self {
        Self { depth: 0, segments: vec![0] }
    }

    /// The segment that a hash belongs to.
    #[inline]
    pub fn segment_of(&self, hash: u64) -> usize {
        // Of no bits nothing is left.
        self.segments[hash.checked_shr(64 - self.depth).unwrap_or(0) as usize] as usize
    }

    /// Makes room for a segment to be split in which hashes are alike in `depth` bits.
    pub fn deepen(&mut self, depth: u32, memory: &mut Memory) -> Result<(), OutOfMemory> {
        if depth < self.depth {
            return Ok(());
        }
        let mut doubled: Vec<u32> = memory.vec(2 * self.segments.len())?;
        for (at, number) in doubled.iter_mut().enumerate() {
            *number = self.segments[at / 2];
        }
        let old = std::mem::replace(&mut self.segments, doubled);
        // The first one was never paid for.
        if self.depth > 0 {
            memory.free(old);
        }
        self.depth += 1;
        Ok(())
    }

    /// Gives the upper half of the segment to which `hash` belongs, and in which hashes are alike in `depth` bits, to the
    /// segment `upper`. After [`deepen`](Self::deepen).
    pub fn split(&mut self, hash: u64, depth: u32, upper: usize) {
        let begin = hash.checked_shr(64 - depth).unwrap_or(0) as usize;
        let width = 1 << (self.depth - depth);
        let second = begin * width + width / 2;
        self.segments[second..second + width / 2].fill(upper as u32);
    }

    /// The bytes that it was paid for.
    #[cfg(test)]
    pub fn bytes(&self) -> u64 {
        if self.depth > 0 { 4 * self.segments.len() as u64 } else { 0 }
    }
}
