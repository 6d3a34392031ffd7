//! Radix sort of machine words, one pass at a time.

/// Sorts words pass by pass, so that a slice of a search stays short.
///
/// # Source
///
/// D. E. Knuth, "The Art of Computer Programming", volume 3, section 5.2.5, algorithm R.
#[derive(Clone, Copy, Debug)]
pub struct RadixSort {
    /// The differing bits that are not yet sorted.
    differing: u64,
}

/// Bits of a digit, for few words and for many.
const FEW_BITS: u32 = 8;
const MANY_BITS: u32 = 11;
const FEW: usize = 1 << 13;

impl RadixSort {
    /// Begins to sort by all bits but the lowest `low`.
    pub fn new(words: &[u64], low: u32) -> Self {
        let (any, all) = words.iter().fold((0, u64::MAX), |(any, all), word| (any | word, all & word));
        let differing = if words.is_empty() { 0 } else { any ^ all };
        Self { differing: without_lowest(differing, low) }
    }

    /// Sorts by the next digit, with `room` as a buffer; returns `false` once the words are sorted.
    pub fn pass(&mut self, words: &mut Vec<u64>, room: &mut Vec<u64>) -> bool {
        if self.differing == 0 {
            return false;
        }
        let bits = if words.len() < FEW { FEW_BITS } else { MANY_BITS };
        let shift = self.differing.trailing_zeros();
        let mask = (1usize << bits) - 1;
        let digit = |word: u64| (word >> shift) as usize & mask;
        let mut at = [0u32; 1 << MANY_BITS];
        let at = &mut at[..=mask];
        for word in words.iter() {
            at[digit(*word)] += 1;
        }
        let mut sum = 0;
        for at in at.iter_mut() {
            (*at, sum) = (sum, sum + *at);
        }
        room.resize(words.len(), 0);
        for word in words.iter() {
            let at = &mut at[digit(*word)];
            room[*at as usize] = *word;
            *at += 1;
        }
        std::mem::swap(words, room);
        self.differing = without_lowest(self.differing, shift + bits);
        self.differing != 0
    }
}

/// A word with its lowest bits cleared.
fn without_lowest(word: u64, bits: u32) -> u64 {
    word & u64::MAX.checked_shl(bits).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_sorted_by_all_but_their_lowest_bits() {
        for (len, low, mask) in [
            (0u32, 0, !0),
            (1, 3, !0),
            (1000, 0, !0),
            (1000, 12, 0xff_ffff_0000_ffff),
            (20_000, 5, !0),
            (500, 64, !0),
        ] {
            let mut words: Vec<u64> = Vec::new();
            for at in 0..u64::from(len) {
                words.push(at.wrapping_mul(0x9e37_79b9_7f4a_7c15) & mask);
            }
            let mut expected = words.clone();
            expected.sort_by_key(|word| word.checked_shr(low).unwrap_or(0));
            let mut room = Vec::new();
            let mut sort = RadixSort::new(&words, low);
            while sort.pass(&mut words, &mut room) {}
            assert_eq!(words, expected, "{len} words without {low} bits");
        }
    }
}
