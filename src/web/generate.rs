//! Layouts of Rush Hour and Klotski: puzzles to order and enumeration, each at once, and in slices as a JavaScript class.

use wasm_bindgen::prelude::*;

use super::{
    arguments::{OptionNames, Options},
    errors::{self, JsResult},
    sliced::sliced,
    values::to_js,
};
use crate::{
    Error,
    error::Source,
    generate::{
        self, GeneratedPuzzle, KlotskiEnumeration, KlotskiMaterial, LayoutKind, RushEnumeration, RushPuzzle,
        Wish,
    },
    plain,
    search::{Sliced, Stats, Status},
};

/// Makes puzzles of Rush Hour or Klotski to order, at once. In a page, use a {@link Generator} in a worker.
///
/// ```js
/// generate({ kind: "rush", moves: [12, 15], seed: 7 }).boards[0].moves; // 14
/// ```
///
/// # Errors
///
/// Throws a `TaisouError` if no board can be as wished, or an option is for the other kind (`bad-option`).
#[wasm_bindgen(unchecked_return_type = "GenerateResult")]
pub fn generate(
    #[wasm_bindgen(unchecked_param_type = "Wish")] wish: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "GenerateOptions")] options: &JsValue,
) -> JsResult {
    let mut generator = Generator::new(wish, options)?;
    generator.0.run();
    generator.result()
}

/// A {@link generate} in slices: call `advance` until it returns another status than `"paused"`, then read `result()`. Call
/// `free()` at the end.
#[wasm_bindgen]
pub struct Generator(Generating);

/// A generator with all that it has found.
struct Generating {
    work: generate::Generator,
    boards: Vec<GeneratedPuzzle>,
    status: Status,
}

impl Sliced for Generating {
    fn advance(&mut self, nodes: u64) -> Status {
        self.status = self.work.advance(nodes);
        self.boards.extend(self.work.take());
        self.status
    }

    fn stats(&self) -> Stats {
        self.work.stats()
    }
}

#[wasm_bindgen]
impl Generator {
    /// Prepares a generator without starting it. The arguments are those of {@link generate}.
    ///
    /// # Errors
    ///
    /// Throws a `TaisouError` as {@link generate} does.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "Wish")] wish: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "GenerateOptions")] options: &JsValue,
    ) -> Result<Generator, JsValue> {
        let given = Options::read_object(wish, "wish", OptionNames::WISH)?;
        let limits = Options::read(options, OptionNames::GENERATE)?;
        let (kind, wish) = (given.kind()?, given.wish(&limits)?);
        limits.check_kind(kind, LayoutKind::Rush, &["maxLayouts"])?;
        let work = generate::Generator::new(kind, wish).map_err(|error| throw(error, &given))?;
        Ok(Self(Generating { work, boards: Vec::new(), status: Status::Paused }))
    }

    /// The boards found; complete after the end.
    #[wasm_bindgen(unchecked_return_type = "GenerateResult")]
    pub fn result(&self) -> JsResult {
        to_js(&plain::GenerateResult::new(self.0.status, self.0.work.layouts(), &self.0.boards))
    }
}

/// Enumerates layouts at once: the puzzles of Rush Hour's box, of which a slice is enough, or every layout of a Klotski frame by
/// material. In a page, use an {@link Enumerator} in a worker.
///
/// ```js
/// enumerate({ kind: "klotski", blanks: 14 }).deepest; // 3
/// ```
///
/// # Errors
///
/// Throws a `TaisouError` if there is no such slice, the frame has no room for the target and the blanks, or an option is for the
/// other kind (`bad-option`).
#[wasm_bindgen(unchecked_return_type = "EnumerateResult")]
pub fn enumerate(
    #[wasm_bindgen(unchecked_param_type = "Layouts")] layouts: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "EnumerateOptions")] options: &JsValue,
) -> JsResult {
    let mut enumerator = Enumerator::new(layouts, options)?;
    enumerator.0.run();
    enumerator.result()
}

/// An {@link enumerate} in slices: call `advance` until it returns another status than `"paused"`, then read `result()`. Call
/// `free()` at the end.
#[wasm_bindgen]
pub struct Enumerator(Enumerating);

/// An enumeration with all that it has found.
struct Enumerating {
    found: Found,
    status: Status,
}

enum Found {
    Rush(Box<RushEnumeration>, Vec<RushPuzzle>),
    Klotski(Box<KlotskiEnumeration>, Vec<KlotskiMaterial>),
}

impl Sliced for Enumerating {
    fn advance(&mut self, nodes: u64) -> Status {
        self.status = match &mut self.found {
            Found::Rush(work, puzzles) => {
                let status = work.advance(nodes);
                puzzles.extend(work.take());
                status
            }
            Found::Klotski(work, materials) => {
                let status = work.advance(nodes);
                materials.extend(work.take());
                status
            }
        };
        self.status
    }

    fn stats(&self) -> Stats {
        match &self.found {
            Found::Rush(work, _) => work.stats(),
            Found::Klotski(work, _) => work.stats(),
        }
    }
}

#[wasm_bindgen]
impl Enumerator {
    /// Prepares an enumeration without starting it. The arguments are those of {@link enumerate}.
    ///
    /// # Errors
    ///
    /// Throws a `TaisouError` as {@link enumerate} does.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "Layouts")] layouts: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "EnumerateOptions")] options: &JsValue,
    ) -> Result<Enumerator, JsValue> {
        let given = Options::read_object(layouts, "layouts", OptionNames::LAYOUTS)?;
        let bytes = Options::read(options, OptionNames::ENUMERATE)?.bytes()?;
        let kind = given.kind()?;
        given.check_kind(kind, LayoutKind::Rush, &["slice", "slices"])?;
        given.check_kind(kind, LayoutKind::Klotski, &["frame", "blanks"])?;
        let found = match kind {
            LayoutKind::Rush => {
                let (slice, slices) = given.slice()?;
                RushEnumeration::new(slice, slices)
                    .map(|work| Found::Rush(Box::new(work.max_bytes(bytes)), Vec::new()))
            }
            LayoutKind::Klotski => {
                let (frame, blanks) = (given.text("frame")?, given.blanks()?.unwrap_or(Wish::BLANKS));
                KlotskiEnumeration::new(frame.as_deref(), blanks)
                    .map(|work| Found::Klotski(Box::new(work.max_bytes(bytes)), Vec::new()))
            }
        };
        let found = found.map_err(|error| throw(error, &given))?;
        Ok(Self(Enumerating { found, status: Status::Paused }))
    }

    /// The puzzles or materials found; complete after the end.
    #[wasm_bindgen(unchecked_return_type = "EnumerateResult")]
    pub fn result(&self) -> JsResult {
        let status = self.0.status;
        match &self.0.found {
            Found::Rush(_, puzzles) => to_js(&plain::RushResult::new(status, puzzles)),
            Found::Klotski(_, materials) => to_js(&plain::KlotskiResult::new(status, materials)),
        }
    }
}

/// The exception for a wish; the only board text is its frame.
fn throw(error: Error, given: &Options) -> JsValue {
    errors::throw(error, |from| match from {
        Source::Start => given.get("frame").ok()??.dyn_into().ok(),
        _ => None,
    })
}

sliced!(Generator, plain::done, "\"paused\" | \"done\" | \"stopped\"");
sliced!(Enumerator, plain::done, "\"paused\" | \"done\" | \"stopped\"");
