//! The state space of a tile puzzle, as heuristics and searches read it.

use std::ops::Range;

use crate::{
    board::Size,
    puzzle::{Class, Graph, Target, TileMetric, TilePuzzle, Vertex},
    util::multinomial,
};

/// The graph, the pieces, the goals and the metric of a tile puzzle.
#[derive(Clone, Debug)]
pub struct Space {
    size: Size,
    graph: Graph,
    metric: TileMetric,
    start: Vec<Class>,
    targets: Vec<Target>,
    common: Class,
    /// The places of each listed class, in ascending order of classes.
    groups: Vec<Range<usize>>,
    /// The class of each place, and the places of that class.
    listed: Vec<(Class, Range<usize>)>,
}

impl Space {
    /// The space of a puzzle.
    #[must_use]
    pub fn new(puzzle: &TilePuzzle, metric: TileMetric) -> Self {
        let (graph, start) = (puzzle.graph().clone(), puzzle.classes().to_vec());
        Self::of(puzzle.start().size(), graph, metric, start, puzzle.targets().to_vec())
    }

    /// The subspace of the vertices `kept`, given in ascending order, while all other pieces stay.
    pub(crate) fn part(&self, kept: &[Vertex], start: Vec<Class>, targets: Vec<Target>) -> Self {
        Self::of(self.size, self.graph.of(kept), self.metric, start, targets)
    }

    fn of(size: Size, graph: Graph, metric: TileMetric, start: Vec<Class>, targets: Vec<Target>) -> Self {
        let count = usize::from(start.iter().copied().max().unwrap_or(0)) + 1;
        let mut pieces = vec![0usize; count];
        for class in &start {
            pieces[usize::from(*class)] += 1;
        }
        let common = (0..count).max_by_key(|class| pieces[*class]).unwrap_or(0);
        let mut groups = Vec::new();
        let mut listed = Vec::new();
        for class in (0..count).filter(|class| *class != common && pieces[*class] > 0) {
            let places = listed.len()..listed.len() + pieces[class];
            listed.extend(std::iter::repeat_n((class as Class, places.clone()), pieces[class]));
            groups.push(places);
        }
        Self { size, graph, metric, start, targets, common: common as Class, groups, listed }
    }

    /// The number of vertices.
    #[must_use]
    pub fn len(&self) -> usize {
        self.graph.len()
    }

    /// Returns `true` if there are no vertices.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns `true` for a full rectangle of at least two rows and columns. Then vertices are cells.
    pub(crate) fn is_rectangle(&self) -> bool {
        self.len() == self.size.cells() && self.size.width() > 1 && self.size.height() > 1
    }

    pub(crate) fn graph(&self) -> &Graph {
        &self.graph
    }

    pub(crate) fn size(&self) -> Size {
        self.size
    }

    /// The number of pieces of each class.
    pub(crate) fn copies(&self) -> Vec<usize> {
        let count = self.start.iter().max().map_or(0, |last| usize::from(*last) + 1);
        let mut copies = vec![0; count];
        for class in &self.start {
            copies[usize::from(*class)] += 1;
        }
        copies
    }

    /// The metric.
    #[must_use]
    pub fn metric(&self) -> TileMetric {
        self.metric
    }

    /// The class on each vertex at the start.
    pub(crate) fn start(&self) -> &[Class] {
        &self.start
    }

    /// The goals.
    #[must_use]
    pub fn targets(&self) -> &[Target] {
        &self.targets
    }

    /// The most common class, whose pieces are not listed.
    pub(crate) fn common(&self) -> Class {
        self.common
    }

    pub(crate) fn groups(&self) -> &[Range<usize>] {
        &self.groups
    }

    /// The number of listed pieces.
    pub(crate) fn places(&self) -> usize {
        self.listed.len()
    }

    /// The class of each place.
    #[inline]
    pub(crate) fn listed(&self) -> impl ExactSizeIterator<Item = Class> {
        self.listed.iter().map(|(class, _)| *class)
    }

    /// The places of the class that `place` belongs to.
    #[inline]
    pub(crate) fn group_of(&self, place: usize) -> Range<usize> {
        self.listed[place].1.clone()
    }

    /// The places of the blanks, unless they are the common class.
    pub(crate) fn blanks(&self) -> Option<Range<usize>> {
        // Blanks are the first class.
        self.groups.first().filter(|_| self.common != TilePuzzle::BLANK).cloned()
    }

    /// Returns `true` if `classes` satisfy a goal.
    #[inline]
    pub(crate) fn is_goal(&self, classes: &[Class]) -> bool {
        self.targets.iter().any(|target| {
            classes.iter().zip(target).all(|(class, wanted)| wanted.is_none_or(|wanted| wanted == *class))
        })
    }

    /// The fewest vertices that differ from a goal, if they are fewer than `least`.
    pub(crate) fn wrong_below(&self, classes: &[Class], least: u32) -> Option<u32> {
        let mut best = None;
        for target in &self.targets {
            let most = best.unwrap_or(least);
            let mut wrong = 0;
            for (class, wanted) in classes.iter().zip(target) {
                wrong += u32::from(wanted.is_some_and(|wanted| wanted != *class));
                if wrong >= most {
                    break;
                }
            }
            if wrong < most {
                best = Some(wrong);
            }
        }
        best
    }

    /// The cost of an expansion, in nodes of a slice's budget: grows with the goals to compare with.
    pub(crate) fn cost_of_goals(&self) -> u64 {
        1 + (self.targets.len() * self.len()) as u64 / 256
    }

    /// The number of arrangements of the pieces, reachable or not; `None` if it exceeds `u64`.
    pub fn arrangements(&self) -> Option<u64> {
        multinomial(self.len(), self.groups.iter().map(Range::len))
    }

    /// The Manhattan distance of two vertices.
    pub(crate) fn distance(&self, a: Vertex, b: Vertex) -> usize {
        let (a, b) = (self.place(a), self.place(b));
        a.0.abs_diff(b.0) + a.1.abs_diff(b.1)
    }

    /// The colour of a vertex: (row + column) modulo 2.
    pub(crate) fn colour(&self, vertex: Vertex) -> usize {
        let (row, column) = self.place(vertex);
        (row + column) % 2
    }

    pub(crate) fn place(&self, vertex: Vertex) -> (usize, usize) {
        let cell = self.graph.cells()[usize::from(vertex)];
        (self.size.row(cell), self.size.column(cell))
    }

    /// The number of positions of each goal; `None` if it exceeds `u64`.
    fn positions_of_goals(&self) -> impl Iterator<Item = Option<u64>> {
        self.targets.iter().map(|target| {
            let rest = self.left_over(target);
            multinomial(rest.len(), rest.chunk_by(|a, b| a == b).map(<[Class]>::len))
        })
    }

    /// The number of goal positions, counted goal by goal; `None` if it exceeds `u64`.
    #[must_use]
    pub fn goal_positions(&self) -> Option<u64> {
        self.positions_of_goals().try_fold(0u64, |sum, positions| sum.checked_add(positions?))
    }

    /// The number of positions of the most open goal.
    pub(crate) fn largest_goal(&self) -> u64 {
        self.positions_of_goals().map(|positions| positions.unwrap_or(u64::MAX)).max().unwrap_or(0)
    }

    /// The pieces that `target` does not name, in ascending order.
    pub(crate) fn left_over(&self, target: &Target) -> Vec<Class> {
        let mut counts = self.copies();
        for class in target.iter().flatten() {
            counts[usize::from(*class)] -= 1;
        }
        let copies = |(class, count): (usize, &usize)| std::iter::repeat_n(class as Class, *count);
        counts.iter().enumerate().flat_map(copies).collect()
    }
}
