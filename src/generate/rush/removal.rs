//! [`Removal`]: whether a layout has a piece that its shortest solutions do not need.

use super::{
    component::{NodeLayout, RushComponent, VehicleSet},
    frame::{FrameLine, RushFrame, RushLayout, nibble, transposed, upright, with_nibble},
    line_table::{CAR, bits},
};
use crate::generate::key_index::KeyIndex;

/// A breadth-first search from a layout without one of its pieces. It keeps its memory for the next one.
#[derive(Debug, Default)]
pub struct Removal {
    met: KeyIndex,
}

impl Removal {
    /// A piece other than the target without which the layout needs as many moves. `distance` is the distance of the position.
    pub fn needless(
        &mut self,
        frame: &RushFrame,
        component: &RushComponent,
        from: NodeLayout,
        distance: u8,
    ) -> Option<(FrameLine, usize)> {
        let layout = component.layout(from);
        // If the pieces in the way alone need all the moves, every other piece is needless.
        let is_direct = bound(frame, &layout) == u32::from(distance);
        let moving = if is_direct { VehicleSet::default() } else { component.moving(frame, from) };
        let lines = (0..frame.height).map(FrameLine::Row).chain((0..frame.width).map(FrameLine::Column));
        for line in lines.filter(|line| *line != FrameLine::Row(frame.target)) {
            let (group, _) = layout.line(line);
            for piece in 0..frame.table(line).lengths(group).len() {
                if !moving.has(line, piece) {
                    let rest = layout.without(frame, line, piece);
                    if !self.is_solved_within(frame, &rest, u32::from(distance) - 1) {
                        return Some((line, piece));
                    }
                }
            }
        }
        None
    }

    /// Bytes held.
    pub fn bytes(&self) -> u64 {
        self.met.bytes()
    }

    /// Layouts met by the last search.
    pub fn met(&self) -> usize {
        self.met.keys().len()
    }

    /// Returns whether a layout can be solved in at most `moves` moves.
    fn is_solved_within(&mut self, frame: &RushFrame, layout: &RushLayout, moves: u32) -> bool {
        self.met.clear();
        self.met.insert(u64::from(layout.rows) << 32 | u64::from(layout.columns));
        let (mut from, mut moves) = (0, moves);
        loop {
            let to = self.met.keys().len();
            if from == to {
                return false;
            }
            for at in from..to {
                let key = self.met.keys()[at];
                let layout = RushLayout { rows: (key >> 32) as u32, columns: key as u32, ..*layout };
                let bound = bound(frame, &layout);
                if bound == 0 {
                    return true;
                }
                if bound <= moves {
                    self.expand(frame, &layout);
                }
            }
            if moves == 0 {
                return false;
            }
            (from, moves) = (to, moves - 1);
        }
    }

    fn expand(&mut self, frame: &RushFrame, layout: &RushLayout) {
        let obstacles = transposed(layout.row_cells(frame) | frame.walls);
        let mut insert = |rows: u32, columns: u32| {
            self.met.insert(u64::from(rows) << 32 | u64::from(columns));
        };
        let mut cells = frame.walls;
        for column in 0..frame.width {
            let (group, arrangement) = layout.line(FrameLine::Column(column));
            cells |= upright(frame.column_table.mask(group, arrangement)) << column;
            let slides = frame.column_table.slides(group, (obstacles >> (8 * column)) as u8, arrangement);
            bits(slides).for_each(|to| insert(layout.rows, with_nibble(layout.columns, column, to)));
        }
        for row in 0..frame.height {
            let (group, arrangement) = layout.line(FrameLine::Row(row));
            let slides = frame.row_table.slides(group, (cells >> (8 * row)) as u8, arrangement);
            bits(slides).for_each(|to| insert(with_nibble(layout.rows, row, to), layout.columns));
        }
    }
}

/// A lower bound on the moves to the goal: each piece in the way moves once, and so does the target.
fn bound(frame: &RushFrame, layout: &RushLayout) -> u32 {
    let arrangement = nibble(layout.rows, frame.target);
    if arrangement + 1 == frame.row_table.arrangements(CAR) {
        return 0;
    }
    let row = (layout.column_cells(frame) >> (8 * frame.target)) as u8;
    1 + (row >> arrangement).count_ones()
}
