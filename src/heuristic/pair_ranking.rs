//! The ranking of beams on plain boards: Manhattan distance and learned weights of pairs of tiles.

#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "cells count at most 225, clipped differences are not negative once shifted"
)]

mod line_sums;
mod weights;

pub use self::weights::SharedWeights;
use self::{line_sums::LineSums, weights::PairWeights};
use crate::util::{Memory, OutOfMemory};

/// A ranking of positions by the sum over all tiles of their Manhattan distances and over all pairs of a weight that depends on
/// both homes and both cells.
///
/// A tile is named by its home. The blank has no part, so any position can be the goal. On smaller boards a table has, for each
/// move of a tile, the difference that it makes with every other tile on every cell: one look-up a cell. On larger ones
/// `LineSums` take its place. A position is kept as a *record*: its board, then what the sums need.
///
/// # Weights
///
/// A pair reversed within the home line of both costs four moves, one of which each stands beyond the other's row or column 2.5
/// moves divided by the tiles in a line. Learned weights are added to these: one for the homes and places of both along an axis,
/// and one for their relative homes and relative cells, clipped to three cells. They are the same for rows and columns and for
/// both orders of a pair.
///
/// # Cost
///
/// The table has about 2 `n`⁴ bytes for each pair of tile and cell: 0.7 MB on 5x5, 10 MB on 7x7.
pub struct PairRanking {
    width: usize,
    height: usize,
    /// Row and column of each cell.
    places: Vec<[usize; 2]>,
    /// Manhattan distances of cells.
    distances: Vec<u8>,
    weights: PairWeights,
    /// For each tile and edge, the differences by cell and tile there: `cells` times `cells + 1`, the last for the blank.
    table: Vec<i8>,
    /// Tiles whose part of the table is ready.
    ready: usize,
    /// In place of the table.
    sums: Option<LineSums>,
    /// The lower vertex and the upper of every edge.
    edges: Vec<(usize, usize)>,
    /// For each cell and direction, the neighbour and the edge.
    moves: Vec<[Option<(u8, u16)>; 4]>,
}

/// Look-ups go to windows of this length, a power of two, where a mask takes the place of a check.
const WINDOW: usize = 1 << 12;

impl PairRanking {
    /// The most cells of a board, and of one with a table.
    pub const MOST_CELLS: usize = 225;
    const TABLE_CELLS: usize = 49;

    /// For a rectangle of sides `[height, width]`, with the learned weights for squares of each, which may be empty.
    #[must_use]
    pub fn new([height, width]: [usize; 2], learned: [&[u8]; 2]) -> Self {
        let weights = PairWeights::new([height, width], learned);
        let cells = width * height;
        let mut edges = Vec::new();
        let mut moves = vec![[None; 4]; cells];
        for cell in 0..cells {
            let ahead =
                [(cell % width + 1 < width).then_some((1, 0)), (cell + width < cells).then_some((width, 2))];
            for (far, direction) in ahead.into_iter().flatten() {
                moves[cell][direction] = Some(((cell + far) as u8, edges.len() as u16));
                moves[cell + far][direction + 1] = Some((cell as u8, edges.len() as u16));
                edges.push((cell, cell + far));
            }
        }
        let places: Vec<[usize; 2]> = (0..cells).map(|cell| [cell / width, cell % width]).collect();
        let distance = |a: &[usize; 2], b: &[usize; 2]| a[0].abs_diff(b[0]) + a[1].abs_diff(b[1]);
        let distances =
            places.iter().flat_map(|a| places.iter().map(move |b| distance(a, b) as u8)).collect();
        Self {
            width,
            height,
            places,
            distances,
            weights,
            table: Vec::new(),
            ready: 0,
            sums: None,
            edges,
            moves,
        }
    }

    /// The size of the tables for a rectangle.
    #[must_use]
    pub fn bytes([height, width]: [usize; 2]) -> u64 {
        if height * width > Self::TABLE_CELLS {
            return LineSums::bytes([height, width]);
        }
        let (cells, edges) = (height * width, 2 * height * width - height - width);
        (cells * edges * cells * (cells + 1) + WINDOW) as u64
    }

    /// Units of a move.
    #[inline]
    #[must_use]
    pub fn per_move(&self) -> i32 {
        if self.has_table() { PairWeights::MOVE / 2 } else { PairWeights::MOVE }
    }

    fn has_table(&self) -> bool {
        self.cells() <= Self::TABLE_CELLS
    }

    /// Height and width.
    #[must_use]
    pub fn sides(&self) -> [usize; 2] {
        [self.height, self.width]
    }

    /// The number of cells.
    #[must_use]
    pub fn cells(&self) -> usize {
        self.width * self.height
    }

    /// Builds a part of the table; returns whether it is ready.
    ///
    /// # Errors
    ///
    /// If it exceeds the limit.
    pub fn prepare(&mut self, memory: &mut Memory) -> Result<bool, OutOfMemory> {
        if !self.has_table() {
            self.sums = Some(LineSums::new(self.sides(), self.places.clone(), &self.weights, memory)?);
            return Ok(true);
        }
        let cells = self.cells();
        let block = cells * (cells + 1);
        if self.table.is_empty() {
            self.table = memory.vec(cells * self.edges.len() * block + WINDOW)?;
        }
        if self.ready < cells {
            let of_cell: Vec<Vec<i8>> = (0..cells).map(|cell| self.pairs(self.ready, cell)).collect();
            let part = &mut self.table[self.ready * self.edges.len() * block..][..self.edges.len() * block];
            for (block, (from, to)) in part.chunks_exact_mut(block).zip(&self.edges) {
                for ((difference, to), from) in block.iter_mut().zip(&of_cell[*to]).zip(&of_cell[*from]) {
                    *difference = to - from;
                }
            }
            self.ready += 1;
        }
        Ok(self.ready == cells)
    }

    /// The weights of a tile on a cell with all others, by cell and tile.
    fn pairs(&self, tile: usize, cell: usize) -> Vec<i8> {
        let cells = self.cells();
        let mut pairs = vec![0; cells * (cells + 1)];
        for (other_cell, row) in pairs.chunks_exact_mut(cells + 1).enumerate() {
            for (other, value) in row[..cells].iter_mut().enumerate() {
                if other != tile && other_cell != cell {
                    *value = self.pair((tile, cell), (other, other_cell)) as i8;
                }
            }
        }
        pairs
    }

    /// The weight of two tiles, each by home and cell.
    fn pair(&self, one: (usize, usize), other: (usize, usize)) -> i16 {
        let place = |cell| self.places[cell];
        let [one, other] = [one, other].map(|(home, cell)| [place(home), place(cell)]);
        let weight = self.weights.pair(one, other);
        if self.has_table() { ((weight + 1) >> 1).clamp(-63, 63) } else { weight }
    }

    /// The length of a record.
    #[must_use]
    pub fn record_len(&self) -> usize {
        if self.has_table() { self.cells() } else { LineSums::record_len(self.sides()) }
    }

    /// Makes the record of a board.
    pub fn record(&self, board: &[u8], record: &mut [u8]) {
        record[..board.len()].copy_from_slice(board);
        if let Some(sums) = &self.sums {
            sums.count(record);
        }
    }

    /// Moves the tile on a cell to the blank.
    #[inline]
    pub fn make_move(&self, record: &mut [u8], cell: u8, blank: u8) {
        let (from, to) = (usize::from(cell), usize::from(blank));
        if let Some(sums) = &self.sums {
            sums.recount(record, record[from], from, to);
        }
        record.swap(from, to);
    }

    /// The neighbour of a cell in a direction, and the edge between them.
    #[inline]
    #[must_use]
    pub fn neighbour(&self, cell: u8, direction: usize) -> Option<(u8, u16)> {
        self.moves[usize::from(cell)][direction]
    }

    /// The Manhattan distance of a tile on a cell.
    #[inline]
    #[must_use]
    pub fn distance(&self, tile: u8, cell: usize) -> u16 {
        u16::from(self.distances[usize::from(tile) * self.places.len() + cell])
    }

    /// The value of a position, from the home of the tile on each cell; the blank's is the number of cells.
    #[must_use]
    pub fn value(&self, board: &[u8]) -> i32 {
        let mut value = 0;
        for (cell, tile) in board.iter().enumerate().filter(|(_, tile)| usize::from(**tile) < board.len()) {
            value += self.per_move() * i32::from(self.distance(*tile, cell));
            for (other_cell, other) in board.iter().enumerate().skip(cell + 1) {
                if usize::from(*other) < board.len() {
                    let (tile, other) = (usize::from(*tile), usize::from(*other));
                    value += i32::from(self.pair((tile, cell), (other, other_cell)));
                }
            }
        }
        value
    }

    /// The difference that `tile` makes in the pairs of a record by its move along `edge`, upwards.
    #[inline]
    #[must_use]
    pub fn difference(&self, record: &[u8], tile: u8, edge: u16) -> i32 {
        if let Some(sums) = &self.sums {
            let (lower, upper) = self.edges[usize::from(edge)];
            return sums.difference(record, tile, usize::from(upper == lower + 1), lower);
        }
        let cells = record.len();
        let block = cells * (cells + 1);
        let at = (usize::from(tile) * self.edges.len() + usize::from(edge)) * block;
        let window = self.table[at..].first_chunk().unwrap_or(&[0; WINDOW]);
        let rows = (0..).step_by(cells + 1);
        let by = |(tile, row): (&u8, usize)| i32::from(window[(row + usize::from(*tile)) % WINDOW]);
        record.iter().zip(rows).map(by).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_add_up_to_the_value() {
        // By a table, and by sums over lines.
        for sides in [[5, 6], [9, 8]] {
            let learned = sides.map(SharedWeights::learned);
            let mut ranking = PairRanking::new(sides, [&learned[0], &learned[1]]);
            let mut memory = Memory::new(u64::MAX);
            while !ranking.prepare(&mut memory).expect("memory") {}
            assert_eq!(memory.held(), PairRanking::bytes(sides));
            // The last tile is the blank's home.
            let cells = ranking.cells() as u8;
            let board: Vec<u8> = (0..cells - 1).rev().chain([cells]).collect();
            let mut record = vec![0; ranking.record_len()];
            ranking.record(&board, &mut record);
            let mut blank = cells - 1;
            let mut value = ranking.value(&board);
            for turn in 0..1000 {
                let Some((cell, edge)) = ranking.neighbour(blank, (turn * turn + turn / 7) % 4) else {
                    continue;
                };
                let tile = record[usize::from(cell)];
                let upwards = ranking.difference(&record, tile, edge);
                value += if cell < blank { upwards } else { -upwards };
                let [after, before] =
                    [blank, cell].map(|at| i32::from(ranking.distance(tile, usize::from(at))));
                value += ranking.per_move() * (after - before);
                ranking.make_move(&mut record, cell, blank);
                blank = cell;
                assert_eq!(value, ranking.value(&record[..usize::from(cells)]));
            }
        }
    }
}
