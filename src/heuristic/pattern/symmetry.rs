//! Symmetries of the goals, which give a position a second lookup in the same tables.

use crate::{
    puzzle::{Class, TilePuzzle, Vertex},
    states::Space,
};

/// An image of the board (rotation or reflection) with a renaming of the classes that preserves every goal: a position
/// and its image are equally far from the goals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symmetry {
    /// The image of each vertex.
    pub vertex: Vec<Vertex>,
    /// The image of each class.
    pub class: Vec<Class>,
}

/// All symmetries, the identity first.
pub fn symmetries(space: &Space) -> Vec<Symmetry> {
    images(space).filter_map(|vertex| named(space, vertex)).collect()
}

/// The vertex maps of all rotations and reflections of the board, the identity first.
pub fn images(space: &Space) -> impl Iterator<Item = Vec<Vertex>> {
    (0..8).filter_map(|number| vertices(space, number))
}

/// The vertex map for reflected columns (bit 1), reflected rows (2) and transposition (4).
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

/// The renaming of classes that maps every goal to itself, if there is one.
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
    // Classes that no goal names keep their names.
    let class: Vec<Class> = (0..).zip(class).map(|(old, new)| new.unwrap_or(old)).collect();
    let mut taken = vec![false; class.len()];
    let distinct = class.iter().all(|class| !std::mem::replace(&mut taken[usize::from(*class)], true));
    (distinct && class[usize::from(TilePuzzle::BLANK)] == TilePuzzle::BLANK)
        .then_some(Symmetry { vertex, class })
}
