//! Orders in which rows and columns can be filled, and the region left after each.

use std::ops::Range;

use crate::{board::Size, puzzle::Vertex, search::StageKind};

/// The unfinished part of the board: a rectangle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Region {
    rows: Range<usize>,
    columns: Range<usize>,
}

/// A row or column at an edge of a region, and the region without it.
#[derive(Clone, Debug)]
pub struct Line {
    pub kind: StageKind,
    /// Number of the row or column on the board, from 1.
    pub number: usize,
    /// Its cells in the order of filling.
    pub cells: Vec<Vertex>,
    pub remaining: Region,
}

impl Region {
    pub fn new(size: Size) -> Self {
        Self { rows: 0..size.height(), columns: 0..size.width() }
    }

    /// Returns `true` if the region is small enough for a search: at most 2x4, 4x2 or 3x3.
    pub fn is_rest(&self) -> bool {
        let (height, width) = (self.rows.len(), self.columns.len());
        let (short, long) = (height.min(width), height.max(width));
        short <= 3 && long <= 4 && short * long <= 9
    }

    /// Its cells in reading order.
    pub fn cells(&self, size: Size) -> Vec<Vertex> {
        let mut cells = Vec::with_capacity(self.rows.len() * self.columns.len());
        for row in self.rows.clone() {
            cells.extend(self.columns.clone().map(|column| (row * size.width() + column) as Vertex));
        }
        cells
    }

    /// The part within `reach` rows and columns of `cell`.
    pub fn around(&self, size: Size, cell: Vertex, reach: usize) -> Self {
        let near = |range: &Range<usize>, at: usize| {
            range.start.max(at.saturating_sub(reach))..range.end.min(at + reach + 1)
        };
        let cell = usize::from(cell);
        Self { rows: near(&self.rows, size.row(cell)), columns: near(&self.columns, size.column(cell)) }
    }

    /// The rows and columns at its edges that can come next, each filled from either end. Excludes those with the cell
    /// `keep`, where the blank must end, and leaves at least two rows and columns. A line across the longer side, far
    /// from `keep`, comes first.
    pub fn lines(&self, size: Size, keep: Vertex) -> Vec<Line> {
        let keep = usize::from(keep);
        let mut kinds = [StageKind::Row, StageKind::Column];
        if self.rows.len() < self.columns.len() {
            kinds.reverse();
        }
        let mut lines = Vec::new();
        for kind in kinds {
            let (range, keep) = match kind {
                StageKind::Row => (&self.rows, size.row(keep)),
                _ => (&self.columns, size.column(keep)),
            };
            let (first, last) = (range.start, range.end - 1);
            let mut edges = [first, last];
            if last - keep > keep - first {
                edges.reverse();
            }
            for edge in edges.into_iter().filter(|edge| *edge != keep && range.len() > 2) {
                let rest = if edge == first { first + 1..last + 1 } else { first..last };
                let (mut line, mut others) = (self.clone(), self.clone());
                if kind == StageKind::Row {
                    (line.rows, others.rows) = (edge..edge + 1, rest);
                } else {
                    (line.columns, others.columns) = (edge..edge + 1, rest);
                }
                let mut cells = line.cells(size);
                for _ in 0..2 {
                    lines.push(Line {
                        kind,
                        number: edge + 1,
                        cells: cells.clone(),
                        remaining: others.clone(),
                    });
                    cells.reverse();
                }
            }
        }
        lines
    }
}
