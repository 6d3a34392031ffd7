//! Moves as text: reading what people write, and writing it.

use super::{
    BlockPuzzle, Position,
    gesture::{self, Step},
};
use crate::{
    Error,
    board::{Board, Cell, Direction, span_of},
    error::ExpectedMove,
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
        let direction = legal_direction(&played, *step).ok_or_else(|| bad_step(at, *step))?;
        step.play(&mut played);
        letters.push(direction.letter());
    }
    let mut text = String::new();
    if board.blanks().count() > 1 {
        for (step, letter) in steps.iter().zip(letters) {
            push_word(&mut text, step.from, letter);
        }
        return Ok(text);
    }
    for run in letters.chunk_by(|a, b| a == b) {
        text.push(run[0]);
        if run.len() > 1 {
            push_number(&mut text, run.len());
        }
    }
    Ok(text)
}

/// Adds a move as a cell and the letter of its direction.
fn push_word(text: &mut String, from: usize, letter: char) {
    if !text.is_empty() {
        text.push(' ');
    }
    push_number(text, from);
    text.push(letter);
}

fn push_number(text: &mut String, number: usize) {
    text.push_str(&number.to_string());
}

/// The error for a step that cannot be played.
fn bad_step(at: usize, Step { from, to }: Step) -> Error {
    let found = format!("{from} to {to}");
    Error::BadMoves { at, found, expected: ExpectedMove::MovablePiece, span: None }
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
/// [`Error::BadMoves`] with the first move that cannot be read or played; `board` is then left as it was.
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
    let mut playing = Playing {
        blank: if board.blanks().count() == 1 { board.blanks().next() } else { None },
        board: board.clone(),
        steps: Vec::new(),
    };
    read_words(text, |word| playing.play(word))?;
    *board = playing.board;
    Ok(playing.steps)
}

impl BlockPuzzle {
    /// Writes steps from the start as text: the first cell of a piece and the letter of its direction (`12R 7U`).
    ///
    /// # Errors
    ///
    /// [`Error::BadMoves`] with the index of the first step that cannot be played.
    pub fn write_moves(&self, steps: &[Step]) -> Result<String, Error> {
        let mut played = self.position().clone();
        let mut text = String::new();
        for (at, step) in steps.iter().enumerate() {
            let direction = self.play_on(&mut played, *step).ok_or_else(|| bad_step(at, *step))?;
            push_word(&mut text, step.from, direction.letter());
        }
        Ok(text)
    }

    /// Reads a text of moves, each a cell of a piece and the letter of its direction (`12R 7U2`), and plays it from the
    /// start.
    ///
    /// # Errors
    ///
    /// [`Error::BadMoves`] with the first move that cannot be read or played.
    pub fn read_moves(&self, text: &str) -> Result<(Position, Vec<Step>), Error> {
        let mut played = self.position().clone();
        let mut steps = Vec::new();
        read_words(text, |word| {
            let Word::Cell(mut cell, direction, count) = word else { return Err(ExpectedMove::CellFirst) };
            for _ in 0..count {
                let step = self.go(&mut played, cell, direction);
                steps.push(step.ok_or(ExpectedMove::MovablePiece)?);
                cell = self.start().size().neighbour(cell, direction).unwrap_or(cell);
            }
            Ok(())
        })?;
        Ok((played, steps))
    }
}

/// The longest text of moves that is read: more than any solution that fits a board.
const MAX_STEPS: usize = 1_000_000;

/// For a number its tile is looked for along all lines of the blanks, which takes longer than so many steps.
const NUMBER: usize = 20;

/// What may stand between moves.
const SEPARATORS: [char; 6] = [' ', '\u{3000}', ',', '\n', '\r', '\t'];

/// One move of a text.
#[derive(Clone, Copy)]
enum Word<'a> {
    /// What can go this way does, as often.
    Letter(Direction, usize),
    /// What lies on this cell goes this way, as often.
    Cell(usize, Direction, usize),
    /// The tile with this number slides.
    Number(&'a str),
}

/// Reads the moves of a text one by one, and plays each by `play`, which says what it expected instead of a move that
/// cannot be played.
fn read_words(text: &str, mut play: impl FnMut(Word<'_>) -> Result<(), ExpectedMove>) -> Result<(), Error> {
    let trimmed = text.trim();
    let (mut rest, of_blank) = match trimmed.strip_prefix("blank:") {
        Some(rest) => (rest, true),
        None => (trimmed, false),
    };
    let mut steps = 0;
    for at in 0.. {
        rest = rest.trim_start_matches(SEPARATORS);
        if rest.is_empty() {
            break;
        }
        let (found, word) = next_word(rest, of_blank);
        let played = word.and_then(|word| {
            let count = match word {
                Word::Letter(_, count) | Word::Cell(_, _, count) => count,
                Word::Number(_) => NUMBER,
            };
            steps = count.saturating_add(steps);
            if steps > MAX_STEPS { Err(ExpectedMove::FewerSteps) } else { play(word) }
        });
        played.map_err(|expected| Error::BadMoves {
            at,
            found: found.to_owned(),
            expected,
            span: Some(span_of(found, text)),
        })?;
        rest = rest.get(found.len()..).unwrap_or_default();
    }
    Ok(())
}

/// What stands at the front of `rest`, and the move that it is. A number before a letter is a cell, after a letter a
/// count. If `of_blank`, letters are the directions of the blank.
fn next_word(rest: &str, of_blank: bool) -> (&str, Result<Word<'_>, ExpectedMove>) {
    let (number, tail) = digits(rest);
    let mut after = tail.chars();
    let Some(letter) = after.next().filter(|letter| !SEPARATORS.contains(letter)) else {
        return (number, Ok(Word::Number(number)));
    };
    let (count, tail) = digits(after.as_str());
    let found = rest.get(..rest.len() - tail.len()).unwrap_or(rest);
    let parse = |number: &str| number.parse::<usize>().map_err(|_| ExpectedMove::SmallerNumber);
    let read = || {
        let direction = Direction::from_letter(letter).ok_or(ExpectedMove::LetterOrNumber)?;
        let direction = if of_blank { direction.opposite() } else { direction };
        let count = if count.is_empty() { 1 } else { parse(count)? };
        if count == 0 {
            return Err(ExpectedMove::Count);
        }
        if number.is_empty() {
            Ok(Word::Letter(direction, count))
        } else {
            Ok(Word::Cell(parse(number)?, direction, count))
        }
    };
    (found, read())
}

/// The ASCII digits at the front of `text`, and the rest.
fn digits(text: &str) -> (&str, &str) {
    let count = text.bytes().take_while(u8::is_ascii_digit).count();
    // Nothing to be split at a wrong place; panicking would take more code.
    text.split_at_checked(count).unwrap_or((text, ""))
}

/// A board on which moves of a text are played.
struct Playing {
    board: Board,
    /// Where the blank is, if there is just one.
    blank: Option<usize>,
    steps: Vec<Step>,
}

impl Playing {
    /// Plays one move, or says what was expected instead.
    fn play(&mut self, word: Word<'_>) -> Result<(), ExpectedMove> {
        match word {
            Word::Letter(direction, count) => {
                for _ in 0..count {
                    let blank = self.blank.ok_or(ExpectedMove::CellFirst)?;
                    let from = self.board.size().neighbour(blank, direction.opposite());
                    self.push(from, blank)?;
                }
            }
            Word::Cell(mut from, direction, count) => {
                for _ in 0..count {
                    let to =
                        self.board.symbol(from).and_then(|_| self.board.size().neighbour(from, direction));
                    from = self.push(Some(from), to.ok_or(ExpectedMove::MovablePiece)?)?;
                }
            }
            Word::Number(number) => {
                let (cell, direction) = self.only_way(number).ok_or(ExpectedMove::OneWay)?;
                let steps = gesture::slide(&mut self.board, cell, direction);
                self.blank = self.blank.map(|_| cell);
                self.steps.extend(steps);
                if self.steps.len() > MAX_STEPS {
                    return Err(ExpectedMove::FewerSteps);
                }
            }
        }
        Ok(())
    }

    /// Where the one tile with this number lies that can go just one way, and which. It is looked for along the lines of the
    /// blanks: a text may have fifty thousand numbers.
    fn only_way(&self, number: &str) -> Option<(usize, Direction)> {
        let (board, size) = (&self.board, self.board.size());
        let blanks: Vec<usize> = self.blank.map_or_else(|| board.blanks().collect(), |blank| vec![blank]);
        // The cells of tiles with this number, once for each way in which they can go.
        let mut ways = Vec::new();
        for blank in blanks {
            for direction in Direction::ALL {
                let mut from = blank;
                while let Some(cell) = size.neighbour(from, direction) {
                    let Some(symbol) = board.symbol(cell) else { break };
                    if symbol.as_str() == number {
                        ways.push((cell, direction.opposite()));
                    }
                    from = cell;
                }
            }
        }
        let mut times = vec![0_u8; size.cells()];
        for (cell, _) in &ways {
            times[*cell] += 1;
        }
        let mut alone = ways.into_iter().filter(|(cell, _)| times[*cell] == 1);
        match (alone.next(), alone.next()) {
            (Some(only), None) => Some(only),
            _ => None,
        }
    }

    /// Plays a step, if it can be played; returns where it leads.
    fn push(&mut self, from: Option<usize>, to: usize) -> Result<usize, ExpectedMove> {
        let step =
            from.map(|from| Step { from, to }).filter(|step| legal_direction(&self.board, *step).is_some());
        let step = step.ok_or(ExpectedMove::MovablePiece)?;
        step.play(&mut self.board);
        self.blank = self.blank.map(|_| step.from);
        self.steps.push(step);
        Ok(to)
    }
}
