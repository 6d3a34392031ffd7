//! Tile pairs in the wrong order, by which beams distinguish positions where bounds do not.

#![allow(clippy::cast_possible_wrap, reason = "lines and vertices count at most 1024")]

use super::axis::{Axis, homes};
use crate::{
    puzzle::{Class, Target, Vertex},
    states::{Shift, Space},
};

/// A correction to the sum of distances: the weighted number of tile pairs in which each tile stands beyond the other's
/// row or column although it belongs before it, less twice the distances.
///
/// Of positions with equal distances, those with fewer such pairs need fewer moves. Not a bound. Counts tiles with a
/// known goal row or column, if there is one goal.
///
/// # Units
///
/// [`Order::MOVE`] per move. A step takes a tile past all tiles of a row or column, so the weight of a pair is a move
/// divided by their number.
pub struct Order {
    axes: Vec<AxisOrder>,
    value: i32,
}

struct AxisOrder {
    lines: Vec<u16>,
    /// The goal line of each class, [`UNKNOWN`] if there is not exactly one.
    homes: Vec<u16>,
    count: usize,
    /// For each line, the number of its tiles that belong in each line.
    tiles: Vec<u16>,
    worth: i32,
}

const UNKNOWN: u16 = u16::MAX;

impl Order {
    /// Weight of a move.
    pub const MOVE: i32 = 64;

    /// Weight of a pair times the tiles in a line: fitted on 5x5.
    const LINE: i32 = 5 * Self::MOVE;

    /// For a space; always 0 with several goals, and by lines.
    pub fn new(space: &Space) -> Self {
        let axes = match space.targets() {
            [target] if !space.metric().moves_lines() => {
                Axis::BOTH.map(|axis| AxisOrder::new(space, target, axis)).into()
            }
            _ => Vec::new(),
        };
        Self { axes, value: 0 }
    }

    pub fn place(&mut self, classes: &[Class]) {
        self.value = 0;
        for axis in &mut self.axes {
            axis.count(classes);
            self.value += axis.value();
        }
    }

    /// Number of values that [`save`](Order::save) writes.
    pub const SAVED: usize = 2;

    pub fn save(&self, into: &mut [u16]) {
        let bits = self.value.cast_unsigned();
        into.copy_from_slice(&[bits as u16, (bits >> 16) as u16]);
    }

    pub fn restore(&mut self, classes: &[Class], from: &[u16]) {
        self.value = (u32::from(from[0]) | u32::from(from[1]) << 16).cast_signed();
        for axis in &mut self.axes {
            axis.count(classes);
        }
    }

    #[inline]
    pub fn shift(&mut self, shift: Shift) {
        for axis in &mut self.axes {
            self.value += axis.shift(shift);
        }
    }

    /// The value of the current position; 0 at the goal.
    #[inline]
    pub fn value(&self) -> i32 {
        self.value
    }
}

impl AxisOrder {
    fn new(space: &Space, target: &Target, axis: Axis) -> Self {
        let mut lines = axis.lines(space);
        // The first line of a part of a board may lie inside the board.
        let first = lines.iter().copied().min().unwrap_or(0);
        for line in &mut lines {
            *line -= first;
        }
        let count = lines.iter().copied().max().unwrap_or(0) + 1;
        let copies = space.copies();
        let line_of = |(homes, copies): (&Vec<Vertex>, &usize)| {
            let line = lines[usize::from(*homes.first()?)];
            let alone = homes.iter().all(|home| lines[usize::from(*home)] == line);
            (alone && homes.len() == *copies).then_some(line)
        };
        let homes = homes(target, copies.len());
        Self {
            homes: homes.iter().zip(&copies).map(|class| line_of(class).unwrap_or(UNKNOWN)).collect(),
            worth: Order::LINE * i32::from(count) / lines.len().max(1) as i32,
            tiles: vec![0; usize::from(count).pow(2)],
            lines,
            count: usize::from(count),
        }
    }

    #[inline]
    fn count(&mut self, classes: &[Class]) {
        self.tiles.fill(0);
        for (line, class) in self.lines.iter().zip(classes) {
            let home = self.homes[usize::from(*class)];
            if home != UNKNOWN {
                self.tiles[usize::from(*line) * self.count + usize::from(home)] += 1;
            }
        }
    }

    fn value(&self) -> i32 {
        let mut value = 0;
        for line in 0..self.count {
            for home in 0..self.count {
                let before: i32 = (0..line).map(|line| self.between(line, home + 1, self.count)).sum();
                let each = self.worth * before - 2 * Order::MOVE * distance(line, home);
                value += each * self.between(line, home, home + 1);
            }
        }
        value
    }

    /// The number of tiles of a line that belong in one of the lines `from..to`.
    #[inline]
    fn between(&self, line: usize, from: usize, to: usize) -> i32 {
        self.tiles[line * self.count..][from..to].iter().map(|tiles| i32::from(*tiles)).sum()
    }

    #[inline]
    fn shift(&mut self, Shift { class, from, to }: Shift) -> i32 {
        let home = usize::from(self.homes[usize::from(class)]);
        let (from, to) =
            (usize::from(self.lines[usize::from(from)]), usize::from(self.lines[usize::from(to)]));
        if home == usize::from(UNKNOWN) || from == to {
            return 0;
        }
        self.tiles[from * self.count + home] -= 1;
        // Tiles left behind may belong farther on, tiles reached may belong farther back.
        let (left, met) = if from < to {
            (self.between(from, home + 1, self.count), self.between(to, 0, home))
        } else {
            (self.between(from, 0, home), self.between(to, home + 1, self.count))
        };
        self.tiles[to * self.count + home] += 1;
        self.worth * (left - met) - 2 * Order::MOVE * (distance(to, home) - distance(from, home))
    }
}

fn distance(line: usize, home: usize) -> i32 {
    line.abs_diff(home) as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{BoardOptions, TileMetric, TilePuzzle};

    fn space(board: &str, goal: &str) -> Space {
        let options = BoardOptions { goals: vec![goal.to_owned()], ..Default::default() };
        Space::new(&TilePuzzle::read(board, 0, &options).expect("a board"), TileMetric::Step)
    }

    #[test]
    fn counts_pairs_and_distances() {
        // On these boards a pair weighs five thirds of a move.
        let pair = Order::LINE / 3;
        for (board, goal, expected) in [
            ("123/456/78*", "123/456/78*", 0),
            // Three tiles lie above three of an earlier row, each a row away from its own.
            ("456/123/78*", "123/456/78*", 9 * pair - 6 * 2 * Order::MOVE),
            // No pair within a row counts vertically, but 2 is left of 1.
            ("213/456/78*", "123/456/78*", pair - 2 * 2 * Order::MOVE),
            // Either A may be the first, but both belong in the first row; of the columns, only that of 1 is off by one.
            ("34A/A1*", "AA1/34*", 4 * pair - (4 + 1) * 2 * Order::MOVE),
        ] {
            let space = space(board, goal);
            let mut order = Order::new(&space);
            order.place(space.start());
            assert_eq!(order.value(), expected, "{board}");
        }
    }

    #[test]
    fn follows_every_step() {
        for (board, goal) in [
            (
                "1 2 3 4 5/6 7 8 9 10/11 12 13 14 15/16 17 18 19 20/21 22 23 24 *",
                "* 1 2 3 4/5 6 7 8 9/10 11 12 13 14/15 16 17 18 19/20 21 22 23 24",
            ),
            ("アタマノ/タイソウ/ABC*", "タイソウ/アタマノ/CBA*"),
            ("12#3/45*6/78*9", "98#7/65*4/??*?"),
        ] {
            let space = space(board, goal);
            let mut classes = space.start().to_vec();
            let mut order = Order::new(&space);
            order.place(&classes);
            for turn in 0..500 {
                let blanks = (0..classes.len()).filter(|vertex| classes[*vertex] == TilePuzzle::BLANK);
                let steps: Vec<Shift> = blanks
                    .flat_map(|to| {
                        space.graph().neighbours(to as Vertex).map(move |from| (from, to as Vertex))
                    })
                    .map(|(from, to)| Shift { class: classes[usize::from(from)], from, to })
                    .filter(|shift| shift.class != TilePuzzle::BLANK)
                    .collect();
                let step = steps[turn * 7 / 3 % steps.len()];
                order.shift(step);
                classes.swap(usize::from(step.from), usize::from(step.to));
                let (mut fresh, mut restored) = (Order::new(&space), Order::new(&space));
                fresh.place(&classes);
                assert_eq!(order.value(), fresh.value(), "{board} {classes:?}");
                let mut saved = [0; Order::SAVED];
                order.save(&mut saved);
                restored.restore(&classes, &saved);
                order = restored;
            }
        }
    }
}
