//! The rules of a puzzle as the plain search needs them; of tiles here, of pieces of any size in `pieces.rs`.

use std::{fmt::Debug, hash::Hash};

use super::posed::Posed;
use crate::common::{Cells, neighbours, satisfies};

pub trait Rules {
    /// A board without what no goal tells apart.
    type State: Clone + Debug + Eq + Hash + Ord;

    fn state(&self, cells: &Cells) -> Self::State;

    /// What one move leads to.
    fn next(&self, state: &Self::State) -> Vec<Self::State>;

    fn is_goal(&self, state: &Self::State) -> bool;

    /// How many cells are not as the goal that is nearest wants them, where cells are what is counted.
    fn wrong(&self, _state: &Self::State) -> Option<usize> {
        None
    }
}

/// The group of every piece that a goal names.
pub fn named(posed: &Posed) -> Vec<char> {
    posed
        .goals()
        .concat()
        .into_iter()
        .filter(char::is_ascii_lowercase)
        .map(|cell| posed.group(cell))
        .collect()
}

/// One-cell tiles, of which all that no goal names are called the same.
pub struct Tiles<'a> {
    posed: &'a Posed,
    named: Vec<char>,
    goals: Vec<Cells>,
}

impl<'a> Tiles<'a> {
    pub fn new(posed: &'a Posed) -> Self {
        let mut tiles = Self { posed, named: named(posed), goals: Vec::new() };
        tiles.goals = posed.goals().iter().map(|goal| tiles.state(goal)).collect();
        tiles
    }

    /// How many different goals there are.
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
        let class = |cell: &char| {
            let group = self.posed.group(*cell);
            if !cell.is_ascii_lowercase() || self.named.contains(&group) { group } else { '~' }
        };
        cells.iter().map(class).collect()
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
