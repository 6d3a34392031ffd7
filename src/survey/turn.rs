//! A move of the blank along a column, made in a whole set of orders at once.

use super::order_number::{OrderNumber, of_parity, order, orders, rank};

/// What a move of the blank along a column does to a set of orders: some neighbouring tiles, as many as the board is wide,
/// are turned, the last coming before the others or the first after them.
///
/// Digits of the rank before the turned tiles and after them stay. So within the words that share the digits before,
/// runs of words change places where no turned tile is among those that share a word, and else bits.
///
/// # Source
///
/// R. E. Korf and P. Schultze, "Large-scale parallel breadth-first search", AAAI 2005, for ranks one by one.
#[derive(Debug)]
pub enum Turn {
    /// Runs of so many words, and where each comes to among those that share the digits before.
    Runs { run: usize, to: Vec<u32> },
    /// Where each bit of a word comes to, for the last tiles in an even order and in an odd one.
    Bits([[u8; 64]; 2]),
    /// The same for bits of several words, which share the digits before: 64 times the word, and the bit.
    Across { words: usize, to: [Vec<u16>; 2] },
}

impl Turn {
    /// The turn of `width` tiles from the place `begin` on; `up` where the last of them comes to be the first.
    pub fn new(number: &OrderNumber, begin: usize, width: usize, up: bool) -> Self {
        let tiles = number.tiles() - begin;
        // How many orders what comes after the turned tiles has, and what their digits become.
        let after = orders(tiles - width);
        let turned = |window: usize| {
            let mut order = order(tiles, window * after);
            if up {
                order[..width].rotate_right(1);
            } else {
                order[..width].rotate_left(1);
            }
            rank(&order) / after
        };
        let windows: Vec<usize> = (0..orders(tiles) / after).map(turned).collect();
        let (tail, each) = (number.tail(), number.each());
        if width + tail <= tiles {
            return Self::Runs { run: after / each, to: windows.iter().map(|to| *to as u32).collect() };
        }
        let tiles = tiles.max(tail);
        let words = orders(tiles) / each;
        let place = |half: usize| half / (each / 2) * 64 + half % (each / 2);
        let to = |odd| {
            let mut to = vec![0; 64 * words];
            for half in 0..orders(tiles) / 2 {
                let rank = of_parity(tiles, half, odd);
                let (before, window) = (rank / after / windows.len(), rank / after % windows.len());
                let turned = (before * windows.len() + windows[window]) * after + rank % after;
                to[place(half)] = place(turned / 2) as u16;
            }
            to
        };
        if words > 1 {
            return Self::Across { words, to: [to(false), to(true)] };
        }
        let bits = |odd| {
            let to = to(odd);
            std::array::from_fn(|bit| to[bit] as u8)
        };
        Self::Bits([bits(false), bits(true)])
    }

    /// Adds to `to` what becomes of the orders in `from`, which are all odd or all even.
    ///
    /// A function of its own: an engine that improves functions while they run need not wait for the end of a survey.
    #[inline(never)]
    pub fn turn(&self, number: &OrderNumber, odd: bool, from: &[u64], to: &mut [u64]) {
        match self {
            Self::Runs { run, to: places } => turn_runs(*run, places, from, to),
            Self::Bits(places) => {
                for (at, (from, to)) in from.iter().zip(to).enumerate() {
                    if *from != 0 {
                        *to |= turned(*from, &places[usize::from(number.rest_is_odd(at, odd))]);
                    }
                }
            }
            Self::Across { words, to: places } => {
                for (block, (from, to)) in
                    from.chunks_exact(*words).zip(to.chunks_exact_mut(*words)).enumerate()
                {
                    let places = &places[usize::from(number.rest_is_odd(block * words, odd))];
                    turn_across(places, from, to);
                }
            }
        }
    }
}

/// Adds the runs of `from` to `to`, each at its new place.
fn turn_runs(run: usize, places: &[u32], from: &[u64], to: &mut [u64]) {
    let block = run * places.len();
    for (from, to) in from.chunks_exact(block).zip(to.chunks_exact_mut(block)) {
        if run == 1 {
            for (from, place) in from.iter().zip(places) {
                to[*place as usize] |= from;
            }
            continue;
        }
        for (from, place) in from.chunks_exact(run).zip(places) {
            let to = &mut to[*place as usize * run..][..run];
            for (from, to) in from.iter().zip(to) {
                *to |= from;
            }
        }
    }
}

/// A word whose bits have changed places.
#[inline]
fn turned(mut from: u64, places: &[u8; 64]) -> u64 {
    let mut to = 0;
    while from != 0 {
        to |= 1 << (places[from.trailing_zeros() as usize & 63] & 63);
        from &= from - 1;
    }
    to
}

/// Adds the bits of `from` to `to`, each at its new place.
fn turn_across(places: &[u16], from: &[u64], to: &mut [u64]) {
    for (from, places) in from.iter().zip(places.chunks_exact(64)) {
        let mut rest = *from;
        while rest != 0 {
            let place = places[rest.trailing_zeros() as usize & 63];
            to[usize::from(place >> 6)] |= 1 << (place & 63);
            rest &= rest - 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_moves_every_order_to_its_place() {
        for tiles in [3, 5, 7, 8] {
            let number = OrderNumber::new(tiles);
            for width in 2..=3 {
                for begin in 0..=tiles - width {
                    for up in [false, true] {
                        let turn = Turn::new(&number, begin, width, up);
                        for from in (0..orders(tiles)).step_by(if tiles == 8 { 41 } else { 1 }) {
                            let mut order = order(tiles, from);
                            let ((word, bit), odd) = number.place(&order);
                            let mut set = vec![0; number.words()];
                            let mut found = set.clone();
                            set[word] = 1 << bit;
                            turn.turn(&number, odd, &set, &mut found);
                            if up {
                                order[begin..begin + width].rotate_right(1);
                            } else {
                                order[begin..begin + width].rotate_left(1);
                            }
                            let ((word, bit), after) = number.place(&order);
                            assert_eq!(odd != after, width % 2 == 0);
                            let mut wanted = vec![0; number.words()];
                            wanted[word] = 1 << bit;
                            assert_eq!(found, wanted, "{tiles} {width} {begin} {up}");
                        }
                    }
                }
            }
        }
    }
}
