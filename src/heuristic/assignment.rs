//! Minimum-cost matching of identical tiles to goal cells, updated move by move.

use crate::puzzle::Vertex;

/// The cheapest assignment that gives each goal cell of a class its own piece, maintained while pieces move.
///
/// Surplus pieces cost nothing: they belong to one additional row, the *rest*.
///
/// # Method
///
/// Shortest augmenting paths with potentials: every reduced cost (cost - row potential - piece potential) is at least
/// 0, and 0 for a matched pair, which proves optimality. A moved piece is unmatched, gets the greatest potential that
/// keeps its reduced costs nonnegative, and is matched again along one shortest path.
///
/// # Cost
///
/// At most (goal cells) x (pieces) per move, usually far less; no allocation.
///
/// # Source
///
/// R. Jonker and A. Volgenant, "A shortest augmenting path algorithm for dense and sparse linear assignment problems",
/// Computing 38 (1987), 325-340.
pub struct Assignment {
    /// The offset of each goal cell's distances in the table.
    goals: Vec<usize>,
    rows: Vec<Row>,
    pieces: Vec<Piece>,
    cost: u32,
}

#[derive(Clone, Copy, Debug, Default)]
struct Row {
    /// The number of pieces that it can still take.
    room: u16,
    /// The matched piece; unused for the rest.
    owner: u16,
    potential: i64,
    /// State of the path search: length of the path to this row, the piece before it, and whether it is final.
    path: i64,
    before: u16,
    settled: bool,
}

#[derive(Clone, Copy, Debug, Default)]
struct Piece {
    row: u16,
    potential: i64,
}

const NONE: u16 = u16::MAX;

impl Assignment {
    /// For goal cells with distances at offsets `goals`, and at least as many pieces.
    pub fn new(goals: Vec<usize>, pieces: usize) -> Self {
        let rest = pieces - goals.len();
        let rows = goals.len() + usize::from(rest > 0);
        Self { goals, rows: vec![Row::default(); rows], pieces: vec![Piece::default(); pieces], cost: 0 }
    }

    #[inline]
    pub fn cost(&self) -> u32 {
        self.cost
    }

    pub fn place(&mut self, places: &[Vertex], distances: &[u16]) {
        let rest = (self.pieces.len() - self.goals.len()) as u16;
        for (index, row) in self.rows.iter_mut().enumerate() {
            *row = Row { room: if index < self.goals.len() { 1 } else { rest }, ..Row::default() };
        }
        self.pieces.fill(Piece { row: NONE, potential: 0 });
        self.cost = 0;
        for piece in 0..self.pieces.len() {
            self.put_in(piece, places, distances);
        }
    }

    /// Updates the matching after `piece` moved from `from` to its place in `places`.
    pub fn shift(&mut self, piece: usize, from: Vertex, places: &[Vertex], distances: &[u16]) {
        let row = usize::from(std::mem::replace(&mut self.pieces[piece].row, NONE));
        self.cost -= self.distance(row, from, distances);
        self.rows[row].room += 1;
        self.put_in(piece, places, distances);
    }

    #[inline]
    fn distance(&self, row: usize, place: Vertex, distances: &[u16]) -> u32 {
        self.goals.get(row).map_or(0, |goal| u32::from(distances[goal + usize::from(place)]))
    }

    #[inline]
    fn reduced(&self, row: usize, piece: usize, places: &[Vertex], distances: &[u16]) -> i64 {
        let distance = i64::from(self.distance(row, places[piece], distances));
        distance - self.rows[row].potential - self.pieces[piece].potential
    }

    fn put_in(&mut self, piece: usize, places: &[Vertex], distances: &[u16]) {
        self.pieces[piece].potential = 0;
        let mut least = i64::MAX;
        for row in 0..self.rows.len() {
            let path = self.reduced(row, piece, places, distances);
            least = least.min(path);
            self.rows[row] = Row { path, before: piece as u16, settled: false, ..self.rows[row] };
        }
        self.pieces[piece].potential = least;
        for row in &mut self.rows {
            row.path -= least;
        }
        let end = self.shortest(places, distances);
        let length = self.rows[end].path;
        self.pieces[piece].potential += length;
        for row in 0..self.rows.len() {
            let spare = length - self.rows[row].path;
            if self.rows[row].settled && spare > 0 {
                self.rows[row].potential -= spare;
                self.for_each_owner(row, |matching, piece| matching.pieces[piece].potential += spare);
            }
        }
        self.rows[end].room -= 1;
        let mut row = end;
        loop {
            let mover = self.rows[row].before;
            let old = std::mem::replace(&mut self.pieces[usize::from(mover)].row, row as u16);
            self.rows[row].owner = mover;
            let place = places[usize::from(mover)];
            self.cost += self.distance(row, place, distances);
            if old == NONE {
                return;
            }
            row = usize::from(old);
            self.cost -= self.distance(row, place, distances);
        }
    }

    /// The nearest row with room. The direct path to each row comes first.
    fn shortest(&mut self, places: &[Vertex], distances: &[u16]) -> usize {
        loop {
            let open = (0..self.rows.len()).filter(|row| !self.rows[*row].settled);
            let nearest =
                open.min_by_key(|row| (self.rows[*row].path, self.rows[*row].room == 0)).unwrap_or(0);
            if self.rows[nearest].room > 0 {
                return nearest;
            }
            self.rows[nearest].settled = true;
            let length = self.rows[nearest].path;
            self.for_each_owner(nearest, |matching, piece| {
                for row in 0..matching.rows.len() {
                    let path = length + matching.reduced(row, piece, places, distances);
                    let row = &mut matching.rows[row];
                    if !row.settled && path < row.path {
                        row.path = path;
                        row.before = piece as u16;
                    }
                }
            });
        }
    }

    /// Calls `act` for each piece matched to a row that is full.
    #[inline]
    fn for_each_owner(&mut self, row: usize, mut act: impl FnMut(&mut Self, usize)) {
        if row < self.goals.len() {
            act(self, usize::from(self.rows[row].owner));
        } else {
            for piece in 0..self.pieces.len() {
                if usize::from(self.pieces[piece].row) == row {
                    act(self, piece);
                }
            }
        }
    }
}
