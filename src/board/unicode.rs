//! What Unicode says of characters. The tables are the work of `build.rs`, which says how they are written.

use std::sync::LazyLock;

static TABLES: LazyLock<Tables> = LazyLock::new(|| {
    let (marks, decompositions) =
        read_decompositions(include_bytes!(concat!(env!("OUT_DIR"), "/decompositions.bin")));
    Tables {
        classes: read_runs(include_bytes!(concat!(env!("OUT_DIR"), "/classes.bin"))),
        combining: read_runs(include_bytes!(concat!(env!("OUT_DIR"), "/combining.bin"))),
        decompositions,
        marks,
    }
});

struct Tables {
    classes: Runs,
    combining: Runs,
    /// In the order of `whole`.
    decompositions: Vec<Decomposition>,
    marks: Vec<Mark>,
}

/// Runs of characters of the same value: the first of each run, and the value.
type Runs = Vec<(u32, u8)>;

/// What one step makes of a character: another one, and after it perhaps a mark.
struct Decomposition {
    whole: char,
    first: char,
    mark: Option<char>,
}

/// A character that comes second in decompositions.
struct Mark {
    mark: char,
    /// What comes before it, and what the two are composed to.
    wholes: Vec<(char, char)>,
}

/// The class of a character in the rules of grapheme clusters: one of those in `graphemes`.
pub fn class(c: char) -> u8 {
    value(&TABLES.classes, c)
}

/// The canonical combining class.
pub fn combining_class(c: char) -> u8 {
    value(&TABLES.combining, c)
}

fn value(runs: &Runs, c: char) -> u8 {
    let after = runs.partition_point(|(start, _)| *start <= u32::from(c));
    runs[after - 1].1
}

/// Hangul syllables are composed by rule: the first syllable and the letters before the first of each kind
/// that syllables are made of, with the numbers of vowels and of last consonants, none among them.
const SYLLABLE: u32 = 0xac00;
const LEAD: u32 = 0x1100;
const VOWEL: u32 = 0x1161;
const TAIL: u32 = 0x11a7;
const LEADS: u32 = 19;
const VOWELS: u32 = 21;
const TAILS: u32 = 28;

/// The last consonant of a Hangul syllable, from 1, or 0 for none.
pub fn tail_of_syllable(c: char) -> Option<u32> {
    let syllable = u32::from(c).checked_sub(SYLLABLE).filter(|at| *at < LEADS * VOWELS * TAILS)?;
    Some(syllable % TAILS)
}

/// One step of canonical decomposition: what else decomposes, and after it perhaps a mark that does not; `None`
/// where there is nothing to decompose.
pub fn decompose(c: char) -> Option<(char, Option<char>)> {
    if let Some(tail) = tail_of_syllable(c) {
        let rest = u32::from(c) - tail;
        let block = (rest - SYLLABLE) / TAILS;
        return Some(if tail > 0 {
            (character(rest), Some(character(TAIL + tail)))
        } else {
            (character(LEAD + block / VOWELS), Some(character(VOWEL + block % VOWELS)))
        });
    }
    let at = TABLES.decompositions.binary_search_by_key(&c, |found| found.whole).ok()?;
    let found = &TABLES.decompositions[at];
    Some((found.first, found.mark))
}

/// What two characters are composed to, if they are.
pub fn compose(first: char, mark: char) -> Option<char> {
    let (lead, vowel, tail) = (
        u32::from(first).wrapping_sub(LEAD),
        u32::from(mark).wrapping_sub(VOWEL),
        u32::from(mark).wrapping_sub(TAIL),
    );
    if lead < LEADS && vowel < VOWELS {
        return Some(character(SYLLABLE + (lead * VOWELS + vowel) * TAILS));
    }
    if (1..TAILS).contains(&tail) && tail_of_syllable(first) == Some(0) {
        return Some(character(u32::from(first) + tail));
    }
    let wholes = TABLES.marks.iter().filter(|known| known.mark == mark).flat_map(|known| &known.wholes);
    wholes.into_iter().find(|(before, _)| *before == first).map(|(_, whole)| *whole)
}

fn read_runs(mut table: &[u8]) -> Runs {
    let (mut runs, mut start) = (Vec::new(), 0);
    while !table.is_empty() {
        start += number(&mut table);
        runs.push((start, byte(&mut table)));
    }
    runs
}

fn read_decompositions(mut table: &[u8]) -> (Vec<Mark>, Vec<Decomposition>) {
    let mut marks = Vec::new();
    let mut composed = Vec::new();
    loop {
        let mark = number(&mut table);
        if mark == 0 {
            break;
        }
        marks.push(Mark { mark: character(mark / 2), wholes: Vec::new() });
        composed.push(mark % 2 == 1);
    }
    let mut decompositions = Vec::new();
    let (mut whole, mut first) = (0, 0_u32);
    while !table.is_empty() {
        whole += number(&mut table);
        let mark = usize::from(byte(&mut table)).checked_sub(1);
        let apart = number(&mut table);
        first = first.wrapping_add((apart >> 1) ^ (apart & 1).wrapping_neg());
        let (whole, first) = (character(whole), character(first));
        decompositions.push(Decomposition { whole, first, mark: mark.map(|mark| marks[mark].mark) });
        if let Some(mark) = mark.filter(|mark| composed[*mark]) {
            marks[mark].wholes.push((first, whole));
        }
    }
    (marks, decompositions)
}

fn byte(table: &mut &[u8]) -> u8 {
    *table.split_off_first().expect("tables end where something ends")
}

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

fn character(code: u32) -> char {
    char::from_u32(code).expect("tables hold characters")
}
