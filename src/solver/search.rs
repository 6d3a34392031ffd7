//! [`Search`]: runs the phases of a plan in slices and returns the moves found.

use std::collections::VecDeque;

use super::{
    Algorithm, Argument, AutoReason, Move, Options, Outcome, Solution,
    methods::Instance,
    plan::{Phase, PhaseTask, Plan},
};
use crate::{
    Error,
    board::Board,
    heuristic::Tables,
    puzzle::{self, AnyPuzzle, Metric, Refutation, Solvability, Step},
    search::{self, Limit, Limits, Method, SharedSearch, Sliced, Stage, Stats, Status, WorkItem, WorkResult},
    states::{Exhausted, PathStep},
    util::OutOfMemory,
};

/// A search in slices, with progress between them. To cancel it, drop it; [`solution`](Search::solution) returns the best
/// result at any time.
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
    /// True if moves are written by cells, as on boards with blocks.
    has_blocks: bool,
    tables: Tables,
    state: State,
}

enum State {
    /// Decided without a search.
    Refuted(Refutation),
    Running {
        instance: Instance,
        method: Box<dyn Method>,
        status: Status,
        /// The phases after this one.
        then: VecDeque<Phase>,
        /// Nodes spent by earlier phases.
        before: u64,
        /// The best solution of earlier phases.
        found: Option<Found>,
    },
}

/// A solution, with its stages.
struct Found {
    steps: Vec<PathStep>,
    stages: Vec<Stage>,
}

impl Found {
    /// The shorter solution of an earlier one and a method's; of equal ones the method's.
    fn shorter<'a>(found: Option<&'a Self>, method: &'a dyn Method) -> Option<(&'a [PathStep], &'a [Stage])> {
        let before = found.map(|found| (&found.steps[..], &found.stages[..]));
        let now = method.solution().map(|steps| (steps, method.stages()));
        now.into_iter().chain(before).min_by_key(|(steps, _)| search::length(steps))
    }
}

impl Search {
    /// Prepares a search without starting it.
    ///
    /// # Errors
    ///
    /// As [`solve()`](super::solve()).
    pub fn new(board: &str, width: usize, algorithm: Algorithm, options: &Options) -> Result<Self, Error> {
        let Options { metric, boards, .. } = *options;
        let puzzle = AnyPuzzle::read_for(board, width, &options.board, metric)?;
        let tables = options.tables.clone();
        // Kept tables leave at least half the memory to this search.
        tables.shrink(options.limits.bytes / 2);
        let limits = Limits { bytes: options.limits.bytes - tables.bytes(), ..options.limits };
        let (algorithm, why, state) = match Instance::new(&puzzle) {
            Instance::Tiles(_, Solvability::Unsolvable(refutation)) => {
                (algorithm, None, State::Refuted(refutation))
            }
            instance => {
                let Plan { first: phase, then } = Plan::new(algorithm, &instance, limits, &tables)?;
                let task = PhaseTask { instance: &instance, limits, bound: 0, tables: &tables };
                let (phase, method) = begin(phase, algorithm, task).map_err(|OutOfMemory { needed }| {
                    Error::TooLarge { bytes: needed, limit: limits.bytes }
                })?;
                let (status, before, found) = (Status::Paused, 0, None);
                let state = State::Running { instance, method, status, then, before, found };
                (phase.algorithm, phase.why, state)
            }
        };
        let has_blocks = options.board.has_blocks();
        Ok(Self { puzzle, algorithm, why, metric, limits, boards, has_blocks, tables, state })
    }

    /// Works for about `nodes` more nodes, or as much time on tables; 100,000 take some milliseconds. Any status but
    /// [`Status::Paused`] is final.
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
            // An earlier solution is proven once the bound reaches its length.
            if found.as_ref().is_some_and(|found| search::length(&found.steps) <= stats.bound) {
                *status = Status::Solved;
            }
            return *status;
        }
        if let Instance::Tiles(space, _) = instance {
            self.tables.spend(space, stats.nodes);
        }
        // A phase that ran out of nodes or memory leaves the rest to the next.
        if matches!(status, Status::Stopped(Limit::Nodes | Limit::Bytes))
            && *before + stats.nodes < self.limits.nodes
            && let Some(next) = then.pop_front()
        {
            let spent = *before + stats.nodes;
            // Keep "no limit" as it is: a method may have its own default.
            let left = match self.limits.nodes {
                u64::MAX => u64::MAX,
                nodes => nodes - spent,
            };
            let limits = Limits { nodes: left.min(next.nodes), ..self.limits };
            match next.start(PhaseTask { instance, limits, bound: stats.bound, tables: &self.tables }) {
                Ok(started) => {
                    if let Some((steps, stages)) = Found::shorter(found.as_ref(), &**method) {
                        *found = Some(Found { steps: steps.to_vec(), stages: stages.to_vec() });
                    }
                    *method = started;
                    *status = Status::Paused;
                    *before = spent;
                    (self.algorithm, self.why) = (next.algorithm, next.why);
                }
                // The next phase does not fit: report memory, not nodes.
                Err(OutOfMemory { .. }) => *status = Status::Stopped(Limit::Bytes),
            }
        }
        *status
    }

    /// Resumes a search that a node limit has ended, the caller's or its own, without that limit. Returns `false` if it did not
    /// end so or its method cannot resume. Methods that store no positions can: the deepening ones and [`Algorithm::Anytime`].
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

    /// Returns whether it has work for a [`Helper`](super::Helper) now.
    pub fn can_lease(&mut self) -> bool {
        let State::Running { method, status: Status::Paused, .. } = &mut self.state else { return false };
        method.building().is_some_and(|patterns| patterns.can_lease())
            || method.sharing().is_some_and(SharedSearch::can_lease)
    }

    /// Leases a work item of about `nodes` nodes to a [`Helper`](super::Helper), or a table while the search builds several;
    /// `None` if it has none now. [`Algorithm::IdaPattern`] leases, and methods that run it. The search waits for every leased
    /// item until [`complete`](Search::complete) or [`requeue`](Search::requeue) returns it.
    ///
    /// The bound and a proven length do not depend on the helpers. On large plain boards one of them shortens the best solution.
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
    ///     if let Some(item) = search.lease(1000) {
    ///         assert!(helper.take(&item));
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
        if let Some(patterns) = method.building()
            && let Some(number) = patterns.lease()
        {
            return Some(WorkItem::of_table(patterns.table_size(), number).write());
        }
        Some(method.sharing()?.lease(nodes)?.write())
    }

    /// Takes the result of a work item. Returns `false` if the item was not leased or the result does not match it.
    pub fn complete(&mut self, result: Vec<u8>) -> bool {
        let State::Running { method, .. } = &mut self.state else { return false };
        if Tables::check_head(&result, result.len()).is_ok() {
            return method.building().is_some_and(|patterns| patterns.complete(result));
        }
        let both = WorkResult::read(&result).zip(method.sharing());
        both.is_some_and(|(result, sharing)| sharing.complete(&result))
    }

    /// Takes a work item back unfinished, to be done again. Ignores items that are not leased.
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

    /// Returns whether all remaining work is leased, so that advancing has no effect.
    pub fn is_waiting(&mut self) -> bool {
        let State::Running { method, status: Status::Paused, .. } = &mut self.state else { return false };
        method.sharing().is_some_and(SharedSearch::is_waiting)
    }

    /// The current counters. Cheap.
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

    /// The length of the best solution found, in moves of the metric.
    #[must_use]
    pub fn best(&self) -> Option<u32> {
        match &self.state {
            State::Refuted(_) => None,
            State::Running { method, found, .. } => {
                Found::shorter(found.as_ref(), &**method).map(|(steps, _)| search::length(steps))
            }
        }
    }

    /// The best result; final once [`advance`](Self::advance) has ended.
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

    fn notation(&self, moves: &[Move]) -> String {
        let steps: Vec<Step> = moves.iter().map(|made| made.step).collect();
        let written = match &self.puzzle {
            AnyPuzzle::Blocks(puzzle, _) if self.has_blocks => puzzle.write_moves(&steps),
            puzzle => puzzle::write_moves(puzzle.start(), &steps),
        };
        // The steps of a solution can be played, so there is no error.
        written.unwrap_or_default()
    }

    /// The moves, and the board after each step.
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

impl Sliced for Search {
    fn advance(&mut self, nodes: u64) -> Status {
        self.advance(nodes)
    }

    fn stats(&self) -> Stats {
        self.stats()
    }

    fn best(&self) -> Option<u32> {
        self.best()
    }
}

/// Starts the first phase of a plan. Returns the phase that started.
fn begin(
    phase: Phase,
    algorithm: Algorithm,
    task: PhaseTask,
) -> Result<(Phase, Box<dyn Method>), OutOfMemory> {
    let limits = Limits { nodes: task.limits.nodes.min(phase.nodes), ..task.limits };
    let task = PhaseTask { limits, ..task };
    match phase.start(task) {
        // A search from the start may fit if the goals are too many to list.
        Err(OutOfMemory { .. }) if algorithm == Algorithm::Auto => {
            let phase = Phase::of(Algorithm::BreadthFirst).because(AutoReason::Goals);
            Ok((phase, phase.start(task)?))
        }
        started => Ok((phase, started?)),
    }
}

/// Plays steps from the start, calls `show` with the board after each, and returns the moves.
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
    fn a_next_phase_that_does_not_fit_reports_memory_not_nodes() {
        let mut search =
            Search::new("867/254/3*1", 3, Algorithm::BreadthFirst, &Options::default()).expect("taken");
        let State::Running { method, then, instance, .. } = &mut search.state else { panic!("undecided") };
        let limits = Limits { nodes: 100, ..Limits::default() };
        *method = Phase::of(Algorithm::BreadthFirst)
            .start(PhaseTask { instance, limits, bound: 0, tables: &search.tables })
            .expect("room");
        then.push_back(Phase::of(Algorithm::Bidirectional));
        search.limits.bytes = 0;
        while search.advance(10) == Status::Paused {}
        let found = search.solution();
        assert_eq!(found.outcome, Outcome::Stopped(Some(Limit::Bytes)));
        assert_eq!(found.algorithm, Algorithm::BreadthFirst);
        assert!((100..200).contains(&found.nodes), "{}", found.nodes);
    }
}
