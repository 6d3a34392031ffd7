//! Reads boards and says what is wrong with them and where: `cargo run --example errors -- 12*/3`.

use std::env;

use taisou::{
    Error,
    board::TextError,
    error::Mismatch,
    puzzle::{AnyPuzzle, BoardOptions},
};

fn main() {
    let given: Vec<String> = env::args().skip(1).collect();
    let texts = ["ウアタ/ソ*マ/イタノ", "1 2 3/4 5/6 7 *", "12?/45*/786", "123/456/789"];
    let texts = if given.is_empty() { texts.map(String::from).to_vec() } else { given };
    for text in texts {
        check(&text, &BoardOptions::default());
    }
    // A goal can be wrong too.
    check("123/45*", &BoardOptions { goals: vec!["125/44*".into()], ..Default::default() });
}

fn check(text: &str, options: &BoardOptions) {
    match AnyPuzzle::read(text, 0, options) {
        Ok(puzzle) => {
            let size = puzzle.start().size();
            println!("{text}: a board of {} x {}", size.width(), size.height());
        }
        Err(error) => {
            let place =
                place(&error).map_or("no one place".into(), |(row, column)| format!("{row}:{column}"));
            println!("{text}: {error} [{place}]");
        }
    }
}

/// Row and column, from 1, for an editor that wants to put its cursor there.
fn place(error: &Error) -> Option<(usize, usize)> {
    match error {
        Error::Text { error, .. } => match *error {
            TextError::UnevenRows { row, column, .. }
            | TextError::Width { row, column, .. }
            | TextError::BadSymbol { row, column, .. }
            | TextError::SymbolTooLong { row, column, .. }
            | TextError::AnyCell { row, column } => Some((row, column)),
            TextError::Empty | TextError::TooLong { .. } | TextError::TooManyCells { .. } => None,
        },
        Error::GoalMismatch {
            mismatch: Mismatch::Wall { row, column } | Mismatch::Symbol { row, column, .. },
            ..
        } => Some((*row, *column)),
        _ => None,
    }
}
