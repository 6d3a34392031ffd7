//! Leases of tables: while one is built here, other workers can build later ones.

use super::{congruence::forms, table::abstract_states, table_source::TableSource};
use crate::heuristic::{LeasableTables, tables::Demand};

/// Abstract states of a table that is worth sending to another worker and back: a tenth of a second.
const WORTH: u64 = 5_000_000;

impl TableSource {
    /// The number of the next table that another worker could build.
    fn leasable(&self) -> Option<u32> {
        if !self.is_building() {
            return None;
        }
        let all = self.kept.patterns(&self.space, self.most);
        // A pattern that is the image of an earlier one uses its table.
        let forms = forms(&self.space, &all);
        let first = forms.into_iter().find(|classes| {
            self.waiting.contains(classes)
                && abstract_states(&self.space, classes).is_some_and(|count| count >= WORTH)
                && !self.kept.is_wanted(&self.space, classes)
                && !self.kept.has(&self.space, classes)
        })?;
        (0..).zip(&all).find(|(_, classes)| *classes == first).map(|(number, _)| number)
    }

    /// Ends the leases for which `is_over` holds; returns whether there were any.
    pub(super) fn end_leases(&mut self, is_over: &dyn Fn(u32, &Demand) -> bool) -> bool {
        let leased = self.leased.len();
        self.leased.retain(|(number, wanted)| !is_over(*number, wanted));
        self.leased.len() < leased
    }
}

impl LeasableTables for TableSource {
    fn table_size(&self) -> u64 {
        self.most
    }

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
            && self.end_leases(&|_, wanted| wanted.arrived())
    }

    fn requeue(&mut self, number: u32) {
        self.end_leases(&|other, _| other == number);
    }
}
