//! Breadth-first search with sorted layers and delayed duplicate detection: memory is accessed sequentially.

use super::{
    layer_log::{LayerLog, LogReader},
    positions::NumberedPositions,
    queue::Queue,
    radix_sort::RadixSort,
};
use crate::util::{Memory, OutOfMemory};

/// All positions within a distance of the roots, as numbers sorted within their layer. The successors of a layer are gathered,
/// sorted, and merged with the layer itself, the layer before and the part of the next layer that is known: since every move
/// can be undone, a successor lies in no other. A complete layer takes one to four bytes a position.
///
/// A word is the number of a position and, in its lowest bits, tags of the pieces that need not be moved: their moves were
/// generated from the predecessor.
///
/// # Source
///
/// R. E. Korf, "Delayed duplicate detection: extended abstract", IJCAI 2003; R. E. Korf, W. Zhang, I. Thayer and H. Hohwald,
/// "Frontier search", Journal of the ACM 52 (2005), 715-748, for comparing with two layers only.
pub struct SortedLayers {
    /// The number of tag bits in a word.
    tags: u32,
    log: LayerLog,
    /// The words of the current layer that are not expanded yet.
    open: Queue,
    left: u64,
    /// The known words of the next layer.
    found: Queue,
    next: u64,
    /// The next layer is complete and in the log.
    closed: bool,
    /// Successors that are not merged yet, and a buffer to sort them. Both are accounted for by `capacity`.
    gathered: Vec<u64>,
    room: Vec<u64>,
    capacity: usize,
    /// The most moves from a position.
    moves: usize,
    task: Task,
    /// The number of positions in complete layers and in `found`.
    positions: u64,
    /// The layer of the last lookup.
    last_found: usize,
}

enum Task {
    Gather,
    Sort(RadixSort),
    Merge(Merge),
}

struct Merge {
    /// The index in `gathered`.
    at: usize,
    /// Cursors in the layer before, the current layer, and the current layer of another frontier.
    before: LogReader,
    current: LogReader,
    other: LogReader,
    /// The next word of `found`, and the number of those after it.
    head: Option<u64>,
    older: u64,
    /// This merge completes the layer, so it is written to the log.
    last: bool,
}

/// The smallest and largest capacity, and the positions held for each word of it.
const LEAST: usize = 1 << 10;
const MOST: usize = 1 << 22;
const POSITIONS: u64 = 4;

/// Positions expanded by one call.
const BATCH: u64 = 32;

/// Words merged by one call.
const PAUSE: u64 = 1 << 13;

/// Receives each position before it is expanded.
pub type NoteNumber<'a> = dyn FnMut(&mut dyn NumberedPositions, u64) + 'a;

/// Receives a new position; returns `true` to stop.
pub type ShowNumber<'a> = dyn FnMut(&mut dyn NumberedPositions, u64) -> bool + 'a;

impl SortedLayers {
    /// Empty layers.
    pub fn new(positions: &dyn NumberedPositions) -> Self {
        Self {
            tags: positions.tags(),
            moves: positions.most_moves(),
            log: LayerLog::default(),
            open: Queue::new(1),
            left: 0,
            found: Queue::new(1),
            next: 0,
            closed: false,
            gathered: Vec::new(),
            room: Vec::new(),
            capacity: 0,
            task: Task::Gather,
            positions: 0,
            last_found: 0,
        }
    }

    /// The number of merged positions.
    pub fn positions(&self) -> u64 {
        self.positions
    }

    /// The number of positions of the current layer to expand, plus 1 for unfinished merging.
    pub fn left(&self) -> u64 {
        self.left + u64::from(!self.closed)
    }

    pub fn next(&self) -> u64 {
        self.next
    }

    /// The layer of a position. The search starts at the layer of the last lookup, because callers follow a path.
    pub fn layer_of(&mut self, number: u64) -> Option<usize> {
        let last = self.last_found;
        for away in 0..=self.log.layers() {
            for layer in [last.wrapping_sub(away), last + away] {
                if self.log.holds(layer, number) {
                    self.last_found = layer;
                    return Some(layer);
                }
            }
        }
        None
    }

    /// Returns `true` if this complete layer holds the position.
    pub fn holds(&self, layer: usize, number: u64) -> bool {
        self.log.holds(layer, number)
    }

    /// Adds a root. Only before the first expansion.
    pub fn add(&mut self, number: u64, memory: &mut Memory) -> Result<(), OutOfMemory> {
        if self.gathered.len() == self.capacity {
            self.grow((2 * self.capacity).max(LEAST), memory)?;
        }
        self.gathered.push(number << self.tags);
        self.next += 1;
        self.positions += 1;
        Ok(())
    }

    /// Completes the roots: they become the current layer.
    pub fn seal(
        &mut self,
        positions: &mut dyn NumberedPositions,
        memory: &mut Memory,
    ) -> Result<(), OutOfMemory> {
        (self.next, self.positions) = (0, 0);
        while !self.closed {
            self.work(positions, memory, &mut |_, _| {}, (None, &mut |_, _| false))?;
        }
        self.next_layer();
        Ok(())
    }

    /// Begins the next layer if this one is complete and the next not empty; returns whether it did.
    pub fn next_layer(&mut self) -> bool {
        let goes_on = self.left() == 0 && self.next > 0;
        if goes_on {
            std::mem::swap(&mut self.open, &mut self.found);
            self.left = std::mem::take(&mut self.next);
            self.closed = false;
        }
        goes_on
    }

    /// Expands the next positions of the current layer, passing each to `note` first, or continues merging, passing each new
    /// position to `show` until it returns `true`. With `other`, only new positions in its current layer are passed. Returns
    /// the cost.
    pub fn work(
        &mut self,
        positions: &mut dyn NumberedPositions,
        memory: &mut Memory,
        note: &mut NoteNumber,
        (other, show): (Option<&Self>, &mut ShowNumber),
    ) -> Result<u64, OutOfMemory> {
        if self.left > 0 && matches!(self.task, Task::Gather) && self.gathered.len() < self.capacity {
            let before = self.gathered.len();
            for _ in 0..self.left.min(BATCH) {
                let mut word = [0];
                self.open.pop(&mut word, memory);
                self.left -= 1;
                let number = word[0] >> self.tags;
                note(positions, number);
                positions.expand(number, word[0] & !(u64::MAX << self.tags), &mut self.gathered);
                if self.gathered.len() >= self.capacity {
                    break;
                }
            }
            return Ok((self.gathered.len() - before) as u64);
        }
        match &mut self.task {
            Task::Gather => {
                let larger = (2 * self.capacity).max(LEAST);
                let pays = larger <= MOST && larger as u64 * POSITIONS <= self.positions;
                if self.capacity == 0 || pays && self.left > 0 {
                    let grown = self.grow(larger, memory);
                    if grown.is_ok() || self.capacity == 0 {
                        return grown.map(|()| 1);
                    }
                }
                self.task = Task::Sort(RadixSort::new(&self.gathered, self.tags));
            }
            Task::Sort(sort) => {
                if !sort.pass(&mut self.gathered, &mut self.room) {
                    self.begin_merge(memory, other);
                }
            }
            Task::Merge(_) => return self.merge(positions, memory, (other, show)),
        }
        Ok(1 + self.gathered.len() as u64 / 16)
    }

    /// Reserves `capacity` gathered words, and those of one more position.
    fn grow(&mut self, capacity: usize, memory: &mut Memory) -> Result<(), OutOfMemory> {
        let bytes = |capacity: usize| 2 * size_of::<u64>() * (capacity + self.moves);
        let before = if self.capacity == 0 { 0 } else { bytes(self.capacity) };
        memory.resize(before as u64, bytes(capacity) as u64)?;
        self.room = Vec::new();
        let more = capacity + self.moves - self.gathered.len();
        let needed = memory.held();
        let refused = |_| OutOfMemory { needed };
        self.gathered.try_reserve_exact(more).map_err(refused)?;
        self.room.try_reserve_exact(capacity + self.moves).map_err(refused)?;
        self.capacity = capacity;
        Ok(())
    }

    /// The current layer in the log.
    fn current(&self) -> Option<usize> {
        self.log.layers().checked_sub(1 + usize::from(self.closed))
    }

    fn begin_merge(&mut self, memory: &mut Memory, other: Option<&Self>) {
        let current = self.current();
        let mut older = self.next;
        let head = pop(&mut self.found, &mut older, memory);
        let last = self.left == 0;
        self.task = Task::Merge(Merge {
            at: 0,
            // With tags, no move leads back to the layer before.
            before: self.log.read(current.and_then(|layer| layer.checked_sub(1)).filter(|_| self.tags == 0)),
            current: self.log.read(current),
            other: other.map_or_else(LogReader::default, |other| other.log.read(other.current())),
            head,
            older,
            last,
        });
        if last {
            self.log.begin();
        }
    }

    /// Merges some of the gathered words into `found`.
    fn merge(
        &mut self,
        positions: &mut dyn NumberedPositions,
        memory: &mut Memory,
        (other, show): (Option<&Self>, &mut ShowNumber),
    ) -> Result<u64, OutOfMemory> {
        let Self { tags, log, found, gathered, task, .. } = self;
        let Task::Merge(merge) = task else { return Ok(1) };
        let Merge { at, before, current, other: reader, head, older, last } = merge;
        let tags = *tags;
        let keep = |word: u64, log: &mut LayerLog, found: &mut Queue, memory: &mut Memory| {
            if *last {
                log.push(word >> tags, memory)?;
            }
            found.push(&[word], memory)
        };
        let mut steps = 0;
        while let Some(word) = gathered.get(*at) {
            if steps >= PAUSE {
                return Ok(PAUSE / 8);
            }
            steps += 1;
            let (number, mut word) = (word >> tags, *word);
            *at += 1;
            while let Some(same) = gathered.get(*at).filter(|same| **same >> tags == number) {
                word |= same;
                *at += 1;
            }
            if current.reach(number, log) || before.reach(number, log) {
                continue;
            }
            while let Some(old) = head.filter(|old| old >> tags < number) {
                keep(old, log, found, memory)?;
                *head = pop(found, older, memory);
                steps += 1;
            }
            if let Some(old) = head.as_mut().filter(|old| **old >> tags == number) {
                *old |= word;
                continue;
            }
            keep(word, log, found, memory)?;
            self.next += 1;
            self.positions += 1;
            let shown = other.is_none_or(|other| reader.reach(number, &other.log));
            if shown && show(positions, number) {
                return Ok(steps);
            }
        }
        while let Some(old) = *head {
            if steps >= PAUSE {
                return Ok(PAUSE / 8);
            }
            keep(old, log, found, memory)?;
            *head = pop(found, older, memory);
            steps += 1;
        }
        self.closed = *last;
        gathered.clear();
        *task = Task::Gather;
        Ok(1 + steps / 8)
    }
}

/// Pops a word unless `left` is 0.
fn pop(queue: &mut Queue, left: &mut u64, memory: &mut Memory) -> Option<u64> {
    *left = left.checked_sub(1)?;
    let mut word = [0];
    queue.pop(&mut word, memory);
    Some(word[0])
}
