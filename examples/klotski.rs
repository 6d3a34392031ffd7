//! Klotski (箱入り娘) in the three metrics of blocks: `cargo run --example klotski`.

use taisou::{
    Algorithm, Error, Options,
    puzzle::{Blocks, BoardOptions, Metric},
    solve,
};

fn main() -> Result<(), Error> {
    // Only the large piece has to reach the exit.
    let board = BoardOptions::new().goal("????/????/????/?BB?/?BB?").blocks(Blocks::All);
    for metric in Metric::BLOCKS {
        let options = Options::new().board(board.clone()).metric(metric);
        let solution = solve("ABBC/ABBC/DEEF/DGHF/I**J", 4, Algorithm::Auto, &options)?;
        let steps = solution.moves.len();
        if let (Some(length), Some(last)) = (solution.length, solution.boards.last()) {
            println!("{:5}  {length:3}, made of {steps} steps, ends as {last}", metric.name());
        }
    }
    Ok(())
}
