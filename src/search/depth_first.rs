//! The depth-first part of iterative deepening: below one position, up to one threshold, in the memory of one path.

use std::sync::Arc;

use super::walker::{Around, Frame, WalkState, Walker};
pub use super::walker::{BlankMove, Pause};
use crate::{
    board::Direction,
    heuristic::{Heuristic, Patterns},
    puzzle::{Class, TilePuzzle, Vertex, vertices_of},
    states::{PathStep, Shift, Space, fill},
};

/// The search tree of a space, which several searches can share.
pub struct Tree {
    space: Space,
    around: Vec<Around>,
}

/// A depth-first search below its root: the start, or the position given to [`go_to`](DepthFirst::go_to). It can end at
/// leaves above the threshold, whose subtrees are left to other searches.
pub struct DepthFirst {
    tree: Arc<Tree>,
    heuristic: Box<dyn Heuristic>,
    looks_ahead: bool,
    blanks: Vec<Vertex>,
    classes: Vec<Class>,
    path: Vec<Frame>,
    shifts: Vec<Shift>,
    state: WalkState,
}

const NONE: Vertex = Vertex::MAX;

impl Tree {
    pub fn new(space: Space) -> Self {
        let around = |vertex| {
            let neighbours = Direction::ALL.map(|direction| space.graph().neighbour(vertex, direction));
            let exit = |direction: &usize| neighbours[*direction].is_some();
            let exits = (0..4).filter(exit).map(|direction| 1 << direction).sum();
            Around { neighbours: neighbours.map(|vertex| vertex.unwrap_or(NONE)), exits }
        };
        Self { around: (0..).take(space.len()).map(around).collect(), space }
    }

    /// The steps of these moves from the start, and whether they end at a goal; `None` if a move is impossible.
    pub fn play(&self, turns: &[BlankMove]) -> Option<(Vec<PathStep>, bool)> {
        let mut classes = self.space.start().to_vec();
        let mut blanks = blanks(&classes);
        let (mut steps, mut shifts) = (Vec::with_capacity(turns.len()), Vec::new());
        for (number, turn) in (0..).zip(turns) {
            let blank = blanks.get_mut(usize::from(turn.slot))?;
            let towards = *Direction::ALL.get(usize::from(turn.direction))?;
            if turn.reach == 0 || !fill(&mut shifts, &self.space, &classes, *blank, towards, turn.reach) {
                return None;
            }
            for shift in &shifts {
                classes.swap(usize::from(shift.from), usize::from(shift.to));
                steps.push(PathStep { from: shift.from, to: shift.to, turn: number });
                *blank = shift.from;
            }
        }
        Some((steps, self.space.is_goal(&classes)))
    }

    /// The moves that make these single steps from the start, of one blank.
    pub fn turns(&self, steps: &[PathStep]) -> Vec<BlankMove> {
        let direction = |step: &PathStep| {
            let neighbours = self.around[usize::from(step.to)].neighbours;
            neighbours.into_iter().position(|vertex| vertex == step.from)
        };
        let turn = |direction: usize| BlankMove { slot: 0, direction: direction as u8, reach: 1 };
        steps.iter().filter_map(direction).map(turn).collect()
    }

    pub fn space(&self) -> &Space {
        &self.space
    }
}

fn blanks(classes: &[Class]) -> Vec<Vertex> {
    vertices_of(classes, TilePuzzle::BLANK).collect()
}

impl DepthFirst {
    /// A search that stands at the start, with nothing to do yet.
    pub fn new(tree: Arc<Tree>, mut heuristic: Box<dyn Heuristic>) -> Self {
        let classes = tree.space.start().to_vec();
        Self {
            blanks: blanks(&classes),
            shifts: Vec::with_capacity(tree.space.len()),
            looks_ahead: !tree.space.metric().moves_lines() && heuristic.concrete().is_some(),
            heuristic,
            classes,
            path: vec![Frame::default()],
            state: WalkState {
                threshold: 0,
                beyond: u32::MAX,
                root: 0,
                leaves: u32::MAX,
                end: 0,
                pause: Pause::Over,
                is_fresh: false,
            },
            tree,
        }
    }

    pub fn heuristic(&mut self) -> &mut dyn Heuristic {
        &mut *self.heuristic
    }

    pub fn progress(&self) -> (u64, u64) {
        self.heuristic.progress()
    }

    /// Evaluates the start; returns its bound.
    pub fn place(&mut self) -> u32 {
        self.heuristic.place(&self.classes);
        self.heuristic.bound()
    }

    /// Begins to search everything below the root up to a threshold.
    pub fn begin(&mut self, threshold: u32) {
        let WalkState { root, leaves, .. } = self.state;
        self.state = WalkState {
            threshold,
            beyond: u32::MAX,
            root,
            leaves,
            end: threshold.min(leaves),
            pause: Pause::None,
            is_fresh: true,
        };
        self.walk(0, |mut walker, _| {
            walker.expand(walker.path[walker.depth]);
            ((), walker)
        });
    }

    pub fn threshold(&self) -> u32 {
        self.state.threshold
    }

    pub fn beyond(&self) -> u32 {
        self.state.beyond
    }

    pub fn pause(&self) -> Pause {
        self.state.pause
    }

    /// Calls `act` with the search as it walks, with room for at most `room` more moves, and its heuristic.
    fn walk<T>(
        &mut self,
        room: usize,
        act: impl for<'a> FnOnce(Walker<'a>, &mut dyn Heuristic) -> (T, Walker<'a>),
    ) -> T {
        let depth = self.path.len() - 1;
        self.path.resize(self.path.len() + room, Frame::default());
        let walker = Walker {
            space: &self.tree.space,
            around: &self.tree.around,
            blanks: &mut self.blanks,
            classes: &mut self.classes,
            path: &mut self.path,
            depth,
            shifts: &mut self.shifts,
            looks_ahead: self.looks_ahead,
            state: self.state,
        };
        let (done, Walker { depth, state, .. }) = act(walker, &mut *self.heuristic);
        self.path.truncate(depth + 1);
        self.state = state;
        done
    }

    /// Makes at most `budget` single steps; returns the steps made and the nodes they generated.
    pub fn advance(&mut self, budget: u64) -> (u64, u64) {
        let left = (self.state.end as usize + 1).saturating_sub(self.path.len());
        let room = left.min(usize::try_from(budget).unwrap_or(usize::MAX));
        self.walk(room, |walker, heuristic| {
            if walker.space.metric().moves_lines() {
                return walker.advance(heuristic, budget, Walker::line);
            }
            // The loop for single steps and tables has no dynamic calls.
            match heuristic.concrete().and_then(|of| of.downcast_mut::<Patterns>()) {
                Some(patterns) => walker.advance(patterns, budget, Walker::step),
                None => walker.advance(heuristic, budget, Walker::step),
            }
        })
    }

    /// Continues after a leaf.
    pub fn go_on(&mut self) {
        self.state.pause = Pause::None;
    }

    /// Abandons the rest of the subtree.
    pub fn stop(&mut self) {
        self.state.pause = Pause::Over;
    }

    pub fn turns(&self) -> Vec<BlankMove> {
        self.path[1..].iter().map(Frame::turn).collect()
    }

    /// Makes the position after these moves the root, and begins to search below it. All moves must be possible.
    pub fn go_to(&mut self, turns: &[BlankMove], threshold: u32) {
        let shared =
            self.path[1..].iter().zip(turns).take_while(|(frame, turn)| frame.turn() == **turn).count();
        self.walk(turns.len(), |mut walker, heuristic| {
            while walker.depth > shared {
                walker.undo(heuristic);
            }
            for turn in &turns[shared..] {
                walker.make(heuristic, *turn);
            }
            ((), walker)
        });
        self.state.root = self.path.len() - 1;
        self.begin(threshold);
    }

    /// Maximum size of a table of the bound, in abstract states.
    pub fn table_size(&self) -> u64 {
        self.heuristic.table_size()
    }

    pub fn can_split(&self) -> bool {
        self.heuristic.fork().is_some()
    }

    /// Ends at leaves of this depth from now on. The returned search takes over the subtree of the current leaf, if the
    /// path is that deep. `None` if the bound cannot be forked.
    pub fn split(&mut self, leaves: usize) -> Option<Self> {
        let mut other = Self::new(self.tree.clone(), self.heuristic.fork()?);
        other.place();
        let depth = self.path.len() - 1;
        if depth >= leaves {
            other.go_to(&self.turns()[..leaves], self.state.threshold);
            other.path.copy_from_slice(&self.path[..=leaves]);
            other.path[leaves] = other.path[leaves].expanded(other.blanks.len());
            other.state.root = 0;
            self.state.root = leaves;
            std::mem::swap(self, &mut other);
        }
        self.state.leaves = leaves as u32;
        self.state.end = self.state.threshold.min(self.state.leaves);
        Some(other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        heuristic::Tables,
        puzzle::{BoardOptions, TileMetric},
        util::Memory,
    };

    #[test]
    fn a_search_split_after_any_step_misses_no_goal() {
        let puzzle = TilePuzzle::read("867/254/3*1", 3, &BoardOptions::default()).expect("a board");
        let tree = Arc::new(Tree::new(Space::new(&puzzle, TileMetric::Step)));
        let tables = Tables::default();
        for budget in 0..300 {
            let mut patterns = Patterns::new(&tree.space, 600, &tables);
            let mut memory = Memory::new(u64::MAX);
            while !patterns.prepare(1000, &mut memory).expect("tables") {}
            let mut trunk = DepthFirst::new(tree.clone(), Box::new(patterns));
            trunk.place();
            trunk.begin(31);
            trunk.advance(budget);
            let mut branch = trunk.split(6).expect("two searches");
            loop {
                branch.advance(u64::MAX);
                if branch.pause() == Pause::Goal {
                    break;
                }
                trunk.advance(u64::MAX);
                assert_eq!(trunk.pause(), Pause::Leaf, "after {budget} steps");
                branch.go_to(&trunk.turns(), 31);
                trunk.go_on();
            }
        }
    }
}
