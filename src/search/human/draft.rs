//! A board in progress: where the pieces are, where they shall go, and the steps so far.

use super::{lines::Region, step_log::StepLog};
use crate::{
    puzzle::{TilePuzzle, Vertex},
    states::Space,
};

/// A board in progress: every piece has a cell of its own to go to, and one blank, the *mover*, makes room.
///
/// A piece is known by the cell on which it lay at the start. Further blanks are pieces like tiles: the mover
/// changing places with one of them is no step.
#[derive(Clone, Debug)]
pub struct Draft {
    /// The piece on each cell, and the cell of each piece.
    pieces: Vec<Vertex>,
    cells: Vec<Vertex>,
    /// Where each piece shall go, and the piece that shall come to each cell.
    goals: Vec<Vertex>,
    wanted: Vec<Vertex>,
    /// The cells that are done.
    placed: Vec<bool>,
    /// The goal that it works towards, among the space's.
    pub target: usize,
    /// The blank that makes room.
    pub mover: Vertex,
    /// Whether parity forbids what is wanted of the pieces, so that two of those still to be placed must
    /// exchange their goals. Then there are two that can, the mover not among them.
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

    /// Where the mover is.
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

    /// The piece that shall come to `cell`.
    pub fn wanted(&self, cell: Vertex) -> Vertex {
        self.wanted[usize::from(cell)]
    }

    pub fn is_placed(&self, cell: Vertex) -> bool {
        self.placed[usize::from(cell)]
    }

    pub fn set_placed(&mut self, cell: Vertex, placed: bool) {
        self.placed[usize::from(cell)] = placed;
    }

    /// The cells of the region that are not done, in reading order.
    pub fn open(&self, space: &Space) -> Vec<Vertex> {
        self.open_in(space, &self.region)
    }

    pub fn open_in(&self, space: &Space, region: &Region) -> Vec<Vertex> {
        let mut cells = region.cells(space.size());
        cells.retain(|cell| !self.is_placed(*cell));
        cells
    }

    /// Two pieces exchange their goals. Neither may be the mover.
    pub fn exchange_goals(&mut self, a: Vertex, b: Vertex) {
        self.goals.swap(usize::from(a), usize::from(b));
        for piece in [a, b] {
            let goal = self.goal(piece);
            self.wanted[usize::from(goal)] = piece;
        }
        self.odd = !self.odd;
    }

    /// What lies on two cells changes places.
    fn swap(&mut self, a: Vertex, b: Vertex) {
        self.pieces.swap(usize::from(a), usize::from(b));
        for cell in [a, b] {
            let piece = self.piece(cell);
            self.cells[usize::from(piece)] = cell;
        }
    }

    /// The mover goes to the neighbouring cell `next`.
    pub fn move_blank(&mut self, space: &Space, next: Vertex) {
        let (blank, piece) = (self.blank(), self.piece(next));
        if space.start()[usize::from(piece)] != TilePuzzle::BLANK {
            self.log.push(next, blank);
        }
        self.swap(blank, next);
    }

    /// A tile goes to a neighbouring cell on which another blank than the mover lies.
    pub fn move_other(&mut self, tile: Vertex, to: Vertex) {
        self.log.push(tile, to);
        self.swap(tile, to);
    }

    /// Whether both have done the same so far, but for the steps that led there.
    pub fn is_like(&self, other: &Self) -> bool {
        self.region == other.region && self.pieces == other.pieces && self.goals == other.goals
    }

    /// The steps that the pieces of the region still have to go at least, each by itself.
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
