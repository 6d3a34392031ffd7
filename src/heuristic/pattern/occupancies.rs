//! Occupancies: the vertices that the pieces of a pattern occupy, in any order, and the moves between them.

use std::ops::Range;

use super::ranks::{Ranks, sets};
use crate::{
    board::Direction,
    puzzle::{TileMetric, TilePuzzle, Vertex},
    states::Space,
    util::{Memory, OutOfMemory},
};

/// The occupancies of a pattern: the set of vertices that its pieces occupy, in any order, and the blank's region among
/// the others. Within a region the blank moves at no cost.
#[derive(Debug)]
pub struct Occupancies {
    ranks: Ranks,
    /// For each set of occupied vertices, by rank.
    sets: Vec<Regions>,
    /// The bits of a region's number, and the mask of the lowest of them.
    bits: u32,
    mask: u64,
    len: u32,
}

/// The regions around the pieces on one set of vertices.
#[derive(Clone, Copy, Debug, Default)]
struct Regions {
    /// The first occupancy with this set.
    first: u32,
    /// The number of each vertex's region, packed.
    region_of: u64,
}

/// A move: with the blank at a vertex, the pieces on the next `reach` vertices in one direction move by one.
#[derive(Clone, Copy, Debug)]
pub struct Push {
    blank: usize,
    direction: usize,
    reach: usize,
}

#[derive(Debug, Default)]
pub struct Edges {
    /// The edges of occupancy `s` are `all[starts[s]..starts[s + 1]]`.
    starts: Vec<u32>,
    /// The occupancy after the move, and the index of its first hop; its hops end where the next edge's begin.
    all: Vec<(u32, u32)>,
    hops: Vec<Hop>,
}

/// A piece's index in the order before and after one step of a move.
pub type Hop = (u8, u8);

/// The movement of pieces and blank on the vertices.
#[derive(Clone, Debug)]
pub struct MoveRules {
    neighbours: Vec<[Option<Vertex>; 4]>,
    adjacent: Vec<u64>,
    /// The vertices of one colour.
    dark: u64,
    metric: TileMetric,
    blank: Blank,
}

/// The blank's movement at no cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Blank {
    /// Anywhere not blocked by pieces of the pattern.
    Roams,
    /// Nowhere: every move of any piece counts.
    Stays,
    /// With several blanks, one is assumed wherever needed.
    Anywhere,
}

impl MoveRules {
    pub fn new(space: &Space) -> Self {
        let graph = space.graph();
        let vertices = || (0..).take(graph.len());
        let has_one_blank = space.copies()[usize::from(TilePuzzle::BLANK)] == 1;
        let blank = match space.metric() {
            TileMetric::Step | TileMetric::Line if !has_one_blank => Blank::Anywhere,
            TileMetric::Line => Blank::Stays,
            TileMetric::Step => Blank::Roams,
        };
        let around = |vertex| graph.neighbours(vertex).fold(0, |set, other| set | 1 << other);
        Self {
            neighbours: vertices()
                .map(|vertex| Direction::ALL.map(|direction| graph.neighbour(vertex, direction)))
                .collect(),
            adjacent: vertices().map(around).collect(),
            dark: vertices()
                .filter(|vertex| space.colour(*vertex) == 1)
                .fold(0, |dark, vertex| dark | 1 << vertex),
            metric: space.metric(),
            blank,
        }
    }

    fn vertices(&self) -> usize {
        self.adjacent.len()
    }

    /// The pairs of neighbouring vertices, the lower first.
    pub fn pairs(&self) -> impl Iterator<Item = (Vertex, Vertex)> {
        let around = |low: usize| members(self.adjacent[low]).filter(move |high| *high > low);
        (0..self.vertices()).flat_map(move |low| around(low).map(move |high| (low as Vertex, high as Vertex)))
    }

    /// Returns `true` if an odd number of pieces lie on dark cells.
    pub fn odd(&self, occupied: u64) -> bool {
        (occupied & self.dark).count_ones() % 2 == 1
    }

    /// The common [`odd`](MoveRules::odd) of all goals, if they agree and every move takes one piece to the next cell.
    pub fn odd_goals(&self, goals: impl Iterator<Item = u64>) -> Option<bool> {
        let mut odd = goals.map(|occupied| self.odd(occupied));
        let first = odd.next()?;
        (!self.metric.moves_lines() && odd.all(|other| other == first)).then_some(first)
    }

    /// The free vertices connected to `start`.
    fn flood(&self, start: u64, occupied: u64) -> u64 {
        let mut reached = start;
        let mut edge = start;
        while edge != 0 {
            let next = members(edge).fold(0, |next, vertex| next | self.adjacent[vertex]);
            edge = next & !(reached | occupied);
            reached |= edge;
        }
        reached
    }

    /// The region of `vertex`, where no piece is.
    pub fn region(&self, occupied: u64, vertex: usize) -> u64 {
        match self.blank {
            Blank::Roams => self.flood(1 << vertex, occupied),
            Blank::Stays => 1 << vertex,
            Blank::Anywhere => self.all() & !occupied,
        }
    }

    /// The counted moves with the blank in a region.
    pub fn pushes(&self, occupied: u64, region: u64) -> impl Iterator<Item = Push> {
        let (farthest, blanks) = match self.metric {
            TileMetric::Line => (self.vertices(), region),
            // Only a blank beside a piece moves it.
            TileMetric::Step => {
                (1, region & members(occupied).fold(0, |all, piece| all | self.adjacent[piece]))
            }
        };
        let directions = members(blanks).flat_map(|blank| (0..4).map(move |direction| (blank, direction)));
        directions.flat_map(move |(blank, direction)| {
            let mut end = blank;
            (1..=farthest).map_while(move |reach| {
                end = usize::from(self.neighbours[end][direction]?);
                let counts = self.metric.moves_lines() || occupied >> end & 1 != 0;
                counts.then_some(Push { blank, direction, reach })
            })
        })
    }

    /// Makes a move; returns the occupied vertices and the blank's vertex after it. Calls `hop` for each piece that
    /// changes its index in the order.
    pub fn carry(&self, mut occupied: u64, push: Push, mut hop: impl FnMut(Hop)) -> (u64, Vertex) {
        let mut to = push.blank;
        for from in (0..push.reach).scan(to, |end, _| {
            *end = usize::from(self.neighbours[*end][push.direction]?);
            Some(*end)
        }) {
            if occupied >> from & 1 != 0 {
                let moved = occupied ^ (1 << from | 1 << to);
                hop((below(occupied, from) as u8, below(moved, to) as u8));
                occupied = moved;
            }
            to = from;
        }
        (occupied, to as Vertex)
    }

    fn all(&self) -> u64 {
        u64::MAX >> (64 - self.vertices())
    }

    fn regions(&self, occupied: u64) -> impl Iterator<Item = u64> {
        let mut left = self.all() & !occupied;
        std::iter::from_fn(move || {
            let start = left & left.wrapping_neg();
            if start == 0 {
                return None;
            }
            let region = self.region(occupied, start.trailing_zeros() as usize);
            left &= !region;
            Some(region)
        })
    }
}

impl Occupancies {
    /// The occupancies of `pieces` pieces. There must be at most 2^32 sets of vertices.
    pub fn new(rules: &MoveRules, pieces: usize, memory: &mut Memory) -> Result<Self, OutOfMemory> {
        let vertices = rules.vertices();
        let ranks = Ranks::new(vertices, pieces);
        let count = sets(vertices, pieces).count();
        let mut regions: Vec<Regions> = memory.vec(count)?;
        let bits = (64 / vertices as u32).min(4);
        let most = (1u64 << bits) - 1;
        let mut len = 0;
        for (occupied, regions) in sets(vertices, pieces).zip(&mut regions) {
            regions.first = len;
            let mut count = 0;
            for (number, region) in (0..).zip(rules.regions(occupied)) {
                // Regions beyond the available bits count as one: the blank moves between them at no cost, and the
                // bound stays admissible.
                let number = u64::min(number, most);
                regions.region_of |=
                    members(region).fold(0, |set, vertex| set | number << (bits * vertex as u32));
                count = number as u32 + 1;
            }
            len += count;
        }
        Ok(Self { ranks, sets: regions, bits, mask: most, len })
    }

    pub fn len(&self) -> u32 {
        self.len
    }

    /// The sets of occupied vertices, each with its occupancies.
    pub fn all(&self, rules: &MoveRules, pieces: usize) -> impl Iterator<Item = (u64, Range<usize>)> {
        let ends = self.sets[1..].iter().map(|regions| regions.first).chain([self.len]);
        let ranges = self.sets.iter().zip(ends).map(|(regions, end)| regions.first as usize..end as usize);
        sets(rules.vertices(), pieces).zip(ranges)
    }

    pub fn ranks(&self) -> &Ranks {
        &self.ranks
    }

    pub fn bytes(&self) -> u64 {
        size_of_val(&self.sets[..]) as u64
    }

    #[inline(always)]
    pub fn occupancy(&self, occupied: u64, blank: Vertex) -> u32 {
        self.occupancy_at(self.ranks.rank(occupied), blank)
    }

    /// The occupancy of the set of vertices with this rank.
    #[inline(always)]
    pub fn occupancy_at(&self, rank: u32, blank: Vertex) -> u32 {
        let regions = &self.sets[rank as usize];
        let region = regions.region_of >> (self.bits * u32::from(blank)) & self.mask;
        regions.first + region as u32
    }

    /// The possible vertices of the blank in the same occupancy.
    pub fn region(&self, occupied: u64, blank: Vertex, rules: &MoveRules) -> u64 {
        let occupancy = self.occupancy(occupied, blank);
        members(rules.all() & !occupied)
            .filter(|vertex| self.occupancy(occupied, *vertex as Vertex) == occupancy)
            .fold(0, |set, vertex| set | 1 << vertex)
    }

    pub fn edges(&self, rules: &MoveRules, pieces: usize, memory: &mut Memory) -> Result<Edges, OutOfMemory> {
        let vertices = rules.vertices();
        let each = |act: &mut dyn FnMut(u32, u64, Push)| {
            for occupied in sets(vertices, pieces) {
                for region in rules.regions(occupied) {
                    let occupancy = self.occupancy(occupied, region.trailing_zeros() as Vertex);
                    rules.pushes(occupied, region).for_each(|push| act(occupancy, occupied, push));
                }
            }
        };
        let mut starts: Vec<u32> = memory.vec(self.len as usize + 1)?;
        let mut most_hops = 0;
        each(&mut |occupancy, _, push| {
            starts[occupancy as usize + 1] += 1;
            most_hops += push.reach.min(pieces);
        });
        for occupancy in 1..starts.len() {
            starts[occupancy] += starts[occupancy - 1];
        }
        let mut all: Vec<(u32, u32)> = memory.vec(starts[self.len as usize] as usize + 1)?;
        let mut hops: Vec<Hop> = memory.vec(most_hops)?;
        let (mut edge, mut first) = (0, 0);
        // In the order of the occupancies' numbers.
        each(&mut |_, occupied, push| {
            all[edge].1 = first as u32;
            let (moved, blank) = rules.carry(occupied, push, |hop| {
                if hop.0 != hop.1 {
                    hops[first] = hop;
                    first += 1;
                }
            });
            all[edge].0 = self.occupancy(moved, blank);
            edge += 1;
        });
        all[edge].1 = first as u32;
        Ok(Edges { starts, all, hops })
    }
}

impl Edges {
    /// The occupancies one move away from an occupancy, and the hops of each move.
    pub fn of(&self, occupancy: usize) -> impl Iterator<Item = (usize, &[Hop])> {
        let edges = &self.all[self.starts[occupancy] as usize..=self.starts[occupancy + 1] as usize];
        edges.windows(2).map(|pair| (pair[0].0 as usize, &self.hops[pair[0].1 as usize..pair[1].1 as usize]))
    }

    pub fn hops(&self) -> impl Iterator<Item = &Hop> {
        self.hops.iter().take(self.all.last().map_or(0, |end| end.1 as usize))
    }

    pub fn free(self, memory: &mut Memory) {
        memory.free(self.starts);
        memory.free(self.all);
        memory.free(self.hops);
    }
}

/// The number of members of a set below `vertex`.
#[inline]
pub fn below(set: u64, vertex: usize) -> usize {
    (set & ((1 << vertex) - 1)).count_ones() as usize
}

#[inline]
pub fn members(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let member = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(member)
    })
}
