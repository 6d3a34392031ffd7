//! The command `taisou`, run as a shell runs it.
#![cfg(not(target_arch = "wasm32"))]

mod korf;

use std::{
    env, fs,
    io::{BufRead, BufReader, Read, Write},
    path::{Path, PathBuf},
    process::{self, Child, Command, Output, Stdio},
};

use serde_json::{Value, json};

use korf::korf;

/// What a run left behind.
struct Ran {
    code: Option<i32>,
    out: String,
    err: String,
}

impl From<Output> for Ran {
    fn from(Output { status, stdout, stderr }: Output) -> Self {
        let text = |bytes| String::from_utf8(bytes).expect("it writes UTF-8");
        Self { code: status.code(), out: text(stdout), err: text(stderr) }
    }
}

impl Ran {
    /// The output as lines of JSON.
    fn json(&self) -> Vec<Value> {
        let read = |line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        self.out.lines().map(read).collect()
    }
}

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_taisou"));
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn feed(child: &mut Child, input: &[u8]) {
    let mut stdin = child.stdin.take().expect("it is piped");
    // Who does not read to the end may be gone.
    let _ = stdin.write_all(input);
}

fn run_on(input: impl AsRef<[u8]>, args: &[&str]) -> Ran {
    let mut child = command(args).spawn().expect("it was built");
    feed(&mut child, input.as_ref());
    child.wait_with_output().expect("it ends").into()
}

fn run(args: &[&str]) -> Ran {
    run_on("", args)
}

/// Runs a line of shell in a folder, with the command on its path.
#[cfg(unix)]
fn run_shell(line: &str, folder: &Path) -> Ran {
    let bin = Path::new(env!("CARGO_BIN_EXE_taisou")).parent().expect("it is in a folder");
    let others = env::var_os("PATH").unwrap_or_default();
    let paths = env::join_paths([bin.into()].into_iter().chain(env::split_paths(&others))).expect("folders");
    let mut shell = Command::new("sh");
    shell.args(["-c", line]).current_dir(folder).env("PATH", paths).stdin(Stdio::null());
    shell.output().expect("a shell").into()
}

/// A folder of its own for a test, empty.
fn folder(name: &str) -> PathBuf {
    let folder = env::temp_dir().join(format!("taisou-{}-{name}", process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder for temporary files");
    folder
}

fn path(path: &Path) -> &str {
    path.to_str().expect("a path in UTF-8")
}

fn data(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)).expect("data")
}

#[test]
fn every_verb_answers_people() {
    for (args, code, out) in [
        (
            &["solve", "ウアタソ*マイタノ", "-g", "ソウアイ*タタノマ"][..],
            0,
            "18 moves, proven shortest\nULD2RULURD2RU2L2DR\n",
        ),
        (&["solve", "123/4*6/758", "--steps"], 0, "2 moves, proven shortest\nUL\n123/456/7*8\n123/456/78*\n"),
        (
            &["solve", "2 1 3 4 5 6 7 8 *"],
            3,
            "no solution: by parity; if the tiles on cells 0 and 1 (from 0) changed",
        ),
        (&["solve", "--puzzle", "rush-hour-1"], 0, "9 moves (slide), proven shortest\n"),
        (
            &["solve", "8672543*1", "--max-nodes", "100", "-a", "ida-manhattan"],
            4,
            "stopped at the limit of nodes: at least ",
        ),
        (&["step", "123/45_/678", "--cell", "3"], 0, "123\n_45\n678\n"),
        (
            &["step", "1_3_5", "-c", "2"],
            0,
            "1_3_5\nnothing moves; it can go right or left: say which by --direction\n",
        ),
        (&["step", "1_3_5", "-c", "2", "-d", "left"], 0, "13__5\n"),
        (&["hint", "123/4*6/758"], 0, "5 up: U\n2 moves, proven shortest\n"),
        (&["check", "123/4*6/758", "--moves", "ULRL"], 0, "4 moves: 2 more than the fewest, 2\n"),
        (&["check", "123/4*6/758", "--moves", "UL"], 0, "2 moves: the fewest\n"),
        (
            &["check", "123/4*6/758", "--moves", "U"],
            1,
            "1 move, and the goal is not reached:\n123\n456\n7*8\n",
        ),
        (&["check", "123/4*6/758", "UL"], 0, "2 moves: the fewest\n"),
        (&["check", "12/*3", "123/4*6/758", "L", "--only-play"], 1, "board 1: 12/*3\n1 move, to the goal\n"),
        (&["check", "--puzzle", "klotski", "14D"], 1, "1 move (move), and the goal is not reached:\n"),
        (
            &["check", "123456789*", "-w", "5", &"RL".repeat(1000)],
            0,
            "2,000 moves: 2,000 more than the fewest, 0\n",
        ),
        (
            &["check", "AA*/BB*", "--blocks", "all", "-m", "move", "-g", "AA*/BB*", "1R 2L"],
            0,
            "0 moves (move): the fewest\n",
        ),
        (
            &["survey", "123*", "-g", "123*", "-g", "12*3"],
            0,
            "12 positions, at most 5 moves, 2.50 on average\n",
        ),
        (&["survey", "123*", "--distance", "*321"], 0, "12 positions, at most 6 moves, 3.00 on average\n"),
        (&["survey", "--goal=-*", "--distance", "-*", "*-"], 0, "-*: 0 moves\n"),
        (&["count", "8672543*1"], 0, "40 shortest solutions of 31 moves\n"),
        (&["count", "12*", "-w", "3"], 0, "1 shortest solution of 0 moves\n"),
        (&["compose", "12345678*", "--depth", "31", "-n", "5"], 0, "647/85*/321\n"),
        (&["scramble", "12345678*", "--seed", "7"], 0, "*18/326/754\n"),
        (&["render", "AA*/AAB", "--blocks", "all"], 0, "aria-label=\"AA*/AAB\""),
        (&["solve", "--puzzle", "klotski", "--metric", "step"], 0, "116 moves, proven shortest\n"),
        (
            &["puzzles", "klotski"],
            0,
            "step 116, slide 90, move 81; 25,955 positions\nfarthest: step 126, slide 101, move 93\n",
        ),
        (&["puzzles", "traffic-jam"], 0, "; at least 3,000,003 positions\nsource: "),
        (
            &["puzzles", "--kind", "rush"],
            0,
            "rush-hour-1   rush     step 21, slide 9, move 9     Rush Hour card 1\n",
        ),
        (&["bench", "123/4*6/758", "-a", "bfs", "--runs", "1"], 0, "   1  bfs                      2 "),
    ] {
        let ran = run(args);
        assert!(ran.out.contains(out), "{args:?}: {}{}", ran.out, ran.err);
        assert_eq!((ran.code, ran.err.as_str()), (Some(code), ""), "{args:?}");
    }
}

#[test]
fn every_verb_answers_programs_with_one_line_for_each_board() {
    for (args, expected) in [
        (
            &["solve", "123/4*6/758", "--steps"][..],
            json!({ "line": 1, "status": "solved", "length": 2, "optimal": true, "bound": 2, "metric": "step", "notation": "UL",
                "boards": ["123/456/7*8", "123/456/78*"], "reason": null, "algorithm": "bidirectional" }),
        ),
        (
            &["solve", "2 1 3 4 5 6 7 8 *"],
            json!({ "status": "unsolvable", "length": null, "bound": null, "moves": [], "notation": "" }),
        ),
        (
            &["step", "123/45_/678", "-c", "3"],
            json!({ "after": "123/_45/678", "notation": "R2", "ways": ["right"] }),
        ),
        (
            &["hint", "--metric", "line", "123/456/*78"],
            json!({ "length": 1, "notation": "L2", "metric": "line", "status": "solved" }),
        ),
        (
            &["check", "123/4*6/758", "--moves", "ULRL"],
            json!({ "after": "123/456/78*", "solved": true, "length": 4, "shortest": 2, "optimal": true, "extra": 2 }),
        ),
        (
            &["survey", "123*", "--distance", "*321", "--distance", "2 1 3 *"],
            json!({ "status": "done", "counts": [1, 2, 2, 2, 2, 2, 1], "positions": 12, "max": 6, "mean": 3.0,
                "distances": [{ "board": "*321", "distance": 6 }, { "board": "2 1 3 *", "distance": null }] }),
        ),
        (
            &["count", "8672543*1", "--list", "2"],
            json!({ "status": "solved", "length": 31, "count": "40", "unique": false }),
        ),
        (
            &["count", "123/456/87*"],
            json!({ "status": "unsolvable", "length": null, "count": null, "limit": null }),
        ),
        (
            &["compose", "12345678*", "--depth", "31", "-n", "5"],
            json!({ "status": "done", "goal": "12345678*", "metric": "step", "limit": null }),
        ),
        (&["scramble", "12345678*", "--seed", "7"], json!({ "seed": 7, "boards": ["*18/326/754"] })),
        (
            &["puzzles", "klotski"],
            json!({ "id": "klotski", "shortest": { "step": 116, "slide": 90, "move": 81 } }),
        ),
        (
            &["bench", "123/4*6/758", "-a", "bfs", "--runs", "2"],
            json!({ "algorithm": "bfs", "length": 2, "optimal": true }),
        ),
    ] {
        let ran = run(&[args, &["--json"]].concat());
        let [answer] = &ran.json()[..] else { panic!("{args:?}: {}", ran.out) };
        for (key, value) in expected.as_object().expect("an object") {
            assert_eq!(answer.get(key), Some(value), "{args:?}: {key}");
        }
        assert_eq!(ran.err, "", "{args:?}");
    }
    let picture = &run(&["render", "AB*", "--json"]).json()[0]["svg"];
    assert!(picture.as_str().is_some_and(|svg| svg.starts_with("<svg ") && svg.ends_with("</svg>")));
}

#[test]
fn what_is_no_board_is_not_among_boards() {
    for (args, code, err) in [
        (&["compose", "123*", "--depth", "7"][..], 1, "there is no such board\n"),
        (&["compose", "12345678*", "--max-nodes", "10"], 4, "stopped at the limit of nodes\n"),
    ] {
        let ran = run(args);
        assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (Some(code), "", err), "{args:?}");
    }
}

#[test]
fn answers_that_time_has_ended_are_stopped_by_the_budget() {
    let hard = "fedcba987654312*";
    let large = "1234/5678/9AB*";
    for args in [["compose", large], ["survey", large], ["count", hard]] {
        let ran = run(&[&args[..], &["--seconds", "0.001", "--json"]].concat());
        let answer = &ran.json()[0];
        assert_eq!(ran.code, Some(4), "{args:?}");
        assert_eq!([&answer["status"], &answer["limit"]], ["stopped", "budget"], "{args:?}");
    }
}

#[test]
fn what_is_wrong_is_said_with_its_place_and_ends_with_2() {
    for (args, err) in [
        (&["solve", "123/4x/78*"][..], "error: start: row 2: 2 cells, expected 3 as in the first row\n"),
        (&["solve", "1234"], "error: the start has no blank: expected one of *, ＊, _, ＿\n"),
        (&["solve", "12*", "-g", "1?3"], "goal 0 can never match the start: row 1, column 3"),
        (
            &["solve", "AA*", "--blocks", "A"],
            "error: option `goal`: expected a goal, as the board has blocks\n",
        ),
        (&["check", "123/4*6/758", "--moves", "UX"], "error: move 1: `X`, expected U, R, D, L or a number\n"),
        (&["check", "123/4*6/758"], "error: which moves? Give them by --moves, or after the board\n"),
        (&["check", "123/4*6/758", "*123"], "error: board 1: which moves? "),
        (&["check", "123/4*6/758", "12x"], "`12x`, expected U, R, D, L or a number"),
        (&["step", "12*", "-c", "3"], "error: cell 3: expected a cell from 0 to 2\n"),
        (&["solve", "--puzzle", "klotsky"], "error: there is no puzzle `klotsky` in the collection"),
        (
            &["puzzles", "--kind", "chess"],
            "there is no puzzle of the kind `chess`; there are letters, numbers, ",
        ),
        (
            &["solve", "{\"board\":12}"],
            "error: invalid type: integer `12`, expected a string, at column 11\n",
        ),
        (&["scramble", "12*", "-n", "1000001"], "1000001 is not in 1..=1000000"),
        (&["solve", "--file", "no/such/file"], "error: no/such/file: "),
        (&["solve", "--jsn", "12*"], "a similar argument exists: '--json'"),
        (&["slove", "12*"], "similar subcommands exist: 'survey', 'solve'"),
        (&["solve", "-a", "ida", "12*"], "[possible values: auto, bfs, "),
        (&["solve", "12*", "--batch"], "the argument '[BOARD]...' cannot be used with '--batch [<FILE>]'"),
        (&["solve", "12*", "--max-bytes", "2X"], "expected a number, perhaps with k, M or G behind it"),
        (&["solve", "12*", "--seconds", "-1"], "unexpected argument '-1' found"),
        (&["solve", "12*", "--seconds", "9.3e18"], "seconds above 0 and at most 1,000,000,000"),
        (&["verify", "--seconds", "1000000000.1"], "seconds above 0 and at most 1,000,000,000"),
        (&["solve", "12*", "--seconds", "nan"], "seconds above 0 and at most 1,000,000,000"),
        (&["solve", "12*", "-j", "0"], "0 is not in 1..=1024"),
        (&["solve", "12*", "-j", "1025"], "1025 is not in 1..=1024"),
        (&[], "Usage: taisou [OPTIONS] <COMMAND>"),
    ] {
        let ran = run(args);
        assert!(ran.err.contains(err), "{args:?}: {}", ran.err);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{args:?}");
    }
    let ran = run(&["solve", "123/4x/78*", "--json"]);
    let error = json!({
        "code": "uneven-rows", "message": "start: row 2: 2 cells, expected 3 as in the first row",
        "text": "board", "row": 2, "column": 3, "span": [6, 6],
    });
    assert_eq!(ran.json(), [json!({ "line": 1, "board": "123/4x/78*", "error": error })]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(2), ""));
}

#[test]
fn a_bad_line_is_an_error_on_that_line_and_the_others_are_solved_in_order() {
    let lines = "8672543*1\n\n12x\n{\"board\":\"231*\",\"metric\":\"line\"}\n\u{feff}123/4*6/758\r\n{\"board\":\"21*\",\"gaol\":\"12*\"}\n1 2 *";
    let mut input = lines.as_bytes().to_vec();
    input.extend_from_slice(b"\n\xff\xfe\n123*\n");
    for threads in ["1", "3"] {
        let ran = run_on(&input, &["solve", "--batch", "-j", threads]);
        let said: Vec<(u64, String)> = ran
            .json()
            .iter()
            .map(|answer| {
                let what = match &answer["error"] {
                    Value::Null => answer["length"].to_string(),
                    error => error["code"].as_str().expect("a code").to_owned(),
                };
                (answer["line"].as_u64().expect("a number"), what)
            })
            .collect();
        let expected = [
            (1, "31"),
            (3, "no-blank"),
            (4, "4"),
            (5, "2"),
            (6, "bad-line"),
            (7, "0"),
            (8, "not-utf8"),
            (9, "0"),
        ];
        assert_eq!(said, expected.map(|(line, what)| (line, what.to_owned())), "{threads} threads");
        assert_eq!((ran.code, ran.err.as_str()), (Some(2), ""));
    }
    let ran = run_on("21*\n231*\n", &["solve"]);
    assert_eq!(ran.code, Some(3), "the worst of both");
    assert!(ran.out.starts_with("line 1: 21*\nno solution: "), "{}", ran.out);
    assert!(ran.out.contains("\n\nline 2: 231*\n4 moves, proven shortest\n"), "{}", ran.out);
}

#[test]
fn a_single_board_is_not_called_a_line() {
    for (input, args, out, err) in [
        ("231*\n", &["hint"][..], "3 down: D\n4 moves, proven shortest\n", ""),
        ("\n231*\n\n", &["hint", "--file", "-"], "3 down: D\n4 moves, proven shortest\n", ""),
        ("231\n", &["hint"], "", "error: the start has no blank: expected one of *, ＊, _, ＿\n"),
        ("", &["hint"], "", ""),
        ("", &["hint", "12*", "2*1"], "board 1: 12*\nit is solved\n\nboard 2: 2*1\n", ""),
        ("12*\n12*\n", &["hint"], "line 1: 12*\nit is solved\n\nline 2: 12*\nit is solved\n", ""),
    ] {
        let ran = run_on(input, args);
        assert!(ran.out.starts_with(out) && (!out.is_empty() || ran.out.is_empty()), "{args:?}: {}", ran.out);
        assert_eq!(ran.err, err, "{args:?}");
    }
}

#[test]
fn words_are_coloured_or_left_out_as_the_options_say() {
    let (red, plain) = ("\u{1b}[1m\u{1b}[31merror:\u{1b}[0m ", "error: ");
    for (args, start) in [
        (&["solve", "12x"][..], plain),
        (&["solve", "12x", "--color", "always"], red),
        (&["--color=always", "solve", "12x"], red),
        (&["solve", "12x", "--color", "never"], plain),
        (&["solve", "--no-such", "--color=always"], red),
        (&["solve", "--no-such", "--", "--color=always"], plain),
        (&["solve", "12*", "--color", "blue"], "error: invalid value 'blue'"),
    ] {
        let ran = run(args);
        assert!(ran.err.starts_with(start), "{args:?}: {:?}", ran.err);
        assert_eq!(ran.code, Some(2), "{args:?}");
    }
    assert!(run(&["solve", "--help", "--color", "always"]).out.contains("\u{1b}["));
    assert!(!run(&["solve", "--help"]).out.contains('\u{1b}'));
    let tables = folder("quiet");
    written(&tables, "0123456789abcdef.table", "");
    let args = ["compose", "123*", "--depth", "7", "--tables", path(&tables)];
    assert!(run(&args).err.starts_with("warning: not used: "));
    let ran = run(&[&args[..], &["--quiet"]].concat());
    assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (Some(1), "", ""));
    assert_eq!(run(&["-q", "solve", "12x"]).code, Some(2));
}

/// On a terminal, which `script` is one for the command: nothing is drawn and erased before what ends at once.
#[test]
#[cfg(target_os = "linux")]
fn a_terminal_sees_progress_of_long_searches_only() {
    let bin = env!("CARGO_BIN_EXE_taisou");
    let on_terminal = |args: &str| {
        let line = format!("{bin} {args}");
        let script = Command::new("script")
            .args(["-qec", &line, "/dev/null"])
            .env("TERM", "xterm")
            .env_remove("NO_COLOR")
            .output();
        Ran::from(script.expect("util-linux")).out
    };
    for args in ["--help", "solve 12x", "solve '231*'", "solve --no-such"] {
        let said = on_terminal(args);
        assert!(!said.replace("\r\n", "\n").contains(['\r', '⠁']), "{args}: {said:?}");
    }
    assert!(
        on_terminal("solve 12x").starts_with("\u{1b}[1m\u{1b}[31merror:\u{1b}[0m the start has no blank")
    );
    let long = "solve '14 15 8 12/10 11 9 13/2 6 5 1/3 7 4 *' -a ida-manhattan --seconds 1";
    assert!(on_terminal(long).contains(" nodes, at least "));
    assert!(!on_terminal(&format!("{long} --quiet")).contains(" nodes, at least "));
}

#[test]
fn a_batch_finds_the_published_lengths_on_any_number_of_threads() {
    let boards = korf(&data("korf15.txt"), 16);
    for (threads, count) in [("1", 10), ("2", boards.len())] {
        let boards = &boards[..count];
        let file = folder("korf").join("boards.txt");
        let lines: Vec<&str> = boards.iter().map(|(board, ..)| board.as_str()).collect();
        fs::write(&file, lines.join("\n")).expect("a file");
        let ran =
            run(&["solve", "--batch", path(&file), "-j", threads, "--width", "4", "--goal", &boards[0].1]);
        let answers = ran.json();
        assert_eq!(answers.len(), count);
        for (line, ((_, _, length), answer)) in (1..).zip(boards.iter().zip(&answers)) {
            let found = (answer["line"].as_u64(), answer["length"].as_u64(), answer["optimal"].as_bool());
            assert_eq!(found, (Some(line), Some(u64::from(*length)), Some(true)), "{threads} threads");
        }
    }
}

#[test]
fn a_single_board_is_solved_by_several_threads_as_by_one() {
    // The last of them takes the longest.
    let boards = korf(&data("korf15.txt"), 16);
    let (board, goal, length) = boards.last().expect("there are some");
    let answer = |threads: &str| {
        run(&["solve", board, "-g", goal, "-w", "4", "-j", threads, "--json"]).json().remove(0)
    };
    let (alone, helped) = (answer("1"), answer("4"));
    assert_eq!(alone["length"], *length);
    for field in ["status", "length", "optimal", "bound", "moves", "algorithm"] {
        assert_eq!(alone[field], helped[field], "{field}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn threads_that_cannot_be_started_are_done_without() {
    let folder = folder("threads");
    // There is room for four stacks of 1 GiB.
    let limited = |stack: u64| {
        format!("ulimit -v 4800000; export RUST_MIN_STACK={stack}; taisou solve '8672543*1' '231*' -j 1000")
    };
    let ran = run_shell(&limited(1 << 30), &folder);
    assert_eq!((ran.code, ran.out.contains("\n31 moves, proven shortest\n")), (Some(0), true), "{}", ran.err);
    assert!(ran.err.starts_with("warning: only ") && ran.err.contains(" of 1000 threads could be started"));
    let ran = run_shell(&limited(1 << 34), &folder);
    assert!(ran.err.starts_with("error: no thread could be started: "), "{}", ran.err);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
    assert_eq!(run(&["solve", "231*", "-j", "1024", "--seconds", "1000000000"]).code, Some(0));
}

#[test]
fn a_search_ends_on_time_where_nodes_are_dear() {
    // Of 32 x 32 cells, with 64 goals: a node takes a thousand times as long as one of a small board.
    let row = |tiles: &mut dyn Iterator<Item = u32>| {
        let cells: Vec<String> = tiles.map(|tile| tile.to_string()).collect();
        cells.join(" ") + " *"
    };
    let goal = |first: u32| row(&mut (1..1024).map(|tile| (tile + first) % 1023 + 1));
    let board = row(&mut [1022, 1023].into_iter().chain((1..1022).rev()));
    let goals: Vec<String> = (0..64).map(goal).collect();
    let line = json!({ "board": board, "width": 32, "goal": goals }).to_string();
    let ran = run_on(line, &["count", "--seconds", "0.2", "--time", "--json", "-j", "1"]);
    let answer = ran.json().remove(0);
    assert_eq!((ran.code, &answer["length"]), (Some(4), &Value::Null));
    let seconds = answer["seconds"].as_f64().expect("a number");
    assert!(seconds < 2.0, "{seconds}");
}

#[test]
fn a_batch_that_is_killed_has_written_every_line_that_was_finished() {
    let mut child = command(&["solve", "--batch", "-j", "2"]).spawn().expect("it was built");
    let mut stdin = child.stdin.take().expect("it is piped");
    let mut lines = BufReader::new(child.stdout.take().expect("it is piped"));
    for round in 0..5_u64 {
        stdin.write_all(b"8672543*1\n231*\nwrong\n").expect("it reads");
        stdin.flush().expect("it reads");
        // More input may come, and yet these are there.
        for at in 1..=3 {
            let mut line = String::new();
            lines.read_line(&mut line).expect("a line");
            let answer: Value = serde_json::from_str(&line).expect("a whole line");
            assert_eq!(answer["line"], 3 * round + at);
        }
    }
    stdin.write_all(b"15 1 2 3/4 5 6 7/8 9 10 11/12 13 14 *\n").expect("it reads");
    child.kill().expect("it runs");
    child.wait().expect("it has ended");
    let mut rest = String::new();
    lines.read_to_string(&mut rest).expect("text");
    assert!(rest.is_empty() || rest.ends_with('\n'), "{rest}");
}

#[test]
fn who_stops_reading_is_not_told_of_it() {
    for verb in ["solve", "scramble"] {
        let mut child = command(&[verb, "--batch"]).spawn().expect("it was built");
        drop(child.stdout.take());
        feed(&mut child, "231*\n".repeat(2000).as_bytes());
        let ran = Ran::from(child.wait_with_output().expect("it ends"));
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{verb}");
    }
}

/// Writes a file in a folder, and its path.
fn written(folder: &Path, name: &str, text: &str) -> PathBuf {
    let file = folder.join(name);
    fs::write(&file, text).expect("it can be written");
    file
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).expect("it can be read")
}

/// The names of all files in a folder, in order.
fn names(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).expect("it can be read");
    let mut names: Vec<_> =
        files.map(|file| file.expect("a file").file_name().into_string().expect("UTF-8")).collect();
    names.sort();
    names
}

#[test]
#[cfg(unix)]
fn an_output_that_is_also_an_input_is_refused_and_stays_as_it_is() {
    let folder = folder("overlap");
    let boards = "231*\n";
    let file = written(&folder, "boards", boards);
    std::os::unix::fs::symlink(&file, folder.join("link")).expect("a link");
    fs::hard_link(&file, folder.join("hard")).expect("a link");
    fs::create_dir(folder.join("tables")).expect("a folder");
    written(&folder.join("tables"), "0123456789abcdef.table", boards);
    let table = "tables/0123456789abcdef.table";
    for (shell, why) in [
        ("taisou solve --certificate boards --file boards", "it is also read"),
        ("taisou solve --certificate ./tables/../boards --batch boards", "it is also read"),
        ("taisou solve --certificate link --file boards", "it is also read"),
        ("taisou solve --certificate boards --file link", "it is also read"),
        ("taisou solve --certificate hard --file boards", "it is also read"),
        ("taisou solve --certificate boards 231* --file - < boards", "it is also read"),
        ("taisou solve --certificate boards < hard", "it is also read"),
        ("taisou solve --certificate boards 231* >> boards", "standard output or standard error"),
        (&format!("taisou solve --tables tables --file {table}"), "it lies where a table would"),
        (&format!("taisou solve --tables tables --certificate {table} 231*"), "it lies where a table would"),
        ("taisou solve --tables tables --certificate tables/new.table 231*", "it lies where a table would"),
    ] {
        let ran = run_shell(shell, &folder);
        assert!(ran.err.contains(&format!(": {why}")), "{shell}: {}", ran.err);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{shell}");
        assert_eq!(
            (read(&file), read(&folder.join(table))),
            (boards.to_owned(), boards.to_owned()),
            "{shell}"
        );
    }
    assert_eq!(names(&folder), ["boards", "hard", "link", "tables"]);
    // Another file is an output as good as any, and a link to it stays one.
    fs::remove_file(folder.join("hard")).expect("a link");
    let ran = run_shell("taisou solve --certificate link 231*", &folder);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert!(read(&file).starts_with("{\"certificate\":1,"));
    assert!(folder.join("link").is_symlink());
}

#[test]
#[cfg(unix)]
fn a_file_of_certificates_is_whole_or_as_it_was() {
    let folder = folder("atomic");
    let old = written(&folder, "proof", "old\n");
    // The file may not become larger than 1 KiB.
    let limited =
        "trap '' XFSZ; ulimit -f 1; yes '231*' | head -20 | taisou solve --batch --certificate proof";
    let ran = run_shell(limited, &folder);
    assert_eq!((ran.code, ran.out.lines().count()), (Some(2), 20), "{}", ran.err);
    assert!(ran.err.starts_with("error: proof: "), "{}", ran.err);
    assert_eq!((read(&old).as_str(), names(&folder).len()), ("old\n", 1));
    let ran = run_shell("taisou solve '231*' --certificate /dev/full", &folder);
    assert_eq!((ran.code, ran.err.starts_with("error: /dev/full: ")), (Some(2), true), "{}", ran.err);

    // Ended by a signal, the file stays as it was, and the certificates so far are beside it. A test in the background
    // cannot send the signal of Ctrl-C, which is ignored there.
    let proof = path(&old);
    let mut child = command(&["solve", "--batch", "--certificate", proof]).spawn().expect("it was built");
    let mut stdin = child.stdin.take().expect("it is piped");
    stdin.write_all(b"231*\n").expect("it reads");
    let mut answer = String::new();
    BufReader::new(child.stdout.take().expect("it is piped")).read_line(&mut answer).expect("a line");
    let number = child.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &number]).status().expect("it runs").success());
    assert_eq!(child.wait().expect("it has ended").code(), None);
    assert_eq!(read(&old), "old\n");
    let part = format!("proof.{number}-0.part");
    assert_eq!(names(&folder), ["proof", &part]);
    assert_eq!(run(&["verify", path(&folder.join(part))]).out.lines().count(), 1);

    // A reader that stops ends the command as it should, with the certificates so far.
    let ran = run_shell("yes '231*' | taisou solve --certificate proof | head -1", &folder);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert_eq!(run(&["verify", proof]).code, Some(0));
    assert_eq!(names(&folder).len(), 2);
}

#[test]
#[cfg(unix)]
fn errors_that_cannot_be_written_cost_no_answer() {
    let folder = folder("closed");
    let boards = "12x\n".repeat(200) + "231*\n";
    written(&folder, "boards", &boards);
    let ran = run_shell("{ taisou hint --file boards > answers; echo $? > status; } 2>&1 | head -1", &folder);
    assert!(ran.out.starts_with("error: line 1: "), "{}", ran.out);
    assert_eq!(read(&folder.join("status")), "2\n");
    assert_eq!(read(&folder.join("answers")), "line 201: 231*\n3 down: D\n4 moves, proven shortest\n");
}

#[test]
fn a_line_without_an_end_takes_no_memory() {
    let mut input = vec![b'1'; 17 << 20];
    input.extend_from_slice(b"\n231*\n");
    let answers = run_on(&input, &["solve", "--batch"]).json();
    assert_eq!((&answers[0]["error"]["code"], &answers[1]["length"]), (&json!("line-too-long"), &json!(4)));
    assert_eq!((&answers[0]["line"], &answers[1]["line"]), (&json!(1), &json!(2)));
}

/// A certificate of a board that takes a search by thresholds.
fn certified(name: &str, args: &[&str]) -> Value {
    let file = folder(name).join("certificate.json");
    let ran = run(&[&["solve", "--certificate", path(&file)], args].concat());
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    serde_json::from_str(&fs::read_to_string(&file).expect("it was written")).expect("a line of JSON")
}

#[test]
fn nothing_of_the_input_reaches_the_terminal_as_a_control_character() {
    // A line break, an escape sequence, a change of direction, a zero-width space, and a joiner that joins nothing.
    let hostile =
        "\nholds: X: 80, proven shortest\r\u{1b}[2K\u{9b}8m\u{7f}\u{202e}\u{200b}a\u{200d}b\u{2028}";
    let folder = folder("hostile");
    let file = folder.join(hostile);
    fs::create_dir(folder.join("tables")).expect("a folder");
    fs::write(folder.join("tables").join(format!("{hostile}.table")), "").expect("a file");
    let board = json!({ "board": hostile }).to_string();
    let readable = json!({ "board": "1 2\nholds:\n* 3\u{200d}\u{feff}" }).to_string();
    let field = json!({ "board": "21*", hostile: 1 }).to_string();
    let two = [&board, &readable, &field, &json!({ "board": "21*", "goal": hostile }).to_string()]
        .map(|line| format!("{line}\n"))
        .concat();
    let mut certificate = certified("hostile-certificate", &["231*"]);
    certificate["puzzle"]["board"] = json!(hostile);
    let mut method = certificate.clone();
    (method["puzzle"]["board"], method["algorithm"]) = (json!("231*"), json!(hostile));
    let forged = format!("{certificate}\n{method}\n{field}\n");
    let tables = path(&folder).to_owned() + "/tables";
    for args in [
        &["solve"][..],
        &["hint"],
        &["check", "--moves", "U"],
        &["step", "-c", "0"],
        &["survey"],
        &["count"],
        &["compose"],
        &["scramble"],
        &["bench", "--runs", "1"],
        &["render"],
        &["verify"],
        &["solve", hostile],
        &["solve", "231*", "-g", hostile],
        &["solve", "231*", "--same", hostile, "--blocks", hostile, "--blank", hostile],
        &["solve", "--puzzle", hostile],
        &["solve", "--file", hostile],
        &["solve", "231*", "--certificate", &format!("no/{hostile}")],
        &["solve", "231*", "--certificate", &format!("{}/such", path(&file))],
        &["solve", "231*", "--tables", &tables],
        &["solve", "231*", "--metric", hostile],
        &["solve", "231*", &format!("--{hostile}")],
        &["solve", "231*", "--seconds", hostile],
        &["check", "231*", "--moves", hostile],
        &["survey", "123*", "--distance", hostile],
        &["survey", "123*", "--distance", "3\n\n21*\u{200d}"],
        &["puzzles", hostile],
        &["puzzles", "--kind", hostile],
        &["verify", hostile],
        &["man", "--folder", &format!("/dev/null/{hostile}")],
        &[hostile],
    ] {
        let input = if args == ["verify"] { &forged } else { &two };
        let ran = run_on(input, args);
        let said = ran.out + &ran.err;
        let is_raw = |c: &char| {
            c.is_control() && *c != '\n' || "\u{202e}\u{200b}\u{200d}\u{2028}\u{feff}".contains(*c)
        };
        assert_eq!(said.chars().find(is_raw), None, "{args:?}: {said:?}");
        assert!(said.lines().all(|line| !line.starts_with("holds: X")), "{args:?}: {said}");
    }
    // What symbols are made of stays, and a board is on one line.
    let family = "👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿\n葛󠄀 *";
    let ran = run_on(format!("{}\n{}", json!({ "board": family }), "x"), &["solve"]);
    assert!(ran.out.starts_with("line 1: 👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿/葛󠄀 *\n"), "{}", ran.out);
    let ran = run(&["check", "231*", "--moves", "\u{1b}"]);
    assert!(ran.err.contains(r"`\u{1b}`"), "{}", ran.err);
}

/// What `verify` says of a certificate.
fn verified(certificate: &Value, args: &[&str]) -> (Option<i32>, String) {
    let ran = run_on(certificate.to_string(), &[&["verify"], args].concat());
    assert_eq!(ran.err.lines().filter(|line| !line.starts_with("warning: ")).count(), 0, "{}", ran.err);
    (ran.code, ran.out)
}

#[test]
fn a_certificate_holds_and_with_anything_changed_it_does_not() {
    let certificate = certified("certificate", &["8672543*1", "-a", "ida-manhattan"]);
    assert_eq!(certificate["length"], 31);
    let thresholds = certificate["thresholds"].as_array().expect("a list");
    assert!(thresholds.len() > 3, "{thresholds:?}");
    let (code, out) = verified(&certificate, &[]);
    let holds = "holds: 867/254/3*1 to 123/456/78*: 31 moves (step), proven shortest\n";
    assert_eq!((code, out.as_str()), (Some(0), holds));

    let last = format!("/thresholds/{}", thresholds.len() - 1);
    let moves = certificate["moves"].as_str().expect("moves");
    let nodes = certificate["nodes"].as_u64().expect("a number");
    let other = |letter: &str, instead: &str| moves.replacen(letter, instead, 1);
    for (field, value, why) in [
        ("/moves", json!(other("U", "D")), ""),
        ("/moves", json!(other("R", "L")), ""),
        ("/moves", json!(format!("{moves}D")), "no goal"),
        ("/moves", json!(""), "no goal"),
        ("/thresholds/1/bound", json!(24), "threshold 2: "),
        (&format!("{last}/bound"), json!(29), "threshold "),
        (&format!("{last}/nodes"), json!(1), "threshold "),
        ("/nodes", json!(nodes + 1), " nodes, it says "),
        ("/length", json!(29), "its moves are 31, it says 29"),
        ("/status", json!("unsolvable"), "does not go with"),
        ("/algorithm", json!("ida-linear-conflict"), "threshold "),
        ("/algorithm", json!("magic"), "there is no method `magic`"),
        ("/puzzle/board", json!("86725431*"), ""),
        ("/puzzle/goal", json!("8765432*1"), ""),
        ("/puzzle/metric", json!("line"), "its moves are "),
        ("/puzzle/moves", json!("U"), "not written as a certificate has it"),
        ("/taisou", json!("0.0.9"), "taisou 0.0.9 made it"),
        ("/certificate", json!(2), "its form is 2"),
        ("/tables/version", json!(0), "its tables are of version 0"),
        ("/tables/names", json!(["../../../../dev/stdin"]), "tables from elsewhere, which prove nothing"),
        ("/maxBytes", json!(1_u64 << 60), "allow more by --max-bytes"),
        ("/nodes", json!(1), "the search takes more nodes than it says, 1"),
    ] {
        let mut changed = certificate.clone();
        let place = field.rsplit_once('/').expect("a path");
        changed.pointer_mut(place.0).expect("it is there")[place.1] = value.clone();
        let (code, out) = verified(&changed, &[]);
        assert_eq!(code, Some(1), "{field} as {value}: {out}");
        assert!(out.starts_with("refused: ") && out.contains(why), "{field} as {value}: {out}");
    }
    let mut shorter = certificate.clone();
    shorter["thresholds"].as_array_mut().expect("a list").pop();
    assert_eq!(verified(&shorter, &[]).0, Some(1));
    let mut more = certificate.clone();
    more["checkedBy"] = json!("me");
    assert!(verified(&more, &[]).1.contains("it is no certificate: unknown field `checkedBy`"));
    assert_eq!(verified(&json!({}), &["--json"]).0, Some(1));
}

#[test]
fn what_cannot_be_solved_is_certified_too_and_what_is_not_proven_is_not() {
    let file = folder("unproven").join("certificates.txt");
    let input = "2 1 3 4 5 6 7 8 *\n15 2 1 12/8 5 6 11/4 9 10 7/3 13 * 14\n231*\n";
    let ran = run_on(input, &["solve", "--batch", "--certificate", path(&file), "--max-nodes", "1000"]);
    assert_eq!((ran.code, ran.err.lines().count()), (Some(4), 1), "{}", ran.err);
    assert!(ran.err.starts_with("warning: line 2: not proven"), "{}", ran.err);
    let ran = run(&["verify", path(&file)]);
    let holds = "holds: 213/456/78* to 123/456/78*: no solution\nholds: 23/1* to 12/3*: 4 moves (step), proven shortest\n";
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), holds));
}

#[test]
fn verify_says_what_holds_within_its_own_limits() {
    let folder = folder("claims");
    let lines = [
        json!({ "board": "AA*/CB*", "goal": "???/??B", "blocks": "all", "same": ["BC"], "metric": "slide" }),
        json!({ "board": "8672543*1", "goal": ["867254*31", "86725431*"] }),
    ];
    let file = written(&folder, "boards", &lines.map(|line| format!("{line}\n")).concat());
    let proof = folder.join("proof");
    let ran = run(&["solve", "--batch", path(&file), "--certificate", path(&proof), "--max-bytes", "2G"]);
    assert_eq!(ran.json().len(), 2);
    let verify = |args: &[&str]| run(&[&["verify", path(&proof)], args].concat());
    let ran = verify(&["--max-bytes", "2G"]);
    let holds = "holds: AA*/CB* to ???/??B, blocks all, same BC: 1 move (slide), proven shortest\n\
                 holds: 867/254/3*1 to 867/254/*31 or 867/254/31*: 1 move (step), proven shortest\n";
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), holds));
    let claims = verify(&["--max-bytes", "2G", "--json"]).json();
    let expected = json!({ "line": 2, "board": "8672543*1", "valid": true, "status": "solved", "length": 1,
        "puzzle": { "board": "8672543*1", "width": 3, "goal": ["867/254/*31", "867/254/31*"], "metric": "step" } });
    assert_eq!(claims[1], expected);
    let ran = verify(&[]);
    assert_eq!((ran.code, ran.out.lines().count()), (Some(1), 2));
    let why = "it needs 2,147,483,648 bytes, and 1,073,741,824 are allowed: allow more by --max-bytes";
    assert!(ran.out.lines().all(|line| line.starts_with("refused: ") && line.ends_with(why)), "{}", ran.out);
    let ran = verify(&["--max-bytes", "2G", "--max-nodes", "1"]);
    assert!(ran.out.contains("and 1 are allowed: allow more by --max-nodes"), "{}", ran.out);
    // What proves nothing does not pass in silence.
    let empty = written(&folder, "empty", "\n");
    let ran = run(&["verify", path(&proof), path(&empty), "--max-bytes", "2G"]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), holds));
    assert!(ran.err.ends_with("empty: it holds no certificate\n"), "{}", ran.err);
    assert_eq!(run(&["verify"]).code, Some(2));
}

#[test]
fn tables_are_kept_in_a_folder_and_those_that_cannot_be_used_are_built() {
    let tables = folder("tables");
    let args = ["8672543*1", "-a", "ida-pattern", "--tables", path(&tables)];
    let solve = || run(&[&["solve"], &args[..]].concat());
    assert_eq!(solve().code, Some(0));
    let file = fs::read_dir(&tables).expect("it was made").next().expect("a table").expect("a file").path();
    let whole = fs::read(&file).expect("it was written");
    let flipped = |at: usize| {
        let mut bytes = whole.clone();
        bytes[at] ^= 1;
        bytes
    };
    let cut = |end: usize| whole[..end].to_vec();
    for (bytes, why) in [
        (flipped(8), "another version wrote them"),
        (flipped(500), "they are not as they were written"),
        (cut(whole.len() - 1), "they are not as many as were written"),
        (cut(0), "they are no table"),
    ] {
        fs::write(&file, bytes).expect("it can be written");
        let ran = solve();
        assert_eq!(ran.code, Some(0));
        assert!(ran.err.starts_with("warning: not used: ") && ran.err.contains(why), "{}", ran.err);
        assert_eq!(fs::read(&file).expect("it is there"), whole);
    }
    // A table has the name that belongs to it, or it is none.
    let other = tables.join("0123456789abcdef.table");
    fs::rename(&file, &other).expect("it can be renamed");
    let ran = solve();
    let name = file.file_stem().and_then(|name| name.to_str()).expect("a name");
    let said = format!("warning: not used: {}: it is the table {name}\n", other.display());
    assert_eq!((ran.code, ran.err), (Some(0), said));
    assert_eq!(fs::read(&file).expect("it was built"), whole);
}

#[test]
fn tables_from_elsewhere_prove_nothing() {
    let tables = folder("forged");
    let args = ["8672543*1", "-a", "ida-pattern", "--tables", path(&tables)];
    let honest = certified("honest", &args);
    assert_eq!((&honest["tables"]["names"], &honest["length"]), (&json!([]), &json!(31)));
    let mut files: Vec<_> =
        fs::read_dir(&tables).expect("it was made").map(|file| file.expect("a file").path()).collect();
    files.sort();
    assert!(!files.is_empty());
    // Other values, with the checksum that belongs to them.
    for file in &files {
        let mut bytes = fs::read(file).expect("it was written");
        let values = bytes.len() / 2;
        bytes[values..].fill(0x55);
        let sum = twox_hash::XxHash64::oneshot(0, &[&bytes[..24], &bytes[32..]].concat());
        bytes[24..32].copy_from_slice(&sum.to_le_bytes());
        fs::write(file, bytes).expect("it can be written");
    }
    assert_eq!(certified("misled", &args), honest);
    assert_eq!(verified(&honest, &[]).0, Some(0));
    let ran = run_on(honest.to_string(), &["verify", "--tables", path(&tables)]);
    assert_eq!((ran.code, ran.err.contains("unexpected argument '--tables'")), (Some(2), true));
}

#[test]
fn an_answer_is_not_lost_where_its_tables_cannot_be_kept() {
    let tables = folder("unkept");
    let args = ["solve", "8672543*1", "-a", "ida-pattern", "--tables", path(&tables)];
    let answer = run(&args).out;
    for file in fs::read_dir(&tables).expect("it was made") {
        let file = file.expect("a file").path();
        fs::remove_file(&file).expect("it can be removed");
        // No file can take the place of a folder.
        fs::create_dir(&file).expect("it can be made");
    }
    let ran = run(&args);
    assert_eq!((ran.code, ran.out), (Some(0), answer));
    assert!(ran.err.contains("warning: not kept: "), "{}", ran.err);
    assert!(parts_in(&tables).is_empty());
}

#[test]
fn two_that_solve_at_once_keep_the_same_tables() {
    let tables = folder("shared");
    let args = ["solve", "8672543*1", "-a", "ida-pattern", "--tables", path(&tables)];
    let ran = [command(&args), command(&args)]
        .map(|mut command| command.spawn().expect("it was built"))
        .map(|child| Ran::from(child.wait_with_output().expect("it ends")));
    assert!(parts_in(&tables).is_empty());
    let again = run(&args);
    // How many nodes it took depends on which tables the other one had already kept.
    let answer = |ran: &Ran| ran.out.lines().take(2).map(str::to_owned).collect::<Vec<_>>();
    for one in ran.iter().chain([&again]) {
        assert_eq!((one.code, one.err.as_str(), answer(one)), (Some(0), "", answer(&ran[0])));
    }
    assert_eq!(answer(&again)[0], "31 moves, proven shortest");
}

/// Files that were begun and never came to their name.
fn parts_in(tables: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(tables).expect("it was made").map(|file| file.expect("a file").path());
    files.filter(|file| file.extension().is_some_and(|end| end == "part")).collect()
}

#[test]
fn the_collection_goes_through_the_other_verbs() {
    let lines = run(&["puzzles", "--lines"]).out;
    assert_eq!(lines.lines().count(), 65);
    let drawn = run_on(&lines, &["render", "--batch"]);
    assert!(drawn.json().iter().all(|answer| answer["svg"].is_string()), "{}", drawn.out);
    let entries = run(&["puzzles", "--json"]).json();
    let quick = |entry: &&Value| entry["positions"].as_u64().is_some_and(|positions| positions < 30_000);
    let quick: Vec<&Value> = entries.iter().filter(quick).collect();
    assert!(quick.len() > 10);
    let names: Vec<&str> = quick.iter().filter_map(|entry| entry["id"].as_str()).collect();
    let lines = run(&[&["puzzles", "--lines"], &names[..]].concat()).out;
    let answers = run_on(lines, &["solve", "--batch"]).json();
    for (entry, answer) in quick.into_iter().zip(&answers) {
        let metric = answer["metric"].as_str().expect("a name");
        let expected = match &entry["shortest"] {
            Value::Null => None,
            // A board for play stands at its goal.
            lengths => Some(lengths.get(metric).map_or(0, |length| length.as_u64().expect("a number"))),
        };
        assert_eq!(answer["length"].as_u64(), expected, "{}", entry["id"]);
    }
}

/// Lengths by searches; positions, the farthest of them and where the start stands by counting the whole space.
#[test]
#[ignore = "takes minutes"]
fn the_collection_says_what_is_found() {
    for entry in run(&["puzzles", "--json"]).json() {
        let id = entry["id"].as_str().expect("a name");
        let mut posed = run(&["puzzles", "--lines", id]).json().remove(0);
        let metrics: &[&str] =
            if posed["blocks"].is_null() { &["step", "line"] } else { &["step", "slide", "move"] };
        let solvable = !entry["shortest"].is_null();
        let counted = entry["atLeast"].is_null() && entry["positions"].as_u64() < Some(1_000_000_000);
        for metric in metrics {
            let solved = run_on(posed.to_string(), &["solve", "--batch", "--steps", "--metric", metric]);
            let solved = solved.json().remove(0);
            let length = solved["length"].as_u64();
            // A board for play stands at its goal.
            let listed = entry["shortest"].get(metric).map_or(solvable.then_some(0), Value::as_u64);
            assert_eq!(length, listed, "{id} {metric}");
            assert_eq!(solved["optimal"], solvable, "{id} {metric}");
            let farthest = entry["farthest"].get(metric);
            if !counted || !solvable {
                assert!(farthest.is_none_or(|_| metric == &"step" && solvable), "{id} {metric}");
                continue;
            }
            let end = solved["boards"].as_array().and_then(|boards| boards.last());
            // What is not said is the order of the symbols, in which the solution ends.
            if posed["goal"].is_null() {
                posed["goal"] = end.expect("it was not at its goal").clone();
            }
            let start = format!("--distance={}", posed["board"].as_str().expect("a board"));
            let args = ["survey", "--json", "--max-bytes", "4G", "--metric", metric, &start];
            let survey = run_on(posed.to_string(), &args).json().remove(0);
            assert_eq!(survey["positions"], entry["positions"], "{id} {metric}");
            assert_eq!(Some(&survey["max"]), farthest, "{id} {metric}");
            assert_eq!(survey["distances"][0]["distance"].as_u64(), length, "{id} {metric}");
            if posed["metric"] == **metric && !entry["standing"].is_null() {
                let counts: Vec<u64> =
                    survey["counts"].as_array().expect("a list").iter().filter_map(Value::as_u64).collect();
                let at = usize::try_from(length.expect("it was solved")).expect("few moves");
                let standing = json!({ "nearer": counts[..at].iter().sum::<u64>(), "alike": counts[at] });
                assert_eq!(standing, entry["standing"], "{id}");
            }
        }
    }
}

#[test]
fn shells_and_the_manual_know_every_verb() {
    let verbs = [
        "solve", "step", "hint", "check", "survey", "count", "compose", "scramble", "render", "puzzles",
        "verify", "bench",
    ];
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = run(&["completions", shell]).out;
        assert!(verbs.iter().all(|verb| script.contains(verb)), "{shell}");
    }
    let manual = run(&["man"]).out;
    assert!(verbs.iter().all(|verb| manual.contains(&format!("taisou\\-{verb}(1)"))));
    let pages = folder("man");
    assert_eq!(run(&["man", "--folder", path(&pages)]).code, Some(0));
    assert!(verbs.iter().all(|verb| pages.join(format!("taisou-{verb}.1")).is_file()));
}

#[test]
#[cfg(unix)]
fn every_help_page_has_examples_that_run_and_fits_80_columns() {
    let folder = folder("examples");
    let overview = run(&["--help"]).out;
    let verbs =
        overview.split("Commands:\n").nth(1).and_then(|rest| rest.split("\n\n").next()).expect("a list");
    let verbs: Vec<&str> = verbs.lines().filter_map(|line| line.split_whitespace().next()).collect();
    assert!(verbs.len() > 13, "{verbs:?}");
    assert_eq!(run(&["man", "--folder", path(&folder)]).code, Some(0));
    for verb in verbs.into_iter().filter(|verb| *verb != "help").chain([""]) {
        let args: Vec<&str> = [verb].into_iter().filter(|verb| !verb.is_empty()).collect();
        for help in ["--help", "-h"] {
            let output = command(&args).arg(help).env("COLUMNS", "80").output().expect("it runs");
            let ran = Ran::from(output);
            assert!(ran.out.lines().all(|line| line.chars().count() <= 80), "{}", ran.out);
            assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
            assert!(ran.out.contains("\n    $ taisou "), "{}", ran.out);
        }
        let help = run(&[&args[..], &["--help"]].concat()).out;
        let examples: Vec<&str> = help.lines().filter_map(|line| line.strip_prefix("    $ ")).collect();
        let page = if verb.is_empty() { "taisou.1".to_owned() } else { format!("taisou-{verb}.1") };
        let page = read(&folder.join(page));
        assert_eq!(page.matches("\n.nf\n").count(), examples.len(), "{verb}");
        assert!(page.contains("\n.SH EXAMPLES\n"), "{verb}");
        for example in examples {
            let ran = run_shell(example, &folder);
            assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{example}");
            let writes_file = example.contains(['>']) || example.contains("--folder");
            assert!(!ran.out.is_empty() || writes_file, "{example}");
        }
    }
}

/// Commands of a document: each begins with `$`, and what it writes follows.
fn commands(document: &str) -> Vec<(String, String)> {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(document)).expect("a document");
    let blocks = text.split("```console\n").skip(1).filter_map(|rest| rest.split_once("```"));
    let mut found: Vec<(String, String)> = Vec::new();
    for line in blocks.flat_map(|(block, _)| block.lines()) {
        match line.strip_prefix("$ ") {
            Some(command) => found.push((command.to_owned(), String::new())),
            None => found.last_mut().expect("a command comes first").1.extend([line, "\n"]),
        }
    }
    found
}

#[test]
#[cfg(unix)]
fn the_commands_of_the_readmes_write_what_is_said() {
    let (readme, japanese) = (commands("README.md"), commands("README.ja.md"));
    assert_eq!((readme.len(), japanese.len()), (4, 1));
    let folder = folder("readme");
    for (command, expected) in readme.into_iter().chain(japanese) {
        let ran = run_shell(&command, &folder);
        assert_eq!((ran.out, ran.err), (expected, String::new()), "{command}");
    }
}
