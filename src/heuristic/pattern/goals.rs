//! The abstract states of a pattern that satisfy a goal, from which its table is built.

use super::{
    occupancies::{below, members},
    permutations::Permutations,
};
use crate::{
    puzzle::{Class, Target, TilePuzzle, Vertex, vertices_of},
    states::Space,
};

#[derive(Clone, Copy, Debug)]
pub struct GoalState {
    pub occupied: u64,
    pub permutation: u16,
    pub blank: Vertex,
}

/// Maximum number of goal states.
const MOST: usize = 10_000;

/// All abstract states of the pieces of `classes` that satisfy a goal. `None` if there are too many.
pub fn goal_states(space: &Space, classes: &[Class], permutations: &Permutations) -> Option<Vec<GoalState>> {
    let mut found = Vec::new();
    for target in space.targets() {
        add(space, classes, permutations, target, &mut found)?;
    }
    Some(found)
}

fn add(
    space: &Space,
    classes: &[Class],
    permutations: &Permutations,
    target: &Target,
    found: &mut Vec<GoalState>,
) -> Option<()> {
    let any = wanting(target, None);
    // For each class, the vertices where the goal names it, and its other copies on don't-care cells.
    let mut partial: Vec<Vec<u64>> = vec![Vec::new()];
    for class in classes {
        let named = wanting(target, Some(*class));
        let copies = space.copies()[usize::from(*class)];
        let Some(free) = copies.checked_sub(named.count_ones() as usize) else { return Some(()) };
        let mut longer = Vec::new();
        for places in &partial {
            let taken = places.iter().fold(0, |taken, set| taken | set);
            for chosen in choices(any & !taken, free)? {
                longer.push([&places[..], &[named | chosen]].concat());
                if longer.len() > MOST {
                    return None;
                }
            }
        }
        partial = longer;
    }
    let blank = wanting(target, Some(TilePuzzle::BLANK));
    for places in partial {
        let occupied = places.iter().fold(0, |occupied, set| occupied | set);
        let mut letters = vec![0; permutations.pieces()];
        for (letter, set) in places.iter().enumerate() {
            for vertex in members(*set) {
                letters[below(occupied, vertex)] = letter;
            }
        }
        let permutation = permutations.number(letters);
        let ends = if blank == 0 { any & !occupied } else { blank };
        found.extend(members(ends).map(|blank| GoalState { occupied, permutation, blank: blank as Vertex }));
        if found.len() > MOST {
            return None;
        }
    }
    Some(())
}

/// The set of vertices where a goal has this entry.
pub fn wanting(target: &Target, wanted: Option<Class>) -> u64 {
    vertices_of(target, wanted).fold(0, |set, vertex| set | 1 << vertex)
}

/// All choices of `count` members of a set. `None` if there are too many.
fn choices(set: u64, count: usize) -> Option<Vec<u64>> {
    let mut found = vec![0u64];
    for _ in 0..count {
        let mut longer = Vec::new();
        for chosen in &found {
            // Ascending, so that every choice occurs once.
            let above = set & u64::MAX.checked_shl(64 - chosen.leading_zeros()).unwrap_or(0);
            longer.extend(members(above).map(|member| chosen | 1 << member));
            if longer.len() > 64 * MOST {
                return None;
            }
        }
        found = longer;
    }
    (found.len() <= MOST).then_some(found)
}
