//! Layers of equal distance kept sorted: breadth-first search in which all memory is read and written in order.

use super::{
    layer_log::{LayerLog, LogReader},
    positions::NumberedPositions,
    queue::Queue,
    radix_sort::RadixSort,
};
use crate::util::{Memory, OutOfMemory};

/// All positions within some distance of where it began, as numbers that are sorted within their layer. What a layer leads
/// to is gathered, sorted and compared with the layer, with the one before it and with what was found already: since every
/// move can be undone, it lies in no other. A complete layer takes one to four bytes a position.
///
/// A word is the number of a position and, in its lowest bits, which pieces need not be moved: for all that they lead to
/// was met from where the position was reached.
///
/// # Source
///
/// R. E. Korf, "Delayed duplicate detection: extended abstract", IJCAI 2003; R. E. Korf, W. Zhang, I. Thayer and
/// H. Hohwald, "Frontier search", Journal of the ACM 52 (2005), 715-748, for looking no further than two layers back.
#[derive(Debug)]
pub struct SortedLayers {
    /// Lowest bits of a word that are no part of the number.
    tags: u32,
    /// The complete layers.
    log: LayerLog,
    /// The words of the current layer, as far as they are still to be expanded.
    open: Queue,
    left: u64,
    /// The words of the next layer as far as they are known.
    found: Queue,
    next: u64,
    /// `true` if the next layer is in the log.
    closed: bool,
    /// What the current layer leads to, not yet compared, and room to sort it. Both are paid for by their capacity.
    gathered: Vec<u64>,
    room: Vec<u64>,
    capacity: usize,
    /// Moves from a position at most.
    moves: usize,
    task: Task,
    /// Positions in complete layers and those found.
    positions: u64,
    /// The layer in which a position was found last.
    last_found: usize,
}

/// What is being done.
#[derive(Debug)]
enum Task {
    Gather,
    Sort(RadixSort),
    Merge(Merge),
}

/// Where merging stands.
#[derive(Debug)]
struct Merge {
    /// In what was gathered.
    at: usize,
    /// In the layer before the current one, the current one, and that of another frontier.
    before: LogReader,
    current: LogReader,
    other: LogReader,
    /// The next of the words that were found before, and how many come after it.
    head: Option<u64>,
    older: u64,
    /// Whether the layer is complete with it, so that it is written to the log.
    last: bool,
}

/// Words that are gathered at least and at most before they are sorted, and the positions for each of them.
const LEAST: usize = 1 << 10;
const MOST: usize = 1 << 22;
const POSITIONS: u64 = 4;

/// Positions that are expanded in a row.
const BATCH: u64 = 32;

/// Words that are merged before there is a pause.
const PAUSE: u64 = 1 << 13;

/// Is shown each position before it is expanded.
pub type NoteNumber<'a> = dyn FnMut(&mut dyn NumberedPositions, u64) + 'a;

/// What a new position is shown for.
pub type ShowNumber<'a> = dyn FnMut(&mut dyn NumberedPositions, u64) -> bool + 'a;

impl SortedLayers {
    /// None yet of these positions.
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

    /// Positions that are held, as far as they were compared.
    pub fn positions(&self) -> u64 {
        self.positions
    }

    /// Positions of the current layer that are still to be expanded, and one for work that is left when they are.
    pub fn left(&self) -> u64 {
        self.left + u64::from(!self.closed)
    }

    /// Positions of the next layer so far.
    pub fn next(&self) -> u64 {
        self.next
    }

    /// The layer that a position is in. Looked for first where the last one was found, as who asks goes step by step.
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

    /// Returns `true` if a complete layer holds a position.
    pub fn holds(&self, layer: usize, number: u64) -> bool {
        self.log.holds(layer, number)
    }

    /// Puts a position in the middle, before anything is expanded.
    pub fn add(&mut self, number: u64, memory: &mut Memory) -> Result<(), OutOfMemory> {
        if self.gathered.len() == self.capacity {
            self.grow((2 * self.capacity).max(LEAST), memory)?;
        }
        self.gathered.push(number << self.tags);
        self.next += 1;
        self.positions += 1;
        Ok(())
    }

    /// Ends what is put in the middle: it becomes the current layer.
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

    /// Goes on to the next layer when this one is done and there is one; says whether it did.
    pub fn next_layer(&mut self) -> bool {
        let goes_on = self.left() == 0 && self.next > 0;
        if goes_on {
            std::mem::swap(&mut self.open, &mut self.found);
            self.left = std::mem::take(&mut self.next);
            self.closed = false;
        }
        goes_on
    }

    /// Expands the next positions of the current layer, each shown to `note` before, or goes on comparing what they led to;
    /// then `show` is shown those that are new, or of them those in the current layer of `other`, until it says to stop.
    /// Returns what it cost.
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

    /// Makes room for so many gathered words, and those of one more position.
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
            // With tags, nothing is moved back to the layer before.
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

    /// Merges a while what was gathered with what was found before.
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

/// The next of so many words.
fn pop(queue: &mut Queue, left: &mut u64, memory: &mut Memory) -> Option<u64> {
    *left = left.checked_sub(1)?;
    let mut word = [0];
    queue.pop(&mut word, memory);
    Some(word[0])
}
