//! Errors as JavaScript sees them: an `Error` with `code` and plain `details`.

use js_sys::{Array, JsString, Object, Reflect};
use wasm_bindgen::prelude::*;

use crate::{
    Error,
    board::TextError,
    error::{Mismatch, Source},
};

/// What an exported function returns.
pub type JsResult = Result<JsValue, JsValue>;

/// An `Error` in the making.
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

    /// Adds a count; counts stay below 2^53.
    pub fn with_count(self, key: &str, count: usize) -> Self {
        #[allow(clippy::cast_precision_loss, reason = "memory and boards are far below 2^53")]
        self.with(key, count as f64)
    }

    /// Adds a list of texts.
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
pub fn set(object: &Object, key: &str, value: &JsValue) {
    // A new object takes any property.
    let _ = Reflect::set(object, &key.into(), value);
}

/// The longest text of a caller that is given back in `details`, in UTF-16 units.
const MAX_ECHO: u32 = 64;

/// The beginning of a caller's text.
pub fn shortened(text: &JsString) -> JsValue {
    text.slice(0, MAX_ECHO).into()
}

/// The exception for something that is not a cell of a board.
pub fn cell_out_of_range(found: &JsValue, cells: usize) -> JsValue {
    Thrown::new("cell-out-of-range", format!("cell: expected a whole number from 0 to {}", cells - 1))
        .with("found", found)
        .with_count("expected", cells)
        .into()
}

/// The exception for a text of a board that is not even looked at.
pub fn text_too_long(units: u32, max: u32, from: Source) -> JsValue {
    let message = format!("the text of a board has {units} UTF-16 units, at most {max} are read");
    of_text(Thrown::new("text-too-long", message), from).with("found", units).with("expected", max).into()
}

/// The exception for an error of the core.
pub fn throw(mut error: Error) -> JsValue {
    if let Error::BadMoves { found, .. } = &mut error {
        *found = found.chars().take(MAX_ECHO as usize).collect();
    }
    let message = error.to_string();
    let new = |code| Thrown::new(code, message.clone());
    match error {
        Error::Text { from, error } => text_error(new, &error, from).into(),
        Error::NoBlank { expected } => {
            new("no-blank").with_list("expected", expected.iter().map(String::as_str)).into()
        }
        Error::GoalMismatch { goal, mismatch } => {
            let thrown = new("goal-mismatch").with("text", "goal").with_count("goal", goal);
            match mismatch {
                Mismatch::Size { found, expected } => {
                    let sides = |(width, height): (usize, usize)| format!("{width} x {height}");
                    thrown.with("kind", "size").with("found", sides(found)).with("expected", sides(expected))
                }
                Mismatch::Wall { row, column } => {
                    thrown.with("kind", "wall").with_count("row", row).with_count("column", column)
                }
                Mismatch::Symbol { symbol, found, expected, row, column } => thrown
                    .with("kind", "symbol")
                    .with("symbol", symbol.map_or(JsValue::NULL, |symbol| symbol.as_str().into()))
                    .with_count("found", found)
                    .with_count("expected", expected)
                    .with_count("row", row)
                    .with_count("column", column),
            }
            .into()
        }
        Error::BadOption { option, expected } => {
            new("bad-option").with("option", option).with("expected", expected).into()
        }
        Error::CellOutOfRange { cell, cells } => cell_out_of_range(&cell.into(), cells),
        Error::BadMoves { at, found, expected } => {
            new("bad-moves").with_count("at", at).with("found", found).with("expected", expected).into()
        }
        Error::Unsupported { algorithm, why, instead } => {
            new("unsupported").with("algorithm", algorithm).with("why", why).with("use", instead).into()
        }
        #[allow(clippy::cast_precision_loss, reason = "a size to be read by people")]
        Error::TooLarge { bytes, limit } => {
            new("too-large").with("bytes", bytes as f64).with("expected", limit as f64).into()
        }
    }
}

/// Adds which text it is.
fn of_text(thrown: Thrown, from: Source) -> Thrown {
    match from {
        Source::Start => thrown.with("text", "board").with("goal", JsValue::NULL),
        Source::Goal(index) => thrown.with("text", "goal").with_count("goal", index),
    }
}

fn text_error(new: impl Fn(&'static str) -> Thrown, error: &TextError, from: Source) -> Thrown {
    let new = |code| of_text(new(code), from);
    let at = |code, row: usize, column: usize| new(code).with_count("row", row).with_count("column", column);
    match error {
        TextError::Empty => new("empty-board"),
        TextError::TooLong { bytes, max } => {
            new("text-too-long").with_count("found", *bytes).with_count("expected", *max)
        }
        TextError::TooManyCells { found, max } => {
            new("too-many-cells").with_count("found", *found).with_count("expected", *max)
        }
        TextError::UnevenRows { row, column, found, expected } => {
            at("uneven-rows", *row, *column).with_count("found", *found).with_count("expected", *expected)
        }
        TextError::Width { row, column, found, expected } => {
            at("width-mismatch", *row, *column).with_count("found", *found).with_count("expected", *expected)
        }
        TextError::BadSymbol { row, column, found } => {
            at("bad-symbol", *row, *column).with("found", found.as_str())
        }
        TextError::SymbolTooLong { row, column, units, max } => {
            at("symbol-too-long", *row, *column).with_count("found", *units).with_count("expected", *max)
        }
        TextError::AnyCell { row, column } => at("any-cell-in-start", *row, *column),
    }
}
