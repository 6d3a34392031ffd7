//! Enums whose values are written and read by name.

/// Defines an enum with `ALL` its values, their `name`, `Display` and `FromStr`.
macro_rules! named_enum {
    ($(#[$attribute:meta])* $enum:ident { $($(#[$of_value:meta])* $value:ident = $name:literal,)* }) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $enum {
            $($(#[$of_value])* $value,)*
        }

        impl $enum {
            /// All values.
            pub const ALL: [Self; [$($name),*].len()] = [$(Self::$value),*];

            /// The name in JavaScript, links and the command.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$value => $name,)*
                }
            }
        }

        impl std::fmt::Display for $enum {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $enum {
            type Err = ();

            fn from_str(name: &str) -> Result<Self, ()> {
                Self::ALL.into_iter().find(|value| value.name() == name).ok_or(())
            }
        }
    };
}

pub(crate) use named_enum;
