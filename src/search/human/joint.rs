//! Joint placement of a few tiles, optimal within a set of cells.

use super::draft::Draft;
use crate::{
    board::Direction,
    puzzle::Vertex,
    states::Space,
    util::{Memory, OutOfMemory},
};

/// Maximum number of positions of the blank and the tiles.
const MOST_POSITIONS: usize = 1 << 16;

/// Maximum number of tiles: a person does not look farther ahead.
const MOST_TILES: u32 = 3;

/// The number of tiles that can be placed jointly within `cells` cells.
pub fn most_tiles(cells: usize) -> usize {
    // A power of 1024 overflows a 32-bit `usize`.
    let fits = |tiles: &u32| cells.checked_pow(tiles + 1).is_some_and(|count| count <= MOST_POSITIONS);
    (1..=MOST_TILES).rev().find(fits).unwrap_or(0) as usize
}

const UNSEEN: u8 = 0;
const START: u8 = 5;

/// Brings to each cell of `group` the piece wanted there, moving the blank only among `cells` (ascending), which must
/// hold the blank and all these pieces. Returns the number of positions visited, `None` if impossible.
///
/// Breadth-first over the cells of the blank and these tiles. A position is a number in base `cells.len()` with the
/// blank as last digit.
pub fn place_jointly(
    space: &Space,
    draft: &mut Draft,
    cells: &[Vertex],
    group: &[Vertex],
    memory: &mut Memory,
) -> Result<Option<u64>, OutOfMemory> {
    let base = cells.len();
    let digit = |cell: Vertex| cells.binary_search(&cell).unwrap_or(0);
    let number = |tiles: &[usize]| tiles.iter().fold(0, |sum, tile| sum * base + tile);
    let next: Vec<[Option<usize>; 4]> = cells
        .iter()
        .map(|cell| {
            Direction::ALL.map(|direction| {
                let next = space.graph().neighbour(*cell, direction);
                next.and_then(|next| cells.binary_search(&next).ok())
            })
        })
        .collect();
    let mut tiles: Vec<usize> = group.iter().map(|spot| digit(draft.cell(draft.wanted(*spot)))).collect();
    let start = number(&tiles) * base + digit(draft.blank());
    let goal = number(&group.iter().map(|spot| digit(*spot)).collect::<Vec<_>>());
    let positions = base.pow(group.len() as u32 + 1);
    // For each position, 1 plus the direction of the blank that led to it.
    let mut came: Vec<u8> = memory.vec(positions)?;
    let mut queue: Vec<u32> = memory.vec(positions)?;
    came[start] = START;
    queue[0] = start as u32;
    let (mut taken, mut queued) = (0, 1);
    let mut end = None;
    while taken < queued {
        let at = queue[taken] as usize;
        taken += 1;
        if at / base == goal {
            end = Some(at);
            break;
        }
        let blank = split(at, base, &mut tiles);
        for (direction, to) in (1..).zip(next[blank]) {
            let Some(to) = to else { continue };
            let after = stepped(at, base, &tiles, blank, to);
            if came[after] == UNSEEN {
                came[after] = direction;
                queue[queued] = after as u32;
                queued += 1;
            }
        }
    }
    let mut path = Vec::new();
    while let Some(at) = end.filter(|at| *at != start) {
        let blank = split(at, base, &mut tiles);
        path.push(cells[blank]);
        let back = Direction::ALL[usize::from(came[at] - 1)].opposite();
        end = next[blank][back as usize].map(|to| stepped(at, base, &tiles, blank, to));
    }
    let found = end.is_some();
    memory.free(came);
    memory.free(queue);
    for next in path.into_iter().rev() {
        draft.move_blank(space, next);
    }
    Ok(found.then_some(queued as u64))
}

/// Splits a position into the blank's digit (returned) and those of the tiles.
fn split(at: usize, base: usize, tiles: &mut [usize]) -> usize {
    let mut rest = at / base;
    for tile in tiles.iter_mut().rev() {
        *tile = rest % base;
        rest /= base;
    }
    at % base
}

/// The position after the blank moves to `to`, which may hold one of the tiles.
fn stepped(at: usize, base: usize, tiles: &[usize], blank: usize, to: usize) -> usize {
    let mut after = at - blank + to;
    let mut weight = base;
    for tile in tiles.iter().rev() {
        if *tile == to {
            after = after + weight * blank - weight * to;
        }
        weight *= base;
    }
    after
}
