//! A position as the tables see it, and how their values follow the moves.

use std::sync::Arc;

use super::{occupancies::members, symmetry::Symmetry, table::PatternTable};
use crate::{
    puzzle::{Class, TileMetric, TilePuzzle, Vertex},
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
    /// The number of each step by its two vertices; for each pattern the steps as its table names them.
    step_of: Vec<u16>,
    steps: Vec<Vec<TableStep>>,
    vertices: usize,
    pub states: Vec<PatternState>,
    /// The sum over the tables or, by lines, the maximum.
    pub total: u32,
}

const NO_PATTERN: u8 = u8::MAX;

/// A step of a piece between two vertices, in the order of a table.
#[derive(Clone, Copy, Debug)]
struct TableStep {
    /// The sets of both vertices, of those between them and of those below.
    ends: u64,
    between: u64,
    below: u64,
    /// All bits if the piece moves to the higher vertex, none otherwise.
    rises: usize,
    from: Vertex,
}

impl TableStep {
    fn new(from: Vertex, to: Vertex) -> Self {
        let (low, high) = (from.min(to), from.max(to));
        Self {
            ends: 1 << low | 1 << high,
            between: (1 << high) - (2 << low),
            below: (1 << low) - 1,
            rises: if from < to { usize::MAX } else { 0 },
            from,
        }
    }

    /// The occupied vertices and the permutation after the step.
    #[inline(always)]
    fn make(&self, state: &PatternState, table: &PatternTable) -> (u64, u16) {
        let low = (state.occupied & self.below).count_ones() as usize;
        let passed = (state.occupied & self.between).count_ones() as usize;
        let (from, to) = (low + (passed & !self.rises), low + (passed & self.rises));
        (state.occupied ^ self.ends, table.permutations().shifted(state.permutation, from, to))
    }
}

/// The abstract state of one pattern, and its value in the table.
#[derive(Clone, Copy, Debug, Default)]
pub struct PatternState {
    pub occupied: u64,
    pub value: u32,
    pub permutation: u16,
    pub pattern: u8,
}

impl View {
    /// The position under a symmetry; [`begin`](View::begin) gives it the tables.
    pub fn new(symmetry: Symmetry) -> Self {
        let (into_table, step_of, steps) = (Vec::new(), Vec::new(), Vec::new());
        Self {
            symmetry,
            pattern_of: Vec::new(),
            into_table,
            step_of,
            steps,
            vertices: 0,
            states: Vec::new(),
            total: 0,
        }
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
        self.vertices = space.len();
        self.step_of = vec![0; space.len() * space.len()];
        self.steps = vec![Vec::new(); tables.len()];
        for to in 0..space.len() as Vertex {
            for from in space.graph().neighbours(to) {
                self.step_of[usize::from(from) * space.len() + usize::from(to)] =
                    self.steps.first().map_or(0, Vec::len) as u16;
                for (steps, into) in self.steps.iter_mut().zip(&self.into_table) {
                    steps.push(TableStep::new(into.vertex[usize::from(from)], into.vertex[usize::from(to)]));
                }
            }
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

    /// The state of the pattern that a single step changes.
    #[inline(always)]
    pub fn after(&self, tables: &MappedTables, shift: Shift) -> PatternState {
        let pattern = self.pattern_of[usize::from(shift.class)];
        if pattern == NO_PATTERN {
            return PatternState { pattern, ..PatternState::default() };
        }
        let (table, _) = &tables[usize::from(pattern)];
        let state = &self.states[usize::from(pattern)];
        let step = self.step_of[usize::from(shift.from) * self.vertices + usize::from(shift.to)];
        let step = &self.steps[usize::from(pattern)][usize::from(step)];
        let (occupied, permutation) = step.make(state, table);
        // The blank is now where the piece was.
        let value = table.next_value(state.value, occupied, permutation, step.from);
        PatternState { occupied, value, permutation, pattern }
    }

    /// Makes the step to this state; fails with the total if that exceeds `most`.
    #[inline(always)]
    pub fn go(&mut self, to: PatternState, most: u32, trail: &mut Vec<PatternState>) -> Result<(), u32> {
        if to.pattern == NO_PATTERN {
            return if self.total > most { Err(self.total) } else { Ok(()) };
        }
        let state = &mut self.states[usize::from(to.pattern)];
        let total = self.total - state.value + to.value;
        if total > most {
            return Err(total);
        }
        trail.push(*state);
        *state = to;
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
        trail.extend_from_slice(&self.states);
        let mut total = 0;
        for (number, (table, _)) in tables.iter().enumerate() {
            let (state, steps) = (&mut self.states[number], &self.steps[number]);
            let mut blank = 0;
            for shift in shifts {
                let step = self.step_of[usize::from(shift.from) * self.vertices + usize::from(shift.to)];
                let step = &steps[usize::from(step)];
                if state.occupied >> step.from & 1 != 0 {
                    (state.occupied, state.permutation) = step.make(state, table);
                }
                blank = step.from;
            }
            state.value = table.next_value(state.value, state.occupied, state.permutation, blank);
            if state.value > most {
                let value = state.value;
                self.take_back(trail);
                return Err(value);
            }
            total = total.max(state.value);
        }
        self.total = total;
        Ok(())
    }

    #[inline]
    pub fn unpush(&mut self, trail: &mut Vec<PatternState>) {
        self.take_back(trail);
        self.total = self.total(TileMetric::Line);
    }

    /// Restores the states before the last move.
    #[inline]
    fn take_back(&mut self, trail: &mut Vec<PatternState>) {
        let before = trail.len() - self.states.len();
        self.states.copy_from_slice(&trail[before..]);
        trail.truncate(before);
    }
}

/// Returns `true` if the image of some pattern is no pattern, so that the image of a position can have another total.
pub fn changes(symmetry: &Symmetry, patterns: &[Vec<Class>]) -> bool {
    patterns.iter().any(|pattern| {
        let image = |class: &Class| symmetry.class[usize::from(*class)];
        patterns.iter().all(|other| {
            other.len() != pattern.len() || !pattern.iter().map(image).all(|class| other.contains(&class))
        })
    })
}
