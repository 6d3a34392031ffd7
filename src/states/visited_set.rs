//! A visited set with distances modulo 3, and the queue of unexpanded positions: breadth-first search with immediate duplicate
//! detection.

use super::{
    pack::Pack,
    place_bound::PathLimit,
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

/// All positions within a distance of the roots, each with its distance modulo 3. Distances of neighbours differ by at most 1,
/// so this suffices to trace a path back without predecessors.
pub struct VisitedSet {
    seen: Seen,
    queue: Queue,
    /// The loaded position, and the move that led to it.
    places: Vec<Vertex>,
    came: Option<MoveTag>,
    /// The queue keeps the move that led to each position.
    tagged: bool,
    /// The number of positions of the current layer to expand.
    left: u64,
    /// The number of known positions of the next layer.
    next: u64,
    positions: u64,
}

/// The visited positions with their marks, and a buffer for a packed position.
struct Seen {
    pack: Pack,
    key: Vec<u64>,
    marks: Visited,
}

/// Marks by rank if the space is small enough, else by hash.
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

    /// Marks and queues a position unless it has a mark; returns whether it was new.
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

impl VisitedSet {
    /// An empty set. Spaces of at most `rank_up_to` positions are indexed by rank.
    pub fn new(positions: &dyn Positions, rank_up_to: u64, memory: &mut Memory) -> Result<Self, OutOfMemory> {
        let seen = Seen::new(positions, rank_up_to, memory)?;
        let queue = Queue::new(seen.pack.words());
        let tagged = positions.move_tags() <= 1 << seen.pack.tag_bits();
        let places = positions.places().to_vec();
        Ok(Self { seen, queue, places, came: None, tagged, left: 0, next: 0, positions: 0 })
    }

    pub fn positions(&self) -> u64 {
        self.positions
    }

    pub fn left(&self) -> u64 {
        self.left
    }

    pub fn next(&self) -> u64 {
        self.next
    }

    /// The mark of a position: 0 if unknown, else its distance modulo 3 plus 1.
    #[inline]
    pub fn mark(&mut self, places: &[Vertex]) -> u8 {
        self.seen.get(places)
    }

    /// Adds a root. Only before the first expansion.
    pub fn add(&mut self, places: &[Vertex], memory: &mut Memory) -> Result<(), OutOfMemory> {
        if self.seen.insert(places, mark(0), None, &mut self.queue, memory)? {
            self.left += 1;
            self.positions += 1;
        }
        Ok(())
    }

    /// Begins the next layer if this one is complete and the next not empty; returns whether it did.
    pub fn next_layer(&mut self) -> bool {
        let goes_on = self.left == 0 && self.next > 0;
        if goes_on {
            self.left = std::mem::take(&mut self.next);
        }
        goes_on
    }

    /// Loads the next position of the current layer, at distance `depth`.
    pub fn load(&mut self, positions: &mut dyn Positions, depth: u32, memory: &mut Memory) {
        let Self { seen: Seen { pack, key, .. }, queue, places, came, tagged, .. } = self;
        queue.pop(key, memory);
        *came = (depth > 0 && *tagged).then(|| (key[0] >> (u64::BITS - pack.tag_bits())) as MoveTag);
        pack.unpack(key, places);
        positions.take(places);
        self.left -= 1;
    }

    /// Visits the new neighbours of the loaded position within the limit, until `visit` returns `true`. Returns the number of neighbours, new or not.
    pub fn expand(
        &mut self,
        positions: &mut dyn Positions,
        depth: u32,
        mut limit: Option<&mut PathLimit>,
        memory: &mut Memory,
        visit: &mut Visit,
    ) -> Result<u64, OutOfMemory> {
        let Self { seen, queue, came, tagged, next, positions: held, .. } = self;
        let mark = mark(depth + 1);
        let mut neighbours = 0;
        let mut refused = None;
        positions.visit(*came, &mut |places, tag, is_goal| {
            neighbours += 1;
            if limit.as_mut().is_some_and(|limit| !limit.permits(places, depth + 1)) {
                return false;
            }
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
}

/// The mark of a distance: its remainder modulo 3, plus 1.
#[inline]
pub fn mark(distance: u32) -> u8 {
    (distance % 3) as u8 + 1
}

/// The mark of the distance before one with this mark.
pub fn mark_before(mark: u8) -> u8 {
    (mark + 1) % 3 + 1
}
