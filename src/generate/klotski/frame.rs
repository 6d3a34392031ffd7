//! [`KlotskiFrame`]: layouts of a target of 2x2 cells, dominoes and single cells as numbers, and their moves.

use crate::util::binomial;

/// Set of cells, bit width * row + column.
type CellSet = u32;

/// Bits of a plane of a key: the most cells of a frame.
const PLANE: u32 = 25;

/// The pieces other than the target. Dominoes are lying or standing; they do not turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PieceCounts {
    pub lying: u32,
    pub standing: u32,
    pub singles: u32,
}

/// A frame of 3 to 5 rows and columns. The target has 2x2 cells and leaves at the bottom, in the middle or left of it.
///
/// The key of a layout has the first cell of the target above two planes of a bit for each cell. A single cell has a bit in the
/// first plane, a lying domino has one for its first cell in the second, a standing domino in both.
#[derive(Clone, Copy, Debug)]
pub struct KlotskiFrame {
    pub width: usize,
    pub height: usize,
    /// All cells, and those of the first and last column.
    all: CellSet,
    first_column: CellSet,
    last_column: CellSet,
}

impl KlotskiFrame {
    pub fn new(width: usize, height: usize) -> Self {
        let first_column = (0..height).fold(0, |cells, row| cells | 1 << (width * row));
        Self {
            width,
            height,
            all: (1 << (width * height)) - 1,
            first_column,
            last_column: first_column << (width - 1),
        }
    }

    /// Number of cells.
    pub fn cells(&self) -> u32 {
        (self.width * self.height) as u32
    }

    /// The first cell of the solved target.
    fn goal(&self) -> u32 {
        ((self.height - 2) * self.width + (self.width - 2) / 2) as u32
    }

    /// First cells of a lying domino that fits into the cells.
    fn lying(&self, free: CellSet) -> CellSet {
        free & !self.last_column & free >> 1
    }

    /// First cells of a standing domino that fits into the cells.
    fn standing(&self, free: CellSet) -> CellSet {
        free & free >> self.width
    }

    fn target_cells(&self, at: u32) -> CellSet {
        (0b11 | 0b11 << self.width) << at
    }

    /// The cells among `valid` that steps lead to from a cell among them.
    fn flood(&self, from: CellSet, valid: CellSet) -> CellSet {
        let mut reached = from;
        loop {
            let across = (reached & !self.last_column) << 1 | (reached & !self.first_column) >> 1;
            let more = (reached | across | reached << self.width | reached >> self.width) & valid;
            if more == reached {
                return reached;
            }
            reached = more;
        }
    }

    /// Calls `visit` with the key of each layout that a move of one piece along any path leads to.
    pub fn each_move(&self, key: u64, mut visit: impl FnMut(u64)) {
        let target = (key >> (2 * PLANE)) as u32;
        let (low, high) = (key as CellSet & self.all, (key >> PLANE) as CellSet & self.all);
        let (lying, standing) = (high & !low, high & low);
        let dominoes = lying | lying << 1 | standing | standing << self.width;
        let free = self.all & !(low | dominoes | self.target_cells(target));
        let across = (free & !self.last_column) << 1 | (free & !self.first_column) >> 1;
        let beside = free | across | free << self.width | free >> self.width;
        for from in bits(low & !high & beside) {
            for to in bits(self.flood(1 << from, free | 1 << from) & free) {
                visit(key ^ 1 << from ^ 1 << to);
            }
        }
        for from in bits(lying) {
            let valid = self.lying(free | 0b11 << from);
            for to in bits(self.flood(1 << from, valid) & !(1 << from)) {
                visit(key ^ (1 << from ^ 1 << to) << PLANE);
            }
        }
        for from in bits(standing) {
            let valid = self.standing(free | (1 | 1 << self.width) << from);
            for to in bits(self.flood(1 << from, valid) & !(1 << from)) {
                visit(key ^ ((1 << from ^ 1 << to) * (1 << PLANE | 1)));
            }
        }
        let valid = self.lying(self.standing(free | self.target_cells(target)));
        for to in bits(self.flood(1 << target, valid) & !(1 << target)) {
            visit(key ^ u64::from(target ^ to) << (2 * PLANE));
        }
    }

    /// The number of layouts of the material.
    pub fn layouts(&self, material: PieceCounts) -> u64 {
        let PieceCounts { lying, standing, singles } = material;
        let rest = self.cells().saturating_sub(4 + 2 * (lying + standing));
        let targets = bits(self.lying(self.standing(self.all)));
        let dominoes: u64 = targets
            .map(|at| {
                self.domino_layouts(self.all & !self.target_cells(at), lying as usize, standing as usize)
            })
            .sum();
        dominoes * binomial(rest as usize, singles as usize).unwrap_or_default()
    }

    /// The number of ways to put dominoes on free cells. Cell by cell it counts the ways by the dominoes put and by the cells taken
    /// ahead, of which there are at most a row.
    fn domino_layouts(&self, free: CellSet, lying: usize, standing: usize) -> u64 {
        let number = |lying: usize, placed: usize, taken: usize| {
            (lying * (standing + 1) + placed) << self.width | taken
        };
        let mut ways = vec![0; number(lying, standing, 0) + (1 << self.width)];
        ways[0] = 1;
        for cell in 0..self.width * self.height {
            let mut next = vec![0; ways.len()];
            let has_lying = self.lying(free) >> cell & 1 == 1;
            let has_standing = self.standing(free) >> cell & 1 == 1;
            for (state, count) in ways.into_iter().enumerate().filter(|(_, count)| *count > 0) {
                let (placed, taken) = (state >> self.width, state & ((1 << self.width) - 1));
                let (of_lying, of_standing) = (placed / (standing + 1), placed % (standing + 1));
                next[number(of_lying, of_standing, taken >> 1)] += count;
                if has_lying && of_lying < lying && taken.trailing_zeros() >= 2 {
                    next[number(of_lying + 1, of_standing, taken >> 1 | 1)] += count;
                }
                if has_standing && of_standing < standing && taken & 1 == 0 {
                    next[number(of_lying, of_standing + 1, taken >> 1 | 1 << (self.width - 1))] += count;
                }
            }
            ways = next;
        }
        ways[number(lying, standing, 0)..].iter().sum()
    }

    /// The text of a board: `A` is the target, other letters follow in reading order.
    pub fn text(&self, key: u64) -> String {
        let mut cells = vec![b'*'; self.width * self.height];
        let target = (key >> (2 * PLANE)) as usize;
        let mut letter = b'A';
        let piece = |at: usize| match (key >> at & 1, key >> (at + PLANE as usize) & 1) {
            (1, 0) => Some(vec![at]),
            (0, 1) => Some(vec![at, at + 1]),
            (1, 1) => Some(vec![at, at + self.width]),
            _ => None,
        };
        let mut put = |piece: Vec<usize>| {
            for cell in piece {
                cells[cell] = letter;
            }
            letter += 1;
        };
        put(vec![target, target + 1, target + self.width, target + self.width + 1]);
        (0..self.width * self.height).filter_map(piece).for_each(&mut put);
        let rows = cells.chunks(self.width).map(|row| row.iter().map(|cell| char::from(*cell)).collect());
        rows.collect::<Vec<String>>().join("/")
    }

    /// The text of the goal.
    pub fn goal_text(&self) -> String {
        let target = self.target_cells(self.goal());
        let cell = |at: usize| if target >> at & 1 == 1 { 'A' } else { '?' };
        let rows = (0..self.height)
            .map(|row| (0..self.width).map(|column| cell(row * self.width + column)).collect());
        rows.collect::<Vec<String>>().join("/")
    }

    /// The materials that leave this number of blanks.
    pub fn materials(&self, blanks: u32) -> Vec<PieceCounts> {
        let rest = self.cells().saturating_sub(4 + blanks);
        let of = |dominoes: u32| {
            let material =
                move |lying| PieceCounts { lying, standing: dominoes - lying, singles: rest - 2 * dominoes };
            (0..=dominoes).map(material)
        };
        (0..=rest / 2).flat_map(of).collect()
    }
}

/// The layouts of a material whose target is solved, one after another.
#[derive(Debug, Default)]
pub struct SolvedLayouts {
    /// Incomplete layouts, the next one last.
    open: Vec<PartialLayout>,
}

/// Some pieces of a layout.
#[derive(Debug)]
struct PartialLayout {
    free: CellSet,
    /// Cells after those of the last domino.
    later: CellSet,
    rest: PieceCounts,
    key: u64,
}

impl SolvedLayouts {
    pub fn new(frame: &KlotskiFrame, rest: PieceCounts) -> Self {
        let goal = frame.goal();
        let free = frame.all & !frame.target_cells(goal);
        Self { open: vec![PartialLayout { free, later: free, rest, key: u64::from(goal) << (2 * PLANE) }] }
    }

    /// A single layout.
    pub fn of(key: u64) -> Self {
        Self { open: vec![PartialLayout { free: 0, later: 0, rest: PieceCounts::default(), key }] }
    }

    /// The key of the next layout. Equal pieces are placed in the order of their first cells, each set once.
    pub fn next(&mut self, frame: &KlotskiFrame) -> Option<u64> {
        while let Some(PartialLayout { free, later, rest, key }) = self.open.pop() {
            if rest.lying + rest.standing > 0 {
                let from = self.open.len();
                let mut put = |valid: CellSet, cells: CellSet, rest, code: u64| {
                    self.open.extend(bits(valid & later).map(|at| PartialLayout {
                        free: free & !(cells << at),
                        later: later & !((2 << at) - 1),
                        rest,
                        key: key ^ code << at,
                    }));
                };
                if let Some(lying) = rest.lying.checked_sub(1) {
                    put(frame.lying(free), 0b11, PieceCounts { lying, ..rest }, 1 << PLANE);
                }
                if let Some(standing) = rest.standing.checked_sub(1) {
                    let cells = 1 | 1 << frame.width;
                    put(frame.standing(free), cells, PieceCounts { standing, ..rest }, 1 << PLANE | 1);
                }
                self.open[from..].reverse();
            } else if rest.singles == 0 {
                return Some(key);
            } else if free.count_ones() >= rest.singles {
                let (at, free) = (free.trailing_zeros(), free & (free - 1));
                let singles = rest.singles - 1;
                self.open.push(PartialLayout { free, later, rest, key });
                self.open.push(PartialLayout {
                    free,
                    later,
                    rest: PieceCounts { singles, ..rest },
                    key: key | 1 << at,
                });
            }
        }
        None
    }
}

/// The elements of a set.
fn bits(mut set: CellSet) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let first = (set != 0).then(|| set.trailing_zeros())?;
        set &= set - 1;
        Some(first)
    })
}
