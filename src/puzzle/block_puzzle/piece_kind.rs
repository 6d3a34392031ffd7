//! Kinds of pieces, and the places where pieces of a kind fit on a board.

use std::ops::Range;

use crate::{
    board::{Direction, Size},
    puzzle::{
        graph::{Vertex, vertex},
        symbol_groups::SymbolGroup,
    },
    util::{NumberSet, SmallSet},
};

/// A place of a piece: an index among all places where its shape fits on the board.
pub type Place = Vertex;

pub(crate) const NOWHERE: Place = Place::MAX;

/// The cells of a shape: rows and columns from the corner of the rectangle around it.
pub(super) type Shape = Vec<(usize, usize)>;

pub(super) type Corner = (usize, usize);

/// A set of interchangeable pieces.
#[derive(Clone, Debug)]
pub struct PieceKind {
    /// The symbol group of the pieces; `None` if no goal names it.
    class: Option<SymbolGroup>,
    shape: Shape,
    lane: Option<usize>,
    /// The numbers of the pieces among all pieces.
    pieces: Range<usize>,
    /// The cells of each place, and the first of them.
    masks: Vec<SmallSet>,
    first: Vec<Vertex>,
    /// The place one step up, right, down and left, or [`NOWHERE`].
    next: Vec<[Place; 4]>,
    /// The cells that a piece enters by one step from each place; at least one is blank if the piece can move.
    halos: Vec<SmallSet>,
}

impl PieceKind {
    pub(super) fn class(&self) -> Option<SymbolGroup> {
        self.class
    }

    pub(super) fn shape(&self) -> &Shape {
        &self.shape
    }

    /// The row or column that the pieces cannot leave, if there is one.
    pub(crate) fn lane(&self) -> Option<usize> {
        self.lane
    }

    pub(crate) fn pieces(&self) -> Range<usize> {
        self.pieces.clone()
    }

    pub(crate) fn len(&self) -> usize {
        self.masks.len()
    }

    #[inline]
    pub(crate) fn mask(&self, place: Place) -> SmallSet {
        self.masks[usize::from(place)]
    }

    pub(super) fn masks(&self) -> &[SmallSet] {
        &self.masks
    }

    #[inline]
    pub(crate) fn halo(&self, place: Place) -> SmallSet {
        self.halos[usize::from(place)]
    }

    #[inline]
    pub(crate) fn next(&self, place: Place) -> [Place; 4] {
        self.next[usize::from(place)]
    }

    /// The first cell of a place in reading order.
    pub(crate) fn first(&self, place: Place) -> Vertex {
        self.first[usize::from(place)]
    }

    pub(super) fn place_of(&self, mask: SmallSet) -> Option<Place> {
        self.masks.iter().position(|other| *other == mask).map(vertex)
    }
}

#[derive(Clone, Copy)]
pub(super) struct OpenCells<'a> {
    pub size: Size,
    /// The cells that are not walls, in ascending order.
    pub cells: &'a [usize],
}

impl OpenCells<'_> {
    /// The shape of some cells, and its corner.
    pub fn shape(&self, cells: &[usize]) -> (Shape, Corner) {
        let top = cells.iter().map(|cell| self.size.row(*cell)).min().unwrap_or(0);
        let left = cells.iter().map(|cell| self.size.column(*cell)).min().unwrap_or(0);
        let shape = cells.iter().map(|cell| (self.size.row(*cell) - top, self.size.column(*cell) - left));
        (shape.collect(), (top, left))
    }

    /// The set of those cells that are open.
    pub fn mask(&self, cells: impl IntoIterator<Item = usize>) -> SmallSet {
        let number = |cell| self.cells.binary_search(&cell).ok();
        cells.into_iter().filter_map(number).fold(SmallSet::default(), |mask, at| mask.or(SmallSet::of(at)))
    }

    /// The cells of a shape at a corner, if all are open.
    pub fn fit(&self, shape: &Shape, (top, left): Corner) -> Option<SmallSet> {
        shape.iter().try_fold(SmallSet::default(), |mask, (row, column)| {
            let (row, column) = (top + row, left + column);
            let inside = row < self.size.height() && column < self.size.width();
            let cell = inside.then(|| row * self.size.width() + column)?;
            self.cells.binary_search(&cell).ok().map(|at| mask.or(SmallSet::of(at)))
        })
    }
}

/// The rules that decide where pieces may lie and go.
pub(super) struct PlaceRules<'a> {
    pub open: OpenCells<'a>,
    /// The cells that only a piece named by the goal may enter.
    pub gates: &'a [usize],
    pub axis: bool,
}

impl PlaceRules<'_> {
    /// The row or column that a piece cannot leave, if there is one.
    pub fn lane(&self, shape: &Shape, (top, left): Corner) -> Option<usize> {
        let may_go = self.allowed_directions(shape);
        match (may_go(Direction::Up), may_go(Direction::Left)) {
            (true, true) => None,
            (true, false) => Some(left),
            (false, _) => Some(top),
        }
    }

    /// The kind of pieces of a class and a shape, in a lane if they have one.
    pub fn kind(
        &self,
        (class, lane): (Option<SymbolGroup>, Option<usize>),
        shape: Shape,
        pieces: Range<usize>,
    ) -> PieceKind {
        let (open, size) = (self.open, self.open.size);
        let closed =
            if class.is_some() { SmallSet::default() } else { open.mask(self.gates.iter().copied()) };
        let mut masks = Vec::new();
        let mut first = Vec::new();
        let mut at_corner = vec![NOWHERE; size.cells()];
        for (corner, at) in at_corner.iter_mut().enumerate() {
            let to = (size.row(corner), size.column(corner));
            let fit = open.fit(&shape, to).filter(|_| self.lane(&shape, to) == lane);
            if let Some(mask) = fit.filter(|mask| !mask.meets(closed)) {
                *at = vertex(masks.len());
                first.extend(mask.clone().pop().map(|first| vertex(open.cells[first])));
                masks.push(mask);
            }
        }
        let may_go = self.allowed_directions(&shape);
        let go = |corner: usize, direction: Direction| {
            let to = size.neighbour(corner, direction).filter(|_| may_go(direction));
            to.map_or(NOWHERE, |to| at_corner[to])
        };
        let corners = (0..size.cells()).filter(|corner| at_corner[*corner] != NOWHERE);
        let next: Vec<[Place; 4]> =
            corners.map(|corner| Direction::ALL.map(|direction| go(corner, direction))).collect();
        let halo = |(next, mask): (&[Place; 4], &SmallSet)| {
            let masks = next.iter().filter_map(|place| masks.get(usize::from(*place)));
            masks.fold(SmallSet::default(), |all, mask| all.or(*mask)).without(*mask)
        };
        let halos = next.iter().zip(&masks).map(halo).collect();
        PieceKind { class, shape, lane, pieces, masks, first, next, halos }
    }

    fn allowed_directions(&self, shape: &Shape) -> impl Fn(Direction) -> bool + use<> {
        let tall = shape.iter().map(|(row, _)| row + 1).max().unwrap_or(1);
        let wide = shape.iter().map(|(_, column)| column + 1).max().unwrap_or(1);
        let axis = self.axis;
        move |direction| {
            let vertical = matches!(direction, Direction::Up | Direction::Down);
            !axis || if vertical { tall >= wide } else { wide >= tall }
        }
    }
}
