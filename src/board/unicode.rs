//! What Unicode says of characters. The table of classes is the work of `build.rs`, which says how it is written.

use std::sync::LazyLock;

static CLASSES: LazyLock<Runs> =
    LazyLock::new(|| read_runs(include_bytes!(concat!(env!("OUT_DIR"), "/classes.bin"))));

/// Runs of characters of the same value: the first of each run, and the value.
type Runs = Vec<(u32, u8)>;

/// The class of a character in the rules of grapheme clusters: one of those in `graphemes`.
pub fn class(c: char) -> u8 {
    let after = CLASSES.partition_point(|(start, _)| *start <= u32::from(c));
    CLASSES[after - 1].1
}

/// Hangul syllables are made by rule: the first of them, and how many first consonants, vowels and last
/// consonants, none among them, there are.
const SYLLABLE: u32 = 0xac00;
const LEADS: u32 = 19;
const VOWELS: u32 = 21;
const TAILS: u32 = 28;

/// The last consonant of a Hangul syllable, from 1, or 0 for none.
pub fn tail_of_syllable(c: char) -> Option<u32> {
    let syllable = u32::from(c).checked_sub(SYLLABLE).filter(|at| *at < LEADS * VOWELS * TAILS)?;
    Some(syllable % TAILS)
}

/// Reads a table of runs.
fn read_runs(mut table: &[u8]) -> Runs {
    let (mut runs, mut start) = (Vec::new(), 0);
    while !table.is_empty() {
        start += number(&mut table);
        runs.push((start, byte(&mut table)));
    }
    runs
}

/// The next byte of a table.
fn byte(table: &mut &[u8]) -> u8 {
    *table.split_off_first().expect("tables end where something ends")
}

/// The next number of a table: seven bits a byte, the lowest first.
fn number(table: &mut &[u8]) -> u32 {
    let (mut number, mut shift) = (0, 0);
    loop {
        let byte = byte(table);
        number |= u32::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return number;
        }
        shift += 7;
    }
}
