//! A visited set of ranked positions.

use crate::util::{Memory, OutOfMemory};

/// Marks from 1 to 3 for numbered positions, two bits each, in pages allocated on first use, so that a search that ends early in
/// a large space needs little memory.
pub struct VisitedByRank {
    pages: Vec<Vec<u64>>,
}

/// Marks in a word.
const PER_WORD: u64 = 32;
/// Words in a page of 4 KiB.
const PAGE: u64 = 512;

impl VisitedByRank {
    /// Marks for the numbers below `len`, all 0; `None` if the page table alone exceeds 1/16 of the memory limit.
    pub fn new(len: u64, memory: &mut Memory) -> Result<Option<Self>, OutOfMemory> {
        let pages = len.div_ceil(PER_WORD * PAGE);
        if pages * size_of::<Vec<u64>>() as u64 > memory.limit() / 16 {
            return Ok(None);
        }
        Ok(Some(Self { pages: memory.vec(pages as usize)? }))
    }

    /// The mark of `number`; 0 if absent.
    #[inline]
    pub fn get(&self, number: u64) -> u8 {
        let (page, word, shift) = place(number);
        self.pages[page].get(word).map_or(0, |word| (word >> shift & 3) as u8)
    }

    /// Marks `number` unless it has a mark; returns whether it was new.
    #[inline]
    pub fn insert(&mut self, number: u64, mark: u8, memory: &mut Memory) -> Result<bool, OutOfMemory> {
        let (page, word, shift) = place(number);
        let page = &mut self.pages[page];
        if page.is_empty() {
            *page = memory.vec(PAGE as usize)?;
        }
        let new = (page[word] >> shift).trailing_zeros() >= 2;
        if new {
            page[word] |= u64::from(mark) << shift;
        }
        Ok(new)
    }
}

/// The page, the word in the page and the shift in the word of a number.
#[inline]
fn place(number: u64) -> (usize, usize, u32) {
    let word = number / PER_WORD;
    ((word / PAGE) as usize, (word % PAGE) as usize, (number % PER_WORD) as u32 * 2)
}
