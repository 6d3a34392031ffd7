//! [`KlotskiGenerator`]: Klotski puzzles to order, drawn from all layouts of a material.

use super::{
    distances::{DistanceProgress, KlotskiDistances},
    enumeration::frame_of,
    frame::{KlotskiFrame, PieceCounts},
};
use crate::{
    Error,
    error::ExpectedOption,
    generate::{
        LayoutKind,
        wish::{GeneratedPuzzle, Random, Results, Wish},
    },
    search::{Limit, Sliced, Stats, Status},
};

/// Generator of Klotski puzzles in slices. It enumerates one random material after another, and draws a board of the wished
/// distance from each, all such boards of the material being equally likely. [`Wish::needless`] has no effect.
///
/// # Cost
///
/// That of the materials enumerated: on 4x5 cells with two blanks at most 110,000 layouts each, 0.1 s natively.
///
/// # Example
///
/// ```
/// use taisou::{generate::{KlotskiGenerator, Wish}, search::Sliced};
///
/// let mut wish = Wish::new();
/// (wish.moves, wish.pieces, wish.seed) = (60..=70, 9..=11, 7);
/// let mut generator = KlotskiGenerator::new(wish)?;
/// generator.run();
/// assert!((60..=70).contains(&generator.take()[0].moves));
/// # Ok::<(), taisou::Error>(())
/// ```
#[derive(Debug)]
pub struct KlotskiGenerator {
    frame: KlotskiFrame,
    wish: Wish,
    random: Random,
    /// Materials that fit the wish, and those left of the current round.
    materials: Vec<PieceCounts>,
    left: Vec<PieceCounts>,
    /// Number of boards at the start of the round.
    rounds: Option<usize>,
    distances: KlotskiDistances,
    /// The component of the board that was drawn.
    component: KlotskiDistances,
    phase: DrawPhase,
    results: Results,
    /// Number of layouts met.
    layouts: u64,
    status: Status,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DrawPhase {
    /// Chooses a material.
    Choose,
    /// Enumerates it.
    Enumerate,
    /// Enumerates the component of a board, of which this many layouts are met, up to this distance from the goal.
    Explore { key: u64, met: usize, farthest: u32 },
}

/// Maximum number of boards drawn from a material to find one that is as wished.
const DRAWS: usize = 100;

impl KlotskiGenerator {
    /// Prepares a generator.
    ///
    /// # Errors
    ///
    /// If the frame is no board of 3 to 5 rows and columns of blanks, a range of the wish is empty, no puzzle can have as many
    /// moves, no material has as many blanks and pieces, the number of boards is out of range, or an option is for Rush Hour.
    pub fn new(wish: Wish) -> Result<Self, Error> {
        wish.check_kind(LayoutKind::Klotski)?;
        let blanks = wish.blanks.unwrap_or(Wish::BLANKS);
        let frame = frame_of(wish.frame.as_deref(), blanks)?;
        wish.check(frame.cells() - 3)?;
        let mut materials = frame.materials(blanks);
        materials.retain(|material| {
            wish.pieces.contains(&(1 + material.lying + material.standing + material.singles))
        });
        if materials.is_empty() {
            return Err(Error::bad_option("pieces", ExpectedOption::PieceRange));
        }
        Ok(Self {
            frame,
            random: Random::new(wish.seed),
            wish,
            materials,
            left: Vec::new(),
            rounds: None,
            distances: KlotskiDistances::default(),
            component: KlotskiDistances::default(),
            phase: DrawPhase::Choose,
            results: Results::default(),
            layouts: 0,
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

    /// Begins a random material, each once before any comes again. Ends if a whole round has found nothing new.
    fn choose(&mut self) {
        if self.left.is_empty() {
            if self.rounds == Some(self.results.len()) {
                self.status = Status::Stopped(Limit::NothingLeft);
                return;
            }
            self.rounds = Some(self.results.len());
            self.left = self.materials.clone();
        }
        let material = self.left.swap_remove(self.random.below(self.left.len()));
        self.distances.begin_solved(&self.frame, material);
        self.phase = DrawPhase::Enumerate;
    }

    /// Draws a board as wished that is new.
    fn draw(&mut self) -> Option<u64> {
        let numbers = self.distances.between(*self.wish.moves.start(), *self.wish.moves.end());
        for _ in 0..DRAWS.min(numbers.len()) {
            let key = self.distances.layouts()[numbers.start + self.random.below(numbers.len())];
            let is_new = !self.results.has(&self.frame.text(key));
            if is_new && (!self.wish.unique || self.is_unique(key)) {
                return Some(key);
            }
        }
        None
    }

    /// Returns whether a layout has a single shortest solution.
    fn is_unique(&self, key: u64) -> bool {
        let mut at = key;
        while let Some(distance) = self.distances.distance(at).filter(|distance| *distance > 0) {
            let mut nearer = Vec::new();
            self.frame.each_move(at, |to| {
                if self.distances.distance(to).is_some_and(|other| other < distance) {
                    nearer.push(to);
                }
            });
            let [to] = nearer[..] else { return false };
            at = to;
        }
        true
    }

    /// Enumerates the material that was chosen.
    fn enumerate(&mut self, nodes: u64) {
        match self.distances.advance(&self.frame, nodes, self.wish.bytes) {
            DistanceProgress::Paused => {}
            DistanceProgress::OutOfMemory => self.status = Status::Stopped(Limit::Bytes),
            DistanceProgress::Complete => {
                self.layouts += self.distances.layouts().len() as u64;
                self.phase = DrawPhase::Choose;
                if let Some(key) = self.draw() {
                    self.component.begin_at(key);
                    self.phase = DrawPhase::Explore { key, met: 0, farthest: 0 };
                }
            }
        }
    }

    /// Enumerates the component of a board, and records the board.
    fn explore(&mut self, nodes: u64, key: u64, met: usize, farthest: u32) {
        let limit = self.wish.bytes.saturating_sub(self.distances.bytes());
        let progress = self.component.advance(&self.frame, nodes, limit);
        let layouts = self.component.layouts();
        let distance = |key: &u64| self.distances.distance(*key).unwrap_or_default();
        let farthest = layouts[met..].iter().map(distance).max().unwrap_or(0).max(farthest);
        self.phase = DrawPhase::Explore { key, met: layouts.len(), farthest };
        match progress {
            DistanceProgress::Paused => {}
            DistanceProgress::OutOfMemory => self.status = Status::Stopped(Limit::Bytes),
            DistanceProgress::Complete => {
                self.phase = DrawPhase::Choose;
                self.results.add(GeneratedPuzzle {
                    board: self.frame.text(key),
                    width: self.frame.width,
                    goal: self.frame.goal_text(),
                    moves: distance(&key),
                    component: layouts.len() as u64,
                    farthest,
                });
            }
        }
    }
}

impl Sliced for KlotskiGenerator {
    /// Expands about `nodes` layouts. [`Status::Solved`] means that all boards were found, [`Limit::NothingLeft`] that no material
    /// has another one, [`Limit::Bytes`] that one needs more memory.
    fn advance(&mut self, nodes: u64) -> Status {
        if self.status != Status::Paused {
            return self.status;
        }
        match self.phase {
            DrawPhase::Choose => self.choose(),
            DrawPhase::Enumerate => self.enumerate(nodes),
            DrawPhase::Explore { key, met, farthest } => self.explore(nodes, key, met, farthest),
        }
        if self.results.len() >= self.wish.count {
            self.status = Status::Solved;
        }
        self.status
    }

    /// `building` counts the boards found.
    fn stats(&self) -> Stats {
        let building = (self.results.len() as u64, self.wish.count as u64);
        let bytes = self.distances.bytes() + self.component.bytes();
        Stats { nodes: self.layouts, bytes, building, ..Stats::default() }
    }
}
