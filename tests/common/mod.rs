//! A plain breadth-first search over lists of characters, written for these tests alone: slow, obvious, and
//! sharing nothing with the library but the notation.

use std::collections::{HashMap, VecDeque};

use taisou::puzzle::Metric;

/// A board as characters, row by row; `*` is a blank, `#` a wall, `?` in goals an any-cell.
pub type Cells = Vec<char>;

/// The boards that one move leads to.
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

/// Whether `cells` satisfy `goal`.
pub fn satisfies(cells: &Cells, goal: &Cells) -> bool {
    cells.iter().zip(goal).all(|(cell, goal)| *goal == '?' || cell == goal)
}

/// The distance of every board that can be reached from `start`.
pub fn distances(start: &Cells, width: usize, metric: Metric) -> HashMap<Cells, u32> {
    distances_from(vec![start.clone()], width, metric)
}

/// The distance of every board that can be reached from any of `starts` to the nearest of them.
pub fn distances_from(starts: Vec<Cells>, width: usize, metric: Metric) -> HashMap<Cells, u32> {
    let mut distance: HashMap<Cells, u32> = starts.iter().map(|start| (start.clone(), 0)).collect();
    let mut queue = VecDeque::from(starts);
    while let Some(cells) = queue.pop_front() {
        let next = distance[&cells] + 1;
        for neighbour in neighbours(&cells, width, metric) {
            if !distance.contains_key(&neighbour) {
                distance.insert(neighbour.clone(), next);
                queue.push_back(neighbour);
            }
        }
    }
    distance
}
