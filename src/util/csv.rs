//! Boards in CSV.

/// Characters with which a spreadsheet begins a formula.
const FORMULA: [char; 4] = ['=', '+', '-', '@'];

/// A space for the front of a board that a spreadsheet would run as a formula; a board is read without it.
#[must_use]
pub fn formula_guard(board: &str) -> &'static str {
    if board.starts_with(FORMULA) { " " } else { "" }
}
