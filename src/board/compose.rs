use super::unicode::{combining_class, compose as pair, decompose};

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
