//! Which symbols count as the same, by the option `same`.

use crate::{
    Error,
    board::{Board, Cell, Size, Symbol},
    error::ExpectedOption,
};

/// What a piece counts as: symbols that the goals do not tell apart are of one kind. [`BLANK`] is the
/// blanks.
pub type SymbolGroup = u16;

/// The kind of the blanks.
pub const BLANK: SymbolGroup = 0;

/// The kind of every symbol, given out as they are met.
#[derive(Clone, Debug)]
pub struct SymbolGroups {
    /// In the order of the symbols.
    of: Vec<(Symbol, SymbolGroup)>,
    next: SymbolGroup,
}

impl SymbolGroups {
    /// With the groups of the option `same`.
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

    /// How many kinds there are so far, the blanks' included.
    pub fn len(&self) -> usize {
        usize::from(self.next)
    }

    /// What stands on each cell of a board: `None` for walls and don't-care cells.
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
                // At most 1024 groups, 1024 symbols of the start, and 1024 of the first goal that differs and
                // is refused.
                self.next += 1;
                self.of.insert(at, (symbol.clone(), kind));
                kind
            }
        }
    }

    /// Where a symbol is, or where it belongs.
    fn find(&self, symbol: &Symbol) -> Result<usize, usize> {
        self.of.binary_search_by(|(other, _)| other.cmp(symbol))
    }
}
