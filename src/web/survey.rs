//! Surveys, counts and composing: each at once, and sliced as a JavaScript class.

use wasm_bindgen::prelude::*;

use super::{
    arguments::{self, OptionNames},
    budget,
    errors::{self, JsResult, throw},
    stats, to_js, values,
};
use crate::{search::Status, survey};

/// Looks at all positions around a goal at once. In a page, use a `Survey` in a worker.
///
/// # Errors
///
/// Throws a `TaisouError`.
#[wasm_bindgen(js_name = survey, unchecked_return_type = "SurveyResult")]
pub fn survey_at_once(
    #[wasm_bindgen(unchecked_param_type = "string | readonly string[]")] goal: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "SurveyOptions")] options: &JsValue,
) -> JsResult {
    let mut survey = Survey::new(goal, width, options)?;
    while survey.0.advance(u64::MAX) == Status::Paused {}
    survey.result()
}

/// A survey in hand, driven in slices: `advance` until it no longer says `"paused"`, then read `result()`. Call
/// `free()` when done with it.
#[wasm_bindgen]
pub struct Survey(survey::Survey);

#[wasm_bindgen]
impl Survey {
    /// Prepares a survey; does none of it.
    ///
    /// # Errors
    ///
    /// Throws a `TaisouError`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "string | readonly string[]")] goal: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "SurveyOptions")] options: &JsValue,
    ) -> Result<Survey, JsValue> {
        let options = arguments::Options::read(options, OptionNames::SURVEY)?.survey(goal)?;
        let (goal, width) = (options.0, arguments::width(width)?);
        survey::Survey::new(&goal, width, &options.1).map(Self).map_err(throw)
    }

    /// Goes on for about `nodes` more positions.
    ///
    /// # Errors
    ///
    /// Throws a `TaisouError` when `nodes` is not a number from 1.
    #[wasm_bindgen(unchecked_return_type = "\"paused\" | \"done\" | \"stopped\"")]
    pub fn advance(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] nodes: &JsValue,
    ) -> Result<String, JsValue> {
        Ok(values::done(self.0.advance(budget(nodes)?)).to_owned())
    }

    /// How far it is. Cheap.
    ///
    /// # Errors
    ///
    /// None.
    #[wasm_bindgen(unchecked_return_type = "Stats")]
    pub fn stats(&self) -> JsResult {
        stats(self.0.stats(), None)
    }

    /// What is known now; after the end, all there is.
    ///
    /// # Errors
    ///
    /// None.
    #[wasm_bindgen(unchecked_return_type = "SurveyResult")]
    pub fn result(&mut self) -> JsResult {
        to_js(&values::SurveyResult::new(self.0.distribution(), self.0.metric()))
    }

    /// The distance of a board from the nearest goal; `null` where it is not of this space, or was not met yet.
    ///
    /// # Errors
    ///
    /// Throws a `TaisouError`.
    #[wasm_bindgen(unchecked_return_type = "number | null")]
    pub fn distance(&mut self, #[wasm_bindgen(unchecked_param_type = "string")] board: &JsValue) -> JsResult {
        let distance = self.0.distance(&arguments::board_text(board)?).map_err(throw)?;
        Ok(distance.map_or(JsValue::NULL, JsValue::from))
    }
}

/// Counts the shortest solutions of a board at once. In a page, use a `ShortestCount` in a worker.
///
/// # Errors
///
/// Throws a `TaisouError`.
#[wasm_bindgen(js_name = countShortest, unchecked_return_type = "CountResult")]
pub fn count_shortest(
    #[wasm_bindgen(unchecked_param_type = "string")] board: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "CountOptions")] options: &JsValue,
) -> JsResult {
    let mut count = ShortestCount::new(board, width, options)?;
    while count.0.advance(u64::MAX) == Status::Paused {}
    count.result()
}

/// A count in hand, driven in slices. Call `free()` when done with it.
#[wasm_bindgen]
pub struct ShortestCount(survey::ShortestCount);

#[wasm_bindgen]
impl ShortestCount {
    /// Prepares to count; does none of it.
    ///
    /// # Errors
    ///
    /// Throws a `TaisouError`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "string")] board: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "CountOptions")] options: &JsValue,
    ) -> Result<ShortestCount, JsValue> {
        let (board, width) = (arguments::board_text(board)?, arguments::width(width)?);
        let options = arguments::Options::read(options, OptionNames::COUNT)?;
        let list = options.number("list")?.map_or(10, |list| list.min(1000) as usize);
        survey::ShortestCount::new(&board, width, &options.solve()?, list).map(Self).map_err(throw)
    }

    /// Goes on for about `nodes` more positions.
    ///
    /// # Errors
    ///
    /// Throws a `TaisouError` when `nodes` is not a number from 1.
    #[wasm_bindgen(unchecked_return_type = "\"paused\" | \"solved\" | \"unsolvable\" | \"stopped\"")]
    pub fn advance(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] nodes: &JsValue,
    ) -> Result<String, JsValue> {
        Ok(values::status(self.0.advance(budget(nodes)?)).to_owned())
    }

    /// How far it is. Cheap.
    ///
    /// # Errors
    ///
    /// None.
    #[wasm_bindgen(unchecked_return_type = "Stats")]
    pub fn stats(&self) -> JsResult {
        stats(self.0.stats(), None)
    }

    /// What is known now; after the end, the answer.
    ///
    /// # Errors
    ///
    /// None.
    #[wasm_bindgen(unchecked_return_type = "CountResult")]
    pub fn result(&mut self) -> JsResult {
        let count = self.0.count();
        let number = count.length.map_or(JsValue::NULL, |_| JsValue::from(count.count));
        let result = to_js(&values::CountResult::new(count, self.0.metric()))?;
        errors::set(result.unchecked_ref(), "count", &number);
        Ok(result)
    }
}

/// Composes puzzles at once. In a page, use a `Composer` in a worker.
///
/// # Errors
///
/// Throws a `TaisouError`.
#[wasm_bindgen(unchecked_return_type = "ComposeResult")]
pub fn compose(
    #[wasm_bindgen(unchecked_param_type = "string | readonly string[]")] goal: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "ComposeOptions")] options: &JsValue,
) -> JsResult {
    let mut composer = Composer::new(goal, width, options)?;
    while composer.0.advance(u64::MAX) == Status::Paused {}
    composer.result()
}

/// Composing in hand, driven in slices. Call `free()` when done with it.
#[wasm_bindgen]
pub struct Composer(survey::Composer);

#[wasm_bindgen]
impl Composer {
    /// Prepares to compose; does none of it.
    ///
    /// # Errors
    ///
    /// Throws a `TaisouError`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "string | readonly string[]")] goal: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "ComposeOptions")] options: &JsValue,
    ) -> Result<Composer, JsValue> {
        let options = arguments::Options::read(options, OptionNames::COMPOSE)?;
        let ((goal, rules), wish) = (options.survey(goal)?, options.wish()?);
        survey::Composer::new(&goal, arguments::width(width)?, &rules, wish).map(Self).map_err(throw)
    }

    /// Goes on for about `nodes` more positions.
    ///
    /// # Errors
    ///
    /// Throws a `TaisouError` when `nodes` is not a number from 1.
    #[wasm_bindgen(unchecked_return_type = "\"paused\" | \"done\" | \"stopped\"")]
    pub fn advance(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] nodes: &JsValue,
    ) -> Result<String, JsValue> {
        Ok(values::done(self.0.advance(budget(nodes)?)).to_owned())
    }

    /// How far it is. Cheap.
    ///
    /// # Errors
    ///
    /// None.
    #[wasm_bindgen(unchecked_return_type = "Stats")]
    pub fn stats(&self) -> JsResult {
        stats(self.0.stats(), None)
    }

    /// What was composed.
    ///
    /// # Errors
    ///
    /// None.
    #[wasm_bindgen(unchecked_return_type = "ComposeResult")]
    pub fn result(&self) -> JsResult {
        to_js(&values::ComposeResult::new(self.0.composed(), self.0.metric()))
    }
}
