//! A board in progress: the pieces' cells, their goals, and the steps made.

use super::{lines::Region, step_log::StepLog};
use crate::{
    puzzle::{TilePuzzle, Vertex},
    states::Space,
};

/// A board in progress: every piece has its own goal cell, and one blank, the *mover*, makes room.
///
/// A piece is identified by its cell at the start. Other blanks are treated as tiles, except that the mover swaps with
/// them without a step.
#[derive(Clone, Debug)]
pub struct Draft {
    /// The piece on each cell, and the cell of each piece.
    pieces: Vec<Vertex>,
    cells: Vec<Vertex>,
    /// The goal of each piece, and the piece for each cell.
    goals: Vec<Vertex>,
    wanted: Vec<Vertex>,
    placed: Vec<bool>,
    /// Index of its goal among the space's targets.
    pub target: usize,
    /// The blank that makes room.
    pub mover: Vertex,
    /// Parity forbids the present goals, so two unplaced pieces must swap theirs. Two that can always exist, the mover
    /// not among them.
    pub odd: bool,
    pub region: Region,
    pub log: StepLog,
}

impl Draft {
    pub fn new(space: &Space, target: usize, mover: Vertex, goals: Vec<Vertex>) -> Self {
        let pieces: Vec<Vertex> = (0..space.len() as Vertex).collect();
        let mut wanted = pieces.clone();
        for (piece, goal) in pieces.iter().zip(&goals) {
            wanted[usize::from(*goal)] = *piece;
        }
        Self {
            cells: pieces.clone(),
            placed: vec![false; pieces.len()],
            pieces,
            goals,
            wanted,
            target,
            mover,
            odd: false,
            region: Region::new(space.size()),
            log: StepLog::new(space.metric()),
        }
    }

    /// The mover's cell.
    pub fn blank(&self) -> Vertex {
        self.cell(self.mover)
    }

    pub fn cell(&self, piece: Vertex) -> Vertex {
        self.cells[usize::from(piece)]
    }

    pub fn piece(&self, cell: Vertex) -> Vertex {
        self.pieces[usize::from(cell)]
    }

    pub fn goal(&self, piece: Vertex) -> Vertex {
        self.goals[usize::from(piece)]
    }

    /// The piece whose goal is `cell`.
    pub fn wanted(&self, cell: Vertex) -> Vertex {
        self.wanted[usize::from(cell)]
    }

    pub fn is_placed(&self, cell: Vertex) -> bool {
        self.placed[usize::from(cell)]
    }

    pub fn set_placed(&mut self, cell: Vertex, placed: bool) {
        self.placed[usize::from(cell)] = placed;
    }

    /// The unfinished cells of the region, in reading order.
    pub fn open(&self, space: &Space) -> Vec<Vertex> {
        self.open_in(space, &self.region)
    }

    pub fn open_in(&self, space: &Space, region: &Region) -> Vec<Vertex> {
        let mut cells = region.cells(space.size());
        cells.retain(|cell| !self.is_placed(*cell));
        cells
    }

    /// Swaps the goals of two pieces, neither of them the mover.
    pub fn exchange_goals(&mut self, a: Vertex, b: Vertex) {
        self.goals.swap(usize::from(a), usize::from(b));
        for piece in [a, b] {
            let goal = self.goal(piece);
            self.wanted[usize::from(goal)] = piece;
        }
        self.odd = !self.odd;
    }

    fn swap(&mut self, a: Vertex, b: Vertex) {
        self.pieces.swap(usize::from(a), usize::from(b));
        for cell in [a, b] {
            let piece = self.piece(cell);
            self.cells[usize::from(piece)] = cell;
        }
    }

    /// Moves the mover to the neighbouring cell `next`.
    pub fn move_blank(&mut self, space: &Space, next: Vertex) {
        let (blank, piece) = (self.blank(), self.piece(next));
        if space.start()[usize::from(piece)] != TilePuzzle::BLANK {
            self.log.push(next, blank);
        }
        self.swap(blank, next);
    }

    /// Moves a tile to a neighbouring cell that holds another blank than the mover.
    pub fn move_other(&mut self, tile: Vertex, to: Vertex) {
        self.log.push(tile, to);
        self.swap(tile, to);
    }

    /// Returns `true` if both have the same state, apart from the steps made.
    pub fn is_like(&self, other: &Self) -> bool {
        self.region == other.region && self.pieces == other.pieces && self.goals == other.goals
    }

    /// Sum of the distances of the region's pieces.
    pub fn distance(&self, space: &Space) -> usize {
        let mut sum = 0;
        for cell in self.open(space) {
            let piece = self.piece(cell);
            if piece != self.mover {
                sum += space.distance(cell, self.goal(piece));
            }
        }
        sum
    }

    pub fn bytes(&self) -> u64 {
        9 * self.pieces.len() as u64 + self.log.bytes()
    }
}
