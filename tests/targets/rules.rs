//! The rules of a puzzle for the plain search: of tiles here, of pieces of any size in `pieces.rs`.

use std::{fmt::Debug, hash::Hash};

use super::posed::Posed;
use crate::common::{Cells, distances, neighbours, satisfies};

pub trait Rules {
    /// A board in which pieces that no goal distinguishes are equal.
    type State: Clone + Debug + Eq + Hash + Ord;

    fn state(&self, cells: &Cells) -> Self::State;

    fn next(&self, state: &Self::State) -> Vec<Self::State>;

    fn is_goal(&self, state: &Self::State) -> bool;

    /// Number of cells that differ from the closest goal; `None` if the library counts pieces instead.
    fn wrong(&self, _state: &Self::State) -> Option<usize> {
        None
    }
}

/// The group of every piece that a goal names on one of these cells.
pub fn named(posed: &Posed, on: impl Fn(usize) -> bool) -> Vec<char> {
    let named = |goal: Cells| {
        let there = goal.into_iter().enumerate().filter(|(at, cell)| on(*at) && cell.is_ascii_lowercase());
        there.map(|(_, cell)| posed.group(cell)).collect::<Vec<_>>()
    };
    posed.goals().into_iter().flat_map(named).collect()
}

/// The cells that a blank can reach.
fn movable(posed: &Posed) -> Vec<bool> {
    let (cells, width) = (&posed.start, posed.width);
    let beside = |at: &usize| {
        let [left, right] = [*at, at + 1].map(|end| !end.is_multiple_of(width));
        let next = [at.checked_sub(width), Some(at + width), left.then(|| at - 1), right.then_some(at + 1)];
        let free = |at: &usize| cells.get(*at).is_some_and(|cell| *cell != '#');
        next.into_iter().flatten().filter(free).collect()
    };
    let reached = distances((0..cells.len()).filter(|at| cells[*at] == '*'), beside);
    (0..cells.len()).map(|at| reached.contains_key(&at)).collect()
}

/// Tiles of one cell. Tiles that no goal names on a cell that can change are equal.
pub struct Tiles<'a> {
    posed: &'a Posed,
    movable: Vec<bool>,
    named: Vec<char>,
    goals: Vec<Cells>,
}

impl<'a> Tiles<'a> {
    pub fn new(posed: &'a Posed) -> Self {
        let movable = movable(posed);
        let named = named(posed, |at| movable[at]);
        let mut tiles = Self { posed, movable, named, goals: Vec::new() };
        tiles.goals = posed.goals().iter().map(|goal| tiles.state(goal)).collect();
        tiles
    }

    /// Number of different goals.
    pub fn goals(&self) -> usize {
        let mut goals = self.goals.clone();
        goals.sort();
        goals.dedup();
        goals.len()
    }
}

impl Rules for Tiles<'_> {
    type State = Cells;

    fn state(&self, cells: &Cells) -> Cells {
        let class = |(cell, moves): (&char, &bool)| {
            let group = self.posed.group(*cell);
            let counts = !moves || !cell.is_ascii_lowercase() || self.named.contains(&group);
            if counts { group } else { '~' }
        };
        cells.iter().zip(&self.movable).map(class).collect()
    }

    fn next(&self, state: &Cells) -> Vec<Cells> {
        neighbours(state, self.posed.width, self.posed.metric)
    }

    fn is_goal(&self, state: &Cells) -> bool {
        self.goals.iter().any(|goal| satisfies(state, goal))
    }

    fn wrong(&self, state: &Cells) -> Option<usize> {
        let wrong = |goal: &Cells| {
            state.iter().zip(goal).filter(|(cell, goal)| **goal != '?' && cell != goal).count()
        };
        self.goals.iter().map(wrong).min()
    }
}
