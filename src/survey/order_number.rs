//! A number for every order of different tiles, split into a machine word and a bit of it.

/// Tiles at the end whose orders share a word.
const TAIL: usize = 5;

/// The orders of different tiles of which half can occur, the even ones or the odd ones: each has a bit of its own.
///
/// The rank of an order is its place among all in the order of a dictionary. It has a digit for each place: how many smaller
/// tiles come later. The sum of the digits is odd where the order is, so that the last one, 0 or 1, follows from the
/// others and is left out. The digits of the last five tiles are one of 60 bits of a word, those before say which
/// word: what leaves the last five as they are moves whole words.
///
/// # Source
///
/// The digits: D. E. Knuth, "The Art of Computer Programming", volume 4A, section 7.2.1.2.
#[derive(Debug)]
pub struct OrderNumber {
    tiles: usize,
    /// For each word whether the digits that say which it is add up to something odd: a bit.
    odd: Vec<u64>,
}

/// Where an order is: the word, and the bit of it.
pub type BitPlace = (usize, u32);

impl OrderNumber {
    /// Of so many tiles, at least two and at most eleven.
    pub fn new(tiles: usize) -> Self {
        let mut number = Self { tiles, odd: Vec::new() };
        number.odd = vec![0; number.words().div_ceil(64)];
        for word in 0..number.words() {
            let odd = is_odd(tiles, word * number.each());
            number.odd[word / 64] |= u64::from(odd) << (word % 64);
        }
        number
    }

    /// How many tiles there are.
    pub fn tiles(&self) -> usize {
        self.tiles
    }

    /// How many of the last tiles share a word.
    pub fn tail(&self) -> usize {
        self.tiles.min(TAIL)
    }

    /// How many orders share a word, even and odd.
    pub fn each(&self) -> usize {
        orders(self.tail())
    }

    /// How many words all orders take.
    pub fn words(&self) -> usize {
        orders(self.tiles) / self.each()
    }

    /// Whether the last tiles that share words of which this is the first have to be in an odd order for all of them to
    /// be, or in an even one, as `odd` says.
    #[inline]
    pub fn rest_is_odd(&self, word: usize, odd: bool) -> bool {
        (self.odd[word / 64] >> (word % 64) & 1 == 1) != odd
    }

    /// Where the order of these tiles is, and whether it is an odd one.
    pub fn place(&self, tiles: &[u8]) -> (BitPlace, bool) {
        let rank = rank(tiles);
        ((rank / self.each(), (rank % self.each() / 2) as u32), is_odd(self.tiles, rank))
    }

    /// The order at a place, the odd one or the even one.
    pub fn order(&self, (word, bit): BitPlace, odd: bool) -> Vec<u8> {
        order(self.tiles, of_parity(self.tiles, word * self.each() / 2 + bit as usize, odd))
    }
}

/// How many orders so many tiles have.
pub fn orders(tiles: usize) -> usize {
    (1..=tiles).product()
}

/// The rank of an order.
pub fn rank(order: &[u8]) -> usize {
    (0..order.len()).fold(0, |rank, at| {
        let less = order[at..].iter().filter(|tile| **tile < order[at]).count();
        rank * (order.len() - at) + less
    })
}

/// The order of tiles 0, 1, … with this rank.
pub fn order(tiles: usize, mut rank: usize) -> Vec<u8> {
    let mut order = Vec::with_capacity(tiles);
    // From the last: what is there already and not smaller makes room.
    for left in 1..=tiles {
        let less = (rank % left) as u8;
        rank /= left;
        order.iter_mut().filter(|tile| **tile >= less).for_each(|tile| *tile += 1);
        order.push(less);
    }
    order.reverse();
    order
}

/// The rank of the odd or the even one of the two orders that differ in their last two tiles.
pub fn of_parity(tiles: usize, half: usize, odd: bool) -> usize {
    2 * half + usize::from(is_odd(tiles, 2 * half) != odd)
}

/// Whether an odd number of exchanges leads from the first order to the one with this rank.
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
    fn every_order_has_a_place() {
        for tiles in 2..=7 {
            let number = OrderNumber::new(tiles);
            let mut before = Vec::new();
            for at in 0..orders(tiles) {
                let order = order(tiles, at);
                assert!(before < order, "in the order of a dictionary");
                let exchanged = (0..tiles).flat_map(|to| (0..to).map(move |from| (from, to)));
                let exchanged = exchanged.filter(|(from, to)| order[*from] > order[*to]).count();
                let (place, odd) = number.place(&order);
                assert_eq!((rank(&order), odd), (at, exchanged % 2 == 1));
                assert_eq!(place.0 * number.each() / 2 + place.1 as usize, at / 2);
                assert_eq!(number.order(place, odd), order);
                assert_eq!(number.rest_is_odd(place.0, odd), is_odd(number.tail(), at % number.each()));
                before = order;
            }
        }
    }
}
