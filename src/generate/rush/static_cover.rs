//! [`StaticCover`]: cells that some piece covers in every layout that can be reached, found without searching.

use super::{
    frame::{Cells, FrameLine, RushFrame, RushLayout, nibble, transposed, upright},
    line_table::MAX_CELLS,
};

/// The cells that pieces cover always, as far as a fixed point of lines against each other tells: a line covers the cells that
/// all arrangements have in common which avoid the cells covered by crossing lines.
#[derive(Clone, Copy, Debug)]
pub struct StaticCover {
    /// Walls and cells of the rows, with rows and columns exchanged: byte `c` has the obstacles of column `c`.
    by_rows: Cells,
    /// Walls and cells of the columns: byte `r` has the obstacles of row `r`.
    by_columns: Cells,
}

/// The cells that the pieces of each line can visit, and the lines that may hinder the target.
struct Linked {
    rows: [u8; MAX_CELLS],
    columns: [u8; MAX_CELLS],
}

impl StaticCover {
    pub fn new(frame: &RushFrame, layout: &RushLayout) -> Self {
        let walls = transposed(frame.walls);
        let mut cover = Self { by_rows: walls, by_columns: frame.walls };
        loop {
            let mut next = Self { by_rows: walls, by_columns: frame.walls };
            for row in 0..frame.height {
                let (group, arrangement) = layout.line(FrameLine::Row(row));
                let always = frame.row_table.always(group, cover.row(row), arrangement);
                next.by_rows |= upright(always) << row;
            }
            for column in 0..frame.width {
                let (group, arrangement) = layout.line(FrameLine::Column(column));
                let always = frame.column_table.always(group, next.column(column), arrangement);
                next.by_columns |= upright(always) << column;
            }
            if (next.by_rows, next.by_columns) == (cover.by_rows, cover.by_columns) {
                return cover;
            }
            cover = next;
        }
    }

    #[inline]
    fn row(&self, row: usize) -> u8 {
        (self.by_columns >> (8 * row)) as u8
    }

    #[inline]
    fn column(&self, column: usize) -> u8 {
        (self.by_rows >> (8 * column)) as u8
    }

    /// Returns whether the way of the target is never free, so that there is no solution.
    pub fn blocks_target(&self, frame: &RushFrame, layout: &RushLayout) -> bool {
        self.row(frame.target) >> nibble(layout.rows, frame.target) != 0
    }

    /// Returns whether some piece is needless because no piece that may hinder the target comes near it. `self` is the cover of the layout.
    pub fn has_bystander(&self, frame: &RushFrame, layout: &RushLayout) -> bool {
        let lines = (0..frame.height).map(FrameLine::Row).chain((0..frame.width).map(FrameLine::Column));
        for line in lines.filter(|line| *line != FrameLine::Row(frame.target)) {
            let (group, arrangement) = layout.line(line);
            let table = frame.table(line);
            let obstacles = match line {
                FrameLine::Row(row) => self.row(row),
                FrameLine::Column(column) => self.column(column),
            };
            let sweeps = table.sweeps(group, obstacles, arrangement);
            for piece in 0..table.lengths(group).len() {
                let sweep = (sweeps >> (8 * piece)) as u8;
                let rest = layout.without(frame, line, piece);
                if !Linked::new(frame, &rest).meets(line, sweep) {
                    return true;
                }
            }
        }
        false
    }
}

impl Linked {
    /// Pieces are linked to the target if they can visit a common cell, directly or through others. Pieces of one line count as
    /// linked to each other. A piece that covers a cell always is like a wall there, and links nothing.
    fn new(frame: &RushFrame, layout: &RushLayout) -> Self {
        let cover = StaticCover::new(frame, layout);
        let any = |sweeps: u32| (sweeps | sweeps >> 8 | sweeps >> 16) as u8;
        let (mut rows, mut columns) = ([0; MAX_CELLS], [0; MAX_CELLS]);
        let mut linked = Self { rows: [0; MAX_CELLS], columns: [0; MAX_CELLS] };
        for (row, sweep) in rows.iter_mut().enumerate().take(frame.height) {
            let (group, arrangement) = layout.line(FrameLine::Row(row));
            *sweep = any(frame.row_table.sweeps(group, cover.row(row), arrangement));
        }
        for (column, sweep) in columns.iter_mut().enumerate().take(frame.width) {
            let (group, arrangement) = layout.line(FrameLine::Column(column));
            *sweep = any(frame.column_table.sweeps(group, cover.column(column), arrangement));
        }
        linked.rows[frame.target] = rows[frame.target];
        let mut by_rows = upright(rows[frame.target]) << frame.target;
        let mut by_columns = 0;
        loop {
            let before = (by_rows, by_columns);
            for (column, sweep) in columns.into_iter().enumerate() {
                if sweep & (by_rows >> (8 * column)) as u8 != 0 {
                    linked.columns[column] = sweep;
                    by_columns |= upright(sweep) << column;
                }
            }
            for (row, sweep) in rows.into_iter().enumerate() {
                if sweep & (by_columns >> (8 * row)) as u8 != 0 {
                    linked.rows[row] = sweep;
                    by_rows |= upright(sweep) << row;
                }
            }
            if (by_rows, by_columns) == before {
                return linked;
            }
        }
    }

    /// Returns whether a piece of a line that visits these cells meets a linked piece.
    fn meets(&self, line: FrameLine, sweep: u8) -> bool {
        let cell_of = |lines: &[u8; MAX_CELLS], at: usize| {
            (0..MAX_CELLS).any(|cell| sweep >> cell & 1 == 1 && lines[cell] >> at & 1 == 1)
        };
        match line {
            FrameLine::Row(row) => self.rows[row] & sweep != 0 || cell_of(&self.columns, row),
            FrameLine::Column(column) => self.columns[column] & sweep != 0 || cell_of(&self.rows, column),
        }
    }
}
