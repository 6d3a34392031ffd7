//! Arguments from JavaScript, of any type whatever, checked one by one.

use js_sys::{Array, Object, Reflect};
use wasm_bindgen::prelude::*;

use super::errors::{Thrown, throw};
use crate::{
    Algorithm,
    board::{Board, Direction, Size},
    puzzle::{self, BoardOptions, Step},
    search::{Limits, Metric},
    solver,
};

/// The greatest whole number that a JavaScript number holds exactly, with all smaller ones.
const MAX_SAFE: f64 = 9_007_199_254_740_991.0;

fn bad_argument(argument: &'static str, expected: &'static str) -> JsValue {
    Thrown::new("bad-argument", format!("`{argument}`: expected {expected}"))
        .with("argument", argument)
        .with("expected", expected)
        .into()
}

/// A string argument.
pub fn text(value: &JsValue, argument: &'static str) -> Result<String, JsValue> {
    value.as_string().ok_or_else(|| bad_argument(argument, "a string"))
}

/// A whole number from 0 to 2^53 - 1, if `value` is one.
fn whole(value: &JsValue) -> Option<u64> {
    let number =
        value.as_f64().filter(|number| number.fract() == 0.0 && (0.0..=MAX_SAFE).contains(number))?;
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "just checked")]
    Some(number as u64)
}

/// The width of a board; 0 or left out: from its rows.
pub fn width(value: &JsValue) -> Result<usize, JsValue> {
    if value.is_undefined() || value.is_null() {
        return Ok(0);
    }
    whole(value)
        .and_then(|width| usize::try_from(width).ok())
        .filter(|width| *width <= Size::MAX_CELLS)
        .ok_or_else(|| {
            Thrown::new("bad-width", format!("width: expected a whole number from 0 to {}", Size::MAX_CELLS))
                .with_count("expected", Size::MAX_CELLS)
                .into()
        })
}

/// A cell of `board`.
pub fn cell(value: &JsValue, board: &Board) -> Result<usize, JsValue> {
    let cells = board.size().cells();
    whole(value).and_then(|cell| usize::try_from(cell).ok()).filter(|cell| *cell < cells).ok_or_else(|| {
        Thrown::new("cell-out-of-range", format!("expected a whole number from 0 to {}", cells - 1))
            .with(
                "found",
                if value.is_string() || value.as_f64().is_some() { value.clone() } else { JsValue::NULL },
            )
            .with_count("expected", cells)
            .into()
    })
}

/// A seed.
pub fn seed(value: &JsValue) -> Result<u64, JsValue> {
    whole(value).ok_or_else(|| bad_argument("seed", "a whole number from 0 to 2^53 - 1"))
}

/// The name of a method.
pub fn algorithm(value: &JsValue) -> Result<Algorithm, JsValue> {
    let name = text(value, "algorithm")?;
    name.parse().map_err(|()| {
        let names = Algorithm::ALL.map(Algorithm::name);
        Thrown::new("unknown-algorithm", format!("{name:?}: expected one of {names:?}"))
            .with("found", name)
            .with_list("expected", names)
            .into()
    })
}

/// The board to play from.
pub fn start(board: &JsValue, width: &JsValue, options: &BoardOptions) -> Result<Board, JsValue> {
    puzzle::read_start(&text(board, "board")?, self::width(width)?, options).map_err(throw)
}

/// A list of `{ from, to }`.
pub fn moves(value: &JsValue) -> Result<Vec<Step>, JsValue> {
    let bad = || bad_argument("moves", "an array of { from, to }");
    let cell = |item: &JsValue, key: &str| {
        let value = Reflect::get(item, &key.into()).ok()?;
        usize::try_from(whole(&value)?).ok()
    };
    if !Array::is_array(value) {
        return Err(bad());
    }
    Array::from(value)
        .iter()
        .map(|item| Some(Step { from: cell(&item, "from")?, to: cell(&item, "to")? }))
        .collect::<Option<_>>()
        .ok_or_else(bad)
}

/// The names of the options that a function takes.
#[derive(Clone, Copy)]
pub struct OptionNames(&'static [&'static [&'static str]]);

const BOARD: &[&str] = &["goal", "blank", "same"];

impl OptionNames {
    pub const BOARD: Self = Self(&[BOARD]);
    pub const STEP: Self = Self(&[BOARD, &["direction"]]);
    pub const SOLVE: Self = Self(&[BOARD, &["metric", "maxNodes", "maxBytes", "boards"]]);
}

/// An options object.
pub struct Options(Option<Object>);

impl Options {
    /// Takes an object, `undefined` or `null`, and refuses options that `names` does not list: a misspelt
    /// option should not be silently without effect.
    pub fn read(value: &JsValue, names: OptionNames) -> Result<Self, JsValue> {
        if value.is_undefined() || value.is_null() {
            return Ok(Self(None));
        }
        let object = value.dyn_ref::<Object>().filter(|_| !value.is_function() && !Array::is_array(value));
        let object = object.ok_or_else(|| bad_argument("options", "an object"))?;
        let names: Vec<&str> = names.0.concat();
        for key in Object::keys(object).iter().filter_map(|key| key.as_string()) {
            if !names.contains(&key.as_str()) {
                return Err(Thrown::new("unknown-option", format!("{key:?}: expected one of {names:?}"))
                    .with("option", key)
                    .with_list("expected", names)
                    .into());
            }
        }
        Ok(Self(Some(object.clone())))
    }

    /// The value of an option that is there.
    fn get(&self, name: &str) -> Result<Option<JsValue>, JsValue> {
        let Some(object) = &self.0 else { return Ok(None) };
        let value = Reflect::get(object, &name.into())?;
        Ok((!value.is_undefined() && !value.is_null()).then_some(value))
    }

    /// The value of an option, as `read` understands it.
    fn get_as<T>(
        &self,
        name: &'static str,
        expected: &'static str,
        read: impl FnOnce(&JsValue) -> Option<T>,
    ) -> Result<Option<T>, JsValue> {
        let Some(value) = self.get(name)? else { return Ok(None) };
        match read(&value) {
            Some(value) => Ok(Some(value)),
            None => Err(throw(crate::Error::BadOption { option: name, expected })),
        }
    }

    pub fn board(&self) -> Result<BoardOptions, JsValue> {
        let one_or_more = |value: &JsValue| match value.as_string() {
            Some(text) => Some(vec![text]),
            None => strings(value),
        };
        let goals = self.get_as("goal", "a string or an array of at most 1000 strings", |value| {
            one_or_more(value).filter(|goals| goals.len() <= 1000)
        })?;
        let same = self.get_as("same", "an array of strings or of arrays of symbols", |value| {
            let groups = Array::is_array(value).then(|| Array::from(value))?;
            groups
                .iter()
                .map(|group| match group.as_string() {
                    Some(text) => Some(crate::board::clusters_of(&text)),
                    None => strings(&group),
                })
                .collect()
        })?;
        Ok(BoardOptions {
            goals: goals.unwrap_or_default(),
            blank: self.get_as("blank", "one symbol", JsValue::as_string)?,
            same: same.unwrap_or_default(),
        })
    }

    pub fn direction(&self) -> Result<Option<Direction>, JsValue> {
        self.get_as("direction", "up, right, down or left", |value| value.as_string()?.parse().ok())
    }

    pub fn solve(&self) -> Result<solver::Options, JsValue> {
        let positive = |value: &JsValue| whole(value).filter(|number| *number > 0);
        let metric = self.get_as("metric", "step or line", |value| {
            let name = value.as_string()?;
            Metric::ALL.into_iter().find(|metric| metric.name() == name)
        })?;
        let nodes = self.get_as("maxNodes", "a whole number from 1", positive)?;
        let bytes = self.get_as("maxBytes", "a whole number from 1", positive)?;
        let defaults = Limits::default();
        Ok(solver::Options {
            board: self.board()?,
            metric: metric.unwrap_or_default(),
            limits: Limits { nodes: nodes.unwrap_or(defaults.nodes), bytes: bytes.unwrap_or(defaults.bytes) },
            boards: self.get_as("boards", "true or false", JsValue::as_bool)?,
        })
    }
}

/// An array of strings.
fn strings(value: &JsValue) -> Option<Vec<String>> {
    Array::is_array(value).then(|| Array::from(value))?.iter().map(|item| item.as_string()).collect()
}
