//! Writes what Unicode says of characters in grapheme clusters into a small table, for `src/board/unicode.rs`.
//!
//! The library that this table is taken from holds its own ready for speed, and larger than a WebAssembly module
//! should carry. It is asked here instead, character by character.

use std::{env, fs, path::PathBuf};

use unicode_segmentation::UnicodeSegmentation;

/// Texts around a character that make one grapheme cluster with it exactly if it is of a class, and of none
/// of the classes before. The order is that of the constants in `src/board/graphemes.rs`.
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

/// Beyond these, no character is special; a test of the library looks at all of them.
fn characters() -> impl Iterator<Item = char> {
    (0..0x3_0000).chain(0xe_0000..0xe_2000).filter_map(char::from_u32)
}

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let folder = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    fs::write(folder.join("classes.bin"), classes()).expect("the output folder takes files");
}

/// The class of a character in the sense of [`CLASSES`].
fn class(c: char) -> u8 {
    let is_one = |(before, after): &(&str, &str)| format!("{before}{c}{after}").graphemes(true).count() == 1;
    let class = CLASSES.iter().position(is_one).unwrap_or(CLASSES.len());
    u8::try_from(class).expect("there are few")
}

/// For every run of characters of the same class: how far it starts from the one before, and the class.
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

/// Seven bits to a byte, the lowest first; the eighth says that there are more.
fn number(table: &mut Vec<u8>, mut number: u32) {
    while number >= 0x80 {
        table.push(number.to_le_bytes()[0] | 0x80);
        number >>= 7;
    }
    table.push(number.to_le_bytes()[0]);
}
