//! A plain breadth-first search over lists of characters, for tests: slow and obvious. It shares only the notation with the library.

use std::{
    collections::{HashMap, VecDeque},
    hash::Hash,
};

use taisou::puzzle::Metric;

/// A board as characters, row by row; `*` is a blank, `#` a wall, `?` in goals a don't-care cell.
pub type Cells = Vec<char>;

/// The boards after one move.
pub fn neighbours(cells: &Cells, width: usize, metric: Metric) -> Vec<Cells> {
    let height = cells.len() / width;
    let mut found = Vec::new();
    for blank in (0..cells.len()).filter(|at| cells[*at] == '*') {
        for (right, down) in [(0, -1), (1, 0), (0, 1), (-1, 0)] {
            let mut next = cells.clone();
            let mut hole = blank;
            loop {
                let column = (hole % width).checked_add_signed(right).filter(|column| *column < width);
                let row = (hole / width).checked_add_signed(down).filter(|row| *row < height);
                let (Some(column), Some(row)) = (column, row) else { break };
                let tile = row * width + column;
                if ['*', '#'].contains(&next[tile]) {
                    break;
                }
                next.swap(hole, tile);
                hole = tile;
                found.push(next.clone());
                if metric == Metric::Step {
                    break;
                }
            }
        }
    }
    found
}

/// Returns `true` if `cells` satisfy `goal`.
pub fn satisfies(cells: &Cells, goal: &Cells) -> bool {
    cells.iter().zip(goal).all(|(cell, goal)| *goal == '?' || cell == goal)
}

/// The distance of every reachable state from the nearest of `starts`.
pub fn distances<S: Clone + Eq + Hash>(
    starts: impl IntoIterator<Item = S>,
    next: impl Fn(&S) -> Vec<S>,
) -> HashMap<S, u32> {
    let mut queue: VecDeque<S> = starts.into_iter().collect();
    let mut distance: HashMap<S, u32> = queue.iter().map(|start| (start.clone(), 0)).collect();
    while let Some(at) = queue.pop_front() {
        let one_more = distance[&at] + 1;
        for neighbour in next(&at) {
            if !distance.contains_key(&neighbour) {
                distance.insert(neighbour.clone(), one_more);
                queue.push_back(neighbour);
            }
        }
    }
    distance
}
