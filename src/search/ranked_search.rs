//! Shorter and shorter solutions of plain boards, by beams ranked by pairs of tiles.

use std::ops::RangeInclusive;

use super::{
    ConjugateRepair, Limit, Limits, Method, PairwisePlacement, Stats, Status, length,
    ranked_beam::RankedBeam, run_slice,
};
use crate::{
    heuristic::{PairRanking, SharedWeights},
    puzzle::{TilePuzzle, Vertex},
    states::{PathStep, Space},
    util::{Memory, OutOfMemory},
};

/// Beams between the start and the goal, each wider than the last, and after each narrower ones in windows: between positions of
/// the best solution, each of which then is the goal. Every other beam and its windows run from the goal back to the start: two
/// ways by beams of one width often differ, and the shorter of them gains more than a wider beam. Where a beam comes near the goal
/// only, conjugate repair or pairwise placement solves the rest.
///
/// For plain boards: rectangles without walls, in single steps, with one blank, different tiles and one goal for each. Proves
/// nothing.
pub struct RankedSearch {
    space: Space,
    limits: Limits,
    beam: RankedBeam,
    memory: Memory,
    /// Bytes of the ranking.
    held: u64,
    /// The home of the tile on each cell, and the number of cells for the blank.
    start: Vec<u8>,
    /// The best solution: the cells of the blank from the start on, and its steps.
    path: Vec<u8>,
    best: Option<Vec<PathStep>>,
    width: usize,
    /// The beams run from the end of their part of the path to its start.
    backwards: bool,
    stage: RankedStage,
    nodes: u64,
    status: Status,
}

enum RankedStage {
    Prepare,
    Begin,
    Whole,
    Rest(Rest),
    Window(Window),
}

/// The rest of a solution, after the way that a beam has found, and the methods to find it, last to first.
struct Rest {
    way: Vec<u8>,
    methods: Vec<Box<dyn Method>>,
}

/// A window of the solution, and the position at its start.
struct Window {
    first: usize,
    moves: usize,
    board: Vec<u8>,
    searching: bool,
}

/// Boards of at most this many cells, or with a shorter side, have better methods. A longer side has too many weights.
const FEW_CELLS: usize = 16;
const SIDES: RangeInclusive<usize> = 4..=16;

/// The table takes at most this fraction of the memory.
const TABLE_SHARE: u64 = 4;

/// The greatest width of a pairwise placement of the rest.
const MOST_PLACING: usize = 400;

/// Nodes of the rest made at once.
const PIECE: u64 = 1000;

/// The width of the first beam, how much wider each next one is, and how much narrower those in windows are.
const FIRST_WIDTH: usize = 300;
const WIDER: [usize; 2] = [3, 2];
const NARROWER: usize = 3;

impl RankedSearch {
    /// Returns `true` for the boards that it takes, and on which it beats other methods: not too small, narrow or large.
    #[must_use]
    pub fn takes(space: &Space, limits: Limits) -> bool {
        let sides = [space.size().height(), space.size().width()];
        space.is_rectangle()
            && !space.metric().moves_lines()
            && space.targets().len() == 1
            && space.copies().iter().all(|copies| *copies == 1)
            && (FEW_CELLS + 1..=PairRanking::MOST_CELLS).contains(&space.len())
            && sides.iter().all(|side| SIDES.contains(side))
            && PairRanking::bytes(sides) <= limits.bytes / TABLE_SHARE
    }

    /// A search of `space`, if it [takes](RankedSearch::takes) it.
    pub fn new(space: &Space, limits: Limits) -> Option<Self> {
        Self::with_weights(space, limits, SharedWeights::learned)
    }

    /// A search by weights of the caller: `learned` gives those for squares of a side.
    pub fn with_weights(space: &Space, limits: Limits, learned: impl Fn(usize) -> Vec<u8>) -> Option<Self> {
        if !Self::takes(space, limits) {
            return None;
        }
        let cells = space.len();
        let sides = [space.size().height(), space.size().width()];
        let [rows, columns] = sides.map(learned);
        let target = space.targets().first()?;
        let mut homes = vec![None; cells];
        for (cell, class) in target.iter().enumerate() {
            homes[usize::from((*class)?)] = Some(cell as u8);
        }
        let home = |class: &u16| {
            if *class == TilePuzzle::BLANK { Some(cells as u8) } else { homes[usize::from(*class)] }
        };
        let start = space.start().iter().map(home).collect::<Option<Vec<u8>>>()?;
        let blank = start.iter().position(|tile| usize::from(*tile) == cells)? as u8;
        let solved = space.is_goal(space.start());
        Some(Self {
            beam: RankedBeam::new(PairRanking::new(sides, [&rows, &columns])),
            space: space.clone(),
            memory: Memory::new(limits.bytes),
            limits,
            held: 0,
            start,
            path: vec![blank],
            best: solved.then(Vec::new),
            width: FIRST_WIDTH,
            backwards: false,
            stage: RankedStage::Prepare,
            nodes: 1,
            status: if solved { Status::Solved } else { Status::Paused },
        })
    }

    /// The search with its first beam from the goal.
    #[must_use]
    pub fn backwards_first(self) -> Self {
        Self { backwards: true, ..self }
    }

    /// Takes a solution that another method or worker has found, if it is shorter.
    pub fn improve(&mut self, steps: &[PathStep]) {
        if length(steps) < self.below() {
            self.path.truncate(1);
            self.path.extend(steps.iter().map(|step| step.from as u8));
            self.best = Some(steps.to_vec());
            if let RankedStage::Window(Window { first, moves, .. }) = self.stage {
                let window = self.window(first.min(self.path.len() - 1), moves);
                self.end_run(window);
            }
        }
    }

    /// Exclusive upper limit for the length of a solution. Without one a beam could run in circles.
    fn below(&self) -> u32 {
        self.best.as_ref().map_or(32 * self.start.len() as u32, |best| length(best))
    }

    fn end_run(&mut self, then: RankedStage) {
        self.beam.clear();
        self.memory.give_back_to(self.held);
        self.stage = then;
    }

    /// Replaces the part of the path from `first` to `moves` later.
    fn splice(&mut self, first: usize, moves: usize, cells: Vec<u8>) {
        let end = self.path.len().min(first + 1 + moves);
        self.path.splice(first..end, cells);
        let steps = (0..).zip(self.path.windows(2)).map(|(turn, both)| PathStep {
            from: Vertex::from(both[1]),
            to: Vertex::from(both[0]),
            turn,
        });
        self.best = Some(steps.collect());
    }

    fn work(&mut self) -> Result<u64, OutOfMemory> {
        match &mut self.stage {
            RankedStage::Prepare => {
                if self.beam.ranking().prepare(&mut self.memory)? {
                    self.held = self.memory.held();
                    self.stage = RankedStage::Begin;
                }
                Ok(self.start.len() as u64 * 64)
            }
            RankedStage::Begin => {
                self.begin_beam(self.start.clone(), self.width, self.below())?;
                self.stage = RankedStage::Whole;
                Ok(self.width as u64)
            }
            RankedStage::Whole => {
                if let Some(made) = self.beam.work(&mut self.memory)? {
                    self.nodes += made;
                    return Ok(made.max(1));
                }
                let solution = self.solved_part();
                let rest = if solution.is_none() && !self.backwards { self.rest() } else { None };
                if let Some(cells) = solution {
                    self.splice(0, usize::MAX - 1, cells);
                }
                if !self.beam.was_narrow() || self.width > RankedBeam::WIDEST / WIDER[0] {
                    self.status = Status::Stopped(Limit::NothingLeft);
                }
                let next = rest.map_or_else(|| self.first_window(), RankedStage::Rest);
                self.end_run(next);
                Ok(1)
            }
            RankedStage::Rest(rest) => {
                let Some(method) = rest.methods.last_mut() else {
                    let next = self.first_window();
                    self.end_run(next);
                    return Ok(1);
                };
                let before = method.stats().nodes;
                let status = method.advance(PIECE);
                let made = method.stats().nodes - before;
                self.nodes += made;
                if status == Status::Solved {
                    let steps = method.solution().unwrap_or_default();
                    let mut cells = rest.way.clone();
                    cells.extend(steps.iter().map(|step| step.from as u8));
                    rest.methods.clear();
                    if cells.len() as u32 <= self.below() {
                        self.splice(0, usize::MAX - 1, cells);
                    }
                } else if status != Status::Paused {
                    rest.methods.pop();
                }
                Ok(made.max(1))
            }
            RankedStage::Window(window) if window.searching => {
                if let Some(made) = self.beam.work(&mut self.memory)? {
                    self.nodes += made;
                    return Ok(made.max(1));
                }
                self.end_window();
                Ok(1)
            }
            RankedStage::Window(_) => self.begin_window(),
        }
    }

    /// Begins a beam from a board to its goal, or from the goal.
    fn begin_beam(&mut self, board: Vec<u8>, width: usize, below: u32) -> Result<(), OutOfMemory> {
        let board = if self.backwards { inverse(&board) } else { board };
        self.beam.begin(&board, width, below, &mut self.memory)
    }

    /// The cells of the blank in the solution that the beam has found, towards the goal.
    fn solved_part(&mut self) -> Option<Vec<u8>> {
        let mut cells = self.beam.solution()?;
        if self.backwards {
            cells.reverse();
        }
        Some(cells)
    }

    /// The rest of a solution, from the position nearest to the goal on, if the beam got stuck and the rest may be short enough.
    fn rest(&self) -> Option<Rest> {
        let way = self.beam.nearest().filter(|way| way.len() as u32 <= self.below())?;
        let (cells, target) = (self.start.len(), self.space.targets().first()?);
        let mut board = self.start.clone();
        walk(&mut board, &way);
        let class =
            |home: &u8| target.get(usize::from(*home)).map_or(Some(TilePuzzle::BLANK), |class| *class);
        let start = board.iter().map(class).collect::<Option<Vec<_>>>()?;
        let vertices: Vec<Vertex> = (0..cells as Vertex).collect();
        let space = self.space.part(&vertices, start, vec![target.clone()]);
        let limits = Limits { bytes: self.limits.bytes, nodes: u64::MAX };
        let placement = PairwisePlacement::new(space.clone(), limits, self.width.min(MOST_PLACING));
        let repair = ConjugateRepair::new(space, limits, ConjugateRepair::OF_NEAR);
        let methods: Vec<Box<dyn Method>> = vec![Box::new(placement), Box::new(repair)];
        Some(Rest { way, methods })
    }

    fn first_window(&self) -> RankedStage {
        // Longer with wider beams.
        self.window(0, 40 + 10 * self.width.ilog(NARROWER) as usize)
    }

    /// The window of the best solution that begins after `first` moves.
    fn window(&self, first: usize, moves: usize) -> RankedStage {
        let mut board = self.start.clone();
        walk(&mut board, &self.path[..=first]);
        RankedStage::Window(Window { first, moves, board, searching: false })
    }

    fn begin_window(&mut self) -> Result<u64, OutOfMemory> {
        let RankedStage::Window(window) = &mut self.stage else { return Ok(1) };
        if window.first + window.moves / 3 >= self.path.len() {
            self.width = self.width * WIDER[0] / WIDER[1];
            self.backwards = !self.backwards;
            self.end_run(RankedStage::Begin);
            return Ok(1);
        }
        let end = self.path.len().min(window.first + window.moves + 1);
        let mut board = window.board.clone();
        walk(&mut board, &self.path[window.first..end]);
        let homes = inverse(&board);
        let home = |tile: &u8| homes.get(usize::from(*tile)).copied().unwrap_or(homes.len() as u8);
        let board: Vec<u8> = window.board.iter().map(home).collect();
        let moves = (end - window.first - 1) as u32;
        window.searching = true;
        let width = (self.width / NARROWER).max(1);
        self.begin_beam(board, width, moves)?;
        Ok(width as u64)
    }

    fn end_window(&mut self) {
        let RankedStage::Window(mut window) = std::mem::replace(&mut self.stage, RankedStage::Begin) else {
            return;
        };
        if let Some(cells) = self.solved_part() {
            self.splice(window.first, window.moves, cells);
        }
        let next = (window.first + window.moves / 3).min(self.path.len() - 1);
        walk(&mut window.board, &self.path[window.first..=next]);
        (window.first, window.searching) = (next, false);
        self.end_run(RankedStage::Window(window));
    }
}

/// The board whose way to the goal is the way from the goal to `board`: by the home of each tile the cell on which it lies, and
/// the number of cells where the blank ends.
fn inverse(board: &[u8]) -> Vec<u8> {
    let mut inverse = vec![board.len() as u8; board.len()];
    for (cell, home) in (0..).zip(board) {
        // The blank has none.
        if let Some(at) = inverse.get_mut(usize::from(*home)) {
            *at = cell;
        }
    }
    inverse
}

/// Moves the blank along cells, the first of which it is on.
fn walk(board: &mut [u8], cells: &[u8]) {
    for both in cells.windows(2) {
        board.swap(usize::from(both[0]), usize::from(both[1]));
    }
}

impl Method for RankedSearch {
    fn advance(&mut self, budget: u64) -> Status {
        let is_spent = |search: &Self| search.nodes >= search.limits.nodes;
        run_slice(self, budget, |search| &mut search.status, is_spent, |search, _| search.work())
    }

    fn stats(&self) -> Stats {
        let rest: u64 = match &self.stage {
            RankedStage::Rest(rest) => rest.methods.iter().map(|method| method.stats().bytes).sum(),
            _ => 0,
        };
        Stats { nodes: self.nodes, bytes: self.memory.held() + rest, ..Stats::default() }
    }

    fn solution(&self) -> Option<&[PathStep]> {
        self.best.as_deref()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{BoardOptions, TileMetric, scramble};

    #[test]
    fn beams_go_on_from_a_shorter_solution_of_another_worker() {
        let goal = (1..25).map(|tile| tile.to_string()).chain(["*".to_owned()]).collect::<Vec<_>>().join(" ");
        let puzzle = TilePuzzle::read(&goal, 5, &BoardOptions::new()).expect("a puzzle");
        let options = BoardOptions::new().goal(goal);
        let board = scramble(&puzzle, 3).to_string();
        let puzzle = TilePuzzle::read(&board, 5, &options).expect("a puzzle");
        let space = Space::new(&puzzle, TileMetric::Step);
        let search = || RankedSearch::new(&space, Limits::default()).expect("a plain board");
        let (mut here, mut there) = (search(), search());
        while here.solution().is_none() {
            assert_eq!(here.advance(1000), Status::Paused);
        }
        let first = here.solution().map_or(0, length);
        while there.solution().is_none_or(|steps| length(steps) >= first) {
            assert_eq!(there.advance(1000), Status::Paused);
        }
        let shorter = there.solution().expect("a solution").to_vec();
        here.improve(&shorter);
        assert_eq!(here.solution(), Some(&shorter[..]));
        assert_eq!((here.path.clone(), here.below()), (there.path.clone(), length(&shorter)));
    }
}
