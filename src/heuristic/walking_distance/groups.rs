//! Groups of tiles that walking distance distinguishes. Fewer groups make smaller tables and a weaker bound.

use crate::{
    heuristic::axis::{Axis, homes},
    puzzle::TilePuzzle,
    states::Space,
};

/// A grouping of the classes along one axis, where only the row (or column) of a piece matters.
pub struct Groups {
    /// The group of each class; the blanks are [`Groups::BLANKS`].
    pub of: Vec<u16>,
    /// The number of pieces in each group.
    pub sizes: Vec<u16>,
}

impl Groups {
    pub const BLANKS: usize = 0;

    /// Groups the classes whose pieces all belong in the same one row, for every goal.
    pub fn new(space: &Space, axis: Axis) -> Self {
        let copies = space.copies();
        let homes: Vec<_> = space.targets().iter().map(|target| homes(target, copies.len())).collect();
        // The goal row of all pieces of a class, for each goal; `None` if one of them has not exactly one.
        let rows = |class: usize| -> Option<Vec<usize>> {
            let row = |homes: &Vec<Vec<_>>| {
                let mut rows = homes[class].iter().map(|home| axis.line(space, *home));
                let first = rows.next().filter(|_| homes[class].len() == copies[class])?;
                rows.all(|row| row == first).then_some(first)
            };
            homes.iter().map(row).collect()
        };
        let mut groups = Self { of: vec![0; copies.len()], sizes: vec![0] };
        let mut keys = vec![None];
        for (class, copies) in copies.iter().enumerate() {
            let mut group = Self::BLANKS;
            if class != usize::from(TilePuzzle::BLANK) {
                let key = rows(class);
                let same = |other: &Option<_>| key.is_some() && *other == key;
                group = keys.iter().position(same).unwrap_or(keys.len());
                if group == keys.len() {
                    keys.push(key);
                    groups.sizes.push(0);
                }
            }
            groups.of[class] = group as u16;
            groups.sizes[group] += *copies as u16;
        }
        groups
    }

    pub fn len(&self) -> usize {
        self.sizes.len()
    }

    /// Merges the smallest pair of successive groups of tiles; returns `false` if there is none.
    pub fn merge(&mut self) -> bool {
        let pairs = 1..(self.len() - 1).max(1);
        let Some(first) = pairs.min_by_key(|first| self.sizes[*first] + self.sizes[first + 1]) else {
            return false;
        };
        self.sizes[first] += self.sizes.remove(first + 1);
        for group in self.of.iter_mut().filter(|group| usize::from(**group) > first) {
            *group -= 1;
        }
        true
    }

    /// The number of distributions of the groups over rows with `cells` cells, as many in all as there are pieces;
    /// `None` if too large to count.
    pub fn distributions(&self, cells: &[u16]) -> Option<u64> {
        let len = self.sizes.iter().try_fold(1usize, |product, size| {
            product.checked_mul(usize::from(*size) + 1).filter(|product| *product <= MOST_PARTIAL)
        })?;
        // Indexed by the number of pieces of each group in the rows done, in mixed radix: their sum, and the number of
        // distributions.
        let mut totals = vec![0u32; len];
        let mut counts = vec![0u64; len];
        counts[0] = 1;
        let mut sum = 0;
        for row in cells {
            sum += u32::from(*row);
            let mut stride = 1;
            for size in &self.sizes {
                let digits = usize::from(*size) + 1;
                for number in stride..len {
                    if number / stride % digits > 0 {
                        counts[number] = counts[number].saturating_add(counts[number - stride]);
                        totals[number] = totals[number - stride] + 1;
                    }
                }
                stride *= digits;
            }
            for (counts, total) in counts.iter_mut().zip(&totals) {
                *counts = if *total == sum { *counts } else { 0 };
            }
        }
        counts.last().copied()
    }
}

/// Maximum number of partial distributions.
const MOST_PARTIAL: usize = 1 << 15;
