//! Texts of boards: what they are read as, and the error of each that is none.

use taisou::{
    Error,
    board::{Board, Role, Symbol, TextError},
    error::{Mismatch, Source},
    puzzle::{BoardOptions, TilePuzzle, read_moves, scramble, step},
};

#[test]
fn texts_are_read_as_they_are_written() {
    // Text, width, blank, and how it is written again.
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
        ("*_/12", 2, None, "**/12"),
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

#[test]
fn every_bad_text_names_the_place() {
    let long = "あ".repeat(40_000);
    let wide = "1".repeat(1025);
    for (text, width, expected) in [
        ("", 3, TextError::Empty),
        (" \n\u{3000}\n", 0, TextError::Empty),
        ("/", 0, TextError::Empty),
        (&long, 0, TextError::TooLong { bytes: 120_000, max: 100_352 }),
        (&wide, 0, TextError::TooManyCells { found: 1025, max: 1024 }),
        ("123/45", 0, TextError::UnevenRows { row: 2, column: 3, found: 2, expected: 3 }),
        ("123/4567", 0, TextError::UnevenRows { row: 2, column: 4, found: 4, expected: 3 }),
        ("123//456", 0, TextError::UnevenRows { row: 2, column: 1, found: 0, expected: 3 }),
        ("123/", 0, TextError::UnevenRows { row: 2, column: 1, found: 0, expected: 3 }),
        ("10/2/*", 0, TextError::UnevenRows { row: 2, column: 2, found: 1, expected: 2 }),
        ("1 2/34", 0, TextError::UnevenRows { row: 2, column: 2, found: 1, expected: 2 }),
        ("123/456", 2, TextError::Width { row: 1, column: 3, found: 3, expected: 2 }),
        ("12345*", 4, TextError::Width { row: 2, column: 3, found: 2, expected: 4 }),
        ("123*", 8, TextError::Width { row: 1, column: 5, found: 4, expected: 8 }),
        ("12/\u{3099}*", 2, TextError::BadSymbol { row: 2, column: 1, found: "\u{3099}".into() }),
        ("1 ﾞ *", 3, TextError::BadSymbol { row: 1, column: 2, found: "\u{3099}".into() }),
        ("1\u{200b}*", 3, TextError::BadSymbol { row: 1, column: 2, found: "\u{200b}".into() }),
        ("1\u{61c}*", 3, TextError::BadSymbol { row: 1, column: 2, found: "\u{61c}".into() }),
        ("1\u{7}*", 3, TextError::BadSymbol { row: 1, column: 2, found: "\u{7}".into() }),
        ("1\u{202e}*", 3, TextError::BadSymbol { row: 1, column: 2, found: "\u{202e}".into() }),
        (
            "12 アイウエオアイウエオアイウエオアイウエオアイウエオアイウエオアイウ *",
            3,
            TextError::SymbolTooLong { row: 1, column: 2, units: 33, max: 32 },
        ),
        ("12/?*", 2, TextError::AnyCell { row: 2, column: 1 }),
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
fn every_bad_puzzle_says_what_does_not_match() {
    let mismatch = |goal, mismatch| Error::GoalMismatch { goal, mismatch };
    let symbol = |symbol: &str, found, expected, row, column| Mismatch::Symbol {
        symbol: Symbol::new(symbol),
        found,
        expected,
        row,
        column,
    };
    let bad_blank = Error::BadOption { option: "blank", expected: "one symbol that is not #, ? or /" };
    let twice = Error::BadOption { option: "same", expected: "every symbol at most once, in one group" };
    for (board, width, goals, blank, same, expected) in [
        (
            "123/456",
            0,
            vec![],
            None,
            vec![],
            Error::NoBlank { expected: ["*", "＊", "_", "＿"].map(str::to_owned).into() },
        ),
        ("123/45*", 0, vec![], Some("x"), vec![], Error::NoBlank { expected: vec!["x".into()] }),
        (
            "12*",
            0,
            vec!["12?*"],
            None,
            vec![],
            mismatch(0, Mismatch::Size { found: (4, 1), expected: (3, 1) }),
        ),
        ("12/3*", 0, vec!["12/3*", "12/#*"], None, vec![], mismatch(1, Mismatch::Wall { row: 2, column: 1 })),
        ("12/#*", 0, vec!["12/3*"], None, vec![], mismatch(0, Mismatch::Wall { row: 2, column: 1 })),
        ("12/3*", 0, vec!["12/4*"], None, vec![], mismatch(0, symbol("4", 1, 0, 2, 1))),
        ("12/3*", 0, vec!["11/3*"], None, vec![], mismatch(0, symbol("1", 2, 1, 1, 1))),
        (
            "12/3*",
            0,
            vec!["1*/*3"],
            None,
            vec![],
            mismatch(0, Mismatch::Symbol { symbol: None, found: 2, expected: 1, row: 1, column: 2 }),
        ),
        (
            "12/3*",
            0,
            vec!["12/"],
            None,
            vec![],
            Error::Text {
                from: Source::Goal(0),
                error: TextError::UnevenRows { row: 2, column: 1, found: 0, expected: 2 },
            },
        ),
        ("12/3*", 0, vec![], Some("xy z"), vec![], bad_blank.clone()),
        ("12/3*", 0, vec![], Some(""), vec![], bad_blank.clone()),
        ("12/3*", 0, vec![], Some("#"), vec![], bad_blank.clone()),
        ("12/3*", 0, vec![], Some("?"), vec![], bad_blank.clone()),
        ("12/3*", 0, vec![], Some("/"), vec![], bad_blank),
        ("12/3*", 0, vec![], None, vec![vec!["1", "2"], vec!["2", "3"]], twice),
    ] {
        let options = BoardOptions {
            goals: goals.into_iter().map(str::to_owned).collect(),
            blank: blank.map(str::to_owned),
            same: same.into_iter().map(|group| group.into_iter().map(str::to_owned).collect()).collect(),
            ..Default::default()
        };
        let error = TilePuzzle::read(board, width, &options).map(|_| ()).expect_err(board);
        assert_eq!(error, expected, "{board} to {:?}", options.goals);
    }
}

#[test]
fn groups_of_symbols_are_not_told_apart() {
    let options = BoardOptions {
        goals: vec!["21/3*".into()],
        same: vec![vec!["1".into(), "2".into()]],
        ..Default::default()
    };
    assert!(TilePuzzle::read("12/3*", 0, &options).expect("a puzzle").is_solved());
}

#[test]
fn moves_that_cannot_be_played_leave_the_board_alone() {
    for (board, text, at, found, expected) in [
        ("12/3*", "X", 0, "X", "U, R, D, L or a number"),
        ("12/3*", "RU", 1, "U", "a tile that can go this way"),
        ("12/3*", "R 1R", 1, "1R", "a tile on this cell that can go this way"),
        ("12/3*", "99R", 0, "99R", "a tile on this cell that can go this way"),
        ("12/3*", "3 7", 1, "7", "a tile that can slide in just one way"),
        ("12/**", "D", 0, "D", "a cell before the letter, as there are several blanks"),
        ("12/3*", "R0", 0, "R0", "a count from 1"),
        (
            "12/3*",
            "18446744073709551615D",
            0,
            "18446744073709551615D",
            "a tile on this cell that can go this way",
        ),
        ("12/3*", "R99999999", 0, "R99999999", "at most a million steps"),
        ("12/3*", "R99999999999999999999", 0, "R99999999999999999999", "a smaller number"),
    ] {
        let mut played = Board::read(board, 0, None, Role::Start).expect("a board");
        let before = played.clone();
        let error = read_moves(&mut played, text).expect_err(text);
        assert_eq!(error, Error::BadMoves { at, found: found.into(), expected });
        assert_eq!(played, before);
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
    ] {
        let mut played = Board::read(board, 0, None, Role::Start).expect("a board");
        read_moves(&mut played, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(played.to_string(), expected, "{board} {text}");
    }
}

#[test]
fn a_click_slides_the_line_and_asks_where_two_ways_are_open() {
    // Board, cell, board afterwards, ways.
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
        let names: Vec<_> = gesture.ways.iter().map(|way| way.name()).collect();
        assert_eq!(names.join(" "), ways, "{board} {cell}");
    }
    let mut board = Board::read("12*", 0, None, Role::Start).expect("a board");
    assert_eq!(step(&mut board, 3, None), Err(Error::CellOutOfRange { cell: 3, cells: 3 }));
}

#[test]
fn scrambles_are_not_solved_and_keep_to_their_part_of_the_board() {
    let puzzle = |board: &str, goals: &[&str]| {
        let goals = goals.iter().map(ToString::to_string).collect();
        TilePuzzle::read(board, 0, &BoardOptions { goals, ..Default::default() }).expect("a puzzle")
    };
    for goals in [&["1?/??"][..], &["12/3*", "3*/12", "*1/32"]] {
        let puzzle = puzzle("12/3*", goals);
        for seed in 0..200 {
            let board = scramble(&puzzle, seed).to_string();
            let again = TilePuzzle::read(
                &board,
                0,
                &BoardOptions {
                    goals: goals.iter().map(ToString::to_string).collect(),
                    ..Default::default()
                },
            );
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
fn goals_have_a_limit_in_all() {
    let goals = vec!["?".repeat(1024); 65];
    let board = format!("{}*", "1".repeat(1023));
    let error = TilePuzzle::read(&board, 32, &BoardOptions { goals, ..Default::default() }).map(|_| ());
    let expected = "goals of at most 65,536 cells in all";
    assert_eq!(error, Err(Error::BadOption { option: "goal", expected }));
}
