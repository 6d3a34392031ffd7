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

#[cfg(test)]
mod tests {
    use proptest::{collection::vec, prelude::*, sample::select, test_runner::RngSeed};
    use unicode_segmentation::UnicodeSegmentation;

    use super::graphemes;

    /// One character of every class, and those named by rules.
    const EXAMPLES: [char; 22] = [
        '\u{94d}', '\u{300}', '\u{200d}', '\u{200c}', '\u{903}', '\u{600}', 'क', 'त', '😀', '©', '🇯', '🇵',
        'ᄀ', 'ᆨ', 'ᅡ', '가', '각', 'a', 'ア', '\r', '\n', '\0',
    ];

    fn assert_splits_like_the_library(text: &str) {
        assert!(graphemes(text).eq(text.graphemes(true)), "{text:?}");
    }

    /// Every character before, between and after others that could join it; of the planes without assigned characters, and of
    /// the private ones, one of 97.
    #[test]
    fn every_character_splits_like_in_the_library() {
        let is_assigned = |c: &u32| *c < 0x4_0000 || (0xe_0000..0xf_0000).contains(c);
        let tried = (0..=0x0010_ffff).filter(|c| is_assigned(c) || c % 97 == 0);
        for c in tried.filter_map(char::from_u32) {
            let text: String = EXAMPLES.iter().flat_map(|example| [*example, c]).collect();
            assert_splits_like_the_library(&text);
            assert_splits_like_the_library(&format!("😀{c}\u{200d}{c}क\u{94d}{c}त{c}क{c}त{c}\u{94d}त{c}{c}"));
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig {
            cases: 20_000,
            // The same texts on every machine.
            rng_seed: RngSeed::Fixed(0),
            failure_persistence: None,
            ..ProptestConfig::default()
        })]

        #[test]
        fn texts_of_all_classes_split_like_in_the_library(text in vec(select(&EXAMPLES[..]), 0..12)) {
            assert_splits_like_the_library(&text.into_iter().collect::<String>());
        }
    }
}
