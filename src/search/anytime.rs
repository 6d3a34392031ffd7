//! Anytime search: a first solution at once, then shorter ones until one is proven or a limit is met.

use std::collections::VecDeque;

use super::{
    Limit, Limits, Method, RankedSearch, SharedSearch, Stats, Status, WorkItem, WorkResult, beam::Beam,
    length, plan_shortening::PlanShortening, ranked_sharing::RankedSharing,
};
use crate::{
    heuristic::{Heuristic, InadmissibleEstimate, LeasableTables},
    states::{Exhausted, PathStep, Space},
    util::{Memory, OutOfMemory},
};

/// A solution at once, then shorter ones and a rising bound, until they meet.
///
/// The first solutions come from other methods; on large boards the best of them is shortened, stretch by stretch. Then three
/// parts take turns: beam searches, each three times as wide as the last; a prover, whose bound rises until it finds a solution
/// of its own; and shortening. On plain boards a [`RankedSearch`] replaces beams and shortening.
///
/// A solution is optimal once the bound equals its length. The beams widen only as far as memory allows.
///
/// # Cost
///
/// [`Anytime::ENOUGH`] nodes, or the fewer of other boards, take 4 to 25 s in WebAssembly on a slow machine.
pub struct Anytime {
    memory: Memory,
    limits: Limits,
    /// The node limit is the default, so reaching it is not a stop.
    enough: bool,
    first: VecDeque<Box<dyn Method>>,
    prover: Box<dyn Method>,
    /// Continues the proof once the prover has spent its nodes.
    next_prover: Option<Box<dyn Method>>,
    /// The next prover is preparing, which has priority.
    relieving: bool,
    proving: bool,
    cells: usize,
    beam: Beam,
    beaming: Beaming,
    /// In place of beam and shortening on plain boards.
    ranked: Option<RankedSearch>,
    shortening: PlanShortening,
    held: u64,
    width: usize,
    /// Cost since the first solution, in units of depth-first nodes.
    spent_beaming: u64,
    spent_proving: u64,
    spent_shortening: u64,
    /// Nodes generated here, and those of the prover among them.
    nodes: u64,
    proving_nodes: u64,
    bound: u32,
    status: Status,
    best: Option<Vec<PathStep>>,
    /// The leases of beams, on boards of more than [`Anytime::PROVEN_CELLS`] cells.
    ranked_sharing: Option<RankedSharing>,
}

/// The methods that prove the bound.
pub struct Provers {
    /// Runs first.
    pub now: Box<dyn Method>,
    /// Replaces `now` once that has spent its nodes.
    pub later: Option<Box<dyn Method>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Beaming {
    Preparing,
    Between,
    Running,
    Over,
}

/// The width of the first beam, and the growth factor.
const FIRST_WIDTH: usize = 12;
const WIDER: usize = 3;

/// Cost of a beam node in depth-first nodes.
const BEAM_NODE: u64 = 8;

/// The prover gets one part in `PARTS` of the work, the beam the rest. On boards of at most [`Anytime::PROVEN_CELLS`] the shares
/// change: of beams by tables they are equal after `PATIENCE` (about 10 s in WebAssembly), of a ranked search they follow the
/// moves between the bound and the best solution.
const PARTS: u64 = 8;
const PATIENCE: u64 = 100_000_000;

/// A ranked search gets half of the work once the bound is at most `NEAR` moves below the best solution, which is three
/// thresholds of a proof, and one part once it is at most `CLOSE` below, which is the last threshold.
const NEAR: u32 = 6;
const CLOSE: u32 = 2;

/// Cost of shortening before all else; afterwards it gets one part in `OTHERS`.
const FIRST_SHORTENING: u64 = 4_000_000;
const OTHERS: u64 = 8;

/// Nodes of the ranked search before the prover begins, and of the prover before its part can shrink.
const FIRST_NODES: u64 = 1_000_000;

const TURN: u64 = 20_000;

impl Anytime {
    /// Default node limit for boards of up to 5x5 cells and for those with a ranked search. On larger ones without, where
    /// each node costs more, it shrinks in proportion.
    pub const ENOUGH: u64 = 40_000_000;

    /// On boards of up to this many cells, shortening never improves the beams' solutions.
    pub(crate) const FEW_CELLS: usize = 16;

    /// Some boards of up to this many cells can be proven.
    pub(crate) const PROVEN_CELLS: usize = 25;

    /// A search of `space`, with the methods for the first solutions, in order, and the provers. Without a node limit
    /// the search ends as solved at [`Anytime::ENOUGH`].
    pub fn new(
        space: Space,
        limits: Limits,
        estimate: InadmissibleEstimate,
        first: Vec<Box<dyn Method>>,
        Provers { now: prover, later: next_prover }: Provers,
        known: u32,
    ) -> Self {
        let solved = space.is_goal(space.start());
        let shortening = limits.bytes / 16;
        let proving_nodes = prover.stats().nodes;
        let ranked = RankedSearch::new(&space, Limits { bytes: limits.bytes / 2, nodes: u64::MAX });
        let shares = ranked.is_some() && space.len() > Self::PROVEN_CELLS;
        let enough = limits.nodes == u64::MAX;
        let nodes = match (enough, &ranked) {
            (false, _) => limits.nodes,
            (true, Some(_)) => Self::ENOUGH,
            (true, None) => Self::ENOUGH * 25 / space.len().max(25) as u64,
        };
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
            ranked_sharing: shares.then(|| RankedSharing::new(space.clone())),
            beam: Beam::new(space, estimate),
            beaming: if ranked.is_some() { Beaming::Over } else { Beaming::Preparing },
            ranked,
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

    fn take(&mut self, steps: &[PathStep]) {
        if self.best.as_ref().is_none_or(|best| length(steps) < length(best)) {
            self.best = Some(steps.to_vec());
            match &mut self.ranked {
                Some(ranked) => ranked.improve(steps),
                None => self.shortening.begin(),
            }
        }
    }

    /// Advances a method; returns its status, the nodes it made and the cost.
    fn drive(method: &mut dyn Method, budget: u64) -> (Status, u64, u64) {
        let before = method.stats().nodes;
        let status = method.advance(budget);
        let made = method.stats().nodes - before;
        // Building tables makes no nodes.
        (status, made, if made == 0 { budget } else { made })
    }

    /// Does one piece of work within `budget`; returns its cost.
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
        if self.ranked.is_some() && (self.beam_is_due() || !self.proving) {
            let cost = self.rank_on(budget);
            self.spent_beaming += cost;
            return cost;
        }
        let others = self.spent_beaming + self.spent_proving;
        let shortening_is_due = self.cells > Self::FEW_CELLS
            && self.ranked.is_none()
            && self.spent_shortening < FIRST_SHORTENING + others / OTHERS;
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
            // Both parts use the tables.
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
        // Beam and prover are both out of memory.
        self.status = Status::Stopped(Limit::Bytes);
        1
    }

    fn beam_is_due(&self) -> bool {
        let may_be_proven = self.cells <= Self::PROVEN_CELLS;
        if self.ranked.is_some() {
            if self.spent_beaming < FIRST_NODES {
                return true;
            }
            // The tables of a board that may be proven come next, at once.
            if may_be_proven && self.prover.start_bound() == 0 {
                return false;
            }
        }
        let missing = self.best.as_ref().map_or(u32::MAX, |best| length(best) - self.bound);
        let parts = match &self.ranked {
            _ if !may_be_proven => PARTS - 1,
            Some(_) if missing <= CLOSE => 1,
            Some(_) if missing > NEAR && self.proving_nodes > FIRST_NODES => PARTS - 1,
            None if self.spent_beaming <= PATIENCE => PARTS - 1,
            _ => PARTS / 2,
        };
        !self.relieving && self.spent_beaming * (PARTS - parts) < self.spent_proving * parts
    }

    fn relieve(&mut self) {
        let Some(mut next) = self.next_prover.take() else { return };
        next.know(self.bound);
        self.nodes += self.helped();
        self.proving_nodes = next.stats().nodes;
        self.prover = next;
        (self.proving, self.relieving) = (true, true);
    }

    /// Prepares the beam, begins a run, or continues one; returns the cost.
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
                // Without a solution a beam could run in circles, so its depth is limited by its width.
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

    /// Continues the ranked search; returns the cost.
    fn rank_on(&mut self, budget: u64) -> u64 {
        let Some(mut ranked) = self.ranked.take() else { return 1 };
        let (status, made, cost) = Self::drive(&mut ranked, budget);
        self.nodes += made;
        if let Some(steps) = ranked.solution() {
            self.take(steps);
        }
        self.ranked = (status == Status::Paused).then_some(ranked);
        cost
    }

    /// Continues to shorten the best solution; returns the cost.
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

    fn proof(&mut self) -> Option<&mut dyn SharedSearch> {
        if self.proving { self.prover.sharing() } else { None }
    }

    /// Helpers can run beams now.
    fn shares_beams(&self) -> bool {
        self.status == Status::Paused && self.first.is_empty() && self.ranked.is_some()
    }

    /// Nodes that helpers have made by beams.
    fn beamed(&self) -> u64 {
        self.ranked_sharing.as_ref().map_or(0, RankedSharing::nodes)
    }

    /// Nodes that helpers have made for the proof.
    fn helped(&self) -> u64 {
        (self.prover.stats().nodes).saturating_sub(self.proving_nodes)
    }

    /// The node limit is reached. The default one does not end the methods for the first solutions.
    fn is_spent(&self) -> bool {
        if self.enough {
            return self.first.is_empty() && self.nodes >= self.limits.nodes;
        }
        self.nodes + self.helped() + self.beamed() >= self.limits.nodes
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
            } else if self.is_spent() {
                let enough = self.enough && self.best.is_some();
                self.status = if enough { Status::Solved } else { Status::Stopped(Limit::Nodes) };
            }
        }
        self.status
    }

    fn building(&mut self) -> Option<&mut dyn LeasableTables> {
        match self.beaming {
            Beaming::Preparing => self.beam.estimate().building(),
            _ if self.proving => self.prover.building(),
            _ => None,
        }
    }

    fn sharing(&mut self) -> Option<&mut dyn SharedSearch> {
        // Also after a stop: leased work items come back then, and the search may be continued.
        Some(self)
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
        let ranked = self.ranked.as_ref().map_or(0, |ranked| ranked.stats().bytes);
        let best = self.best.as_ref().map_or(u32::MAX, |best| length(best));
        Stats {
            nodes: self.nodes + self.helped() + self.beamed(),
            bound: self.bound.min(best),
            depth: prover.depth,
            bytes: self.memory.held() + self.shortening.bytes() + first + ranked + prover.bytes,
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

impl SharedSearch for Anytime {
    fn can_lease(&mut self) -> bool {
        let beams = self.ranked_sharing.as_ref().filter(|_| self.shares_beams());
        beams.is_some_and(RankedSharing::can_lease) || self.proof().is_some_and(SharedSearch::can_lease)
    }

    fn lease(&mut self, nodes: u64) -> Option<WorkItem> {
        let shares = self.shares_beams();
        let beams = self.ranked_sharing.as_mut().filter(|_| shares);
        let item = beams.and_then(|beams| beams.lease(nodes, self.best.as_deref()));
        item.or_else(|| self.proof()?.lease(nodes))
    }

    fn complete(&mut self, result: &WorkResult) -> bool {
        let Some(beams) = self.ranked_sharing.as_mut().filter(|beams| beams.has_leased(result.search)) else {
            return self.proof().is_some_and(|proof| proof.complete(result));
        };
        let Some(steps) = beams.complete(result) else { return false };
        if !steps.is_empty() {
            self.take(&steps);
        }
        true
    }

    fn requeue(&mut self, item: &WorkItem) {
        match self.ranked_sharing.as_mut().filter(|beams| beams.has_leased(item.search)) {
            Some(beams) => beams.requeue(),
            None => self.proof().into_iter().for_each(|proof| proof.requeue(item)),
        }
    }

    fn is_waiting(&mut self) -> bool {
        self.proof().is_some_and(SharedSearch::is_waiting)
    }
}
