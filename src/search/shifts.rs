use crate::{
    board::Direction,
    heuristic::Shift,
    puzzle::{Class, Space, TilePuzzle, Vertex},
};

/// Lists the shifts of the move of `blank` by so many vertices; false if there is no such move.
pub fn fill(
    shifts: &mut Vec<Shift>,
    space: &Space,
    classes: &[Class],
    blank: Vertex,
    direction: Direction,
    reach: u16,
) -> bool {
    shifts.clear();
    let mut to = blank;
    for _ in 0..reach {
        let Some(from) = space.graph().neighbour(to, direction) else { return false };
        let class = classes[usize::from(from)];
        if class == TilePuzzle::BLANK {
            return false;
        }
        shifts.push(Shift { class, from, to });
        to = from;
    }
    true
}
