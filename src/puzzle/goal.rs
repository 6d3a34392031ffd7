use std::collections::HashMap;

use crate::{
    Error,
    board::{Board, Cell, Symbol},
    error::Mismatch,
};

/// Which symbols the goals tell apart: the groups of the option `same`.
#[derive(Clone, Debug, Default)]
pub(super) struct Alike(HashMap<Symbol, Symbol>);

impl Alike {
    pub(super) fn new(groups: &[Vec<String>]) -> Result<Self, Error> {
        let mut first_of = HashMap::new();
        for group in groups {
            let mut first = None;
            for text in group {
                let symbol = Symbol::new(text)
                    .ok_or(Error::BadOption { option: "same", expected: "groups of symbols" })?;
                let first = first.get_or_insert_with(|| symbol.clone());
                if first_of.insert(symbol, first.clone()).is_some() {
                    return Err(Error::BadOption {
                        option: "same",
                        expected: "every symbol at most once, in one group",
                    });
                }
            }
        }
        Ok(Self(first_of))
    }

    /// The symbol that stands for all that are not told apart from `symbol`.
    pub(super) fn of<'a>(&'a self, symbol: &'a Symbol) -> &'a Symbol {
        self.0.get(symbol).unwrap_or(symbol)
    }

    /// Whether a goal that says `goal` is satisfied with `cell`.
    pub(super) fn satisfies(&self, cell: &Cell, goal: &Cell) -> bool {
        match (cell, goal) {
            (_, Cell::Any) => true,
            (Cell::Tile(cell), Cell::Tile(goal)) => self.of(cell) == self.of(goal),
            _ => cell == goal,
        }
    }

    /// What `cell` counts as: `None` for the blank. For cells that are pieces or blanks.
    pub(super) fn kind<'a>(&'a self, cell: &'a Cell) -> Option<&'a Symbol> {
        match cell {
            Cell::Tile(symbol) => Some(self.of(symbol)),
            Cell::Blank | Cell::Wall | Cell::Any => None,
        }
    }
}

/// The goal where none is given: numbers by value, then letters by code point, then the blanks.
pub(super) fn default_goal(start: &Board) -> Board {
    let mut pieces: Vec<Cell> = start.cells().iter().filter(|cell| **cell != Cell::Wall).cloned().collect();
    pieces.sort_by(|a, b| match (a, b) {
        (Cell::Tile(a), Cell::Tile(b)) => a.cmp(b),
        (a, b) => (*a == Cell::Blank).cmp(&(*b == Cell::Blank)),
    });
    let mut pieces = pieces.into_iter();
    let cells = start
        .cells()
        .iter()
        .map(|cell| match cell {
            Cell::Wall => Cell::Wall,
            _ => pieces.next().expect("one piece or blank for every cell that is no wall"),
        })
        .collect();
    start.with_cells(cells)
}

/// Checks that `goal` could match `start`: same shape, same walls, and no symbol more often.
pub(super) fn check(start: &Board, goal: &Board, alike: &Alike) -> Result<(), Mismatch> {
    let size = start.size();
    if goal.size() != size {
        let sides = |board: &Board| (board.size().width(), board.size().height());
        return Err(Mismatch::Size { found: sides(goal), expected: sides(start) });
    }
    let mut available: HashMap<Option<&Symbol>, usize> = HashMap::new();
    let mut named: HashMap<Option<&Symbol>, usize> = HashMap::new();
    for (at, (from, to)) in start.cells().iter().zip(goal.cells()).enumerate() {
        if *to != Cell::Any && (*from == Cell::Wall) != (*to == Cell::Wall) {
            return Err(Mismatch::Wall { row: size.row(at) + 1, column: size.column(at) + 1 });
        }
        if *from != Cell::Wall {
            *available.entry(alike.kind(from)).or_default() += 1;
            if *to != Cell::Any {
                *named.entry(alike.kind(to)).or_default() += 1;
            }
        }
    }
    // In reading order, so that the error names the first.
    for (at, cell) in goal.cells().iter().enumerate() {
        if matches!(cell, Cell::Any | Cell::Wall) {
            continue;
        }
        let kind = alike.kind(cell);
        let (found, expected) = (named[&kind], available.get(&kind).copied().unwrap_or(0));
        if found > expected {
            let symbol = goal.symbol(at).cloned();
            let (row, column) = (size.row(at) + 1, size.column(at) + 1);
            return Err(Mismatch::Symbol { symbol, found, expected, row, column });
        }
    }
    Ok(())
}
