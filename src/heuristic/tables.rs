//! Where finished pattern databases are kept from one search to the next, and how they leave and come back.

mod key;
mod stored;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use self::key::Key;
use super::pattern::{PatternTable, Symmetry, congruence, patterns};
use crate::{Error, puzzle::Class, states::Space, util::Memory};

/// Finished pattern databases, kept to serve later searches with the same goals, and how much was spent on such
/// searches. Clones share what they keep.
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
    kept: Vec<Entry>,
    /// What is being built, with the abstract states of each.
    wanted: Vec<(Key, u64)>,
    /// What is known of the goals of the last searches, oldest first.
    known: Vec<Known>,
}

/// What is remembered of goals.
#[derive(Debug)]
struct Known {
    key: Key,
    /// Nodes that searches have spent.
    spent: u64,
    /// Patterns, by the abstract states that each may have.
    chosen: Vec<(u64, Vec<Vec<Class>>)>,
}

/// Goals that are remembered at most.
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

/// A table that is there for later searches.
#[derive(Debug)]
struct Entry {
    key: Key,
    held: Held,
}

#[derive(Debug)]
enum Held {
    Table(Arc<PatternTable>),
    /// The values of one that was imported, until a search has the space that goes with them.
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

/// A table that is kept, as [`Tables::list`] has it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct KeptTable {
    /// What [`Tables::export`] calls it: sixteen hexadecimal digits, the same for the same table whenever it is built.
    pub name: String,
    /// Bytes that it holds.
    pub bytes: u64,
}

/// A table that a search is building, as [`Tables::wanted`] has it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct WantedTable {
    /// What it will be called.
    pub name: String,
    /// How many abstract states of its pieces there are.
    pub abstract_states: u64,
}

impl Tables {
    /// The version of the form in which tables leave: those of another one are not taken.
    pub const VERSION: u32 = stored::VERSION;

    /// Bytes held.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.shelf().kept.iter().map(|kept| kept.held.bytes()).sum()
    }

    /// What the table for these classes is called.
    pub(super) fn name(space: &Space, classes: &[Class]) -> String {
        Key::new(space, classes).name()
    }

    /// What is kept, oldest first.
    #[must_use]
    pub fn list(&self) -> Vec<KeptTable> {
        let listed = |kept: &Entry| KeptTable { name: kept.key.name(), bytes: kept.held.bytes() };
        self.shelf().kept.iter().map(listed).collect()
    }

    /// What searches are building now. Who has one of these as bytes gives it to [`import`](Tables::import), and the search
    /// goes on with it.
    #[must_use]
    pub fn wanted(&self) -> Vec<WantedTable> {
        let listed = |(key, abstract_states): &(Key, u64)| WantedTable {
            name: key.name(),
            abstract_states: *abstract_states,
        };
        self.shelf().wanted.iter().map(listed).collect()
    }

    /// A table as bytes, to be kept in a file and brought back by [`import`](Tables::import); `None` if none of this name
    /// is kept.
    ///
    /// # Cost
    ///
    /// One look at every byte, and a copy: a bit for every entry of the table, or two.
    #[must_use]
    pub fn export(&self, name: &str) -> Option<Vec<u8>> {
        self.with_parts(name, |head, values| [head, values].concat())
    }

    /// The same in two parts, for who can do without the copy.
    pub(crate) fn with_parts<T>(&self, name: &str, act: impl FnOnce(&[u8], &[u8]) -> T) -> Option<T> {
        let all = self.shelf();
        let kept = all.kept.iter().find(|kept| kept.key.name() == name)?;
        let values = kept.held.values();
        Some(act(&stored::head(&kept.key, values), values))
    }

    /// Takes up a table that [`export`](Tables::export) wrote, and returns its name. One that is there already stays as it
    /// is. A table that fits no search is never used.
    ///
    /// A table is part of a proof, so every byte is checked: against accidents, not against somebody who makes a wrong table
    /// with the right checksum.
    ///
    /// # Errors
    ///
    /// [`Error::BadTable`] for bytes that are no table, for one of another version, and for one that was cut or has changed
    /// since.
    ///
    /// # Cost
    ///
    /// One look at every byte, which is a hundredth of what building takes.
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

    /// Refuses what cannot be a table by its first [`Tables::HEAD`] bytes and by how many there are in all, before anybody reads
    /// more of it.
    ///
    /// # Errors
    ///
    /// As [`import`](Self::import), but for the checksum.
    pub fn check_head(head: &[u8], len: usize) -> Result<(), Error> {
        stored::key_of(head, len).map(drop)
    }

    /// So many bytes of a table say what the others are.
    pub const HEAD: usize = stored::FIXED;

    /// Gives up the oldest tables until the others hold at most `bytes`.
    pub fn shrink(&self, bytes: u64) {
        let mut held = self.bytes();
        self.shelf().kept.retain(|kept| {
            let keep = held <= bytes;
            held -= if keep { 0 } else { kept.held.bytes() };
            keep
        });
    }

    /// Gives up all tables.
    pub fn clear(&self) {
        let mut all = self.shelf();
        let wanted = std::mem::take(&mut all.wanted);
        *all = Shelf { wanted, ..Shelf::default() };
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

    /// The patterns for `space` with at most `most` abstract states each.
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

    /// Whether a table serves a pattern.
    pub(super) fn has(&self, space: &Space, classes: &[Class]) -> bool {
        let asked = Asked::new(space, classes);
        self.shelf().kept.iter().any(|kept| asked.is_served_by(&kept.key).is_some())
    }

    /// Whether some search is building the table for a pattern.
    pub(super) fn is_wanted(&self, space: &Space, classes: &[Class]) -> bool {
        let key = Key::new(space, classes);
        self.shelf().wanted.iter().any(|(wanted, _)| *wanted == key)
    }

    /// A table that serves a pattern, and how a abstract state of the pattern becomes one of the table. What an imported one
    /// takes is paid for from `memory`.
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
            // It is built as if it had not been there.
            memory.give_back_to(held);
            all.kept.remove(at);
        }
        None
    }

    pub(super) fn put(&self, space: &Space, table: Arc<PatternTable>) {
        let key = Key::new(space, table.classes());
        self.shelf().kept.push(Entry { key, held: Held::Table(table) });
    }

    /// Says that a table with so many abstract states is being built, until what is returned is dropped.
    pub(super) fn want(&self, space: &Space, classes: &[Class], abstract_states: u64) -> Demand {
        let key = Key::new(space, classes);
        self.shelf().wanted.push((key.clone(), abstract_states));
        Demand { tables: self.clone(), key }
    }

    fn shelf(&self) -> MutexGuard<'_, Shelf> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A pattern for which a table is sought.
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

    /// The classes of the table with this key, and how the pattern becomes theirs, if it does.
    fn is_served_by(&self, key: &Key) -> Option<(Vec<Class>, Symmetry)> {
        let own = key.classes(&self.goals, &self.copies)?;
        congruence(self.space, self.classes, &own).map(|how| (own, how))
    }
}

/// As long as it is there, a table is said to be wanted.
#[derive(Debug)]
pub(super) struct Demand {
    tables: Tables,
    key: Key,
}

impl Demand {
    /// Whether it has been imported.
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
