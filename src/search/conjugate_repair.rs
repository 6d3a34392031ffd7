//! Conjugate repair: fixes a few misplaced pieces and leaves all others where they are.

use super::{
    Bidirectional, Limit, Limits, Method, Stats, Status,
    human::{assign, draft::Draft, place_tile},
    run_slice,
};
use crate::{
    puzzle::Vertex,
    states::{PathStep, Space, TilePositions},
    util::OutOfMemory,
};

/// Solves a board with few misplaced pieces: brings the blank to them, sorts them among themselves, and takes the blank back
/// along the same path, which restores every piece moved on the way.
///
/// Pieces that lie close together and belong in each other's cells are sorted at once by an optimal search in a small
/// rectangle. Of pieces far apart, three at a time are first carried together.
///
/// Suboptimal; gives up if too much is wrong. For rectangles without walls.
///
/// Every move of the blank on its way is made on the goal, too, so board and goal differ only in the misplaced pieces. Once
/// these are sorted, moving back restores the true goal on both.
///
/// # Source
///
/// Conjugates of permutation puzzles: a setup sequence, a change, and the setup undone.
pub struct ConjugateRepair {
    space: Space,
    limits: Limits,
    /// `None` if too much is wrong.
    draft: Option<Draft>,
    /// The cells that the blank has left, beginning at its goal.
    trail: Vec<Vertex>,
    local: Option<LocalSearch>,
    /// Steps left before it gives up.
    patience: usize,
    nodes: u64,
    status: Status,
    best: Option<Vec<PathStep>>,
}

/// The search in a small rectangle.
struct LocalSearch {
    method: Bidirectional,
    cells: Vec<Vertex>,
    /// Three of the pieces, to be sorted alone if the search takes too long.
    instead: Option<[Vertex; 3]>,
}

/// First and last row, first and last column.
#[derive(Clone, Copy)]
struct CellRectangle {
    rows: (usize, usize),
    columns: (usize, usize),
}

/// Maximum number of misplaced pieces, if more than the share of all.
const FEW: usize = 6;

/// Cells of a small rectangle, and the node limit of the search in it.
const SMALL: usize = 12;
const LOCAL_NODES: u64 = 200_000;

impl ConjugateRepair {
    /// Shares for a board as given, which other methods solve too, and for one near the goal.
    pub(crate) const OF_ANY: usize = 8;
    pub(crate) const OF_NEAR: usize = 3;

    /// A search of `space`, a full rectangle of at least two rows and columns, with a misplaced piece on at most one in `share`
    /// cells, or a few.
    pub fn new(space: Space, limits: Limits, share: usize) -> Self {
        debug_assert!(space.is_rectangle());
        let solved = space.is_goal(space.start());
        let begun = if solved { None } else { begin(&space, share) };
        let (draft, trail) = begun.map_or((None, Vec::new()), |(draft, trail)| (Some(draft), trail));
        let hopeless = draft.is_none() && !solved;
        Self {
            limits,
            patience: draft.as_ref().map_or(0, |draft| 20 + 4 * wrong(&space, draft).len()),
            draft,
            trail,
            local: None,
            nodes: 1,
            status: match (solved, hopeless) {
                (true, _) => Status::Solved,
                (_, true) => Status::Stopped(Limit::NothingLeft),
                _ => Status::Paused,
            },
            best: solved.then(Vec::new),
            space,
        }
    }

    /// Does one piece of work; returns its cost.
    fn work(&mut self, budget: u64) -> Result<u64, OutOfMemory> {
        let Some(mut draft) = self.draft.take() else { return Ok(1) };
        let cost = self.work_on(&mut draft, budget);
        self.draft = Some(draft);
        self.nodes += *cost.as_ref().unwrap_or(&0);
        cost
    }

    fn work_on(&mut self, draft: &mut Draft, budget: u64) -> Result<u64, OutOfMemory> {
        if let Some(local) = self.local.take() {
            return self.go_on(draft, local, budget);
        }
        let cost = self.space.len() as u64;
        let wrong = wrong(&self.space, draft);
        if wrong.is_empty() {
            while let Some(next) = self.trail.pop() {
                draft.move_blank(&self.space, next);
            }
            self.best = Some(draft.log.clone().finish().0);
            self.status = Status::Solved;
            return Ok(cost);
        }
        if self.patience == 0 {
            self.status = Status::Stopped(Limit::NothingLeft);
            return Ok(cost);
        }
        self.patience -= 1;
        let three = self.three(draft, &wrong);
        if let Some(rectangle) = self.closed(draft, &wrong) {
            self.enter(draft, rectangle, &[], three)?;
        } else if let Some(pieces) = three {
            self.carry_together(draft, pieces)?;
        }
        Ok(cost)
    }

    fn go_on(&mut self, draft: &mut Draft, mut local: LocalSearch, budget: u64) -> Result<u64, OutOfMemory> {
        let before = local.method.stats().nodes;
        let status = local.method.advance(budget);
        let cost = local.method.stats().nodes - before;
        match (status, local.method.solution(), local.instead) {
            (Status::Paused, ..) => self.local = Some(local),
            (Status::Solved, Some(steps), _) => {
                for step in steps {
                    draft.move_blank(&self.space, local.cells[usize::from(step.from)]);
                }
            }
            (_, _, Some(pieces)) => self.carry_together(draft, pieces)?,
            _ => self.status = Status::Stopped(Limit::NothingLeft),
        }
        Ok(cost.max(1))
    }

    /// Moves the blank by one cell, in the goal too.
    fn go(&mut self, draft: &mut Draft, next: Vertex) {
        let left = draft.blank();
        draft.move_blank(&self.space, next);
        move_goal(draft, next);
        if self.trail.last() == Some(&next) {
            self.trail.pop();
        } else {
            self.trail.push(left);
        }
    }

    /// Moves the blank to one of `cells`, around the pieces `kept`.
    fn go_to(&mut self, draft: &mut Draft, kept: &[Vertex], cells: &[Vertex]) -> bool {
        let Some((path, visited)) = place_tile::path_of_blank(&self.space, draft, kept, cells) else {
            return false;
        };
        self.nodes += visited;
        for next in path {
            self.go(draft, next);
        }
        true
    }

    /// The smallest rectangle around the misplaced piece nearest to the blank that can be solved by itself: its
    /// misplaced pieces belong within it, in an even permutation. `None` if it exceeds [`SMALL`].
    fn closed(&self, draft: &Draft, wrong: &[Vertex]) -> Option<CellRectangle> {
        let blank = draft.blank();
        let mut left = wrong.to_vec();
        let away = |cell: &Vertex| self.space.distance(*cell, blank);
        let seed = *left.iter().min_by_key(|cell| away(cell))?;
        let mut rectangle = CellRectangle::around(&self.space, &[seed]);
        let mut next = Some(seed);
        let mut odd = false;
        while let Some(first) = next {
            // The whole cycle of this cell.
            let mut cell = first;
            loop {
                rectangle = rectangle.with(&self.space, cell);
                left.retain(|other| *other != cell);
                cell = draft.goal(draft.piece(cell));
                if cell == first {
                    break;
                }
                odd = !odd;
            }
            if rectangle.widened(&self.space).len() > SMALL {
                return None;
            }
            let wide = rectangle.widened(&self.space);
            next = left.iter().copied().find(|cell| wide.has(&self.space, *cell));
            if next.is_none() && odd {
                next = left.iter().copied().min_by_key(|cell| self.space.distance(*cell, seed));
            }
        }
        (!odd).then(|| rectangle.widened(&self.space))
    }

    /// Three pieces: the first belongs in the cell of the second and, if possible, the second in that of the third.
    fn three(&self, draft: &Draft, wrong: &[Vertex]) -> Option<[Vertex; 3]> {
        let blank = draft.blank();
        let first = *wrong.iter().min_by_key(|cell| self.space.distance(**cell, blank))?;
        let second = draft.goal(draft.piece(first));
        let mut third = draft.goal(draft.piece(second));
        if third == first {
            let others = wrong.iter().copied().filter(|cell| *cell != first && *cell != second);
            third = others.min_by_key(|cell| self.space.distance(*cell, first))?;
        }
        Some([first, second, third].map(|cell| draft.piece(cell)))
    }

    /// Carries three pieces together, and begins to cycle them.
    fn carry_together(&mut self, draft: &mut Draft, pieces: [Vertex; 3]) -> Result<(), OutOfMemory> {
        let size = self.space.size();
        let mut steps = 8 * (size.width() + size.height());
        loop {
            let cells = pieces.map(|piece| draft.cell(piece));
            let rectangle = CellRectangle::around(&self.space, &cells).widened(&self.space);
            if rectangle.len() <= 9 && rectangle.has(&self.space, draft.blank()) {
                return self.begin_local(draft, rectangle, &pieces, None);
            }
            let moved = if rectangle.len() <= 9 {
                self.go_to(draft, &pieces, &rectangle.cells(&self.space))
            } else {
                self.carry(draft, pieces)
            };
            steps -= 1;
            if !moved || steps == 0 {
                self.status = Status::Stopped(Limit::NothingLeft);
                return Ok(());
            }
        }
    }

    /// Carries the farthest of three pieces one cell nearer to the middle one.
    fn carry(&mut self, draft: &mut Draft, pieces: [Vertex; 3]) -> bool {
        let space = &self.space;
        let between = |a: Vertex, b: Vertex| space.distance(draft.cell(a), draft.cell(b));
        let middle = |piece: &Vertex| pieces.iter().map(|other| between(*piece, *other)).sum::<usize>();
        let Some(middle) = pieces.into_iter().min_by_key(middle) else { return false };
        let Some(farthest) = pieces.into_iter().max_by_key(|piece| between(*piece, middle)) else {
            return false;
        };
        let (cell, towards) = (draft.cell(farthest), draft.cell(middle));
        let left = space.distance(cell, towards);
        let nearer =
            |next: &Vertex| space.distance(*next, towards) < left && !pieces.contains(&draft.piece(*next));
        let ahead: Vec<Vertex> = space.graph().neighbours(cell).filter(nearer).collect();
        if !self.go_to(draft, &pieces, &ahead) {
            return false;
        }
        self.go(draft, cell);
        true
    }

    /// Brings the blank into a rectangle or, if it is there, begins the search in it.
    fn enter(
        &mut self,
        draft: &mut Draft,
        rectangle: CellRectangle,
        pieces: &[Vertex],
        instead: Option<[Vertex; 3]>,
    ) -> Result<(), OutOfMemory> {
        if rectangle.has(&self.space, draft.blank()) {
            return self.begin_local(draft, rectangle, pieces, instead);
        }
        // The way there may have moved misplaced pieces: choose again.
        if !self.go_to(draft, &[], &rectangle.cells(&self.space)) {
            self.status = Status::Stopped(Limit::NothingLeft);
        }
        Ok(())
    }

    /// Begins the search in a rectangle: every piece there to its goal or, if `pieces` are named, each of them to the
    /// cell of the next.
    fn begin_local(
        &mut self,
        draft: &Draft,
        rectangle: CellRectangle,
        pieces: &[Vertex],
        instead: Option<[Vertex; 3]>,
    ) -> Result<(), OutOfMemory> {
        let cells = rectangle.cells(&self.space);
        let number = |piece: Vertex| {
            let at = cells
                .iter()
                .filter(|cell| draft.piece(**cell) != draft.mover)
                .position(|cell| draft.piece(*cell) == piece);
            at.map_or(0, |at| at as Vertex + 1)
        };
        let wanted = |cell: Vertex| {
            let there = draft.piece(cell);
            match pieces.iter().position(|piece| *piece == there) {
                Some(at) => pieces[(at + pieces.len() - 1) % pieces.len()],
                None if pieces.is_empty() => draft.wanted(cell),
                None => there,
            }
        };
        let start = cells.iter().map(|cell| number(draft.piece(*cell))).collect();
        let target = cells.iter().map(|cell| Some(number(wanted(*cell)))).collect();
        let part = self.space.part(&cells, start, vec![target]);
        let limits = Limits { nodes: LOCAL_NODES, ..self.limits };
        let method = Bidirectional::new(Box::new(TilePositions::new(part)), limits)?;
        self.local = Some(LocalSearch { method, cells, instead });
        Ok(())
    }
}

/// The start as a draft, with the goal's blank moved to the board's; and the cells it left. `None` if too much is wrong.
fn begin(space: &Space, share: usize) -> Option<(Draft, Vec<Vertex>)> {
    let most = FEW.max(space.len() / share);
    let mut best: Option<(usize, Draft, Vec<Vertex>)> = None;
    for target in 0..space.targets().len() {
        let Some(mut draft) = assign::assign(space, target) else { continue };
        if wrong(space, &draft).len() > most + space.size().width() + space.size().height() {
            continue;
        }
        if draft.odd {
            let open = draft.open(space);
            assign::choose(space, &mut draft, &open);
        }
        for rows_first in [true, false] {
            let mut draft = draft.clone();
            let trail = bring_goal(space, &mut draft, rows_first);
            let count = wrong(space, &draft).len();
            if count <= most && best.as_ref().is_none_or(|(least, ..)| count < *least) {
                best = Some((count, draft, trail));
            }
        }
    }
    best.map(|(_, draft, trail)| (draft, trail))
}

/// Brings the goal's blank to the board's, along rows first or last; returns the cells that it left.
fn bring_goal(space: &Space, draft: &mut Draft, rows_first: bool) -> Vec<Vertex> {
    let mut trail = Vec::new();
    let aim = space.place(draft.blank());
    loop {
        let goal = draft.goal(draft.mover);
        let place = space.place(goal);
        let wanted = |next: &Vertex| {
            let next = space.place(*next);
            let nearer = next.0.abs_diff(aim.0) + next.1.abs_diff(aim.1)
                < place.0.abs_diff(aim.0) + place.1.abs_diff(aim.1);
            let in_row = next.0 == place.0;
            let turn = if rows_first { place.1 == aim.1 } else { place.0 != aim.0 };
            nearer && in_row != turn
        };
        let Some(next) = space.graph().neighbours(goal).find(wanted) else { return trail };
        move_goal(draft, next);
        trail.push(goal);
    }
}

/// Moves the goal's blank by one cell.
fn move_goal(draft: &mut Draft, next: Vertex) {
    draft.exchange_goals(draft.mover, draft.wanted(next));
}

/// The cells of misplaced pieces.
fn wrong(space: &Space, draft: &Draft) -> Vec<Vertex> {
    (0..space.len() as Vertex)
        .filter(|cell| draft.piece(*cell) != draft.mover && draft.goal(draft.piece(*cell)) != *cell)
        .collect()
}

impl CellRectangle {
    fn around(space: &Space, cells: &[Vertex]) -> Self {
        let (row, column) = space.place(cells[0]);
        let one = Self { rows: (row, row), columns: (column, column) };
        cells.iter().fold(one, |rectangle, cell| rectangle.with(space, *cell))
    }

    fn with(self, space: &Space, cell: Vertex) -> Self {
        let (row, column) = space.place(cell);
        Self {
            rows: (self.rows.0.min(row), self.rows.1.max(row)),
            columns: (self.columns.0.min(column), self.columns.1.max(column)),
        }
    }

    /// Grown to at least three rows and columns, where the board has them.
    fn widened(self, space: &Space) -> Self {
        let widen = |(mut first, mut last): (usize, usize), all: usize| {
            while last - first < 2 && last - first + 1 < all {
                if last + 1 < all {
                    last += 1;
                } else {
                    first -= 1;
                }
            }
            (first, last)
        };
        Self {
            rows: widen(self.rows, space.size().height()),
            columns: widen(self.columns, space.size().width()),
        }
    }

    fn len(self) -> usize {
        (self.rows.1 - self.rows.0 + 1) * (self.columns.1 - self.columns.0 + 1)
    }

    fn has(self, space: &Space, cell: Vertex) -> bool {
        let (row, column) = space.place(cell);
        (self.rows.0..=self.rows.1).contains(&row) && (self.columns.0..=self.columns.1).contains(&column)
    }

    fn cells(self, space: &Space) -> Vec<Vertex> {
        (0..space.len() as Vertex).filter(|cell| self.has(space, *cell)).collect()
    }
}

impl Method for ConjugateRepair {
    fn advance(&mut self, budget: u64) -> Status {
        let is_spent = |search: &Self| search.nodes >= search.limits.nodes;
        run_slice(self, budget, |search| &mut search.status, is_spent, Self::work)
    }

    fn stats(&self) -> Stats {
        let local = self.local.as_ref().map_or(0, |local| local.method.stats().bytes);
        let draft = self.draft.as_ref().map_or(0, Draft::bytes);
        Stats { nodes: self.nodes, bytes: local + draft, ..Stats::default() }
    }

    fn solution(&self) -> Option<&[PathStep]> {
        self.best.as_deref()
    }
}
