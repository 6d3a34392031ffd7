//! Puzzles with pieces of any size against published and independently computed answers.

use std::collections::{HashMap, HashSet};

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64;
use taisou::{
    Algorithm, Options, Search, Solution,
    board::{Board, Role},
    puzzle::{BlockPuzzle, Blocks, BoardOptions, Metric},
    search::{Limit, Limits, Status},
    solve,
    solver::{Argument, Outcome},
    states::{BlockPositions, Positions},
    survey::{self, survey},
};

/// A line of `data/blocks.txt`.
struct Listed {
    id: &'static str,
    start: &'static str,
    options: BoardOptions,
    /// The fewest steps, slides and moves.
    lengths: [Option<u32>; 3],
    /// Positions that can be reached.
    positions: Option<u64>,
    /// How far the farthest of them is from the start, and from the nearest goal.
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
        let options = BoardOptions {
            goals: vec![fields[2].to_owned()],
            same: option("same=").map_or(Vec::new(), |groups| groups.split(',').map(group).collect()),
            blocks: Blocks::Listed(symbols),
            axis: fields[3].contains("axis"),
            gates: option("gates=").map(str::to_owned),
            ..Default::default()
        };
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
    let options = Options { board: listed.options.clone(), metric, ..Default::default() };
    solve(listed.start, 0, Algorithm::Auto, &options).expect(listed.id)
}

/// Plays a solution with nothing but the text of the board: every step moves one whole piece by one cell into cells
/// that were blank or its own.
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
    assert!(puzzle.is_solved(puzzle.places()), "{} ends at {}", listed.id, end.join("/"));
    assert_eq!(solution.boards.last(), solution.moves.last().map(|_| end.join("/")).as_ref());
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

/// Checks the spaces of every puzzle for which `holds`: how many positions the start can reach, how far the farthest is, and
/// how far one can be from the goal.
fn check_spaces(holds: impl Fn(&Listed) -> bool) {
    for listed in listed().iter().filter(|listed| holds(listed)) {
        for (at, metric) in Metric::BLOCKS.into_iter().enumerate() {
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
            let options = survey::SurveyOptions { board, start, metric, ..Default::default() };
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

/// Looks at all positions that can be reached, with nothing but a set of them; how many there are, and how far the
/// farthest is.
fn explore(listed: &Listed, metric: Metric) -> (u64, usize) {
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

/// A board of pieces that are all told apart, as text: each cell a letter, `*` or `#`.
type Letters = Vec<u8>;

/// The boards that one move leads to, found on the text alone.
fn moves(board: &Letters, width: usize, metric: Metric) -> Vec<Letters> {
    let step = |board: &Letters, piece: u8, (down, right): (isize, isize)| -> Option<Letters> {
        let mut moved: Letters = board.iter().map(|cell| if *cell == piece { b'*' } else { *cell }).collect();
        for at in (0..board.len()).filter(|at| board[*at] == piece) {
            let row = (at / width).checked_add_signed(down)?;
            let column = (at % width).checked_add_signed(right).filter(|column| *column < width)?;
            let to = moved.get_mut(row * width + column).filter(|cell| **cell == b'*')?;
            *to = piece;
        }
        Some(moved)
    };
    let mut pieces: Letters = board.iter().filter(|cell| cell.is_ascii_alphabetic()).copied().collect();
    pieces.sort_unstable();
    pieces.dedup();
    let ways = [(-1, 0), (0, 1), (1, 0), (0, -1)];
    let mut found = Vec::new();
    for piece in pieces {
        let mut own: Vec<Letters> = Vec::new();
        for way in ways {
            let mut at = step(board, piece, way);
            while let Some(moved) = at {
                at = step(&moved, piece, way).filter(|_| metric == Metric::Slide);
                own.push(moved);
            }
        }
        let mut open = own.clone();
        while let Some(at) = open.pop().filter(|_| metric == Metric::Move) {
            for moved in ways.iter().filter_map(|way| step(&at, piece, *way)) {
                if moved != *board && !own.contains(&moved) {
                    own.push(moved.clone());
                    open.push(moved);
                }
            }
        }
        found.extend(own);
    }
    found
}

/// The fewest moves to a board that is as the goal wants it.
fn fewest(start: &Letters, width: usize, metric: Metric, goal: &Letters) -> Option<u32> {
    let reached = |board: &Letters| board.iter().zip(goal).all(|(cell, goal)| *goal == b'?' || cell == goal);
    let mut seen = HashSet::from([start.clone()]);
    let mut layer = vec![start.clone()];
    for depth in 0.. {
        if layer.iter().any(reached) {
            return Some(depth);
        }
        let all: Vec<Letters> = layer.iter().flat_map(|board| moves(board, width, metric)).collect();
        layer = all.into_iter().filter(|board| seen.insert(board.clone())).collect();
        if layer.is_empty() {
            return None;
        }
    }
    None
}

#[test]
fn interchangeable_pieces_do_not_change_the_optimum() {
    let mut random = Pcg64::seed_from_u64(4);
    let mut below = move |bound: usize| random.next_u32() as usize % bound;
    let shapes: [&[(usize, usize)]; 6] = [
        &[(0, 0)],
        &[(0, 0), (0, 1)],
        &[(0, 0), (1, 0)],
        &[(0, 0), (0, 1), (1, 0)],
        &[(0, 0), (1, 1)],
        &[(0, 0)],
    ];
    let mut solved = 0;
    for _ in 0..60 {
        let (width, height) = (2 + below(3), 3);
        let mut board = vec![b'*'; width * height];
        for letter in b'A'..b'H' {
            let (row, column) = (below(height), below(width));
            let shape = shapes[below(6)];
            let cells: Option<Vec<usize>> = shape
                .iter()
                .map(|(down, right)| {
                    let (row, column) = (row + down, column + right);
                    Some(row * width + column).filter(|at| column < width && board.get(*at) == Some(&b'*'))
                })
                .collect();
            for at in cells.into_iter().flatten() {
                board[at] = letter;
            }
        }
        if !board.contains(&b'*') || !board.contains(&b'A') {
            continue;
        }
        // Where A could lie, reachable or not; the other pieces anywhere.
        let mut goal = vec![b'?'; width * height];
        let own: Vec<usize> = (0..board.len()).filter(|at| board[*at] == b'A').collect();
        let offset = below(board.len());
        let moved: Vec<usize> = own.iter().map(|at| (at - own[0]) + offset).collect();
        if moved.iter().zip(&own).any(|(to, from)| {
            *to >= board.len() || (to % width < offset % width) != (from % width < own[0] % width)
        }) {
            continue;
        }
        for at in moved {
            goal[at] = b'A';
        }
        let text = |letters: &Letters| {
            let rows: Vec<String> =
                letters.chunks(width).map(|row| String::from_utf8_lossy(row).into_owned()).collect();
            rows.join("/")
        };
        for metric in Metric::BLOCKS {
            let board_options =
                BoardOptions { goals: vec![text(&goal)], blocks: Blocks::All, ..Default::default() };
            let options = Options { board: board_options, metric, ..Default::default() };
            let expected = fewest(&board, width, metric, &goal);
            for algorithm in [Algorithm::Auto, Algorithm::BreadthFirst] {
                let found = solve(&text(&board), 0, algorithm, &options).expect("a puzzle");
                assert_eq!(found.length, expected, "{} to {} {metric:?}", text(&board), text(&goal));
            }
            solved += u32::from(expected.is_some_and(|length| length > 0));
        }
    }
    assert!(solved > 30, "{solved} of them took moves");
}

/// What tells a board from others where pieces of one shape that no goal names are interchangeable: for each piece its
/// letter if a goal names it, else the shape, and the cell at which it begins.
fn signature(board: &Letters, width: usize, goals: &[Letters]) -> Vec<(u8, Vec<usize>, usize)> {
    let mut pieces: Letters = board.iter().filter(|cell| cell.is_ascii_alphabetic()).copied().collect();
    pieces.sort_unstable();
    pieces.dedup();
    let mut signature: Vec<_> = pieces
        .iter()
        .map(|piece| {
            let cells: Vec<usize> = (0..board.len()).filter(|at| board[*at] == *piece).collect();
            let named = goals.iter().any(|goal| goal.contains(piece));
            let left = cells.iter().map(|cell| cell % width).min().expect("a cell");
            let corner = cells[0] / width * width + left;
            (if named { *piece } else { 0 }, cells.iter().map(|cell| cell - corner).collect(), corner)
        })
        .collect();
    signature.sort();
    signature
}

/// What is known of a space by a search over texts: positions at each distance from the nearest goal, of those that the
/// start can reach; how far the start is, and by how many shortest paths.
fn picture(
    start: &Letters,
    width: usize,
    metric: Metric,
    goals: &[Letters],
) -> (Vec<u64>, Option<(u32, u128)>) {
    let key = |board: &Letters| signature(board, width, goals);
    let solved = |board: &Letters| {
        goals.iter().any(|goal| board.iter().zip(goal).all(|(is, goal)| *goal == b'?' || is == goal))
    };
    let mut boards = vec![start.clone()];
    let mut seen = HashSet::from([key(start)]);
    let mut at = 0;
    while at < boards.len() {
        for board in moves(&boards[at], width, metric) {
            if seen.insert(key(&board)) {
                boards.push(board);
            }
        }
        at += 1;
    }
    let mut paths: HashMap<_, u128> = HashMap::new();
    let mut layer: Vec<Letters> = boards.into_iter().filter(solved).collect();
    for board in &layer {
        paths.insert(key(board), 1);
    }
    let mut counts = Vec::new();
    let mut found = None;
    for distance in 0.. {
        if layer.is_empty() {
            break;
        }
        if let Some(count) =
            layer.iter().find(|board| key(board) == key(start)).map(|board| paths[&key(board)])
        {
            found = Some((distance, count));
        }
        counts.push(layer.len() as u64);
        let mut next: Vec<Letters> = Vec::new();
        let mut sums: HashMap<_, u128> = HashMap::new();
        for board in &layer {
            // Two moves may lead to boards that are told apart by nothing.
            let mut reached = HashSet::new();
            for moved in moves(board, width, metric) {
                let moved_key = key(&moved);
                if paths.contains_key(&moved_key) || !reached.insert(moved_key.clone()) {
                    continue;
                }
                if !sums.contains_key(&moved_key) {
                    next.push(moved);
                }
                *sums.entry(moved_key).or_default() += paths[&key(board)];
            }
        }
        paths.extend(sums);
        layer = next;
    }
    (counts, found)
}

#[test]
fn searches_surveys_and_counts_agree_with_a_search_over_texts() {
    // Walls, interchangeable pieces of several shapes, goals that name one piece, two, or blanks, and several goals.
    for (start, goals) in [
        ("AA*/B*C/#DD", &["???/??B/???"][..]),
        ("*A#*/BBC*/*CCD", &["????/A???/????"]),
        ("AB*#/CD*E/FF**", &["????/????/??A?", "????/???A/????"]),
        ("A*BB/CC*D/#EED", &["????/????/?A??", "BB??/????/????", "???D/???D/????"]),
        ("*ABB/#CD*/EEF*", &["????/????/??*?"]),
        ("AAB*/AA*C/DD*#", &["????/?AA?/?AA?"]),
        ("ABC/*D*/EF#", &["F??/???/??#", "?D?/?A?/???"]),
        ("AB*/CC*/DE*/FG*", &["???/???/???/??A", "*??/???/??C/???"]),
    ] {
        let goals: Vec<String> = goals.iter().map(|goal| (*goal).to_owned()).collect();
        let width = start.find('/').expect("rows");
        let letters = |text: &str| -> Letters { text.bytes().filter(|byte| *byte != b'/').collect() };
        let texts: Vec<Letters> = goals.iter().map(|goal| letters(goal)).collect();
        let board = BoardOptions { goals: goals.clone(), blocks: Blocks::All, ..Default::default() };
        for metric in Metric::BLOCKS {
            let (counts, nearest) = picture(&letters(start), width, metric, &texts);
            let options = Options { board: board.clone(), metric, ..Default::default() };
            for algorithm in [Algorithm::BreadthFirst, Algorithm::Auto] {
                let found = solve(start, 0, algorithm, &options).expect("a puzzle");
                let length = nearest.map(|(length, _)| length);
                assert_eq!(found.length, length, "{start} {metric:?} {algorithm}");
            }
            let mut rest = board.clone();
            let first = rest.goals.remove(0);
            let from = Some(start.to_owned());
            let options = survey::SurveyOptions { board: rest, start: from, metric, ..Default::default() };
            let mut whole = survey::Survey::new(&first, 0, &options).expect("a survey");
            while whole.advance(10) == Status::Paused {}
            assert_eq!(whole.distribution().counts, counts, "{start} {metric:?}");
            let distance = whole.distance(start).expect("a board");
            assert_eq!(distance, nearest.map(|(length, _)| length), "{start} {metric:?}");
            let options = Options { board: board.clone(), metric, ..Default::default() };
            let mut count = survey::ShortestCount::new(start, 0, &options, 5).expect("a puzzle");
            while count.advance(10) == Status::Paused {}
            let count = count.count();
            assert_eq!(count.length, nearest.map(|(length, _)| length));
            assert_eq!(count.count, nearest.map_or(0, |(_, paths)| paths), "{start} {metric:?}");
        }
    }
}

fn options_of(id: &str, metric: Metric, limits: Limits) -> (&'static str, Options) {
    let listed = listed().into_iter().find(|listed| listed.id == id).expect("a puzzle");
    (listed.start, Options { board: listed.options, metric, limits, ..Default::default() })
}

#[test]
fn slices_change_nothing_and_a_position_takes_a_few_bytes() {
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
fn blocks_keep_to_their_limits() {
    let unlimited = Limits::default();
    for algorithm in [Algorithm::BreadthFirst, Algorithm::Bidirectional] {
        for bytes in [0, 1000, 30_000, 60_000] {
            let id = if algorithm == Algorithm::BreadthFirst { "klotski" } else { "super-super-dries-3" };
            let (start, options) = options_of(id, Metric::Move, Limits { bytes, ..unlimited });
            let Ok(mut search) = Search::new(start, 0, algorithm, &options) else { continue };
            while search.advance(1000) == Status::Paused {
                assert!(search.stats().bytes <= bytes);
            }
            assert_eq!(
                search.solution().outcome,
                Outcome::Stopped(Some(Limit::Bytes)),
                "{algorithm} {bytes}"
            );
        }
    }
    let (start, options) = options_of("klotski", Metric::Move, Limits { nodes: 10_000, ..unlimited });
    let found = solve(start, 0, Algorithm::BreadthFirst, &options).expect("a puzzle");
    assert_eq!(found.outcome, Outcome::Stopped(Some(Limit::Nodes)));
    assert!((10_000..13_000).contains(&found.nodes), "{}", found.nodes);
}

#[test]
fn the_closest_board_is_the_one_with_the_fewest_wrong_pieces() {
    // With A where it shall be, both others are not; by cells A alone would count for more than they.
    let board = BoardOptions {
        goals: vec!["bAAAc*".to_owned()],
        blocks: Blocks::Listed(vec!["A".to_owned()]),
        ..Default::default()
    };
    let options = Options { board, ..Default::default() };
    let found = solve("AAA*bc", 0, Algorithm::BreadthFirst, &options).expect("a puzzle");
    let Outcome::Unsolvable(Argument::Exhausted { closest, .. }) = found.outcome else { panic!("{found:?}") };
    assert_eq!(closest, Some(("AAAbc*".to_owned(), 2)));
}

#[test]
fn every_step_of_a_block_is_undone_by_going_back() {
    for listed in listed().iter().filter(|listed| listed.positions.is_some_and(|positions| positions < FEW)) {
        let puzzle = BlockPuzzle::read(listed.start, 0, &listed.options).expect(listed.id);
        let cells = puzzle.start().size().cells();
        for cell in 0..cells {
            for direction in puzzle.ways(puzzle.position(), cell) {
                let mut position = puzzle.position().clone();
                let gesture = puzzle.step(&mut position, cell, Some(direction)).expect("on the board");
                assert_ne!(position.board(), puzzle.start(), "{}", listed.id);
                for step in gesture.steps.iter().rev() {
                    let back = puzzle
                        .step(&mut position, step.to, Some(direction.opposite()))
                        .expect("on the board");
                    assert!(back.steps.iter().any(|back| (back.from, back.to) == (step.to, step.from)));
                    if position.board() == puzzle.start() {
                        break;
                    }
                }
                assert_eq!(position.board(), puzzle.start(), "{} cell {cell} {direction:?}", listed.id);
            }
        }
    }
}
