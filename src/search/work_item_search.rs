//! The helper's side of a shared search.

use std::sync::Arc;

use super::{
    depth_first::{DepthFirst, Pause, Tree},
    work_item::{WorkItem, WorkResult},
};
use crate::{
    heuristic::Heuristic,
    states::Space,
    util::{Memory, OutOfMemory},
};

/// Searches the work items of another worker's search, driven in slices.
pub struct WorkItemSearch {
    tree: Arc<Tree>,
    depth_first: DepthFirst,
    memory: Memory,
    prepared: bool,
    /// The current item, and the result of its leaves before `next`.
    at_work: Option<(WorkItem, WorkResult)>,
    next: usize,
}

/// Nodes' worth of table building between two checks of the budget.
const PREPARING: u64 = 20_000;

impl WorkItemSearch {
    /// For a search of `space` under the same bound, holding at most `bytes` bytes.
    #[must_use]
    pub fn new(space: Space, heuristic: Box<dyn Heuristic>, bytes: u64) -> Self {
        let tree = Arc::new(Tree::new(space));
        Self {
            depth_first: DepthFirst::new(tree.clone(), heuristic),
            tree,
            memory: Memory::new(bytes),
            prepared: false,
            at_work: None,
            next: 0,
        }
    }

    /// Replaces the current work item. Returns `false` if the item does not fit this puzzle.
    pub fn take(&mut self, item: WorkItem) -> bool {
        let fits = item.leaves.iter().all(|leaf| self.tree.play(leaf).is_some());
        if fits {
            let result = WorkResult::nothing_yet(&item);
            self.at_work = Some((item, result));
            self.next = 0;
            self.depth_first.stop();
        }
        fits
    }

    /// Continues for about `budget` nodes, building tables first if necessary. Returns the result once the item is complete.
    ///
    /// # Errors
    ///
    /// If the tables exceed the memory limit.
    pub fn advance(&mut self, budget: u64) -> Result<Option<WorkResult>, OutOfMemory> {
        let mut spent = 0;
        while !self.prepared && spent < budget {
            self.prepared =
                self.depth_first.heuristic().prepare((budget - spent).min(PREPARING), &mut self.memory)?;
            spent += PREPARING;
            if self.prepared {
                self.depth_first.place();
            }
        }
        while let Some((item, result)) = &mut self.at_work
            && spent < budget
        {
            if self.depth_first.pause() == Pause::None {
                let (made, nodes) = self.depth_first.advance(budget - spent);
                spent += made;
                result.nodes += nodes;
                match self.depth_first.pause() {
                    Pause::Goal => {
                        result.found = Some((self.next as u32 - 1, self.depth_first.turns()));
                        self.depth_first.stop();
                        // Goals below later leaves come later in the order.
                        self.next = usize::MAX;
                    }
                    Pause::Over => result.beyond = result.beyond.min(self.depth_first.beyond()),
                    Pause::None | Pause::Leaf => {}
                }
            } else if let Some(leaf) = item.leaves.get(self.next) {
                self.depth_first.go_to(leaf, item.threshold);
                self.next += 1;
                spent += 1;
            } else {
                return Ok(self.at_work.take().map(|(_, result)| result));
            }
        }
        Ok(None)
    }

    /// Bytes held.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.memory.held()
    }
}
