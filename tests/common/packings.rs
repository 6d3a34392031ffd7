//! Puzzles of polyominoes on 4x4 cells, as N. Bickford counted them: the marked piece covers the first cell and is to cover the last
//! one. A move is one piece along any path; pieces of equal shape are interchangeable.
#![allow(clippy::cast_possible_truncation, reason = "a plane has 16 bits")]

use std::{
    collections::HashSet,
    hash::{BuildHasherDefault, Hasher},
};

/// Set of cells, bit 4 * row + column.
type Cells = u16;

/// A packing: plane 0 of 16 bits has the cells of pieces, plane 1 those joined to the cell on the right, plane 2 those joined to
/// the cell below. Bits 48 to 51 are the least cell of the marked piece. Of a packing and its transposed one the lesser counts.
type Packing = u64;

const FIRST_COLUMN: Cells = 0x1111;
const LAST_COLUMN: Cells = 0x8888;

/// The planes of a piece.
fn planes(piece: Cells) -> Packing {
    let right = piece & piece >> 1 & !LAST_COLUMN;
    u64::from(piece) | u64::from(right) << 16 | u64::from(piece & piece >> 4) << 32
}

fn plane(packing: Packing, number: u32) -> Cells {
    (packing >> (16 * number)) as Cells
}

fn piece_at(packing: Packing, cell: u32) -> Cells {
    let (right, down) = (plane(packing, 1), plane(packing, 2));
    let mut piece = 1 << cell;
    loop {
        let across = (piece & right) << 1 | piece >> 1 & right;
        let more = piece | across | (piece & down) << 4 | piece >> 4 & down;
        if more == piece {
            return piece;
        }
        piece = more;
    }
}

fn transposed(cells: Cells) -> Cells {
    let swap = (cells ^ cells >> 3) & 0x0a0a;
    let cells = cells ^ swap ^ swap << 3;
    let swap = (cells ^ cells >> 6) & 0x00cc;
    cells ^ swap ^ swap << 6
}

/// The packing of these planes and the marked piece.
fn least(planes: Packing, marked: Cells) -> Packing {
    let with = |planes: Packing, marked: Cells| planes | u64::from(marked.trailing_zeros()) << 48;
    let turned = [0, 2, 1].map(|number| u64::from(transposed(plane(planes, number))));
    let turned = turned[0] | turned[1] << 16 | turned[2] << 32;
    with(planes, marked).min(with(turned, transposed(marked)))
}

/// Calls `visit` with each packing that one move leads to.
fn each_move(packing: Packing, mut visit: impl FnMut(Packing)) {
    let (taken, marked) = (plane(packing, 0), piece_at(packing, (packing >> 48) as u32));
    let base = packing & 0xffff_ffff_ffff;
    let mut rest = taken;
    while rest != 0 {
        let piece = piece_at(packing, rest.trailing_zeros());
        rest &= !piece;
        let mut reached = [piece; 16];
        let (mut done, mut end) = (0, 1);
        while done < end {
            let at = reached[done];
            done += 1;
            let shifted = [
                (at & FIRST_COLUMN, at >> 1),
                (at & LAST_COLUMN, at << 1),
                (at & 0x000f, at >> 4),
                (at & 0xf000, at << 4),
            ];
            for (beyond, to) in shifted {
                if beyond == 0 && to & taken & !piece == 0 && !reached[..end].contains(&to) {
                    reached[end] = to;
                    end += 1;
                    visit(least(
                        base ^ planes(piece) ^ planes(to),
                        if piece == marked { to } else { marked },
                    ));
                }
            }
        }
    }
}

/// All packings with numbers of pieces and of voids whose marked piece covers the last cell.
struct Solved<'a> {
    /// Connected sets of cells by their least cell and their size.
    polyominoes: Vec<[Vec<Cells>; 17]>,
    visit: &'a mut dyn FnMut(Packing),
}

impl<'a> Solved<'a> {
    fn new(visit: &'a mut dyn FnMut(Packing)) -> Self {
        let mut polyominoes = vec![[const { Vec::new() }; 17]; 16];
        for set in 1..=Cells::MAX {
            if piece_at(planes(set), set.trailing_zeros()) == set {
                polyominoes[set.trailing_zeros() as usize][set.count_ones() as usize].push(set);
            }
        }
        Self { polyominoes, visit }
    }

    /// Decides the cells that are not among `decided`.
    fn place(&mut self, decided: Cells, packing: Packing, pieces: u32, voids: u32) {
        let (open, cell) = (decided.count_zeros(), decided.trailing_ones());
        if open < pieces + voids || pieces == 0 && open > voids {
            return;
        }
        if open == 0 {
            if plane(packing, 0) >> 15 == 1 {
                (self.visit)(least(packing, piece_at(packing, 15)));
            }
            return;
        }
        if voids > 0 {
            self.place(decided | 1 << cell, packing, pieces, voids - 1);
        }
        if pieces == 0 {
            return;
        }
        // The other pieces take at least a cell each, the last one all that is left.
        let most = (open - voids - (pieces - 1)) as usize;
        for size in if pieces == 1 { most } else { 1 }..=most {
            for index in 0..self.polyominoes[cell as usize][size].len() {
                let piece = self.polyominoes[cell as usize][size][index];
                if piece & decided == 0 {
                    self.place(decided | piece, packing | planes(piece), pieces - 1, voids);
                }
            }
        }
    }
}

/// Hashes a packing by one multiplication.
#[derive(Default)]
struct PackingHasher(u64);

impl Hasher for PackingHasher {
    fn write(&mut self, _: &[u8]) {
        unreachable!("packings are numbers");
    }

    fn write_u64(&mut self, packing: u64) {
        let product = packing.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = product ^ product >> 32;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// The greatest number of moves of a puzzle with this number of pieces, and the text of such a board, whose marked piece is `A`.
pub fn deepest(pieces: u32) -> (u32, String) {
    let of_voids = |voids| {
        let mut seen = HashSet::<Packing, BuildHasherDefault<PackingHasher>>::default();
        let mut level = Vec::new();
        let mut solved = |packing| {
            if seen.insert(packing) {
                level.push(packing);
            }
        };
        Solved::new(&mut solved).place(0, 0, pieces, voids);
        let (mut distance, mut best) = (0, None);
        while !level.is_empty() {
            // Cell 0 is covered if it is the least one.
            if let Some(packing) = level.iter().filter(|packing| *packing >> 48 == 0).min() {
                best = Some((distance, *packing));
            }
            let mut next = Vec::new();
            for packing in level {
                each_move(packing, |to| {
                    if seen.insert(to) {
                        next.push(to);
                    }
                });
            }
            (level, distance) = (next, distance + 1);
        }
        best
    };
    // The number of voids never changes.
    let deepest = (1..=16 - pieces).filter_map(of_voids).max_by_key(|(moves, _)| *moves);
    deepest.map(|(moves, packing)| (moves, text(packing))).expect("a solvable board")
}

fn text(packing: Packing) -> String {
    let mut cells = ['*'; 16];
    let mut pieces = vec![piece_at(packing, (packing >> 48) as u32)];
    for cell in (0..16).filter(|cell| plane(packing, 0) >> cell & 1 == 1) {
        if !pieces.contains(&piece_at(packing, cell)) {
            pieces.push(piece_at(packing, cell));
        }
    }
    for (piece, letter) in pieces.iter().zip('A'..) {
        (0..16).filter(|cell| piece >> cell & 1 == 1).for_each(|cell| cells[cell] = letter);
    }
    cells.chunks(4).map(String::from_iter).collect::<Vec<_>>().join("/")
}
