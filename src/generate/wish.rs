//! [`Wish`]: the properties of generated puzzles, and [`GeneratedPuzzle`].

use std::{mem, ops::RangeInclusive};

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64;

use super::layout_kind::LayoutKind;
use crate::{
    Error,
    board::{Board, Cell, Role},
    error::{ExpectedOption, Source},
    search::Limits,
    survey::ComposeOptions,
    util::random_below,
};

/// Properties of generated puzzles. The defaults allow everything but needless pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Wish {
    /// Moves of a shortest solution: in the metric `slide` for Rush Hour, `move` for Klotski. From 1 to [`Wish::MAX_MOVES`].
    pub moves: RangeInclusive<u32>,
    /// Number of pieces, the target among them.
    pub pieces: RangeInclusive<u32>,
    /// Only boards with a single shortest solution.
    pub unique: bool,
    /// Allows pieces without which the solution is as long. For Rush Hour only.
    pub needless: bool,
    /// The frame: a board of blanks and walls. Default: 6x6 for Rush Hour, 4 columns and 5 rows for Klotski.
    pub frame: Option<String>,
    /// Number of blanks. For Klotski only. Default: [`Wish::BLANKS`].
    pub blanks: Option<u32>,
    /// Number of boards, from 1 to [`Wish::MAX_COUNT`].
    pub count: usize,
    /// The same wish with the same seed gives the same boards on every machine.
    pub seed: u64,
    /// Maximum number of layouts to try for one board. For Rush Hour only. Default: [`Wish::LAYOUTS`].
    pub layouts: Option<u64>,
    /// Maximum memory in bytes, approximately.
    pub bytes: u64,
}

impl Default for Wish {
    fn default() -> Self {
        Self {
            moves: 1..=Self::MAX_MOVES,
            pieces: 2..=u32::MAX,
            unique: false,
            needless: false,
            frame: None,
            blanks: None,
            count: 1,
            seed: 0,
            layouts: None,
            bytes: Limits::default().bytes,
        }
    }
}

impl Wish {
    /// Greatest number of moves that can be asked for.
    pub const MAX_MOVES: u32 = 250;

    /// Default number of blanks of a Klotski puzzle.
    pub const BLANKS: u32 = 2;

    /// Greatest number of boards that can be asked for.
    pub const MAX_COUNT: usize = ComposeOptions::MAX_COUNT;

    /// Default number of layouts to try for one board of Rush Hour.
    pub const LAYOUTS: u64 = 100_000;

    /// A wish with the defaults.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Checks that all options belong to a kind.
    pub(super) fn check_kind(&self, kind: LayoutKind) -> Result<(), Error> {
        kind.check(LayoutKind::Rush, "needless", self.needless)?;
        kind.check(LayoutKind::Rush, "layouts", self.layouts.is_some())?;
        kind.check(LayoutKind::Klotski, "blanks", self.blanks.is_some())
    }

    /// Checks the wish for frames with room for `room` pieces.
    pub(super) fn check(&self, room: u32) -> Result<(), Error> {
        let bad = |option, expected| Err(Error::bad_option(option, expected));
        if !(1..=Self::MAX_COUNT).contains(&self.count) {
            return bad("count", ExpectedOption::BoardCount);
        }
        if self.moves.is_empty() || *self.moves.start() == 0 || *self.moves.start() > Self::MAX_MOVES {
            return bad("moves", ExpectedOption::MoveRange);
        }
        if self.pieces.is_empty() || *self.pieces.start() > room || *self.pieces.end() < 2 {
            return bad("pieces", ExpectedOption::PieceRange);
        }
        Ok(())
    }
}

/// Width and height of a frame and its walls as cells in reading order. Each side has from 3 to `most` cells. `usual` is the frame
/// without a text.
pub(super) fn read_frame(
    text: Option<&str>,
    usual: (usize, usize),
    most: usize,
) -> Result<(usize, usize, Vec<usize>), Error> {
    let Some(text) = text else { return Ok((usual.0, usual.1, Vec::new())) };
    let of_text = |error| Error::Text { from: Source::Start, error };
    let board = Board::read(text, 0, None, Role::Start).map_err(of_text)?;
    let size = board.size();
    let is_frame = board.cells().iter().all(|cell| matches!(cell, Cell::Blank | Cell::Wall));
    let sides = 3..=most;
    if !is_frame || !sides.contains(&size.width()) || !sides.contains(&size.height()) {
        return Err(Error::bad_option("frame", ExpectedOption::Frame));
    }
    let walls = (0..size.cells()).filter(|cell| board.cells()[*cell] == Cell::Wall).collect();
    Ok((size.width(), size.height(), walls))
}

/// A generated puzzle. All pieces are blocks; those of Rush Hour are bound to their long axis.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(any(feature = "serde", target_arch = "wasm32"), derive(serde::Serialize))]
#[non_exhaustive]
pub struct GeneratedPuzzle {
    /// The board; `A` is the target.
    pub board: String,
    /// Number of columns.
    pub width: usize,
    /// The goal.
    pub goal: String,
    /// Moves of a shortest solution.
    pub moves: u32,
    /// Number of positions that can be reached. Equal pieces are interchangeable.
    pub component: u64,
    /// The greatest distance of a position that can be reached from the nearest solved one.
    pub farthest: u32,
}

/// The puzzles that a generator has found.
#[derive(Debug, Default)]
pub(super) struct Results {
    /// Of all puzzles found.
    boards: Vec<String>,
    /// Those not taken yet.
    waiting: Vec<GeneratedPuzzle>,
}

impl Results {
    /// Number of puzzles found.
    pub fn len(&self) -> usize {
        self.boards.len()
    }

    pub fn has(&self, board: &str) -> bool {
        self.boards.iter().any(|other| other == board)
    }

    pub fn add(&mut self, puzzle: GeneratedPuzzle) {
        self.boards.push(puzzle.board.clone());
        self.waiting.push(puzzle);
    }

    /// The puzzles added since the last call.
    pub fn take(&mut self) -> Vec<GeneratedPuzzle> {
        mem::take(&mut self.waiting)
    }
}

/// Random numbers that are the same on every machine.
#[derive(Clone, Debug)]
pub(super) struct Random(Pcg64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(Pcg64::seed_from_u64(seed))
    }

    /// A number below `end`, which is not 0.
    pub fn below(&mut self, end: usize) -> usize {
        random_below(&mut self.0, end as u64) as usize
    }

    /// True with a probability of exp(-loss / temperature). Uses basic operations only, whose results IEEE 754 fixes.
    pub fn accepts(&mut self, loss: f64, temperature: f64) -> bool {
        /// 2^10 factors approximate the exponential function.
        const SQUARINGS: u32 = 10;
        let mut chance = (1.0 - loss / temperature / f64::from(1 << SQUARINGS)).max(0.0);
        for _ in 0..SQUARINGS {
            chance *= chance;
        }
        let drawn = (self.0.next_u64() >> 32) as u32;
        f64::from(drawn) < chance * 4_294_967_296.0
    }
}
