//! [`RushComponent`]: all layouts that moves can reach from one, with their distances from the goal.
//!
//! A node stands for the layouts with the same rows between which column moves alone lead: a product of one set of arrangements
//! for each column. A component has about a fifth as many nodes as layouts. Layouts are numbered by node and by rank within the
//! product, so that distances fill an array of bytes and no layout is hashed.

use std::{cell::Cell, mem};

use super::{
    frame::{Cells, FrameLine, RushFrame, RushLayout, nibble, transposed, upright, with_nibble},
    line_table::{CAR, MAX_CELLS, MAX_PIECES, bits},
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
    /// It has more layouts than allowed, or one of its distances exceeds [`MAX_DISTANCE`].
    TooLarge,
}

/// Greatest distance that is stored.
const MAX_DISTANCE: u8 = 250;

/// The distance of a layout that was not met yet.
const UNSEEN: u8 = u8::MAX;

/// The last node of a list.
const END: u32 = u32::MAX;

/// The offset of an arrangement that a node does not have. The ranks in a node are below it.
const ABSENT: u16 = u16::MAX;

/// Product of the rows and of a set of arrangements for each column.
#[derive(Clone, Copy, Debug)]
struct Node {
    /// Number of the rows, which orders them as their cells do.
    index: u32,
    rows: u32,
    /// The least arrangement of each column.
    columns: u32,
    /// The next node with the same rows.
    next: u32,
    /// Number of its first layout.
    base: u32,
    /// The obstacles of each column, 8 bits a column.
    obstacles: Cells,
}

/// Progress of the distances in a node.
#[derive(Clone, Copy, Debug)]
struct NodeProgress {
    /// Number of layouts without a distance.
    unseen: u32,
    /// The greatest distance up to now; [`UNSEEN`] if there is none.
    latest: u8,
}

/// A layout of the component.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct NodeLayout {
    node: u32,
    /// The arrangement of each movable column as its slot, 8 bits a column.
    slots: u64,
}

#[derive(Clone, Copy, Debug, Default)]
struct OccupiedLine {
    line: usize,
    group: usize,
    /// Of a row: the difference of node indices between neighbouring arrangements. Of a column: its first slot.
    stride: usize,
}

/// Set of pieces: bit `MAX_PIECES * line + piece`, with the rows before the columns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct VehicleSet(u64);

impl VehicleSet {
    fn bit(line: FrameLine, piece: usize) -> u64 {
        let line = match line {
            FrameLine::Row(row) => row,
            FrameLine::Column(column) => MAX_CELLS + column,
        };
        1 << (MAX_PIECES * line + piece)
    }

    pub fn has(self, line: FrameLine, piece: usize) -> bool {
        self.0 & Self::bit(line, piece) != 0
    }
}

/// A component and the memory of its exploration, which the next one uses again.
#[derive(Debug, Default)]
pub struct RushComponent {
    groups: RushLayout,
    rows: Vec<OccupiedLine>,
    columns: Vec<OccupiedLine>,
    /// The rows and columns that occur in several arrangements.
    movable_rows: Vec<OccupiedLine>,
    movable_columns: Vec<OccupiedLine>,
    /// The cells that each arrangement of a movable column covers. There is a slot for each.
    slots: Vec<Cells>,
    /// Walls and the cells of the columns that are not movable.
    fixed: Cells,
    /// The first node of every index.
    first: Vec<u32>,
    nodes: Vec<Node>,
    /// For each node and slot its part of the rank.
    offsets: Vec<u16>,
    /// For each line the arrangements that occur, rows before columns.
    used: [[u16; MAX_CELLS]; 2],
    distances: Vec<u8>,
    /// The layouts at the distance that was reached.
    frontier: Vec<NodeLayout>,
    next: Vec<NodeLayout>,
    progress: Vec<NodeProgress>,
    greatest: u8,
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
        if is_solvable { Explored::Complete } else { Explored::Unsolvable }
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
        for at in 0..self.rows.len() {
            let OccupiedLine { line: row, group, stride } = self.rows[at];
            let arrangement = nibble(node.rows, row);
            for step in frame.row_table.steps(group, arrangement) {
                let (entered, left, to) =
                    (usize::from(step.entered), usize::from(step.left), usize::from(step.to));
                let group = usize::from(self.groups.column_groups[entered]);
                let before = (node.obstacles >> (8 * entered)) as u8;
                let set = table.reach(group, before, nibble(node.columns, entered));
                let mut free = set & table.free(group, row);
                if free == 0 || before >> row & 1 == 1 {
                    continue;
                }
                let index = (node.index as usize + to * stride - arrangement * stride) as u32;
                if index < least {
                    return true;
                }
                let obstacles = node.obstacles & !(1 << (8 * left + row)) | 1 << (8 * entered + row);
                let opened = (obstacles >> (8 * left)) as u8;
                let left_group = usize::from(self.groups.column_groups[left]);
                let set = table.reach(left_group, opened, nibble(node.columns, left));
                let columns = with_nibble(node.columns, left, set.trailing_zeros() as usize);
                let rows = with_nibble(node.rows, row, to);
                // The new obstacle may part the set.
                while free != 0 {
                    let part = table.reach(group, before | 1 << row, free.trailing_zeros() as usize);
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
        let bytes = self.first.capacity() * size_of::<u32>()
            + self.nodes.capacity() * size_of::<Node>()
            + self.offsets.capacity() * size_of::<u16>()
            + self.distances.capacity()
            + (self.frontier.capacity() + self.next.capacity()) * size_of::<NodeLayout>()
            + self.progress.capacity() * size_of::<NodeProgress>();
        bytes as u64
    }

    /// Number of nodes.
    pub fn nodes(&self) -> usize {
        self.nodes.len()
    }

    /// Number of layouts, after [`number`](Self::number).
    pub fn size(&self) -> usize {
        self.distances.len()
    }

    /// The greatest distance of a layout from the nearest solved one, after [`measure`](Self::measure).
    pub fn greatest(&self) -> u8 {
        self.greatest
    }

    /// Numbers the layouts of an explored component. False if there are more than `limit`.
    pub fn number(&mut self, frame: &RushFrame, limit: usize) -> bool {
        self.find_movable(frame);
        self.offsets.clear();
        self.offsets.resize(self.nodes.len() * self.slots.len(), ABSENT);
        let mut base = 0;
        for (at, node) in self.nodes.iter_mut().enumerate() {
            node.base = base as u32;
            let offsets = &mut self.offsets[at * self.slots.len()..];
            let mut layouts = 1;
            for column in &self.movable_columns {
                let set = Self::set(frame, node, column);
                for (rank, arrangement) in bits(set).enumerate() {
                    offsets[column.stride + arrangement] = (rank * layouts).min(ABSENT.into()) as u16;
                }
                layouts *= set.count_ones() as usize;
            }
            base += layouts;
            if base > limit || layouts > ABSENT.into() {
                return false;
            }
        }
        self.distances.clear();
        self.distances.resize(base, UNSEEN);
        true
    }

    /// Lists the arrangements that occur, the lines that can move, and the slots.
    fn find_movable(&mut self, frame: &RushFrame) {
        self.used = [[0; MAX_CELLS]; 2];
        for node in &self.nodes {
            for row in &self.rows {
                self.used[0][row.line] |= 1 << nibble(node.rows, row.line);
            }
            for column in &self.columns {
                self.used[1][column.line] |= Self::set(frame, node, column);
            }
        }
        self.movable_rows.clear();
        self.movable_rows.extend(self.rows.iter().filter(|row| self.used[0][row.line].count_ones() > 1));
        self.movable_columns.clear();
        self.slots.clear();
        self.fixed = frame.walls;
        for column in &self.columns {
            let cells =
                |arrangement| upright(frame.column_table.mask(column.group, arrangement)) << column.line;
            if self.used[1][column.line].is_power_of_two() {
                self.fixed |= cells(nibble(self.groups.columns, column.line));
            } else {
                self.movable_columns.push(OccupiedLine { stride: self.slots.len(), ..*column });
                self.slots.extend((0..frame.column_table.arrangements(column.group)).map(cells));
            }
        }
    }

    /// Computes the distance of every layout, after [`number`](Self::number). False if one is too large. Costs about 40 ns a
    /// layout.
    pub fn measure(&mut self, frame: &RushFrame) -> bool {
        let mut distances = mem::take(&mut self.distances);
        let (mut frontier, mut next) = (mem::take(&mut self.frontier), mem::take(&mut self.next));
        let mut progress = mem::take(&mut self.progress);
        let mut unseen = self.mark_first(frame, &mut distances, &mut frontier, &mut progress);
        let mut distance = u8::from(!frontier.is_empty());
        while unseen > 0 && distance < MAX_DISTANCE {
            next.clear();
            let progress = Cell::from_mut(&mut progress[..]).as_slice_of_cells();
            let mark = |to: NodeLayout| {
                let NodeProgress { unseen, .. } = progress[to.node as usize].get();
                progress[to.node as usize].set(NodeProgress { unseen: unseen - 1, latest: distance + 1 });
            };
            if unseen < frontier.len() {
                let has_frontier = |node: usize| progress[node].get().latest == distance;
                self.each_position(frame, UNSEEN, &distances, &mut |position| {
                    let is_next = |_, _, number: usize| distances[number] == distance;
                    if self.any_neighbour(frame, position, has_frontier, is_next) {
                        next.push(position);
                    }
                });
                for position in &next {
                    distances[self.number_of(*position)] = distance + 1;
                    mark(*position);
                }
            } else {
                let has_unseen = |node: usize| progress[node].get().unseen > 0;
                for position in &frontier {
                    self.any_neighbour(frame, *position, has_unseen, |_, to, number| {
                        if distances[number] == UNSEEN {
                            distances[number] = distance + 1;
                            mark(to);
                            next.push(to);
                        }
                        false
                    });
                }
            }
            unseen -= next.len();
            distance += 1;
            mem::swap(&mut frontier, &mut next);
        }
        self.greatest = distance;
        (self.distances, self.frontier, self.next, self.progress) = (distances, frontier, next, progress);
        distance < MAX_DISTANCE
    }

    /// Marks the solved layouts and those whose target has a free way, which `list` receives. Returns the number of others.
    fn mark_first(
        &self,
        frame: &RushFrame,
        distances: &mut [u8],
        list: &mut Vec<NodeLayout>,
        progress: &mut Vec<NodeProgress>,
    ) -> usize {
        let solved = frame.row_table.arrangements(CAR) - 1;
        let mut seen = 0;
        list.clear();
        progress.clear();
        for (at, node) in (0..).zip(&self.nodes) {
            let arrangement = nibble(node.rows, frame.target);
            let end = self.nodes.get(at as usize + 1).map_or(distances.len(), |next| next.base as usize);
            let size = end - node.base as usize;
            if arrangement == solved {
                distances[node.base as usize..end].fill(0);
                progress.push(NodeProgress { unseen: 0, latest: 0 });
                seen += size;
                continue;
            }
            progress.push(NodeProgress { unseen: size as u32, latest: UNSEEN });
            let way = (u8::MAX << (arrangement + 2)) & !(u8::MAX << frame.width);
            if (self.fixed >> (8 * frame.target)) as u8 & way != 0 {
                continue;
            }
            let from = list.len();
            list.push(NodeLayout { node: at, slots: 0 });
            for (byte, column) in self.movable_columns.iter().enumerate() {
                let mut set = Self::set(frame, node, column);
                if way >> column.line & 1 == 1 {
                    set &= frame.column_table.free(column.group, frame.target);
                }
                for NodeLayout { node, slots } in list.split_off(from) {
                    list.extend(bits(set).map(|arrangement| {
                        let slot = (column.stride + arrangement) as u64;
                        NodeLayout { node, slots: slots | slot << (8 * byte) }
                    }));
                }
            }
            for position in &list[from..] {
                distances[self.number_of(*position)] = 1;
            }
            if list.len() > from {
                let unseen = (size - (list.len() - from)) as u32;
                progress[at as usize] = NodeProgress { unseen, latest: 1 };
            }
        }
        distances.len() - seen - list.len()
    }

    /// The arrangements of a column in a node.
    #[inline]
    fn set(frame: &RushFrame, node: &Node, column: &OccupiedLine) -> u16 {
        let obstacles = (node.obstacles >> (8 * column.line)) as u8;
        frame.column_table.reach(column.group, obstacles, nibble(node.columns, column.line))
    }

    /// Calls `visit` for every layout with a distance.
    fn each_position(
        &self,
        frame: &RushFrame,
        distance: u8,
        distances: &[u8],
        visit: &mut dyn FnMut(NodeLayout),
    ) {
        for (at, node) in (0..).zip(&self.nodes) {
            let base = node.base as usize;
            let end = self.nodes.get(at as usize + 1).map_or(distances.len(), |next| next.base as usize);
            for (rank, _) in distances[base..end].iter().enumerate().filter(|(_, own)| **own == distance) {
                let (mut rank, mut slots) = (rank, 0);
                for (byte, column) in self.movable_columns.iter().enumerate() {
                    let set = Self::set(frame, node, column);
                    let size = set.count_ones() as usize;
                    let arrangement = bits(set).nth(rank % size).unwrap_or_default();
                    slots |= ((column.stride + arrangement) as u64) << (8 * byte);
                    rank /= size;
                }
                visit(NodeLayout { node: at, slots });
            }
        }
    }

    fn number_of(&self, NodeLayout { node, slots }: NodeLayout) -> usize {
        let node = node as usize;
        self.rank(node, slots).map_or(0, |rank| self.nodes[node].base as usize + rank)
    }

    /// The rank of these columns in a node, if it has them.
    #[inline]
    fn rank(&self, node: usize, mut slots: u64) -> Option<usize> {
        let offsets = &self.offsets[node * self.slots.len()..][..self.slots.len()];
        let mut rank = 0;
        for _ in 0..self.movable_columns.len() {
            rank += usize::from(offsets[(slots & 0xff) as usize]);
            slots >>= 8;
        }
        (rank < ABSENT.into()).then_some(rank)
    }

    /// Calls `visit` with the line, the new position and its number for every layout one slide away, until it returns true.
    /// Returns whether it did. Skips nodes that are not wanted.
    #[inline]
    fn any_neighbour(
        &self,
        frame: &RushFrame,
        from: NodeLayout,
        is_wanted: impl Fn(usize) -> bool,
        mut visit: impl FnMut(FrameLine, NodeLayout, usize) -> bool,
    ) -> bool {
        let node = &self.nodes[from.node as usize];
        let offsets = &self.offsets[from.node as usize * self.slots.len()..][..self.slots.len()];
        let (mut number, mut cells) = (node.base as usize, self.fixed);
        let mut slots = from.slots;
        for _ in 0..self.movable_columns.len() {
            let slot = (slots & 0xff) as usize;
            number += usize::from(offsets[slot]);
            cells |= self.slots[slot];
            slots >>= 8;
        }
        let own = if is_wanted(from.node as usize) { &self.movable_columns[..] } else { &[] };
        for (byte, column) in own.iter().enumerate() {
            let slot = (from.slots >> (8 * byte) & 0xff) as usize;
            let obstacles = (node.obstacles >> (8 * column.line)) as u8;
            let others = number - usize::from(offsets[slot]);
            for to in bits(frame.column_table.slides(column.group, obstacles, slot - column.stride)) {
                let to = column.stride + to;
                let slots = from.slots ^ ((slot ^ to) as u64) << (8 * byte);
                if visit(
                    FrameLine::Column(column.line),
                    NodeLayout { slots, ..from },
                    others + usize::from(offsets[to]),
                ) {
                    return true;
                }
            }
        }
        for row in &self.movable_rows {
            let arrangement = nibble(node.rows, row.line);
            let obstacles = (cells >> (8 * row.line)) as u8;
            for to in bits(frame.row_table.slides(row.group, obstacles, arrangement)) {
                let index = node.index as usize + to * row.stride - arrangement * row.stride;
                let mut at = self.first[index] as usize;
                if self.nodes[at].next == END && !is_wanted(at) {
                    continue;
                }
                let rank = loop {
                    match self.rank(at, from.slots) {
                        Some(rank) => break rank,
                        None => at = self.nodes[at].next as usize,
                    }
                };
                let to = NodeLayout { node: at as u32, ..from };
                if visit(FrameLine::Row(row.line), to, self.nodes[at].base as usize + rank) {
                    return true;
                }
            }
        }
        false
    }

    /// The least of the layouts that are farthest from the goal.
    pub fn farthest(&self) -> Option<NodeLayout> {
        let cells = |slots: u64| {
            (0..self.movable_columns.len())
                .fold(0, |cells, byte| cells | self.slots[(slots >> (8 * byte) & 0xff) as usize])
        };
        let order =
            |position: &&NodeLayout| (self.nodes[position.node as usize].index, cells(position.slots));
        self.frontier.iter().min_by_key(order).copied()
    }

    /// The layout of a position.
    pub fn layout(&self, NodeLayout { node, slots }: NodeLayout) -> RushLayout {
        let mut layout = RushLayout { rows: self.nodes[node as usize].rows, ..self.groups };
        for (byte, column) in self.movable_columns.iter().enumerate() {
            let slot = (slots >> (8 * byte) & 0xff) as usize;
            layout.columns = with_nibble(layout.columns, column.line, slot - column.stride);
        }
        layout
    }

    /// The neighbours that are nearer to the goal, each with the line that moves.
    fn nearer(&self, frame: &RushFrame, from: NodeLayout) -> Vec<(FrameLine, NodeLayout)> {
        let distance = self.distances[self.number_of(from)];
        let mut nearer = Vec::new();
        self.any_neighbour(
            frame,
            from,
            |_| true,
            |line, to, number| {
                if self.distances[number] < distance {
                    nearer.push((line, to));
                }
                false
            },
        );
        nearer
    }

    /// The pieces that move in some shortest solution. Leaving one of them out shortens the solution.
    pub fn moving(&self, frame: &RushFrame, from: NodeLayout) -> VehicleSet {
        let mut moving = VehicleSet::default();
        let mut layer = vec![from];
        while !layer.is_empty() {
            let mut next = Vec::new();
            for from in layer {
                for (line, to) in self.nearer(frame, from) {
                    let (before, after) = (self.layout(from).line(line), self.layout(to).line(line));
                    let table = frame.table(line);
                    let (before, after) = (table.starts(before.0, before.1), table.starts(after.0, after.1));
                    for piece in (0..MAX_PIECES).filter(|piece| before[*piece] != after[*piece]) {
                        moving.0 |= VehicleSet::bit(line, piece);
                    }
                    next.push(to);
                }
            }
            next.sort_unstable();
            next.dedup();
            layer = next;
        }
        moving
    }

    /// Returns whether there is exactly one shortest solution.
    pub fn is_unique(&self, frame: &RushFrame, from: NodeLayout) -> bool {
        let mut at = from;
        while self.distances[self.number_of(at)] > 0 {
            match &self.nearer(frame, at)[..] {
                [(_, to)] => at = *to,
                _ => return false,
            }
        }
        true
    }

    /// Returns whether some piece never hinders the target, directly or through others. Such a piece is needless: without it the other
    /// pieces that matter have the same moves. After [`number`](Self::number).
    pub fn has_bystander(&self, frame: &RushFrame) -> bool {
        let mut pieces = Vec::with_capacity(16);
        let rows = self.rows.iter().map(|row| (FrameLine::Row(row.line), row.group, self.used[0][row.line]));
        let columns = self
            .columns
            .iter()
            .map(|column| (FrameLine::Column(column.line), column.group, self.used[1][column.line]));
        for (line, group, used) in rows.chain(columns) {
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
