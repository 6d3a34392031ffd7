//! Pattern databases as a bound of a search.

mod congruence;
mod goals;
mod leases;
mod occupancies;
mod partition;
mod permutations;
mod ranks;
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
    symmetry::symmetries,
    table_source::TableSource,
    view::{PatternState, View, changes},
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
    /// The states that moves have changed, for undoing.
    trail: Vec<PatternState>,
    /// By depth and direction, the states in the first view after steps that a search may make.
    ahead: Vec<[PatternState; 4]>,
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
        Self { source, views, trail: Vec::new(), ahead: Vec::new() }
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
        let states = self.views.iter().flat_map(|view| &view.states);
        for (state, into) in states.zip(into.chunks_exact_mut(self.state_len())) {
            into[0] = state.permutation;
            // A value this large means that no goal can be reached.
            into[1] = state.value.min(u32::from(u16::MAX)) as u16;
            for (at, part) in into[2..].iter_mut().enumerate() {
                *part = (state.occupied >> (16 * at)) as u16;
            }
        }
    }

    pub(super) fn restore(&mut self, from: &[u16]) {
        self.trail.clear();
        let mut parts = from.chunks_exact(self.state_len());
        for view in &mut self.views {
            view.states.clear();
            let saved = (0..).zip(parts.by_ref().take(self.source.ready.len()));
            view.states.extend(saved.map(|(pattern, part)| PatternState {
                occupied: part[2..].iter().rev().fold(0, |set, part| set << 16 | u64::from(*part)),
                value: u32::from(part[1]),
                permutation: part[0],
                pattern,
            }));
            view.total = view.total(self.source.space.metric());
        }
    }

    /// Undoes a move in the first `views` views.
    #[inline]
    fn undo(&mut self, views: usize, shifts: &[Shift]) {
        for view in self.views[..views].iter_mut().rev() {
            match (self.source.space.metric(), shifts) {
                (TileMetric::Line, _) => view.unpush(&mut self.trail),
                (TileMetric::Step, [shift]) => view.unshift(*shift, &mut self.trail),
                (TileMetric::Step, _) => {}
            }
        }
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
        self.source.is_building().then_some(&mut self.source as &mut dyn LeasableTables)
    }

    fn fork(&self) -> Option<Box<dyn Heuristic>> {
        let source = self.source.fork()?;
        Some(Box::new(Self {
            source,
            views: self.views.clone(),
            trail: Vec::new(),
            ahead: self.ahead.clone(),
        }))
    }

    fn place(&mut self, classes: &[Class]) {
        self.trail.clear();
        for view in &mut self.views {
            view.place(&self.source.ready, classes);
            view.total = view.total(self.source.space.metric());
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
        if self.ahead.len() <= depth {
            self.ahead.resize(depth + 1, Default::default());
        }
        self.ahead[depth][direction & 3] = self.views[0].after(&self.source.ready, shift);
    }

    #[inline(always)]
    fn step(&mut self, depth: usize, direction: usize, shift: Shift, most: u32) -> Result<(), u32> {
        self.views[0].go(self.ahead[depth][direction & 3], most, &mut self.trail)?;
        let Some(second) = self.views.get_mut(1) else { return Ok(()) };
        let state = second.after(&self.source.ready, shift);
        let made = second.go(state, most, &mut self.trail);
        if made.is_err() {
            self.undo(1, &[shift]);
        }
        made
    }

    #[inline]
    fn advance(&mut self, shifts: &[Shift], most: u32) -> Result<(), u32> {
        for at in 0..self.views.len() {
            let view = &mut self.views[at];
            let tables = &self.source.ready;
            let made = match (self.source.space.metric(), shifts) {
                (TileMetric::Line, _) => view.push(tables, shifts, most, &mut self.trail),
                (TileMetric::Step, [shift]) => view.go(view.after(tables, *shift), most, &mut self.trail),
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
