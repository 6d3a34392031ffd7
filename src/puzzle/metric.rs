//! The metrics, which define one move.

use crate::util::named_enum;

named_enum! {
    /// The definition of one move. A metric is parsed and printed by its [name](Metric::name).
    ///
    /// # Example
    ///
    /// ```
    /// use taisou::puzzle::Metric;
    ///
    /// assert_eq!("line".parse(), Ok(Metric::Line));
    /// assert_eq!(Metric::Line.to_string(), "line");
    /// ```
    #[derive(Default)]
    Metric {
        /// One piece moves by one cell.
        #[default]
        Step = "step",
        /// Any number of tiles in one line move by one cell, towards the blank. For tiles.
        Line = "line",
        /// One piece moves any distance in one straight line, as in Rush Hour.
        Slide = "slide",
        /// One piece moves along any path, as books and collections count.
        Move = "move",
    }
}

impl Metric {
    /// The metrics for tiles.
    pub const TILES: [Self; 2] = [Self::Step, Self::Line];

    /// The metrics for pieces of any size.
    pub const BLOCKS: [Self; 3] = [Self::Step, Self::Slide, Self::Move];

    pub(super) fn for_tiles(self) -> Option<TileMetric> {
        match self {
            Self::Step => Some(TileMetric::Step),
            Self::Line => Some(TileMetric::Line),
            Self::Slide | Self::Move => None,
        }
    }

    pub(super) fn for_blocks(self) -> Option<BlockMetric> {
        match self {
            Self::Step => Some(BlockMetric::Step),
            Self::Slide => Some(BlockMetric::Slide),
            Self::Move => Some(BlockMetric::Move),
            Self::Line => None,
        }
    }
}

/// A metric for one-cell tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TileMetric {
    /// [`Metric::Step`].
    Step,
    /// [`Metric::Line`].
    Line,
}

impl TileMetric {
    /// All metrics for tiles.
    pub const ALL: [Self; 2] = [Self::Step, Self::Line];

    /// Returns `true` if one move takes several tiles.
    #[must_use]
    pub fn moves_lines(self) -> bool {
        match self {
            Self::Step => false,
            Self::Line => true,
        }
    }
}

/// A metric for pieces of any size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BlockMetric {
    /// [`Metric::Step`].
    Step,
    /// [`Metric::Slide`].
    Slide,
    /// [`Metric::Move`].
    Move,
}

impl BlockMetric {
    /// All metrics for pieces of any size.
    pub const ALL: [Self; 3] = [Self::Step, Self::Slide, Self::Move];
}

impl From<TileMetric> for Metric {
    fn from(metric: TileMetric) -> Self {
        match metric {
            TileMetric::Step => Self::Step,
            TileMetric::Line => Self::Line,
        }
    }
}

impl From<BlockMetric> for Metric {
    fn from(metric: BlockMetric) -> Self {
        match metric {
            BlockMetric::Step => Self::Step,
            BlockMetric::Slide => Self::Slide,
            BlockMetric::Move => Self::Move,
        }
    }
}
