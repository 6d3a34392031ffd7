//! [`RushGenerator`]: Rush Hour puzzles to order, by simulated annealing.

use super::{
    candidates::Fleet,
    component::{Explored, RushComponent},
    frame::{FrameLine, RushFrame, RushLayout, Vehicle},
    layers::RushLayers,
    removal::Removal,
    static_cover::StaticCover,
};
use crate::{
    Error,
    generate::{
        LayoutKind,
        wish::{GeneratedPuzzle, Random, Results, Wish, read_frame},
    },
    search::{Limit, Sliced, Stats, Status},
};

/// Steps of one annealing run. Short runs with many restarts are better at the tail: for 40 moves a median of 2.3 s against 1.8 s
/// with 4000 steps, but a worst time of 11 s against 29 s (15 seeds).
const STEPS: u32 = 1500;

/// Temperature at the start of a run, in moves.
const TEMPERATURE: f64 = 1.0;

/// Maximum number of layouts of a component while annealing. Larger ones are refused, which loses boards but spoils none.
const LIMIT: usize = 20_000;

/// Maximum number of layouts of the component of a result.
const FINAL_LIMIT: usize = 2_000_000;

/// Generator of Rush Hour puzzles in slices. Every result is the least of the layouts of its component that are farthest from the
/// goal, so its moves are proven by exploring the whole component.
///
/// # Cost
///
/// Natively a median of 0.1 s for at least 20 moves, 0.3 s for 30, and 3 s for 40.
///
/// # Example
///
/// ```
/// use taisou::{generate::{RushGenerator, Wish}, search::Sliced};
///
/// let mut wish = Wish::new();
/// (wish.moves, wish.seed) = (12..=15, 7);
/// let mut generator = RushGenerator::new(wish)?;
/// generator.run();
/// assert!((12..=15).contains(&generator.take()[0].moves));
/// # Ok::<(), taisou::Error>(())
/// ```
#[derive(Debug)]
pub struct RushGenerator {
    frame: RushFrame,
    wish: Wish,
    most: Fleet,
    random: Random,
    component: RushComponent,
    layers: RushLayers,
    removal: Removal,
    /// The pieces of the current layout, the target first.
    current: Vec<Vehicle>,
    value: i32,
    /// Steps done of the current run; 0 before its start.
    step: u32,
    results: Results,
    /// Layouts tried since the last result, and in all.
    tried: u64,
    layouts: u64,
    nodes: u64,
    status: Status,
}

impl RushGenerator {
    /// Prepares a generator with the pieces of the sold box: 12 of length 2, the target among them, and 4 of length 3;
    /// on other frames with as many for each cell.
    ///
    /// # Errors
    ///
    /// If the frame is no board of 3 to 7 rows and columns of blanks and walls, a range of the wish is empty, no puzzle can have as
    /// many moves, the frame has no room for as many pieces, the number of boards is out of range, or an option is for Klotski.
    pub fn new(wish: Wish) -> Result<Self, Error> {
        wish.check_kind(LayoutKind::Rush)?;
        let (width, height, walls) = read_frame(wish.frame.as_deref(), (6, 6), 7)?;
        let (room, cells) = ((width * height - walls.len()) / 2, width * height);
        let scaled = |pieces: u8| (usize::from(pieces) * cells / 36) as u8;
        let most = Fleet { cars: scaled(Fleet::BOX.cars).max(2), trucks: scaled(Fleet::BOX.trucks) };
        wish.check((room as u32).min(u32::from(most.cars + most.trucks)))?;
        let walls = walls.iter().fold(0, |set, cell| set | 1 << (8 * (cell / width) + cell % width));
        let frame = RushFrame::new(width, height, walls);
        Ok(Self {
            frame,
            random: Random::new(wish.seed),
            wish,
            most,
            component: RushComponent::default(),
            layers: RushLayers::default(),
            removal: Removal::default(),
            current: Vec::new(),
            value: 0,
            step: 0,
            results: Results::default(),
            tried: 0,
            layouts: 0,
            nodes: 0,
            status: Status::Paused,
        })
    }

    /// Returns the puzzles found since the last call.
    pub fn take(&mut self) -> Vec<GeneratedPuzzle> {
        self.results.take()
    }

    /// Number of layouts tried.
    #[must_use]
    pub fn layouts(&self) -> u64 {
        self.layouts
    }

    /// Bytes held. A component of a result has at most [`FINAL_LIMIT`] layouts, so one exceeds the limit by little.
    fn bytes(&self) -> u64 {
        self.component.bytes() + self.layers.bytes() + self.removal.bytes()
    }

    /// The least and the greatest number of moves wished.
    fn range(&self) -> (i32, i32) {
        let end = |moves: &u32| (*moves).min(Wish::MAX_MOVES).cast_signed();
        (end(self.wish.moves.start()), end(self.wish.moves.end()))
    }

    /// One step of annealing.
    fn anneal(&mut self) {
        let is_start = self.step == 0;
        let pieces = if is_start { self.start() } else { self.neighbour() };
        let evaluated = self.evaluate(&pieces);
        let temperature = TEMPERATURE * f64::from(STEPS - self.step) / f64::from(STEPS);
        // A run starts from a layout of some moves, or of as many as wished.
        let least = if is_start { 3.min(self.range().1) } else { i32::MIN };
        let evaluated = evaluated.filter(|(value, _)| *value >= least);
        if !is_start || evaluated.is_some() {
            self.step = (self.step + 1) % STEPS;
        }
        let Some((value, pieces)) = evaluated else { return };
        let loss = self.value - value;
        if !is_start && loss > 0 && !self.random.accepts(loss.into(), temperature) {
            return;
        }
        (self.value, self.current) = (value, pieces);
        if self.value >= self.range().0 && self.finish().is_some() {
            self.step = 0;
            self.tried = 0;
        }
    }

    /// The target at the left edge and random pieces, 7 to 11 on 6x6 cells, as far as the wish and the frame have room.
    fn start(&mut self) -> Vec<Vehicle> {
        let line = FrameLine::Row(self.frame.target);
        let mut pieces = vec![Vehicle { line, start: 0, length: 2 }];
        let cells = self.frame.width * self.frame.height;
        let wanted = 1 + 7 * cells / 36 + self.random.below((5 * cells / 36).max(1));
        while pieces.len() < wanted.min(*self.wish.pieces.end() as usize) {
            let before = pieces.len();
            self.add(&mut pieces);
            if pieces.len() == before {
                break;
            }
        }
        pieces
    }

    /// The current pieces with one added (30 %), taken out (20 %) or moved elsewhere (40 %), or with two moved (10 %).
    fn neighbour(&mut self) -> Vec<Vehicle> {
        let mut pieces = self.current.clone();
        let drawn = self.random.below(10);
        let (removed, added) = match drawn {
            0..3 => (0, 1),
            3..5 => (1, 0),
            5..9 => (1, 1),
            _ => (2, 2),
        };
        for _ in 0..removed {
            if pieces.len() > 1 {
                pieces.swap_remove(1 + self.random.below(pieces.len() - 1));
            }
        }
        for _ in 0..added {
            if (pieces.len() as u32) < *self.wish.pieces.end() {
                self.add(&mut pieces);
            }
        }
        pieces
    }

    /// Adds a random piece, a quarter of them of length 3, where it fits. Gives up after some tries.
    fn add(&mut self, pieces: &mut Vec<Vehicle>) {
        const TRIES: usize = 50;
        for _ in 0..TRIES {
            let length = if self.random.below(4) == 0 { 3 } else { 2 };
            let number = self.random.below(self.frame.height + self.frame.width);
            let (line, cells) = match number.checked_sub(self.frame.height) {
                None => (FrameLine::Row(number), self.frame.width),
                Some(column) => (FrameLine::Column(column), self.frame.height),
            };
            if line == FrameLine::Row(self.frame.target) || cells < length {
                continue;
            }
            let start = self.random.below(cells + 1 - length) as u8;
            pieces.push(Vehicle { line, start, length: length as u8 });
            let lengths: Vec<u8> = pieces.iter().map(|piece| piece.length).collect();
            if Fleet::of(&lengths).fits(self.most) && self.frame.layout(pieces).is_some() {
                return;
            }
            pieces.pop();
        }
    }

    /// The value of a layout and the farthest layout of its component. `None` if it cannot be solved or is too large.
    fn evaluate(&mut self, pieces: &[Vehicle]) -> Option<(i32, Vec<Vehicle>)> {
        (self.tried, self.layouts, self.nodes) = (self.tried + 1, self.layouts + 1, self.nodes + 1);
        let layout = self.frame.layout(pieces)?;
        if StaticCover::new(&self.frame, &layout).blocks_target(&self.frame, &layout) {
            return None;
        }
        let farthest = self.explore(&layout, LIMIT)?;
        let (distance, top) = (self.layers.greatest().cast_signed(), self.range().1);
        // Beyond the wish a layout is worth less the farther it is.
        let value = distance.min(2 * top - distance);
        Some((value, farthest.pieces(&self.frame)))
    }

    /// Explores the component of a layout. Returns its farthest layout.
    fn explore(&mut self, layout: &RushLayout, limit: usize) -> Option<RushLayout> {
        let (frame, component) = (&self.frame, &mut self.component);
        let explored = component.explore(frame, layout, limit, false);
        self.nodes += component.nodes().len() as u64;
        if explored != Explored::Complete || component.size() > limit {
            return None;
        }
        self.nodes += component.size() as u64;
        self.layers.measure(frame, component);
        self.layers.farthest(frame).map(|position| self.layers.layout(position))
    }

    /// Takes needless pieces out of the current layout, and keeps the result if it is as wished and new.
    fn finish(&mut self) -> Option<()> {
        let mut layout = self.frame.layout(&self.current)?;
        let farthest = loop {
            let farthest = self.explore(&layout, FINAL_LIMIT)?;
            if self.wish.needless {
                break farthest;
            }
            let needless =
                self.removal.needless(&self.frame, &self.layers, self.layers.farthest(&self.frame)?);
            self.nodes += self.removal.met() as u64;
            match needless {
                Some((line, piece)) => layout = farthest.without(&self.frame, line, piece),
                None => break farthest,
            }
        };
        let moves = self.layers.greatest();
        let pieces = farthest.pieces(&self.frame).len() as u32;
        let board = farthest.text(&self.frame);
        let is_wished = self.wish.moves.contains(&moves)
            && self.wish.pieces.contains(&pieces)
            && (!self.wish.unique || self.layers.is_unique(self.layers.farthest(&self.frame)?));
        if !is_wished || self.results.has(&board) {
            return None;
        }
        let goal = (0..self.frame.height).map(|row| {
            let end = if row == self.frame.target { "AA" } else { "??" };
            "?".repeat(self.frame.width - 2) + end
        });
        let goal: Vec<String> = goal.collect();
        self.results.add(GeneratedPuzzle {
            board,
            width: self.frame.width,
            goal: goal.join("/"),
            moves,
            component: self.component.size() as u64,
            farthest: moves,
        });
        Some(())
    }
}

impl Sliced for RushGenerator {
    /// Explores about `nodes` nodes, but at least one component. [`Status::Solved`] means that all boards were found;
    /// [`Limit::Nodes`] that the layouts allowed for one board were tried; [`Limit::Bytes`] that a component needed more memory.
    fn advance(&mut self, nodes: u64) -> Status {
        let end = self.nodes.saturating_add(nodes);
        while self.status == Status::Paused && self.nodes < end {
            self.anneal();
            if self.results.len() >= self.wish.count {
                self.status = Status::Solved;
            } else if self.tried >= self.wish.layouts.unwrap_or(Wish::LAYOUTS) {
                self.status = Status::Stopped(Limit::Nodes);
            } else if self.bytes() > self.wish.bytes {
                self.status = Status::Stopped(Limit::Bytes);
            }
        }
        self.status
    }

    /// `building` counts the boards found.
    fn stats(&self) -> Stats {
        let building = (self.results.len() as u64, self.wish.count as u64);
        Stats { nodes: self.nodes, bytes: self.bytes(), building, ..Stats::default() }
    }
}
