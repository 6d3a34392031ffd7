//! Bounds that follow a position one shift at a time: how each of them makes moves of any length and takes them back.

use super::Heuristic;
use crate::{
    puzzle::Class,
    states::Shift,
    util::{Memory, OutOfMemory},
};

/// A bound that can follow one shift, whatever it comes to, and so takes a shift back by shifting back.
///
/// Each is a [`Heuristic`], where its other methods are described.
pub trait Incremental: Send {
    /// As [`Heuristic::prepare`].
    fn prepare(&mut self, budget: u64, memory: &mut Memory) -> Result<bool, OutOfMemory> {
        let _ = (budget, memory);
        Ok(true)
    }

    /// As [`Heuristic::progress`].
    fn progress(&self) -> (u64, u64) {
        (0, 0)
    }

    /// As [`Heuristic::place`].
    fn place(&mut self, classes: &[Class]);

    /// As [`Heuristic::bound`].
    fn bound(&self) -> u32;

    /// One tile goes to the next vertex.
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
