//! Reads and writes moves as text.

use super::{
    BlockPuzzle, Position,
    gesture::{self, Step},
};
use crate::{
    Error,
    board::{Board, Cell, Direction, span_of},
    error::ExpectedMove,
};

/// Writes steps from `board` as text: the letter of the direction in which the *tile* moves, with a count for repeats
/// (`URDL2`). On boards with several blanks, each step is the cell (from 0) and the letter (`12R 7U`).
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
    let mut played_steps = Vec::with_capacity(steps.len());
    for (at, step) in steps.iter().enumerate() {
        let direction = legal_direction(&played, *step).ok_or_else(|| bad_step(at, *step))?;
        step.play(&mut played);
        played_steps.push((step.from, direction));
    }
    Ok(text_of(&played_steps, board.blanks().count() > 1))
}

/// Writes legal steps, each from a cell in a direction: a word with the cell for each step, or letters with counts.
pub(crate) fn text_of(steps: &[(usize, Direction)], with_cells: bool) -> String {
    let mut text = String::new();
    if with_cells {
        for (from, direction) in steps {
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(&from.to_string());
            text.push(direction.letter());
        }
        return text;
    }
    for run in steps.chunk_by(|(_, a), (_, b)| a == b) {
        text.push(run[0].1.letter());
        if run.len() > 1 {
            text.push_str(&run.len().to_string());
        }
    }
    text
}

fn bad_step(at: usize, Step { from, to }: Step) -> Error {
    let found = format!("{from} to {to}");
    Error::BadMoves { at, found, expected: ExpectedMove::MovablePiece, span: None }
}

/// The direction of a step, if it is legal on `board`.
fn legal_direction(board: &Board, step: Step) -> Option<Direction> {
    board.symbol(step.from)?;
    let direction = board.size().direction(step.from, step.to)?;
    (board.cells()[step.to] == Cell::Blank).then_some(direction)
}

/// Reads a text of moves and plays them on `board`.
///
/// * Letters, with optional counts: `URDL2`, the directions of the tiles, or of the blank after `blank:`. Only on boards with
///   one blank. In place of a letter an arrow (`↑→↓←`), a word (`up`) or one of `上右下左`.
/// * Cell and letter: `12R 7U`, with any number of blanks.
/// * Numbers only: the tiles to slide, each with all tiles between it and the blank.
///
/// Spaces, commas, semicolons, square brackets and quotation marks around moves are skipped.
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
    let mut playback = Playback {
        blank: if board.blanks().count() == 1 { board.blanks().next() } else { None },
        board: board.clone(),
        steps: Vec::new(),
    };
    read_words(text, |word| playback.play(word))?;
    *board = playback.board;
    Ok(playback.steps)
}

impl BlockPuzzle {
    /// Writes steps from the start as text: the first cell of the piece and the letter of the direction (`12R 7U`).
    ///
    /// # Errors
    ///
    /// [`Error::BadMoves`] with the index of the first step that cannot be played.
    pub fn write_moves(&self, steps: &[Step]) -> Result<String, Error> {
        let mut played = self.position().clone();
        let directions = steps.iter().enumerate().map(|(at, step)| {
            let direction = self.play_on(&mut played, *step).ok_or_else(|| bad_step(at, *step))?;
            Ok((step.from, direction))
        });
        Ok(text_of(&directions.collect::<Result<Vec<_>, _>>()?, true))
    }

    /// Reads a text of moves, each a cell of a piece and the letter of a direction (`12R 7U2`), and plays them from the start.
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

/// The most steps of a text, more than any solution of a board.
const MAX_STEPS: usize = 1_000_000;

/// The cost of a move by number, in steps: it searches all lines of the blanks for the tile.
const NUMBER: usize = 20;

/// They stand between moves, also in a list of a program. Parentheses do not: they may mean a repetition.
const SEPARATORS: [char; 11] = [' ', '\u{3000}', ',', '，', '、', ';', '\n', '\r', '\t', '[', ']'];

/// They enclose moves. Behind a letter one may mean the way back, so only those in front of a move are skipped, and their ends.
const QUOTES: [char; 2] = ['\'', '"'];

/// One move of a text.
#[derive(Clone, Copy)]
enum Word<'a> {
    /// A direction, repeated.
    Letter(Direction, usize),
    /// The cell of a piece and its direction, repeated.
    Cell(usize, Direction, usize),
    /// The number of a tile to slide.
    Number(&'a str),
}

/// Reads the moves of a text one by one, and passes each to `play`, which returns what it expected instead of an illegal move.
fn read_words(text: &str, mut play: impl FnMut(Word<'_>) -> Result<(), ExpectedMove>) -> Result<(), Error> {
    let trimmed = text.trim();
    let (mut rest, of_blank) = match trimmed.strip_prefix("blank:") {
        Some(rest) => (rest, true),
        None => (trimmed, false),
    };
    let (mut steps, mut quote) = (0, None);
    for at in 0.. {
        rest = skipped(rest, &mut quote, at == 0);
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

/// The text from the next move on. `quote` is the open quotation mark.
fn skipped<'a>(text: &'a str, quote: &mut Option<char>, mut is_apart: bool) -> &'a str {
    let mut rest = text;
    while let Some(next) = rest.chars().next() {
        if QUOTES.contains(&next) && (*quote == Some(next) || quote.is_none() && is_apart) {
            *quote = if quote.is_none() { Some(next) } else { None };
        } else if SEPARATORS.contains(&next) {
            is_apart = true;
        } else {
            break;
        }
        rest = rest.get(next.len_utf8()..).unwrap_or_default();
    }
    rest
}

/// The first move of `rest`: its text, and its meaning. A number before a letter is a cell, after a letter a count. If
/// `of_blank`, letters are directions of the blank.
fn next_word(rest: &str, of_blank: bool) -> (&str, Result<Word<'_>, ExpectedMove>) {
    let (number, tail) = digits(rest);
    let mut after = tail.chars();
    let ends = |sign: char| SEPARATORS.contains(&sign) || QUOTES.contains(&sign);
    if after.next().is_none_or(ends) && !number.is_empty() {
        return (number, Ok(Word::Number(number)));
    }
    let direction = Direction::read(tail);
    let (count, tail) = digits(direction.map_or(after.as_str(), |(_, after)| after));
    let found = rest.get(..rest.len() - tail.len()).unwrap_or(rest);
    let parse = |number: &str| number.parse::<usize>().map_err(|_| ExpectedMove::SmallerNumber);
    let read = || {
        let (direction, _) = direction.ok_or(ExpectedMove::LetterOrNumber)?;
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

/// Splits `text` after its leading ASCII digits.
fn digits(text: &str) -> (&str, &str) {
    let count = text.bytes().take_while(u8::is_ascii_digit).count();
    // The position is always valid; `split_at`, which can panic, takes more code.
    text.split_at_checked(count).unwrap_or((text, ""))
}

/// A board on which the moves of a text are played.
struct Playback {
    board: Board,
    /// The blank, if it is the only one.
    blank: Option<usize>,
    steps: Vec<Step>,
}

impl Playback {
    /// Plays one move, or returns what was expected instead.
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
                let (cell, direction) = self.only_slide(number).ok_or(ExpectedMove::OneWay)?;
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

    /// The cell and direction of the only tile with this number that can slide in exactly one direction. Searches only the lines
    /// of the blanks, as a text may have fifty thousand numbers.
    fn only_slide(&self, number: &str) -> Option<(usize, Direction)> {
        let (board, size) = (&self.board, self.board.size());
        let blanks: Vec<usize> = self.blank.map_or_else(|| board.blanks().collect(), |blank| vec![blank]);
        // The cells of tiles with this number, once for each possible direction.
        let mut slides = Vec::new();
        for blank in blanks {
            for direction in Direction::ALL {
                let mut from = blank;
                while let Some(cell) = size.neighbour(from, direction) {
                    let Some(symbol) = board.symbol(cell) else { break };
                    if symbol.as_str() == number {
                        slides.push((cell, direction.opposite()));
                    }
                    from = cell;
                }
            }
        }
        let mut times = vec![0_u8; size.cells()];
        for (cell, _) in &slides {
            times[*cell] += 1;
        }
        let mut alone = slides.into_iter().filter(|(cell, _)| times[*cell] == 1);
        match (alone.next(), alone.next()) {
            (Some(only), None) => Some(only),
            _ => None,
        }
    }

    /// Plays a legal step, and returns the cell that it leads to.
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
