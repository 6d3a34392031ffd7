//! Lists the goal positions of a block puzzle, for backward searches.

use super::{BlockPuzzle, Place, Requirement, insert_sorted};
use crate::{
    puzzle::graph::vertex,
    util::{NumberSet, SmallSet},
};

impl BlockPuzzle {
    /// All goal positions, goal by goal, reachable or not: the places of the pieces, kind by kind and ascending within each.
    /// `None` if there are more than `most`, or listing takes more than `16 * most` tries.
    pub(crate) fn goal_positions(&self, most: usize) -> Option<Vec<Vec<Place>>> {
        let mut listing = Listing { puzzle: self, found: Vec::new(), most, tries: 16 * most };
        for required in &self.requirements {
            listing.list(required)?;
        }
        Some(listing.found)
    }
}

struct Listing<'a> {
    puzzle: &'a BlockPuzzle,
    found: Vec<Vec<Place>>,
    most: usize,
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
            lying[*kind].push(*place);
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
            let mut places = Vec::with_capacity(puzzle.places().len());
            for lying in lying.iter() {
                let mut ascending = Vec::with_capacity(lying.len());
                for place in lying {
                    insert_sorted(&mut ascending, *place);
                }
                places.append(&mut ascending);
            }
            if puzzle.wrong(required, &places) == 0 {
                self.found.push(places);
            }
            return (self.found.len() <= self.most).then_some(());
        };
        if lying[kind].len() == pieces.pieces().len() {
            return self.put(required, kind + 1, 0, taken, lying);
        }
        for (place, mask) in pieces.masks().iter().enumerate().skip(from) {
            self.tries = self.tries.checked_sub(1)?;
            if !mask.meets(taken) {
                lying[kind].push(vertex(place));
                let rest = self.put(required, kind, place + 1, taken.or(*mask), lying);
                lying[kind].pop();
                rest?;
            }
        }
        Some(())
    }
}
