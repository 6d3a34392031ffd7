use super::ranks::{Ranks, sets};
use crate::{
    memory::{Memory, OutOfMemory},
    puzzle::{Graph, Vertex},
};

/// The shapes of a pattern: which vertices its pieces occupy, whatever their order, and in which region of the
/// others the blank is. Within a region the blank goes anywhere without moving a piece of the pattern.
#[derive(Debug)]
pub struct Shapes {
    ranks: Ranks,
    /// For each set of occupied vertices, in the order of their ranks.
    sets: Vec<Regions>,
    /// Bits for the number of a region.
    bits: u32,
    len: u32,
}

/// The regions around the pieces on one set of vertices.
#[derive(Clone, Copy, Debug, Default)]
struct Regions {
    /// The first shape with this set.
    first: u32,
    /// The number of the region of each vertex, some bits each.
    region_of: u64,
}

/// One piece makes one move: what comes of a shape, and the piece's place in the order before and after.
#[derive(Clone, Copy, Debug, Default)]
pub struct Edge {
    /// The shape after the move.
    pub to: u32,
    /// The place in the order before.
    pub before: u8,
    /// The place in the order after.
    pub after: u8,
}

/// The neighbours of each vertex, and whether the blank's region matters: with several blanks it does not, a
/// piece goes wherever no other piece of the pattern is.
#[derive(Clone, Debug)]
pub struct Ground {
    adjacent: Vec<u64>,
    one_blank: bool,
}

impl Ground {
    pub fn new(graph: &Graph, one_blank: bool) -> Self {
        let neighbours = |vertex| graph.neighbours(vertex).fold(0, |set, other| set | 1 << other);
        Self { adjacent: (0..).take(graph.len()).map(neighbours).collect(), one_blank }
    }

    fn vertices(&self) -> usize {
        self.adjacent.len()
    }

    /// The vertices without a piece that can be reached from `start` over such vertices.
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
        if self.one_blank { self.flood(1 << vertex, occupied) } else { self.all() & !occupied }
    }

    /// The moves of pieces into a region: where they leave, and where they go.
    pub fn moves(&self, occupied: u64, region: u64) -> impl Iterator<Item = (usize, usize)> {
        members(occupied)
            .flat_map(move |from| members(self.adjacent[from] & region).map(move |to| (from, to)))
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

impl Shapes {
    /// The shapes of so many pieces. The sets of vertices must be at most 2^32.
    pub fn new(ground: &Ground, pieces: usize, memory: &mut Memory) -> Result<Self, OutOfMemory> {
        let vertices = ground.vertices();
        let ranks = Ranks::new(vertices, pieces);
        let count = sets(vertices, pieces).count();
        let mut regions: Vec<Regions> = memory.vec(count)?;
        let bits = (64 / vertices as u32).min(4);
        let most = (1u64 << bits) - 1;
        let mut len = 0;
        for (occupied, regions) in sets(vertices, pieces).zip(&mut regions) {
            regions.first = len;
            let mut count = 0;
            for (number, region) in (0..).zip(ground.regions(occupied)) {
                // Regions beyond what the bits can tell apart count as one: the blank goes between them for
                // nothing, and the bound is a bound still.
                let number = u64::min(number, most);
                regions.region_of |=
                    members(region).fold(0, |set, vertex| set | number << (bits * vertex as u32));
                count = number as u32 + 1;
            }
            len += count;
        }
        Ok(Self { ranks, sets: regions, bits, len })
    }

    pub fn len(&self) -> u32 {
        self.len
    }

    /// Bytes held.
    pub fn bytes(&self) -> u64 {
        size_of_val(&self.sets[..]) as u64
    }

    /// The shape with pieces on these vertices and the blank there.
    #[inline]
    pub fn shape(&self, occupied: u64, blank: Vertex) -> u32 {
        let regions = &self.sets[self.ranks.rank(occupied) as usize];
        let region = regions.region_of >> (self.bits * u32::from(blank)) & ((1 << self.bits) - 1);
        regions.first + region as u32
    }

    /// The moves out of every shape: those of shape `s` are `edges[starts[s]..starts[s + 1]]`.
    pub fn edges(
        &self,
        ground: &Ground,
        pieces: usize,
        memory: &mut Memory,
    ) -> Result<(Vec<u32>, Vec<Edge>), OutOfMemory> {
        let vertices = ground.vertices();
        let mut starts: Vec<u32> = memory.vec(self.len as usize + 1)?;
        let each = |act: &mut dyn FnMut(u32, u64, usize, usize)| {
            for occupied in sets(vertices, pieces) {
                for region in ground.regions(occupied) {
                    let shape = self.shape(occupied, region.trailing_zeros() as Vertex);
                    for (from, to) in ground.moves(occupied, region) {
                        act(shape, occupied, from, to);
                    }
                }
            }
        };
        each(&mut |shape, _, _, _| starts[shape as usize + 1] += 1);
        for shape in 1..starts.len() {
            starts[shape] += starts[shape - 1];
        }
        let mut edges: Vec<Edge> = memory.vec(starts[self.len as usize] as usize)?;
        let mut filled = starts.clone();
        each(&mut |shape, occupied, from, to| {
            let moved = occupied ^ (1 << from | 1 << to);
            let slot = &mut filled[shape as usize];
            edges[*slot as usize] = Edge {
                to: self.shape(moved, from as Vertex),
                before: below(occupied, from) as u8,
                after: below(moved, to) as u8,
            };
            *slot += 1;
        });
        Ok((starts, edges))
    }
}

/// How many members of a set lie below `vertex`.
#[inline]
pub fn below(set: u64, vertex: usize) -> usize {
    (set & ((1 << vertex) - 1)).count_ones() as usize
}

/// The members of a set, ascending.
#[inline]
pub fn members(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let member = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(member)
    })
}
