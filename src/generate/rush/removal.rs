//! [`Removal`]: whether a layout has a piece that its shortest solutions do not need.

use super::{
    frame::{FrameLine, RushFrame, RushLayout, nibble, transposed, with_arrangement},
    layers::{RushLayers, VehicleSet, WordLayouts},
    line_table::{CAR, MAX_CELLS, bits, size},
};
use crate::generate::key_index::KeyIndex;

/// A breadth-first search from a layout without one of its pieces. It keeps its memory for the next one.
#[derive(Debug, Default)]
pub struct Removal {
    met: KeyIndex,
}

impl Removal {
    /// A piece other than the target without which the layout needs as many moves. The layout is a farthest one.
    pub fn needless(
        &mut self,
        frame: &RushFrame,
        layers: &RushLayers,
        from: WordLayouts,
    ) -> Option<(FrameLine, usize)> {
        let (layout, distance) = (layers.layout(from), layers.greatest());
        // If the pieces in the way alone need all the moves, every other piece is needless.
        let is_direct = bound(frame, way(frame, &layout), nibble(layout.rows, frame.target)) == distance;
        let moving = if is_direct { VehicleSet::default() } else { layers.moving(from) };
        let lines = (0..frame.height).map(FrameLine::Row).chain((0..frame.width).map(FrameLine::Column));
        for line in lines.filter(|line| *line != FrameLine::Row(frame.target)) {
            let (group, _) = layout.line(line);
            for piece in 0..frame.table(line).lengths(group).len() {
                if !moving.has(line, piece) {
                    let rest = layout.without(frame, line, piece);
                    if !self.is_solved_within(frame, &rest, distance - 1) {
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
        self.met.insert(layout.key());
        let (mut from, mut moves) = (0, moves);
        loop {
            let to = self.met.keys().len();
            if from == to {
                return false;
            }
            for at in from..to {
                let layout = layout.with_key(self.met.keys()[at]);
                if bound(frame, way(frame, &layout), nibble(layout.rows, frame.target)) == 0 {
                    return true;
                }
                self.expand(frame, &layout, moves);
            }
            if moves == 0 {
                return false;
            }
            (from, moves) = (to, moves - 1);
        }
    }

    /// Adds the layouts one slide away from which the goal may be `moves` moves away from this layout.
    fn expand(&mut self, frame: &RushFrame, layout: &RushLayout, moves: u32) {
        let cells = layout.column_cells(frame) | frame.walls;
        let (way, target) = (way(frame, layout), nibble(layout.rows, frame.target));
        let own = bound(frame, way, target);
        if own > moves {
            return;
        }
        let obstacles = transposed(layout.row_cells(frame) | frame.walls);
        let mut slides = [0; MAX_CELLS];
        // A piece in the way that cannot leave it needs a move of one that is not in the way.
        let mut is_held = false;
        for (column, slides) in slides.iter_mut().enumerate().take(frame.width) {
            let (group, arrangement) = layout.line(FrameLine::Column(column));
            *slides = frame.column_table.slides(group, (obstacles >> (8 * column)) as u8, arrangement);
            let leaves = *slides & frame.column_table.free(group, frame.target) != 0;
            is_held |= column > target && way >> column & 1 == 1 && !leaves;
        }
        if own + u32::from(is_held) > moves {
            return;
        }
        // If each move has to bring the goal nearer, only the target and the pieces in its way move.
        let is_tight = own == moves;
        for (column, slides) in slides.into_iter().enumerate().take(frame.width) {
            if is_tight && way >> column & 1 == 0 {
                continue;
            }
            let free = frame.column_table.free(layout.column_groups[column].into(), frame.target);
            for to in bits(slides) {
                let way = way & !(1 << column) | ((!free >> to & 1) as u8) << column;
                if bound(frame, way, target) < moves {
                    self.met.insert(with_arrangement(layout.key(), FrameLine::Column(column), to));
                }
            }
        }
        for row in 0..frame.height {
            let (group, arrangement) = layout.line(FrameLine::Row(row));
            let is_target = row == frame.target;
            if is_tight && !is_target {
                continue;
            }
            for to in bits(frame.row_table.slides(group, (cells >> (8 * row)) as u8, arrangement)) {
                if !is_target || bound(frame, way, to) < moves {
                    self.met.insert(with_arrangement(layout.key(), FrameLine::Row(row), to));
                }
            }
        }
    }
}

/// The cells of the target's row that column pieces cover.
#[inline]
fn way(frame: &RushFrame, layout: &RushLayout) -> u8 {
    (layout.column_cells(frame) >> (8 * frame.target)) as u8
}

/// A lower bound on the moves to the goal: each piece in the way moves once, and so does the target.
#[inline]
fn bound(frame: &RushFrame, way: u8, target: usize) -> u32 {
    if target + 1 == frame.row_table.arrangements(CAR) {
        return 0;
    }
    1 + size((way >> target).into()) as u32
}
