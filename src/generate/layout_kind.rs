//! [`LayoutKind`], and the options that only one kind takes.

use crate::{Error, error::ExpectedOption, util::named_enum};

named_enum! {
    /// A kind of layouts.
    LayoutKind {
        /// Cars and trucks that move along their length; the target leaves to the right.
        Rush = "rush",
        /// A target of 2x2 cells, dominoes and single cells; the target leaves at the bottom, in the middle.
        Klotski = "klotski",
    }
}

impl LayoutKind {
    /// Checks that an option, if it is given, belongs to this kind: that its only kind, `owner`, is this one.
    ///
    /// # Errors
    ///
    /// Names the option and its kind.
    pub fn check(self, owner: Self, option: &'static str, is_given: bool) -> Result<(), Error> {
        let expected = match owner {
            Self::Rush => ExpectedOption::RushOnly,
            Self::Klotski => ExpectedOption::KlotskiOnly,
        };
        if is_given && self != owner { Err(Error::bad_option(option, expected)) } else { Ok(()) }
    }
}
