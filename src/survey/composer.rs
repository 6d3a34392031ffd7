//! Puzzles made to order: of a given length, with one solution, spelling a word.

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64;

use super::{Survey, SurveyOptions};
use crate::{
    Error,
    board::{Board, Cell, Role, Symbol, clusters_of},
    error::{ExpectedOption, Source},
    puzzle::{AnyPuzzle, BoardOptions, Metric, Solvability, TilePuzzle, read_start, solvability},
    search::{self, Bidirectional, Limits, Method, Stats, Status},
};

/// What a [`Composer`] takes besides the goal. Each method sets the field of its name and returns the rest unchanged.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct ComposeOptions {
    /// Exactly this many moves; left out: as many as there can be, or with `spell` as many as it takes. With `unique`, as
    /// many as a board with one shortest solution has among those that are drawn of each distance.
    pub depth: Option<usize>,
    /// Only boards with one shortest solution.
    pub unique: bool,
    /// How many boards, at least 1; fewer if there are not so many.
    pub count: usize,
    /// What the start spells: a text of the same size, with `?` for any piece.
    pub spell: Option<String>,
    /// The goal is only a bag of symbols, in which this word is to be placed first.
    pub word: Option<String>,
}

impl ComposeOptions {
    /// The default: one of the boards farthest from the goal.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the exact number of moves.
    #[must_use]
    pub fn depth(mut self, depth: usize) -> Self {
        self.depth = Some(depth);
        self
    }

    /// Sets whether a board may have one shortest solution only.
    #[must_use]
    pub fn unique(mut self, unique: bool) -> Self {
        self.unique = unique;
        self
    }

    /// Sets how many boards to draw.
    #[must_use]
    pub fn count(mut self, count: usize) -> Self {
        self.count = count;
        self
    }

    /// Sets what the start spells.
    #[must_use]
    pub fn spell(mut self, spell: impl Into<String>) -> Self {
        self.spell = Some(spell.into());
        self
    }

    /// Sets the word to be placed first.
    #[must_use]
    pub fn word(mut self, word: impl Into<String>) -> Self {
        self.word = Some(word.into());
        self
    }
}

/// Boards that were composed. See the fields.
///
/// Tiles that no goal names count as alike, as in a [`Survey`]; of boards that differ only in these one is given, such as the start
/// can reach, as far as theory tells.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Composed {
    /// What lengths count.
    pub metric: Metric,
    /// The goal that they are for.
    pub goal: String,
    /// [`Status::Solved`] when complete: no boards then means that there are none.
    pub status: Status,
    /// The boards and their lengths, as far as a look from both ends has found them.
    pub boards: Vec<(String, Option<u32>)>,
}

/// Composes puzzles, driven in slices: boards that are exactly so far from a goal, drawn by a seed, all that qualify being
/// equally likely.
///
/// # Cost
///
/// That of a [`Survey`] as deep as the wish says. Where the start spells something and no depth is given: a search from both
/// ends for each board that is drawn.
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

/// How it is done.
enum Work {
    /// From a survey, down to the depth of the wish, or as deep as it goes.
    Survey(Box<Survey>),
    /// By searches from both ends of boards that spell what the wish says.
    Spell(Box<Spelling>),
}

/// Boards that spell what the wish says, drawn one after another, and how they are read.
struct Spelling {
    goal: Board,
    /// What they spell, and what else lies on them.
    wanted: Board,
    rest: Vec<Cell>,
    tries: usize,
    /// Those that were drawn, the last being searched.
    starts: Vec<String>,
    width: usize,
    board: BoardOptions,
    limits: Limits,
    search: Option<Bidirectional>,
}

/// Boards that are drawn to find unique ones, or such that spell something, among them.
const DRAWN: usize = 2000;

/// Positions that are looked at for the length of a board that spells something.
const LOOK: u64 = 5_000_000;

/// Arrangements that are tried for what the start shall spell.
const TRIES: usize = 200;

impl Composer {
    /// Prepares to compose.
    ///
    /// # Errors
    ///
    /// As [`Survey::new`], and where the word or what the start spells has other symbols than the goal.
    pub fn new(
        goal: &str,
        width: usize,
        options: &SurveyOptions,
        wanted: ComposeOptions,
    ) -> Result<Self, Error> {
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

    /// Goes on until about `budget` more positions were looked at.
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

    /// Goes on with the boards that spell something.
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

    /// What counts as one move.
    #[must_use]
    pub fn metric(&self) -> Metric {
        self.metric
    }

    /// The counters so far; cheap.
    #[must_use]
    pub fn stats(&self) -> Stats {
        match &self.work {
            Work::Survey(survey) => survey.stats(),
            Work::Spell(spelling) => spelling.search.as_ref().map_or_else(Stats::default, Method::stats),
        }
    }

    /// What was composed so far; after the end, all of it.
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

/// Boards that qualify, of the last distance, or of the last that has some.
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

/// Boards of this distance that qualify.
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

/// Reads the goal as a board to play from, which all its pieces are on.
fn read_goal(goal: &str, width: usize, options: &BoardOptions) -> Result<Board, Error> {
    read_start(goal, width, options).map_err(|error| match error {
        Error::Text { error, .. } => Error::Text { from: Source::Goal(0), error },
        error => error,
    })
}

/// A board with the pieces of a bag: the word first, the others in any order, blanks last.
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
        // What the text does not name is put on its don't-care cells.
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
        // Whatever is drawn has the pieces of the goal, and is refused as that is.
        TilePuzzle::read(&goal.to_string(), width, &board)?;
        let limits = options.limits;
        Ok(Self { goal, wanted, rest, tries: 0, starts: Vec::new(), width, board, limits, search: None })
    }

    /// Draws a board; says whether it is a new one, and none from which the goal cannot be reached.
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

    /// A search for the length of the last board; `None` where it cannot be searched so.
    fn begin(&self, metric: Metric) -> Option<Bidirectional> {
        let puzzle = AnyPuzzle::read_for(self.starts.last()?, self.width, &self.board, metric).ok()?;
        let limits = Limits { nodes: self.limits.nodes.min(LOOK), ..self.limits };
        Bidirectional::new(super::positions(&puzzle), limits).ok()
    }
}
