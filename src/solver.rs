//! The catalogue of methods, and the one way to run them: [`solve()`] at once, [`Search`] in slices.

mod plan;

pub use self::plan::Why;

use std::{collections::VecDeque, fmt, str::FromStr, sync::Arc};

use self::plan::{Phase, Plan};

use crate::{
    Error,
    board::Board,
    heuristic::Tables,
    puzzle::{AnyPuzzle, BlockPuzzle, BoardOptions, Metric, Refutation, Solvability, Step, solvability},
    search::{self, Bidirectional, BreadthFirst, Limit, Limits, Method, Stage, Stats, Status},
    states::{BlockPositions, Exhausted, PathStep, Positions, Side, Space},
    util::OutOfMemory,
};

/// A solving method. By its [name](Algorithm::name) it can be parsed and printed.
///
/// # Example
///
/// ```
/// use taisou::Algorithm;
///
/// let method: Algorithm = "ida-pattern".parse().unwrap();
/// assert_eq!(method, Algorithm::IdaPattern);
/// assert!(method.is_optimal());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Algorithm {
    /// Picks one of the others by the size of the space and of the goal; in a large space it first looks a
    /// little way from both ends, before it builds tables; where that is no use and no search can be sure to end, as
    /// on 5 x 5, [`Anytime`](search::Anytime), whose answer is not always proven shortest.
    Auto,
    /// [`BreadthFirst`]: shortest; keeps every state.
    BreadthFirst,
    /// [`Bidirectional`]: shortest; keeps two spheres of half the depth.
    Bidirectional,
    /// [`IterativeDeepening`](search::IterativeDeepening) without a bound: shortest; keeps only its path. The baseline of comparisons.
    Iddfs,
    /// [`AStar`](search::AStar) with the distance of each tile: shortest; keeps every state it met.
    AStar,
    /// [`IterativeDeepening`](search::IterativeDeepening) with the distance of each tile: shortest; small tables.
    IdaManhattan,
    /// [`IterativeDeepening`](search::IterativeDeepening) with Manhattan distance and linear conflicts: shortest; no tables.
    IdaLinearConflict,
    /// [`IterativeDeepening`](search::IterativeDeepening) with Takahashi's inversion distance: shortest; no tables.
    IdaInversion,
    /// [`IterativeDeepening`](search::IterativeDeepening) with Takahashi's walking distance: shortest; two tables.
    IdaWalking,
    /// [`IterativeDeepening`](search::IterativeDeepening) with pattern databases: shortest; for everything large.
    IdaPattern,
    /// [`Human`](search::Human): not shortest; any size at once, in stages that a person can follow.
    Human,
    /// [`Anytime`](search::Anytime): an answer at once, then shorter ones and a rising bound, until they meet.
    Anytime,
}

impl Algorithm {
    /// All methods.
    pub const ALL: [Self; 12] = [
        Self::Auto,
        Self::BreadthFirst,
        Self::Bidirectional,
        Self::Iddfs,
        Self::AStar,
        Self::IdaManhattan,
        Self::IdaLinearConflict,
        Self::IdaInversion,
        Self::IdaWalking,
        Self::IdaPattern,
        Self::Human,
        Self::Anytime,
    ];

    /// The name used in JavaScript and in links.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::BreadthFirst => "bfs",
            Self::Bidirectional => "bidirectional",
            Self::Iddfs => "iddfs",
            Self::AStar => "astar",
            Self::IdaManhattan => "ida-manhattan",
            Self::IdaLinearConflict => "ida-linear-conflict",
            Self::IdaInversion => "ida-inversion",
            Self::IdaWalking => "ida-walking",
            Self::IdaPattern => "ida-pattern",
            Self::Human => "human",
            Self::Anytime => "anytime",
        }
    }

    /// Whether every solution it finds is proven shortest.
    #[must_use]
    pub fn is_optimal(self) -> bool {
        match self {
            Self::BreadthFirst
            | Self::Bidirectional
            | Self::Iddfs
            | Self::AStar
            | Self::IdaManhattan
            | Self::IdaLinearConflict
            | Self::IdaInversion
            | Self::IdaWalking
            | Self::IdaPattern => true,
            Self::Auto | Self::Human | Self::Anytime => false,
        }
    }
}

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
    /// Finished tables to use and to add to; the caller's clone keeps them for later searches.
    pub tables: Tables,
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
    /// Why [`Algorithm::Auto`] chose it; `None` where it did not.
    pub why: Option<Why>,
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
/// `board` is a text as [`Board::read`] takes it; `width` 0 means: as its rows say. What cannot be solved is an answer,
/// [`Outcome::Unsolvable`] with the reason; whether an answer is shortest says [`Solution::optimal`], never the method alone.
///
/// # Errors
///
/// When a text is no board, start and goal can never match, the method does not take the board, or it is known beforehand
/// not to fit the limits.
///
/// # Cost
///
/// That of the method. [`Algorithm::Auto`] over Korf's 15-puzzles of 41 to 66 moves takes 10 ms at the median with its tables to
/// build, 6 ms with them built ([`Options::tables`]).
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

/// A search in hand, driven in slices: for progress, for cancelling, for doing something else meanwhile. To cancel, drop
/// it; [`solution`](Search::solution) says before that what is known so far.
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
    puzzle: AnyPuzzle,
    algorithm: Algorithm,
    why: Option<Why>,
    metric: Metric,
    limits: Limits,
    boards: Option<bool>,
    tables: Tables,
    state: State,
}

enum State {
    /// Decided before searching.
    Refuted(Refutation),
    Running {
        method: Box<dyn Method>,
        status: Status,
        /// What to run when the method has spent its nodes, first to last.
        then: VecDeque<Phase>,
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
        let puzzle = match AnyPuzzle::read_for(board, width, &options.board, options.metric)? {
            AnyPuzzle::Tiles(puzzle) => puzzle,
            AnyPuzzle::Blocks(puzzle) => return Self::with_blocks(puzzle, algorithm, options),
        };
        let tables = options.tables.clone();
        // What is kept from earlier searches leaves at least half the memory to this one.
        tables.shrink(options.limits.bytes / 2);
        let limits = Limits { bytes: options.limits.bytes - tables.bytes(), ..options.limits };
        let Options { metric, boards, .. } = *options;
        let (algorithm, why, state) = match solvability(&puzzle) {
            Solvability::Unsolvable(refutation) => (algorithm, None, State::Refuted(refutation)),
            verdict => {
                let space = Space::new(&puzzle, metric);
                let plan = Plan::new(algorithm, &space, &verdict, limits, &tables)?;
                let first = Limits { nodes: limits.nodes.min(plan.first.nodes), ..limits };
                let (phase, method) = match plan.first.start(space.clone(), first, 0, &tables) {
                    // Goals too many to list: from the start it may still fit.
                    Err(Error::TooLarge { .. }) if algorithm == Algorithm::Auto => {
                        let phase = Phase::of(Algorithm::BreadthFirst).since(Why::Goals);
                        (phase, phase.start(space, first, 0, &tables)?)
                    }
                    started => (plan.first, started?),
                };
                let state = State::Running { method, status: Status::Paused, then: plan.then, before: 0 };
                (phase.algorithm, phase.why, state)
            }
        };
        let puzzle = AnyPuzzle::Tiles(puzzle);
        Ok(Self { puzzle, algorithm, why, metric, limits, boards, tables, state })
    }

    /// A search with pieces of any size.
    fn with_blocks(puzzle: Arc<BlockPuzzle>, algorithm: Algorithm, options: &Options) -> Result<Self, Error> {
        let Options { metric, limits, boards, .. } = *options;
        if !matches!(algorithm, Algorithm::Auto | Algorithm::BreadthFirst | Algorithm::Bidirectional) {
            let why = "it takes one-cell tiles, moved by steps or lines";
            return Err(Error::Unsupported { algorithm: algorithm.name(), why, instead: "bfs" });
        }
        let too_large = |OutOfMemory { needed }| Error::TooLarge { bytes: needed, limit: limits.bytes };
        let mut positions: Box<dyn Positions> = Box::new(BlockPositions::new(puzzle.clone(), metric));
        let listable = algorithm != Algorithm::BreadthFirst && positions.goals().0 < u64::MAX;
        let (algorithm, why) = match algorithm {
            Algorithm::Auto if listable => (Algorithm::Bidirectional, Some(Why::Few)),
            Algorithm::Auto => (Algorithm::BreadthFirst, Some(Why::Goals)),
            Algorithm::Bidirectional if !listable => {
                let why = "its goals stand for too many positions to list";
                return Err(Error::Unsupported { algorithm: algorithm.name(), why, instead: "bfs" });
            }
            algorithm => (algorithm, None),
        };
        let method: Box<dyn Method> = if algorithm == Algorithm::BreadthFirst {
            Box::new(BreadthFirst::new(positions, limits).map_err(too_large)?)
        } else {
            Box::new(Bidirectional::new(positions, limits).map_err(too_large)?)
        };
        let state = State::Running { method, status: Status::Paused, then: VecDeque::new(), before: 0 };
        let (puzzle, tables) = (AnyPuzzle::Blocks(puzzle), options.tables.clone());
        Ok(Self { puzzle, algorithm, why, metric, limits, boards, tables, state })
    }

    /// Goes on for about `nodes` more nodes, or as much work on tables; 100,000 take some milliseconds. Once it has returned anything but [`Status::Paused`], the search
    /// is over.
    pub fn advance(&mut self, nodes: u64) -> Status {
        let State::Running { method, status, then, before } = &mut self.state else {
            return Status::Unsolvable;
        };
        if *status != Status::Paused {
            return *status;
        }
        *status = method.advance(nodes);
        if *status == Status::Paused {
            return *status;
        }
        let stats = method.stats();
        let AnyPuzzle::Tiles(puzzle) = &self.puzzle else { return *status };
        let space = Space::new(puzzle, self.metric);
        self.tables.spend(&space, stats.nodes);
        if *status == Status::Stopped(Limit::Nodes)
            && *before + stats.nodes < self.limits.nodes
            && let Some(next) = then.pop_front()
        {
            *before += stats.nodes;
            // No limit stays none: a method may have a default of its own.
            let left = match self.limits.nodes {
                u64::MAX => u64::MAX,
                nodes => nodes - *before,
            };
            let limits = Limits { nodes: left.min(next.nodes), ..self.limits };
            // Only a method that takes this space is planned.
            if let Ok(started) = next.start(space, limits, stats.bound, &self.tables) {
                *method = started;
                *status = Status::Paused;
                (self.algorithm, self.why) = (next.algorithm, next.why);
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
            State::Running { method, .. } => method.solution().map(search::length),
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
            why: self.why,
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
        let length = steps.map(search::length);
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
            let mut last = self.puzzle.start().to_string();
            play(&self.puzzle, steps, |board| last = board.to_string());
            (last, *wrong)
        });
        Argument::Exhausted { positions: proof.positions, side: proof.side, closest }
    }

    /// What moves, and the boards after each step.
    fn replay(&self, steps: &[PathStep]) -> (Vec<Move>, Vec<String>) {
        let few = steps.len() * self.puzzle.start().size().cells() <= 1_000_000;
        let mut boards = Vec::new();
        let moves = play(&self.puzzle, steps, |board| {
            if self.boards.unwrap_or(few) {
                boards.push(board.to_string());
            }
        });
        (moves, boards)
    }
}

/// Plays steps from the start: what moves. Shows the board after each.
pub(crate) fn play(puzzle: &AnyPuzzle, steps: &[PathStep], mut show: impl FnMut(&Board)) -> Vec<Move> {
    let mut board = puzzle.start().clone();
    let made = |path_step: &PathStep| {
        let step = puzzle.step(path_step.from, path_step.to);
        let symbol = board.mark(step.from).to_owned();
        puzzle.play(step, &mut board);
        show(&board);
        Move { symbol, step, turn: path_step.turn }
    };
    steps.iter().map(made).collect()
}
