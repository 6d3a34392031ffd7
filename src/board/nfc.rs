//! Texts in NFC (Unicode Standard Annex 15), in which equal symbols have equal characters.
//!
//! The WebAssembly module is built without the feature `nfc`: JavaScript composes texts before it passes them.

/// The text in NFC.
#[cfg(feature = "nfc")]
pub fn compose(text: &str) -> String {
    use unicode_normalization::UnicodeNormalization;

    text.nfc().collect()
}

/// The text, which must be in NFC.
#[cfg(not(feature = "nfc"))]
pub fn compose(text: &str) -> String {
    text.to_owned()
}
