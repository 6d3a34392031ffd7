//! Single shifts of tiles, of which every move is made.

use super::Space;
use crate::{
    board::Direction,
    puzzle::{Class, TilePuzzle, Vertex},
};

/// One tile goes to the next vertex, where a blank is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shift {
    /// What moves.
    pub class: Class,
    /// Where it leaves, and where the blank comes to.
    pub from: Vertex,
    /// Where it goes, and where the blank was.
    pub to: Vertex,
}

impl Shift {
    /// The shift that takes this one back.
    #[inline]
    pub(crate) fn back(self) -> Self {
        Self { from: self.to, to: self.from, ..self }
    }
}

/// Lists the shifts by which `blank` moves `reach` vertices; false if it cannot.
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
