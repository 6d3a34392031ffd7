use std::ops::ControlFlow;

use super::{
    Exhausted, PathStep, Side, Space,
    hash_marks::HashMarks,
    index::Index,
    index_marks::IndexMarks,
    pack::{Pack, TAG_SHIFT},
    queue::Queue,
    state::{State, steps_of},
};
use crate::memory::{Memory, OutOfMemory};
use crate::{
    board::Direction,
    puzzle::{Class, Vertex},
};

/// Everything within some distance of where it began, grown one layer of equal distance after another: the
/// breadth-first half of every search that keeps what it saw.
///
/// A position is kept with its distance modulo 3. Neighbours differ by at most 1, so that is enough to walk
/// back, and no predecessor is stored.
#[derive(Debug)]
pub struct Sphere {
    seen: Seen,
    queue: Queue,
    state: State,
    /// The direction in which the blank went to the loaded position.
    came: Option<Direction>,
    /// Positions of the current layer that are still to be expanded.
    left: u64,
    /// Positions of the next layer so far.
    next: u64,
    depth: u32,
    positions: u64,
    /// The expanded position nearest to a goal: wrong vertices, distance from the middle, places.
    closest: Option<(u32, u32, Vec<Vertex>)>,
}

/// The positions that were seen, with their marks, and a packed one in hand.
#[derive(Debug)]
struct Seen {
    pack: Pack,
    key: Vec<u64>,
    marks: Marks,
}

/// Marks by index where the space is small enough, else by hash.
#[derive(Debug)]
enum Marks {
    Index(Index, IndexMarks),
    Hash(HashMarks),
}

impl Seen {
    fn new(space: &Space, index_up_to: u64, memory: &mut Memory) -> Result<Self, OutOfMemory> {
        let pack = Pack::new(space.len(), space.places());
        let mut marks = Marks::Hash(HashMarks::new(pack.words()));
        if let Some(index) = Index::new(space.len(), space.groups(), index_up_to)
            && let Some(bits) = IndexMarks::new(index.len(), memory)?
        {
            marks = Marks::Index(index, bits);
        }
        Ok(Self { pack, key: vec![0; pack.words()], marks })
    }

    /// The mark of a position, 0 if it has none.
    #[inline]
    fn get(&mut self, places: &[Vertex]) -> u8 {
        match &self.marks {
            Marks::Index(index, marks) => marks.get(index.rank(places)),
            Marks::Hash(marks) => {
                self.pack.pack(places, &mut self.key);
                marks.get(&self.key)
            }
        }
    }

    /// Marks a position if it has no mark yet, and puts it in the queue; says whether it did.
    #[inline]
    fn insert(
        &mut self,
        places: &[Vertex],
        mark: u8,
        came: Option<Direction>,
        queue: &mut Queue,
        memory: &mut Memory,
    ) -> Result<bool, OutOfMemory> {
        let new = match &mut self.marks {
            Marks::Index(index, marks) => {
                let new = marks.insert(index.rank(places), mark, memory)?;
                if new {
                    self.pack.pack(places, &mut self.key);
                }
                new
            }
            Marks::Hash(marks) => {
                self.pack.pack(places, &mut self.key);
                marks.insert(&self.key, mark, memory)?
            }
        };
        if new {
            self.key[0] |= came.map_or(0, |came| came as u64) << TAG_SHIFT;
            queue.push(&self.key, memory)?;
        }
        Ok(new)
    }
}

impl Sphere {
    /// An empty sphere. Spaces of at most `index_up_to` arrangements are marked by index.
    pub fn new(space: &Space, index_up_to: u64, memory: &mut Memory) -> Result<Self, OutOfMemory> {
        let seen = Seen::new(space, index_up_to, memory)?;
        let queue = Queue::new(seen.pack.words());
        let state = State::new(space);
        Ok(Self { seen, queue, state, came: None, left: 0, next: 0, depth: 0, positions: 0, closest: None })
    }

    /// Bytes that a position takes at least: its place in the queue.
    pub fn bytes_per_position(space: &Space) -> u64 {
        8 * Pack::new(space.len(), space.places()).words() as u64
    }

    /// Puts a position in the middle. Before anything is expanded.
    pub fn add(&mut self, space: &Space, classes: &[Class], memory: &mut Memory) -> Result<(), OutOfMemory> {
        self.state.set_classes(space, classes);
        if self.seen.insert(self.state.places(), mark(0), None, &mut self.queue, memory)? {
            self.left += 1;
            self.positions += 1;
        }
        Ok(())
    }

    /// Whether the sphere holds the position with these places.
    #[inline]
    pub fn contains(&mut self, places: &[Vertex]) -> bool {
        self.seen.get(places) != 0
    }

    /// The distance from the middle of the layer that is being expanded. Nearer positions, and those at just
    /// this distance, are all known.
    pub fn depth(&self) -> u32 {
        self.depth
    }

    /// Positions that the sphere holds.
    pub fn positions(&self) -> u64 {
        self.positions
    }

    /// How many positions of this layer are still to be expanded.
    pub fn left(&self) -> u64 {
        self.left
    }

    /// Goes on to the next layer when this one is done. Afterwards nothing is left exactly if the sphere holds
    /// all that can be reached.
    pub fn next_layer(&mut self) {
        if self.left == 0 && self.next > 0 {
            self.left = std::mem::take(&mut self.next);
            self.depth += 1;
        }
    }

    /// Loads the next position of the layer. For callers that know that one is left.
    pub fn load(&mut self, space: &Space, memory: &mut Memory) {
        let Self { seen: Seen { pack, key, .. }, queue, state, came, depth, .. } = self;
        queue.pop(key, memory);
        *came = (*depth > 0).then(|| Direction::ALL[(key[0] >> TAG_SHIFT) as usize]);
        state.set_places(space, |places| pack.unpack(key, places));
        self.left -= 1;
    }

    /// Remembers the loaded position if none so far is nearer to a goal.
    pub fn note_closest(&mut self, space: &Space) {
        let least = self.closest.as_ref().map_or(u32::MAX, |(wrong, ..)| *wrong);
        if let Some(wrong) = space.wrong_below(self.state.classes(), least) {
            self.closest = Some((wrong, self.depth, self.state.places().to_vec()));
        }
    }

    /// The proof that no goal can be reached, once nothing is left.
    pub fn exhausted(&mut self, space: &Space, side: Side) -> Exhausted {
        let closest = self.closest.take();
        let closest =
            closest.map(|(wrong, distance, places)| (wrong, self.way_out(space, &places, distance)));
        Exhausted { positions: self.positions, side, closest }
    }

    /// Visits the neighbours of the loaded position that are new, until `visit` breaks. Returns how many
    /// neighbours there were, new or not, and what `visit` broke with.
    #[inline]
    pub fn expand<B>(
        &mut self,
        space: &Space,
        memory: &mut Memory,
        mut visit: impl FnMut(&State) -> ControlFlow<B>,
    ) -> Result<(u64, Option<B>), OutOfMemory> {
        let Self { seen, queue, state, came, next, positions, depth, .. } = self;
        let mark = mark(*depth + 1);
        let mut neighbours = 0;
        let flow = state.for_each_successor(space, *came, |state, _, direction| {
            neighbours += 1;
            match seen.insert(state.places(), mark, Some(direction), queue, memory) {
                Ok(false) => ControlFlow::Continue(()),
                Ok(true) => {
                    *next += 1;
                    *positions += 1;
                    visit(state).map_break(Ok)
                }
                Err(refused) => ControlFlow::Break(Err(refused)),
            }
        });
        match flow {
            ControlFlow::Continue(()) => Ok((neighbours, None)),
            ControlFlow::Break(found) => Ok((neighbours, Some(found?))),
        }
    }

    /// The steps of a shortest way from the position with these places, at this distance, to the middle.
    pub fn way_in(&mut self, space: &Space, places: &[Vertex], distance: u32) -> Vec<PathStep> {
        let mut steps = Vec::new();
        let mut state = self.state.clone();
        state.set_places(space, |into| into.copy_from_slice(places));
        for turn in 0..distance {
            let nearer = mark(distance - turn - 1);
            let found = state.for_each_successor(space, None, |state, trail, _| {
                if self.seen.get(state.places()) != nearer {
                    return ControlFlow::Continue(());
                }
                steps.extend(steps_of(trail, turn));
                ControlFlow::Break(state.places().to_vec())
            });
            if let ControlFlow::Break(places) = found {
                state.set_places(space, |into| into.copy_from_slice(&places));
            }
        }
        steps
    }

    /// The steps of a shortest way from the middle to the position with these places, at this distance.
    pub fn way_out(&mut self, space: &Space, places: &[Vertex], distance: u32) -> Vec<PathStep> {
        let mut steps = self.way_in(space, places, distance);
        steps.reverse();
        for step in &mut steps {
            *step = PathStep { from: step.to, to: step.from, turn: distance - 1 - step.turn };
        }
        steps
    }
}

/// The mark of a distance: modulo 3, from 1 to 3.
#[inline]
pub fn mark(distance: u32) -> u8 {
    (distance % 3) as u8 + 1
}
