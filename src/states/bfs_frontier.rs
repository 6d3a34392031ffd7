//! A BFS frontier: all positions within some distance, layer by layer, without predecessors.

use super::{
    Exhausted, PathStep, Side,
    pack::Pack,
    positions::{NumberedPositions, Positions},
    sorted_layers::SortedLayers,
    visited_set::{VisitedSet, mark},
};
use crate::{
    puzzle::Vertex,
    util::{Memory, OutOfMemory},
};

/// Everything within some distance of where it began, grown one layer of equal distance after another: the
/// breadth-first half of every search that keeps what it saw. No predecessor is stored.
///
/// Positions that are numbers are kept in sorted layers, others with marks.
#[derive(Debug)]
pub struct BfsFrontier {
    form: Form,
    depth: u32,
    /// The position nearest to a goal of those expanded.
    closest: Option<Closest>,
    /// Whether that is looked for.
    notes: bool,
}

#[derive(Debug)]
enum Form {
    Marks(Box<VisitedSet>),
    Layers(Box<SortedLayers>),
}

/// Which of the new positions are shown.
pub enum Sought<'a> {
    All,
    Goals,
    /// Those in the outermost layer of a frontier of the same positions.
    SharedWith(&'a mut BfsFrontier),
}

/// Is shown the places of a position; says whether to stop.
pub type Show<'a> = dyn FnMut(&[Vertex]) -> bool + 'a;

impl BfsFrontier {
    /// An empty frontier. Where there are at most `rank_up_to` positions they are marked by rank.
    pub fn new(
        positions: &mut dyn Positions,
        rank_up_to: u64,
        memory: &mut Memory,
    ) -> Result<Self, OutOfMemory> {
        let form = match positions.numbered() {
            Some(numbered) => Form::Layers(Box::new(SortedLayers::new(numbered))),
            None => Form::Marks(Box::new(VisitedSet::new(positions, rank_up_to, memory)?)),
        };
        Ok(Self { form, depth: 0, closest: None, notes: false })
    }

    /// The same, noting which of the positions that it expands is nearest to a goal.
    pub fn noting(self) -> Self {
        Self { notes: true, ..self }
    }

    /// Bytes that a position takes at least: its place in the queue.
    pub fn bytes_per_position(positions: &dyn Positions) -> u64 {
        8 * Pack::new(&positions.values()).words() as u64
    }

    /// Puts the current position in the middle. Before [`seal`](Self::seal).
    pub fn add(&mut self, positions: &mut dyn Positions, memory: &mut Memory) -> Result<(), OutOfMemory> {
        match &mut self.form {
            Form::Marks(marked) => marked.add(positions.places(), memory),
            Form::Layers(layers) => match positions.numbered() {
                Some(numbered) => layers.add(numbered.number(numbered.places()), memory),
                None => Ok(()),
            },
        }
    }

    /// Ends what is put in the middle. Before anything is expanded.
    pub fn seal(&mut self, positions: &mut dyn Positions, memory: &mut Memory) -> Result<(), OutOfMemory> {
        match (&mut self.form, positions.numbered()) {
            (Form::Layers(layers), Some(numbered)) => layers.seal(numbered, memory),
            _ => Ok(()),
        }
    }

    /// Whether the frontier holds the position with these places at just this distance; of one that it holds, or that is
    /// a neighbour of one at the next distance.
    pub fn holds_at(&mut self, positions: &mut dyn Positions, places: &[Vertex], distance: u32) -> bool {
        match (&mut self.form, positions.numbered()) {
            (Form::Marks(marked), _) => marked.mark(places) == mark(distance),
            (Form::Layers(layers), Some(numbered)) => {
                layers.holds(distance as usize, numbered.number(places))
            }
            (Form::Layers(_), None) => false,
        }
    }

    /// The mark of a position: 0 if the frontier does not hold it, else 1 more than its distance modulo 3.
    pub fn mark(&mut self, positions: &mut dyn Positions) -> u8 {
        match &mut self.form {
            Form::Marks(marked) => marked.mark(positions.places()),
            Form::Layers(layers) => {
                let number = positions.numbered().map(|numbered| numbered.number(numbered.places()));
                let layer = number.and_then(|number| layers.layer_of(number));
                layer.map_or(0, |layer| mark(layer as u32))
            }
        }
    }

    /// The distance from the middle of the layer that is being expanded. Nearer positions, and those at just
    /// this distance, are all known.
    pub fn depth(&self) -> u32 {
        self.depth
    }

    /// Positions that the frontier holds.
    pub fn positions(&self) -> u64 {
        match &self.form {
            Form::Marks(marked) => marked.positions(),
            Form::Layers(layers) => layers.positions(),
        }
    }

    /// How many positions of this layer are still to be expanded, with one more for what is left to do then.
    pub fn left(&self) -> u64 {
        match &self.form {
            Form::Marks(marked) => marked.left(),
            Form::Layers(layers) => layers.left(),
        }
    }

    /// Positions of the next layer so far.
    pub fn next(&self) -> u64 {
        match &self.form {
            Form::Marks(marked) => marked.next(),
            Form::Layers(layers) => layers.next(),
        }
    }

    /// Whether it holds all that can be reached from its middle.
    pub fn is_exhausted(&self) -> bool {
        self.left() == 0 && self.next() == 0
    }

    /// Goes on to the next layer when this one is done. Afterwards nothing is left exactly if the frontier holds
    /// all that can be reached.
    pub fn next_layer(&mut self) {
        let goes_on = match &mut self.form {
            Form::Marks(marked) => marked.next_layer(),
            Form::Layers(layers) => layers.next_layer(),
        };
        self.depth += u32::from(goes_on);
    }

    /// The proof that no goal can be reached, once nothing is left.
    pub fn exhausted(&mut self, positions: &mut dyn Positions, side: Side) -> Exhausted {
        let closest = self.closest.take();
        let closest =
            closest.map(|(wrong, distance, places)| (wrong, self.path_out(positions, &places, distance)));
        Exhausted { positions: self.positions(), side, closest }
    }

    /// Expands the next positions of the current layer, one or some, or does other work that is left to do before; shows
    /// those new positions that are sought, until `show` returns true. Returns what it cost: how many neighbours there were,
    /// new or not, or as much. For callers that know that something is left.
    pub fn expand(
        &mut self,
        positions: &mut dyn Positions,
        memory: &mut Memory,
        mut sought: Sought,
        show: &mut Show,
    ) -> Result<u64, OutOfMemory> {
        let Self { form, depth, closest, notes } = self;
        match form {
            Form::Marks(marked) => {
                marked.load(positions, *depth, memory);
                if *notes && can_be_closer(closest.as_ref()) {
                    note(closest, positions, *depth);
                }
                marked.expand(positions, *depth, memory, &mut |places, _, is_goal| {
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
                    if *notes && can_be_closer(closest.as_ref()) {
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

    /// Whether the frontier holds the position with these places, by its mark.
    fn contains(&mut self, places: &[Vertex]) -> bool {
        match &mut self.form {
            Form::Marks(marked) => marked.mark(places) != 0,
            Form::Layers(_) => false,
        }
    }

    /// The steps of a shortest path from the position with these places, at this distance, to the middle.
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

    /// The steps of a shortest path from the middle to the position with these places, at this distance.
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

/// What is known of the position nearest to a goal: how much is wrong, how far it is from the middle, and its places.
type Closest = (u32, u32, Vec<Vertex>);

/// Whether a position could be nearer to a goal: one with nothing wrong ends the search.
#[inline]
fn can_be_closer(closest: Option<&Closest>) -> bool {
    closest.is_none_or(|(wrong, ..)| *wrong > 1)
}

/// Remembers the current position if none so far is nearer to a goal.
#[inline]
fn note<P: Positions + ?Sized>(closest: &mut Option<Closest>, positions: &P, depth: u32) {
    let least = closest.as_ref().map_or(u32::MAX, |(wrong, ..)| *wrong);
    if let Some(wrong) = positions.wrong_below(least) {
        *closest = Some((wrong, depth, positions.places().to_vec()));
    }
}

/// The places of all positions that one move leads to from the current one.
pub fn neighbours(positions: &mut dyn Positions) -> Vec<Vec<Vertex>> {
    let mut neighbours = Vec::new();
    positions.visit(None, &mut |places, _, _| {
        neighbours.push(places.to_vec());
        false
    });
    neighbours
}
