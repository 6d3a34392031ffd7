//! Manhattan distance, generalized to identical tiles, walls and several goals.

use super::{
    Heuristic,
    assignment::Assignment,
    axis::{Axis, homes},
};
use crate::{
    puzzle::{Class, Graph, Target, TileMetric, TilePuzzle, Vertex},
    states::{Shift, Space},
    util::{Memory, OutOfMemory},
};

/// Manhattan distance: the distances of all tiles from their goal cells, as if nothing stood in their way; with walls,
/// around them.
///
/// Among identical tiles, the minimum over all assignments that give each goal cell its own piece; with several goals,
/// the minimum over the goals.
///
/// # Why it is admissible
///
/// A step moves one tile to a neighbouring cell. Every solution brings to each goal cell of a class its own piece of
/// that class, and each such piece makes at least as many steps as its distance.
///
/// By lines, vertical and horizontal steps are counted separately: a piece makes at least as many vertical steps as the path to
/// its goal cell with the fewest, and the sum of any assignment is at least the minimum. One move makes steps of one axis only,
/// at most as many as the longest run along it has cells without the blank's. So the sums are divided by that, rounded up, and
/// added: for w x h cells without walls, ceil(horizontal / (w - 1)) + ceil(vertical / (h - 1)).
///
/// # Cost
///
/// Two bytes for each pair of cell and goal cell (by lines, four): 2 MiB for a board of 1024 cells. A move takes two
/// lookups for each goal; for identical tiles, at worst the number of goal cells times that of copies.
///
/// # Source
///
/// J. E. Doran and D. Michie, "Experiments with the graph traverser program", Proc. Royal Society A 294 (1966), 235-259.
pub struct Manhattan {
    graph: Graph,
    rows: Vec<u16>,
    layers: Vec<DistanceLayer>,
    /// The vertices whose distances to all others are listed, and how many of them are done in all layers.
    listed: Vec<Vertex>,
    done: usize,
    classes: usize,
    /// How each class counts, for each goal.
    terms: Vec<ClassTerm>,
    /// For each goal and layer, the sum of distances.
    sums: Vec<u32>,
    assignments: Vec<Assigned>,
    /// For each class with assignments, the offset of its places; for each vertex, the index of its piece in the class.
    begins: Vec<usize>,
    places: Vec<Vertex>,
    indices: Vec<u16>,
}

/// Distances of one kind: all steps, or those along one axis.
struct DistanceLayer {
    /// Weight of a step along each axis.
    weights: [u16; 2],
    /// Maximum number of these steps in one move.
    divisor: u32,
    /// For each listed vertex, the distances of all vertices.
    distances: Vec<u16>,
}

#[derive(Clone, Copy, Debug)]
enum ClassTerm {
    /// No goal cell names it.
    Nothing,
    /// One piece and one goal cell, with distances at this offset.
    Single(usize),
    /// The first of its assignments, one for each layer.
    Assigned(usize),
}

struct Assigned {
    class: Class,
    sum: usize,
    layer: usize,
    assignment: Assignment,
}

const UNREACHED: u16 = u16::MAX;

impl Manhattan {
    /// The bound for a space. [`prepare`](Heuristic::prepare) builds its tables.
    #[must_use]
    pub fn new(space: &Space) -> Self {
        let layers: Vec<DistanceLayer> = match space.metric() {
            TileMetric::Line => Axis::BOTH
                .map(|axis| DistanceLayer {
                    weights: Axis::BOTH.map(|other| u16::from(axis == other)),
                    divisor: axis.longest_push(space),
                    distances: Vec::new(),
                })
                .into(),
            TileMetric::Step => vec![DistanceLayer { weights: [1, 1], divisor: 1, distances: Vec::new() }],
        };
        let copies = space.copies();
        let homes_of = |target: &Target| homes(target, copies.len());
        let wanted = |vertex: &Vertex| {
            space
                .targets()
                .iter()
                .any(|target| target[usize::from(*vertex)].is_some_and(|class| class != TilePuzzle::BLANK))
        };
        let listed: Vec<Vertex> = (0..).take(space.len()).filter(wanted).collect();
        let begin_of = |vertex: &Vertex| listed.partition_point(|other| other < vertex) * space.len();
        let mut terms = Vec::with_capacity(space.targets().len() * copies.len());
        let mut assignments = Vec::new();
        for (goal, target) in space.targets().iter().enumerate() {
            for (class, (homes, copies)) in homes_of(target).iter().zip(&copies).enumerate() {
                terms.push(match (&homes[..], copies) {
                    ([], _) => ClassTerm::Nothing,
                    ([home], 1) => ClassTerm::Single(begin_of(home)),
                    _ => ClassTerm::Assigned(assignments.len()),
                });
                if let Some(ClassTerm::Assigned(_)) = terms.last() {
                    assignments.extend((0..layers.len()).map(|layer| Assigned {
                        class: class as Class,
                        sum: goal * layers.len() + layer,
                        layer,
                        assignment: Assignment::new(homes.iter().map(begin_of).collect(), *copies),
                    }));
                }
            }
        }
        let mut end = 0;
        let begin = |copies: &usize| {
            end += copies;
            end - copies
        };
        Self {
            graph: space.graph().clone(),
            rows: Axis::Vertical.lines(space),
            sums: vec![0; space.targets().len() * layers.len()],
            layers,
            listed,
            done: 0,
            classes: copies.len(),
            terms,
            assignments,
            begins: copies.iter().map(begin).collect(),
            places: vec![0; space.len()],
            indices: vec![0; space.len()],
        }
    }

    /// Replaces `old` steps along `axis` by `new`, for one goal.
    #[inline]
    pub(super) fn replace(&mut self, goal: usize, axis: Axis, old: u32, new: u32) {
        let layer = self.layer(axis == Axis::Vertical);
        let sum = &mut self.sums[goal * self.layers.len() + layer];
        *sum = *sum + new - old;
    }

    /// The sums, if they are the whole state of a position.
    pub(super) fn sums(&mut self) -> Option<&mut [u32]> {
        self.assignments.is_empty().then_some(&mut self.sums)
    }

    fn list(&mut self, classes: &[Class]) {
        let mut ends = self.begins.clone();
        for (vertex, class) in (0..).zip(classes) {
            let end = &mut ends[usize::from(*class)];
            self.places[*end] = vertex;
            self.indices[usize::from(vertex)] = (*end - self.begins[usize::from(*class)]) as u16;
            *end += 1;
        }
    }

    /// The layer for steps along an axis.
    #[inline]
    fn layer(&self, vertical: bool) -> usize {
        usize::from(self.layers.len() == 2 && !vertical)
    }
}

impl Heuristic for Manhattan {
    fn prepare(&mut self, budget: u64, memory: &mut Memory) -> Result<bool, OutOfMemory> {
        let len = self.graph.len();
        for layer in self.layers.iter_mut().filter(|layer| layer.distances.is_empty()) {
            layer.distances = memory.vec(self.listed.len() * len)?;
        }
        let slice = (budget / len as u64).max(1);
        let rest = self.listed.iter().enumerate().skip(self.done);
        for (number, vertex) in rest.take(usize::try_from(slice).unwrap_or(usize::MAX)) {
            for DistanceLayer { weights, distances, .. } in &mut self.layers {
                measure(&self.graph, *weights, *vertex, &mut distances[number * len..][..len]);
            }
            self.done += 1;
        }
        Ok(self.done == self.listed.len())
    }

    fn progress(&self) -> (u64, u64) {
        let entries = |vertices: usize| (vertices * self.graph.len() * self.layers.len()) as u64;
        if self.done == self.listed.len() { (0, 0) } else { (entries(self.done), entries(self.listed.len())) }
    }

    fn place(&mut self, classes: &[Class]) {
        if !self.assignments.is_empty() {
            self.list(classes);
        }
        self.sums.fill(0);
        for (sums, terms) in self.sums.chunks_mut(self.layers.len()).zip(self.terms.chunks(self.classes)) {
            for (sum, layer) in sums.iter_mut().zip(&self.layers) {
                for (vertex, class) in classes.iter().enumerate() {
                    if let ClassTerm::Single(begin) = terms[usize::from(*class)] {
                        *sum += u32::from(layer.distances[begin + vertex]);
                    }
                }
            }
        }
        for assigned in &mut self.assignments {
            let places = &self.places[self.begins[usize::from(assigned.class)]..];
            assigned.assignment.place(places, &self.layers[assigned.layer].distances);
            self.sums[assigned.sum] += assigned.assignment.cost();
        }
    }

    #[inline]
    fn shift(&mut self, Shift { class, from, to }: Shift) {
        let (class, a, b) = (usize::from(class), usize::from(from), usize::from(to));
        // Steps along one axis never change the distances along the other.
        let layer = self.layer(self.rows[a] != self.rows[b]);
        let distances = &self.layers[layer].distances;
        let replace = |sum: &mut u32, begin: usize| {
            *sum = *sum + u32::from(distances[begin + b]) - u32::from(distances[begin + a]);
        };
        // Fast path for the usual case, twice as fast.
        if let ([sum], [ClassTerm::Single(begin)]) = (&mut self.sums[..], &self.terms[class..=class])
            && self.assignments.is_empty()
        {
            replace(sum, *begin);
            return;
        }
        let index = usize::from(self.indices[a]);
        self.indices[b] = index as u16;
        let first = self.begins[class];
        self.places[first + index] = to;
        let terms = self.terms[class..].iter().step_by(self.classes);
        for (sum, term) in self.sums[layer..].iter_mut().step_by(self.layers.len()).zip(terms) {
            match term {
                ClassTerm::Nothing => {}
                ClassTerm::Single(begin) => replace(sum, *begin),
                ClassTerm::Assigned(number) => {
                    let assignment = &mut self.assignments[number + layer].assignment;
                    let old = assignment.cost();
                    assignment.shift(index, from, &self.places[first..], distances);
                    *sum = *sum + assignment.cost() - old;
                }
            }
        }
    }

    #[inline]
    fn bound(&self) -> u32 {
        if let ([sum], [_]) = (&self.sums[..], &self.layers[..]) {
            return *sum;
        }
        let moves = |sums: &[u32]| -> u32 {
            sums.iter().zip(&self.layers).map(|(sum, layer)| sum.div_ceil(layer.divisor)).sum()
        };
        self.sums.chunks(self.layers.len()).map(moves).min().unwrap_or(0)
    }
}

/// The distances of all vertices from `vertex`, with a weight of 0 or 1 for steps along each axis.
fn measure(graph: &Graph, weights: [u16; 2], vertex: Vertex, distances: &mut [u16]) {
    distances.fill(UNREACHED);
    let mut near = vec![vertex];
    let mut next = Vec::new();
    for distance in 0.. {
        while let Some(vertex) = near.pop() {
            if distances[usize::from(vertex)] != UNREACHED {
                continue;
            }
            distances[usize::from(vertex)] = distance;
            for (axis, weight) in Axis::BOTH.into_iter().zip(weights) {
                let later = if weight == 0 { &mut near } else { &mut next };
                later.extend(axis.neighbours(graph, vertex));
            }
        }
        if next.is_empty() {
            return;
        }
        std::mem::swap(&mut near, &mut next);
    }
}
