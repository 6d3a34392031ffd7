//! Bytes as choices. After their end every choice is the first, so that fewer and smaller bytes are simpler inputs.

pub struct Input<'a>(pub &'a [u8]);

impl<'a> Input<'a> {
    /// A number below `bound`, which is at most 256.
    pub fn below(&mut self, bound: usize) -> usize {
        let Some((first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        usize::from(*first) % bound
    }

    /// Returns `true` for one of `times` choices.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == times - 1
    }

    pub fn choose<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    /// The remaining bytes.
    pub fn rest(&mut self) -> &'a [u8] {
        std::mem::take(&mut self.0)
    }

    /// The remaining bytes as text, with U+FFFD for invalid UTF-8, as from JavaScript.
    pub fn text(&mut self) -> String {
        String::from_utf8_lossy(self.rest()).into_owned()
    }
}
