//! Puzzles of every kind against a plain breadth-first search without code of the library: every method, the count of shortest
//! solutions, the survey, generated and scrambled boards.

use std::{collections::HashMap, hash::Hash};

use taisou::{
    Algorithm, Error, Options, Solution,
    error::ExpectedOption,
    puzzle::{AnyPuzzle, Metric, Solvability, scramble, solvability},
    search::{Limit, Limits, Status},
    solve,
    solver::{Argument, Move, Outcome, Side},
    survey::{ComposeOptions, Composer, ShortestCount, Survey},
};

use super::{
    input::Input,
    pieces::Pieces,
    posed::Posed,
    rules::{Rules, Tiles},
};
use crate::common::{Cells, distances};

/// Maximum of positions for the plain search, which is slow.
const MOST: usize = 2500;

/// Node limit of a search, because iterative deepening visits a position once for each path. A stopped search must be right about
/// its bound.
const MOST_NODES: u64 = 40_000;

/// Number of shortest solutions listed.
const LISTED: usize = 20;

pub fn run(data: &[u8]) {
    let mut input = Input(data);
    let posed = Posed::read(&mut input);
    let algorithms = match input.below(1 + Algorithm::ALL.len()) {
        0 => Algorithm::ALL.to_vec(),
        one => vec![Algorithm::ALL[one - 1]],
    };
    let seed = input.below(256);
    check(&posed, &algorithms, seed, MOST);
}

/// Compares a puzzle with the plain search. `seed` makes the random choices. Returns `false` for an invalid puzzle, or more than
/// `most` positions.
pub fn check(posed: &Posed, algorithms: &[Algorithm], seed: usize, most: usize) -> bool {
    if posed.has_blocks() || !Metric::TILES.contains(&posed.metric) {
        check_by(posed, &Pieces::new(posed), algorithms, seed, most)
    } else {
        check_by(posed, &Tiles::new(posed), algorithms, seed, most)
    }
}

/// The result of the plain search: every position that the start can reach, the start first.
struct Known<S> {
    states: Vec<S>,
    numbers: HashMap<S, usize>,
    /// Successors of each position.
    next: Vec<Vec<usize>>,
    from_start: Vec<u32>,
    /// Distance to the nearest goal; `None` if no goal can be reached.
    to_goal: Vec<Option<u32>>,
    /// Number of shortest paths to a goal.
    paths: Vec<u128>,
}

impl<S: Clone + Eq + Hash + Ord> Known<S> {
    /// `None` for more than `most` positions.
    fn new<R: Rules<State = S>>(posed: &Posed, rules: &R, most: usize) -> Option<Self> {
        let start = rules.state(&posed.start);
        let mut numbers = HashMap::from([(start.clone(), 0)]);
        let (mut states, mut next, mut from_start) = (vec![start], Vec::new(), vec![0]);
        while let Some(state) = states.get(next.len()) {
            let one_more = from_start[next.len()] + 1;
            let mut reached = Vec::new();
            for state in rules.next(state) {
                let number = *numbers.entry(state).or_insert_with_key(|state| {
                    states.push(state.clone());
                    from_start.push(one_more);
                    states.len() - 1
                });
                if !reached.contains(&number) {
                    reached.push(number);
                }
            }
            next.push(reached);
            if states.len() > most {
                return None;
            }
        }
        let (mut to_goal, mut paths) = (vec![None; states.len()], vec![0; states.len()]);
        let mut queue: Vec<usize> = (0..states.len()).filter(|at| rules.is_goal(&states[*at])).collect();
        for at in &queue {
            (to_goal[*at], paths[*at]) = (Some(0), 1);
        }
        let mut taken = 0;
        while let Some(&at) = queue.get(taken) {
            taken += 1;
            let one_more = to_goal[at].map(|distance| distance + 1);
            // Every move is reversible.
            for &other in &next[at] {
                if to_goal[other].is_none() {
                    to_goal[other] = one_more;
                    queue.push(other);
                }
                if to_goal[other] == one_more {
                    paths[other] += paths[at];
                }
            }
        }
        Some(Self { states, numbers, next, from_start, to_goal, paths })
    }

    fn shortest(&self) -> Option<u32> {
        self.to_goal[0]
    }

    fn deepest(&self) -> u32 {
        self.to_goal.iter().flatten().max().copied().unwrap_or(0)
    }
}

fn check_by<R: Rules>(posed: &Posed, rules: &R, algorithms: &[Algorithm], seed: usize, most: usize) -> bool {
    let text = posed.text(&posed.start);
    let puzzle = match AnyPuzzle::read_for(&text, posed.width, &posed.options(), posed.metric) {
        Ok(puzzle) => puzzle,
        Err(Error::BadOption { expected: ExpectedOption::FreeGates, .. }) if posed.gates.is_some() => {
            return false;
        }
        Err(error) => panic!("{posed}: {error}"),
    };
    let Some(known) = Known::new(posed, rules, most) else { return false };
    let facts = Facts { posed, rules, known, all_count: all_goals_count(posed, &puzzle) };
    facts.check_theory(&puzzle);
    for algorithm in algorithms {
        facts.check_search(*algorithm);
    }
    facts.check_count();
    facts.check_survey(seed as u64);
    facts.check_composed(seed);
    facts.check_scrambled(&puzzle, seed as u64);
    true
}

/// Returns `true` if the library keeps every goal. It drops tile goals that are unreachable at first sight, and then symbols that only
/// they name become identical.
fn all_goals_count(posed: &Posed, puzzle: &AnyPuzzle) -> bool {
    match puzzle {
        AnyPuzzle::Tiles(puzzle, _) => puzzle.targets().len() == Tiles::new(posed).goals(),
        AnyPuzzle::Blocks(..) => true,
    }
}

struct Facts<'a, R: Rules> {
    posed: &'a Posed,
    rules: &'a R,
    known: Known<R::State>,
    all_count: bool,
}

impl<R: Rules> Facts<'_, R> {
    fn check_theory(&self, puzzle: &AnyPuzzle) {
        if let AnyPuzzle::Tiles(puzzle, _) = puzzle {
            let solvable = self.known.shortest().is_some();
            match solvability(puzzle) {
                Solvability::Solvable => assert!(solvable, "{}: said solvable", self.posed),
                Solvability::Unsolvable(why) => assert!(!solvable, "{}: {why:?}", self.posed),
                Solvability::Unknown => {}
            }
        }
    }

    fn check_search(&self, algorithm: Algorithm) {
        let Self { posed, known, .. } = self;
        let limits = Limits { nodes: MOST_NODES, ..Limits::default() };
        let options = Options::new().board(posed.options()).metric(posed.metric).limits(limits);
        let solution = match solve(&posed.text(&posed.start), posed.width, algorithm, &options) {
            Ok(solution) => solution,
            Err(Error::Unsupported { instead, .. }) => {
                assert!(!matches!(algorithm, Algorithm::Auto | Algorithm::BreadthFirst), "{posed}");
                assert!(Algorithm::ALL.iter().any(|other| other.name() == instead));
                return;
            }
            Err(error) => panic!("{posed} by {algorithm}: {error}"),
        };
        let context = format!("{posed} by {algorithm}: {solution:?}");
        let Solution { length, bound, optimal, .. } = solution;
        match &solution.outcome {
            Outcome::Stopped(why) => {
                assert_eq!(*why, Some(Limit::Nodes), "{context}");
                assert!(known.shortest().is_none() || bound <= known.shortest(), "{context}");
            }
            Outcome::Solved => {
                assert!(known.shortest().is_some() && length.is_some(), "{context}");
                assert!(bound <= known.shortest(), "{context}");
                if algorithm.is_optimal() || algorithm == Algorithm::Auto {
                    assert!(optimal, "{context}");
                }
            }
            Outcome::Unsolvable(argument) => {
                assert!(known.shortest().is_none() && length.is_none(), "{context}");
                self.check_argument(argument, &context);
            }
        }
        assert!(length.is_none() || length >= known.shortest(), "{context}");
        assert_eq!(optimal, length.is_some() && bound == length, "{context}");
        assert!(!optimal || length == known.shortest(), "{context}");
        let ends = self.replay(&solution.moves, &solution.boards);
        if let Some(length) = length {
            assert_eq!(ends.len(), length as usize, "{context}");
            assert_eq!(known.to_goal[ends.last().copied().unwrap_or(0)], Some(0), "{context}");
        }
    }

    fn check_argument(&self, argument: &Argument, context: &str) {
        let Argument::Exhausted { positions, side: Side::Start, closest } = argument else { return };
        assert!(!self.all_count || *positions == self.known.states.len() as u64, "{context}");
        let Some((board, wrong)) = closest else { return };
        let state = self.rules.state(&self.posed.cells(board));
        let told_apart = self.rules.wrong(&state).filter(|_| self.all_count);
        assert!(told_apart.is_none_or(|expected| expected == *wrong as usize), "{context}");
        assert!(*wrong > 0 && self.known.numbers.contains_key(&state), "{context}");
    }

    /// Plays moves on the board step by step. Returns the position after each move, which must be a move by the rules.
    fn replay(&self, moves: &[Move], boards: &[String]) -> Vec<usize> {
        let Self { posed, rules, known, .. } = self;
        let mut cells: Cells = posed.start.clone();
        let mut ends: Vec<usize> = Vec::new();
        for (at, made) in moves.iter().enumerate() {
            let piece = cells[made.step.from];
            assert!(posed.step(&mut cells, made.step.from, made.step.to), "{posed}: step {at} of {moves:?}");
            assert_eq!(made.symbol, posed.text(&vec![piece]), "{posed}");
            if let Some(board) = boards.get(at) {
                assert_eq!(posed.cells(board), cells, "{posed}");
            }
            assert_eq!(made.turn as usize, ends.len(), "{posed}");
            if moves.get(at + 1).is_none_or(|next| next.turn != made.turn) {
                let end = known.numbers[&rules.state(&cells)];
                assert!(known.next[ends.last().copied().unwrap_or(0)].contains(&end), "{posed}");
                ends.push(end);
            }
        }
        ends
    }

    fn check_count(&self) {
        let Self { posed, known, .. } = self;
        let options = Options::new().board(posed.options()).metric(posed.metric);
        let mut count = ShortestCount::new(&posed.text(&posed.start), posed.width, &options, LISTED)
            .unwrap_or_else(|error| panic!("{posed}: {error}"));
        while count.advance(100) == Status::Paused {}
        let found = count.count();
        let (expected, shortest) = (known.paths[0], known.shortest().unwrap_or(0));
        assert_eq!((found.length, found.count), (known.shortest(), expected), "{posed}");
        let on_way = |at: u32| {
            let both = known.from_start.iter().zip(&known.to_goal);
            both.filter(|(from, to)| **from == at && to.is_some_and(|to| to + at == shortest)).count()
        };
        let widths: Vec<usize> = (1..=shortest).map(on_way).collect();
        assert_eq!(found.widths, widths, "{posed}");
        let mut ends: Vec<_> = found.solutions.iter().map(|moves| self.replay(moves, &[])).collect();
        for ends in &ends {
            let last = ends.last().copied().unwrap_or(0);
            assert_eq!((ends.len(), known.to_goal[last]), (shortest as usize, Some(0)), "{posed}");
        }
        ends.sort();
        ends.dedup();
        assert_eq!(ends.len() as u128, expected.min(LISTED as u128), "{posed}: {found:?}");
    }

    fn check_survey(&self, seed: u64) {
        let Self { posed, known, .. } = self;
        let (goal, options) = posed.survey_options(seed);
        let mut survey = Survey::new(&goal, posed.width, &options)
            .unwrap_or_else(|error| panic!("{posed} around {goal}: {error}"));
        while survey.advance(100) == Status::Paused {}
        let found = survey.distribution();
        assert_eq!(found.status, Status::Solved, "{posed}");
        assert_eq!(survey.distance(&posed.text(&posed.start)).ok(), Some(known.shortest()), "{posed}");
        if !self.all_count {
            return;
        }
        let mut counts = vec![0; found.counts.len()];
        for distance in known.to_goal.iter().flatten() {
            assert!((*distance as usize) < counts.len(), "{posed}: {:?}", found.counts);
            counts[*distance as usize] += 1;
        }
        assert_eq!(found.counts, counts, "{posed}");
        // The size is known only if a goal can be reached.
        let size = survey.size().filter(|_| known.shortest().is_some());
        assert_eq!(size.unwrap_or(found.positions()), found.positions(), "{posed}");
        let at = |board: &String| self.number(board).and_then(|number| known.to_goal[number]);
        assert!(
            found.samples.iter().map(at).eq((0..counts.len()).map(|at| u32::try_from(at).ok())),
            "{posed}"
        );
        for board in found.samples.iter().chain(&found.farthest) {
            assert_eq!(survey.distance(board).ok(), Some(at(board)), "{posed}: {board}");
        }
        let mut farthest: Vec<_> = found.farthest.iter().map(|board| self.number(board)).collect();
        farthest.sort();
        farthest.dedup();
        let most = counts.last().copied().unwrap_or(0).min(1000);
        assert_eq!((found.farthest.len() as u64, farthest.len() as u64), (most, most), "{posed}");
        let max = u32::try_from(found.max()).ok();
        assert!(found.farthest.iter().all(|board| at(board) == max), "{posed}");
    }

    /// The number of a board; `None` if the start cannot reach it.
    fn number(&self, board: &str) -> Option<usize> {
        self.known.numbers.get(&self.rules.state(&self.posed.cells(board))).copied()
    }

    fn check_composed(&self, seed: usize) {
        let Self { posed, known, .. } = self;
        let (goal, options) = posed.survey_options(seed as u64);
        let deepest = known.deepest();
        let depth = Some(seed % (deepest as usize + 2)).filter(|_| !seed.is_multiple_of(3));
        let mut wanted = ComposeOptions::new().unique(seed % 2 == 1).count(1 + seed % 5);
        wanted.depth = depth;
        let mut composer = Composer::new(&goal, posed.width, &options, wanted.clone())
            .unwrap_or_else(|error| panic!("{posed} around {goal}: {error}"));
        while composer.advance(100) == Status::Paused {}
        let found = composer.composed();
        assert_eq!(found.status, Status::Solved, "{posed}");
        if !self.all_count {
            return;
        }
        let of_length = |at: u32| {
            let fits = |number: &usize| {
                known.to_goal[*number] == Some(at) && (!wanted.unique || known.paths[*number] == 1)
            };
            (0..known.states.len()).filter(fits).collect::<Vec<_>>()
        };
        let fitting = match depth {
            Some(depth) => of_length(u32::try_from(depth).expect("a distance")),
            None if wanted.unique => {
                let any = (0..=deepest).rev().map(of_length).find(|fitting| !fitting.is_empty());
                any.unwrap_or_default()
            }
            None => of_length(deepest),
        };
        let mut numbers = Vec::new();
        for (board, length) in &found.boards {
            let number = self.number(board).filter(|number| fitting.contains(number));
            let number = number.unwrap_or_else(|| panic!("{posed} {wanted:?}: {found:?}"));
            assert_eq!(*length, known.to_goal[number], "{posed} {wanted:?}: {found:?}");
            numbers.push(number);
        }
        numbers.sort_unstable();
        numbers.dedup();
        let expected = wanted.count.min(fitting.len());
        assert_eq!(
            (numbers.len(), found.boards.len()),
            (expected, expected),
            "{posed} {wanted:?}: {found:?}"
        );
    }

    fn check_scrambled(&self, puzzle: &AnyPuzzle, seed: u64) {
        // Each is many steps.
        if !seed.is_multiple_of(16) {
            return;
        }
        let (posed, rules) = (self.posed, self.rules);
        let (board, can) = match puzzle {
            AnyPuzzle::Tiles(puzzle, _) => (scramble(puzzle, seed), puzzle.hopeless_cells().1.is_empty()),
            AnyPuzzle::Blocks(puzzle, _) => (puzzle.scramble(seed), self.known.shortest().is_some()),
        };
        let cells = posed.cells(&board.to_string());
        let sorted = |cells: &Cells| {
            let mut sorted = cells.clone();
            sorted.sort_unstable();
            sorted
        };
        assert_eq!(sorted(&cells), sorted(&posed.start), "{posed}: {board}");
        let reached = distances([rules.state(&cells)], |state| rules.next(state));
        assert!(!can || reached.keys().any(|state| rules.is_goal(state)), "{posed}: {board}");
    }
}
