use super::{
    Exhausted, PathStep, Side,
    hash_marks::HashMarks,
    index::Index,
    index_marks::IndexMarks,
    pack::Pack,
    positions::{Positions, Visit, Way},
    queue::Queue,
};
use crate::{
    puzzle::Vertex,
    util::{Memory, OutOfMemory},
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
    /// The loaded position, and the way to it.
    places: Vec<Vertex>,
    came: Option<Way>,
    /// Whether the queue has room for the way to each position.
    tagged: bool,
    /// Positions of the current layer that are still to be expanded.
    left: u64,
    /// Positions of the next layer so far.
    next: u64,
    depth: u32,
    positions: u64,
    /// The position nearest to a goal of those expanded: what is wrong, distance from the middle, places.
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
    fn new(positions: &dyn Positions, index_up_to: u64, memory: &mut Memory) -> Result<Self, OutOfMemory> {
        let pack = Pack::new(&positions.values());
        let mut marks = Marks::Hash(HashMarks::new(pack.words()));
        if let Some(index) = positions.index(index_up_to)
            && let Some(bits) = IndexMarks::new(index.len(), memory)?
        {
            marks = Marks::Index(index, bits);
        }
        Ok(Self { key: vec![0; pack.words()], pack, marks })
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
        came: Option<Way>,
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
            self.key[0] |= came.map_or(0, u64::from) << (u64::BITS - self.pack.tag_bits());
            queue.push(&self.key, memory)?;
        }
        Ok(new)
    }
}

impl Sphere {
    /// An empty sphere. Where there are at most `index_up_to` positions they are marked by index.
    pub fn new(
        positions: &dyn Positions,
        index_up_to: u64,
        memory: &mut Memory,
    ) -> Result<Self, OutOfMemory> {
        let seen = Seen::new(positions, index_up_to, memory)?;
        let queue = Queue::new(seen.pack.words());
        let places = positions.places().to_vec();
        let tagged = positions.ways() <= 1 << seen.pack.tag_bits();
        Ok(Self {
            seen,
            queue,
            places,
            came: None,
            tagged,
            left: 0,
            next: 0,
            depth: 0,
            positions: 0,
            closest: None,
        })
    }

    /// Bytes that a position takes at least: its place in the queue.
    pub fn bytes_per_position(positions: &dyn Positions) -> u64 {
        8 * Pack::new(&positions.values()).words() as u64
    }

    /// Puts the position in hand in the middle. Before anything is expanded.
    pub fn add(&mut self, positions: &dyn Positions, memory: &mut Memory) -> Result<(), OutOfMemory> {
        if self.seen.insert(positions.places(), mark(0), None, &mut self.queue, memory)? {
            self.left += 1;
            self.positions += 1;
        }
        Ok(())
    }

    /// Whether the sphere holds the position with these places.
    #[inline]
    pub fn contains(&mut self, places: &[Vertex]) -> bool {
        self.mark(places) != 0
    }

    /// The mark of a position: 0 if the sphere does not hold it, else 1 more than its distance modulo 3.
    pub fn mark(&mut self, places: &[Vertex]) -> u8 {
        self.seen.get(places)
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

    /// Positions of the next layer so far.
    pub fn next(&self) -> u64 {
        self.next
    }

    /// Whether it holds all that can be reached from its middle.
    pub fn is_exhausted(&self) -> bool {
        self.left == 0 && self.next == 0
    }

    /// Goes on to the next layer when this one is done. Afterwards nothing is left exactly if the sphere holds
    /// all that can be reached.
    pub fn next_layer(&mut self) {
        if self.left == 0 && self.next > 0 {
            self.left = std::mem::take(&mut self.next);
            self.depth += 1;
        }
    }

    /// Takes the next position of the layer in hand. For callers that know that one is left.
    pub fn load(&mut self, positions: &mut dyn Positions, memory: &mut Memory) {
        let Self { seen: Seen { pack, key, .. }, queue, places, came, tagged, depth, .. } = self;
        queue.pop(key, memory);
        *came = (*depth > 0 && *tagged).then(|| (key[0] >> (u64::BITS - pack.tag_bits())) as Way);
        pack.unpack(key, places);
        positions.take(places);
        self.left -= 1;
    }

    /// Remembers the loaded position if none so far is nearer to a goal.
    pub fn note_closest(&mut self, positions: &dyn Positions) {
        let least = self.closest.as_ref().map_or(u32::MAX, |(wrong, ..)| *wrong);
        if let Some(wrong) = positions.wrong_below(least) {
            self.closest = Some((wrong, self.depth, self.places.clone()));
        }
    }

    /// The proof that no goal can be reached, once nothing is left.
    pub fn exhausted(&mut self, positions: &mut dyn Positions, side: Side) -> Exhausted {
        let closest = self.closest.take();
        let closest =
            closest.map(|(wrong, distance, places)| (wrong, self.way_out(positions, &places, distance)));
        Exhausted { positions: self.positions, side, closest }
    }

    /// Visits the neighbours of the loaded position that are new, until `visit` says that it is enough. Returns how
    /// many neighbours there were, new or not.
    pub fn expand(
        &mut self,
        positions: &mut dyn Positions,
        memory: &mut Memory,
        visit: &mut Visit,
    ) -> Result<u64, OutOfMemory> {
        let Self { seen, queue, came, tagged, next, positions: held, depth, .. } = self;
        let mark = mark(*depth + 1);
        let mut neighbours = 0;
        let mut refused = None;
        positions.visit(*came, &mut |places, way, is_goal| {
            neighbours += 1;
            match seen.insert(places, mark, Some(way).filter(|_| *tagged), queue, memory) {
                Ok(false) => false,
                Ok(true) => {
                    *next += 1;
                    *held += 1;
                    visit(places, way, is_goal)
                }
                Err(error) => {
                    refused = Some(error);
                    true
                }
            }
        });
        refused.map_or(Ok(neighbours), Err)
    }

    /// The steps of a shortest way from the position with these places, at this distance, to the middle.
    pub fn way_in(
        &mut self,
        positions: &mut dyn Positions,
        places: &[Vertex],
        distance: u32,
    ) -> Vec<PathStep> {
        let mut steps = Vec::new();
        let mut at = places.to_vec();
        for turn in 0..distance {
            let nearer = mark(distance - turn - 1);
            positions.take(&at);
            positions.visit(None, &mut |places, _, _| {
                let found = self.seen.get(places) == nearer;
                if found {
                    at.copy_from_slice(places);
                }
                found
            });
            steps.extend(positions.turn_to(&at, turn));
        }
        steps
    }

    /// The steps of a shortest way from the middle to the position with these places, at this distance.
    pub fn way_out(
        &mut self,
        positions: &mut dyn Positions,
        places: &[Vertex],
        distance: u32,
    ) -> Vec<PathStep> {
        let mut steps = self.way_in(positions, places, distance);
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

/// The mark of a distance that is less by 1 than one with this mark.
pub fn mark_before(mark: u8) -> u8 {
    (mark + 1) % 3 + 1
}
