//! [`KlotskiEnumeration`]: every layout of a frame, by material.

use std::mem;

use super::{
    distances::{DistanceProgress, KlotskiDistances},
    frame::{KlotskiFrame, PieceCounts},
};
use crate::{
    Error,
    error::ExpectedOption,
    generate::wish::read_frame,
    search::{Limit, Limits, Sliced, Stats, Status},
};

/// The layouts of the pieces of one material.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(any(feature = "serde", target_arch = "wasm32"), derive(serde::Serialize))]
#[non_exhaustive]
pub struct KlotskiMaterial {
    /// Number of blanks.
    pub blanks: u32,
    /// Number of pieces of 2x1 cells.
    pub lying: u32,
    /// Number of pieces of 1x2 cells.
    pub standing: u32,
    /// Number of pieces of one cell.
    pub singles: u32,
    /// Number of layouts; mirror images count.
    pub layouts: u64,
    /// Number of layouts from which the goal can be reached.
    pub solvable: u64,
    /// The greatest distance from the nearest solved layout, in the metric `move`.
    pub deepest: u32,
    /// A board at that distance; `None` if no layout has a solved target.
    pub board: Option<String>,
}

/// Enumeration of all layouts of a target of 2x2 cells, dominoes and single cells with a number of blanks. The target leaves at
/// the bottom, in the middle.
///
/// # Cost
///
/// On 4x5 cells 0.5 s for the 1,588,914 layouts with two blanks; about 1 us and 56 bytes a layout of the largest material.
///
/// # Example
///
/// ```
/// use taisou::{generate::KlotskiEnumeration, search::Sliced};
///
/// let mut enumeration = KlotskiEnumeration::new(None, 14)?;
/// enumeration.run();
/// let materials = enumeration.take();
/// assert_eq!(materials.iter().map(|material| material.deepest).max(), Some(3));
/// # Ok::<(), taisou::Error>(())
/// ```
#[derive(Debug)]
pub struct KlotskiEnumeration {
    frame: KlotskiFrame,
    blanks: u32,
    materials: Vec<PieceCounts>,
    /// Number of materials begun.
    begun: usize,
    distances: KlotskiDistances,
    found: Vec<KlotskiMaterial>,
    nodes: u64,
    /// Maximum memory in bytes.
    limit: u64,
    status: Status,
}

impl KlotskiEnumeration {
    /// Prepares the enumeration of a frame with a number of blanks. The frame is a board of blanks, by default of 4 columns and 5
    /// rows.
    ///
    /// # Errors
    ///
    /// If the frame has not 3 to 5 rows and columns of blanks, or no room for the target and the blanks.
    pub fn new(frame: Option<&str>, blanks: u32) -> Result<Self, Error> {
        let frame = frame_of(frame, blanks)?;
        Ok(Self {
            frame,
            blanks,
            materials: frame.materials(blanks),
            begun: 0,
            distances: KlotskiDistances::default(),
            found: Vec::new(),
            nodes: 0,
            limit: Limits::default().bytes,
            status: Status::Paused,
        })
    }

    /// Limits the memory to about `bytes`, by default 1 GiB.
    #[must_use]
    pub fn max_bytes(self, bytes: u64) -> Self {
        Self { limit: bytes, ..self }
    }

    /// Returns the materials completed since the last call.
    pub fn take(&mut self) -> Vec<KlotskiMaterial> {
        mem::take(&mut self.found)
    }

    /// Records the material whose distances are complete.
    fn end_material(&mut self, material: PieceCounts) {
        let solvable = self.distances.layouts();
        self.found.push(KlotskiMaterial {
            blanks: self.blanks,
            lying: material.lying,
            standing: material.standing,
            singles: material.singles,
            layouts: self.frame.layouts(material),
            solvable: solvable.len() as u64,
            deepest: self.distances.greatest(),
            board: solvable
                .get(self.distances.between(self.distances.greatest(), u32::MAX).start)
                .map(|key| self.frame.text(*key)),
        });
    }
}

/// The frame of a text, if it has room for the target and the blanks.
pub fn frame_of(text: Option<&str>, blanks: u32) -> Result<KlotskiFrame, Error> {
    let (width, height, walls) = read_frame(text, (4, 5), 5)?;
    if !walls.is_empty() {
        return Err(Error::bad_option("frame", ExpectedOption::Frame));
    }
    let frame = KlotskiFrame::new(width, height);
    if blanks == 0 || blanks > frame.cells() - 4 {
        return Err(Error::bad_option("blanks", ExpectedOption::Blanks));
    }
    Ok(frame)
}

impl Sliced for KlotskiEnumeration {
    /// Expands about `nodes` layouts. [`Status::Solved`] means that all materials are complete, [`Limit::Bytes`] that one needs more
    /// memory.
    fn advance(&mut self, nodes: u64) -> Status {
        if self.status != Status::Paused {
            return self.status;
        }
        if self.begun > 0 {
            let before = self.distances.layouts().len();
            let progress = self.distances.advance(&self.frame, nodes, self.limit);
            self.nodes += (self.distances.layouts().len() - before) as u64;
            if progress == DistanceProgress::OutOfMemory {
                self.status = Status::Stopped(Limit::Bytes);
            }
            if progress != DistanceProgress::Complete {
                return self.status;
            }
        }
        if let Some(material) = self.begun.checked_sub(1).and_then(|at| self.materials.get(at)) {
            self.end_material(*material);
        }
        match self.materials.get(self.begun) {
            Some(material) => self.distances.begin_solved(&self.frame, *material),
            None => self.status = Status::Solved,
        }
        self.begun += 1;
        self.status
    }

    /// `building` counts the materials done.
    fn stats(&self) -> Stats {
        let building = (self.begun.saturating_sub(1) as u64, self.materials.len() as u64);
        Stats { nodes: self.nodes, bytes: self.distances.bytes(), building, ..Stats::default() }
    }
}
