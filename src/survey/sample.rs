//! A fair sample of things that come one after another, without keeping them all.

use std::collections::BTreeSet;

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64;

/// Draws from things that are offered one after another, without knowing how many will come: all sets of one size are
/// equally likely. It also keeps the first ones.
///
/// # Source
///
/// A. Waterman's reservoir, in D. E. Knuth, "The Art of Computer Programming", volume 2, section 3.4.2, algorithm R.
/// For a single one, what is passed over is drawn at once.
#[derive(Debug)]
pub struct Sample<T> {
    most: usize,
    most_first: usize,
    random: Pcg64,
    seen: u64,
    /// The number of the next one that may be drawn.
    due: u64,
    now: Round<T>,
    before: Round<T>,
}

/// What is kept of one round.
#[derive(Debug)]
struct Round<T> {
    drawn: Vec<T>,
    first: Vec<T>,
}

impl<T> Default for Round<T> {
    fn default() -> Self {
        Self { drawn: Vec::new(), first: Vec::new() }
    }
}

impl<T: Clone> Sample<T> {
    /// Draws `most`, at least 1, and keeps the first `most_first`.
    pub fn new(most: usize, most_first: usize, seed: u64) -> Self {
        let random = Pcg64::seed_from_u64(seed);
        Self { most, most_first, random, seen: 0, due: 1, now: Round::default(), before: Round::default() }
    }

    /// Offers another one.
    #[inline]
    pub fn offer(&mut self, item: impl Fn() -> T) {
        self.seen += 1;
        if self.now.first.len() < self.most_first {
            self.now.first.push(item());
        }
        if self.seen >= self.due {
            self.draw(item());
        }
    }

    #[inline(never)]
    fn draw(&mut self, item: T) {
        if self.now.drawn.len() < self.most {
            self.now.drawn.push(item);
        } else if self.most == 1 {
            self.now.drawn[0] = item;
        } else {
            let at = (u128::from(self.random.next_u64()) * u128::from(self.seen)) >> 64;
            if let Some(old) = usize::try_from(at).ok().and_then(|at| self.now.drawn.get_mut(at)) {
                *old = item;
            }
        }
        if self.most == 1 {
            // The chance that none of the next n is drawn is seen / (seen + n).
            let chance = (f64::from(self.random.next_u32()) + 1.0) / 4_294_967_296.0;
            self.due = (self.seen as f64 / chance) as u64 + 1;
        }
    }

    /// Ends a round and begins another.
    pub fn end(&mut self) {
        (self.seen, self.due) = (0, 1);
        self.before = std::mem::take(&mut self.now);
    }

    /// What was drawn in the round that has ended last, or what came first in it.
    pub fn kept(&self, drawn: bool) -> &[T] {
        if drawn { &self.before.drawn } else { &self.before.first }
    }
}

/// Draws different numbers below `count`, `most` or all there are; they ascend. All sets are equally likely.
///
/// # Source
///
/// R. W. Floyd, in J. Bentley and B. Floyd, "Programming pearls: a sample of brilliance", Communications of the ACM 30
/// (1987).
pub fn draw(count: u64, most: usize, random: &mut Pcg64) -> Vec<u64> {
    let mut drawn = BTreeSet::new();
    for last in count.saturating_sub(most as u64)..count {
        let number = ((u128::from(random.next_u64()) * (u128::from(last) + 1)) >> 64) as u64;
        if !drawn.insert(number) {
            drawn.insert(last);
        }
    }
    drawn.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_drawn_equally_often() {
        for most in [1, 3] {
            let mut sample = Sample::new(most, 2, 1);
            let mut times = [0usize; 10];
            for _ in 0..20_000 {
                for item in 0..10 {
                    sample.offer(|| item);
                }
                sample.end();
                let drawn = sample.kept(true);
                assert_eq!((drawn.len(), sample.kept(false)), (most, &[0, 1][..]));
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
    fn numbers_are_drawn_equally_often() {
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
