use std::sync::Arc;

use super::{
    Exhausted, Limit, Limits, Method, Metric, PathStep, Side, Stats, Status, hash_marks::HashMarks,
    pack::Pack, queue::Queue, sphere::mark,
};
use crate::{
    memory::{Memory, OutOfMemory},
    puzzle::{BlockPuzzle, NOWHERE, PieceKind, Place},
};

/// Breadth-first search with pieces of any size, in the metrics `step`, `slide` and `move`.
///
/// Proven shortest; complete; keeps every position, with interchangeable pieces told apart by nothing: a position
/// is packed to a few machine words.
///
/// # Source
///
/// As [`BreadthFirst`](super::BreadthFirst). That a move by any way is a search of its own over the places of one
/// piece: E. Hordern, "Sliding Piece Puzzles", Oxford University Press, 1986, for what counts as one move.
#[derive(Debug)]
pub struct BlockSearch {
    puzzle: Arc<BlockPuzzle>,
    metric: Metric,
    memory: Memory,
    limits: Limits,
    pack: Pack,
    marks: HashMarks,
    queue: Queue,
    key: Vec<u64>,
    depth: u32,
    /// Positions of the layer still to be expanded, and of the next.
    left: u64,
    next: u64,
    positions: u64,
    /// The position with the fewest wrong cells: their number, its depth and places.
    closest: (u32, u32, Vec<Place>),
    status: Status,
    solution: Option<Vec<PathStep>>,
    exhausted: Option<Exhausted>,
}

/// A piece goes to another place.
#[derive(Clone, Copy, Debug)]
struct Move {
    /// The number of its kind.
    kind: usize,
    piece: usize,
    to: Place,
    /// The cells under all other pieces.
    others: u128,
}

impl BlockSearch {
    /// A search of `puzzle`, by lines nothing: that is for tiles.
    ///
    /// # Errors
    ///
    /// When not even the beginning fits the limits.
    pub fn new(puzzle: Arc<BlockPuzzle>, metric: Metric, limits: Limits) -> Result<Self, OutOfMemory> {
        let most = puzzle.kinds().iter().map(PieceKind::len).max().unwrap_or(1);
        let pack = Pack::new(most, puzzle.places().len());
        let solved = puzzle.is_solved(puzzle.places());
        let mut search = Self {
            metric,
            memory: Memory::new(limits.bytes),
            limits,
            marks: HashMarks::new(pack.words()),
            queue: Queue::new(pack.words()),
            key: vec![0; pack.words()],
            pack,
            depth: 0,
            left: 1,
            next: 0,
            positions: 1,
            closest: (u32::MAX, 0, Vec::new()),
            status: if solved { Status::Solved } else { Status::Paused },
            solution: solved.then(Vec::new),
            exhausted: None,
            puzzle,
        };
        search.pack.pack(search.puzzle.places(), &mut search.key);
        search.marks.insert(&search.key, mark(0), &mut search.memory)?;
        search.queue.push(&search.key, &mut search.memory)?;
        Ok(search)
    }

    /// Expands one position; returns how many neighbours it had.
    fn expand(&mut self, places: &mut [Place], moved: &mut [Place]) -> Result<u64, OutOfMemory> {
        let Self { puzzle, metric, memory, pack, marks, queue, key, depth, next, positions, closest, .. } =
            self;
        queue.pop(key, memory);
        self.left -= 1;
        pack.unpack(key, places);
        let wrong = puzzle.wrong_cells(places);
        if wrong < closest.0 {
            *closest = (wrong, *depth, places.to_vec());
        }
        let mark = mark(*depth + 1);
        let mut neighbours = 0;
        let mut refused = None;
        let last = stop_at(puzzle, *metric, places, &mut |made| {
            neighbours += 1;
            play(puzzle, places, made, moved);
            pack.pack(moved, key);
            let inserted = marks.insert(key, mark, memory).and_then(|new| {
                if new {
                    queue.push(key, memory)?;
                    *next += 1;
                    *positions += 1;
                }
                Ok(new && puzzle.is_solved(moved))
            });
            inserted.unwrap_or_else(|error| {
                refused = Some(error);
                true
            })
        });
        match (last, refused) {
            (_, Some(refused)) => return Err(refused),
            (None, None) => {}
            (Some(_), None) => {
                self.solution = Some(self.way_to(moved, self.depth + 1));
                self.status = Status::Solved;
            }
        }
        Ok(neighbours)
    }

    /// The steps of a shortest way from the start to the position with these places, at this depth.
    fn way_to(&self, places: &[Place], depth: u32) -> Vec<PathStep> {
        let mut ways = Vec::new();
        let mut places = places.to_vec();
        let mut before = places.clone();
        let mut key = vec![0; self.pack.words()];
        for turn in (0..depth).rev() {
            // What leads there leads back.
            let found = stop_at(&self.puzzle, self.metric, &places, &mut |made| {
                play(&self.puzzle, &places, made, &mut before);
                self.pack.pack(&before, &mut key);
                self.marks.get(&key) == mark(turn)
            });
            let Some(made) = found else { break };
            let kind = &self.puzzle.kinds()[made.kind];
            ways.push(steps(kind, made, places[made.piece], turn));
            places.copy_from_slice(&before);
        }
        ways.reverse();
        ways.concat()
    }
}

/// The first move that `stop` says yes to, of all that the metric counts as one.
fn stop_at(
    puzzle: &BlockPuzzle,
    metric: Metric,
    places: &[Place],
    stop: &mut dyn FnMut(Move) -> bool,
) -> Option<Move> {
    let kinds = puzzle.kinds();
    let occupied = puzzle.cells_of(places, |_| true);
    for (number, kind) in kinds.iter().enumerate() {
        for piece in kind.pieces() {
            // Most pieces have no blank beside them.
            if kind.halo(places[piece]) & !occupied == 0 {
                continue;
            }
            let others = occupied ^ kind.mask(places[piece]);
            let free = |place: Place| place != NOWHERE && kind.mask(place) & others == 0;
            // Where the piece can come to, and from which of these places it is still to be looked at.
            let mut seen = PlaceSet::default();
            let mut open = PlaceSet::default();
            seen.insert(places[piece]);
            open.insert(places[piece]);
            while let Some(at) = open.pop() {
                for (way, mut to) in kind.next(at).into_iter().enumerate() {
                    while free(to) && !seen.contains(to) {
                        let made = Move { kind: number, piece, to, others };
                        if stop(made) {
                            return Some(made);
                        }
                        seen.insert(to);
                        match metric {
                            Metric::Slide => to = kind.next(to)[way],
                            Metric::Move => open.insert(to),
                            _ => {}
                        }
                    }
                }
            }
        }
    }
    None
}

/// A set of places, of which a kind has at most [`BlockPuzzle::MOST_CELLS`]. In two halves: to shift 128 bits is a
/// call in WebAssembly.
#[derive(Clone, Copy, Default)]
struct PlaceSet([u64; 2]);

impl PlaceSet {
    fn insert(&mut self, place: Place) {
        self.0[usize::from(place >> 6 & 1)] |= 1 << (place & 63);
    }

    fn contains(&self, place: Place) -> bool {
        self.0[usize::from(place >> 6 & 1)] >> (place & 63) & 1 != 0
    }

    fn pop(&mut self) -> Option<Place> {
        let half = usize::from(self.0[0] == 0);
        let bits = self.0[half];
        self.0[half] &= bits.wrapping_sub(1);
        (bits != 0).then(|| bits.trailing_zeros() as Place + 64 * half as Place)
    }
}

/// Writes the places after a move, those of each kind ascending.
#[inline]
fn play(puzzle: &BlockPuzzle, places: &[Place], Move { kind, piece, to, .. }: Move, moved: &mut [Place]) {
    moved.copy_from_slice(places);
    let range = puzzle.kinds()[kind].pieces();
    let mut at = piece;
    while at > range.start && moved[at - 1] > to {
        moved[at] = moved[at - 1];
        at -= 1;
    }
    while at + 1 < range.end && moved[at + 1] < to {
        moved[at] = moved[at + 1];
        at += 1;
    }
    moved[at] = to;
}

/// The single steps by which a piece comes from where the move leads to where it began.
fn steps(kind: &PieceKind, made: Move, start: Place, turn: u32) -> Vec<PathStep> {
    // From the start outwards, with the place before each.
    let mut met: Vec<(Place, usize)> = vec![(start, 0)];
    let mut at = 0;
    while at < met.len() && met[at].0 != made.to {
        for to in kind.next(met[at].0) {
            let free = to != NOWHERE && kind.mask(to) & made.others == 0;
            if free && met.iter().all(|(other, _)| *other != to) {
                met.push((to, at));
            }
        }
        at += 1;
    }
    let mut steps = Vec::new();
    while at > 0 && at < met.len() {
        let (place, before) = met[at];
        let (from, to) = (kind.first(place), kind.first(met[before].0));
        steps.push(PathStep { from, to, turn });
        at = before;
    }
    steps
}

impl Method for BlockSearch {
    fn advance(&mut self, budget: u64) -> Status {
        let mut spent = 0;
        let mut places = self.puzzle.places().to_vec();
        let mut moved = places.clone();
        while self.status == Status::Paused && spent < budget {
            if self.left == 0 && self.next > 0 {
                self.left = std::mem::take(&mut self.next);
                self.depth += 1;
            }
            if self.left == 0 {
                let (wrong, depth, places) = std::mem::take(&mut self.closest);
                let closest = Some((wrong, self.way_to(&places, depth)));
                self.exhausted = Some(Exhausted { positions: self.positions, side: Side::Start, closest });
                self.status = Status::Unsolvable;
            } else if self.positions >= self.limits.nodes {
                self.status = Status::Stopped(Limit::Nodes);
            } else {
                match self.expand(&mut places, &mut moved) {
                    Ok(neighbours) => spent += neighbours.max(1),
                    Err(OutOfMemory { .. }) => self.status = Status::Stopped(Limit::Bytes),
                }
            }
        }
        self.status
    }

    fn stats(&self) -> Stats {
        let bound = match &self.solution {
            Some(steps) => super::length(steps),
            None => self.depth + 1,
        };
        let bytes = self.memory.held();
        Stats { nodes: self.positions, bound, depth: self.depth, bytes, building: (0, 0) }
    }

    fn start_bound(&self) -> u32 {
        0
    }

    fn solution(&self) -> Option<&[PathStep]> {
        self.solution.as_deref()
    }

    fn exhausted(&self) -> Option<&Exhausted> {
        self.exhausted.as_ref()
    }
}
