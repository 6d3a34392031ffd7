//! [`StateGraph`], the graph of a space as text.

use super::{
    GraphForm, SurveyOptions,
    distances::{positions_of, puzzle_of},
    position_numbers::PositionNumbers,
};
use crate::{
    Error,
    puzzle::{AnyPuzzle, Vertex, least_size, text_of},
    search::{Stats, Status, run_slice},
    states::{Positions, bfs_frontier::neighbours, pack::Pack},
    util::{Memory, OutOfMemory},
};

/// The state graph of a puzzle as text, written in slices: a node for each position with its board and its distance from the
/// nearest goal, and an undirected edge for each pair of positions that are one move apart, with the moves from the first to
/// the second. The space is that of a [`Survey`](super::Survey) with the same arguments.
///
/// Nodes are numbered by distance: goals come first. A node precedes its edges.
///
/// # Cost
///
/// About 5 µs and 24 bytes a position; up to three times the bytes while its sets grow. Text that is not taken counts, too.
///
/// # Example
///
/// ```
/// use taisou::{search::Status, survey::{GraphForm, StateGraph, SurveyOptions}};
///
/// let mut graph = StateGraph::new("1*", 0, &SurveyOptions::default(), GraphForm::Dot)?;
/// let mut text = String::new();
/// while graph.advance(1000) == Status::Paused {
///     text += &graph.take_text();
/// }
/// text += &graph.take_text();
/// assert_eq!(text, "graph {\n0 [label=\"1*\", distance=0];\n1 [label=\"*1\", distance=1];\n0 -- 1 [moves=\"R\"];\n}\n");
/// # Ok::<(), taisou::Error>(())
/// ```
pub struct StateGraph {
    puzzle: AnyPuzzle,
    positions: Box<dyn Positions>,
    memory: Memory,
    nodes: u64,
    form: GraphForm,
    /// Moves name their cells.
    with_cells: bool,
    pack: Pack,
    numbers: PositionNumbers,
    /// Buffers for a position.
    places: Vec<Vertex>,
    key: Vec<u64>,
    /// Goals, packed one after another.
    goals: Vec<u64>,
    phase: GraphPhase,
    /// The next position to expand, or in `StoringGoals` the next goal.
    at: u32,
    depth: u32,
    /// The number of positions up to `depth`.
    layer_end: u32,
    text: String,
    /// Bytes of the text that the memory counts.
    counted: u64,
    status: Status,
}

/// Goals may be known only by a search from the start.
#[derive(Clone, Copy, PartialEq, Eq)]
enum GraphPhase {
    FindingGoals,
    StoringGoals,
    Writing,
}

impl StateGraph {
    /// Prepares the graph of all positions from which the goals can be reached, or only of those that
    /// [`SurveyOptions::start`] can reach.
    ///
    /// # Errors
    ///
    /// As [`Survey::new`](super::Survey::new).
    pub fn new(goal: &str, width: usize, options: &SurveyOptions, form: GraphForm) -> Result<Self, Error> {
        let (puzzle, _) = puzzle_of(goal, width, options)?;
        let limits = options.limits;
        let too_large = |needed| Error::TooLarge { bytes: needed, limit: limits.bytes };
        let mut positions = positions_of(&puzzle);
        positions.take_start();
        let pack = Pack::new(&positions.values());
        if let AnyPuzzle::Tiles(tiles, _) = &puzzle
            && let Some(size) = least_size(tiles).filter(|size| *size <= limits.nodes)
        {
            let needed = size.saturating_mul(PositionNumbers::bytes_of(pack.words()));
            if needed > limits.bytes {
                return Err(too_large(needed));
            }
        }
        let mut memory = Memory::new(limits.bytes);
        let numbers = PositionNumbers::new(pack.words(), &mut memory);
        let has_blocks = matches!(puzzle, AnyPuzzle::Blocks(..));
        let mut graph = Self {
            with_cells: has_blocks || puzzle.start().blanks().count() > 1,
            numbers: numbers.map_err(|error| too_large(error.needed))?,
            puzzle,
            places: positions.places().to_vec(),
            positions,
            memory,
            nodes: limits.nodes,
            form,
            key: vec![0; pack.words()],
            pack,
            goals: Vec::new(),
            phase: GraphPhase::FindingGoals,
            at: 0,
            depth: 0,
            layer_end: 0,
            text: form.head().to_owned(),
            counted: 0,
            status: Status::Paused,
        };
        let start = graph.places.clone();
        graph.number(&start).map_err(|error| too_large(error.needed))?;
        Ok(graph)
    }

    /// Expands about `budget` more positions. Any status but [`Status::Paused`] is final; [`Status::Solved`] means complete.
    pub fn advance(&mut self, budget: u64) -> Status {
        let is_spent = |graph: &Self| u64::from(graph.numbers.len()) >= graph.nodes;
        run_slice(self, budget, |graph| &mut graph.status, is_spent, |graph, _| graph.work())
    }

    /// The current counters. Cheap. `nodes` are the positions met, `depth` is the distance being expanded.
    #[must_use]
    pub fn stats(&self) -> Stats {
        let Self { depth, numbers, memory, .. } = self;
        Stats {
            nodes: numbers.len().into(),
            bound: *depth,
            depth: *depth,
            bytes: memory.held(),
            building: (0, 0),
        }
    }

    /// The text written since the last call.
    pub fn take_text(&mut self) -> String {
        self.memory.give_back_to(self.memory.held() - self.counted);
        self.counted = 0;
        std::mem::take(&mut self.text)
    }

    /// Expands a position or stores a goal. Returns the cost in positions.
    fn work(&mut self) -> Result<u64, OutOfMemory> {
        let cost = match self.phase {
            GraphPhase::FindingGoals => self.find_goals()?,
            GraphPhase::StoringGoals => self.store_goal()?,
            GraphPhase::Writing => self.write_edges()?,
        };
        let bytes = self.text.len() as u64;
        self.memory.resize(self.counted, bytes)?;
        self.counted = bytes;
        Ok(cost)
    }

    /// Makes the next position current; `false` if all are expanded.
    fn load_next(&mut self) -> bool {
        let has_next = self.at < self.numbers.len();
        if has_next {
            self.pack.unpack(self.numbers.key(self.at), &mut self.places);
            self.positions.take(&self.places);
            self.at += 1;
        }
        has_next
    }

    fn find_goals(&mut self) -> Result<u64, OutOfMemory> {
        if !self.load_next() {
            self.numbers.clear();
            (self.phase, self.at) = (GraphPhase::StoringGoals, 0);
            return Ok(1);
        }
        if self.positions.is_goal() {
            let key = self.numbers.key(self.at - 1);
            self.memory.resize(0, 8 * key.len() as u64)?;
            self.goals.extend_from_slice(key);
        }
        let neighbours = neighbours(&mut *self.positions);
        for places in &neighbours {
            self.number(places)?;
        }
        Ok(1 + neighbours.len() as u64)
    }

    fn store_goal(&mut self) -> Result<u64, OutOfMemory> {
        let words = self.pack.words();
        let at = self.at as usize * words;
        let Some(key) = self.goals.get(at..at + words) else {
            self.layer_end = self.numbers.len();
            (self.phase, self.at) = (GraphPhase::Writing, 0);
            return Ok(1);
        };
        self.pack.unpack(key, &mut self.places);
        self.positions.take(&self.places);
        let node = self.numbers.insert(key, &mut self.memory)?;
        self.write_node(node, 0);
        self.at += 1;
        Ok(1)
    }

    /// Writes the new neighbours of the next position, and its edges to positions of higher numbers.
    fn write_edges(&mut self) -> Result<u64, OutOfMemory> {
        if self.at == self.layer_end {
            self.depth += 1;
            self.layer_end = self.numbers.len();
        }
        let from = self.at;
        if !self.load_next() {
            self.text.push_str(self.form.tail());
            self.status = Status::Solved;
            return Ok(1);
        }
        let here = self.places.clone();
        let neighbours = neighbours(&mut *self.positions);
        let mut joined = Vec::new();
        for places in &neighbours {
            let known = self.numbers.len();
            let to = self.number(places)?;
            if to == known {
                self.positions.take(places);
                self.write_node(to, self.depth + 1);
                self.positions.take(&here);
            }
            // Two moves may lead to the same position.
            if to > from && !joined.contains(&to) {
                joined.push(to);
                let moves = self.moves_to(places);
                self.form.edge(&mut self.text, from, to, &moves);
            }
        }
        Ok(1 + neighbours.len() as u64)
    }

    /// The number of a position, which is the old number of positions if it is new.
    fn number(&mut self, places: &[Vertex]) -> Result<u32, OutOfMemory> {
        self.pack.pack(places, &mut self.key);
        self.numbers.insert(&self.key, &mut self.memory)
    }

    /// Writes the current position.
    fn write_node(&mut self, node: u32, distance: u32) {
        let board = self.puzzle.reached(self.positions.layout()).to_string();
        self.form.node(&mut self.text, node, &board, distance);
    }

    /// The moves from the current position to a neighbour, as text.
    fn moves_to(&mut self, places: &[Vertex]) -> String {
        let size = self.puzzle.start().size();
        let steps = self.positions.turn_to(places, 0);
        let directions = steps.iter().filter_map(|step| {
            let step = self.puzzle.step(step.from, step.to);
            Some((step.from, size.direction(step.from, step.to)?))
        });
        text_of(&directions.collect::<Vec<_>>(), self.with_cells)
    }
}
