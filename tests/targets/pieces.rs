//! The rules of pieces of any size, without code of the library: a board is a list of pieces and their places.

use taisou::puzzle::Metric;

use super::{
    posed::Posed,
    rules::{Rules, named},
};
use crate::common::Cells;

type Shape = Vec<(usize, usize)>;

/// Interchangeable pieces: their group, if a goal names it, and their shape.
type Kind = (Option<char>, Shape);

/// The kind of every piece and the corner of the rectangle around it, sorted.
type Lying = Vec<(usize, usize)>;

pub struct Pieces<'a> {
    posed: &'a Posed,
    named: Vec<char>,
    kinds: Vec<Kind>,
    goals: Vec<Cells>,
}

impl<'a> Pieces<'a> {
    pub fn new(posed: &'a Posed) -> Self {
        let mut pieces =
            Self { posed, named: named(posed, |_| true), kinds: Vec::new(), goals: posed.goals() };
        for (kind, _) in pieces.drawn(&posed.start) {
            if !pieces.kinds.contains(&kind) {
                pieces.kinds.push(kind);
            }
        }
        pieces
    }

    /// Every piece of a board.
    fn drawn(&self, cells: &Cells) -> Vec<(Kind, usize)> {
        let width = self.posed.width;
        let mut found = Vec::new();
        for at in (0..cells.len()).filter(|at| cells[*at].is_ascii_lowercase()) {
            let own: Vec<usize> = if self.posed.blocks.contains(&cells[at]) {
                (0..cells.len()).filter(|other| cells[*other] == cells[at]).collect()
            } else {
                vec![at]
            };
            if own[0] == at {
                let column = own.iter().map(|cell| cell % width).min().expect("a cell");
                let shape =
                    own.iter().map(|cell| (cell / width - at / width, cell % width - column)).collect();
                let group = Some(self.posed.group(cells[at])).filter(|group| self.named.contains(group));
                found.push(((group, shape), at / width * width + column));
            }
        }
        found
    }

    fn covered(&self, (kind, corner): (usize, usize)) -> Vec<usize> {
        let width = self.posed.width;
        self.kinds[kind].1.iter().map(|(down, right)| corner + down * width + right).collect()
    }

    /// The piece after one step; `None` if it may not lie there, without regard to other pieces.
    fn beside(
        &self,
        (kind, corner): (usize, usize),
        (down, right): (isize, isize),
    ) -> Option<(usize, usize)> {
        let (group, shape) = &self.kinds[kind];
        let posed = self.posed;
        let high = shape.iter().map(|cell| cell.0).max()? + 1;
        let wide = shape.iter().map(|cell| cell.1).max()? + 1;
        let across = if down == 0 { high > wide } else { wide > high };
        if posed.axis && across {
            return None;
        }
        let row = (corner / posed.width).checked_add_signed(down)?;
        let column = (corner % posed.width).checked_add_signed(right)?;
        if column + wide > posed.width || (row + high) * posed.width > posed.start.len() {
            return None;
        }
        let moved = (kind, row * posed.width + column);
        let shut = |cell: &usize| {
            let gate = posed.gates.as_ref().is_some_and(|gates| gates[*cell]);
            posed.start[*cell] == '#' || gate && group.is_none()
        };
        (!self.covered(moved).iter().any(shut)).then_some(moved)
    }

    /// Returns `true` if every cell of the goal has a piece of its group, and every `*` has none.
    fn reaches(&self, lying: &Lying, goal: &Cells) -> bool {
        let mut on: Vec<Option<Option<char>>> = vec![None; goal.len()];
        for piece in lying {
            for cell in self.covered(*piece) {
                on[cell] = Some(self.kinds[piece.0].0);
            }
        }
        goal.iter().zip(on).all(|(wanted, on)| match wanted {
            '?' | '#' => true,
            '*' => on.is_none(),
            wanted => on == Some(Some(self.posed.group(*wanted))),
        })
    }
}

impl Rules for Pieces<'_> {
    type State = Lying;

    fn state(&self, cells: &Cells) -> Lying {
        let kind = |kind| self.kinds.iter().position(|other| *other == kind).expect("a piece of the start");
        let mut lying: Lying = self.drawn(cells).into_iter().map(|(k, corner)| (kind(k), corner)).collect();
        lying.sort_unstable();
        lying
    }

    fn next(&self, lying: &Lying) -> Vec<Lying> {
        let mut found: Vec<Lying> = Vec::new();
        for at in 0..lying.len() {
            let mut taken = vec![false; self.posed.start.len()];
            for (other, piece) in lying.iter().enumerate() {
                if other != at {
                    for cell in self.covered(*piece) {
                        taken[cell] = true;
                    }
                }
            }
            let go = |from, way| {
                self.beside(from, way).filter(|to| !self.covered(*to).iter().any(|cell| taken[*cell]))
            };
            let ways = [(-1, 0), (0, 1), (1, 0), (0, -1)];
            let mut own = vec![lying[at]];
            for way in ways {
                let mut from = lying[at];
                while let Some(to) = go(from, way) {
                    own.push(to);
                    from = to;
                    if self.posed.metric != Metric::Slide {
                        break;
                    }
                }
            }
            let mut next = 1;
            while self.posed.metric == Metric::Move && next < own.len() {
                let from = own[next];
                for to in ways.into_iter().filter_map(|way| go(from, way)) {
                    if !own.contains(&to) {
                        own.push(to);
                    }
                }
                next += 1;
            }
            for to in own.into_iter().skip(1) {
                let mut moved = lying.clone();
                moved[at] = to;
                moved.sort_unstable();
                // Two pieces of a kind may lead to the same board.
                if moved != *lying && !found.contains(&moved) {
                    found.push(moved);
                }
            }
        }
        found
    }

    fn is_goal(&self, lying: &Lying) -> bool {
        self.goals.iter().any(|goal| self.reaches(lying, goal))
    }
}
