//! Writes the table of grapheme cluster classes for `src/board/unicode.rs`.
//!
//! The table of the library `unicode-segmentation` is too large for a WebAssembly module, so the build derives a small table
//! from the library, character by character.

use std::{env, fs, path::PathBuf};

use unicode_segmentation::UnicodeSegmentation;

/// For each class the texts before and after a character that form one grapheme cluster with it exactly if the character is of
/// that class and of no earlier one. The order is that of the constants in `src/board/graphemes.rs`.
const CLASSES: [(&str, &str); 13] = [
    ("क", "त"),
    ("क\u{94d}", "त"),
    ("😀", "\u{200d}😀"),
    ("a", ""),
    ("", "a"),
    ("क\u{94d}", ""),
    ("😀\u{200d}", ""),
    ("", "🇦"),
    ("", "ᄀ"),
    ("ᆨ", ""),
    ("가", ""),
    ("", "ᆨ"),
    ("", "\u{300}"),
];

/// The characters that may have a class; a test in `graphemes.rs` checks all others.
fn characters() -> impl Iterator<Item = char> {
    (0..0x3_0000).chain(0xe_0000..0xe_2000).filter_map(char::from_u32)
}

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let folder = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    fs::write(folder.join("classes.bin"), classes()).expect("the output folder takes files");
}

/// The index of a character's class in [`CLASSES`].
fn class(c: char) -> u8 {
    let is_one = |(before, after): &(&str, &str)| format!("{before}{c}{after}").graphemes(true).count() == 1;
    let class = CLASSES.iter().position(is_one).unwrap_or(CLASSES.len());
    u8::try_from(class).expect("there are few")
}

/// For every run of characters of one class: the distance from the start of the run before, and the class.
fn classes() -> Vec<u8> {
    let (mut table, mut last, mut start) = (Vec::new(), None, 0);
    for c in characters() {
        let class = class(c);
        if last != Some(class) {
            number(&mut table, u32::from(c) - start);
            table.push(class);
            (last, start) = (Some(class), u32::from(c));
        }
    }
    table
}

/// Writes seven bits to a byte, the lowest first; the eighth marks a continuation.
fn number(table: &mut Vec<u8>, mut number: u32) {
    while number >= 0x80 {
        table.push(number.to_le_bytes()[0] | 0x80);
        number >>= 7;
    }
    table.push(number.to_le_bytes()[0]);
}
