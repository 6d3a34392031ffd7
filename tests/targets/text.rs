//! Texts of boards: a valid text reads back as written, and an error has a place in the text.

use taisou::board::{Board, Role, Symbol, TextError};

use super::input::Input;

const BLANKS: [Option<&str>; 5] = [None, Some("0"), Some("a"), Some("空"), Some("👨‍👩‍👧")];

pub fn run(data: &[u8]) {
    let mut input = Input(data);
    let width = input.below(14);
    let blank = input.choose(&BLANKS).and_then(Symbol::new);
    let text = input.text();
    for role in [Role::Start, Role::Goal] {
        match Board::read(&text, width, blank.as_ref(), role) {
            Ok(board) => reads_back(&board, &text, blank.as_ref(), role),
            Err(error) => points_into(&error, &text),
        }
    }
}

fn reads_back(board: &Board, text: &str, blank: Option<&Symbol>, role: Role) {
    let size = board.size();
    let written = board.to_string();
    let again = Board::read(&written, size.width(), blank, role).expect(&written);
    assert_eq!((&again, again.to_string()), (board, written));
    for cell in [0, size.cells() / 2, size.cells() - 1] {
        let span = board.locate(cell, text).expect("a cell of this text").span;
        assert!(!text[span].is_empty());
    }
}

fn points_into(error: &TextError, text: &str) {
    if let Some(at) = error.at() {
        assert!(text.get(at.span.clone()).is_some(), "{:?} of {text:?}", at.span);
        assert!(at.row > 0 && at.column > 0);
    }
    assert!(!error.code().is_empty() && !error.to_string().is_empty());
}
