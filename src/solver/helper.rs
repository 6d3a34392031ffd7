//! Helping a search with its work, from another worker.

use super::{Options, methods::Instance};
use crate::{
    Error,
    heuristic::{Heuristic, Patterns, Tables},
    puzzle::AnyPuzzle,
    search,
    search::{Limits, WorkItem},
    states::Space,
    util::{Memory, OutOfMemory},
};

/// Does work for a [`Search`](super::Search) of the same puzzle that leases it. Each worker needs one, and the tables that the
/// search has, or builds them itself.
pub struct Helper {
    space: Option<Space>,
    limits: Limits,
    tables: Tables,
    at_work: Option<Duty>,
}

/// What a helper does.
enum Duty {
    /// It looks at work items, with at most so many table_size in one of its tables.
    Looking(u64, Box<search::WorkItemSearch>),
    /// It makes a table.
    Making(Box<Patterns>, Memory),
}

impl Helper {
    /// For searches of this puzzle.
    ///
    /// # Errors
    ///
    /// As [`Search::new`](super::Search::new).
    pub fn new(board: &str, width: usize, options: &Options) -> Result<Self, Error> {
        let puzzle = AnyPuzzle::read_for(board, width, &options.board, options.metric)?;
        let space = match Instance::new(&puzzle) {
            Instance::Tiles(space, _) => Some(*space),
            Instance::Blocks(..) => None,
        };
        Ok(Self { space, limits: options.limits, tables: options.tables.clone(), at_work: None })
    }

    /// Takes up a work item instead of the one before. False if it is none of this puzzle.
    pub fn take(&mut self, item: &[u8]) -> bool {
        let Some((item, space)) = WorkItem::read(item).zip(self.space.as_ref()) else { return false };
        let table_size = item.table_size();
        let bytes = self.limits.bytes.saturating_sub(self.tables.bytes());
        if let Some(number) = item.table() {
            let making = Patterns::lone(space, table_size, number, &self.tables);
            self.at_work = making.map(|patterns| Duty::Making(Box::new(patterns), Memory::new(bytes)));
            return self.at_work.is_some();
        }
        let mut looking = match self.at_work.take() {
            Some(Duty::Looking(same, looking)) if same == table_size => looking,
            _ => {
                let patterns = Patterns::new(space, table_size, &self.tables);
                Box::new(search::WorkItemSearch::new(space.clone(), Box::new(patterns), bytes))
            }
        };
        let taken = looking.take(item);
        self.at_work = Some(Duty::Looking(table_size, looking));
        taken
    }

    /// Goes on for about `nodes` nodes, or with the tables that it needs first. What is for
    /// [`Search::complete`](super::Search::complete), once the work item is done.
    ///
    /// # Errors
    ///
    /// [`Error::TooLarge`] when the tables do not fit.
    pub fn advance(&mut self, nodes: u64) -> Result<Option<Vec<u8>>, Error> {
        let limit = self.limits.bytes;
        let too_large = |OutOfMemory { needed }| Error::TooLarge { bytes: needed, limit };
        match &mut self.at_work {
            None => Ok(None),
            Some(Duty::Looking(_, looking)) => {
                Ok(looking.advance(nodes).map_err(too_large)?.map(|result| result.write()))
            }
            Some(Duty::Making(patterns, memory)) => {
                if !patterns.prepare(nodes, memory).map_err(too_large)? {
                    return Ok(None);
                }
                let table = patterns.export();
                self.at_work = None;
                // There was room for parts of it only.
                table.map(Some).ok_or_else(|| too_large(OutOfMemory { needed: limit }))
            }
        }
    }
}
