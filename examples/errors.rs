//! Reads boards, and reports errors with their place: `cargo run --example errors -- 12*/3`.

use std::env;

use taisou::{
    error::Source,
    puzzle::{AnyPuzzle, BoardOptions},
};

fn main() {
    let given: Vec<String> = env::args().skip(1).collect();
    let texts = ["ウアタ/ソ*マ/イタノ", "1 2 3/4 5/6 7 *", "12?/45*/786", "123/456/789"];
    let texts = if given.is_empty() { texts.map(String::from).to_vec() } else { given };
    for text in texts {
        check(&text, &BoardOptions::default());
    }
    // A goal can be invalid, too.
    check("123/45*", &BoardOptions::new().goal("125/44*"));
}

fn check(text: &str, options: &BoardOptions) {
    match AnyPuzzle::read(text, 0, options) {
        Ok(puzzle) => {
            let size = puzzle.start().size();
            println!("{text}: a board of {} x {}", size.width(), size.height());
        }
        Err(error) => {
            // The part at fault, which an editor can mark.
            let marked = error.span().map(|(from, span)| {
                let text = if let Source::Goal(goal) = from { &options.goals[goal] } else { text };
                format!(" {}[{}]{}", &text[..span.start], &text[span.clone()], &text[span.end..])
            });
            println!("{text}: {error}{}", marked.unwrap_or_default());
        }
    }
}
