//! Makes a puzzle of a given depth with one shortest answer: `cargo run --example compose`.

use taisou::{
    Error, Options,
    puzzle::BoardOptions,
    search::Status,
    survey::{self, Composer, ShortestCount, Wish},
};

fn main() -> Result<(), Error> {
    let goal = "アタマ/ノタイ/ソウ*";
    let options = survey::SurveyOptions { seed: 1, ..Default::default() };
    let wish = Wish { depth: Some(20), unique: true, count: 3, ..Default::default() };
    let mut composer = Composer::new(goal, 3, &options, wish)?;
    while composer.advance(100_000) == Status::Paused {}

    println!("to {goal}");
    for (board, length) in composer.composed().boards {
        // Counting confirms it.
        let rules = BoardOptions { goals: vec![goal.into()], ..Default::default() };
        let mut count = ShortestCount::new(&board, 3, &Options { board: rules, ..Default::default() }, 1)?;
        while count.advance(100_000) == Status::Paused {}
        let count = count.count();
        let first = &count.solutions[0][0].symbol;
        println!("{board}  {} moves, shortest answers: {}, first {first}", length.unwrap_or(0), count.count);
    }
    Ok(())
}
