//! The command `taisou`.
#![cfg(not(target_arch = "wasm32"))]

mod korf;

use std::{
    collections::BTreeSet,
    env, fs,
    io::{BufRead, BufReader, Read, Write},
    path::{Path, PathBuf},
    process::{self, Child, Command, Output, Stdio},
    sync::atomic::{AtomicU64, Ordering::Relaxed},
    thread,
};

use serde_json::{Value, json};

use korf::korf;

/// The result of a run.
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
    // Fails if the command has ended before it reads everything.
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

/// Runs the command with arguments separated by spaces, except within single quotes.
fn run_line(line: &str) -> Ran {
    run(&words(line))
}

fn words(line: &str) -> Vec<&str> {
    let parts = line.split('\'').enumerate();
    parts
        .flat_map(|(at, part)| if at % 2 == 1 { vec![part] } else { part.split_whitespace().collect() })
        .collect()
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

/// A new empty folder.
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
    let solved = [
        ("solve ウアタソ*マイタノ -g ソウアイ*タタノマ", "18 moves, proven shortest\nULD2RULURD2RU2L2DR\n"),
        ("solve 123/4*6/758 --steps", "2 moves, proven shortest\nUL\n123/456/7*8\n123/456/78*\n"),
        ("solve --puzzle rush-hour-1", "9 moves (slide), proven shortest\n"),
        ("step 123/45_/678 --cell 3", "123\n_45\n678\n"),
        ("step 1_3_5 -c 2", "1_3_5\nnothing moves; it can go right or left: say which by --direction\n"),
        ("step 1_3_5 -c 2 -d left", "13__5\n"),
        ("hint 123/4*6/758", "5 up: U\n2 moves, proven shortest\n"),
        ("check 123/4*6/758 --moves ULRL", "4 moves: 2 more than the fewest, 2\n"),
        ("check 123/4*6/758 --moves UL", "2 moves: the fewest\n"),
        ("check 123/4*6/758 UL", "2 moves: the fewest\n"),
        (
            &format!("check 123456789* -w 5 {}", "RL".repeat(1000)),
            "2,000 moves: 2,000 more than the fewest, 0\n",
        ),
        ("check AA*/BB* --blocks all -m move -g AA*/BB* '1R 2L'", "0 moves (move): the fewest\n"),
        ("survey 123* -g 123* -g 12*3", "12 positions, at most 5 moves, 2.50 on average\n"),
        ("survey 123* --distance *321", "12 positions, at most 6 moves, 3.00 on average\n"),
        ("survey --goal=-* --distance -* *-", "-*: 0 moves\n"),
        ("count 8672543*1", "40 shortest solutions of 31 moves\n"),
        ("count 12* -w 3", "1 shortest solution of 0 moves\n"),
        ("compose 12345678* --depth 31 -n 5", "647/85*/321\n"),
        ("scramble 12345678* --seed 7", "*18/326/754\n"),
        ("render AA*/AAB --blocks all", "aria-label=\"AA*/AAB\""),
        ("solve --puzzle klotski --metric step", "116 moves, proven shortest\n"),
        (
            "puzzles klotski",
            "step 116, slide 90, move 81; 25,955 positions\nfarthest: step 126, slide 101, move 93\n",
        ),
        ("puzzles traffic-jam", "; at least 3,000,003 positions\nsource: "),
        ("puzzles --kind rush", "rush-hour-1   rush     step 21, slide 9, move 9     Rush Hour card 1\n"),
        ("bench 123/4*6/758 -a bfs --runs 1", "   1  bfs                      2 "),
    ];
    let others = [
        (
            "solve '2 1 3 4 5 6 7 8 *'",
            3,
            "no solution: by parity; if the tiles on cells 0 and 1 (from 0) changed",
        ),
        ("solve 8672543*1 --max-nodes 100 -a ida-manhattan", 4, "stopped at the node limit: at least "),
        ("check 123/4*6/758 --moves U", 1, "1 move, and the goal is not reached:\n123\n456\n7*8\n"),
        ("check 12/*3 123/4*6/758 L --only-play", 1, "board 1: 12/*3\n1 move, to the goal\n"),
        ("check --puzzle klotski 14D", 1, "1 move (move), and the goal is not reached:\n"),
    ];
    for (line, code, out) in solved.map(|(line, out)| (line, 0, out)).into_iter().chain(others) {
        let ran = run_line(line);
        assert!(ran.out.contains(out), "{line}: {}{}", ran.out, ran.err);
        assert_eq!((ran.code, ran.err.as_str()), (Some(code), ""), "{line}");
    }
}

#[test]
fn every_verb_answers_programs_with_one_line_for_each_board() {
    for (args, expected) in [
        (
            "solve 123/4*6/758 --steps",
            json!({ "line": 1, "status": "solved", "length": 2, "optimal": true, "bound": 2, "metric": "step", "notation": "UL",
                "boards": ["123/456/7*8", "123/456/78*"], "reason": null, "algorithm": "bidirectional" }),
        ),
        (
            "solve '2 1 3 4 5 6 7 8 *'",
            json!({ "status": "unsolvable", "length": null, "bound": null, "moves": [], "notation": "" }),
        ),
        ("step 123/45_/678 -c 3", json!({ "after": "123/_45/678", "notation": "R2", "ways": ["right"] })),
        (
            "hint --metric line 123/456/*78",
            json!({ "length": 1, "notation": "L2", "metric": "line", "status": "solved" }),
        ),
        (
            "check 123/4*6/758 --moves ULRL",
            json!({ "after": "123/456/78*", "solved": true, "length": 4, "shortest": 2, "optimal": true, "extra": 2 }),
        ),
        (
            "survey 123* --distance *321 --distance '2 1 3 *'",
            json!({ "status": "done", "counts": [1, 2, 2, 2, 2, 2, 1], "positions": 12, "max": 6, "mean": 3.0,
                "distances": [{ "board": "*321", "distance": 6 }, { "board": "2 1 3 *", "distance": null }] }),
        ),
        (
            "count 8672543*1 --list 2",
            json!({ "status": "solved", "length": 31, "count": "40", "unique": false }),
        ),
        (
            "count 123/456/87*",
            json!({ "status": "unsolvable", "length": null, "count": null, "limit": null }),
        ),
        (
            "compose 12345678* --depth 31 -n 5",
            json!({ "status": "done", "goal": "12345678*", "metric": "step", "limit": null }),
        ),
        ("scramble 12345678* --seed 7", json!({ "seed": 7, "boards": ["*18/326/754"] })),
        ("puzzles klotski", json!({ "id": "klotski", "shortest": { "step": 116, "slide": 90, "move": 81 } })),
        ("bench 123/4*6/758 -a bfs --runs 2", json!({ "algorithm": "bfs", "length": 2, "optimal": true })),
    ] {
        let ran = run_line(&format!("{args} --json"));
        let [answer] = &ran.json()[..] else { panic!("{args:?}: {}", ran.out) };
        for (key, value) in expected.as_object().expect("an object") {
            assert_eq!(answer.get(key), Some(value), "{args:?}: {key}");
        }
        assert_eq!(ran.err, "", "{args:?}");
    }
    let picture = &run_line("render AB* --json").json()[0]["svg"];
    assert!(picture.as_str().is_some_and(|svg| svg.starts_with("<svg ") && svg.ends_with("</svg>")));
}

#[test]
fn csv_has_one_short_line_for_each_board() {
    let ran =
        run_on("8672543*1\n12345687*\n1x\n{\"board\": \"1, 2/* 3\"}\n", &["solve", "--csv", "-a", "bfs"]);
    let lines: Vec<_> = ran.out.lines().collect();
    assert_eq!(lines[0], "board,status,length,optimal,bound,startBound,nodes,algorithm,notation");
    let cells: Vec<_> = lines[1].split(',').collect();
    assert_eq!(cells[..5], ["\"8672543*1\"", "solved", "31", "true", "31"]);
    assert_eq!((cells.len(), cells[7]), (9, "bfs"));
    assert!(lines[2].starts_with("\"12345687*\",unsolvable,,"), "{}", lines[2]);
    assert!(lines[3].starts_with("\"1, 2/* 3\",solved,"), "{}", lines[3]);
    assert!(ran.err.contains("line 3: "), "{}", ran.err);
    assert_eq!((lines.len(), ran.code), (4, Some(2)));
}

#[test]
fn check_reads_moves_of_tiles_or_of_the_blank_and_never_guesses() {
    // The tile 6 goes up, or the blank down.
    let board = "1 2 3/4 5 */7 8 6";
    for (moves, more, solved, note) in [
        ("↑", &[][..], true, ""),
        ("[\"up\"]", &[], true, ""),
        ("D", &["--blank-moves"], true, ""),
        ("blank: D", &["--blank-moves"], true, ""),
        ("D", &[], false, "as directions of the blank the moves reach the goal: --blank-moves\n"),
        ("U", &["--blank-moves"], false, ""),
    ] {
        let args = [&["check", board, "--moves", moves], more].concat();
        let ran = run(&args);
        assert_eq!((ran.code, ran.err.as_str()), (Some(i32::from(!solved)), note), "{args:?}");
        let answer = &run(&[&args[..], &["--json"]].concat()).json()[0];
        assert_eq!((&answer["solved"], answer["blankSolves"] == true), (&json!(solved), !note.is_empty()));
    }
    let ran = run(&["check", "12/3*", "--moves", "UD D", "--blank-moves", "--json"]);
    let error = &ran.json()[0]["error"];
    assert_eq!((&error["code"], &error["span"]), (&json!("bad-moves"), &json!([3, 4])));
}

#[test]
fn csv_runs_no_board_as_a_formula_and_keeps_the_board() {
    for board in ["=1/2*", "+ 1/2 *", "-1/2*", "@1/2*", "=\"a,b\"*"] {
        let ran = run(&["solve", "--csv", "--", board]);
        let cell = ran.out.lines().nth(1).and_then(|line| line.rsplitn(9, ',').last()).expect("a line");
        let text = cell.trim_matches('"').replace("\"\"", "\"");
        assert!(text.starts_with(' '), "{cell}");
        let solved = |board: &str| run(&["solve", "--json", "--", board]).json()[0]["boards"].clone();
        assert!(solved(&text).is_array() && solved(&text) == solved(board), "{board}");
    }
    let file = folder("formula").join("graph.csv");
    run(&["survey", "--graph", path(&file), "--", "=1/2*"]);
    assert!(read(&file).contains("node,0, =1/2*,0,"), "{}", read(&file));
}

#[test]
fn notes_go_to_standard_error() {
    for (args, code, err) in [
        ("compose 123* --depth 7", 1, "there is no such board\n"),
        ("compose 12345678* --max-nodes 10", 4, "stopped at the node limit\n"),
    ] {
        let ran = run_line(args);
        assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (Some(code), "", err), "{args:?}");
    }
}

#[test]
fn layouts_are_generated_and_enumerated() {
    let keys =
        |answer: &Value| answer.as_object().expect("an object").keys().cloned().collect::<Vec<_>>().join(" ");
    for (kind, moves) in [("rush", "20.."), ("klotski", "40..50")] {
        let args = ["generate", kind, "--moves", moves, "--pieces", "6..12", "--seed", "7", "--count", "2"];
        let puzzles = run(&[&args[..], &["--json"]].concat()).json();
        assert_eq!(puzzles.len(), 2, "{kind}");
        let lines = run(&[&args[..], &["--lines"]].concat()).out;
        let solved = run_on(&lines, &["solve", "--batch"]).json();
        for (puzzle, solution) in puzzles.iter().zip(&solved) {
            assert_eq!(keys(puzzle), "board component farthest goal moves width");
            assert_eq!(
                (&puzzle["board"], &puzzle["moves"]),
                (&solution["board"], &solution["length"]),
                "{kind}"
            );
        }
    }
    let listed = run(&["enumerate", "rush", "--slice", "17/997", "--json"]).json();
    assert_eq!(listed.len(), 204);
    assert!(listed.iter().all(|puzzle| keys(puzzle) == "board component moves"));
    let materials = run(&["enumerate", "klotski", "--blanks", "12", "--json"]).json();
    let total = json!({ "blanks": 12, "layouts": 47_274, "solvable": 47_274, "deepest": 5 });
    assert_eq!(materials.last(), Some(&total));
    for (args, code, err) in [
        (
            &["generate", "rush", "--moves", "200", "--max-layouts", "100"][..],
            1,
            "none found among 100 layouts\n",
        ),
        (&["generate", "klotski", "--moves", "200"], 1, "none found among 1,299,392 layouts\n"),
        (
            &["generate", "klotski", "--frame", "*****/*****/*****/*****/*****", "--max-bytes", "1M"],
            4,
            "none found among 0 layouts: stopped at the memory limit\n",
        ),
        (&["enumerate", "rush", "--max-bytes", "1"], 4, "stopped at the memory limit\n"),
        (
            &["generate", "rush", "--moves", "0"],
            2,
            "error: option `moves`: expected numbers of moves from 1 to 250, the least first\n",
        ),
        (&["generate", "rush", "--moves", "1000000000.."], 2, "error: option `moves`: expected numbers"),
        (&["generate", "rush", "--blanks", "2"], 2, "error: option `blanks`: expected the kind klotski"),
        (&["generate", "klotski", "--needless"], 2, "error: option `needless`: expected the kind rush"),
        (
            &["generate", "klotski", "--max-layouts", "9"],
            2,
            "error: option `max-layouts`: expected the kind rush",
        ),
        (&["enumerate", "rush", "--blanks", "17"], 2, "error: option `blanks`: expected the kind klotski"),
        (&["enumerate", "rush", "--frame", "***"], 2, "error: option `frame`: expected the kind klotski"),
        (&["enumerate", "klotski", "--slice", "0/2"], 2, "error: option `slice`: expected the kind rush"),
        (&["generate", "rush", "--moves", "-1"], 2, "error: "),
        (
            &["enumerate", "rush", "--slice", "997/997"],
            2,
            "error: invalid value '997/997' for '--slice <K/N>'",
        ),
    ] {
        let ran = run(args);
        assert_eq!((ran.code, ran.out.as_str()), (Some(code), ""), "{args:?}");
        assert!(ran.err.starts_with(err), "{args:?}: {}", ran.err);
    }
}

#[test]
fn the_time_limit_stops_with_the_limit_budget() {
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
fn errors_name_their_place_and_end_with_2() {
    for (args, err) in [
        ("solve 123/4x/78*", "error: start: row 2: 2 cells, expected 3 as in the first row\n"),
        ("solve 1234", "error: the start has no blank: expected one of *, ＊, _, ＿\n"),
        ("solve 12* -g 1?3", "goal 0 can never match the start: row 1, column 3"),
        ("solve AA* --blocks A", "error: option `goal`: expected a goal, as the board has blocks\n"),
        ("check 123/4*6/758 --moves UX", "error: move 2: `X`, expected U, R, D, L or a number\n"),
        (
            "check 12/3* --moves U",
            "error: move 1: `U`, expected a piece that can move this way; --blank-moves reads",
        ),
        ("check 123/4*6/758", "error: which moves? Give them by --moves, or after the board\n"),
        ("check 123/4*6/758 *123", "error: board 1: which moves? "),
        ("check 123/4*6/758 12x", "`12x`, expected U, R, D, L or a number"),
        ("step 12* -c 3", "error: cell 3: expected a cell from 0 to 2\n"),
        ("solve --puzzle klotsky", "error: there is no puzzle `klotsky` in the collection"),
        ("puzzles --kind chess", "there is no puzzle of the kind `chess`; there are letters, numbers, "),
        ("solve {\"board\":12}", "error: invalid type: integer `12`, expected a string, at column 11\n"),
        ("scramble 12* -n 1000001", "1000001 is not in 1..=1000000"),
        ("solve --file no/such/file", "error: no/such/file: "),
        ("solve --jsn 12*", "a similar argument exists: '--json'"),
        ("slove 12*", "similar subcommands exist: 'survey', 'solve'"),
        ("solve -a ida 12*", "[possible values: auto, bfs, "),
        ("solve 12* --batch", "the argument '[BOARD]...' cannot be used with '--batch [<FILE>]'"),
        ("solve 12* --max-bytes 2X", "expected a number, perhaps with k, M or G behind it"),
        ("solve 12* --seconds -1", "unexpected argument '-1' found"),
        ("solve 12* --seconds 9.3e18", "seconds above 0 and at most 1,000,000,000"),
        ("verify --seconds 1000000000.1", "seconds above 0 and at most 1,000,000,000"),
        ("solve 12* --seconds nan", "seconds above 0 and at most 1,000,000,000"),
        ("solve 12* -j 0", "0 is not in 1..=1024"),
        ("generate rush -n 0", "0 is not in 1..=1000"),
        ("compose 12* -n 1001", "1001 is not in 1..=1000"),
        ("solve 12* -j 1025", "1025 is not in 1..=1024"),
        ("", "Usage: taisou [OPTIONS] <COMMAND>"),
    ] {
        let ran = run_line(args);
        assert!(ran.err.contains(err), "{args:?}: {}", ran.err);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{args:?}");
    }
    let ran = run_line("solve 123/4x/78* --json");
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
fn a_single_board_has_no_line_number() {
    for (input, args, out, err) in [
        ("231*\n", "hint", "3 down: D\n4 moves, proven shortest\n", ""),
        ("\n231*\n\n", "hint --file -", "3 down: D\n4 moves, proven shortest\n", ""),
        ("231\n", "hint", "", "error: the start has no blank: expected one of *, ＊, _, ＿\n"),
        ("", "hint", "", ""),
        ("", "hint 12* 2*1", "board 1: 12*\nit is solved\n\nboard 2: 2*1\n", ""),
        ("12*\n12*\n", "hint", "line 1: 12*\nit is solved\n\nline 2: 12*\nit is solved\n", ""),
    ] {
        let ran = run_on(input, &words(args));
        assert!(ran.out.starts_with(out) && (!out.is_empty() || ran.out.is_empty()), "{args:?}: {}", ran.out);
        assert_eq!(ran.err, err, "{args:?}");
    }
}

#[test]
fn options_set_colours_and_quiet() {
    let (red, plain) = ("\u{1b}[1m\u{1b}[31merror:\u{1b}[0m ", "error: ");
    for (args, start) in [
        ("solve 12x", plain),
        ("solve 12x --color always", red),
        ("--color=always solve 12x", red),
        ("solve 12x --color never", plain),
        ("solve --no-such --color=always", red),
        ("solve --no-such -- --color=always", plain),
        ("solve 12* --color blue", "error: invalid value 'blue'"),
    ] {
        let ran = run_line(args);
        assert!(ran.err.starts_with(start), "{args:?}: {:?}", ran.err);
        assert_eq!(ran.code, Some(2), "{args:?}");
    }
    assert!(run_line("solve --help --color always").out.contains("\u{1b}["));
    assert!(!run_line("solve --help").out.contains('\u{1b}'));
    let tables = folder("quiet");
    written(&tables, "0123456789abcdef.table", "");
    let args = ["compose", "123*", "--depth", "7", "--tables", path(&tables)];
    assert!(run(&args).err.starts_with("warning: not used: "));
    let ran = run(&[&args[..], &["--quiet"]].concat());
    assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (Some(1), "", ""));
    assert_eq!(run_line("-q solve 12x").code, Some(2));
}

/// `script` runs the command on a terminal. Short runs draw no progress.
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
    // The last board takes the longest.
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
fn fewer_threads_than_requested_suffice() {
    let folder = folder("threads");
    // Memory for four stacks of 1 GiB.
    let limited = |stack: u64| {
        format!("ulimit -v 4800000; export RUST_MIN_STACK={stack}; taisou solve '8672543*1' '231*' -j 1000")
    };
    let ran = run_shell(&limited(1 << 30), &folder);
    assert_eq!((ran.code, ran.out.contains("\n31 moves, proven shortest\n")), (Some(0), true), "{}", ran.err);
    assert!(ran.err.starts_with("warning: only ") && ran.err.contains(" of 1000 threads could be started"));
    let ran = run_shell(&limited(1 << 34), &folder);
    assert!(ran.err.starts_with("error: no thread could be started: "), "{}", ran.err);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
    assert_eq!(run_line("solve 231* -j 1024 --seconds 1000000000").code, Some(0));
}

#[test]
#[cfg(target_os = "linux")]
fn a_search_with_expensive_nodes_ends_on_time() {
    // 32 x 32 cells and 64 goals: a node takes a thousand times as long as on a small board.
    let row = |tiles: &mut dyn Iterator<Item = u32>| {
        let cells: Vec<String> = tiles.map(|tile| tile.to_string()).collect();
        cells.join(" ") + " *"
    };
    let goal = |first: u32| row(&mut (1..1024).map(|tile| (tile + first) % 1023 + 1));
    let board = row(&mut [1022, 1023].into_iter().chain((1..1022).rev()));
    let goals: Vec<String> = (0..64).map(goal).collect();
    let line = json!({ "board": board, "width": 32, "goal": goals }).to_string();
    let folder = folder("expensive");
    fs::write(folder.join("line.json"), line).expect("a file");
    // Two seconds of processor time, which other processes do not lengthen.
    let ran = run_shell("ulimit -t 2; taisou count --seconds 0.2 --json -j 1 < line.json", &folder);
    assert_eq!((ran.code, &ran.json()[0]["length"]), (Some(4), &Value::Null), "{}", ran.err);
}

#[test]
fn a_killed_batch_has_written_every_finished_line() {
    let mut child = command(&["solve", "--batch", "-j", "2"]).spawn().expect("it was built");
    let mut stdin = child.stdin.take().expect("it is piped");
    let mut lines = BufReader::new(child.stdout.take().expect("it is piped"));
    for round in 0..5_u64 {
        stdin.write_all(b"8672543*1\n231*\nwrong\n").expect("it reads");
        stdin.flush().expect("it reads");
        // These arrive although more input may come.
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
fn a_closed_output_is_no_error() {
    for verb in ["solve", "scramble"] {
        let mut child = command(&[verb, "--batch"]).spawn().expect("it was built");
        drop(child.stdout.take());
        feed(&mut child, "231*\n".repeat(2000).as_bytes());
        let ran = Ran::from(child.wait_with_output().expect("it ends"));
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{verb}");
    }
}

/// Writes a file in a folder, and returns its path.
fn written(folder: &Path, name: &str, text: &str) -> PathBuf {
    let file = folder.join(name);
    fs::write(&file, text).expect("it can be written");
    file
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).expect("it can be read")
}

/// The names of all files in a folder, sorted.
fn names(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).expect("it can be read");
    let mut names: Vec<_> =
        files.map(|file| file.expect("a file").file_name().into_string().expect("UTF-8")).collect();
    names.sort();
    names
}

#[test]
#[cfg(unix)]
fn an_output_that_is_also_an_input_is_refused() {
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
        (
            "taisou solve --certificate log 231* 2> log; code=$?; cat log >&2; rm log; exit $code",
            "standard output or standard error",
        ),
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
    // A link to another file stays a link.
    fs::remove_file(folder.join("hard")).expect("a link");
    let ran = run_shell("taisou solve --certificate link 231*", &folder);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert!(read(&file).starts_with("{\"certificate\":2,"));
    assert!(folder.join("link").is_symlink());
}

#[test]
fn a_state_graph_is_complete_or_not_written() {
    let folder = folder("graphs");
    let file = |name: &str| folder.join(name);
    let survey = |name: &str, more: &[&str]| {
        run(&[&["survey", "123/45*", "--graph", path(&file(name))], more].concat())
    };
    for (name, lines) in [("a.dot", 782), ("a.gv", 782), ("a.graphml", 788), ("a.csv", 781)] {
        let ran = survey(name, &["--json"]);
        assert_eq!((ran.code, &ran.json()[0]["positions"]), (Some(0), &json!(360)), "{}", ran.err);
        // 360 positions, and 420 pairs that are one move apart.
        assert_eq!(read(&file(name)).lines().count(), lines, "{name}");
    }
    for (limit, named) in
        [(["--max-bytes", "4k"], "--max-bytes 4096"), (["--max-nodes", "100"], "--max-nodes 100")]
    {
        let ran = survey("b.dot", &limit);
        assert!(ran.code == Some(2) && ran.err.contains(named), "{}", ran.err);
    }
    assert_eq!(survey("b.txt", &[]).code, Some(2));
    let two = survey("b.dot", &["12/3*"]);
    assert!(two.code == Some(2) && two.err.contains("one board"), "{}", two.err);
    let input = written(&folder, "input.csv", "123/45*\n");
    let same = run(&["survey", "--file", path(&input), "--graph", path(&input)]);
    assert!(same.code == Some(2) && same.err.contains("also read"), "{}", same.err);
    assert_eq!(read(&input), "123/45*\n");
    assert_eq!(names(&folder), ["a.csv", "a.dot", "a.graphml", "a.gv", "input.csv"]);
}

#[test]
#[cfg(unix)]
fn a_replaced_file_keeps_its_permissions() {
    use std::os::unix::fs::PermissionsExt;

    let folder = folder("private");
    let proof = written(&folder, "proof", "old\n");
    for mode in [0o600, 0o640] {
        fs::set_permissions(&proof, fs::Permissions::from_mode(mode)).expect("its own file");
        assert_eq!(run(&["solve", "231*", "--certificate", path(&proof)]).code, Some(0));
        assert!(read(&proof).starts_with("{\"certificate\":2,"));
        assert_eq!(fs::metadata(&proof).expect("a file").permissions().mode() & 0o777, mode);
    }
}

#[test]
#[cfg(unix)]
fn a_file_of_certificates_is_complete_or_unchanged() {
    let folder = folder("atomic");
    let old = written(&folder, "proof", "old\n");
    // Files are limited to 1 KiB.
    let limited =
        "trap '' XFSZ; ulimit -f 1; yes '231*' | head -20 | taisou solve --batch --certificate proof";
    let ran = run_shell(limited, &folder);
    assert_eq!((ran.code, ran.out.lines().count()), (Some(2), 20), "{}", ran.err);
    assert!(ran.err.starts_with("error: proof: "), "{}", ran.err);
    assert_eq!((read(&old).as_str(), names(&folder).len()), ("old\n", 1));
    let ran = run_shell("taisou solve '231*' --certificate /dev/full", &folder);
    assert_eq!((ran.code, ran.err.starts_with("error: /dev/full: ")), (Some(2), true), "{}", ran.err);

    // After a signal the file is unchanged, and the partial file has the certificates. The test sends SIGTERM, because
    // background processes ignore SIGINT.
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
    assert_eq!(run(&["verify", path(&folder.join(part))]).out.lines().count(), 2);

    // A reader that stops ends the command without an error, with the certificates up to then.
    let ran = run_shell("yes '231*' | taisou solve --certificate proof | head -1", &folder);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert_eq!(run(&["verify", proof]).code, Some(0));
    assert_eq!(names(&folder).len(), 2);
}

#[test]
#[cfg(unix)]
fn a_closed_standard_error_loses_no_answer() {
    let folder = folder("closed");
    let boards = "12x\n".repeat(200) + "231*\n";
    written(&folder, "boards", &boards);
    let ran = run_shell("{ taisou hint --file boards > answers; echo $? > status; } 2>&1 | head -1", &folder);
    assert!(ran.out.starts_with("error: line 1: "), "{}", ran.out);
    assert_eq!(read(&folder.join("status")), "2\n");
    assert_eq!(read(&folder.join("answers")), "line 201: 231*\n3 down: D\n4 moves, proven shortest\n");
}

/// Errors count lines of the input, also those without a board.
#[test]
fn errors_of_several_boards_name_their_lines() {
    for (input, line) in [("\n12/3*\n\n12x\n", 4), ("12/3*\n\n\n12x\n", 4), ("\n12x\n12/3*\n", 2)] {
        let ran = run_on(input, &["solve"]);
        assert!(ran.err.starts_with(&format!("error: line {line}: ")), "{input:?}: {}", ran.err);
        let json = run_on(input, &["solve", "--batch"]).json();
        let wrong = json.iter().find(|answer| !answer["error"].is_null()).expect("an error");
        assert_eq!(wrong["line"], line, "{input:?}");
    }
}

#[test]
fn a_slow_line_holds_up_those_far_behind_it() {
    let hard = "17 1 20 9 16/2 22 19 14 5/15 21 * 3 24/23 18 13 12 7/10 8 6 4 11";
    let args = ["solve", "--batch", "-a", "ida-manhattan", "--seconds", "1", "-j", "2"];
    let mut child = command(&args).spawn().expect("it was built");
    let mut stdin = child.stdin.take().expect("it is piped");
    let mut answers = BufReader::new(child.stdout.take().expect("it is piped"));
    let written = AtomicU64::new(0);
    thread::scope(|scope| {
        scope.spawn(|| {
            // Lines, and answers that repeat their boards, are so long that pipes and buffers hold a few dozen.
            let quick = format!("1{}2/3 *\n", " ".repeat(4000));
            let _ = stdin.write_all(format!("{hard}\n").as_bytes());
            while stdin.write_all(quick.as_bytes()).is_ok() && written.fetch_add(1, Relaxed) < 5000 {}
        });
        let mut first = String::new();
        answers.read_line(&mut first).expect("an answer");
        let ahead = written.load(Relaxed);
        child.kill().expect("it runs");
        assert!(first.contains("\"line\":1,"), "{first}");
        assert!(ahead < 200, "{ahead} lines");
    });
    child.wait().expect("it has ended");
}

#[test]
fn a_line_without_an_end_takes_no_memory() {
    let mut input = vec![b'1'; 17 << 20];
    input.extend_from_slice(b"\n231*\n");
    let answers = run_on(&input, &["solve", "--batch"]).json();
    assert_eq!((&answers[0]["error"]["code"], &answers[1]["length"]), (&json!("line-too-long"), &json!(4)));
    assert_eq!((&answers[0]["line"], &answers[1]["line"]), (&json!(1), &json!(2)));
}

#[test]
fn a_line_at_the_limit_of_bytes_does_not_affect_the_next_one() {
    const MOST: usize = 1 << 24;
    for (bytes, code) in [(MOST - 1, "text-too-long"), (MOST, "text-too-long"), (MOST + 1, "line-too-long")] {
        let input = "a".repeat(bytes) + "\n12/3*\n\n21/3*";
        let answers = run_on(input, &["solve", "--batch", "-j", "1"]).json();
        assert_eq!(answers[0]["error"]["code"], code, "{bytes}");
        let said: Vec<_> = answers.iter().skip(1).map(|answer| (&answer["line"], &answer["board"])).collect();
        assert_eq!(said, [(&json!(2), &json!("12/3*")), (&json!(4), &json!("21/3*"))], "{bytes}");
    }
}

/// The certificate of a run.
fn certified(name: &str, args: &[&str]) -> Value {
    let file = folder(name).join("certificate.json");
    let ran = run(&[&["solve", "--certificate", path(&file)], args].concat());
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    serde_json::from_str(&fs::read_to_string(&file).expect("it was written")).expect("a line of JSON")
}

#[test]
fn control_characters_of_the_input_are_escaped() {
    // Line break, escape sequence, change of direction, zero-width space, and a joiner that joins nothing.
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
    certificate["puzzle"]["start"][0][0] = json!(hostile);
    let mut metric = certificate.clone();
    metric["puzzle"]["metric"] = json!(hostile);
    let forged = format!("{certificate}\n{metric}\n{field}\n");
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
    // Parts of symbols stay, and a board is on one line.
    let family = "👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿\n葛󠄀 *";
    let ran = run_on(format!("{}\n{}", json!({ "board": family }), "x"), &["solve"]);
    assert!(ran.out.starts_with("line 1: 👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿/葛󠄀 *\n"), "{}", ran.out);
    let ran = run_line("check 231* --moves \u{1b}");
    assert!(ran.err.contains(r"`\u{1b}`"), "{}", ran.err);
}

/// The last line of `verify`.
const STRANGER: &str = "to check without our code: python3 check.py FILE, or node check.mjs FILE\n";

/// Exit status and output of `verify`, without its last line.
fn verified(certificate: &Value, args: &[&str]) -> (Option<i32>, String) {
    let ran = run_on(certificate.to_string(), &[&["verify"], args].concat());
    assert_eq!(ran.err, "");
    (ran.code, ran.out.replace(STRANGER, ""))
}

#[test]
fn a_certificate_holds_and_a_changed_one_does_not() {
    let certificate = certified("certificate", &["8672543*1", "-a", "ida-manhattan"]);
    let (code, out) = verified(&certificate, &[]);
    let holds = "holds by our own search: 31 moves, proven shortest, metric step, start 8 6 7 / 2 5 4 / 3 * 1, goal 1 2 3 / 4 5 6 / 7 8 *\n";
    assert_eq!((code, out.as_str()), (Some(0), holds));

    let moves = certificate["moves"].as_array().expect("a list");
    let turns = |change: &dyn Fn(&mut Vec<Value>)| {
        let mut moves = moves.clone();
        change(&mut moves);
        Value::from(moves)
    };
    let back = json!([moves[30][1], moves[30][0], 31]);
    for (field, value, why) in [
        ("/moves", turns(&|moves| drop(moves.pop())), "do not end at a goal"),
        ("/moves", turns(&|moves| drop(moves.remove(0))), ""),
        ("/moves", turns(&|moves| moves.push(back.clone())), "do not end at a goal"),
        ("/moves", turns(&|moves| moves[1][2] = json!(0)), "turn 0 is not one move"),
        ("/moves", json!([]), "do not end at a goal"),
        ("/moves", Value::Null, "it is no certificate"),
        ("/length", json!(29), "its moves are 31, it says 29"),
        ("/claim", json!("unsolvable"), "length and moves belong"),
        ("/claim", json!("magic"), "unknown variant `magic`"),
        ("/puzzle/start/0/0", json!("1"), ""),
        ("/puzzle/start/0", json!(["8", "6"]), "rows of one length"),
        ("/puzzle/goals/0/0/0", json!("8"), ""),
        ("/puzzle/metric", json!("line"), "the answer is 20 moves"),
        ("/puzzle/metric", json!("magic"), "there is no metric `magic`"),
        ("/puzzle/metric", json!("move"), "its metric is for another kind"),
        ("/puzzle/long", json!(true), "are for pieces"),
        ("/puzzle/pieces", json!(["9"]), "not symbols of its start"),
        ("/puzzle/same", json!([["1", "2"], ["2", "3"]]), "listed twice"),
        ("/puzzle/same", json!([["*", "1"]]), "a mark"),
        ("/puzzle/same", json!([["1\n", "x"]]), "control characters"),
        ("/puzzle/same", json!([["1".repeat(33), "x"]]), "longer than 32"),
        ("/by", json!("me\u{1b}[2J"), "its writer has control characters"),
        ("/certificate", json!(1), "its form is 1"),
        ("/proof/kind", json!("parity"), "the kind of its proof does not fit"),
        ("/proof/kind", json!("trust"), "unknown variant `trust`"),
        ("/checkedBy", json!("me"), "unknown field `checkedBy`"),
    ] {
        let mut changed = certificate.clone();
        let (owner, name) = field.rsplit_once('/').expect("a path");
        let owner = changed.pointer_mut(owner).expect("it is there");
        match name.parse::<usize>() {
            Ok(at) => owner[at] = value.clone(),
            Err(_) => owner[name] = value.clone(),
        }
        let (code, out) = verified(&changed, &[]);
        assert_eq!(code, Some(1), "{field} as {value}: {out}");
        assert!(out.starts_with("refused: ") && out.contains(why), "{field} as {value}: {out}");
    }
    assert_eq!(verified(&json!({}), &["--json"]).0, Some(1));
}

/// The checkers' tests read the same file.
#[test]
fn verify_agrees_with_both_checkers_on_damaged_certificates() {
    let data = data("certificate-mutants.jsonl");
    let mutants: Vec<Value> = data.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let lines = mutants.iter().map(|mutant| mutant["line"].as_str().expect("a line").to_owned() + "\n");
    let answers = run_on(lines.collect::<String>(), &["verify", "--json"]).json();
    assert_eq!(answers.len(), mutants.len());
    for (mutant, answer) in mutants.iter().zip(answers) {
        assert_eq!(answer["valid"], mutant["verdict"] == "holds", "{mutant}: {answer}");
    }
}

#[test]
fn certificates_describe_pieces_walls_gates_and_groups_as_the_checkers_read_them() {
    let fixture = data("certificates.jsonl");
    let puzzles: Vec<Value> = fixture
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).expect("JSON")["puzzle"].clone())
        .collect();
    for (name, args) in [
        ("gates", ["--puzzle", "only-18-steps", "-m", "move"]),
        ("long", ["--puzzle", "rush-hour-60", "-m", "step"]),
        ("same", ["--puzzle", "motor-car", "-m", "slide"]),
        ("apart", ["--puzzle", "on-off", "-m", "step"]),
        ("open", ["--puzzle", "parking-4x4", "-m", "step"]),
    ] {
        let puzzle = &certified(name, &args)["puzzle"];
        assert!(puzzles.contains(puzzle), "{name}: {puzzle}");
    }
}

/// Parity proves nothing there, and walking distance is for boards without walls.
#[test]
fn boards_with_walls_are_proven_by_their_spaces() {
    let file = folder("walls").join("certificates");
    let start = "1 2 3 4/5 # 6 7/8 9 10 *";
    for (goal, end) in
        [("1 2 7 4/5 # 3 6/8 9 10 *", "shortest in 14"), ("2 1 3 4/5 # 6 7/8 9 10 *", "unsolvable")]
    {
        run(&["solve", start, "-g", goal, "--certificate", path(&file)]);
        let certificate: Value = serde_json::from_str(&read(&file)).expect("a certificate");
        let claim = certificate["claim"].as_str().expect("a claim");
        let length = certificate["length"].as_u64().map(|length| format!(" in {length}"));
        assert_eq!(claim.to_owned() + &length.unwrap_or_default(), end);
        assert_eq!(certificate["proof"]["kind"], "space", "{end}");
    }
}

#[test]
fn a_file_of_many_certificates_has_their_number() {
    let file = folder("dozen").join("certificates");
    let ran = run_on("231*\n".repeat(12), &["solve", "--batch", "--certificate", path(&file)]);
    assert_eq!((ran.code, ran.out.lines().count()), (Some(0), 12), "{}", ran.err);
    assert_eq!(read(&file).lines().last(), Some("{\"certificates\":12}"));
    let ran = run(&["verify", path(&file)]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
}

#[test]
fn only_proven_answers_have_certificates_and_a_cut_file_is_noticed() {
    let file = folder("unproven").join("certificates.txt");
    let input = "2 1 3 4 5 6 7 8 *\n15 2 1 12/8 5 6 11/4 9 10 7/3 13 * 14\n231*\n";
    let ran = run_on(input, &["solve", "--batch", "--certificate", path(&file), "--max-nodes", "1000"]);
    assert_eq!((ran.code, ran.err.lines().count()), (Some(4), 1), "{}", ran.err);
    assert!(ran.err.starts_with("warning: line 2: not proven"), "{}", ran.err);
    let ran = run(&["verify", path(&file)]);
    let holds = "holds by our own search: no solution, metric step, start 2 1 3 / 4 5 6 / 7 8 *, goal 1 2 3 / 4 5 6 / 7 8 *\n\
                 holds by our own search: 4 moves, proven shortest, metric step, start 2 3 / 1 *, goal 1 2 / 3 *\n\
                 the file has 2 certificates\n";
    assert_eq!((ran.code, ran.out), (Some(0), format!("{holds}{STRANGER}")));
    let whole = read(&file);
    for (cut, said) in [
        (whole.lines().take(2).collect::<Vec<_>>().join("\n"), "2 certificates and no count"),
        (whole.replace(":2}", ":3}"), "2 certificates and a count of 3"),
        (whole.lines().skip(1).collect::<Vec<_>>().join("\n"), "1 certificate and a count of 2"),
    ] {
        let ran = run_on(cut, &["verify"]);
        assert_eq!(ran.code, Some(1), "{}", ran.err);
        assert!(ran.err.contains(said), "{}", ran.err);
    }
}

#[test]
fn verify_keeps_to_its_own_limits() {
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
    let ran = verify(&[]);
    let holds = "holds by our own search: 1 move, proven shortest, metric slide, start A A * / C B *, goal ? ? ? / ? ? B, \
                 pieces [\"A\",\"C\",\"B\"], same [[\"B\",\"C\"]]\n\
                 holds by our own search: 1 move, proven shortest, metric step, start 8 6 7 / 2 5 4 / 3 * 1, \
                 goal 8 6 7 / 2 5 4 / * 3 1 or 8 6 7 / 2 5 4 / 3 1 *\nthe file has 2 certificates\n";
    assert_eq!((ran.code, ran.out), (Some(0), format!("{holds}{STRANGER}")));
    let claims = verify(&["--json"]).json();
    let expected = json!({ "line": 2, "board": "8 6 7 / 2 5 4 / 3 * 1", "valid": true, "status": "solved", "length": 1,
        "puzzle": { "start": [["8", "6", "7"], ["2", "5", "4"], ["3", "*", "1"]], "goals": [
            [["8", "6", "7"], ["2", "5", "4"], ["*", "3", "1"]], [["8", "6", "7"], ["2", "5", "4"], ["3", "1", "*"]]],
            "metric": "step" } });
    assert_eq!(claims[1], expected);
    let hard = certified("limited", &["8672543*1"]);
    for (limit, why) in [
        (["--max-nodes", "1"], "time, nodes or memory ended the search: allow more"),
        (["--max-bytes", "1"], "needs 512 bytes, allowed are 1"),
    ] {
        let (code, out) = verified(&hard, &limit);
        assert_eq!(code, Some(1));
        assert!(out.contains(why), "{out}");
    }
    // A file without certificates is an error.
    let empty = written(&folder, "empty", "\n");
    let ran = run(&["verify", path(&proof), path(&empty)]);
    assert_eq!((ran.code, ran.out), (Some(2), format!("{holds}{STRANGER}")));
    assert!(ran.err.ends_with("empty: it holds no certificate\n"), "{}", ran.err);
    assert_eq!(run_line("verify").code, Some(2));
}

#[test]
fn tables_are_kept_in_a_folder_and_damaged_ones_are_rebuilt() {
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
        (flipped(500), "their checksum is wrong"),
        (cut(whole.len() - 1), "their length is wrong"),
        (cut(0), "they do not begin as a table"),
    ] {
        fs::write(&file, bytes).expect("it can be written");
        let ran = solve();
        assert_eq!(ran.code, Some(0));
        assert!(ran.err.starts_with("warning: not used: ") && ran.err.contains(why), "{}", ran.err);
        assert_eq!(fs::read(&file).expect("it is there"), whole);
    }
    // A table under another name is refused.
    let other = tables.join("0123456789abcdef.table");
    fs::rename(&file, &other).expect("it can be renamed");
    let ran = solve();
    let name = file.file_stem().and_then(|name| name.to_str()).expect("a name");
    let said = format!("warning: not used: {}: it is the table {name}\n", other.display());
    assert_eq!((ran.code, ran.err), (Some(0), said));
    assert_eq!(fs::read(&file).expect("it was built"), whole);
}

#[test]
fn foreign_tables_do_not_affect_certificates() {
    let tables = folder("forged");
    let args = ["8672543*1", "-a", "ida-pattern", "--tables", path(&tables)];
    let honest = certified("honest", &args);
    assert_eq!(honest["length"], 31);
    assert_eq!(run(&[&["solve"], &args[..]].concat()).code, Some(0));
    let mut files: Vec<_> =
        fs::read_dir(&tables).expect("it was made").map(|file| file.expect("a file").path()).collect();
    files.sort();
    assert!(!files.is_empty());
    // Other values, with the right checksum.
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
fn an_unwritable_table_loses_no_answer() {
    let tables = folder("unkept");
    let args = ["solve", "8672543*1", "-a", "ida-pattern", "--tables", path(&tables)];
    let answer = run(&args).out;
    for file in fs::read_dir(&tables).expect("it was made") {
        let file = file.expect("a file").path();
        fs::remove_file(&file).expect("it can be removed");
        // A folder in the place of the file.
        fs::create_dir(&file).expect("it can be made");
    }
    let ran = run(&args);
    assert_eq!((ran.code, ran.out), (Some(0), answer));
    assert!(ran.err.contains("warning: not kept: "), "{}", ran.err);
    assert!(parts_in(&tables).is_empty());
}

#[test]
fn concurrent_runs_keep_the_same_tables() {
    let tables = folder("shared");
    let args = ["solve", "8672543*1", "-a", "ida-pattern", "--tables", path(&tables)];
    let ran = [command(&args), command(&args)]
        .map(|mut command| command.spawn().expect("it was built"))
        .map(|child| Ran::from(child.wait_with_output().expect("it ends")));
    assert!(parts_in(&tables).is_empty());
    let again = run(&args);
    // The number of nodes depends on the tables that the other run had already kept.
    let answer = |ran: &Ran| ran.out.lines().take(2).map(str::to_owned).collect::<Vec<_>>();
    for one in ran.iter().chain([&again]) {
        assert_eq!((one.code, one.err.as_str(), answer(one)), (Some(0), "", answer(&ran[0])));
    }
    assert_eq!(answer(&again)[0], "31 moves, proven shortest");
}

/// Temporary files that remain.
fn parts_in(tables: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(tables).expect("it was made").map(|file| file.expect("a file").path());
    files.filter(|file| file.extension().is_some_and(|end| end == "part")).collect()
}

#[test]
fn other_verbs_take_the_collection() {
    let lines = run_line("puzzles --lines").out;
    let collection: Value = serde_json::from_str(include_str!("../puzzles/collection.json")).expect("JSON");
    assert_eq!(Some(lines.lines().count()), collection["puzzles"].as_array().map(Vec::len));
    let drawn = run_on(&lines, &["render", "--batch"]);
    assert!(drawn.json().iter().all(|answer| answer["svg"].is_string()), "{}", drawn.out);
    let entries = run_line("puzzles --json").json();
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
            // A board for play starts at its goal.
            lengths => Some(lengths.get(metric).map_or(0, |length| length.as_u64().expect("a number"))),
        };
        assert_eq!(answer["length"].as_u64(), expected, "{}", entry["id"]);
    }
}

/// Lengths from searches; positions, greatest distances and the rank of the start from surveys.
#[test]
#[ignore = "takes minutes"]
fn the_collection_has_correct_figures() {
    for entry in run_line("puzzles --json").json() {
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
            // A board for play starts at its goal.
            let listed = entry["shortest"].get(metric).map_or(solvable.then_some(0), Value::as_u64);
            assert_eq!(length, listed, "{id} {metric}");
            assert_eq!(solved["optimal"], solvable, "{id} {metric}");
            let farthest = entry["farthest"].get(metric);
            if !counted || !solvable {
                assert!(farthest.is_none_or(|_| metric == &"step" && solvable), "{id} {metric}");
                continue;
            }
            let end = solved["boards"].as_array().and_then(|boards| boards.last());
            // Without a goal it is the symbols in order, where the solution ends.
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
fn several_scrambles_differ() {
    for board in ["12345678*", "AAB/CC* --blocks all --goal ???/???"] {
        let ran = run_line(&format!("scramble {board} -n 6 --seed 3"));
        let different: BTreeSet<&str> = ran.out.lines().collect();
        assert!(different.len() > 1, "{}{}", ran.out, ran.err);
    }
}

#[test]
fn shells_and_the_manual_know_every_verb() {
    let verbs = [
        "solve",
        "step",
        "hint",
        "check",
        "survey",
        "count",
        "compose",
        "generate",
        "enumerate",
        "scramble",
        "render",
        "puzzles",
        "verify",
        "bench",
    ];
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = run(&["completions", shell]).out;
        assert!(verbs.iter().all(|verb| script.contains(verb)), "{shell}");
    }
    let manual = run_line("man").out;
    assert!(verbs.iter().all(|verb| manual.contains(&format!("taisou\\-{verb}(1)"))));
    let pages = folder("man");
    assert_eq!(run(&["man", "--folder", path(&pages)]).code, Some(0));
    assert!(verbs.iter().all(|verb| pages.join(format!("taisou-{verb}.1")).is_file()));
}

#[test]
#[cfg(unix)]
fn every_help_page_has_examples_that_run_and_fits_80_columns() {
    let folder = folder("examples");
    let overview = run_line("--help").out;
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

/// Commands of a document, each after `$`, and their outputs.
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
fn the_commands_of_the_readmes_write_the_shown_output() {
    let (readme, japanese) = (commands("README.md"), commands("README.ja.md"));
    assert_eq!((readme.len(), japanese.len()), (4, 1));
    let folder = folder("readme");
    for (command, expected) in readme.into_iter().chain(japanese) {
        let ran = run_shell(&command, &folder);
        assert_eq!((ran.out, ran.err), (expected, String::new()), "{command}");
    }
}
