//! Boards that take long: `npm run test:slow`.

use taisou::{Algorithm, Options, heuristic::Tables, solve};

/// The boards of a file with their optimal lengths.
fn boards(text: &str) -> impl Iterator<Item = (String, u32)> {
    text.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let fields: Vec<&str> = line.split_whitespace().collect();
        let name = |tile: &&str| if *tile == "0" { "*".to_owned() } else { (*tile).to_owned() };
        let board: Vec<String> = fields[1..17].iter().map(name).collect();
        (board.join(" "), fields[17].parse().expect("a length"))
    })
}

fn check(text: &str, goal: &str) {
    let tables = Tables::default();
    for (board, length) in boards(text) {
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
