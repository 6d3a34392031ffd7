use super::{
    BoardOptions, Graph, goal,
    graph::vertex,
    kinds::{self, Kind, Kinds},
};
use crate::{
    Error,
    board::{Board, Cell, Role},
    error::Source,
};

/// Pieces that no goal tells apart. [`TilePuzzle::BLANK`] is the blanks.
pub type Class = u16;

/// A goal as searches see it: the class wanted on each vertex, `None` for an any-cell.
pub type Target = Vec<Option<Class>>;

/// A puzzle of one-cell pieces: a start, one or more goals, and what searches need to know of them.
///
/// Look-alikes, and symbols that are in one group of `same`, are of one class. So are all symbols that
/// no goal names: which of them lies where does not matter, and the space of positions is as much smaller.
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
/// let options = BoardOptions { goals: vec!["231*".into()], ..Default::default() };
/// let puzzle = TilePuzzle::read("123*", 2, &options)?;
/// assert_eq!(puzzle.graph().len(), 4);
/// assert!(!puzzle.is_solved());
/// # Ok::<(), taisou::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct TilePuzzle {
    start: Board,
    goals: Vec<Board>,
    /// The kinds on the cells of the start and of each goal.
    have: Vec<Option<Kind>>,
    want: Vec<Vec<Option<Kind>>>,
    graph: Graph,
    classes: Vec<Class>,
    targets: Vec<Target>,
    hopeless: Vec<usize>,
}

impl TilePuzzle {
    /// The class of the blanks.
    pub const BLANK: Class = kinds::BLANK;

    /// Reads a puzzle from the texts of its boards.
    ///
    /// # Errors
    ///
    /// When a text is no board, the start has no blank, an option has an impossible value, or a goal can
    /// never match the start.
    pub fn read(board: &str, width: usize, options: &BoardOptions) -> Result<Self, Error> {
        let start = read_start(board, width, options)?;
        let blank = options.blank()?;
        let mut kinds = Kinds::new(&options.same)?;
        let have = kinds.read(&start);
        let mut goals = Vec::with_capacity(options.goals.len().max(1));
        let mut want = Vec::with_capacity(options.goals.len().max(1));
        for (index, text) in options.goals.iter().enumerate() {
            let goal = Board::read(text, width, blank.as_ref(), Role::Goal)
                .map_err(|error| Error::Text { from: Source::Goal(index), error })?;
            let wanted = kinds.read(&goal);
            goal::check((&start, &have), (&goal, &wanted), kinds.len())
                .map_err(|mismatch| Error::GoalMismatch { goal: index, mismatch })?;
            goals.push(goal);
            want.push(wanted);
        }
        if goals.is_empty() {
            let goal = goal::default_goal(&start);
            want.push(kinds.read(&goal));
            goals.push(goal);
        }
        Ok(Self::new(start, goals, have, want, kinds.len()))
    }

    fn new(
        start: Board,
        goals: Vec<Board>,
        have: Vec<Option<Kind>>,
        want: Vec<Vec<Option<Kind>>>,
        kinds: usize,
    ) -> Self {
        let graph = Graph::new(&start);
        let hopeless = |(goal, want): (&Board, &Vec<_>)| wrong_for_ever((&have, goal, want), &graph, kinds);
        let wrong: Vec<Vec<usize>> = goals.iter().zip(&want).map(hopeless).collect();
        let possible: Vec<&Vec<Option<Kind>>> =
            want.iter().zip(&wrong).filter(|(_, wrong)| wrong.is_empty()).map(|(want, _)| want).collect();
        // Kinds that some goal names get classes of their own, in the order in which they are named.
        let mut class_of: Vec<Option<Class>> = vec![None; kinds];
        class_of[usize::from(kinds::BLANK)] = Some(Self::BLANK);
        let mut next = 1;
        for kind in possible.iter().flat_map(|want| graph.cells().iter().filter_map(|cell| want[*cell])) {
            if class_of[usize::from(kind)].is_none() {
                class_of[usize::from(kind)] = Some(vertex(next));
                next += 1;
            }
        }
        let unnamed = vertex(next);
        let class = |kind: Kind| class_of[usize::from(kind)].unwrap_or(unnamed);
        let classes = graph.cells().iter().filter_map(|cell| have[*cell]).map(class).collect();
        let target = |want: &&Vec<Option<Kind>>| {
            graph.cells().iter().map(|cell| want[*cell].map(class)).collect::<Target>()
        };
        let targets = possible.iter().map(target).collect();
        let hopeless = wrong.into_iter().min_by_key(Vec::len).unwrap_or_default();
        Self { start, goals, have, want, graph, classes, targets, hopeless }
    }

    /// The board to play from.
    #[must_use]
    pub fn start(&self) -> &Board {
        &self.start
    }

    /// The goals, of which any will do.
    #[must_use]
    pub fn goals(&self) -> &[Board] {
        &self.goals
    }

    /// The cells that something can move on.
    #[must_use]
    pub fn graph(&self) -> &Graph {
        &self.graph
    }

    /// The class of what lies on each vertex of the start.
    #[must_use]
    pub fn classes(&self) -> &[Class] {
        &self.classes
    }

    /// The class of what lies on `vertex` at the start.
    pub(super) fn class(&self, vertex: super::Vertex) -> Class {
        self.classes[usize::from(vertex)]
    }

    /// The goals that are not refuted by cells that never change.
    #[must_use]
    pub fn targets(&self) -> &[Target] {
        &self.targets
    }

    /// When no goal is left, because symbols are wanted where none can ever come: those cells, for the
    /// goal with the fewest. Empty otherwise.
    #[must_use]
    pub fn hopeless_cells(&self) -> &[usize] {
        &self.hopeless
    }

    /// Whether the start is a goal already.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        let satisfied = |want: &Vec<Option<Kind>>| {
            want.iter().zip(&self.have).all(|(want, have)| want.is_none() || want == have)
        };
        self.want.iter().any(satisfied)
    }

    /// A board on which the first goal is reached: what it names, the start's other pieces in reading order
    /// elsewhere.
    pub(super) fn completed_goal(&self) -> Board {
        let mut cells = self.goals[0].cells().to_vec();
        let want = &self.want[0];
        // The cells of the start whose pieces are still to be put down.
        let mut pool: Vec<usize> = (0..cells.len()).filter(|at| self.have[*at].is_some()).collect();
        let named: Vec<usize> = (0..cells.len()).filter(|at| want[*at].is_some()).collect();
        // Twice: exactly the symbol that is named where the start has it, then others of its kind.
        let mut open = Vec::new();
        for at in named {
            match pool.iter().position(|from| self.start.cells()[*from] == cells[at]) {
                Some(found) => drop(pool.remove(found)),
                None => open.push(at),
            }
        }
        for at in open {
            let found = pool.iter().position(|from| self.have[*from] == want[at]);
            let from = pool.remove(found.expect("no goal names more pieces than there are"));
            cells[at] = self.start.cells()[from].clone();
        }
        let mut rest = pool.into_iter();
        for (at, cell) in cells.iter_mut().enumerate().filter(|(_, cell)| **cell == Cell::Any) {
            *cell = if self.have[at].is_some() {
                let from = rest.next().expect("any-cells stand for the pieces that are left");
                self.start.cells()[from].clone()
            } else {
                Cell::Wall
            };
        }
        self.start.with_cells(cells)
    }
}

/// Reads the board to play from.
///
/// # Errors
///
/// When the text is no board or has no blank.
pub fn read_start(board: &str, width: usize, options: &BoardOptions) -> Result<Board, Error> {
    let blank = options.blank()?;
    let start = Board::read(board, width, blank.as_ref(), Role::Start)
        .map_err(|error| Error::Text { from: Source::Start, error })?;
    if start.blanks().next().is_none() {
        return Err(Error::NoBlank { expected: Board::blank_marks(blank.as_ref()) });
    }
    Ok(start)
}

/// The cells on which a goal wants what can never come there: they never change and are not right, or their
/// part of the board has too few of the kind.
fn wrong_for_ever(
    (have, goal, want): (&[Option<Kind>], &Board, &[Option<Kind>]),
    graph: &Graph,
    kinds: usize,
) -> Vec<usize> {
    let mut movable = vec![false; have.len()];
    for cell in graph.cells() {
        movable[*cell] = true;
    }
    let fixed = |cell: &usize| !movable[*cell] && goal.cells()[*cell] != Cell::Any;
    let mut wrong: Vec<usize> =
        (0..have.len()).filter(fixed).filter(|cell| have[*cell] != want[*cell]).collect();
    let parts = graph.parts().iter().max().map_or(0, |last| usize::from(*last) + 1);
    let mut spare = vec![0usize; parts * kinds];
    let slot = |part: u16, kind: Kind| usize::from(part) * kinds + usize::from(kind);
    for (cell, part) in graph.cells().iter().zip(graph.parts()) {
        if let Some(kind) = have[*cell] {
            spare[slot(*part, kind)] += 1;
        }
    }
    for (cell, part) in graph.cells().iter().zip(graph.parts()) {
        if let Some(kind) = want[*cell] {
            match &mut spare[slot(*part, kind)] {
                0 => wrong.push(*cell),
                left => *left -= 1,
            }
        }
    }
    wrong
}
