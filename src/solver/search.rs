//! A search driven in slices: its methods one after another, and what they found as moves on a board.

use std::collections::VecDeque;

use super::{
    Algorithm, Argument, AutoReason, Move, Options, Outcome, Solution,
    methods::Instance,
    plan::{Phase, Plan},
};
use crate::{
    Error,
    board::Board,
    heuristic::{Heuristic, Tables},
    puzzle::{self, AnyPuzzle, Metric, Refutation, Solvability, Step},
    search::{self, Limit, Limits, Method, Stage, Stats, Status, WorkItem, WorkResult},
    states::{Exhausted, PathStep},
    util::OutOfMemory,
};

/// A search that is driven in slices: for progress, for cancelling, for doing something else meanwhile. To cancel,
/// drop it; [`solution`](Search::solution) says before that what is known so far.
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
    why: Option<AutoReason>,
    metric: Metric,
    limits: Limits,
    boards: Option<bool>,
    /// Whether the board is one with blocks, whose moves are written by their cells.
    has_blocks: bool,
    tables: Tables,
    state: State,
}

enum State {
    /// Decided before searching.
    Refuted(Refutation),
    Running {
        instance: Instance,
        method: Box<dyn Method>,
        status: Status,
        /// What to run when the method has spent its nodes, first to last.
        then: VecDeque<Phase>,
        /// The nodes spent before this method began.
        before: u64,
        /// The best solution of the methods before this one.
        found: Option<Found>,
    },
}

/// A solution, with its stages.
struct Found {
    steps: Vec<PathStep>,
    stages: Vec<Stage>,
}

impl Found {
    /// The shorter one of what was found and what a method has.
    fn shorter<'a>(found: Option<&'a Self>, method: &'a dyn Method) -> Option<(&'a [PathStep], &'a [Stage])> {
        let before = found.map(|found| (&found.steps[..], &found.stages[..]));
        let now = method.solution().map(|steps| (steps, method.stages()));
        // Of two as short as each other the later.
        now.into_iter().chain(before).min_by_key(|(steps, _)| search::length(steps))
    }
}

impl Search {
    /// Prepares a search; does none of it.
    ///
    /// # Errors
    ///
    /// As [`solve()`](super::solve()).
    pub fn new(board: &str, width: usize, algorithm: Algorithm, options: &Options) -> Result<Self, Error> {
        let Options { metric, boards, .. } = *options;
        let puzzle = AnyPuzzle::read_for(board, width, &options.board, metric)?;
        let tables = options.tables.clone();
        // What is kept from earlier searches leaves at least half the memory to this one.
        tables.shrink(options.limits.bytes / 2);
        let limits = Limits { bytes: options.limits.bytes - tables.bytes(), ..options.limits };
        let (algorithm, why, state) = match Instance::new(&puzzle) {
            Instance::Tiles(_, Solvability::Unsolvable(refutation)) => {
                (algorithm, None, State::Refuted(refutation))
            }
            instance => {
                let Plan { first: phase, then } = Plan::new(algorithm, &instance, limits, &tables)?;
                let (phase, method) = begin(phase, algorithm, &instance, limits, &tables).map_err(
                    |OutOfMemory { needed }| Error::TooLarge { bytes: needed, limit: limits.bytes },
                )?;
                let (status, before, found) = (Status::Paused, 0, None);
                let state = State::Running { instance, method, status, then, before, found };
                (phase.algorithm, phase.why, state)
            }
        };
        let has_blocks = options.board.has_blocks();
        Ok(Self { puzzle, algorithm, why, metric, limits, boards, has_blocks, tables, state })
    }

    /// Goes on for about `nodes` more nodes, or as much work on tables; 100,000 take some milliseconds. Once it
    /// has returned anything but [`Status::Paused`], the search is over.
    pub fn advance(&mut self, nodes: u64) -> Status {
        let State::Running { instance, method, status, then, before, found } = &mut self.state else {
            return Status::Unsolvable;
        };
        if *status != Status::Paused {
            return *status;
        }
        *status = method.advance(nodes);
        let stats = method.stats();
        if *status == Status::Paused {
            // What was found before is proven once nothing shorter is possible.
            if found.as_ref().is_some_and(|found| search::length(&found.steps) <= stats.bound) {
                *status = Status::Solved;
            }
            return *status;
        }
        if let Instance::Tiles(space, _) = instance {
            self.tables.spend(space, stats.nodes);
        }
        // What a first look had no room for may be found without it.
        if matches!(status, Status::Stopped(Limit::Nodes | Limit::Bytes))
            && *before + stats.nodes < self.limits.nodes
            && let Some(next) = then.pop_front()
        {
            let spent = *before + stats.nodes;
            // No limit stays none: a method may have a default of its own.
            let left = match self.limits.nodes {
                u64::MAX => u64::MAX,
                nodes => nodes - spent,
            };
            let limits = Limits { nodes: left.min(next.nodes), ..self.limits };
            match next.start(instance, limits, stats.bound, &self.tables) {
                Ok(started) => {
                    if let Some((steps, stages)) = Found::shorter(found.as_ref(), &**method) {
                        *found = Some(Found { steps: steps.to_vec(), stages: stages.to_vec() });
                    }
                    *method = started;
                    *status = Status::Paused;
                    *before = spent;
                    (self.algorithm, self.why) = (next.algorithm, next.why);
                }
                // What was to come next has no room: that ends it, not a limit of nodes.
                Err(OutOfMemory { .. }) => *status = Status::Stopped(Limit::Bytes),
            }
        }
        *status
    }

    /// Lets a search go on that ended by a number of nodes, given or its own, without a proof: from here it has no such
    /// limit. False if it did not end so, or its method cannot go on. By methods that keep no positions: the deepening
    /// ones and [`Algorithm::Anytime`].
    ///
    /// # Example
    ///
    /// ```
    /// use taisou::{Algorithm, Options, Search, search::{Limits, Status}, solver::Outcome};
    ///
    /// let options = Options::new().limits(Limits { nodes: 1000, ..Default::default() });
    /// let mut search = Search::new("867/254/3*1", 3, Algorithm::IdaManhattan, &options)?;
    /// while search.advance(10_000) == Status::Paused {}
    /// assert!(matches!(search.solution().outcome, Outcome::Stopped(_)));
    /// assert!(search.go_on());
    /// while search.advance(10_000) == Status::Paused {}
    /// assert_eq!(search.solution().length, Some(31));
    /// assert!(!search.go_on());
    /// # Ok::<(), taisou::Error>(())
    /// ```
    pub fn go_on(&mut self) -> bool {
        let State::Running { method, status, .. } = &mut self.state else { return false };
        let goes_on = *status != Status::Paused && method.go_on();
        if goes_on {
            self.limits.nodes = u64::MAX;
            *status = Status::Paused;
        }
        goes_on
    }

    /// Whether it could give work away now: whether a [`Helper`](super::Helper) would be of use.
    pub fn can_lease(&mut self) -> bool {
        let State::Running { method, status: Status::Paused, .. } = &mut self.state else { return false };
        method.building().is_some_and(|patterns| patterns.can_lease())
            || method.sharing().is_some_and(|sharing| sharing.can_lease())
    }

    /// Takes work out of the search for a [`Helper`](super::Helper), about so many nodes, or a table while it builds several;
    /// `None` if there is nothing to give away now. By [`Algorithm::IdaPattern`], and where the others use it. What is out comes back by
    /// [`complete`](Search::complete) or by [`requeue`](Search::requeue), or the search will wait for it.
    ///
    /// Whoever helps, the search ends with the same answer and the same bound.
    ///
    /// # Example
    ///
    /// ```
    /// use taisou::{Algorithm, Options, Search, search::Status, solver::Helper};
    ///
    /// let board = "15 7 4 14/13 3 12 10/8 5 9 11/6 2 1 *";
    /// let options = Options::default();
    /// let mut search = Search::new(board, 4, Algorithm::IdaPattern, &options)?;
    /// let mut helper = Helper::new(board, 4, &options)?;
    /// while search.advance(1000) == Status::Paused {
    ///     if let Some(work item) = search.lease(1000) {
    ///         assert!(helper.take(&work item));
    ///         let result = loop {
    ///             if let Some(result) = helper.advance(1000)? {
    ///                 break result;
    ///             }
    ///         };
    ///         assert!(search.complete(result));
    ///         # break; // the rest would take a while
    ///     }
    /// }
    /// # Ok::<(), taisou::Error>(())
    /// ```
    pub fn lease(&mut self, nodes: u64) -> Option<Vec<u8>> {
        let State::Running { method, status: Status::Paused, .. } = &mut self.state else { return None };
        if let Some(patterns) = method.building() {
            return patterns.lease().map(|number| WorkItem::of_table(patterns.table_size(), number).write());
        }
        Some(method.sharing()?.lease(nodes)?.write())
    }

    /// Takes in what came of a work item. False if it is nothing that the search is waiting for, or cannot be right.
    pub fn complete(&mut self, result: Vec<u8>) -> bool {
        let State::Running { method, .. } = &mut self.state else { return false };
        if Tables::check_head(&result, result.len()).is_ok() {
            return method.building().is_some_and(|patterns| patterns.complete(result));
        }
        let both = WorkResult::read(&result).zip(method.sharing());
        both.is_some_and(|(result, sharing)| sharing.complete(&result))
    }

    /// Takes a work item back, to be done again: who had it is gone. What the search is not waiting for does nothing.
    pub fn requeue(&mut self, item: &[u8]) {
        let State::Running { method, .. } = &mut self.state else { return };
        let Some(item) = WorkItem::read(item) else { return };
        if let Some(number) = item.table() {
            if let Some(patterns) = method.building() {
                patterns.requeue(number);
            }
        } else if let Some(sharing) = method.sharing() {
            sharing.requeue(&item);
        }
    }

    /// Whether there is nothing to do but to wait for what is out: advancing would only take time.
    pub fn is_waiting(&mut self) -> bool {
        let State::Running { method, status: Status::Paused, .. } = &mut self.state else { return false };
        method.sharing().is_some_and(|sharing| sharing.is_waiting())
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
            State::Running { method, found, .. } => {
                Found::shorter(found.as_ref(), &**method).map(|(steps, _)| search::length(steps))
            }
        }
    }

    /// What is known now; after the end, the answer.
    #[must_use]
    pub fn solution(&self) -> Solution {
        let empty = Solution {
            outcome: Outcome::Stopped(None),
            moves: Vec::new(),
            notation: String::new(),
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
        let (method, status, before, found) = match &self.state {
            State::Refuted(refutation) => {
                let argument = Argument::Refuted(refutation.clone());
                return Solution { outcome: Outcome::Unsolvable(argument), ..empty };
            }
            State::Running { method, status, before, found, .. } => (method, *status, *before, found),
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
        let best = Found::shorter(found.as_ref(), &**method);
        let (steps, stages) = best.unwrap_or_default();
        let length = best.map(|(steps, _)| search::length(steps));
        let (moves, boards) = self.replay(steps);
        Solution {
            bound: (status != Status::Unsolvable).then_some(counters.bound),
            optimal: length == Some(counters.bound),
            outcome,
            notation: self.notation(&moves),
            moves,
            length,
            start_bound: method.start_bound(),
            boards,
            stages: stages.to_vec(),
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

    /// The moves as text.
    fn notation(&self, moves: &[Move]) -> String {
        let steps: Vec<Step> = moves.iter().map(|made| made.step).collect();
        let written = match &self.puzzle {
            AnyPuzzle::Blocks(puzzle, _) if self.has_blocks => puzzle.write_moves(&steps),
            puzzle => puzzle::write_moves(puzzle.start(), &steps),
        };
        // Steps of a solution can be played: there is no error.
        written.unwrap_or_default()
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

/// The first method of a plan, and the phase that it is.
fn begin(
    phase: Phase,
    algorithm: Algorithm,
    instance: &Instance,
    limits: Limits,
    tables: &Tables,
) -> Result<(Phase, Box<dyn Method>), OutOfMemory> {
    let first = Limits { nodes: limits.nodes.min(phase.nodes), ..limits };
    match phase.start(instance, first, 0, tables) {
        // Goals too many to list: from the start it may still fit.
        Err(OutOfMemory { .. }) if algorithm == Algorithm::Auto => {
            let phase = Phase::of(Algorithm::BreadthFirst).since(AutoReason::Goals);
            Ok((phase, phase.start(instance, first, 0, tables)?))
        }
        started => Ok((phase, started?)),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_no_room_to_begin_is_not_said_to_have_met_a_limit_of_nodes() {
        let mut search =
            Search::new("867/254/3*1", 3, Algorithm::BreadthFirst, &Options::default()).expect("taken");
        let State::Running { method, then, instance, .. } = &mut search.state else { panic!("undecided") };
        let limits = Limits { nodes: 100, ..Limits::default() };
        *method =
            Phase::of(Algorithm::BreadthFirst).start(instance, limits, 0, &search.tables).expect("room");
        then.push_back(Phase::of(Algorithm::Bidirectional));
        search.limits.bytes = 0;
        while search.advance(10) == Status::Paused {}
        let found = search.solution();
        assert_eq!(found.outcome, Outcome::Stopped(Some(Limit::Bytes)));
        assert_eq!(found.algorithm, Algorithm::BreadthFirst);
        assert!((100..200).contains(&found.nodes), "{}", found.nodes);
    }
}
