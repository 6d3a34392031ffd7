//! [`RushComponent`]: all layouts that moves can reach from one.
//!
//! A node stands for the layouts with the same rows between which column moves alone lead: a product of one set of arrangements
//! for each column. A component has about a fifth as many nodes as layouts.

use super::{
    frame::{Cells, FrameLine, RushFrame, RushLayout, nibble, transposed, with_nibble},
    line_table::{CAR, MAX_CELLS, bits, size},
};

/// How the exploration of a component ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Explored {
    /// All of it, and the goal can be reached.
    Complete,
    /// All of it, and the goal cannot be reached.
    Unsolvable,
    /// It has a layout less than the first.
    NotLeast,
    /// It has more nodes than allowed.
    TooLarge,
}

/// The last node of a list.
const END: u32 = u32::MAX;

/// Product of the rows and of a set of arrangements for each column.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    /// Number of the rows, which orders them as their cells do.
    pub index: u32,
    pub rows: u32,
    /// The least arrangement of each column.
    columns: u32,
    /// The next node with the same rows.
    next: u32,
    /// Number of its first layout.
    base: u32,
    /// The obstacles of each column, 8 bits a column.
    obstacles: Cells,
}

impl Node {
    /// The least of its layouts.
    #[inline]
    pub fn key(&self) -> u64 {
        u64::from(self.rows) << 32 | u64::from(self.columns)
    }

    /// The arrangements of a line.
    #[inline]
    pub fn set(&self, frame: &RushFrame, line: FrameLine, group: usize) -> u16 {
        match line {
            FrameLine::Row(row) => 1 << nibble(self.rows, row),
            FrameLine::Column(column) => {
                let obstacles = (self.obstacles >> (8 * column)) as u8;
                frame.column_table.reach(group, obstacles, nibble(self.columns, column))
            }
        }
    }
}

/// The cells of one line.
#[inline]
fn byte(cells: Cells, line: usize) -> u8 {
    (cells >> (8 * line)) as u8
}

/// A row or column with pieces.
#[derive(Clone, Copy, Debug, Default)]
struct OccupiedLine {
    line: usize,
    group: usize,
    /// Of a row: the difference of indices between neighbouring arrangements.
    stride: usize,
}

/// A component and the memory of its exploration, which the next one uses again.
#[derive(Debug, Default)]
pub struct RushComponent {
    groups: RushLayout,
    rows: Vec<OccupiedLine>,
    columns: Vec<OccupiedLine>,
    /// The first node of every index.
    first: Vec<u32>,
    nodes: Vec<Node>,
    /// For each line the arrangements that occur, rows before columns.
    used: [[u16; MAX_CELLS]; 2],
    /// Number of layouts, if the exploration is complete.
    size: usize,
}

impl RushComponent {
    /// Lists the nodes reachable from a layout, at most `limit`. With `least` it ends as soon as it meets a layout less than the
    /// first: with less rows, or with the same rows and less columns. Costs about 0.1 us a node.
    pub fn explore(&mut self, frame: &RushFrame, layout: &RushLayout, limit: usize, least: bool) -> Explored {
        self.begin(frame, layout);
        let solved = frame.row_table.arrangements(CAR) - 1;
        let (first, first_columns) = (self.nodes[0], layout.column_cells(frame));
        let mut is_solvable = false;
        let mut at = 0;
        while let Some(node) = self.nodes.get(at).copied() {
            if least && node.index <= first.index && at > 0 {
                let columns = RushLayout { columns: node.columns, ..self.groups }.column_cells(frame);
                if node.index < first.index || columns < first_columns {
                    return Explored::NotLeast;
                }
            }
            if self.nodes.len() > limit {
                return Explored::TooLarge;
            }
            is_solvable |= nibble(node.rows, frame.target) == solved;
            if self.expand(frame, &node, if least { first.index } else { 0 }) {
                return Explored::NotLeast;
            }
            at += 1;
        }
        if !is_solvable {
            return Explored::Unsolvable;
        }
        self.number(frame);
        Explored::Complete
    }

    fn begin(&mut self, frame: &RushFrame, layout: &RushLayout) {
        for node in self.nodes.drain(..) {
            self.first[node.index as usize] = END;
        }
        self.groups = *layout;
        self.rows.clear();
        self.columns.clear();
        let (mut stride, mut index) = (1, 0);
        for row in 0..frame.height {
            let (group, arrangement) = layout.line(FrameLine::Row(row));
            if group > 0 {
                self.rows.push(OccupiedLine { line: row, group, stride });
                index += arrangement * stride;
                stride *= frame.row_table.arrangements(group);
            }
        }
        let mut columns = layout.columns;
        let obstacles = transposed(layout.row_cells(frame) | frame.walls);
        for column in 0..frame.width {
            let (group, arrangement) = layout.line(FrameLine::Column(column));
            if group > 0 {
                self.columns.push(OccupiedLine { line: column, group, stride: 0 });
                let set = frame.column_table.reach(group, (obstacles >> (8 * column)) as u8, arrangement);
                columns = with_nibble(columns, column, set.trailing_zeros() as usize);
            }
        }
        if self.first.len() < stride {
            self.first.resize(stride, END);
        }
        let node = Node { index: index as u32, rows: layout.rows, columns, next: END, base: 0, obstacles };
        self.insert(node);
    }

    /// Adds a node, unless it is there.
    #[inline]
    fn insert(&mut self, node: Node) {
        let first = &mut self.first[node.index as usize];
        let mut at = *first;
        while let Some(other) = self.nodes.get(at as usize) {
            if other.columns == node.columns {
                return;
            }
            at = other.next;
        }
        self.nodes.push(Node { next: *first, ..node });
        *first = self.nodes.len() as u32 - 1;
    }

    /// Adds the nodes that one step of a row piece leads to. Returns true if one has an index below `least`.
    fn expand(&mut self, frame: &RushFrame, node: &Node, least: u32) -> bool {
        let table = &frame.column_table;
        // By column: its arrangements, and the cells that it never leaves free.
        let (mut sets, mut closed) = ([0; MAX_CELLS], [0; MAX_CELLS]);
        for column in 0..frame.width {
            let (group, obstacles) = (self.groups.column_groups[column].into(), byte(node.obstacles, column));
            let arrangement = nibble(node.columns, column);
            sets[column] = table.reach(group, obstacles, arrangement);
            closed[column] = table.always(group, obstacles, arrangement) | obstacles;
        }
        for at in 0..self.rows.len() {
            let OccupiedLine { line: row, group, stride } = self.rows[at];
            let arrangement = nibble(node.rows, row);
            for step in frame.row_table.steps(group)[arrangement][..frame.row_table.directions(group)]
                .iter()
                .flatten()
            {
                let (entered, left, to) =
                    (usize::from(step.entered), usize::from(step.left), usize::from(step.to));
                if closed[entered] >> row & 1 == 1 {
                    continue;
                }
                let index = (node.index as usize + to * stride - arrangement * stride) as u32;
                if index < least {
                    return true;
                }
                let obstacles = node.obstacles & !(1 << (8 * left + row)) | 1 << (8 * entered + row);
                let left_group = usize::from(self.groups.column_groups[left]);
                let set = table.reach(left_group, byte(obstacles, left), nibble(node.columns, left));
                let columns = with_nibble(node.columns, left, set.trailing_zeros() as usize);
                let rows = with_nibble(node.rows, row, to);
                // The new obstacle may part the set.
                let group = usize::from(self.groups.column_groups[entered]);
                let mut free = sets[entered] & table.free(group, row);
                while free != 0 {
                    let first = free.trailing_zeros() as usize;
                    let part = table.reach(group, byte(obstacles, entered), first);
                    let columns = with_nibble(columns, entered, part.trailing_zeros() as usize);
                    self.insert(Node { index, rows, columns, next: END, base: 0, obstacles });
                    free &= !part;
                }
            }
        }
        false
    }

    /// Bytes held.
    pub fn bytes(&self) -> u64 {
        let bytes = self.first.capacity() * size_of::<u32>() + self.nodes.capacity() * size_of::<Node>();
        bytes as u64
    }

    /// Numbers the layouts, and lists the arrangements that occur.
    fn number(&mut self, frame: &RushFrame) {
        self.used = [[0; MAX_CELLS]; 2];
        self.size = 0;
        for node in &mut self.nodes {
            node.base = self.size as u32;
            for row in &self.rows {
                self.used[0][row.line] |= 1 << nibble(node.rows, row.line);
            }
            let mut layouts = 1;
            for column in &self.columns {
                let set = node.set(frame, FrameLine::Column(column.line), column.group);
                self.used[1][column.line] |= set;
                layouts *= size(set);
            }
            self.size += layouts;
        }
    }

    /// A layout of the component, without arrangements.
    pub fn groups(&self) -> &RushLayout {
        &self.groups
    }

    /// The nodes.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// Number of layouts.
    pub fn size(&self) -> usize {
        self.size
    }

    /// The layout with a number.
    pub fn layout(&self, frame: &RushFrame, number: usize) -> RushLayout {
        let node = &self.nodes[self.nodes.partition_point(|node| node.base as usize <= number) - 1];
        let mut layout = RushLayout { rows: node.rows, ..self.groups };
        let mut rank = number - node.base as usize;
        for column in &self.columns {
            let set = node.set(frame, FrameLine::Column(column.line), column.group);
            let layouts = size(set);
            let arrangement = bits(set).nth(rank % layouts).unwrap_or_default();
            layout.columns = with_nibble(layout.columns, column.line, arrangement);
            rank /= layouts;
        }
        layout
    }

    /// The lines with pieces, their groups and the arrangements that occur.
    pub fn lines(&self) -> impl Iterator<Item = (FrameLine, usize, u16)> {
        let rows = self.rows.iter().map(|row| (FrameLine::Row(row.line), row.group, self.used[0][row.line]));
        let columns = self.columns.iter();
        rows.chain(
            columns.map(|column| (FrameLine::Column(column.line), column.group, self.used[1][column.line])),
        )
    }

    /// Returns whether some piece never hinders the target, directly or through others. Such a piece is needless: without it the other
    /// pieces that matter have the same moves.
    pub fn has_bystander(&self, frame: &RushFrame) -> bool {
        let mut pieces = Vec::with_capacity(16);
        for (line, group, used) in self.lines() {
            let table = frame.table(line);
            for piece in 0..table.lengths(group).len() {
                let sweep = bits(used).fold(0, |cells, at| cells | table.mask_of(group, at, piece));
                // The piece may be hindered on the cells beside those that it visits.
                let beside = sweep | sweep << 1 | sweep >> 1;
                pieces.push((RushFrame::cells(line, sweep), RushFrame::cells(line, beside & 0x7f), line));
            }
        }
        let mut hindering = 0;
        pieces.retain(|(_, beside, line)| {
            let is_target = *line == FrameLine::Row(frame.target);
            if is_target {
                hindering |= beside;
            }
            !is_target
        });
        loop {
            let before = pieces.len();
            pieces.retain(|(sweep, beside, _)| {
                let hinders = sweep & hindering != 0;
                if hinders {
                    hindering |= beside;
                }
                !hinders
            });
            if pieces.len() == before {
                return before > 0;
            }
        }
    }
}
