//! What is fuzzed: functions of bytes that panic when something is not as it must be.

pub mod boards;
pub mod input;
mod moves;
mod options;
mod pieces;
pub mod posed;
mod rules;
mod slices;
mod text;
mod work_items;

/// A function that takes any bytes.
pub type Target = fn(&[u8]);

/// Every target, by the name of its file, and how many bytes of an input it can make something of.
pub const TARGETS: [(&str, usize, Target); 6] = [
    ("boards", 64, boards::run),
    ("moves", 128, moves::run),
    ("options", 192, options::run),
    ("work_items", 192, work_items::run),
    ("slices", 64, slices::run),
    ("text", 128, text::run),
];
