use std::{collections::VecDeque, ops::Range};

use super::{Space, index::Index};
use crate::memory::{Memory, OutOfMemory};
use crate::puzzle::{Class, Target, TilePuzzle, Vertex};

/// A pattern database: for every placement of the pieces of some classes, the fewest moves of *these* pieces
/// that bring them to where a goal wants them.
///
/// Moves of other pieces count nothing, so the values of patterns that share no class may be added. All
/// copies of a class belong to a pattern together, and several goals are so many places to begin, so
/// look-alikes, any-cells and several goals are nothing special. With one blank the table knows where it is
/// while it grows: a piece moves only into a cell that the blank can come to without moving another piece of
/// the pattern.
///
/// # Source
///
/// R. E. Korf and A. Felner, "Disjoint pattern database heuristics", Artificial Intelligence 134 (2002), 9-22.
#[derive(Debug)]
pub struct Pattern {
    classes: Vec<Class>,
    groups: Vec<Range<usize>>,
    index: Index,
    /// The value of each placement; [`UNREACHED`] where no goal can be reached from it.
    values: Vec<u8>,
}

/// The value of placements that are farther than a byte can say, or from which the pattern alone already cannot
/// reach a goal.
const UNREACHED: u8 = u8::MAX;

/// A pattern's table in the making, layer after layer of equal value.
#[derive(Debug)]
pub struct Builder {
    pattern: Pattern,
    /// The neighbours of each vertex.
    adjacent: Vec<u64>,
    /// Vertices at which the blank was, for each placement.
    seen: Vec<u64>,
    layer: VecDeque<Placement>,
    next: VecDeque<Placement>,
    value: u8,
    tracks_blank: bool,
    done: u64,
}

/// Where the pieces of a pattern lie, and one vertex of those that the blank can come to.
#[derive(Clone, Copy, Debug)]
struct Placement {
    places: [u8; MOST_PIECES],
    blank: u8,
}

/// Pieces in a pattern at most.
const MOST_PIECES: usize = 15;
/// Vertices at most: they are the bits of a word.
const MOST_VERTICES: usize = 64;
/// Goal placements that are listed at most.
const MOST_GOALS: usize = 10_000;

impl Pattern {
    /// The pieces on `places`, by class and ascending within each, need at least so many moves.
    #[inline]
    pub fn value(&self, places: &[Vertex]) -> u8 {
        self.values[self.index.rank(places) as usize]
    }

    /// The classes of the pattern.
    pub fn classes(&self) -> &[Class] {
        &self.classes
    }

    /// The places of each class.
    pub fn groups(&self) -> &[Range<usize>] {
        &self.groups
    }
}

impl Builder {
    /// A table for `classes`, of at most `most` placements. `None` if it would be larger, or the board is, or
    /// the goals stand for too many placements.
    pub fn new(
        space: &Space,
        classes: &[Class],
        most: u64,
        memory: &mut Memory,
    ) -> Result<Option<Self>, OutOfMemory> {
        let mut groups = Vec::with_capacity(classes.len());
        let mut pieces = 0;
        for class in classes {
            let count = space.start().iter().filter(|other| *other == class).count();
            groups.push(pieces..pieces + count);
            pieces += count;
        }
        if space.len() > MOST_VERTICES || pieces > MOST_PIECES {
            return Ok(None);
        }
        let Some(index) = Index::new(space.len(), &groups, most) else { return Ok(None) };
        let mut goals = Vec::new();
        for target in space.targets() {
            if !goal_placements(classes, &groups, target, &mut goals) {
                return Ok(None);
            }
        }
        let len = index.len() as usize;
        let mut values: Vec<u8> = memory.vec(len)?;
        values.fill(UNREACHED);
        let seen = memory.vec(len)?;
        let tracks_blank = space.start().iter().filter(|class| **class == TilePuzzle::BLANK).count() == 1;
        let pattern = Pattern { classes: classes.to_vec(), groups, index, values };
        let layer = goals.into_iter().collect();
        let adjacent = (0..).take(space.len()).map(|vertex| set(space.graph().neighbours(vertex))).collect();
        Ok(Some(Self {
            pattern,
            adjacent,
            seen,
            layer,
            next: VecDeque::new(),
            value: 0,
            tracks_blank,
            done: 0,
        }))
    }

    /// Goes on for about `budget` placements; true when the table is finished.
    pub fn advance(&mut self, budget: u64) -> bool {
        for _ in 0..budget {
            let Some(placement) = self.layer.pop_front() else {
                // What is farther than a byte can say stays at the greatest, which is still a lower bound.
                if self.next.is_empty() || self.value == UNREACHED - 1 {
                    return true;
                }
                std::mem::swap(&mut self.layer, &mut self.next);
                self.value += 1;
                continue;
            };
            self.expand(placement);
        }
        false
    }

    /// Placements with a value, of how many.
    pub fn progress(&self) -> (u64, u64) {
        (self.done, self.pattern.index.len())
    }

    /// The finished table.
    pub fn finish(self, memory: &mut Memory) -> Pattern {
        memory.free(self.seen);
        self.pattern
    }

    fn expand(&mut self, placement: Placement) {
        let Self { pattern: Pattern { groups, index, values, .. }, adjacent, seen, next, .. } = self;
        let mut room = [0; MOST_PIECES];
        let places = &mut room[..groups.last().map_or(0, |group| group.end)];
        for (place, packed) in places.iter_mut().zip(placement.places) {
            *place = Vertex::from(packed);
        }
        let number = index.rank(places) as usize;
        if seen[number] >> placement.blank & 1 != 0 {
            return;
        }
        let taken = set(places.iter().copied());
        let open = if self.tracks_blank { flood(adjacent, placement.blank, taken) } else { !taken };
        seen[number] |= open;
        if values[number] == UNREACHED {
            values[number] = self.value;
            self.done += 1;
        }
        for group in groups {
            for slot in group.clone() {
                let from = places[slot];
                for to in vertices(adjacent[usize::from(from)] & open) {
                    let mut room = [0; MOST_PIECES];
                    let moved = &mut room[..places.len()];
                    moved.copy_from_slice(places);
                    replace(&mut moved[group.clone()], from, to);
                    if seen[index.rank(moved) as usize] >> from & 1 == 0 {
                        next.push_back(Placement::new(moved, from));
                    }
                }
            }
        }
    }
}

/// Replaces one of ascending places by another, so that they stay ascending.
#[inline]
pub fn replace(places: &mut [Vertex], old: Vertex, new: Vertex) {
    let Some(mut at) = places.iter().position(|place| *place == old) else { return };
    while at + 1 < places.len() && places[at + 1] < new {
        places[at] = places[at + 1];
        at += 1;
    }
    while at > 0 && places[at - 1] > new {
        places[at] = places[at - 1];
        at -= 1;
    }
    places[at] = new;
}

/// For a few items: every instance of the library's sort is several kB of module.
fn insertion_sort(places: &mut [Vertex]) {
    for end in 1..places.len() {
        let mut at = end;
        while at > 0 && places[at - 1] > places[at] {
            places.swap(at - 1, at);
            at -= 1;
        }
    }
}

impl Placement {
    fn new(places: &[Vertex], blank: Vertex) -> Self {
        let mut packed = [0; MOST_PIECES];
        for (packed, place) in packed.iter_mut().zip(places) {
            *packed = *place as u8;
        }
        Self { places: packed, blank: blank as u8 }
    }
}

/// The set of these vertices, a bit each.
fn set(vertices: impl IntoIterator<Item = Vertex>) -> u64 {
    vertices.into_iter().fold(0, |set, vertex| set | 1 << vertex)
}

/// The vertices of a set, ascending.
#[inline]
fn vertices(mut set: u64) -> impl Iterator<Item = Vertex> {
    std::iter::from_fn(move || {
        let vertex = (set != 0).then(|| set.trailing_zeros() as Vertex)?;
        set &= set - 1;
        Some(vertex)
    })
}

/// The vertices that can be reached from `start` without entering `taken`.
#[inline]
fn flood(adjacent: &[u64], start: u8, taken: u64) -> u64 {
    let mut reached = 1u64 << start;
    let mut edge = reached;
    while edge != 0 {
        let next = vertices(edge).fold(0, |next, vertex| next | adjacent[usize::from(vertex)]);
        edge = next & !(reached | taken);
        reached |= edge;
    }
    reached
}

/// Adds the placements that satisfy `target`, with every vertex at which the blank may be then. False if they
/// are too many.
fn goal_placements(
    classes: &[Class],
    groups: &[Range<usize>],
    target: &Target,
    found: &mut Vec<Placement>,
) -> bool {
    let any: Vec<Vertex> =
        (0..).zip(target).filter(|(_, wanted)| wanted.is_none()).map(|(vertex, _)| vertex).collect();
    let named = |class: Class| {
        (0..).zip(target).filter(move |(_, wanted)| **wanted == Some(class)).map(|(vertex, _)| vertex)
    };
    // Class by class: where the goal names it, and its other copies on any-cells.
    let mut partial: Vec<Vec<Vertex>> = vec![Vec::new()];
    for (class, group) in classes.iter().zip(groups) {
        let fixed: Vec<Vertex> = named(*class).collect();
        let Some(free) = group.len().checked_sub(fixed.len()) else { return true };
        let mut extended = Vec::new();
        for places in &partial {
            for chosen in choices(&any, free) {
                if chosen.iter().any(|vertex| places.contains(vertex)) {
                    continue;
                }
                let mut own = [&fixed[..], &chosen[..]].concat();
                insertion_sort(&mut own);
                extended.push([&places[..], &own[..]].concat());
                if extended.len() > MOST_GOALS {
                    return false;
                }
            }
        }
        partial = extended;
    }
    let blank: Vec<Vertex> = named(TilePuzzle::BLANK).collect();
    for places in partial {
        let ends: Vec<Vertex> = match &blank[..] {
            [] => any.iter().copied().filter(|vertex| !places.contains(vertex)).collect(),
            blank => blank.to_vec(),
        };
        found.extend(ends.into_iter().map(|end| Placement::new(&places, end)));
        if found.len() > MOST_GOALS {
            return false;
        }
    }
    true
}

/// All ways to choose `count` of `items`, one more than [`MOST_GOALS`] at most.
fn choices(items: &[Vertex], count: usize) -> Vec<Vec<Vertex>> {
    let mut found = vec![Vec::new()];
    for round in 0..count {
        let mut longer = Vec::new();
        for chosen in &found {
            let last = chosen.last().copied();
            let rest = items.iter().filter(|item| last.is_none_or(|last| **item > last));
            for item in rest {
                longer.push([&chosen[..], &[*item]].concat());
                if longer.len() > MOST_GOALS * (count - round) {
                    return longer;
                }
            }
        }
        found = longer;
    }
    found
}
