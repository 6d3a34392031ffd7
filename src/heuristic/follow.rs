use crate::states::Shift;

/// What follows a position one shift at a time, and takes a shift back by shifting the other way.
pub trait Follow {
    /// One tile goes to the next vertex.
    fn shift(&mut self, shift: Shift);

    /// The bound of the position in hand.
    fn value(&self) -> u32;
}

/// Makes a move if the bound after it is at most `most`; else says that bound and leaves all as it was.
#[inline]
pub fn advance(bound: &mut impl Follow, shifts: &[Shift], most: u32) -> Result<(), u32> {
    for shift in shifts {
        bound.shift(*shift);
    }
    let value = bound.value();
    if value > most {
        retreat(bound, shifts);
        return Err(value);
    }
    Ok(())
}

/// Takes a move back.
#[inline]
pub fn retreat(bound: &mut impl Follow, shifts: &[Shift]) {
    for shift in shifts.iter().rev() {
        bound.shift(Shift { from: shift.to, to: shift.from, ..*shift });
    }
}
