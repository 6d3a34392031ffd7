//! Where finished pattern databases are kept from one search to the next.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::pattern::{PatternTable, Symmetry, congruence, patterns};
use crate::{
    puzzle::{Class, Metric, Target},
    states::Space,
};

/// Finished pattern databases, kept to serve later searches with the same goals, and how much was spent on such
/// searches. Clones share what they keep.
///
/// # Example
///
/// ```
/// use taisou::{Algorithm, Options, heuristic::Tables, solve};
///
/// let tables = Tables::default();
/// let options = Options { tables: tables.clone(), ..Default::default() };
/// solve("2 1 3/4 5 6/8 7 *", 3, Algorithm::IdaPattern, &options)?;
/// assert!(tables.bytes() > 0);
/// // The next board with this goal is solved without building them again.
/// solve("8 6 7/2 5 4/3 * 1", 3, Algorithm::IdaPattern, &options)?;
/// tables.clear();
/// assert_eq!(tables.bytes(), 0);
/// # Ok::<(), taisou::Error>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Tables(Arc<Mutex<Shelf>>);

#[derive(Debug, Default)]
struct Shelf {
    /// Oldest first.
    kept: Vec<KeptTable>,
    /// What is known of the goals of the last searches, oldest first.
    known: Vec<Known>,
}

/// What is remembered of goals.
#[derive(Debug)]
struct Known {
    key: Key,
    /// Nodes that searches have spent.
    spent: u64,
    /// Patterns, by the placements that each may have.
    chosen: Vec<(u64, Vec<Vec<Class>>)>,
}

/// Goals that are remembered at most.
const MOST_KNOWN: usize = 16;

impl Shelf {
    fn known(&mut self, space: &Space) -> &mut Known {
        let key = Key::new(space, &[]);
        let at = self.known.iter().position(|known| known.key == key).unwrap_or_else(|| {
            if self.known.len() == MOST_KNOWN {
                self.known.remove(0);
            }
            self.known.push(Known { key, spent: 0, chosen: Vec::new() });
            self.known.len() - 1
        });
        &mut self.known[at]
    }
}

#[derive(Debug)]
struct KeptTable {
    key: Key,
    table: Arc<PatternTable>,
}

/// All that the values of a table depend on.
#[derive(Debug, PartialEq, Eq)]
struct Key {
    width: usize,
    metric: Metric,
    cells: Vec<usize>,
    copies: Vec<usize>,
    targets: Vec<Target>,
    classes: Vec<Class>,
}

impl Key {
    fn new(space: &Space, classes: &[Class]) -> Self {
        Self {
            width: space.size().width(),
            metric: space.metric(),
            cells: space.graph().cells().to_vec(),
            copies: space.copies(),
            targets: space.targets().to_vec(),
            classes: classes.to_vec(),
        }
    }
}

impl Key {
    fn same_space(&self, other: &Self) -> bool {
        (self.width, self.metric) == (other.width, other.metric)
            && self.cells == other.cells
            && self.copies == other.copies
            && self.targets == other.targets
    }
}

impl Tables {
    /// Bytes held.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.shelf().kept.iter().map(|kept| kept.table.bytes()).sum()
    }

    /// Gives up the oldest tables until the others hold at most `bytes`.
    pub fn shrink(&self, bytes: u64) {
        let mut held = self.bytes();
        self.shelf().kept.retain(|kept| {
            let keep = held <= bytes;
            held -= if keep { 0 } else { kept.table.bytes() };
            keep
        });
    }

    /// Gives up all tables.
    pub fn clear(&self) {
        *self.shelf() = Shelf::default();
    }

    /// Nodes that searches for the goals of `space` have spent.
    pub(crate) fn spent(&self, space: &Space) -> u64 {
        self.shelf().known(space).spent
    }

    /// Adds to what was spent.
    pub(crate) fn spend(&self, space: &Space, nodes: u64) {
        let mut all = self.shelf();
        let known = all.known(space);
        known.spent = known.spent.saturating_add(nodes);
    }

    /// The patterns for `space` with at most `most` placements each.
    pub(super) fn patterns(&self, space: &Space, most: u64) -> Vec<Vec<Class>> {
        let mut all = self.shelf();
        let chosen = &mut all.known(space).chosen;
        if let Some((_, patterns)) = chosen.iter().find(|(other, _)| *other == most) {
            return patterns.clone();
        }
        let patterns = patterns(space, most);
        chosen.push((most, patterns.clone()));
        patterns
    }

    /// A table that serves a pattern, and how a placement of the pattern becomes one of the table.
    pub(super) fn get(&self, space: &Space, classes: &[Class]) -> Option<(Arc<PatternTable>, Symmetry)> {
        let key = Key::new(space, classes);
        let all = self.shelf();
        let mut of_space = all.kept.iter().filter(|kept| kept.key.same_space(&key));
        of_space.find_map(|kept| {
            let how = congruence(space, classes, kept.table.classes())?;
            Some((kept.table.clone(), how))
        })
    }

    pub(super) fn put(&self, space: &Space, table: Arc<PatternTable>) {
        self.shelf().kept.push(KeptTable { key: Key::new(space, table.classes()), table });
    }

    fn shelf(&self) -> MutexGuard<'_, Shelf> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
