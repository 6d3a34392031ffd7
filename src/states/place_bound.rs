//! A lower bound on the distance to some layouts, from the places alone.

use super::Space;
use crate::puzzle::{Class, Target, TileMetric, TilePuzzle, Vertex};

/// For every tile the steps to the nearest cell that a layout has for its class, added up, for the nearest of some layouts.
///
/// Admissible and consistent, as a step moves one tile by one cell.
pub struct PlaceBound {
    layouts: Vec<Terms>,
    vertices: usize,
}

/// The distance to one layout as a sum.
struct Terms {
    /// The distance if the class without places were on all vertices.
    all: i32,
    /// For each place and vertex, what a piece there adds in place of that class.
    added: Vec<i16>,
}

/// Maximum number of terms, 2 MB. Boards whose spaces are worth it have far fewer.
const MOST_TERMS: usize = 1 << 20;

impl PlaceBound {
    /// The bound to some layouts of `space`; `None` where it is not worth its size, or a move is more than a step.
    pub fn new(space: &Space, layouts: &[Target]) -> Option<Self> {
        let terms = space.places() * space.len() * layouts.len();
        match space.metric() {
            TileMetric::Step if terms <= MOST_TERMS => {
                let layouts = layouts.iter().map(|layout| Terms::new(space, layout)).collect();
                Some(Self { layouts, vertices: space.len() })
            }
            TileMetric::Step | TileMetric::Line => None,
        }
    }

    /// The bound for the position with these places.
    fn of(&self, places: &[Vertex]) -> u32 {
        let to_layout = |terms: &Terms| {
            let rows = terms.added.chunks_exact(self.vertices).zip(places);
            rows.map(|(row, place)| i32::from(row[usize::from(*place)])).sum::<i32>() + terms.all
        };
        self.layouts.iter().map(to_layout).min().unwrap_or(0).cast_unsigned()
    }
}

impl Terms {
    fn new(space: &Space, layout: &Target) -> Self {
        let common = distances(space, layout, space.common());
        let of_places = space.listed().map(|class| distances(space, layout, class));
        let added = of_places.flat_map(|distances| {
            let terms = distances.iter().zip(&common).map(|(piece, common)| piece - common);
            terms.collect::<Vec<i16>>()
        });
        Self { added: added.collect(), all: common.iter().map(|distance| i32::from(*distance)).sum() }
    }
}

/// The distance of every vertex from the nearest cell of a class in `layout`; 0 for blanks, and if the layout leaves some pieces of
/// the class open.
fn distances(space: &Space, layout: &Target, class: Class) -> Vec<i16> {
    let cells = (0..).zip(layout).filter(|(_, named)| **named == Some(class)).map(|(cell, _)| cell);
    let cells: Vec<Vertex> = cells.collect();
    let is_bound = class != TilePuzzle::BLANK && cells.len() == space.copies()[usize::from(class)];
    let distance = |vertex| {
        let nearest = cells.iter().map(|cell| space.distance(vertex, *cell)).min();
        nearest.filter(|_| is_bound).and_then(|distance| i16::try_from(distance).ok()).unwrap_or(0)
    };
    (0..space.len() as Vertex).map(distance).collect()
}

/// A limit on the length of paths, of which a frontier is one end and some layouts are the other.
pub struct PathLimit {
    bound: PlaceBound,
    most: u32,
    beyond: u32,
}

impl PathLimit {
    pub fn new(bound: PlaceBound, most: u32) -> Self {
        Self { bound, most, beyond: u32::MAX }
    }

    /// The least length above the limit that was met; [`u32::MAX`] if there is none.
    pub fn beyond(&self) -> u32 {
        self.beyond
    }

    /// Returns `true` if a path through the position with these places, at this distance, may keep to the limit.
    #[inline]
    pub fn permits(&mut self, places: &[Vertex], distance: u32) -> bool {
        let length = distance + self.bound.of(places);
        let permits = length <= self.most;
        if !permits {
            self.beyond = self.beyond.min(length);
        }
        permits
    }
}
