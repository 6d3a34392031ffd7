//! Klotski (箱入り娘) in the three metrics of blocks: `cargo run --example klotski`.

use taisou::{
    Algorithm, Error, Options,
    puzzle::{Blocks, BoardOptions, Metric},
    solve,
};

fn main() -> Result<(), Error> {
    let board = BoardOptions {
        // Only the large piece matters: it has to come to the exit.
        goals: vec!["????/????/????/?BB?/?BB?".into()],
        blocks: Blocks::All,
        ..Default::default()
    };
    for metric in Metric::BLOCKS {
        let options = Options { board: board.clone(), metric, ..Default::default() };
        let solution = solve("ABBC/ABBC/DEEF/DGHF/I**J", 4, Algorithm::Auto, &options)?;
        let steps = solution.moves.len();
        if let (Some(length), Some(last)) = (solution.length, solution.boards.last()) {
            println!("{:5}  {length:3}, made of {steps} steps, ends as {last}", metric.name());
        }
    }
    Ok(())
}
