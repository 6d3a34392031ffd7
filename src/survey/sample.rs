//! Uniform random samples from a stream and from a range of numbers.

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64;

use crate::util::random_below;

/// Reservoir sample of a stream of unknown length: all subsets of the sample's size are equally likely. The first items are
/// kept, too.
///
/// # Source
///
/// A. Waterman's reservoir, in D. E. Knuth, "The Art of Computer Programming", volume 2, section 3.4.2, algorithm R.
/// A sample of one draws the length of each skip instead.
pub struct Sample<T> {
    most: usize,
    most_first: usize,
    random: Pcg64,
    seen: u64,
    /// The number of the next item that may be drawn.
    due: u64,
    /// The items of this round, which is a layer of the enumeration, and of the last complete one.
    drawn: [Vec<T>; 2],
    first: [Vec<T>; 2],
}

impl<T: Clone> Sample<T> {
    /// A sample of `most` items, at least 1, which keeps the first `most_first`.
    pub fn new(most: usize, most_first: usize, seed: u64) -> Self {
        let random = Pcg64::seed_from_u64(seed);
        Self {
            most,
            most_first,
            random,
            seen: 0,
            due: 1,
            drawn: Default::default(),
            first: Default::default(),
        }
    }

    /// Offers the next item.
    #[inline]
    pub fn offer(&mut self, item: impl Fn() -> T) {
        self.seen += 1;
        if self.first[0].len() < self.most_first {
            self.first[0].push(item());
        }
        if self.seen >= self.due {
            self.draw(item());
        }
    }

    #[inline(never)]
    fn draw(&mut self, item: T) {
        if self.drawn[0].len() < self.most {
            self.drawn[0].push(item);
        } else if self.most == 1 {
            self.drawn[0][0] = item;
        } else {
            let at = random_below(&mut self.random, self.seen);
            if let Some(old) = usize::try_from(at).ok().and_then(|at| self.drawn[0].get_mut(at)) {
                *old = item;
            }
        }
        if self.most == 1 {
            // None of the next n is drawn with probability seen / (seen + n).
            let chance = (f64::from(self.random.next_u32()) + 1.0) / 4_294_967_296.0;
            self.due = (self.seen as f64 / chance) as u64 + 1;
        }
    }

    /// Ends the round.
    pub fn end(&mut self) {
        (self.seen, self.due) = (0, 1);
        self.drawn = [Vec::new(), std::mem::take(&mut self.drawn[0])];
        self.first = [Vec::new(), std::mem::take(&mut self.first[0])];
    }

    /// The random items of the last complete round.
    pub fn drawn(&self) -> &[T] {
        &self.drawn[1]
    }

    /// The first items of the last complete round.
    pub fn first(&self) -> &[T] {
        &self.first[1]
    }
}

/// Draws `most` distinct numbers below `count`, or all of them, in ascending order. All sets are equally likely.
///
/// # Source
///
/// R. W. Floyd, in J. Bentley and B. Floyd, "Programming pearls: a sample of brilliance", Communications of the ACM 30 (1987).
pub fn draw(count: u64, most: usize, random: &mut Pcg64) -> Vec<u64> {
    let mut drawn: Vec<u64> = Vec::new();
    for last in count.saturating_sub(most as u64)..count {
        let number = random_below(random, last + 1);
        // A sorted list, as a tree adds 1 kB to the module. `last` exceeds all numbers drawn before.
        match drawn.binary_search(&number) {
            Ok(_) => drawn.push(last),
            Err(at) => drawn.insert(at, number),
        }
    }
    drawn
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_draws_every_item_equally_often() {
        for most in [1, 3] {
            let mut sample = Sample::new(most, 2, 1);
            let mut times = [0usize; 10];
            for _ in 0..20_000 {
                for item in 0..10 {
                    sample.offer(|| item);
                }
                sample.end();
                let drawn = sample.drawn();
                assert_eq!((drawn.len(), sample.first()), (most, &[0, 1][..]));
                for item in drawn {
                    times[*item] += 1;
                }
            }
            let expected = 2000 * most;
            // Four standard deviations.
            assert!(times.iter().all(|times| times.abs_diff(expected) < 350), "{times:?}");
        }
    }

    #[test]
    fn draw_draws_every_number_equally_often() {
        let mut random = Pcg64::seed_from_u64(1);
        let mut times = [0usize; 10];
        for _ in 0..20_000 {
            let drawn = draw(10, 3, &mut random);
            assert!(drawn.len() == 3 && drawn.is_sorted());
            for number in drawn {
                times[number as usize] += 1;
            }
        }
        assert!(times.iter().all(|times| times.abs_diff(6000) < 350), "{times:?}");
        assert_eq!(draw(2, 3, &mut random), [0, 1]);
    }
}
