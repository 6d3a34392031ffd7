//! Fuzz targets: functions of bytes that panic on a fault.

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

pub type Target = fn(&[u8]);

/// Every target: the name of its file, and the longest useful input in bytes.
pub const TARGETS: [(&str, usize, Target); 6] = [
    ("boards", 64, boards::run),
    ("moves", 128, moves::run),
    ("options", 192, options::run),
    ("work_items", 192, work_items::run),
    ("slices", 64, slices::run),
    ("text", 128, text::run),
];
