//! Ranked beams, shared among workers: one leases its best solution, another shortens it by beams of its own.
//!
//! The beams of both begin at different ends. A solution that comes back shorter is played before it counts. Proven lengths do not
//! depend on helpers or timing; a solution without a proof may.

use std::sync::Arc;

use super::{
    Limits, Method, RankedSearch, Status,
    depth_first::Tree,
    length,
    sharing::next_search,
    work_item::{WorkItem, WorkResult},
};
use crate::states::{PathStep, Space};

/// The leases of beams to a helper.
pub struct RankedSharing {
    search: u32,
    tree: Arc<Tree>,
    leased: usize,
    /// The helper can do no more.
    is_over: bool,
    /// Nodes made by helpers.
    nodes: u64,
}

/// One item in progress, and one that waits. Another helper would run the same beams.
const MOST_LEASED: usize = 2;

impl RankedSharing {
    pub fn new(space: Space) -> Self {
        let tree = Arc::new(Tree::new(space));
        Self { search: next_search(), tree, leased: 0, is_over: false, nodes: 0 }
    }

    pub fn can_lease(&self) -> bool {
        !self.is_over && self.leased < MOST_LEASED
    }

    /// Leases beams for the best solution, which may be missing, where a proof would lease `nodes` nodes.
    pub fn lease(&mut self, nodes: u64, best: Option<&[PathStep]>) -> Option<WorkItem> {
        if !self.can_lease() {
            return None;
        }
        self.leased += 1;
        // Larger items than of a proof: no threshold waits for the last of them.
        let nodes = nodes.saturating_mul(10);
        Some(WorkItem::of_solution(self.search, nodes, self.tree.turns(best.unwrap_or_default())))
    }

    /// Returns `true` if `search` is this one, and an item is leased.
    pub fn has_leased(&self, search: u32) -> bool {
        search == self.search && self.leased > 0
    }

    /// Ends a lease; returns the solution in its result, or `None` if that is wrong.
    pub fn complete(&mut self, result: &WorkResult) -> Option<Vec<PathStep>> {
        if result.number != 0 || result.beyond != u32::MAX || !result.may_follow(self.nodes) {
            return None;
        }
        let steps = match &result.found {
            Some((0, turns)) => self.tree.play(turns).filter(|(_, is_goal)| *is_goal)?.0,
            Some(_) => return None,
            None => Vec::new(),
        };
        self.leased -= 1;
        self.is_over |= result.nodes == 0;
        self.nodes += result.nodes;
        Some(steps)
    }

    pub fn requeue(&mut self) {
        self.leased -= 1;
    }

    /// Nodes made by helpers.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }
}

/// The helper's side: beams that go on from item to item.
pub struct RankedHelp {
    tree: Arc<Tree>,
    search: RankedSearch,
    /// The current result, the length of the solution that came with its item, and the nodes at which it ends.
    at_work: Option<(WorkResult, u32, u64)>,
}

impl RankedHelp {
    /// For a search of `space`; `None` if it has no ranked beams.
    #[must_use]
    pub fn new(space: &Space, limits: Limits) -> Option<Self> {
        let search = RankedSearch::new(space, limits)?.backwards_first();
        Some(Self { tree: Arc::new(Tree::new(space.clone())), search, at_work: None })
    }

    /// Replaces the current work item. Returns `false` if the item does not fit this puzzle.
    pub fn take(&mut self, item: &WorkItem) -> bool {
        let Some((nodes, turns)) = item.solution() else { return false };
        let Some((steps, is_goal)) = self.tree.play(turns) else { return false };
        if is_goal {
            self.search.improve(&steps);
        }
        let known = if is_goal { length(&steps) } else { u32::MAX };
        let end = self.search.stats().nodes.saturating_add(nodes);
        self.at_work = Some((WorkResult::nothing_yet(item), known, end));
        is_goal || steps.is_empty()
    }

    /// Continues for about `budget` nodes; returns the result once the item is complete.
    pub fn advance(&mut self, budget: u64) -> Option<WorkResult> {
        let (result, known, end) = self.at_work.as_mut()?;
        let before = self.search.stats().nodes;
        let status = self.search.advance(budget);
        let after = self.search.stats().nodes;
        result.nodes += after - before;
        if status == Status::Paused && after < *end {
            return None;
        }
        let shorter = self.search.solution().filter(|steps| length(steps) < *known);
        result.found = shorter.map(|steps| (0, self.tree.turns(steps)));
        self.at_work.take().map(|(result, ..)| result)
    }
}
