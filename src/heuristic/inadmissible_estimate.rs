//! An inadmissible estimate for searches that rank positions and prove nothing by it.

use super::{Heuristic, LeasableTables, LinearConflict, Patterns, Tables, order::Order};
use crate::{
    puzzle::Class,
    states::{Shift, Space},
    util::{Memory, OutOfMemory},
};

/// A lower bound, together with an inadmissible estimate that ranks positions better than any bound: pattern databases
/// with both views, linear conflicts across all patterns and, in single steps, pairs in the wrong order.
///
/// The state of a position can be saved, and restored cheaply.
///
/// # Why these
///
/// On 25 of Korf and Felner's 24-puzzles, beams of 10,000 positions came on average within 5.8 moves of the optimum by
/// the sum of both views alone. Adding walking distance gave 5.5, a second set of patterns 5.4, Manhattan distance 5.0,
/// inversion distance 4.2, and linear conflict, the cheaper one, 4.2. With pairs in the wrong order, beams of 2,000
/// positions came within 3.9 instead of 7.0, in the same time. Their weight was fitted so that the estimates of
/// positions in one layer match the lengths of their solutions.
pub struct InadmissibleEstimate {
    conflict: LinearConflict,
    patterns: Option<Patterns>,
    order: Order,
}

impl InadmissibleEstimate {
    const MOST_CELLS: usize = 64;

    /// Returns `true` if the estimate of the space uses patterns.
    pub(crate) fn has_patterns(space: &Space) -> bool {
        !space.metric().moves_lines() && space.len() <= Self::MOST_CELLS
    }

    /// The estimate for a space, from tables with at most `most` abstract states each.
    #[must_use]
    pub fn new(space: &Space, most: u64, kept: &Tables) -> Self {
        Self {
            conflict: LinearConflict::new(space),
            patterns: Self::has_patterns(space).then(|| Patterns::new(space, most, kept)),
            order: Order::new(space),
        }
    }

    /// The estimate without patterns: weaker, but nothing needs to be built.
    pub(crate) fn plain(space: &Space) -> Self {
        Self { conflict: LinearConflict::new(space), patterns: None, order: Order::new(space) }
    }

    /// The estimate of the current position, only for comparison.
    #[inline]
    pub(crate) fn value(&self) -> u32 {
        let conflict = self.conflict.bound();
        let moves = conflict + self.patterns.as_ref().map_or(3 * conflict, Patterns::estimate);
        (Order::MOVE.cast_unsigned() * moves).saturating_add_signed(self.order.value())
    }

    /// Number of values that [`save`](InadmissibleEstimate::save) writes.
    pub(crate) fn saved(&mut self) -> usize {
        self.conflict.saved() + Order::SAVED + self.patterns.as_ref().map_or(0, Patterns::saved)
    }

    #[inline]
    pub(crate) fn save(&mut self, into: &mut [u16]) {
        let (conflict, rest) = into.split_at_mut(self.conflict.saved());
        self.conflict.save(conflict);
        let (order, rest) = rest.split_at_mut(Order::SAVED);
        self.order.save(order);
        if let Some(patterns) = &self.patterns {
            patterns.save(rest);
        }
    }

    /// Restores a position from its classes by vertex and its saved state.
    #[inline]
    pub(crate) fn restore(&mut self, classes: &[Class], from: &[u16]) {
        let (conflict, rest) = from.split_at(self.conflict.saved());
        self.conflict.restore(classes, conflict);
        let (order, rest) = rest.split_at(Order::SAVED);
        self.order.restore(classes, order);
        if let Some(patterns) = &mut self.patterns {
            patterns.restore(rest);
        }
    }
}

impl Heuristic for InadmissibleEstimate {
    fn prepare(&mut self, budget: u64, memory: &mut Memory) -> Result<bool, OutOfMemory> {
        Ok(self.conflict.prepare(budget, memory)?
            && match &mut self.patterns {
                Some(patterns) => patterns.prepare(budget, memory)?,
                None => true,
            })
    }

    fn progress(&self) -> (u64, u64) {
        self.patterns.as_ref().map_or((0, 0), Patterns::progress)
    }

    fn building(&mut self) -> Option<&mut dyn LeasableTables> {
        self.patterns.as_mut()?.building()
    }

    fn place(&mut self, classes: &[Class]) {
        self.conflict.place(classes);
        if let Some(patterns) = &mut self.patterns {
            patterns.place(classes);
        }
        self.order.place(classes);
    }

    fn bound(&self) -> u32 {
        self.conflict.bound().max(self.patterns.as_ref().map_or(0, Patterns::bound))
    }

    #[inline]
    fn advance(&mut self, shifts: &[Shift], most: u32) -> Result<(), u32> {
        if let Some(patterns) = &mut self.patterns {
            patterns.advance(shifts, most)?;
        }
        if let Err(bound) = self.conflict.advance(shifts, most) {
            if let Some(patterns) = &mut self.patterns {
                patterns.retreat(shifts);
            }
            return Err(bound);
        }
        for shift in shifts {
            self.order.shift(*shift);
        }
        Ok(())
    }

    #[inline]
    fn retreat(&mut self, shifts: &[Shift]) {
        for shift in shifts.iter().rev() {
            self.order.shift(shift.back());
        }
        self.conflict.retreat(shifts);
        if let Some(patterns) = &mut self.patterns {
            patterns.retreat(shifts);
        }
    }
}
