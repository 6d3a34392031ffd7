//! Walking distance: a bound from how many tiles of each kind are in each row, and in each column.

use super::{axis::Axis, incremental::Incremental};
use crate::{
    puzzle::Class,
    states::{Shift, Space},
    util::{Memory, OutOfMemory},
};

mod groups;
mod table;

use table::WalkingTable;

/// Walking distance: a table for the rows and one for the columns, which say how many moves it takes to bring the
/// right number of tiles into each row (each column), when any tile next to the blank's row may go into it.
///
/// # Why it is admissible
///
/// Look at the rows alone, and at how many pieces of each group are in each: a vertical step of a tile exchanges it
/// with a blank of a neighbouring row, a horizontal step changes nothing. So every solution is a walk among such
/// states, to one that a goal allows, and makes as many vertical moves as the shortest at least. The same for
/// columns and horizontal moves; as no move is both, the two add. In lines, a vertical move takes a blank through
/// several rows in one direction and counts 1; with several blanks the table lets the others go with it.
///
/// Any grouping of the classes will do: what is told apart less can only be nearer. Classes are told apart by the
/// row that they belong in; those with pieces for several rows, or with more pieces than goal cells, are groups
/// by themselves. States that a goal allows have as many of each group in each row as it wants *at least*, so
/// don't-care cells and several goals are only more places to begin. Walls leave fewer moves than the table knows of.
///
/// # Cost
///
/// A move is one look-up. The tables are built first: 24,964 states each for the 15-puzzle, some milliseconds. Where
/// there would be more than 524,288, as for the 24-puzzle, neighbouring groups are put together until there are
/// not, and the bound is weaker.
///
/// # Source
///
/// K. Takahashi, "15パズル自動解答プログラムの作り方" (how to write a program that solves the 15-puzzle).
#[derive(Debug)]
pub struct Walking {
    start: Vec<Class>,
    /// By rows and by columns, and the states of the current position.
    tables: [WalkingTable; 2],
    states: [u32; 2],
}

impl Walking {
    /// The bound for a space. Its tables come with [`prepare`](super::Heuristic::prepare).
    #[must_use]
    pub fn new(space: &Space) -> Self {
        let tables = Axis::BOTH.map(|axis| WalkingTable::new(space, axis));
        Self { start: space.start().to_vec(), tables, states: [0; 2] }
    }
}

impl Incremental for Walking {
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
