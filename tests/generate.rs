//! Generated puzzles and enumerated layouts: against published lists and counts, and against the solver.

use std::{collections::BTreeMap, ops::RangeInclusive};

use taisou::{
    Algorithm, Error, Options,
    error::ExpectedOption,
    generate::{
        GeneratedPuzzle, Generator, KlotskiEnumeration, KlotskiGenerator, LayoutKind, RushEnumeration,
        RushGenerator, RushPuzzle, Wish,
    },
    puzzle::{Blocks, BoardOptions, Metric},
    search::{Limit, Sliced, Status},
    solve,
    survey::ShortestCount,
};

/// The listed puzzles of each slice of 997: moves, board and size of the component.
fn listed() -> BTreeMap<u32, Vec<(u32, String, u64)>> {
    let mut slices = BTreeMap::<_, Vec<_>>::new();
    let lines = include_str!("data/rush443k-slices.txt").lines().filter(|line| !line.starts_with('#'));
    for line in lines {
        let fields: Vec<&str> = line.split(' ').collect();
        let number = |at: usize| fields[at].parse::<u32>().expect("a number");
        slices.entry(number(0)).or_default().push((number(2), fields[3].to_owned(), number(4).into()));
    }
    for puzzles in slices.values_mut() {
        puzzles.sort();
    }
    slices
}

fn enumerated(slice: u32, budget: u64) -> Vec<(u32, String, u64)> {
    let mut work = RushEnumeration::new(slice, 997).expect("a slice");
    while work.advance(budget) == Status::Paused {}
    let row = |RushPuzzle { board, moves, component, .. }: RushPuzzle| {
        (moves, board.replace('/', "").replace('*', "o"), component)
    };
    let mut puzzles: Vec<_> = work.take().into_iter().map(row).collect();
    puzzles.sort();
    puzzles
}

#[test]
fn two_slices_of_rush_hour_equal_the_list() {
    let listed = listed();
    for (slice, budget) in [(5, u64::MAX), (17, 1000)] {
        assert_eq!(enumerated(slice, budget), listed[&slice], "slice {slice}");
    }
}

#[test]
#[ignore = "takes half a minute"]
fn all_slices_of_rush_hour_equal_the_list() {
    let listed = listed();
    assert_eq!(listed.values().map(Vec::len).sum::<usize>(), 4630);
    for (slice, puzzles) in listed {
        assert_eq!(enumerated(slice, u64::MAX), puzzles, "slice {slice}");
    }
}

fn rush(change: impl FnOnce(&mut Wish)) -> Vec<GeneratedPuzzle> {
    let mut wish = Wish::new();
    change(&mut wish);
    let mut generator = RushGenerator::new(wish).expect("a wish");
    assert_eq!(generator.run(), Status::Solved);
    generator.take()
}

/// The moves of a shortest solution; `None` if there is none.
fn solved(board: &str, goal: &str, metric: Metric) -> Option<u32> {
    let rules =
        BoardOptions::new().goals(vec![goal.to_owned()]).blocks(Blocks::All).axis(metric == Metric::Slide);
    let solution =
        solve(board, 0, Algorithm::Auto, &Options::new().board(rules).metric(metric)).expect("a board");
    assert!(solution.optimal || solution.length.is_none());
    solution.length
}

fn pieces(board: &str) -> Vec<char> {
    let mut letters: Vec<char> = board.chars().filter(char::is_ascii_uppercase).collect();
    letters.sort_unstable();
    letters.dedup();
    letters
}

#[test]
fn generated_rush_hour_puzzles_are_as_wished_and_no_piece_is_needless() {
    let puzzles = rush(|wish| (wish.moves, wish.pieces, wish.seed, wish.count) = (20..=30, 8..=12, 7, 5));
    assert_eq!(puzzles.len(), 5);
    for GeneratedPuzzle { board, goal, moves, farthest, .. } in puzzles {
        assert_eq!(solved(&board, &goal, Metric::Slide), Some(moves), "{board}");
        assert!((20..=30).contains(&moves) && moves == farthest, "{board}");
        let pieces = pieces(&board);
        assert!((8..=12).contains(&pieces.len()), "{board}");
        for piece in &pieces[1..] {
            let rest = board.replace(*piece, "*");
            assert!(solved(&rest, &goal, Metric::Slide) < Some(moves), "{board} without {piece}");
        }
    }
}

#[test]
fn generated_rush_hour_puzzles_have_as_many_pieces_as_wished_after_needless_ones_are_out() {
    let puzzles = rush(|wish| (wish.moves, wish.pieces, wish.seed, wish.count) = (4..=12, 9..=10, 3, 6));
    for GeneratedPuzzle { board, .. } in puzzles {
        assert!((9..=10).contains(&pieces(&board).len()), "{board}");
    }
}

/// The module's tests read the same file: the generators use no number whose value depends on the platform.
#[test]
fn a_seed_gives_the_same_boards_everywhere() {
    for line in include_str!("data/generated.jsonl").lines() {
        let row: serde_json::Value = serde_json::from_str(line).expect("JSON");
        let given = &row["wish"];
        let number = |value: &serde_json::Value| value.as_u64().and_then(|number| u32::try_from(number).ok());
        let range = |name: &str| Some(number(&given[name][0])?..=number(&given[name][1])?);
        let mut wish = Wish::new();
        wish.moves = range("moves").expect("moves");
        wish.pieces = range("pieces").unwrap_or(wish.pieces);
        wish.count = number(&given["count"]).unwrap_or(1) as usize;
        wish.seed = given["seed"].as_u64().expect("a seed");
        wish.unique = given["unique"] == true;
        wish.frame = given["frame"].as_str().map(str::to_owned);
        let kind = given["kind"].as_str().expect("a kind").parse().expect("a kind");
        for budget in [u64::MAX, 100] {
            let mut generator = Generator::new(kind, wish.clone()).expect("a wish");
            while generator.advance(budget) == Status::Paused {}
            let boards: Vec<String> = generator.take().into_iter().map(|puzzle| puzzle.board).collect();
            assert_eq!(serde_json::json!(boards), row["boards"], "{given}");
        }
    }
}

#[test]
fn the_limit_of_layouts_is_for_each_board() {
    let generated = |change: &dyn Fn(&mut Wish)| {
        let mut wish = Wish::new();
        (wish.moves, wish.count) = (8..=12, 5);
        change(&mut wish);
        let mut generator = RushGenerator::new(wish).expect("a generator");
        (generator.run(), generator.layouts(), generator.take().len())
    };
    let (_, together, _) = generated(&|_| ());
    let one_less = |wish: &mut Wish| wish.layouts = Some(together - 1);
    assert_eq!(generated(&one_less), (Status::Solved, together, 5));
}

#[test]
fn other_frames_have_walls_and_seven_cells() {
    let frame = "***#***/*******/*******/*******/*******/*#*****/*******";
    for (frame, moves) in [
        (frame, 8..=12),
        ("*****/*****/*****/*****/*****", 5..=8),
        ("*******/*****#*/*******/*******/*#*****", 8..=12),
    ] {
        let puzzles = rush(|wish| (wish.frame, wish.moves) = (Some(frame.to_owned()), moves));
        let GeneratedPuzzle { board, goal, moves, width, .. } = &puzzles[0];
        assert_eq!(solved(board, goal, Metric::Slide), Some(*moves), "{board}");
        assert_eq!((board.len(), *width), (frame.len(), frame.find('/').expect("rows")));
        let walls = |text: &str| text.match_indices('#').map(|(at, _)| at).collect::<Vec<_>>();
        assert_eq!(walls(board), walls(frame));
    }
}

#[test]
fn a_unique_solution_is_the_only_shortest_one() {
    let puzzles = rush(|wish| (wish.moves, wish.unique, wish.seed) = (3..=4, true, 1));
    let GeneratedPuzzle { board, goal, .. } = &puzzles[0];
    let rules = BoardOptions::new().goals(vec![goal.clone()]).blocks(Blocks::All).axis(true);
    let options = Options::new().board(rules).metric(Metric::Slide);
    let mut count = taisou::survey::ShortestCount::new(board, 0, &options, 1).expect("a board");
    count.run();
    assert_eq!(count.count().count, 1, "{board}");
}

#[test]
fn absurd_wishes_are_refused_or_end() {
    type Change = fn(&mut Wish);
    let refused = |change: Change| {
        let mut wish = Wish::new();
        change(&mut wish);
        let klotski = KlotskiGenerator::new(wish.clone()).err();
        (RushGenerator::new(wish).err(), klotski)
    };
    let option = |error: Option<Error>| match error {
        Some(Error::BadOption { option, .. }) => option,
        _ => "",
    };
    let both: [(Change, &str); 8] = [
        (|wish| wish.moves = 0..=5, "moves"),
        (|wish| wish.moves = 1_000_000_000..=u32::MAX, "moves"),
        (|wish| wish.moves = RangeInclusive::new(9, 8), "moves"),
        (|wish| wish.pieces = 40..=50, "pieces"),
        (|wish| wish.pieces = 0..=1, "pieces"),
        (|wish| wish.frame = Some("********/********/********".to_owned()), "frame"),
        (|wish| wish.count = 0, "count"),
        (|wish| wish.count = Wish::MAX_COUNT + 1, "count"),
    ];
    for (change, name) in both {
        let (rush, klotski) = refused(change);
        assert_eq!((option(rush), option(klotski)), (name, name));
    }
    assert_eq!(option(refused(|wish| wish.blanks = Some(17)).1), "blanks");
    assert_eq!(option(refused(|wish| wish.blanks = Some(0)).1), "blanks");
    assert_eq!(option(refused(|wish| wish.frame = Some("****/*#**/****".to_owned())).1), "frame");

    let mut wish = Wish::new();
    (wish.moves, wish.pieces, wish.layouts) = (200..=250, 2..=3, Some(1000));
    let mut generator = RushGenerator::new(wish.clone()).expect("a wish");
    assert_eq!(generator.run(), Status::Stopped(Limit::Nodes));
    assert_eq!((generator.layouts(), generator.take().len()), (1000, 0));
    (wish.pieces, wish.layouts) = (3..=6, None);
    let mut generator = KlotskiGenerator::new(wish.clone()).err();
    assert_eq!(option(generator.take()), "pieces");
    wish.pieces = 8..=8;
    let mut generator = KlotskiGenerator::new(wish).expect("a wish");
    assert_eq!(generator.run(), Status::Stopped(Limit::NothingLeft));
    // A frame without room for anything but the target.
    let mut wish = Wish::new();
    (wish.frame, wish.layouts) = (Some("***/***/***".to_owned()), Some(100));
    assert!(
        RushGenerator::new(wish).expect("a wish").run().limit().is_some_and(|limit| limit == Limit::Nodes)
    );
}

#[test]
fn options_of_the_other_kind_are_refused_with_its_name() {
    type Change = fn(&mut Wish);
    let changes: [(Change, LayoutKind, &str, ExpectedOption); 3] = [
        (|wish| wish.blanks = Some(2), LayoutKind::Rush, "blanks", ExpectedOption::KlotskiOnly),
        (|wish| wish.layouts = Some(100), LayoutKind::Klotski, "layouts", ExpectedOption::RushOnly),
        (|wish| wish.needless = true, LayoutKind::Klotski, "needless", ExpectedOption::RushOnly),
    ];
    for (change, kind, name, expected) in changes {
        let mut wish = Wish::new();
        change(&mut wish);
        match Generator::new(kind, wish.clone()) {
            Err(Error::BadOption { option, expected: found, .. }) => {
                assert_eq!((option, found), (name, expected));
            }
            other => panic!("{other:?}"),
        }
        let other = LayoutKind::ALL.into_iter().find(|other| *other != kind).expect("another kind");
        assert!(Generator::new(other, wish).is_ok(), "{name}");
    }
}

#[test]
fn generated_klotski_puzzles_are_as_wished() {
    for (frame, moves, blanks) in [(None, 30..=40, 2), (Some("****/****/****/****"), 4..=8, 3)] {
        let mut wish = Wish::new();
        (wish.frame, wish.blanks, wish.moves, wish.count) =
            (frame.map(str::to_owned), Some(blanks), moves.clone(), 3);
        let mut generator = KlotskiGenerator::new(wish.clone()).expect("a wish");
        assert_eq!(generator.run(), Status::Solved);
        let puzzles = generator.take();
        for puzzle in &puzzles {
            assert!(moves.contains(&puzzle.moves) && puzzle.farthest >= puzzle.moves);
            assert_eq!(solved(&puzzle.board, &puzzle.goal, Metric::Move), Some(puzzle.moves), "{puzzle:?}");
        }
        let mut again = KlotskiGenerator::new(wish).expect("a wish");
        while again.advance(10) == Status::Paused {}
        assert_eq!(again.take(), puzzles);
    }
}

#[test]
fn unique_klotski_puzzles_have_one_shortest_solution() {
    for seed in 0..3 {
        let mut wish = Wish::new();
        (wish.frame, wish.blanks, wish.moves, wish.count) =
            (Some("****/****/****/****".into()), Some(3), 6..=9, 3);
        (wish.seed, wish.unique) = (seed, true);
        let mut generator = KlotskiGenerator::new(wish).expect("a wish");
        assert_eq!(generator.run(), Status::Solved);
        for GeneratedPuzzle { board, goal, moves, .. } in generator.take() {
            let rules = BoardOptions::new().goal(goal).blocks(Blocks::All);
            let options = Options::new().board(rules).metric(Metric::Move);
            let mut count = ShortestCount::new(&board, 0, &options, 0).expect("a board");
            count.run();
            let found = count.count();
            assert_eq!((found.length, found.count), (Some(moves), 1), "{board}");
        }
    }
}

#[test]
fn a_generated_klotski_puzzle_has_the_component_that_a_survey_finds() {
    let mut wish = Wish::new();
    (wish.moves, wish.seed, wish.unique) = (40..=50, 1, true);
    let mut generator = KlotskiGenerator::new(wish).expect("a wish");
    assert_eq!(generator.run(), Status::Solved);
    let puzzle = &generator.take()[0];
    let mut options = taisou::survey::SurveyOptions::new().metric(Metric::Move);
    options = options.board(BoardOptions::new().blocks(Blocks::All)).start(puzzle.board.clone());
    let survey = taisou::survey::survey(&puzzle.goal, 0, &options).expect("a survey");
    assert_eq!((survey.positions(), survey.max()), (puzzle.component, puzzle.farthest as usize));
}

/// The largest materials of 5x5 cells have tens of millions of layouts.
#[test]
fn the_memory_limit_stops_large_frames() {
    let frame = "*****/*****/*****/*****/*****";
    let (limit, stopped) = (1 << 20, Status::Stopped(Limit::Bytes));
    let mut wish = Wish::new();
    (wish.frame, wish.bytes, wish.moves) = (Some(frame.to_owned()), limit, 50..=60);
    let mut generator = KlotskiGenerator::new(wish).expect("a wish");
    assert_eq!(generator.run(), stopped);
    assert!(generator.stats().bytes <= limit);
    let mut enumeration = KlotskiEnumeration::new(Some(frame), 2).expect("a frame").max_bytes(limit);
    assert_eq!(enumeration.run(), stopped);
    assert!(enumeration.stats().bytes <= limit);
    let mut slice = RushEnumeration::new(5, 997).expect("a slice").max_bytes(1000);
    assert_eq!(slice.run(), stopped);
    let mut wish = Wish::new();
    (wish.bytes, wish.moves) = (1000, 40..=250);
    assert_eq!(RushGenerator::new(wish).expect("a wish").run(), stopped);
}
