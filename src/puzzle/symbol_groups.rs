//! Groups of symbols that goals do not distinguish, by the option `same`.

use crate::{
    Error,
    board::{Board, Cell, Size, Symbol},
    error::ExpectedOption,
};

/// A group of symbols that goals do not distinguish. [`BLANK`] is the blanks.
pub type SymbolGroup = u16;

pub const BLANK: SymbolGroup = 0;

/// The group of every symbol, assigned in the order of first occurrence.
#[derive(Clone, Debug)]
pub struct SymbolGroups {
    /// Sorted by symbol.
    of: Vec<(Symbol, SymbolGroup)>,
    next: SymbolGroup,
}

impl SymbolGroups {
    pub fn new(groups: &[Vec<String>]) -> Result<Self, Error> {
        if groups.len() > Size::MAX_CELLS {
            return Err(Error::bad_option("same", ExpectedOption::FewerGroups));
        }
        let mut kinds = Self { of: Vec::new(), next: BLANK + 1 };
        for group in groups {
            for text in group {
                let bad = |expected| Error::BadOption {
                    option: "same",
                    expected,
                    symbol: Some(text.clone()),
                    at: None,
                };
                let symbol = Symbol::new(text).ok_or_else(|| bad(ExpectedOption::Symbols))?;
                match kinds.find(&symbol) {
                    Ok(_) => return Err(bad(ExpectedOption::SymbolsOnce)),
                    Err(at) => kinds.of.insert(at, (symbol, kinds.next)),
                }
            }
            kinds.next += 1;
        }
        Ok(kinds)
    }

    /// The number of groups, with that of the blanks.
    pub fn len(&self) -> usize {
        usize::from(self.next)
    }

    /// The group on each cell of a board: `None` for walls and don't-care cells.
    pub fn read(&mut self, board: &Board) -> Vec<Option<SymbolGroup>> {
        let kind = |cell: &Cell| match cell {
            Cell::Tile(symbol) => Some(self.of(symbol)),
            Cell::Blank => Some(BLANK),
            Cell::Wall | Cell::Any => None,
        };
        board.cells().iter().map(kind).collect()
    }

    fn of(&mut self, symbol: &Symbol) -> SymbolGroup {
        match self.find(symbol) {
            Ok(at) => self.of[at].1,
            Err(at) => {
                let kind = self.next;
                // At most 1024 groups, 1024 symbols of the start, and 1024 of the first goal that is rejected.
                self.next += 1;
                self.of.insert(at, (symbol.clone(), kind));
                kind
            }
        }
    }

    /// The index of a symbol, or the index to insert it at.
    fn find(&self, symbol: &Symbol) -> Result<usize, usize> {
        self.of.binary_search_by(|(other, _)| other.cmp(symbol))
    }
}
