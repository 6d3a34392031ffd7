//! Converts errors to JavaScript: an `Error` with `code` and plain `details`.

use std::ops::Range;

use js_sys::{Array, JsString, Object, Reflect, RegExp};
use wasm_bindgen::prelude::*;

use crate::{
    Error,
    board::{Location, TextError, span_before},
    error::{Mismatch, Source},
};

/// The result of an exported function.
pub type JsResult = Result<JsValue, JsValue>;

/// Builder of a JavaScript `Error`.
pub struct Thrown {
    message: String,
    code: &'static str,
    details: Object,
}

impl Thrown {
    pub fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self { message: message.into(), code, details: Object::new() }
    }

    /// Adds a detail.
    pub fn with(self, key: &str, value: impl Into<JsValue>) -> Self {
        set(&self.details, key, &value.into());
        self
    }

    /// Adds a count below 2^53.
    pub fn with_count(self, key: &str, count: usize) -> Self {
        #[allow(clippy::cast_precision_loss, reason = "memory and boards are far below 2^53")]
        self.with(key, count as f64)
    }

    fn with_place(self, at: &Location) -> Self {
        self.with_count("row", at.row).with_count("column", at.column)
    }

    pub fn with_list<'a>(self, key: &str, list: impl IntoIterator<Item = &'a str>) -> Self {
        self.with(key, list.into_iter().map(JsValue::from_str).collect::<Array>())
    }
}

impl From<Thrown> for JsValue {
    fn from(thrown: Thrown) -> Self {
        let error = js_sys::Error::new(&thrown.message);
        set(&error, "code", &thrown.code.into());
        set(&error, "details", &thrown.details);
        error.into()
    }
}

/// Sets a property of a new object.
fn set(object: &Object, key: &str, value: &JsValue) {
    // A new object takes any property.
    let _ = Reflect::set(object, &key.into(), value);
}

/// Maximum length of a caller's text in `details`, in UTF-16 units.
const MAX_ECHO: u32 = 64;

/// The beginning of a caller's text.
pub fn shortened(text: &JsString) -> JsValue {
    text.slice(0, MAX_ECHO).into()
}

/// The exception for a value that is no cell of the board.
pub fn cell_out_of_range(found: &JsValue, cells: usize) -> JsValue {
    out_of_range(found, cells).into()
}

fn out_of_range(found: &JsValue, cells: usize) -> Thrown {
    Thrown::new("cell-out-of-range", format!("cell: expected a whole number from 0 to {}", cells - 1))
        .with("found", found)
        .with_count("expected", cells)
}

/// The exception for a board text that is too long to be read.
pub fn text_too_long(units: u32, max: u32, from: Source) -> JsValue {
    let message = format!("the text of a board has {units} UTF-16 units, at most {max} are read");
    of_text(Thrown::new("text-too-long", message), from).with("found", units).with("expected", max).into()
}

/// The exception for an error of the core. `text_of` returns its texts as the caller passed them.
#[cold]
pub fn throw(error: Error, text_of: impl Fn(Source) -> Option<JsString>) -> JsValue {
    let span = error.span().and_then(|(from, bytes)| Some(units(&text_of(from)?, from, bytes)));
    let thrown = thrown(error);
    match span {
        Some((from, to)) => thrown.with("span", Array::of2(&from.into(), &to.into())),
        None => thrown,
    }
    .into()
}

/// Returns whether a text is composed before it is read. Texts with more marks in a row than any symbol are not: engines take time
/// quadratic in their number, and every reader rejects them in any form.
pub fn is_composed(text: &JsString) -> bool {
    text.search(&RegExp::new(r"\p{M}{99}", "u")) < 0
}

/// Converts bytes of a text to UTF-16 units. All texts but those of moves were composed before they were read.
fn units(text: &JsString, from: Source, bytes: Range<usize>) -> (usize, usize) {
    let as_it_is = from == Source::Moves || !is_composed(text);
    let text = String::from(text);
    let composed = |part: &str| String::from(JsString::from(part).normalize("NFC"));
    let bytes = if as_it_is { bytes } else { span_before(&text, bytes, &composed) };
    let units = |byte: usize| text.get(..byte).unwrap_or(&text).encode_utf16().count();
    (units(bytes.start), units(bytes.end))
}

fn thrown(mut error: Error) -> Thrown {
    if let Error::BadMoves { found, .. } = &mut error {
        *found = found.chars().take(MAX_ECHO as usize).collect();
    }
    let new = Thrown::new(error.code(), error.to_string());
    match error {
        Error::Text { from, error } => text_error(new, &error, from),
        Error::NoBlank { expected } => new.with_list("expected", expected.iter().map(String::as_str)),
        Error::GoalMismatch { goal, mismatch } => {
            let thrown = new.with("text", "goal").with_count("goal", goal);
            match mismatch {
                Mismatch::Size { found, expected } => {
                    let sides = |(width, height): (usize, usize)| format!("{width} x {height}");
                    thrown.with("kind", "size").with("found", sides(found)).with("expected", sides(expected))
                }
                Mismatch::Wall { at } => thrown.with("kind", "wall").with_place(&at),
                Mismatch::Symbol { symbol, found, expected, at } => thrown
                    .with("kind", "symbol")
                    .with("symbol", symbol.map_or(JsValue::NULL, |symbol| symbol.as_str().into()))
                    .with_count("found", found)
                    .with_count("expected", expected)
                    .with_place(&at),
            }
        }
        Error::BadOption { option, expected, symbol, at } => {
            let thrown = new.with("option", option).with("expected", expected.name());
            let thrown = symbol.into_iter().fold(thrown, |thrown, symbol| thrown.with("symbol", symbol));
            at.iter().fold(thrown, Thrown::with_place)
        }
        Error::CellOutOfRange { cell, cells } => out_of_range(&cell.into(), cells),
        Error::BadMoves { at, found, expected, .. } => {
            new.with_count("at", at).with("found", found).with("expected", expected.name())
        }
        Error::Unsupported { algorithm, why, instead } => {
            new.with("algorithm", algorithm).with("why", why.name()).with("use", instead)
        }
        Error::BadTable { why } => new.with("why", why.name()),
        #[allow(clippy::cast_precision_loss, reason = "a size to be read by people")]
        Error::TooLarge { bytes, limit } => new.with("bytes", bytes as f64).with("expected", limit as f64),
    }
}

/// Adds the text that is wrong.
fn of_text(thrown: Thrown, from: Source) -> Thrown {
    let thrown = thrown.with(
        "text",
        match from {
            Source::Start => "board",
            Source::Goal(_) => "goal",
            Source::Gates => "gates",
            Source::Spell => "spell",
            Source::Moves => "moves",
        },
    );
    match from {
        Source::Goal(index) => thrown.with_count("goal", index),
        _ => thrown.with("goal", JsValue::NULL),
    }
}

fn text_error(new: Thrown, error: &TextError, from: Source) -> Thrown {
    let new = error.at().into_iter().fold(of_text(new, from), Thrown::with_place);
    match error {
        TextError::Empty | TextError::DontCareCell { .. } => new,
        TextError::BadSymbol { found, .. } => new.with("found", found.as_str()),
        TextError::TooLong { bytes: found, max: expected }
        | TextError::TooManyCells { found, max: expected }
        | TextError::UnevenRows { found, expected, .. }
        | TextError::Width { found, expected, .. }
        | TextError::SymbolTooLong { units: found, max: expected, .. } => {
            new.with_count("found", *found).with_count("expected", *expected)
        }
    }
}
