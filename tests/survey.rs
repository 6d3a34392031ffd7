//! Surveys against published and independently computed distributions, and against plain breadth-first search.

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::{Cells, distances, neighbours, satisfies};
use taisou::{
    Error, Options,
    board::{Board, Role},
    puzzle::{Blocks, BoardOptions, Metric, Step, read_moves, write_moves},
    search::{Limit, Limits, Sliced, Status},
    solver::Move,
    survey::{ComposeOptions, Composer, GraphForm, ShortestCount, StateGraph, Survey, SurveyOptions, survey},
};

struct Listed {
    metric: Metric,
    goal: String,
    counts: Vec<u64>,
}

fn listed() -> impl Iterator<Item = Listed> {
    let lines = include_str!("data/distributions.txt").lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| {
        let mut fields = line.split(' ');
        let metric = if fields.next() == Some("line") { Metric::Line } else { Metric::Step };
        let goal = fields.next().expect("a goal").replace('_', " ");
        Listed { metric, goal, counts: fields.map(|count| count.parse().expect("a count")).collect() }
    })
}

fn check(holds: impl Fn(u64) -> bool) {
    for Listed { metric, goal, counts } in listed().filter(|listed| holds(listed.counts.iter().sum())) {
        let found = survey(&goal, 0, &SurveyOptions::new().metric(metric)).expect("a survey");
        assert_eq!(found.counts, counts, "{goal} {metric:?}");
    }
}

#[test]
fn small_boards_have_their_listed_distributions() {
    check(|positions| positions < 2_000_000);
}

#[test]
#[ignore = "takes some seconds"]
fn large_boards_have_their_listed_distributions() {
    check(|positions| positions >= 2_000_000);
}

#[test]
fn rectangles_with_one_blank_agree_with_plain_breadth_first_search() {
    let cells = |text: &str| text.chars().collect::<Cells>();
    // Goals, the last of which is also the start: the blank in corners, at edges and in the middle, both parities, identical tiles,
    // open goals, and several goals with blanks on cells of one colour and of both.
    for (width, goals) in [
        (2, &["12*3"][..]),
        (2, &["1*23", "*123"]),
        (2, &["1*13"]),
        (3, &["123*54"]),
        (3, &["12*345", "123*45", "54321*"]),
        (3, &["1?3?4?", "12345*"]),
        (2, &["1*2345"]),
        (2, &["3*1325"]),
        (2, &["3*1315", "??????", "3*1315"]),
        (4, &["1234*567"]),
        (4, &["12?????*", "21435*76"]),
        (2, &["123456*7"]),
        (2, &["12*44567", "44*12567"]),
        (2, &["12*44517"]),
        (3, &["213*45678", "12345678*"]),
        (3, &["1221*5678"]),
        (3, &["アタマノタイソウ*"]),
    ] {
        let goals: Vec<Cells> = goals.iter().map(|goal| cells(goal)).collect();
        let (start, others) = (&goals[goals.len() - 1], &goals[1..]);
        for metric in [Metric::Step, Metric::Line] {
            let next = |cells: &Cells| neighbours(cells, width, metric);
            let mut plain = distances([start.clone()], next);
            if goals.len() > 1 {
                let is_goal = |board: &Cells| goals.iter().any(|goal| satisfies(board, goal));
                let goals: Vec<Cells> = plain.into_keys().filter(is_goal).collect();
                plain = distances(goals, next);
            }
            let text = |cells: &Cells| cells.iter().collect::<String>();
            let options = SurveyOptions::new()
                .board(BoardOptions::new().goals(others.iter().map(text)))
                .start(text(start))
                .metric(metric);
            let context = format!("{goals:?} {metric:?}");
            let mut survey = Survey::new(&text(&goals[0]), width, &options).expect("a survey");
            // The smallest slices.
            while survey.advance(1) == Status::Paused {}
            let found = survey.distribution();
            assert_eq!(survey.size(), Some(plain.len() as u64), "{context}");
            let mut counts = vec![0; found.counts.len()];
            for distance in plain.values() {
                counts[*distance as usize] += 1;
            }
            assert_eq!(found.counts, counts, "{context}");
            // The plain search has boards without rows.
            let distance_of = |board: &String| {
                plain.get(&cells(&board.replace('/', ""))).map(|distance| *distance as usize)
            };
            assert!(found.samples.iter().map(distance_of).eq((0..counts.len()).map(Some)), "{context}");
            assert!(found.farthest.iter().all(|board| distance_of(board) == Some(found.max())), "{context}");
            let mut farthest = found.farthest.clone();
            farthest.sort();
            farthest.dedup();
            assert_eq!(farthest.len() as u64, counts[found.max()].min(1000), "{context}");
            let each = plain.len().div_ceil(2000);
            for (board, distance) in plain.iter().step_by(each) {
                assert_eq!(survey.distance(&text(board)), Ok(Some(*distance)), "{context} {board:?}");
            }
            // With two tiles exchanged it is another space, unless some are identical.
            let mut other = start.clone();
            let tiles: Vec<usize> = (0..other.len()).filter(|at| other[*at] != '*').collect();
            other.swap(tiles[0], tiles[1]);
            assert_eq!(survey.distance(&text(&other)), Ok(plain.get(&other).copied()), "{context}");
        }
    }
}

#[test]
fn a_space_over_the_limit_is_surveyed_up_to_the_limit() {
    let limits = |bytes| SurveyOptions::new().limits(Limits { bytes, ..Limits::default() });
    let whole = survey("12345/6789*", 0, &limits(1 << 20)).expect("a survey");
    assert_eq!((whole.status, whole.positions()), (Status::Solved, 1_814_400));
    let part = survey("12345/6789*", 0, &limits(1 << 19)).expect("a beginning");
    assert_eq!(part.status, Status::Stopped(Limit::Bytes));
    assert!(part.counts.len() > 5 && whole.counts.starts_with(&part.counts), "{:?}", part.counts);
}

#[test]
fn shortest_solutions_diverge_at_the_first_different_board() {
    for (board, solutions, parts) in [
        ("63157/8*294", 6, Some(0)),
        ("6745*/12389", 4, Some(2)),
        ("*1653/87429", 3, Some(6)),
        ("12345/678*9", 1, None),
    ] {
        let mut count = ShortestCount::new(board, 0, &Options::new(), 1).expect("a puzzle");
        while count.advance(100_000) == Status::Paused {}
        let found = count.count();
        assert_eq!((found.count, found.parts()), (solutions, parts), "{board}");
    }
}

/// Moves as text.
fn write_moves_of(board: &str, moves: &[Move]) -> String {
    let board = Board::read(board, 0, None, Role::Start).expect("a board");
    let steps: Vec<Step> = moves.iter().map(|made| made.step).collect();
    write_moves(&board, &steps).expect("moves")
}

/// Rosetta Code, "15 puzzle solver": 52 moves, "there are two solutions".
#[test]
fn solutions_of_a_long_15_puzzle_are_counted_in_little_memory_and_slices() {
    let board = "15 14 1 6/9 11 4 12/0 10 7 3/13 8 5 2";
    let limits = Limits { bytes: 160 << 20, ..Limits::default() };
    let mut count = ShortestCount::new(board, 0, &Options::new().limits(limits), 10).expect("a puzzle");
    let (mut bytes, mut bound) = (0, 0);
    while count.advance(12_345) == Status::Paused {
        let stats = count.stats();
        assert!(stats.bound >= bound);
        (bytes, bound) = (stats.bytes.max(bytes), stats.bound);
    }
    let found = count.count();
    assert_eq!((found.length, found.count, found.parts()), (Some(52), 2, Some(6)));
    let moves = found.solutions.iter().map(|moves| write_moves_of(board, moves));
    assert!(moves.eq([
        "L3DRU2RD3RULDLU3LDR2DRDL3U2RURD2LU2RDRDL2DRULULU",
        "L3DRURD2RULDLU3RD2RDL3URU2LDRURD2LU2RDRDL2DRUL2U2"
    ]));
    assert!(bytes <= limits.bytes, "{bytes}");
}

#[test]
fn the_only_way_around_a_long_ring_is_listed() {
    let (width, height) = (32, 32);
    let ring = |turned: usize| {
        let mut cells = vec![String::from("#"); width * height];
        let right = (0..width).map(|column| (0, column));
        let down = (1..height).map(|row| (row, width - 1));
        let left = (0..width - 1).rev().map(|column| (height - 1, column));
        let up = (1..height - 1).rev().map(|row| (row, 0));
        let places: Vec<(usize, usize)> = right.chain(down).chain(left).chain(up).collect();
        let tiles = places.len() - 1;
        cells[0] = String::from("*");
        for (tile, (row, column)) in places.into_iter().skip(1).enumerate() {
            cells[row * width + column] = ((tile + turned) % tiles + 1).to_string();
        }
        cells.chunks(width).map(|row| row.join(" ")).collect::<Vec<_>>().join("/")
    };
    let (start, goal) = (ring(0), ring(60));
    let options = Options::new().board(BoardOptions::new().goal(goal));
    let count = move || {
        let mut count = ShortestCount::new(&start, 0, &options, 1).expect("a puzzle");
        while count.advance(10_000) == Status::Paused {}
        count.count()
    };
    // As small as a stack in a browser may be.
    let thread = std::thread::Builder::new().stack_size(1 << 19).spawn(count).expect("a thread");
    let found = thread.join().expect("a count");
    assert_eq!((found.length, found.count), (Some(60 * 124), 1));
    assert_eq!(found.solutions[0].len(), 60 * 124);
}

#[test]
fn boards_that_spell_a_word_are_drawn_in_slices() {
    let composer =
        |wanted| Composer::new("123/456/78*", 0, &SurveyOptions::default(), wanted).expect("a composer");
    let spelt = || ComposeOptions::new().spell("1??/???/???").count(7);
    let mut drawing = composer(spelt());
    let mut slices = 0;
    while drawing.advance(u64::MAX) == Status::Paused {
        slices += 1;
        assert!(drawing.composed().boards.len() <= slices);
    }
    let boards = drawing.composed().boards;
    assert!(slices > 7 && boards.len() == 7, "{slices} slices, {boards:?}");
    assert!(boards.iter().all(|(board, length)| board.starts_with('1') && length.is_some()));
    let mut deep = composer(spelt().depth(12));
    while deep.advance(100_000) == Status::Paused {}
    let boards = deep.composed().boards;
    assert!(boards.len() == 7 && boards.iter().all(|(board, _)| board.starts_with('1')), "{boards:?}");
    // Each slice draws one board.
    let mut none = composer(ComposeOptions::new().spell("213/456/78*").count(1));
    let tries = (0..1000).take_while(|_| none.advance(u64::MAX) == Status::Paused).count();
    assert!(tries >= 100 && none.composed().boards.is_empty(), "{tries}");
}

#[test]
fn a_number_of_boards_out_of_range_is_refused() {
    let composer =
        |count| Composer::new("12/3*", 0, &SurveyOptions::default(), ComposeOptions::new().count(count));
    for count in [0, ComposeOptions::MAX_COUNT + 1] {
        assert!(matches!(composer(count).err(), Some(Error::BadOption { option: "count", .. })), "{count}");
    }
    assert!(composer(1).is_ok() && composer(ComposeOptions::MAX_COUNT).is_ok());
}

#[test]
fn the_space_of_the_eleven_puzzle_takes_little_memory() {
    let survey = Survey::new("1 2 3 4/5 6 7 8/9 10 11 *", 0, &SurveyOptions::default()).expect("a survey");
    assert!(survey.stats().bytes < 105_000_000);
}

#[test]
fn several_goals_need_a_start() {
    let two = SurveyOptions::new().board(BoardOptions::new().goal("123/*45"));
    assert!(survey("123/45*", 0, &two).is_err());
    assert!(survey("123/45*", 0, &two.start("123/4*5")).is_ok());
}

#[test]
fn a_space_known_to_exceed_the_limit_is_refused() {
    let limits = |bytes, nodes| SurveyOptions::new().limits(Limits { bytes, nodes });
    let twenty = "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 16/17 18 19 *";
    let walled = "1 2 3 4 5/6 7 8 9 10/11 12 # 13 14/15 16 17 18 *";
    let many_blanks = "1 2 3 4/5 6 7 8/9 10 11 12/13 14 * */* * * *";
    let hardest = || ComposeOptions::new().count(1);
    for goal in [twenty, walled, many_blanks, "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 *"] {
        let needed = |error| match error {
            Some(Error::TooLarge { bytes, limit }) => bytes / limit,
            other => panic!("{goal}: {other:?}"),
        };
        assert!(needed(Survey::new(goal, 0, &limits(1 << 30, u64::MAX)).err()) > 1000);
        assert!(needed(Composer::new(goal, 0, &limits(1 << 30, u64::MAX), hardest()).err()) > 1000);
        // A limit on nodes allows a part of it.
        let part = survey(goal, 0, &limits(1 << 24, 20_000)).expect("a beginning");
        assert_eq!(part.status, Status::Stopped(Limit::Nodes));
        let wanted = ComposeOptions::new().depth(5).count(1);
        let mut composer = Composer::new(goal, 0, &limits(1 << 24, u64::MAX), wanted).expect("a composer");
        while composer.advance(100_000) == Status::Paused {}
        assert_eq!(composer.composed().boards.len(), 1);
    }
    // The size is unknown beforehand on a ring, a row or a bridge.
    for goal in
        ["1 2 3 4 5 6 7 8 9 10 11 12 *", "1 2 3 4/5 # # 6/7 # # 8/9 10 11 *", "1 2 3/4 5 6/# 7 #/8 9 *"]
    {
        assert!(Survey::new(goal, 0, &limits(1 << 17, u64::MAX)).is_ok(), "{goal}");
    }
}

/// A graph as its text says: boards with distances by node, and edges with moves.
type Graph = (BTreeMap<String, (String, u32)>, Vec<(String, String, String)>);

/// Reads the text of a form, which shares no code with its writer.
fn read_graph(form: GraphForm, text: &str) -> Graph {
    let unescaped = |text: &str| match form {
        GraphForm::Dot => text.replace("\\\\", "\\").replace("\\\"", "\"").replace("&amp;", "&"),
        GraphForm::GraphMl => text.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&"),
        GraphForm::Csv => match text.strip_prefix('"') {
            Some(quoted) => quoted.strip_suffix('"').expect("a quote").replace("\"\"", "\""),
            None => text.to_owned(),
        },
    };
    let (node, edge) = match form {
        GraphForm::Dot => (["", " [label=\"", "\", distance=", "];"], ["", " -- ", " [moves=\"", "\"];"]),
        GraphForm::GraphMl => (
            ["<node id=\"", "\"><data key=\"board\">", "</data><data key=\"distance\">", "</data></node>"],
            ["<edge source=\"", "\" target=\"", "\"><data key=\"moves\">", "</data></edge>"],
        ),
        GraphForm::Csv => (["node,", ",", ",", ",,,"], ["edge,,,,", ",", ",", ""]),
    };
    let fields = |line: &str, [begin, first, second, end]: [&str; 4]| {
        let (one, rest) = line.strip_prefix(begin)?.strip_suffix(end)?.split_once(first)?;
        let (two, three) = rest.rsplit_once(second)?;
        Some((one.to_owned(), two.to_owned(), three.to_owned()))
    };
    let (mut nodes, mut edges) = (BTreeMap::new(), Vec::new());
    for line in text.lines() {
        if let Some((from, to, moves)) = fields(line, edge) {
            assert!(nodes.contains_key(&from) && nodes.contains_key(&to), "nodes come first: {line}");
            edges.push((from, to, moves));
        } else if let Some((node, board, distance)) = fields(line, node)
            && let Ok(distance) = distance.parse()
        {
            assert!(nodes.insert(node, (unescaped(&board), distance)).is_none());
        }
    }
    (nodes, edges)
}

/// The board after a piece, all cells of one letter, moves by one cell.
fn pushed(cells: &Cells, width: usize, piece: char, (right, down): (isize, isize)) -> Option<Cells> {
    let mut next: Cells = cells.iter().map(|cell| if *cell == piece { '*' } else { *cell }).collect();
    for at in (0..cells.len()).filter(|at| cells[*at] == piece) {
        let column = (at % width).checked_add_signed(right).filter(|column| *column < width)?;
        let to = (at / width).checked_add_signed(down)? * width + column;
        if *next.get(to)? != '*' {
            return None;
        }
        next[to] = piece;
    }
    Some(next)
}

const WAYS: [(isize, isize); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

/// The boards after one move of a piece.
fn after_a_move(cells: &Cells, width: usize, metric: Metric) -> Vec<Cells> {
    let mut found = Vec::new();
    for piece in cells.iter().filter(|cell| !"*#".contains(**cell)).collect::<BTreeSet<_>>() {
        if metric == Metric::Move {
            let near =
                |cells: &Cells| WAYS.iter().filter_map(|way| pushed(cells, width, *piece, *way)).collect();
            found.extend(distances([cells.clone()], near).into_keys().filter(|reached| reached != cells));
            continue;
        }
        for way in WAYS {
            let mut at = pushed(cells, width, *piece, way);
            while let Some(reached) = at {
                at = pushed(&reached, width, *piece, way).filter(|_| metric == Metric::Slide);
                found.push(reached);
            }
        }
    }
    found
}

#[test]
fn state_graphs_agree_with_plain_breadth_first_search() {
    let cells = |text: &str| text.chars().filter(|c| *c != '/').collect::<Cells>();
    // A start, goals, pieces that the goals do not distinguish, and whether they are blocks. Symbols mean something in each form.
    for (start, goals, alike, blocks) in [
        ("12/3*", &["12/3*"][..], "", false),
        ("\"\\&/<,*", &["\"\\&/<,*"], "", false),
        ("&gt/;**", &["&gt/;**"], "", false),
        ("12#/*34", &["12#/*34"], "", false),
        ("123/45*", &["1?3/???", "123/*45"], "", false),
        ("112/22*", &["22*/211"], "", false),
        ("12/*3", &["21/3*"], "", false),
        ("AA*/B*C", &["???/?AA"], "BC", true),
        ("AAB/A*B/CD*", &["???/?AA/?A?"], "CD", true),
    ] {
        let width = start.find('/').expect("rows");
        let plain_name = |cells: &Cells| {
            cells.iter().map(|cell| if alike.contains(*cell) { '+' } else { *cell }).collect::<String>()
        };
        let metrics = [[Metric::Step, Metric::Line].as_slice(), &[Metric::Step, Metric::Slide, Metric::Move]];
        for (metric, form) in
            metrics[usize::from(blocks)].iter().flat_map(|metric| GraphForm::ALL.map(|form| (*metric, form)))
        {
            let context = format!("{start} {metric} {form}");
            let next = |cells: &Cells| {
                if blocks { after_a_move(cells, width, metric) } else { neighbours(cells, width, metric) }
            };
            let is_goal = |board: &Cells| goals.iter().any(|goal| satisfies(board, &cells(goal)));
            let reachable = distances([cells(start)], next).into_keys();
            let plain = distances(reachable.filter(is_goal), next);
            let named = plain.iter().map(|(board, distance)| (plain_name(board), *distance));
            let mut board = BoardOptions::new().goals(goals[1..].iter().copied());
            if blocks {
                board = board.blocks(Blocks::All);
            }
            let options = SurveyOptions::new().board(board).start(start).metric(metric);
            let mut graph = StateGraph::new(goals[0], width, &options, form).expect("a graph");
            let mut text = String::new();
            while graph.advance(1) == Status::Paused {
                text += &graph.take_text();
            }
            text += &graph.take_text();
            let (nodes, edges) = read_graph(form, &text);
            let name_of = |node: &String| plain_name(&cells(&nodes[node].0));
            let found: Vec<_> = nodes.keys().map(|node| (name_of(node), nodes[node].1)).collect();
            let unique: BTreeMap<_, _> = found.iter().cloned().collect();
            assert_eq!(found.len(), unique.len(), "{context}: each once");
            assert_eq!(unique, named.collect(), "{context}");
            let pair = |a: String, b: String| if a < b { (a, b) } else { (b, a) };
            let joined: Vec<_> = edges.iter().map(|(a, b, _)| pair(name_of(a), name_of(b))).collect();
            let expected: BTreeSet<_> = plain
                .keys()
                .flat_map(|from| next(from).into_iter().map(|to| pair(plain_name(from), plain_name(&to))))
                .collect();
            assert_eq!(joined.len(), expected.len(), "{context}: each once");
            assert_eq!(joined.into_iter().collect::<BTreeSet<_>>(), expected, "{context}");
            for (from, to, moves) in &edges {
                let mut at = cells(&nodes[from].0);
                if blocks {
                    for word in moves.split(' ') {
                        let (cell, letter) = word.split_at(word.len() - 1);
                        let way = WAYS["URDL".find(letter).expect("a direction")];
                        let piece = at[cell.parse::<usize>().expect("a cell")];
                        at = pushed(&at, width, piece, way).expect("a legal step");
                    }
                } else {
                    let mut board = Board::read(&nodes[from].0, width, None, Role::Start).expect("a board");
                    read_moves(&mut board, moves).expect("legal moves");
                    at = cells(&board.to_string());
                }
                assert_eq!(plain_name(&at), name_of(to), "{context}: {moves}");
            }
        }
    }
}

#[test]
fn a_state_graph_keeps_to_its_limits() {
    let graph = |goal: &str, bytes, nodes| {
        let options = SurveyOptions::new().limits(Limits { bytes, nodes });
        StateGraph::new(goal, 0, &options, GraphForm::Csv)
    };
    let fifteen = "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 *";
    assert!(
        matches!(graph(fifteen, 1 << 30, u64::MAX), Err(Error::TooLarge { limit, .. }) if limit == 1 << 30)
    );
    let mut part = graph(fifteen, 1 << 30, 1000).expect("a beginning");
    assert_eq!(part.run(), Status::Stopped(Limit::Nodes));
    // The size of this space is not known beforehand. Text that is not taken counts.
    for bytes in [1 << 10, 1 << 14] {
        let mut long = graph("123/45*", bytes, u64::MAX).expect("a beginning");
        assert_eq!(long.run(), Status::Stopped(Limit::Bytes));
        assert!(long.stats().bytes <= bytes);
    }
    let mut whole = graph("123/45*", 1 << 14, u64::MAX).expect("a beginning");
    while whole.advance(10) == Status::Paused {
        whole.take_text();
    }
    assert_eq!((whole.advance(1), whole.stats().nodes), (Status::Solved, 360));
}
