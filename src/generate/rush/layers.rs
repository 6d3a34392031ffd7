//! [`RushLayers`]: the layouts of a component in breadth-first layers from the goal, up to 128 of them in a word.

use std::{mem, ops::Range};

use super::{
    component::RushComponent,
    frame::{Cells, FrameLine, RushFrame, RushLayout, arrangement_of, transposed, with_arrangement},
    line_table::{CAR, MAX_CELLS, MAX_PIECES, ROOM, bits, size},
};
use crate::generate::key_index::KeyIndex;

/// Set of layouts of a word. With 64 bits a component takes a third longer.
type Bits = u128;

/// Number of layouts of a word.
const WORD: usize = Bits::BITS as usize;

/// Number of layouts by which the inner lines are chosen.
const SAMPLE: usize = 32;

/// Sixteen times the binary logarithm, by number.
const LOGARITHMS: [u32; 11] = [0, 0, 16, 25, 32, 37, 41, 45, 48, 51, 53];

/// No earlier entry.
const NONE: u32 = u32::MAX;

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

/// Layouts of one word.
#[derive(Clone, Copy, Debug)]
pub struct WordLayouts {
    word: u32,
    layouts: Bits,
}

/// The layouts with the same outer lines. Each bit is a combination of arrangements of the inner lines.
#[derive(Clone, Copy, Debug)]
struct LayoutWord {
    layouts: Bits,
    /// Walls and cells of the outer lines.
    cells: Cells,
    unseen: Bits,
    /// Layouts of the next layer.
    next: Bits,
    /// The last entry.
    entry: u32,
}

/// The layouts of a word that are in one layer.
#[derive(Clone, Copy, Debug)]
struct LayerEntry {
    layouts: Bits,
    word: u32,
    /// The entry of the same word in an earlier layer.
    earlier: u32,
}

/// A line that occurs in several arrangements.
#[derive(Clone, Copy, Debug)]
struct MovableLine {
    line: FrameLine,
    group: usize,
    /// The arrangements that occur.
    used: u16,
    /// Of an inner line: the distance of bits between its arrangements, and the first bit of each.
    stride: usize,
    bits: [u8; ROOM],
    /// How many arrangements it can take where the other lines stand: the sum of the logarithms.
    freedom: u32,
}

/// Greatest number of shifts of a step.
const SHIFTS: usize = 8;

/// A piece of an inner line moved by one cell in one direction.
#[derive(Clone, Copy, Debug)]
struct InnerStep {
    line: FrameLine,
    piece: usize,
    /// The layouts that a shift moves, and by how many bits to the left.
    shifts: [(Bits, u32); SHIFTS],
    count: usize,
}

/// A piece of an outer line moved by one cell in one direction.
#[derive(Clone, Copy, Debug)]
struct OuterStep {
    line: FrameLine,
    piece: usize,
    /// By arrangement the cell entered and the arrangement after it.
    steps: [Option<(u8, u8)>; ROOM],
}

/// The layers of a component, and memory that the next one uses again.
///
/// A word holds the layouts that differ in the inner lines only, a bit for each. So one operation moves a piece in up to 128
/// layouts: in an outer line from word to word, in an inner line by a shift within the word. The inner lines are those in which
/// pieces are freest, so that words hold many layouts.
#[derive(Debug, Default)]
pub struct RushLayers {
    groups: RushLayout,
    /// Lines that stand still, and the arrangement 0 of the others.
    fixed: u64,
    /// Walls and the cells of lines that stand still.
    fixed_cells: Cells,
    outer: Vec<MovableLine>,
    inner: Vec<MovableLine>,
    /// For each bit the arrangements of the inner lines.
    combinations: Vec<u64>,
    /// For each cell the layouts in which no inner line covers it.
    free: Vec<Bits>,
    inner_steps: Vec<InnerStep>,
    outer_steps: Vec<OuterStep>,
    /// The arrangements of the outer lines for each word.
    keys: KeyIndex,
    words: Vec<LayoutWord>,
    entries: Vec<LayerEntry>,
    /// The first entry of each layer.
    layers: Vec<usize>,
    /// The words with layouts of the next layer.
    touched: Vec<u32>,
}

impl RushLayers {
    /// Sorts the layouts of an explored component by their distance from the nearest solved one. Costs about 25 ns a layout.
    pub fn measure(&mut self, frame: &RushFrame, component: &RushComponent) {
        self.choose_lines(frame, component);
        self.list_steps(frame);
        self.fill_words(frame, component);
        let mut unseen = component.size() - self.begin(frame);
        let mut first = 0;
        while unseen > 0 && first < self.entries.len() {
            let end = self.entries.len();
            self.reach_next(frame, first..end);
            self.layers.push(end);
            for at in 0..self.touched.len() {
                let word = self.touched[at];
                let layouts = mem::take(&mut self.words[word as usize].next);
                self.add_entry(word, layouts);
                unseen -= layouts.count_ones() as usize;
            }
            first = end;
        }
    }

    /// Chooses the inner lines by a sample of the layouts.
    fn choose_lines(&mut self, frame: &RushFrame, component: &RushComponent) {
        self.groups = *component.groups();
        (self.fixed, self.fixed_cells) = (self.groups.key(), frame.walls);
        self.outer.clear();
        for (line, group, used) in component.lines() {
            if used.is_power_of_two() {
                let mask = frame.table(line).mask(group, arrangement_of(self.fixed, line));
                self.fixed_cells |= RushFrame::cells(line, mask);
            } else {
                self.fixed = with_arrangement(self.fixed, line, 0);
                self.outer.push(MovableLine { line, group, used, stride: 0, bits: [0; ROOM], freedom: 0 });
            }
        }
        for number in (0..component.size()).step_by(component.size() / SAMPLE + 1) {
            let layout = component.layout(frame, number);
            let obstacles = layout.column_cells(frame) | frame.walls;
            let upright = transposed(layout.row_cells(frame) | frame.walls);
            for movable in &mut self.outer {
                let (group, arrangement) = layout.line(movable.line);
                let obstacles = match movable.line {
                    FrameLine::Row(row) => obstacles >> (8 * row),
                    FrameLine::Column(column) => upright >> (8 * column),
                };
                let reach = frame.table(movable.line).reach(group, obstacles as u8, arrangement);
                movable.freedom += LOGARITHMS[size(reach)];
            }
        }
        let (_, chosen) = freest(&self.outer, WORD as u32);
        let mut at = 0..;
        self.inner.clear();
        self.inner.extend(self.outer.extract_if(.., |_| at.next().is_some_and(|at| chosen >> at & 1 == 1)));
    }

    /// Lists what each bit of a word means, the shifts of each step, and the covered cells.
    fn list_steps(&mut self, frame: &RushFrame) {
        self.combinations.clear();
        self.combinations.push(0);
        for movable in &mut self.inner {
            movable.stride = self.combinations.len();
            // The arrangement 0 need not occur.
            let own = self.combinations.clone();
            self.combinations.clear();
            for arrangement in bits(movable.used) {
                movable.bits[arrangement] = self.combinations.len() as u8;
                self.combinations
                    .extend(own.iter().map(|key| with_arrangement(*key, movable.line, arrangement)));
            }
        }
        self.free.clear();
        self.free.resize(64, Bits::MAX);
        self.inner_steps.clear();
        for movable in &self.inner {
            let MovableLine { line, group, used, .. } = *movable;
            let table = frame.table(line);
            for arrangement in bits(used) {
                let layouts = movable.layouts(arrangement, self.combinations.len());
                let cells = RushFrame::cells(line, table.mask(group, arrangement));
                (0..64).filter(|cell| cells >> cell & 1 == 1).for_each(|cell| self.free[cell] &= !layouts);
            }
            for direction in 0..table.directions(group) {
                let mut step = InnerStep { line, piece: direction / 2, shifts: [(0, 0); SHIFTS], count: 0 };
                for from in bits(used) {
                    let to = table.steps(group)[from][direction].map(|step| usize::from(step.to));
                    let Some(to) = to.filter(|to| used >> to & 1 == 1) else { continue };
                    let by = u32::from(movable.bits[to].wrapping_sub(movable.bits[from])) % Bits::BITS;
                    let known = step.shifts[..step.count].iter().position(|shift| shift.1 == by);
                    let at = known.unwrap_or(step.count);
                    step.count = step.count.max(at + 1);
                    step.shifts[at] =
                        (step.shifts[at].0 | movable.layouts(from, self.combinations.len()), by);
                }
                self.inner_steps.push(step);
            }
        }
        self.outer_steps.clear();
        for MovableLine { line, group, .. } in &self.outer {
            let table = frame.table(*line);
            for direction in 0..table.directions(*group) {
                let steps = table.steps(*group).map(|steps| {
                    steps[direction].map(|step| {
                        let cell = match line {
                            FrameLine::Row(row) => 8 * *row as u8 + step.entered,
                            FrameLine::Column(column) => 8 * step.entered + *column as u8,
                        };
                        (cell, step.to)
                    })
                });
                self.outer_steps.push(OuterStep { line: *line, piece: direction / 2, steps });
            }
        }
    }

    /// Adds the layouts of each node to the words.
    fn fill_words(&mut self, frame: &RushFrame, component: &RushComponent) {
        self.keys.clear();
        self.words.clear();
        let (columns, rows): (Vec<&MovableLine>, Vec<&MovableLine>) =
            self.outer.iter().partition(|movable| matches!(movable.line, FrameLine::Column(_)));
        let standing = rows.iter().fold(self.fixed, |key, row| with_arrangement(key, row.line, ROOM - 1));
        let mut keys = Vec::new();
        for node in component.nodes() {
            let mut layouts: Bits = 1;
            for movable in &self.inner {
                let set = bits(node.set(frame, movable.line, movable.group));
                layouts = set.fold(0, |set, arrangement| set | layouts << movable.bits[arrangement]);
            }
            keys.clear();
            keys.push(node.key() & standing | self.fixed);
            for column in &columns {
                let mut set = bits(node.set(frame, column.line, column.group));
                let (first, count) = (set.next().unwrap_or_default(), keys.len());
                for arrangement in set {
                    (0..count).for_each(|at| keys.push(with_arrangement(keys[at], column.line, arrangement)));
                }
                keys[..count].iter_mut().for_each(|key| *key = with_arrangement(*key, column.line, first));
            }
            for key in &keys {
                if let Some(word) = self.keys.number(*key) {
                    self.words[word].layouts |= layouts;
                } else {
                    self.keys.insert(*key);
                    let cells = self.fixed_cells | cells(frame, &self.outer, *key);
                    self.words.push(LayoutWord { layouts, cells, unseen: 0, next: 0, entry: NONE });
                }
            }
        }
    }

    /// Begins the layers with the solved layouts. Returns their number.
    fn begin(&mut self, frame: &RushFrame) -> usize {
        self.entries.clear();
        self.layers.clear();
        self.layers.push(0);
        let (target, solved) = (FrameLine::Row(frame.target), frame.row_table.arrangements(CAR) - 1);
        let inner = self.inner.iter().find(|movable| movable.line == target);
        let inner = inner.map(|movable| movable.layouts(solved, self.combinations.len()));
        let mut seen = 0;
        for at in 0..self.words.len() {
            let word = &mut self.words[at];
            word.unseen = word.layouts;
            let is_solved = arrangement_of(self.keys.keys()[at], target) == solved;
            let layouts = inner.unwrap_or(if is_solved { Bits::MAX } else { 0 }) & word.layouts;
            if layouts != 0 {
                seen += layouts.count_ones() as usize;
                self.add_entry(at as u32, layouts);
            }
        }
        seen
    }

    fn add_entry(&mut self, word: u32, layouts: Bits) {
        let of = &mut self.words[word as usize];
        of.unseen &= !layouts;
        self.entries.push(LayerEntry { layouts, word, earlier: of.entry });
        of.entry = self.entries.len() as u32 - 1;
    }

    /// Marks the layouts one move away from those of a layer, and lists their words.
    fn reach_next(&mut self, frame: &RushFrame, layer: Range<usize>) {
        let mut words = mem::take(&mut self.words);
        let mut touched = mem::take(&mut self.touched);
        touched.clear();
        // The other pieces lead from one solved layout to another.
        let only = (layer.start == 0).then_some(FrameLine::Row(frame.target));
        for LayerEntry { layouts, word, .. } in &self.entries[layer] {
            let from = WordLayouts { word: *word, layouts: *layouts };
            let LayoutWord { layouts, cells, .. } = words[*word as usize];
            self.each_move(from, (layouts, cells), only, |_, _, to| {
                let word = &mut words[to.word as usize];
                let new = to.layouts & word.unseen;
                if new != 0 {
                    if word.next == 0 {
                        touched.push(to.word);
                    }
                    word.next |= new;
                }
            });
        }
        (self.words, self.touched) = (words, touched);
    }

    /// Calls `visit` with the line, the piece and the layouts that each slide leads to, of all lines or of one.
    #[inline]
    fn each_move(
        &self,
        from: WordLayouts,
        (all, cells): (Bits, Cells),
        only: Option<FrameLine>,
        mut visit: impl FnMut(FrameLine, usize, WordLayouts),
    ) {
        let is_wanted = |line| only.is_none_or(|only| only == line);
        for step in self.inner_steps.iter().filter(|step| is_wanted(step.line)) {
            let mut layouts = from.layouts;
            loop {
                let (mask, by) = step.shifts[0];
                let mut moved = (layouts & mask).rotate_left(by);
                for (mask, by) in step.shifts.iter().take(step.count).skip(1) {
                    moved |= (layouts & mask).rotate_left(*by);
                }
                layouts = moved & all;
                if layouts == 0 {
                    break;
                }
                visit(step.line, step.piece, WordLayouts { layouts, ..from });
            }
        }
        let key = self.keys.keys()[from.word as usize];
        for OuterStep { line, piece, steps } in self.outer_steps.iter().filter(|step| is_wanted(step.line)) {
            let (mut layouts, mut at) = (from.layouts, arrangement_of(key, *line));
            while let Some((cell, to)) = steps[at % ROOM] {
                layouts &= self.free[usize::from(cell)];
                if layouts == 0 || cells >> cell & 1 == 1 {
                    break;
                }
                at = to.into();
                if let Some(word) = self.keys.number(with_arrangement(key, *line, at)) {
                    visit(*line, *piece, WordLayouts { word: word as u32, layouts });
                }
            }
        }
    }

    /// The greatest distance of a layout from the nearest solved one.
    pub fn greatest(&self) -> u32 {
        self.layers.len() as u32 - 1
    }

    /// The least of the layouts that are farthest from the goal.
    pub fn farthest(&self, frame: &RushFrame) -> Option<WordLayouts> {
        let last = &self.entries[*self.layers.last()?..];
        let layouts = last.iter().flat_map(|entry| {
            let layouts = (0..WORD).map(|bit| entry.layouts & 1 << bit).filter(|layouts| *layouts != 0);
            layouts.map(|layouts| WordLayouts { word: entry.word, layouts })
        });
        layouts.min_by_key(|layouts| {
            let layout = self.layout(*layouts);
            (layout.rows, layout.column_cells(frame))
        })
    }

    /// A layout: the first of several.
    pub fn layout(&self, from: WordLayouts) -> RushLayout {
        let combination = self.combinations[from.layouts.trailing_zeros() as usize];
        self.groups.with_key(self.keys.keys()[from.word as usize] | combination)
    }

    /// The layouts of a word in a layer.
    fn in_layer(&self, word: u32, layer: usize) -> Bits {
        let first = self.layers[layer];
        let end = self.layers.get(layer + 1).copied().unwrap_or(self.entries.len());
        let mut at = self.words[word as usize].entry as usize;
        while let Some(entry) = self.entries.get(at).filter(|_| at >= first) {
            if at < end {
                return entry.layouts;
            }
            at = entry.earlier as usize;
        }
        0
    }

    /// Calls `visit` with the line, the piece and the layouts of a layer that each slide leads to.
    fn each_move_to(
        &self,
        from: WordLayouts,
        layer: usize,
        mut visit: impl FnMut(FrameLine, usize, WordLayouts),
    ) {
        let LayoutWord { layouts, cells, .. } = self.words[from.word as usize];
        self.each_move(from, (layouts, cells), None, |line, piece, to| {
            let layouts = to.layouts & self.in_layer(to.word, layer);
            if layouts != 0 {
                visit(line, piece, WordLayouts { layouts, ..to });
            }
        });
    }

    /// The pieces that move in some shortest solution of a farthest layout. Leaving one of them out shortens the solution.
    pub fn moving(&self, from: WordLayouts) -> VehicleSet {
        let mut moving = VehicleSet::default();
        let mut reached = vec![from];
        for layer in (0..self.greatest() as usize).rev() {
            let mut next: Vec<WordLayouts> = Vec::new();
            for from in reached {
                self.each_move_to(from, layer, |line, piece, to| {
                    moving.0 |= VehicleSet::bit(line, piece);
                    match next.iter_mut().find(|next| next.word == to.word) {
                        Some(next) => next.layouts |= to.layouts,
                        None => next.push(to),
                    }
                });
            }
            reached = next;
        }
        moving
    }

    /// Returns whether a farthest layout has exactly one shortest solution.
    pub fn is_unique(&self, from: WordLayouts) -> bool {
        let mut from = from;
        (0..self.greatest() as usize).rev().all(|layer| {
            let (mut ways, at) = (0, from);
            self.each_move_to(at, layer, |_, _, to| {
                ways += to.layouts.count_ones();
                from = to;
            });
            ways == 1
        })
    }

    /// Bytes held.
    pub fn bytes(&self) -> u64 {
        let words =
            self.words.capacity() * size_of::<LayoutWord>() + self.touched.capacity() * size_of::<u32>();
        self.keys.bytes() + (words + self.entries.capacity() * size_of::<LayerEntry>()) as u64
    }
}

impl MovableLine {
    /// The layouts with an arrangement, in a word of `all` layouts.
    fn layouts(&self, arrangement: usize, all: usize) -> Bits {
        let first = (Bits::MAX >> (WORD - self.stride)) << self.bits[arrangement];
        let period = self.stride * size(self.used);
        (0..all).step_by(period).fold(0, |set, at| set | first << at)
    }
}

/// The freedom of the freest lines with at most `room` combinations of arrangements, and which they are.
fn freest(lines: &[MovableLine], room: u32) -> (u32, u32) {
    let Some((first, rest)) = lines.split_first() else { return (0, 0) };
    let (freedom, chosen) = freest(rest, room);
    let without = (freedom, chosen << 1);
    if first.used.count_ones() > room {
        return without;
    }
    let (freedom, chosen) = freest(rest, room / first.used.count_ones());
    without.max((freedom + first.freedom, chosen << 1 | 1))
}

/// The cells of these lines.
fn cells(frame: &RushFrame, lines: &[MovableLine], key: u64) -> Cells {
    lines.iter().fold(0, |cells, MovableLine { line, group, .. }| {
        cells | RushFrame::cells(*line, frame.table(*line).mask(*group, arrangement_of(key, *line)))
    })
}
