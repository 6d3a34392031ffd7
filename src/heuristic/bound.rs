//! The interface of heuristics, and the heuristic that is 0 everywhere.

use crate::{
    puzzle::Class,
    states::Shift,
    util::{Memory, OutOfMemory},
};

/// A lower bound on the moves, in one metric, from the current position to the nearest goal; it follows the
/// position move by move.
///
/// A bound never exceeds the true distance (it is *admissible*), and is 0 at a goal.
///
/// # Use
///
/// [`prepare`](Heuristic::prepare) until it is done, [`place`](Heuristic::place) a position, then
/// [`advance`](Heuristic::advance) and [`retreat`](Heuristic::retreat) along moves.
pub trait Heuristic: Send {
    /// Goes on with the tables it needs, for as long as about `budget` nodes take; true when all is there. What it keeps is
    /// paid for from `memory`.
    ///
    /// # Errors
    ///
    /// When the tables do not fit.
    fn prepare(&mut self, budget: u64, memory: &mut Memory) -> Result<bool, OutOfMemory> {
        let _ = (budget, memory);
        Ok(true)
    }

    /// How many entries of how many the table in preparation has; both 0 when there is none.
    fn progress(&self) -> (u64, u64) {
        (0, 0)
    }

    /// Placements that a table of it has at most; 0 where there is no such limit.
    fn table_size(&self) -> u64 {
        0
    }

    /// The bound, while it builds tables that other workers can build too.
    fn building(&mut self) -> Option<&mut dyn LeasableTables> {
        None
    }

    /// The same bound for another walk through the same space, once all is there; tables are shared. `None` if there is no
    /// such thing.
    fn fork(&self) -> Option<Box<dyn Heuristic>> {
        None
    }

    /// Takes the position in which `classes` lie on the vertices.
    fn place(&mut self, classes: &[Class]);

    /// The bound of the current position.
    fn bound(&self) -> u32;

    /// Makes one move of the metric, the single shifts in order, if the bound after it is at most `most`; else
    /// leaves everything as it was.
    ///
    /// # Errors
    ///
    /// The bound after the move, when it exceeds `most`.
    fn advance(&mut self, shifts: &[Shift], most: u32) -> Result<(), u32>;

    /// Takes back the last move that was made; `shifts` are what [`advance`](Heuristic::advance) was given.
    fn retreat(&mut self, shifts: &[Shift]);
}

/// No bound at all: 0 everywhere. What is left of iterative deepening A* is iterative deepening.
#[derive(Clone, Copy, Debug)]
pub struct BlindHeuristic;

impl Heuristic for BlindHeuristic {
    fn place(&mut self, _: &[Class]) {}

    fn bound(&self) -> u32 {
        0
    }

    fn advance(&mut self, _: &[Shift], _: u32) -> Result<(), u32> {
        Ok(())
    }

    fn retreat(&mut self, _: &[Shift]) {}
}

/// A heuristic that builds several tables and can lease some of them to other workers.
pub trait LeasableTables {
    /// Maximum number of abstract states of a pattern.
    fn table_size(&self) -> u64;

    /// Whether a table can be leased now.
    fn can_lease(&self) -> bool;

    /// Leases a table, and returns its number. If the table has not arrived once nothing else is left to build, the heuristic
    /// builds it itself, so it never waits for a lost worker.
    fn lease(&mut self) -> Option<u32>;

    /// Adds a leased table. Returns `false` if the bytes are not a leased table.
    fn complete(&mut self, table: Vec<u8>) -> bool;

    /// Ends the lease of a table; the heuristic builds it itself.
    fn requeue(&mut self, number: u32);
}
