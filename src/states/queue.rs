//! A queue of packed positions.

use std::collections::VecDeque;

use super::pack::copy;
use crate::util::{Memory, OutOfMemory};

/// A first-in first-out queue of packed positions of `words` words, in chunks that are freed once empty.
pub struct Queue {
    words: usize,
    chunks: VecDeque<Vec<u64>>,
    /// The next word to read in the first chunk.
    read: usize,
    /// The next word to write in the last chunk.
    write: usize,
    /// Words in a chunk, a multiple of `words`.
    chunk: usize,
}

/// Copies words, a single one without a call of `memmove`.
#[inline(always)]
fn copy_words(from: &[u64], to: &mut [u64]) {
    match (from, to) {
        ([from], [to]) => *to = *from,
        (from, to) => copy(from, to),
    }
}

impl Queue {
    pub fn new(words: usize) -> Self {
        let chunk = (1024 / words).max(1) * words;
        Self { words, chunks: VecDeque::new(), read: 0, write: chunk, chunk }
    }

    #[inline]
    pub fn push(&mut self, key: &[u64], memory: &mut Memory) -> Result<(), OutOfMemory> {
        if self.write == self.chunk {
            self.chunks.push_back(memory.vec(self.chunk)?);
            self.write = 0;
        }
        if let Some(last) = self.chunks.back_mut() {
            copy_words(key, &mut last[self.write..self.write + self.words]);
            self.write += self.words;
        }
        Ok(())
    }

    /// Moves the oldest position into `key`. The queue must not be empty.
    #[inline]
    pub fn pop(&mut self, key: &mut [u64], memory: &mut Memory) {
        debug_assert!(
            self.chunks.len() > 1 || self.chunks.len() == 1 && self.read < self.write,
            "an empty queue"
        );
        if let Some(first) = self.chunks.front() {
            copy_words(&first[self.read..self.read + self.words], key);
            self.read += self.words;
        }
        if self.read == self.chunk {
            if let Some(empty) = self.chunks.pop_front() {
                memory.free(empty);
            }
            self.read = 0;
        }
    }
}
