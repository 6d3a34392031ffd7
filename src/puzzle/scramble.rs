//! Random solvable boards, determined by a seed.

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64;

use super::{BlockPuzzle, TilePuzzle};
use crate::board::{Board, Cell, Direction, Size};

/// A random solvable board, determined by the puzzle and the seed.
///
/// The board is the end of a random walk from a goal, so it is always solvable; the walk is long enough to be close to uniform on
/// small boards. It ends on a goal only if hardly any other position is reachable. Every piece stays in its part of the
/// board, unless no goal can be reached that way; then pieces are first exchanged across walls.
///
/// # Cost
///
/// About 10 ns for each of min(16 x cells², 2²⁰) steps.
///
/// # Example
///
/// ```
/// use taisou::puzzle::{BoardOptions, TilePuzzle, scramble};
///
/// let puzzle = TilePuzzle::read("12345678*", 3, &BoardOptions::default())?;
/// assert_eq!(scramble(&puzzle, 7), scramble(&puzzle, 7));
/// assert_ne!(scramble(&puzzle, 7), scramble(&puzzle, 8));
/// # Ok::<(), taisou::Error>(())
/// ```
#[must_use]
pub fn scramble(puzzle: &TilePuzzle, seed: u64) -> Board {
    let start = puzzle.start();
    let size = start.size();
    // For each cell, the cell of its piece at the start.
    let mut from = puzzle.goal_arrangement();
    let is_tile = |from: &[usize], cell: usize| start.symbol(from[cell]).is_some();
    let mut random = Pcg64::seed_from_u64(seed);
    let mut blanks: Vec<usize> =
        (0..size.cells()).filter(|cell| start.cells()[from[*cell]] == Cell::Blank).collect();
    // A random extra step, as the blank would otherwise always end on cells of one colour.
    let length = (16 * size.cells() * size.cells()).min(1 << 20) + below(&mut random, 2);
    // A single blank never moves straight back, which would waste half the walk.
    let mut last = None;
    for at in 0..length + 1024 {
        if at >= length && !puzzle.is_solved_by(&from) {
            break;
        }
        let index = below(&mut random, blanks.len());
        let direction = Direction::ALL[below(&mut random, 4)];
        let blank = blanks[index];
        let back = blanks.len() == 1 && last.is_some_and(|last: Direction| direction == last.opposite());
        if back && exits(size, blank, |cell| is_tile(&from, cell)) > 1 {
            continue;
        }
        if let Some(tile) = size.neighbour(blank, direction).filter(|cell| is_tile(&from, *cell)) {
            from.swap(tile, blank);
            blanks[index] = tile;
            last = Some(direction);
        }
    }
    start.with_cells(from.into_iter().map(|cell| start.cells()[cell].clone()).collect())
}

impl BlockPuzzle {
    /// A random board reachable from the start, determined by the puzzle and the seed. It is solvable exactly if the start is.
    #[must_use]
    pub fn scramble(&self, seed: u64) -> Board {
        let mut random = Pcg64::seed_from_u64(seed);
        let mut played = self.position().clone();
        let cells = self.start().size().cells();
        for _ in 0..TRIES {
            let cell = below(&mut random, cells);
            // Most tries meet a piece that cannot move.
            self.go(&mut played, cell, Direction::ALL[below(&mut random, 4)]);
        }
        self.board_of(&played)
    }
}

/// The number of random moves tried on a board with blocks.
const TRIES: usize = 20_000;

/// The number of tiles that could move into the blank.
fn exits(size: Size, blank: usize, is_tile: impl Fn(usize) -> bool) -> usize {
    Direction::ALL.iter().filter(|direction| size.neighbour(blank, **direction).is_some_and(&is_tile)).count()
}

/// A random number below `bound`, at most 1024: the bias of using 32 bits is negligible.
#[allow(clippy::cast_possible_truncation, reason = "the product of two numbers of 32 bits, shifted by 32")]
fn below(random: &mut impl Rng, bound: usize) -> usize {
    let product = u64::from(random.next_u32()) * bound as u64;
    (product >> 32) as usize
}
