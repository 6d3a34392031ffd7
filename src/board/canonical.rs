use std::sync::LazyLock;

use super::unicode::{
    LEADS, Runs, SYLLABLE, TAILS, VOWELS, byte, number, read_runs, tail_of_syllable, value,
};

static TABLES: LazyLock<Tables> = LazyLock::new(|| {
    let (marks, decompositions) =
        read_decompositions(include_bytes!(concat!(env!("OUT_DIR"), "/decompositions.bin")));
    let combining = read_runs(include_bytes!(concat!(env!("OUT_DIR"), "/combining.bin")));
    Tables { combining, decompositions, marks }
});

struct Tables {
    combining: Runs,
    /// In the order of `whole`.
    decompositions: Vec<Decomposition>,
    marks: Vec<Mark>,
}

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

/// The text in NFC (Unicode Standard Annex 15): decomposed, marks in canonical order, composed again.
pub fn compose(text: &str) -> String {
    if text.is_ascii() {
        return text.to_owned();
    }
    let mut decomposed: Vec<(u8, char)> = Vec::with_capacity(text.len());
    for c in text.chars() {
        push_parts(c, &mut decomposed);
    }
    for marks in decomposed.split_mut(|(class, _)| *class == 0) {
        // A few marks, and in their order within a class: put in place one by one.
        for end in 1..marks.len() {
            let at = marks[..end].partition_point(|(class, _)| *class <= marks[end].0);
            marks[at..=end].rotate_right(1);
        }
    }
    recompose(&decomposed).into_iter().map(|(_, c)| c).collect()
}

/// Appends what a character decomposes to in the end, each with its combining class.
fn push_parts(c: char, parts: &mut Vec<(u8, char)>) {
    match decompose(c) {
        Some((first, mark)) => {
            push_parts(first, parts);
            parts.extend(mark.map(|mark| (combining_class(mark), mark)));
        }
        None => parts.push((combining_class(c), c)),
    }
}

/// Joins every character with the starter before it, unless something of the same or a higher class stands
/// between.
fn recompose(decomposed: &[(u8, char)]) -> Vec<(u8, char)> {
    let mut composed: Vec<(u8, char)> = Vec::with_capacity(decomposed.len());
    let mut starter: Option<usize> = None;
    for (class, c) in decomposed.iter().copied() {
        if let Some(at) = starter {
            let last = composed[composed.len() - 1].0;
            let blocked = composed.len() - 1 > at && (last == 0 || last >= class);
            if let Some(joined) = pair(composed[at].1, c).filter(|_| !blocked) {
                composed[at].1 = joined;
                continue;
            }
        }
        if class == 0 {
            starter = Some(composed.len());
        }
        composed.push((class, c));
    }
    composed
}

/// The canonical combining class.
fn combining_class(c: char) -> u8 {
    value(&TABLES.combining, c)
}

/// The letters before the first of each kind that Hangul syllables are made of.
const LEAD: u32 = 0x1100;
const VOWEL: u32 = 0x1161;
const TAIL: u32 = 0x11a7;

/// One step of canonical decomposition: what else decomposes, and after it perhaps a mark that does not; `None`
/// where there is nothing to decompose.
fn decompose(c: char) -> Option<(char, Option<char>)> {
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
fn pair(first: char, mark: char) -> Option<char> {
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

fn character(code: u32) -> char {
    char::from_u32(code).expect("tables hold characters")
}

#[cfg(test)]
mod tests {
    use unicode_normalization::UnicodeNormalization;

    use super::compose;

    /// Texts built from every character, between others that could join with it, against the library.
    #[test]
    fn every_character_composes_as_the_library_says() {
        for c in (0..=0x0010_ffff).filter_map(char::from_u32) {
            for text in [
                format!("{c}"),
                format!("a{c}\u{301}\u{323}"),
                format!("カ{c}\u{3099}"),
                format!("\u{1100}{c}\u{11a8}"),
                format!("{c}\u{302}\u{301}{c}"),
            ] {
                assert_eq!(compose(&text), text.nfc().collect::<String>(), "{:x}", u32::from(c));
            }
        }
    }
}
