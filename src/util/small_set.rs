//! Sets of small numbers in one or two machine words.

/// A set of small numbers: a word for those below 64, a [`SmallSet`] for those below 128.
pub(crate) trait NumberSet: Copy + Default {
    /// The members of a small set that fit.
    fn from_small(set: SmallSet) -> Self;

    /// The set of one number.
    fn of(number: usize) -> Self;

    /// Inserts a number if `yes`, without a branch.
    fn put(&mut self, number: usize, yes: bool);

    /// Removes the least number.
    fn pop(&mut self) -> Option<usize>;

    /// Returns `true` if some number is in both sets.
    fn meets(self, other: Self) -> bool;

    /// Returns `true` if some number is not in `other`.
    fn exceeds(self, other: Self) -> bool;

    fn without(self, other: Self) -> Self;

    fn or(self, other: Self) -> Self;
}

impl NumberSet for u64 {
    fn from_small(set: SmallSet) -> Self {
        set.0[0]
    }

    #[inline]
    fn of(number: usize) -> Self {
        1 << (number & 63)
    }

    #[inline]
    fn put(&mut self, number: usize, yes: bool) {
        *self |= Self::from(yes) << (number & 63);
    }

    #[inline]
    fn pop(&mut self) -> Option<usize> {
        let bits = *self;
        *self &= bits.wrapping_sub(1);
        (bits != 0).then(|| bits.trailing_zeros() as usize)
    }

    #[inline]
    fn meets(self, other: Self) -> bool {
        self & other != 0
    }

    #[inline]
    fn exceeds(self, other: Self) -> bool {
        self & !other != 0
    }

    #[inline]
    fn without(self, other: Self) -> Self {
        self & !other
    }

    #[inline]
    fn or(self, other: Self) -> Self {
        self | other
    }
}

/// A set of numbers below 128, in two halves, as a 128-bit shift is a call in WebAssembly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SmallSet([u64; 2]);

impl SmallSet {
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }

    pub fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones()
    }
}

impl NumberSet for SmallSet {
    fn from_small(set: SmallSet) -> Self {
        set
    }

    #[inline]
    fn of(number: usize) -> Self {
        let mut set = Self::default();
        set.put(number, true);
        set
    }

    #[inline]
    fn put(&mut self, number: usize, yes: bool) {
        self.0[number >> 6 & 1] |= u64::from(yes) << (number & 63);
    }

    #[inline]
    fn pop(&mut self) -> Option<usize> {
        let half = usize::from(self.0[0] == 0);
        self.0[half].pop().map(|number| number + 64 * half)
    }

    /// Skips the second halves if that of `other` is empty.
    #[inline]
    fn meets(self, other: Self) -> bool {
        self.0[0] & other.0[0] != 0 || other.0[1] != 0 && self.0[1] & other.0[1] != 0
    }

    #[inline]
    fn exceeds(self, other: Self) -> bool {
        !self.without(other).is_empty()
    }

    #[inline]
    fn without(self, other: Self) -> Self {
        Self([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }

    #[inline]
    fn or(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_halves_hold_numbers() {
        let mut set = SmallSet::of(5);
        for number in [63, 64, 127] {
            assert!(!set.meets(SmallSet::of(number)));
            set.put(number, true);
            assert!(set.meets(SmallSet::of(number)));
        }
        assert_eq!(set.len(), 4);
        assert!(!set.meets(SmallSet::of(126)));
        assert!(SmallSet::of(64).without(set).is_empty());
        assert_eq!(set.or(SmallSet::of(0)).without(set), SmallSet::of(0));
        assert_eq!(std::iter::from_fn(|| set.pop()).collect::<Vec<_>>(), [5, 63, 64, 127]);
    }
}
