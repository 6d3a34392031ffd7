//! Bounds that follow a position one shift at a time, and how they make and undo moves of any length.

use super::Heuristic;
use crate::{
    puzzle::Class,
    states::Shift,
    util::{Memory, OutOfMemory},
};

/// A bound that follows single shifts, whatever its value, and undoes a shift by the reverse shift.
///
/// Every implementation is a [`Heuristic`], which describes the methods.
pub trait Incremental: Send {
    fn prepare(&mut self, budget: u64, memory: &mut Memory) -> Result<bool, OutOfMemory> {
        let _ = (budget, memory);
        Ok(true)
    }

    fn progress(&self) -> (u64, u64) {
        (0, 0)
    }

    fn place(&mut self, classes: &[Class]);

    fn bound(&self) -> u32;

    /// Moves a tile to a neighbouring vertex.
    fn shift(&mut self, shift: Shift);
}

impl<B: Incremental> Heuristic for B {
    fn prepare(&mut self, budget: u64, memory: &mut Memory) -> Result<bool, OutOfMemory> {
        Incremental::prepare(self, budget, memory)
    }

    fn progress(&self) -> (u64, u64) {
        Incremental::progress(self)
    }

    fn place(&mut self, classes: &[Class]) {
        Incremental::place(self, classes);
    }

    #[inline]
    fn bound(&self) -> u32 {
        Incremental::bound(self)
    }

    #[inline]
    fn advance(&mut self, shifts: &[Shift], most: u32) -> Result<(), u32> {
        for shift in shifts {
            self.shift(*shift);
        }
        let bound = Incremental::bound(self);
        if bound > most {
            self.retreat(shifts);
            return Err(bound);
        }
        Ok(())
    }

    #[inline]
    fn retreat(&mut self, shifts: &[Shift]) {
        for shift in shifts.iter().rev() {
            self.shift(shift.back());
        }
    }
}
