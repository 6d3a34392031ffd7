//! Solves a board and prints the moves: `cargo run --example solve`.

use taisou::{
    Algorithm, Error, Options,
    board::{Board, Role},
    puzzle::{Step, write_moves},
    solve,
};

fn main() -> Result<(), Error> {
    let (start, goal) = ("ウアタソ*マイタノ", "ソウアイ*タタノマ");
    let solution = solve(start, 3, Algorithm::Auto, &Options::new().goal(goal))?;

    println!("{start} to {goal}");
    if let Some(length) = solution.length {
        let proof = if solution.optimal { "proven shortest" } else { "maybe not shortest" };
        println!("{length} moves, {proof}; the method was {}", solution.algorithm);
    }
    for (number, (made, after)) in (1..).zip(solution.moves.iter().zip(&solution.boards)) {
        println!("{number:2}  {} from {} to {}  {after}", made.symbol, made.step.from, made.step.to);
    }

    // The same as letters: the directions of the tiles.
    let steps: Vec<Step> = solution.moves.iter().map(|made| made.step).collect();
    let before = Board::read(start, 3, None, Role::Start).expect("it was solved");
    println!("{}", write_moves(&before, &steps)?);
    Ok(())
}
