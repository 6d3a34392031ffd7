//! Setters of option structs.

/// Defines methods that set the field of their name and return the rest unchanged.
macro_rules! setters {
    ($($(#[$attribute:meta])* $field:ident: $type:ty => $value:expr;)*) => {$(
        $(#[$attribute])*
        #[must_use]
        pub fn $field(mut self, $field: $type) -> Self {
            self.$field = $value;
            self
        }
    )*};
}

pub(crate) use setters;
