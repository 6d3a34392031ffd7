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
    /// What it is for, and how.
    at_work: Option<(Header, search::PacketSearch)>,
}

/// What stands before packets and results: which method of a search they belong to, and the placements in one of its tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Header {
    pub phase: u32,
    pub placements: u64,
}

impl Header {
    pub fn before(self, rest: Vec<u8>) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(12 + rest.len());
        bytes.extend(self.phase.to_le_bytes());
        bytes.extend(self.placements.to_le_bytes());
        bytes.extend(rest);
        bytes
    }

    pub fn read(bytes: &[u8]) -> Option<(Self, &[u8])> {
        let (phase, rest) = bytes.split_first_chunk()?;
        let (placements, rest) = rest.split_first_chunk()?;
        let header = Self { phase: u32::from_le_bytes(*phase), placements: u64::from_le_bytes(*placements) };
        Some((header, rest))
    }
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
        let Some((header, rest)) = Header::read(packet) else { return false };
        let Some((packet, space)) = Packet::read(rest).zip(self.space.as_ref()) else { return false };
        let (tables, bytes) = (&self.tables, self.limits.bytes);
        let new = || {
            let patterns = Patterns::new(space, header.placements, tables);
            (
                header,
                search::PacketSearch::new(
                    space.clone(),
                    Box::new(patterns),
                    bytes - tables.bytes().min(bytes),
                ),
            )
        };
        let (at_work, helper) = match self.at_work.take() {
            Some(at_work) if at_work.0.placements == header.placements => self.at_work.insert(at_work),
            _ => self.at_work.insert(new()),
        };
        *at_work = header;
        helper.take(packet)
    }

    /// Goes on for about `nodes` nodes, or with the tables that it needs first. What is for
    /// [`Search::settle`](super::Search::settle), once the packet is done.
    ///
    /// # Errors
    ///
    /// [`Error::TooLarge`] when the tables do not fit.
    pub fn advance(&mut self, nodes: u64) -> Result<Option<Vec<u8>>, Error> {
        let Some((header, helper)) = &mut self.at_work else { return Ok(None) };
        let result = helper
            .advance(nodes)
            .map_err(|OutOfMemory { needed }| Error::TooLarge { bytes: needed, limit: self.limits.bytes })?;
        Ok(result.map(|result| header.before(result.write())))
    }
}
