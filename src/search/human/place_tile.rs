//! One tile walked to its place, the blank brought round to make room.

use super::draft::Draft;
use crate::{puzzle::Vertex, states::Space};

/// Walks `piece` along a shortest path of its own towards `goal`, until it comes to one of the
/// cells `rest`. Where it can go on in two directions, it goes where the blank comes sooner. Returns the cells looked at;
/// `None` if it cannot go on.
pub fn place_tile(
    space: &Space,
    draft: &mut Draft,
    piece: Vertex,
    goal: Vertex,
    rest: &[Vertex],
) -> Option<u64> {
    let mut looked_at = 0;
    while !rest.contains(&draft.cell(piece)) {
        let cell = draft.cell(piece);
        let left = space.distance(cell, goal);
        let nearer = |next: &Vertex| space.distance(*next, goal) < left && !draft.is_placed(*next);
        let ahead: Vec<Vertex> = space.graph().neighbours(cell).filter(nearer).collect();
        looked_at += bring_blank(space, draft, &[piece], &ahead)?;
        draft.move_blank(space, cell);
    }
    Some(looked_at)
}

/// Brings the blank by a shortest path to one of the cells `goals`, disturbing neither what is placed nor the
/// pieces to be `kept`. Returns the cells looked at; `None` if there is no such path.
pub fn bring_blank(space: &Space, draft: &mut Draft, kept: &[Vertex], goals: &[Vertex]) -> Option<u64> {
    let (path, looked_at) = path_of_blank(space, draft, kept, goals)?;
    for next in path {
        draft.move_blank(space, next);
    }
    Some(looked_at)
}

/// The cells that the blank comes to on a shortest path to one of the cells `goals`, as in [`bring_blank`], and how many
/// were looked at.
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
    let mut looked_at = 0;
    let end = loop {
        let cell = *queue.get(looked_at)?;
        if goals.contains(&cell) {
            break cell;
        }
        looked_at += 1;
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
    Some((path, looked_at as u64 + 1))
}
