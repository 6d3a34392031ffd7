//! Extended grapheme clusters. A library's tables would be a large part of a page's download.

use super::unicode::{class, tail_of_syllable};

/// Classes of characters, in the order of `build.rs`, one for every way to join neighbours.
///
/// The first four join the character before: links of conjuncts, other marks inside conjuncts, marks inside emoji, all others.
const LINKER: u8 = 0;
const CONJUNCT_MARK: u8 = 1;
const MARK: u8 = 2;
const SPACING_MARK: u8 = 3;
const PREPENDED: u8 = 4;
const CONSONANT: u8 = 5;
const PICTOGRAPH: u8 = 6;
const REGIONAL: u8 = 7;
/// Hangul: leading consonant, final consonant, vowel, syllable.
const LEAD: u8 = 8;
const TAIL: u8 = 9;
const VOWEL: u8 = 10;
const SYLLABLE: u8 = 11;
/// The last class; the number before it stands for characters that join only marks.
const CONTROL: u8 = 13;

const JOINER: char = '\u{200d}';

/// The extended grapheme clusters of a text (Unicode Standard Annex 29).
pub fn graphemes(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let mut before = Before::default();
        let after = rest.trim_start_matches(|c| before.joins(c));
        let cluster = rest.strip_suffix(after).unwrap_or(rest);
        rest = after;
        (!cluster.is_empty()).then_some(cluster)
    })
}

/// The state of a cluster up to a place in it.
#[derive(Default)]
struct Before {
    /// The last character, and its class.
    last: Option<(char, u8)>,
    end: End,
}

/// The end of a cluster, where more than its last character matters.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum End {
    /// A pictograph, with or without marks.
    Pictograph,
    /// A pictograph and a joiner.
    JoinedPictograph,
    /// A consonant, with or without marks.
    Consonant,
    /// A consonant with a link among its marks.
    LinkedConsonant,
    /// A regional indicator that is not the second of a pair.
    Regional,
    #[default]
    Other,
}

impl Before {
    /// Appends `c`, and returns whether it belongs to the same cluster.
    fn joins(&mut self, c: char) -> bool {
        let class = class(c);
        let joins = self.last.is_none_or(|(last, before)| match (before, class) {
            (CONTROL, _) | (_, CONTROL) => (last, c) == ('\r', '\n'),
            (_, ..=SPACING_MARK)
            | (PREPENDED, _)
            | (LEAD, LEAD | VOWEL | SYLLABLE)
            | (VOWEL, VOWEL)
            | (VOWEL | TAIL | SYLLABLE, TAIL) => true,
            (SYLLABLE, VOWEL) => tail_of_syllable(last) == Some(0),
            (_, PICTOGRAPH) => self.end == End::JoinedPictograph,
            (_, CONSONANT) => self.end == End::LinkedConsonant,
            (_, REGIONAL) => self.end == End::Regional,
            _ => false,
        });
        self.last = Some((c, class));
        self.end = match (self.end, class) {
            (_, PICTOGRAPH) => End::Pictograph,
            (End::Pictograph, _) if c == JOINER => End::JoinedPictograph,
            (End::Pictograph, ..=MARK) => End::Pictograph,
            (_, CONSONANT) => End::Consonant,
            (End::Consonant | End::LinkedConsonant, LINKER) => End::LinkedConsonant,
            (End::Consonant | End::LinkedConsonant, CONJUNCT_MARK) => self.end,
            (end, REGIONAL) if end != End::Regional => End::Regional,
            _ => End::Other,
        };
        joins
    }
}
