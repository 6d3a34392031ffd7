//! Checks arguments from JavaScript, which may be of any type.
//!
//! `package/src/plain.ts` has copied objects and arrays before, so no getter or proxy can throw here. Lengths are checked before
//! anything is copied into the module's memory.

use std::ops::RangeInclusive;

use js_sys::{Array, JsString, Object, Reflect, Uint8Array};
use wasm_bindgen::prelude::*;

use super::{
    errors::{self, Thrown, cell_out_of_range, is_composed, shortened, text_too_long},
    tables,
};
use crate::{
    Algorithm, Error,
    board::{Board, Direction, Size, clusters_of},
    error::Source,
    generate::{LayoutKind, Wish},
    heuristic::Tables,
    puzzle::{self, Blocks, BoardOptions, Metric, Step},
    search::Limits,
    solver,
    survey::{self, GraphForm},
};

/// `Number.MAX_SAFE_INTEGER`.
const MAX_SAFE: f64 = 9_007_199_254_740_991.0;

/// An expectation of an argument or an option: its code, and the words of the message.
pub struct Expected(&'static str, &'static str);

const STRING: Expected = Expected("string", "a string");
const METHOD: Expected = Expected("string", "a string, or undefined before the options");
const OBJECT: Expected = Expected("object", "an object");
const BOOLEAN: Expected = Expected("boolean", "true or false");
const WHOLE: Expected = Expected("whole-number", "a whole number");
const POSITIVE: Expected = Expected("positive-number", "a whole number from 1");
const SEED: Expected = Expected("seed", "a whole number from 0 to 2^53 - 1");
const BOARD_TEXT: Expected = Expected("board-text", "the text of a board");
const MOVES_TEXT: Expected = Expected("moves-text", "a string of at most 1,000,000 UTF-16 units");
const MOVES: Expected = Expected("moves", "an array of at most 1,000,000 { from, to }");
const GOAL: Expected = Expected("goals", "a string, or an array of them");
const GOALS: Expected =
    Expected("goals", "a string or an array of at most 1000 strings, 8,000,000 UTF-16 units in all");
const GROUPS: Expected = Expected(
    "groups",
    "at most 1024 groups, of 1024 symbols in all: strings of at most 4096 UTF-16 units or arrays of symbols",
);
const ONE_SYMBOL: Expected = Expected("one-symbol", "one symbol");
const BLOCKS: Expected =
    Expected("blocks", "\"all\", a string of symbols, or an array of them, at most 1024");
const AXIS: Expected = Expected("axis", "long");
const DIRECTION: Expected = Expected("direction", "up, right, down or left");
const METRIC: Expected = Expected("metric", "step, line, slide or move");
const FORM: Expected = Expected("form", "dot, graphml or csv");
const KIND: Expected = Expected("kind", "rush or klotski");
const MOVE_RANGE: Expected =
    Expected("move-range", "a number from 1 to 250, or the least and the greatest in a list");
const PIECE_RANGE: Expected =
    Expected("piece-range", "a number from 2, or the least and the greatest in a list");
const BYTES: Expected = Expected("bytes", "a Uint8Array");
pub const NODES: Expected = Expected("nodes", "a number from 1");
pub const MILLIS: Expected = Expected("millis", "a number above 0");

#[cold]
#[inline(never)]
pub fn bad_argument(argument: &'static str, Expected(code, sentence): Expected) -> JsValue {
    Thrown::new("bad-argument", format!("`{argument}`: expected {sentence}"))
        .with("argument", argument)
        .with("expected", code)
        .into()
}

#[cold]
#[inline(never)]
fn bad_option(option: &'static str, Expected(code, sentence): Expected) -> JsValue {
    Thrown::new("bad-option", format!("option `{option}`: expected {sentence}"))
        .with("option", option)
        .with("expected", code)
        .into()
}

/// Maximum length of a board text in UTF-16 units, equal to the maximum of the core in bytes.
const MAX_BOARD: u32 = 100_352;
/// Maximum length of all goals together, in UTF-16 units.
const MAX_GOALS_TEXT: u32 = 8_000_000;
/// Maximum length of a text of moves in UTF-16 units, and of a list of moves.
const MAX_MOVES: u32 = 1_000_000;
/// Maximum length of a name, for example of a method, in UTF-16 units.
const MAX_NAME: u32 = 64;
/// Maximum length of the text of a blank, in UTF-16 units.
const MAX_BLANK: u32 = 32;
const MAX_GOALS: u32 = 1000;
/// Maximum number of groups of identical symbols, and of symbols in all groups.
const MAX_SAME: u32 = 1024;
/// Maximum length of the text of a group, in UTF-16 units.
const MAX_GROUP: u32 = 4096;

/// A text in NFC, or unchanged if it is not to be [composed](is_composed).
fn composed(text: &JsString) -> String {
    if is_composed(text) { text.normalize("NFC").into() } else { text.into() }
}

/// A string of at most `max` UTF-16 units, in NFC.
fn string(value: &JsValue, max: u32) -> Option<String> {
    value.dyn_ref::<JsString>().filter(|text| text.length() <= max).map(composed)
}

/// An array of at most `max` items.
fn array(value: &JsValue, max: u32) -> Option<&Array> {
    Array::is_array(value).then(|| value.unchecked_ref::<Array>()).filter(|array| array.length() <= max)
}

pub fn board_text(value: &JsValue) -> Result<String, JsValue> {
    let text = value.dyn_ref::<JsString>().ok_or_else(|| bad_argument("board", STRING))?;
    board_of(text, Source::Start)
}

fn board_of(text: &JsString, from: Source) -> Result<String, JsValue> {
    if text.length() > MAX_BOARD {
        return Err(text_too_long(text.length(), MAX_BOARD, from));
    }
    Ok(composed(text))
}

/// A text of moves. It needs no NFC, which changes none of their characters.
pub fn moves_text(value: &JsValue) -> Result<String, JsValue> {
    let text = value.dyn_ref::<JsString>().filter(|text| text.length() <= MAX_MOVES);
    text.and_then(|text| text.as_string()).ok_or_else(|| bad_argument("text", MOVES_TEXT))
}

/// Maximum length of the name of a table, in UTF-16 units.
const MAX_TABLE_NAME: u32 = 64;
/// Maximum size of a table: the default memory of a search.
const MAX_TABLE: u32 = 1 << 30;
/// Number of bytes that identify a table.
#[allow(clippy::cast_possible_truncation, reason = "some tens")]
const HEAD: u32 = Tables::HEAD as u32;
/// Maximum size of a work item, and of its result unless that is a table.
const MAX_WORK_ITEM: u32 = 1 << 24;

/// The name of a table, cut where it is too long for any.
pub fn table_name(value: &JsValue) -> Result<String, JsValue> {
    let text = value.dyn_ref::<JsString>().ok_or_else(|| bad_argument("name", STRING))?;
    Ok(text.slice(0, MAX_TABLE_NAME).into())
}

/// A table. Bytes with a wrong head are not copied.
pub fn table(value: &JsValue) -> Result<Vec<u8>, JsValue> {
    bytes(value, "bytes", |head, len| Tables::check_head(head, len).map(|()| MAX_TABLE))
}

pub fn work_item(value: &JsValue) -> Result<Vec<u8>, JsValue> {
    bytes(value, "item", |_, _| Ok(MAX_WORK_ITEM))
}

/// The result of a work item, which can be a table.
pub fn result(value: &JsValue) -> Result<Vec<u8>, JsValue> {
    bytes(
        value,
        "result",
        |head, len| Ok(Tables::check_head(head, len).map_or(MAX_WORK_ITEM, |()| MAX_TABLE)),
    )
}

/// A copy of the bytes of an argument. `most` returns the maximum for their head and length.
fn bytes(
    value: &JsValue,
    name: &'static str,
    most: impl FnOnce(&[u8], usize) -> Result<u32, Error>,
) -> Result<Vec<u8>, JsValue> {
    let wrong = || bad_argument(name, BYTES);
    let bytes =
        array(value, 1).and_then(|list| list.get(0).dyn_into::<Uint8Array>().ok()).ok_or_else(wrong)?;
    let len = bytes.length() as usize;
    let most = most(&bytes.slice(0, HEAD).to_vec(), len).map_err(|error| errors::throw(error, |_| None))?;
    let most = most as usize;
    let mut copy = Vec::new();
    if len > most || copy.try_reserve_exact(len).is_err() {
        let error = Error::TooLarge { bytes: len as u64, limit: most as u64 };
        return Err(errors::throw(error, |_| None));
    }
    copy.resize(len, 0);
    // Growing the module's memory detaches views of it.
    if bytes.length() as usize != len {
        return Err(wrong());
    }
    bytes.copy_to(&mut copy);
    Ok(copy)
}

/// A whole number from 0 to 2^53 - 1, if `value` is one.
fn whole(value: &JsValue) -> Option<u64> {
    let number =
        value.as_f64().filter(|number| number.fract() == 0.0 && (0.0..=MAX_SAFE).contains(number))?;
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "just checked")]
    Some(number as u64)
}

/// A whole number, at most `u32::MAX`, which exceeds every range.
fn saturated(value: &JsValue) -> Option<u32> {
    whole(value).map(|number| u32::try_from(number).unwrap_or(u32::MAX))
}

/// The width of a board; 0 if missing.
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
        let found = match value.dyn_ref() {
            Some(text) => shortened(text),
            None => value.as_f64().map_or(JsValue::NULL, JsValue::from),
        };
        cell_out_of_range(&found, cells)
    })
}

pub fn seed(value: &JsValue) -> Result<u64, JsValue> {
    whole(value).ok_or_else(|| bad_argument("seed", SEED))
}

/// The method of a name. Default: `auto`.
pub fn algorithm(value: &JsValue) -> Result<Algorithm, JsValue> {
    if value.is_undefined() || value.is_null() {
        return Ok(Algorithm::Auto);
    }
    let text = value.dyn_ref::<JsString>().ok_or_else(|| bad_argument("algorithm", METHOD))?;
    string(text, MAX_NAME).and_then(|name| name.parse().ok()).ok_or_else(|| {
        let names = Algorithm::ALL.map(Algorithm::name);
        Thrown::new("unknown-algorithm", format!("algorithm: expected one of {}", names.join(", ")))
            .with("found", shortened(text))
            .with_list("expected", names)
            .into()
    })
}

/// The start.
pub fn start(board: &JsValue, width: &JsValue, rules: &BoardOptions, texts: Texts) -> Result<Board, JsValue> {
    puzzle::read_start(&board_text(board)?, self::width(width)?, rules).map_err(|error| texts.throw(error))
}

/// The texts of a call as its caller passed them, for the spans of errors.
#[derive(Clone, Copy)]
pub struct Texts<'a> {
    /// The start. Default: the option `start`, or the first goal.
    start: Option<&'a JsValue>,
    /// The goals. Default: the option `goal`.
    goals: Option<&'a JsValue>,
    moves: Option<&'a JsValue>,
    options: &'a Options,
}

impl<'a> Texts<'a> {
    /// The texts of a call with a start as its argument.
    pub fn of_start(board: &'a JsValue, options: &'a Options) -> Self {
        Self { start: Some(board), goals: None, moves: None, options }
    }

    /// The texts of a call with a goal as its argument.
    pub fn of_goal(goal: &'a JsValue, options: &'a Options) -> Self {
        Self { start: None, goals: Some(goal), moves: None, options }
    }

    /// Adds a text of moves.
    pub fn and_moves(self, moves: &'a JsValue) -> Self {
        Self { moves: Some(moves), ..self }
    }

    #[cold]
    #[inline(never)]
    pub fn throw(self, error: Error) -> JsValue {
        errors::throw(error, |from| self.get(from)?.dyn_into().ok())
    }

    fn get(self, from: Source) -> Option<JsValue> {
        let option = |name| self.options.get(name).ok().flatten();
        let goal = |index: usize| {
            let goals = self.goals.cloned().or_else(|| option("goal"))?;
            let at = u32::try_from(index).ok()?;
            if Array::is_array(&goals) { Some(goals.unchecked_ref::<Array>().get(at)) } else { Some(goals) }
        };
        match from {
            Source::Start => self.start.cloned().or_else(|| option("start")).or_else(|| goal(0)),
            Source::Goal(index) => goal(index),
            Source::Gates => option("gates"),
            Source::Spell => option("spell"),
            Source::Moves => self.moves.cloned(),
        }
    }
}

/// A list of moves, which `plain.ts` has flattened to cells: `from`, `to`, `from`, `to` and so on.
pub fn moves(value: &JsValue) -> Result<Vec<Step>, JsValue> {
    let cell = |cells: &Array, at| usize::try_from(whole(&cells.get_unchecked(at))?).ok();
    array(value, 2 * MAX_MOVES)
        .and_then(|cells| {
            let step = |at| Some(Step { from: cell(cells, 2 * at)?, to: cell(cells, 2 * at + 1)? });
            (0..cells.length() / 2).map(step).collect()
        })
        .ok_or_else(|| bad_argument("moves", MOVES))
}

/// The names of the options that a function takes.
#[derive(Clone, Copy)]
pub struct OptionNames(&'static [&'static [&'static str]]);

const BOARD: &[&str] = &["blank", "same", "blocks", "axis", "gates"];
const LIMITS: &[&str] = &["metric", "maxNodes", "maxBytes"];
const SURVEY: &[&str] = &["start", "seed"];

impl OptionNames {
    pub const BOARD: Self = Self(&[&["goal"], BOARD]);
    pub const STEP: Self = Self(&[&["goal"], BOARD, &["direction"]]);
    pub const SOLVE: Self = Self(&[&["goal"], BOARD, LIMITS, &["boards"]]);
    pub const COUNT: Self = Self(&[&["goal"], BOARD, LIMITS, &["boards", "list"]]);
    pub const SURVEY: Self = Self(&[BOARD, LIMITS, SURVEY]);
    pub const STATE_GRAPH: Self = Self(&[BOARD, LIMITS, &["start", "form"]]);
    pub const WISH: Self =
        Self(&[&["kind", "moves", "pieces", "unique", "needless", "frame", "blanks", "count", "seed"]]);
    pub const GENERATE: Self = Self(&[&["maxLayouts", "maxBytes"]]);
    pub const LAYOUTS: Self = Self(&[&["kind", "slice", "slices", "frame", "blanks"]]);
    pub const ENUMERATE: Self = Self(&[&["maxBytes"]]);
    pub const COMPOSE: Self = Self(&[BOARD, LIMITS, SURVEY, &["depth", "unique", "count", "spell", "word"]]);
}

/// The list of names comes last, since `www/engine/calls.ts` adds those of the worker's own calls.
#[cold]
fn unknown_option(key: &JsString, names: Vec<&str>) -> JsValue {
    let option = shortened(key);
    let name = option.as_string().unwrap_or_default();
    let hint = if name == "algorithm" { ", which is an argument before the options" } else { "" };
    let message = format!("unknown option `{name}`{hint}: expected one of {}", names.join(", "));
    Thrown::new("unknown-option", message).with("option", option).with_list("expected", names).into()
}

/// An options object.
#[derive(Default)]
pub struct Options(Option<Object>);

impl Options {
    /// Reads an object, `undefined` or `null`. Rejects options that `names` does not list, so that a typo is an error.
    pub fn read(value: &JsValue, names: OptionNames) -> Result<Self, JsValue> {
        if value.is_undefined() || value.is_null() {
            return Ok(Self(None));
        }
        Self::read_object(value, "options", names)
    }

    /// Reads the object that is the argument `name`.
    pub fn read_object(value: &JsValue, name: &'static str, names: OptionNames) -> Result<Self, JsValue> {
        if !value.is_object() || Array::is_array(value) {
            return Err(bad_argument(name, OBJECT));
        }
        let object: &Object = value.unchecked_ref();
        let names: Vec<&str> = names.0.concat();
        for key in Object::keys(object).iter() {
            if !string(&key, MAX_NAME).is_some_and(|key| names.contains(&key.as_str())) {
                return Err(unknown_option(key.unchecked_ref(), names));
            }
        }
        Ok(Self(Some(object.clone())))
    }

    /// The value of an option, unless it is missing.
    pub fn get(&self, name: &str) -> Result<Option<JsValue>, JsValue> {
        let Some(object) = &self.0 else { return Ok(None) };
        let value = Reflect::get(object, &name.into())?;
        Ok((!value.is_undefined() && !value.is_null()).then_some(value))
    }

    /// The value of an option as `read` converts it.
    fn get_as<T>(
        &self,
        name: &'static str,
        expected: Expected,
        read: impl FnOnce(&JsValue) -> Option<T>,
    ) -> Result<Option<T>, JsValue> {
        let Some(value) = self.get(name)? else { return Ok(None) };
        read(&value).map(Some).ok_or_else(|| bad_option(name, expected))
    }

    pub fn number(&self, name: &'static str) -> Result<Option<u64>, JsValue> {
        self.get_as(name, WHOLE, whole)
    }

    pub fn text(&self, name: &'static str) -> Result<Option<String>, JsValue> {
        self.get_as(name, BOARD_TEXT, |value| string(value, MAX_BOARD))
    }

    pub fn board(&self) -> Result<BoardOptions, JsValue> {
        let same = self.get_as("same", GROUPS, groups)?;
        Ok(BoardOptions {
            goals: self.goals()?,
            blank: self.get_as("blank", ONE_SYMBOL, |value| string(value, MAX_BLANK))?,
            same: same.unwrap_or_default(),
            blocks: self.blocks()?,
            axis: self.axis()?,
            gates: self.text("gates")?,
        })
    }

    fn blocks(&self) -> Result<Blocks, JsValue> {
        let blocks = self.get_as("blocks", BLOCKS, |value| {
            let symbols = match string(value, MAX_GROUP) {
                Some(all) if all == "all" => return Some(Blocks::All),
                Some(text) => clusters_of(&text),
                None => array(value, MAX_SAME)?
                    .iter()
                    .map(|item| string(&item, MAX_NAME))
                    .collect::<Option<_>>()?,
            };
            Some(if symbols.is_empty() { Blocks::None } else { Blocks::Listed(symbols) })
        })?;
        Ok(blocks.unwrap_or_default())
    }

    /// The only axis is `"long"`.
    fn axis(&self) -> Result<bool, JsValue> {
        let axis =
            self.get_as("axis", AXIS, |value| string(value, MAX_NAME).filter(|name| name == "long"))?;
        Ok(axis.is_some())
    }

    fn goals(&self) -> Result<Vec<String>, JsValue> {
        goals(&self.get("goal")?.unwrap_or(JsValue::UNDEFINED))
    }

    pub fn direction(&self) -> Result<Option<Direction>, JsValue> {
        self.get_as("direction", DIRECTION, |value| string(value, MAX_NAME)?.parse().ok())
    }

    fn metric(&self) -> Result<Metric, JsValue> {
        let metric = self.get_as("metric", METRIC, |value| string(value, MAX_NAME)?.parse().ok())?;
        Ok(metric.unwrap_or_default())
    }

    fn positive(&self, name: &'static str) -> Result<Option<u64>, JsValue> {
        self.get_as(name, POSITIVE, |value| whole(value).filter(|number| *number > 0))
    }

    /// Maximum memory in bytes.
    pub fn bytes(&self) -> Result<u64, JsValue> {
        Ok(self.positive("maxBytes")?.unwrap_or(Limits::default().bytes))
    }

    /// The number of boards.
    fn count(&self) -> Result<usize, JsValue> {
        Ok(self.get_as("count", WHOLE, saturated)?.map_or(1, |count| count as usize))
    }

    fn limits(&self) -> Result<Limits, JsValue> {
        let nodes = self.positive("maxNodes")?.unwrap_or(Limits::default().nodes);
        Ok(Limits { nodes, bytes: self.bytes()? })
    }

    /// The first goal, and the options of a survey with the others.
    pub fn survey(&self, goal: &JsValue) -> Result<(String, survey::SurveyOptions), JsValue> {
        let mut goals = goals(goal)?;
        if goals.is_empty() {
            return Err(bad_argument("goal", GOAL));
        }
        let first = goals.remove(0);
        let options = survey::SurveyOptions {
            board: BoardOptions { goals, ..self.board()? },
            start: self.text("start")?,
            metric: self.metric()?,
            limits: self.limits()?,
            seed: self.number("seed")?.unwrap_or(0),
        };
        Ok((first, options))
    }

    pub fn compose(&self) -> Result<survey::ComposeOptions, JsValue> {
        Ok(survey::ComposeOptions {
            depth: self.number("depth")?.map(|depth| depth.min(1000) as usize),
            unique: self.get_as("unique", BOOLEAN, JsValue::as_bool)?.unwrap_or(false),
            count: self.count()?,
            spell: self.text("spell")?,
            word: self.text("word")?,
        })
    }

    /// The form of a state graph.
    pub fn form(&self) -> Result<GraphForm, JsValue> {
        let form = self.get_as("form", FORM, |value| string(value, MAX_NAME)?.parse().ok())?;
        Ok(form.unwrap_or(GraphForm::Dot))
    }

    /// The kind of layouts.
    pub fn kind(&self) -> Result<LayoutKind, JsValue> {
        let kind = self.get_as("kind", KIND, |value| string(value, MAX_NAME)?.parse().ok())?;
        kind.ok_or_else(|| bad_option("kind", KIND))
    }

    /// A number, or a list of the least and the greatest.
    fn range(&self, name: &'static str, expected: Expected) -> Result<Option<RangeInclusive<u32>>, JsValue> {
        self.get_as(name, expected, |value| {
            let most = |value: &JsValue| {
                if value.as_f64() == Some(f64::INFINITY) { Some(u32::MAX) } else { saturated(value) }
            };
            match array(value, 2) {
                Some(ends) if ends.length() == 2 => Some(saturated(&ends.get(0))?..=most(&ends.get(1))?),
                Some(_) => None,
                None => saturated(value).map(|only| only..=only),
            }
        })
    }

    /// Refuses options that are for another kind of layouts only.
    pub fn check_kind(
        &self,
        kind: LayoutKind,
        owner: LayoutKind,
        names: &[&'static str],
    ) -> Result<(), JsValue> {
        for name in names {
            let is_given = self.get(name)?.is_some();
            kind.check(owner, name, is_given).map_err(|error| errors::throw(error, |_| None))?;
        }
        Ok(())
    }

    /// A wish; `limits` are the options that limit the generator.
    pub fn wish(&self, limits: &Self) -> Result<Wish, JsValue> {
        let mut wish = Wish::new();
        let defaults = wish.clone();
        let flag = |name| Ok::<_, JsValue>(self.get_as(name, BOOLEAN, JsValue::as_bool)?.unwrap_or(false));
        wish.moves = self.range("moves", MOVE_RANGE)?.unwrap_or(defaults.moves);
        wish.pieces = self.range("pieces", PIECE_RANGE)?.unwrap_or(defaults.pieces);
        (wish.unique, wish.needless) = (flag("unique")?, flag("needless")?);
        wish.frame = self.text("frame")?;
        wish.blanks = self.blanks()?;
        wish.count = self.count()?;
        wish.seed = self.number("seed")?.unwrap_or(0);
        wish.layouts = limits.positive("maxLayouts")?;
        wish.bytes = limits.bytes()?;
        Ok(wish)
    }

    /// The number of blanks of Klotski's layouts.
    pub fn blanks(&self) -> Result<Option<u32>, JsValue> {
        self.get_as("blanks", WHOLE, saturated)
    }

    /// The slice of Rush Hour's puzzles and the number of slices.
    pub fn slice(&self) -> Result<(u32, u32), JsValue> {
        let number = |name| self.get_as(name, WHOLE, saturated);
        Ok((number("slice")?.unwrap_or(0), number("slices")?.unwrap_or(1)))
    }

    pub fn solve(&self) -> Result<solver::Options, JsValue> {
        Ok(solver::Options {
            board: self.board()?,
            metric: self.metric()?,
            limits: self.limits()?,
            boards: self.get_as("boards", BOOLEAN, JsValue::as_bool)?,
            tables: tables(),
        })
    }
}

/// The texts of goals: a string, an array of strings, or none.
fn goals(value: &JsValue) -> Result<Vec<String>, JsValue> {
    if value.is_undefined() {
        return Ok(Vec::new());
    }
    let texts = || {
        let texts = match value.dyn_ref::<JsString>() {
            Some(text) => vec![text.clone()],
            None => {
                array(value, MAX_GOALS)?.iter().map(|item| item.dyn_into().ok()).collect::<Option<_>>()?
            }
        };
        let length = texts.iter().fold(0_u32, |sum, text| sum.saturating_add(text.length().min(MAX_BOARD)));
        (length <= MAX_GOALS_TEXT).then_some(texts)
    };
    let texts = texts().ok_or_else(|| bad_option("goal", GOALS))?;
    let goal = |(index, text): (usize, &JsString)| board_of(text, Source::Goal(index));
    texts.iter().enumerate().map(goal).collect()
}

/// Groups of identical symbols.
fn groups(value: &JsValue) -> Option<Vec<Vec<String>>> {
    let mut groups = Vec::new();
    let mut left = MAX_SAME as usize;
    for item in array(value, MAX_SAME)?.iter() {
        let group: Vec<String> = match string(&item, MAX_GROUP) {
            Some(text) => clusters_of(&text),
            None => {
                array(&item, MAX_SAME)?.iter().map(|item| string(&item, MAX_NAME)).collect::<Option<_>>()?
            }
        };
        left = left.checked_sub(group.len())?;
        groups.push(group);
    }
    Some(groups)
}
