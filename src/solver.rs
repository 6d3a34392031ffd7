//! The catalogue of methods, and the one way to run them: [`solve()`] at once, [`Search`] in slices.

use std::{fmt, str::FromStr};

use crate::{
    Error,
    puzzle::{BoardOptions, Refutation, Solvability, Step, TilePuzzle, solvability},
    search::{
        Bidirectional, BreadthFirst, Exhausted, Human, IterativeDeepening, Limit, Limits, Method, Metric,
        OutOfMemory, PathStep, Side, Space, Stage, Stats, Status, Tabled,
    },
};

/// A solving method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Algorithm {
    /// Picks one of the others by the size of the space and of the goal; in a large space it first looks a
    /// little way from both ends, before it builds tables.
    Auto,
    /// [`BreadthFirst`]: shortest; keeps every state.
    BreadthFirst,
    /// [`Bidirectional`]: shortest; keeps two spheres of half the depth.
    Bidirectional,
    /// [`IterativeDeepening`] without a bound: shortest; keeps only its path. The baseline of comparisons.
    Iddfs,
    /// [`IterativeDeepening`] with the distance of each tile: shortest; small tables.
    IdaManhattan,
    /// [`IterativeDeepening`] with pattern databases: shortest; for everything large.
    IdaPattern,
    /// [`Human`]: not shortest; any size at once, in stages that a person can follow.
    Human,
}

impl Algorithm {
    /// All methods.
    pub const ALL: [Self; 7] = [
        Self::Auto,
        Self::BreadthFirst,
        Self::Bidirectional,
        Self::Iddfs,
        Self::IdaManhattan,
        Self::IdaPattern,
        Self::Human,
    ];

    /// The name used in JavaScript and in links.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::BreadthFirst => "bfs",
            Self::Bidirectional => "bidirectional",
            Self::Iddfs => "iddfs",
            Self::IdaManhattan => "ida-manhattan",
            Self::IdaPattern => "ida-pattern",
            Self::Human => "human",
        }
    }

    /// Whether every solution it finds is proven shortest.
    #[must_use]
    pub fn is_optimal(self) -> bool {
        match self {
            Self::Auto
            | Self::BreadthFirst
            | Self::Bidirectional
            | Self::Iddfs
            | Self::IdaManhattan
            | Self::IdaPattern => true,
            Self::Human => false,
        }
    }

    /// The methods that run for `space`, one after another: itself, but for [`Algorithm::Auto`].
    fn choose(self, space: &Space, verdict: &Solvability) -> Plan {
        if self != Self::Auto {
            return Plan { first: self, then: None };
        }
        let listable = space.goal_positions().is_some_and(|count| count <= AUTO_GOAL_POSITIONS);
        let large = space.arrangements().is_none_or(|count| count > AUTO_ARRANGEMENTS);
        let tables = large && refusal(space, verdict).is_none();
        match (listable, tables) {
            (true, true) => Plan { first: Self::Bidirectional, then: Some(Self::IdaPattern) },
            (true, false) => Plan { first: Self::Bidirectional, then: None },
            (false, true) => Plan { first: Self::IdaPattern, then: None },
            (false, false) => Plan { first: Self::BreadthFirst, then: None },
        }
    }

    fn start(self, space: Space, limits: Limits, verdict: &Solvability) -> Result<Box<dyn Method>, Error> {
        let too_large = |OutOfMemory { needed }| Error::TooLarge { bytes: needed, limit: limits.bytes };
        let tabled = match self {
            Self::BreadthFirst => {
                return Ok(Box::new(BreadthFirst::new(space, limits).map_err(too_large)?));
            }
            Self::Auto | Self::Bidirectional => {
                return Ok(Box::new(Bidirectional::new(space, limits).map_err(too_large)?));
            }
            Self::Human if space.is_rectangle() => {
                return Ok(Box::new(Human::new(space, limits).map_err(too_large)?));
            }
            Self::Human => {
                return Err(Error::Unsupported {
                    algorithm: self.name(),
                    why: "it takes rectangles of at least two rows and two columns, without walls",
                    instead: Self::Auto.name(),
                });
            }
            Self::Iddfs => Tabled::None,
            Self::IdaManhattan => Tabled::Single,
            Self::IdaPattern => Tabled::Grouped,
        };
        if let Some(why) = refusal(&space, verdict) {
            let instead = Self::Bidirectional.name();
            return Err(Error::Unsupported { algorithm: self.name(), why, instead });
        }
        Ok(Box::new(IterativeDeepening::new(space, limits, tabled).map_err(too_large)?))
    }
}

/// What runs: the second method when the first has not ended after [`GLANCE`] nodes.
#[derive(Clone, Copy, Debug)]
struct Plan {
    first: Algorithm,
    then: Option<Algorithm>,
}

/// Nodes of the first look from both ends: a tenth of the time that tables for 15 tiles take.
const GLANCE: u64 = 100_000;

/// Why iterative deepening does not take a space, if it does not.
fn refusal(space: &Space, verdict: &Solvability) -> Option<&'static str> {
    if space.metric() != Metric::Step {
        Some("it counts in single steps only")
    } else if *verdict == Solvability::Unknown {
        Some("it would not end if there were no answer, and only a search that keeps its states can tell")
    } else {
        None
    }
}

/// Goals that stand for more positions than this are searched from the start only: listing them would cost
/// more than it saves.
const AUTO_GOAL_POSITIONS: u64 = 100_000;

/// Spaces of more arrangements than this are searched with pattern databases: building them then costs less
/// than two spheres would. On 11 tiles they win, on 8 they do not.
const AUTO_ARRANGEMENTS: u64 = 10_000_000;

impl fmt::Display for Algorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Algorithm {
    type Err = ();

    fn from_str(name: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|algorithm| algorithm.name() == name).ok_or(())
    }
}

/// What [`solve()`] and [`Search::new`] take besides the board.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Goals, blank and groups of symbols.
    pub board: BoardOptions,
    /// What counts as one move.
    pub metric: Metric,
    /// How far to go.
    pub limits: Limits,
    /// Whether to write the board after every step; left out: when steps x cells is at most a million.
    pub boards: Option<bool>,
}

/// One step of a solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// What is drawn on the tile.
    pub symbol: String,
    /// Where it goes: cells from 0 in reading order.
    pub step: Step,
    /// Which move of the metric it belongs to, from 0.
    pub turn: u32,
}

/// What a search found. See the fields.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// How it ended.
    pub outcome: Outcome,
    /// Single steps in order; empty without a solution.
    pub moves: Vec<Move>,
    /// The number of moves in the metric, without a solution `None`.
    pub length: Option<u32>,
    /// True only when no shorter solution exists, proven.
    pub optimal: bool,
    /// The method's lower bound of the start before searching; 0 for methods that use none.
    pub start_bound: u32,
    /// The best lower bound proven when it ended; `None` when unsolvable.
    pub bound: Option<u32>,
    /// The text of the board after each step; empty when not made.
    pub boards: Vec<String>,
    /// The parts of the solution, in order, by methods that work in stages; else none.
    pub stages: Vec<Stage>,
    /// What ran.
    pub algorithm: Algorithm,
    /// What `length` counts.
    pub metric: Metric,
    /// States generated and kept.
    pub nodes: u64,
}

/// How a search ended, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The moves reach a goal.
    Solved,
    /// Proven: no goal can be reached.
    Unsolvable(Argument),
    /// A limit was met on the way; `None`: it is only paused.
    Stopped(Option<Limit>),
}

/// Why no goal can be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// Every position that can be reached was looked at.
    Exhausted {
        /// How many there are.
        positions: u64,
        /// From which end.
        side: Side,
        /// When from the start: the board nearest to a goal, and its number of wrong cells.
        closest: Option<(String, u32)>,
    },
    /// It was decided before searching.
    Refuted(Refutation),
}

/// Solves a puzzle at once. Ends by itself or at a limit of `options`.
///
/// # Errors
///
/// When a text is no board, start and goal can never match, or the method does not fit the limits.
///
/// # Example
///
/// ```
/// use taisou::{Algorithm, Options, puzzle::BoardOptions, solve};
///
/// let board = BoardOptions { goals: vec!["ソウアイ*タタノマ".into()], ..Default::default() };
/// let options = Options { board, ..Default::default() };
/// let solution = solve("ウアタソ*マイタノ", 3, Algorithm::Auto, &options)?;
/// assert_eq!(solution.length, Some(18));
/// assert!(solution.optimal);
/// assert_eq!(solution.boards.last().map(String::as_str), Some("ソウア/イ*タ/タノマ"));
/// # Ok::<(), taisou::Error>(())
/// ```
pub fn solve(board: &str, width: usize, algorithm: Algorithm, options: &Options) -> Result<Solution, Error> {
    let mut search = Search::new(board, width, algorithm, options)?;
    while search.advance(u64::MAX) == Status::Paused {}
    Ok(search.solution())
}

/// A search in hand, driven in slices.
///
/// # Example
///
/// ```
/// use taisou::{Algorithm, Options, Search, search::Status};
///
/// let mut search = Search::new("867/254/3*1", 3, Algorithm::BreadthFirst, &Options::default())?;
/// while search.advance(10_000) == Status::Paused {
///     assert!(search.stats().bound <= 31);
/// }
/// assert_eq!(search.solution().length, Some(31));
/// # Ok::<(), taisou::Error>(())
/// ```
pub struct Search {
    puzzle: TilePuzzle,
    algorithm: Algorithm,
    metric: Metric,
    limits: Limits,
    boards: Option<bool>,
    state: State,
}

enum State {
    /// Decided before searching.
    Refuted(Refutation),
    Running {
        method: Box<dyn Method>,
        status: Status,
        /// What to run instead when this has met its own limit of nodes.
        then: Option<Algorithm>,
        /// The nodes spent before this method began.
        before: u64,
    },
}

impl Search {
    /// Prepares a search; does none of it.
    ///
    /// # Errors
    ///
    /// As [`solve()`].
    pub fn new(board: &str, width: usize, algorithm: Algorithm, options: &Options) -> Result<Self, Error> {
        let puzzle = TilePuzzle::read(board, width, &options.board)?;
        let space = Space::new(&puzzle, options.metric);
        let verdict = solvability(&puzzle);
        let Plan { first, then } = algorithm.choose(&space, &verdict);
        let mut limits = options.limits;
        if then.is_some() {
            limits.nodes = limits.nodes.min(GLANCE);
        }
        let mut running = first;
        let state = match &verdict {
            Solvability::Unsolvable(refutation) => State::Refuted(refutation.clone()),
            verdict => {
                let method = match first.start(space, limits, verdict) {
                    // Goals too many to list: from the start it may still fit.
                    Err(Error::TooLarge { .. }) if algorithm == Algorithm::Auto => {
                        running = Algorithm::BreadthFirst;
                        running.start(Space::new(&puzzle, options.metric), limits, verdict)?
                    }
                    started => started?,
                };
                State::Running { method, status: Status::Paused, then, before: 0 }
            }
        };
        let Options { metric, limits, boards, .. } = *options;
        Ok(Self { puzzle, algorithm: running, metric, limits, boards, state })
    }

    /// Goes on for about `nodes` more nodes. Once it has returned anything but [`Status::Paused`], the search
    /// is over.
    pub fn advance(&mut self, nodes: u64) -> Status {
        let State::Running { method, status, then, before } = &mut self.state else {
            return Status::Unsolvable;
        };
        *status = method.advance(nodes);
        if *status == Status::Stopped(Limit::Nodes)
            && let Some(next) = then.take()
            && self.limits.nodes > GLANCE
        {
            *before += method.stats().nodes;
            let limits = Limits { nodes: self.limits.nodes - *before, ..self.limits };
            let space = Space::new(&self.puzzle, self.metric);
            // Only a method that takes this space is planned.
            if let Ok(started) = next.start(space, limits, &Solvability::Solvable) {
                *method = started;
                *status = Status::Paused;
                self.algorithm = next;
            }
        }
        *status
    }

    /// The counters so far; cheap.
    #[must_use]
    pub fn stats(&self) -> Stats {
        match &self.state {
            State::Refuted(_) => Stats::default(),
            State::Running { method, before, .. } => {
                let stats = method.stats();
                Stats { nodes: stats.nodes + before, ..stats }
            }
        }
    }

    /// The length of the best solution so far, in moves of the metric.
    #[must_use]
    pub fn best(&self) -> Option<u32> {
        match &self.state {
            State::Refuted(_) => None,
            State::Running { method, .. } => method.solution().map(length),
        }
    }

    /// What is known now; after the end, the answer.
    #[must_use]
    pub fn solution(&self) -> Solution {
        let empty = Solution {
            outcome: Outcome::Stopped(None),
            moves: Vec::new(),
            length: None,
            optimal: false,
            start_bound: 0,
            bound: None,
            boards: Vec::new(),
            stages: Vec::new(),
            algorithm: self.algorithm,
            metric: self.metric,
            nodes: 0,
        };
        let (method, status, before) = match &self.state {
            State::Refuted(refutation) => {
                let argument = Argument::Refuted(refutation.clone());
                return Solution { outcome: Outcome::Unsolvable(argument), ..empty };
            }
            State::Running { method, status, before, .. } => (method, *status, *before),
        };
        let counters = method.stats();
        let outcome = match status {
            Status::Solved => Outcome::Solved,
            Status::Stopped(limit) => Outcome::Stopped(Some(limit)),
            Status::Paused => Outcome::Stopped(None),
            Status::Unsolvable => match method.exhausted() {
                Some(proof) => Outcome::Unsolvable(self.exhausted(proof)),
                None => Outcome::Stopped(None),
            },
        };
        let steps = method.solution();
        let length = steps.map(length);
        let (moves, boards) = self.replay(steps.unwrap_or_default());
        Solution {
            bound: (status != Status::Unsolvable).then_some(counters.bound),
            optimal: length == Some(counters.bound),
            outcome,
            moves,
            length,
            start_bound: method.start_bound(),
            boards,
            stages: method.stages().to_vec(),
            nodes: counters.nodes + before,
            ..empty
        }
    }

    fn exhausted(&self, proof: &Exhausted) -> Argument {
        let closest = proof.closest.as_ref().map(|(wrong, steps)| {
            let mut board = self.puzzle.start().clone();
            for step in steps {
                step.on(self.puzzle.graph().cells()).play(&mut board);
            }
            (board.to_string(), *wrong)
        });
        Argument::Exhausted { positions: proof.positions, side: proof.side, closest }
    }

    /// Plays the steps: what moves, and the boards after each.
    fn replay(&self, steps: &[PathStep]) -> (Vec<Move>, Vec<String>) {
        let mut board = self.puzzle.start().clone();
        let few = steps.len() * board.size().cells() <= 1_000_000;
        let with_boards = self.boards.unwrap_or(few);
        let mut boards = Vec::with_capacity(if with_boards { steps.len() } else { 0 });
        let mut moves = Vec::with_capacity(steps.len());
        for path_step in steps {
            let step = path_step.on(self.puzzle.graph().cells());
            let symbol = board.mark(step.from).to_owned();
            moves.push(Move { symbol, step, turn: path_step.turn });
            step.play(&mut board);
            if with_boards {
                boards.push(board.to_string());
            }
        }
        (moves, boards)
    }
}

fn length(steps: &[PathStep]) -> u32 {
    steps.last().map_or(0, |step| step.turn + 1)
}
