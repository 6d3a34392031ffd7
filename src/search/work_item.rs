//! Work items and their results, as bytes that travel between workers.

use super::depth_first::BlankMove;

/// Positions whose subtrees a worker is to search up to a threshold, each given by the moves from the start. Without
/// positions: a table that a worker is to build. With a threshold of 0: a solution that it is to shorten.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorkItem {
    pub(super) search: u32,
    /// Maximum size of a table of its bound, in abstract states; to shorten a solution, the nodes to make.
    pub(super) table_size: u64,
    /// Number of its first leaf; the others follow. Without leaves, the number of a pattern.
    pub(super) number: u32,
    pub(super) threshold: u32,
    pub(super) leaves: Vec<Vec<BlankMove>>,
}

/// The result of searching below the leaves of a work item.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorkResult {
    /// Those of the work item.
    pub(super) search: u32,
    pub(super) number: u32,
    pub(super) nodes: u64,
    /// The least sum above the threshold encountered.
    pub(super) beyond: u32,
    /// The first leaf with a goal below, counted from 0, and the moves from the start to the goal.
    pub(super) found: Option<(u32, Vec<BlankMove>)>,
}

impl WorkItem {
    /// The item for the table of one of the patterns with at most `table_size` abstract states.
    #[must_use]
    pub fn of_table(table_size: u64, number: u32) -> Self {
        Self { search: 0, table_size, number, threshold: 0, leaves: Vec::new() }
    }

    /// The number of the pattern, if the item is a table to build.
    #[must_use]
    pub fn table(&self) -> Option<u32> {
        self.leaves.is_empty().then_some(self.number)
    }

    /// The item for a solution to be shortened in about `nodes` nodes, or for none.
    #[must_use]
    pub fn of_solution(search: u32, nodes: u64, turns: Vec<BlankMove>) -> Self {
        Self { search, table_size: nodes, number: 0, threshold: 0, leaves: vec![turns] }
    }

    /// The nodes to make and the solution, if the item is one to be shortened.
    #[must_use]
    pub fn solution(&self) -> Option<(u64, &[BlankMove])> {
        let turns = self.leaves.first()?;
        (self.threshold == 0).then_some((self.table_size, turns))
    }

    /// Maximum size of a table of the search's bound, in abstract states.
    #[must_use]
    pub fn table_size(&self) -> u64 {
        self.table_size
    }

    /// The work item as bytes.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        put(&mut bytes, self.search);
        bytes.extend(self.table_size.to_le_bytes());
        put(&mut bytes, self.number);
        put(&mut bytes, self.threshold);
        // Successive leaves differ little: write only the difference.
        let mut before: &[BlankMove] = &[];
        for leaf in &self.leaves {
            let shared = before.iter().zip(leaf).take_while(|(one, other)| one == other).count();
            put(&mut bytes, shared as u32);
            write_turns(&mut bytes, &leaf[shared..]);
            before = leaf;
        }
        bytes
    }

    /// Reads the output of [`write`](WorkItem::write); `None` if malformed.
    #[must_use]
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let rest = &mut { bytes };
        let (search, table_size) = (take(rest)?, take_long(rest)?);
        let (number, threshold) = (take(rest)?, take(rest)?);
        let mut leaves: Vec<Vec<BlankMove>> = Vec::new();
        while !rest.is_empty() {
            let shared = take(rest)? as usize;
            let mut leaf = leaves.last().map_or(&[][..], |before| before).get(..shared)?.to_vec();
            leaf.extend(read_turns(rest)?);
            leaves.push(leaf);
        }
        Some(Self { search, table_size, number, threshold, leaves })
    }
}

impl WorkResult {
    /// The most nodes of a search with its helpers: years of work, and JavaScript counts so far exactly.
    const MOST_NODES: u64 = 1 << 53;

    /// Returns `true` if its nodes may come to those that were made before.
    pub(super) fn may_follow(&self, nodes: u64) -> bool {
        nodes.saturating_add(self.nodes) <= Self::MOST_NODES
    }

    pub(super) fn nothing_yet(item: &WorkItem) -> Self {
        Self { search: item.search, number: item.number, nodes: 0, beyond: u32::MAX, found: None }
    }

    /// The result as bytes.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        put(&mut bytes, self.search);
        put(&mut bytes, self.number);
        bytes.extend(self.nodes.to_le_bytes());
        put(&mut bytes, self.beyond);
        if let Some((leaf, turns)) = &self.found {
            put(&mut bytes, *leaf);
            write_turns(&mut bytes, turns);
        }
        bytes
    }

    /// Reads the output of [`write`](WorkResult::write); `None` if malformed.
    #[must_use]
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let rest = &mut { bytes };
        let (search, number, nodes) = (take(rest)?, take(rest)?, take_long(rest)?);
        let beyond = take(rest)?;
        let found = if rest.is_empty() { None } else { Some((take(rest)?, read_turns(rest)?)) };
        rest.is_empty().then_some(Self { search, number, nodes, beyond, found })
    }
}

fn put(bytes: &mut Vec<u8>, number: u32) {
    bytes.extend(number.to_le_bytes());
}

fn take(rest: &mut &[u8]) -> Option<u32> {
    let (first, after) = rest.split_first_chunk()?;
    *rest = after;
    Some(u32::from_le_bytes(*first))
}

fn take_long(rest: &mut &[u8]) -> Option<u64> {
    Some(u64::from(take(rest)?) | u64::from(take(rest)?) << 32)
}

fn write_turns(bytes: &mut Vec<u8>, turns: &[BlankMove]) {
    put(bytes, turns.len() as u32);
    for BlankMove { slot, direction, reach } in turns {
        put(bytes, u32::from(*slot) << 16 | u32::from(*reach) << 2 | u32::from(*direction));
    }
}

fn read_turns(rest: &mut &[u8]) -> Option<Vec<BlankMove>> {
    let len = take(rest)? as usize;
    // Check the length first: malformed bytes must not cause a large allocation.
    let turn = |word: u32| BlankMove {
        slot: (word >> 16) as u16,
        direction: word as u8 & 3,
        reach: (word as u16) >> 2,
    };
    (len <= rest.len() / 4).then(|| (0..len).map(|_| take(rest).map(turn)).collect())?
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turns(directions: &[u8]) -> Vec<BlankMove> {
        directions.iter().map(|direction| BlankMove { slot: 3, direction: *direction, reach: 14 }).collect()
    }

    #[test]
    fn bytes_round_trip_and_cut_bytes_are_refused() {
        let leaves = vec![turns(&[0, 1, 2]), turns(&[0, 1, 3]), turns(&[1])];
        let item = WorkItem { search: 3, table_size: 1 << 33, number: 7, threshold: 80, leaves };
        let bytes = item.write();
        assert_eq!(WorkItem::read(&bytes), Some(item));
        let found = Some((2, turns(&[3, 2])));
        for found in [None, found] {
            let result = WorkResult { search: 3, number: 7, nodes: 1 << 40, beyond: 82, found };
            let bytes = result.write();
            assert_eq!(WorkResult::read(&bytes), Some(result));
            for len in (0..bytes.len()).filter(|len| *len != 20) {
                assert_eq!(WorkResult::read(&bytes[..len]), None, "{len}");
            }
        }
        assert_eq!(WorkItem::read(&bytes[..bytes.len() - 1]), None);
        assert_eq!(WorkItem::read(&[255; 64]), None);
    }
}
