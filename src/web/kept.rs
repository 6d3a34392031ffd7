//! Tables between searches: what there is, and how it leaves the module and comes back.

use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;

use super::{arguments, errors, errors::JsResult, kept_tables::tables, values::to_js};
use crate::{heuristic::WantedTable, plain};

/// The tables that searches were building at the last look. A slice ends when there are others, so that the caller can
/// import them before they are built.
pub(super) struct Wanted(Vec<WantedTable>);

impl Wanted {
    pub(super) fn new() -> Self {
        Self(tables().wanted())
    }

    /// Looks again, and returns whether anything has changed.
    pub(super) fn changes(&mut self) -> bool {
        let now = tables().wanted();
        let changes = now != self.0;
        self.0 = now;
        changes
    }
}

/// Frees the tables that are kept to make later searches for the same goals faster. They count against
/// `maxBytes`; the next search that needs one builds it again.
#[wasm_bindgen(js_name = clearTables)]
pub fn clear_tables() {
    tables().clear();
}

/// The tables that are kept for later searches, oldest first.
#[wasm_bindgen(js_name = listTables, unchecked_return_type = "KeptTable[]")]
pub fn list_tables() -> JsResult {
    to_js(&tables().list().into_iter().map(plain::KeptTable::from).collect::<Vec<_>>())
}

/// The tables that searches are building now. Who has kept one of these gives it to {@link importTable}, and the search
/// goes on with it.
#[wasm_bindgen(js_name = wantedTables, unchecked_return_type = "WantedTable[]")]
pub fn wanted_tables() -> JsResult {
    to_js(&tables().wanted().into_iter().map(plain::WantedTable::from).collect::<Vec<_>>())
}

/// A table as bytes, to be kept where the caller likes and brought back by {@link importTable}; `null` if none of this
/// name is kept.
///
/// ```js
/// for (const { name } of listTables()) await writeFile(`${name}.table`, exportTable(name));
/// ```
///
/// @param name As {@link listTables} says.
///
/// # Errors
///
/// Throws a `TaisouError` when `name` is no string.
#[wasm_bindgen(js_name = exportTable, unchecked_return_type = "Uint8Array | null")]
pub fn export_table(#[wasm_bindgen(unchecked_param_type = "string")] name: &JsValue) -> JsResult {
    let exported = tables().with_parts(&arguments::table_name(name)?, |head, values| {
        let len = |part: &[u8]| u32::try_from(part.len()).unwrap_or(u32::MAX);
        let (middle, end) = (len(head), len(head) + len(values));
        let bytes = Uint8Array::new_with_length(end);
        bytes.subarray(0, middle).copy_from(head);
        bytes.subarray(middle, end).copy_from(values);
        bytes
    });
    Ok(exported.map_or(JsValue::NULL, JsValue::from))
}

/// Takes up a table that {@link exportTable} wrote, and returns its name. One that is there already stays as it is; one that
/// fits no search is never used.
///
/// A table is part of a proof, so every byte is checked: against accidents, not against somebody who makes a wrong table
/// with the right checksum.
///
/// # Errors
///
/// Throws a `TaisouError` for bytes that are no table, for one of another version, and for one that was cut or has changed
/// since (`bad-table`), and for more bytes than there is room for (`too-large`).
#[wasm_bindgen(js_name = importTable)]
pub fn import_table(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] bytes: &JsValue,
) -> Result<String, JsValue> {
    let imported = tables().import(arguments::table(bytes)?);
    imported.map_err(|error| errors::throw(error, |_| None))
}
