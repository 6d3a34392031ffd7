//! The four directions.

use crate::util::named_enum;

named_enum! {
    /// The direction in which a *tile* moves. The blank moves in the opposite direction. Clockwise from up.
    #[derive(PartialOrd, Ord)]
    Direction {
        /// Towards the first row.
        Up = "up",
        /// Towards the last column.
        Right = "right",
        /// Towards the last row.
        Down = "down",
        /// Towards the first column.
        Left = "left",
    }
}

impl Direction {
    /// The opposite direction.
    #[must_use]
    pub fn opposite(self) -> Self {
        match self {
            Self::Up => Self::Down,
            Self::Right => Self::Left,
            Self::Down => Self::Up,
            Self::Left => Self::Right,
        }
    }

    /// The letter used in move texts: `U`, `R`, `D`, `L`.
    #[must_use]
    pub fn letter(self) -> char {
        match self {
            Self::Up => 'U',
            Self::Right => 'R',
            Self::Down => 'D',
            Self::Left => 'L',
        }
    }

    /// The direction of a letter, upper or lower case.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|direction| direction.letter() == letter.to_ascii_uppercase())
    }
}
