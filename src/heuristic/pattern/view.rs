//! A position as the tables see it, and how their values follow the moves.

use std::sync::Arc;

use super::{
    occupancies::{below, members},
    symmetry::Symmetry,
    table::PatternTable,
};
use crate::{
    puzzle::{Class, TileMetric, TilePuzzle},
    states::{Shift, Space},
};

/// For each pattern its table, and the symmetry that maps the pattern to the table's.
pub type MappedTables = [(Arc<PatternTable>, Symmetry)];

/// A position, or its image under a symmetry, as the tables see it.
#[derive(Clone, Debug)]
pub struct View {
    symmetry: Symmetry,
    /// The pattern of each class, [`NO_PATTERN`] if none.
    pattern_of: Vec<u8>,
    /// For each pattern, the vertices and classes of the position as its table names them.
    into_table: Vec<Symmetry>,
    pub states: Vec<PatternState>,
    /// The sum over the tables or, by lines, the maximum.
    pub total: u32,
}

const NO_PATTERN: u8 = u8::MAX;

/// The abstract state of one pattern, and its value in the table.
#[derive(Clone, Copy, Debug, Default)]
pub struct PatternState {
    pub occupied: u64,
    pub value: u32,
    pub permutation: u16,
    /// The number of the pattern.
    pub pattern: u8,
}

impl View {
    /// The position under a symmetry; [`begin`](View::begin) gives it the tables.
    pub fn new(symmetry: Symmetry) -> Self {
        Self { symmetry, pattern_of: Vec::new(), into_table: Vec::new(), states: Vec::new(), total: 0 }
    }

    /// Maps the position to the tables, once all are there.
    pub fn begin(&mut self, space: &Space, tables: &MappedTables) {
        let composed = |(_, how): &(_, Symmetry)| Symmetry {
            vertex: self.symmetry.vertex.iter().map(|to| how.vertex[usize::from(*to)]).collect(),
            class: self.symmetry.class.iter().map(|class| how.class[usize::from(*class)]).collect(),
        };
        self.into_table = tables.iter().map(composed).collect();
        self.pattern_of = vec![NO_PATTERN; space.copies().len()];
        for (number, into) in (0..).zip(&self.into_table) {
            let pieces = self.pattern_of.iter_mut().zip(&into.class);
            pieces.filter(|(_, class)| **class != TilePuzzle::BLANK).for_each(|(of, _)| *of = number);
        }
    }

    pub fn place(&mut self, tables: &MappedTables, classes: &[Class]) {
        let blank = classes.iter().position(|class| *class == TilePuzzle::BLANK).unwrap_or(0);
        self.states.clear();
        for (pattern, ((table, _), into)) in (0..).zip(tables.iter().zip(&self.into_table)) {
            let mut image = vec![TilePuzzle::BLANK; classes.len()];
            for (class, to) in classes.iter().zip(&into.vertex) {
                image[usize::from(*to)] = into.class[usize::from(*class)];
            }
            let letter = |vertex: usize| table.classes().iter().position(|class| *class == image[vertex]);
            let occupied = (0..image.len())
                .filter(|vertex| letter(*vertex).is_some())
                .fold(0, |set, vertex| set | 1 << vertex);
            let permutation = table.permutations().number(members(occupied).filter_map(letter));
            let value = table.value(occupied, permutation, into.vertex[blank]);
            self.states.push(PatternState { occupied, value, permutation, pattern });
        }
    }

    pub fn total(&self, metric: TileMetric) -> u32 {
        let values = self.states.iter().map(|state| state.value);
        match metric {
            TileMetric::Line => values.max().unwrap_or(0),
            TileMetric::Step => values.sum(),
        }
    }

    /// Makes a single step; fails with the total if that exceeds `most`.
    #[inline(always)]
    pub fn shift(
        &mut self,
        tables: &MappedTables,
        shift: Shift,
        most: u32,
        trail: &mut Vec<PatternState>,
    ) -> Result<(), u32> {
        let pattern = self.pattern_of[usize::from(shift.class)];
        if pattern == NO_PATTERN {
            return if self.total > most { Err(self.total) } else { Ok(()) };
        }
        let (from, to) = self.into_table[usize::from(pattern)].ends(shift);
        let (table, _) = &tables[usize::from(pattern)];
        let state = &mut self.states[usize::from(pattern)];
        let occupied = state.occupied ^ (1 << from | 1 << to);
        let (low, high) = (from.min(to), from.max(to));
        let passed = state.occupied & ((1 << high) - (2 << low));
        let permutation = if passed == 0 {
            state.permutation
        } else {
            let before = below(state.occupied, usize::from(from));
            table.permutations().shifted(state.permutation, before, below(occupied, usize::from(to)))
        };
        // The blank is now where the piece was.
        let value = table.next_value(state.value, occupied, permutation, from);
        let total = self.total - state.value + value;
        if total > most {
            return Err(total);
        }
        trail.push(*state);
        *state = PatternState { occupied, value, permutation, pattern };
        self.total = total;
        Ok(())
    }

    #[inline(always)]
    pub fn unshift(&mut self, shift: Shift, trail: &mut Vec<PatternState>) {
        if self.pattern_of[usize::from(shift.class)] == NO_PATTERN {
            return;
        }
        let Some(state) = trail.pop() else { return };
        let old = std::mem::replace(&mut self.states[usize::from(state.pattern)], state);
        self.total = self.total - old.value + state.value;
    }

    /// Makes a move along a line; fails with the value of a table if that exceeds `most`.
    #[inline]
    pub fn push(
        &mut self,
        tables: &MappedTables,
        shifts: &[Shift],
        most: u32,
        trail: &mut Vec<PatternState>,
    ) -> Result<(), u32> {
        let Some(last) = shifts.last() else { return Ok(()) };
        let mut total = 0;
        for (number, (table, _)) in tables.iter().enumerate() {
            let into = &self.into_table[number];
            let state = self.states[number];
            let PatternState { mut occupied, mut permutation, value, .. } = state;
            for shift in shifts {
                let (from, to) = into.ends(*shift);
                if occupied >> from & 1 != 0 {
                    let before = below(occupied, usize::from(from));
                    occupied ^= 1 << from | 1 << to;
                    permutation =
                        table.permutations().shifted(permutation, before, below(occupied, usize::from(to)));
                }
            }
            let (blank, _) = into.ends(*last);
            let value = table.next_value(value, occupied, permutation, blank);
            if value > most {
                self.take_back(number, trail);
                return Err(value);
            }
            total = total.max(value);
            trail.push(state);
            self.states[number] = PatternState { occupied, value, permutation, ..state };
        }
        self.total = total;
        Ok(())
    }

    #[inline]
    pub fn unpush(&mut self, trail: &mut Vec<PatternState>) {
        self.take_back(self.states.len(), trail);
        self.total = self.total(TileMetric::Line);
    }

    /// Undoes the last move for the first `states` patterns.
    #[inline]
    fn take_back(&mut self, states: usize, trail: &mut Vec<PatternState>) {
        for state in trail.drain(trail.len() - states..) {
            self.states[usize::from(state.pattern)] = state;
        }
    }
}

/// Whether the image of some pattern is no pattern, so that the image of a position can have another total.
pub fn changes(symmetry: &Symmetry, patterns: &[Vec<Class>]) -> bool {
    patterns.iter().any(|pattern| {
        let image = |class: &Class| symmetry.class[usize::from(*class)];
        patterns.iter().all(|other| {
            other.len() != pattern.len() || !pattern.iter().map(image).all(|class| other.contains(&class))
        })
    })
}
