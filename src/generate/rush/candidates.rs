//! [`Candidates`]: the layouts of a slice that may be the least of their component.

use super::{
    frame::{Cells, FrameLine, RushFrame, RushLayout, transposed, with_nibble},
    line_table::MAX_CELLS,
};

/// Number of pieces of length 2, the target among them, and of length 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fleet {
    pub cars: u8,
    pub trucks: u8,
}

impl Fleet {
    /// The pieces of the sold box.
    pub const BOX: Self = Self { cars: 12, trucks: 4 };

    pub fn of(lengths: &[u8]) -> Self {
        let trucks = lengths.iter().map(|length| length - 2).sum();
        Self { cars: lengths.len() as u8 - trucks, trucks }
    }

    fn and(self, other: Self) -> Self {
        Self { cars: self.cars + other.cars, trucks: self.trucks + other.trucks }
    }

    pub fn fits(self, most: Self) -> bool {
        self.cars <= most.cars && self.trucks <= most.trucks
    }
}

/// Group and arrangement of a column.
#[derive(Clone, Copy, Debug)]
struct Choice {
    group: u8,
    arrangement: u8,
    fleet: Fleet,
}

/// Enumerates layouts whose rows have a signature of the slice. Rows come first: a layout is less if its row pieces cover less
/// cells as a number, then its column pieces. So in the least layout of a component nothing can move up while the rows stand, and
/// nothing to the left at all: a column piece covers the cell left of each row piece as long as the rows stand.
#[derive(Debug)]
pub struct Candidates {
    most: Fleet,
    /// Index of the slice, and number of slices.
    slice: (u32, u32),
    /// The next signature to visit.
    signature: u32,
    signatures: u32,
    layout: RushLayout,
    /// The pieces of the rows.
    fleet: Fleet,
    /// The rows stand in a product of arrangements that has candidates left.
    has_rows: bool,
    /// By obstacles and required cells of a column.
    table: Vec<Vec<Choice>>,
    /// The choices of each column: obstacles and required cells, and the next one.
    columns: [(usize, usize); MAX_CELLS],
    fleets: [Fleet; MAX_CELLS + 1],
    /// Number of columns whose choice stands.
    depth: usize,
    /// The choices of the columns for these rows are listed.
    has_columns: bool,
}

impl Candidates {
    /// The candidates of slice `slice` of `slices`.
    pub fn new(frame: &RushFrame, most: Fleet, slice: u32, slices: u32) -> Self {
        let groups = frame.row_table.groups() as u32;
        Self {
            most,
            slice: (slice, slices),
            signature: slice,
            signatures: groups.pow(frame.height as u32 - 1),
            layout: RushLayout::of_target(frame),
            fleet: Fleet { cars: 0, trucks: 0 },
            has_rows: false,
            table: choices(frame),
            columns: [(0, 0); MAX_CELLS],
            fleets: [Fleet { cars: 0, trucks: 0 }; MAX_CELLS + 1],
            depth: 0,
            has_columns: false,
        }
    }

    /// Signatures visited, and all of the slice.
    pub fn progress(&self) -> (u64, u64) {
        let (slice, slices) = self.slice;
        let of = |signature: u32| u64::from((signature - slice) / slices);
        (of(self.signature), of(self.signatures - 1) + 1)
    }

    /// The next candidate.
    pub fn next(&mut self, frame: &RushFrame) -> Option<RushLayout> {
        loop {
            if self.has_columns {
                if let Some(layout) = self.next_columns(frame) {
                    return Some(layout);
                }
                self.has_columns = false;
                self.has_rows = self.next_rows(frame);
            }
            if self.has_rows {
                self.begin_columns(frame);
            } else if !self.next_signature(frame) {
                return None;
            }
        }
    }

    /// Takes the groups of the next signature that the fleet allows.
    fn next_signature(&mut self, frame: &RushFrame) -> bool {
        if self.signature >= self.signatures {
            return false;
        }
        let mut rest = self.signature;
        self.signature += self.slice.1;
        let table = &frame.row_table;
        self.layout = RushLayout::of_target(frame);
        self.fleet = Fleet::of(&[2]);
        for row in (0..frame.height).filter(|row| *row != frame.target) {
            let group = rest as usize % table.groups();
            rest /= table.groups() as u32;
            self.layout.set(FrameLine::Row(row), group, 0);
            self.fleet = self.fleet.and(Fleet::of(table.lengths(group)));
        }
        self.has_rows = self.fleet.fits(self.most);
        true
    }

    /// Takes the next arrangements of the rows.
    fn next_rows(&mut self, frame: &RushFrame) -> bool {
        for row in 0..frame.height {
            let (group, arrangement) = self.layout.line(FrameLine::Row(row));
            if arrangement + 1 < frame.row_table.arrangements(group) {
                self.layout.rows = with_nibble(self.layout.rows, row, arrangement + 1);
                return true;
            }
            self.layout.rows = with_nibble(self.layout.rows, row, 0);
        }
        false
    }

    /// Lists the choices of the columns for the rows that stand.
    fn begin_columns(&mut self, frame: &RushFrame) {
        let taken = self.layout.row_cells(frame);
        let required = left_of_pieces(frame, &self.layout) & !taken;
        let (taken, required) = (transposed(taken), transposed(required));
        for column in 0..frame.width {
            let mask = |cells: Cells| (cells >> (8 * column) & 0x7f) as usize;
            self.columns[column] = (mask(taken) << MAX_CELLS | mask(required), 0);
        }
        self.fleets[0] = self.fleet;
        (self.depth, self.has_columns) = (0, true);
    }

    fn next_columns(&mut self, frame: &RushFrame) -> Option<RushLayout> {
        loop {
            let (list, at) = self.columns[self.depth];
            let Some(choice) = self.table[list].get(at) else {
                self.columns[self.depth].1 = 0;
                self.depth = self.depth.checked_sub(1)?;
                continue;
            };
            self.columns[self.depth].1 += 1;
            let fleet = self.fleets[self.depth].and(choice.fleet);
            if fleet.fits(self.most) {
                self.layout.set(
                    FrameLine::Column(self.depth),
                    choice.group.into(),
                    choice.arrangement.into(),
                );
                if self.depth + 1 == frame.width {
                    return Some(self.layout);
                }
                self.depth += 1;
                self.fleets[self.depth] = fleet;
            }
        }
    }
}

/// The cells left of each row piece.
fn left_of_pieces(frame: &RushFrame, layout: &RushLayout) -> Cells {
    let pieces = layout.pieces(frame).into_iter().filter(|piece| piece.start > 0);
    let cells = pieces.map(|piece| match piece.line {
        FrameLine::Row(_) => RushFrame::cells(piece.line, 1 << (piece.start - 1)),
        FrameLine::Column(_) => 0,
    });
    cells.fold(0, |set, cell| set | cell)
}

/// For each set of obstacles and of required cells: the arrangements that can be least. Each piece has the edge, an obstacle or
/// a piece above it, and each required cell is covered as long as the obstacles stand.
fn choices(frame: &RushFrame) -> Vec<Vec<Choice>> {
    let table = &frame.column_table;
    let mut lists = vec![Vec::new(); 1 << (2 * MAX_CELLS)];
    for obstacles in 0..1_u8 << frame.height {
        for required in (0..1_u8 << frame.height).filter(|required| required & obstacles == 0) {
            let list = &mut lists[usize::from(obstacles) << MAX_CELLS | usize::from(required)];
            for group in 0..table.groups() {
                for arrangement in 0..table.arrangements(group) {
                    let reach = table.reach(group, obstacles, arrangement);
                    let is_least = reach != 0 && reach.trailing_zeros() as usize == arrangement;
                    if is_least && table.always(group, obstacles, arrangement) & required == required {
                        let fleet = Fleet::of(table.lengths(group));
                        list.push(Choice { group: group as u8, arrangement: arrangement as u8, fleet });
                    }
                }
            }
        }
    }
    lists
}
