//! Inversion distance: a bound from the number of tile pairs in the wrong order.

use super::{Heuristic, axis::Axis};
use crate::{
    puzzle::{Class, Target, TilePuzzle, Vertex, vertices_of},
    states::{Shift, Space},
};

/// Inversion distance: the number of tile pairs in the wrong order, read row by row, bounds the vertical moves; read
/// column by column, the horizontal ones.
///
/// # Why it is admissible
///
/// Number the tiles by the order of their goal cells; at the goal no pair is inverted. A horizontal step keeps the order. A
/// vertical step takes a tile past those between its old and its new cell, and changes the number of inversions by at most the
/// number of these: w - 1 without walls, and never more than the vertices between two vertical neighbours, nor than the counted
/// tiles less one. So the inversions divided by the greatest such number, rounded up, bound the vertical steps. With one blank
/// and a known goal row, the vertical steps are also at least the blank's distance from that row, and of the same parity, which
/// decides the remainder. The same holds for columns and horizontal steps; no step is both. By lines, one move makes at most as
/// many steps as the longest run has cells less one.
///
/// *Identical tiles*: the i-th in reading order gets the i-th goal cell of the class. Suppose that a solution assigns
/// them otherwise, so that two copies are inverted. Swapping their goals removes that inversion and adds none with a
/// third tile: one between the two in place and number was inverted with both, and becomes inverted with neither; any
/// other keeps its count. So ordered numbers have the fewest inversions, and bound every solution.
///
/// *Don't-care cells*: a class with more pieces than goal cells is not counted. Omitting tiles only removes pairs, and
/// tiles passed never become more. *Several goals*: the minimum over the goals. *Several blanks* count as nothing.
///
/// # Cost
///
/// A step visits the tiles it passes, for each goal.
///
/// # Source
///
/// K. Takahashi, "15パズル自動解答プログラムの作り方" (how to write a program that solves the 15-puzzle).
pub struct Inversion {
    /// By rows for vertical steps, by columns for horizontal ones.
    orders: [ReadingOrder; 2],
    goals: usize,
}

/// The board read along one axis.
struct ReadingOrder {
    /// Position of each vertex in this order, and its row (or column).
    places: Vec<u16>,
    rows: Vec<u16>,
    /// For each goal and class, the numbers of its pieces in order; empty if not counted.
    numbers: Vec<Vec<Vec<u16>>>,
    /// The class on each place and, for each goal, its number.
    classes: Vec<Class>,
    numbered: Vec<u16>,
    /// For each goal, the inverted pairs, and the maximum number of tiles that a step passes.
    inversions: Vec<u32>,
    most_passed: Vec<u32>,
    /// With one blank: its row and, for each goal, its goal row if known.
    blank: u16,
    wanted: Vec<Option<u16>>,
    /// Maximum number of steps in one move.
    longest_push: u32,
}

/// The number of an uncounted piece.
const NONE: u16 = u16::MAX;

impl Inversion {
    /// The bound for a space.
    #[must_use]
    pub fn new(space: &Space) -> Self {
        Self { orders: Axis::BOTH.map(|axis| ReadingOrder::new(space, axis)), goals: space.targets().len() }
    }
}

impl ReadingOrder {
    fn new(space: &Space, axis: Axis) -> Self {
        let rows = axis.lines(space);
        // Vertices are numbered row by row, so each column is in order already.
        let mut order: Vec<Vertex> = Vec::with_capacity(space.len());
        for row in 0..=rows.iter().copied().max().unwrap_or(0) {
            order.extend(vertices_of(&rows, row));
        }
        let mut places = vec![0u16; space.len()];
        for (place, vertex) in (0..).zip(&order) {
            places[usize::from(*vertex)] = place;
        }
        let copies = space.copies();
        let numbers_for = |target: &Target| {
            let mut numbers = vec![Vec::new(); copies.len()];
            for (place, vertex) in (0..).zip(&order) {
                if let Some(class) = target[usize::from(*vertex)].filter(|class| *class != TilePuzzle::BLANK)
                {
                    numbers[usize::from(class)].push(place);
                }
            }
            for (numbers, _) in numbers.iter_mut().zip(&copies).filter(|(own, copies)| own.len() < **copies) {
                numbers.clear();
            }
            numbers
        };
        let numbers: Vec<Vec<Vec<u16>>> = space.targets().iter().map(numbers_for).collect();
        let between = |vertex: Vertex| {
            let place = places[usize::from(vertex)];
            let passed = |next: Vertex| u32::from(places[usize::from(next)].abs_diff(place)) - 1;
            axis.neighbours(space.graph(), vertex).map(passed).max()
        };
        let widest = (0..).take(space.len()).filter_map(between).max().unwrap_or(0);
        let most_passed = |numbers: &Vec<Vec<u16>>| {
            let counted: usize = numbers.iter().map(Vec::len).sum();
            widest.min((counted as u32).saturating_sub(1)).max(1)
        };
        let wanted = |target: &Target| {
            let blank = target.iter().position(|class| *class == Some(TilePuzzle::BLANK))?;
            (copies[usize::from(TilePuzzle::BLANK)] == 1).then_some(rows[blank])
        };
        Self {
            most_passed: numbers.iter().map(most_passed).collect(),
            classes: vec![0; space.len()],
            numbered: vec![NONE; space.len() * numbers.len()],
            inversions: vec![0; numbers.len()],
            numbers,
            blank: 0,
            wanted: space.targets().iter().map(wanted).collect(),
            longest_push: axis.longest_push(space),
            places,
            rows,
        }
    }

    fn place(&mut self, classes: &[Class]) {
        let len = self.places.len();
        for ((class, place), row) in classes.iter().zip(&self.places).zip(&self.rows) {
            self.classes[usize::from(*place)] = *class;
            if *class == TilePuzzle::BLANK {
                self.blank = *row;
            }
        }
        let goals = self.numbers.iter().zip(self.numbered.chunks_mut(len)).zip(&mut self.inversions);
        for ((numbers, numbered), inversions) in goals {
            let mut used = vec![0; numbers.len()];
            *inversions = 0;
            for place in 0..len {
                let class = usize::from(self.classes[place]);
                let number = numbers[class].get(used[class]).copied().unwrap_or(NONE);
                used[class] += 1;
                numbered[place] = number;
                if number != NONE {
                    let before = numbered[..place].iter();
                    *inversions += before.filter(|other| **other != NONE && **other > number).count() as u32;
                }
            }
        }
    }

    #[inline]
    fn shift(&mut self, class: Class, from: Vertex, to: Vertex) {
        let len = self.places.len();
        let [from, to] = [usize::from(from), usize::from(to)];
        self.blank = self.rows[from];
        let [a, b] = [from, to].map(|vertex| usize::from(self.places[vertex]));
        for (numbered, inversions) in self.numbered.chunks_mut(len).zip(&mut self.inversions) {
            let mut number = std::mem::replace(&mut numbered[a], NONE);
            // Identical tiles keep their numbers in order: each tile that is passed hands its number on.
            let mut pass = |other: &mut u16, class_there: Class, inverted: bool| {
                if class_there == class {
                    std::mem::swap(other, &mut number);
                } else if *other != NONE && number != NONE {
                    if (*other < number) == inverted {
                        *inversions += 1;
                    } else {
                        *inversions -= 1;
                    }
                }
            };
            if a < b {
                for (other, class) in numbered[a + 1..b].iter_mut().zip(&self.classes[a + 1..b]) {
                    pass(other, *class, false);
                }
            } else {
                for (other, class) in numbered[b + 1..a].iter_mut().zip(&self.classes[b + 1..a]).rev() {
                    pass(other, *class, true);
                }
            }
            numbered[b] = number;
        }
        self.classes.swap(a, b);
    }

    /// Lower bound on the moves along this axis, for a goal.
    #[inline]
    fn moves(&self, goal: usize) -> u32 {
        let mut steps = self.inversions[goal].div_ceil(self.most_passed[goal]);
        if let Some(wanted) = self.wanted[goal] {
            let away = u32::from(wanted.abs_diff(self.blank));
            steps = steps.max(away);
            steps += (steps ^ away) & 1;
        }
        if self.longest_push > 1 { steps.div_ceil(self.longest_push) } else { steps }
    }
}

impl Heuristic for Inversion {
    fn place(&mut self, classes: &[Class]) {
        for order in &mut self.orders {
            order.place(classes);
        }
    }

    #[inline]
    fn shift(&mut self, Shift { class, from, to }: Shift) {
        for order in &mut self.orders {
            order.shift(class, from, to);
        }
    }

    #[inline]
    fn bound(&self) -> u32 {
        let moves = |goal: usize| self.orders.iter().map(|order| order.moves(goal)).sum();
        (0..self.goals).map(moves).min().unwrap_or(0)
    }
}
