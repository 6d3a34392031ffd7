//! The method `human`: correct on boards of every size and kind, of bounded length, in stages.

mod korf;
mod replay;

use korf::korf;
use proptest::{prelude::*, test_runner::RngSeed};
use taisou::{
    Algorithm, Error, Options, Search, Solution,
    puzzle::{BoardOptions, Metric, Solvability, TilePuzzle, scramble, solvability},
    search::{Limits, Stage, StageKind, Status},
    solve,
    solver::Outcome,
};

fn options(goals: &[String], metric: Metric) -> Options {
    let board = BoardOptions::new().goals(goals.to_vec());
    Options::new().board(board).metric(metric).boards(false)
}

/// Solves a board, plays the moves by the rules, and checks the claims of the solution.
fn check(board: &str, width: usize, goals: &[String], metric: Metric) -> Solution {
    let options = options(goals, metric);
    let solution = solve(board, width, Algorithm::Human, &options).expect("taken");
    assert_eq!(solution.outcome, Outcome::Solved, "{board} to {goals:?}");
    replay::replay(board, width, &options, &solution);
    let turns = solution.moves.chunk_by(|a, b| a.turn == b.turn);
    for turn in turns.flat_map(|turn| turn.windows(2)) {
        let [(a, b), (c, d)] = [0, 1].map(|at| (turn[at].step.from, turn[at].step.to));
        assert!(metric == Metric::Line && a == d && b.wrapping_sub(a) == d.wrapping_sub(c), "{board}");
    }
    assert!(
        solution
            .moves
            .windows(2)
            .all(|pair| pair[0].step.from != pair[1].step.to || pair[0].step.to != pair[1].step.from),
        "{board}: never straight back"
    );
    assert!(solution.optimal == (solution.length == solution.bound));
    check_stages(&solution.stages, solution.moves.len());
    solution
}

/// Stages are in order, cover all steps, have each line once, and end with the rest.
fn check_stages(stages: &[Stage], steps: usize) {
    assert_eq!(stages.first().map(|stage| stage.first), (steps > 0).then_some(0));
    assert!(stages.windows(2).all(|pair| pair[0].first < pair[1].first));
    assert!(stages.last().is_none_or(|last| last.first < steps));
    for (at, Stage { kind, number, .. }) in stages.iter().enumerate() {
        assert!(stages[..at].iter().all(|other| (other.kind, other.number) != (*kind, *number)));
        assert_eq!(*number == 0, *kind == StageKind::Rest);
        assert!(*kind != StageKind::Rest || at + 1 == stages.len());
    }
}

/// Numbers separated by spaces. The number `cells` is the blank.
fn numbers(cells: impl Iterator<Item = usize>, blank: usize) -> String {
    let name = |cell: usize| if cell == blank { "*".to_owned() } else { cell.to_string() };
    cells.map(name).collect::<Vec<_>>().join(" ")
}

/// A solvable board of numbers with the blank at the cell `blank`, and its goal, the numbers in order.
fn scrambled(width: usize, height: usize, blank: usize, seed: u64) -> (String, String) {
    let goal = numbers(0..width * height, blank);
    let board_options = BoardOptions::new().goal(goal.clone());
    let puzzle = TilePuzzle::read(&goal, width, &board_options).expect("a puzzle");
    (scramble(&puzzle, seed).to_string(), goal)
}

#[test]
fn boards_of_every_size_are_solved() {
    for height in 2..=6 {
        for width in 2..=6 {
            for blank in [0, width * height / 2, width * height - 1] {
                for metric in Metric::TILES {
                    let (board, goal) = scrambled(width, height, blank, (width * height) as u64);
                    check(&board, width, &[goal], metric);
                }
            }
        }
    }
    for (width, height) in [(2, 10), (10, 2), (3, 40), (40, 3), (16, 16), (2, 100), (32, 32)] {
        let (board, goal) = scrambled(width, height, width * height / 3, 1);
        let solution = check(&board, width, &[goal], Metric::Step);
        // Each line except those of the rest. On this board none is in place by chance.
        assert!(solution.stages.len() + 5 > width.max(height), "{:?}", solution.stages);
    }
}

#[test]
fn fifteen_puzzles_take_less_than_seventy_moves_on_average() {
    let boards = korf(include_str!("data/korf15.txt"), 16);
    let count = boards.len();
    let lengths = boards.into_iter().map(|(board, goal, optimum)| {
        let solution = check(&board, 4, &[goal], Metric::Step);
        assert!(!solution.optimal && solution.length >= Some(optimum));
        solution.moves.len()
    });
    let sum: usize = lengths.sum();
    assert!(count == 60 && sum < 70 * count, "{sum}");
}

#[test]
fn blocks_are_solved_by_the_fewest_moves() {
    for (width, height) in [(2, 2), (3, 2), (2, 3), (4, 2), (2, 4), (3, 3)] {
        for metric in Metric::TILES {
            let (board, goal) = scrambled(width, height, 0, 5);
            let options = options(std::slice::from_ref(&goal), metric);
            let shortest = solve(&board, width, Algorithm::BreadthFirst, &options).expect("taken");
            let solution = check(&board, width, &[goal], metric);
            assert_eq!(solution.length, shortest.length);
            assert!(solution.optimal);
        }
    }
}

#[test]
fn large_boards_with_identical_tiles_are_solved() {
    // Exchange the halves.
    let rows = |row: &str| [row; 20].join("/");
    let board = rows("アアアアアイイイイイ").replacen("アア", "ア*", 1);
    let goal = rows("イイイイイアアアアア").replacen("アア", "*ア", 1);
    check(&board, 10, &[goal], Metric::Step);
    // Bring one tile to the far corner.
    let park = format!("車{}*", "口".repeat(1022));
    let solution = check(&park, 32, &[format!("{}車", "?".repeat(1023))], Metric::Step);
    assert!(solution.moves.len() < 2000, "{}", solution.moves.len());
}

#[test]
fn a_reachable_one_of_several_goals_is_taken() {
    let (board, goal) = scrambled(5, 5, 24, 3);
    let impossible = goal.replacen("0 1", "1 0", 1);
    check(&board, 5, &[impossible, goal], Metric::Line);
}

#[test]
fn walls_and_single_lines_are_refused() {
    for (board, goal) in [("12*/3#4/567", "1*2/3#4/567"), ("12*3", "123*"), ("1/2/*/3", "1/2/3/*")] {
        let error = solve(board, 0, Algorithm::Human, &options(&[goal.to_owned()], Metric::Step));
        assert!(matches!(error, Err(Error::Unsupported { algorithm: "human", instead: "auto", .. })));
    }
}

#[test]
fn slices_and_limits_do_not_change_the_solution() {
    let (board, goal) = scrambled(6, 6, 0, 8);
    let mut options = options(&[goal], Metric::Step);
    let whole = solve(&board, 6, Algorithm::Human, &options).expect("taken");
    let mut search = Search::new(&board, 6, Algorithm::Human, &options).expect("taken");
    let mut last = search.stats();
    while search.advance(1000) == Status::Paused {
        let stats = search.stats();
        assert!(stats.nodes >= last.nodes && stats.nodes < last.nodes + 70_000, "a slice is bounded");
        last = stats;
    }
    assert_eq!(search.solution(), whole);
    for (nodes, bytes) in [(1000, 1 << 30), (u64::MAX, 20_000)] {
        options.limits = Limits { nodes, bytes };
        let stopped = solve(&board, 6, Algorithm::Human, &options).expect("taken");
        assert!(matches!(stopped.outcome, Outcome::Stopped(Some(_))), "{:?}", stopped.outcome);
    }
}

/// Boards with distinct or identical tiles, one or several blanks, and goals with open cells.
fn puzzles() -> impl Strategy<Value = (Vec<char>, usize, Vec<Vec<char>>)> {
    let shapes = prop::sample::select(vec![(3, 3), (4, 3), (3, 4), (4, 4), (5, 4), (2, 7), (7, 2), (6, 6)]);
    let alphabets = prop::sample::select(vec![
        "アイ",
        "アイウエオ",
        "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモ",
    ]);
    (shapes, alphabets, 1..4usize, 1..3usize, 0..3u32).prop_flat_map(
        |((width, height), letters, blanks, goals, open)| {
            let mut pieces: Vec<char> = letters.chars().cycle().take(width * height).collect();
            pieces[..blanks].fill('*');
            let goal = Just(pieces.clone()).prop_shuffle().prop_perturb(move |mut goal, mut random| {
                for cell in &mut goal {
                    if random.random_ratio(open, 6) {
                        *cell = '?';
                    }
                }
                goal
            });
            (Just(pieces).prop_shuffle(), Just(width), prop::collection::vec(goal, goals))
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 400,
        // The same boards on every machine.
        rng_seed: RngSeed::Fixed(0),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn every_solvable_board_is_solved(
        (cells, width, goals) in puzzles(),
        metric in prop::sample::select(Metric::TILES.to_vec()),
    ) {
        let board: String = cells.iter().collect();
        let goals: Vec<String> = goals.iter().map(|goal| goal.iter().collect()).collect();
        let read = TilePuzzle::read(&board, width, &options(&goals, metric).board).expect("a puzzle");
        match solvability(&read) {
            Solvability::Solvable => {
                check(&board, width, &goals, metric);
            }
            verdict => prop_assert!(matches!(verdict, Solvability::Unsolvable(_))),
        }
    }
}
