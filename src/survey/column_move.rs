//! A move of the blank along a column, applied to a whole set of permutations.

use super::permutation_bits::{PermutationBits, factorial, of_parity, rank, unrank};

/// The effect of a move of the blank along a column on a set of permutations: a window of neighbouring tiles, as many as the
/// board is wide, rotates by one.
///
/// The digits of the rank before and after the window stay. If the window has none of the tiles that share a word, runs of
/// words change places within the words that share the digits before; otherwise bits do.
///
/// # Source
///
/// R. E. Korf and P. Schultze, "Large-scale parallel breadth-first search", AAAI 2005, for single ranks.
pub enum ColumnMove {
    /// Runs of `run` words, and the new place of each among those that share the digits before.
    Runs { run: usize, to: Vec<u32> },
    /// The new place of each bit of a word, for an even and an odd permutation of the last tiles.
    Bits([[u8; 64]; 2]),
    /// The same across `words` words that share the digits before: 64 x the word + the bit.
    Across { words: usize, to: [Vec<u16>; 2] },
}

impl ColumnMove {
    /// The rotation of `width` tiles from the place `begin` on; `up` if the last of them becomes the first.
    pub fn new(number: &PermutationBits, begin: usize, width: usize, up: bool) -> Self {
        let tiles = number.tiles() - begin;
        // Number of permutations of the tiles after the window, and the window's digits after its rotation.
        let after = factorial(tiles - width);
        let turned = |window: usize| {
            let mut order = unrank(tiles, window * after);
            if up {
                order[..width].rotate_right(1);
            } else {
                order[..width].rotate_left(1);
            }
            rank(&order) / after
        };
        let windows: Vec<usize> = (0..factorial(tiles) / after).map(turned).collect();
        let (tail, each) = (number.tail(), number.each());
        if width + tail <= tiles {
            return Self::Runs { run: after / each, to: windows.iter().map(|to| *to as u32).collect() };
        }
        let tiles = tiles.max(tail);
        let words = factorial(tiles) / each;
        let place = |half: usize| half / (each / 2) * 64 + half % (each / 2);
        let to = |odd| {
            let mut to = vec![0; 64 * words];
            for half in 0..factorial(tiles) / 2 {
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

    /// Adds the images of the permutations in `from`, all odd or all even, to `to`.
    ///
    /// Not inlined, so that a JavaScript engine can replace it by optimized code during the run.
    #[inline(never)]
    pub fn apply(&self, number: &PermutationBits, odd: bool, from: &[u64], to: &mut [u64]) {
        match self {
            Self::Runs { run, to: places } => apply_runs(*run, places, from, to),
            Self::Bits(places) => {
                for (at, (from, to)) in from.iter().zip(to).enumerate() {
                    if *from != 0 {
                        *to |= permute_bits(*from, &places[usize::from(number.rest_is_odd(at, odd))]);
                    }
                }
            }
            Self::Across { words, to: places } => {
                for (block, (from, to)) in
                    from.chunks_exact(*words).zip(to.chunks_exact_mut(*words)).enumerate()
                {
                    let places = &places[usize::from(number.rest_is_odd(block * words, odd))];
                    apply_across(places, from, to);
                }
            }
        }
    }
}

/// Adds the runs of `from` to `to`, each at its new place.
fn apply_runs(run: usize, places: &[u32], from: &[u64], to: &mut [u64]) {
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

/// A word with its bits at their new places.
#[inline]
fn permute_bits(mut from: u64, places: &[u8; 64]) -> u64 {
    let mut to = 0;
    while from != 0 {
        to |= 1 << (places[from.trailing_zeros() as usize & 63] & 63);
        from &= from - 1;
    }
    to
}

/// Adds the bits of `from` to `to`, each at its new place.
fn apply_across(places: &[u16], from: &[u64], to: &mut [u64]) {
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
    fn a_column_move_takes_every_permutation_to_its_image() {
        for tiles in [3, 5, 7, 8] {
            let number = PermutationBits::new(tiles);
            for width in 2..=3 {
                for begin in 0..=tiles - width {
                    for up in [false, true] {
                        let column_move = ColumnMove::new(&number, begin, width, up);
                        for from in (0..factorial(tiles)).step_by(if tiles == 8 { 41 } else { 1 }) {
                            let mut order = unrank(tiles, from);
                            let ((word, bit), odd) = number.locate(&order);
                            let mut set = vec![0; number.words()];
                            let mut found = set.clone();
                            set[word] = 1 << bit;
                            column_move.apply(&number, odd, &set, &mut found);
                            if up {
                                order[begin..begin + width].rotate_right(1);
                            } else {
                                order[begin..begin + width].rotate_left(1);
                            }
                            let ((word, bit), after) = number.locate(&order);
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
