//! Every method against tables of instances whose answers are known.

use taisou::{
    Algorithm, Options, Solution,
    puzzle::BoardOptions,
    search::Metric,
    solve,
    solver::{Argument, Outcome},
};

fn run(board: &str, width: usize, goals: &[&str], algorithm: Algorithm, metric: Metric) -> Solution {
    let board_options =
        BoardOptions { goals: goals.iter().map(ToString::to_string).collect(), ..Default::default() };
    let options = Options { board: board_options, metric, ..Default::default() };
    solve(board, width, algorithm, &options).unwrap_or_else(|error| panic!("{board} to {goals:?}: {error}"))
}

/// A park of look-alikes, a marked tile top left and the blank bottom right; the marked tile shall come
/// bottom right.
fn car_park(width: usize, height: usize) -> (String, String) {
    let cells = width * height;
    let board = format!("車{}*", "口".repeat(cells - 2));
    let goal = format!("{}車", "?".repeat(cells - 1));
    (board, goal)
}

#[test]
fn published_puzzles_have_their_published_answers() {
    let parks = [(3, 2, 9), (4, 4, 21), (10, 10, 69)].map(|(width, height, moves)| {
        let (board, goal) = car_park(width, height);
        (board, width, goal, Some(moves))
    });
    // Start, width, goal, shortest in steps: the five published solvers the product contains.
    let letters = [
        ("ウアタソ*マイタノ", 3, "ソウアイ*タタノマ", Some(18)),
        ("アタマノタイソウ*", 3, "アタマノタイウソ*", Some(20)),
        ("ウアタソ*マイセノ", 3, "ソウアイ*タセノマ", None),
        ("123*", 2, "231*", Some(4)),
        ("123456789ABCDEF*", 4, "123456789AFBDEC*", Some(4)),
        ("867/254/3*1", 3, "123/456/78*", Some(31)),
        ("647/85*/321", 0, "123/456/78*", Some(31)),
    ]
    .map(|(board, width, goal, moves)| (board.to_owned(), width, goal.to_owned(), moves));
    for (board, width, goal, expected) in letters.into_iter().chain(parks) {
        for algorithm in Algorithm::ALL {
            let solution = run(&board, width, &[&goal], algorithm, Metric::Step);
            assert_eq!(solution.length, expected, "{board} to {goal} by {algorithm}");
            assert_eq!(solution.bound, expected);
            assert_eq!(solution.optimal, expected.is_some());
            assert_eq!(solution.moves.len(), expected.unwrap_or(0) as usize);
            if expected.is_none() {
                let Outcome::Unsolvable(Argument::Exhausted { positions, .. }) = solution.outcome else {
                    panic!("{board} to {goal} by {algorithm}: {:?}", solution.outcome)
                };
                assert_eq!(positions, 181_440);
            }
            if algorithm == Algorithm::BreadthFirst {
                assert!(solution.nodes <= 181_440, "{board}: {} nodes", solution.nodes);
            }
        }
    }
}

/// A board some steps away from its default goal, none of them straight back.
fn walked(width: usize, height: usize, steps: usize, seed: u64) -> String {
    let cells = width * height;
    let mut board: Vec<usize> = (1..=cells).collect();
    let mut random = seed;
    let (mut blank, mut last) = (cells - 1, cells);
    let mut made = 0;
    while made < steps {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let (row, column) = (blank / width, blank % width);
        let next = match random >> 62 {
            0 if row > 0 => blank - width,
            1 if row + 1 < height => blank + width,
            2 if column > 0 => blank - 1,
            3 if column + 1 < width => blank + 1,
            _ => continue,
        };
        if next != last {
            board.swap(blank, next);
            last = blank;
            blank = next;
            made += 1;
        }
    }
    let name = |tile: &usize| if *tile == cells { "*".to_owned() } else { tile.to_string() };
    let rows: Vec<_> =
        board.chunks(width).map(|row| row.iter().map(name).collect::<Vec<_>>().join(" ")).collect();
    rows.join("/")
}

#[test]
fn from_one_end_and_from_both_agree_on_every_size() {
    // One word and several a position, up to the largest board.
    for (width, height, steps) in [(4, 4, 16), (5, 5, 12), (3, 7, 16), (16, 2, 14), (12, 12, 8), (32, 32, 6)]
    {
        for seed in 0..8 {
            for metric in Metric::ALL {
                // A move in lines has many more ways to go.
                let steps = if metric == Metric::Step { steps } else { steps / 2 };
                let board = walked(width, height, steps, seed);
                let one = run(&board, width, &[], Algorithm::BreadthFirst, metric);
                let both = run(&board, width, &[], Algorithm::Bidirectional, metric);
                assert_eq!(one.length, both.length, "{board} {metric:?}");
                assert!(one.length.is_some_and(|length| length as usize <= steps));
                assert_eq!(one.boards.last(), both.boards.last());
                if metric == Metric::Step {
                    assert_eq!(one.length.unwrap_or(0) as usize % 2, steps % 2, "the blank's colour");
                }
            }
        }
    }
}

#[test]
fn whole_spaces_have_their_known_sizes() {
    // Half of all arrangements where parity allows no more: the goal is the other half's.
    for (board, goal, positions) in [
        ("12/3*", "21/3*", 12),
        ("123/45*", "213/45*", 360),
        ("1234/567*", "2134/567*", 20_160),
        ("12345678*", "21345678*", 181_440),
        ("12345/6789*", "21345/6789*", 1_814_400),
        ("12345*", "21345*", 6),
    ] {
        let width = if board == "12345678*" { 3 } else { 0 };
        for metric in Metric::ALL {
            let solution = run(board, width, &[goal], Algorithm::BreadthFirst, metric);
            let Outcome::Unsolvable(Argument::Exhausted { positions: found, closest, .. }) = solution.outcome
            else {
                panic!("{board}: {:?}", solution.outcome)
            };
            assert_eq!(found, positions, "{board}");
            assert!(closest.is_some_and(|(_, wrong)| wrong == 2), "two tiles in each other's place");
        }
    }
}
