//! Writes what Unicode says of characters into two small tables, for `src/board/unicode.rs` and `src/board/canonical.rs`.
//!
//! The libraries that these tables are taken from hold theirs ready for speed: in the WebAssembly module they
//! would be a quarter of what a page downloads. They are asked here instead, character by character.

use std::{
    collections::HashMap,
    env, fs,
    path::{Path, PathBuf},
};

use unicode_normalization::char::{canonical_combining_class, compose, decompose_canonical};
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
    write(&folder, "classes.bin", &runs(class));
    write(&folder, "combining.bin", &runs(canonical_combining_class));
    write(&folder, "decompositions.bin", &decompositions());
}

fn write(folder: &Path, name: &str, table: &[u8]) {
    fs::write(folder.join(name), table).expect("the output folder takes files");
}

/// The class of a character in the sense of [`CLASSES`].
fn class(c: char) -> u8 {
    let is_one = |(before, after): &(&str, &str)| format!("{before}{c}{after}").graphemes(true).count() == 1;
    let class = CLASSES.iter().position(is_one).unwrap_or(CLASSES.len());
    u8::try_from(class).expect("there are few")
}

/// For every run of characters with the same value: how far it starts from the one before, and the value.
fn runs(value: impl Fn(char) -> u8) -> Vec<u8> {
    let (mut table, mut last, mut start) = (Vec::new(), None, 0);
    for c in characters() {
        if last != Some(value(c)) {
            number(&mut table, u32::from(c) - start);
            table.push(value(c));
            (last, start) = (Some(value(c)), u32::from(c));
        }
    }
    table
}

/// First the marks that decompositions end with, each with whether they are composed again, closed by 0. Then
/// for every character that decomposes: how far it is from the one before, its mark by number (0 for none), and
/// how far what stands before the mark is from that of the one before. Hangul syllables are left out.
fn decompositions() -> Vec<u8> {
    let parts = |c| {
        let mut parts = Vec::new();
        decompose_canonical(c, |part| parts.push(part));
        (c, parts)
    };
    let all: Vec<(char, Vec<char>)> = characters()
        .filter(|c| !('가'..='힣').contains(c))
        .map(parts)
        .filter(|(c, parts)| *parts != [*c])
        .collect();
    // Where several characters decompose to the same, the first of them is the one to compose.
    let wholes: HashMap<&[char], char> = all.iter().rev().map(|(c, parts)| (parts.as_slice(), *c)).collect();

    let (mut marks, mut entries) = (vec![], vec![]);
    let mut last = (0, 0);
    for (c, parts) in &all {
        let (first, mark) = match parts.as_slice() {
            [first] => (*first, None),
            [first, mark] => (*first, Some(*mark)),
            [before @ .., mark] => (wholes[before], Some(*mark)),
            [] => unreachable!("every character has parts"),
        };
        let mark = mark.map(|mark| 2 * u32::from(mark) + u32::from(compose(first, mark) == Some(*c)));
        let at = mark.map_or(0, |mark| {
            let known = marks.iter().position(|known| *known == mark);
            1 + known.unwrap_or_else(|| {
                marks.push(mark);
                marks.len() - 1
            })
        });
        let (c, first) = (u32::from(*c), u32::from(first));
        number(&mut entries, c - last.0);
        entries.push(u8::try_from(at).expect("there are few"));
        // Forwards even, backwards odd: 0, -1, 1, -2 and so on.
        number(&mut entries, if first < last.1 { 2 * (last.1 - first) - 1 } else { 2 * (first - last.1) });
        last = (c, first);
    }

    let mut table = Vec::new();
    for mark in marks {
        number(&mut table, mark);
    }
    number(&mut table, 0);
    table.extend(entries);
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
