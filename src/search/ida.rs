//! Iterative deepening A* (IDA*): depth-first, threshold by threshold, in the memory of one path.

use std::sync::Arc;

use super::{
    Limit, Limits, Method, SharedSearch, Stats, Status,
    depth_first::{BlankMove, DepthFirst, Pause, Tree},
    length,
    sharing::Sharing,
    work_item::{WorkItem, WorkResult},
};
use crate::{
    heuristic::{Heuristic, LeasableTables, UNREACHABLE},
    puzzle::{TileMetric, TilePuzzle, Vertex, vertices_of},
    states::{PathStep, Space},
    util::{Memory, OutOfMemory},
};

/// IDA*: depth-first search up to a threshold for moves made plus bound, then again up to the next.
///
/// Optimal; complete on solvable boards, which is decided beforehand; keeps only its path and the tables of its bound.
///
/// Where the colours of the blank's cells fix the parity of the length, thresholds rise by two. Of the two paths around
/// a 2x2 square only one is tried.
///
/// # Cost
///
/// Exponential in the length less the bound of the start; each threshold repeats those before it. Natively 14 to 31
/// million nodes a second on 15-puzzles, depending on the bound.
///
/// # Source
///
/// R. E. Korf, "Depth-first iterative-deepening", Artificial Intelligence 27 (1985), 97-109. Pruning equivalent paths:
/// L. A. Taylor and R. E. Korf, "Pruning duplicate nodes in depth-first search", AAAI 1993.
pub struct IterativeDeepening {
    tree: Arc<Tree>,
    /// Ends at the threshold or, if the search is shared, at the leaves.
    depth_first: DepthFirst,
    memory: Memory,
    limits: Limits,
    prepared: bool,
    /// The parity of every solution's length, if known: `true` if even.
    even: Option<bool>,
    start_bound: u32,
    threshold: u32,
    nodes: u64,
    /// Nodes before this threshold, and of the one before it.
    nodes_before: u64,
    last_nodes: u64,
    /// A threshold expected to need more nodes is left to a search with larger tables.
    most_expected: u64,
    status: Status,
    solution: Option<Vec<PathStep>>,
    sharing: Option<Sharing>,
}

impl IterativeDeepening {
    /// A search of `space` under a bound. The caller has proven that no solution is shorter than `known`.
    pub fn new(space: Space, limits: Limits, heuristic: Box<dyn Heuristic>, known: u32) -> Self {
        let solved = space.is_goal(space.start());
        let tree = Arc::new(Tree::new(space));
        Self {
            even: even(tree.space()),
            depth_first: DepthFirst::new(tree.clone(), heuristic),
            tree,
            memory: Memory::new(limits.bytes),
            limits,
            prepared: false,
            start_bound: 0,
            threshold: known,
            nodes: 1,
            nodes_before: 1,
            last_nodes: 0,
            most_expected: u64::MAX,
            status: if solved { Status::Solved } else { Status::Paused },
            solution: solved.then(Vec::new),
            sharing: None,
        }
    }

    /// Makes the search stop as if at its node limit before a threshold that is expected to need more than `nodes`.
    #[must_use]
    pub fn leaving_above(self, nodes: u64) -> Self {
        Self { most_expected: nodes, ..self }
    }

    fn begin(&mut self) {
        self.prepared = true;
        self.start_bound = self.depth_first.place();
        self.threshold = self.rounded(self.start_bound.max(self.threshold).max(1));
        self.depth_first.begin(self.threshold);
    }

    /// The least possible length of a solution that is at least `bound`.
    fn rounded(&self, bound: u32) -> u32 {
        match self.even {
            Some(even) if bound.is_multiple_of(2) != even => bound.saturating_add(1),
            _ => bound,
        }
    }

    /// Makes at most `budget` steps; returns their number.
    fn work(&mut self, budget: u64) -> u64 {
        let budget = budget.min(self.limits.nodes.saturating_sub(self.nodes));
        let (made, nodes) = match &mut self.sharing {
            Some(sharing) => sharing.work(&mut self.depth_first, budget),
            None => self.depth_first.advance(budget),
        };
        self.nodes += nodes;
        if let Some(sharing) = &mut self.sharing {
            if sharing.is_over(&self.depth_first) {
                self.end_threshold();
            }
        } else {
            match self.depth_first.pause() {
                Pause::Goal => {
                    let turns = self.depth_first.turns();
                    self.solve(&turns);
                }
                Pause::Over => self.end_threshold(),
                Pause::None | Pause::Leaf => {}
            }
        }
        // A solution found with the last node counts.
        if self.nodes >= self.limits.nodes && self.status == Status::Paused {
            self.status = Status::Stopped(Limit::Nodes);
        }
        made
    }

    /// Ends a threshold that is searched as far as necessary.
    fn end_threshold(&mut self) {
        let mut beyond = self.depth_first.beyond();
        if let Some(sharing) = &mut self.sharing {
            if let Some(turns) = sharing.found() {
                let turns = turns.to_vec();
                self.solve(&turns);
                return;
            }
            beyond = beyond.min(sharing.end_threshold());
        }
        if beyond >= u32::from(UNREACHABLE) {
            // All pruned branches are dead ends. The solver has excluded this case beforehand.
            self.status = Status::Stopped(Limit::NothingLeft);
            return;
        }
        self.threshold = self.rounded(beyond);
        self.depth_first.begin(self.threshold);
        let ended = self.nodes - self.nodes_before;
        if self.expected_nodes(ended) > self.most_expected {
            self.status = Status::Stopped(Limit::Nodes);
        }
        (self.nodes_before, self.last_nodes) = (self.nodes, ended);
    }

    /// The nodes that a threshold is expected to need after one of `ended` nodes: as many, times their growth.
    fn expected_nodes(&self, ended: u64) -> u64 {
        if self.last_nodes >= FEW_NODES {
            return ended.saturating_mul(ended) / self.last_nodes;
        }
        ended.saturating_mul(if self.even.is_some() { GROWTH_BY_TWO } else { GROWTH_BY_ONE })
    }

    fn solve(&mut self, turns: &[BlankMove]) {
        self.solution = self.tree.play(turns).map(|(steps, _)| steps);
        self.status = Status::Solved;
    }
}

impl Method for IterativeDeepening {
    fn advance(&mut self, budget: u64) -> Status {
        let mut spent = 0;
        while self.status == Status::Paused && !self.prepared && spent < budget {
            let heuristic = self.depth_first.heuristic();
            match heuristic.prepare((budget - spent).min(PREPARING), &mut self.memory) {
                // A caller who has stored the next table can import it now.
                Ok(false) if matches!(heuristic.progress(), (0, 1..)) => return self.status,
                Ok(false) => spent += PREPARING,
                Ok(true) => self.begin(),
                Err(OutOfMemory { .. }) => self.status = Status::Stopped(Limit::Bytes),
            }
        }
        while self.status == Status::Paused && spent < budget {
            spent += self.work(budget - spent);
        }
        self.status
    }

    fn know(&mut self, bound: u32) {
        if !self.prepared {
            self.threshold = self.threshold.max(bound);
        }
    }

    fn building(&mut self) -> Option<&mut dyn LeasableTables> {
        self.depth_first.heuristic().building()
    }

    fn sharing(&mut self) -> Option<&mut dyn SharedSearch> {
        // Also after a stop: leased work items come back then, and the search may be continued.
        self.prepared.then_some(self)
    }

    fn go_on(&mut self) -> bool {
        let by_nodes = self.status == Status::Stopped(Limit::Nodes);
        if by_nodes {
            self.limits.nodes = u64::MAX;
            self.most_expected = u64::MAX;
            self.status = Status::Paused;
        }
        by_nodes
    }

    fn stats(&self) -> Stats {
        let bound = self.solution().map_or(self.threshold, length);
        let building = self.depth_first.progress();
        Stats { nodes: self.nodes, bound, depth: self.threshold, bytes: self.memory.held(), building }
    }

    fn start_bound(&self) -> u32 {
        self.start_bound
    }

    fn solution(&self) -> Option<&[PathStep]> {
        self.solution.as_deref()
    }
}

impl SharedSearch for IterativeDeepening {
    fn can_lease(&mut self) -> bool {
        self.status == Status::Paused && (self.sharing.is_some() || self.depth_first.can_split())
    }

    fn lease(&mut self, nodes: u64) -> Option<WorkItem> {
        if self.status != Status::Paused {
            return None;
        }
        if self.sharing.is_none() {
            let leaves = match self.tree.space().metric() {
                TileMetric::Line => LEAVES_BY_LINES,
                TileMetric::Step => LEAVES_BY_STEPS,
            };
            self.sharing = Some(Sharing::new(self.depth_first.split(leaves)?));
        }
        let sharing = self.sharing.as_mut()?;
        let (item, made) = sharing.lease(&mut self.depth_first, nodes);
        self.nodes += made;
        item
    }

    fn complete(&mut self, result: &WorkResult) -> bool {
        let Some(sharing) = &mut self.sharing else { return false };
        // Verify results of other workers.
        let right = |turns: &Vec<BlankMove>| {
            turns.len() as u32 == self.threshold && self.tree.play(turns).is_some_and(|(_, is_goal)| is_goal)
        };
        let is_right = result.beyond > self.threshold
            && result.may_follow(self.nodes)
            && result.found.as_ref().is_none_or(|(_, turns)| right(turns));
        if !is_right || !sharing.complete(result) {
            return false;
        }
        self.nodes += result.nodes;
        true
    }

    fn requeue(&mut self, item: &WorkItem) {
        if let Some(sharing) = &mut self.sharing {
            sharing.requeue(item);
        }
    }

    fn is_waiting(&mut self) -> bool {
        self.status == Status::Paused
            && self.sharing.as_ref().is_some_and(|sharing| sharing.is_waiting(&self.depth_first))
    }
}

/// Depth of the leaves. The easiest 24-puzzle of Korf and Felner has 34,000 there; two moves deeper the way from leaf
/// to leaf took 8 % of the time on the hardest 15-puzzles.
const LEAVES_BY_STEPS: usize = 12;
const LEAVES_BY_LINES: usize = 8;

/// Growth of a threshold's nodes while no growth has been measured: on the hardest 15-puzzles 9 to 12 where thresholds rise
/// by two. Korf's hundred have medians of 6.4 and, by lines, where they rise by one, of 3.3.
const GROWTH_BY_TWO: u64 = 10;
const GROWTH_BY_ONE: u64 = 5;

/// Nodes of a threshold that are too few to measure a growth.
const FEW_NODES: u64 = 1000;

/// Nodes' worth of table building between two checks of the budget.
const PREPARING: u64 = 20_000;

/// The parity of every solution's length, if the colours of the blank's cells determine it: with one blank, goals for it on
/// cells of one colour, and moves of one step.
fn even(space: &Space) -> Option<bool> {
    if space.metric().moves_lines() {
        return None;
    }
    let only = |mut blanks: Vec<Vertex>| if blanks.len() == 1 { blanks.pop() } else { None };
    let start = only(vertices_of(space.start(), TilePuzzle::BLANK).collect())?;
    let mut known = None;
    for target in space.targets() {
        let goal = only(vertices_of(target, Some(TilePuzzle::BLANK)).collect())?;
        let even = space.colour(start) == space.colour(goal);
        if known.is_some_and(|known| known != even) {
            return None;
        }
        known = Some(even);
    }
    known
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{heuristic::Manhattan, puzzle::BoardOptions};

    #[test]
    fn a_threshold_expected_to_be_long_is_left_until_the_search_goes_on() {
        let puzzle = TilePuzzle::read("867/254/3*1", 3, &BoardOptions::default()).expect("a board");
        let space = Space::new(&puzzle, TileMetric::Step);
        let heuristic = Box::new(Manhattan::new(&space));
        let mut search =
            IterativeDeepening::new(space, Limits::default(), heuristic, 0).leaving_above(10_000);
        while search.advance(100) == Status::Paused {}
        assert_eq!(search.status, Status::Stopped(Limit::Nodes));
        let left = search.stats();
        assert!((1000..10_000).contains(&left.nodes) && (22..31).contains(&left.bound), "{left:?}");

        assert!(search.go_on());
        while search.advance(100_000) == Status::Paused {}
        assert_eq!(search.solution().map(length), Some(31));
    }
}
