//! Pattern databases at work in a search: which tables there are, and how their values follow the moves.

mod congruence;
mod goals;
mod leases;
mod occupancies;
mod partition;
mod permutations;
mod ranks;
mod symmetry;
mod table;

use std::sync::Arc;

pub use self::{congruence::congruence, partition::patterns, symmetry::Symmetry, table::PatternTable};

use self::{
    congruence::forms,
    occupancies::{below, members},
    symmetry::symmetries,
    table::{Builder, abstract_states},
};
use super::{Heuristic, LeasableTables, Tables, tables::Demand};
use crate::{
    puzzle::{Class, TileMetric, TilePuzzle},
    states::{Shift, Space},
    util::{Memory, OutOfMemory},
};

/// In single steps the sum of pattern databases over classes of their own; by lines, where every move counts in
/// every table, the greatest of several. Where the goals have a symmetry that the patterns have not, the greater
/// of the position's bound and its image's.
///
/// # By lines
///
/// Shares of a move for each of its pieces would make tables that may be added; with six tiles in each they came
/// to 16 on average over Korf's instances, one table of six tiles that counts every move to 23, with its image
/// to 24, of 33.
///
/// # Cost
///
/// A bit or two for every abstract state of a pattern, built breadth-first from the goals. For the 15-puzzle tables of 5, 5 and
/// 5 tiles are built natively within 40 ms; those of 6, 6 and 3 and they together take 4 MB.
///
/// # Source
///
/// J. C. Culberson and J. Schaeffer, "Pattern databases", Computational Intelligence 14 (1998), 318-334; sums of them: R. E.
/// Korf and A. Felner, "Disjoint pattern database heuristics", Artificial Intelligence 134 (2002), 9-22.
#[derive(Debug)]
pub struct Patterns {
    space: Space,
    kept: Tables,
    most: u64,
    /// Bytes held before the table that is being built.
    held: u64,
    /// Patterns whose tables are still to be taken, last first.
    waiting: Vec<Vec<Class>>,
    builder: Option<(Builder, Demand)>,
    /// Tables that somebody else is to make, by their numbers among all patterns.
    leased: Vec<(u32, Demand)>,
    /// For each pattern its table, and how the pattern becomes the table's.
    tables: Vec<(Arc<PatternTable>, Symmetry)>,
    views: Vec<View>,
    /// What moves have changed, as it was.
    trail: Vec<PatternState>,
}

/// What the patterns of a space would be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableEstimate {
    /// Whether all tables are there already.
    pub kept: bool,
    /// Whether another search is building one of them.
    pub awaited: bool,
    /// Abstract states in all tables, those that serve several patterns counted once.
    pub abstract_states: u64,
    /// Bytes that these take while they are built, at most, where the board is near a square.
    pub bytes: u64,
    /// Whether one table holds all pieces, so that its values are the distances themselves.
    pub exact: bool,
}

/// A position, or its image under a symmetry, as the tables see it.
#[derive(Clone, Debug)]
struct View {
    symmetry: Symmetry,
    /// The pattern of each class, [`NO_PATTERN`] if none.
    pattern_of: Vec<u8>,
    /// For each pattern where the vertices of the position lie in its table, and what the classes are there.
    into_table: Vec<Symmetry>,
    states: Vec<PatternState>,
    /// The sum over the tables, or the greatest.
    total: u32,
}

const NO_PATTERN: u8 = u8::MAX;

/// So many entries, one for every abstract state and region of the blank, are built in the time of one node of a search (15 by lines, 20
/// by steps, in the module): who drives a search in slices finds how much fits in one, and it must be as much when the tables are
/// there.
const ENTRIES: u64 = 16;

/// Where the pieces of one pattern are, and what its table says of that.
#[derive(Clone, Copy, Debug, Default)]
struct PatternState {
    occupied: u64,
    value: u32,
    permutation: u16,
    /// The number of the pattern.
    pattern: u8,
}

impl Patterns {
    /// The patterns for `space`, each with at most `most` abstract states, taken from those kept or built.
    #[must_use]
    pub fn new(space: &Space, most: u64, kept: &Tables) -> Self {
        let mut waiting = kept.patterns(space, most);
        let views = symmetries(space)
            .into_iter()
            .enumerate()
            .filter(|(number, symmetry)| *number == 0 || changes(symmetry, &waiting))
            // A third look costs more than it saves.
            .take(2)
            .map(|(_, symmetry)| View {
                symmetry,
                pattern_of: Vec::new(),
                into_table: Vec::new(),
                states: Vec::new(),
                total: 0,
            })
            .collect();
        waiting.reverse();
        Self {
            space: space.clone(),
            kept: kept.clone(),
            most,
            held: 0,
            waiting,
            builder: None,
            leased: Vec::new(),
            tables: Vec::new(),
            views,
            trail: Vec::new(),
        }
    }

    /// What patterns with at most `most` abstract states each would be.
    #[must_use]
    pub fn table_estimate(space: &Space, most: u64, kept: &Tables) -> TableEstimate {
        let patterns = kept.patterns(space, most);
        let pieces = space.copies().iter().skip(1).filter(|copies| **copies > 0).count();
        let (mut all, mut bits, mut largest) = (0, 0, 0);
        for classes in forms(space, &patterns) {
            let Some(len) = abstract_states(space, classes).filter(|len| *len <= most) else { continue };
            let taken = len * table::bits(space, classes);
            (all, bits, largest) = (all + len, bits + taken, taken.max(largest));
        }
        TableEstimate {
            kept: patterns.iter().all(|classes| kept.has(space, classes)),
            awaited: patterns.iter().any(|classes| kept.is_wanted(space, classes)),
            abstract_states: all,
            // The largest in the making takes three times as much beside.
            bytes: (bits + 3 * largest) / 8,
            exact: matches!(&patterns[..], [all] if all.len() == pieces),
        }
    }

    /// Takes the table for the next pattern; if it is not there, begins to build it, or, while another search does so, one of
    /// those that come after it: then searches side by side build each table once.
    fn begin(&mut self, memory: &mut Memory) {
        let Some(next) = self.waiting.last() else { return };
        if let Some(table) = self.kept.get(&self.space, next, memory) {
            self.tables.push(table);
            self.waiting.pop();
            return;
        }
        let free = |classes: &Vec<Class>| {
            !self.kept.is_wanted(&self.space, classes) && !self.kept.has(&self.space, classes)
        };
        let at = self.waiting.iter().rposition(free).unwrap_or(self.waiting.len() - 1);
        let classes = self.waiting[at].clone();
        if let Some(builder) = Builder::new(&self.space, classes.clone(), self.most) {
            let abstract_states = abstract_states(&self.space, &classes).unwrap_or(0);
            self.held = memory.held();
            self.builder = Some((builder, self.kept.want(&self.space, &classes, abstract_states)));
        } else {
            self.split(&classes);
        }
    }

    /// A pattern that cannot have a table makes room for two of half its classes.
    fn split(&mut self, classes: &[Class]) {
        let Some(at) = self.waiting.iter().rposition(|other| other == classes) else { return };
        let (first, second) = classes.split_at(classes.len() / 2);
        let halves = [second.to_vec(), first.to_vec()];
        self.waiting.splice(at..=at, halves.into_iter().filter(|_| classes.len() > 1));
    }

    /// The mean of all views, twice: an estimate that errs less than the bound, which is the greatest.
    pub(super) fn estimate(&self) -> u32 {
        let sum: u32 = self.views.iter().map(|view| view.total).sum();
        if self.views.len() == 1 { 2 * sum } else { sum }
    }

    /// How many numbers [`save`](Patterns::save) writes.
    pub(super) fn saved(&self) -> usize {
        self.views.len() * self.tables.len() * self.state_len()
    }

    fn state_len(&self) -> usize {
        2 + self.space.len().div_ceil(16)
    }

    /// Writes what is known of the current position.
    pub(super) fn save(&self, into: &mut [u16]) {
        let states = self.views.iter().flat_map(|view| &view.states);
        for (state, into) in states.zip(into.chunks_exact_mut(self.state_len())) {
            into[0] = state.permutation;
            // What exceeds it cannot reach a goal.
            into[1] = state.value.min(u32::from(u16::MAX)) as u16;
            for (at, part) in into[2..].iter_mut().enumerate() {
                *part = (state.occupied >> (16 * at)) as u16;
            }
        }
    }

    /// Comes back to a position by what was saved.
    pub(super) fn restore(&mut self, from: &[u16]) {
        self.trail.clear();
        let mut parts = from.chunks_exact(self.state_len());
        for view in &mut self.views {
            view.states.clear();
            view.states.extend((0..).zip(parts.by_ref().take(self.tables.len())).map(|(pattern, part)| {
                PatternState {
                    occupied: part[2..].iter().rev().fold(0, |set, part| set << 16 | u64::from(*part)),
                    value: u32::from(part[1]),
                    permutation: part[0],
                    pattern,
                }
            }));
            view.total = view.total(self.space.metric());
        }
    }

    /// Takes a move back in the first views.
    #[inline]
    fn undo(&mut self, views: usize, shifts: &[Shift]) {
        for view in self.views[..views].iter_mut().rev() {
            match (self.space.metric(), shifts) {
                (TileMetric::Line, _) => view.unpush(&mut self.trail),
                (TileMetric::Step, [shift]) => view.unshift(*shift, &mut self.trail),
                (TileMetric::Step, _) => {}
            }
        }
    }

    fn finish(&mut self) {
        self.end_leases(&|_, _| true);
        for view in &mut self.views {
            let composed = |(_, how): &(_, Symmetry)| Symmetry {
                vertex: view.symmetry.vertex.iter().map(|to| how.vertex[usize::from(*to)]).collect(),
                class: view.symmetry.class.iter().map(|class| how.class[usize::from(*class)]).collect(),
            };
            view.into_table = self.tables.iter().map(composed).collect();
            view.pattern_of = vec![NO_PATTERN; self.space.copies().len()];
            for (number, into) in (0..).zip(&view.into_table) {
                let pieces = view.pattern_of.iter_mut().zip(&into.class);
                pieces.filter(|(_, class)| **class != TilePuzzle::BLANK).for_each(|(of, _)| *of = number);
            }
        }
    }
}

impl Heuristic for Patterns {
    fn prepare(&mut self, budget: u64, memory: &mut Memory) -> Result<bool, OutOfMemory> {
        if let Some((builder, wanted)) = &mut self.builder {
            if wanted.arrived() {
                self.builder = None;
                memory.give_back_to(self.held);
                return Ok(false);
            }
            let classes = builder.classes().to_vec();
            let built = match builder.advance(budget.saturating_mul(ENTRIES), memory) {
                Ok(false) => return Ok(false),
                Ok(true) => self.builder.take().map_or(Ok(None), |(builder, _)| builder.finish(memory)),
                Err(error) => Err(error),
            };
            if let Ok(table) = built {
                if let Some(table) = table {
                    self.kept.put(&self.space, Arc::new(table));
                }
                // At once: who has little room may give it up again.
                if self.waiting.last() == Some(&classes) {
                    self.tables.extend(self.kept.get(&self.space, &classes, memory));
                    self.waiting.pop();
                }
            } else {
                self.builder = None;
                memory.give_back_to(self.held);
                self.split(&classes);
            }
            return Ok(false);
        }
        if self.waiting.is_empty() {
            self.finish();
            return Ok(true);
        }
        self.begin(memory);
        Ok(false)
    }

    fn progress(&self) -> (u64, u64) {
        self.builder.as_ref().map_or((0, 0), |(builder, _)| builder.progress())
    }

    fn table_size(&self) -> u64 {
        self.most
    }

    fn building(&mut self) -> Option<&mut dyn LeasableTables> {
        self.builder.is_some().then_some(self as &mut dyn LeasableTables)
    }

    fn fork(&self) -> Option<Box<dyn Heuristic>> {
        let unfinished = self.builder.is_some() || !self.waiting.is_empty();
        (!unfinished).then(|| {
            let (space, kept) = (self.space.clone(), self.kept.clone());
            let (waiting, builder, leased, trail) = (Vec::new(), None, Vec::new(), Vec::new());
            let (tables, views) = (self.tables.clone(), self.views.clone());
            Box::new(Self { space, kept, waiting, builder, leased, tables, views, trail, ..*self })
                as Box<dyn Heuristic>
        })
    }

    fn place(&mut self, classes: &[Class]) {
        self.trail.clear();
        for view in &mut self.views {
            view.place(&self.tables, classes);
            view.total = view.total(self.space.metric());
        }
    }

    fn bound(&self) -> u32 {
        self.views.iter().map(|view| view.total).max().unwrap_or(0)
    }

    #[inline]
    fn advance(&mut self, shifts: &[Shift], most: u32) -> Result<(), u32> {
        for at in 0..self.views.len() {
            let view = &mut self.views[at];
            let made = match (self.space.metric(), shifts) {
                (TileMetric::Line, _) => view.push(&self.tables, shifts, most, &mut self.trail),
                (TileMetric::Step, [shift]) => view.shift(&self.tables, *shift, most, &mut self.trail),
                (TileMetric::Step, _) => Ok(()),
            };
            if let Err(bound) = made {
                self.undo(at, shifts);
                return Err(bound);
            }
        }
        Ok(())
    }

    #[inline]
    fn retreat(&mut self, shifts: &[Shift]) {
        self.undo(self.views.len(), shifts);
    }
}

impl View {
    fn place(&mut self, tables: &[(Arc<PatternTable>, Symmetry)], classes: &[Class]) {
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

    fn total(&self, metric: TileMetric) -> u32 {
        let values = self.states.iter().map(|state| state.value);
        match metric {
            TileMetric::Line => values.max().unwrap_or(0),
            TileMetric::Step => values.sum(),
        }
    }

    /// Makes a single step, in that metric.
    #[inline(always)]
    fn shift(
        &mut self,
        tables: &[(Arc<PatternTable>, Symmetry)],
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
        // The blank is where the piece was.
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
    fn unshift(&mut self, shift: Shift, trail: &mut Vec<PatternState>) {
        if self.pattern_of[usize::from(shift.class)] == NO_PATTERN {
            return;
        }
        let Some(state) = trail.pop() else { return };
        let old = std::mem::replace(&mut self.states[usize::from(state.pattern)], state);
        self.total = self.total - old.value + state.value;
    }

    /// Makes a move, by lines.
    #[inline]
    fn push(
        &mut self,
        tables: &[(Arc<PatternTable>, Symmetry)],
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
    fn unpush(&mut self, trail: &mut Vec<PatternState>) {
        self.take_back(self.states.len(), trail);
        self.total = self.total(TileMetric::Line);
    }

    /// Takes back what the last move did to the first patterns.
    #[inline]
    fn take_back(&mut self, states: usize, trail: &mut Vec<PatternState>) {
        for state in trail.drain(trail.len() - states..) {
            self.states[usize::from(state.pattern)] = state;
        }
    }
}

/// Whether the image of a pattern is no pattern, so that the image of a position can have another sum.
fn changes(symmetry: &Symmetry, patterns: &[Vec<Class>]) -> bool {
    patterns.iter().any(|pattern| {
        let image = |class: &Class| symmetry.class[usize::from(*class)];
        patterns.iter().all(|other| {
            other.len() != pattern.len() || !pattern.iter().map(image).all(|class| other.contains(&class))
        })
    })
}
