//! Puzzles with pieces of any size against published and independently computed answers.

use taisou::{
    Algorithm, Options, Solution,
    board::{Board, Role},
    puzzle::{BlockPuzzle, Blocks, BoardOptions},
    search::Metric,
    solve,
    solver::{Argument, Outcome},
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
