use std::collections::VecDeque;

use super::pack::copy;
use crate::util::{Memory, OutOfMemory};

/// First in, first out, for packed positions of a fixed number of words, in blocks that are handed back as
/// they empty.
#[derive(Debug)]
pub struct Queue {
    words: usize,
    blocks: VecDeque<Vec<u64>>,
    /// The next word to read in the first block.
    read: usize,
    /// The next word to write in the last block.
    write: usize,
    /// Words in a block, a multiple of `words`.
    block: usize,
}

impl Queue {
    pub fn new(words: usize) -> Self {
        let block = (1024 / words).max(1) * words;
        Self { words, blocks: VecDeque::new(), read: 0, write: block, block }
    }

    #[inline]
    pub fn push(&mut self, key: &[u64], memory: &mut Memory) -> Result<(), OutOfMemory> {
        if self.write == self.block {
            self.blocks.push_back(memory.vec(self.block)?);
            self.write = 0;
        }
        if let Some(last) = self.blocks.back_mut() {
            copy(key, &mut last[self.write..self.write + self.words]);
            self.write += self.words;
        }
        Ok(())
    }

    /// Reads the oldest into `key`. For callers that count and know that there is one.
    #[inline]
    pub fn pop(&mut self, key: &mut [u64], memory: &mut Memory) {
        if let Some(first) = self.blocks.front() {
            copy(&first[self.read..self.read + self.words], key);
            self.read += self.words;
        }
        if self.read == self.block {
            if let Some(empty) = self.blocks.pop_front() {
                memory.free(empty);
            }
            self.read = 0;
        }
    }
}
