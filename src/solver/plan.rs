//! [`Plan`]: which searches run for a board, in which order, with which limits and tables.

use std::collections::VecDeque;

use super::{Algorithm, Refused, methods::Instance};
use crate::{
    Error,
    heuristic::{
        BlindHeuristic, Heuristic, InadmissibleEstimate, Inversion, LinearConflict, Manhattan, Patterns,
        Tables, Walking,
    },
    puzzle::{Solvability, TileMetric},
    search::{
        AStar, Anytime, Bidirectional, BreadthFirst, ConjugateRepair, Human, IterativeDeepening, Limits,
        Method, PairwisePlacement, Provers, RankedSearch,
    },
    states::Space,
    util::OutOfMemory,
};

/// One of the searches that run in sequence until one ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Phase {
    pub algorithm: Algorithm,
    /// Maximum number of abstract states in a table.
    table_size: u64,
    /// Node limit, after which the next phase begins.
    pub nodes: u64,
    /// Cost of the next phase's tables, in nodes: a threshold expected to need more is left to them.
    next_tables: u64,
    /// The method that proves the answers of one that does not.
    prover: Algorithm,
    /// The reason of [`Algorithm::Auto`].
    pub why: Option<AutoReason>,
}

/// The reason for which [`Algorithm::Auto`] chose a method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AutoReason {
    /// The positions are few enough to be stored.
    Few,
    /// A short bidirectional search was enough.
    Near,
    /// The goals stand for too many positions for a bidirectional search.
    Goals,
    /// One table holds the distance of every position.
    Exact,
    /// The positions are too many to be stored, but pattern databases fit.
    Many,
    /// The positions are too many for any method to be sure of a shortest solution.
    Huge,
    /// Only a method that stores positions can decide whether there is a solution.
    Undecided,
}

impl AutoReason {
    /// The name in JavaScript.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Few => "few",
            Self::Near => "near",
            Self::Goals => "goals",
            Self::Exact => "exact",
            Self::Many => "many",
            Self::Huge => "huge",
            Self::Undecided => "undecided",
        }
    }
}

/// Abstract states in a table that is quick to build: 5 of 15 tiles on 16 cells are 524,160.
const SMALL_TABLES: u64 = 700_000;

/// Abstract states in a table that pays for searches of some seconds: 6 of 15 tiles on 16 cells are 5,765,760.
const MEDIUM_TABLES: u64 = 6_500_000;

/// Abstract states in a table that pays for longer ones: 7 of 15 tiles on 16 cells are 57,657,600, 6 of 24 on 25 cells
/// 127,512,000.
const LARGE_TABLES: u64 = 130_000_000;

/// Abstract states built in the time of one node of a search with smaller tables (WebAssembly, measured on 2026-11-22).
const BUILDING: u64 = 5;

/// The same for tables that only many boards pay for. Fewer boards pay them by steps: Korf's hundred from nothing take 1.7 s
/// natively with 3, which postpones the tables of 7 to the second round, and 2.9 s with 5. By lines 60 of them take 4.6 s
/// with 3 and 4.3 s with 5.
const BUILDING_FOR_MANY: u64 = 3;

/// Tables take at most this fraction of the memory, so that a small device does not close the tab for a search that smaller
/// tables solve as well. With 1 GiB the tables of 7, 7 and 1 tiles (72 MB while built), of four times 6 of 24 (130 MB), and
/// by lines those of 6 fit.
const TABLES_SHARE: u64 = 4;

/// Nodes of the first bidirectional search: a tenth of the time that small tables for 15 tiles take.
const GLANCE: u64 = 20_000;

/// Nodes of a proof before a suboptimal answer is sought. Most 15-puzzles are proven within them.
const ATTEMPT: u64 = 2_000_000;

/// Nodes spent on a suboptimal answer: with the attempt some tenths of a second.
const ANSWER: u64 = 400_000;

/// Nodes spent on a better answer once the proof has become long.
const BETTER_ANSWER: u64 = 1_000_000;

/// Number of arrangements above which pattern databases cost less than a bidirectional search: with 11 tiles, not with 8.
const ARRANGEMENTS: u64 = 10_000_000;

/// Number of arrangements above which no method is sure to find a shortest solution: 15 tiles have 2 x 10^13, 19 tiles
/// 2 x 10^18.
const HUGE: u64 = 1_000_000_000_000_000;

/// The task of a phase: no solution of `instance` is shorter than `bound`.
#[derive(Clone, Copy)]
pub struct PhaseTask<'a> {
    pub instance: &'a Instance,
    pub limits: Limits,
    pub bound: u32,
    pub tables: &'a Tables,
}

impl PhaseTask<'_> {
    /// The task without a node limit, in half the memory.
    fn half(self) -> Self {
        Self { limits: Limits { nodes: u64::MAX, bytes: self.limits.bytes / 2 }, ..self }
    }
}

/// The phases of a search.
pub struct Plan {
    pub first: Phase,
    pub then: VecDeque<Phase>,
}

impl From<Phase> for Plan {
    fn from(first: Phase) -> Self {
        Self { first, then: VecDeque::new() }
    }
}

impl Plan {
    /// The plan of `algorithm` for `instance`.
    ///
    /// Tables are built once a threshold of one board is expected to cost more, or once all boards with these goals have cost
    /// as much or somewhat more (ski rental), which bounds the total for a single easy board and for many hard ones.
    pub fn new(
        algorithm: Algorithm,
        instance: &Instance,
        limits: Limits,
        tables: &Tables,
    ) -> Result<Self, Error> {
        instance.check(algorithm).map_err(|Refused { why, instead }| Error::Unsupported {
            algorithm: algorithm.name(),
            why,
            instead: instead.name(),
        })?;
        Ok(match (algorithm, instance) {
            (Algorithm::Auto, _) => Self::auto(instance, limits, tables),
            (Algorithm::IdaPattern, Instance::Tiles(space, _)) => Self::patterns(space, limits, tables),
            (Algorithm::Anytime, Instance::Tiles(space, verdict)) => Phase::anytime(space, verdict).into(),
            (algorithm, _) => Phase::of(algorithm).into(),
        })
    }

    fn auto(instance: &Instance, limits: Limits, tables: &Tables) -> Self {
        let listable = instance.lists_goals();
        let alone = if listable {
            Phase::of(Algorithm::Bidirectional).because(AutoReason::Few)
        } else {
            Phase::of(Algorithm::BreadthFirst).because(AutoReason::Goals)
        };
        let Instance::Tiles(space, verdict) = instance else { return alone.into() };
        let glance = Phase { nodes: GLANCE, ..alone.because(AutoReason::Near) };
        if space.arrangements().is_none_or(|count| count > HUGE) {
            let then = VecDeque::from([Phase::anytime(space, verdict).because(AutoReason::Huge)]);
            return Self { first: glance, then };
        }
        if instance.check(Algorithm::IdaPattern).is_err() {
            return alone.because(AutoReason::Undecided).into();
        }
        let estimate = Patterns::table_estimate(space, SMALL_TABLES, tables);
        let large = space.arrangements().is_none_or(|count| count > ARRANGEMENTS);
        if estimate.exact {
            let pays = estimate.kept || tables.spent(space) >= estimate.abstract_states / 20;
            return if pays {
                Self::patterns(space, limits, tables).because(AutoReason::Exact)
            } else {
                alone.into()
            };
        }
        if !large || estimate.abstract_states == 0 {
            return alone.into();
        }
        let mut plan = Self::patterns(space, limits, tables).because(AutoReason::Many);
        plan.add_early_answers(space, tables);
        if listable && !estimate.kept && plan.first.table_size == SMALL_TABLES {
            plan.then.push_front(plan.first);
            plan.first = glance;
        }
        plan
    }

    /// Adds phases that find a suboptimal answer before the proof becomes long: one after a first attempt at the proof, and a
    /// better one before the largest tables. If the first tables are not small and not kept, the answer precedes them.
    fn add_early_answers(&mut self, space: &Space, tables: &Tables) {
        let first = self.first;
        let answer = Phase {
            nodes: ANSWER,
            prover: Algorithm::IdaPattern,
            why: first.why,
            ..Phase::of(Algorithm::Anytime)
        };
        if self.then.len() > 1 {
            let last = self.then.len() - 1;
            self.then.insert(last, Phase { nodes: BETTER_ANSWER, ..answer });
        }
        if first.table_size > SMALL_TABLES && !Patterns::table_estimate(space, first.table_size, tables).kept
        {
            self.then.push_front(first);
            self.first = answer;
            return;
        }
        // A short first phase runs whole; a long one is resumed after the attempt.
        if first.nodes > 2 * ATTEMPT {
            self.then.push_front(first);
            self.first = Phase { nodes: ATTEMPT, next_tables: u64::MAX, ..first };
        }
        self.then.push_front(answer);
    }

    fn because(self, why: AutoReason) -> Self {
        let then = self.then.into_iter().map(|phase| phase.because(why)).collect();
        Self { first: self.first.because(why), then }
    }

    /// A ladder of tables: the largest kept ones first, each larger one once the nodes spent, on this board and others with
    /// its goals, or the nodes that the next threshold is expected to need, pay for it.
    fn patterns(space: &Space, limits: Limits, tables: &Tables) -> Self {
        let rung = |table_size| (table_size, Patterns::table_estimate(space, table_size, tables));
        let mut rungs = vec![rung(SMALL_TABLES)];
        for rung in [MEDIUM_TABLES, LARGE_TABLES].map(rung) {
            let (_, estimate) = rung;
            if rungs.iter().all(|(_, other)| other.abstract_states != estimate.abstract_states)
                && estimate.bytes <= limits.bytes / TABLES_SHARE
            {
                rungs.push(rung);
            }
        }
        let first_kept = rungs.iter().rposition(|(_, estimate)| estimate.kept).unwrap_or(0);
        let before = tables.spent(space);
        let for_many = match space.metric() {
            TileMetric::Line => BUILDING,
            TileMetric::Step => BUILDING_FOR_MANY,
        };
        let ends = rungs.iter().skip(first_kept + 1).map(|(_, estimate)| {
            let (end, cost) = (estimate.abstract_states / for_many, estimate.abstract_states / BUILDING);
            // Another search is building it: continue without it rather than build it twice.
            if estimate.awaited { (end.max(before.saturating_add(ATTEMPT)), u64::MAX) } else { (end, cost) }
        });
        let mut spent = before;
        let mut phases = VecDeque::new();
        let rungs = rungs.iter().skip(first_kept);
        for ((table_size, _), (end, next_tables)) in rungs.zip(ends.chain([(u64::MAX, u64::MAX)])) {
            if end > spent {
                phases.push_back(Phase {
                    table_size: *table_size,
                    nodes: if end == u64::MAX { end } else { end - spent },
                    next_tables,
                    ..Phase::of(Algorithm::IdaPattern)
                });
                spent = end;
            }
        }
        let first = phases.pop_front().unwrap_or(Phase::of(Algorithm::IdaPattern));
        Self { first, then: phases }
    }
}

impl Phase {
    /// A phase that runs a method without a node limit.
    pub fn of(algorithm: Algorithm) -> Self {
        Self {
            algorithm,
            table_size: SMALL_TABLES,
            nodes: u64::MAX,
            next_tables: u64::MAX,
            prover: algorithm,
            why: None,
        }
    }

    pub fn because(self, why: AutoReason) -> Self {
        Self { why: Some(why), ..self }
    }

    /// The phase of [`Algorithm::Anytime`], with the method that proves its answers.
    fn anytime(space: &Space, verdict: &Solvability) -> Self {
        // Only a method that stores states can prove that there is no solution.
        let prover = if *verdict == Solvability::Unknown {
            Algorithm::Bidirectional
        } else if InadmissibleEstimate::has_patterns(space) {
            Algorithm::IdaPattern
        } else {
            match space.metric() {
                TileMetric::Line => Algorithm::IdaWalking,
                TileMetric::Step => Algorithm::IdaLinearConflict,
            }
        };
        Self { table_size: MEDIUM_TABLES, prover, ..Self::of(Algorithm::Anytime) }
    }

    /// The search of [`anytime`](Phase::anytime).
    fn start_anytime(&self, space: &Space, task: PhaseTask) -> Result<Box<dyn Method>, OutOfMemory> {
        let half = task.half();
        // If none of these fits, the beams find the first answer.
        let mut first: Vec<Box<dyn Method>> = Vec::new();
        if space.is_rectangle() {
            if space.len() > Anytime::FEW_CELLS {
                let share = ConjugateRepair::OF_ANY;
                first.push(boxed(ConjugateRepair::new(space.clone(), half.limits, share)));
            }
            let is_ranked = RankedSearch::takes(space, half.limits);
            let human = Human::new(space.clone(), half.limits);
            first.extend(human.map(|human| boxed(if is_ranked { human.hasty() } else { human })));
            if !is_ranked && space.len() > Anytime::FEW_CELLS {
                for width in PairwisePlacement::widths(space.len()) {
                    first.push(boxed(PairwisePlacement::new(space.clone(), half.limits, *width)));
                }
            }
        }
        let provers = self.provers(space, task)?;
        let estimate = InadmissibleEstimate::new(space, self.table_size, task.tables);
        Ok(boxed(Anytime::new(space.clone(), task.limits, estimate, first, provers, task.bound)))
    }

    /// The provers of [`anytime`](Phase::anytime): one to begin with, and one with larger tables once the nodes spent equal their
    /// building cost. On large plain boards, few of which can be proven, the first has no tables.
    fn provers(&self, space: &Space, task: PhaseTask) -> Result<Provers, OutOfMemory> {
        let half = task.half();
        let start_by = |algorithm, table_size, nodes| {
            let phase = Self { algorithm, table_size, ..*self };
            phase.start(PhaseTask { limits: Limits { nodes, ..half.limits }, ..task })
        };
        let start = |table_size, nodes| start_by(self.prover, table_size, nodes);
        if self.prover == Algorithm::IdaPattern {
            if space.len() > Anytime::PROVEN_CELLS && RankedSearch::takes(space, half.limits) {
                let tables = Patterns::table_estimate(space, self.table_size, task.tables);
                let paid = tables.abstract_states / BUILDING;
                let now = start_by(Algorithm::IdaLinearConflict, self.table_size, paid)?;
                return Ok(Provers { now, later: Some(start(self.table_size, u64::MAX)?) });
            }
            let [now, larger] = [self.table_size, LARGE_TABLES]
                .map(|table_size| Patterns::table_estimate(space, table_size, task.tables));
            if larger.kept {
                return Ok(Provers { now: start(LARGE_TABLES, u64::MAX)?, later: None });
            }
            if larger.abstract_states > now.abstract_states
                && larger.bytes <= task.limits.bytes / TABLES_SHARE
            {
                let now = start(self.table_size, larger.abstract_states / BUILDING)?;
                return Ok(Provers { now, later: Some(start(LARGE_TABLES, u64::MAX)?) });
            }
        }
        // The goals may be too many to list; a search from the start lists none.
        let now = start(self.table_size, u64::MAX)
            .or_else(|_| Self { algorithm: Algorithm::BreadthFirst, ..*self }.start(half));
        Ok(Provers { now: now?, later: None })
    }

    /// Starts the method of this phase.
    pub fn start(&self, task: PhaseTask) -> Result<Box<dyn Method>, OutOfMemory> {
        let PhaseTask { instance, limits, bound, tables } = task;
        let breadth_first = || Ok(boxed(BreadthFirst::new(instance.positions(), limits)?));
        let bidirectional = || Ok(boxed(Bidirectional::new(instance.positions(), limits)?));
        let Instance::Tiles(space, _) = instance else {
            return if self.algorithm == Algorithm::Bidirectional {
                bidirectional()
            } else {
                breadth_first()
            };
        };
        let space: &Space = space;
        let heuristic: Box<dyn Heuristic> = match self.algorithm {
            Algorithm::BreadthFirst => return breadth_first(),
            Algorithm::Auto | Algorithm::Bidirectional => return bidirectional(),
            Algorithm::Human => return apart(|| Ok(boxed(Human::new(space.clone(), limits)?))),
            Algorithm::AStar => return apart(|| Ok(boxed(AStar::new(space.clone(), limits)))),
            Algorithm::Anytime => return apart(|| self.start_anytime(space, task)),
            Algorithm::Iddfs => Box::new(BlindHeuristic),
            Algorithm::IdaManhattan => Box::new(Manhattan::new(space)),
            Algorithm::IdaLinearConflict => Box::new(LinearConflict::new(space)),
            Algorithm::IdaInversion => apart(|| Box::new(Inversion::new(space))),
            Algorithm::IdaWalking => apart(|| Box::new(Walking::new(space))),
            Algorithm::IdaPattern => Box::new(Patterns::new(space, self.table_size, tables)),
        };
        apart(|| {
            let search = IterativeDeepening::new(space.clone(), limits, heuristic, bound);
            Ok(boxed(search.leaving_above(self.next_tables)))
        })
    }
}

fn boxed(method: impl Method + 'static) -> Box<dyn Method> {
    Box::new(method)
}

/// Calls `make` in a function of its own: JavaScript engines compile a function at its first call, so an easy board does not
/// wait for methods that it does not use.
#[inline(never)]
fn apart<T>(make: impl FnOnce() -> T) -> T {
    make()
}
