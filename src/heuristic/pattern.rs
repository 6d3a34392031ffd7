//! Pattern databases as a bound of a search.

mod congruence;
mod goals;
mod leases;
mod occupancies;
mod partition;
mod permutations;
mod ranks;
mod steps;
mod symmetry;
mod table;
mod table_source;
mod view;

pub use self::{
    congruence::congruence, partition::patterns, symmetry::Symmetry, table::PatternTable,
    table_source::TableEstimate,
};

use std::any::Any;

use self::{
    steps::PatternState,
    symmetry::symmetries,
    table_source::TableSource,
    view::{View, changes, step_number},
};
use super::{Heuristic, LeasableTables, Tables};
use crate::{
    puzzle::{Class, TileMetric},
    states::{Shift, Space},
    util::{Memory, OutOfMemory},
};

/// Pattern databases over disjoint sets of classes. In single steps their sum; by lines, where every move counts in every
/// table, their maximum. If the goals have a symmetry that the patterns lack, the greater bound of the position and its image.
///
/// # By lines
///
/// Sharing a move's cost among its pieces would make tables additive. With six tiles each, such tables came to 16 on
/// average over Korf's instances; one table of six tiles that counts every move, to 23, with its image to 24, of 33.
///
/// # Cost
///
/// A bit or two for every abstract state of a pattern, built breadth-first from the goals. For the 15-puzzle, tables of 5,
/// 5 and 5 tiles are built natively within 40 ms; together with those of 6, 6 and 3 they take 4 MB.
///
/// # Source
///
/// J. C. Culberson and J. Schaeffer, "Pattern databases", Computational Intelligence 14 (1998), 318-334; sums of them: R. E.
/// Korf and A. Felner, "Disjoint pattern database heuristics", Artificial Intelligence 134 (2002), 9-22.
pub struct Patterns {
    source: TableSource,
    views: Vec<View>,
    /// By lines, the states before each move, for undoing.
    trail: Vec<PatternState>,
    /// In single steps, a record for each depth, and the number of steps that [`advance`](Heuristic::advance) has made.
    steps: Vec<StepRecord>,
    made: usize,
}

/// A single step from a position.
#[derive(Clone, Copy, Debug, Default)]
struct StepRecord {
    /// By direction, the state in the first view after a step that a search may make.
    ahead: [PatternState; 4],
    /// The states and totals that the step has changed, by view.
    before: [PatternState; 2],
    totals: [u32; 2],
}

impl Patterns {
    /// The patterns for `space`, each with at most `most` abstract states, with tables from those kept or new ones.
    #[must_use]
    pub fn new(space: &Space, most: u64, kept: &Tables) -> Self {
        Self::with(TableSource::new(space, most, kept), &kept.patterns(space, most))
    }

    fn with(source: TableSource, patterns: &[Vec<Class>]) -> Self {
        let views = symmetries(&source.space)
            .into_iter()
            .enumerate()
            .filter(|(number, symmetry)| *number == 0 || changes(symmetry, patterns))
            // A third view costs more than it saves.
            .take(2)
            .map(|(_, symmetry)| View::new(symmetry))
            .collect();
        Self { source, views, trail: Vec::new(), steps: Vec::new(), made: 0 }
    }

    /// The bound by the table that was leased under `number`, alone; `None` if there is no such table.
    pub(crate) fn lone(space: &Space, most: u64, number: u32, kept: &Tables) -> Option<Self> {
        let source = TableSource::lone(space, most, number, kept)?;
        Some(Self::with(source, &kept.patterns(space, most)))
    }

    /// Its only table as bytes; `None` if it had to be split.
    pub(crate) fn export(&self) -> Option<Vec<u8>> {
        self.source.export()
    }

    /// The estimate for patterns with at most `most` abstract states each.
    #[must_use]
    pub fn table_estimate(space: &Space, most: u64, kept: &Tables) -> TableEstimate {
        TableSource::estimate(space, most, kept)
    }

    /// Twice the mean of all views: an estimate that errs less than the bound, which is their maximum.
    pub(super) fn estimate(&self) -> u32 {
        let sum: u32 = self.views.iter().map(|view| view.total).sum();
        if self.views.len() == 1 { 2 * sum } else { sum }
    }

    /// Number of values that [`save`](Patterns::save) writes.
    pub(super) fn saved(&self) -> usize {
        self.views.len() * self.source.ready.len() * self.state_len()
    }

    fn state_len(&self) -> usize {
        2 + self.source.space.len().div_ceil(16)
    }

    pub(super) fn save(&self, into: &mut [u16]) {
        let states = self.views.iter().flat_map(View::patterns);
        for (state, into) in states.zip(into.chunks_exact_mut(self.state_len())) {
            into[0] = state.permutation;
            into[1] = state.value;
            for (at, part) in into[2..].iter_mut().enumerate() {
                *part = (state.occupied >> (16 * at)) as u16;
            }
        }
    }

    pub(super) fn restore(&mut self, from: &[u16]) {
        self.trail.clear();
        self.made = 0;
        let mut parts = from.chunks_exact(self.state_len());
        for view in &mut self.views {
            let states = parts.by_ref().take(self.source.ready.len()).map(|part| {
                (part[2..].iter().rev().fold(0, |set, part| set << 16 | u64::from(*part)), part[0], part[1])
            });
            view.restore(states, self.source.space.metric());
        }
    }

    // Out of line, so that a loop for lines has no code for steps.
    #[inline(never)]
    fn make_step(&mut self, shift: Shift, most: u32) -> Result<(), u32> {
        let direction = self.views[0].direction(shift);
        self.look_ahead(self.made, direction, shift);
        self.step(self.made, direction, shift, most)?;
        self.made += 1;
        Ok(())
    }

    #[inline(never)]
    fn make_line(&mut self, shifts: &[Shift], most: u32) -> Result<(), u32> {
        for view in &mut self.views {
            view.try_line(shifts, most)?;
        }
        self.views.iter_mut().for_each(|view| view.push(shifts, most, &mut self.trail));
        Ok(())
    }
}

impl Heuristic for Patterns {
    fn prepare(&mut self, budget: u64, memory: &mut Memory) -> Result<bool, OutOfMemory> {
        let is_ready = self.source.prepare(budget, memory);
        if is_ready {
            for view in &mut self.views {
                view.begin(&self.source.space, &self.source.ready);
            }
        }
        Ok(is_ready)
    }

    fn progress(&self) -> (u64, u64) {
        self.source.progress()
    }

    fn table_size(&self) -> u64 {
        self.source.most
    }

    fn building(&mut self) -> Option<&mut dyn LeasableTables> {
        // A leased table can arrive between two tables built here.
        let shares = self.source.is_building() || !self.source.leased.is_empty();
        shares.then_some(&mut self.source as &mut dyn LeasableTables)
    }

    fn fork(&self) -> Option<Box<dyn Heuristic>> {
        let source = self.source.fork()?;
        Some(Box::new(Self {
            source,
            views: self.views.clone(),
            trail: Vec::new(),
            steps: self.steps.clone(),
            made: 0,
        }))
    }

    fn place(&mut self, classes: &[Class]) {
        self.trail.clear();
        self.made = 0;
        for view in &mut self.views {
            view.place(classes, self.source.space.metric());
        }
    }

    fn bound(&self) -> u32 {
        self.views.iter().map(|view| view.total).max().unwrap_or(0)
    }

    fn concrete(&mut self) -> Option<&mut dyn Any> {
        Some(self)
    }

    #[inline(always)]
    fn look_ahead(&mut self, depth: usize, direction: usize, shift: Shift) {
        if self.steps.len() <= depth {
            self.steps.resize(depth + 1, StepRecord::default());
        }
        let view = &self.views[0];
        self.steps[depth].ahead[direction & 3] =
            view.after(view.pattern(shift.class), step_number(shift.to, direction));
    }

    #[inline(always)]
    fn step(&mut self, depth: usize, direction: usize, shift: Shift, most: u32) -> Result<(), u32> {
        let StepRecord { ahead, before, totals } = &mut self.steps[depth];
        let [first, others @ ..] = &mut self.views[..] else { return Ok(()) };
        let (pattern, state) = (first.pattern(shift.class), ahead[direction & 3]);
        let total = first.total_after(pattern, &state, most)?;
        *totals = [first.total, 0];
        if let [second] = others {
            let pattern = second.pattern(shift.class);
            let state = second.after(pattern, step_number(shift.to, direction));
            let total = second.total_after(pattern, &state, most)?;
            totals[1] = second.total;
            before[1] = second.set(pattern, state, total);
        }
        before[0] = first.set(pattern, state, total);
        Ok(())
    }

    #[inline(always)]
    fn step_back(&mut self, depth: usize, shift: Shift) {
        let StepRecord { before, totals, .. } = &self.steps[depth];
        for (view, (before, total)) in self.views.iter_mut().zip(before.iter().zip(totals)) {
            view.set(view.pattern(shift.class), *before, *total);
        }
    }

    #[inline]
    fn advance(&mut self, shifts: &[Shift], most: u32) -> Result<(), u32> {
        match (self.source.space.metric(), shifts) {
            (TileMetric::Step, [shift]) => self.make_step(*shift, most),
            (TileMetric::Step | TileMetric::Line, _) => self.make_line(shifts, most),
        }
    }

    #[inline]
    fn retreat(&mut self, shifts: &[Shift]) {
        if let (TileMetric::Step, [shift]) = (self.source.space.metric(), shifts) {
            self.made -= 1;
            self.step_back(self.made, *shift);
        } else {
            self.views.iter_mut().rev().for_each(|view| view.unpush(&mut self.trail));
        }
    }
}
