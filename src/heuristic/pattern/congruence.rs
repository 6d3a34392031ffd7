//! Congruent patterns: if an image of the board maps one pattern to another, one table serves both.

use super::{
    goals::wanting,
    occupancies::{MoveRules, members},
    symmetry::{Symmetry, images},
    table::PatternTable,
};
use crate::{
    puzzle::{Class, Target, TilePuzzle, Vertex},
    states::Space,
};

/// The image of the board and the renaming of classes that map the abstract states of `from` to those of `to` with
/// equal values. Classes outside the pattern become blanks.
///
/// Only the pattern's goal and the blank's region there matter, so the whole goal may look different. With several
/// goals, or goals that leave pieces of the patterns free, only the pattern itself is found.
pub fn congruence(space: &Space, from: &[Class], to: &[Class]) -> Option<Symmetry> {
    let mut class = vec![TilePuzzle::BLANK; space.copies().len()];
    if from == to {
        for kept in from {
            class[usize::from(*kept)] = *kept;
        }
        return images(space).next().map(|vertex| Symmetry { vertex, class });
    }
    let [target] = space.targets() else { return None };
    if from.len() != to.len() || space.len() > PatternTable::MOST_VERTICES {
        return None;
    }
    let rules = MoveRules::new(space);
    let (old, new) = (Pieces::new(space, &rules, target, from)?, Pieces::new(space, &rules, target, to)?);
    images(space).find_map(|vertex| {
        let image = |set: u64| members(set).fold(0, |image, from| image | 1u64 << vertex[from]);
        if image(old.occupied) != new.occupied || image(old.region) != new.region {
            return None;
        }
        let mut class = class.clone();
        for before in members(old.occupied) {
            let (before, after) = (target[before]?, target[usize::from(vertex[before])]?);
            if !matches!(class[usize::from(before)], TilePuzzle::BLANK) && class[usize::from(before)] != after
            {
                return None;
            }
            class[usize::from(before)] = after;
        }
        // Classes correspond as a whole.
        let copies = space.copies();
        let whole =
            |before: &Class| copies[usize::from(*before)] == copies[usize::from(class[usize::from(*before)])];
        from.iter().all(whole).then_some(Symmetry { vertex, class })
    })
}

/// The patterns that need their own tables: those not congruent to an earlier one.
pub fn forms<'a>(space: &Space, patterns: &'a [Vec<Class>]) -> Vec<&'a Vec<Class>> {
    let is_new = |(number, classes): &(usize, &Vec<Class>)| {
        patterns[..*number].iter().all(|other| congruence(space, classes, other).is_none())
    };
    patterns.iter().enumerate().filter(is_new).map(|(_, classes)| classes).collect()
}

/// The goal of a pattern's pieces.
struct Pieces {
    occupied: u64,
    /// The possible vertices of the blank then.
    region: u64,
}

impl Pieces {
    /// `None` if the goal does not name all of them and the blanks.
    fn new(space: &Space, rules: &MoveRules, target: &Target, pattern: &[Class]) -> Option<Self> {
        let wanting = |class: Class| wanting(target, Some(class));
        let copies = space.copies();
        let all_named = |class: &Class| wanting(*class).count_ones() as usize == copies[usize::from(*class)];
        if !pattern.iter().chain(&[TilePuzzle::BLANK]).all(all_named) {
            return None;
        }
        let occupied = pattern.iter().fold(0, |set, class| set | wanting(*class));
        let blank = wanting(TilePuzzle::BLANK).trailing_zeros() as Vertex;
        Some(Self { occupied, region: rules.region(occupied, usize::from(blank)) })
    }
}
