//! The frontier of breadth-first search, with all positions behind it.

use super::{
    Exhausted, PathLimit, PathStep, Side,
    pack::Pack,
    positions::{NumberedPositions, Positions},
    sorted_layers::SortedLayers,
    visited_set::{VisitedSet, mark},
};
use crate::{
    puzzle::Vertex,
    util::{Memory, OutOfMemory},
};

/// All positions within a distance of the roots, grown layer by layer: one side of every breadth-first search. Predecessors are
/// not stored.
///
/// Numbered positions are kept in sorted layers, others in a visited set.
pub struct BfsFrontier {
    form: Form,
    depth: u32,
    closest: Option<Closest>,
    tracks_closest: bool,
    limit: Option<PathLimit>,
}

enum Form {
    Visited(Box<VisitedSet>),
    Layers(Box<SortedLayers>),
}

/// The new positions to report.
pub enum Sought<'a> {
    All,
    Goals,
    /// Positions in the outermost layer of another frontier.
    SharedWith(&'a mut BfsFrontier),
}

/// Receives the places of a position; returns `true` to stop.
pub type Show<'a> = dyn FnMut(&[Vertex]) -> bool + 'a;

impl BfsFrontier {
    /// An empty frontier. Spaces of at most `rank_up_to` positions are indexed by rank.
    pub fn new(
        positions: &mut dyn Positions,
        rank_up_to: u64,
        memory: &mut Memory,
    ) -> Result<Self, OutOfMemory> {
        let form = match positions.numbered() {
            Some(numbered) => Form::Layers(Box::new(SortedLayers::new(numbered))),
            None => Form::Visited(Box::new(VisitedSet::new(positions, rank_up_to, memory)?)),
        };
        Ok(Self { form, depth: 0, closest: None, tracks_closest: false, limit: None })
    }

    /// A frontier whose only root is the current position.
    pub fn around(
        positions: &mut dyn Positions,
        rank_up_to: u64,
        memory: &mut Memory,
    ) -> Result<Self, OutOfMemory> {
        let mut frontier = Self::new(positions, rank_up_to, memory)?;
        frontier.add(positions, memory)?;
        frontier.seal(positions, memory)?;
        Ok(frontier)
    }

    /// Makes the frontier remember the expanded position nearest to a goal.
    pub fn tracking_closest(self) -> Self {
        Self { tracks_closest: true, ..self }
    }

    /// Leaves out all positions that lie on no path within the limit. Not for numbered positions.
    pub fn within(self, limit: Option<PathLimit>) -> Self {
        Self { limit, ..self }
    }

    /// The least length of the paths that the limit has kept out; [`u32::MAX`] if there is none.
    pub fn beyond(&self) -> u32 {
        self.limit.as_ref().map_or(u32::MAX, PathLimit::beyond)
    }

    /// A lower bound on the bytes of a position: its entry in the queue.
    pub fn bytes_per_position(positions: &dyn Positions) -> u64 {
        8 * Pack::new(&positions.values()).words() as u64
    }

    /// Adds the current position as a root. Not after [`seal`](Self::seal).
    pub fn add(&mut self, positions: &mut dyn Positions, memory: &mut Memory) -> Result<(), OutOfMemory> {
        match &mut self.form {
            Form::Visited(visited) => visited.add(positions.places(), memory),
            Form::Layers(layers) => match positions.numbered() {
                Some(numbered) => layers.add(numbered.number(numbered.places()), memory),
                None => Ok(()),
            },
        }
    }

    /// Completes the roots. Required before the first expansion.
    pub fn seal(&mut self, positions: &mut dyn Positions, memory: &mut Memory) -> Result<(), OutOfMemory> {
        match (&mut self.form, positions.numbered()) {
            (Form::Layers(layers), Some(numbered)) => layers.seal(numbered, memory),
            _ => Ok(()),
        }
    }

    /// Returns `true` if the position with these places has this distance. Only for positions that the frontier holds, or
    /// neighbours of a position at the next distance.
    pub fn holds_at(&mut self, positions: &mut dyn Positions, places: &[Vertex], distance: u32) -> bool {
        match (&mut self.form, positions.numbered()) {
            (Form::Visited(visited), _) => visited.mark(places) == mark(distance),
            (Form::Layers(layers), Some(numbered)) => {
                layers.holds(distance as usize, numbered.number(places))
            }
            (Form::Layers(_), None) => false,
        }
    }

    /// The mark of the current position: 0 if the frontier does not hold it, else its distance modulo 3 plus 1.
    pub fn mark(&mut self, positions: &mut dyn Positions) -> u8 {
        match &mut self.form {
            Form::Visited(visited) => visited.mark(positions.places()),
            Form::Layers(layers) => {
                let number = positions.numbered().map(|numbered| numbered.number(numbered.places()));
                let layer = number.and_then(|number| layers.layer_of(number));
                layer.map_or(0, |layer| mark(layer as u32))
            }
        }
    }

    /// The distance of the layer that is being expanded. All positions up to this distance are known.
    pub fn depth(&self) -> u32 {
        self.depth
    }

    pub fn positions(&self) -> u64 {
        match &self.form {
            Form::Visited(visited) => visited.positions(),
            Form::Layers(layers) => layers.positions(),
        }
    }

    /// The number of positions of this layer to expand, plus 1 for unfinished merging.
    pub fn left(&self) -> u64 {
        match &self.form {
            Form::Visited(visited) => visited.left(),
            Form::Layers(layers) => layers.left(),
        }
    }

    /// The number of known positions of the next layer.
    pub fn next(&self) -> u64 {
        match &self.form {
            Form::Visited(visited) => visited.next(),
            Form::Layers(layers) => layers.next(),
        }
    }

    /// Returns `true` if the frontier holds all reachable positions.
    pub fn is_exhausted(&self) -> bool {
        self.left() == 0 && self.next() == 0
    }

    /// Begins the next layer if this one is complete. Afterwards [`left`](Self::left) is 0 exactly if all reachable positions are
    /// held.
    pub fn next_layer(&mut self) {
        let goes_on = match &mut self.form {
            Form::Visited(visited) => visited.next_layer(),
            Form::Layers(layers) => layers.next_layer(),
        };
        self.depth += u32::from(goes_on);
    }

    /// The proof that no goal is reachable, once nothing is left.
    pub fn exhausted(&mut self, positions: &mut dyn Positions, side: Side) -> Exhausted {
        let closest = self.closest.take();
        let closest =
            closest.map(|(wrong, distance, places)| (wrong, self.path_out(positions, &places, distance)));
        Exhausted { positions: self.positions(), side, closest }
    }

    /// Expands the next positions of the current layer, or continues merging; passes the sought new positions to `show`, until it
    /// returns `true`. Returns the cost: the number of generated neighbours, or an equivalent. Requires that something is left.
    pub fn expand(
        &mut self,
        positions: &mut dyn Positions,
        memory: &mut Memory,
        mut sought: Sought,
        show: &mut Show,
    ) -> Result<u64, OutOfMemory> {
        let Self { form, depth, closest, tracks_closest, limit } = self;
        match form {
            Form::Visited(visited) => {
                visited.load(positions, *depth, memory);
                if *tracks_closest && can_be_closer(closest.as_ref()) {
                    note(closest, positions, *depth);
                }
                visited.expand(positions, *depth, limit.as_mut(), memory, &mut |places, _, is_goal| {
                    let shown = match &mut sought {
                        Sought::All => true,
                        Sought::Goals => is_goal(),
                        Sought::SharedWith(other) => other.contains(places),
                    };
                    shown && show(places)
                })
            }
            Form::Layers(layers) => {
                let Some(numbered) = positions.numbered() else { return Ok(1) };
                let other = match &sought {
                    Sought::SharedWith(Self { form: Form::Layers(other), .. }) => Some(&**other),
                    _ => None,
                };
                let mut noting = |positions: &mut dyn NumberedPositions, number| {
                    if *tracks_closest && can_be_closer(closest.as_ref()) {
                        positions.take_number(number);
                        note(closest, positions, *depth);
                    }
                };
                let mut showing = |numbered: &mut dyn NumberedPositions, number| {
                    let goals = matches!(sought, Sought::Goals);
                    if goals && !numbered.may_be_goal(number) {
                        return false;
                    }
                    numbered.take_number(number);
                    (!goals || numbered.is_goal()) && show(numbered.places())
                };
                layers.work(numbered, memory, &mut noting, (other, &mut showing))
            }
        }
    }

    fn contains(&mut self, places: &[Vertex]) -> bool {
        match &mut self.form {
            Form::Visited(visited) => visited.mark(places) != 0,
            Form::Layers(_) => false,
        }
    }

    /// A shortest path from a position at this distance to a root.
    pub fn path_in(
        &mut self,
        positions: &mut dyn Positions,
        places: &[Vertex],
        distance: u32,
    ) -> Vec<PathStep> {
        let mut steps = Vec::new();
        let mut at = places.to_vec();
        for turn in 0..distance {
            positions.take(&at);
            let neighbours = neighbours(positions);
            for places in neighbours {
                if self.holds_at(positions, &places, distance - turn - 1) {
                    at = places;
                    break;
                }
            }
            steps.extend(positions.turn_to(&at, turn));
        }
        steps
    }

    /// A shortest path from a root to a position at this distance.
    pub fn path_out(
        &mut self,
        positions: &mut dyn Positions,
        places: &[Vertex],
        distance: u32,
    ) -> Vec<PathStep> {
        let mut steps = self.path_in(positions, places, distance);
        steps.reverse();
        for step in &mut steps {
            *step = PathStep { from: step.to, to: step.from, turn: distance - 1 - step.turn };
        }
        steps
    }
}

/// The number of wrong places, the distance from the roots, and the places of a position.
type Closest = (u32, u32, Vec<Vertex>);

/// Returns `true` if another position could be nearer to a goal; a position with 0 wrong places ends the search.
#[inline]
fn can_be_closer(closest: Option<&Closest>) -> bool {
    closest.is_none_or(|(wrong, ..)| *wrong > 1)
}

/// Keeps the current position if it is the nearest to a goal up to now.
#[inline]
fn note<P: Positions + ?Sized>(closest: &mut Option<Closest>, positions: &P, depth: u32) {
    let least = closest.as_ref().map_or(u32::MAX, |(wrong, ..)| *wrong);
    if let Some(wrong) = positions.wrong_below(least) {
        *closest = Some((wrong, depth, positions.places().to_vec()));
    }
}

/// The places of all successors of the current position.
pub fn neighbours(positions: &mut dyn Positions) -> Vec<Vec<Vertex>> {
    let mut neighbours = Vec::new();
    positions.visit(None, &mut |places, _, _| {
        neighbours.push(places.to_vec());
        false
    });
    neighbours
}
