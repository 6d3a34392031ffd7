//! Texts of a caller in NFC.

use js_sys::{JsString, RegExp};

/// A text in NFC, or unchanged if it is not to be [composed](is_composed).
pub fn composed(text: &JsString) -> String {
    if is_composed(text) { text.normalize("NFC").into() } else { text.into() }
}

/// Returns whether a text is composed. Texts with more marks in a row than any symbol are not: engines take time quadratic in
/// their number, and every reader rejects them in any form.
pub fn is_composed(text: &JsString) -> bool {
    text.search(&RegExp::new(r"\p{M}{99}", "u")) < 0
}
