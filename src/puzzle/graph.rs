//! The graph of the cells whose contents can move. Searches use its vertices, not cells.

use crate::board::{Board, Cell, Direction};

/// A cell whose content can move, numbered from 0 in reading order among such cells.
pub type Vertex = u16;

/// The graph of neighbouring cells whose contents can move: every connected part of the board that holds a blank. All other
/// cells never change.
#[derive(Clone, Debug)]
pub struct Graph {
    /// The cell of each vertex.
    cells: Vec<usize>,
    /// The neighbour of each vertex in each direction, or `NONE`.
    next: Vec<[Vertex; 4]>,
    /// The connected part of each vertex, from 0.
    parts: Vec<u16>,
}

const NONE: Vertex = Vertex::MAX;

impl Graph {
    pub(super) fn new(board: &Board) -> Self {
        let size = board.size();
        let part_of = parts(board);
        let cells: Vec<usize> = (0..size.cells()).filter(|cell| part_of[*cell].is_some()).collect();
        let vertex_of = |cell: usize| cells.binary_search(&cell).ok().map(vertex);
        let next = cells
            .iter()
            .map(|cell| {
                Direction::ALL
                    .map(|direction| size.neighbour(*cell, direction).and_then(vertex_of).unwrap_or(NONE))
            })
            .collect();
        let parts = cells.iter().filter_map(|cell| part_of[*cell]).collect();
        Self { cells, next, parts }
    }

    /// The subgraph of some vertices, in ascending order, as one part.
    pub(crate) fn of(&self, kept: &[Vertex]) -> Self {
        let number = |old: Vertex| kept.binary_search(&old).map_or(NONE, vertex);
        Self {
            cells: kept.iter().map(|old| self.cells[usize::from(*old)]).collect(),
            next: kept.iter().map(|old| self.next[usize::from(*old)].map(number)).collect(),
            parts: vec![0; kept.len()],
        }
    }

    pub fn len(&self) -> usize {
        self.cells.len()
    }

    /// The cell of each vertex, in reading order.
    pub fn cells(&self) -> &[usize] {
        &self.cells
    }

    #[inline]
    pub fn neighbour(&self, vertex: Vertex, direction: Direction) -> Option<Vertex> {
        let next = self.next[usize::from(vertex)][direction as usize];
        (next != NONE).then_some(next)
    }

    pub fn neighbours(&self, vertex: Vertex) -> impl Iterator<Item = Vertex> {
        self.next[usize::from(vertex)].iter().copied().filter(|next| *next != NONE)
    }

    pub fn parts(&self) -> &[u16] {
        &self.parts
    }
}

#[allow(clippy::cast_possible_truncation, reason = "boards have at most 1024 cells")]
pub(super) fn vertex(index: usize) -> Vertex {
    index as Vertex
}

/// The vertices with these contents, ascending.
pub(crate) fn vertices_of<T: PartialEq>(contents: &[T], wanted: T) -> impl Iterator<Item = Vertex> {
    (0..).zip(contents).filter(move |(_, content)| **content == wanted).map(|(vertex, _)| vertex)
}

/// The part of every cell that is connected to a blank; parts count from 0 in the order of their blanks.
fn parts(board: &Board) -> Vec<Option<u16>> {
    let size = board.size();
    let mut part_of = vec![None; size.cells()];
    let mut count = 0;
    for blank in board.blanks() {
        if part_of[blank].is_some() {
            continue;
        }
        let mut open = vec![blank];
        part_of[blank] = Some(count);
        while let Some(cell) = open.pop() {
            for direction in Direction::ALL {
                let next = size.neighbour(cell, direction);
                if let Some(next) =
                    next.filter(|next| part_of[*next].is_none() && board.cells()[*next] != Cell::Wall)
                {
                    part_of[next] = Some(count);
                    open.push(next);
                }
            }
        }
        count += 1;
    }
    part_of
}
