//! The anytime search: a first answer at once, then shorter ones, until one is proven or the limits are met.

use std::collections::VecDeque;

use super::{
    Limit, Limits, Method, SharedSearch, Stats, Status, beam::Beam, length, plan_shortening::PlanShortening,
};
use crate::{
    heuristic::{Heuristic, InadmissibleEstimate, Patterns},
    states::{Exhausted, PathStep, Space},
    util::{Memory, OutOfMemory},
};

/// An answer at once, then shorter ones and a rising bound, until they meet.
///
/// The first answers are those of other methods. On large boards the best of them is shortened, stretch by stretch.
/// Then these take turns: beam searches, each three times as wide as the one before; a method that proves, whose bound
/// rises until it has an answer of its own; and shortening.
///
/// Never claims more than is proven: an answer as short as the bound is shortest. The beams widen as long as memory
/// allows, and no further.
///
/// # Cost
///
/// 10 to 20 s of work in WebAssembly are [`Anytime::ENOUGH`] nodes on a board of 5 x 5.
pub struct Anytime {
    memory: Memory,
    limits: Limits,
    /// Whether using up the nodes was the aim.
    enough: bool,
    first: VecDeque<Box<dyn Method>>,
    prover: Box<dyn Method>,
    /// What goes on with the proof when the prover has spent its nodes.
    next_prover: Option<Box<dyn Method>>,
    /// Whether the next prover prepares itself; then that comes first.
    relieving: bool,
    proving: bool,
    cells: usize,
    beam: Beam,
    beaming: Beaming,
    shortening: PlanShortening,
    /// Bytes held between runs of the beam.
    held: u64,
    width: usize,
    /// What both have spent since the first answer, in units of their own.
    spent_beaming: u64,
    spent_proving: u64,
    spent_shortening: u64,
    /// Nodes made here, and of those the prover's.
    nodes: u64,
    proving_nodes: u64,
    bound: u32,
    status: Status,
    best: Option<Vec<PathStep>>,
}

/// What proves the answers.
pub struct Provers {
    /// From the beginning.
    pub now: Box<dyn Method>,
    /// When that has spent its nodes.
    pub later: Option<Box<dyn Method>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Beaming {
    Preparing,
    Between,
    Running,
    Over,
}

/// The first beam, and how many times wider the next is.
const FIRST_WIDTH: usize = 12;
const WIDER: usize = 3;

/// How many nodes of a depth-first search cost as much as one of the beam.
const BEAM_NODE: u64 = 8;

/// The work is divided into this many parts; the prover gets one, the beam the others. On boards of which some can be
/// proven both get the same after a while, some ten seconds in the module.
const PARTS: u64 = 8;
const PROVEN_CELLS: usize = 25;
const PATIENCE: u64 = 100_000_000;

/// What is spent on shortening before all else, and how much more is spent on the others after that.
const FIRST_SHORTENING: u64 = 4_000_000;
const OTHERS: u64 = 8;

/// What is spent in one turn.
const TURN: u64 = 20_000;

impl Anytime {
    /// Nodes that are generated where no limit is given, on boards of up to 5 x 5 cells; on larger ones, where each
    /// costs more, fewer in proportion.
    pub const ENOUGH: u64 = 40_000_000;

    /// On boards of up to so many cells the beams find answers that nothing shortens.
    pub(crate) const FEW_CELLS: usize = 16;

    /// A search of `space`, with the methods for the first answers, in order, and for the proof. Without a
    /// limit of nodes it ends at [`Anytime::ENOUGH`], and that is no stop.
    #[must_use]
    pub fn new(
        space: Space,
        limits: Limits,
        estimate: InadmissibleEstimate,
        first: Vec<Box<dyn Method>>,
        Provers { now: prover, later: next_prover }: Provers,
        known: u32,
    ) -> Self {
        let solved = space.is_goal(space.start());
        let enough = limits.nodes == u64::MAX;
        let nodes = if enough { Self::ENOUGH * 25 / space.len().max(25) as u64 } else { limits.nodes };
        let shortening = limits.bytes / 16;
        let proving_nodes = prover.stats().nodes;
        Self {
            memory: Memory::new(limits.bytes / 2 - shortening),
            limits: Limits { nodes, ..limits },
            enough,
            first: first.into(),
            prover,
            next_prover,
            relieving: false,
            proving: true,
            cells: space.len(),
            shortening: PlanShortening::new(space.clone(), shortening),
            beam: Beam::new(space, estimate),
            beaming: Beaming::Preparing,
            held: 0,
            width: FIRST_WIDTH,
            spent_beaming: 0,
            spent_proving: 0,
            spent_shortening: 0,
            nodes: 1,
            proving_nodes,
            bound: known,
            status: if solved { Status::Solved } else { Status::Paused },
            best: solved.then(Vec::new),
        }
    }

    /// Takes an answer if it is shorter than the best.
    fn take(&mut self, steps: &[PathStep]) {
        if self.best.as_ref().is_none_or(|best| length(steps) < length(best)) {
            self.best = Some(steps.to_vec());
            self.shortening.begin();
        }
    }

    /// Lets a method go on; returns what it cost.
    fn drive(method: &mut dyn Method, budget: u64) -> (Status, u64, u64) {
        let before = method.stats().nodes;
        let status = method.advance(budget);
        let made = method.stats().nodes - before;
        // While tables are built no nodes are made.
        (status, made, if made == 0 { budget } else { made })
    }

    /// Does a piece of work within `budget`; returns what it cost.
    fn turn(&mut self, budget: u64) -> u64 {
        let budget = budget.min(TURN);
        if let Some(mut first) = self.first.pop_front() {
            let (status, made, cost) = Self::drive(&mut *first, budget);
            self.nodes += made;
            if let Some(steps) = first.solution() {
                self.take(steps);
            }
            if status == Status::Paused {
                self.first.push_front(first);
            }
            return cost;
        }
        let others = self.spent_beaming + self.spent_proving;
        let shortening_is_due =
            self.cells > Self::FEW_CELLS && self.spent_shortening < FIRST_SHORTENING + others / OTHERS;
        if shortening_is_due && !self.shortening.is_over() && self.best.is_some() {
            let cost = self.shorten_on(budget);
            self.spent_shortening += cost;
            return cost;
        }
        let preparing = self.beaming == Beaming::Preparing;
        if self.beaming != Beaming::Over && (preparing || self.beam_is_due() || !self.proving) {
            let cost = self.beam_on(budget).unwrap_or_else(|OutOfMemory { .. }| {
                self.end_run(Beaming::Over);
                1
            });
            // Tables serve both.
            self.spent_beaming += if preparing { 0 } else { cost };
            return cost;
        }
        if self.proving {
            let (status, made, cost) = Self::drive(&mut *self.prover, budget);
            self.nodes += made;
            self.proving_nodes += made;
            self.spent_proving += cost;
            self.bound = self.bound.max(self.prover.stats().bound);
            self.proving = status == Status::Paused;
            self.relieving &= self.proving && self.prover.start_bound() == 0;
            match status {
                Status::Stopped(Limit::Nodes) => self.relieve(),
                Status::Unsolvable => self.status = status,
                Status::Solved => {
                    let steps = self.prover.solution().map(<[PathStep]>::to_vec);
                    self.take(&steps.unwrap_or_default());
                }
                _ => {}
            }
            return cost;
        }
        // Both have given up for want of memory.
        self.status = Status::Stopped(Limit::Bytes);
        1
    }

    fn beam_is_due(&self) -> bool {
        let others = if self.cells <= PROVEN_CELLS && self.spent_beaming > PATIENCE { 1 } else { PARTS - 1 };
        !self.relieving && self.spent_beaming < self.spent_proving.saturating_mul(others)
    }

    /// Lets the next prover go on, if there is one.
    fn relieve(&mut self) {
        let Some(mut next) = self.next_prover.take() else { return };
        next.know(self.bound);
        self.nodes += self.helped();
        self.proving_nodes = next.stats().nodes;
        self.prover = next;
        (self.proving, self.relieving) = (true, true);
    }

    /// Prepares the beam, begins a run, or goes on with one; returns what that cost.
    fn beam_on(&mut self, budget: u64) -> Result<u64, OutOfMemory> {
        match self.beaming {
            Beaming::Preparing => {
                if self.beam.estimate().prepare(budget, &mut self.memory)? {
                    self.held = self.memory.held();
                    self.beaming = Beaming::Between;
                }
                Ok(budget)
            }
            Beaming::Between => {
                // Without an answer a beam could go round in circles: it gets as far as one may be for its width.
                let below = self.best.as_ref().map_or(self.width * self.cells, |best| length(best) as usize);
                let below = below as u32;
                self.beam.begin(self.width, below, &mut self.memory)?;
                self.bound = self.bound.max(self.beam.estimate().bound());
                self.beaming = Beaming::Running;
                Ok(self.width as u64)
            }
            Beaming::Running => {
                let mut cost = 0;
                while cost < budget {
                    let Some(made) = self.beam.work(&mut self.memory)? else {
                        if let Some(steps) = self.beam.solution() {
                            self.take(&steps);
                        }
                        self.width *= WIDER;
                        let over = self.width > Beam::WIDEST || !self.beam.was_narrow();
                        self.end_run(if over { Beaming::Over } else { Beaming::Between });
                        break;
                    };
                    self.nodes += made;
                    cost += made.max(1) * BEAM_NODE;
                }
                Ok(cost.max(1))
            }
            Beaming::Over => Ok(1),
        }
    }

    /// Goes on with making the best answer shorter; returns what that cost.
    fn shorten_on(&mut self, budget: u64) -> u64 {
        let Some(best) = &mut self.best else { return 1 };
        let mut cost = 0;
        while cost < budget && !self.shortening.is_over() {
            let made = self.shortening.work(best);
            self.nodes += made;
            cost += made.max(1) * BEAM_NODE;
        }
        cost.max(1)
    }

    /// Nodes that others have made for the proof.
    fn helped(&self) -> u64 {
        (self.prover.stats().nodes).saturating_sub(self.proving_nodes)
    }

    fn end_run(&mut self, then: Beaming) {
        self.beam.clear();
        self.memory.give_back_to(self.held);
        self.beaming = then;
    }
}

impl Method for Anytime {
    fn advance(&mut self, budget: u64) -> Status {
        let mut spent = 0;
        while self.status == Status::Paused && spent < budget {
            spent += self.turn(budget - spent);
            if self.status != Status::Paused {
                break;
            }
            if self.best.as_ref().is_some_and(|best| length(best) <= self.bound) {
                self.status = Status::Solved;
            } else if self.nodes + if self.enough { 0 } else { self.helped() } >= self.limits.nodes {
                let enough = self.enough && self.best.is_some();
                self.status = if enough { Status::Solved } else { Status::Stopped(Limit::Nodes) };
            }
        }
        self.status
    }

    fn building(&mut self) -> Option<&mut Patterns> {
        match self.beaming {
            Beaming::Preparing => self.beam.estimate().building(),
            _ if self.proving => self.prover.building(),
            _ => None,
        }
    }

    fn sharing(&mut self) -> Option<&mut dyn SharedSearch> {
        // Also when it has stopped: what is out comes back then, and it may go on.
        if self.proving { self.prover.sharing() } else { None }
    }

    fn go_on(&mut self) -> bool {
        let proven = self.best.as_ref().is_some_and(|best| length(best) <= self.bound);
        let by_nodes = match self.status {
            Status::Solved => !proven,
            Status::Stopped(Limit::Nodes) => true,
            _ => false,
        };
        if by_nodes {
            self.limits.nodes = u64::MAX;
            self.status = Status::Paused;
        }
        by_nodes
    }

    fn stats(&self) -> Stats {
        let first: u64 = self.first.iter().map(|first| first.stats().bytes).sum();
        let prover = self.prover.stats();
        let best = self.best.as_ref().map_or(u32::MAX, |best| length(best));
        Stats {
            nodes: self.nodes + self.helped(),
            bound: self.bound.min(best),
            depth: prover.depth,
            bytes: self.memory.held() + self.shortening.bytes() + first + prover.bytes,
            building: if self.beaming == Beaming::Preparing { self.beam.progress() } else { prover.building },
        }
    }

    fn start_bound(&self) -> u32 {
        self.prover.start_bound()
    }

    fn solution(&self) -> Option<&[PathStep]> {
        self.best.as_deref()
    }

    fn exhausted(&self) -> Option<&Exhausted> {
        self.prover.exhausted()
    }
}
