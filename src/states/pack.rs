//! Positions packed into machine words, the bulk of a search's memory.

use crate::puzzle::Vertex;

/// The layout of packed positions: the listed places, a few bits each. At least the two highest bits of the first word are
/// free for a tag, and 0 after packing.
#[derive(Clone, Debug)]
pub struct Pack {
    fields: Vec<BitField>,
    words: usize,
    /// The free bits of the first word.
    spare: u32,
}

#[derive(Clone, Copy, Debug)]
struct BitField {
    word: usize,
    shift: u32,
    mask: u64,
}

/// The position of a two-bit tag in the first word.
pub const TAG_SHIFT: u32 = 62;
/// The bits of the first word without the tag.
pub const KEY_MASK: u64 = (1 << TAG_SHIFT) - 1;

impl Pack {
    /// The layout for places, each with its number of values.
    pub fn new(values: &[usize]) -> Self {
        let (mut word, mut shift) = (0, 0);
        let mut spare = u64::BITS;
        let field = |values: &usize| {
            let bits = (usize::BITS - values.saturating_sub(1).leading_zeros()).max(1);
            if shift + bits > TAG_SHIFT {
                (word, shift) = (word + 1, 0);
            }
            shift += bits;
            if word == 0 {
                spare -= bits;
            }
            BitField { word, shift: shift - bits, mask: (1 << bits) - 1 }
        };
        let fields = values.iter().map(field).collect();
        Self { fields, words: word + 1, spare }
    }

    /// The number of tag bits, at most 8, the highest of the first word.
    pub fn tag_bits(&self) -> u32 {
        self.spare.min(8)
    }

    pub fn words(&self) -> usize {
        self.words
    }

    #[inline]
    pub fn pack(&self, places: &[Vertex], words: &mut [u64]) {
        let (mut word, mut at) = (0, 0);
        for (field, place) in self.fields.iter().zip(places) {
            if field.word != at {
                words[at] = word;
                (word, at) = (0, field.word);
            }
            word |= u64::from(*place) << field.shift;
        }
        words[at] = word;
    }

    #[inline]
    pub fn unpack(&self, words: &[u64], places: &mut [Vertex]) {
        for (field, place) in self.fields.iter().zip(places) {
            *place = (words[field.word] >> field.shift & field.mask) as Vertex;
        }
    }
}

/// Copies a few words or places in a loop, as a call of `memmove` costs more than the copy.
#[inline(always)]
pub fn copy<T: Copy>(from: &[T], to: &mut [T]) {
    for (to, from) in to.iter_mut().zip(from) {
        *to = *from;
    }
}
