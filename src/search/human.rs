//! The method of a person: line by line, and what is left by search. It answers at once on boards of any size.

pub(super) mod assign;
pub(super) mod draft;
mod joint;
pub(super) mod lines;
pub(super) mod place_tile;
mod step_log;

use std::ops::Range;

use self::{
    draft::Draft,
    lines::{Line, Region},
    step_log::StepLog,
};
use super::{Bidirectional, BreadthFirst, Limit, Limits, Method, Stage, StageKind, Stats, Status};
use crate::{
    puzzle::{Target, Vertex},
    states::{Exhausted, PathStep, Space, TilePositions},
    util::{Memory, OutOfMemory},
};

/// As a person would: row by row and column by column, and what is left by search.
///
/// Tiles are placed one by one or, on small boards, two or three at once: each is walked along a shortest path
/// of its own and the blank brought round by a shortest path that disturbs nothing placed; the last two of a
/// line go in together. What is left, 3 x 3, 2 x 4 or less, is solved from both ends by the fewest moves. Several
/// orders of lines are tried, the more the smaller the board, and the shortest solution is kept.
///
/// Not shortest, but at once, at any size from 2 x 2; complete on full rectangles that can be solved, which is
/// decided beforehand. Keeps a few boards with their steps and small tables.
///
/// # Cost
///
/// About 10 ms for 15 tiles and less than 0.1 s for 32 x 32 cells; strips take longer, as they have more steps.
///
/// # Source
///
/// What solvers by hand do everywhere: rows, columns, and the rest by search.
pub struct Human {
    space: Space,
    memory: Memory,
    limits: Limits,
    /// Goals that no board is made for yet.
    targets: Range<usize>,
    /// Lines to be placed, each on a board of its own.
    tasks: Vec<LineTask>,
    /// Boards with a line more.
    made: Vec<Draft>,
    /// Boards with only the rest left, which is searched.
    left: Vec<Draft>,
    rest: Option<RestSearch>,
    /// Bytes that the boards hold.
    bytes: u64,
    nodes: u64,
    bound: u32,
    status: Status,
    best: Option<(Vec<PathStep>, Vec<Stage>)>,
    exhausted: Option<Exhausted>,
}

/// A line to be placed on a board.
struct LineTask {
    draft: Draft,
    line: Line,
    done: usize,
}

/// The search of what is left of a board, and what was done before.
struct RestSearch {
    log: StepLog,
    /// The cells of its vertices.
    cells: Vec<Vertex>,
    method: Box<dyn Method>,
}

/// Of the boards with equally many lines placed, how many are followed further, by the cells of the whole board:
/// as many as keep it below a tenth of a second.
fn width(cells: usize) -> usize {
    match cells {
        0..=20 => 16,
        21..=40 => 4,
        41..=64 => 2,
        _ => 1,
    }
}

/// A rest whose goals stand for more positions than this is searched from the start only.
const GOAL_POSITIONS: u64 = 1000;

impl Human {
    /// A search of `space`, a full rectangle of at least two rows and columns.
    ///
    /// # Errors
    ///
    /// When not even the beginning fits the limits.
    pub fn new(space: Space, limits: Limits) -> Result<Self, OutOfMemory> {
        debug_assert!(space.is_rectangle());
        let solved = space.is_goal(space.start());
        let mut human = Self {
            memory: Memory::new(limits.bytes),
            limits,
            targets: 0..space.targets().len(),
            tasks: Vec::new(),
            made: Vec::new(),
            left: Vec::new(),
            rest: None,
            bytes: 0,
            nodes: 1,
            exhausted: None,
            bound: u32::from(!solved),
            status: if solved { Status::Solved } else { Status::Paused },
            best: solved.then(|| (Vec::new(), Vec::new())),
            space,
        };
        if solved {
            return Ok(human);
        }
        let whole = Region::new(human.space.size());
        if whole.is_rest() {
            let (pieces, targets) = (whole.cells(human.space.size()), std::mem::take(&mut human.targets));
            human.begin_rest(StepLog::new(human.space.metric()), pieces.clone(), &pieces, targets)?;
        }
        Ok(human)
    }

    /// Does a small piece of work, within `budget` where it can be divided; returns what it cost in nodes, `None`
    /// when nothing is left to do.
    fn work(&mut self, budget: u64) -> Result<Option<u64>, OutOfMemory> {
        if let Some(rest) = &mut self.rest {
            let before = rest.method.stats().nodes;
            let status = rest.method.advance(budget);
            let cost = rest.method.stats().nodes - before;
            if status != Status::Paused {
                self.end_rest(status);
            }
            return Ok(Some(cost.max(1)));
        }
        if let Some(target) = self.targets.next() {
            self.made.extend(assign::assign(&self.space, target));
            self.account()?;
            return Ok(Some(4 * self.space.len() as u64));
        }
        if let Some(mut task) = self.tasks.pop() {
            // A line that cannot be filled there is not; were there one, the other boards go on.
            let Some(cost) = task.advance(&self.space, &mut self.memory)? else { return Ok(Some(1)) };
            self.nodes += cost;
            if task.done < task.line.cells.len() {
                self.tasks.push(task);
            } else {
                let LineTask { mut draft, line, .. } = task;
                draft.region = line.remaining;
                let done = if draft.region.is_rest() { &mut self.left } else { &mut self.made };
                done.push(draft);
                self.account()?;
            }
            return Ok(Some(cost));
        }
        if !self.made.is_empty() {
            self.follow()?;
            return Ok(Some(1 + self.space.len() as u64));
        }
        let Some(draft) = self.left.pop() else { return Ok(None) };
        if self.best.as_ref().is_none_or(|(steps, _)| draft.log.turns() < turns(steps)) {
            let cells = draft.region.cells(self.space.size());
            let pieces: Vec<Vertex> = cells.iter().map(|cell| draft.piece(*cell)).collect();
            self.begin_rest(draft.log, cells, &pieces, draft.target..draft.target + 1)?;
        }
        Ok(Some(1))
    }

    /// Takes the most promising of the boards made, with every line that may come next.
    fn follow(&mut self) -> Result<(), OutOfMemory> {
        let mut kept: Vec<Draft> = Vec::new();
        let many = width(self.space.len());
        while kept.len() < many {
            let promise = |at: &usize| promise(&self.space, &self.made[*at]);
            let Some(at) = (0..self.made.len()).min_by_key(promise) else { break };
            let draft = self.made.swap_remove(at);
            if kept.iter().all(|other| !other.is_like(&draft)) {
                kept.push(draft);
            }
        }
        self.made.clear();
        for draft in kept {
            let mut lines = draft.region.lines(self.space.size(), draft.goal(draft.mover));
            if many == 1 {
                lines.truncate(1);
            }
            let last = lines.pop();
            let others: Vec<LineTask> =
                lines.into_iter().map(|line| LineTask::new(draft.clone(), line)).collect();
            self.tasks.extend(others);
            // The steps of a large board are many: the last takes them as they are.
            self.tasks.extend(last.map(|line| LineTask::new(draft, line)));
        }
        self.account()
    }

    fn account(&mut self) -> Result<(), OutOfMemory> {
        let drafts = self.tasks.iter().map(|task| &task.draft).chain(&self.made).chain(&self.left);
        let bytes = drafts.map(Draft::bytes).sum();
        self.memory.resize(self.bytes, bytes)?;
        self.bytes = bytes;
        Ok(())
    }

    /// Begins to solve the rest, on these `cells`, where these `pieces` lie, for any of these `targets`.
    fn begin_rest(
        &mut self,
        mut log: StepLog,
        cells: Vec<Vertex>,
        pieces: &[Vertex],
        targets: Range<usize>,
    ) -> Result<(), OutOfMemory> {
        let Self { space, limits, memory, .. } = self;
        log.begin(StageKind::Rest, 0);
        let start = pieces.iter().map(|piece| space.start()[usize::from(*piece)]).collect();
        let wanted = |target: &Target| cells.iter().map(|cell| target[usize::from(*cell)]).collect();
        let part = space.part(&cells, start, space.targets()[targets].iter().map(wanted).collect());
        let limits = Limits {
            nodes: limits.nodes.saturating_sub(self.nodes),
            bytes: limits.bytes.saturating_sub(memory.held()),
        };
        let few_goals = part.goal_positions().is_some_and(|positions| positions <= GOAL_POSITIONS);
        let positions = Box::new(TilePositions::new(part));
        let method: Box<dyn Method> = if few_goals {
            Box::new(Bidirectional::new(positions, limits)?)
        } else {
            Box::new(BreadthFirst::new(positions, limits)?)
        };
        self.rest = Some(RestSearch { log, cells, method });
        Ok(())
    }

    fn end_rest(&mut self, status: Status) {
        let Some(RestSearch { mut log, cells, method }) = self.rest.take() else { return };
        self.nodes += method.stats().nodes;
        if cells.len() == self.space.len() {
            self.bound = method.stats().bound;
            self.exhausted = method.exhausted().cloned();
        }
        if let Some(steps) = method.solution() {
            for step in steps {
                log.push(cells[usize::from(step.from)], cells[usize::from(step.to)]);
            }
            if self.best.as_ref().is_none_or(|(steps, _)| log.turns() < turns(steps)) {
                self.best = Some(log.finish());
            }
        } else if status != Status::Unsolvable || self.exhausted.is_some() {
            self.status = status;
        }
    }
}

impl Method for Human {
    fn advance(&mut self, budget: u64) -> Status {
        let mut spent = 0;
        while self.status == Status::Paused && spent < budget {
            if self.stats().nodes >= self.limits.nodes {
                self.status = Status::Stopped(Limit::Nodes);
                break;
            }
            match self.work(budget - spent) {
                Ok(Some(cost)) => spent += cost,
                Ok(None) if self.best.is_some() => self.status = Status::Solved,
                Ok(None) => self.status = Status::Stopped(Limit::NothingLeft),
                Err(OutOfMemory { .. }) => self.status = Status::Stopped(Limit::Bytes),
            }
        }
        self.status
    }

    fn stats(&self) -> Stats {
        let rest = self.rest.as_ref().map(|rest| rest.method.stats()).unwrap_or_default();
        Stats {
            nodes: self.nodes + rest.nodes,
            bound: self.bound,
            depth: self.best.as_ref().map_or(0, |(steps, _)| turns(steps)),
            bytes: self.memory.held() + rest.bytes,
            building: (0, 0),
        }
    }

    fn start_bound(&self) -> u32 {
        0
    }

    fn solution(&self) -> Option<&[PathStep]> {
        self.best.as_ref().map(|(steps, _)| &steps[..])
    }

    fn stages(&self) -> &[Stage] {
        self.best.as_ref().map_or(&[], |(_, stages)| stages)
    }

    fn exhausted(&self) -> Option<&Exhausted> {
        self.exhausted.as_ref()
    }
}

impl LineTask {
    fn new(mut draft: Draft, line: Line) -> Self {
        draft.log.begin(line.kind, line.number);
        Self { draft, line, done: 0 }
    }

    /// Fills the next cells of the line; returns what it cost in nodes.
    fn advance(&mut self, space: &Space, memory: &mut Memory) -> Result<Option<u64>, OutOfMemory> {
        let Self { draft, line, done } = self;
        let left = &line.cells[*done..];
        let mut cells = draft.open(space);
        let most = joint::most_tiles(cells.len());
        // The most that can be at once come last, where it is narrow; one alone never does.
        let count = match left.len() {
            count if count <= most => count,
            count if most > 1 => (count - most).clamp(1, most),
            2 => 2,
            _ => 1,
        };
        let group = &left[..count];
        assign::choose(space, draft, group);
        let mut cost = 0;
        if most < 2 {
            let walked = match group {
                [first, last] => approach(space, draft, *first, *last, &mut cells),
                _ => place_tile::place_tile(space, draft, draft.wanted(group[0]), group[0], group),
            };
            let Some(walked) = walked else { return Ok(None) };
            cost = walked;
        }
        if most > 1 || count > 1 {
            let found = joint::place_jointly(space, draft, &cells, group, memory)?;
            let Some(looked_at) = found else { return Ok(None) };
            cost += looked_at;
        }
        for spot in group {
            draft.set_placed(*spot, true);
        }
        *done += count;
        Ok(Some(cost))
    }
}

/// Brings the last two tiles of a long line so near that they can be placed together: the first on its cell, the
/// second into the neighbourhood of its own, which `cells` becomes, and the blank after them.
fn approach(
    space: &Space,
    draft: &mut Draft,
    first: Vertex,
    last: Vertex,
    cells: &mut Vec<Vertex>,
) -> Option<u64> {
    let near = draft.region.around(space.size(), last, REACH);
    *cells = draft.open_in(space, &near);
    let pieces = [first, last].map(|spot| draft.wanted(spot));
    let mut cost = place_tile::place_tile(space, draft, pieces[0], first, &[first])?;
    draft.set_placed(first, true);
    cost += place_tile::place_tile(space, draft, pieces[1], last, cells)?;
    draft.set_placed(first, false);
    Some(cost + place_tile::bring_blank(space, draft, &pieces, cells)?)
}

/// How far around the end of a line its last two tiles are moved together.
const REACH: usize = 4;

fn turns(steps: &[PathStep]) -> u32 {
    steps.last().map_or(0, |last| last.turn + 1)
}

/// How good a board looks, less being better: the turns made and those that may still be needed.
fn promise(space: &Space, draft: &Draft) -> usize {
    draft.log.turns() as usize + draft.distance(space)
}
