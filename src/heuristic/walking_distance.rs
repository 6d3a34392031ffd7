//! Walking distance: a bound from the number of tiles of each kind in each row and column.

use super::{Heuristic, axis::Axis};
use crate::{
    puzzle::Class,
    states::{Shift, Space},
    util::{Memory, OutOfMemory},
};

mod groups;
mod table;

use table::WalkingTable;

/// Walking distance: tables, for rows and for columns, of the minimum number of moves that bring the right numbers of
/// tiles into each row (column), if any tile adjacent to the blank's row may enter it.
///
/// # Why it is admissible
///
/// Consider only the number of pieces of each group in each row: a vertical step exchanges a tile with a blank of a
/// neighbouring row, a horizontal step changes nothing. So every solution maps to a path among such states to one that
/// a goal allows, with at least as many vertical moves as the shortest. The same holds for columns and horizontal
/// moves; no move is both, so the two add up. By lines, a vertical move takes a blank through several rows in one
/// direction and counts 1; with several blanks the table lets the others go along.
///
/// Any grouping of the classes is admissible, as a coarser one only shortens paths. Classes are grouped by their goal
/// row; those with pieces for several rows, or with more pieces than goal cells, are groups of their own. A goal allows
/// the states with *at least* the wanted number of each group in each row, so don't-care cells and several goals only
/// add starting points. Walls leave fewer moves than the table assumes.
///
/// # Cost
///
/// One lookup per move. The tables are built first: 24,964 states each for the 15-puzzle, in some milliseconds. Where
/// there would be more than 524,288, as for the 24-puzzle, neighbouring groups are merged until there are not, and the
/// bound is weaker.
///
/// # Source
///
/// K. Takahashi, "15パズル自動解答プログラムの作り方" (how to write a program that solves the 15-puzzle).
pub struct Walking {
    start: Vec<Class>,
    /// By rows and by columns, and the states of the current position.
    tables: [WalkingTable; 2],
    states: [u32; 2],
}

impl Walking {
    /// The bound for a space. [`prepare`](Heuristic::prepare) builds its tables.
    #[must_use]
    pub fn new(space: &Space) -> Self {
        let tables = Axis::BOTH.map(|axis| WalkingTable::new(space, axis));
        Self { start: space.start().to_vec(), tables, states: [0; 2] }
    }
}

impl Heuristic for Walking {
    fn prepare(&mut self, budget: u64, memory: &mut Memory) -> Result<bool, OutOfMemory> {
        for table in &mut self.tables {
            if !table.prepare(&self.start, budget, memory)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn progress(&self) -> (u64, u64) {
        self.tables.iter().map(WalkingTable::progress).find(|(_, total)| *total > 0).unwrap_or((0, 0))
    }

    fn place(&mut self, classes: &[Class]) {
        for (state, table) in self.states.iter_mut().zip(&self.tables) {
            *state = table.state_of(classes);
        }
    }

    #[inline]
    fn shift(&mut self, Shift { class, from, to }: Shift) {
        for (state, table) in self.states.iter_mut().zip(&self.tables) {
            *state = table.shifted(*state, class, from, to);
        }
    }

    #[inline]
    fn bound(&self) -> u32 {
        self.states.iter().zip(&self.tables).map(|(state, table)| table.distance(*state)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{BoardOptions, TileMetric, TilePuzzle};

    #[test]
    fn tables_have_their_known_sizes() {
        for (board, states) in [
            ("1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 *", [24_964, 24_964]),
            ("1 2 3/4 5 6/7 8 *", [105, 105]),
            ("1 2 3 */4 5 6 7", [8, 480]),
        ] {
            let puzzle = TilePuzzle::read(board, 0, &BoardOptions::default()).expect("a board");
            let mut walking = Walking::new(&Space::new(&puzzle, TileMetric::Step));
            let mut memory = Memory::new(1 << 30);
            while !walking.prepare(1000, &mut memory).expect("room") {}
            assert_eq!(walking.tables.each_ref().map(WalkingTable::states), states, "{board}");
        }
    }
}
