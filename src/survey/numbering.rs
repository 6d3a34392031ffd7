//! The bit of a position in the set of its blank's cell.

use super::{
    alike_bits::AlikeBits,
    column_move::ColumnMove,
    permutation_bits::{BitPlace, PermutationBits, factorial},
    upright::Upright,
};
use crate::{
    puzzle::Class,
    util::{Memory, OutOfMemory},
};

/// Maximum number of cells with different tiles: the sets of more fit no memory.
const MOST_CELLS: usize = 12;

/// A bit for each permutation of the tiles of a board.
pub enum Numbering {
    /// Of different tiles, or all but two. Distinguishing the two identical ones adds only unreachable positions.
    Different {
        number: PermutationBits,
        /// For each cell of the blank, `true` if the permutations that can occur are odd.
        odd: Vec<bool>,
        /// The first of the two identical tiles; the second has the next number.
        pair: Option<u8>,
        /// For each begin of a window, the moves of the blank down (the last tile becomes the first) and up.
        column_moves: Vec<[ColumnMove; 2]>,
    },
    Alike(AlikeBits),
}

impl Numbering {
    /// The numbering of the positions that can be reached from `layout`, and what `room` returns for the number of words of a set;
    /// `None` if that or the numbering does not fit.
    pub fn new<T>(
        board: &Upright,
        layout: &[Class],
        memory: &mut Memory,
        room: impl FnOnce(usize, &mut Memory) -> Result<T, OutOfMemory>,
    ) -> Option<(Self, T)> {
        let (cells, width) = (board.len(), board.width);
        if cells > board.copies.len() + 2 {
            let count = AlikeBits::count(&board.copies)?;
            let room = room(AlikeBits::words(count), memory).ok()?;
            return Some((Self::Alike(AlikeBits::new(&board.copies, width, count, memory).ok()?), room));
        }
        if cells > MOST_CELLS {
            return None;
        }
        let number = PermutationBits::new(cells - 1);
        let room = room(number.words(), memory).ok()?;
        let pair = board.copies.iter().position(|copies| *copies == 2).map(|pair| pair as u8);
        let (_, odd) = number.locate(&told_apart(board.tiles(layout), pair));
        let row = board.blank(layout) / width;
        let is_odd = |cell: usize| odd != (width % 2 == 0 && (cell / width).abs_diff(row) % 2 == 1);
        let odd = (0..cells).map(is_odd).collect();
        let column_moves = |begin| [true, false].map(|up| ColumnMove::new(&number, begin, width, up));
        let column_moves = (0..cells - width).map(column_moves).collect();
        Some((Self::Different { number, odd, pair, column_moves }, room))
    }

    /// The cell of a position's blank and the bit of its permutation; `None` if it cannot be reached.
    pub fn locate(&self, board: &Upright, layout: &[Class]) -> Option<(usize, BitPlace)> {
        let cell = board.blank(layout);
        let (number, odd, pair) = match self {
            Self::Different { number, odd, pair, .. } => (number, odd, *pair),
            Self::Alike(number) => return Some((cell, number.locate(board.tiles(layout)))),
        };
        let mut order = told_apart(board.tiles(layout), pair);
        let (place, is_odd) = number.locate(&order);
        if is_odd == odd[cell] {
            return Some((cell, place));
        }
        // Exchanging the identical tiles changes the parity.
        let pair = pair?;
        for tile in order.iter_mut().filter(|tile| **tile == pair || **tile == pair + 1) {
            *tile = 2 * pair + 1 - *tile;
        }
        Some((cell, number.locate(&order).0))
    }

    /// The tiles of a bit in the set of a cell.
    pub fn order(&self, cell: usize, place: BitPlace) -> Vec<u8> {
        match self {
            Self::Different { number, odd, pair, .. } => {
                let is_later = |tile| pair.is_some_and(|pair| tile > pair);
                let order = number.order(place, odd[cell]).into_iter();
                order.map(|tile| tile - u8::from(is_later(tile))).collect()
            }
            Self::Alike(number) => number.order(place),
        }
    }

    /// Number of positions on each cell.
    pub fn len(&self) -> u64 {
        match self {
            Self::Different { number, .. } => factorial(number.tiles()) as u64 / 2,
            Self::Alike(number) => u64::from(number.len()),
        }
    }

    /// Adds to `to` the images of the permutations in `from`, the set of a cell, by the move of the blank from there down or up,
    /// past the window that begins at `begin`.
    pub fn apply(&self, cell: usize, begin: usize, down: bool, from: &[u64], to: &mut [u64]) {
        let direction = usize::from(!down);
        match self {
            Self::Different { number, odd, column_moves, .. } => {
                column_moves[begin][direction].apply(number, odd[cell], from, to);
            }
            Self::Alike(number) => number.apply(begin, direction, from, to),
        }
    }
}

/// The tiles with different numbers, where at most two are identical.
fn told_apart(tiles: impl Iterator<Item = u8>, pair: Option<u8>) -> Vec<u8> {
    let mut order: Vec<u8> = tiles.collect();
    if let Some(pair) = pair {
        order.iter_mut().filter(|tile| **tile > pair).for_each(|tile| *tile += 1);
        if let Some(second) = order.iter_mut().rfind(|tile| **tile == pair) {
            *second += 1;
        }
    }
    order
}
