//! The positions of a puzzle of either kind.

use crate::{
    puzzle::AnyPuzzle,
    states::{BlockPositions, Positions, Space, TilePositions},
};

pub(super) fn positions(puzzle: &AnyPuzzle) -> Box<dyn Positions> {
    match puzzle {
        AnyPuzzle::Tiles(tiles, metric) => Box::new(TilePositions::new(Space::new(tiles, *metric))),
        AnyPuzzle::Blocks(blocks, metric) => Box::new(BlockPositions::new(blocks.clone(), *metric)),
    }
}
