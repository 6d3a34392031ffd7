//! [`RushFrame`]: width, height, walls and tables of a frame, and [`RushLayout`], the pieces in it.

use super::line_table::{CAR, LineTable, MAX_CELLS, MAX_PIECES};

/// Set of cells, bit 8 * row + column. It orders boards as bit width * row + column would.
pub type Cells = u64;

/// A row or a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum FrameLine {
    Row(usize),
    Column(usize),
}

/// A frame with walls. The target is a piece of length 2, alone in its row, and leaves to the right.
#[derive(Clone, Debug)]
pub struct RushFrame {
    pub width: usize,
    pub height: usize,
    /// The row of the target.
    pub target: usize,
    pub walls: Cells,
    pub row_table: LineTable,
    pub column_table: LineTable,
}

/// Group and arrangement of every line. Arrangements are nibbles: row 0 and column 0 are the lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct RushLayout {
    pub row_groups: [u8; MAX_CELLS],
    pub column_groups: [u8; MAX_CELLS],
    pub rows: u32,
    pub columns: u32,
}

/// A piece of a layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vehicle {
    pub line: FrameLine,
    pub start: u8,
    pub length: u8,
}

/// The nibble of a line.
#[inline]
pub fn nibble(arrangements: u32, line: usize) -> usize {
    (arrangements >> (4 * line) & 15) as usize
}

/// The same with another arrangement in a line.
#[inline]
pub fn with_nibble(arrangements: u32, line: usize, arrangement: usize) -> u32 {
    arrangements & !(15 << (4 * line)) | (arrangement as u32) << (4 * line)
}

/// The cells of column 0 whose rows are in the mask.
#[inline]
pub fn upright(mask: u8) -> Cells {
    // The product has bit 7 * i + j for bits i and j of factor and mask; those with i = j are the rows.
    (u64::from(mask).wrapping_mul(0x0002_0408_1020_4081)) & 0x0101_0101_0101_0101
}

/// The set with rows and columns exchanged.
pub fn transposed(cells: Cells) -> Cells {
    (0..MAX_CELLS).fold(0, |set, row| set | upright((cells >> (8 * row)) as u8) << row)
}

/// The arrangement of a line in a [key](RushLayout::key).
#[inline]
pub fn arrangement_of(key: u64, line: FrameLine) -> usize {
    (key >> line.shift() & 15) as usize
}

/// The same key with another arrangement in a line.
#[inline]
pub fn with_arrangement(key: u64, line: FrameLine, arrangement: usize) -> u64 {
    key & !(15 << line.shift()) | (arrangement as u64) << line.shift()
}

impl FrameLine {
    #[inline]
    fn shift(self) -> usize {
        match self {
            Self::Row(row) => 32 + 4 * row,
            Self::Column(column) => 4 * column,
        }
    }
}

impl RushFrame {
    /// A frame of 3 to 7 rows and columns.
    pub fn new(width: usize, height: usize, walls: Cells) -> Self {
        Self {
            width,
            height,
            target: (height - 1) / 2,
            walls,
            row_table: LineTable::new(width),
            column_table: LineTable::new(height),
        }
    }

    /// Table and number of a line.
    pub fn table(&self, line: FrameLine) -> &LineTable {
        match line {
            FrameLine::Row(_) => &self.row_table,
            FrameLine::Column(_) => &self.column_table,
        }
    }

    /// The cells of a line from a mask.
    pub fn cells(line: FrameLine, mask: u8) -> Cells {
        match line {
            FrameLine::Row(row) => u64::from(mask) << (8 * row),
            FrameLine::Column(column) => upright(mask) << column,
        }
    }

    /// The layout of these pieces, of which the first is the target. `None` if two meet or meet a wall, a line has no such group,
    /// or the target is not alone in its row.
    pub fn layout(&self, pieces: &[Vehicle]) -> Option<RushLayout> {
        let mut layout = RushLayout::default();
        let mut taken = self.walls;
        for piece in pieces {
            let mask = (1_u8 << piece.length) - 1;
            let cells = Self::cells(piece.line, mask.checked_shl(piece.start.into())?);
            if taken & cells != 0 {
                return None;
            }
            taken |= cells;
        }
        let lines = (0..self.height).map(FrameLine::Row).chain((0..self.width).map(FrameLine::Column));
        for line in lines {
            let mut own: Vec<&Vehicle> = Vec::new();
            for piece in pieces.iter().filter(|piece| piece.line == line) {
                // A sort would be 5 kB of code.
                own.insert(own.partition_point(|other| other.start < piece.start), piece);
            }
            if own.len() > MAX_PIECES || line == FrameLine::Row(self.target) && own.len() != 1 {
                return None;
            }
            let lengths: Vec<u8> = own.iter().map(|piece| piece.length).collect();
            let mut starts = [0; MAX_PIECES];
            for (start, piece) in starts.iter_mut().zip(&own) {
                *start = piece.start;
            }
            let table = self.table(line);
            let group = table.group_of(&lengths)?;
            layout.set(line, group, table.arrangement_of(group, starts)?);
        }
        Some(layout)
    }
}

impl RushLayout {
    /// Group and arrangement of a line.
    #[inline]
    pub fn line(&self, line: FrameLine) -> (usize, usize) {
        match line {
            FrameLine::Row(row) => (self.row_groups[row].into(), nibble(self.rows, row)),
            FrameLine::Column(column) => (self.column_groups[column].into(), nibble(self.columns, column)),
        }
    }

    /// Sets group and arrangement of a line.
    pub fn set(&mut self, line: FrameLine, group: usize, arrangement: usize) {
        match line {
            FrameLine::Row(row) => {
                self.row_groups[row] = group as u8;
                self.rows = with_nibble(self.rows, row, arrangement);
            }
            FrameLine::Column(column) => {
                self.column_groups[column] = group as u8;
                self.columns = with_nibble(self.columns, column, arrangement);
            }
        }
    }

    /// The arrangements of all lines.
    #[inline]
    pub fn key(&self) -> u64 {
        u64::from(self.rows) << 32 | u64::from(self.columns)
    }

    /// The same groups with the arrangements of a key.
    #[inline]
    pub fn with_key(&self, key: u64) -> Self {
        Self { rows: (key >> 32) as u32, columns: key as u32, ..*self }
    }

    /// The cells of the row pieces.
    pub fn row_cells(&self, frame: &RushFrame) -> Cells {
        (0..frame.height).fold(0, |cells, row| {
            let (group, arrangement) = self.line(FrameLine::Row(row));
            cells | u64::from(frame.row_table.mask(group, arrangement)) << (8 * row)
        })
    }

    /// The cells of the column pieces.
    pub fn column_cells(&self, frame: &RushFrame) -> Cells {
        (0..frame.width).fold(0, |cells, column| {
            let (group, arrangement) = self.line(FrameLine::Column(column));
            cells | upright(frame.column_table.mask(group, arrangement)) << column
        })
    }

    /// The pieces: the target, then those of the rows, then those of the columns.
    pub fn pieces(&self, frame: &RushFrame) -> Vec<Vehicle> {
        let lines = (0..frame.height).map(FrameLine::Row).chain((0..frame.width).map(FrameLine::Column));
        let mut pieces: Vec<Vehicle> = lines
            .flat_map(|line| {
                let (group, arrangement) = self.line(line);
                let table = frame.table(line);
                let starts = table.starts(group, arrangement);
                table.lengths(group).iter().zip(starts).map(move |(length, start)| Vehicle {
                    line,
                    start: *start,
                    length: *length,
                })
            })
            .collect();
        let target = pieces.iter().position(|piece| piece.line == FrameLine::Row(frame.target));
        if let Some(target) = target {
            pieces[..=target].rotate_right(1);
        }
        pieces
    }

    /// The same without one piece of a line.
    pub fn without(&self, frame: &RushFrame, line: FrameLine, piece: usize) -> Self {
        let (group, arrangement) = self.line(line);
        let (group, arrangement) = frame.table(line).without(group, arrangement, piece);
        let mut layout = *self;
        layout.set(line, group, arrangement);
        layout
    }

    /// The text of the board: `A` is the target, other letters follow the order of [`pieces`](Self::pieces).
    pub fn text(&self, frame: &RushFrame) -> String {
        let mut cells = vec![b'*'; frame.width * frame.height];
        let at = |line: FrameLine, cell: usize| match line {
            FrameLine::Row(row) => row * frame.width + cell,
            FrameLine::Column(column) => cell * frame.width + column,
        };
        for row in 0..frame.height {
            for column in 0..frame.width {
                if frame.walls >> (8 * row + column) & 1 == 1 {
                    cells[row * frame.width + column] = b'#';
                }
            }
        }
        for (letter, piece) in (b'A'..).zip(self.pieces(frame)) {
            for cell in piece.start..piece.start + piece.length {
                cells[at(piece.line, cell.into())] = letter;
            }
        }
        let rows: Vec<String> =
            cells.chunks(frame.width).map(|row| row.iter().map(|cell| char::from(*cell)).collect()).collect();
        rows.join("/")
    }

    /// A layout with the target alone, at the left edge.
    pub fn of_target(frame: &RushFrame) -> Self {
        let mut layout = Self::default();
        layout.set(FrameLine::Row(frame.target), CAR, 0);
        layout
    }
}
