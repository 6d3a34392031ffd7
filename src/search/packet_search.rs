//! The other side of a search that is shared: it looks at packets.

use std::sync::Arc;

use super::{
    packets::{Packet, PacketResult},
    walk::{Pause, Tree, Walk},
};
use crate::{
    heuristic::Heuristic,
    states::Space,
    util::{Memory, OutOfMemory},
};

/// Looks at packets of somebody else's search, driven in slices as a search is.
pub struct PacketSearch {
    tree: Arc<Tree>,
    walk: Walk,
    memory: Memory,
    prepared: bool,
    packet: Option<Packet>,
    /// The leaf that comes next in the packet, and what is known of those before.
    next: usize,
    result: PacketResult,
}

/// Entries of tables between two looks at the budget.
const PREPARING: u64 = 20_000;

impl PacketSearch {
    /// For a search of `space` under the same bound; it holds at most so many bytes.
    #[must_use]
    pub fn new(space: Space, heuristic: Box<dyn Heuristic>, bytes: u64) -> Self {
        let tree = Arc::new(Tree::new(space));
        Self {
            walk: Walk::new(tree.clone(), heuristic),
            tree,
            memory: Memory::new(bytes),
            prepared: false,
            packet: None,
            next: 0,
            result: PacketResult::nothing_yet(0),
        }
    }

    /// Takes up a packet, instead of the one before. False if it is none of this puzzle.
    pub fn take(&mut self, packet: Packet) -> bool {
        let fits = packet.leaves.iter().all(|leaf| self.tree.play(leaf).is_some());
        if fits {
            self.result = PacketResult::nothing_yet(packet.number);
            self.next = 0;
            self.walk.stop();
            self.packet = Some(packet);
        }
        fits
    }

    /// Goes on for about `budget` nodes, or with the tables that it needs first. What came of the packet, once it is done.
    ///
    /// # Errors
    ///
    /// When the tables do not fit.
    pub fn advance(&mut self, budget: u64) -> Result<Option<PacketResult>, OutOfMemory> {
        let mut spent = 0;
        while !self.prepared && spent < budget {
            self.prepared =
                self.walk.heuristic().prepare((budget - spent).min(PREPARING), &mut self.memory)?;
            spent += PREPARING;
            if self.prepared {
                self.walk.place();
            }
        }
        while spent < budget && self.packet.is_some() {
            if self.walk.pause() == Pause::None {
                let (made, nodes) = self.walk.advance(budget - spent);
                spent += made;
                self.result.nodes += nodes;
                self.end_leaf();
            } else if let Some((leaf, packet)) =
                self.packet.as_ref().and_then(|packet| Some((packet.leaves.get(self.next)?, packet)))
            {
                self.walk.go_to(leaf, packet.threshold);
                self.next += 1;
                spent += 1;
            } else {
                self.packet = None;
                return Ok(Some(self.result.clone()));
            }
        }
        Ok(None)
    }

    fn end_leaf(&mut self) {
        match self.walk.pause() {
            Pause::Goal => {
                self.result.found = Some((self.next as u32 - 1, self.walk.turns()));
                self.walk.stop();
                // Nothing below the leaves that follow would come before it.
                self.next = usize::MAX;
            }
            Pause::Over => self.result.beyond = self.result.beyond.min(self.walk.beyond()),
            Pause::None | Pause::Leaf => {}
        }
    }

    /// Bytes held.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.memory.held()
    }
}
