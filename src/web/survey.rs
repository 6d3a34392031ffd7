//! Surveys, counts and composing: each at once, and sliced as a JavaScript class.

use wasm_bindgen::prelude::*;

use super::{
    arguments::{self, OptionNames, Texts},
    clock,
    errors::JsResult,
    values::{stats, to_js},
};
use crate::{
    plain,
    search::{Sliced, Status},
    survey,
};

#[wasm_bindgen]
extern "C" {
    /// The digits of a count. Rust's own way for 128 bits is too much code for the module.
    #[wasm_bindgen(js_name = String)]
    fn digits(count: u128) -> String;
}

/// Counts all positions by their distance from a goal, at once. In a page, use a {@link Survey} in a worker.
///
/// The 8-puzzle's 181,440 take some milliseconds, the 11-puzzle's 239,500,800 some seconds and 104 MB.
///
/// ```js
/// survey("123/456/78*", 3).max; // 31
/// ```
///
/// @param goal The goal, or several of which any will do. Where it leaves something open, `start` is needed.
/// @param width Cells in a row; 0 means: as the rows of the goal say.
///
/// # Errors
///
/// Throws a `TaisouError` for what is no puzzle, for a goal that leaves something open without a `start`, and for
/// what is known beforehand to need more than `maxBytes` (`too-large`): on most boards of tiles half of all arrangements, unless
/// `maxNodes` asks for fewer.
#[wasm_bindgen(js_name = survey, unchecked_return_type = "SurveyResult")]
pub fn survey_at_once(
    #[wasm_bindgen(unchecked_param_type = "string | readonly string[]")] goal: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "SurveyOptions")] options: &JsValue,
) -> JsResult {
    let mut survey = Survey::new(goal, width, options)?;
    survey.0.run();
    survey.result()
}

/// A {@link survey} in hand, driven in slices: `advance` until it no longer says `"paused"`, then read `result()`. It
/// holds the distance of every position until `free()`.
#[wasm_bindgen]
pub struct Survey(survey::Survey);

#[wasm_bindgen]
impl Survey {
    /// Prepares a survey; does none of it. The arguments are those of {@link survey}.
    ///
    /// # Errors
    ///
    /// Throws a `TaisouError` as {@link survey} does.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "string | readonly string[]")] goal: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "SurveyOptions")] options: &JsValue,
    ) -> Result<Survey, JsValue> {
        let given = arguments::Options::read(options, OptionNames::SURVEY)?;
        let (first, options) = given.survey(goal)?;
        let survey = survey::Survey::new(&first, arguments::width(width)?, &options);
        survey.map(Self).map_err(|error| Texts::of_goal(goal, &given).throw(error))
    }

    /// Goes on for about `nodes` more positions, or until `millis` milliseconds have passed, if that is sooner. Once it has
    /// said anything but `"paused"`, it is over.
    ///
    /// # Errors
    ///
    /// Throws a `TaisouError` when `nodes` is not a number from 1, or `millis` not a number above 0.
    #[wasm_bindgen(unchecked_return_type = "\"paused\" | \"done\" | \"stopped\"")]
    pub fn advance(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] nodes: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] millis: &JsValue,
    ) -> JsResult {
        advance(&mut self.0, nodes, millis, plain::done)
    }

    /// How far it is. Cheap.
    #[wasm_bindgen(unchecked_return_type = "Stats")]
    pub fn stats(&self) -> JsResult {
        stats(&self.0)
    }

    /// How many positions there will be, which `stats().nodes` comes to: on full rectangles with one blank from which a goal
    /// can be reached; `null` elsewhere.
    #[wasm_bindgen(unchecked_return_type = "number | null")]
    #[must_use]
    pub fn size(&self) -> JsValue {
        #[allow(clippy::cast_precision_loss, reason = "below 2^36")]
        self.0.size().map_or(JsValue::NULL, |size| JsValue::from(size as f64))
    }

    /// What is known now; after the end, all there is.
    #[wasm_bindgen(unchecked_return_type = "SurveyResult")]
    pub fn result(&mut self) -> JsResult {
        to_js(&plain::SurveyResult::new(self.0.distribution(), self.0.metric()))
    }

    /// The distance of a board from the nearest goal, in moves of the metric; `null` where it is not of this space, or
    /// was not met yet. At once.
    ///
    /// # Errors
    ///
    /// Throws a `TaisouError` for what is no board.
    #[wasm_bindgen(unchecked_return_type = "number | null")]
    pub fn distance(&mut self, #[wasm_bindgen(unchecked_param_type = "string")] board: &JsValue) -> JsResult {
        let none = arguments::Options::default();
        let distance = self.0.distance(&arguments::board_text(board)?);
        let distance = distance.map_err(|error| Texts::of_start(board, &none).throw(error))?;
        Ok(distance.map_or(JsValue::NULL, JsValue::from))
    }
}

/// Counts the shortest solutions of a board, and lists the first of them, at once. In a page, use a `ShortestCount`
/// in a worker: it looks from both ends, at every position up to half the length, and is for spaces and boards for which that is
/// few.
///
/// @param board As for `solve`.
/// @param width As for `solve`.
///
/// # Errors
///
/// Throws a `TaisouError` as `solve` does.
#[wasm_bindgen(js_name = countShortest, unchecked_return_type = "CountResult")]
pub fn count_shortest(
    #[wasm_bindgen(unchecked_param_type = "string")] board: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "CountOptions")] options: &JsValue,
) -> JsResult {
    let mut count = ShortestCount::new(board, width, options)?;
    count.0.run();
    count.result()
}

/// A {@link countShortest} in hand, driven in slices: `advance` until it no longer says `"paused"`, then read `result()`.
/// Call `free()` when done with it.
#[wasm_bindgen]
pub struct ShortestCount(survey::ShortestCount);

#[wasm_bindgen]
impl ShortestCount {
    /// Prepares to count; does none of it. The arguments are those of {@link countShortest}.
    ///
    /// # Errors
    ///
    /// Throws a `TaisouError` as {@link countShortest} does.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "string")] board: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "CountOptions")] options: &JsValue,
    ) -> Result<ShortestCount, JsValue> {
        let options = arguments::Options::read(options, OptionNames::COUNT)?;
        let (text, width) = (arguments::board_text(board)?, arguments::width(width)?);
        let list = options.number("list")?.map_or(10, |list| list.min(1000) as usize);
        let count = survey::ShortestCount::new(&text, width, &options.solve()?, list);
        count.map(Self).map_err(|error| Texts::of_start(board, &options).throw(error))
    }

    /// Goes on for about `nodes` more positions, or until `millis` milliseconds have passed, if that is sooner. Once it has
    /// said anything but `"paused"`, it is over.
    ///
    /// # Errors
    ///
    /// Throws a `TaisouError` when `nodes` is not a number from 1, or `millis` not a number above 0.
    #[wasm_bindgen(unchecked_return_type = "\"paused\" | \"solved\" | \"unsolvable\" | \"stopped\"")]
    pub fn advance(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] nodes: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] millis: &JsValue,
    ) -> JsResult {
        advance(&mut self.0, nodes, millis, plain::status)
    }

    /// How far it is. Cheap.
    #[wasm_bindgen(unchecked_return_type = "Stats")]
    pub fn stats(&self) -> JsResult {
        stats(&self.0)
    }

    /// What is known now; after the end, the answer.
    #[wasm_bindgen(unchecked_return_type = "CountResult")]
    pub fn result(&mut self) -> JsResult {
        to_js(&plain::CountResult::new(self.0.count(), self.0.metric(), digits))
    }
}

/// Makes puzzles to order, at once: boards of a given depth, the hardest, such with a single answer, such that spell a
/// word. In a page, use a {@link Composer} in a worker.
///
/// ```js
/// compose("123/456/78*", 3, { depth: 20, seed: 1 }).boards[0].length; // 20
/// ```
///
/// @param goal The goal of the puzzles, or several of which any will do.
/// @param width Cells in a row; 0 means: as the rows of the goal say.
///
/// # Errors
///
/// Throws a `TaisouError` as {@link survey} does, and for a `word` or what to `spell` that has other symbols than the goal.
#[wasm_bindgen(unchecked_return_type = "ComposeResult")]
pub fn compose(
    #[wasm_bindgen(unchecked_param_type = "string | readonly string[]")] goal: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "ComposeOptions")] options: &JsValue,
) -> JsResult {
    let mut composer = Composer::new(goal, width, options)?;
    composer.0.run();
    composer.result()
}

/// A {@link compose} in hand, driven in slices: `advance` until it no longer says `"paused"`, then read `result()`. Call
/// `free()` when done with it.
#[wasm_bindgen]
pub struct Composer(survey::Composer);

#[wasm_bindgen]
impl Composer {
    /// Prepares to compose; does none of it. The arguments are those of {@link compose}.
    ///
    /// # Errors
    ///
    /// Throws a `TaisouError` as {@link compose} does.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "string | readonly string[]")] goal: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "ComposeOptions")] options: &JsValue,
    ) -> Result<Composer, JsValue> {
        let given = arguments::Options::read(options, OptionNames::COMPOSE)?;
        let ((first, options), wanted) = (given.survey(goal)?, given.compose()?);
        let composer = survey::Composer::new(&first, arguments::width(width)?, &options, wanted);
        composer.map(Self).map_err(|error| Texts::of_goal(goal, &given).throw(error))
    }

    /// Goes on for about `nodes` more positions, or until `millis` milliseconds have passed, if that is sooner. Once it has
    /// said anything but `"paused"`, it is over.
    ///
    /// # Errors
    ///
    /// Throws a `TaisouError` when `nodes` is not a number from 1, or `millis` not a number above 0.
    #[wasm_bindgen(unchecked_return_type = "\"paused\" | \"done\" | \"stopped\"")]
    pub fn advance(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] nodes: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] millis: &JsValue,
    ) -> JsResult {
        advance(&mut self.0, nodes, millis, plain::done)
    }

    /// How far it is. Cheap.
    #[wasm_bindgen(unchecked_return_type = "Stats")]
    pub fn stats(&self) -> JsResult {
        stats(&self.0)
    }

    /// What was composed.
    #[wasm_bindgen(unchecked_return_type = "ComposeResult")]
    pub fn result(&self) -> JsResult {
        to_js(&plain::ComposeResult::new(self.0.composed(), self.0.metric()))
    }
}

/// Runs one slice of a task. Returns the `name` of its status.
fn advance(
    task: &mut dyn Sliced,
    nodes: &JsValue,
    millis: &JsValue,
    name: fn(Status) -> &'static str,
) -> JsResult {
    let mut status = Status::Paused;
    clock::advance(nodes, millis, &mut |nodes| {
        status = task.advance(nodes);
        status == Status::Paused
    })?;
    Ok(name(status).into())
}
