//! [`Survey`], the enumeration of a whole space driven in slices.

use rand_core::SeedableRng;
use rand_pcg::Pcg64;

use super::{
    Distribution, SurveyOptions,
    bit_space::BitSpace,
    sample::Sample,
    sparse::{RANK_UP_TO, Sparse},
    store::{FARTHEST, Layout, Store},
};
use crate::{
    Error,
    board::{Board, Cell, Role},
    error::ExpectedOption,
    puzzle::{AnyPuzzle, BoardOptions, Metric, Solvability, Vertex, least_size, solvability},
    search::{Limits, Stats, Status, run_slice},
    states::{
        BlockPositions, Positions, Space, TilePositions,
        bfs_frontier::{BfsFrontier, neighbours},
        visited_set::mark_before,
    },
    util::{Memory, OutOfMemory},
};

/// Enumeration of a state space in slices: the distance of every position from the nearest goal. Rust and JavaScript call
/// it `Survey`.
///
/// The board decides how positions are stored: full rectangles with one blank whose tiles all differ, or all but two, in
/// 3 bits each up to 12 cells; other rectangles with one blank in 4 bits up to 16 cells; blocks on up to 64 cells in
/// sorted layers of a few bytes a position; all others in a hash set.
///
/// # Cost
///
/// Proportional to the positions: 1.1 ms for the 181,440 of the 8-puzzle natively, 0.8 s and 101 MB for the 239,500,800 of
/// the 11-puzzle. With more than two identical tiles a position costs about 100 ns.
///
/// # Example
///
/// ```
/// use taisou::{search::Status, survey::{SurveyOptions, Survey}};
///
/// let mut survey = Survey::new("12/3*", 0, &SurveyOptions::default())?;
/// while survey.advance(100) == Status::Paused {}
/// assert_eq!(survey.distribution().counts, [1, 2, 2, 2, 2, 2, 1]);
/// assert_eq!(survey.distance("*1/32")?, Some(2));
/// # Ok::<(), taisou::Error>(())
/// ```
pub struct Survey {
    puzzle: AnyPuzzle,
    board: BoardOptions,
    positions: Box<dyn Positions>,
    memory: Memory,
    limits: Limits,
    store: Box<dyn Store>,
    met: u64,
    counts: Vec<u64>,
    /// One random layout of each complete layer.
    drawn: Vec<Layout>,
    /// Up to [`KEPT`] random layouts of each complete layer, if `keeps_some`.
    some: Vec<Vec<Layout>>,
    keeps_some: bool,
    /// The last distance to enumerate.
    enough: usize,
    metric: Metric,
    status: Status,
}

/// Maximum number of layouts kept of each layer.
const KEPT: usize = 1000;

impl Survey {
    /// Prepares the enumeration of all positions from which the goals can be reached, or only of those that
    /// [`SurveyOptions::start`] can reach.
    ///
    /// # Errors
    ///
    /// If a text is no board, start and goals can never match, the goal leaves pieces open and there is no start, or the
    /// first allocation exceeds the limits. [`Error::TooLarge`] also if the computed size of the space exceeds them, unless
    /// [`Limits::nodes`] is below that size.
    pub fn new(goal: &str, width: usize, options: &SurveyOptions) -> Result<Self, Error> {
        Self::with(goal, width, options, 1, usize::MAX)
    }

    /// A survey that draws `draws` boards of each layer and ends after the distance `enough`.
    pub(super) fn with(
        goal: &str,
        width: usize,
        options: &SurveyOptions,
        draws: usize,
        enough: usize,
    ) -> Result<Self, Error> {
        let SurveyOptions { metric, limits, seed, .. } = *options;
        let (puzzle, board) = puzzle_of(goal, width, options)?;
        let mut memory = Memory::new(limits.bytes);
        let mut positions = positions_of(&puzzle);
        positions.take_start();
        let store = if let Some(store) = indexed(&puzzle, draws, seed, &mut memory) {
            store
        } else {
            let too_large = |OutOfMemory { needed }| Error::TooLarge { bytes: needed, limit: limits.bytes };
            if enough == usize::MAX {
                check_size(&puzzle, &*positions, limits).map_err(too_large)?;
            }
            let sample = Sample::new(draws, FARTHEST, seed);
            let from_goal = is_goal_reachable(&puzzle) && positions.goals().0 == 1 && positions.take_goal();
            let store = if options.start.is_none() || from_goal {
                Sparse::from_goal(&mut *positions, sample, &mut memory)
            } else {
                positions.take_start();
                Sparse::from_start(&mut *positions, sample, &mut memory)
            };
            Box::new(store.map_err(too_large)?)
        };
        Ok(Self {
            puzzle,
            board,
            positions,
            memory,
            limits,
            store,
            met: 0,
            counts: Vec::new(),
            drawn: Vec::new(),
            some: Vec::new(),
            keeps_some: false,
            enough,
            metric,
            status: Status::Paused,
        })
    }

    /// Keeps random layouts of every layer, not only of the last. Call before the first [`advance`](Self::advance).
    pub(super) fn keep_some(&mut self) {
        self.keeps_some = true;
    }

    /// Expands about `budget` more positions. Any status but [`Status::Paused`] is final; [`Status::Solved`] means complete.
    pub fn advance(&mut self, budget: u64) -> Status {
        let is_spent = |survey: &Self| survey.met >= survey.limits.nodes;
        run_slice(self, budget, |survey| &mut survey.status, is_spent, Self::work)
    }

    fn work(&mut self, budget: u64) -> Result<u64, OutOfMemory> {
        let progress = self.store.advance(budget, &mut *self.positions, &mut self.memory)?;
        self.met = self.store.met();
        if let Some(count) = progress.next_layer {
            self.end_layer(count)?;
        }
        Ok(progress.cost)
    }

    /// Records the size of the next layer, 0 after the last.
    fn end_layer(&mut self, count: u64) -> Result<(), OutOfMemory> {
        if count > 0 {
            self.counts.push(count);
            let most = if self.keeps_some { KEPT } else { 1 };
            let drawn = self.store.drawn(most, &mut *self.positions);
            self.drawn.extend(drawn.first().cloned());
            if self.keeps_some {
                self.memory.resize(0, 2 * (drawn.len() * self.positions.layout().len()) as u64)?;
                self.some.push(drawn);
            }
        }
        if count == 0 || self.counts.len() > self.enough {
            self.status = Status::Solved;
        }
        Ok(())
    }

    /// Random layouts of a complete layer.
    pub(super) fn drawn_at(&mut self, distance: usize) -> Vec<Layout> {
        if distance == self.distance_reached() {
            self.store.drawn(usize::MAX, &mut *self.positions)
        } else {
            self.some.get(distance).cloned().unwrap_or_default()
        }
    }

    pub(super) fn text(&self, layout: &[u16]) -> String {
        self.puzzle.reached(layout).to_string()
    }

    /// The number of positions of the space, where arithmetic gives it: on full rectangles with one blank from which a goal
    /// can be reached.
    #[must_use]
    pub fn size(&self) -> Option<u64> {
        self.store.size()
    }

    /// The current counters. Cheap. `depth` is the distance of the layer being expanded.
    #[must_use]
    pub fn stats(&self) -> Stats {
        let depth = self.counts.len().saturating_sub(1) as u32;
        Stats { nodes: self.met, bound: depth, depth, bytes: self.memory.held(), building: (0, 0) }
    }

    /// The distribution up to the last complete layer; complete after the end.
    #[must_use]
    pub fn distribution(&mut self) -> Distribution {
        let farthest = self.store.first(&mut *self.positions);
        let texts = |layouts: &[Vec<u16>]| layouts.iter().map(|layout| self.text(layout)).collect();
        Distribution {
            metric: self.metric,
            status: self.status,
            counts: self.counts.clone(),
            farthest: texts(&farthest),
            samples: texts(&self.drawn),
        }
    }

    /// The distance of a board from the nearest goal; `None` where it was not met.
    ///
    /// # Errors
    ///
    /// If the text is no board.
    pub fn distance(&mut self, board: &str) -> Result<Option<u32>, Error> {
        let Some(layout) = self.puzzle.layout(board, &self.board)? else { return Ok(None) };
        let mut distance = 0;
        self.positions.take_layout(&layout);
        if self.store.mark(&mut *self.positions) == 0 {
            return Ok(None);
        }
        while !self.positions.is_goal() {
            let Some(nearer) = self.nearer().pop() else { return Ok(None) };
            self.positions.take(&nearer);
            distance += 1;
        }
        Ok(Some(distance))
    }

    /// The distance of the last complete layer.
    pub(super) fn distance_reached(&self) -> usize {
        self.counts.len().saturating_sub(1)
    }

    /// Returns whether a layout has the pieces that a text names, on the cells where it names them.
    pub(super) fn spells(&self, layout: &[u16], text: &str) -> bool {
        let board = self.puzzle.reached(layout);
        let wanted = Board::read(
            text,
            board.size().width(),
            self.board.blank_symbol().ok().flatten().as_ref(),
            Role::Goal,
        );
        wanted.is_ok_and(|wanted| {
            let fits = |(cell, wanted): (&Cell, &Cell)| *wanted == Cell::Any || cell == wanted;
            wanted.size() == board.size() && board.cells().iter().zip(wanted.cells()).all(fits)
        })
    }

    /// Returns whether a layout that was met has exactly one shortest path to a goal.
    pub(super) fn is_unique(&mut self, layout: &[u16]) -> bool {
        self.positions.take_layout(layout);
        while !self.positions.is_goal() {
            match &self.nearer()[..] {
                [nearer] => self.positions.take(nearer),
                _ => return false,
            }
        }
        true
    }

    /// The neighbours of the current position that are nearer to a goal.
    fn nearer(&mut self) -> Vec<Vec<Vertex>> {
        let mark = mark_before(self.store.mark(&mut *self.positions));
        let here = self.positions.places().to_vec();
        let mut neighbours = neighbours(&mut *self.positions);
        neighbours.retain(|places| {
            self.positions.take(places);
            self.store.mark(&mut *self.positions) == mark
        });
        self.positions.take(&here);
        neighbours
    }
}

/// The puzzle of a space, whose start is a board with all pieces, and how its boards are read.
pub(super) fn puzzle_of(
    goal: &str,
    width: usize,
    options: &SurveyOptions,
) -> Result<(AnyPuzzle, BoardOptions), Error> {
    let mut board = options.board.clone();
    board.goals.insert(0, goal.to_owned());
    let is_open = options.start.is_none() && (goal.contains('?') || board.goals.len() > 1);
    if is_open {
        return Err(Error::bad_option("start", ExpectedOption::Pieces));
    }
    let start = options.start.as_deref().unwrap_or(goal);
    Ok((AnyPuzzle::read_for(start, width, &board, options.metric)?, board))
}

/// The positions of a puzzle of either kind.
pub(super) fn positions_of(puzzle: &AnyPuzzle) -> Box<dyn Positions> {
    match puzzle {
        AnyPuzzle::Tiles(tiles, metric) => Box::new(TilePositions::new(Space::new(tiles, *metric))),
        AnyPuzzle::Blocks(blocks, metric) => Box::new(BlockPositions::new(blocks.clone(), *metric)),
    }
}

/// A store indexed by the rank of a position; `None` for boards of other kinds, or where it does not fit.
fn indexed(puzzle: &AnyPuzzle, draws: usize, seed: u64, memory: &mut Memory) -> Option<Box<dyn Store>> {
    let AnyPuzzle::Tiles(tiles, metric) = puzzle else { return None };
    let space = Space::new(tiles, *metric);
    let draws = (draws, Pcg64::seed_from_u64(seed));
    Some(Box::new(BitSpace::new(&space, tiles.classes(), draws, memory)?))
}

/// Refuses a space whose computed size exceeds the memory, unless the limit of nodes is below that size.
fn check_size(puzzle: &AnyPuzzle, positions: &dyn Positions, limits: Limits) -> Result<(), OutOfMemory> {
    let AnyPuzzle::Tiles(tiles, _) = puzzle else { return Ok(()) };
    let Some(size) = least_size(tiles).filter(|size| *size <= limits.nodes) else { return Ok(()) };
    // Marks by rank take two bits each.
    let each = BfsFrontier::bytes_per_position(positions);
    let needed = if size > RANK_UP_TO { size.saturating_mul(each) } else { size / 4 };
    if needed > limits.bytes { Err(OutOfMemory { needed }) } else { Ok(()) }
}

/// Returns whether the solvability test proves that the start can reach the goal.
fn is_goal_reachable(puzzle: &AnyPuzzle) -> bool {
    match puzzle {
        AnyPuzzle::Tiles(tiles, _) => solvability(tiles) == Solvability::Solvable,
        AnyPuzzle::Blocks(..) => false,
    }
}
