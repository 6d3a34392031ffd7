//! A pattern database: its construction layer by layer, and values read from one or two bits each.

use super::{
    goals::{GoalState, goal_states},
    occupancies::{Edges, Hop, MoveRules, Occupancies, members},
    permutations::Permutations,
    steps::{PatternState, TableStep, TableSteps},
};
use crate::{
    heuristic::UNREACHABLE,
    puzzle::{Class, TileMetric, Vertex},
    states::Space,
    util::{Memory, OutOfMemory, binomial, multinomial},
};

/// A pattern database: for every abstract state of some classes' pieces, and every region of the blank, the minimum
/// number of moves of *these* pieces to a goal.
///
/// Moves of other pieces do not count, so values of disjoint patterns may be added. A pattern has all copies of a
/// class, and several goals are several starting points, so identical tiles, don't-care cells and several goals need no
/// special treatment. Values are exact distances in the abstract space, so a move changes a value by at most one.
///
/// Only remainders of the values are stored ([`Remainders`]). The value of a position follows from that of its
/// predecessor; the first value, from a descent to a goal.
///
/// # Cost
///
/// One or two bits for each occupancy and permutation ([`Occupancies`], [`Permutations`]): 6 of 15 tiles on 16 cells
/// are 11.8 million, 1.5 MB.
///
/// # Source
///
/// R. E. Korf and A. Felner, "Disjoint pattern database heuristics", Artificial Intelligence 134 (2002), 9-22. One bit
/// each, if every move changes the value: T. Breyer and R. E. Korf, "1.6-bit pattern databases", AAAI 2010.
#[derive(Debug)]
pub struct PatternTable {
    classes: Vec<Class>,
    rules: MoveRules,
    occupancies: Occupancies,
    permutations: Permutations,
    steps: TableSteps,
    /// The occupancies and permutations of value 0.
    goals: Vec<(u32, u16)>,
    /// The parity of the number of pieces on dark cells where values are even, if it is the same for all.
    odd: Option<bool>,
    remainders: Remainders,
}

/// Values modulo 4, by permutation and then by occupancy: most moves keep the permutation, so a search stays for a
/// while in the few kB of one permutation.
///
/// If every move takes one piece to a cell of the other colour, and the numbers of pieces on cells of one colour agree modulo 2
/// in all goals, every move changes the value. Then its lowest bit follows from the value before and is not stored.
#[derive(Debug)]
struct Remainders {
    bytes: Vec<u8>,
    /// Bytes per permutation.
    stride: usize,
    /// Bits per value, as a power of two, and the mask of the lowest of them.
    power: u32,
    mask: u32,
}

impl Remainders {
    #[inline(always)]
    fn get(&self, occupancy: u32, permutation: u16) -> u32 {
        let bit = (occupancy as usize) << self.power;
        let byte = self.bytes[usize::from(permutation) * self.stride + bit / 8];
        u32::from(byte) >> (bit % 8) & self.mask
    }
}

impl PatternTable {
    pub const MOST_VERTICES: usize = 64;

    /// The minimum number of moves of the pieces on these vertices, in the order of this permutation, with the blank there.
    pub fn value(&self, mut occupied: u64, mut permutation: u16, blank: Vertex) -> u16 {
        let mut occupancy = self.occupancies.occupancy(occupied, blank);
        let mut remainder = self.remainder(occupancy, occupied, permutation);
        let mut region = self.occupancies.region(occupied, blank, &self.rules);
        let mut value = 0;
        // Every value but 0 has a neighbour with one less, and 0 has none with remainder 3. Only forged values lead in
        // a circle.
        'down: while value < UNREACHABLE {
            let wanted = (remainder + 3) % 4;
            for push in self.rules.pushes(occupied, region) {
                let mut next = permutation;
                let (moved, blank) =
                    self.rules.carry(occupied, push, |hop| next = self.permutations.hopped(next, hop));
                let after = self.occupancies.occupancy(moved, blank);
                if self.remainder(after, moved, next) == wanted {
                    (occupancy, occupied, permutation, remainder) = (after, moved, next, wanted);
                    region = self.occupancies.region(occupied, blank, &self.rules);
                    value += 1;
                    continue 'down;
                }
            }
            // Abstract states without a value have only such neighbours.
            return if self.goals.contains(&(occupancy, permutation)) { value } else { UNREACHABLE };
        }
        UNREACHABLE
    }

    /// A value modulo 4.
    fn remainder(&self, occupancy: u32, occupied: u64, permutation: u16) -> u32 {
        let kept = self.remainders.get(occupancy, permutation);
        match self.odd {
            Some(odd) => kept << 1 | u32::from(self.rules.odd(occupied) != odd),
            None => kept,
        }
    }

    /// The step of a piece between two neighbouring vertices.
    pub fn step(&self, from: Vertex, to: Vertex) -> TableStep {
        self.steps.step(from, to)
    }

    /// The state after a step of a piece of the pattern, with the blank where the piece was.
    #[inline(always)]
    pub fn after(&self, step: &TableStep, state: &PatternState) -> PatternState {
        let after = self.make(step, state);
        PatternState { value: self.next_value(&after, step.from), ..after }
    }

    /// The state after a step of a piece of the pattern, all but its value.
    #[inline(always)]
    pub fn make(&self, step: &TableStep, state: &PatternState) -> PatternState {
        self.steps.make(step, state, &self.permutations, self.occupancies.ranks())
    }

    /// The rank of the occupied vertices.
    pub fn rank(&self, occupied: u64) -> u32 {
        self.occupancies.ranks().rank(occupied)
    }

    /// The value after a move from the value before, which `state` still has.
    #[inline(always)]
    pub fn next_value(&self, state: &PatternState, blank: Vertex) -> u16 {
        /// The change of a value by the difference of remainders; at most 1.
        const DIFFERENCES: [u16; 4] = [0, 1, 0, u16::MAX];
        let value = state.value;
        let occupancy = self.occupancies.occupancy_at(state.rank, blank);
        let after = self.remainders.get(occupancy, state.permutation) as u16;
        if self.remainders.power == 0 {
            // Up, if the higher bit stays after an even value, or changes after an odd one.
            let down = (value >> 1 ^ value ^ after) & 1;
            value.wrapping_add(1).wrapping_sub(2 * down)
        } else {
            value.wrapping_add(DIFFERENCES[usize::from(after.wrapping_sub(value) & 3)])
        }
    }

    /// The classes of the pattern; letters of permutations are indices into them.
    pub fn classes(&self) -> &[Class] {
        &self.classes
    }

    pub fn permutations(&self) -> &Permutations {
        &self.permutations
    }

    /// The stored values, for [`of_values`](PatternTable::of_values).
    pub fn values(&self) -> &[u8] {
        &self.remainders.bytes
    }

    /// A table from the values of an earlier one for the same classes; `None` if the length differs.
    pub fn of_values(
        space: &Space,
        classes: &[Class],
        values: Vec<u8>,
        memory: &mut Memory,
    ) -> Result<Option<Self>, OutOfMemory> {
        let Some(builder) = Builder::new(space, classes.to_vec(), u64::MAX) else { return Ok(None) };
        memory.resize(0, values.len() as u64)?;
        let occupancies = Occupancies::new(&builder.rules, builder.permutations.pieces(), memory)?;
        let power = u32::from(builder.odd.is_none());
        let remainders =
            Remainders { bytes: values, stride: stride(&occupancies, power), power, mask: mask(power) };
        let table = builder.table(occupancies, remainders);
        Ok((table.remainders.bytes.len() == table.remainders.stride * table.permutations.len())
            .then_some(table))
    }

    pub fn bytes(&self) -> u64 {
        self.remainders.bytes.len() as u64 + self.occupancies.bytes()
    }
}

/// Number of abstract states of the pattern of these classes, or `None` if it cannot have a table.
pub fn abstract_states(space: &Space, classes: &[Class]) -> Option<u64> {
    let copies = copies(space, classes);
    let pieces = copies.iter().sum();
    if space.len() > PatternTable::MOST_VERTICES || pieces > Permutations::MOST_PIECES {
        return None;
    }
    let permutations = multinomial(pieces, copies.iter().copied())
        .filter(|permutations| *permutations <= Permutations::MOST)?;
    binomial(space.len(), pieces)?.checked_mul(permutations)
}

/// Maximum number of bits for each abstract state in a finished table, on boards that are nearly square: seven pieces
/// on 16 cells leave the blank 2.4 regions on average.
pub fn bits(space: &Space, classes: &[Class]) -> u64 {
    let pieces: usize = copies(space, classes).iter().sum();
    match space.metric() {
        TileMetric::Line => 2 * (space.len() - pieces) as u64,
        TileMetric::Step => 3,
    }
}

fn copies(space: &Space, classes: &[Class]) -> Vec<usize> {
    let all = space.copies();
    classes.iter().map(|class| all[usize::from(*class)]).collect()
}

/// A table being built, layer by layer of equal value.
///
/// A layer has a set of bits for each occupancy, one for each permutation. A move that passes no other piece of the
/// pattern keeps the permutation, so it moves whole machine words of abstract states at once.
pub struct Builder {
    rules: MoveRules,
    goals: Vec<GoalState>,
    odd: Option<bool>,
    classes: Vec<Class>,
    permutations: Permutations,
    construction: Construction,
}

enum Construction {
    /// The occupancies remain to be counted.
    Occupancies,
    Layers(Box<PatternLayers>),
}

/// Sets of abstract states: for each occupancy a row of bits, one for each permutation.
struct PatternLayers {
    occupancies: Occupancies,
    /// Machine words per row.
    width: usize,
    /// Abstract states without a value.
    open: Vec<u64>,
    /// Bits of the values modulo 4, the higher ones first; the lower ones if they are stored.
    remainders: Vec<Vec<u64>>,
    edges: Edges,
    hops: Hops,
    /// The sets that the next layers are taken from, in turn. If every move changes the value, occupancies alternate
    /// between layers, and one set serves both.
    reached: Vec<Vec<u64>>,
    /// For each occupancy, whether its values are odd, if one set serves both.
    odd: Vec<bool>,
    /// The row being spread, and its permutations.
    fresh: Vec<u64>,
    members: Vec<u16>,
    value: u32,
    /// The next occupancy to spread.
    cursor: u32,
    /// Abstract states of the layer, and of all layers.
    layer: u64,
    done: u64,
}

impl Builder {
    /// A table for `classes`. `None` if it would exceed `most` abstract states, or there are too many goal states.
    pub fn new(space: &Space, classes: Vec<Class>, most: u64) -> Option<Self> {
        abstract_states(space, &classes).filter(|abstract_states| *abstract_states <= most)?;
        let permutations = Permutations::new(&copies(space, &classes));
        let goals = goal_states(space, &classes, &permutations)?;
        let rules = MoveRules::new(space);
        let odd = rules.odd_goals(goals.iter().map(|goal| goal.occupied));
        Some(Self { rules, goals, odd, permutations, classes, construction: Construction::Occupancies })
    }

    /// Continues for about `budget` abstract states; returns whether the table is finished.
    pub fn advance(&mut self, budget: u64, memory: &mut Memory) -> Result<bool, OutOfMemory> {
        match &mut self.construction {
            Construction::Occupancies => {
                let layers =
                    PatternLayers::new(&self.rules, &self.permutations, &self.goals, self.odd, memory)?;
                self.construction = Construction::Layers(Box::new(layers));
                Ok(false)
            }
            Construction::Layers(layers) => Ok(layers.advance(budget)),
        }
    }

    pub fn classes(&self) -> &[Class] {
        &self.classes
    }

    /// Abstract states with a value, of how many at most.
    pub fn progress(&self) -> (u64, u64) {
        match &self.construction {
            Construction::Occupancies => (0, 1),
            Construction::Layers(layers) => {
                (layers.done, u64::from(layers.occupancies.len()) * self.permutations.len() as u64)
            }
        }
    }

    /// The finished table, once [`Builder::advance`] has returned `true`; `None` before.
    pub fn finish(mut self, memory: &mut Memory) -> Result<Option<PatternTable>, OutOfMemory> {
        let construction = std::mem::replace(&mut self.construction, Construction::Occupancies);
        let Construction::Layers(layers) = construction else { return Ok(None) };
        let (occupancies, remainders) = layers.finish(self.permutations.len(), memory)?;
        Ok(Some(self.table(occupancies, remainders)))
    }

    fn table(self, occupancies: Occupancies, remainders: Remainders) -> PatternTable {
        let Self { rules, goals, odd, classes, permutations, .. } = self;
        let goals = goals
            .iter()
            .map(|goal| (occupancies.occupancy(goal.occupied, goal.blank), goal.permutation))
            .collect();
        let steps = TableSteps::new(rules.pairs(), permutations.pieces(), occupancies.ranks());
        PatternTable { classes, rules, occupancies, permutations, steps, goals, odd, remainders }
    }
}

impl Remainders {
    /// Transposes the rows of bits: by permutation, then by occupancy.
    fn new(
        rows: &[Vec<u64>],
        (occupancies, width): (&Occupancies, usize),
        permutations: usize,
        memory: &mut Memory,
    ) -> Result<Self, OutOfMemory> {
        let power = rows.len() as u32 - 1;
        let (stride, occupancies) = (stride(occupancies, power), occupancies.len() as usize);
        let mut bytes: Vec<u8> = memory.vec(stride * permutations)?;
        // The higher of two bits comes second.
        for (column, first) in (0..permutations).step_by(64).enumerate() {
            for (at, place) in (0..occupancies).step_by(8 >> power).enumerate() {
                // Eight rows, or the two of four occupancies: a byte for each of 64 permutations.
                let mut eight = [0; 8];
                for (occupancy, bits) in (place..occupancies).zip(eight.chunks_mut(rows.len())) {
                    for (bits, rows) in bits.iter_mut().rev().zip(rows) {
                        *bits = rows[occupancy * width + column];
                    }
                }
                if eight != [0; 8] {
                    for (permutation, byte) in (first..permutations).zip(transposed(eight)) {
                        bytes[permutation * stride + at] = byte;
                    }
                }
            }
        }
        Ok(Self { bytes, stride, power, mask: mask(power) })
    }
}

/// Bytes per permutation, with `power` as the bits per value (power of two).
fn stride(occupancies: &Occupancies, power: u32) -> usize {
    ((occupancies.len() as usize) << power).div_ceil(8)
}

fn mask(power: u32) -> u32 {
    (1 << (1 << power)) - 1
}

/// Transposes eight rows: the first row becomes the lowest bit of every byte.
fn transposed(rows: [u64; 8]) -> impl Iterator<Item = u8> {
    (0..8).flat_map(move |octet| {
        // Eight by eight bits, exchanged across the diagonal by ever larger squares (H. S. Warren, Hacker's Delight, 7-3).
        let mut square = (0..8).fold(0, |square, row| square | (rows[row] >> (8 * octet) & 255) << (8 * row));
        for (mask, shift) in [(0x00aa_00aa_00aa_00aa, 7), (0x0000_cccc_0000_cccc, 14), (0xf0f0_f0f0, 28)] {
            let differ = (square ^ square >> shift) & mask;
            square ^= differ ^ differ << shift;
        }
        u64::to_le_bytes(square)
    })
}

impl PatternLayers {
    fn new(
        rules: &MoveRules,
        permutations: &Permutations,
        goals: &[GoalState],
        odd: Option<bool>,
        memory: &mut Memory,
    ) -> Result<Self, OutOfMemory> {
        let occupancies = Occupancies::new(rules, permutations.pieces(), memory)?;
        let edges = occupancies.edges(rules, permutations.pieces(), memory)?;
        let hops = Hops::new(permutations, &edges, memory)?;
        let width = permutations.len().div_ceil(64);
        let len = occupancies.len() as usize * width;
        let mut open: Vec<u64> = memory.vec(len)?;
        open.fill(u64::MAX);
        let mut odd_occupancies = Vec::new();
        if let Some(odd) = odd {
            odd_occupancies = memory.vec(occupancies.len() as usize)?;
            for (occupied, of) in occupancies.all(rules, permutations.pieces()) {
                odd_occupancies[of].fill(rules.odd(occupied) != odd);
            }
        }
        let sets = if odd.is_some() { 1 } else { 2 };
        let mut several = || (0..sets).map(|_| memory.vec(len)).collect::<Result<Vec<Vec<u64>>, _>>();
        // In this order, memory freed first is contiguous and has room for the finished table.
        let (mut reached, remainders) = (several()?, several()?);
        for goal in goals {
            let occupancy = occupancies.occupancy(goal.occupied, goal.blank) as usize;
            reached[0][occupancy * width + usize::from(goal.permutation) / 64] |=
                1 << (goal.permutation % 64);
        }
        Ok(Self {
            occupancies,
            width,
            open,
            remainders,
            edges,
            hops,
            reached,
            odd: odd_occupancies,
            fresh: vec![0; width],
            members: Vec::with_capacity(permutations.len()),
            value: 0,
            cursor: 0,
            layer: 0,
            done: 0,
        })
    }

    /// Frees all but the values.
    fn finish(
        self,
        permutations: usize,
        memory: &mut Memory,
    ) -> Result<(Occupancies, Remainders), OutOfMemory> {
        let Self { occupancies, width, open, remainders, edges, hops, reached, odd, .. } = self;
        memory.free(odd);
        edges.free(memory);
        hops.free(memory);
        memory.free(open);
        for set in reached {
            memory.free(set);
        }
        let kept = Remainders::new(&remainders, (&occupancies, width), permutations, memory)?;
        for bits in remainders {
            memory.free(bits);
        }
        Ok((occupancies, kept))
    }

    fn advance(&mut self, budget: u64) -> bool {
        let mut spent = 0;
        while spent < budget {
            if self.cursor < self.occupancies.len() {
                let turn =
                    self.odd.get(self.cursor as usize).is_none_or(|odd| u32::from(*odd) == self.value % 2);
                let settled = if turn { self.settle(self.cursor as usize) } else { 0 };
                if settled > 0 {
                    self.spread(self.cursor as usize);
                    self.layer += settled;
                    self.done += settled;
                }
                self.cursor += 1;
                spent += settled + 1;
                continue;
            }
            // Farther states count as unreachable: their remainders are 0.
            if std::mem::take(&mut self.layer) == 0 || self.value + 1 == u32::from(UNREACHABLE) {
                return true;
            }
            self.value += 1;
            self.cursor = 0;
        }
        false
    }

    /// Gives the current value to what is newly reached in an occupancy; returns the number of abstract states.
    fn settle(&mut self, occupancy: usize) -> u64 {
        let row = occupancy * self.width..(occupancy + 1) * self.width;
        let turn = self.value as usize % self.reached.len();
        let (reached, open) = (&mut self.reached[turn][row.clone()], &mut self.open[row.clone()]);
        let mut count = 0;
        for ((reached, open), fresh) in reached.iter_mut().zip(open).zip(&mut self.fresh) {
            *fresh = std::mem::take(reached) & *open;
            *open ^= *fresh;
            count += u64::from(fresh.count_ones());
        }
        if count > 0 {
            for (bit, rows) in [2, 1].into_iter().zip(&mut self.remainders) {
                if self.value & bit != 0 {
                    rows[row.clone()].iter_mut().zip(&self.fresh).for_each(|(row, fresh)| *row |= fresh);
                }
            }
        }
        count
    }

    /// Makes every move out of the fresh states of an occupancy.
    fn spread(&mut self, occupancy: usize) {
        let turn = (self.value as usize + 1) % self.reached.len();
        let reached = &mut self.reached[turn];
        self.members.clear();
        for (first, bits) in (0..).step_by(64).zip(&self.fresh) {
            self.members.extend(members(*bits).map(|bit| first + bit as u16));
        }
        for (to, hops) in self.edges.of(occupancy) {
            let row = &mut reached[to * self.width..][..self.width];
            match hops {
                [] => row.iter_mut().zip(&self.fresh).for_each(|(row, fresh)| *row |= fresh),
                [hop] => {
                    let after = self.hops.after(*hop);
                    scatter(&self.members, row, |permutation| after[usize::from(permutation)]);
                }
                _ => scatter(&self.members, row, |permutation| {
                    hops.iter()
                        .fold(permutation, |permutation, hop| self.hops.after(*hop)[usize::from(permutation)])
                }),
            }
        }
    }
}

/// Sets the bits of the moved permutations in a row.
#[inline(always)]
fn scatter(permutations: &[u16], row: &mut [u64], after: impl Fn(u16) -> u16) {
    let mut put = |permutation: u16| {
        let moved = after(permutation);
        row[usize::from(moved) / 64] |= 1 << (moved % 64);
    };
    // Successive permutations hit the same machine word, and each write would wait for the last: so four distant ones
    // at a time.
    let (quarter, left) = (permutations.len() / 4, permutations.len() % 4);
    let (a, rest) = permutations.split_at(quarter);
    let (b, rest) = rest.split_at(quarter);
    let (c, rest) = rest.split_at(quarter);
    for (((a, b), c), d) in a.iter().zip(b).zip(c).zip(rest) {
        put(*a);
        put(*b);
        put(*c);
        put(*d);
    }
    rest[rest.len() - left..].iter().for_each(|permutation| put(*permutation));
}

/// The permutation after each hop, for every permutation.
struct Hops {
    /// By old and new index of a letter; empty if no move does that.
    after: Vec<Vec<u16>>,
    pieces: usize,
}

impl Hops {
    fn new(permutations: &Permutations, edges: &Edges, memory: &mut Memory) -> Result<Self, OutOfMemory> {
        let pieces = permutations.pieces();
        let mut after = vec![Vec::new(); pieces * pieces];
        for hop in edges.hops() {
            let after = &mut after[usize::from(hop.0) * pieces + usize::from(hop.1)];
            if after.is_empty() {
                *after = memory.vec(permutations.len())?;
                (0..)
                    .zip(after)
                    .for_each(|(permutation, after)| *after = permutations.hopped(permutation, *hop));
            }
        }
        Ok(Self { after, pieces })
    }

    fn after(&self, (before, after): Hop) -> &[u16] {
        &self.after[usize::from(before) * self.pieces + usize::from(after)]
    }

    fn free(self, memory: &mut Memory) {
        for after in self.after {
            memory.free(after);
        }
    }
}
