//! A search in slices, with progress, cancelled before its end: `cargo run --example sliced`.
//!
//! Between two slices a program can draw, read keys or answer messages. The proven bound stays valid when the search stops.

use taisou::{Algorithm, Error, Options, Search, search::Status};

fn main() -> Result<(), Error> {
    // The first of Korf's 15-puzzles: 57 moves.
    let (start, goal) =
        ("14 13 15 7 / 11 12 9 5 / 6 0 2 1 / 4 8 10 3", "0 1 2 3 / 4 5 6 7 / 8 9 10 11 / 12 13 14 15");
    let options = Options::new().goal(goal);
    let mut search = Search::new(start, 4, Algorithm::IdaLinearConflict, &options)?;

    let (mut slices, mut bound) = (0, 0);
    while search.advance(100_000) == Status::Paused {
        if search.stats().bound > bound {
            bound = search.stats().bound;
            println!("it takes at least {bound} moves");
        }
        slices += 1;
        // A user cancels.
        if slices == 20 {
            println!("cancelled");
            break;
        }
    }

    let solution = search.solution();
    match (solution.length, solution.bound) {
        (Some(length), _) => println!("{length} moves"),
        (None, Some(bound)) => println!("not solved yet, at least {bound} moves"),
        (None, None) => println!("there is no solution"),
    }
    Ok(())
}
