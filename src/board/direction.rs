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

    /// The direction at the front of a text, and the text after it: a letter, upper or lower case, an English word, an arrow or a
    /// Japanese character.
    pub(crate) fn read(text: &str) -> Option<(Self, &str)> {
        /// Behind an arrow it asks for the form of an emoji or of a text.
        const FORMS: [char; 2] = ['\u{fe0e}', '\u{fe0f}'];
        // No word is longer; a text may be one word of a million letters.
        let letters = text.bytes().take(6).take_while(u8::is_ascii_alphabetic).count();
        let (word, rest) = text.split_at_checked(letters)?;
        for direction in Self::ALL {
            if direction.name().eq_ignore_ascii_case(word) {
                return Some((direction, rest));
            }
        }
        let mut after = text.chars();
        let sign = after.next()?;
        let direction = match sign {
            '↑' | '⬆' | '上' => Self::Up,
            '→' | '➡' | '右' => Self::Right,
            '↓' | '⬇' | '下' => Self::Down,
            '←' | '⬅' | '左' => Self::Left,
            letter => return Some((Self::from_letter(letter)?, after.as_str())),
        };
        Some((direction, after.as_str().trim_start_matches(FORMS)))
    }

    /// The direction of a letter, upper or lower case.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|direction| direction.letter() == letter.to_ascii_uppercase())
    }
}
