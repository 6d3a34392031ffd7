//! The method `anytime`, which finds a first solution quickly and then shorter ones, also by conjugates.

mod korf;
mod replay;

use std::sync::{
    Arc,
    atomic::{AtomicU32, Ordering},
};

use korf::korf;
use taisou::{
    Algorithm, Error, Options, Search, Solution,
    heuristic::Tables,
    internals::{
        Anytime, InadmissibleEstimate, IterativeDeepening, Manhattan, Method, PathStep, Provers, Space,
    },
    puzzle::{BoardOptions, Metric, TileMetric, TilePuzzle, scramble},
    search::{Limit, Limits, Stats, Status},
    solve,
    solver::Outcome,
};

fn options(goals: &[&str], metric: Metric, limits: Limits) -> Options {
    Options::new().board(BoardOptions::new().goals(goals.iter().copied())).metric(metric).limits(limits)
}

/// Runs a search in slices: solutions only get shorter, and the bound only rises, but never above their length.
fn run(board: &str, width: usize, options: &Options) -> Solution {
    let mut search = Search::new(board, width, Algorithm::Anytime, options).expect("taken");
    let (mut best, mut bound) = (u32::MAX, 0);
    while search.advance(5000) == Status::Paused {
        let now = search.best().unwrap_or(u32::MAX);
        assert!(now <= best, "{board}");
        let stats = search.stats();
        assert!(bound <= stats.bound && stats.bound <= now, "{board}");
        assert!(stats.bytes <= options.limits.bytes, "{board}");
        (best, bound) = (now, stats.bound);
    }
    let solution = search.solution();
    if solution.length.is_some() {
        check(board, width, options, &solution);
    }
    solution
}

/// Plays the moves, and compares length, bound and optimality.
fn check(board: &str, width: usize, options: &Options, solution: &Solution) {
    replay::replay(board, width, options, solution);
    assert!(solution.bound <= solution.length);
    assert_eq!(solution.optimal, solution.bound == solution.length);
}

#[test]
fn every_kind_of_board_comes_to_its_shortest_solution() {
    for (board, goals) in [
        ("867/254/3*1", &["123/456/78*"][..]),
        ("123*", &["231*"]),
        ("1*2", &["12*"]),
        ("1234/567*", &["*765/4321", "1234/567*"]),
        ("aab/bba/ab*", &["bbb/b*a/aaa", "aba/b*b/aba"]),
        ("abab/cca*", &["aaa?/?cc?", "ccaa/ab*b"]),
        ("123*/4#56", &["125*/4#63"]),
        ("12*3/4##5/6aaa", &["412*/6##3/aaa5"]),
        ("123/4**/56*", &["*65/**4/321"]),
        ("1*#a*/23#bc", &["21#ba/*3#c*"]),
        // Without a quick decision.
        ("12*/3#4/5**/6#7", &["21*/3#4/5**/6#7"]),
    ] {
        for metric in Metric::TILES {
            let options = options(goals, metric, Limits::default());
            let width = usize::from(board == "123*") * 2;
            let shortest = solve(board, width, Algorithm::BreadthFirst, &options).expect("taken");
            let found = run(board, width, &options);
            assert_eq!(found.outcome, Outcome::Solved, "{board} {metric:?}");
            assert_eq!((found.length, found.optimal), (shortest.length, true), "{board} {metric:?}");
        }
    }
}

#[test]
fn fifteen_puzzles_are_proven() {
    for (board, goal, length) in korf(include_str!("data/korf15.txt"), 16).into_iter().step_by(12) {
        let found = run(&board, 4, &options(&[&goal], Metric::Step, Limits::default()));
        assert_eq!((found.length, found.optimal), (Some(length), true), "{board}");
    }
}

#[test]
fn slices_do_not_change_a_proven_length() {
    for (board, goal, length) in korf(include_str!("data/korf15.txt"), 16).into_iter().step_by(30) {
        for size in [777, 20_000, u64::MAX] {
            let options = options(&[&goal], Metric::Step, Limits::default());
            let mut search = Search::new(&board, 4, Algorithm::Anytime, &options).expect("taken");
            while search.advance(size) == Status::Paused {}
            let found = search.solution();
            assert_eq!((found.length, found.optimal), (Some(length), true), "{board} by {size}");
        }
    }
}

#[test]
fn hard_fifteen_puzzles_have_an_answer_long_before_the_proof() {
    let board = "15 14 8 12/10 11 9 13/2 6 5 1/3 7 4 *";
    let options = options(&["* 1 2 3/4 5 6 7/8 9 10 11/12 13 14 15"], Metric::Step, Limits::default());
    let mut search = Search::new(board, 4, Algorithm::Auto, &options).expect("taken");
    let (mut spent, mut first, mut bound) = (0, None, 0);
    while spent < 20_000_000 && search.advance(20_000) == Status::Paused {
        spent += 20_000;
        first = first.or_else(|| search.best().map(|_| spent));
        let stats = search.stats();
        assert!(bound <= stats.bound && search.best().is_none_or(|best| stats.bound <= best));
        bound = stats.bound;
    }
    // Includes millions of abstract states of small tables and steps back, which cost less than nodes.
    assert!(first.expect("an answer") <= 8_000_000, "{first:?}");
    // The proof goes on after the first solution.
    let found = search.solution();
    check(board, 4, &options, &found);
    assert_eq!(found.outcome, Outcome::Stopped(None));
    assert!((80..90).contains(&found.length.expect("an answer")) && !found.optimal);
    assert_eq!(found.algorithm, Algorithm::IdaPattern);
}

#[test]
fn twenty_four_puzzles_come_near() {
    let limits = Limits { nodes: 10_000_000, ..Limits::default() };
    for (board, goal, length) in korf(include_str!("data/korf24.txt"), 25).into_iter().step_by(12) {
        let found = run(&board, 5, &options(&[&goal], Metric::Step, limits));
        assert_eq!(found.outcome, Outcome::Stopped(Some(Limit::Nodes)));
        let (best, bound) = (found.length.expect("an answer"), found.bound.expect("a bound"));
        assert!(bound <= length && length <= best && best <= length + 2, "{bound} {best} of {length}");
        assert!(length - bound < 16);
    }
}

#[test]
fn a_proof_near_its_end_gets_most_of_the_work() {
    let limits = Limits { nodes: 1_300_000, ..Limits::default() };
    let board = "7 3 8 20 */1 9 10 5 14/11 6 12 4 2/17 21 19 15 24/16 22 13 18 23";
    let found = solve(board, 5, Algorithm::Auto, &Options::new().limits(limits)).expect("taken");
    assert_eq!((found.length, found.optimal), (Some(54), true));
}

#[test]
fn without_a_limit_it_ends_as_solved() {
    let (board, goal, _) = korf(include_str!("data/korf24.txt"), 25).swap_remove(0);
    let options = options(&[&goal], Metric::Step, Limits::default());
    let auto = solve(&board, 5, Algorithm::Auto, &options).expect("taken");
    assert_eq!((auto.algorithm, &auto.outcome), (Algorithm::Anytime, &Outcome::Solved));
    assert!(!auto.optimal && auto.bound < auto.length);
    check(&board, 5, &options, &auto);
}

#[test]
fn large_boards_are_answered_within_limits() {
    let limits = Limits { nodes: 3_000_000, bytes: 40 << 20 };
    for (width, height, metric) in [
        (5, 5, Metric::Line),
        (6, 5, Metric::Step),
        (8, 8, Metric::Step),
        (9, 9, Metric::Step),
        (12, 12, Metric::Line),
    ] {
        let goal = in_order(width * height).join(" ");
        let options = options(&[&goal], metric, limits);
        let puzzle = TilePuzzle::read(&goal, width, &options.board).expect("a puzzle");
        let board = scramble(&puzzle, 7).to_string();
        let found = run(&board, width, &options);
        assert!(matches!(found.outcome, Outcome::Stopped(_)), "{:?}", found.outcome);
        let human = solve(&board, width, Algorithm::Human, &options).expect("taken");
        assert!(found.length <= human.length && found.length.is_some(), "{board}");
    }
}

#[test]
fn large_boards_take_far_fewer_moves_than_a_person_makes() {
    for (width, height, kinds, share, metric) in [
        (8, 8, 63, 60, Metric::Step),
        (10, 10, 99, 61, Metric::Step),
        (12, 12, 143, 60, Metric::Step),
        (16, 16, 255, 57, Metric::Step),
        (9, 7, 20, 100, Metric::Step),
        (12, 14, 20, 78, Metric::Step),
    ] {
        let cells: Vec<String> = (0..width * height - 1).map(|tile| (1 + tile % kinds).to_string()).collect();
        let goal = format!("{} *", cells.join(" "));
        let limits = Limits { nodes: 3_000_000, bytes: 64 << 20 };
        let options = options(&[&goal], metric, limits);
        let puzzle = TilePuzzle::read(&goal, width, &options.board).expect("a puzzle");
        let board = scramble(&puzzle, 1).to_string();
        let human =
            solve(&board, width, Algorithm::Human, &options).expect("taken").length.expect("an answer");
        let found = run(&board, width, &options).length.expect("an answer");
        assert!(100 * found <= share * human, "{width} x {height}: {found} of {human}");
    }
}

#[test]
fn ranked_beams_come_nearer_on_plain_boards() {
    let goal = in_order(36).join(" ");
    let options = options(&[&goal], Metric::Step, Limits { nodes: 8_000_000, ..Limits::default() });
    let puzzle = TilePuzzle::read(&goal, 6, &options.board).expect("a puzzle");
    let found = |seed| run(&scramble(&puzzle, seed).to_string(), 6, &options).length.expect("an answer");
    let moves: u32 = (1..=4).map(found).sum();
    // 733 if every beam runs from the start; 729 if each is also three times as wide as the last.
    assert!(moves <= 725, "{moves}");
    let board = scramble(&puzzle, 1).to_string();
    let mut search = Search::new(&board, 6, Algorithm::Anytime, &options).expect("taken");
    while search.best().is_none() && search.advance(1000) == Status::Paused {}
    // 1.5 million where several orders of lines are tried for the first answer.
    assert!(search.stats().nodes < 300_000);
}

#[test]
fn boards_too_large_to_prove_have_a_bound_before_tables_are_built() {
    let goal = in_order(49).join(" ");
    let options = options(&[&goal], Metric::Step, Limits { nodes: 2_000_000, ..Limits::default() });
    let puzzle = TilePuzzle::read(&goal, 7, &options.board).expect("a puzzle");
    let found = run(&scramble(&puzzle, 1).to_string(), 7, &options);
    assert!(found.bound >= Some(200), "{:?}", found.bound);
}

#[test]
fn without_a_limit_ranked_beams_get_as_many_nodes_on_every_board() {
    let goal = in_order(225).join(" ");
    let options = options(&[&goal], Metric::Step, Limits::default());
    let puzzle = TilePuzzle::read(&goal, 15, &options.board).expect("a puzzle");
    let board = scramble(&puzzle, 1).to_string();
    let mut search = Search::new(&board, 15, Algorithm::Anytime, &options).expect("taken");
    // A board without them ends after 4.4 million.
    while search.stats().nodes < 5_000_000 {
        assert_eq!(search.advance(100_000), Status::Paused);
    }
}

#[test]
fn large_boards_with_walls_are_solved() {
    let goal = "a b c d e/f # g h i/j k l m n/o p q # r/s t u v *";
    let limits = Limits { nodes: 3_000_000, ..Limits::default() };
    let options = options(&[goal], Metric::Step, limits);
    let puzzle = TilePuzzle::read(goal, 5, &options.board).expect("a puzzle");
    let found = run(&scramble(&puzzle, 3).to_string(), 5, &options);
    assert!(found.length.is_some() && found.bound <= found.length, "{found:?}");
}

#[test]
fn little_memory_is_enough_or_refused() {
    for bytes in [1000, 100_000, 1_000_000] {
        let limits = Limits { nodes: 300_000, bytes };
        let (board, goal, _) = korf(include_str!("data/korf24.txt"), 25).swap_remove(0);
        let options = options(&[&goal], Metric::Step, limits);
        match solve(&board, 5, Algorithm::Anytime, &options) {
            Ok(found) => assert!(matches!(found.outcome, Outcome::Stopped(Some(_))), "{bytes}"),
            Err(error) => assert!(matches!(error, Error::TooLarge { .. }), "{error}"),
        }
    }
}

#[test]
fn the_proof_goes_on_when_its_first_method_has_spent_its_nodes() {
    let board = BoardOptions::new().goal("123/456/78*");
    let puzzle = TilePuzzle::read("867/254/3*1", 3, &board).expect("a puzzle");
    let space = Space::new(&puzzle, TileMetric::Step);
    let prover = |nodes| -> Box<dyn Method> {
        let limits = Limits { nodes, ..Limits::default() };
        Box::new(IterativeDeepening::new(space.clone(), limits, Box::new(Manhattan::new(&space)), 0))
    };
    let solved = |provers| {
        let estimate = InadmissibleEstimate::new(&space, 100, &Tables::default());
        let limits = Limits::default();
        let mut search = Anytime::new(space.clone(), limits, estimate, Vec::new(), provers, 0);
        while search.advance(1000) == Status::Paused {}
        let length = search.solution().and_then(|steps| steps.last()).map(|step| step.turn + 1);
        (length, search.stats().bound, search.stats().nodes)
    };
    let (length, bound, _) = solved(Provers { now: prover(500), later: Some(prover(u64::MAX)) });
    assert_eq!((length, bound), (Some(31), 31));
    // There is no proof without the second method.
    let (length, bound, _) = solved(Provers { now: prover(500), later: None });
    assert!(length >= Some(31) && bound < 31, "{length:?} {bound}");
}

/// A prover that proves as much as it is told in each slice, and may then be spent.
struct Told {
    bounds: Vec<u32>,
    stats: Stats,
    known: Arc<AtomicU32>,
    end: Status,
}

impl Told {
    fn boxed(bounds: &[u32], end: Status, known: &Arc<AtomicU32>) -> Box<dyn Method> {
        let bounds = bounds.iter().rev().copied().collect();
        Box::new(Self { bounds, stats: Stats::default(), known: known.clone(), end })
    }
}

impl Method for Told {
    fn advance(&mut self, _: u64) -> Status {
        let Some(bound) = self.bounds.pop() else { return self.end };
        self.stats.nodes += 3_000_000;
        self.stats.bound = bound;
        Status::Paused
    }

    fn know(&mut self, bound: u32) {
        self.known.store(bound, Ordering::Relaxed);
    }

    fn stats(&self) -> Stats {
        self.stats
    }

    fn start_bound(&self) -> u32 {
        1
    }

    fn solution(&self) -> Option<&[PathStep]> {
        None
    }
}

#[test]
fn a_prover_s_bound_is_passed_on_as_it_is() {
    let puzzle = TilePuzzle::read("867/254/3*1", 3, &BoardOptions::default()).expect("a board");
    let space = Space::new(&puzzle, TileMetric::Step);
    let known = Arc::new(AtomicU32::new(0));
    let spent = Status::Stopped(Limit::Nodes);
    let provers = Provers {
        now: Told::boxed(&[21, 23, 25, 27], spent, &known),
        later: Some(Told::boxed(&[27, 29], Status::Stopped(Limit::Bytes), &known)),
    };
    let estimate = InadmissibleEstimate::new(&space, 100, &Tables::default());
    let limits = Limits { nodes: u64::MAX - 1, ..Limits::default() };
    let mut search = Anytime::new(space, limits, estimate, Vec::new(), provers, 0);
    let (mut bound, mut bounds) = (0, Vec::new());
    while search.advance(1) == Status::Paused {
        if search.stats().bound > bound {
            bound = search.stats().bound;
            bounds.push(bound);
        }
    }
    assert_eq!(known.load(Ordering::Relaxed), 27);
    // The beam's own bound comes first.
    bounds.retain(|bound| *bound > 21);
    assert_eq!(bounds, [23, 25, 27, 29]);
    assert_ne!(search.advance(1), Status::Solved);
}

/// The tiles in order, the blank last.
fn in_order(cells: usize) -> Vec<String> {
    (1..cells).map(|tile| tile.to_string()).chain(["*".to_owned()]).collect()
}

/// Lengths of the first solution of `auto` and of the last within `work` nodes, both replayed.
fn lengths(start: &[String], goal: &[String], width: usize, work: u64) -> (u32, u32) {
    let board = BoardOptions::new().goal(goal.join(" "));
    let limits = Limits { bytes: 64 << 20, ..Default::default() };
    let options = Options::new().board(board).limits(limits);
    let mut search = Search::new(&start.join(" "), width, Algorithm::Auto, &options).expect("taken");
    let mut first = None;
    let mut spent = 0;
    while spent < work && search.advance(20_000) == Status::Paused {
        assert!(search.stats().bytes <= options.limits.bytes);
        if search.best().is_some() && first.is_none() {
            first = search.best();
            replay::replay(&start.join(" "), width, &options, &search.solution());
        }
        spent += 20_000;
    }
    let last = search.solution();
    replay::replay(&start.join(" "), width, &options, &last);
    assert!(last.bound <= last.length);
    let last = last.length.expect("an answer");
    (first.unwrap_or(last), last)
}

#[test]
fn three_tiles_of_a_thousand_take_as_many_moves_as_a_person_makes() {
    let goal = in_order(1024);
    for turns in [1, 2] {
        let mut start = goal.clone();
        start[..3].rotate_left(turns);
        let (first, last) = lengths(&start, &goal, 32, 2_000_000);
        // The way there and back takes 2 x 60 moves.
        assert!(last <= first && last <= 140, "{first} {last}");
    }
}

#[test]
fn tiles_that_lie_far_apart_are_carried_together() {
    let goal = in_order(400);
    let mut start = goal.clone();
    start.swap(0, 1);
    start.swap(45, 371);
    let (first, last) = lengths(&start, &goal, 20, 2_000_000);
    assert!(last <= first && last < 600, "{first} {last}");
}

#[test]
fn the_blank_may_have_to_end_elsewhere() {
    let goal = in_order(144);
    let mut start = goal.clone();
    // Along the last row and up the first column: the blank goes first.
    for cell in (133..144).rev() {
        start.swap(cell, cell - 1);
    }
    start.swap(132, 120);
    start[14..17].rotate_left(1);
    let (_, last) = lengths(&start, &goal, 12, 2_000_000);
    assert!(last <= 80, "{last}");
}

#[test]
fn identical_tiles_and_dont_care_cells_are_repaired() {
    let goal: Vec<String> = (0..100).map(|cell| ["a", "b", "c"][cell % 3].to_owned()).collect();
    let mut goal = [&goal[..99], &["*".to_owned()]].concat();
    let mut start = goal.clone();
    start.swap(10, 12);
    start.swap(23, 76);
    goal[50] = "?".to_owned();
    let (_, last) = lengths(&start, &goal, 10, 1_000_000);
    assert!(last <= 200, "{last}");
}
