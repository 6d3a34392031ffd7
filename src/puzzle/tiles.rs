//! Puzzles of one-cell tiles: a start, its goals, and the classes of pieces that the goals distinguish.

use super::{
    BoardOptions, Graph, goal,
    graph::vertex,
    symbol_groups::{self, SymbolGroup, SymbolGroups},
};
use crate::{
    Error,
    board::{Board, Cell, Role},
    error::{ExpectedOption, Source},
};

/// A class of pieces that no goal distinguishes. [`TilePuzzle::BLANK`] is the blanks.
pub type Class = u16;

/// A goal for searches: the class required on each vertex, `None` for a don't-care cell.
pub type Target = Vec<Option<Class>>;

/// A puzzle of one-cell pieces: a start, one or more goals, and the data that searches read.
///
/// Identical tiles, and symbols in one group of `same`, are of one class. All symbols that no goal names on a movable cell form
/// one class too, which makes the space smaller.
///
/// # Invariants
///
/// * Every goal could match the start: same size and walls, no symbol more often.
/// * The start has a blank.
///
/// # Example
///
/// ```
/// use taisou::puzzle::{BoardOptions, TilePuzzle};
///
/// let options = BoardOptions::new().goal("231*");
/// let puzzle = TilePuzzle::read("123*", 2, &options)?;
/// assert!(!puzzle.is_solved());
/// # Ok::<(), taisou::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct TilePuzzle {
    start: Board,
    goals: Vec<Board>,
    /// The symbol groups on the cells of the start and of each goal.
    have: Vec<Option<SymbolGroup>>,
    want: Vec<Vec<Option<SymbolGroup>>>,
    graph: Graph,
    classes: Vec<Class>,
    targets: Vec<Target>,
    /// The goal of each target, the first of equal ones.
    goals_of_targets: Vec<usize>,
    hopeless: (usize, Vec<usize>),
}

impl TilePuzzle {
    /// The class of the blanks.
    pub const BLANK: Class = symbol_groups::BLANK;

    /// Reads a puzzle from the texts of its boards.
    ///
    /// # Errors
    ///
    /// If a text is not a board, the start has no blank, an option has an invalid value, or a goal can never match the start.
    pub fn read(board: &str, width: usize, options: &BoardOptions) -> Result<Self, Error> {
        let start = read_start(board, width, options)?;
        let mut kinds = SymbolGroups::new(&options.same)?;
        let have = kinds.read(&start);
        let (goals, want) = read_goals((&start, &have), width, options, &mut kinds)?;
        Ok(Self::new(start, goals, have, want, kinds.len()))
    }

    pub(super) fn new(
        start: Board,
        goals: Vec<Board>,
        have: Vec<Option<SymbolGroup>>,
        want: Vec<Vec<Option<SymbolGroup>>>,
        kinds: usize,
    ) -> Self {
        let graph = Graph::new(&start);
        let hopeless = |(goal, want): (&Board, &Vec<_>)| hopeless_cells((&have, goal, want), &graph, kinds);
        let wrong: Vec<Vec<usize>> = goals.iter().zip(&want).map(hopeless).collect();
        let possible: Vec<usize> = (0..goals.len()).filter(|goal| wrong[*goal].is_empty()).collect();
        // Groups named by a goal get classes of their own, in the order of first occurrence.
        let mut class_of: Vec<Option<Class>> = vec![None; kinds];
        class_of[usize::from(symbol_groups::BLANK)] = Some(Self::BLANK);
        let mut next = 1;
        let named = |want: &Wanted| -> Vec<SymbolGroup> {
            graph.cells().iter().filter_map(|cell| want[*cell]).collect()
        };
        for kind in possible.iter().flat_map(|goal| named(&want[*goal])) {
            if class_of[usize::from(kind)].is_none() {
                class_of[usize::from(kind)] = Some(vertex(next));
                next += 1;
            }
        }
        let unnamed = vertex(next);
        let class = |kind: SymbolGroup| class_of[usize::from(kind)].unwrap_or(unnamed);
        let classes = graph.cells().iter().filter_map(|cell| have[*cell]).map(class).collect();
        let mut targets: Vec<Target> = Vec::with_capacity(possible.len());
        let mut goals_of_targets = Vec::with_capacity(possible.len());
        for goal in possible {
            let target: Target = graph.cells().iter().map(|cell| want[goal][*cell].map(class)).collect();
            if !targets.contains(&target) {
                targets.push(target);
                goals_of_targets.push(goal);
            }
        }
        let hopeless = wrong.into_iter().enumerate().min_by_key(|(_, wrong)| wrong.len()).unwrap_or_default();
        Self { start, goals, have, want, graph, classes, targets, goals_of_targets, hopeless }
    }

    /// The start.
    #[must_use]
    pub fn start(&self) -> &Board {
        &self.start
    }

    /// The goals, any of which solves the puzzle.
    #[must_use]
    pub fn goals(&self) -> &[Board] {
        &self.goals
    }

    /// The graph of the movable cells.
    #[doc(hidden)]
    #[must_use]
    pub fn graph(&self) -> &Graph {
        &self.graph
    }

    /// The class on each vertex at the start.
    #[doc(hidden)]
    #[must_use]
    pub fn classes(&self) -> &[Class] {
        &self.classes
    }

    pub(super) fn class(&self, vertex: super::Vertex) -> Class {
        self.classes[usize::from(vertex)]
    }

    /// The goals that cells which never change do not refute.
    #[doc(hidden)]
    #[must_use]
    pub fn targets(&self) -> &[Target] {
        &self.targets
    }

    pub(super) fn goals_of_targets(&self) -> &[usize] {
        &self.goals_of_targets
    }

    /// The goal with the fewest cells whose required symbol can never arrive, and those cells; no cells if some goal is left.
    #[doc(hidden)]
    #[must_use]
    pub fn hopeless_cells(&self) -> (usize, &[usize]) {
        (self.hopeless.0, &self.hopeless.1)
    }

    /// Returns `true` if the start satisfies a goal.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        let unmoved: Vec<usize> = (0..self.have.len()).collect();
        self.is_solved_by(&unmoved)
    }

    /// Returns `true` if a goal is satisfied when each cell has the start's content of the cell `from[cell]`.
    pub(super) fn is_solved_by(&self, from: &[usize]) -> bool {
        let satisfied = |want: &Vec<Option<SymbolGroup>>| {
            want.iter().zip(from).all(|(want, from)| want.is_none() || *want == self.have[*from])
        };
        self.want.iter().any(satisfied)
    }

    /// An arrangement that satisfies a goal: for each cell, the cell of its piece at the start. Every piece stays in its part of
    /// the board if possible; pieces that the goal does not name follow in reading order.
    pub(super) fn goal_arrangement(&self) -> Vec<usize> {
        let want = &self.want[self.goals_of_targets.first().copied().unwrap_or(self.hopeless.0)];
        let mut from: Vec<usize> = (0..self.have.len()).collect();
        // Each immovable cell is a part of its own.
        let mut parts = from.clone();
        for (cell, part) in self.graph.cells().iter().zip(self.graph.parts()) {
            parts[*cell] = parts.len() + usize::from(*part);
        }
        let mut free: Vec<bool> = self.have.iter().map(Option::is_some).collect();
        // First the cells that the goal names, then the rest.
        for named in [true, false] {
            for cell in 0..from.len() {
                if self.have[cell].is_none() || want[cell].is_some() != named {
                    continue;
                }
                let fits = |piece: &usize| free[*piece] && (!named || want[cell] == self.have[*piece]);
                let pieces = || (0..from.len()).filter(fits);
                let near = pieces().find(|piece| parts[*piece] == parts[cell]);
                if let Some(piece) = near.or_else(|| pieces().next()) {
                    free[piece] = false;
                    from[cell] = piece;
                }
            }
        }
        from
    }
}

/// The symbol group that a goal requires on each cell: `None` on don't-care cells and walls.
pub(super) type Wanted = Vec<Option<SymbolGroup>>;

/// Reads the goals, or creates the default goal, with the symbol groups on their cells.
pub(super) fn read_goals(
    (start, have): (&Board, &[Option<SymbolGroup>]),
    width: usize,
    options: &BoardOptions,
    kinds: &mut SymbolGroups,
) -> Result<(Vec<Board>, Vec<Wanted>), Error> {
    if options.goals.len().saturating_mul(start.size().cells()) > MAX_GOAL_CELLS {
        return Err(Error::bad_option("goal", ExpectedOption::FewerGoals));
    }
    let blank = options.blank_symbol()?;
    let mut goals = Vec::with_capacity(options.goals.len().max(1));
    let mut want = Vec::with_capacity(options.goals.len().max(1));
    for (index, text) in options.goals.iter().enumerate() {
        let goal = Board::read(text, width, blank.as_ref(), Role::Goal)
            .map_err(|error| Error::Text { from: Source::Goal(index), error })?;
        let wanted = kinds.read(&goal);
        goal::check((start, have), (&goal, text, &wanted), kinds.len())
            .map_err(|mismatch| Error::GoalMismatch { goal: index, mismatch })?;
        goals.push(goal);
        want.push(wanted);
    }
    if goals.is_empty() {
        let goal = goal::default_goal(start);
        want.push(kinds.read(&goal));
        goals.push(goal);
    }
    Ok((goals, want))
}

/// The most cells of all goals together, as searches may compare every position with each.
const MAX_GOAL_CELLS: usize = 1 << 16;

/// Reads the start.
///
/// # Errors
///
/// If the text is not a board or has no blank.
pub fn read_start(board: &str, width: usize, options: &BoardOptions) -> Result<Board, Error> {
    let blank = options.blank_symbol()?;
    let start = Board::read(board, width, blank.as_ref(), Role::Start)
        .map_err(|error| Error::Text { from: Source::Start, error })?;
    if start.blanks().next().is_none() {
        return Err(Error::NoBlank { expected: Board::blank_marks(blank.as_ref()) });
    }
    Ok(start)
}

/// The cells that can never satisfy a goal: they never change and are wrong, or their part of the board has too few pieces of the
/// group.
fn hopeless_cells(
    (have, goal, want): (&[Option<SymbolGroup>], &Board, &[Option<SymbolGroup>]),
    graph: &Graph,
    kinds: usize,
) -> Vec<usize> {
    let mut movable = vec![false; have.len()];
    for cell in graph.cells() {
        movable[*cell] = true;
    }
    let fixed = |cell: usize| !movable[cell] && goal.cells()[cell] != Cell::Any;
    let mut wrong: Vec<bool> = (0..have.len()).map(|cell| fixed(cell) && have[cell] != want[cell]).collect();
    let parts = graph.parts().iter().max().map_or(0, |last| usize::from(*last) + 1);
    let mut spare = vec![0usize; parts * kinds];
    let slot = |part: u16, kind: SymbolGroup| usize::from(part) * kinds + usize::from(kind);
    for (cell, part) in graph.cells().iter().zip(graph.parts()) {
        if let Some(kind) = have[*cell] {
            spare[slot(*part, kind)] += 1;
        }
    }
    for (cell, part) in graph.cells().iter().zip(graph.parts()) {
        if let Some(kind) = want[*cell] {
            match &mut spare[slot(*part, kind)] {
                0 => wrong[*cell] = true,
                left => *left -= 1,
            }
        }
    }
    (0..have.len()).filter(|cell| wrong[*cell]).collect()
}
