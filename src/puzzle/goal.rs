//! The default goal, and the check that a goal can match its start.

use super::symbol_groups::{BLANK, SymbolGroup};
use crate::{
    board::{Board, Cell, Symbol},
    error::Mismatch,
};

/// The default goal: numbers by value, then letters by code point, then the blanks.
pub(super) fn default_goal(start: &Board) -> Board {
    // Insertion sort: a library sort of cells would add more bytes to a page than this function.
    let mut tiles: Vec<&Symbol> = Vec::with_capacity(start.cells().len());
    for cell in start.cells() {
        if let Cell::Tile(symbol) = cell {
            let at = tiles.partition_point(|other| *other <= symbol);
            tiles.insert(at, symbol);
        }
    }
    let mut tiles = tiles.into_iter();
    let place = |cell: &Cell| match cell {
        Cell::Wall => Cell::Wall,
        _ => tiles.next().map_or(Cell::Blank, |symbol| Cell::Tile(symbol.clone())),
    };
    start.with_cells(start.cells().iter().map(place).collect())
}

/// Checks that `goal`, read from `text`, can match `start`: same shape, same walls, and no symbol group more often. `have` and
/// `want` are the groups on their cells, of `kinds` groups.
pub(super) fn check(
    (start, have): (&Board, &[Option<SymbolGroup>]),
    (goal, text, want): (&Board, &str, &[Option<SymbolGroup>]),
    kinds: usize,
) -> Result<(), Mismatch> {
    let size = start.size();
    if goal.size() != size {
        let sides = |board: &Board| (board.size().width(), board.size().height());
        return Err(Mismatch::Size { found: sides(goal), expected: sides(start) });
    }
    let location = |cell| {
        let location = goal.locate(cell, text);
        location.expect("the text has every cell of its board")
    };
    let differs = |at: &usize| {
        let (from, to) = (&start.cells()[*at], &goal.cells()[*at]);
        *to != Cell::Any && (*from == Cell::Wall) != (*to == Cell::Wall)
    };
    if let Some(cell) = (0..size.cells()).find(differs) {
        return Err(Mismatch::Wall { at: location(cell) });
    }
    let count = |board: &[Option<SymbolGroup>]| {
        let mut counts = vec![0; kinds];
        for kind in board.iter().flatten() {
            counts[usize::from(*kind)] += 1;
        }
        counts
    };
    let (available, named) = (count(have), count(want));
    // In reading order: the error names the first.
    let too_many = |kind: SymbolGroup| named[usize::from(kind)] > available[usize::from(kind)];
    match want.iter().position(|kind| kind.is_some_and(too_many)) {
        None => Ok(()),
        Some(at) => {
            let kind = usize::from(want[at].unwrap_or(BLANK));
            let (found, expected) = (named[kind], available[kind]);
            Err(Mismatch::Symbol { symbol: goal.symbol(at).cloned(), found, expected, at: location(at) })
        }
    }
}
