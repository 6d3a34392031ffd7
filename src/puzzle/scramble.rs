use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64;

use super::TilePuzzle;
use crate::board::{Board, Cell, Direction};

/// A board from which the (first) goal can be reached: a long random walk from it, the same for the same
/// puzzle and seed.
///
/// A walk, so never an impossible board; long enough to be close to uniform on small boards, and never
/// the goal itself where anything else can be reached.
///
/// # Cost
///
/// About 10 ns for each of 16 x cells², at most 2²², steps.
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
    let goal = puzzle.completed_goal();
    let mut board = goal.clone();
    let mut random = Pcg64::seed_from_u64(seed);
    let mut blanks: Vec<usize> = board.blanks().collect();
    let cells = board.size().cells();
    // One step more or less, by chance: else the blank would always end on cells of one colour.
    let length = (16 * cells * cells).min(1 << 22) + below(&mut random, 2);
    // A single blank never goes straight back, which would waste half the walk.
    let mut last = None;
    for at in 0..length + 64 {
        if at >= length && board != goal {
            break;
        }
        let index = below(&mut random, blanks.len());
        let direction = Direction::ALL[below(&mut random, 4)];
        if blanks.len() == 1
            && last.is_some_and(|last: Direction| direction == last.opposite())
            && !dead_end(&board, blanks[0])
        {
            continue;
        }
        let Some(tile) = board.size().neighbour(blanks[index], direction) else { continue };
        if matches!(board.cells()[tile], Cell::Tile(_)) {
            board.swap(tile, blanks[index]);
            blanks[index] = tile;
            last = Some(direction);
        }
    }
    board
}

/// Whether at most one tile can move into the blank, so that the way back is the only way.
fn dead_end(board: &Board, blank: usize) -> bool {
    let is_tile = |direction: &Direction| {
        board.size().neighbour(blank, *direction).is_some_and(|cell| board.symbol(cell).is_some())
    };
    Direction::ALL.iter().filter(|direction| is_tile(direction)).count() <= 1
}

/// A random number below `bound`, which is at most 1024: the bias of taking 32 bits is not measurable.
fn below(random: &mut impl Rng, bound: usize) -> usize {
    let product = u64::from(random.next_u32()) * bound as u64;
    usize::try_from(product >> 32).expect("below the bound")
}
