//! Beam search: finds short solutions and proves nothing.

use crate::{
    board::Direction,
    heuristic::{Heuristic, InadmissibleEstimate},
    puzzle::{Class, TileMetric, TilePuzzle, Vertex},
    states::{PathStep, Shift, Space, fill, visited_by_hash::hash_of},
    util::{Memory, OutOfMemory},
};

/// Breadth-first search in which each layer keeps only the positions that look nearest to a goal.
///
/// All positions of a layer are equally deep, so the estimate alone ranks them; ties at the margin are broken at
/// random. A layer holds each position once. Each record carries the state of its estimate, so that a neighbour costs
/// one lookup per view.
///
/// Neither optimal nor complete; a wider beam finds shorter solutions. Keeps two layers, and four bytes for each
/// position followed.
///
/// # Source
///
/// R. Bisiani, "Beam search", in: S. C. Shapiro (ed.), Encyclopedia of Artificial Intelligence, 1987.
pub struct Beam {
    space: Space,
    estimate: InadmissibleEstimate,
    /// Maximum number of positions in a layer.
    width: usize,
    /// Numbers in a record.
    stride: usize,
    /// Exclusive upper limit for the length of a solution.
    below: u32,
    now: BeamLayer,
    next: BeamLayer,
    /// The next position of `now` to expand, and its classes.
    cursor: usize,
    classes: Vec<Class>,
    shifts: Vec<Shift>,
    /// For each layer before `now`, how its positions were reached.
    links: Vec<Vec<u32>>,
    /// The greatest estimate still accepted, and scratch space to find it.
    most: u32,
    sorting: Vec<u32>,
    /// The run has dropped positions for want of width.
    narrow: bool,
    /// Half keys of the positions of `next`, open addressing; 0 is free.
    seen: Vec<u32>,
    solution: Option<Vec<PathStep>>,
}

#[derive(Debug, Default)]
struct BeamLayer {
    /// For each position its classes by vertex, the last move of a blank (from, to), and the saved estimate.
    records: Vec<u16>,
    keys: Vec<u64>,
    estimates: Vec<u32>,
    /// Index of the predecessor, and number of the move among its moves.
    links: Vec<u32>,
    len: usize,
}

/// Bits for the number of a move: at most four into each vertex.
const MOVE_BITS: u32 = 12;

impl Beam {
    /// The widest beam.
    pub const WIDEST: usize = 1 << (32 - MOVE_BITS);

    pub fn new(space: Space, estimate: InadmissibleEstimate) -> Self {
        Self {
            estimate,
            width: 0,
            stride: 0,
            below: 0,
            now: BeamLayer::default(),
            next: BeamLayer::default(),
            cursor: 0,
            classes: space.start().to_vec(),
            shifts: Vec::with_capacity(space.len()),
            links: Vec::new(),
            most: u32::MAX,
            sorting: Vec::new(),
            narrow: false,
            seen: Vec::new(),
            solution: None,
            space,
        }
    }

    /// The estimate, to be prepared before the first run.
    pub fn estimate(&mut self) -> &mut InadmissibleEstimate {
        &mut self.estimate
    }

    pub fn progress(&self) -> (u64, u64) {
        self.estimate.progress()
    }

    /// Begins a run with at most `width` positions per layer, for solutions of fewer than `below` moves. The caller
    /// must have freed the memory of the last run.
    pub fn begin(&mut self, width: usize, below: u32, memory: &mut Memory) -> Result<(), OutOfMemory> {
        let cells = self.space.len();
        self.width = width;
        self.stride = cells + 2 + self.estimate.saved();
        self.below = below;
        self.narrow = false;
        self.clear();
        self.now = BeamLayer::new(width, self.stride, memory)?;
        self.next = BeamLayer::new(width, self.stride, memory)?;
        self.seen = memory.vec((3 * width).next_power_of_two())?;
        self.sorting = memory.vec(self.next.links.len())?;
        self.begin_layer();
        self.estimate.place(self.space.start());
        let record = &mut self.now.records[..self.stride];
        record[..cells].copy_from_slice(self.space.start());
        self.estimate.save(&mut record[cells + 2..]);
        self.now.len = 1;
        Ok(())
    }

    pub fn clear(&mut self) {
        self.now = BeamLayer::default();
        self.next = BeamLayer::default();
        self.seen = Vec::new();
        self.sorting = Vec::new();
        self.links = Vec::new();
    }

    /// Expands a position or ends a layer; returns the number of nodes made, or `None` when the run is over.
    pub fn work(&mut self, memory: &mut Memory) -> Result<Option<u64>, OutOfMemory> {
        if self.solution.is_some() {
            return Ok(None);
        }
        if self.cursor < self.now.len {
            return Ok(Some(self.expand()));
        }
        if self.next.len == 0 {
            return Ok(None);
        }
        self.cut();
        let mut links = memory.vec(self.now.len)?;
        links.copy_from_slice(&self.now.links[..self.now.len]);
        self.links.push(links);
        std::mem::swap(&mut self.now, &mut self.next);
        self.begin_layer();
        Ok(Some(1))
    }

    fn begin_layer(&mut self) {
        self.cursor = 0;
        self.next.len = 0;
        self.seen.fill(0);
        self.most = u32::MAX;
    }

    /// Returns `true` if the run has dropped positions for want of width; if not, a wider beam finds nothing better.
    pub fn was_narrow(&self) -> bool {
        self.narrow
    }

    pub fn solution(&mut self) -> Option<Vec<PathStep>> {
        self.solution.take()
    }

    fn expand(&mut self) -> u64 {
        let cells = self.space.len();
        let record = &self.now.records[self.cursor * self.stride..][..self.stride];
        self.classes.copy_from_slice(&record[..cells]);
        let back = (record[cells + 1], record[cells]);
        self.estimate.restore(&record[..cells], &record[cells + 2..]);
        let mut moves = Moves::default();
        let mut nodes = 0;
        while let Some(number) = moves.next(&self.space, &self.classes, &mut self.shifts) {
            let ends = (self.shifts[0].to, self.shifts[self.shifts.len() - 1].from);
            if ends != back {
                self.visit((self.cursor as u32) << MOVE_BITS | number, ends);
                nodes += 1;
            }
        }
        self.cursor += 1;
        nodes
    }

    /// Evaluates the position that the current shifts lead to.
    fn visit(&mut self, link: u32, ends: (Vertex, Vertex)) {
        let made = self.links.len() as u32 + 1;
        // The current move, and at least one less than the best solution.
        let Some(most) = self.below.checked_sub(made + 1) else { return };
        if self.estimate.advance(&self.shifts, most).is_err() {
            return;
        }
        let estimate = self.estimate.value();
        let before = self.now.keys[self.cursor];
        let key = self.shifts.iter().fold(before, |key, shift| {
            key ^ number_of(shift.class, shift.from) ^ number_of(shift.class, shift.to)
        });
        if estimate <= self.most && mark(&mut self.seen, key) {
            self.shift_classes();
            if self.estimate.bound() == 0 && self.space.is_goal(&self.classes) {
                self.conclude(link);
            }
            self.keep(link, ends, key, estimate);
            self.shifts.reverse();
            self.shift_classes();
            self.shifts.reverse();
        }
        self.estimate.retreat(&self.shifts);
    }

    fn shift_classes(&mut self) {
        for shift in &self.shifts {
            self.classes.swap(usize::from(shift.from), usize::from(shift.to));
        }
    }

    fn keep(&mut self, link: u32, ends: (Vertex, Vertex), key: u64, estimate: u32) {
        let (cells, at) = (self.space.len(), self.next.len);
        let record = &mut self.next.records[at * self.stride..][..self.stride];
        record[..cells].copy_from_slice(&self.classes);
        (record[cells], record[cells + 1]) = ends;
        self.estimate.save(&mut record[cells + 2..]);
        self.next.keys[at] = key;
        self.next.estimates[at] = estimate;
        self.next.links[at] = link;
        self.next.len += 1;
        if self.next.len == self.next.links.len() {
            self.cut();
            self.seen.fill(0);
            for key in &self.next.keys[..self.next.len] {
                mark(&mut self.seen, *key);
            }
        }
    }

    /// Cuts the next layer down to the best `width` positions.
    fn cut(&mut self) {
        let Self { next, sorting, stride, width, .. } = self;
        if next.len <= *width {
            return;
        }
        self.narrow = true;
        let sorting = &mut sorting[..next.len];
        sorting.copy_from_slice(&next.estimates[..next.len]);
        let (better, &mut most, _) = sorting.select_nth_unstable(*width - 1);
        let room = *width - better.iter().filter(|estimate| **estimate < most).count();
        let equal = next.estimates[..next.len].iter().filter(|estimate| **estimate == most).count();
        let share = ((room as u64) << 32) / equal as u64;
        self.most = most;
        let (mut kept, mut taken) = (0, 0);
        for at in 0..next.len {
            let estimate = next.estimates[at];
            if estimate > most || estimate == most && (taken == room || next.keys[at] >> 32 > share) {
                continue;
            }
            taken += usize::from(estimate == most);
            next.records.copy_within(at * *stride..(at + 1) * *stride, kept * *stride);
            next.keys[kept] = next.keys[at];
            next.estimates[kept] = next.estimates[at];
            next.links[kept] = next.links[at];
            kept += 1;
        }
        next.len = kept;
    }

    /// Replays the moves from the start.
    fn conclude(&mut self, mut link: u32) {
        let mut numbers = vec![link & ((1 << MOVE_BITS) - 1)];
        // The start has no predecessor.
        let layers = [&self.now.links].into_iter().chain(self.links.iter().rev());
        for links in layers.take(self.links.len()) {
            link = links[(link >> MOVE_BITS) as usize];
            numbers.push(link & ((1 << MOVE_BITS) - 1));
        }
        let mut steps = Vec::new();
        let mut classes = self.space.start().to_vec();
        let mut shifts = Vec::new();
        for (turn, wanted) in (0..).zip(numbers.into_iter().rev()) {
            let mut moves = Moves::default();
            while moves.next(&self.space, &classes, &mut shifts).is_some_and(|number| number != wanted) {}
            for shift in &shifts {
                classes.swap(usize::from(shift.from), usize::from(shift.to));
                steps.push(PathStep { from: shift.from, to: shift.to, turn });
            }
        }
        self.solution = Some(steps);
    }
}

impl BeamLayer {
    /// Room for half as many again as are kept, so that cutting is rare.
    fn new(width: usize, stride: usize, memory: &mut Memory) -> Result<Self, OutOfMemory> {
        let len = width + width / 2;
        Ok(Self {
            records: memory.vec(len * stride)?,
            keys: memory.vec(len)?,
            estimates: memory.vec(len)?,
            links: memory.vec(len)?,
            len: 0,
        })
    }
}

/// Iterator over the moves of a position.
#[derive(Debug, Default)]
struct Moves {
    /// The vertex and the direction, in one number, and the length of the last move.
    at: u16,
    reach: u16,
    number: u32,
}

impl Moves {
    /// Lists the shifts of the next move, and returns its number.
    #[inline]
    fn next(&mut self, space: &Space, classes: &[Class], shifts: &mut Vec<Shift>) -> Option<u32> {
        while let Some(class) = classes.get(usize::from(self.at / 4)) {
            let farthest = match space.metric() {
                TileMetric::Step => 1,
                TileMetric::Line => u16::MAX,
            };
            let direction = Direction::ALL[usize::from(self.at % 4)];
            if *class != TilePuzzle::BLANK {
                self.at += 4;
            } else if self.reach < farthest
                && fill(shifts, space, classes, self.at / 4, direction, self.reach + 1)
            {
                self.reach += 1;
                self.number += 1;
                return Some(self.number - 1);
            } else {
                self.at += 1;
                self.reach = 0;
            }
        }
        None
    }
}

/// Marks a position; returns whether it was unmarked. One half of the key gives the slot, the other is stored:
/// confusing two positions is as good as impossible, and half the memory is faster.
#[inline]
pub fn mark(seen: &mut [u32], key: u64) -> bool {
    let half = half(key);
    let last = seen.len() - 1;
    let mut at = key as usize & last;
    while seen[at] != 0 {
        if seen[at] == half {
            return false;
        }
        at = (at + 1) & last;
    }
    seen[at] = half;
    true
}

/// The half of a key that [`mark`] stores.
#[inline]
pub fn half(key: u64) -> u32 {
    (key >> 32) as u32 | 1
}

/// The content of the first slot of a key.
#[inline]
pub fn peek(seen: &[u32], key: u64) -> u32 {
    seen[key as usize & (seen.len() - 1)]
}

/// Number of a piece on a vertex; the exclusive or over all pieces identifies a position (A. L. Zobrist, "A new hashing
/// method with application for game playing", 1970).
#[inline]
pub fn number_of(class: Class, vertex: Vertex) -> u64 {
    hash_of(&[u64::from(class) << 16 | u64::from(vertex)])
}
