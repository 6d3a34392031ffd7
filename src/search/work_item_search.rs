//! The other side of a search that is shared: it looks at work items.

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

/// Looks at work items of somebody else's search, driven in slices as a search is.
pub struct WorkItemSearch {
    tree: Arc<Tree>,
    depth_first: DepthFirst,
    memory: Memory,
    prepared: bool,
    /// What it looks at, and what is known of the leaves before the next one.
    at_work: Option<(WorkItem, WorkResult)>,
    next: usize,
}

/// What goes into tables between two looks at the budget, in nodes.
const PREPARING: u64 = 20_000;

impl WorkItemSearch {
    /// For a search of `space` under the same bound; it holds at most so many bytes.
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

    /// Takes up a work item, instead of the one before. False if it is none of this puzzle.
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

    /// Goes on for about `budget` nodes, or with the tables that it needs first. What came of the work item, once it is done.
    ///
    /// # Errors
    ///
    /// When the tables do not fit.
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
                        // Nothing below the leaves that follow would come before it.
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
