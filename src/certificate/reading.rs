//! [`Reading`]: the puzzle of a certificate for the solver, as far as the form is kept.

use std::{
    collections::{HashMap, HashSet},
    hash::Hash,
    iter,
};

use super::{CellRows, Certificate, Claim, FORM, MARKS, ProofKind, Puzzle, is_symbol, names};
use crate::{
    board::Size,
    puzzle::{Blocks, BoardOptions, Metric},
};

/// What a well-formed certificate asks.
#[derive(Clone, Debug)]
pub enum Reading {
    /// A search has to answer. Symbols are numbers from 1, so that no text can be read in two ways.
    Open {
        /// The start.
        board: String,
        /// Its width.
        width: usize,
        /// The rules, with the goals that the pieces of the start can satisfy.
        options: BoardOptions,
        /// The metric.
        metric: Metric,
    },
    /// No goal can be satisfied by the pieces of the start, or nothing can move: the claim that holds, and its length.
    Clear(Claim, Option<u32>),
}

/// The most characters of a symbol.
const MAX_SYMBOL: usize = 32;

/// The most goals.
const MAX_GOALS: usize = 1000;

fn is_cell(text: &str) -> bool {
    (1..=MAX_SYMBOL).contains(&text.chars().count()) && !text.chars().any(char::is_control)
}

fn are_different<T: Eq + Hash>(mut items: impl Iterator<Item = T>) -> bool {
    let mut found = HashSet::new();
    items.all(|item| found.insert(item))
}

impl Certificate {
    /// Reads the puzzle. The moves are left to the caller.
    ///
    /// # Errors
    ///
    /// Says in English what is not as the form has it, or that the argument does not suit the puzzle.
    pub fn read(&self) -> Result<Reading, String> {
        let Self { form, by, puzzle, claim, length, moves, proof } = self;
        let bad = |what: &str| Err(what.to_owned());
        if *form != FORM {
            return Err(format!("its form is {form}, this reads {FORM}"));
        }
        if by.chars().any(char::is_control) {
            return bad("its writer has control characters");
        }
        let is_shortest = *claim == Claim::Shortest;
        if length.is_some() != is_shortest || moves.is_some() != is_shortest {
            return bad("length and moves belong to `shortest` alone");
        }
        let reading = puzzle.read()?;
        let suits = match proof.kind {
            ProofKind::Space => true,
            ProofKind::Parity => !is_shortest && puzzle.has_different_tiles(),
            ProofKind::Search => is_shortest && puzzle.takes_search(),
        };
        if !suits {
            return bad("the kind of its proof does not fit");
        }
        if proof.kind == ProofKind::Parity && !puzzle.is_refuted_by_parity() {
            return bad("parity does not exclude a goal");
        }
        Ok(reading)
    }
}

impl Puzzle {
    /// For each cell of the start the name by which goals distinguish the piece there; `None` if no goal names it.
    #[must_use]
    pub fn classes(&self) -> Vec<Option<&str>> {
        let group_of = self.groups();
        let named = self.named();
        let name = |symbol| Some(group_of(symbol)).filter(|name| named.contains(name));
        self.start.iter().flatten().map(|symbol| name(symbol)).collect()
    }

    /// The groups of the symbols of all goals.
    fn named(&self) -> HashSet<&str> {
        let group_of = self.groups();
        self.goals.iter().flatten().flatten().map(|symbol| group_of(symbol)).collect()
    }

    fn takes_search(&self) -> bool {
        let group_of = self.groups();
        let names = |board| names(board, &group_of).into_iter().collect::<HashSet<_>>();
        let own = names(&self.start);
        self.has_different_tiles()
            && !self.has_walls()
            && self.goals.iter().map(names).all(|goal| goal == own)
    }

    fn read(&self) -> Result<Reading, String> {
        let fault = self.fault_of_symbols().or_else(|| self.fault_of_boards());
        if let Some(fault) = fault.or_else(|| self.fault_of_pieces()) {
            return Err(fault.to_owned());
        }
        let metric = self.read_metric()?;
        let possible: Vec<&CellRows> = self.goals.iter().filter(|goal| self.has_enough_for(goal)).collect();
        if possible.is_empty() {
            return Ok(Reading::Clear(Claim::Unsolvable, None));
        }
        if !self.start.iter().flatten().any(|symbol| symbol == "*") {
            let is_solved = possible.iter().any(|goal| self.is_solved_by_start(goal));
            let claim = if is_solved { (Claim::Shortest, Some(0)) } else { (Claim::Unsolvable, None) };
            return Ok(Reading::Clear(claim.0, claim.1));
        }
        let naming = if self.gates.is_some() { self.naming_goals(&possible) } else { Vec::new() };
        let goals: Vec<&CellRows> = possible.into_iter().chain(&naming).collect();
        let (board, options) = self.texts(&goals);
        Ok(Reading::Open { board, width: self.start[0].len(), options, metric })
    }

    /// A fault in the symbols and lists; `None` if they are as the form has them.
    fn fault_of_symbols(&self) -> Option<&'static str> {
        let mut cells = iter::once(&self.start).chain(&self.goals).flatten().flatten();
        let groups = || self.same.iter().flatten().flatten();
        let pieces = || self.pieces.iter().flatten();
        let mut listed = groups().chain(pieces());
        if !cells.all(|symbol| is_cell(symbol)) || !listed.all(|symbol| is_cell(symbol) && is_symbol(symbol))
        {
            return Some("a symbol is empty, longer than 32 characters, a mark, or has control characters");
        }
        let is_plain =
            are_different(groups()) && are_different(pieces()) && are_different(self.gates.iter().flatten());
        (!is_plain).then_some("a symbol or a gate is listed twice")
    }

    fn fault_of_boards(&self) -> Option<&'static str> {
        let (height, width) = (self.start.len(), self.start.first().map_or(0, Vec::len));
        let is_board = |rows: &CellRows| rows.len() == height && rows.iter().all(|row| row.len() == width);
        if width == 0 || !is_board(&self.start) || !self.goals.iter().all(is_board) {
            return Some("its boards are not rows of one length");
        }
        if !(1..=MAX_GOALS).contains(&self.goals.len()) {
            return Some("its goals are not from 1 to 1,000");
        }
        let cells = || self.start.iter().flatten();
        if height * width > Size::MAX_CELLS || cells().any(|symbol| symbol == "?") {
            return Some("its start is too large, or has an open cell");
        }
        let has_walls = |goal: &CellRows| {
            let differs =
                |(own, wanted): (&String, &String)| wanted != "?" && (own == "#") != (wanted == "#");
            !cells().zip(goal.iter().flatten()).any(differs)
        };
        (!self.goals.iter().all(has_walls)).then_some("a goal has other walls than its start")
    }

    fn fault_of_pieces(&self) -> Option<&'static str> {
        let cells: Vec<&String> = self.start.iter().flatten().collect();
        let gates = || self.gates.iter().flatten();
        if !self.pieces.iter().flatten().all(|symbol| cells.contains(&symbol))
            || self.pieces.as_ref().is_some_and(Vec::is_empty)
        {
            return Some("its pieces are not symbols of its start");
        }
        if self.long == Some(false) || gates().any(|gate| *gate >= cells.len()) {
            return Some("its `long` is not true, or a gate is no cell");
        }
        if self.pieces.is_none() && (self.long.is_some() || self.gates.is_some()) {
            return Some("`long` and `gates` are for pieces");
        }
        let classes = self.classes();
        let is_closed = |gate: &usize| is_symbol(cells[*gate]) && classes[*gate].is_none();
        gates().any(is_closed).then_some("a piece that no goal names lies on a gate")
    }

    fn read_metric(&self) -> Result<Metric, String> {
        let metric: Metric =
            self.metric.parse().map_err(|()| format!("there is no metric `{}`", self.metric))?;
        let suits = match metric {
            Metric::Step => true,
            Metric::Line => self.pieces.is_none(),
            Metric::Slide | Metric::Move => self.pieces.is_some(),
        };
        if suits { Ok(metric) } else { Err("its metric is for another kind of puzzle".to_owned()) }
    }

    /// True unless a goal has a group, or the blank, on more cells than the start; then no position satisfies it.
    fn has_enough_for(&self, goal: &CellRows) -> bool {
        let group_of = self.groups();
        let mut left: HashMap<&str, usize> = HashMap::new();
        for symbol in self.start.iter().flatten() {
            *left.entry(group_of(symbol)).or_default() += 1;
        }
        let mut wanted = goal.iter().flatten().filter(|symbol| *symbol != "?").map(|symbol| group_of(symbol));
        wanted.all(|name| {
            left.get_mut(name).and_then(|left| left.checked_sub(1).map(|rest| *left = rest)).is_some()
        })
    }

    fn is_solved_by_start(&self, goal: &CellRows) -> bool {
        let group_of = self.groups();
        let mut cells = self.start.iter().flatten().zip(goal.iter().flatten());
        cells.all(|(own, wanted)| wanted == "?" || group_of(own) == group_of(wanted))
    }

    /// Goals that imply the first of some, and name the other pieces that the certificate's goals name: only a named piece may
    /// enter a gate. A goal that does not name a piece has an open cell for it.
    fn naming_goals(&self, goals: &[&CellRows]) -> Vec<CellRows> {
        let group_of = self.groups();
        let all = self.named();
        let mut named: HashSet<&str> =
            goals.iter().copied().flatten().flatten().map(|symbol| group_of(symbol)).collect();
        let cells = || self.start.iter().flatten();
        let is_open = |(own, wanted): (&String, &String)| own != "#" && wanted == "?";
        let Some(open) = cells().zip(goals[0].iter().flatten()).position(is_open) else { return Vec::new() };
        let width = self.start[0].len();
        let mut added = Vec::new();
        for symbol in cells() {
            if all.contains(group_of(symbol)) && named.insert(group_of(symbol)) {
                let mut goal = goals[0].clone();
                goal[open / width][open % width].clone_from(symbol);
                added.push(goal);
            }
        }
        added
    }

    /// The start and the options as texts.
    fn texts(&self, goals: &[&CellRows]) -> (String, BoardOptions) {
        let cells: HashSet<&String> = self.start.iter().flatten().collect();
        let groups = self.same.iter().flatten();
        // Other groups have no piece.
        let groups: Vec<&Vec<String>> =
            groups.filter(|group| group.iter().any(|symbol| cells.contains(symbol))).collect();
        let mut numbers: HashMap<&str, usize> = HashMap::new();
        let boards = iter::once(&self.start).chain(goals.iter().copied());
        for symbol in boards.flatten().flatten().chain(groups.iter().copied().flatten()) {
            let next = numbers.len() + 1;
            numbers.entry(symbol).or_insert(next);
        }
        let number = |symbol: &String| match numbers.get(symbol.as_str()) {
            Some(number) if !MARKS.contains(&symbol.as_str()) => number.to_string(),
            _ => symbol.clone(),
        };
        let text = |rows: &CellRows| {
            let row = |row: &Vec<String>| row.iter().map(number).collect::<Vec<_>>().join(" ");
            rows.iter().map(row).collect::<Vec<_>>().join("/")
        };
        let mut options = BoardOptions::new()
            .goals(goals.iter().map(|goal| text(goal)))
            .blank("*")
            .same(groups.into_iter().map(|group| group.iter().map(number).collect()).collect())
            .axis(self.long.is_some());
        if let Some(pieces) = &self.pieces {
            options = options.blocks(Blocks::Listed(pieces.iter().map(number).collect()));
        }
        options.gates = self.gates.as_ref().map(|gates| {
            let width = self.start[0].len();
            let mark = |cell| if gates.contains(&cell) { "x" } else { "." };
            let row = |row| (row * width..(row + 1) * width).map(mark).collect::<Vec<_>>().join(" ");
            (0..self.start.len()).map(row).collect::<Vec<_>>().join("/")
        });
        (text(&self.start), options)
    }
}
