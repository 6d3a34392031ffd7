//! Tables that others make: while one is built here, those that come after it.

use super::{Patterns, congruence::forms, table::abstract_states};
use crate::{
    heuristic::{LeasableTables, Tables, tables::Demand},
    states::Space,
};

/// Abstract states in a table that is worth a way to another worker and back: a tenth of a second.
const WORTH: u64 = 5_000_000;

impl Patterns {
    /// The number of the next table that somebody else could make.
    fn leasable(&self) -> Option<u32> {
        self.builder.as_ref()?;
        let all = self.kept.patterns(&self.space, self.most);
        // What turns into an earlier one is had from that.
        let forms = forms(&self.space, &all);
        let first = forms.into_iter().find(|classes| {
            self.waiting.contains(classes)
                && abstract_states(&self.space, classes).is_some_and(|count| count >= WORTH)
                && !self.kept.is_wanted(&self.space, classes)
                && !self.kept.has(&self.space, classes)
        })?;
        (0..).zip(&all).find(|(_, classes)| *classes == first).map(|(number, _)| number)
    }

    /// Ends those that are over; whether there were any.
    pub(super) fn end_leases(&mut self, is_over: &dyn Fn(u32, &Demand) -> bool) -> bool {
        let leased = self.leased.len();
        self.leased.retain(|(number, wanted)| !is_over(*number, wanted));
        self.leased.len() < leased
    }

    /// What somebody else makes of a table that was leased: the one with this number alone. `None` if there is none.
    pub(crate) fn lone(space: &Space, most: u64, number: u32, kept: &Tables) -> Option<Self> {
        let classes = kept.patterns(space, most).get(number as usize)?.clone();
        Some(Self { waiting: vec![classes], ..Self::new(space, most, kept) })
    }

    /// That table as bytes, once it is there; `None` if there was room for parts of it only.
    pub(crate) fn export(&self) -> Option<Vec<u8>> {
        let [(table, _)] = &self.tables[..] else { return None };
        self.kept.export(&Tables::name(&self.space, table.classes()))
    }
}

impl LeasableTables for Patterns {
    fn can_lease(&self) -> bool {
        self.leasable().is_some()
    }

    fn lease(&mut self) -> Option<u32> {
        let number = self.leasable()?;
        let classes = &self.kept.patterns(&self.space, self.most)[number as usize];
        let wanted = self.kept.want(&self.space, classes, abstract_states(&self.space, classes)?);
        self.leased.push((number, wanted));
        Some(number)
    }

    fn complete(&mut self, table: Vec<u8>) -> bool {
        !self.leased.is_empty()
            && self.kept.import(table).is_ok()
            && self.end_leases(&|_, made| made.arrived())
    }

    fn requeue(&mut self, number: u32) {
        self.end_leases(&|other, _| other == number);
    }
}
