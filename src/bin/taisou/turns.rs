//! Moves of a metric, counted from steps.

use taisou::{
    board::{Direction, Size},
    puzzle::{Metric, Step},
};

/// The fewest moves that the steps can count as. A piece that returns to where its move began has made none.
pub fn turns(steps: &[Step], size: Size, metric: Metric) -> usize {
    match metric {
        Metric::Step => steps.len(),
        Metric::Line => pushes(steps, size),
        Metric::Slide => moves_of_pieces(steps, size, false),
        Metric::Move => moves_of_pieces(steps, size, true),
    }
}

/// Steps of one line: each tile moves to the cell that the last one left, in the same direction.
fn pushes(steps: &[Step], size: Size) -> usize {
    let follows = |[before, step]: &[Step; 2]| {
        step.to == before.from && size.direction(step.from, step.to) == size.direction(before.from, before.to)
    };
    let joints = steps.windows(2).filter_map(|pair| pair.try_into().ok()).filter(follows).count();
    steps.len() - joints
}

fn moves_of_pieces(steps: &[Step], size: Size, turns_corners: bool) -> usize {
    // Start cell, current cell and `true` for vertical, of each move.
    let mut turns: Vec<(usize, usize, bool)> = Vec::new();
    for Step { from, to } in steps.iter().copied() {
        let vertical = matches!(size.direction(from, to), Some(Direction::Up | Direction::Down));
        match turns.last_mut() {
            Some((begin, end, axis)) if *end == from && (turns_corners || *axis == vertical) => {
                *end = to;
                if *begin == to {
                    turns.pop();
                }
            }
            _ => turns.push((from, to, vertical)),
        }
    }
    turns.len()
}
