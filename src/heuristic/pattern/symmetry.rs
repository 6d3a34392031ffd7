//! Symmetries of the goals: a position's image under one is a second look into the same tables.

use crate::{
    puzzle::{Class, TilePuzzle, Vertex},
    states::{Shift, Space},
};

/// A way to turn or mirror the board and to rename the classes that leaves every goal as it is: a position and
/// its image are equally far from the goals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symmetry {
    /// Where each vertex comes to.
    pub vertex: Vec<Vertex>,
    /// What each class becomes.
    pub class: Vec<Class>,
}

impl Symmetry {
    /// Where a piece comes from and where it goes to.
    #[inline(always)]
    pub fn ends(&self, shift: Shift) -> (Vertex, Vertex) {
        (self.vertex[usize::from(shift.from)], self.vertex[usize::from(shift.to)])
    }
}

/// All symmetries; the first changes nothing.
pub fn symmetries(space: &Space) -> Vec<Symmetry> {
    images(space).filter_map(|vertex| named(space, vertex)).collect()
}

/// Where the vertices come to by each way to turn or mirror the board; the first changes nothing.
pub fn images(space: &Space) -> impl Iterator<Item = Vec<Vertex>> {
    (0..8).filter_map(|number| vertices(space, number))
}

/// Where the vertices come to when the board is mirrored in the columns (1), in the rows (2), and transposed (4).
fn vertices(space: &Space, number: u32) -> Option<Vec<Vertex>> {
    let (size, cells) = (space.size(), space.graph().cells());
    if number & 4 != 0 && size.width() != size.height() {
        return None;
    }
    let image = |cell: &usize| {
        let (mut row, mut column) = (size.row(*cell), size.column(*cell));
        if number & 1 != 0 {
            column = size.width() - 1 - column;
        }
        if number & 2 != 0 {
            row = size.height() - 1 - row;
        }
        if number & 4 != 0 {
            (row, column) = (column, row);
        }
        cells.binary_search(&(row * size.width() + column)).ok().map(|vertex| vertex as Vertex)
    };
    cells.iter().map(image).collect()
}

/// The classes renamed so that every goal becomes itself, if they can be.
fn named(space: &Space, vertex: Vec<Vertex>) -> Option<Symmetry> {
    let copies = space.copies();
    let mut class: Vec<Option<Class>> = vec![None; copies.len()];
    for target in space.targets() {
        for (wanted, to) in target.iter().zip(&vertex) {
            match (wanted, target[usize::from(*to)]) {
                (Some(old), Some(new)) => {
                    let kept = *class[usize::from(*old)].get_or_insert(new) == new;
                    if !kept || copies[usize::from(*old)] != copies[usize::from(new)] {
                        return None;
                    }
                }
                (None, None) => {}
                _ => return None,
            }
        }
    }
    // Classes that no goal names stay what they are.
    let class: Vec<Class> = (0..).zip(class).map(|(old, new)| new.unwrap_or(old)).collect();
    let mut taken = vec![false; class.len()];
    let distinct = class.iter().all(|class| !std::mem::replace(&mut taken[usize::from(*class)], true));
    (distinct && class[usize::from(TilePuzzle::BLANK)] == TilePuzzle::BLANK)
        .then_some(Symmetry { vertex, class })
}
