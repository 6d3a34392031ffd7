//! [`Helper`], which does work of a search in another worker.

use super::{Options, methods::Instance};
use crate::{
    Error,
    heuristic::{Heuristic, Patterns, Tables},
    puzzle::AnyPuzzle,
    search,
    search::{Limits, RankedHelp, WorkItem},
    states::Space,
    util::{Memory, OutOfMemory},
};

/// Does work items that a [`Search`](super::Search) of the same puzzle leases. Each worker needs its own helper, which builds
/// its tables unless it shares those of the search.
pub struct Helper {
    space: Option<Space>,
    limits: Limits,
    tables: Tables,
    task: Option<HelperTask>,
    /// Beams, which go on after other items.
    ranked: Option<Box<RankedHelp>>,
}

enum HelperTask {
    /// Searches subtrees, with at most this many entries in a table.
    Searching(u64, Box<search::WorkItemSearch>),
    /// Builds a table.
    Building(Box<Patterns>, Memory),
    /// Shortens a solution.
    Shortening,
}

impl Helper {
    /// A helper for searches of one puzzle.
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
        Ok(Self { space, limits: options.limits, tables: options.tables.clone(), task: None, ranked: None })
    }

    /// Replaces the current work item. Returns `false` if the item is not of this puzzle.
    pub fn take(&mut self, item: &[u8]) -> bool {
        let Some((item, space)) = WorkItem::read(item).zip(self.space.as_ref()) else { return false };
        let table_size = item.table_size();
        let bytes = self.limits.bytes.saturating_sub(self.tables.bytes());
        if let Some(number) = item.table() {
            let patterns = Patterns::lone(space, table_size, number, &self.tables);
            self.task = patterns.map(|patterns| HelperTask::Building(Box::new(patterns), Memory::new(bytes)));
            return self.task.is_some();
        }
        if item.solution().is_some() {
            if self.ranked.is_none() {
                let limits = Limits { bytes: bytes / 2, nodes: u64::MAX };
                self.ranked = RankedHelp::new(space, limits).map(Box::new);
            }
            let taken = self.ranked.as_mut().is_some_and(|ranked| ranked.take(&item));
            self.task = taken.then_some(HelperTask::Shortening);
            return taken;
        }
        let mut search = match self.task.take() {
            Some(HelperTask::Searching(same, search)) if same == table_size => search,
            _ => {
                let patterns = Patterns::new(space, table_size, &self.tables);
                Box::new(search::WorkItemSearch::new(space.clone(), Box::new(patterns), bytes))
            }
        };
        let taken = search.take(item);
        self.task = Some(HelperTask::Searching(table_size, search));
        taken
    }

    /// Works for about `nodes` nodes, including the tables needed. Returns the result for
    /// [`Search::complete`](super::Search::complete) once the work item is done.
    ///
    /// # Errors
    ///
    /// [`Error::TooLarge`] if the tables do not fit.
    pub fn advance(&mut self, nodes: u64) -> Result<Option<Vec<u8>>, Error> {
        let limit = self.limits.bytes;
        let too_large = |OutOfMemory { needed }| Error::TooLarge { bytes: needed, limit };
        match &mut self.task {
            None => Ok(None),
            Some(HelperTask::Searching(_, search)) => {
                Ok(search.advance(nodes).map_err(too_large)?.map(|result| result.write()))
            }
            Some(HelperTask::Shortening) => {
                let result = self.ranked.as_mut().and_then(|ranked| ranked.advance(nodes));
                Ok(result.map(|result| result.write()))
            }
            Some(HelperTask::Building(patterns, memory)) => {
                if !patterns.prepare(nodes, memory).map_err(too_large)? {
                    return Ok(None);
                }
                let table = patterns.export();
                self.task = None;
                // `export` fails if only some parts fitted.
                table.map(Some).ok_or_else(|| too_large(OutOfMemory { needed: limit }))
            }
        }
    }
}
