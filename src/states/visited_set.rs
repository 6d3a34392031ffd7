//! Positions seen with their distances modulo 3, and a queue of those still to be expanded: breadth-first search that
//! knows at once what is new.

use super::{
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

/// All positions within some distance of where it began, each with its distance modulo 3. Neighbours differ by at most
/// 1, so that is enough to walk back, and no predecessor is stored.
#[derive(Debug)]
pub struct VisitedSet {
    seen: Seen,
    queue: Queue,
    /// Room for a position, and the move that led to the loaded one.
    places: Vec<Vertex>,
    came: Option<MoveTag>,
    /// Whether the queue has room for the move that led to each position.
    tagged: bool,
    /// Positions of the current layer that are still to be expanded.
    left: u64,
    /// Positions of the next layer so far.
    next: u64,
    positions: u64,
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

impl VisitedSet {
    /// None yet. Where there are at most `rank_up_to` positions they are marked by rank.
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

    /// The mark of a position: 0 if it was not seen, else 1 more than its distance modulo 3.
    #[inline]
    pub fn mark(&mut self, places: &[Vertex]) -> u8 {
        self.seen.get(places)
    }

    /// Puts a position in the middle, before anything is expanded.
    pub fn add(&mut self, places: &[Vertex], memory: &mut Memory) -> Result<(), OutOfMemory> {
        if self.seen.insert(places, mark(0), None, &mut self.queue, memory)? {
            self.left += 1;
            self.positions += 1;
        }
        Ok(())
    }

    /// Goes on to the next layer when this one is done and there is one; says whether it did.
    pub fn next_layer(&mut self) -> bool {
        let goes_on = self.left == 0 && self.next > 0;
        if goes_on {
            self.left = std::mem::take(&mut self.next);
        }
        goes_on
    }

    /// Takes the next position of the current layer, which is at this distance.
    pub fn load(&mut self, positions: &mut dyn Positions, depth: u32, memory: &mut Memory) {
        let Self { seen: Seen { pack, key, .. }, queue, places, came, tagged, .. } = self;
        queue.pop(key, memory);
        *came = (depth > 0 && *tagged).then(|| (key[0] >> (u64::BITS - pack.tag_bits())) as MoveTag);
        pack.unpack(key, places);
        positions.take(places);
        self.left -= 1;
    }

    /// Visits the neighbours of the loaded position that are new, until `visit` returns true. Returns how many neighbours
    /// there were, new or not.
    pub fn expand(
        &mut self,
        positions: &mut dyn Positions,
        depth: u32,
        memory: &mut Memory,
        visit: &mut Visit,
    ) -> Result<u64, OutOfMemory> {
        let Self { seen, queue, came, tagged, next, positions: held, .. } = self;
        let mark = mark(depth + 1);
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
