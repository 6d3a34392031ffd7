//! Rows and columns, for bounds that count vertical and horizontal moves separately.

use crate::{
    board::Direction,
    puzzle::{Graph, Target, TileMetric, TilePuzzle, Vertex},
    states::Space,
};

/// The direction of a shift: along a column or along a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Axis {
    Vertical,
    Horizontal,
}

impl Axis {
    pub const BOTH: [Self; 2] = [Self::Vertical, Self::Horizontal];

    fn directions(self) -> [Direction; 2] {
        match self {
            Self::Vertical => [Direction::Down, Direction::Up],
            Self::Horizontal => [Direction::Right, Direction::Left],
        }
    }

    pub fn neighbours(self, graph: &Graph, vertex: Vertex) -> impl Iterator<Item = Vertex> {
        self.directions().into_iter().filter_map(move |direction| graph.neighbour(vertex, direction))
    }

    /// The row of a vertex for the vertical axis, its column for the horizontal one.
    pub fn line(self, space: &Space, vertex: Vertex) -> usize {
        let (row, column) = space.place(vertex);
        match self {
            Self::Vertical => row,
            Self::Horizontal => column,
        }
    }

    pub fn lines(self, space: &Space) -> Vec<u16> {
        (0..).take(space.len()).map(|vertex| self.line(space, vertex) as u16).collect()
    }

    /// The maximal runs of neighbours along this axis, each in order. Walls end them.
    pub fn runs(self, graph: &Graph) -> Vec<Vec<Vertex>> {
        let [forward, backward] = self.directions();
        let begins = (0..).take(graph.len()).filter(|vertex| graph.neighbour(*vertex, backward).is_none());
        begins
            .map(|begin| {
                std::iter::successors(Some(begin), |vertex| graph.neighbour(*vertex, forward)).collect()
            })
            .collect()
    }

    /// The maximum number of tiles that one move shifts along this axis, at least 1: by lines, all vertices of a run
    /// but the blank's.
    pub fn longest_push(self, space: &Space) -> u32 {
        match space.metric() {
            TileMetric::Line => {
                let longest = self.runs(space.graph()).iter().map(Vec::len).max().unwrap_or(0);
                longest.saturating_sub(1).max(1) as u32
            }
            TileMetric::Step => 1,
        }
    }
}

/// The goal vertices of each class of tiles in `target`; none for blanks.
pub fn homes(target: &Target, classes: usize) -> Vec<Vec<Vertex>> {
    let mut homes = vec![Vec::new(); classes];
    for (vertex, wanted) in (0..).zip(target) {
        if let Some(class) = wanted.filter(|class| *class != TilePuzzle::BLANK) {
            homes[usize::from(class)].push(vertex);
        }
    }
    homes
}
