//! Identity of a pattern database.

use crate::{
    puzzle::{Class, TileMetric, TilePuzzle},
    states::Space,
    util::hash,
};

/// Everything that the values of a table depend on, as bytes: two tables with the same key are equal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key(Vec<u8>);

impl Key {
    /// The common prefix of all keys for these goals.
    pub fn of_goals(space: &Space) -> Self {
        let mut key = Self(Vec::new());
        key.push(space.size().width());
        key.push(match space.metric() {
            TileMetric::Line => 1,
            TileMetric::Step => 0,
        });
        key.push_all(space.graph().cells().iter().copied());
        key.push_all(space.copies());
        key.push(space.targets().len());
        for target in space.targets() {
            key.push_all(target.iter().map(|wanted| wanted.map_or(0, |class| usize::from(class) + 1)));
        }
        key
    }

    pub fn new(space: &Space, classes: &[Class]) -> Self {
        let mut key = Self::of_goals(space);
        key.push_all(classes.iter().map(|class| usize::from(*class)));
        key
    }

    /// The classes, if this is the key of a pattern for these goals with this number of copies of each class.
    pub fn classes(&self, goals: &Self, copies: &[usize]) -> Option<Vec<Class>> {
        let mut numbers = self
            .0
            .strip_prefix(&goals.0[..])?
            .chunks(2)
            .map(|bytes| Some(u16::from_le_bytes(bytes.try_into().ok()?)));
        let count = numbers.next()??;
        let mut classes: Vec<Class> = Vec::new();
        for class in numbers {
            let class = class.filter(|class| *class != TilePuzzle::BLANK && !classes.contains(class))?;
            classes.push(class);
        }
        let all_there =
            classes.iter().all(|class| copies.get(usize::from(*class)).is_some_and(|copies| *copies > 0));
        (all_there && classes.len() == usize::from(count)).then_some(classes)
    }

    /// A stored key. Malformed bytes equal no key.
    pub fn of_bytes(bytes: Vec<u8>) -> Self {
        Self(bytes)
    }

    pub fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// A short name for requests. Equality is decided by the whole key.
    pub fn name(&self) -> String {
        format!("{:016x}", hash(&[self.bytes()]))
    }

    /// Classes, cells and their counts are at most 1024.
    fn push(&mut self, number: usize) {
        self.0.extend_from_slice(&(number as u16).to_le_bytes());
    }

    /// Appends the length, then each number, so that the encoding is unambiguous.
    fn push_all(&mut self, numbers: impl IntoIterator<Item = usize, IntoIter: ExactSizeIterator>) {
        let numbers = numbers.into_iter();
        self.push(numbers.len());
        numbers.for_each(|number| self.push(number));
    }
}
