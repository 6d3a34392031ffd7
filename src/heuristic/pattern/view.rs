//! A position as the tables see it, and how their values follow the moves.

use std::sync::Arc;

use super::{
    occupancies::members,
    steps::{PatternState, TableStep},
    symmetry::Symmetry,
    table::PatternTable,
};
use crate::{
    board::Direction,
    puzzle::{Class, TileMetric, TilePuzzle, Vertex},
    states::{Shift, Space},
};

/// For each pattern its table, and the symmetry that maps the pattern to the table's.
pub type MappedTables = [(Arc<PatternTable>, Symmetry)];

/// A position, or its image under a symmetry, as the tables see it.
#[derive(Clone, Debug)]
pub struct View {
    symmetry: Symmetry,
    /// The pattern of each class; one beyond the last, whose state stays as it is, if none.
    pattern_of: [u8; MOST],
    /// The blank's direction in each step, by the two vertices of the step.
    direction_of: Vec<u8>,
    vertices: usize,
    lookups: Vec<Lookup>,
    /// The state of each pattern.
    states: [PatternState; MOST],
    /// By lines, the states after the last tried move, of the patterns that `try_line` evaluated.
    tried: [PatternState; MOST],
    /// The sum over the tables or, by lines, the maximum.
    pub total: u32,
}

/// A pattern's table, with the vertices and classes of the position, and the steps, as the table names them.
#[derive(Clone, Debug)]
struct Lookup {
    table: Arc<PatternTable>,
    into: Symmetry,
    steps: Box<[TableStep; 4 * MOST]>,
}

/// Maximum number of vertices. There are fewer pieces, and so fewer patterns.
const MOST: usize = PatternTable::MOST_VERTICES;

/// The number of a single step in a view: by the vertex that the piece enters, and the blank's direction.
#[inline(always)]
pub fn step_number(to: Vertex, direction: usize) -> usize {
    (4 * usize::from(to) + direction) % (4 * MOST)
}

impl View {
    /// The position under a symmetry; [`begin`](View::begin) gives it the tables.
    pub fn new(symmetry: Symmetry) -> Self {
        Self {
            symmetry,
            pattern_of: [0; MOST],
            direction_of: Vec::new(),
            vertices: 0,
            lookups: Vec::new(),
            states: [PatternState::default(); MOST],
            tried: [PatternState::default(); MOST],
            total: 0,
        }
    }

    /// Maps the position to the tables, once all are there.
    pub fn begin(&mut self, space: &Space, tables: &MappedTables) {
        self.vertices = space.len();
        self.direction_of = vec![0; space.len() * space.len()];
        let mut all = Vec::new();
        for to in 0..space.len().min(MOST) as Vertex {
            for (direction, towards) in (0..).zip(Direction::ALL) {
                let Some(from) = space.graph().neighbour(to, towards) else { continue };
                self.direction_of[usize::from(from) * space.len() + usize::from(to)] = direction;
                all.push((step_number(to, usize::from(direction)), from, to));
            }
        }
        self.lookups.clear();
        self.pattern_of = [tables.len() as u8; MOST];
        for (number, (table, how)) in (0..).zip(tables) {
            let into = Symmetry {
                vertex: self.symmetry.vertex.iter().map(|to| how.vertex[usize::from(*to)]).collect(),
                class: self.symmetry.class.iter().map(|class| how.class[usize::from(*class)]).collect(),
            };
            let pieces = self.pattern_of.iter_mut().zip(&into.class);
            pieces.filter(|(_, class)| **class != TilePuzzle::BLANK).for_each(|(of, _)| *of = number);
            let mut steps = Box::new([TableStep::default(); 4 * MOST]);
            for (number, from, to) in &all {
                steps[*number] = table.step(into.vertex[usize::from(*from)], into.vertex[usize::from(*to)]);
            }
            self.lookups.push(Lookup { table: table.clone(), into, steps });
        }
    }

    pub fn place(&mut self, classes: &[Class], metric: TileMetric) {
        let blank = classes.iter().position(|class| *class == TilePuzzle::BLANK).unwrap_or(0);
        for (Lookup { table, into, .. }, state) in self.lookups.iter().zip(&mut self.states[..]) {
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
            *state = PatternState { occupied, value, rank: table.rank(occupied), permutation };
        }
        self.total = self.total(metric);
    }

    /// The states of the patterns.
    pub fn patterns(&self) -> &[PatternState] {
        &self.states[..self.lookups.len()]
    }

    /// Restores the states of the patterns, each from its vertices, permutation and value.
    pub fn restore(&mut self, states: impl Iterator<Item = (u64, u16, u16)>, metric: TileMetric) {
        for ((state, lookup), (occupied, permutation, value)) in
            self.states.iter_mut().zip(&self.lookups).zip(states)
        {
            *state = PatternState { occupied, value, rank: lookup.table.rank(occupied), permutation };
        }
        self.total = self.total(metric);
    }

    pub fn total(&self, metric: TileMetric) -> u32 {
        let values = self.patterns().iter().map(|state| u32::from(state.value));
        match metric {
            TileMetric::Line => values.max().unwrap_or(0),
            TileMetric::Step => values.sum(),
        }
    }

    /// The blank's direction in a step.
    #[inline(always)]
    pub fn direction(&self, shift: Shift) -> usize {
        usize::from(self.direction_of[usize::from(shift.from) * self.vertices + usize::from(shift.to)])
    }

    /// The pattern of a class.
    #[inline(always)]
    pub fn pattern(&self, class: Class) -> usize {
        usize::from(self.pattern_of[usize::from(class) % MOST])
    }

    /// The state of a pattern after a single step of one of its pieces.
    #[inline(always)]
    pub fn after(&self, pattern: usize, number: usize) -> PatternState {
        let Some(Lookup { table, steps, .. }) = self.lookups.get(pattern) else {
            return PatternState::default();
        };
        table.after(&steps[number], &self.states[pattern % MOST])
    }

    /// The total after a single step of a pattern to this state.
    ///
    /// # Errors
    ///
    /// The total, if it exceeds `most`.
    #[inline(always)]
    pub fn total_after(&self, pattern: usize, to: &PatternState, most: u32) -> Result<u32, u32> {
        let total = self.total - u32::from(self.states[pattern % MOST].value) + u32::from(to.value);
        if total > most { Err(total) } else { Ok(total) }
    }

    /// Sets the state of a pattern, and the total; returns the state before.
    #[inline(always)]
    pub fn set(&mut self, pattern: usize, to: PatternState, total: u32) -> PatternState {
        self.total = total;
        std::mem::replace(&mut self.states[pattern % MOST], to)
    }

    /// Evaluates a move along a line in the tables whose values have reached `most`: it raises no value by more than 1.
    ///
    /// # Errors
    ///
    /// The value in the first of these tables where it exceeds `most`.
    #[inline]
    pub fn try_line(&mut self, shifts: &[Shift], most: u32) -> Result<(), u32> {
        let direction = shifts.first().map_or(0, |shift| self.direction(*shift));
        for (at, lookup) in self.lookups.iter().enumerate() {
            let (state, tried) = (&self.states[at % MOST], &mut self.tried[at % MOST]);
            if u32::from(state.value) >= most {
                *tried = lookup.after_line(state, shifts, direction);
                if u32::from(tried.value) > most {
                    return Err(tried.value.into());
                }
            }
        }
        Ok(())
    }

    /// Makes a move along a line that [`try_line`](View::try_line) has evaluated for `most`.
    #[inline]
    pub fn push(&mut self, shifts: &[Shift], most: u32, trail: &mut Vec<PatternState>) {
        let direction = shifts.first().map_or(0, |shift| self.direction(*shift));
        let states = self.states.iter_mut().zip(&self.tried);
        for (lookup, (state, tried)) in self.lookups.iter().zip(states) {
            trail.push(*state);
            let is_tried = u32::from(state.value) >= most;
            *state = if is_tried { *tried } else { lookup.after_line(state, shifts, direction) };
        }
        self.total = self.total(TileMetric::Line);
    }

    /// Undoes the last move along a line.
    #[inline]
    pub fn unpush(&mut self, trail: &mut Vec<PatternState>) {
        let start = trail.len() - self.lookups.len();
        self.states[..self.lookups.len()].copy_from_slice(&trail[start..]);
        trail.truncate(start);
        self.total = self.total(TileMetric::Line);
    }
}

impl Lookup {
    /// The state after a move along a line.
    #[inline(always)]
    fn after_line(&self, state: &PatternState, shifts: &[Shift], direction: usize) -> PatternState {
        let (mut state, mut blank) = (*state, 0);
        for shift in shifts {
            let step = &self.steps[step_number(shift.to, direction)];
            if state.occupied >> step.from & 1 != 0 {
                state = self.table.make(step, &state);
            }
            blank = step.from;
        }
        state.value = self.table.next_value(&state, blank);
        state
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
