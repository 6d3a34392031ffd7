//! Moves as text: reading what people write, and writing it.

use super::{
    BlockPuzzle, Position,
    gesture::{self, Step},
};
use crate::{
    Error,
    board::{Board, Cell, Direction},
};

/// Writes steps from `board` as text: the letter of the direction in which the *tile* moves, with a count if
/// more than one in a row (`URDL2`). On boards with several blanks, the cell (from 0) and the letter
/// (`12R 7U`).
///
/// # Errors
///
/// [`Error::BadMoves`] with the index of the first step that cannot be played.
///
/// # Example
///
/// ```
/// use taisou::{board::{Board, Role}, puzzle::{read_moves, write_moves}};
///
/// let start = Board::read("123/4*6/758", 0, None, Role::Start).unwrap();
/// let steps = read_moves(&mut start.clone(), "ul")?;
/// assert_eq!(write_moves(&start, &steps)?, "UL");
/// # Ok::<(), taisou::Error>(())
/// ```
pub fn write_moves(board: &Board, steps: &[Step]) -> Result<String, Error> {
    let mut played = board.clone();
    let mut letters = Vec::with_capacity(steps.len());
    for (at, step) in steps.iter().enumerate() {
        let direction = legal_direction(&played, *step).ok_or_else(|| Error::BadMoves {
            at,
            found: format!("{} to {}", step.from, step.to),
            expected: "a tile and a blank beside it",
        })?;
        step.play(&mut played);
        letters.push(direction.letter());
    }
    if board.blanks().count() > 1 {
        let words = steps.iter().zip(letters).map(|(step, letter)| format!("{}{letter}", step.from));
        return Ok(words.collect::<Vec<_>>().join(" "));
    }
    let run = |run: &[char]| match run.len() {
        1 => run[0].to_string(),
        count => format!("{}{count}", run[0]),
    };
    Ok(letters.chunk_by(|a, b| a == b).map(run).collect())
}

/// The direction of a step that can be played on `board`.
fn legal_direction(board: &Board, step: Step) -> Option<Direction> {
    board.symbol(step.from)?;
    let direction = board.size().direction(step.from, step.to)?;
    (board.cells()[step.to] == Cell::Blank).then_some(direction)
}

/// Reads a text of moves and plays it on `board`.
///
/// * Letters, each with a count if more than one: `URDL2`, the directions of the tiles; after `blank:`, of
///   the blank. On boards with one blank.
/// * Cell and letter: `12R 7U`, any number of blanks.
/// * Numbers only: the tiles to slide, each with all between it and the blank.
///
/// Spaces and commas between moves are skipped.
///
/// # Errors
///
/// [`Error::BadMoves`] with the index of the move that cannot be read or played; `board` is then left as it
/// was.
///
/// # Example
///
/// ```
/// use taisou::{board::{Board, Role}, puzzle::read_moves};
///
/// let mut board = Board::read("123/45*", 0, None, Role::Start)?;
/// read_moves(&mut board, "R2 D")?;
/// assert_eq!(board.to_string(), "*23/145");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_moves(board: &mut Board, text: &str) -> Result<Vec<Step>, Error> {
    let mut played = board.clone();
    let mut steps = Vec::new();
    for (at, word) in words(text)?.iter().enumerate() {
        play(&mut played, word, &mut steps).map_err(|expected| Error::BadMoves {
            at,
            found: word.text.clone(),
            expected,
        })?;
    }
    *board = played;
    Ok(steps)
}

impl BlockPuzzle {
    /// Writes steps from the start as text: the first cell of a piece and the letter of its direction (`12R 7U`).
    ///
    /// # Errors
    ///
    /// [`Error::BadMoves`] with the index of the first step that cannot be played.
    pub fn write_moves(&self, steps: &[Step]) -> Result<String, Error> {
        let mut played = self.position().clone();
        let mut words = Vec::with_capacity(steps.len());
        for (at, step) in steps.iter().enumerate() {
            let direction = self.start().size().direction(step.from, step.to);
            let made = direction.and_then(|direction| self.go(&mut played, step.from, direction));
            let (Some(direction), true) = (direction, made == Some(*step)) else {
                let found = format!("{} to {}", step.from, step.to);
                return Err(Error::BadMoves {
                    at,
                    found,
                    expected: "the first cells of a piece that can go there",
                });
            };
            words.push(format!("{}{}", step.from, direction.letter()));
        }
        Ok(words.join(" "))
    }

    /// Reads a text of moves, each a cell of a piece and the letter of its direction (`12R 7U2`), and plays it from the start.
    ///
    /// # Errors
    ///
    /// [`Error::BadMoves`] with the index of the move that cannot be read or played.
    pub fn read_moves(&self, text: &str) -> Result<(Position, Vec<Step>), Error> {
        let mut played = self.position().clone();
        let mut steps = Vec::new();
        for (at, word) in words(text)?.iter().enumerate() {
            let bad = |expected| Error::BadMoves { at, found: word.text.clone(), expected };
            let Kind::Cell(cell, direction, count) = word.kind else {
                return Err(bad("a cell and a letter"));
            };
            let mut cell = cell;
            for _ in 0..count {
                steps.push(
                    self.go(&mut played, cell, direction)
                        .ok_or_else(|| bad("a piece on this cell that can go this way"))?,
                );
                cell = self.start().size().neighbour(cell, direction).unwrap_or(cell);
            }
        }
        Ok((played, steps))
    }
}

/// The longest text of moves that is read: more than any solution that fits a board.
const MAX_STEPS: usize = 1_000_000;

/// One move of a text.
struct Word {
    text: String,
    kind: Kind,
}

enum Kind {
    /// The tile that can go this way does, as often.
    Letter(Direction, usize),
    /// The tile on this cell goes this way, as often.
    Cell(usize, Direction, usize),
    /// The tile with this number slides.
    Number,
}

/// Cuts a text into moves. A number before a letter is a cell, after a letter a count.
fn words(text: &str) -> Result<Vec<Word>, Error> {
    let text = text.trim();
    let (text, of_blank) = match text.strip_prefix("blank:") {
        Some(rest) => (rest, true),
        None => (text, false),
    };
    let mut words = Vec::new();
    let mut steps = 0;
    for token in text.split([' ', '\u{3000}', ',', '\n', '\r', '\t']).filter(|token| !token.is_empty()) {
        let mut rest = token;
        while !rest.is_empty() {
            let bad = |found: &str, expected| Error::BadMoves {
                at: words.len(),
                found: found.to_owned(),
                expected,
            };
            let (number, tail) = digits(rest);
            let mut after = tail.chars();
            let Some(letter) = after.next() else {
                steps += 1;
                if steps > MAX_STEPS {
                    return Err(bad(number, "at most a million steps"));
                }
                words.push(Word { text: number.to_owned(), kind: Kind::Number });
                break;
            };
            let direction = Direction::from_letter(letter)
                .ok_or_else(|| bad(&letter.to_string(), "U, R, D, L or a number"))?;
            let direction = if of_blank { direction.opposite() } else { direction };
            let (count, tail) = digits(after.as_str());
            let text = rest.strip_suffix(tail).unwrap_or(rest);
            let parse = |number: &str| number.parse::<usize>().map_err(|_| bad(text, "a smaller number"));
            let count = if count.is_empty() { 1 } else { parse(count)? };
            if count == 0 {
                return Err(bad(text, "a count from 1"));
            }
            steps = count.saturating_add(steps).max(steps + 1);
            if steps > MAX_STEPS {
                return Err(bad(text, "at most a million steps"));
            }
            let kind = if number.is_empty() {
                Kind::Letter(direction, count)
            } else {
                Kind::Cell(parse(number)?, direction, count)
            };
            words.push(Word { text: text.to_owned(), kind });
            rest = tail;
        }
    }
    Ok(words)
}

/// The ASCII digits at the front of `text`, and the rest.
fn digits(text: &str) -> (&str, &str) {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    (text.strip_suffix(rest).unwrap_or(text), rest)
}

/// Plays one move, or says what was expected instead.
fn play(board: &mut Board, word: &Word, steps: &mut Vec<Step>) -> Result<(), &'static str> {
    match word.kind {
        Kind::Letter(direction, count) => {
            let [mut blank] = board.blanks().collect::<Vec<_>>()[..] else {
                return Err("a cell before the letter, as there are several blanks");
            };
            for _ in 0..count {
                let from = board
                    .size()
                    .neighbour(blank, direction.opposite())
                    .filter(|cell| board.symbol(*cell).is_some())
                    .ok_or("a tile that can go this way")?;
                push(board, steps, Step { from, to: blank });
                blank = from;
            }
            Ok(())
        }
        Kind::Cell(cell, direction, count) => {
            let mut from = cell;
            for _ in 0..count {
                let tile = from < board.size().cells() && board.symbol(from).is_some();
                let to = board
                    .size()
                    .neighbour(from, direction)
                    .filter(|to| tile && board.cells()[*to] == Cell::Blank)
                    .ok_or("a tile on this cell that can go this way")?;
                push(board, steps, Step { from, to });
                from = to;
            }
            Ok(())
        }
        Kind::Number => {
            let tiles = (0..board.size().cells())
                .filter(|cell| board.symbol(*cell).is_some_and(|symbol| symbol.as_str() == word.text));
            let movable: Vec<usize> = tiles.filter(|cell| gesture::ways(board, *cell).len() == 1).collect();
            let [cell] = movable[..] else { return Err("a tile that can slide in just one way") };
            let gesture = gesture::step(board, cell, None).map_err(|_| "a tile on the board")?;
            steps.extend(gesture.steps);
            if steps.len() > MAX_STEPS {
                return Err("at most a million steps");
            }
            Ok(())
        }
    }
}

fn push(board: &mut Board, steps: &mut Vec<Step>, step: Step) {
    step.play(board);
    steps.push(step);
}
