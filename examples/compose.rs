//! Generates puzzles at a given distance with one shortest solution: `cargo run --example compose`.

use taisou::{
    Error, Options,
    search::Status,
    survey::{self, ComposeOptions, Composer, ShortestCount},
};

fn main() -> Result<(), Error> {
    let goal = "アタマ/ノタイ/ソウ*";
    let options = survey::SurveyOptions::new().seed(1);
    let wanted = ComposeOptions::new().depth(20).unique(true).count(3);
    let mut composer = Composer::new(goal, 3, &options, wanted)?;
    while composer.advance(100_000) == Status::Paused {}

    println!("to {goal}");
    for (board, length) in composer.composed().boards {
        // Counting confirms that it is the only one.
        let mut count = ShortestCount::new(&board, 3, &Options::new().goal(goal), 1)?;
        while count.advance(100_000) == Status::Paused {}
        let count = count.count();
        let first = &count.solutions[0][0].symbol;
        println!("{board}  {} moves, shortest answers: {}, first {first}", length.unwrap_or(0), count.count);
    }
    Ok(())
}
