//! [`RushEnumeration`]: the puzzles of Rush Hour's sold box, slice by slice.

use super::{
    candidates::{Candidates, Fleet},
    component::{Explored, RushComponent},
    frame::{RushFrame, RushLayout},
    layers::RushLayers,
    removal::Removal,
    static_cover::StaticCover,
};
use crate::{
    Error,
    error::ExpectedOption,
    search::{Limit, Limits, Sliced, Stats, Status},
};

/// A puzzle of the list of Rush Hour puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(any(feature = "serde", target_arch = "wasm32"), derive(serde::Serialize))]
#[non_exhaustive]
pub struct RushPuzzle {
    /// The board: `A` is the target, then letters follow row by row, then column by column.
    pub board: String,
    /// Moves of a shortest solution, in the metric `slide`.
    pub moves: u32,
    /// Number of layouts that can be reached.
    pub component: u64,
}

/// Enumeration of all puzzles of Rush Hour's 6x6 frame without walls, with at most the 12 cars and 4 trucks of the sold box.
///
/// A component is what moves can reach from a layout. Of every component that has a solution of two moves or more, the puzzle is
/// the least of the layouts farthest from the goal, by the cells of the row pieces, then of the column pieces. It counts if it
/// has no needless piece: without any one of them, the solution is shorter. There are 443,266 such puzzles, the list of
/// M. Fogleman's database without walls. Slice `k` of `n` has those whose signature is `k` modulo `n`; the signature is a number
/// below 6^5 made of the lengths of the pieces in the other five rows.
///
/// # Cost
///
/// Natively 2 s of processor time for one of 997 slices (mean of twelve, measured on a busy machine), and 9 MB.
///
/// # Example
///
/// ```
/// use taisou::{generate::RushEnumeration, search::Sliced};
///
/// let mut slice = RushEnumeration::new(7775, 7776)?;
/// slice.run();
/// assert_eq!(slice.take().len(), 0);
/// # Ok::<(), taisou::Error>(())
/// ```
#[derive(Debug)]
pub struct RushEnumeration {
    frame: RushFrame,
    candidates: Candidates,
    component: RushComponent,
    layers: RushLayers,
    removal: Removal,
    found: Vec<RushPuzzle>,
    nodes: u64,
    /// Maximum memory in bytes.
    limit: u64,
    status: Status,
}

impl RushEnumeration {
    /// Prepares slice `slice` of `slices`.
    ///
    /// # Errors
    ///
    /// [`Error::BadOption`] if `slice` is not below `slices`.
    pub fn new(slice: u32, slices: u32) -> Result<Self, Error> {
        if slice >= slices {
            return Err(Error::bad_option("slice", ExpectedOption::Slice));
        }
        let frame = RushFrame::new(6, 6, 0);
        Ok(Self {
            candidates: Candidates::new(&frame, Fleet::BOX, slice, slices),
            frame,
            component: RushComponent::default(),
            layers: RushLayers::default(),
            removal: Removal::default(),
            found: Vec::new(),
            nodes: 0,
            limit: Limits::default().bytes,
            status: Status::Paused,
        })
    }

    /// Limits the memory to about `bytes`, by default 1 GiB. It is checked after each component.
    #[must_use]
    pub fn max_bytes(self, bytes: u64) -> Self {
        Self { limit: bytes, ..self }
    }

    /// Bytes held.
    fn bytes(&self) -> u64 {
        self.component.bytes() + self.layers.bytes() + self.removal.bytes()
    }

    /// Returns the puzzles found since the last call.
    pub fn take(&mut self) -> Vec<RushPuzzle> {
        std::mem::take(&mut self.found)
    }

    /// The puzzle of a component, if the candidate is its least layout.
    fn examine(&mut self, layout: &RushLayout) -> Option<RushPuzzle> {
        let (frame, component, layers) = (&self.frame, &mut self.component, &mut self.layers);
        let cover = StaticCover::new(frame, layout);
        if cover.blocks_target(frame, layout) || cover.has_bystander(frame, layout) {
            return None;
        }
        let explored = component.explore(frame, layout, usize::MAX, true);
        self.nodes += component.nodes().len() as u64;
        if explored != Explored::Complete || component.has_bystander(frame) {
            return None;
        }
        layers.measure(frame, component);
        self.nodes += component.size() as u64;
        if layers.greatest() < 2 {
            return None;
        }
        let farthest = layers.farthest(frame)?;
        let needless = self.removal.needless(frame, layers, farthest);
        self.nodes += self.removal.met() as u64;
        if needless.is_some() {
            return None;
        }
        Some(RushPuzzle {
            board: layers.layout(farthest).text(frame),
            moves: layers.greatest(),
            component: component.size() as u64,
        })
    }
}

impl Sliced for RushEnumeration {
    /// Explores about `nodes` nodes, but at least one component. [`Status::Solved`] means that the slice is complete,
    /// [`Limit::Bytes`] that a component needed more memory.
    fn advance(&mut self, nodes: u64) -> Status {
        let end = self.nodes.saturating_add(nodes);
        while self.status == Status::Paused && self.nodes < end {
            // Most candidates are refused without a node.
            self.nodes += 1;
            match self.candidates.next(&self.frame) {
                Some(layout) => {
                    if let Some(puzzle) = self.examine(&layout) {
                        self.found.push(puzzle);
                    }
                }
                None => self.status = Status::Solved,
            }
            if self.status == Status::Paused && self.bytes() > self.limit {
                self.status = Status::Stopped(Limit::Bytes);
            }
        }
        self.status
    }

    /// `building` counts the signatures done.
    fn stats(&self) -> Stats {
        let (bytes, building) = (self.bytes(), self.candidates.progress());
        Stats { nodes: self.nodes, bytes, building, ..Stats::default() }
    }
}
