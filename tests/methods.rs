//! Every method against instances with known answers.

mod common;
mod korf;

use common::{Cells, distances, neighbours, satisfies};
use korf::korf;
use taisou::{
    Algorithm, Error, Options, Search, Solution,
    heuristic::Tables,
    internals::{AStar, BreadthFirst, Human, IterativeDeepening, Method, Patterns, Space, TilePositions},
    puzzle::{BoardOptions, Metric, Refutation, TileMetric, TilePuzzle},
    search::{Limit, Limits, Status},
    solve,
    solver::{Argument, AutoReason, Outcome},
};

fn run(board: &str, width: usize, goals: &[&str], algorithm: Algorithm, metric: Metric) -> Solution {
    let board_options = BoardOptions::new().goals(goals.iter().copied());
    let options = Options::new().board(board_options).metric(metric);
    solve(board, width, algorithm, &options).unwrap_or_else(|error| panic!("{board} to {goals:?}: {error}"))
}

/// Returns `true` if a method solves a puzzle of `moves` moves in the time of a test.
fn suits(algorithm: Algorithm, moves: Option<u32>) -> bool {
    let most = match algorithm {
        Algorithm::Auto
        | Algorithm::BreadthFirst
        | Algorithm::Bidirectional
        | Algorithm::AStar
        | Algorithm::Human => u32::MAX,
        Algorithm::Iddfs => 20,
        Algorithm::IdaManhattan
        | Algorithm::IdaLinearConflict
        | Algorithm::IdaInversion
        | Algorithm::IdaWalking
        | Algorithm::IdaPattern
        | Algorithm::Anytime => 31,
    };
    moves.unwrap_or(0) <= most
}

/// Identical tiles, a marked tile at the top left and the blank at the bottom right, where the goal has the marked tile.
fn car_park(width: usize, height: usize) -> (String, String) {
    let cells = width * height;
    let board = format!("車{}*", "口".repeat(cells - 2));
    let goal = format!("{}車", "?".repeat(cells - 1));
    (board, goal)
}

/// Start, width, goal and optimum in steps, from `tests/data/published.txt`.
fn published() -> Vec<(String, usize, String, Option<u32>)> {
    let lines = include_str!("data/published.txt").lines().filter(|line| !line.starts_with('#'));
    let read = |line: &str| {
        let fields: Vec<&str> = line.split_whitespace().collect();
        let width = fields[1].parse().expect("a width");
        (fields[0].to_owned(), width, fields[2].to_owned(), fields[3].parse().ok())
    };
    lines.map(read).collect()
}

#[test]
fn published_puzzles_have_their_published_answers() {
    let parks = [(3, 2, 9), (4, 4, 21), (10, 10, 69)].map(|(width, height, moves)| {
        let (board, goal) = car_park(width, height);
        (board, width, goal, Some(moves))
    });
    for (board, width, goal, expected) in published().into_iter().chain(parks) {
        for algorithm in Algorithm::ALL.into_iter().filter(|algorithm| suits(*algorithm, expected)) {
            let solution = run(&board, width, &[&goal], algorithm, Metric::Step);
            if algorithm.is_optimal() || algorithm == Algorithm::Auto || expected.is_none() {
                assert_eq!(solution.length, expected, "{board} to {goal} by {algorithm}");
                assert_eq!(solution.bound, expected);
            } else {
                assert!(solution.length >= expected && solution.bound <= expected, "{board} by {algorithm}");
            }
            assert_eq!(solution.optimal, expected.is_some() && solution.bound == solution.length);
            assert_eq!(solution.moves.len(), solution.length.unwrap_or(0) as usize);
            if expected.is_none() {
                assert!(matches!(
                    solution.outcome,
                    Outcome::Unsolvable(Argument::Refuted(Refutation::Parity { .. }))
                ));
            }
            if algorithm == Algorithm::BreadthFirst {
                assert!(solution.nodes <= 181_440, "{board}: {} nodes", solution.nodes);
            }
        }
    }
}

/// A board some steps from its default goal. No step undoes the one before.
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
fn bfs_and_bidirectional_search_agree_on_every_size() {
    // Positions of one and several words, up to the largest board.
    for (width, height, steps) in [(4, 4, 16), (5, 5, 12), (3, 7, 16), (16, 2, 14), (12, 12, 8), (32, 32, 6)]
    {
        for seed in 0..8 {
            for metric in Metric::TILES {
                // The metric `line` has many more moves.
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
    // The goal has the other parity, so that the search exhausts half of all arrangements.
    for (board, goal, positions) in [
        ("12/3*", "21/3*", 12),
        ("123/45*", "213/45*", 360),
        ("1234/567*", "2134/567*", 20_160),
        ("12345678*", "21345678*", 181_440),
        ("12345/6789*", "21345/6789*", 1_814_400),
        ("12345*", "21345*", 6),
    ] {
        let width = if board == "12345678*" { 3 } else { 0 };
        for metric in TileMetric::ALL {
            let options = BoardOptions::new().goal(goal);
            let puzzle = TilePuzzle::read(board, width, &options).expect("a puzzle");
            let mut search = BreadthFirst::new(
                Box::new(TilePositions::new(Space::new(&puzzle, metric))),
                Limits::default(),
            )
            .expect("a small space");
            assert_eq!(search.advance(u64::MAX), Status::Unsolvable);
            let proof = search.exhausted().expect("a proof");
            assert_eq!(proof.positions, positions, "{board}");
            assert!(
                proof.closest.as_ref().is_some_and(|(wrong, _)| *wrong == 2),
                "two tiles in each other's place"
            );
        }
    }
}

#[test]
fn a_star_exhausts_what_breadth_first_search_does() {
    for (board, goal) in
        [("123/45*", "213/45*"), ("1234/567*", "2134/567*"), ("123*/4#56", "125*/4#36"), ("12*", "21*")]
    {
        for metric in TileMetric::ALL {
            let options = BoardOptions::new().goal(goal);
            let puzzle = TilePuzzle::read(board, 0, &options).expect("a puzzle");
            let mut first = BreadthFirst::new(
                Box::new(TilePositions::new(Space::new(&puzzle, metric))),
                Limits::default(),
            )
            .expect("a small space");
            assert_eq!(first.advance(u64::MAX), Status::Unsolvable);
            let mut search = AStar::new(Space::new(&puzzle, metric), Limits::default());
            while search.advance(100) == Status::Paused {}
            let (expected, found) =
                (first.exhausted().expect("a proof"), search.exhausted().expect("a proof"));
            assert_eq!((found.positions, found.side), (expected.positions, expected.side));
            let wrong = |closest: &Option<(u32, Vec<_>)>| closest.as_ref().map(|(wrong, _)| *wrong);
            assert_eq!(wrong(&found.closest), wrong(&expected.closest));
        }
    }
}

/// The methods that deepen iteratively, by every bound.
const DEEPENING: [Algorithm; 6] = [
    Algorithm::Iddfs,
    Algorithm::IdaManhattan,
    Algorithm::IdaLinearConflict,
    Algorithm::IdaInversion,
    Algorithm::IdaWalking,
    Algorithm::IdaPattern,
];

#[test]
fn deepening_to_goals_with_the_blank_on_both_colours_skips_no_length() {
    // The colour of the blank's cell gives the parity of the length only if it is the same in all goals.
    let goals = ["12345678*", "1634257*8"];
    for metric in Metric::TILES {
        let cells = |board: &str| board.chars().filter(|cell| *cell != '/').collect::<Cells>();
        let ends = goals.map(cells);
        let plain = distances(ends.clone(), |cells| neighbours(cells, 3, metric));
        let mut boards: Vec<_> = plain.iter().collect();
        boards.sort();
        let picked = boards.iter().step_by(9001).map(|(cells, _)| cells.iter().collect::<String>());
        let mut parities = [0, 0];
        for board in picked.chain(["5341*2786".to_owned()]) {
            let expected = plain[&cells(&board)];
            parities[expected as usize % 2] += 1;
            for algorithm in DEEPENING.into_iter().filter(|algorithm| suits(*algorithm, Some(expected))) {
                let found = run(&board, 3, &goals, algorithm, metric);
                assert_eq!(found.length, Some(expected), "{board} by {algorithm} in {metric:?}");
                assert!(found.optimal);
                let end = cells(found.boards.last().unwrap_or(&board));
                assert!(ends.iter().any(|goal| satisfies(&end, goal)));
            }
        }
        assert!(parities.iter().all(|boards| *boards > 2), "{parities:?}");
    }
}

#[test]
fn bounds_of_a_paused_search_never_exceed_the_length() {
    for metric in Metric::TILES {
        for board in ["2*3/146/758", "413/726/*58", "*24/153/786"] {
            let length = run(board, 3, &[], Algorithm::BreadthFirst, metric).length;
            for algorithm in DEEPENING {
                let options = Options::new().metric(metric);
                let mut search = Search::new(board, 3, algorithm, &options).expect("taken");
                let mut reached = 0;
                while search.advance(1) == Status::Paused {
                    let bound = search.solution().bound;
                    assert!(bound <= length, "{board} by {algorithm}: {bound:?} of {length:?}");
                    assert_eq!(bound, Some(search.stats().bound));
                    reached = reached.max(bound.unwrap_or(0));
                }
                assert_eq!(search.solution().length, length);
                // The last threshold is the length itself, and the search pauses in it.
                assert_eq!(Some(reached), length, "{board} by {algorithm}");
            }
        }
    }
}

#[test]
fn fifteen_puzzles_have_their_published_lengths() {
    // The easier half by nodes; the others take seconds each.
    let all = korf(include_str!("data/korf15.txt"), 16).into_iter();
    for (board, goal, length) in all.filter(|(.., length)| *length <= 48) {
        let solution = run(&board, 4, &[&goal], Algorithm::Auto, Metric::Step);
        assert_eq!(solution.algorithm, Algorithm::IdaPattern);
        assert_eq!(solution.length, Some(length), "{board}");
        assert!(solution.optimal && solution.start_bound <= length);
    }
}

#[test]
fn manhattan_distance_bounds_the_hardest_board_at_21() {
    let solution = run("867/254/3*1", 3, &["123/456/78*"], Algorithm::IdaManhattan, Metric::Step);
    assert_eq!((solution.start_bound, solution.length), (21, Some(31)));
}

#[test]
fn methods_refuse_unsupported_boards_and_name_another_method() {
    // With several blanks in corridors only searches that store positions can prove that there is no solution.
    let (board, goal) = ("12*/3#4/5**/6#7", "21*/3#4/5**/6#7");
    for algorithm in DEEPENING {
        let options = Options::new().goal(goal);
        match solve(board, 0, algorithm, &options) {
            Err(Error::Unsupported { algorithm: name, instead, .. }) => {
                assert_eq!((name, instead), (algorithm.name(), "bidirectional"));
            }
            Ok(solution) => assert!(matches!(solution.outcome, Outcome::Unsolvable(_)), "{board}"),
            Err(error) => panic!("{board}: {error}"),
        }
    }
}

#[test]
fn auto_names_its_method_and_the_reason() {
    for (board, width, goal, chosen) in [
        ("867/254/3*1", 3, "123/456/78*", (Algorithm::Bidirectional, AutoReason::Few)),
        ("123456789ABCDEF*", 4, "123456789AFBDEC*", (Algorithm::Bidirectional, AutoReason::Near)),
        (
            "*23456781",
            3,
            "1????????,?2???????,??3??????,???45678?",
            (Algorithm::BreadthFirst, AutoReason::Goals),
        ),
        ("FEDCBA987654312*", 4, "123456789ABCDEF*", (Algorithm::IdaPattern, AutoReason::Many)),
        ("XWVUTSRQPONMLKJIHGFEDCBA*", 5, "ABCDEFGHIJKLMNOPQRSTUVWX*", (Algorithm::Anytime, AutoReason::Huge)),
        ("12*/3#4/5**/6#7", 0, "21*/3#4/5**/6#7", (Algorithm::Bidirectional, AutoReason::Undecided)),
    ] {
        let board_options = BoardOptions::new().goals(goal.split(','));
        let limits = Limits { nodes: 100_000, ..Default::default() };
        let options = Options::new().board(board_options).limits(limits);
        let solution = solve(board, width, Algorithm::Auto, &options).expect("taken");
        assert_eq!((solution.algorithm, solution.why), (chosen.0, Some(chosen.1)), "{board}");
        let named = solve(board, width, Algorithm::Bidirectional, &options);
        assert!(
            named.is_ok_and(|solution| solution.why.is_none()) || chosen.1 == AutoReason::Goals,
            "{board}"
        );
    }
}

#[test]
fn limits_hold_while_goals_are_listed_and_auto_gives_way() {
    let solve_with = |algorithm, goals: &[&str], nodes, bytes| {
        let board = BoardOptions::new().goals(goals.iter().copied());
        let options = Options::new().board(board).limits(Limits { nodes, bytes });
        solve("2134567*8", 3, algorithm, &options)
    };
    let open = ["21345678*", "????????*"];
    let stopped =
        solve_with(Algorithm::Bidirectional, &["12345678*", "????????*"], 1, 1 << 30).expect("taken");
    assert!(matches!(stopped.outcome, Outcome::Stopped(_)) && stopped.nodes < 10, "{stopped:?}");
    // Expanding the second goal alone needs more.
    let listed = solve_with(Algorithm::Bidirectional, &open, u64::MAX, 300_000);
    assert!(matches!(listed, Err(Error::TooLarge { .. })), "{listed:?}");
    let auto = solve_with(Algorithm::Auto, &open, u64::MAX, 300_000).expect("taken");
    assert_eq!((auto.algorithm, auto.length), (Algorithm::BreadthFirst, Some(1)));
    // A small board with little room.
    let options = Options::new().limits(Limits { nodes: u64::MAX, bytes: 30_000 });
    assert_eq!(solve("12/*3", 2, Algorithm::BreadthFirst, &options).map(|found| found.length), Ok(Some(1)));
}

#[test]
fn too_little_memory_is_never_a_proof() {
    for (board, goal) in [("*1/32", "12/3*"), ("1234/567*", "*765/4321"), ("867/254/3*1", "123/456/78*")] {
        for algorithm in
            [Algorithm::Auto, Algorithm::BreadthFirst, Algorithm::Bidirectional, Algorithm::AStar]
        {
            for bytes in (0..40_000).step_by(100) {
                let board_options = BoardOptions::new().goal(goal);
                let limits = Limits { nodes: 300, bytes };
                let options = Options::new().board(board_options).limits(limits);
                let Ok(mut search) = Search::new(board, 0, algorithm, &options) else { continue };
                while search.advance(1) == Status::Paused {}
                let outcome = search.solution().outcome;
                assert!(
                    !matches!(outcome, Outcome::Unsolvable(_)),
                    "{board} by {algorithm} in {bytes} bytes"
                );
            }
        }
    }
}

#[test]
fn an_exhausted_method_reports_nothing_left() {
    // Two tiles are exchanged, which the solver would refute before it starts a method.
    let options = BoardOptions::new().goal("123/456/78*");
    let puzzle = TilePuzzle::read("123/456/87*", 0, &options).expect("a puzzle");
    let space = Space::new(&puzzle, TileMetric::Step);
    let limits = Limits::default();
    let patterns = Box::new(Patterns::new(&space, 700_000, &Tables::default()));
    let mut deepening = IterativeDeepening::new(space, limits, patterns, 0);
    while deepening.advance(u64::MAX) == Status::Paused {}
    assert_eq!(deepening.advance(1), Status::Stopped(Limit::NothingLeft));
    let options = BoardOptions::new().goal("1234/5678/9ABC/DEF*");
    let puzzle = TilePuzzle::read("1234/5678/9ABC/DFE*", 0, &options).expect("a puzzle");
    let mut human = Human::new(Space::new(&puzzle, TileMetric::Step), limits).expect("a search");
    assert_eq!(human.advance(u64::MAX), Status::Stopped(Limit::NothingLeft));
}
