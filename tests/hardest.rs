//! Hard boards: `npm run test:slow`.

mod korf;

use korf::korf;
use taisou::{Algorithm, Options, heuristic::Tables, solve};

fn check(text: &str, goal: &str) {
    let tables = Tables::default();
    for (board, _, length) in korf(text, 16) {
        let options = Options::new().goal(goal).tables(tables.clone());
        let solution = solve(&board, 4, Algorithm::Auto, &options).expect("a puzzle");
        assert_eq!(solution.length, Some(length), "{board}");
        assert!(solution.optimal);
    }
}

#[test]
#[ignore = "takes seconds to minutes"]
fn all_sixty_of_korf() {
    check(include_str!("data/korf15.txt"), "* 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15");
}

#[test]
#[ignore = "takes minutes"]
fn the_seventeen_hardest_fifteen_puzzles() {
    check(include_str!("data/hardest15.txt"), "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 *");
}
