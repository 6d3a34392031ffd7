//! All positions that the goals of a block puzzle stand for, for searches that begin there.

use super::{BlockPuzzle, Place, Want, put_down, vertex};
use crate::util::SmallSet;

impl BlockPuzzle {
    /// All positions that the goals stand for, goal by goal, reachable or not: where the pieces lie, kind by kind and
    /// ascending in each. `None` if there are more than `most`, or they are too hard to find.
    pub(crate) fn goal_positions(&self, most: usize) -> Option<Vec<Vec<Place>>> {
        let mut listing = Listing { puzzle: self, found: Vec::new(), most, tries: 16 * most };
        for want in &self.wants {
            listing.list(want)?;
        }
        Some(listing.found)
    }
}

/// Positions that are being listed.
struct Listing<'a> {
    puzzle: &'a BlockPuzzle,
    found: Vec<Vec<Place>>,
    most: usize,
    /// Places that may still be tried.
    tries: usize,
}

impl Listing<'_> {
    /// Lists those of one goal: the pieces that it names first, then all others, kind by kind.
    fn list(&mut self, want: &Want) -> Option<()> {
        let mut lying = vec![Vec::new(); self.puzzle.kinds.len()];
        let mut taken = want.blank;
        for (kind, place) in &want.pieces {
            taken = taken.or(self.puzzle.kinds[*kind].mask(*place));
            lying[*kind].push(*place);
        }
        self.put(want, 0, 0, taken, &mut lying)
    }

    /// Puts the next piece down in every place from `from` on; `None` when it becomes too much.
    fn put(
        &mut self,
        want: &Want,
        kind: usize,
        from: usize,
        taken: SmallSet,
        lying: &mut [Vec<Place>],
    ) -> Option<()> {
        let puzzle = self.puzzle;
        let Some(pieces) = puzzle.kinds.get(kind) else {
            let mut places = Vec::with_capacity(puzzle.home.places.len());
            for lying in lying.iter() {
                let mut ascending = Vec::with_capacity(lying.len());
                for place in lying {
                    put_down(&mut ascending, *place);
                }
                places.append(&mut ascending);
            }
            if puzzle.wrong(want, &places) == 0 {
                self.found.push(places);
            }
            return (self.found.len() <= self.most).then_some(());
        };
        if lying[kind].len() == pieces.pieces().len() {
            return self.put(want, kind + 1, 0, taken, lying);
        }
        for (place, mask) in pieces.masks.iter().enumerate().skip(from) {
            self.tries = self.tries.checked_sub(1)?;
            if !mask.meets(taken) {
                lying[kind].push(vertex(place));
                let rest = self.put(want, kind, place + 1, taken.or(*mask), lying);
                lying[kind].pop();
                rest?;
            }
        }
        Some(())
    }
}
