//! A cache of finished pattern databases, with export and import.

mod key;
mod stored;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use self::key::Key;
use super::pattern::{PatternTable, Symmetry, congruence, patterns};
use crate::{Error, puzzle::Class, states::Space, util::Memory};

/// Finished pattern databases, kept for later searches with the same goals, and the nodes spent on such searches.
/// Clones share their content.
///
/// # Example
///
/// ```
/// use taisou::{Algorithm, Options, heuristic::Tables, solve};
///
/// let tables = Tables::default();
/// let options = Options::new().tables(tables.clone());
/// solve("2 1 3/4 5 6/8 7 *", 3, Algorithm::IdaPattern, &options)?;
/// assert!(tables.bytes() > 0);
/// // The next board with this goal uses the same tables.
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
    kept: Vec<Entry>,
    /// Tables being built, with the abstract states of each.
    wanted: Vec<(Key, u64)>,
    /// The goals of the last searches, oldest first.
    known: Vec<Known>,
}

/// Data about the goals of past searches.
#[derive(Debug)]
struct Known {
    key: Key,
    /// Nodes spent by searches.
    spent: u64,
    /// Patterns, by the maximum of abstract states in each.
    chosen: Vec<(u64, Vec<Vec<Class>>)>,
}

/// Maximum number of goals remembered.
const MOST_KNOWN: usize = 16;

impl Shelf {
    fn known(&mut self, space: &Space) -> &mut Known {
        let key = Key::of_goals(space);
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
struct Entry {
    key: Key,
    held: Held,
}

#[derive(Debug)]
enum Held {
    Table(Arc<PatternTable>),
    /// Imported values, until a search provides the matching space.
    Values(Vec<u8>),
}

impl Held {
    fn values(&self) -> &[u8] {
        match self {
            Self::Table(table) => table.values(),
            Self::Values(values) => values,
        }
    }

    fn bytes(&self) -> u64 {
        match self {
            Self::Table(table) => table.bytes(),
            Self::Values(values) => values.len() as u64,
        }
    }
}

/// A kept table, as listed by [`Tables::list`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct KeptTable {
    /// Its name for [`Tables::export`]: sixteen hexadecimal digits, the same whenever the same table is built.
    pub name: String,
    /// Bytes held.
    pub bytes: u64,
}

/// A table being built, as listed by [`Tables::wanted`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct WantedTable {
    /// Its future name.
    pub name: String,
    /// Number of abstract states, that is, of arrangements of its pieces.
    pub abstract_states: u64,
}

impl Tables {
    /// Version of the export format; tables of other versions are refused.
    pub const VERSION: u32 = stored::VERSION;

    /// Bytes held.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.shelf().kept.iter().map(|kept| kept.held.bytes()).sum()
    }

    pub(super) fn name(space: &Space, classes: &[Class]) -> String {
        Key::new(space, classes).name()
    }

    /// The kept tables, oldest first.
    #[must_use]
    pub fn list(&self) -> Vec<KeptTable> {
        let listed = |kept: &Entry| KeptTable { name: kept.key.name(), bytes: kept.held.bytes() };
        self.shelf().kept.iter().map(listed).collect()
    }

    /// The tables that searches are building now. A search continues with such a table as soon as it is
    /// [imported](Tables::import).
    #[must_use]
    pub fn wanted(&self) -> Vec<WantedTable> {
        let listed = |(key, abstract_states): &(Key, u64)| WantedTable {
            name: key.name(),
            abstract_states: *abstract_states,
        };
        self.shelf().wanted.iter().map(listed).collect()
    }

    /// A table as bytes for [`import`](Tables::import); `None` if no table of this name is kept.
    ///
    /// # Cost
    ///
    /// Reads and copies every byte: one or two bits for every entry of the table.
    #[must_use]
    pub fn export(&self, name: &str) -> Option<Vec<u8>> {
        self.with_parts(name, |head, values| [head, values].concat())
    }

    /// Calls `act` with the head and the values of a table, without a copy.
    pub(crate) fn with_parts<T>(&self, name: &str, act: impl FnOnce(&[u8], &[u8]) -> T) -> Option<T> {
        let all = self.shelf();
        let kept = all.kept.iter().find(|kept| kept.key.name() == name)?;
        let values = kept.held.values();
        Some(act(&stored::head(&kept.key, values), values))
    }

    /// Adds a table written by [`export`](Tables::export), and returns its name. An existing table stays as it is. A
    /// table that fits no search is never used.
    ///
    /// A table is part of a proof, so every byte is checked: against accidents, not against a forged table with a
    /// correct checksum.
    ///
    /// # Errors
    ///
    /// [`Error::BadTable`] if the bytes are not a table, are of another version, or were cut or changed.
    ///
    /// # Cost
    ///
    /// Reads every byte once, a hundredth of the time for building.
    ///
    /// # Example
    ///
    /// ```
    /// use taisou::{Algorithm, Error, Options, error::TableFault, heuristic::Tables, solve};
    ///
    /// let options = Options::default();
    /// solve("2 1 3/4 5 6/8 7 *", 3, Algorithm::IdaPattern, &options)?;
    /// let name = &options.tables.list()[0].name;
    /// let mut bytes = options.tables.export(name).expect("just listed");
    ///
    /// let tables = Tables::default();
    /// assert_eq!(tables.import(bytes.clone())?, *name);
    /// assert_eq!(tables.export(name).as_ref(), Some(&bytes));
    ///
    /// bytes[1000] ^= 1;
    /// assert_eq!(tables.import(bytes), Err(Error::BadTable { why: TableFault::Checksum }));
    /// # Ok::<(), Error>(())
    /// ```
    pub fn import(&self, bytes: Vec<u8>) -> Result<String, Error> {
        let (key, values) = stored::read(bytes)?;
        let name = key.name();
        let kept = &mut self.shelf().kept;
        if kept.iter().all(|kept| kept.key != key) {
            kept.push(Entry { key, held: Held::Values(values) });
        }
        Ok(name)
    }

    /// Checks the first [`Tables::HEAD`] bytes and the total length, before the rest is read.
    ///
    /// # Errors
    ///
    /// As [`import`](Self::import), except for the checksum.
    pub fn check_head(head: &[u8], len: usize) -> Result<(), Error> {
        stored::key_of(head, len).map(drop)
    }

    /// Length of the head, which describes the rest.
    pub const HEAD: usize = stored::FIXED;

    /// Drops the oldest tables until the others hold at most `bytes`.
    pub fn shrink(&self, bytes: u64) {
        let mut held = self.bytes();
        self.shelf().kept.retain(|kept| {
            let keep = held <= bytes;
            held -= if keep { 0 } else { kept.held.bytes() };
            keep
        });
    }

    /// Drops all tables.
    pub fn clear(&self) {
        let mut all = self.shelf();
        let wanted = std::mem::take(&mut all.wanted);
        *all = Shelf { wanted, ..Shelf::default() };
    }

    /// Nodes that searches for the goals of `space` have spent.
    pub(crate) fn spent(&self, space: &Space) -> u64 {
        self.shelf().known(space).spent
    }

    pub(crate) fn spend(&self, space: &Space, nodes: u64) {
        let mut all = self.shelf();
        let known = all.known(space);
        known.spent = known.spent.saturating_add(nodes);
    }

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

    /// Returns `true` if a kept table serves a pattern.
    pub(super) fn has(&self, space: &Space, classes: &[Class]) -> bool {
        let asked = Asked::new(space, classes);
        self.shelf().kept.iter().any(|kept| asked.is_served_by(&kept.key).is_some())
    }

    /// Returns `true` if some search is building the table for a pattern.
    pub(super) fn is_wanted(&self, space: &Space, classes: &[Class]) -> bool {
        let key = Key::new(space, classes);
        self.shelf().wanted.iter().any(|(wanted, _)| *wanted == key)
    }

    /// A table that serves a pattern, and the symmetry that maps the pattern to the table's. `memory` accounts for an
    /// imported table.
    pub(super) fn get(
        &self,
        space: &Space,
        classes: &[Class],
        memory: &mut Memory,
    ) -> Option<(Arc<PatternTable>, Symmetry)> {
        let asked = Asked::new(space, classes);
        let mut all = self.shelf();
        let mut at = 0;
        while let Some(kept) = all.kept.get_mut(at) {
            let Some((own, how)) = asked.is_served_by(&kept.key) else {
                at += 1;
                continue;
            };
            let values = match &mut kept.held {
                Held::Table(table) => return Some((table.clone(), how)),
                Held::Values(values) => std::mem::take(values),
            };
            let held = memory.held();
            if let Ok(Some(table)) = PatternTable::of_values(space, &own, values, memory) {
                let table = Arc::new(table);
                kept.held = Held::Table(table.clone());
                return Some((table, how));
            }
            // Imported values without room: as if the table were missing.
            memory.give_back_to(held);
            all.kept.remove(at);
        }
        None
    }

    pub(super) fn put(&self, space: &Space, table: Arc<PatternTable>) {
        let key = Key::new(space, table.classes());
        self.shelf().kept.push(Entry { key, held: Held::Table(table) });
    }

    /// Announces that a table with this many abstract states is being built, until the returned value is dropped.
    pub(super) fn want(&self, space: &Space, classes: &[Class], abstract_states: u64) -> Demand {
        let key = Key::new(space, classes);
        self.shelf().wanted.push((key.clone(), abstract_states));
        Demand { tables: self.clone(), key }
    }

    fn shelf(&self) -> MutexGuard<'_, Shelf> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A pattern whose table is requested.
struct Asked<'a> {
    space: &'a Space,
    classes: &'a [Class],
    goals: Key,
    copies: Vec<usize>,
}

impl<'a> Asked<'a> {
    fn new(space: &'a Space, classes: &'a [Class]) -> Self {
        Self { space, classes, goals: Key::of_goals(space), copies: space.copies() }
    }

    /// The classes of the table with this key, and the symmetry to them, if the table serves the pattern.
    fn is_served_by(&self, key: &Key) -> Option<(Vec<Class>, Symmetry)> {
        let own = key.classes(&self.goals, &self.copies)?;
        congruence(self.space, self.classes, &own).map(|how| (own, how))
    }
}

/// Announces a table being built until dropped.
pub(super) struct Demand {
    tables: Tables,
    key: Key,
}

impl Demand {
    /// Returns `true` once the table is imported.
    pub(super) fn arrived(&self) -> bool {
        self.tables.shelf().kept.iter().any(|kept| kept.key == self.key)
    }
}

impl Drop for Demand {
    fn drop(&mut self) {
        let wanted = &mut self.tables.shelf().wanted;
        if let Some(at) = wanted.iter().position(|(key, _)| *key == self.key) {
            wanted.remove(at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{BoardOptions, TileMetric, TilePuzzle};

    #[test]
    fn nodes_of_all_searches_for_a_goal_are_added() {
        let space = |board: &str| {
            let puzzle = TilePuzzle::read(board, 0, &BoardOptions::new().goal("123/45*")).expect("a board");
            Space::new(&puzzle, TileMetric::Step)
        };
        let tables = Tables::default();
        tables.spend(&space("123/4*5"), 30);
        tables.spend(&space("12*/453"), 12);
        assert_eq!(tables.spent(&space("*12/453")), 42);
    }
}
