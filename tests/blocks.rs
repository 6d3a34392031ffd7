//! Puzzles with pieces of any size against published and independently computed answers.

use std::collections::HashSet;

use taisou::{
    Algorithm, Options, Search, Solution,
    board::{Board, Role},
    internals::{BlockPositions, Positions},
    puzzle::{BlockMetric, BlockPuzzle, Blocks, BoardOptions, Metric},
    search::{Limit, Limits, Status},
    solve,
    solver::{Argument, Outcome},
    survey::{Survey, SurveyOptions, survey},
};

/// A line of `data/blocks.txt`.
struct Listed {
    id: &'static str,
    start: &'static str,
    options: BoardOptions,
    /// The fewest steps, slides and moves.
    lengths: [Option<u32>; 3],
    /// Number of reachable positions.
    positions: Option<u64>,
    /// Largest distance from the start, and from the nearest goal, in each metric.
    from_start: [Option<usize>; 3],
    from_goal: [Option<usize>; 3],
}

fn listed() -> Vec<Listed> {
    let lines = include_str!("data/blocks.txt").lines().filter(|line| !line.starts_with('#'));
    let read = |line: &'static str| {
        let fields: Vec<&str> = line.split(' ').collect();
        let option = |name: &str| fields[3].split(';').find_map(|option| option.strip_prefix(name));
        let units = option("unit=").unwrap_or("");
        let mut symbols: Vec<String> = fields[1]
            .chars()
            .filter(|c| !"*#/".contains(*c) && !units.contains(*c))
            .map(String::from)
            .collect();
        symbols.dedup();
        let group = |group: &str| group.chars().map(String::from).collect();
        let mut options = BoardOptions::new()
            .goal(fields[2])
            .same(option("same=").map_or(Vec::new(), |groups| groups.split(',').map(group).collect()))
            .blocks(Blocks::Listed(symbols))
            .axis(fields[3].contains("axis"));
        options.gates = option("gates=").map(str::to_owned);
        let number = |at: usize| fields[at].parse().ok();
        Listed {
            id: fields[0],
            start: fields[1],
            options,
            lengths: [number(4), number(5), number(6)],
            positions: fields[7].parse().ok(),
            from_start: [8, 9, 10].map(|at| fields[at].parse().ok()),
            from_goal: [11, 12, 13].map(|at| fields[at].parse().ok()),
        }
    };
    lines.map(read).collect()
}

fn find(metric: Metric, listed: &Listed) -> Solution {
    let options = Options::new().board(listed.options.clone()).metric(metric);
    solve(listed.start, 0, Algorithm::Auto, &options).expect(listed.id)
}

/// Plays a solution on the text of the board: every step moves one whole piece by one cell into cells that were blank or its own.
fn replay(listed: &Listed, metric: Metric, solution: &Solution) {
    let board = Board::read(listed.start, 0, None, Role::Start).expect("a board");
    let size = board.size();
    let mut cells: Vec<String> = (0..size.cells()).map(|cell| board.mark(cell).to_owned()).collect();
    let Blocks::Listed(symbols) = &listed.options.blocks else { panic!("listed") };
    let mut before: Option<(u32, usize, usize)> = None;
    for made in &solution.moves {
        let (from, to) = (made.step.from, made.step.to);
        let direction = size.direction(from, to).expect("one step");
        let symbol = cells[from].clone();
        assert_eq!(symbol, made.symbol);
        let piece: Vec<usize> = if symbols.contains(&symbol) {
            (0..size.cells()).filter(|cell| cells[*cell] == symbol).collect()
        } else {
            vec![from]
        };
        assert_eq!(piece[0], from, "the first of its cells");
        for cell in &piece {
            cells[*cell] = "*".into();
        }
        for cell in &piece {
            let to = size.neighbour(*cell, direction).expect("on the board");
            assert_eq!(cells[to], "*", "{}", listed.id);
            cells[to].clone_from(&symbol);
        }
        if let Some((turn, at, last)) = before {
            let goes_on = made.turn == turn;
            assert!(goes_on || made.turn == turn + 1);
            assert!(!goes_on || at == from && metric != Metric::Step, "one piece a turn");
            assert!(!goes_on || metric == Metric::Move || last + to == 2 * from, "straight on");
        }
        before = Some((made.turn, to, from));
    }
    let turns = before.map_or(0, |(turn, ..)| turn + 1);
    assert_eq!(solution.length, Some(turns));
    let end: Vec<String> = cells.chunks(size.width()).map(<[String]>::concat).collect();
    let puzzle = BlockPuzzle::read(&end.join("/"), 0, &listed.options).expect("a puzzle");
    assert!(puzzle.is_solved(), "{} ends at {}", listed.id, end.join("/"));
    assert_eq!(solution.boards.last(), solution.moves.last().map(|_| end.join("/")).as_ref());
    let start = BlockPuzzle::read(listed.start, 0, &listed.options).expect("a puzzle");
    let (_, steps) = start.read_moves(&solution.notation).expect("moves");
    assert!(steps.iter().eq(solution.moves.iter().map(|made| &made.step)), "{}", solution.notation);
}

/// Checks every puzzle for which `holds`.
fn check(holds: impl Fn(&Listed) -> bool) {
    for listed in listed().iter().filter(|listed| holds(listed)) {
        for (metric, length) in Metric::BLOCKS.into_iter().zip(listed.lengths) {
            let solution = find(metric, listed);
            assert_eq!(solution.length, length, "{} {metric:?}", listed.id);
            match solution.outcome {
                Outcome::Solved => {
                    assert!(solution.optimal);
                    replay(listed, metric, &solution);
                }
                Outcome::Unsolvable(Argument::Exhausted { positions, closest, .. }) => {
                    assert_eq!(Some(positions), listed.positions, "{}", listed.id);
                    assert!(closest.is_some_and(|(_, wrong)| wrong > 0));
                }
                outcome => panic!("{}: {outcome:?}", listed.id),
            }
        }
    }
}

/// Checks size and depths of the spaces of every puzzle for which `holds`.
fn check_spaces(holds: impl Fn(&Listed) -> bool) {
    for listed in listed().iter().filter(|listed| holds(listed)) {
        for (at, metric) in BlockMetric::ALL.into_iter().enumerate() {
            let (positions, depth) = explore(listed, metric);
            assert_eq!(Some(positions), listed.positions, "{}", listed.id);
            assert!(
                listed.from_start[at].is_none_or(|expected| expected == depth),
                "{} {metric:?}",
                listed.id
            );
            let mut board = listed.options.clone();
            let goal = board.goals.remove(0);
            let start = Some(listed.start.to_owned());
            let mut options = SurveyOptions::new().board(board).metric(metric.into());
            options.start = start;
            let found = survey(&goal, 0, &options).expect(listed.id);
            if listed.lengths[at].is_none() {
                assert_eq!(found.positions(), 0, "no goal can be reached");
                continue;
            }
            assert_eq!(found.positions(), positions, "{}", listed.id);
            let max = found.max();
            assert!(listed.from_goal[at].is_none_or(|expected| expected == max), "{} {metric:?}", listed.id);
        }
    }
}

/// Number of reachable positions and their largest distance from the start, by a plain breadth-first search.
fn explore(listed: &Listed, metric: BlockMetric) -> (u64, usize) {
    let puzzle = BlockPuzzle::read(listed.start, 0, &listed.options).expect(listed.id);
    let mut positions = BlockPositions::new(puzzle.into(), metric);
    let mut seen = HashSet::from([positions.places().to_vec()]);
    let mut layer: Vec<Vec<u16>> = seen.iter().cloned().collect();
    let mut depth = 0;
    loop {
        let mut next = Vec::new();
        for places in layer {
            positions.take(&places);
            positions.visit(None, &mut |places, _, _| {
                if seen.insert(places.to_vec()) {
                    next.push(places.to_vec());
                }
                false
            });
        }
        if next.is_empty() {
            return (seen.len() as u64, depth);
        }
        layer = next;
        depth += 1;
    }
}

const FEW: u64 = 200_000;

#[test]
fn small_puzzles_have_their_listed_optima() {
    check(|listed| listed.positions.is_some_and(|positions| positions < FEW));
}

#[test]
#[ignore = "takes minutes"]
fn large_puzzles_have_their_listed_optima() {
    check(|listed| listed.positions.is_none_or(|positions| positions >= FEW));
}

#[test]
fn small_spaces_have_their_listed_sizes_and_depths() {
    check_spaces(|listed| listed.positions.is_some_and(|positions| positions < FEW));
}

#[test]
#[ignore = "takes minutes"]
fn large_spaces_have_their_listed_sizes_and_depths() {
    check_spaces(|listed| listed.positions.is_some_and(|positions| positions >= FEW));
}

fn options_of(id: &str, metric: Metric, limits: Limits) -> (&'static str, Options) {
    let listed = listed().into_iter().find(|listed| listed.id == id).expect("a puzzle");
    (listed.start, Options::new().board(listed.options).metric(metric).limits(limits))
}

#[test]
fn slices_do_not_change_the_solution_and_positions_take_a_few_bytes() {
    for (id, metric) in [("super-century", Metric::Move), ("klotski", Metric::Step), ("d209", Metric::Slide)]
    {
        let (start, options) = options_of(id, metric, Limits::default());
        let at_once = solve(start, 0, Algorithm::BreadthFirst, &options).expect(id);
        let mut search = Search::new(start, 0, Algorithm::BreadthFirst, &options).expect(id);
        let mut most = 0;
        while search.advance(1) == Status::Paused {
            most = most.max(search.stats().bytes);
        }
        let found = search.solution();
        assert_eq!((found.nodes, &found.moves), (at_once.nodes, &at_once.moves), "{id}");
        assert!(most < 8 * found.nodes, "{id}: {most} bytes for {} positions", found.nodes);
    }
}

#[test]
fn blocks_keep_to_their_limit_of_nodes() {
    let (start, options) = options_of("klotski", Metric::Move, Limits { nodes: 10_000, ..Limits::default() });
    let found = solve(start, 0, Algorithm::BreadthFirst, &options).expect("a puzzle");
    assert_eq!(found.outcome, Outcome::Stopped(Some(Limit::Nodes)));
    assert!((10_000..13_000).contains(&found.nodes), "{}", found.nodes);
}

/// A survey first searches from the start for the reachable goals.
#[test]
fn the_search_for_goals_keeps_to_the_limit() {
    let limits = Limits { nodes: 1000, ..Limits::default() };
    let (start, Options { mut board, .. }) = options_of("klotski", Metric::Move, limits);
    let goal = board.goals.remove(0);
    let options = SurveyOptions::new().board(board).start(start).limits(limits);
    let mut survey = Survey::new(&goal, 0, &options).expect("a puzzle");
    assert_eq!(survey.advance(20_000), Status::Stopped(Limit::Nodes));
    assert!((1000..2000).contains(&survey.stats().nodes), "{:?}", survey.stats());
    assert!(survey.distribution().counts.is_empty());
}

#[test]
fn the_closest_board_is_the_one_with_the_fewest_wrong_pieces() {
    // With A in place, two pieces are wrong. By cells, the three cells of A would count for more.
    let board = BoardOptions::new().goal("bAAAc*").blocks(Blocks::Listed(vec!["A".to_owned()]));
    let options = Options::new().board(board);
    let found = solve("AAA*bc", 0, Algorithm::BreadthFirst, &options).expect("a puzzle");
    let Outcome::Unsolvable(Argument::Exhausted { closest, .. }) = found.outcome else { panic!("{found:?}") };
    assert_eq!(closest, Some(("AAAbc*".to_owned(), 2)));
}

/// The fewest steps, slides and moves by `auto`.
fn lengths(board: &str, options: &BoardOptions) -> [Option<u32>; 3] {
    Metric::BLOCKS.map(|metric| {
        let options = Options::new().board(options.clone()).metric(metric);
        solve(board, 0, Algorithm::Auto, &options).expect(board).length
    })
}

#[test]
fn gates_let_through_the_pieces_that_any_goal_names() {
    // A is too far away. B passes the gate, whichever goal names it.
    let goals = ["??A?/????", "???B/????"];
    for order in [[0, 1], [1, 0]] {
        let options =
            BoardOptions::new().goals(order.map(|at| goals[at])).blocks(Blocks::All).gates("**x*/**x*");
        assert_eq!(lengths("*B**/A***", &options), [Some(2), Some(1), Some(1)], "{order:?}");
    }
    let options = BoardOptions::new().goal(goals[0]).blocks(Blocks::All).gates("*x**/*x**");
    assert_eq!(lengths("B*A*/****", &options), [Some(0); 3]);
    // No goal names B, which blocks the path.
    let one_row = BoardOptions::new().goal("??A").blocks(Blocks::All).gates("*x*");
    assert_eq!(lengths("A*B", &one_row), [None; 3]);
}

#[test]
fn identical_pieces_of_different_shapes_satisfy_goals_by_cells() {
    for (board, goal, same, expected) in [
        // A covers the cell that the goal draws as a piece with the shape of B.
        ("AAB/CC*", "B??/???", "ABC", [Some(0); 3]),
        // Two pieces cover one of the goal, and one piece covers two.
        ("AA*/*BC", "???/*AA", "ABC", [Some(0); 3]),
        ("AA*/*BC", "BC*/???", "ABC", [Some(0); 3]),
        // Half a piece suffices for the cell, and the other half may lie on any cell.
        ("*AA*/****", "A???/????", "AB", [Some(1); 3]),
        // Halves of two pieces cover the one of the goal.
        ("A***/A***/B***/B***", "????/B???/B???/????", "AB", [Some(0); 3]),
        // The goal has all pieces, so each has its place.
        ("A***/A***/B***/B***", "*B**/*B**/A***/A***", "AB", [Some(1); 3]),
        ("AAB/AA*/CD*", "?AA/?AA/???", "ABCD", [Some(2), Some(2), Some(1)]),
        // Pieces of other groups or of none do not count.
        ("AAB/CC*", "B??/???", "BC", [None; 3]),
    ] {
        let options = BoardOptions::new()
            .goal(goal)
            .blocks(Blocks::All)
            .same(vec![same.chars().map(String::from).collect()]);
        assert_eq!(lengths(board, &options), expected, "{board} to {goal}");
    }
    let options = BoardOptions::new()
        .goal("???E/????/????/????")
        .blocks(Blocks::All)
        .same(vec![["A", "B", "C", "D", "E"].map(str::to_owned).to_vec()])
        .axis(true);
    assert_eq!(lengths("A*BB/A*C*/DDC*/***E", &options), [Some(0); 3]);
}

#[test]
fn only_pieces_longer_than_wide_are_bound_to_an_axis() {
    for (board, goal, expected) in [
        ("A*/**", "??/?A", [Some(2), Some(2), Some(1)]),
        ("AA*/AA*/***", "???/?AA/?AA", [Some(2), Some(2), Some(1)]),
        // An L has equal sides.
        ("A**/AA*/***", "???/?A?/?AA", [Some(2), Some(2), Some(1)]),
        ("AA*/***/***", "???/???/?AA", [None; 3]),
        ("AA*/***/***", "?AA/???/???", [Some(1); 3]),
        ("A**/A**/***", "???/?A?/?A?", [None; 3]),
        ("A**/A**/***", "???/A??/A??", [Some(1); 3]),
    ] {
        let options = BoardOptions::new().goal(goal).blocks(Blocks::All).axis(true);
        assert_eq!(lengths(board, &options), expected, "{board} to {goal}");
    }
}

#[test]
fn a_piece_may_slide_twice_in_a_row() {
    let stairs = ["A*##", "#*##", "#**#", "##**"];
    // Positions have numbers on small boards only.
    for beside in [String::new(), format!("#{}", "*".repeat(20))] {
        let board = stairs.map(|row| format!("{row}{beside}")).join("/");
        let any = |cell: char| if cell == '#' || cell == '/' { cell } else { '?' };
        let mut goal: Vec<char> = board.chars().map(any).collect();
        goal[3 * (5 + beside.len()) + 3] = 'A';
        let options = BoardOptions::new().goal(goal.into_iter().collect::<String>()).blocks(Blocks::All);
        assert_eq!(lengths(&board, &options), [Some(6), Some(5), Some(1)], "{board}");
    }
}

#[test]
fn repeated_moves_follow_the_piece() {
    let options = BoardOptions::new().goal("??A/??A").blocks(Blocks::All);
    let puzzle = BlockPuzzle::read("A**/A**", 0, &options).expect("a puzzle");
    let (position, steps) = puzzle.read_moves("0R2").expect("moves");
    assert_eq!((puzzle.board_of(&position).to_string(), steps.len()), ("**A/**A".to_owned(), 2));
}

#[test]
fn every_step_of_a_block_can_be_undone() {
    for listed in listed().iter().filter(|listed| listed.positions.is_some_and(|positions| positions < FEW)) {
        let puzzle = BlockPuzzle::read(listed.start, 0, &listed.options).expect(listed.id);
        let cells = puzzle.start().size().cells();
        for cell in 0..cells {
            for direction in puzzle.directions(puzzle.position(), cell) {
                let mut position = puzzle.position().clone();
                let gesture = puzzle.step(&mut position, cell, Some(direction)).expect("on the board");
                assert_ne!(&puzzle.board_of(&position), puzzle.start(), "{}", listed.id);
                for step in gesture.steps.iter().rev() {
                    let back = puzzle
                        .step(&mut position, step.to, Some(direction.opposite()))
                        .expect("on the board");
                    assert!(back.steps.iter().any(|back| (back.from, back.to) == (step.to, step.from)));
                    if &puzzle.board_of(&position) == puzzle.start() {
                        break;
                    }
                }
                assert_eq!(
                    &puzzle.board_of(&position),
                    puzzle.start(),
                    "{} cell {cell} {direction:?}",
                    listed.id
                );
            }
        }
    }
}
