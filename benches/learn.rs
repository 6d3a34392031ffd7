//! Learns the weights of `PairRanking`: `cargo bench --bench learn -- SIDE FILE SEED ROUNDS BATCHES`.
//!
//! A structured perceptron that keeps a good path within the beam (H. Daumé and D. Marcu, "Learning as search optimization", ICML
//! 2005). Each round solves new boards with its weights, starts narrow beams at random places of these solutions, and
//! compares, at each depth, the position of the solution with some of the layer that rank better. It reads FILE, if it is there,
//! and writes it after each round. With `stretch` in place of the last three words it makes FILE from the weights of the next
//! smaller side, its places rounded to those; with `mean FILE…` it makes FILE from the mean of others.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    reason = "cells count at most 225, and weights are clipped to a byte"
)]

use std::{env, fs};

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64;
use taisou::{
    internals::{Memory, Method, PairRanking, RankedBeam, RankedSearch, SharedWeights, Space},
    puzzle::{BoardOptions, TileMetric, TilePuzzle},
    search::{Limits, Status},
};

/// Solutions of a round, and the nodes spent on each.
const SOLUTIONS: usize = 60;
const NODES: u64 = 4_000_000;

/// Beams of a batch, the least of their three widths, each twice the last, and positions of each layer that are compared.
const BEAMS: usize = 10;
const LEAST_WIDTH: usize = 600;
const COMPARED: usize = 3;

/// Units of a move in the bytes of weights.
const MOVE: f32 = 32.0;

/// The first step of a weight, in those units; and what is left of each weight after a batch.
const STEP: f32 = 0.2;
const LEFT: f32 = 0.9995;

struct Learner {
    side: usize,
    shared: SharedWeights,
    formula: PairRanking,
    weights: Vec<f32>,
    squares: Vec<f32>,
    random: Pcg64,
}

fn main() {
    let words: Vec<String> = env::args().skip(1).filter(|word| word != "--bench").collect();
    let number = |word: &String| word.parse::<usize>().expect("a number");
    if let [side, file, how, files @ ..] = &words[..]
        && matches!(how.as_str(), "stretch" | "mean")
    {
        let weights = if how == "mean" { mean(files) } else { SharedWeights::stretched(number(side)) };
        return fs::write(file, weights).expect("a folder that takes the weights");
    }
    let [side, file, seed, rounds, batches] = &words[..] else {
        panic!("SIDE FILE SEED ROUNDS BATCHES are needed")
    };
    let side = number(side);
    let shared = SharedWeights::new(side);
    let mut weights = vec![0.0; shared.counts().1];
    for (weight, byte) in weights.iter_mut().zip(fs::read(file).unwrap_or_default()) {
        *weight = f32::from(byte.cast_signed());
    }
    let random = Pcg64::seed_from_u64(number(seed) as u64);
    let formula = PairRanking::new([side; 2], [&[], &[]]);
    let mut learner = Learner { side, shared, formula, squares: vec![0.0; weights.len()], weights, random };
    for round in 0..number(rounds) {
        let paths = learner.solve();
        let moves: usize = paths.iter().map(|path| path.len() - 1).sum();
        println!("round {round}: {} solutions of {} moves", paths.len(), moves as f32 / paths.len() as f32);
        learner.learn(&paths, number(batches));
        fs::write(file, learner.bytes()).expect("a folder that takes the weights");
    }
}

/// The mean of the weights in files.
fn mean(files: &[String]) -> Vec<u8> {
    let all: Vec<Vec<u8>> = files.iter().map(|file| fs::read(file).expect("weights")).collect();
    let of = |at: usize| all.iter().map(|bytes| f32::from(bytes[at].cast_signed())).sum::<f32>();
    (0..all[0].len()).map(|at| ((of(at) / all.len() as f32).round() as i8).cast_unsigned()).collect()
}

impl Learner {
    fn below(&mut self, bound: usize) -> usize {
        (self.random.next_u32() as usize) % bound
    }

    fn bytes(&self) -> Vec<u8> {
        let byte = |weight: &f32| (weight.round().clamp(-127.0, 127.0) as i8).cast_unsigned();
        self.weights.iter().map(byte).collect()
    }

    /// Boards on the way of solutions: the home of the tile on each cell, the number of cells for the blank. Half of the starts
    /// are random, the others random walks.
    fn solve(&mut self) -> Vec<Vec<Vec<u8>>> {
        let cells = self.side * self.side;
        let bytes = self.bytes();
        let goal = format!("{} *", (1..cells).map(|tile| tile.to_string()).collect::<Vec<_>>().join(" "));
        let options = BoardOptions::new().goal(goal);
        (0..SOLUTIONS)
            .filter_map(|at| {
                let start = if at % 2 == 0 { self.mixed() } else { self.walked() };
                let word = |tile: &u8| {
                    if usize::from(*tile) == cells { "*".to_owned() } else { (tile + 1).to_string() }
                };
                let text = start.iter().map(word).collect::<Vec<_>>().join(" ");
                let puzzle = TilePuzzle::read(&text, self.side, &options).expect("a board");
                let space = Space::new(&puzzle, TileMetric::Step);
                let limits = Limits { nodes: NODES, ..Limits::default() };
                let mut search = RankedSearch::with_weights(&space, limits, |_| bytes.clone())?;
                while search.advance(u64::MAX) == Status::Paused {}
                let mut board = start;
                let mut path = vec![board.clone()];
                for step in search.solution()? {
                    board.swap(usize::from(step.from), usize::from(step.to));
                    path.push(board.clone());
                }
                Some(path)
            })
            .collect()
    }

    fn goal(&self) -> Vec<u8> {
        let cells = self.side * self.side;
        let mut board: Vec<u8> = (0..cells as u8).collect();
        board[cells - 1] = cells as u8;
        board
    }

    /// A random board of even permutation, the blank in its corner.
    fn mixed(&mut self) -> Vec<u8> {
        let mut board = self.goal();
        let tiles = board.len() - 1;
        let mut odd = false;
        for at in (1..tiles).rev() {
            let other = self.below(at + 1);
            odd ^= other != at;
            board.swap(at, other);
        }
        if odd {
            board.swap(0, 1);
        }
        board
    }

    /// A board some moves from the goal.
    fn walked(&mut self) -> Vec<u8> {
        let mut board = self.goal();
        let (cells, side) = (board.len(), self.side);
        let mut blank = cells - 1;
        for _ in 0..self.below(30 * cells) + 4 * cells {
            let next = match self.below(4) {
                0 if blank % side > 0 => blank - 1,
                1 if blank % side + 1 < side => blank + 1,
                2 if blank >= side => blank - side,
                3 if blank + side < cells => blank + side,
                _ => continue,
            };
            board.swap(blank, next);
            blank = next;
        }
        board
    }

    fn learn(&mut self, paths: &[Vec<Vec<u8>>], batches: usize) {
        let mut mean = vec![0.0; self.weights.len()];
        let last = batches - batches / 5;
        for batch in 0..batches {
            let mut gradient = vec![0.0; self.weights.len()];
            let bytes = self.bytes();
            let mut beam = RankedBeam::new(PairRanking::new([self.side; 2], [&bytes, &bytes]));
            let mut memory = Memory::new(u64::MAX);
            while !beam.ranking().prepare(&mut memory).expect("memory") {}
            let mut violations = 0;
            for _ in 0..BEAMS {
                let path = &paths[self.below(paths.len())];
                violations += self.run(&mut beam, path, &mut gradient);
            }
            let step = STEP / (1.0 + batch as f32 / 50.0).sqrt();
            for ((weight, square), gradient) in self.weights.iter_mut().zip(&mut self.squares).zip(&gradient)
            {
                *square = 0.95 * *square + 0.05 * gradient * gradient;
                *weight = LEFT * (*weight - step * gradient / (square.sqrt() + 1e-3));
            }
            for (mean, weight) in mean.iter_mut().zip(&self.weights) {
                *mean += if batch >= last { weight / (batches - last) as f32 } else { 0.0 };
            }
            if batch % 20 == 0 {
                println!("batch {batch}: {violations} compared positions ranked better");
            }
        }
        self.weights = mean;
    }

    /// Runs a narrow beam along the rest of a path; adds to the gradient.
    fn run(&mut self, beam: &mut RankedBeam, path: &[Vec<u8>], gradient: &mut [f32]) -> usize {
        let first = self.below(path.len());
        let cells = path[first].len();
        let record_len = beam.ranking().record_len();
        let width = LEAST_WIDTH << self.below(3);
        beam.begin(&path[first], width, u32::MAX, &mut Memory::new(u64::MAX)).expect("memory");
        let mut violations = 0;
        let mut memory = Memory::new(u64::MAX);
        for depth in 1..path.len() - first - 1 {
            while beam.layer().is_none_or(|(reached, _)| reached < depth) {
                if beam.work(&mut memory).expect("memory").is_none() {
                    return violations;
                }
            }
            let Some((_, records)) = beam.layer() else { return violations };
            let good = self.features(&path[first + depth]);
            let worth = self.worth(&path[first + depth], &good);
            for _ in 0..COMPARED {
                let at = (self.random.next_u32() as usize) % (records.len() / record_len);
                let board = &records[at * record_len..][..cells];
                let features = self.features(board);
                if self.worth(board, &features) >= worth + MOVE {
                    continue;
                }
                violations += 1;
                for feature in &good {
                    gradient[*feature] += 1.0;
                }
                for feature in features {
                    gradient[feature] -= 1.0;
                }
            }
        }
        violations
    }

    /// The indices of the weights of all pairs.
    fn features(&self, board: &[u8]) -> Vec<usize> {
        let side = self.side;
        let near = self.shared.counts().0;
        let tiles: Vec<[[usize; 2]; 2]> = (0..board.len())
            .filter(|cell| usize::from(board[*cell]) < board.len())
            .map(|cell| [usize::from(board[cell]), cell].map(|cell| [cell / side, cell % side]))
            .collect();
        let mut features = Vec::new();
        for (at, one) in tiles.iter().enumerate() {
            for other in &tiles[at + 1..] {
                for axis in 0..2 {
                    let [one, other] = [one, other].map(|tile| (tile[0][axis], tile[1][axis]));
                    let index = SharedWeights::axis_index(side, one, other);
                    features.push(usize::from(self.shared.axis[index]));
                }
                let relative = |at: usize, axis: usize| other[at][axis] as i32 - one[at][axis] as i32;
                let index = SharedWeights::near_index([
                    relative(0, 0),
                    relative(0, 1),
                    relative(1, 0),
                    relative(1, 1),
                ]);
                features.push(near + usize::from(self.shared.near[index]));
            }
        }
        features
    }

    /// The rank by the weights, in their units.
    fn worth(&self, board: &[u8], features: &[usize]) -> f32 {
        let formula = self.formula.value(board) as f32;
        formula * MOVE / self.formula.per_move() as f32
            + features.iter().map(|feature| self.weights[*feature]).sum::<f32>()
    }
}
