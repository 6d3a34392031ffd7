//! Texts of boards and moves: valid ones as they are read, and the errors of invalid ones.

use taisou::{
    Error,
    board::{Board, Direction, Location, Role, Symbol, TextError},
    error::{ExpectedMove, ExpectedOption, Mismatch, Source},
    puzzle::{BoardOptions, Solvability, TilePuzzle, read_moves, scramble, solvability, step},
};

#[test]
fn texts_read_back_as_written() {
    // Text, width, blank, and the text that is written.
    for (text, width, blank, written) in [
        ("ウアタソ*マイタノ", 3, None, "ウアタ/ソ*マ/イタノ"),
        ("ｳｱﾀｿ＊ﾏｲﾀﾉ", 3, None, "ウアタ/ソ＊マ/イタノ"),
        ("  123\r\n45_\n\n", 0, None, "123/45_"),
        ("123\r45_", 0, None, "123/45_"),
        ("1 2 3 4 5 6 7 8 0", 3, None, "123/456/780"),
        ("1\u{3000}10\n2 ＿", 2, None, "1 10/2 ＿"),
        ("10/11/*", 1, None, "10/11/*"),
        ("12*", 1, None, "1/2/*"),
        ("12*", 0, None, "12*"),
        ("0a*", 3, None, "0a*"),
        ("00*", 3, None, "00*"),
        ("12/3x", 2, Some("x"), "12/3x"),
        ("*_/3x", 2, Some("x"), "*_/3x"),
        ("*_/12", 2, None, "*_/12"),
        ("1#2/*34", 3, None, "1#2/*34"),
        ("①㌔*", 3, None, "①㌔*"),
        ("🇯🇵👨‍👩‍👧*", 3, None, "🇯🇵👨‍👩‍👧*"),
        ("🇯 🇵 *", 3, None, "🇯 🇵 *"),
        ("カ\u{3099}*", 2, None, "ガ*"),
        ("\u{feff}12*", 3, None, "12*"),
    ] {
        let blank = blank.map(|blank| Symbol::new(blank).expect("a symbol"));
        let board =
            Board::read(text, width, blank.as_ref(), Role::Start).unwrap_or_else(|e| panic!("{text}: {e}"));
        assert_eq!(board.to_string(), written, "{text:?}");
        let again = Board::read(written, board.size().width(), blank.as_ref(), Role::Start);
        assert_eq!(again, Ok(board), "{text:?}");
    }
}

#[test]
fn zero_is_a_blank_among_numbers_only() {
    for (text, blanks) in [("120", 1), ("12*0", 1), ("1a0*", 1), ("10 2 0", 1), ("00/12", 2), ("1#0", 1)] {
        let board = Board::read(text, 0, None, Role::Start).expect("a board");
        assert_eq!(board.blanks().count(), blanks, "{text}");
    }
    let goal = Board::read("1?0", 0, None, Role::Goal).expect("a goal");
    assert_eq!(goal.blanks().count(), 1);
}

/// Row, column, and the range of bytes.
fn at(row: usize, column: usize, from: usize, to: usize) -> Location {
    Location { row, column, span: from..to }
}

#[test]
fn every_bad_text_names_the_place() {
    let long = "あ".repeat(40_000);
    let wide = "1".repeat(1025);
    let uneven = |at, found, expected| TextError::UnevenRows { at, found, expected };
    let width_of = |at, found, expected| TextError::Width { at, found, expected };
    let bad = |at, found: &str| TextError::BadSymbol { at, found: found.to_owned() };
    for (text, width, expected) in [
        ("", 3, TextError::Empty),
        (" \n\u{3000}\n", 0, TextError::Empty),
        ("/", 0, TextError::Empty),
        (&long, 0, TextError::TooLong { bytes: 120_000, max: 100_352 }),
        (&wide, 0, TextError::TooManyCells { found: 1025, max: 1024 }),
        ("123/45", 0, uneven(at(2, 3, 6, 6), 2, 3)),
        ("123/4567", 0, uneven(at(2, 4, 7, 8), 4, 3)),
        ("123//456", 0, uneven(at(2, 1, 4, 4), 0, 3)),
        ("123/", 0, uneven(at(2, 1, 4, 4), 0, 3)),
        ("/12", 0, uneven(at(2, 1, 1, 3), 2, 0)),
        ("10/2/*", 0, uneven(at(2, 2, 4, 4), 1, 2)),
        ("1 2/34", 0, uneven(at(2, 2, 6, 6), 1, 2)),
        (" 123 \r\n 45 \r\n67*\r\n", 0, uneven(at(2, 3, 10, 10), 2, 3)),
        ("12\r\r34", 0, uneven(at(2, 1, 3, 3), 0, 2)),
        ("123/456", 2, width_of(at(1, 3, 2, 3), 3, 2)),
        ("12345*", 4, width_of(at(2, 3, 6, 6), 2, 4)),
        ("123*", 8, width_of(at(1, 5, 4, 4), 4, 8)),
        ("1 2 3\n4 *", 4, width_of(at(1, 4, 5, 5), 3, 4)),
        ("12/\u{3099}*", 2, bad(at(2, 1, 3, 6), "\u{3099}")),
        ("1 ﾞ *", 3, bad(at(1, 2, 2, 5), "\u{3099}")),
        ("1\u{200b}*", 3, bad(at(1, 2, 1, 4), "\u{200b}")),
        ("1\u{61c}*", 3, bad(at(1, 2, 1, 3), "\u{61c}")),
        ("1\u{7}*", 3, bad(at(1, 2, 1, 2), "\u{7}")),
        ("1\u{202e}*", 3, bad(at(1, 2, 1, 4), "\u{202e}")),
        ("1\u{2800}*", 3, bad(at(1, 2, 1, 4), "\u{2800}")),
        ("1 a\u{fffe} *", 3, bad(at(1, 2, 2, 6), "a\u{fffe}")),
        ("1\u{ffff}*", 3, bad(at(1, 2, 1, 4), "\u{ffff}")),
        ("1\u{fdd0}*", 3, bad(at(1, 2, 1, 4), "\u{fdd0}")),
        ("1\u{10fffe}*", 3, bad(at(1, 2, 1, 5), "\u{10fffe}")),
        // The replacement of half a surrogate pair.
        ("1\u{fffd}*", 3, bad(at(1, 2, 1, 4), "\u{fffd}")),
        (
            "12 アイウエオアイウエオアイウエオアイウエオアイウエオアイウエオアイウ *",
            3,
            TextError::SymbolTooLong { at: at(1, 2, 3, 102), units: 33, max: 32 },
        ),
        ("12/?*", 2, TextError::DontCareCell { at: at(2, 1, 3, 4) }),
    ] {
        assert_eq!(
            Board::read(text, width, None, Role::Start),
            Err(expected),
            "{:?}",
            text.get(..20).unwrap_or(text)
        );
    }
}

#[test]
fn places_are_those_of_the_text_before_normalization() {
    // The part at fault is in brackets.
    for (marked, width) in [
        ("か\u{3099}き\u{3099}/*[?]", 0),
        ("か\u{3099}き\u{3099}/*か\u{3099}[は\u{309a}]", 2),
        ("ｶﾞｷﾞ/*[?]", 0),
        ("👨‍👩‍👧か\u{3099}*[?]", 4),
        ("か\u{3099} か\u{3099}\r\n* [?]", 0),
        ("か\u{3099}き/[\u{301}\u{323}]*", 0),
        ("\u{1112}\u{1161}\u{11ab}a\u{302}\u{301}/*[]", 0),
        ("\u{feff} か\u{3099}\u{3000}\u{2000}1\n[?] *", 0),
    ] {
        let (from, to) = (marked.find('[').expect("a mark"), marked.find(']').expect("a mark") - 1);
        let text = marked.replace(['[', ']'], "");
        let error = Board::read(&text, width, None, Role::Start).expect_err(marked);
        assert_eq!(error.at().map(|at| at.span.clone()), Some(from..to), "{marked}: {error}");
    }
    let text = "か\u{3099}か\u{3099}/12\r\nｶﾞ\u{ff70}";
    let board = Board::read(text, 0, None, Role::Start).expect("a board");
    let cells: Vec<&str> = (0..7).filter_map(|cell| Some(&text[board.locate(cell, text)?.span])).collect();
    assert_eq!(cells, ["か\u{3099}", "か\u{3099}", "1", "2", "ｶﾞ", "\u{ff70}"]);
}

#[test]
fn every_bad_puzzle_names_the_mismatch() {
    let mismatch = |goal, mismatch| Error::GoalMismatch { goal, mismatch };
    let symbol = |symbol: Option<&str>, found, expected, at| Mismatch::Symbol {
        symbol: symbol.and_then(Symbol::new),
        found,
        expected,
        at,
    };
    let bad = |option, expected, symbol: Option<&str>| Error::BadOption {
        option,
        expected,
        symbol: symbol.map(str::to_owned),
        at: None,
    };
    let wall = |goal| mismatch(goal, Mismatch::Wall { at: at(2, 1, 3, 4) });
    let uneven = TextError::UnevenRows { at: at(2, 1, 3, 3), found: 0, expected: 2 };
    let blanks = ["*", "＊", "_", "＿"].map(str::to_owned);
    let check = |board: &str, options: &BoardOptions, expected: Error| {
        let error = TilePuzzle::read(board, 0, options).map(|_| ()).expect_err(board);
        assert_eq!(error, expected, "{board} with {options:?}");
    };
    for (board, goals, expected) in [
        ("123/456", &[][..], Error::NoBlank { expected: blanks.into() }),
        ("12*", &["12?*"], mismatch(0, Mismatch::Size { found: (4, 1), expected: (3, 1) })),
        ("12/3*", &["12/3*", "12/#*"], wall(1)),
        ("12/#*", &["12/3*"], wall(0)),
        ("12/3*", &["12/4*"], mismatch(0, symbol(Some("4"), 1, 0, at(2, 1, 3, 4)))),
        ("12/3*", &["11/3*"], mismatch(0, symbol(Some("1"), 2, 1, at(1, 1, 0, 1)))),
        ("12/3*", &["1*/*3"], mismatch(0, symbol(None, 2, 1, at(1, 2, 1, 2)))),
        ("12/3*", &["12/"], Error::Text { from: Source::Goal(0), error: uneven }),
    ] {
        check(board, &BoardOptions::new().goals(goals.iter().copied()), expected);
    }
    check("123/45*", &BoardOptions::new().blank("x"), Error::NoBlank { expected: vec!["x".into()] });
    for blank in ["xy z", "", "#", "?", "/"] {
        let expected = bad("blank", ExpectedOption::OneSymbol, None);
        check("12/3*", &BoardOptions::new().blank(blank), expected);
    }
    let same = [["1", "2"], ["2", "3"]].map(|group| group.map(str::to_owned).to_vec());
    let twice = bad("same", ExpectedOption::SymbolsOnce, Some("2"));
    check("12/3*", &BoardOptions::new().same(same.to_vec()), twice);
}

#[test]
fn symbols_in_options_are_as_long_in_utf_16_units_as_those_of_boards() {
    // Each is one character of two units.
    let (longest, longer) = ("🐸".repeat(Symbol::MAX_UNITS / 2), "🐸".repeat(Symbol::MAX_UNITS / 2 + 1));
    let read = |options: BoardOptions| TilePuzzle::read(&format!("1 2/{longest} *"), 0, &options).map(drop);
    let same = |symbol: &String| BoardOptions::new().same(vec![vec![symbol.clone()]]);
    assert_eq!(read(same(&longest)), Ok(()));
    assert!(matches!(
        read(same(&longer)),
        Err(Error::BadOption { option: "same", expected: ExpectedOption::Symbols, .. })
    ));
    let blank = |symbol: &String| BoardOptions::new().blank(symbol);
    assert_eq!(read(blank(&longest)), Ok(()));
    assert!(matches!(
        read(blank(&longer)),
        Err(Error::BadOption { option: "blank", expected: ExpectedOption::OneSymbol, .. })
    ));
}

#[test]
fn moves_that_cannot_be_played_leave_the_board_alone() {
    for (board, text, number, found, expected) in [
        ("12/3*", "X", 0, "X", ExpectedMove::LetterOrNumber),
        ("12/3*", "RU", 1, "U", ExpectedMove::MovablePiece),
        ("12/3*", " R 1R", 1, "1R", ExpectedMove::MovablePiece),
        ("12/3*", "99R", 0, "99R", ExpectedMove::MovablePiece),
        ("12/3*", "3 7", 1, "7", ExpectedMove::OneWay),
        ("12/**", "D", 0, "D", ExpectedMove::CellFirst),
        ("12/3*", "R0", 0, "R0", ExpectedMove::Count),
        ("12/3*", "18446744073709551615D", 0, "18446744073709551615D", ExpectedMove::MovablePiece),
        ("12/3*", "R99999999", 0, "R99999999", ExpectedMove::FewerSteps),
        ("12/3*", &"3 ".repeat(50_001), 50_000, "3", ExpectedMove::FewerSteps),
        ("12/3*", "R99999999999999999999", 0, "R99999999999999999999", ExpectedMove::SmallerNumber),
        // In other puzzles the way back, and a repetition.
        ("12/3*", "R'", 1, "'", ExpectedMove::LetterOrNumber),
        ("12/3*", "R'2", 1, "'2", ExpectedMove::LetterOrNumber),
        ("12/3*", "(R)", 0, "(", ExpectedMove::LetterOrNumber),
        ("12/3*", "righ", 1, "i", ExpectedMove::LetterOrNumber),
        ("12/3*", "→↑", 1, "↑", ExpectedMove::MovablePiece),
        // The first of several errors.
        ("12/3*", "R,U\u{3000}X", 1, "U", ExpectedMove::MovablePiece),
        ("12/3*", "blank:L3あ", 0, "L3", ExpectedMove::MovablePiece),
        ("12/3*", "blank:L 3あ", 1, "3あ", ExpectedMove::LetterOrNumber),
        ("1*2/345", "blank: 0R", 0, "0R", ExpectedMove::MovablePiece),
    ] {
        let mut played = Board::read(board, 0, None, Role::Start).expect("a board");
        let before = played.clone();
        let error = read_moves(&mut played, text).expect_err(text);
        assert_eq!(played, before);
        let Some((Source::Moves, span)) = error.span() else { panic!("{error}") };
        assert_eq!(&text[span.clone()], found);
        let bad = Error::BadMoves { at: number, found: found.into(), expected, span: Some(span.clone()) };
        assert_eq!(error, bad);
        // Everything before it can be played.
        read_moves(&mut played, &text[..span.start]).expect(text);
    }
}

#[test]
fn moves_are_read_in_every_notation() {
    for (board, text, expected) in [
        ("123/45*", "R2D", "*23/145"),
        ("123/45*", "r2 d", "*23/145"),
        ("123/45*", "blank:L2U", "*23/145"),
        ("123/45*", "5, 4, 1", "*23/145"),
        ("123/45*", "4 1", "*23/145"),
        ("123/45*", "4R 3R 0D", "*23/145"),
        ("1**/2##", "0R2 3U", "2*1/*##"),
        ("123/45*", "→2 ↓", "*23/145"),
        ("123/45*", "➡️→⬇\u{fe0f}", "*23/145"),
        ("123/45*", "right, Right; DOWN", "*23/145"),
        ("123/45*", "右2、下", "*23/145"),
        ("123/45*", "['R', 'R', 'D']", "*23/145"),
        ("123/45*", "[\"R2\",\"down\"]", "*23/145"),
        ("123/45*", "'R2 D'", "*23/145"),
        ("123/45*", "[5,4,1]", "*23/145"),
        ("123/45*", "blank: ←2↑", "*23/145"),
        ("1**/2##", "0→2 3up", "2*1/*##"),
        // After `blank:` the letter after a cell is also the direction of the blank.
        ("1*2/345", "blank: 0L", "*12/345"),
        ("1*2/345", "blank: 2R D 4L", "125/3*4"),
    ] {
        let mut played = Board::read(board, 0, None, Role::Start).expect("a board");
        read_moves(&mut played, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(played.to_string(), expected, "{board} {text}");
    }
}

#[test]
fn a_click_slides_the_line_unless_two_directions_are_possible() {
    // Board, cell, resulting board, directions.
    for (board, cell, after, ways) in [
        ("123/45*", 3, "123/*45", "right"),
        ("123/45*", 2, "12*/453", "down"),
        ("123/45*", 0, "123/45*", ""),
        ("123/45*", 5, "123/45*", ""),
        ("*1*", 1, "*1*", "right left"),
        ("1#*", 0, "1#*", ""),
        ("1#*", 1, "1#*", ""),
        ("12**", 0, "*12*", "right"),
    ] {
        let mut played = Board::read(board, 0, None, Role::Start).expect("a board");
        let gesture = step(&mut played, cell, None).expect("on the board");
        assert_eq!(played.to_string(), after, "{board} {cell}");
        let names: Vec<_> = gesture.directions.iter().map(|direction| direction.name()).collect();
        assert_eq!(names.join(" "), ways, "{board} {cell}");
    }
    let mut board = Board::read("12*", 0, None, Role::Start).expect("a board");
    assert_eq!(step(&mut board, 3, None), Err(Error::CellOutOfRange { cell: 3, cells: 3 }));
}

#[test]
fn scrambles_are_not_solved_and_keep_to_their_part_of_the_board() {
    let puzzle = |board: &str, goals: &[&str]| {
        TilePuzzle::read(board, 0, &BoardOptions::new().goals(goals.iter().copied())).expect("a puzzle")
    };
    for goals in [&["1?/??"][..], &["12/3*", "3*/12", "*1/32"]] {
        let puzzle = puzzle("12/3*", goals);
        for seed in 0..200 {
            let board = scramble(&puzzle, seed).to_string();
            let again = TilePuzzle::read(&board, 0, &BoardOptions::new().goals(goals.iter().copied()));
            assert!(!again.expect("a puzzle").is_solved(), "{board}");
        }
    }
    let parts = puzzle("2*1#3*", &["???#*?"]);
    for seed in 0..20 {
        let board = scramble(&parts, seed).to_string();
        assert!(board.contains("#*3") || board.contains("#3*"), "{board}");
    }
}

#[test]
fn scrambles_can_be_solved_though_the_start_cannot() {
    // Unsolvable by parity, fixed cells, a wall, and the order in a row and in a ring.
    for (board, goal) in [
        ("21/3*", "12/3*"),
        ("12#3*", "21#3*"),
        ("2*1#3*", "3?*#1?"),
        ("12*#3*", "13*#2*"),
        ("213*", "123*"),
        ("132/4#5/67*", "123/4#5/67*"),
    ] {
        let options = BoardOptions::new().goal(goal);
        let read = |board: &str| TilePuzzle::read(board, 0, &options).expect("a puzzle");
        let puzzle = read(board);
        assert!(matches!(solvability(&puzzle), Solvability::Unsolvable(_)), "{board}");
        for seed in 0..20 {
            let scrambled = scramble(&puzzle, seed).to_string();
            assert_eq!(solvability(&read(&scrambled)), Solvability::Solvable, "{board} {seed}: {scrambled}");
        }
    }
}

#[test]
fn a_million_moves_are_read_in_a_moment() {
    // Quadratic time would be minutes.
    let moves = "RL".repeat(500_000);
    let mut board = Board::read("12*", 0, None, Role::Start).expect("a board");
    assert_eq!(read_moves(&mut board, &moves).map(|steps| steps.len()), Ok(1_000_000));
    let wrong = read_moves(&mut board, &format!("{moves}x"));
    assert!(matches!(wrong, Err(Error::BadMoves { at: 1_000_000, .. })));
}

#[test]
fn blanks_of_several_kinds_stay_in_their_order() {
    let mut board = Board::read("1_2/3*＿", 0, None, Role::Start).expect("a board");
    assert_eq!(board.to_string(), "1_2/3*＿");
    step(&mut board, 3, None).expect("on the board");
    assert_eq!(board.to_string(), "1_2/*3＿");
    step(&mut board, 2, Some(Direction::Left)).expect("on the board");
    assert_eq!(board.to_string(), "12_/*3＿");
    let options = BoardOptions::new().goal("12_/*3＿");
    let puzzle = TilePuzzle::read("1_2/3*＿", 0, &options).expect("a puzzle");
    assert_eq!(scramble(&puzzle, 1).to_string().replace(['1', '2', '3', '/'], ""), "_*＿");
}

#[test]
fn any_added_goal_counts() {
    let options = BoardOptions::new().goal("A*/**").goal("**/*A");
    let solved = |board| TilePuzzle::read(board, 2, &options).expect("a puzzle").is_solved();
    assert_eq!(["A***", "*A**", "***A"].map(solved), [true, false, true]);
}

#[test]
fn goals_have_a_limit_in_all() {
    let goals = vec!["?".repeat(1024); 65];
    let board = format!("{}*", "1".repeat(1023));
    let most = BoardOptions::new().goals(&goals[..64]);
    assert_eq!(TilePuzzle::read(&board, 32, &most).map(|puzzle| puzzle.goals().len()), Ok(64));
    let error = TilePuzzle::read(&board, 32, &BoardOptions::new().goals(goals)).map(|_| ());
    let bad = matches!(error, Err(Error::BadOption { expected: ExpectedOption::FewerGoals, .. }));
    assert!(bad, "{error:?}");
}
