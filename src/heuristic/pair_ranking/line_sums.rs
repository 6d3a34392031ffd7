//! Differences of a ranking by pairs on larger boards: sums over lines, and tiles near by.

#![allow(clippy::cast_sign_loss, reason = "clipped differences are not negative once shifted")]

use super::weights::{CONFLICT, NEAR, PairWeights, SPAN, SharedWeights};
use crate::util::{Memory, OutOfMemory};

/// Differences of the weights of pairs, without a table of all pairs.
///
/// A weight along an axis depends on lines only. So each position carries, for each axis, the number of tiles by line and home
/// line, and a move sums their products with the differences of one tile. A near weight changes only for tiles within three
/// lines of the move.
///
/// # Cost
///
/// A move looks at `n`² numbers and 6 `n` cells. The tables take less than 0.2 MB on 12x12.
pub(super) struct LineSums {
    sides: [usize; 2],
    /// Row and column of each cell.
    places: Vec<[usize; 2]>,
    /// For each axis, home line and lower line of the tile: the differences by line and home line of others.
    lines: [Vec<i16>; 2],
    /// For each axis, clipped offset across it and offset along it: the differences by relative home.
    near: [Vec<[i16; CLASSES]>; 2],
    /// For each tile and other, the number of their relative home.
    relative: Vec<u8>,
    /// For each place across an axis, the clipped offsets of all places, times the offsets along it.
    offsets: [Vec<u16>; 2],
}

/// Relative homes, with room for a mask.
const CLASSES: usize = 64;
/// The relative home of the blank.
const NONE: u8 = SPAN.pow(2) as u8;

/// Lines before the move, and all lines, in which a near weight changes.
const BEFORE: usize = NEAR as usize - 1;
const REACH: usize = 2 * NEAR as usize;

impl LineSums {
    pub(super) fn bytes(sides: [usize; 2]) -> u64 {
        let cells = sides[0] * sides[1];
        let lines: usize = sides.iter().map(|side| side.pow(3) * (side - 1)).sum();
        (2 * lines + 4 * SPAN * REACH * CLASSES + cells * (cells + 1)) as u64
    }

    pub(super) fn new(
        sides: [usize; 2],
        places: Vec<[usize; 2]>,
        weights: &PairWeights,
        memory: &mut Memory,
    ) -> Result<Self, OutOfMemory> {
        let cells = places.len();
        memory.resize(0, Self::bytes(sides))?;
        let mut relative = vec![0; cells * (cells + 1)];
        for (tile, row) in relative.chunks_exact_mut(cells + 1).enumerate() {
            row[cells] = NONE;
            for (other, number) in row[..cells].iter_mut().enumerate() {
                let [row, column] = [0, 1].map(|axis| clip(places[other][axis], places[tile][axis]));
                *number = (row * SPAN + column) as u8;
            }
        }
        let mut lines = [Vec::new(), Vec::new()];
        let mut near = [Vec::new(), Vec::new()];
        let mut offsets = [Vec::new(), Vec::new()];
        for axis in 0..2 {
            let side = sides[axis];
            lines[axis] = vec![0; side.pow(3) * (side - 1)];
            for (index, difference) in lines[axis].iter_mut().enumerate() {
                let (rest, other_home) = (index / side, index % side);
                let (rest, other_at) = (rest / side, rest % side);
                let (home, at) = (rest / (side - 1), rest % (side - 1));
                let of = |at| weights.along(axis, [(home, at), (other_home, other_at)]);
                *difference = of(at + 1) - of(at);
            }
            near[axis] = vec![[0; CLASSES]; SPAN * REACH];
            for (index, by_home) in near[axis].iter_mut().enumerate() {
                let (across, along) = (index / REACH, index % REACH);
                for (home, difference) in by_home[..SPAN.pow(2)].iter_mut().enumerate() {
                    let of = |along: i32| {
                        let cell = [along, across as i32 - NEAR];
                        let [row, column] = [cell[axis], cell[1 - axis]];
                        let home = [home / SPAN, home % SPAN].map(|home| home as i32 - NEAR);
                        weights.near(SharedWeights::near_index([home[0], home[1], row, column]))
                    };
                    let along = along as i32 - BEFORE as i32;
                    *difference = of(along - 1) - of(along);
                }
            }
            let across = sides[1 - axis];
            let offset = |index: usize| clip(index % across, index / across) * REACH;
            offsets[axis] = (0..across * across).map(|index| offset(index) as u16).collect();
        }
        Ok(Self { sides, places, lines, near, relative, offsets })
    }

    /// The length of the record of a position: its board, and the numbers of tiles.
    pub(super) fn record_len([height, width]: [usize; 2]) -> usize {
        height * width + height * height + width * width
    }

    /// Counts the tiles of the board in a record.
    pub(super) fn count(&self, record: &mut [u8]) {
        let cells = self.places.len();
        record[cells..].fill(0);
        for cell in 0..cells {
            let tile = usize::from(record[cell]);
            if tile < cells {
                for axis in 0..2 {
                    record[self.counter(axis, tile, cell)] += 1;
                }
            }
        }
    }

    /// Counts a tile's move.
    #[inline]
    pub(super) fn recount(&self, record: &mut [u8], tile: u8, from: usize, to: usize) {
        for axis in 0..2 {
            record[self.counter(axis, usize::from(tile), from)] -= 1;
            record[self.counter(axis, usize::from(tile), to)] += 1;
        }
    }

    /// The index in a record of the number of tiles with the line and the home line of one.
    #[inline]
    fn counter(&self, axis: usize, tile: usize, cell: usize) -> usize {
        let first = self.places.len() + if axis == 0 { 0 } else { self.sides[0].pow(2) };
        first + self.places[cell][axis] * self.sides[axis] + self.places[tile][axis]
    }

    /// The difference that `tile` makes by its move along an axis from the cell `lower` to the next, or back if negated.
    #[inline]
    pub(super) fn difference(&self, record: &[u8], tile: u8, axis: usize, lower: usize) -> i32 {
        if axis == 0 { self.along::<0>(record, tile, lower) } else { self.along::<1>(record, tile, lower) }
    }

    #[inline(never)]
    fn along<const AXIS: usize>(&self, record: &[u8], tile: u8, lower: usize) -> i32 {
        let (cells, side) = (self.places.len(), self.sides[AXIS]);
        let (board, counts) = record.split_at(cells);
        let (vertical, horizontal) = counts.split_at(self.sides[0].pow(2));
        let counts = if AXIS == 0 { vertical } else { horizontal };
        let (home, place) = (self.places[usize::from(tile)], self.places[lower]);
        let block = (home[AXIS] * (side - 1) + place[AXIS]) * side.pow(2);
        let lines = &self.lines[AXIS][block..][..side.pow(2)];
        let sum: i32 = lines.iter().zip(counts).map(|(by, count)| i32::from(*by) * i32::from(*count)).sum();
        // The tile itself is among them, on one of the two cells.
        let own = usize::from(board[lower] != tile);
        let own_lines = i32::from(lines[(place[AXIS] + own) * side + home[AXIS]]);
        let middle = NEAR as usize * REACH + BEFORE + own;
        let own_near = i32::from(self.near[AXIS][middle][usize::from(NONE / 2)]);
        let near = self.near_sum::<AXIS>(board, tile, place);
        sum - own_lines + near - own_near + self.conflicts::<AXIS>(board, tile, place)
    }

    /// The difference of the near weights, that of the tile with itself included.
    #[inline]
    fn near_sum<const AXIS: usize>(&self, board: &[u8], tile: u8, place: [usize; 2]) -> i32 {
        let [height, width] = self.sides;
        let homes = &self.relative[usize::from(tile) * (board.len() + 1)..][..=board.len()];
        let across = self.sides[1 - AXIS];
        let offsets = &self.offsets[AXIS][place[1 - AXIS] * across..][..across];
        let first = place[AXIS].saturating_sub(BEFORE);
        let end = (place[AXIS] + REACH - BEFORE).min(self.sides[AXIS]);
        let skipped = BEFORE + first - place[AXIS];
        let near = &self.near[AXIS];
        let of = |by: &[i16; CLASSES], other: u8| {
            i32::from(by[usize::from(homes[usize::from(other)]) & (CLASSES - 1)])
        };
        let mut sum = 0;
        if AXIS == 0 {
            for (along, row) in board[first * width..end * width].chunks_exact(width).enumerate() {
                for (other, offset) in row.iter().zip(offsets) {
                    sum += of(&near[usize::from(*offset) + skipped + along], *other);
                }
            }
        } else {
            for (row, offset) in board.chunks_exact(width).zip(&offsets[..height]) {
                let near = &near[usize::from(*offset) + skipped..];
                for (other, by) in row[first..end].iter().zip(near) {
                    sum += of(by, *other);
                }
            }
        }
        sum
    }

    /// The difference of reversed pairs in the home line of both, where the tile leaves its home line or enters it.
    #[inline]
    fn conflicts<const AXIS: usize>(&self, board: &[u8], tile: u8, place: [usize; 2]) -> i32 {
        let home = self.places[usize::from(tile)];
        let entered = match home[AXIS].checked_sub(place[AXIS]) {
            Some(0) => -1,
            Some(1) => 1,
            _ => return 0,
        };
        let across = 1 - AXIS;
        let width = self.sides[1];
        let reversed = (0..self.sides[across]).filter(|at| {
            let cell = if AXIS == 0 { home[0] * width + at } else { at * width + home[1] };
            let other = board[cell];
            self.places.get(usize::from(other)).is_some_and(|other_home| {
                let (far, other_far) = (home[across], other_home[across]);
                let (here, there) = (place[across], *at);
                other_home[AXIS] == home[AXIS] && here != there && (other_far < far) != (there < here)
            })
        });
        entered * i32::from(CONFLICT) * reversed.count() as i32
    }
}

/// The place of one line relative to another, clipped, from 0.
fn clip(one: usize, other: usize) -> usize {
    ((one as i32 - other as i32).clamp(-NEAR, NEAR) + NEAR) as usize
}
