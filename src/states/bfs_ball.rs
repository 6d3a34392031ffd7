//! A BFS ball: all positions within some distance, layer by layer, without predecessors.

use super::{
    Exhausted, PathStep, Side,
    pack::Pack,
    positions::{MoveTag, Positions, Visit},
    queue::Queue,
    ranking::Ranking,
    visited_by_hash::VisitedByHash,
    visited_by_rank::VisitedByRank,
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
pub struct BfsBall {
    seen: Seen,
    queue: Queue,
    /// The loaded position, and the move that led to it.
    places: Vec<Vertex>,
    came: Option<MoveTag>,
    /// Whether the queue has room for the move that led to each position.
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

/// The positions that were seen, with their marks, and room for a packed one.
#[derive(Debug)]
struct Seen {
    pack: Pack,
    key: Vec<u64>,
    marks: Visited,
}

/// Marks by rank where the space is small enough, else by hash.
#[derive(Debug)]
enum Visited {
    ByRank(Ranking, VisitedByRank),
    ByHash(VisitedByHash),
}

impl Seen {
    fn new(positions: &dyn Positions, rank_up_to: u64, memory: &mut Memory) -> Result<Self, OutOfMemory> {
        let pack = Pack::new(&positions.values());
        let mut marks = Visited::ByHash(VisitedByHash::new(pack.words()));
        if let Some(ranking) = positions.ranking(rank_up_to)
            && let Some(bits) = VisitedByRank::new(ranking.len(), memory)?
        {
            marks = Visited::ByRank(ranking, bits);
        }
        Ok(Self { key: vec![0; pack.words()], pack, marks })
    }

    /// The mark of a position, 0 if it has none.
    #[inline]
    fn get(&mut self, places: &[Vertex]) -> u8 {
        match &self.marks {
            Visited::ByRank(ranking, marks) => marks.get(ranking.rank(places)),
            Visited::ByHash(marks) => {
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
        came: Option<MoveTag>,
        queue: &mut Queue,
        memory: &mut Memory,
    ) -> Result<bool, OutOfMemory> {
        let new = match &mut self.marks {
            Visited::ByRank(ranking, marks) => {
                let new = marks.insert(ranking.rank(places), mark, memory)?;
                if new {
                    self.pack.pack(places, &mut self.key);
                }
                new
            }
            Visited::ByHash(marks) => {
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

impl BfsBall {
    /// An empty ball. Where there are at most `rank_up_to` positions they are marked by rank.
    pub fn new(positions: &dyn Positions, rank_up_to: u64, memory: &mut Memory) -> Result<Self, OutOfMemory> {
        let seen = Seen::new(positions, rank_up_to, memory)?;
        let queue = Queue::new(seen.pack.words());
        let places = positions.places().to_vec();
        let tagged = positions.move_tags() <= 1 << seen.pack.tag_bits();
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

    /// Puts the current position in the middle. Before anything is expanded.
    pub fn add(&mut self, positions: &dyn Positions, memory: &mut Memory) -> Result<(), OutOfMemory> {
        if self.seen.insert(positions.places(), mark(0), None, &mut self.queue, memory)? {
            self.left += 1;
            self.positions += 1;
        }
        Ok(())
    }

    /// Whether the ball holds the position with these places.
    #[inline]
    pub fn contains(&mut self, places: &[Vertex]) -> bool {
        self.mark(places) != 0
    }

    /// The mark of a position: 0 if the ball does not hold it, else 1 more than its distance modulo 3.
    pub fn mark(&mut self, places: &[Vertex]) -> u8 {
        self.seen.get(places)
    }

    /// The distance from the middle of the layer that is being expanded. Nearer positions, and those at just
    /// this distance, are all known.
    pub fn depth(&self) -> u32 {
        self.depth
    }

    /// Positions that the ball holds.
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

    /// Goes on to the next layer when this one is done. Afterwards nothing is left exactly if the ball holds
    /// all that can be reached.
    pub fn next_layer(&mut self) {
        if self.left == 0 && self.next > 0 {
            self.left = std::mem::take(&mut self.next);
            self.depth += 1;
        }
    }

    /// Takes the next position of the current layer. For callers that know that one is left.
    pub fn load(&mut self, positions: &mut dyn Positions, memory: &mut Memory) {
        let Self { seen: Seen { pack, key, .. }, queue, places, came, tagged, depth, .. } = self;
        queue.pop(key, memory);
        *came = (*depth > 0 && *tagged).then(|| (key[0] >> (u64::BITS - pack.tag_bits())) as MoveTag);
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
            closest.map(|(wrong, distance, places)| (wrong, self.path_out(positions, &places, distance)));
        Exhausted { positions: self.positions, side, closest }
    }

    /// Visits the neighbours of the loaded position that are new, until `visit` returns true. Returns how many neighbours
    /// there were, new or not.
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
        positions.visit(*came, &mut |places, tag, is_goal| {
            neighbours += 1;
            match seen.insert(places, mark, Some(tag).filter(|_| *tagged), queue, memory) {
                Ok(false) => false,
                Ok(true) => {
                    *next += 1;
                    *held += 1;
                    visit(places, tag, is_goal)
                }
                Err(error) => {
                    refused = Some(error);
                    true
                }
            }
        });
        refused.map_or(Ok(neighbours), Err)
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

/// The mark of a distance: modulo 3, from 1 to 3.
#[inline]
pub fn mark(distance: u32) -> u8 {
    (distance % 3) as u8 + 1
}

/// The mark of a distance that is less by 1 than one with this mark.
pub fn mark_before(mark: u8) -> u8 {
    (mark + 1) % 3 + 1
}
