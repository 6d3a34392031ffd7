use std::collections::{HashMap, HashSet};

use super::{BoardOptions, Graph, goal};
use crate::{
    Error,
    board::{Board, Cell, Role, Symbol},
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
    alike: goal::Alike,
    graph: Graph,
    classes: Vec<Class>,
    targets: Vec<Target>,
    hopeless: Vec<usize>,
}

impl TilePuzzle {
    /// The class of the blanks.
    pub const BLANK: Class = 0;

    /// Reads a puzzle from the texts of its boards.
    ///
    /// # Errors
    ///
    /// When a text is no board, the start has no blank, an option has an impossible value, or a goal can
    /// never match the start.
    pub fn read(board: &str, width: usize, options: &BoardOptions) -> Result<Self, Error> {
        let start = read_start(board, width, options)?;
        let blank = options.blank()?;
        let alike = goal::Alike::new(&options.same)?;
        let mut goals = Vec::with_capacity(options.goals.len().max(1));
        for (index, text) in options.goals.iter().enumerate() {
            let goal = Board::read(text, width, blank.as_ref(), Role::Goal)
                .map_err(|error| Error::Text { from: Source::Goal(index), error })?;
            goal::check(&start, &goal, &alike)
                .map_err(|mismatch| Error::GoalMismatch { goal: index, mismatch })?;
            goals.push(goal);
        }
        if goals.is_empty() {
            goals.push(goal::default_goal(&start));
        }
        Ok(Self::new(start, goals, alike))
    }

    fn new(start: Board, goals: Vec<Board>, alike: goal::Alike) -> Self {
        let graph = Graph::new(&start);
        let wrong: Vec<_> = goals.iter().map(|goal| wrong_for_ever(&start, goal, &alike, &graph)).collect();
        let possible =
            || goals.iter().zip(&wrong).filter(|(_, wrong)| wrong.is_empty()).map(|(goal, _)| goal);

        let kinds = |board: &'_ Board| -> Vec<Cell> {
            graph.cells().iter().map(|cell| board.cells()[*cell].clone()).collect()
        };
        let mut class_of: HashMap<Symbol, Class> = HashMap::new();
        for cell in possible().flat_map(kinds) {
            if let Cell::Tile(symbol) = &cell {
                let next = super::graph::vertex(class_of.len() + 1);
                class_of.entry(alike.of(symbol).clone()).or_insert(next);
            }
        }
        let unnamed = super::graph::vertex(class_of.len() + 1);
        let class = |cell: &Cell| match alike.kind(cell) {
            Some(symbol) => class_of.get(symbol).copied().unwrap_or(unnamed),
            None => Self::BLANK,
        };
        let classes = kinds(&start).iter().map(class).collect();
        let target =
            |goal: &Board| kinds(goal).iter().map(|cell| (*cell != Cell::Any).then(|| class(cell))).collect();
        let targets = possible().map(target).collect();
        let hopeless = wrong.into_iter().min_by_key(Vec::len).unwrap_or_default();
        Self { start, goals, alike, graph, classes, targets, hopeless }
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
        self.goals.iter().any(|goal| {
            self.start.cells().iter().zip(goal.cells()).all(|(cell, goal)| self.alike.satisfies(cell, goal))
        })
    }

    /// A board on which the first goal is reached: what it names, the start's other pieces in reading order
    /// elsewhere.
    pub(super) fn completed_goal(&self) -> Board {
        let goal = &self.goals[0];
        let mut cells = goal.cells().to_vec();
        let mut pool: Vec<&Cell> = self.start.cells().iter().filter(|cell| **cell != Cell::Wall).collect();
        // Twice: exactly the symbol that is named where the start has it, then others of its group.
        let mut open: Vec<usize> = Vec::new();
        for at in (0..cells.len()).filter(|at| !matches!(cells[*at], Cell::Any | Cell::Wall)) {
            match pool.iter().position(|cell| **cell == cells[at]) {
                Some(found) => drop(pool.remove(found)),
                None => open.push(at),
            }
        }
        for at in open {
            let found = pool.iter().position(|cell| self.alike.satisfies(cell, &cells[at]));
            cells[at] = pool.remove(found.expect("no goal names more pieces than there are")).clone();
        }
        let mut rest = pool.into_iter();
        for (at, cell) in cells.iter_mut().enumerate().filter(|(_, cell)| **cell == Cell::Any) {
            *cell = match &self.start.cells()[at] {
                Cell::Wall => Cell::Wall,
                _ => rest.next().expect("any-cells stand for the pieces that are left").clone(),
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

/// The cells on which `goal` wants what can never come there: they never change and are not right, or
/// their part of the board has too few of the symbol.
fn wrong_for_ever(start: &Board, goal: &Board, alike: &goal::Alike, graph: &Graph) -> Vec<usize> {
    let movable: HashSet<usize> = graph.cells().iter().copied().collect();
    let mut wrong: Vec<usize> = (0..start.size().cells())
        .filter(|cell| !movable.contains(cell))
        .filter(|cell| !alike.satisfies(&start.cells()[*cell], &goal.cells()[*cell]))
        .collect();
    let mut spare: HashMap<(u16, Option<&Symbol>), usize> = HashMap::new();
    for (cell, part) in graph.cells().iter().zip(graph.parts()) {
        *spare.entry((*part, alike.kind(&start.cells()[*cell]))).or_default() += 1;
    }
    for (cell, part) in graph.cells().iter().zip(graph.parts()) {
        let wanted = &goal.cells()[*cell];
        if *wanted != Cell::Any {
            match spare.get_mut(&(*part, alike.kind(wanted))) {
                Some(left) if *left > 0 => *left -= 1,
                _ => wrong.push(*cell),
            }
        }
    }
    wrong
}
