//! What a method is for a given board: which searches run, in which order, with which bounds and tables.

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
        Method, PairwisePlacement, Provers,
    },
    states::Space,
    util::OutOfMemory,
};

/// One of the methods that run one after another until one ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Phase {
    pub algorithm: Algorithm,
    /// Abstract states in a table at most.
    table_size: u64,
    /// Nodes after which the next phase begins.
    pub nodes: u64,
    /// What proves the answers of a method that does not.
    prover: Algorithm,
    /// Why it was chosen, where it was.
    pub why: Option<AutoReason>,
}

/// Why [`Algorithm::Auto`] runs what it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AutoReason {
    /// The positions are few enough to be kept.
    Few,
    /// A short look was to come first, and it was enough.
    Near,
    /// The goals stand for too many positions to search from both ends.
    Goals,
    /// One table holds the distance of every position.
    Exact,
    /// The positions are too many to be kept, but not for tables of parts of them.
    Many,
    /// The positions are so many that no method is sure to find a shortest solution.
    Huge,
    /// Only a method that keeps its positions can tell whether there is a solution.
    Undecided,
}

impl AutoReason {
    /// The name used in JavaScript.
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

/// So many abstract states are built in the time of one node of a search with smaller tables (in the module; measured on
/// 2026-11-22).
const BUILDING: u64 = 5;

/// Tables take this part of the memory at most: a page must not lose its tab on a small device for a search that smaller
/// tables end, too. Of 1 GiB that leaves those of 7, 7 and 1 tiles (72 MB while they are built) and of four times 6 of 24
/// (130 MB), and by lines those of 6.
const TABLES_SHARE: u64 = 4;

/// Nodes of a first look from both ends: a tenth of the time that small tables for 15 tiles take.
const GLANCE: u64 = 20_000;

/// Nodes of a proof before an answer is looked for that need not be shortest, and nodes spent on that: together some
/// tenths of a second. Most 15-puzzles are proven before.
const ATTEMPT: u64 = 2_000_000;
const ANSWER: u64 = 400_000;

/// Nodes spent on a better answer when the proof has grown long.
const BETTER_ANSWER: u64 = 1_000_000;

/// Spaces of more arrangements than this are searched with pattern databases: building them then costs less
/// than two spheres would. On 11 tiles they win, on 8 they do not.
const ARRANGEMENTS: u64 = 10_000_000;

/// In spaces of more arrangements than this no method can be sure to find a shortest solution: those of 15 tiles
/// are 2 x 10^13, of 19 tiles 2 x 10^18.
const HUGE: u64 = 1_000_000_000_000_000;

/// The phases of a search.
#[derive(Debug)]
pub struct Plan {
    pub first: Phase,
    /// First to last.
    pub then: VecDeque<Phase>,
}

impl From<Phase> for Plan {
    fn from(first: Phase) -> Self {
        Self { first, then: VecDeque::new() }
    }
}

impl Plan {
    /// What `algorithm` is for `instance`.
    ///
    /// Tables are built when what was spent without them comes to what they cost, so that neither a single easy
    /// board nor many hard ones take more than twice the time that they had to.
    pub fn new(
        algorithm: Algorithm,
        instance: &Instance,
        limits: Limits,
        tables: &Tables,
    ) -> Result<Self, Error> {
        instance.ask(algorithm).map_err(|Refused { why, instead }| Error::Unsupported {
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
            Phase::of(Algorithm::Bidirectional).since(AutoReason::Few)
        } else {
            Phase::of(Algorithm::BreadthFirst).since(AutoReason::Goals)
        };
        let Instance::Tiles(space, verdict) = instance else { return alone.into() };
        let glance = Phase { nodes: GLANCE, ..alone.since(AutoReason::Near) };
        if space.arrangements().is_none_or(|count| count > HUGE) {
            let then = VecDeque::from([Phase::anytime(space, verdict).since(AutoReason::Huge)]);
            return Self { first: glance, then };
        }
        if instance.ask(Algorithm::IdaPattern).is_err() {
            return alone.since(AutoReason::Undecided).into();
        }
        let estimate = Patterns::table_estimate(space, SMALL_TABLES, tables);
        let large = space.arrangements().is_none_or(|count| count > ARRANGEMENTS);
        if estimate.exact {
            let pays = estimate.kept || tables.spent(space) >= estimate.abstract_states / 20;
            return if pays {
                Self::patterns(space, limits, tables).since(AutoReason::Exact)
            } else {
                alone.into()
            };
        }
        if !large || estimate.abstract_states == 0 {
            return alone.into();
        }
        let mut plan = Self::patterns(space, limits, tables).since(AutoReason::Many);
        plan.answer_on_the_way(space, tables);
        if listable && !estimate.kept && plan.first.table_size == SMALL_TABLES {
            plan.then.push_front(plan.first);
            plan.first = glance;
        }
        plan
    }

    /// Lets an answer be found, which need not be shortest, before the proof of the shortest grows long: after a first
    /// attempt at the proof, and a better one before the largest tables. Where the first tables are not small and not there
    /// yet, the answer comes before them.
    fn answer_on_the_way(&mut self, space: &Space, tables: &Tables) {
        let first = self.first;
        let answer = Phase {
            algorithm: Algorithm::Anytime,
            table_size: SMALL_TABLES,
            nodes: ANSWER,
            prover: Algorithm::IdaPattern,
            ..first
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
        // Short enough for a whole attempt, or to be taken up again after one.
        if first.nodes > 2 * ATTEMPT {
            self.then.push_front(first);
            self.first.nodes = ATTEMPT;
        }
        self.then.push_front(answer);
    }

    fn since(self, why: AutoReason) -> Self {
        let then = self.then.into_iter().map(|phase| phase.since(why)).collect();
        Self { first: self.first.since(why), then }
    }

    /// Tables rung by rung: the largest that are there, and larger ones each when as many nodes were spent, on this
    /// board and others with its goals, as its building takes.
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
        let there = rungs.iter().rposition(|(_, estimate)| estimate.kept).unwrap_or(0);
        let before = tables.spent(space);
        let ends = rungs.iter().skip(there + 1).map(|(_, estimate)| {
            let end = estimate.abstract_states / BUILDING;
            // What another search builds is not built twice: who can go on without it does so meanwhile.
            if estimate.awaited { end.max(before.saturating_add(ATTEMPT)) } else { end }
        });
        let mut spent = before;
        let mut phases = VecDeque::new();
        for ((table_size, _), end) in rungs.iter().skip(there).zip(ends.chain([u64::MAX])) {
            if end > spent {
                let nodes = if end == u64::MAX { end } else { end - spent };
                phases.push_back(Phase {
                    table_size: *table_size,
                    nodes,
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
    /// A method by itself.
    pub fn of(algorithm: Algorithm) -> Self {
        Self { algorithm, table_size: SMALL_TABLES, nodes: u64::MAX, prover: algorithm, why: None }
    }

    /// The same, for a reason.
    pub fn since(self, why: AutoReason) -> Self {
        Self { why: Some(why), ..self }
    }

    /// Answers at once, and what proves them.
    fn anytime(space: &Space, verdict: &Solvability) -> Self {
        // Only a method that keeps its states can prove that there is no answer.
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
    fn start_anytime(
        &self,
        (instance, space): (&Instance, &Space),
        limits: Limits,
        known: u32,
        tables: &Tables,
    ) -> Result<Box<dyn Method>, OutOfMemory> {
        let half = Limits { nodes: u64::MAX, bytes: limits.bytes / 2 };
        let start = |algorithm, known| Self { algorithm, ..*self }.start(instance, half, known, tables);
        // Where it has no room, the beams find the first answer.
        let mut first: Vec<Box<dyn Method>> = Vec::new();
        if space.is_rectangle() {
            if space.len() > Anytime::FEW_CELLS {
                first.push(Box::new(ConjugateRepair::new(space.clone(), half)));
            }
            first.extend(start(Algorithm::Human, 0));
            if (Anytime::FEW_CELLS + 1..=PairwisePlacement::MOST_CELLS).contains(&space.len()) {
                first.push(Box::new(PairwisePlacement::new(space.clone(), half)));
            }
        }
        let provers = self.provers((instance, space), limits, known, tables)?;
        let estimate = InadmissibleEstimate::new(space, self.table_size, tables);
        Ok(Box::new(Anytime::new(space.clone(), limits, estimate, first, provers, known)))
    }

    /// What proves the answers of [`anytime`](Phase::anytime), and what goes on with that under larger tables once as many
    /// nodes were spent as their building takes.
    fn provers(
        &self,
        (instance, space): (&Instance, &Space),
        limits: Limits,
        known: u32,
        tables: &Tables,
    ) -> Result<Provers, OutOfMemory> {
        let half = Limits { nodes: u64::MAX, bytes: limits.bytes / 2 };
        let start = |table_size, nodes| {
            let phase = Self { algorithm: self.prover, table_size, ..*self };
            phase.start(instance, Limits { nodes, ..half }, known, tables)
        };
        if self.prover == Algorithm::IdaPattern {
            let [now, larger] = [self.table_size, LARGE_TABLES]
                .map(|table_size| Patterns::table_estimate(space, table_size, tables));
            if larger.kept {
                return Ok(Provers { now: start(LARGE_TABLES, u64::MAX)?, later: None });
            }
            if larger.abstract_states > now.abstract_states && larger.bytes <= limits.bytes / TABLES_SHARE {
                let now = start(self.table_size, larger.abstract_states / BUILDING)?;
                return Ok(Provers { now, later: Some(start(LARGE_TABLES, u64::MAX)?) });
            }
        }
        // Goals may be too many to list; from the start they need not be.
        let now = start(self.table_size, u64::MAX).or_else(|_| {
            Self { algorithm: Algorithm::BreadthFirst, ..*self }.start(instance, half, known, tables)
        });
        Ok(Provers { now: now?, later: None })
    }

    /// The method of this phase. No solution is shorter than `known`.
    pub fn start(
        &self,
        instance: &Instance,
        limits: Limits,
        known: u32,
        tables: &Tables,
    ) -> Result<Box<dyn Method>, OutOfMemory> {
        let breadth_first =
            || Ok(Box::new(BreadthFirst::new(instance.positions(), limits)?) as Box<dyn Method>);
        let bidirectional =
            || Ok(Box::new(Bidirectional::new(instance.positions(), limits)?) as Box<dyn Method>);
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
            Algorithm::Human => {
                return apart(|| Ok(Box::new(Human::new(space.clone(), limits)?) as Box<dyn Method>));
            }
            Algorithm::AStar => {
                return apart(|| Ok(Box::new(AStar::new(space.clone(), limits)) as Box<dyn Method>));
            }
            Algorithm::Anytime => {
                return apart(|| self.start_anytime((instance, space), limits, known, tables));
            }
            Algorithm::Iddfs => Box::new(BlindHeuristic),
            Algorithm::IdaManhattan => Box::new(Manhattan::new(space)),
            Algorithm::IdaLinearConflict => Box::new(LinearConflict::new(space)),
            Algorithm::IdaInversion => apart(|| Box::new(Inversion::new(space))),
            Algorithm::IdaWalking => apart(|| Box::new(Walking::new(space))),
            Algorithm::IdaPattern => Box::new(Patterns::new(space, self.table_size, tables)),
        };
        apart(|| {
            Ok(Box::new(IterativeDeepening::new(space.clone(), limits, heuristic, known)) as Box<dyn Method>)
        })
    }
}

/// What `make` makes, by a function of its own: engines compile a function when it is first called, and an easy board would wait
/// for all that it has no use for.
#[inline(never)]
fn apart<T>(make: impl FnOnce() -> T) -> T {
    make()
}
