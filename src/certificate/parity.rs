//! The argument `parity`: docs/certificates.md#the-three-arguments.

use super::{Puzzle, names};

impl Puzzle {
    /// True if parity excludes every goal. The puzzle has one blank and tiles that all differ.
    pub(super) fn is_refuted_by_parity(&self) -> bool {
        let group_of = self.groups();
        let names = |board| names(board, &group_of);
        let start = names(&self.start);
        let loose: Vec<usize> = (0..start.len()).filter(|cell| start[*cell] != "#").collect();
        let own: Vec<&str> = loose.iter().map(|cell| start[*cell]).collect();
        let colours: Vec<usize> =
            loose.iter().map(|cell| cell / self.start[0].len() + cell % self.start[0].len()).collect();
        self.goals.iter().map(names).all(|goal| {
            let wanted: Vec<&str> = loose.iter().map(|cell| goal[*cell]).collect();
            let mut left: Vec<&str> = own.iter().copied().filter(|name| !wanted.contains(name)).collect();
            if left.len() != wanted.iter().filter(|name| **name == "?").count() {
                // The goal has a tile twice, or one that is not there.
                return true;
            }
            let is_reached = |left: &[&str]| agrees(&own, &filled(&wanted, left), &colours);
            left.len() <= 2 && !is_reached(&left) && {
                left.reverse();
                !is_reached(&left)
            }
        })
    }
}

/// A goal whose open cells have these names, in order.
fn filled<'a>(goal: &[&'a str], left: &[&'a str]) -> Vec<&'a str> {
    let mut left = left.iter();
    goal.iter().map(|name| if *name == "?" { left.next().unwrap_or(name) } else { name }).copied().collect()
}

/// True if the permutation from `own` to `goal` is odd and the way of the blank, too, or neither.
fn agrees(own: &[&str], goal: &[&str], colours: &[usize]) -> bool {
    let place =
        |names: &[&str], name: &str| names.iter().position(|other| *other == name).unwrap_or_default();
    let from: Vec<usize> = goal.iter().map(|name| place(own, name)).collect();
    let mut is_met = vec![false; from.len()];
    let mut exchanges = 0;
    for first in 0..from.len() {
        let mut at = from[first];
        is_met[first] = true;
        while !is_met[at] {
            is_met[at] = true;
            exchanges += 1;
            at = from[at];
        }
    }
    (exchanges + colours[place(own, "*")] + colours[place(goal, "*")]).is_multiple_of(2)
}
