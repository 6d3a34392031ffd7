//! Helping a search with its work, from another worker.

use super::{Options, methods::Subject};
use crate::{
    Error,
    heuristic::{Patterns, Tables},
    puzzle::AnyPuzzle,
    search,
    search::{Limits, Packet},
    states::Space,
    util::OutOfMemory,
};

/// Does work for a [`Search`](super::Search) of the same puzzle that lends it. Each worker needs one, and the tables that the
/// search has, or builds them itself.
pub struct Helper {
    space: Option<Space>,
    limits: Limits,
    tables: Tables,
    /// What it works with, and placements in one of its tables at most.
    at_work: Option<(u64, search::PacketSearch)>,
}

impl Helper {
    /// For searches of this puzzle.
    ///
    /// # Errors
    ///
    /// As [`Search::new`](super::Search::new).
    pub fn new(board: &str, width: usize, options: &Options) -> Result<Self, Error> {
        let puzzle = AnyPuzzle::read_for(board, width, &options.board, options.metric)?;
        let space = match Subject::new(&puzzle, options.metric) {
            Subject::Tiles(space, _) => Some(*space),
            Subject::Blocks(..) => None,
        };
        Ok(Self { space, limits: options.limits, tables: options.tables.clone(), at_work: None })
    }

    /// Takes up a packet instead of the one before. False if it is none of this puzzle.
    pub fn take(&mut self, packet: &[u8]) -> bool {
        let Some((packet, space)) = Packet::read(packet).zip(self.space.as_ref()) else { return false };
        let placements = packet.placements();
        let helper = match self.at_work.take() {
            Some((same, helper)) if same == placements => helper,
            _ => {
                let patterns = Patterns::new(space, placements, &self.tables);
                let bytes = self.limits.bytes.saturating_sub(self.tables.bytes());
                search::PacketSearch::new(space.clone(), Box::new(patterns), bytes)
            }
        };
        self.at_work.insert((placements, helper)).1.take(packet)
    }

    /// Goes on for about `nodes` nodes, or with the tables that it needs first. What is for
    /// [`Search::settle`](super::Search::settle), once the packet is done.
    ///
    /// # Errors
    ///
    /// [`Error::TooLarge`] when the tables do not fit.
    pub fn advance(&mut self, nodes: u64) -> Result<Option<Vec<u8>>, Error> {
        let Some((_, helper)) = &mut self.at_work else { return Ok(None) };
        let result = helper
            .advance(nodes)
            .map_err(|OutOfMemory { needed }| Error::TooLarge { bytes: needed, limit: self.limits.bytes })?;
        Ok(result.map(|result| result.write()))
    }
}
