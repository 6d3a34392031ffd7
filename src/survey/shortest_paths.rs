//! The positions on shortest paths, and the number of paths to each.

use crate::{
    puzzle::Vertex,
    states::{
        PathStep, Positions,
        bfs_frontier::neighbours,
        closed_list::{ClosedEntry, ClosedList},
        pack::Pack,
    },
    util::{Memory, OutOfMemory},
};

/// All positions on shortest paths from the start to a goal, by their distance from the start. A path is any sequence of neighbours
/// from layer to layer.
pub struct ShortestPaths {
    pack: Pack,
    closed: ClosedList,
    /// The entries at each distance from the start.
    layers: Vec<Vec<u32>>,
    /// For each entry, the number of paths from the start.
    paths: Vec<u128>,
}

/// Bytes of an entry in `layers` and `paths`.
const ENTRY_BYTES: u64 = 20;

impl ShortestPaths {
    pub fn new(positions: &dyn Positions) -> Self {
        let pack = Pack::new(&positions.values());
        let closed = ClosedList::new(pack.words());
        Self { pack, closed, layers: Vec::new(), paths: Vec::new() }
    }

    /// Number of positions.
    pub fn positions(&self) -> u64 {
        self.closed.positions()
    }

    /// The length of the paths, once all layers are there.
    pub fn length(&self) -> usize {
        self.layers.len().saturating_sub(1)
    }

    /// The entries of a layer.
    pub fn layer(&self, layer: usize) -> &[u32] {
        self.layers.get(layer).map_or(&[], Vec::as_slice)
    }

    /// Number of positions after each move.
    pub fn widths(&self) -> Vec<usize> {
        self.layers.iter().skip(1).map(Vec::len).collect()
    }

    /// Number of paths that end in the last layer; saturates.
    pub fn count(&self) -> u128 {
        let last = self.layer(self.length());
        last.iter().fold(0, |sum: u128, entry| sum.saturating_add(self.paths[*entry as usize]))
    }

    /// Stores a position and returns its entry, new or not.
    pub fn note(&mut self, places: &[Vertex], layer: usize, memory: &mut Memory) -> Result<u32, OutOfMemory> {
        let key = self.key_of(places);
        let entry = ClosedEntry { depth: layer as u32, ..ClosedEntry::default() };
        if let Some(new) = self.closed.insert(&key, entry, memory)? {
            memory.resize(0, ENTRY_BYTES)?;
            if self.layers.len() <= layer {
                self.layers.resize(layer + 1, Vec::new());
            }
            self.layers[layer].push(new);
            self.paths.push(0);
            return Ok(new);
        }
        Ok(self.closed.find(&key).unwrap_or(0))
    }

    /// The entry of a position, if it lies in a layer.
    pub fn find(&self, places: &[Vertex], layer: usize) -> Option<u32> {
        let found = self.closed.find(&self.key_of(places));
        found.filter(|found| self.closed.entry(*found).depth as usize == layer)
    }

    /// Begins to add up paths: there is one to the start.
    pub fn begin_sums(&mut self) {
        let start = self.layers[0][0];
        self.paths[start as usize] = 1;
    }

    /// Adds the paths to an entry to those of a neighbour in the next layer.
    pub fn add(&mut self, from: u32, to: u32) {
        let paths = self.paths[from as usize];
        let sum = &mut self.paths[to as usize];
        *sum = sum.saturating_add(paths);
    }

    /// Goes to the position of an entry and lists its neighbours.
    pub fn neighbours(&self, entry: u32, positions: &mut dyn Positions) -> Vec<Vec<Vertex>> {
        self.take(entry, positions);
        neighbours(positions)
    }

    fn take(&self, entry: u32, positions: &mut dyn Positions) {
        let places = self.places(entry, positions);
        positions.take(&places);
    }

    fn places(&self, entry: u32, positions: &dyn Positions) -> Vec<Vertex> {
        let mut places = positions.places().to_vec();
        self.pack.unpack(self.closed.key(entry), &mut places);
        places
    }

    fn key_of(&self, places: &[Vertex]) -> Vec<u64> {
        let mut key = vec![0; self.pack.words()];
        self.pack.pack(places, &mut key);
        key
    }

    /// The first `most` paths, in the order of neighbours. Without recursion, as a path may have thousands of moves.
    pub fn list(&self, most: usize, positions: &mut dyn Positions) -> Vec<Vec<PathStep>> {
        let (mut found, mut steps) = (Vec::new(), Vec::new());
        let mut forks = vec![self.fork(0, self.layers[0][0], 0, positions)];
        while found.len() < most
            && let Some(fork) = forks.last_mut()
        {
            steps.truncate(fork.steps);
            let (entry, next) = (fork.entry, fork.left.pop());
            let layer = forks.len() - 1;
            if layer == self.length() {
                found.push(steps.clone());
            }
            let Some(next) = next else {
                forks.pop();
                continue;
            };
            self.take(entry, positions);
            let places = self.places(next, positions);
            steps.extend(positions.turn_to(&places, layer as u32));
            forks.push(self.fork(layer + 1, next, steps.len(), positions));
        }
        found
    }

    fn fork(&self, layer: usize, entry: u32, steps: usize, positions: &mut dyn Positions) -> Fork {
        let next = self.neighbours(entry, positions);
        let mut left: Vec<u32> = next.iter().filter_map(|places| self.find(places, layer + 1)).collect();
        left.reverse();
        Fork { entry, left, steps }
    }
}

/// A position on the listed path.
struct Fork {
    entry: u32,
    /// The neighbours of the next layer to go to, last first.
    left: Vec<u32>,
    /// Number of steps that lead here.
    steps: usize,
}
