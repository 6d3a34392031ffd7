//! Plays the moves of a certificate: docs/certificates.md#moves.

use std::collections::{HashMap, HashSet};

use taisou::{
    board::{Board, Direction},
    certificate::Puzzle,
    puzzle::{self, BlockPuzzle, Metric, Step},
};

use crate::{
    certificate::message,
    notation::block_puzzle,
    posing::{Posed, is_solved},
    turns::turns,
};

/// Plays moves to a goal, each a step with the number of its turn. Returns the number of turns, or says what does not hold.
pub fn play(certified: &Puzzle, posed: &Posed, moves: &[(usize, usize, u32)]) -> Result<u32, String> {
    let mut start = posed.start().map_err(|error| error.to_string())?;
    let blocks = block_puzzle(posed).map_err(|error| error.to_string())?;
    let classes = classes(certified, &start);
    let game = Game { blocks, classes, metric: posed.metric };
    let mut position = match &game.blocks {
        Some(puzzle) => Position::Blocks(puzzle.position().clone()),
        None => Position::Tiles(start.clone()),
    };
    let mut played = 0;
    for turn in moves.chunk_by(|one, other| one.2 == other.2) {
        let before = position.clone();
        let mut steps = Vec::new();
        for (from, to, _) in turn {
            let step = Step { from: *from, to: *to };
            let direction = start.size().direction(step.from, step.to);
            let next = direction.and_then(|direction| game.step(&position, step.from, direction));
            let Some((after, [_])) = next.as_ref().map(|(after, made)| (after, &made[..])) else {
                return Err(format!("step {from} to {to} of turn {} cannot be made", turn[0].2));
            };
            position = after.clone();
            steps.push(step);
        }
        let is_move = turns(&steps, start.size(), posed.metric) == 1 || game.is_move(&before, &position);
        if turn[0].2 != played || !is_move {
            return Err(format!("turn {} is not one move", turn[0].2));
        }
        played += 1;
    }
    start = game.board(&position);
    if is_solved(posed, &start).map_err(|fault| message(&fault))? {
        Ok(played)
    } else {
        Err("its moves do not end at a goal".to_owned())
    }
}

/// By symbol of the start as posed: the name by which goals distinguish its pieces.
fn classes(certified: &Puzzle, start: &Board) -> HashMap<String, String> {
    let name = |(cell, class): (usize, Option<&str>)| {
        Some((start.symbol(cell)?.as_str().to_owned(), class.unwrap_or_default().to_owned()))
    };
    certified.classes().into_iter().enumerate().filter_map(name).collect()
}

/// The rules of a puzzle.
struct Game {
    /// The puzzle, unless it has tiles only.
    blocks: Option<BlockPuzzle>,
    classes: HashMap<String, String>,
    metric: Metric,
}

#[derive(Clone)]
enum Position {
    Tiles(Board),
    Blocks(puzzle::Position),
}

impl Game {
    fn board(&self, position: &Position) -> Board {
        match (position, &self.blocks) {
            (Position::Blocks(position), Some(puzzle)) => puzzle.board_of(position),
            (Position::Tiles(board), _) => board.clone(),
            (Position::Blocks(_), None) => unreachable!("a position of blocks has a puzzle"),
        }
    }

    /// The position after a piece, and those that it pushes, have gone one cell in a direction, and the steps.
    fn step(&self, position: &Position, cell: usize, direction: Direction) -> Option<(Position, Vec<Step>)> {
        let mut after = position.clone();
        let made = match (&mut after, &self.blocks) {
            (Position::Blocks(position), Some(puzzle)) => puzzle.step(position, cell, Some(direction)),
            (Position::Tiles(board), _) => puzzle::step(board, cell, Some(direction)),
            (Position::Blocks(_), None) => return None,
        };
        let steps = made.ok()?.steps;
        (!steps.is_empty()).then_some((after, steps))
    }

    /// What goals and shapes distinguish: the name and the cells of each piece, sorted.
    fn key(&self, position: &Position) -> Vec<(&str, Vec<usize>)> {
        let board = self.board(position);
        let pieces = match &self.blocks {
            Some(puzzle) => puzzle.pieces_of(&board, false),
            None => (0..board.cells().len())
                .filter(|cell| board.symbol(*cell).is_some())
                .map(|cell| vec![cell])
                .collect(),
        };
        let class = |cell| board.symbol(cell).and_then(|symbol| self.classes.get(symbol.as_str()));
        let mut key: Vec<_> =
            pieces.into_iter().map(|cells| (class(cells[0]).map_or("", String::as_str), cells)).collect();
        key.sort_unstable();
        key
    }

    /// True if one move leads from a position to another, or to one that goals do not tell apart from it.
    fn is_move(&self, before: &Position, after: &Position) -> bool {
        let wanted = self.key(after);
        let cells = self.board(before).cells().len();
        (0..cells).any(|cell| {
            Direction::ALL.into_iter().any(|direction| {
                let Some((next, steps)) = self.step(before, cell, direction) else { return false };
                match self.metric {
                    Metric::Line => self.key(&next) == wanted,
                    Metric::Step => steps.len() == 1 && self.key(&next) == wanted,
                    Metric::Slide | Metric::Move => {
                        steps.len() == 1
                            && steps[0].from == cell
                            && self.leads(next, steps[0], direction, &wanted)
                    }
                }
            })
        })
    }

    /// True if the piece that has made a step can go on to a position.
    fn leads(
        &self,
        position: Position,
        step: Step,
        direction: Direction,
        wanted: &Vec<(&str, Vec<usize>)>,
    ) -> bool {
        let ways = if self.metric == Metric::Slide { vec![direction] } else { Direction::ALL.to_vec() };
        let mut met = HashSet::from([step.from, step.to]);
        let mut open = vec![(position, step.to)];
        while let Some((position, cell)) = open.pop() {
            if self.key(&position) == *wanted {
                return true;
            }
            for direction in &ways {
                match self.step(&position, cell, *direction) {
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
