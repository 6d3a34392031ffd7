//! Distances of one or two tiles from the cells that they are to fill.

use crate::{
    puzzle::Vertex,
    states::Space,
    util::{Memory, OutOfMemory},
};

/// Estimated distances of a group, one or two tiles, and the blank from the group's cells, all other tiles being
/// indistinguishable.
///
/// A table has the exact distances in a window around the cells, the blank going only there. A second table has the exact distance
/// of one tile from the window. Two tiles enter the window one after the other: a position with one more tile outside is always
/// farther. A group of one tile has the whole board as its window.
pub struct GroupDistance {
    ends: [Vertex; 2],
    within: TileTable,
    outside: Option<TileTable>,
    /// For each cell, the nearest one of the window, and how far it is.
    entries: Vec<(Vertex, u16)>,
    /// The addition for each tile outside.
    step: u32,
}

/// Cells of a window before, behind and across a group of two.
const BEFORE: usize = 2;
const BEHIND: usize = 3;
const ACROSS: usize = 3;

impl GroupDistance {
    /// For a group's cells; `open` tells which cells may be entered.
    pub fn new(
        space: &Space,
        open: &[bool],
        group: &[Vertex],
        memory: &mut Memory,
    ) -> Result<Self, OutOfMemory> {
        let is_open = |cell: &Vertex| open[usize::from(*cell)];
        let all: Vec<Vertex> = (0..open.len() as Vertex).filter(is_open).collect();
        let [first, last] = [group[0], group[group.len() - 1]];
        let window = match group.len() {
            1 => all.clone(),
            _ => all.iter().copied().filter(|cell| is_near(space, [first, last], *cell)).collect(),
        };
        let is_whole = window.len() == all.len();
        let ends: Vec<[Vertex; 2]> = window.iter().map(|cell| [*cell; 2]).collect();
        let within = TileTable::new(space, window, group.len(), &[[first, last]], memory)?;
        let outside = if is_whole { None } else { Some(TileTable::new(space, all, 1, &ends, memory)?) };
        let entries = within.entries(space, open);
        Ok(Self { ends: [first, last], within, outside, entries, step: 0 })
    }

    pub fn is_ready(&self) -> bool {
        self.step > 0
    }

    pub fn bytes(&self) -> u64 {
        self.within.queue_bytes() + self.outside.as_ref().map_or(0, TileTable::queue_bytes)
    }

    /// Builds a part; returns its cost.
    pub fn advance(&mut self, budget: u64) -> u64 {
        let tables = [Some(&mut self.within), self.outside.as_mut()];
        for table in tables.into_iter().flatten() {
            if !table.is_ready() {
                return table.advance(budget);
            }
        }
        self.step = u32::from(self.within.most) + 4 * self.entries.len().isqrt() as u32;
        1
    }

    /// The distance of the group's tiles on `places` and the blank; 0 if the tiles are in their cells.
    #[inline]
    pub fn of(&self, places: [Vertex; 2], blank: Vertex) -> u32 {
        let Some(outside) = &self.outside else { return self.within.distance(places, blank) };
        let entry = |cell: Vertex| self.entries[usize::from(cell)].0;
        let [one, other] = places;
        let of = |tile, blank| outside.distance([tile; 2], blank);
        match places.map(|place| self.within.has(place)) {
            [true, true] => self.near(places, blank),
            [false, true] => self.step + of(one, blank),
            [true, false] => self.step + of(other, blank),
            [false, false] => {
                let [one_first, other_first] = [(one, other), (other, one)]
                    .map(|(first, second)| of(first, blank) + of(second, entry(first)));
                2 * self.step + one_first.min(other_first)
            }
        }
    }

    /// The distance with both tiles in the window.
    fn near(&self, places: [Vertex; 2], blank: Vertex) -> u32 {
        let (entry, far) = self.entries[usize::from(blank)];
        if places == self.ends {
            return 0;
        }
        if !places.contains(&entry) {
            return u32::from(far) + self.within.distance(places, entry);
        }
        let around = self.within.around(entry).filter(|cell| !places.contains(cell));
        let beside = around.map(|cell| self.within.distance(places, cell)).min();
        u32::from(far) + 1 + beside.unwrap_or(u32::from(self.within.most))
    }

    pub fn free(self, memory: &mut Memory) {
        for table in [Some(self.within), self.outside].into_iter().flatten() {
            memory.free(table.values);
        }
    }
}

/// Returns `true` for the cells of the window of a group of two.
fn is_near(space: &Space, group: [Vertex; 2], cell: Vertex) -> bool {
    let [first, last, cell] = [group[0], group[1], cell].map(|cell| space.place(cell));
    let (from, to, at, across) = if first.0 == last.0 {
        (first.1, last.1, cell.1, cell.0.abs_diff(first.0))
    } else {
        (first.0, last.0, cell.0, cell.1.abs_diff(first.1))
    };
    let is_along = if to > from {
        at + BEFORE >= from && at <= from + BEHIND
    } else {
        at <= from + BEFORE && at + BEHIND >= from
    };
    across <= ACROSS && is_along
}

/// The exact distances of one or two tiles and the blank on some cells.
struct TileTable {
    cells: Vec<Vertex>,
    /// Number of each cell, and the neighbours by number.
    numbers: Vec<u16>,
    neighbours: Vec<Vec<u16>>,
    /// The number of places for the second tile: 1 if there is none.
    second: usize,
    values: Vec<u16>,
    /// The greatest distance.
    most: u16,
    queue: Vec<u32>,
    head: usize,
}

const UNSEEN: u16 = u16::MAX;

impl TileTable {
    fn new(
        space: &Space,
        cells: Vec<Vertex>,
        tiles: usize,
        ends: &[[Vertex; 2]],
        memory: &mut Memory,
    ) -> Result<Self, OutOfMemory> {
        let number = |cell: Vertex| cells.binary_search(&cell).map_or(UNSEEN, |number| number as u16);
        let around = |cell: &Vertex| {
            space.graph().neighbours(*cell).map(number).filter(|number| *number != UNSEEN).collect()
        };
        let len = cells.len();
        let second = if tiles == 2 { len } else { 1 };
        let mut values: Vec<u16> = memory.vec(len * second * len)?;
        values.fill(UNSEEN);
        let mut table = Self {
            numbers: (0..space.len() as Vertex).map(number).collect(),
            neighbours: cells.iter().map(around).collect(),
            second,
            queue: Vec::new(),
            head: 0,
            most: 0,
            values,
            cells: Vec::new(),
        };
        for end in ends {
            for blank in cells.iter().filter(|cell| !end[..tiles].contains(cell)) {
                let index = table.index_of(*end, *blank);
                table.values[index] = 0;
                table.queue.push(index as u32);
            }
        }
        table.cells = cells;
        Ok(table)
    }

    fn has(&self, cell: Vertex) -> bool {
        self.numbers[usize::from(cell)] != UNSEEN
    }

    fn is_ready(&self) -> bool {
        self.queue.is_empty()
    }

    fn queue_bytes(&self) -> u64 {
        4 * self.queue.capacity() as u64
    }

    /// Expands at most `budget` positions; returns their number.
    fn advance(&mut self, budget: u64) -> u64 {
        let len = self.cells.len();
        let mut visited = 0;
        while visited < budget && self.head < self.queue.len() {
            let index = self.queue[self.head] as usize;
            self.head += 1;
            visited += 1;
            let (tiles, blank) = (index / len, index % len);
            let (first, other) = (tiles / self.second, tiles % self.second);
            self.most = self.values[index] + 1;
            for next in &self.neighbours[blank] {
                let next = usize::from(*next);
                let first = if first == next { blank } else { first };
                let other = if self.second > 1 && other == next { blank } else { other };
                let index = (first * self.second + other) * len + next;
                if self.values[index] == UNSEEN {
                    self.values[index] = self.most;
                    self.queue.push(index as u32);
                }
            }
        }
        if self.head == self.queue.len() {
            self.queue = Vec::new();
        }
        visited
    }

    #[inline]
    fn index_of(&self, places: [Vertex; 2], blank: Vertex) -> usize {
        let [first, other, blank] =
            [places[0], places[1], blank].map(|cell| usize::from(self.numbers[usize::from(cell)]));
        let tiles = if self.second > 1 { first * self.second + other } else { first };
        tiles * self.neighbours.len() + blank
    }

    /// The distance, or one more than the greatest where the cells are never reached.
    #[inline]
    fn distance(&self, places: [Vertex; 2], blank: Vertex) -> u32 {
        u32::from(self.values[self.index_of(places, blank)].min(self.most))
    }

    fn around(&self, cell: Vertex) -> impl Iterator<Item = Vertex> + '_ {
        let around = &self.neighbours[usize::from(self.numbers[usize::from(cell)])];
        around.iter().map(|number| self.cells[usize::from(*number)])
    }

    /// For each open cell, the nearest cell of the table, and how far it is.
    fn entries(&self, space: &Space, open: &[bool]) -> Vec<(Vertex, u16)> {
        let mut entries = vec![(0, UNSEEN); open.len()];
        let mut queue = self.cells.clone();
        for cell in &self.cells {
            entries[usize::from(*cell)] = (*cell, 0);
        }
        let mut head = 0;
        while let Some(cell) = queue.get(head).copied() {
            head += 1;
            let (entry, far) = entries[usize::from(cell)];
            for next in space.graph().neighbours(cell).map(usize::from) {
                if open[next] && entries[next].1 == UNSEEN {
                    entries[next] = (entry, far + 1);
                    queue.push(next as Vertex);
                }
            }
        }
        entries
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{BoardOptions, TileMetric, TilePuzzle};

    /// The distances on a board of 6x6, the first row of which is filled up to the group.
    fn distances(group: &[Vertex]) -> (Space, Vec<bool>, GroupDistance) {
        let text = (1..36).map(|tile| tile.to_string()).collect::<Vec<_>>().join(" ") + " *";
        let puzzle = TilePuzzle::read(&text, 6, &BoardOptions::default()).expect("a board");
        let space = Space::new(&puzzle, TileMetric::Step);
        let open: Vec<bool> = (0..36).map(|cell| cell >= group[0]).collect();
        let mut distance =
            GroupDistance::new(&space, &open, group, &mut Memory::new(u64::MAX)).expect("memory");
        while !distance.is_ready() {
            distance.advance(1000);
        }
        (space, open, distance)
    }

    #[test]
    fn within_the_window_a_move_always_comes_nearer() {
        for group in [&[4, 5][..], &[2, 3], &[3]] {
            let (space, open, distance) = distances(group);
            let cells: Vec<Vertex> = (0..36).filter(|cell| open[usize::from(*cell)]).collect();
            let second = if group.len() == 2 { &cells[..] } else { &group[..1] };
            for (one, other) in cells.iter().flat_map(|one| second.iter().map(move |other| (*one, *other))) {
                if group.len() == 2 && one == other {
                    continue;
                }
                let other = if group.len() == 2 { other } else { one };
                for blank in cells.iter().copied().filter(|cell| ![one, other].contains(cell)) {
                    let here = distance.of([one, other], blank);
                    let is_done = [one, other] == [group[0], group[group.len() - 1]];
                    assert_eq!(here == 0, is_done);
                    let of = |next: Vertex| {
                        let go = |tile| if tile == next { blank } else { tile };
                        distance.of([go(one), go(other)], next)
                    };
                    let around = space.graph().neighbours(blank).filter(|next| open[usize::from(*next)]);
                    let is_within = distance.within.has(one) && distance.within.has(other);
                    assert!(is_within || here > u32::from(distance.within.most));
                    if !is_done && is_within && distance.within.has(blank) {
                        assert_eq!(around.map(of).min(), Some(here - 1), "{one} {other} {blank}");
                    }
                }
            }
        }
    }
}
