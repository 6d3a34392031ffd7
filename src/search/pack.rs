use crate::puzzle::Vertex;

/// Positions packed to a few machine words: the places of the listed pieces, a few bits each. The two highest
/// bits of the first word are free for a tag from 0 to 3, and 0 after packing.
#[derive(Clone, Copy, Debug)]
pub struct Pack {
    bits: u32,
    per_word: usize,
    words: usize,
}

/// Where the tag lies in the first word.
pub const TAG_SHIFT: u32 = 62;
/// The bits of the first word that are not the tag.
pub const KEY_MASK: u64 = (1 << TAG_SHIFT) - 1;

impl Pack {
    /// For so many places on so many vertices.
    pub fn new(vertices: usize, places: usize) -> Self {
        let bits = (usize::BITS - vertices.saturating_sub(1).leading_zeros()).max(1);
        let per_word = (TAG_SHIFT / bits) as usize;
        Self { bits, per_word, words: places.div_ceil(per_word).max(1) }
    }

    /// Words in a packed position.
    pub fn words(&self) -> usize {
        self.words
    }

    #[inline]
    pub fn pack(&self, places: &[Vertex], words: &mut [u64]) {
        words.fill(0);
        for (word, places) in words.iter_mut().zip(places.chunks(self.per_word)) {
            for place in places.iter().rev() {
                *word = *word << self.bits | u64::from(*place);
            }
        }
    }

    #[inline]
    pub fn unpack(&self, words: &[u64], places: &mut [Vertex]) {
        let mask = (1 << self.bits) - 1;
        for (word, places) in words.iter().zip(places.chunks_mut(self.per_word)) {
            let mut word = *word;
            for place in places {
                *place = (word & mask) as Vertex;
                word >>= self.bits;
            }
        }
    }
}
