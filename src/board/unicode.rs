//! The Unicode class of a character, from the table that `build.rs` writes.

use std::sync::LazyLock;

static CLASSES: LazyLock<Runs> =
    LazyLock::new(|| read_runs(include_bytes!(concat!(env!("OUT_DIR"), "/classes.bin"))));

/// Runs of characters with equal values: the first character of each run, and the value.
type Runs = Vec<(u32, u8)>;

/// The class of a character, one of those in `graphemes`.
pub fn class(c: char) -> u8 {
    let after = CLASSES.partition_point(|(start, _)| *start <= u32::from(c));
    CLASSES[after - 1].1
}

/// Hangul syllables are arithmetic: the first syllable, and the numbers of leading consonants, vowels and final consonants, "none"
/// included.
const SYLLABLE: u32 = 0xac00;
const LEADS: u32 = 19;
const VOWELS: u32 = 21;
const TAILS: u32 = 28;

/// The final consonant of a Hangul syllable, from 1, or 0 for none.
pub fn tail_of_syllable(c: char) -> Option<u32> {
    let syllable = u32::from(c).checked_sub(SYLLABLE).filter(|at| *at < LEADS * VOWELS * TAILS)?;
    Some(syllable % TAILS)
}

fn read_runs(mut table: &[u8]) -> Runs {
    let (mut runs, mut start) = (Vec::new(), 0);
    while !table.is_empty() {
        start += number(&mut table);
        runs.push((start, byte(&mut table)));
    }
    runs
}

fn byte(table: &mut &[u8]) -> u8 {
    *table.split_off_first().expect("tables end where something ends")
}

/// Reads a number: seven bits a byte, the lowest first.
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
