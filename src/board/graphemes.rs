//! What a person sees as one character: extended grapheme clusters. Written here because a library's tables would be a
//! large part of what a page downloads.

use super::unicode::{class, tail_of_syllable};

/// Classes of characters, in the order of `build.rs`: a class is there for every way to join neighbours.
///
/// Marks that join what is before them: links of conjuncts, what a conjunct may hold besides, what an emoji may
/// hold besides, the others.
const LINKER: u8 = 0;
const CONJUNCT_MARK: u8 = 1;
const MARK: u8 = 2;
const SPACING_MARK: u8 = 3;
const PREPENDED: u8 = 4;
const CONSONANT: u8 = 5;
const PICTOGRAPH: u8 = 6;
const REGIONAL: u8 = 7;
/// Hangul: a consonant that leads, a consonant that ends, a vowel, a syllable.
const LEAD: u8 = 8;
const TAIL: u8 = 9;
const VOWEL: u8 = 10;
const SYLLABLE: u8 = 11;
/// The last; between lies what joins nothing but marks.
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

/// What counts of the characters of a cluster before a place in it.
#[derive(Default)]
struct Before {
    /// The last of them, and its class.
    last: Option<(char, u8)>,
    end: End,
}

/// What the characters before a place end with, as far as more than the last of them counts.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum End {
    /// A pictograph, perhaps with marks.
    Pictograph,
    /// The same, and a joiner.
    JoinedPictograph,
    /// A consonant, perhaps with marks.
    Consonant,
    /// The same, with a link among the marks.
    LinkedConsonant,
    /// A regional indicator that is not the second of a pair.
    Regional,
    #[default]
    Other,
}

impl Before {
    /// Whether `c` belongs to the same cluster; from then on it is one of the characters before.
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

    /// One character of every class, and those that rules name.
    const EXAMPLES: [char; 22] = [
        '\u{94d}', '\u{300}', '\u{200d}', '\u{200c}', '\u{903}', '\u{600}', 'क', 'त', '😀', '©', '🇯', '🇵',
        'ᄀ', 'ᆨ', 'ᅡ', '가', '각', 'a', 'ア', '\r', '\n', '\0',
    ];

    fn assert_cut_as_the_library_does(text: &str) {
        assert!(graphemes(text).eq(text.graphemes(true)), "{text:?}");
    }

    /// Every character, before, between and after others that could join with it.
    #[test]
    fn every_character_is_cut_as_the_library_says() {
        for c in (0..=0x0010_ffff).filter_map(char::from_u32) {
            let text: String = EXAMPLES.iter().flat_map(|example| [*example, c]).collect();
            assert_cut_as_the_library_does(&text);
            assert_cut_as_the_library_does(&format!("😀{c}\u{200d}{c}क\u{94d}{c}त{c}क{c}त{c}\u{94d}त{c}{c}"));
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
        fn texts_of_all_classes_are_cut_as_the_library_says(text in vec(select(&EXAMPLES[..]), 0..12)) {
            assert_cut_as_the_library_does(&text.into_iter().collect::<String>());
        }
    }
}
