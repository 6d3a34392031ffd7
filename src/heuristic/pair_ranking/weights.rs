//! Weights of pairs of tiles, by a formula and learned.

#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    clippy::cast_possible_truncation,
    reason = "sides are short, clipped differences are not negative once shifted, means of bytes are bytes"
)]

/// Weight of a pair reversed in the home line of both; of one crossed, times the tiles in a line.
pub(super) const CONFLICT: i16 = 128;
const CROSSED: i16 = 80;

/// Relative homes and cells are clipped to this.
pub(super) const NEAR: i32 = 3;
pub(super) const SPAN: usize = 2 * NEAR as usize + 1;

/// The weights of all pairs on a board, in parts of a move: [`PairWeights::MOVE`].
pub(super) struct PairWeights {
    sides: [usize; 2],
    /// By home and place of both along the vertical and the horizontal axis.
    axes: [Vec<i16>; 2],
    /// By relative homes and cells.
    near: Vec<i16>,
}

/// Which weights are equal by symmetry: the number of each.
pub struct SharedWeights {
    /// By home and place of one and of the other along an axis.
    pub axis: Vec<u16>,
    /// By relative homes, then cells, each in rows and columns.
    pub near: Vec<u16>,
}

impl SharedWeights {
    /// For squares with sides of `side` cells.
    #[must_use]
    pub fn new(side: usize) -> Self {
        let places = side * side;
        // The largest board's weights are the same from both ends of an axis, or they would be too many.
        let mirrored = |index: usize| if side > 7 { places * places - 1 - index } else { index };
        let exchanged = |index: usize| index % places * places + index / places;
        let axis =
            number(places * places, |index| [exchanged(index), mirrored(index), mirrored(exchanged(index))]);
        let four = SPAN.pow(4);
        let exchanged = |index: usize| four - 1 - index;
        let transposed = |index: usize| {
            let (homes, cells) = (index / SPAN.pow(2), index % SPAN.pow(2));
            let turned = |both: usize| both % SPAN * SPAN + both / SPAN;
            turned(homes) * SPAN.pow(2) + turned(cells)
        };
        let near = number(four, |index| [exchanged(index), transposed(index), exchanged(transposed(index))]);
        Self { axis, near }
    }

    /// The learned weights for squares with a side, made by `benches/learn.rs`. Sides from 5 to 7 have their own, 8 those of 7
    /// [stretched](SharedWeights::stretched), others the near ones of 6.
    #[must_use]
    pub fn learned(side: usize) -> Vec<u8> {
        let six = include_bytes!("6.bin");
        match side {
            5 => include_bytes!("5.bin").to_vec(),
            6 => six.to_vec(),
            7 => include_bytes!("7.bin").to_vec(),
            8 => Self::stretched(side),
            _ => [&vec![0; Self::new(side).counts().0], &six[Self::new(6).counts().0..]].concat(),
        }
    }

    /// Weights for a side from those of the next smaller one: along an axis by the nearest places, near ones as they are.
    #[must_use]
    pub fn stretched(side: usize) -> Vec<u8> {
        let (from, into) = (Self::new(side - 1), Self::new(side));
        let learned = Self::learned(side - 1);
        let mut sums = vec![(0, 0); into.counts().0];
        for (index, number) in into.axis.iter().enumerate() {
            let places = [3, 2, 1, 0].map(|power| index / side.pow(power) % side);
            let [home, at, other_home, other_at] =
                places.map(|place| (2 * place * (side - 2) + side - 1) / (2 * (side - 1)));
            let index = Self::axis_index(side - 1, (home, at), (other_home, other_at));
            let (sum, count) = &mut sums[usize::from(*number)];
            *sum += i32::from(learned[usize::from(from.axis[index])].cast_signed());
            *count += 1;
        }
        let (numerator, denominator) = (side as i32 - 1, side as i32);
        let mean = |(sum, count): (i32, i32)| {
            let all = denominator * count;
            ((2 * sum * numerator + all).div_euclid(2 * all) as i8).cast_unsigned()
        };
        sums.into_iter().map(mean).chain(learned[from.counts().0..].iter().copied()).collect()
    }

    /// The number of different weights along an axis, and of all.
    #[must_use]
    pub fn counts(&self) -> (usize, usize) {
        let count = |numbers: &[u16]| usize::from(numbers.iter().copied().max().unwrap_or(0)) + 1;
        let axis = count(&self.axis);
        (axis, axis + count(&self.near))
    }

    /// The index of the weight along an axis.
    #[inline]
    #[must_use]
    pub fn axis_index(
        side: usize,
        (home, at): (usize, usize),
        (other_home, other_at): (usize, usize),
    ) -> usize {
        ((home * side + at) * side + other_home) * side + other_at
    }

    /// The index of the weight by relative homes and cells, each in rows and columns.
    #[inline]
    #[must_use]
    pub fn near_index(relative: [i32; 4]) -> usize {
        relative.iter().fold(0, |index, by| index * SPAN + (by.clamp(&-NEAR, &NEAR) + NEAR) as usize)
    }
}

/// Numbers indices, those that are images of each other equally.
fn number<const IMAGES: usize>(len: usize, images: impl Fn(usize) -> [usize; IMAGES]) -> Vec<u16> {
    let mut numbers = vec![0; len];
    let mut next = 0;
    for index in 0..len {
        let first = images(index).into_iter().min().unwrap_or(index);
        if first < index {
            numbers[index] = numbers[first];
        } else {
            numbers[index] = next;
            next += 1;
        }
    }
    numbers
}

impl PairWeights {
    /// Units of a move.
    pub(super) const MOVE: i32 = 32;

    /// From learned weights for squares with the height and the width as their sides: those along an axis, then the near ones.
    pub(super) fn new([height, width]: [usize; 2], learned: [&[u8]; 2]) -> Self {
        let axes = [(height, learned[0]), (width, learned[1])].map(|(side, bytes)| {
            let shared = SharedWeights::new(side);
            let mut weights: Vec<i16> = shared
                .axis
                .iter()
                .map(|number| bytes.get(usize::from(*number)).map_or(0, |byte| i16::from(byte.cast_signed())))
                .collect();
            for (index, weight) in weights.iter_mut().enumerate() {
                let [home, at, other_home, other_at] =
                    [3, 2, 1, 0].map(|power| index / side.pow(power) % side);
                let crossed = home < other_home && at > other_at || home > other_home && at < other_at;
                *weight += if crossed { CROSSED / side as i16 } else { 0 };
            }
            weights
        });
        let shared = SharedWeights::new(width.max(height));
        let near = learned[usize::from(width > height)].get(shared.counts().0..).unwrap_or_default();
        let near = shared
            .near
            .iter()
            .map(|number| near.get(usize::from(*number)).map_or(0, |byte| i16::from(byte.cast_signed())))
            .collect();
        Self { sides: [height, width], axes, near }
    }

    /// The weight of two tiles, each by home and cell in rows and columns.
    #[inline]
    pub(super) fn pair(&self, one: [[usize; 2]; 2], other: [[usize; 2]; 2]) -> i16 {
        let mut weight = 0;
        let mut relative = [0; 4];
        for axis in 0..2 {
            let [(home, at), (other_home, other_at)] =
                [one, other].map(|tile| (tile[0][axis], tile[1][axis]));
            weight += self.along(axis, [(home, at), (other_home, other_at)]);
            relative[axis] = other_home as i32 - home as i32;
            relative[2 + axis] = other_at as i32 - at as i32;
            let across = 1 - axis;
            let in_line =
                [one, other].iter().all(|tile| tile.iter().all(|place| place[across] == one[0][across]));
            if in_line && relative[axis] * relative[2 + axis] < 0 {
                weight += CONFLICT;
            }
        }
        weight + self.near(SharedWeights::near_index(relative))
    }

    /// The weight of two tiles along an axis, each by home and place.
    #[inline]
    pub(super) fn along(&self, axis: usize, [one, other]: [(usize, usize); 2]) -> i16 {
        self.axes[axis][SharedWeights::axis_index(self.sides[axis], one, other)]
    }

    /// The weight with an index by relative homes and cells.
    #[inline]
    pub(super) fn near(&self, index: usize) -> i16 {
        self.near[index]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn learned_weights_are_as_many_as_their_classes() {
        for side in 4..=8 {
            let learned = SharedWeights::learned(side);
            assert_eq!(learned.len(), SharedWeights::new(side).counts().1);
            assert!(learned.len() <= 2048);
        }
    }
}
