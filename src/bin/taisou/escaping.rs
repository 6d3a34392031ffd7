//! Escapes characters of the input that would move the cursor, hide text or change its direction.

use std::fmt::Write;

use taisou::board::clusters_of;

/// The text on one line, with escapes (`\n`, `\u{1b}`) for control characters and invisible format characters.
/// Format characters within a grapheme cluster stay, such as the joiner of an emoji.
pub fn visible(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (at, c) in text.char_indices() {
        if is_hidden(c) && !belongs(&text[..at], c, &text[at + c.len_utf8()..]) {
            write!(out, "{}", c.escape_default()).expect("strings take all");
        } else {
            out.push(c);
        }
    }
    out
}

/// The text of a board on one line, its rows joined by `/`.
pub fn board_line(text: &str) -> String {
    let rows = text.split(['\n', '\r']).map(str::trim).filter(|row| !row.is_empty());
    visible(&rows.collect::<Vec<_>>().join("/"))
}

/// Control characters, line and paragraph separators, and format characters that draw nothing.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
                | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e00ff}' | '\u{e01f0}'..='\u{e0fff}'
        )
}

/// Characters of context that suffice to find the cluster of a joiner or a tag.
const CONTEXT: usize = 16;

/// Returns `true` if a hidden character is part of a symbol: a joiner that joins two characters, or a tag of a flag.
fn belongs(before: &str, c: char, after: &str) -> bool {
    let start = before.char_indices().rev().take(CONTEXT).last().map_or(0, |(at, _)| at);
    let before = &before[start..];
    match c {
        '\u{200d}' => after.chars().next().is_some_and(|next| {
            clusters_of(&format!("{before}{c}{next}")).last().is_some_and(|last| last.contains(c))
        }),
        '\u{e0020}'..='\u{e007f}' => {
            before.trim_end_matches(|c| matches!(c, '\u{e0020}'..='\u{e007e}')).ends_with('\u{1f3f4}')
        }
        _ => false,
    }
}
