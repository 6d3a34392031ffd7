//! Listing, exporting and importing the tables kept between searches.

use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;

use super::{arguments, errors, errors::JsResult, tables, values::to_js};
use crate::{heuristic::WantedTable, plain};

/// The tables that searches are building. A slice ends when they change, so that the caller can import them instead.
pub(super) struct Wanted(Vec<WantedTable>);

impl Wanted {
    pub(super) fn new() -> Self {
        Self(tables().wanted())
    }

    /// Updates the list and returns whether it has changed.
    pub(super) fn changes(&mut self) -> bool {
        let now = tables().wanted();
        let changes = now != self.0;
        self.0 = now;
        changes
    }
}

/// Frees all kept tables. They count toward `maxBytes`; the next search that needs one builds it again.
#[wasm_bindgen(js_name = clearTables)]
pub fn clear_tables() {
    tables().clear();
}

/// Lists the tables kept for later searches, oldest first.
#[wasm_bindgen(js_name = listTables, unchecked_return_type = "KeptTable[]")]
pub fn list_tables() -> JsResult {
    to_js(&tables().list().into_iter().map(plain::KeptTable::from).collect::<Vec<_>>())
}

/// Lists the tables that searches are building now. A caller that has stored one can pass it to {@link importTable}, and the
/// search uses it.
#[wasm_bindgen(js_name = wantedTables, unchecked_return_type = "WantedTable[]")]
pub fn wanted_tables() -> JsResult {
    to_js(&tables().wanted().into_iter().map(plain::WantedTable::from).collect::<Vec<_>>())
}

/// Returns a table as bytes for {@link importTable}; `null` if none of this name is kept.
///
/// ```js
/// for (const { name } of listTables()) await writeFile(`${name}.table`, exportTable(name));
/// ```
///
/// @param name A name of {@link listTables}.
///
/// # Errors
///
/// Throws a `TaisouError` if `name` is no string.
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

/// Adds a table that {@link exportTable} wrote, and returns its name. A table that is already kept is not replaced.
///
/// A table is part of a proof, so a checksum over every byte detects accidents. It does not detect a wrong table made on purpose.
///
/// # Errors
///
/// Throws a `TaisouError` if the bytes are no table, of another version, incomplete or changed (`bad-table`), or do not fit the
/// memory (`too-large`).
#[wasm_bindgen(js_name = importTable)]
pub fn import_table(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] bytes: &JsValue,
) -> Result<String, JsValue> {
    let imported = tables().import(arguments::table(bytes)?);
    imported.map_err(|error| errors::throw(error, |_| None))
}
