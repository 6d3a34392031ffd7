//! Symbols on tiles, and how a text splits into symbols.

use std::{cmp::Ordering, fmt};

use super::{graphemes::graphemes, nfc::compose};

/// The symbol on a tile: one or more grapheme clusters in NFC, with half-width katakana folded to full width.
///
/// Symbols are ordered as in default goals: numbers by value, then all others by code point.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Symbol(Box<str>);

impl Symbol {
    /// The longest symbol, in UTF-16 units. The longest emoji sequences in use have 15.
    pub const MAX_UNITS: usize = 32;

    /// Creates a symbol from a well-formed text.
    pub(super) fn from_text(text: &str) -> Self {
        Self(text.into())
    }

    /// Creates the symbol that `text` is; `None` unless it is a single token without white space.
    #[must_use]
    pub fn new(text: &str) -> Option<Self> {
        let text = compose(text);
        let clusters: Vec<_> = clusters(&text).collect();
        let well_formed = !clusters.is_empty()
            && clusters.iter().all(|cluster| is_visible(cluster) && *cluster != "/")
            && text.encode_utf16().count() <= Self::MAX_UNITS;
        well_formed.then(|| Self(clusters.concat().into()))
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns `true` if the symbol consists of ASCII digits.
    #[must_use]
    pub fn is_number(&self) -> bool {
        self.0.bytes().all(|byte| byte.is_ascii_digit())
    }

    /// Returns `true` if cells with this symbol need spaces around them: it has several clusters, or would join a neighbour (🇯
    /// and 🇵 become a flag).
    pub(super) fn needs_space(&self) -> bool {
        // Tried with itself, a letter, a syllable that joins Hangul jamo, and a consonant that joins a linker.
        let joins = |a: &str, b: &str| graphemes(&[a, b].concat()).count() != 2;
        let own = self.as_str();
        graphemes(own).count() != 1
            || joins(own, own)
            || ["a", "가", "क"].iter().any(|other| joins(own, other) || joins(other, own))
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Ord for Symbol {
    fn cmp(&self, other: &Self) -> Ordering {
        match (self.is_number(), other.is_number()) {
            (true, true) => {
                // A number may exceed any integer type. Without leading zeros the longer one is greater.
                let (a, b) = (self.0.trim_start_matches('0'), other.0.trim_start_matches('0'));
                a.len().cmp(&b.len()).then(a.cmp(b)).then(self.0.cmp(&other.0))
            }
            (true, false) => Ordering::Less,
            (false, true) => Ordering::Greater,
            (false, false) => self.0.cmp(&other.0),
        }
    }
}

impl PartialOrd for Symbol {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// The grapheme clusters of a composed text, with half-width katakana folded to full width.
pub(super) fn clusters(text: &str) -> impl Iterator<Item = String> {
    graphemes(text).map(fold)
}

/// The symbols of a text without separators, one for each grapheme cluster.
#[must_use]
pub fn clusters_of(text: &str) -> Vec<String> {
    clusters(&compose(text)).collect()
}

/// Returns `true` for a visible cluster: without control characters, and with a first character that stands alone.
pub(super) fn is_visible(cluster: &str) -> bool {
    let stands_alone = graphemes(&format!("a{cluster}")).count() > 1;
    let starts_visibly = cluster.chars().next().is_some_and(|c| !c.is_whitespace() && !is_format(c));
    stands_alone && starts_visibly && !cluster.chars().any(char::is_control)
}

/// Returns `true` for a character that is invisible alone, yet neither white space, control nor mark: soft hyphen, Hangul
/// fillers, the Braille pattern without dots, zero-width and bidirectional formatting, byte order mark, tags, replacement
/// characters, and noncharacters, which many readers reject.
fn is_format(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{180b}'..='\u{180f}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fdd0}'..='\u{fdef}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{ffff}' | '\u{e0000}'..='\u{e0fff}'
    ) || u32::from(c) & 0xfffe == 0xfffe
}

/// The full-width forms of U+FF61 to U+FF9F in order; the last two are the combining voiced marks.
const FULL_WIDTH: &str = "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテト\
    ナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u{3099}\u{309a}";

/// Folds half-width katakana in a cluster and keeps all else (NFKC would turn ① into 1 and ㌔ into two tiles). A cluster with
/// other marks stays unchanged, as its voiced marks might have to precede them.
pub(super) fn fold(cluster: &str) -> String {
    let full_width = |c: char| {
        let offset = u32::from(c).checked_sub(0xff61)?;
        FULL_WIDTH.chars().nth(usize::try_from(offset).ok()?)
    };
    let is_kana = |c: char| matches!(c, '\u{3099}'..='\u{30ff}') || full_width(c).is_some();
    if cluster.is_ascii() || !cluster.chars().all(is_kana) {
        return cluster.to_owned();
    }
    let mut folded = String::with_capacity(cluster.len());
    for c in cluster.chars().map(|c| full_width(c).unwrap_or(c)) {
        match folded.chars().next_back().and_then(|before| voiced(before, c)) {
            Some(joined) => {
                folded.pop();
                folded.push(joined);
            }
            None => folded.push(c),
        }
    }
    folded
}

/// The composition of a katakana and a voiced mark.
fn voiced(kana: char, mark: char) -> Option<char> {
    let add = match (kana, mark) {
        ('ウ', '\u{3099}') => 0x4e,
        ('ワ' | 'ヲ', '\u{3099}') => 8,
        ('カ'..='ト', '\u{3099}') if "カキクケコサシスセソタチツテト".chars().any(|other| other == kana) => {
            1
        }
        ('ハ' | 'ヒ' | 'フ' | 'ヘ' | 'ホ', '\u{3099}') => 1,
        ('ハ' | 'ヒ' | 'フ' | 'ヘ' | 'ホ', '\u{309a}') => 2,
        _ => return None,
    };
    char::from_u32(u32::from(kana) + add)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn split(text: &str) -> Vec<String> {
        clusters(&compose(text)).collect()
    }

    #[test]
    fn a_text_splits_into_visible_symbols() {
        // Text, number of clusters, and their concatenation: from the Unicode tables.
        for (text, count, joined) in [
            ("アタマノタイソウ", 8, "アタマノタイソウ"),
            ("カ\u{3099}", 1, "ガ"),
            ("ｶﾞ", 1, "ガ"),
            ("ﾊﾟ", 1, "パ"),
            ("ｱﾀﾏﾉﾀｲｿｳ", 8, "アタマノタイソウ"),
            ("ｳﾞ｡｢｣､･ｰｯ", 8, "ヴ。「」、・ーッ"),
            ("ｶ\u{3099}カﾞ", 2, "ガガ"),
            ("ﾛﾞﾛ\u{59b}ﾞ", 2, "ロ\u{3099}ﾛ\u{59b}ﾞ"),
            ("①②⑮", 3, "①②⑮"),
            ("㌔㍻½ﬁ", 4, "㌔㍻½ﬁ"),
            ("ハ\u{309b}", 2, "ハ\u{309b}"),
            ("Ａ１～", 3, "Ａ１～"),
            ("👨‍👩‍👧🇯🇵1️⃣👍🏽葛\u{e0100}", 5, "👨‍👩‍👧🇯🇵1️⃣👍🏽葛\u{e0100}"),
        ] {
            let clusters = split(text);
            assert_eq!(clusters.len(), count, "{text}");
            assert_eq!(clusters.concat(), joined, "{text}");
        }
    }

    #[test]
    fn numbers_sort_by_value_before_letters() {
        let mut symbols: Vec<_> = ["ア", "10", "9", "b", "a", "2"].map(Symbol::from_text).into();
        symbols.sort();
        let order: Vec<_> = symbols.iter().map(Symbol::as_str).collect();
        assert_eq!(order, ["2", "9", "10", "a", "b", "ア"]);
    }

    #[test]
    fn symbols_that_join_their_neighbours_need_space() {
        for (symbol, expected) in [
            ("ア", false),
            ("10", true),
            ("🇯", true),
            ("🇯🇵", false),
            ("👩", false),
            ("ᄀ", true),
            ("가", false),
        ] {
            assert_eq!(Symbol::from_text(symbol).needs_space(), expected, "{symbol}");
        }
    }
}
