//! [`LineTable`]: the arrangements of pieces in one row or column, and the moves between them.

/// Greatest number of cells of a line.
pub const MAX_CELLS: usize = 7;

/// Greatest number of pieces of a line.
pub const MAX_PIECES: usize = 3;

/// Groups by the lengths of their pieces, in order. The first six are those of a line of six cells, numbered as in the
/// signatures of the published slices. A group leaves at least one cell of its line free.
const GROUPS: [&[u8]; 8] = [&[], &[2], &[3], &[2, 2], &[2, 3], &[3, 2], &[3, 3], &[2, 2, 2]];

/// Index of the group of a single piece of length 2.
pub const CAR: usize = 1;

/// Room for the arrangements of a group, of which there are at most 10.
pub const ROOM: usize = 16;

/// One piece moved by one cell.
#[derive(Clone, Copy, Debug)]
pub struct LineStep {
    /// The arrangement after the step.
    pub to: u8,
    /// The cell that the piece enters.
    pub entered: u8,
    /// The cell that the piece leaves.
    pub left: u8,
}

/// By direction the step from an arrangement if there are no obstacles. Piece `p` has the directions `2 * p` and `2 * p + 1`.
pub type LineSteps = [Option<LineStep>; 2 * MAX_PIECES];

/// The arrangements of one group, by increasing mask.
#[derive(Clone, Debug)]
struct LineGroup {
    lengths: &'static [u8],
    /// First cell of each piece.
    starts: Vec<[u8; MAX_PIECES]>,
    masks: Vec<u8>,
    /// For each cell the set of arrangements that leave it free.
    free: [u16; MAX_CELLS],
}

/// The arrangements of every group in a line of `cells` cells. Sets of arrangements are sets of bits, masks are sets of cells.
/// Obstacles are cells that the pieces of the line cannot enter.
#[derive(Clone, Debug)]
pub struct LineTable {
    pub cells: usize,
    groups: Vec<LineGroup>,
    /// By [`at`](Self::at): arrangements that can be reached while the obstacles stay; 0 if it meets an obstacle.
    reach: Vec<u16>,
    /// By [`at`](Self::at): arrangements one slide away.
    slides: Vec<u16>,
    /// By [`at`](Self::at): cells that every reachable arrangement covers.
    always: Vec<u8>,
    /// By [`at`](Self::at): cells that each piece covers in some reachable arrangement, 8 bits a piece.
    sweeps: Vec<u32>,
    /// By group and arrangement.
    steps: Vec<[LineSteps; ROOM]>,
    /// By group, arrangement and piece: group and arrangement of the other pieces.
    rests: Vec<[(u8, u8); MAX_PIECES]>,
}

impl LineTable {
    /// Computes the tables of a line of 3 to 7 cells. Costs at most some 10,000 steps.
    pub fn new(cells: usize) -> Self {
        let fits =
            |lengths: &&&[u8]| lengths.iter().map(|length| usize::from(*length)).sum::<usize>() < cells;
        let groups: Vec<LineGroup> =
            GROUPS.iter().filter(fits).map(|lengths| LineGroup::new(cells, lengths)).collect();
        let size = (groups.len() * ROOM) << cells;
        let (mut reach, mut slides) = (vec![0; size], vec![0; size]);
        let (mut always, mut sweeps) = (vec![0; size], vec![0; size]);
        let table = Self {
            cells,
            groups,
            reach: vec![],
            slides: vec![],
            always: vec![],
            sweeps: vec![],
            steps: vec![],
            rests: vec![],
        };
        for (number, group) in table.groups.iter().enumerate() {
            for obstacles in 0..1 << cells {
                for arrangement in 0..group.masks.len() {
                    let at = table.at(number, obstacles, arrangement);
                    reach[at] = group.reach(arrangement, obstacles);
                    slides[at] = group.slides(arrangement, obstacles);
                    let reached = || bits(reach[at]);
                    always[at] =
                        reached().map(|other| group.masks[other]).fold(u8::MAX, |all, mask| all & mask);
                    for piece in 0..group.lengths.len() {
                        for other in reached() {
                            sweeps[at] |= u32::from(group.mask_of(other, piece)) << (8 * piece);
                        }
                    }
                }
            }
        }
        let rests = (0..table.groups.len() * ROOM).map(|at| table.rests_of(at / ROOM, at % ROOM)).collect();
        let steps = table.groups.iter().map(LineGroup::steps).collect();
        Self { reach, slides, always, sweeps, steps, rests, ..table }
    }

    fn rests_of(&self, group: usize, arrangement: usize) -> [(u8, u8); MAX_PIECES] {
        let group = &self.groups[group];
        let mut rests = [(0, 0); MAX_PIECES];
        for piece in 0..group.lengths.len() {
            let Some(mut starts) = group.starts.get(arrangement).copied() else { continue };
            let mut lengths = group.lengths.to_vec();
            lengths.remove(piece);
            starts[piece..].rotate_left(1);
            starts[MAX_PIECES - 1] = 0;
            let rest =
                self.group_of(&lengths).and_then(|group| Some((group, self.arrangement_of(group, starts)?)));
            rests[piece] = rest.map_or((0, 0), |(group, arrangement)| (group as u8, arrangement as u8));
        }
        rests
    }

    /// Group and arrangement of the other pieces of an arrangement.
    pub fn without(&self, group: usize, arrangement: usize, piece: usize) -> (usize, usize) {
        let (group, arrangement) = self.rests[group * ROOM + arrangement][piece];
        (group.into(), arrangement.into())
    }

    /// Index into the tables.
    #[inline]
    fn at(&self, group: usize, obstacles: u8, arrangement: usize) -> usize {
        (((group << self.cells) | usize::from(obstacles)) * ROOM) | arrangement
    }

    /// Number of groups.
    pub fn groups(&self) -> usize {
        self.groups.len()
    }

    /// The group with these lengths, in order.
    pub fn group_of(&self, lengths: &[u8]) -> Option<usize> {
        self.groups.iter().position(|group| group.lengths == lengths)
    }

    /// The lengths of the pieces of a group, in order.
    pub fn lengths(&self, group: usize) -> &'static [u8] {
        self.groups[group].lengths
    }

    /// Number of arrangements of a group.
    pub fn arrangements(&self, group: usize) -> usize {
        self.groups[group].masks.len()
    }

    /// The first cell of each piece.
    pub fn starts(&self, group: usize, arrangement: usize) -> &[u8; MAX_PIECES] {
        &self.groups[group].starts[arrangement]
    }

    /// The arrangement whose pieces start on these cells.
    pub fn arrangement_of(&self, group: usize, starts: [u8; MAX_PIECES]) -> Option<usize> {
        self.groups[group].starts.iter().position(|own| *own == starts)
    }

    /// The covered cells.
    #[inline]
    pub fn mask(&self, group: usize, arrangement: usize) -> u8 {
        self.groups[group].masks[arrangement]
    }

    /// The cells that one piece covers.
    pub fn mask_of(&self, group: usize, arrangement: usize, piece: usize) -> u8 {
        self.groups[group].mask_of(arrangement, piece)
    }

    /// The arrangements that leave a cell free.
    #[inline]
    pub fn free(&self, group: usize, cell: usize) -> u16 {
        self.groups[group].free[cell]
    }

    /// The steps of a group, by arrangement.
    #[inline]
    pub fn steps(&self, group: usize) -> &[LineSteps; ROOM] {
        &self.steps[group]
    }

    /// Number of directions of a group: two for each piece.
    #[inline]
    pub fn directions(&self, group: usize) -> usize {
        2 * self.groups[group].lengths.len()
    }

    /// The arrangements that can be reached while the obstacles stay; 0 if it meets an obstacle.
    #[inline]
    pub fn reach(&self, group: usize, obstacles: u8, arrangement: usize) -> u16 {
        self.reach[self.at(group, obstacles, arrangement)]
    }

    /// The arrangements one slide away.
    #[inline]
    pub fn slides(&self, group: usize, obstacles: u8, arrangement: usize) -> u16 {
        self.slides[self.at(group, obstacles, arrangement)]
    }

    /// The cells that every reachable arrangement covers.
    #[inline]
    pub fn always(&self, group: usize, obstacles: u8, arrangement: usize) -> u8 {
        self.always[self.at(group, obstacles, arrangement)]
    }

    /// The cells that each piece covers in some reachable arrangement, 8 bits a piece.
    #[inline]
    pub fn sweeps(&self, group: usize, obstacles: u8, arrangement: usize) -> u32 {
        self.sweeps[self.at(group, obstacles, arrangement)]
    }
}

impl LineGroup {
    fn new(cells: usize, lengths: &'static [u8]) -> Self {
        let mut group = Self { lengths, starts: Vec::new(), masks: Vec::new(), free: [0; MAX_CELLS] };
        group.place(cells, 0, 0, [0; MAX_PIECES]);
        group.masks = group.starts.iter().map(|starts| mask(lengths, *starts)).collect();
        for (cell, free) in group.free.iter_mut().enumerate() {
            for (arrangement, mask) in group.masks.iter().enumerate() {
                *free |= u16::from(mask >> cell & 1 == 0) << arrangement;
            }
        }
        group
    }

    /// Lists every way to place the pieces from `piece` on, from the cell `from` on.
    fn place(&mut self, cells: usize, piece: usize, from: usize, starts: [u8; MAX_PIECES]) {
        let Some(length) = self.lengths.get(piece) else {
            // By mask. A sort would be 5 kB of code.
            let own = mask(self.lengths, starts);
            let at = self.starts.partition_point(|others| mask(self.lengths, *others) < own);
            self.starts.insert(at, starts);
            return;
        };
        let length = usize::from(*length);
        for start in from..=cells.saturating_sub(length) {
            let mut starts = starts;
            starts[piece] = start as u8;
            if start + length <= cells {
                self.place(cells, piece + 1, start + length, starts);
            }
        }
    }

    fn mask_of(&self, arrangement: usize, piece: usize) -> u8 {
        ((1 << self.lengths[piece]) - 1) << self.starts[arrangement][piece]
    }

    /// The single piece that differs between two arrangements, and by how many cells.
    fn moved(&self, from: usize, to: usize) -> Option<(usize, u8)> {
        let by = |piece: usize| self.starts[from][piece].abs_diff(self.starts[to][piece]);
        let mut moved = (0..MAX_PIECES).filter(|piece| by(*piece) > 0);
        let piece = moved.next()?;
        moved.next().is_none().then(|| (piece, by(piece)))
    }

    fn steps(&self) -> [LineSteps; ROOM] {
        let mut steps = [LineSteps::default(); ROOM];
        for (from, old) in self.masks.iter().enumerate() {
            for (to, new) in self.masks.iter().enumerate() {
                if let Some((piece, 1)) = self.moved(from, to) {
                    let cell = |mask: u8| mask.trailing_zeros() as u8;
                    let (entered, left) = (cell(new & !old), cell(old & !new));
                    let step = LineStep { to: to as u8, entered, left };
                    steps[from][2 * piece + usize::from(entered > left)] = Some(step);
                }
            }
        }
        steps
    }

    fn slides(&self, from: usize, obstacles: u8) -> u16 {
        if self.masks[from] & obstacles != 0 {
            return 0;
        }
        let can = |to: &usize| {
            self.moved(from, *to).is_some_and(|(piece, _)| {
                let (old, new) = (self.mask_of(from, piece), self.mask_of(*to, piece));
                let (low, high) = ((old | new).trailing_zeros(), 8 - (old | new).leading_zeros());
                let way = (u8::MAX >> (8 - (high - low))) << low;
                way & (obstacles | self.masks[from] & !old) == 0
            })
        };
        (0..self.masks.len()).filter(can).fold(0, |set, to| set | 1 << to)
    }

    fn reach(&self, from: usize, obstacles: u8) -> u16 {
        if self.masks[from] & obstacles != 0 {
            return 0;
        }
        let mut set = 1 << from;
        loop {
            let more = bits(set).fold(set, |set, from| set | self.slides(from, obstacles));
            if more == set {
                return set;
            }
            set = more;
        }
    }
}

fn mask(lengths: &[u8], starts: [u8; MAX_PIECES]) -> u8 {
    lengths.iter().zip(starts).fold(0, |mask, (length, start)| mask | ((1 << length) - 1) << start)
}

/// For each set its number of elements. Processors of the oldest kind that Rust compiles for have no instruction for it.
static SIZES: [u8; 1 << 10] = {
    let mut sizes = [0; 1 << 10];
    let mut set = 0;
    while set < sizes.len() {
        sizes[set] = (set as u16).count_ones() as u8;
        set += 1;
    }
    sizes
};

/// The number of elements of a set of arrangements.
#[inline]
pub fn size(set: u16) -> usize {
    SIZES[usize::from(set) & 0x3ff].into()
}

/// The elements of a set, in increasing order.
pub fn bits(mut set: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let first = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(first)
    })
}
