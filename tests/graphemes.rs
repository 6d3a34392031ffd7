//! Texts are split into grapheme clusters as `unicode-segmentation` splits them.

use proptest::{collection::vec, prelude::*, sample::select, test_runner::RngSeed};
use taisou::internals::graphemes;
use unicode_segmentation::UnicodeSegmentation;

/// One character of every class, and those named by rules.
const EXAMPLES: [char; 22] = [
    '\u{94d}', '\u{300}', '\u{200d}', '\u{200c}', '\u{903}', '\u{600}', 'क', 'त', '😀', '©', '🇯', '🇵', 'ᄀ',
    'ᆨ', 'ᅡ', '가', '각', 'a', 'ア', '\r', '\n', '\0',
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
