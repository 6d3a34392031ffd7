//! Single shifts of tiles, the parts of every move.

use super::Space;
use crate::{
    board::Direction,
    puzzle::{Class, TilePuzzle, Vertex},
};

/// A move of one tile to the neighbouring blank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shift {
    /// The class of the tile.
    pub class: Class,
    /// The vertex that the tile leaves.
    pub from: Vertex,
    /// The vertex of the blank, which the tile enters.
    pub to: Vertex,
}

impl Shift {
    #[inline]
    pub(crate) fn back(self) -> Self {
        Self { from: self.to, to: self.from, ..self }
    }
}

/// Lists the shifts by which `blank` moves `reach` vertices; returns `false` if it cannot.
pub fn fill(
    shifts: &mut Vec<Shift>,
    space: &Space,
    classes: &[Class],
    blank: Vertex,
    direction: Direction,
    reach: u16,
) -> bool {
    shifts.clear();
    let mut to = blank;
    for _ in 0..reach {
        let Some(from) = space.graph().neighbour(to, direction) else { return false };
        let class = classes[usize::from(from)];
        if class == TilePuzzle::BLANK {
            return false;
        }
        shifts.push(Shift { class, from, to });
        to = from;
    }
    true
}
