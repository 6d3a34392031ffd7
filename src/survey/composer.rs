//! [`Composer`], the puzzle generator: boards of a given length, with a unique solution, or that spell a word.

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64;

use super::{Survey, SurveyOptions, distances::positions_of};
use crate::{
    Error,
    board::{Board, Cell, Role, Symbol, clusters_of},
    error::{ExpectedOption, Source},
    puzzle::{AnyPuzzle, BoardOptions, Metric, Solvability, TilePuzzle, read_start, solvability},
    search::{self, Bidirectional, Limits, Method, Stats, Status},
    util::setters,
};

/// Options of a [`Composer`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ComposeOptions {
    /// Exact number of moves. Default: the maximum of the space, or any with `spell`. With `unique` the default is the
    /// maximum among the boards drawn at each distance.
    pub depth: Option<usize>,
    /// Only boards with a single shortest solution.
    pub unique: bool,
    /// Maximum number of boards, from 1 to [`ComposeOptions::MAX_COUNT`]. Default: 1.
    pub count: usize,
    /// Required start: a board text of the same size, with `?` for any piece.
    pub spell: Option<String>,
    /// A word to place first; the goal is then only a bag of symbols.
    pub word: Option<String>,
}

impl Default for ComposeOptions {
    fn default() -> Self {
        Self { depth: None, unique: false, count: 1, spell: None, word: None }
    }
}

impl ComposeOptions {
    /// Greatest number of boards that can be asked for.
    pub const MAX_COUNT: usize = 1000;

    /// Options for one of the boards farthest from the goal.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    setters! {
        /// Sets the exact number of moves.
        depth: usize => Some(depth);
        /// Restricts boards to those with a single shortest solution.
        unique: bool => unique;
        /// Sets the maximum number of boards.
        count: usize => count;
        /// Sets the required start.
        spell: impl Into<String> => Some(spell.into());
        /// Sets the word to place first.
        word: impl Into<String> => Some(word.into());
    }
}

/// Generated boards.
///
/// Tiles that no goal names are identical, as in a [`Survey`]: boards that differ only in them are listed once. They can be
/// reached from the start, as far as the solvability test can tell.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Composed {
    /// The metric of lengths.
    pub metric: Metric,
    /// The goal of the boards.
    pub goal: String,
    /// [`Status::Solved`] if complete: an empty list then means that no board qualifies.
    pub status: Status,
    /// The boards and their lengths; `None` if a bidirectional search of 5 million nodes did not find it.
    pub boards: Vec<(String, Option<u32>)>,
}

/// Puzzle generator in slices: random boards at an exact distance from a goal, all qualifying boards being equally likely.
/// Rust and JavaScript call it `Composer`.
///
/// # Cost
///
/// That of a [`Survey`] down to [`ComposeOptions::depth`]. With [`ComposeOptions::spell`] and no depth: a bidirectional search
/// for each board drawn.
///
/// # Example
///
/// ```
/// use taisou::{search::Status, survey::{Composer, SurveyOptions, ComposeOptions}};
///
/// let wanted = ComposeOptions::new().depth(20).unique(true).count(3);
/// let mut composer = Composer::new("アタマ/ノタイ/ソウ*", 0, &SurveyOptions::default(), wanted)?;
/// while composer.advance(100_000) == Status::Paused {}
/// assert!(composer.composed().boards.iter().all(|(_, length)| *length == Some(20)));
/// # Ok::<(), taisou::Error>(())
/// ```
pub struct Composer {
    goal: String,
    wanted: ComposeOptions,
    random: Pcg64,
    work: Work,
    boards: Vec<(String, Option<u32>)>,
    metric: Metric,
    status: Status,
}

/// The source of boards.
enum Work {
    /// The layers of an enumeration.
    Survey(Box<Survey>),
    /// Random boards with a required start, each solved by a bidirectional search.
    Spell(Box<Spelling>),
}

/// Random boards with a required start, and how they are read.
struct Spelling {
    goal: Board,
    wanted: Board,
    /// The pieces that `wanted` leaves open.
    rest: Vec<Cell>,
    tries: usize,
    /// The boards drawn, of which the last is being searched.
    starts: Vec<String>,
    width: usize,
    board: BoardOptions,
    limits: Limits,
    search: Option<Bidirectional>,
}

/// Number of boards drawn to find some with a single solution or a required start.
const DRAWN: usize = 2000;

/// Maximum number of nodes spent on the length of a board with a required start.
const LENGTH_NODES: u64 = 5_000_000;

/// Maximum number of arrangements tried for a required start.
const TRIES: usize = 200;

impl Composer {
    /// Prepares a generator.
    ///
    /// # Errors
    ///
    /// As [`Survey::new`], if the number of boards is out of range, and if the word or the required start has other symbols than
    /// the goal.
    pub fn new(
        goal: &str,
        width: usize,
        options: &SurveyOptions,
        wanted: ComposeOptions,
    ) -> Result<Self, Error> {
        if !(1..=ComposeOptions::MAX_COUNT).contains(&wanted.count) {
            return Err(Error::bad_option("count", ExpectedOption::BoardCount));
        }
        let mut random = Pcg64::seed_from_u64(options.seed);
        let goal = match &wanted.word {
            Some(word) => place(goal, width, &options.board, word, &mut random)?,
            None => goal.to_owned(),
        };
        let work = match (&wanted.spell, wanted.depth) {
            (Some(spell), None) => Work::Spell(Box::new(Spelling::new(spell, &goal, width, options)?)),
            (spell, depth) => {
                let draws = if wanted.unique || spell.is_some() { DRAWN } else { wanted.count };
                let enough = depth.unwrap_or(usize::MAX);
                let mut survey = Survey::with(&goal, width, options, draws.max(2), enough)?;
                if wanted.unique && depth.is_none() {
                    survey.keep_some();
                }
                Work::Survey(Box::new(survey))
            }
        };
        Ok(Self {
            goal,
            wanted,
            random,
            work,
            boards: Vec::new(),
            metric: options.metric,
            status: Status::Paused,
        })
    }

    /// Expands about `budget` more positions.
    pub fn advance(&mut self, budget: u64) -> Status {
        if self.status == Status::Paused {
            self.status = match &mut self.work {
                Work::Survey(survey) => survey.advance(budget),
                Work::Spell(..) => self.spell(budget),
            };
            if self.status == Status::Solved
                && let Work::Survey(survey) = &mut self.work
            {
                self.boards = choose(survey, &self.wanted, &mut self.random);
            }
        }
        self.status
    }

    /// Draws or searches the next board with a required start.
    fn spell(&mut self, budget: u64) -> Status {
        let Work::Spell(spelling) = &mut self.work else { return Status::Solved };
        if let Some(search) = &mut spelling.search {
            if search.advance(budget) != Status::Paused {
                let length = search.solution().map(search::length);
                self.boards.extend(spelling.starts.last().map(|start| (start.clone(), length)));
                spelling.search = None;
            }
            return Status::Paused;
        }
        if spelling.tries == TRIES || spelling.starts.len() >= self.wanted.count {
            return Status::Solved;
        }
        spelling.tries += 1;
        if spelling.draw(&mut self.random) {
            spelling.search = spelling.begin(self.metric);
            if spelling.search.is_none() {
                self.boards.extend(spelling.starts.last().map(|start| (start.clone(), None)));
            }
        }
        Status::Paused
    }

    /// The current counters. Cheap.
    #[must_use]
    pub fn stats(&self) -> Stats {
        match &self.work {
            Work::Survey(survey) => survey.stats(),
            Work::Spell(spelling) => spelling.search.as_ref().map_or_else(Stats::default, Method::stats),
        }
    }

    /// The boards found; complete once [`advance`](Self::advance) has ended.
    #[must_use]
    pub fn composed(&self) -> Composed {
        Composed {
            metric: self.metric,
            goal: self.goal.clone(),
            status: self.status,
            boards: self.boards.clone(),
        }
    }
}

/// The qualifying boards of the last layer, or of the last layer that has some.
fn choose(survey: &mut Survey, wanted: &ComposeOptions, random: &mut Pcg64) -> Vec<(String, Option<u32>)> {
    let mut depth = survey.distance_reached();
    if wanted.depth.is_some_and(|wanted| wanted != depth) {
        return Vec::new();
    }
    loop {
        let boards = choose_at(survey, depth, wanted, random);
        if !boards.is_empty() || depth == 0 || wanted.depth.is_some() || !wanted.unique {
            return boards;
        }
        depth -= 1;
    }
}

/// The qualifying boards of a layer.
fn choose_at(
    survey: &mut Survey,
    depth: usize,
    wanted: &ComposeOptions,
    random: &mut Pcg64,
) -> Vec<(String, Option<u32>)> {
    let mut layouts = survey.drawn_at(depth);
    shuffle(&mut layouts, random);
    let mut boards = Vec::new();
    for layout in layouts {
        let text = survey.text(&layout);
        let spelt = wanted.spell.as_ref().is_none_or(|spell| survey.spells(&layout, spell));
        if spelt && (!wanted.unique || survey.is_unique(&layout)) {
            boards.push((text, Some(depth as u32)));
            if boards.len() >= wanted.count {
                break;
            }
        }
    }
    boards
}

fn shuffle<T>(items: &mut [T], random: &mut Pcg64) {
    for at in (1..items.len()).rev() {
        let other = (u64::from(random.next_u32()) * (at as u64 + 1)) >> 32;
        items.swap(at, other as usize);
    }
}

/// Reads the goal as a start, with all its pieces.
fn read_goal(goal: &str, width: usize, options: &BoardOptions) -> Result<Board, Error> {
    read_start(goal, width, options).map_err(|error| match error {
        Error::Text { error, .. } => Error::Text { from: Source::Goal(0), error },
        error => error,
    })
}

/// A board with the pieces of a bag: the word first, the others shuffled, blanks last.
fn place(
    bag: &str,
    width: usize,
    options: &BoardOptions,
    word: &str,
    random: &mut Pcg64,
) -> Result<String, Error> {
    if options.has_blocks() {
        return Err(Error::bad_option("word", ExpectedOption::Tiles));
    }
    let board = read_goal(bag, width, options)?;
    let mut tiles: Vec<Symbol> =
        (0..board.size().cells()).filter_map(|cell| board.symbol(cell).cloned()).collect();
    shuffle(&mut tiles, random);
    for (at, text) in clusters_of(word).iter().enumerate() {
        let rest = tiles.get(at..).unwrap_or_default();
        let found = rest.iter().position(|symbol| symbol.as_str() == text);
        let found = found.ok_or_else(|| Error::BadOption {
            option: "word",
            expected: ExpectedOption::WordOfBag,
            symbol: Some(text.clone()),
            at: None,
        })?;
        tiles.swap(at, at + found);
    }
    let mut tiles = tiles.into_iter();
    let cells = board.cells().iter().map(|cell| match cell {
        Cell::Wall => Cell::Wall,
        _ => tiles.next().map_or(Cell::Blank, Cell::Tile),
    });
    Ok(board.with_cells(cells.collect()).to_string())
}

impl Spelling {
    fn new(spell: &str, goal: &str, width: usize, options: &SurveyOptions) -> Result<Self, Error> {
        let bad = Error::bad_option("spell", ExpectedOption::PiecesOfGoal);
        let mut board = options.board.clone();
        if board.has_blocks() {
            return Err(Error::bad_option("spell", ExpectedOption::DepthToo));
        }
        board.goals.insert(0, goal.to_owned());
        let goal = read_goal(goal, width, &board)?;
        let wanted = Board::read(spell, width, board.blank_symbol()?.as_ref(), Role::Goal)
            .map_err(|error| Error::Text { from: Source::Spell, error })?;
        if wanted.size() != goal.size() {
            return Err(bad);
        }
        // The pieces that the text does not name go on its don't-care cells.
        let mut rest: Vec<Cell> = goal.cells().iter().filter(|cell| **cell != Cell::Wall).cloned().collect();
        for (cell, own) in wanted.cells().iter().zip(goal.cells()) {
            if matches!(cell, Cell::Any | Cell::Wall) && (*cell == Cell::Any || *own == Cell::Wall) {
                continue;
            }
            match rest.iter().position(|other| other == cell) {
                Some(at) => drop(rest.swap_remove(at)),
                None => return Err(bad),
            }
        }
        // All boards drawn have the pieces of the goal, so they are valid if it is.
        TilePuzzle::read(&goal.to_string(), width, &board)?;
        let limits = options.limits;
        Ok(Self { goal, wanted, rest, tries: 0, starts: Vec::new(), width, board, limits, search: None })
    }

    /// Draws a board. Returns whether it is new and not proven unsolvable.
    fn draw(&mut self, random: &mut Pcg64) -> bool {
        shuffle(&mut self.rest, random);
        let mut rest = self.rest.iter();
        let cells = self.wanted.cells().iter().zip(self.goal.cells()).map(|(cell, own)| match (cell, own) {
            (_, Cell::Wall) => Cell::Wall,
            (Cell::Any, _) => rest.next().cloned().unwrap_or(Cell::Blank),
            (cell, _) => cell.clone(),
        });
        let text = self.goal.with_cells(cells.collect()).to_string();
        let reaches = |puzzle: TilePuzzle| !matches!(solvability(&puzzle), Solvability::Unsolvable(_));
        let fits = !self.starts.contains(&text)
            && TilePuzzle::read(&text, self.width, &self.board).is_ok_and(reaches);
        if fits {
            self.starts.push(text);
        }
        fits
    }

    /// A search for the length of the last board; `None` if it does not fit the limits.
    fn begin(&self, metric: Metric) -> Option<Bidirectional> {
        let puzzle = AnyPuzzle::read_for(self.starts.last()?, self.width, &self.board, metric).ok()?;
        let limits = Limits { nodes: self.limits.nodes.min(LENGTH_NODES), ..self.limits };
        Bidirectional::new(positions_of(&puzzle), limits).ok()
    }
}
