//! Lists the goal positions of a block puzzle, for backward searches.

use super::{BlockPuzzle, Place, Requirement, insert_sorted};
use crate::{
    puzzle::graph::vertex,
    util::{NumberSet, SmallSet},
};

/// The most goal positions that are listed.
const MOST: usize = 1_000;

impl BlockPuzzle {
    /// All goal positions, goal by goal, reachable or not: the places of the pieces, kind by kind and ascending within each.
    /// `None` if there are more than [`MOST`], or listing takes more than `16 * MOST` tries.
    pub(crate) fn goal_positions(&self) -> Option<Vec<Vec<Place>>> {
        self.list_goals(true)
    }

    /// Returns `true` if there are [`goal_positions`](Self::goal_positions), without listing them.
    pub(crate) fn lists_goals(&self) -> bool {
        self.list_goals(false).is_some()
    }

    fn list_goals(&self, keeps: bool) -> Option<Vec<Vec<Place>>> {
        let mut listing = Listing { puzzle: self, keeps, count: 0, found: Vec::new(), tries: 16 * MOST };
        for required in &self.requirements {
            listing.list(required)?;
        }
        Some(listing.found)
    }
}

struct Listing<'a> {
    puzzle: &'a BlockPuzzle,
    /// Found positions are kept, not only counted.
    keeps: bool,
    count: usize,
    found: Vec<Vec<Place>>,
    /// The number of places left to try.
    tries: usize,
}

impl Listing<'_> {
    /// Lists the positions of one goal: first puts down the pieces that it fixes, then all others, kind by kind.
    fn list(&mut self, required: &Requirement) -> Option<()> {
        let mut lying = vec![Vec::new(); self.puzzle.kinds.len()];
        let mut taken = required.blank;
        for (kind, place) in &required.pieces {
            taken = taken.or(self.puzzle.kinds[*kind].mask(*place));
            insert_sorted(&mut lying[*kind], *place);
        }
        self.put(required, 0, 0, taken, &mut lying)
    }

    /// Puts the next piece down in every place from `from` on; `None` once a limit is exceeded.
    fn put(
        &mut self,
        required: &Requirement,
        kind: usize,
        from: usize,
        taken: SmallSet,
        lying: &mut [Vec<Place>],
    ) -> Option<()> {
        let puzzle = self.puzzle;
        let Some(pieces) = puzzle.kinds.get(kind) else {
            // Fixed pieces lie right by now, and none lies on a cell to be blank.
            if required.covered.is_empty() || puzzle.wrong(required, &lying.concat()) == 0 {
                self.count += 1;
                if self.keeps {
                    self.found.push(lying.concat());
                }
            }
            return (self.count <= MOST).then_some(());
        };
        if lying[kind].len() == pieces.pieces().len() {
            return self.put(required, kind + 1, 0, taken, lying);
        }
        for (place, mask) in pieces.masks().iter().enumerate().skip(from) {
            self.tries = self.tries.checked_sub(1)?;
            if !mask.meets(taken) {
                let at = insert_sorted(&mut lying[kind], vertex(place));
                let rest = self.put(required, kind, place + 1, taken.or(*mask), lying);
                lying[kind].remove(at);
                rest?;
            }
        }
        Some(())
    }
}
