//! The positions of tile puzzles.

use std::ops::ControlFlow;

use super::{
    PathStep, Space,
    arrangement::{Arrangement, steps_of},
    pack::copy,
    positions::{MoveTag, Positions, Visit},
    ranking::Ranking,
};
use crate::{
    board::Direction,
    puzzle::{Class, Vertex},
};

/// The positions of a tile puzzle.
pub struct TilePositions {
    space: Space,
    state: Arrangement,
    goals: GoalPositions,
}

impl TilePositions {
    /// Positions of `space`; the current one is the start.
    #[must_use]
    pub fn new(space: Space) -> Self {
        Self { state: Arrangement::new(&space), space, goals: GoalPositions::default() }
    }
}

impl Positions for TilePositions {
    fn values(&self) -> Vec<usize> {
        vec![self.space.len(); self.space.places()]
    }

    fn ranking(&self, most: u64) -> Option<Ranking> {
        Ranking::new(self.space.len(), self.space.groups(), most)
    }

    fn places(&self) -> &[Vertex] {
        self.state.places()
    }

    fn layout(&self) -> &[Class] {
        self.state.classes()
    }

    fn take_layout(&mut self, layout: &[Class]) {
        self.state.set_classes(&self.space, layout);
    }

    fn take(&mut self, places: &[Vertex]) {
        self.state.set_places(&self.space, |into| copy(places, into));
    }

    fn take_start(&mut self) {
        self.state.set_classes(&self.space, self.space.start());
    }

    fn goals(&mut self) -> (u64, u64) {
        (self.space.goal_positions().unwrap_or(u64::MAX), self.space.largest_goal())
    }

    fn take_goal(&mut self) -> bool {
        let Self { space, state, goals } = self;
        goals.next(space).map(|classes| state.set_classes(space, classes)).is_some()
    }

    fn is_goal(&self) -> bool {
        self.space.is_goal(self.state.classes())
    }

    fn wrong_below(&self, least: u32) -> Option<u32> {
        self.space.wrong_below(self.state.classes(), least)
    }

    fn move_tags(&self) -> usize {
        Direction::ALL.len()
    }

    #[inline]
    fn visit(&mut self, came: Option<MoveTag>, visit: &mut Visit) -> bool {
        let Self { space, state, .. } = self;
        let flow = state.for_each_successor(
            space,
            came.map(|tag| Direction::ALL[usize::from(tag)]),
            |state, _, direction| {
                let stop = visit(state.places(), direction as MoveTag, &|| space.is_goal(state.classes()));
                if stop { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            },
        );
        flow.is_break()
    }

    fn turn_to(&mut self, places: &[Vertex], turn: u32) -> Vec<PathStep> {
        let flow = self.state.for_each_successor(&self.space, None, |state, trail, _| {
            if state.places() == places {
                ControlFlow::Break(steps_of(trail, turn).collect())
            } else {
                ControlFlow::Continue(())
            }
        });
        flow.break_value().unwrap_or_default()
    }

    fn cost(&self) -> u64 {
        self.space.cost_of_goals()
    }
}

/// An iterator over all goal positions.
#[derive(Debug, Default)]
struct GoalPositions {
    target: usize,
    /// The pieces on the don't-care cells, a permutation of those that the target does not name; `None` before the first.
    rest: Option<Vec<Class>>,
    classes: Vec<Class>,
}

impl GoalPositions {
    fn next(&mut self, space: &Space) -> Option<&[Class]> {
        let mut target = space.targets().get(self.target)?;
        let more = match &mut self.rest {
            Some(rest) => next_permutation(rest),
            None => false,
        };
        if !more {
            if self.rest.is_some() {
                self.target += 1;
                target = space.targets().get(self.target)?;
            }
            self.rest = Some(space.left_over(target));
        }
        let mut rest = self.rest.iter().flatten();
        self.classes.clear();
        self.classes.extend(target.iter().filter_map(|wanted| wanted.or_else(|| rest.next().copied())));
        Some(&self.classes)
    }
}

/// Advances to the next distinct permutation in lexicographic order; returns `false` after the last.
pub fn next_permutation(items: &mut [Class]) -> bool {
    let Some(pivot) = items.windows(2).rposition(|pair| pair[0] < pair[1]) else { return false };
    if let Some(larger) = items.iter().rposition(|item| *item > items[pivot]) {
        items.swap(pivot, larger);
    }
    items[pivot + 1..].reverse();
    true
}
