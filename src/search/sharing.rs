//! A threshold of iterative deepening, shared among workers.
//!
//! The tree of a threshold is cut at leaves, numbered in the order of a lone depth-first search. Each worker expands
//! its own subtrees. The threshold is proven when every leaf has a result; work leased to a lost worker is requeued. Of
//! several goals, the one below the first leaf counts, once all leaves before it are complete: the one a lone search
//! finds. So the result is independent of timing.

use std::sync::atomic::{AtomicU32, Ordering};

use super::{
    depth_first::{BlankMove, DepthFirst, Pause},
    work_item::{WorkItem, WorkResult},
};
/// A search whose work can be shared.
pub trait SharedSearch: Send {
    /// Returns whether it has work for a helper now.
    fn can_lease(&mut self) -> bool;

    /// Leases about `nodes` nodes of work; `None` if nothing is available now. The search waits until the work item
    /// comes back by [`complete`](SharedSearch::complete) or [`requeue`](SharedSearch::requeue).
    fn lease(&mut self, nodes: u64) -> Option<WorkItem>;

    /// Records the result of a work item. Returns `false` if the item was not leased or the result does not match it.
    fn complete(&mut self, result: &WorkResult) -> bool;

    /// Takes a work item back, to be done again, after its worker is lost. Has no effect if it was not leased.
    fn requeue(&mut self, item: &WorkItem);

    /// Returns `true` if the search can only wait for leased work.
    fn is_waiting(&mut self) -> bool;
}

/// The shared state of the current threshold.
pub struct Sharing {
    /// Identifies its work items: a result of another search must not enter this one's proof.
    search: u32,
    /// Searches below leaves here, while the trunk moves from leaf to leaf.
    branch: DepthFirst,
    /// The number of its leaf.
    at: u32,
    /// The number of the next leaf.
    next: u32,
    /// Requeued and leased work items.
    back: Vec<WorkItem>,
    leased: Vec<WorkItem>,
    /// The first leaf with a known goal below, and the moves to the goal.
    found: Option<(u32, Vec<BlankMove>)>,
    /// The least sum above the threshold, below leaves.
    beyond: u32,
    /// Completed leaves, and the nodes below them.
    done: u64,
    nodes: u64,
}

/// Identifies a shared search.
pub fn next_search() -> u32 {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// Maximum number of leaves in a work item: more would only come back late.
const MOST_LEAVES: u64 = 1024;

impl Sharing {
    /// With the search that continues below the current leaf, if any.
    pub fn new(branch: DepthFirst) -> Self {
        Self {
            search: next_search(),
            branch,
            at: 0,
            next: 1,
            back: Vec::new(),
            leased: Vec::new(),
            found: None,
            beyond: u32::MAX,
            done: 0,
            nodes: 0,
        }
    }

    /// Continues below the current leaf, or begins the next; returns the steps made and the nodes generated. Idling
    /// costs the whole budget.
    pub fn work(&mut self, trunk: &mut DepthFirst, budget: u64) -> (u64, u64) {
        if self.branch.pause() == Pause::None {
            let (made, nodes) = self.branch.advance(budget);
            self.nodes += nodes;
            match self.branch.pause() {
                Pause::Goal => {
                    self.note(self.at, self.branch.turns());
                    self.branch.stop();
                }
                Pause::Over => {
                    self.done += 1;
                    self.beyond = self.beyond.min(self.branch.beyond());
                }
                Pause::None | Pause::Leaf => {}
            }
            return (made, nodes);
        }
        let (leaf, nodes) = self.next_leaf(trunk);
        let Some((number, turns)) = leaf else { return (budget.max(1), nodes) };
        self.at = number;
        self.branch.go_to(&turns, trunk.threshold());
        (1 + nodes, nodes)
    }

    /// The next unleased leaf that matters, and the nodes spent to reach it.
    fn next_leaf(&mut self, trunk: &mut DepthFirst) -> (Option<(u32, Vec<BlankMove>)>, u64) {
        let Some(mut item) = self.first_back() else { return self.new_leaf(trunk) };
        let (number, turns) = (item.number, item.leaves.remove(0));
        item.number += 1;
        if !item.leaves.is_empty() {
            self.back.push(item);
        }
        (Some((number, turns)), 0)
    }

    /// The first requeued item that matters.
    fn first_back(&mut self) -> Option<WorkItem> {
        let first = (0..self.back.len()).min_by_key(|at| self.back[*at].number)?;
        let matters = self.matters(self.back[first].number);
        matters.then(|| self.back.swap_remove(first))
    }

    fn new_leaf(&mut self, trunk: &mut DepthFirst) -> (Option<(u32, Vec<BlankMove>)>, u64) {
        if self.found.is_some() || trunk.pause() == Pause::Over {
            return (None, 0);
        }
        let (_, nodes) = trunk.advance(u64::MAX);
        let number = self.next;
        match trunk.pause() {
            Pause::Leaf => {
                self.next += 1;
                trunk.go_on();
                (Some((number, trunk.turns())), nodes)
            }
            // The goal lies above the leaves.
            Pause::Goal => {
                self.note(number, trunk.turns());
                (None, nodes)
            }
            Pause::None | Pause::Over => (None, nodes),
        }
    }

    /// Leases work; also returns the nodes spent.
    pub fn lease(&mut self, trunk: &mut DepthFirst, nodes: u64) -> (Option<WorkItem>, u64) {
        if let Some(item) = self.first_back() {
            self.leased.push(item.clone());
            return (Some(item), 0);
        }
        // No measurement yet.
        let leaves = match self.done {
            0 => 4,
            done => (nodes.saturating_mul(done) / self.nodes.max(1)).clamp(1, MOST_LEAVES),
        };
        let mut item = WorkItem {
            search: self.search,
            table_size: trunk.table_size(),
            number: self.next,
            threshold: trunk.threshold(),
            leaves: Vec::new(),
        };
        let mut made = 0;
        while (item.leaves.len() as u64) < leaves {
            let (leaf, nodes) = self.new_leaf(trunk);
            made += nodes;
            let Some((_, turns)) = leaf else { break };
            item.leaves.push(turns);
        }
        if item.leaves.is_empty() {
            return (None, made);
        }
        self.leased.push(item.clone());
        (Some(item), made)
    }

    /// Records a result that agrees with the threshold. Returns `false` if no leased item has it.
    pub fn complete(&mut self, result: &WorkResult) -> bool {
        let Some(at) = self.leased_at(result.search, result.number) else { return false };
        let leaves = &self.leased[at].leaves;
        let is_below = |(leaf, turns): &(u32, Vec<BlankMove>)| {
            leaves.get(*leaf as usize).is_some_and(|leaf| turns.starts_with(leaf))
        };
        if !result.found.as_ref().is_none_or(is_below) {
            return false;
        }
        let item = self.leased.swap_remove(at);
        self.nodes += result.nodes;
        self.done += item.leaves.len() as u64;
        self.beyond = self.beyond.min(result.beyond);
        if let Some((leaf, turns)) = &result.found {
            self.note(result.number + leaf, turns.clone());
        }
        true
    }

    pub fn requeue(&mut self, item: &WorkItem) {
        if let Some(at) = self.leased_at(item.search, item.number) {
            self.back.push(self.leased.swap_remove(at));
        }
    }

    fn leased_at(&self, search: u32, number: u32) -> Option<usize> {
        let at = self.leased.iter().position(|item| item.number == number)?;
        (search == self.search).then_some(at)
    }

    fn note(&mut self, number: u32, turns: Vec<BlankMove>) {
        if self.matters(number) {
            self.found = Some((number, turns));
        }
    }

    /// Returns `true` if a goal below this leaf would precede the known one.
    fn matters(&self, number: u32) -> bool {
        self.found.as_ref().is_none_or(|(first, _)| number < *first)
    }

    /// Returns `true` if there is no unleased work.
    fn is_idle(&self, trunk: &DepthFirst) -> bool {
        self.branch.pause() != Pause::None
            && (self.found.is_some() || trunk.pause() == Pause::Over)
            && !self.back.iter().any(|item| self.matters(item.number))
    }

    pub fn is_waiting(&self, trunk: &DepthFirst) -> bool {
        self.is_idle(trunk) && !self.is_over(trunk)
    }

    /// Returns `true` if every leaf that matters is complete.
    pub fn is_over(&self, trunk: &DepthFirst) -> bool {
        self.is_idle(trunk) && !self.leased.iter().any(|item| self.matters(item.number))
    }

    pub fn found(&self) -> Option<&[BlankMove]> {
        self.found.as_ref().map(|(_, turns)| &turns[..])
    }

    /// Resets for the next threshold; returns the least sum above this one below leaves.
    pub fn end_threshold(&mut self) -> u32 {
        (self.done, self.nodes) = (0, 0);
        std::mem::replace(&mut self.beyond, u32::MAX)
    }
}
