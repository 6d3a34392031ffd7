//! The index of a permutation, split into a machine word and a bit of it.

/// Number of last tiles whose permutations share a word.
const TAIL: usize = 5;

/// A bit for every permutation of one parity of different tiles.
///
/// The lexicographic rank of a permutation has a digit for each place: the number of smaller tiles that come later. The sum of
/// the digits has the parity of the permutation, so the last digit, 0 or 1, follows from the others and is omitted. The
/// digits of the last five tiles select one of 60 bits of a word, those before select the word. A change that keeps the
/// last five tiles moves whole words.
///
/// # Source
///
/// The digits: D. E. Knuth, "The Art of Computer Programming", volume 4A, section 7.2.1.2.
pub struct PermutationBits {
    tiles: usize,
    /// A bit for each word: the parity of the sum of the digits that select it.
    odd: Vec<u64>,
}

/// The word of a permutation, and its bit.
pub type BitPlace = (usize, u32);

impl PermutationBits {
    /// For 2 to 11 tiles.
    pub fn new(tiles: usize) -> Self {
        let mut number = Self { tiles, odd: Vec::new() };
        number.odd = vec![0; number.words().div_ceil(64)];
        for word in 0..number.words() {
            let odd = is_odd(tiles, word * number.each());
            number.odd[word / 64] |= u64::from(odd) << (word % 64);
        }
        number
    }

    pub fn tiles(&self) -> usize {
        self.tiles
    }

    /// Number of last tiles whose permutations share a word.
    pub fn tail(&self) -> usize {
        self.tiles.min(TAIL)
    }

    /// Number of permutations that share a word, of both parities.
    pub fn each(&self) -> usize {
        factorial(self.tail())
    }

    /// Number of words of a set.
    pub fn words(&self) -> usize {
        factorial(self.tiles) / self.each()
    }

    /// Returns whether the permutation of the last tiles is odd in a word, or in the words of a block that begins with it, if the whole
    /// permutation has the parity `odd`.
    #[inline]
    pub fn rest_is_odd(&self, word: usize, odd: bool) -> bool {
        (self.odd[word / 64] >> (word % 64) & 1 == 1) != odd
    }

    /// The word and the bit of a permutation, and whether it is odd.
    pub fn locate(&self, tiles: &[u8]) -> (BitPlace, bool) {
        let rank = rank(tiles);
        ((rank / self.each(), (rank % self.each() / 2) as u32), is_odd(self.tiles, rank))
    }

    /// The permutation of a bit, the odd one or the even one.
    pub fn order(&self, (word, bit): BitPlace, odd: bool) -> Vec<u8> {
        unrank(self.tiles, of_parity(self.tiles, word * self.each() / 2 + bit as usize, odd))
    }
}

/// Number of permutations of different tiles.
pub fn factorial(tiles: usize) -> usize {
    (1..=tiles).product()
}

/// The lexicographic rank of a permutation.
pub fn rank(order: &[u8]) -> usize {
    (0..order.len()).fold(0, |rank, at| {
        let less = order[at..].iter().filter(|tile| **tile < order[at]).count();
        rank * (order.len() - at) + less
    })
}

/// The permutation of tiles 0, 1, … with this rank.
pub fn unrank(tiles: usize, mut rank: usize) -> Vec<u8> {
    let mut order = Vec::with_capacity(tiles);
    // From the last tile: those present that are not smaller move up by one.
    for left in 1..=tiles {
        let less = (rank % left) as u8;
        rank /= left;
        order.iter_mut().filter(|tile| **tile >= less).for_each(|tile| *tile += 1);
        order.push(less);
    }
    order.reverse();
    order
}

/// The rank of the odd or the even one of two permutations that differ in their last two tiles.
pub fn of_parity(tiles: usize, half: usize, odd: bool) -> usize {
    2 * half + usize::from(is_odd(tiles, 2 * half) != odd)
}

/// Returns whether the permutation with this rank is odd.
fn is_odd(tiles: usize, mut rank: usize) -> bool {
    let mut odd = false;
    for left in 1..=tiles {
        odd ^= rank % left % 2 == 1;
        rank /= left;
    }
    odd
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_permutation_has_a_bit() {
        for tiles in 2..=7 {
            let number = PermutationBits::new(tiles);
            let mut before = Vec::new();
            for at in 0..factorial(tiles) {
                let order = unrank(tiles, at);
                assert!(before < order, "lexicographic order");
                let exchanged = (0..tiles).flat_map(|to| (0..to).map(move |from| (from, to)));
                let exchanged = exchanged.filter(|(from, to)| order[*from] > order[*to]).count();
                let (place, odd) = number.locate(&order);
                assert_eq!((rank(&order), odd), (at, exchanged % 2 == 1));
                assert_eq!(place.0 * number.each() / 2 + place.1 as usize, at / 2);
                assert_eq!(number.order(place, odd), order);
                assert_eq!(number.rest_is_odd(place.0, odd), is_odd(number.tail(), at % number.each()));
                before = order;
            }
        }
    }
}
