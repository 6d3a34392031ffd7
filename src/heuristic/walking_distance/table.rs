//! The table of walking distance along one axis: all reachable row counts, and their distances to a goal.

use super::groups::Groups;
use crate::{
    heuristic::axis::Axis,
    puzzle::{Class, Vertex},
    states::Space,
    util::{Memory, OutOfMemory},
};

/// For one axis, the reachable states (the number of pieces of each group in each row), their moves, and their distances.
pub struct WalkingTable {
    /// The row of each vertex, and the number of cells in each row.
    rows: Vec<u16>,
    cells: Vec<u16>,
    groups: Groups,
    /// For each row and group, the position of its count in a key.
    fields: Vec<CountField>,
    /// The group whose counts follow from the others.
    implied: usize,
    /// Moves are numbered by (pair of rows, direction, group); with one blank the pair is known, and this is 0.
    pair: usize,
    moves: usize,
    in_lines: bool,
    /// The minimum row counts of each goal.
    wanted: Vec<Vec<u16>>,
    /// States from 1; 0 is none.
    keys: Vec<u128>,
    states: usize,
    /// Open addressing: numbers of states, 0 if free. A power of two.
    slots: Vec<u32>,
    next: Vec<u32>,
    distances: Vec<u8>,
    work_left: WorkLeft,
    /// Scratch space for the counts of a state.
    counts: Vec<u16>,
}

/// A count in a key: its lowest bit and its mask, both 0 if the count follows from others.
#[derive(Clone, Copy, Debug, Default)]
struct CountField {
    unit: u128,
    shift: u32,
    mask: u128,
}

/// The next phase of building.
enum WorkLeft {
    Explore(u32),
    Measure(DistanceLayers),
    Done,
}

#[derive(Debug, Default)]
struct DistanceLayers {
    distance: u8,
    layer: Vec<u32>,
    next: Vec<u32>,
    /// By lines: a bit for each direction in which a state was passed.
    passed: Vec<u8>,
    stack: Vec<u32>,
    measured: u64,
}

/// Maximum number of states in a table. The 15-puzzle has 24,964, five rows of three cells 390,000, the 24-puzzle tens
/// of millions.
const MOST_STATES: u64 = 1 << 19;

const UNREACHED: u8 = u8::MAX;

impl WalkingTable {
    pub fn new(space: &Space, axis: Axis) -> Self {
        let mut rows = axis.lines(space);
        let mut groups = Groups::new(space, axis);
        let mut cells = count(&rows);
        while groups.distributions(&cells).is_none_or(|count| count > MOST_STATES)
            || layout(&groups, &cells).is_none()
        {
            if !groups.merge() {
                // With too many blanks even for their own distribution, nothing is distinguished.
                rows.fill(0);
                cells = count(&rows);
                break;
            }
        }
        let (fields, implied) = layout(&groups, &cells).unwrap_or_default();
        let mut wanted = Vec::with_capacity(space.targets().len());
        for target in space.targets() {
            let mut counts = vec![0; cells.len() * groups.len()];
            for (row, class) in rows.iter().zip(target) {
                if let Some(class) = class {
                    counts[usize::from(*row) * groups.len() + usize::from(groups.of[usize::from(*class)])] +=
                        1;
                }
            }
            wanted.push(counts);
        }
        let both_directions = 2 * groups.len();
        let pair = if groups.sizes[Groups::BLANKS] == 1 { 0 } else { both_directions };
        Self {
            counts: vec![0; cells.len() * groups.len()],
            moves: if pair == 0 { both_directions } else { both_directions * (cells.len() - 1) },
            rows,
            cells,
            groups,
            fields,
            implied,
            pair,
            in_lines: space.metric().moves_lines(),
            wanted,
            keys: Vec::new(),
            states: 0,
            slots: Vec::new(),
            next: Vec::new(),
            distances: Vec::new(),
            work_left: WorkLeft::Explore(1),
        }
    }

    /// Continues for about `budget` states, beginning at `start`; returns whether the table is finished.
    pub fn prepare(
        &mut self,
        start: &[Class],
        budget: u64,
        memory: &mut Memory,
    ) -> Result<bool, OutOfMemory> {
        if self.states == 0 {
            self.states = 1;
            self.grow(memory)?;
            self.number(self.key_of(start), memory)?;
        }
        for _ in 0..budget {
            match &mut self.work_left {
                WorkLeft::Explore(state) if (*state as usize) < self.states => {
                    let state = std::mem::replace(state, *state + 1);
                    self.explore(state, memory)?;
                }
                WorkLeft::Explore(_) => self.begin_measuring(memory)?,
                WorkLeft::Measure(layers) => {
                    if let Some(state) = layers.layer.pop() {
                        layers.measured += 1;
                        self.measure(state);
                    } else if layers.next.is_empty() || layers.distance + 1 == UNREACHED {
                        // Distances beyond a byte are capped, which is still a lower bound.
                        memory.free(std::mem::take(&mut layers.passed));
                        self.work_left = WorkLeft::Done;
                    } else {
                        std::mem::swap(&mut layers.layer, &mut layers.next);
                        layers.distance += 1;
                    }
                }
                WorkLeft::Done => return Ok(true),
            }
        }
        Ok(false)
    }

    pub fn progress(&self) -> (u64, u64) {
        let states = self.states as u64;
        match &self.work_left {
            WorkLeft::Explore(state) => (u64::from(*state), 2 * states.max(1)),
            WorkLeft::Measure(layers) => (states + layers.measured, 2 * states),
            WorkLeft::Done => (0, 0),
        }
    }

    /// The state of a position; 0 if unreachable.
    pub fn state_of(&self, classes: &[Class]) -> u32 {
        self.slots[self.slot(self.key_of(classes))]
    }

    /// The state after a tile of `class` moves between two vertices.
    #[inline]
    pub fn shifted(&self, state: u32, class: Class, from: Vertex, to: Vertex) -> u32 {
        let [from, to] = [from, to].map(|vertex| usize::from(self.rows[usize::from(vertex)]));
        if from == to {
            return state;
        }
        let group = usize::from(self.groups.of[usize::from(class)]);
        self.next[state as usize * self.moves + self.move_number(from, to, group)]
    }

    /// The minimum number of moves from a state to a goal.
    #[inline]
    pub fn distance(&self, state: u32) -> u32 {
        u32::from(self.distances[state as usize])
    }

    #[cfg(test)]
    pub fn states(&self) -> usize {
        self.states - 1
    }

    /// The number of a tile's move to a neighbouring row, among the moves of a state.
    #[inline]
    fn move_number(&self, from: usize, to: usize, group: usize) -> usize {
        from.min(to) * self.pair + usize::from(to > from) * self.groups.len() + group
    }

    fn field(&self, row: usize, group: usize) -> u128 {
        self.fields[row * self.groups.len() + group].unit
    }

    fn key_of(&self, classes: &[Class]) -> u128 {
        let places = self.rows.iter().zip(classes);
        let field = |(row, class): (&u16, &Class)| {
            self.field(usize::from(*row), usize::from(self.groups.of[usize::from(*class)]))
        };
        places.map(field).sum()
    }

    /// Unpacks the counts of a state.
    fn count(&mut self, state: u32) {
        let key = self.keys[state as usize];
        let len = self.groups.len();
        let last = self.cells.len() - 1;
        let (rows, rest) = self.counts.split_at_mut(last * len);
        rest.copy_from_slice(&self.groups.sizes);
        for ((row, cells), fields) in rows.chunks_mut(len).zip(&self.cells).zip(self.fields.chunks(len)) {
            let mut left = *cells;
            for (count, field) in row.iter_mut().zip(fields) {
                *count = (key >> field.shift & field.mask) as u16;
                left -= *count;
            }
            row[self.implied] = left;
            for (rest, count) in rest.iter_mut().zip(row) {
                *rest -= *count;
            }
        }
    }

    fn explore(&mut self, state: u32, memory: &mut Memory) -> Result<(), OutOfMemory> {
        self.count(state);
        let key = self.keys[state as usize];
        let (rows, len) = (self.cells.len(), self.groups.len());
        for to in 0..rows {
            if self.counts[to * len + Groups::BLANKS] == 0 {
                continue;
            }
            for from in [to.wrapping_sub(1), to + 1].into_iter().filter(|from| *from < rows) {
                let exchanged = key - self.field(to, Groups::BLANKS) + self.field(from, Groups::BLANKS);
                for group in 1..len {
                    if self.counts[from * len + group] > 0 {
                        let moved = exchanged - self.field(from, group) + self.field(to, group);
                        let number = self.number(moved, memory)?;
                        let at = state as usize * self.moves + self.move_number(from, to, group);
                        self.next[at] = number;
                    }
                }
            }
        }
        Ok(())
    }

    /// The number of a state, added if it is new.
    fn number(&mut self, key: u128, memory: &mut Memory) -> Result<u32, OutOfMemory> {
        let mut slot = self.slot(key);
        if self.slots[slot] == 0 {
            if self.states == self.keys.len() {
                self.grow(memory)?;
                slot = self.slot(key);
            }
            self.slots[slot] = self.states as u32;
            self.keys[self.states] = key;
            self.states += 1;
        }
        Ok(self.slots[slot])
    }

    /// The slot of a state, or the free one for it.
    fn slot(&self, key: u128) -> usize {
        let mask = self.slots.len() - 1;
        // Multiply and fold, with a constant of SplitMix64.
        let folded = (key as u64 ^ (key >> 64) as u64).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mut slot = (folded >> 32) as usize & mask;
        while self.slots[slot] != 0 && self.keys[self.slots[slot] as usize] != key {
            slot = (slot + 1) & mask;
        }
        slot
    }

    fn grow(&mut self, memory: &mut Memory) -> Result<(), OutOfMemory> {
        let capacity = (2 * self.keys.len()).max(256);
        enlarge(&mut self.keys, capacity, memory)?;
        enlarge(&mut self.next, capacity * self.moves, memory)?;
        memory.free(std::mem::take(&mut self.slots));
        self.slots = memory.vec(2 * capacity)?;
        for state in 1..self.states {
            let slot = self.slot(self.keys[state]);
            self.slots[slot] = state as u32;
        }
        Ok(())
    }

    /// Begins the distances, once all states are known: the goals' states are the first layer.
    fn begin_measuring(&mut self, memory: &mut Memory) -> Result<(), OutOfMemory> {
        self.distances = memory.vec(self.states)?;
        self.distances[1..].fill(UNREACHED);
        let mut layers = DistanceLayers::default();
        if self.in_lines {
            layers.passed = memory.vec(self.states)?;
        }
        for state in 1..self.states {
            self.count(state as u32);
            let fits =
                |wanted: &Vec<u16>| wanted.iter().zip(&self.counts).all(|(wanted, have)| wanted <= have);
            if self.wanted.iter().any(fits) {
                self.distances[state] = 0;
                layers.layer.push(state as u32);
            }
        }
        self.work_left = WorkLeft::Measure(layers);
        Ok(())
    }

    /// Sets the distance of the states one move away from `state`.
    fn measure(&mut self, state: u32) {
        let WorkLeft::Measure(DistanceLayers { distance, next, passed, stack, .. }) = &mut self.work_left
        else {
            return;
        };
        let len = self.groups.len();
        for direction in 0..2 {
            // By lines, a move continues in its direction; what was passed in that direction has been expanded.
            if passed.get(state as usize).is_some_and(|passed| passed >> direction & 1 != 0) {
                continue;
            }
            stack.push(state);
            while let Some(state) = stack.pop() {
                let moves = &self.next[state as usize * self.moves..][..self.moves];
                for number in
                    moves.chunks(len).skip(direction).step_by(2).flatten().filter(|next| **next != 0)
                {
                    let to = *number as usize;
                    if self.distances[to] == UNREACHED {
                        self.distances[to] = *distance + 1;
                        next.push(*number);
                    }
                    if let Some(passed) = passed.get_mut(to)
                        && *passed >> direction & 1 == 0
                    {
                        *passed |= 1 << direction;
                        stack.push(*number);
                    }
                }
            }
        }
    }
}

/// The number of vertices in each row.
fn count(rows: &[u16]) -> Vec<u16> {
    let mut cells = vec![0; rows.iter().max().map_or(0, |last| usize::from(*last) + 1)];
    for row in rows {
        cells[usize::from(*row)] += 1;
    }
    cells
}

/// The fields of a key, and the largest group. That group and the last row are omitted, as they follow from the sums.
/// `None` if the others do not fit.
fn layout(groups: &Groups, cells: &[u16]) -> Option<(Vec<CountField>, usize)> {
    let implied = (0..groups.len()).max_by_key(|group| groups.sizes[*group])?;
    let mut fields = Vec::with_capacity(cells.len() * groups.len());
    let mut shift = 0;
    for (row, in_row) in cells.iter().enumerate() {
        for (group, size) in groups.sizes.iter().enumerate() {
            if row + 1 == cells.len() || group == implied {
                fields.push(CountField::default());
                continue;
            }
            let bits = u16::BITS - in_row.min(size).leading_zeros();
            fields.push(CountField { unit: 1u128.checked_shl(shift)?, shift, mask: (1 << bits) - 1 });
            shift += bits;
        }
    }
    (shift <= u128::BITS).then_some((fields, implied))
}

fn enlarge<T: Clone + Copy + Default>(
    vec: &mut Vec<T>,
    len: usize,
    memory: &mut Memory,
) -> Result<(), OutOfMemory> {
    let mut longer = memory.vec(len)?;
    longer[..vec.len()].copy_from_slice(vec);
    memory.free(std::mem::replace(vec, longer));
    Ok(())
}
