//! The tables of a bound: taken from those kept, built one by one, or built by other workers.

use std::sync::Arc;

use super::{
    congruence::forms,
    symmetry::Symmetry,
    table::{self, Builder, PatternTable, abstract_states},
};
use crate::{
    heuristic::{Tables, tables::Demand},
    puzzle::Class,
    states::Space,
    util::Memory,
};

/// The tables of all patterns of a space, while they are collected and afterwards.
pub struct TableSource {
    pub space: Space,
    pub(super) kept: Tables,
    pub most: u64,
    /// Bytes held before the table being built.
    held: u64,
    /// Patterns whose tables are missing, last first.
    pub(super) waiting: Vec<Vec<Class>>,
    builder: Option<(Builder, Demand)>,
    /// Tables that other workers build, by their numbers among all patterns.
    pub(super) leased: Vec<(u32, Demand)>,
    /// For each pattern its table, and the symmetry that maps the pattern to the table's.
    pub ready: Vec<(Arc<PatternTable>, Symmetry)>,
}

/// The size of a space's pattern databases, before they are built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableEstimate {
    /// All tables exist.
    pub kept: bool,
    /// Another search is building one of them.
    pub awaited: bool,
    /// Abstract states in all tables; a table that serves several patterns counts once.
    pub abstract_states: u64,
    /// Maximum number of bytes held while building, on boards that are nearly square.
    pub bytes: u64,
    /// One table has all pieces, so its values are exact distances.
    pub exact: bool,
}

/// Table entries (abstract state and region of the blank) built in the time of one search node: 15 by lines, 20 by steps, in
/// WebAssembly. A slice must cost the same while building as while searching, because callers calibrate their pace across both.
const ENTRIES: u64 = 16;

impl TableSource {
    pub fn new(space: &Space, most: u64, kept: &Tables) -> Self {
        let mut waiting = kept.patterns(space, most);
        waiting.reverse();
        Self {
            space: space.clone(),
            kept: kept.clone(),
            most,
            held: 0,
            waiting,
            builder: None,
            leased: Vec::new(),
            ready: Vec::new(),
        }
    }

    pub fn lone(space: &Space, most: u64, number: u32, kept: &Tables) -> Option<Self> {
        let classes = kept.patterns(space, most).get(number as usize)?.clone();
        Some(Self { waiting: vec![classes], ..Self::new(space, most, kept) })
    }

    pub fn estimate(space: &Space, most: u64, kept: &Tables) -> TableEstimate {
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
            // The largest takes three times its size in addition while it is built.
            bytes: (bits + 3 * largest) / 8,
            exact: matches!(&patterns[..], [all] if all.len() == pieces),
        }
    }

    /// Continues for about `budget` nodes' worth of time; returns whether all tables are ready.
    pub fn prepare(&mut self, budget: u64, memory: &mut Memory) -> bool {
        if self.builder.is_some() {
            self.build(budget, memory);
        } else if self.waiting.is_empty() {
            self.end_leases(&|_, _| true);
            return true;
        } else {
            self.begin(memory);
        }
        false
    }

    /// Takes the next table from those kept or begins to build it. If another search is building it, begins one of the
    /// later tables, so that parallel searches build each table once.
    fn begin(&mut self, memory: &mut Memory) {
        let Some(next) = self.waiting.last() else { return };
        if let Some(table) = self.kept.get(&self.space, next, memory) {
            self.ready.push(table);
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

    /// Continues the table being built. One that does not fit is replaced by two smaller ones.
    fn build(&mut self, budget: u64, memory: &mut Memory) {
        let Some((builder, wanted)) = &mut self.builder else { return };
        if wanted.arrived() {
            self.abandon(memory);
            return;
        }
        let classes = builder.classes().to_vec();
        let built = match builder.advance(budget.saturating_mul(ENTRIES), memory) {
            Ok(false) => return,
            Ok(true) => self.builder.take().map_or(Ok(None), |(builder, _)| builder.finish(memory)),
            Err(error) => Err(error),
        };
        let Ok(table) = built else {
            self.abandon(memory);
            self.split(&classes);
            return;
        };
        if let Some(table) = table {
            self.kept.put(&self.space, Arc::new(table));
        }
        // At once: under tight memory the cache may drop it again.
        if self.waiting.last() == Some(&classes) {
            self.ready.extend(self.kept.get(&self.space, &classes, memory));
            self.waiting.pop();
        }
    }

    fn abandon(&mut self, memory: &mut Memory) {
        self.builder = None;
        memory.give_back_to(self.held);
    }

    /// Replaces a pattern that cannot have a table by two of half its classes.
    fn split(&mut self, classes: &[Class]) {
        let Some(at) = self.waiting.iter().rposition(|other| other == classes) else { return };
        let (first, second) = classes.split_at(classes.len() / 2);
        let halves = [second.to_vec(), first.to_vec()];
        self.waiting.splice(at..=at, halves.into_iter().filter(|_| classes.len() > 1));
    }

    pub fn is_building(&self) -> bool {
        self.builder.is_some()
    }

    /// Entries of the table being built, of how many.
    pub fn progress(&self) -> (u64, u64) {
        self.builder.as_ref().map_or((0, 0), |(builder, _)| builder.progress())
    }

    /// The same tables for another search; `None` while some are missing.
    pub fn fork(&self) -> Option<Self> {
        let is_ready = self.builder.is_none() && self.waiting.is_empty();
        is_ready.then(|| Self {
            space: self.space.clone(),
            kept: self.kept.clone(),
            waiting: Vec::new(),
            builder: None,
            leased: Vec::new(),
            ready: self.ready.clone(),
            ..*self
        })
    }

    pub fn export(&self) -> Option<Vec<u8>> {
        let [(table, _)] = &self.ready[..] else { return None };
        self.kept.export(&Tables::name(&self.space, table.classes()))
    }
}
