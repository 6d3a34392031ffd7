//! Assigns goals to pieces: identical tiles to the nearest cell of their kind, pieces that the goal does not name to
//! don't-care cells, with two exchanged where parity requires it.

use super::draft::Draft;
use crate::{
    board::Direction,
    puzzle::{TilePuzzle, Vertex, vertices_of},
    states::Space,
};

/// The start as a draft, with a goal for every piece; `None` if that target cannot be reached.
pub fn assign(space: &Space, target: usize) -> Option<Draft> {
    let goals = goals(space, target)?;
    let mover = blanks(space).next()?;
    let mut draft = Draft::new(space, target, mover, goals);
    draft.odd = is_odd(space, &draft);
    if !draft.odd || can_exchange(space, &draft, &draft.open(space)) {
        return Some(draft);
    }
    // The blank may end elsewhere. Exchanging its goal with one of the same colour changes the parity, of the other colour not.
    let like_mover = |piece: &Vertex| {
        *piece != mover
            && are_exchangeable(space, &draft, mover, *piece)
            && space.colour(draft.goal(mover)) == space.colour(draft.goal(*piece))
    };
    if let Some(other) = draft.open(space).into_iter().find(like_mover) {
        draft.exchange_goals(mover, other);
        return Some(draft);
    }
    another_blank(space, draft)
}

fn blanks(space: &Space) -> impl Iterator<Item = Vertex> {
    vertices_of(space.start(), TilePuzzle::BLANK)
}

/// A goal for every piece: its own cell if it may stay, else the nearest.
fn goals(space: &Space, target: usize) -> Option<Vec<Vertex>> {
    let (have, want) = (space.start(), &space.targets()[target]);
    let mut goals = vec![None; have.len()];
    let mut taken = vec![false; have.len()];
    // Named cells first, so that don't-care cells take the rest; each time staying pieces first.
    for (named, stays) in [(true, true), (true, false), (false, true), (false, false)] {
        for (spot, wanted) in want.iter().enumerate() {
            if taken[spot] || wanted.is_some() != named {
                continue;
            }
            let (mut least, mut best) = (usize::MAX, None);
            for (piece, class) in have.iter().enumerate() {
                let away = space.distance(piece as Vertex, spot as Vertex);
                let fits = goals[piece].is_none() && wanted.is_none_or(|wanted| wanted == *class);
                if fits && away < least && (away == 0 || !stays) {
                    (least, best) = (away, Some(piece));
                }
            }
            if let Some(piece) = best {
                goals[piece] = Some(spot as Vertex);
                taken[spot] = true;
            }
        }
    }
    goals.into_iter().collect()
}

/// Returns `true` if the required permutation does not fit the colours of the blank's cells.
fn is_odd(space: &Space, draft: &Draft) -> bool {
    let mut odd = space.colour(draft.blank()) != space.colour(draft.goal(draft.mover));
    let mut seen = vec![false; space.len()];
    for first in 0..space.len() as Vertex {
        let mut at = first;
        while !std::mem::replace(&mut seen[usize::from(at)], true) {
            at = draft.goal(draft.piece(at));
            odd ^= at != first;
        }
    }
    odd
}

fn are_exchangeable(space: &Space, draft: &Draft, a: Vertex, b: Vertex) -> bool {
    let class = |piece: Vertex| space.start()[usize::from(piece)];
    class(a) == class(b) || (is_open(space, draft, a) && is_open(space, draft, b))
}

/// Returns `true` if the piece's goal is a don't-care cell.
fn is_open(space: &Space, draft: &Draft, piece: Vertex) -> bool {
    space.targets()[draft.target][usize::from(draft.goal(piece))].is_none()
}

/// Returns `true` if two of the pieces bound for `spots`, not the mover, may swap goals.
fn can_exchange(space: &Space, draft: &Draft, spots: &[Vertex]) -> bool {
    let mut seen = vec![false; space.len() + 1];
    let mut open = false;
    for spot in spots {
        let piece = draft.wanted(*spot);
        if piece == draft.mover {
            continue;
        }
        let class = space.start()[usize::from(piece)];
        let again = std::mem::replace(&mut seen[usize::from(class)], true);
        let both_open = is_open(space, draft, piece) && std::mem::replace(&mut open, true);
        if again || both_open {
            return true;
        }
    }
    false
}

/// With several blanks, one step of another blank changes the parity. Chooses the mover so that another blank has a
/// tile beside it.
fn another_blank(space: &Space, mut draft: Draft) -> Option<Draft> {
    let is_tile = |cell: &Vertex| space.start()[usize::from(*cell)] != TilePuzzle::BLANK;
    let beside = |blank: Vertex| {
        let neighbours =
            Direction::ALL.into_iter().filter_map(move |direction| space.graph().neighbour(blank, direction));
        neighbours.filter(is_tile).map(move |tile| (tile, blank)).next()
    };
    let (tile, blank) = blanks(space).find_map(beside)?;
    draft.mover = blanks(space).find(|other| *other != blank)?;
    // Parity depends on the mover.
    draft.odd = is_odd(space, &draft);
    if draft.odd {
        draft.move_other(tile, blank);
        draft.odd = false;
    }
    Some(draft)
}

/// Chooses the pieces for `group`, the next cells to fill, where there is a choice: the nearest suitable ones.
pub fn choose(space: &Space, draft: &mut Draft, group: &[Vertex]) {
    let mut cells = draft.open(space);
    let pieces: Vec<Vertex> = cells.iter().map(|cell| draft.piece(*cell)).collect();
    cells.retain(|cell| !group.contains(cell));
    if can_exchange(space, draft, &cells) {
        for spot in group {
            let chosen = draft.wanted(*spot);
            let mut best = chosen;
            for piece in &pieces {
                if may_exchange(space, draft, chosen, *piece)
                    && space.distance(draft.cell(*piece), *spot) < space.distance(draft.cell(best), *spot)
                {
                    best = *piece;
                }
            }
            if best != chosen {
                draft.exchange_goals(chosen, best);
            }
        }
    } else if draft.odd {
        // This is the last chance to fix the parity.
        let away = |piece: Vertex, goal: Vertex| space.distance(draft.cell(piece), draft.goal(goal));
        // Growth of the paths, plus an offset that keeps it positive.
        let (mut least, mut best) = (usize::MAX, None);
        for (at, a) in pieces.iter().enumerate() {
            for b in &pieces[..at] {
                let more = away(*a, *b) + away(*b, *a) + 4 * space.len() - away(*a, *a) - away(*b, *b);
                if more < least && may_exchange(space, draft, *a, *b) {
                    (least, best) = (more, Some((*a, *b)));
                }
            }
        }
        if let Some((a, b)) = best {
            draft.exchange_goals(a, b);
        }
    }
}

/// Returns `true` if two pieces may swap goals, and the swap changes the parity.
fn may_exchange(space: &Space, draft: &Draft, a: Vertex, b: Vertex) -> bool {
    a != draft.mover && b != draft.mover && are_exchangeable(space, draft, a, b)
}
