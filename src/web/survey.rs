//! Enumeration, counts and the generator: each at once, and in slices as a JavaScript class.

use wasm_bindgen::prelude::*;

use super::{
    arguments::{self, OptionNames, Texts},
    errors::JsResult,
    sliced::sliced,
    values::to_js,
};
use crate::{plain, search::Sliced, survey};

#[wasm_bindgen]
extern "C" {
    /// The digits of a count. Rust's formatting of 128 bits would add too much code to the module.
    #[wasm_bindgen(js_name = String)]
    fn digits(count: u128) -> String;
}

/// Enumerates a state space at once: counts all positions by their distance from a goal. In a page, use a {@link Survey} in a
/// worker.
///
/// The 181,440 positions of the 8-puzzle take some milliseconds, the 239,500,800 of the 11-puzzle some seconds and 104 MB.
///
/// ```js
/// survey("123/456/78*", 3).max; // 31
/// ```
///
/// @param goal The goal, or alternative goals. With don't-care cells or several goals, `start` is required.
/// @param width Number of columns; 0 takes it from the rows of the goal.
///
/// # Errors
///
/// Throws a `TaisouError` if the input is no puzzle, the goal leaves pieces open without a `start`, or the space is known to
/// need more than `maxBytes` (`too-large`): on most boards of tiles half of all arrangements, unless `maxNodes` is less.
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

/// A {@link survey} in slices: call `advance` until it returns another status than `"paused"`, then read `result()`. It holds
/// the distance of every position until `free()`.
#[wasm_bindgen]
pub struct Survey(survey::Survey);

#[wasm_bindgen]
impl Survey {
    /// Prepares an enumeration without starting it. The arguments are those of {@link survey}.
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

    /// The number of positions of the space, the final `stats().nodes`, on full rectangles with one blank from which a goal can be
    /// reached; `null` for others.
    #[wasm_bindgen(unchecked_return_type = "number | null")]
    #[must_use]
    pub fn size(&self) -> JsValue {
        #[allow(clippy::cast_precision_loss, reason = "below 2^36")]
        self.0.size().map_or(JsValue::NULL, |size| JsValue::from(size as f64))
    }

    /// The distribution up to the last complete layer; complete after the end.
    #[wasm_bindgen(unchecked_return_type = "SurveyResult")]
    pub fn result(&mut self) -> JsResult {
        to_js(&plain::SurveyResult::from(self.0.distribution()))
    }

    /// The distance of a board from the nearest goal, in moves of the metric; `null` if it is not of this space, or not met yet.
    /// Immediate.
    ///
    /// # Errors
    ///
    /// Throws a `TaisouError` if `board` is no board.
    #[wasm_bindgen(unchecked_return_type = "number | null")]
    pub fn distance(&mut self, #[wasm_bindgen(unchecked_param_type = "string")] board: &JsValue) -> JsResult {
        let none = arguments::Options::default();
        let distance = self.0.distance(&arguments::board_text(board)?);
        let distance = distance.map_err(|error| Texts::of_start(board, &none).throw(error))?;
        Ok(distance.map_or(JsValue::NULL, JsValue::from))
    }
}

/// Counts the shortest solutions of a board at once, and lists the first of them. In a page, use a `ShortestCount` in a worker.
/// It expands positions up to half the length from both ends, so it suits small spaces and short solutions: up to about 55
/// moves of a 15-puzzle within the default limits.
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

/// A {@link countShortest} in slices: call `advance` until it returns another status than `"paused"`, then read `result()`.
/// Call `free()` at the end.
#[wasm_bindgen]
pub struct ShortestCount(survey::ShortestCount);

#[wasm_bindgen]
impl ShortestCount {
    /// Prepares a count without starting it. The arguments are those of {@link countShortest}.
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

    /// The count; complete after the end.
    #[wasm_bindgen(unchecked_return_type = "CountResult")]
    pub fn result(&mut self) -> JsResult {
        to_js(&plain::CountResult::new(self.0.count(), digits))
    }
}

/// Generates puzzles at once: boards of an exact length, the hardest, with a single shortest solution, or that spell a word. In
/// a page, use a {@link Composer} in a worker.
///
/// ```js
/// compose("123/456/78*", 3, { depth: 20, seed: 1 }).boards[0].length; // 20
/// ```
///
/// @param goal The goal of the puzzles, or alternative goals.
/// @param width Number of columns; 0 takes it from the rows of the goal.
///
/// # Errors
///
/// Throws a `TaisouError` as {@link survey} does, and if `word` or `spell` has other symbols than the goal.
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

/// A {@link compose} in slices: call `advance` until it returns another status than `"paused"`, then read `result()`. Call
/// `free()` at the end.
#[wasm_bindgen]
pub struct Composer(survey::Composer);

#[wasm_bindgen]
impl Composer {
    /// Prepares a generator without starting it. The arguments are those of {@link compose}.
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

    /// The boards found; complete after the end.
    #[wasm_bindgen(unchecked_return_type = "ComposeResult")]
    pub fn result(&self) -> JsResult {
        to_js(&plain::ComposeResult::from(self.0.composed()))
    }
}

sliced!(Survey, plain::done, "\"paused\" | \"done\" | \"stopped\"");
sliced!(ShortestCount, plain::status, "\"paused\" | \"solved\" | \"unsolvable\" | \"stopped\"");
sliced!(Composer, plain::done, "\"paused\" | \"done\" | \"stopped\"");
