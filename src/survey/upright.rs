//! A rectangle with one blank, transposed if it is wider than high.

use crate::{
    puzzle::{Class, TilePuzzle, Vertex},
    states::Space,
};

/// A full rectangle with one blank, transposed so that moves along columns pass few tiles, and its tiles by number.
pub struct Upright {
    /// The shorter side.
    pub width: usize,
    /// The vertex of each cell.
    cells: Vec<Vertex>,
    /// The class of each tile number.
    classes: Vec<Class>,
    /// Number of tiles of each number.
    pub copies: Vec<usize>,
}

impl Upright {
    /// `None` for boards of other kinds, and for more than 16 cells.
    pub fn new(space: &Space) -> Option<Self> {
        let all = space.copies();
        if !space.is_rectangle() || all.first() != Some(&1) || space.len() > 16 {
            return None;
        }
        let tiles = (0..).zip(all).filter(|(class, count)| *class != TilePuzzle::BLANK && *count > 0);
        let (classes, copies) = tiles.unzip();
        let (width, height) = (space.size().width(), space.size().height());
        let turned = |cell: usize| cell % height * width + cell / height;
        let cells = (0..space.len()).map(|cell| if height < width { turned(cell) } else { cell } as Vertex);
        Some(Self { width: width.min(height), cells: cells.collect(), classes, copies })
    }

    /// Number of cells.
    pub fn len(&self) -> usize {
        self.cells.len()
    }

    /// The tiles of a layout, row by row without the blank.
    pub fn tiles(&self, layout: &[Class]) -> impl Iterator<Item = u8> {
        let tiles = self.laid(layout).filter(|class| *class != TilePuzzle::BLANK);
        tiles.map(|class| self.classes.iter().position(|other| *other == class).unwrap_or(0) as u8)
    }

    pub fn blank(&self, layout: &[Class]) -> usize {
        self.laid(layout).position(|class| class == TilePuzzle::BLANK).unwrap_or(0)
    }

    /// The class on each cell.
    fn laid(&self, layout: &[Class]) -> impl Iterator<Item = Class> {
        self.cells.iter().map(|vertex| layout[usize::from(*vertex)])
    }

    /// The layout with these tiles in order and the blank on a cell.
    pub fn layout(&self, tiles: impl IntoIterator<Item = u8>, blank: usize) -> Vec<Class> {
        let mut layout = vec![TilePuzzle::BLANK; self.cells.len()];
        let others = self.cells.iter().enumerate().filter(|(cell, _)| *cell != blank);
        for ((_, vertex), tile) in others.zip(tiles) {
            layout[usize::from(*vertex)] = self.classes[usize::from(tile)];
        }
        layout
    }
}
