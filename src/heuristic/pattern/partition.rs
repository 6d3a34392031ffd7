//! Partition of the classes into patterns. It decides the quality of the bound, so several are tried.

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64;

use super::{
    congruence::forms,
    symmetry::images,
    table::{PatternTable, abstract_states},
};
use crate::{
    puzzle::{Class, TileMetric, TilePuzzle, Vertex, vertices_of},
    states::Space,
};

/// A class named by goals, and its vertex in the first goal that names it.
type Named = (Class, Vertex);

fn named_classes(space: &Space) -> Vec<Named> {
    let mut found: Vec<Named> = Vec::new();
    for target in space.targets() {
        for (vertex, wanted) in (0..).zip(target) {
            if let Some(class) = wanted.filter(|class| *class != TilePuzzle::BLANK)
                && found.iter().all(|(other, _)| *other != class)
            {
                found.push((class, vertex));
            }
        }
    }
    found
}

/// The patterns for a space, each with at most `most` abstract states; none if the space has no tables.
pub fn patterns(space: &Space, most: u64) -> Vec<Vec<Class>> {
    if space.len() > PatternTable::MOST_VERTICES {
        return Vec::new();
    }
    let named = named_classes(space);
    let patterns = match space.metric() {
        TileMetric::Line => corners(space, &named, most),
        TileMetric::Step => partition(space, &named, most),
    };
    patterns.iter().map(|pattern| classes_of(pattern)).collect()
}

fn classes_of(pattern: &[Named]) -> Vec<Class> {
    pattern.iter().map(|(class, _)| *class).collect()
}

/// For every corner, the classes whose goals come first when the board is read from there row by row. These patterns
/// overlap, as they are never added.
///
/// On the 15-puzzle, four such patterns with six tiles each need fewer nodes than the tiles closest to the corners.
fn corners(space: &Space, named: &[Named], most: u64) -> Vec<Vec<Named>> {
    let (width, height) = (space.size().width(), space.size().height());
    let mut found: Vec<Vec<Named>> = Vec::new();
    for (up, left) in [(true, true), (true, false), (false, true), (false, false)] {
        let cells = (0..width * height).map(|at| {
            let (row, column) = (at / width, at % width);
            (if up { height - 1 - row } else { row }) * width + if left { width - 1 - column } else { column }
        });
        let in_order: Vec<Named> = cells
            .filter_map(|cell| {
                named.iter().find(|(_, vertex)| space.graph().cells()[usize::from(*vertex)] == cell)
            })
            .copied()
            .collect();
        let Some(first) = fill(space, most, &in_order).into_iter().next() else { continue };
        let pattern: Vec<Named> = named.iter().filter(|named| first.contains(named)).copied().collect();
        if !found.contains(&pattern) {
            found.push(pattern);
        }
    }
    found
}

/// Number of random starts.
const TRIES: usize = 40;

/// Patterns of classes whose goals lie close together, each with at most `most` abstract states.
///
/// Picks the partition with the least sum of squared distances within patterns. Classes with goals beside the blank's
/// belong together, as they decide the last moves. On the 15-puzzle this finds the partition in 6, 6 and 3 tiles that
/// was the best of eleven, by the mean bound over Korf's instances. Ties go to the partition with fewer tables: for 24
/// tiles in sixes, two tables serve all four patterns. Pairs of a pattern and its image are tried, too: of the equally
/// close partitions in 7, 7 and 1 tiles, the one with mirrored halves needs 11 % fewer nodes over those instances,
/// although not fewer tables, as the goal's blank lies beside one half only.
fn partition(space: &Space, named: &[Named], most: u64) -> Vec<Vec<Named>> {
    let targets = space.targets().iter();
    let ends: Vec<Vertex> = targets.flat_map(|target| vertices_of(target, Some(TilePuzzle::BLANK))).collect();
    let beside = |(_, vertex): &Named| ends.iter().any(|end| space.distance(*end, *vertex) == 1);
    let (first, rest): (Vec<Named>, Vec<Named>) = named.iter().partition(|named| beside(named));
    let mut best = fill(space, most, &[&first[..], &rest[..]].concat());
    if best.len() > 1 && named.len() <= MOST_CLASSES {
        let mut random = Pcg64::seed_from_u64(0);
        let mut least = (u64::MAX, usize::MAX);
        let mut weigh = |patterns: Vec<Vec<Named>>| {
            let spread = patterns
                .iter()
                .map(|pattern| pattern.iter().map(|named| spread(space, pattern, *named)).sum::<u64>());
            let spread = spread.sum();
            if spread <= least.0 {
                let classes: Vec<Vec<Class>> = patterns.iter().map(|pattern| classes_of(pattern)).collect();
                let weight = (spread, forms(space, &classes).len());
                if weight < least {
                    least = weight;
                    best = patterns;
                }
            }
        };
        for _ in 0..TRIES {
            let mut order = rest.clone();
            for at in (1..order.len()).rev() {
                order.swap(at, random.next_u32() as usize % (at + 1));
            }
            let mut patterns = fill(space, most, &[&first[..], &order[..]].concat());
            improve(space, &mut patterns, &first);
            for image in with_image(space, most, named, &patterns[0]) {
                weigh(image);
            }
            weigh(patterns);
        }
    }
    best
}

/// For each disjoint image of a pattern: the pattern, the image, and the classes left.
fn with_image(space: &Space, most: u64, named: &[Named], pattern: &[Named]) -> Vec<Vec<Vec<Named>>> {
    let beside = |vertex: Vec<Vertex>| {
        let at = |to: Vertex| named.iter().find(|(_, vertex)| *vertex == to).copied();
        let image: Vec<Named> =
            pattern.iter().map(|(_, from)| at(vertex[usize::from(*from)])).collect::<Option<_>>()?;
        let left: Vec<Named> = named
            .iter()
            .filter(|named| !pattern.contains(named) && !image.contains(named))
            .copied()
            .collect();
        let apart = image.iter().all(|named| !pattern.contains(named));
        apart.then(|| [vec![pattern.to_vec(), image], fill(space, most, &left)].concat())
    };
    images(space).filter_map(beside).collect()
}

/// Maximum number of classes for the careful choice.
const MOST_CLASSES: usize = 64;

/// Fills patterns with classes in this order, each as far as its table allows.
fn fill(space: &Space, most: u64, order: &[Named]) -> Vec<Vec<Named>> {
    let mut patterns: Vec<Vec<Named>> = Vec::new();
    for named in order {
        if let Some(last) = patterns.last_mut() {
            last.push(*named);
            if abstract_states(space, &classes_of(last))
                .is_some_and(|abstract_states| abstract_states <= most)
            {
                continue;
            }
            last.pop();
        }
        patterns.push(vec![*named]);
    }
    patterns
}

/// Swaps classes between patterns while this reduces distances. Classes in `first` stay, and only classes with equal
/// numbers of copies are swapped, so that tables keep their sizes.
fn improve(space: &Space, patterns: &mut [Vec<Named>], first: &[Named]) {
    let copies = space.copies();
    let mut improved = true;
    while std::mem::replace(&mut improved, false) {
        for p in 0..patterns.len() {
            for q in p + 1..patterns.len() {
                for i in 0..patterns[p].len() {
                    for j in 0..patterns[q].len() {
                        let (a, b) = (patterns[p][i], patterns[q][j]);
                        let same = copies[usize::from(a.0)] == copies[usize::from(b.0)];
                        if !same || first.contains(&a) || first.contains(&b) {
                            continue;
                        }
                        let before = spread(space, &patterns[p], a) + spread(space, &patterns[q], b);
                        (patterns[p][i], patterns[q][j]) = (b, a);
                        if spread(space, &patterns[p], b) + spread(space, &patterns[q], a) < before {
                            improved = true;
                        } else {
                            (patterns[p][i], patterns[q][j]) = (a, b);
                        }
                    }
                }
            }
        }
    }
}

/// The sum of the squared distances of a class to those of a pattern.
fn spread(space: &Space, pattern: &[Named], named: Named) -> u64 {
    pattern.iter().map(|other| (space.distance(other.1, named.1) as u64).pow(2)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::BoardOptions;

    #[test]
    fn boards_too_large_for_tables_have_no_patterns_to_compare() {
        for (rows, found) in [(8, true), (9, false)] {
            let tiles = (1..8 * rows).map(|tile| tile.to_string());
            let board = tiles.chain(["*".to_owned()]).collect::<Vec<_>>().join(" ");
            let puzzle = TilePuzzle::read(&board, 8, &BoardOptions::default()).expect("a board");
            assert_eq!(
                !patterns(&Space::new(&puzzle, TileMetric::Step), 700_000).is_empty(),
                found,
                "{rows}"
            );
        }
    }
}
