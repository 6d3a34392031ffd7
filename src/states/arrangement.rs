//! A mutable arrangement of tiles, and its successors.

use std::ops::ControlFlow;

use super::{PathStep, Space};
use crate::{
    board::Direction,
    puzzle::{Class, TilePuzzle, Vertex, vertices_of},
};

/// The current position: the class on each vertex, and the vertices of the pieces.
///
/// Pieces of the most common class are not listed: they occupy every vertex that is left. So a car park of a thousand identical
/// tiles, one marked tile and one blank takes two numbers.
///
/// # Invariants
///
/// * `classes[v]` is the class on vertex v.
/// * `places` lists the vertices of all pieces except those of the common class, in the order of [`Space::groups`] and
///   ascending within a class. Two positions are equal exactly if their `places` are.
/// * `slots[v]` is the index in `places` of the piece on v, or `NONE` for the common class.
#[derive(Clone, Debug)]
pub struct Arrangement {
    classes: Vec<Class>,
    places: Vec<Vertex>,
    slots: Vec<u16>,
    /// Buffer for the vertices that a blank passes.
    trail: Vec<Vertex>,
}

const NONE: u16 = u16::MAX;

impl Arrangement {
    pub fn new(space: &Space) -> Self {
        let mut state = Self {
            classes: vec![space.common(); space.len()],
            places: vec![0; space.places()],
            slots: vec![NONE; space.len()],
            trail: vec![0; space.len()],
        };
        state.set_classes(space, space.start());
        state
    }

    pub fn classes(&self) -> &[Class] {
        &self.classes
    }

    pub fn places(&self) -> &[Vertex] {
        &self.places
    }

    /// Sets the position by the class on each vertex.
    pub fn set_classes(&mut self, space: &Space, classes: &[Class]) {
        let mut places = Vec::with_capacity(self.places.len());
        let mut last = None;
        for class in space.listed().filter(|class| last.replace(*class) != Some(*class)) {
            places.extend(vertices_of(classes, class));
        }
        self.set_places(space, |into| into.copy_from_slice(&places));
    }

    /// Sets the position whose places `write` writes. Linear in the number of places.
    #[inline]
    pub fn set_places(&mut self, space: &Space, write: impl FnOnce(&mut [Vertex])) {
        for vertex in &self.places {
            self.classes[usize::from(*vertex)] = space.common();
            self.slots[usize::from(*vertex)] = NONE;
        }
        write(&mut self.places);
        for ((slot, vertex), class) in (0..).zip(&self.places).zip(space.listed()) {
            self.classes[usize::from(*vertex)] = class;
            self.slots[usize::from(*vertex)] = slot;
        }
    }

    /// Visits every successor, then restores the position. `visit` receives the vertices that the blank passes, starting with
    /// its own, and the direction in which it passes them.
    ///
    /// `came` is the direction of the blank in the previous move. With a single blank the inverse move is left out, and after a
    /// line move all other moves along that line: these positions are known.
    #[inline]
    pub fn for_each_successor<B>(
        &mut self,
        space: &Space,
        came: Option<Direction>,
        mut visit: impl FnMut(&mut Self, &[Vertex], Direction) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let listed = space.blanks();
        // Blanks of the common class are not listed: check every vertex.
        let candidates = listed.as_ref().map_or(self.classes.len(), ExactSizeIterator::len);
        let back = came.filter(|_| candidates == 1).map(Direction::opposite);
        let whole_line = candidates == 1 && space.metric().moves_lines();
        let mut trail = std::mem::take(&mut self.trail);
        let mut flow = ControlFlow::Continue(());
        for candidate in 0..candidates {
            let blank = match &listed {
                Some(slots) => self.places[slots.start + candidate],
                None if self.classes[candidate] == TilePuzzle::BLANK => candidate as Vertex,
                None => continue,
            };
            for direction in Direction::ALL {
                if back == Some(direction) || (whole_line && came == Some(direction)) {
                    continue;
                }
                trail[0] = blank;
                let mut length = 0;
                while let Some(tile) = space.graph().neighbour(trail[length], direction) {
                    if self.classes[usize::from(tile)] == TilePuzzle::BLANK {
                        break;
                    }
                    self.exchange(space, trail[length], tile);
                    length += 1;
                    trail[length] = tile;
                    flow = visit(self, &trail[..=length], direction);
                    if flow.is_break() || !space.metric().moves_lines() {
                        break;
                    }
                }
                for at in (0..length).rev() {
                    self.exchange(space, trail[at + 1], trail[at]);
                }
                if flow.is_break() {
                    break;
                }
            }
            if flow.is_break() {
                break;
            }
        }
        self.trail = trail;
        flow
    }

    /// Moves the tile on `tile` to `blank`.
    #[inline]
    fn exchange(&mut self, space: &Space, blank: Vertex, tile: Vertex) {
        let (b, t) = (usize::from(blank), usize::from(tile));
        self.classes.swap(b, t);
        self.slots.swap(b, t);
        for (vertex, other) in [(blank, tile), (tile, blank)] {
            let slot = self.slots[usize::from(vertex)];
            if slot != NONE {
                self.settle(space, usize::from(slot), other, vertex);
            }
        }
    }

    /// Updates `places` after the piece at `slot` moved from `old` to `new`, and keeps its class ascending.
    #[inline]
    fn settle(&mut self, space: &Space, slot: usize, old: Vertex, new: Vertex) {
        let group = space.group_of(slot);
        let mut at = slot;
        if new > old {
            while at + 1 < group.end && self.places[at + 1] < new {
                self.places[at] = self.places[at + 1];
                self.slots[usize::from(self.places[at])] = at as u16;
                at += 1;
            }
        } else {
            while at > group.start && self.places[at - 1] > new {
                self.places[at] = self.places[at - 1];
                self.slots[usize::from(self.places[at])] = at as u16;
                at -= 1;
            }
        }
        self.places[at] = new;
        self.slots[usize::from(new)] = at as u16;
    }
}

/// The steps of a move in which the blank passes `trail`.
pub fn steps_of(trail: &[Vertex], turn: u32) -> impl Iterator<Item = PathStep> {
    trail.windows(2).map(move |pair| PathStep { from: pair[1], to: pair[0], turn })
}
