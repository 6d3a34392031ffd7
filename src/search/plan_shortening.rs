//! Plan shortening: replaces stretches of a solution by shorter paths between their ends.

use std::ops::Range;

use super::{beam::Beam, length};
use crate::{
    heuristic::{Heuristic, InadmissibleEstimate},
    puzzle::{Class, Vertex},
    states::{PathStep, Space},
    util::{Memory, OutOfMemory},
};

/// Shortens a solution stretch by stretch. For each, a narrow beam searches a shorter path between the positions at its
/// ends, on the part of the board that the stretch touches and the cells around it. When no stretch of a length can be
/// shortened, the stretches become longer and the beams wider.
///
/// Proves nothing. A stretch touches few cells, so large boards cost no more than small ones, and solutions with
/// detours in many places, such as those of people, lose most of them.
///
/// # Source
///
/// After H. Nakhost and M. Müller, "Action elimination and plan neighborhood graph search: Two algorithms for plan
/// improvement", ICAPS 2010.
pub struct PlanShortening {
    space: Space,
    /// Moves of a stretch, and the width of its beam.
    reach: u32,
    width: usize,
    /// The first step of the current stretch, and the position there.
    at: usize,
    classes: Vec<Class>,
    /// The current pass has shortened something.
    found: bool,
    over: bool,
    memory: Memory,
    trial: Option<Trial>,
}

/// A stretch being searched.
struct Trial {
    beam: Beam,
    prepared: bool,
    /// Its steps, and the number of its moves.
    steps: Range<usize>,
    moves: u32,
    /// The vertices that the beam runs on.
    kept: Vec<Vertex>,
}

/// Moves of the first stretches, and the width of their beams.
const FIRST_REACH: u32 = 16;
const FIRST_WIDTH: usize = 16;

/// Table entries between two checks of the budget.
const PREPARING: u64 = 20_000;

/// Width of the border around a stretch that its replacement may use.
const MARGIN: usize = 1;

impl PlanShortening {
    /// For solutions of `space`, in at most `bytes` bytes.
    pub fn new(space: Space, bytes: u64) -> Self {
        Self {
            memory: Memory::new(bytes),
            over: false,
            classes: space.start().to_vec(),
            space,
            reach: FIRST_REACH,
            width: FIRST_WIDTH,
            at: 0,
            found: false,
            trial: None,
        }
    }

    /// Restarts, for another solution.
    pub fn begin(&mut self) {
        self.drop_trial();
        (self.found, self.over) = (false, false);
        (self.reach, self.width) = (FIRST_REACH, FIRST_WIDTH);
        self.rewind();
    }

    pub fn is_over(&self) -> bool {
        self.over
    }

    pub fn bytes(&self) -> u64 {
        self.memory.held()
    }

    fn drop_trial(&mut self) -> Option<Trial> {
        self.memory.give_back_to(0);
        self.trial.take()
    }

    fn rewind(&mut self) {
        self.at = 0;
        self.classes.copy_from_slice(self.space.start());
    }

    /// Does one piece of work on `steps`, which it shortens on success; returns the number of nodes made.
    pub fn work(&mut self, steps: &mut Vec<PathStep>) -> u64 {
        self.go_on(steps).unwrap_or_else(|OutOfMemory { .. }| {
            self.drop_trial();
            self.over = true;
            1
        })
    }

    fn go_on(&mut self, steps: &mut Vec<PathStep>) -> Result<u64, OutOfMemory> {
        let Some(trial) = &mut self.trial else {
            self.next(steps);
            return Ok(1);
        };
        if trial.prepared {
            return Ok(match trial.beam.work(&mut self.memory)? {
                Some(made) => made,
                None => self.end(steps),
            });
        }
        trial.prepared = trial.beam.estimate().prepare(PREPARING, &mut self.memory)?;
        if trial.prepared {
            trial.beam.begin(self.width, trial.moves, &mut self.memory)?;
        }
        Ok(trial.kept.len() as u64)
    }

    /// Begins the next stretch.
    fn next(&mut self, steps: &[PathStep]) {
        if self.at >= steps.len() {
            if !std::mem::take(&mut self.found) {
                // A stretch was the whole solution, or the next beams would be too wide.
                self.over = self.reach >= length(steps) || 2 * self.width > Beam::WIDEST;
                if self.over {
                    return;
                }
                self.reach += self.reach / 2;
                self.width *= 2;
            }
            self.rewind();
        }
        let first = steps[self.at].turn;
        let end = steps[self.at..].partition_point(|step| step.turn < first + self.reach) + self.at;
        let stretch = &steps[self.at..end];
        let mut classes = self.classes.clone();
        for step in stretch {
            classes.swap(usize::from(step.from), usize::from(step.to));
        }
        let kept = self.around(stretch);
        let of =
            |classes: &[Class]| kept.iter().map(|vertex| classes[usize::from(*vertex)]).collect::<Vec<_>>();
        let target = of(&classes).into_iter().map(Some).collect();
        let part = self.space.part(&kept, of(&self.classes), vec![target]);
        let estimate = InadmissibleEstimate::plain(&part);
        let moves = steps[end - 1].turn + 1 - first;
        let beam = Beam::new(part, estimate);
        self.trial = Some(Trial { beam, prepared: false, steps: self.at..end, moves, kept });
    }

    /// The vertices of the bounding rectangle of some steps with its border, ascending.
    fn around(&self, steps: &[PathStep]) -> Vec<Vertex> {
        let (mut rows, mut columns) = ((usize::MAX, 0), (usize::MAX, 0));
        for vertex in steps.iter().flat_map(|step| [step.from, step.to]) {
            let (row, column) = self.space.place(vertex);
            rows = (rows.0.min(row), rows.1.max(row));
            columns = (columns.0.min(column), columns.1.max(column));
        }
        let within = |(least, most): (usize, usize), at: usize| at + MARGIN >= least && at <= most + MARGIN;
        (0..self.space.len() as Vertex)
            .filter(|vertex| {
                let (row, column) = self.space.place(*vertex);
                within(rows, row) && within(columns, column)
            })
            .collect()
    }

    /// Replaces the stretch if the beam succeeded, and continues behind its first third.
    fn end(&mut self, steps: &mut Vec<PathStep>) -> u64 {
        let Some(mut trial) = self.drop_trial() else { return 1 };
        let first = steps[trial.steps.start].turn;
        let mut ahead = trial.moves;
        if let Some(shorter) = trial.beam.solution() {
            self.found = true;
            let saved = trial.moves - length(&shorter);
            ahead = length(&shorter);
            for step in &mut steps[trial.steps.end..] {
                step.turn -= saved;
            }
            let on_board = shorter.into_iter().map(|step| PathStep {
                from: trial.kept[usize::from(step.from)],
                to: trial.kept[usize::from(step.to)],
                turn: first + step.turn,
            });
            steps.splice(trial.steps.clone(), on_board);
        }
        let stop = first + (ahead / 3).max(1);
        while steps.get(self.at).is_some_and(|step| step.turn < stop) {
            let PathStep { from, to, .. } = steps[self.at];
            self.classes.swap(usize::from(from), usize::from(to));
            self.at += 1;
        }
        1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{BoardOptions, TileMetric, TilePuzzle};

    #[test]
    fn a_second_solution_is_shortened_too() {
        let puzzle = TilePuzzle::read("123/456/78*", 0, &BoardOptions::default()).expect("a board");
        let mut shortening = PlanShortening::new(Space::new(&puzzle, TileMetric::Step), 1 << 24);
        // The blank goes around four cells in ten moves; two in the other direction have the same end.
        let cells: [Vertex; 11] = [8, 7, 4, 5, 8, 7, 4, 5, 8, 7, 4];
        let around = || (0..10).map(|at| PathStep { from: cells[at + 1], to: cells[at], turn: at as u32 });
        for _ in 0..2 {
            shortening.begin();
            let mut steps: Vec<_> = around().collect();
            while !shortening.is_over() {
                shortening.work(&mut steps);
            }
            assert_eq!(steps.len(), 2);
        }
    }
}
