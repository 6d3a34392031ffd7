//! The human method: line by line, and the rest by search. Answers at once on boards of any size.

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
use super::{
    Bidirectional, BreadthFirst, Limit, Limits, Method, Stage, StageKind, Stats, Status, length, run_slice,
};
use crate::{
    puzzle::{Target, Vertex},
    states::{Exhausted, PathStep, Space, TilePositions},
    util::{Memory, OutOfMemory},
};

/// Solves row by row and column by column, and the rest by search.
///
/// Tiles are placed one by one or, on small boards, two or three together. Each goes along a shortest path of its own,
/// and the blank comes around by a shortest path that disturbs no placed tile; the last two of a line go in together.
/// The rest, 3x3, 2x4 or less, is solved optimally from both ends. Several orders of lines are tried, more on smaller
/// boards, and the shortest solution is kept.
///
/// Suboptimal, but immediate at any size from 2x2; complete on solvable full rectangles, which is decided beforehand.
/// Keeps a few boards with their steps, and small tables.
///
/// # Cost
///
/// About 10 ms for 15 tiles and less than 0.1 s for 32x32 cells; narrow strips take longer, as they have more steps.
///
/// # Source
///
/// The usual method by hand: rows, columns, and the rest by search.
pub struct Human {
    space: Space,
    memory: Memory,
    limits: Limits,
    /// Goals without a draft yet.
    targets: Range<usize>,
    /// Lines to place, each on a board of its own.
    tasks: Vec<LineTask>,
    /// Boards with one more line placed.
    made: Vec<Draft>,
    /// Boards whose rest remains to be searched.
    left: Vec<Draft>,
    rest: Option<RestSearch>,
    /// Maximum number of boards followed after each line.
    width: usize,
    /// Bytes held by the boards.
    bytes: u64,
    nodes: u64,
    bound: u32,
    status: Status,
    best: Option<(Vec<PathStep>, Vec<Stage>)>,
    exhausted: Option<Exhausted>,
}

/// A line to place on a board.
struct LineTask {
    draft: Draft,
    line: Line,
    done: usize,
}

/// The search of a board's rest, and the steps before it.
struct RestSearch {
    log: StepLog,
    /// The cells of its vertices.
    cells: Vec<Vertex>,
    method: Box<dyn Method>,
}

/// Maximum number of boards followed after each line, by the cells of the board: as many as take less than a tenth of a second.
fn width(cells: usize) -> usize {
    match cells {
        0..=20 => 16,
        21..=40 => 4,
        41..=64 => 2,
        _ => 1,
    }
}

/// A rest with more goal positions than this is searched from the start only.
const GOAL_POSITIONS: u64 = 1000;

impl Human {
    /// A search of `space`, a full rectangle of at least two rows and columns.
    ///
    /// # Errors
    ///
    /// If even the start exceeds the limits.
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
            width: width(space.len()),
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

    /// Follows one order of lines only, for an answer that others will better.
    #[must_use]
    pub fn hasty(self) -> Self {
        Self { width: 1, ..self }
    }

    /// Does one small piece of work, within `budget` where it can be divided; returns its cost in nodes.
    fn work(&mut self, budget: u64) -> Result<u64, OutOfMemory> {
        if let Some(rest) = &mut self.rest {
            let before = rest.method.stats().nodes;
            let status = rest.method.advance(budget);
            let cost = rest.method.stats().nodes - before;
            if status != Status::Paused {
                self.end_rest(status);
            }
            return Ok(cost.max(1));
        }
        if let Some(target) = self.targets.next() {
            self.made.extend(assign::assign(&self.space, target));
            self.account()?;
            return Ok(4 * self.space.len() as u64);
        }
        if let Some(mut task) = self.tasks.pop() {
            // Every line can be filled; if one could not, the other boards would go on.
            let Some(cost) = task.advance(&self.space, &mut self.memory)? else { return Ok(1) };
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
            return Ok(cost);
        }
        if !self.made.is_empty() {
            self.follow()?;
            return Ok(1 + self.space.len() as u64);
        }
        let Some(draft) = self.left.pop() else {
            self.status =
                if self.best.is_some() { Status::Solved } else { Status::Stopped(Limit::NothingLeft) };
            return Ok(0);
        };
        if self.best.as_ref().is_none_or(|(steps, _)| draft.log.turns() < length(steps)) {
            let cells = draft.region.cells(self.space.size());
            let pieces: Vec<Vertex> = cells.iter().map(|cell| draft.piece(*cell)).collect();
            self.begin_rest(draft.log, cells, &pieces, draft.target..draft.target + 1)?;
        }
        Ok(1)
    }

    /// Keeps the most promising boards, each with every line that may come next.
    fn follow(&mut self) -> Result<(), OutOfMemory> {
        let mut kept: Vec<Draft> = Vec::new();
        let many = self.width;
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
            // The log of a large board is long: the last task takes it without a copy.
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

    /// Begins to solve the rest on `cells`, where `pieces` lie, for any of `targets`.
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
            if self.best.as_ref().is_none_or(|(steps, _)| log.turns() < length(steps)) {
                self.best = Some(log.finish());
            }
        } else if status != Status::Unsolvable || self.exhausted.is_some() {
            self.status = status;
        }
    }
}

impl Method for Human {
    fn advance(&mut self, budget: u64) -> Status {
        let is_spent = |search: &Self| search.stats().nodes >= search.limits.nodes;
        run_slice(self, budget, |search| &mut search.status, is_spent, Self::work)
    }

    fn stats(&self) -> Stats {
        let rest = self.rest.as_ref().map(|rest| rest.method.stats()).unwrap_or_default();
        Stats {
            nodes: self.nodes + rest.nodes,
            bound: self.bound,
            depth: self.best.as_ref().map_or(0, |(steps, _)| length(steps)),
            bytes: self.memory.held() + rest.bytes,
            building: (0, 0),
        }
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

    /// Fills the next cells of the line; returns the cost in nodes.
    fn advance(&mut self, space: &Space, memory: &mut Memory) -> Result<Option<u64>, OutOfMemory> {
        let Self { draft, line, done } = self;
        let left = &line.cells[*done..];
        let mut cells = draft.open(space);
        let most = joint::most_tiles(cells.len());
        // The largest group comes last, where the line is narrow; a single tile never does.
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
            let Some(visited) = found else { return Ok(None) };
            cost += visited;
        }
        for spot in group {
            draft.set_placed(*spot, true);
        }
        *done += count;
        Ok(Some(cost))
    }
}

/// Brings the last two tiles of a long line near enough to be placed jointly: the first onto its cell, the second into
/// the neighbourhood of its own, stored in `cells`, and then the blank.
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

/// Radius around a line's end within which its last two tiles are placed jointly.
const REACH: usize = 4;

/// Estimated total of moves: those made plus the distances of all pieces.
fn promise(space: &Space, draft: &Draft) -> usize {
    draft.log.turns() as usize + draft.distance(space)
}
