//! Placement of one tile, with the blank making room.

use super::draft::Draft;
use crate::{puzzle::Vertex, states::Space};

/// Moves `piece` along a shortest path of its own towards `goal`, up to the first of the cells `rest`. Of two possible
/// directions it takes the one that the blank reaches sooner. Returns the number of cells visited, `None` if stuck.
pub fn place_tile(
    space: &Space,
    draft: &mut Draft,
    piece: Vertex,
    goal: Vertex,
    rest: &[Vertex],
) -> Option<u64> {
    let mut visited = 0;
    while !rest.contains(&draft.cell(piece)) {
        let cell = draft.cell(piece);
        let left = space.distance(cell, goal);
        let nearer = |next: &Vertex| space.distance(*next, goal) < left && !draft.is_placed(*next);
        let ahead: Vec<Vertex> = space.graph().neighbours(cell).filter(nearer).collect();
        visited += bring_blank(space, draft, &[piece], &ahead)?;
        draft.move_blank(space, cell);
    }
    Some(visited)
}

/// Brings the blank along a shortest path to one of the cells `goals`, disturbing neither placed pieces nor those in
/// `kept`. Returns the number of cells visited, `None` if there is no path.
pub fn bring_blank(space: &Space, draft: &mut Draft, kept: &[Vertex], goals: &[Vertex]) -> Option<u64> {
    let (path, visited) = path_of_blank(space, draft, kept, goals)?;
    for next in path {
        draft.move_blank(space, next);
    }
    Some(visited)
}

/// The cells of such a path of the blank, as in [`bring_blank`], and the number of cells visited.
pub fn path_of_blank(
    space: &Space,
    draft: &Draft,
    kept: &[Vertex],
    goals: &[Vertex],
) -> Option<(Vec<Vertex>, u64)> {
    let start = draft.blank();
    let mut before: Vec<Option<Vertex>> = vec![None; space.len()];
    before[usize::from(start)] = Some(start);
    let mut queue = vec![start];
    let mut visited = 0;
    let end = loop {
        let cell = *queue.get(visited)?;
        if goals.contains(&cell) {
            break cell;
        }
        visited += 1;
        for next in space.graph().neighbours(cell) {
            let barred = draft.is_placed(next) || kept.contains(&draft.piece(next));
            if before[usize::from(next)].is_none() && !barred {
                before[usize::from(next)] = Some(cell);
                queue.push(next);
            }
        }
    };
    let back = std::iter::successors(Some(end), |cell| before[usize::from(*cell)].filter(|_| *cell != start));
    let mut path: Vec<Vertex> = back.collect();
    path.pop();
    path.reverse();
    Some((path, visited as u64 + 1))
}
