//! Linear conflict: Manhattan distance, plus two for each tile that must leave a line to let others pass.

use super::{
    Heuristic, Manhattan,
    axis::{Axis, homes},
};
use crate::{
    puzzle::{Class, Vertex},
    states::{Shift, Space},
    util::{Memory, OutOfMemory},
};

/// Linear conflict: [`Manhattan`] distance, plus two steps for each tile that must leave its row or column to let another pass.
///
/// # Why it is admissible
///
/// Take the tiles that lie and belong in one run of cells, a row or column from wall to wall. Each makes no step across
/// the run, or at least two. Those that make none stay in the run and keep their order, which must be that of their
/// goal cells. So all but a longest such subset make at least two steps across, none of which the distance counts.
///
/// A tile in two runs is on its goal cell, and a step across one run is not across the other, so conflicts of rows and
/// columns add up. Conflicts in rows are vertical steps: by lines they join the vertical sum before the division. None
/// of this depends on the number of blanks.
///
/// Only tiles with a forced goal cell are counted: single pieces of a class that the goal names once. So the assignment
/// of identical tiles, which covers other pieces, still minimizes *distance plus conflicts*. Each goal has its own
/// conflicts, and the minimum sum counts.
///
/// # Cost
///
/// In addition to [`Manhattan`], a longest increasing subsequence of a run whenever a tile enters or leaves its goal's run.
///
/// # Source
///
/// O. Hansson, A. Mayer and M. Yung, "Criticizing solutions to relaxed models yields powerful admissible heuristics",
/// Information Sciences 63 (1992), 207-227.
pub struct LinearConflict {
    manhattan: Manhattan,
    rows: Vec<u16>,
    /// Runs of both axes: the offset of each in `members`.
    members: Vec<Vertex>,
    begins: Vec<u32>,
    /// For each axis, the run of each vertex.
    runs: [Vec<u16>; 2],
    number_of_classes: usize,
    /// For each goal, the forced goal cell of each class.
    homes: Vec<Vertex>,
    /// For each goal, the number of tiles that must leave each run.
    leaving: Vec<u16>,
    classes: Vec<Class>,
}

/// The home of a class without a forced goal cell.
const NONE: Vertex = Vertex::MAX;
/// Maximum cells in a run: the longest side of a board.
const LONGEST: usize = 32;

impl LinearConflict {
    /// The bound for a space. [`prepare`](Heuristic::prepare) builds its tables.
    #[must_use]
    pub fn new(space: &Space) -> Self {
        let mut members = Vec::with_capacity(2 * space.len());
        let mut begins = vec![0];
        let runs = Axis::BOTH.map(|axis| {
            let mut run_of = vec![0; space.len()];
            for run in axis.runs(space.graph()) {
                for vertex in &run {
                    run_of[usize::from(*vertex)] = (begins.len() - 1) as u16;
                }
                members.extend(run);
                begins.push(members.len() as u32);
            }
            run_of
        });
        let copies = space.copies();
        let mut forced = Vec::with_capacity(space.targets().len() * copies.len());
        for target in space.targets() {
            forced.extend(homes(target, copies.len()).iter().zip(&copies).map(|pair| match pair {
                (homes, 1) => homes.first().copied().unwrap_or(NONE),
                _ => NONE,
            }));
        }
        Self {
            manhattan: Manhattan::new(space),
            rows: Axis::Vertical.lines(space),
            leaving: vec![0; space.targets().len() * (begins.len() - 1)],
            members,
            begins,
            runs,
            number_of_classes: copies.len(),
            homes: forced,
            classes: space.start().to_vec(),
        }
    }

    /// Number of values that [`save`](LinearConflict::save) writes; 0 if evaluating the position again is as cheap.
    pub(super) fn saved(&mut self) -> usize {
        let one_goal = self.homes.len() == self.number_of_classes;
        self.manhattan.sums().filter(|_| one_goal).map_or(0, |sums| 2 * sums.len() + self.leaving.len())
    }

    pub(super) fn save(&mut self, into: &mut [u16]) {
        let Some(sums) = self.manhattan.sums().filter(|_| !into.is_empty()) else { return };
        let (pairs, leaving) = into.split_at_mut(2 * sums.len());
        for (pair, sum) in pairs.chunks_exact_mut(2).zip(sums) {
            pair.copy_from_slice(&[*sum as u16, (*sum >> 16) as u16]);
        }
        leaving.copy_from_slice(&self.leaving);
    }

    pub(super) fn restore(&mut self, classes: &[Class], from: &[u16]) {
        let Some(sums) = self.manhattan.sums().filter(|_| !from.is_empty()) else {
            self.place(classes);
            return;
        };
        let (pairs, leaving) = from.split_at(2 * sums.len());
        for (pair, sum) in pairs.chunks_exact(2).zip(sums) {
            *sum = u32::from(pair[0]) | u32::from(pair[1]) << 16;
        }
        self.leaving.copy_from_slice(leaving);
        self.classes.copy_from_slice(classes);
    }

    /// Recounts the conflicts of a run, for one goal.
    fn count(&mut self, goal: usize, axis: Axis, run: u16) {
        let index = goal * (self.begins.len() - 1) + usize::from(run);
        let old = self.leaving[index];
        let new = self.least_leaving(goal, axis, run);
        self.leaving[index] = new;
        let across = match axis {
            Axis::Vertical => Axis::Horizontal,
            Axis::Horizontal => Axis::Vertical,
        };
        self.manhattan.replace(goal, across, 2 * u32::from(old), 2 * u32::from(new));
    }

    /// The minimum number of tiles that must leave a run so that the rest are in the order of their goal cells.
    fn least_leaving(&self, goal: usize, axis: Axis, run: u16) -> u16 {
        let homes = &self.homes[goal * self.number_of_classes..];
        let [begin, end] = [0, 1].map(|after| self.begins[usize::from(run) + after] as usize);
        // The least last goal cell of an increasing subsequence of each length.
        let mut lasts = [NONE; LONGEST];
        let mut belonging = 0;
        let mut longest = 0;
        for vertex in &self.members[begin..end] {
            let home = homes[usize::from(self.classes[usize::from(*vertex)])];
            if home == NONE || self.runs[axis as usize][usize::from(home)] != run {
                continue;
            }
            belonging += 1;
            let length = lasts[..longest].iter().take_while(|last| **last < home).count();
            lasts[length] = home;
            longest = longest.max(length + 1);
        }
        belonging - longest as u16
    }
}

impl Heuristic for LinearConflict {
    fn prepare(&mut self, budget: u64, memory: &mut Memory) -> Result<bool, OutOfMemory> {
        self.manhattan.prepare(budget, memory)
    }

    fn progress(&self) -> (u64, u64) {
        self.manhattan.progress()
    }

    fn place(&mut self, classes: &[Class]) {
        self.manhattan.place(classes);
        self.classes.copy_from_slice(classes);
        self.leaving.fill(0);
        for goal in 0..self.homes.len() / self.number_of_classes {
            for axis in Axis::BOTH {
                let runs = &self.runs[axis as usize];
                let first = runs.iter().copied().min().unwrap_or(0);
                let last = runs.iter().copied().max().unwrap_or(0);
                for run in first..=last {
                    self.count(goal, axis, run);
                }
            }
        }
    }

    #[inline]
    fn shift(&mut self, shift: Shift) {
        self.manhattan.shift(shift);
        let (from, to) = (usize::from(shift.from), usize::from(shift.to));
        self.classes.swap(from, to);
        // A shift keeps the tile's order within its own line: only the runs across change.
        let axis = if self.rows[from] == self.rows[to] { Axis::Vertical } else { Axis::Horizontal };
        let [left, entered] = [from, to].map(|vertex| self.runs[axis as usize][vertex]);
        for goal in 0..self.homes.len() / self.number_of_classes {
            let home = self.homes[goal * self.number_of_classes + usize::from(shift.class)];
            if home == NONE {
                continue;
            }
            let run = self.runs[axis as usize][usize::from(home)];
            if run == left || run == entered {
                self.count(goal, axis, run);
            }
        }
    }

    #[inline]
    fn bound(&self) -> u32 {
        self.manhattan.bound()
    }
}
