//! Steps counted as moves of a metric.

use taisou::{
    board::{Direction, Size},
    puzzle::{Metric, Step},
};

/// How many moves these steps are: the fewest that they can be counted as. A piece that comes back to where its move began
/// has made none.
pub fn turns(steps: &[Step], size: Size, metric: Metric) -> usize {
    match metric {
        Metric::Step => steps.len(),
        Metric::Line => pushes(steps, size),
        Metric::Slide | Metric::Move => moves_of_pieces(steps, size, metric),
    }
}

/// In a line each tile comes where the last one was, in the same direction.
fn pushes(steps: &[Step], size: Size) -> usize {
    let follows = |[before, step]: &[Step; 2]| {
        step.to == before.from && size.direction(step.from, step.to) == size.direction(before.from, before.to)
    };
    let joints = steps.windows(2).filter_map(|pair| pair.try_into().ok()).filter(follows).count();
    steps.len() - joints
}

fn moves_of_pieces(steps: &[Step], size: Size, metric: Metric) -> usize {
    // Where each began and is now, and whether it goes up or down.
    let mut turns: Vec<(usize, usize, bool)> = Vec::new();
    for Step { from, to } in steps.iter().copied() {
        let vertical = matches!(size.direction(from, to), Some(Direction::Up | Direction::Down));
        match turns.last_mut() {
            Some((begin, end, axis)) if *end == from && (metric == Metric::Move || *axis == vertical) => {
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
