//! The survey of a space: how many positions there are at each distance, and which are the farthest.

use rand_core::SeedableRng;
use rand_pcg::Pcg64;

use super::{
    Distribution, SurveyOptions,
    bit_space::BitSpace,
    dense::Dense,
    sample::{Sample, draw},
};
use crate::{
    Error,
    board::{Board, Cell, Role},
    error::ExpectedOption,
    puzzle::{AnyPuzzle, BoardOptions, Metric, Solvability, Vertex, least_size, solvability},
    search::{Limit, Limits, Stats, Status},
    states::{
        Positions, Space,
        bfs_ball::{BfsBall, Sought, neighbours},
        marked_positions::mark_before,
    },
    util::{Memory, OutOfMemory},
};

/// The distances of all positions of a space from the nearest goal, driven in slices.
///
/// Full rectangles with one blank whose tiles all differ, or all but two, take three bits a position up to 12 cells; other
/// rectangles with one blank four bits up to 16 cells; blocks on up to 64 cells sorted layers of a few bytes a position; other
/// boards a hash set.
///
/// # Cost
///
/// In proportion to the positions: the 181,440 of the 8-puzzle 1.1 ms natively, the 239,500,800 of the 11-puzzle 0.8 s and
/// 101 MB. Where more than two tiles are alike a position costs some 100 ns.
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
    phase: SurveyPhase,
    distances: Distances,
    /// Positions that were met.
    met: u64,
    counts: Vec<u64>,
    /// One layout of each complete distance.
    drawn: Vec<Vec<u16>>,
    /// Some of each, if they are kept.
    some: Vec<Vec<Vec<u16>>>,
    keeps_some: bool,
    /// The distance after which it is enough.
    enough: usize,
    metric: Metric,
    status: Status,
}

/// What is being done.
enum SurveyPhase {
    /// Finding the goals that the start can reach, and the bytes that were held before.
    Reaching(Box<BfsBall>, Goals, u64),
    /// Putting goals in the middle.
    Beginning(Goals),
    Growing,
}

/// Goal positions: how many, and their places, one after another.
#[derive(Default)]
struct Goals(usize, Vec<Vertex>);

/// Where the distances are held.
enum Distances {
    Bits(Box<BitSpace>, Draws),
    Dense(Box<Dense>, Sample<(usize, usize)>),
    Ball(BfsBall, Sample<Vec<Vertex>>),
}

/// How many boards of a distance are drawn, and by what.
struct Draws(usize, Pcg64);

/// Boards at the largest distance that are kept.
const FARTHEST: usize = 1000;

/// Layouts that are kept of a distance, where some are.
const KEPT: usize = 1000;

/// Positions that a ball marks by rank at most: 64 MiB.
const RANK_UP_TO: u64 = 1 << 28;

impl Survey {
    /// A survey of all positions around the goal, or the goals; those that `start` can reach.
    ///
    /// # Errors
    ///
    /// When a text is no board, start and goals can never match, the goal leaves something open and no start says
    /// what, or the beginning does not fit the limits. [`Error::TooLarge`] also where arithmetic tells that the positions will
    /// not, unless [`Limits::nodes`] asks for fewer than there are.
    pub fn new(goal: &str, width: usize, options: &SurveyOptions) -> Result<Self, Error> {
        Self::with(goal, width, options, 1, usize::MAX)
    }

    /// One that draws `draws` boards of each distance and ends after the distance `enough`.
    pub(super) fn with(
        goal: &str,
        width: usize,
        options: &SurveyOptions,
        draws: usize,
        enough: usize,
    ) -> Result<Self, Error> {
        let mut board = options.board.clone();
        board.goals.insert(0, goal.to_owned());
        let open = options.start.is_none() && (goal.contains('?') || board.goals.len() > 1);
        if open {
            return Err(Error::bad_option("start", ExpectedOption::Pieces));
        }
        let start = options.start.as_deref().unwrap_or(goal);
        let puzzle = AnyPuzzle::read_for(start, width, &board, options.metric)?;
        let too_large =
            |OutOfMemory { needed }| Error::TooLarge { bytes: needed, limit: options.limits.bytes };
        let mut memory = Memory::new(options.limits.bytes);
        let SurveyOptions { metric, limits, seed, .. } = *options;
        let indexed = match &puzzle {
            AnyPuzzle::Tiles(tiles, metric) => {
                let (space, layout) = (Space::new(tiles, *metric), tiles.classes());
                let bits = BitSpace::new(&space, layout, &mut memory)
                    .map(|bits| Distances::Bits(Box::new(bits), Draws(draws, Pcg64::seed_from_u64(seed))));
                bits.or_else(|| {
                    let dense = Dense::new(&space, &mut memory)?;
                    Some(Distances::Dense(Box::new(dense), Sample::new(draws, FARTHEST, seed)))
                })
            }
            AnyPuzzle::Blocks(..) => None,
        };
        let mut positions = super::positions(&puzzle);
        positions.take_start();
        let (distances, phase) = if let Some(distances) = indexed {
            (distances, SurveyPhase::Beginning(Goals::default()))
        } else {
            if let (AnyPuzzle::Tiles(tiles, _), usize::MAX) = (&puzzle, enough)
                && let Some(size) = least_size(tiles).filter(|size| *size <= limits.nodes)
            {
                // By rank two bits each.
                let each = BfsBall::bytes_per_position(&*positions);
                let needed = if size > RANK_UP_TO { size.saturating_mul(each) } else { size / 4 };
                if needed > limits.bytes {
                    return Err(too_large(OutOfMemory { needed }));
                }
            }
            let ball = BfsBall::new(&mut *positions, RANK_UP_TO, &mut memory).map_err(too_large)?;
            // A single goal that the start can reach for certain is the middle itself.
            let known = match &puzzle {
                AnyPuzzle::Tiles(tiles, _) => solvability(tiles) == Solvability::Solvable,
                AnyPuzzle::Blocks(..) => false,
            };
            let alone = known && positions.goals().0 == 1 && positions.take_goal();
            let phase = if options.start.is_some() && !alone {
                positions.take_start();
                let before = memory.held();
                let mut reached =
                    BfsBall::new(&mut *positions, RANK_UP_TO, &mut memory).map_err(too_large)?;
                reached.add(&mut *positions, &mut memory).map_err(too_large)?;
                reached.seal(&mut *positions, &mut memory).map_err(too_large)?;
                let goals = if positions.is_goal() {
                    Goals(1, positions.places().to_vec())
                } else {
                    Goals::default()
                };
                SurveyPhase::Reaching(Box::new(reached), goals, before)
            } else {
                SurveyPhase::Beginning(Goals(1, positions.places().to_vec()))
            };
            (Distances::Ball(ball, Sample::new(draws, FARTHEST, seed)), phase)
        };
        Ok(Self {
            puzzle,
            board,
            positions,
            memory,
            limits,
            phase,
            distances,
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

    /// Lets it keep some of the layouts that are drawn of each distance, not only of the last. Before it begins.
    pub(super) fn keep_some(&mut self) {
        self.keeps_some = true;
    }

    /// Goes on until about `budget` more positions were looked at. Once it has returned anything but
    /// [`Status::Paused`] it is over: [`Status::Solved`] when all is known.
    pub fn advance(&mut self, budget: u64) -> Status {
        let mut spent = 0;
        while self.status == Status::Paused && spent < budget {
            if self.met >= self.limits.nodes {
                self.status = Status::Stopped(Limit::Nodes);
                break;
            }
            match self.work(budget - spent) {
                Ok(cost) => spent += cost,
                Err(OutOfMemory { .. }) => self.status = Status::Stopped(Limit::Bytes),
            }
        }
        self.status
    }

    fn work(&mut self, budget: u64) -> Result<u64, OutOfMemory> {
        let Self { positions, memory, distances, .. } = self;
        match &mut self.phase {
            SurveyPhase::Reaching(ball, goals, before) => {
                ball.next_layer();
                if ball.left() == 0 {
                    let goals = std::mem::take(goals);
                    // The ball goes.
                    memory.give_back_to(*before);
                    memory.resize(0, 2 * goals.1.len() as u64)?;
                    self.phase = SurveyPhase::Beginning(goals);
                    return Ok(1);
                }
                let before = goals.1.len();
                let neighbours = ball.expand(&mut **positions, memory, Sought::Goals, &mut |places| {
                    goals.0 += 1;
                    goals.1.extend_from_slice(places);
                    false
                })?;
                memory.resize(0, 2 * (goals.1.len() - before) as u64)?;
                // What is looked at to find the goals counts as what is looked at from them.
                self.met = ball.positions();
                Ok(1 + neighbours)
            }
            SurveyPhase::Beginning(goals) => {
                match distances {
                    Distances::Bits(bits, _) => {
                        if positions.take_goal() {
                            bits.add(positions.layout());
                            return Ok(1);
                        }
                    }
                    Distances::Dense(dense, sample) => {
                        if positions.take_goal() {
                            if let Some(place) = dense.add(positions.layout()) {
                                sample.offer(|| place);
                            }
                            return Ok(1);
                        }
                    }
                    Distances::Ball(ball, sample) => {
                        let each = positions.places().len();
                        for at in 0..goals.0 {
                            let places = &goals.1[at * each..][..each];
                            positions.take(places);
                            ball.add(&mut **positions, memory)?;
                            sample.offer(|| places.to_vec());
                        }
                        ball.seal(&mut **positions, memory)?;
                    }
                }
                self.met = match distances {
                    Distances::Bits(bits, _) => bits.met(),
                    Distances::Dense(dense, _) => dense.met(),
                    Distances::Ball(ball, _) => ball.positions(),
                };
                self.phase = SurveyPhase::Growing;
                self.end_layer(self.met)?;
                Ok(1)
            }
            SurveyPhase::Growing => match distances {
                Distances::Bits(bits, _) => {
                    let (words, ended) = bits.advance();
                    self.met = bits.met();
                    if let Some(next) = ended {
                        self.end_layer(next)?;
                    }
                    // So many words take at most as long as a position elsewhere.
                    Ok(1 + words / 8)
                }
                Distances::Dense(dense, sample) => {
                    let before = std::mem::replace(&mut self.met, dense.met());
                    let ended = dense.advance(budget, sample);
                    self.met = dense.met();
                    let cost = 1 + self.met - before;
                    if let Some(next) = ended {
                        self.end_layer(next)?;
                    }
                    Ok(cost)
                }
                Distances::Ball(ball, sample) => {
                    if ball.left() == 0 {
                        let next = ball.next();
                        ball.next_layer();
                        self.end_layer(next)?;
                        return Ok(1);
                    }
                    let neighbours = ball.expand(&mut **positions, memory, Sought::All, &mut |places| {
                        sample.offer(|| places.to_vec());
                        false
                    })?;
                    self.met = ball.positions();
                    Ok(1 + neighbours)
                }
            },
        }
    }

    /// Notes that the next distance has `count` positions, 0 after the last.
    fn end_layer(&mut self, count: u64) -> Result<(), OutOfMemory> {
        if count > 0 {
            self.counts.push(count);
            match &mut self.distances {
                Distances::Bits(..) => {}
                Distances::Dense(_, sample) => sample.end(),
                Distances::Ball(_, sample) => sample.end(),
            }
            let drawn = self.kept(true, if self.keeps_some { KEPT } else { 1 });
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

    /// Layouts of the last complete distance: of those drawn or of the first, at most `most`.
    pub(super) fn kept(&mut self, drawn: bool, most: usize) -> Vec<Vec<u16>> {
        let Self { distances, positions, counts, .. } = self;
        match distances {
            Distances::Bits(bits, Draws(each, random)) => {
                let count = counts.last().copied().unwrap_or(0);
                if drawn {
                    bits.layouts(&draw(count, most.min(*each), random))
                } else {
                    bits.layouts(&(0..count.min(most.min(FARTHEST) as u64)).collect::<Vec<u64>>())
                }
            }
            Distances::Dense(dense, sample) => {
                sample.kept(drawn).iter().take(most).map(|place| dense.layout(*place)).collect()
            }
            Distances::Ball(_, sample) => {
                let layout = |places: &Vec<Vertex>| {
                    positions.take(places);
                    positions.layout().to_vec()
                };
                sample.kept(drawn).iter().take(most).map(layout).collect()
            }
        }
    }

    /// Layouts of a complete distance that were drawn.
    pub(super) fn drawn_at(&mut self, distance: usize) -> Vec<Vec<u16>> {
        if distance == self.distance_reached() {
            self.kept(true, usize::MAX)
        } else {
            self.some.get(distance).cloned().unwrap_or_default()
        }
    }

    /// The text of the board with this layout.
    pub(super) fn text(&self, layout: &[u16]) -> String {
        self.puzzle.reached(layout).to_string()
    }

    /// What counts as one move.
    #[must_use]
    pub fn metric(&self) -> Metric {
        self.metric
    }

    /// How many positions there will be, where arithmetic tells: on full rectangles with one blank from which a goal can be
    /// reached.
    #[must_use]
    pub fn size(&self) -> Option<u64> {
        match &self.distances {
            Distances::Bits(bits, _) => Some(bits.size()),
            Distances::Dense(dense, _) => Some(dense.size()),
            Distances::Ball(..) => None,
        }
    }

    /// The counters so far; cheap. The depth is the distance that is being looked from.
    #[must_use]
    pub fn stats(&self) -> Stats {
        let depth = self.counts.len().saturating_sub(1) as u32;
        Stats { nodes: self.met, bound: depth, depth, bytes: self.memory.held(), building: (0, 0) }
    }

    /// What is known now; after the end, all there is.
    #[must_use]
    pub fn distribution(&mut self) -> Distribution {
        let farthest = self.kept(false, FARTHEST);
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
    /// When the text is no board.
    pub fn distance(&mut self, board: &str) -> Result<Option<u32>, Error> {
        let Some(layout) = self.puzzle.layout(board, &self.board)? else { return Ok(None) };
        let mut distance = 0;
        self.positions.take_layout(&layout);
        if self.mark() == 0 {
            return Ok(None);
        }
        while !self.positions.is_goal() {
            let Some(nearer) = self.nearer().pop() else { return Ok(None) };
            self.positions.take(&nearer);
            distance += 1;
        }
        Ok(Some(distance))
    }

    /// The largest complete distance.
    pub(super) fn distance_reached(&self) -> usize {
        self.counts.len().saturating_sub(1)
    }

    /// Whether the board with this layout has the pieces that a text names where it names them.
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

    /// Whether just one shortest path leads to a goal from a layout that was met.
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
        let mark = mark_before(self.mark());
        let here = self.positions.places().to_vec();
        let mut neighbours = neighbours(&mut *self.positions);
        neighbours.retain(|places| {
            self.positions.take(places);
            self.mark() == mark
        });
        self.positions.take(&here);
        neighbours
    }

    /// The mark of the current position.
    fn mark(&mut self) -> u8 {
        match &mut self.distances {
            Distances::Bits(bits, _) => bits.mark(self.positions.layout()),
            Distances::Dense(dense, _) => dense.mark(self.positions.layout()),
            Distances::Ball(ball, _) => ball.mark(&mut *self.positions),
        }
    }
}
