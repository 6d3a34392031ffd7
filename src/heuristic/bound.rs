//! The interface of heuristics, and the heuristic that is 0 everywhere.

use std::any::Any;

use crate::{
    puzzle::Class,
    states::Shift,
    util::{Memory, OutOfMemory},
};

/// A bound of at least this means that no goal can be reached. A multiple of 4, as pattern tables keep values modulo 4.
pub const UNREACHABLE: u16 = u16::MAX - 3;

/// A lower bound on the moves, in one metric, from the current position to the nearest goal, which follows the position
/// move by move.
///
/// A bound never exceeds the true distance (it is *admissible*), and is 0 at a goal.
///
/// # Use
///
/// [`prepare`](Heuristic::prepare) until it is done, [`place`](Heuristic::place) a position, then
/// [`advance`](Heuristic::advance) and [`retreat`](Heuristic::retreat) along moves.
pub trait Heuristic: Send {
    /// Builds tables for about the time of `budget` nodes; returns `true` once all are ready. `memory` accounts for them.
    ///
    /// # Errors
    ///
    /// If they do not fit.
    fn prepare(&mut self, budget: u64, memory: &mut Memory) -> Result<bool, OutOfMemory> {
        let _ = (budget, memory);
        Ok(true)
    }

    /// Entries of the table being built, of how many; both 0 if there is none.
    fn progress(&self) -> (u64, u64) {
        (0, 0)
    }

    /// Maximum number of abstract states in a table; 0 if there is no such limit.
    fn table_size(&self) -> u64 {
        0
    }

    /// The bound, while it builds tables that other workers can build too, or they build some for it.
    fn building(&mut self) -> Option<&mut dyn LeasableTables> {
        None
    }

    /// The same bound for another search of the same space, sharing the finished tables. `None` if unsupported or unfinished.
    fn fork(&self) -> Option<Box<dyn Heuristic>> {
        None
    }

    /// Evaluates the position in which `classes` lie on the vertices.
    fn place(&mut self, classes: &[Class]);

    /// The bound of the current position.
    fn bound(&self) -> u32;

    /// Moves a tile to a neighbouring vertex, whatever the bound is then. For bounds that undo a shift by the reverse shift; others
    /// define [`advance`](Heuristic::advance) and [`retreat`](Heuristic::retreat).
    fn shift(&mut self, shift: Shift) {
        let _ = shift;
    }

    /// The heuristic as its type, if it evaluates steps ahead, so that a search can have a loop of its own for it.
    fn concrete(&mut self) -> Option<&mut dyn Any> {
        None
    }

    /// Begins to evaluate a single step from the current position. [`step`](Heuristic::step) may make it later, from the same
    /// position, under the same depth and direction. So the look-ups of several steps overlap.
    #[inline]
    fn look_ahead(&mut self, depth: usize, direction: usize, shift: Shift) {
        let _ = (depth, direction, shift);
    }

    /// [`advance`](Heuristic::advance) by a single step that was looked at.
    ///
    /// # Errors
    ///
    /// The bound after the step, if it exceeds `most`.
    #[inline]
    fn step(&mut self, depth: usize, direction: usize, shift: Shift, most: u32) -> Result<(), u32> {
        let _ = (depth, direction);
        self.advance(&[shift], most)
    }

    /// Undoes the last [`step`](Heuristic::step), which had this depth and shift.
    #[inline]
    fn step_back(&mut self, depth: usize, shift: Shift) {
        let _ = depth;
        self.retreat(&[shift]);
    }

    /// Makes one move of the metric, given as single shifts in order, if the bound after it is at most `most`; otherwise changes
    /// nothing.
    ///
    /// # Errors
    ///
    /// The bound after the move, if it exceeds `most`.
    #[inline]
    fn advance(&mut self, shifts: &[Shift], most: u32) -> Result<(), u32> {
        for shift in shifts {
            self.shift(*shift);
        }
        let bound = self.bound();
        if bound > most {
            self.retreat(shifts);
            return Err(bound);
        }
        Ok(())
    }

    /// Undoes the last move; `shifts` are those given to [`advance`](Heuristic::advance).
    #[inline]
    fn retreat(&mut self, shifts: &[Shift]) {
        for shift in shifts.iter().rev() {
            self.shift(shift.back());
        }
    }
}

/// The bound 0, which turns IDA* into plain iterative deepening.
#[derive(Clone, Copy, Debug)]
pub struct BlindHeuristic;

impl Heuristic for BlindHeuristic {
    fn place(&mut self, _: &[Class]) {}

    fn bound(&self) -> u32 {
        0
    }
}

/// A heuristic that builds several tables and can lease some of them to other workers.
pub trait LeasableTables {
    /// Maximum number of abstract states of a pattern.
    fn table_size(&self) -> u64;

    fn can_lease(&self) -> bool;

    /// Leases a table, and returns its number. If the table has not arrived once nothing else is left to build, the heuristic
    /// builds it itself, so it never waits for a lost worker.
    fn lease(&mut self) -> Option<u32>;

    /// Adds a leased table. Returns `false` if the bytes are not a leased table.
    fn complete(&mut self, table: Vec<u8>) -> bool;

    /// Ends the lease of a table; the heuristic builds it itself.
    fn requeue(&mut self, number: u32);
}
