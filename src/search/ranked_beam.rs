//! Beam search on plain boards, ranked by pairs of tiles.

use super::beam::{half, mark, number_of, peek};
use crate::{
    heuristic::PairRanking,
    util::{Memory, OutOfMemory},
};

/// Breadth-first search in which each layer keeps only the positions that rank best.
///
/// Candidates come first: the children of a layer are ranked without being made. Then the best are hashed and get a board, unless
/// another has the same. A mask of the moves that survived, one for each parent, is all that remains of a layer: the way back
/// counts its bits.
///
/// Neither optimal nor complete: ends when the best rank has long not improved. Holds two layers and a byte for each position
/// expanded.
pub struct RankedBeam {
    ranking: PairRanking,
    /// Numbers of each tile on each cell, whose exclusive or identifies a position.
    numbers: Vec<u64>,
    /// Maximum number of positions in a layer.
    width: usize,
    /// Exclusive upper limit for the length of a solution.
    below: u32,
    start: Vec<u8>,
    now: RankedLayer,
    next: RankedLayer,
    candidates: Vec<Candidate>,
    /// Half keys of the next layer, open addressing; 0 is free.
    seen: Vec<u32>,
    chosen: Vec<Chosen>,
    /// For each layer, the moves of each position that survived, as bits.
    links: Vec<Vec<u8>>,
    turn: Turn,
    /// Some position was dropped for want of width.
    narrow: bool,
    /// The best rank when it last improved enough, and the layers since.
    least: i32,
    since: usize,
    nearest: Nearest,
    solution: Option<Vec<u8>>,
}

/// The position with the least Manhattan distance: its layer and its index there.
#[derive(Clone, Copy, Debug, Default)]
struct Nearest {
    distance: u16,
    layer: usize,
    at: usize,
}

/// The next step, with the position or candidate that it begins at.
#[derive(Clone, Copy, Debug)]
enum Turn {
    Expand(usize),
    Keep(usize, Margin),
    Over,
}

/// The greatest value that is kept, and which keys of those that have it.
#[derive(Clone, Copy, Debug)]
struct Margin {
    most: i32,
    share: u64,
    room: usize,
}

#[derive(Clone, Copy, Debug, Default)]
struct Candidate {
    value: i32,
    /// Index of the parent, and the direction.
    from: u32,
}

/// A candidate within the margin.
#[derive(Clone, Copy, Debug)]
struct Chosen {
    state: RankedState,
    from: u32,
    /// The half key that was in its slot.
    seen: u32,
}

#[derive(Debug, Default)]
struct RankedLayer {
    records: Vec<u8>,
    states: Vec<RankedState>,
    len: usize,
}

#[derive(Clone, Copy, Debug, Default)]
struct RankedState {
    key: u64,
    value: i32,
    /// Manhattan distance.
    distance: u16,
    blank: u8,
    /// The direction of the blank's last move.
    last: u8,
}

/// A blank that has not moved.
const NO_MOVE: u8 = u8::MAX;

/// A run is stuck if the best rank has not improved by some moves in some layers, times the sides' sum.
const GAIN: i32 = 8;
const PATIENCE: usize = 4;

/// Positions or candidates handled at once.
const PIECE: usize = 256;

impl RankedBeam {
    /// The widest beam.
    pub const WIDEST: usize = 1 << 28;

    /// A beam by a ranking.
    #[must_use]
    pub fn new(ranking: PairRanking) -> Self {
        let cells = ranking.cells();
        let number = |index: usize| number_of((index / cells) as u16, (index % cells) as u16);
        Self {
            numbers: (0..cells * cells).map(number).collect(),
            ranking,
            width: 0,
            below: 0,
            start: Vec::new(),
            now: RankedLayer::default(),
            next: RankedLayer::default(),
            candidates: Vec::new(),
            seen: Vec::new(),
            chosen: Vec::new(),
            links: Vec::new(),
            turn: Turn::Over,
            narrow: false,
            least: 0,
            since: 0,
            nearest: Nearest::default(),
            solution: None,
        }
    }

    /// The ranking, to be prepared before the first run.
    pub fn ranking(&mut self) -> &mut PairRanking {
        &mut self.ranking
    }

    /// Begins a run from `board`, the home of the tile on each cell and the number of cells for the blank, with at most `width`
    /// positions a layer, for solutions of fewer than `below` moves. The caller must have freed the memory of the last run.
    ///
    /// # Errors
    ///
    /// If the layers exceed the limit.
    pub fn begin(
        &mut self,
        board: &[u8],
        width: usize,
        below: u32,
        memory: &mut Memory,
    ) -> Result<(), OutOfMemory> {
        let cells = board.len();
        self.clear();
        (self.width, self.below, self.narrow) = (width, below, false);
        let record_len = self.ranking.record_len();
        self.now = RankedLayer::new(width, record_len, memory)?;
        self.next = RankedLayer::new(width, record_len, memory)?;
        self.candidates = memory.vec(3 * width)?;
        self.candidates.clear();
        self.seen = memory.vec((2 * width).next_power_of_two())?;
        self.start = board.to_vec();
        self.ranking.record(board, &mut self.now.records[..record_len]);
        let (mut distance, mut blank) = (0, 0);
        for (cell, tile) in board.iter().enumerate() {
            if usize::from(*tile) == cells {
                blank = cell as u8;
            } else {
                distance += self.ranking.distance(*tile, cell);
            }
        }
        let value = self.ranking.value(board);
        self.now.states[0] = RankedState { key: 0, value, distance, blank, last: NO_MOVE };
        self.now.len = 1;
        self.turn = Turn::Expand(0);
        (self.least, self.since) = (value, 0);
        self.nearest = Nearest { distance, layer: 0, at: 0 };
        Ok(())
    }

    /// Drops the last run.
    pub fn clear(&mut self) {
        self.now = RankedLayer::default();
        self.next = RankedLayer::default();
        self.candidates = Vec::new();
        self.seen = Vec::new();
        self.links = Vec::new();
        self.solution = None;
        self.turn = Turn::Over;
    }

    /// Does a piece of work; returns the number of nodes made, or `None` when the run is over.
    ///
    /// # Errors
    ///
    /// If the way back exceeds the limit.
    pub fn work(&mut self, memory: &mut Memory) -> Result<Option<u64>, OutOfMemory> {
        match self.turn {
            Turn::Expand(first) => {
                let before = self.candidates.len();
                let end = self.now.len.min(first + PIECE);
                for at in first..end {
                    if let Some(direction) = self.expand(at) {
                        let mut directions = self.way(self.links.len(), at);
                        directions.push(direction);
                        self.solution = Some(self.cells(directions));
                        self.turn = Turn::Over;
                        return Ok(Some(1));
                    }
                }
                self.turn = Turn::Expand(end);
                let made = self.candidates.len() - before;
                if end == self.now.len {
                    if self.candidates.is_empty() {
                        self.turn = Turn::Over;
                        return Ok(None);
                    }
                    self.links.push(memory.vec(self.now.len)?);
                    self.turn = Turn::Keep(0, self.margin());
                }
                Ok(Some(made as u64))
            }
            Turn::Keep(first, mut margin) => {
                let end = self.candidates.len().min(first + PIECE);
                self.choose(first..end, &mut margin);
                self.make();
                self.turn = Turn::Keep(end, margin);
                if end == self.candidates.len() {
                    std::mem::swap(&mut self.now, &mut self.next);
                    self.next.len = 0;
                    self.candidates.clear();
                    self.seen.fill(0);
                    self.note_layer();
                    self.turn = if self.is_stuck() { Turn::Over } else { Turn::Expand(0) };
                }
                Ok(Some(1))
            }
            Turn::Over => Ok(None),
        }
    }

    /// Notes the best of a new layer.
    fn note_layer(&mut self) {
        let layer = self.links.len();
        for (at, state) in self.now.states[..self.now.len].iter().enumerate() {
            if state.distance < self.nearest.distance {
                self.nearest = Nearest { distance: state.distance, layer, at };
            }
            if state.value <= self.least - GAIN * self.ranking.per_move() {
                (self.least, self.since) = (state.value, 0);
            }
        }
        self.since += 1;
    }

    /// The run has long come no nearer.
    fn is_stuck(&self) -> bool {
        self.since > PATIENCE * self.ranking.sides().iter().sum::<usize>()
    }

    /// Lists the children of a position as candidates; returns the direction of one that is the goal.
    #[inline]
    fn expand(&mut self, at: usize) -> Option<u8> {
        let parent = self.now.states[at];
        let record = self.now.record(at, self.ranking.record_len());
        let made = self.links.len() as u32 + 1;
        for direction in 0..4 {
            if direction as u8 == parent.last ^ 1 {
                continue;
            }
            let Some((cell, edge)) = self.ranking.neighbour(parent.blank, direction) else { continue };
            let tile = record[usize::from(cell)];
            let distance = parent.distance_after(&self.ranking, tile, cell);
            // The move, and those to come.
            if made + u32::from(distance) >= self.below {
                continue;
            }
            if distance == 0 {
                return Some(direction as u8);
            }
            let upwards = self.ranking.difference(record, tile, edge);
            // The tile moves against the blank.
            let difference = if direction % 2 == 0 { -upwards } else { upwards };
            let nearer = i32::from(distance) - i32::from(parent.distance);
            let value = parent.value + difference + self.ranking.per_move() * nearer;
            self.candidates.push(Candidate { value, from: (at << 2 | direction) as u32 });
        }
        None
    }

    /// The margin that leaves `width` candidates.
    fn margin(&mut self) -> Margin {
        let all = Margin { most: i32::MAX, share: u64::MAX, room: usize::MAX };
        if self.candidates.len() <= self.width {
            return all;
        }
        self.narrow = true;
        let values = self.candidates.iter().map(|candidate| candidate.value);
        let (least, most) =
            values.clone().fold((i32::MAX, i32::MIN), |(a, b), value| (a.min(value), b.max(value)));
        let mut counts = vec![0usize; most.abs_diff(least) as usize + 1];
        for value in values {
            counts[value.abs_diff(least) as usize] += 1;
        }
        let mut room = self.width;
        for (count, most) in counts.into_iter().zip(least..) {
            if count > room {
                return Margin { most, share: ((room as u64) << 32) / count as u64, room };
            }
            room -= count;
        }
        all
    }

    /// Chooses the candidates within the margin.
    fn choose(&mut self, range: std::ops::Range<usize>, margin: &mut Margin) {
        self.chosen.clear();
        for Candidate { value, from } in &self.candidates[range] {
            if *value > margin.most {
                continue;
            }
            let (at, direction) = (*from as usize >> 2, *from as usize & 3);
            let parent = self.now.states[at];
            let Some((cell, _)) = self.ranking.neighbour(parent.blank, direction) else { continue };
            let tile = self.now.record(at, self.ranking.record_len())[usize::from(cell)];
            let child = parent.child(&self.ranking, &self.numbers, tile, direction as u8, cell);
            if *value == margin.most {
                if margin.room == 0 || child.key >> 32 > margin.share {
                    continue;
                }
                margin.room -= 1;
            }
            let state = RankedState { value: *value, ..child };
            self.chosen.push(Chosen { state, from: *from, seen: 0 });
        }
    }

    /// Makes the boards of the chosen candidates.
    fn make(&mut self) {
        let record_len = self.ranking.record_len();
        let Some(links) = self.links.last_mut() else { return };
        // Slots are far apart in memory; a loop that only reads them waits for many at once.
        for chosen in &mut self.chosen {
            chosen.seen = peek(&self.seen, chosen.state.key);
        }
        for Chosen { state, from, seen } in &self.chosen {
            if *seen == half(state.key) || !mark(&mut self.seen, state.key) {
                continue;
            }
            let (at, direction) = (*from as usize >> 2, *from as usize & 3);
            links[at] |= 1 << direction;
            let made = &mut self.next.records[self.next.len * record_len..][..record_len];
            made.copy_from_slice(self.now.record(at, record_len));
            self.ranking.make_move(made, state.blank, self.now.states[at].blank);
            self.next.states[self.next.len] = *state;
            self.next.len += 1;
        }
    }

    /// The directions from the start to a position in a layer.
    fn way(&self, layer: usize, mut at: usize) -> Vec<u8> {
        let mut directions = Vec::new();
        for links in self.links[..layer].iter().rev() {
            for (parent, mask) in links.iter().enumerate() {
                let children = mask.count_ones() as usize;
                if at < children {
                    let nth = (0..4).filter(|direction| mask >> direction & 1 == 1).nth(at);
                    directions.push(nth.unwrap_or(0));
                    at = parent;
                    break;
                }
                at -= children;
            }
        }
        directions.reverse();
        directions
    }

    /// The cells of the blank at the start and after each of some moves.
    fn cells(&self, directions: Vec<u8>) -> Vec<u8> {
        let blank = self.start.iter().position(|tile| usize::from(*tile) == self.start.len());
        let mut cells = vec![blank.unwrap_or(0) as u8];
        for direction in directions {
            let blank = cells[cells.len() - 1];
            cells.extend(self.ranking.neighbour(blank, usize::from(direction)).map(|(cell, _)| cell));
        }
        cells
    }

    /// The number of layers before the one to expand, and its records; `None` within a layer.
    #[must_use]
    pub fn layer(&self) -> Option<(usize, &[u8])> {
        let records = &self.now.records[..self.now.len * self.ranking.record_len()];
        matches!(self.turn, Turn::Expand(0)).then_some((self.links.len(), records))
    }

    /// Returns `true` if the run has dropped positions for want of width; if not, a wider beam finds nothing better.
    #[must_use]
    pub fn was_narrow(&self) -> bool {
        self.narrow
    }

    /// The cells of the blank at the start and after each move.
    pub fn solution(&mut self) -> Option<Vec<u8>> {
        self.solution.take()
    }

    /// The cells of the blank at the start and after each move to the position with the least Manhattan distance, if the run
    /// got stuck.
    #[must_use]
    pub fn nearest(&self) -> Option<Vec<u8>> {
        self.is_stuck().then(|| self.cells(self.way(self.nearest.layer, self.nearest.at)))
    }
}

impl RankedState {
    /// The Manhattan distance after `tile` has moved from `cell` to the blank.
    #[inline]
    fn distance_after(&self, ranking: &PairRanking, tile: u8, cell: u8) -> u16 {
        self.distance + ranking.distance(tile, usize::from(self.blank))
            - ranking.distance(tile, usize::from(cell))
    }

    /// The state after that, but for its value.
    #[inline]
    fn child(self, ranking: &PairRanking, numbers: &[u64], tile: u8, last: u8, cell: u8) -> Self {
        let numbers = &numbers[usize::from(tile) * ranking.cells()..][..ranking.cells()];
        let key = self.key ^ numbers[usize::from(cell)] ^ numbers[usize::from(self.blank)];
        let distance = self.distance_after(ranking, tile, cell);
        Self { key, value: 0, distance, blank: cell, last }
    }
}

impl RankedLayer {
    fn new(width: usize, record_len: usize, memory: &mut Memory) -> Result<Self, OutOfMemory> {
        Ok(Self { records: memory.vec(width * record_len)?, states: memory.vec(width)?, len: 0 })
    }

    #[inline]
    fn record(&self, at: usize, record_len: usize) -> &[u8] {
        &self.records[at * record_len..][..record_len]
    }
}
