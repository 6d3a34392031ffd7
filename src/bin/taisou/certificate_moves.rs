//! Plays the moves of a certificate: docs/certificates.md#moves.

use std::collections::{HashMap, HashSet};

use taisou::{
    board::{Board, Direction},
    certificate::Puzzle,
    puzzle::{self, BlockPuzzle, Metric, Position, Step},
};

use crate::{
    notation::block_puzzle,
    posing::{Posed, is_solved},
    turns::turns,
};

/// Plays moves to a goal, each a step with the number of its turn. Returns the number of turns, or says what does not hold.
pub fn play(certified: &Puzzle, posed: &Posed, moves: &[(usize, usize, u32)]) -> Result<u32, String> {
    let start = posed.start().map_err(|error| error.to_string())?;
    let size = start.size();
    let classes = classes(certified, &start);
    let blocks = block_puzzle(posed).map_err(|error| error.to_string())?;
    let mut placing = match &blocks {
        Some(puzzle) => Placing::Blocks(puzzle, puzzle.position().clone()),
        None => Placing::Tiles(start),
    };
    let mut played = 0;
    for turn in moves.chunk_by(|one, other| one.2 == other.2) {
        let before = placing.clone();
        let mut steps = Vec::new();
        for (from, to, _) in turn {
            let direction = size.direction(*from, *to);
            let Some((after, [step])) = direction
                .and_then(|direction| placing.step(*from, direction))
                .and_then(|(after, steps)| Some((after, <[Step; 1]>::try_from(steps).ok()?)))
            else {
                return Err(format!("step {from} to {to} of turn {} cannot be made", turn[0].2));
            };
            placing = after;
            steps.push(step);
        }
        let is_move =
            || turns(&steps, size, posed.metric) == 1 || before.leads_to(&placing, posed.metric, &classes);
        if turn[0].2 != played || !is_move() {
            return Err(format!("turn {} is not one move", turn[0].2));
        }
        played += 1;
    }
    if is_solved(posed, &placing.board()).map_err(|fault| fault.message().to_owned())? {
        Ok(played)
    } else {
        Err("its moves do not end at a goal".to_owned())
    }
}

/// By symbol of the start as posed: the name by which goals distinguish its pieces.
type Classes = HashMap<String, String>;

fn classes(certified: &Puzzle, start: &Board) -> Classes {
    let name = |(cell, class): (usize, Option<&str>)| {
        Some((start.symbol(cell)?.as_str().to_owned(), class.unwrap_or_default().to_owned()))
    };
    certified.classes().into_iter().enumerate().filter_map(name).collect()
}

/// What goals and shapes distinguish: the name and the cells of each piece, sorted.
type PieceKey<'a> = Vec<(&'a str, Vec<usize>)>;

/// Where the pieces are.
#[derive(Clone)]
enum Placing<'a> {
    Tiles(Board),
    Blocks(&'a BlockPuzzle, Position),
}

impl Placing<'_> {
    fn board(&self) -> Board {
        match self {
            Self::Tiles(board) => board.clone(),
            Self::Blocks(puzzle, position) => puzzle.board_of(position),
        }
    }

    /// The placing after a piece, and those that it pushes, have gone one cell in a direction, and the steps.
    fn step(&self, cell: usize, direction: Direction) -> Option<(Self, Vec<Step>)> {
        let mut after = self.clone();
        let made = match &mut after {
            Self::Tiles(board) => puzzle::step(board, cell, Some(direction)),
            Self::Blocks(puzzle, position) => puzzle.step(position, cell, Some(direction)),
        };
        let steps = made.ok()?.steps;
        (!steps.is_empty()).then_some((after, steps))
    }

    fn key<'a>(&self, classes: &'a Classes) -> PieceKey<'a> {
        let board = self.board();
        let pieces = match self {
            Self::Tiles(_) => (0..board.cells().len())
                .filter(|cell| board.symbol(*cell).is_some())
                .map(|cell| vec![cell])
                .collect(),
            Self::Blocks(puzzle, _) => puzzle.pieces_of(&board, false),
        };
        let class = |cell| board.symbol(cell).and_then(|symbol| classes.get(symbol.as_str()));
        let mut key: PieceKey =
            pieces.into_iter().map(|cells| (class(cells[0]).map_or("", String::as_str), cells)).collect();
        key.sort_unstable();
        key
    }

    /// True if one move leads from here to another placing, or to a placing that goals do not tell apart from it.
    fn leads_to(&self, after: &Self, metric: Metric, classes: &Classes) -> bool {
        let wanted = after.key(classes);
        let cells = self.board().cells().len();
        (0..cells).any(|cell| {
            Direction::ALL.into_iter().any(|direction| {
                let Some((next, steps)) = self.step(cell, direction) else { return false };
                let goes_on = |ways| steps.len() == 1 && next.goes_on_to(&wanted, steps[0], ways, classes);
                match metric {
                    Metric::Line => next.key(classes) == wanted,
                    Metric::Step => goes_on(&[]),
                    Metric::Slide => goes_on(&[direction]),
                    Metric::Move => goes_on(&Direction::ALL),
                }
            })
        })
    }

    /// True if the piece that has made a step is on the way to a placing, by further steps in some directions.
    fn goes_on_to(&self, wanted: &PieceKey, step: Step, ways: &[Direction], classes: &Classes) -> bool {
        let mut met = HashSet::from([step.from, step.to]);
        let mut open = vec![(self.clone(), step.to)];
        while let Some((placing, cell)) = open.pop() {
            if placing.key(classes) == *wanted {
                return true;
            }
            for direction in ways {
                match placing.step(cell, *direction) {
                    Some((next, steps)) if steps.len() == 1 && met.insert(steps[0].to) => {
                        open.push((next, steps[0].to));
                    }
                    _ => (),
                }
            }
        }
        false
    }
}
