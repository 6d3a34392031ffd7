//! Whether a goal can be reached at all, decided before any search, with what shows why.

use std::collections::VecDeque;

use super::{
    Class, Target, TilePuzzle, Vertex,
    blocks::{Block, BlockKind, blocks},
};
use crate::board::Size;

/// Whether a puzzle can be solved, as far as theory says without searching.
///
/// # Source
///
/// One blank: R. M. Wilson, "Graph puzzles, homotopy, and the alternating group", Journal of Combinatorial
/// Theory B 16 (1974), 86-96, block by block (his one exception has odd cycles, which no board has). Several
/// blanks: one of them does what it could do alone, and two like pieces make parity silent; what that leaves
/// open (D. Kornhauser, G. Miller and P. Spirakis, "Coordinating pebble motion on graphs", FOCS 1984) is said
/// to be unknown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Solvability {
    /// Some goal can be reached.
    Solvable,
    /// No goal can be reached.
    Unsolvable(Refutation),
    /// Only a search can tell.
    Unknown,
}

/// Why no goal can be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refutation {
    /// Every move exchanges a tile with the blank and takes the blank to a cell of the other colour; the
    /// exchanges that the goal needs do not fit the colours of the blank.
    Parity {
        /// The permutation that leads to the goal, as cycles of cells: what lies on each goes to the next.
        cycles: Vec<Vec<usize>>,
        /// The colours of the blank's cell at the start and at the goal: (row + column) modulo 2.
        blank_colours: (usize, usize),
        /// Two cells of the start: if their tiles changed places, it could be solved.
        swap: (usize, usize),
    },
    /// On these cells, ascending, the goal wants what the shape of the board keeps away.
    Graph {
        /// Cells from 0.
        cells: Vec<usize>,
    },
}

/// Decides whether a goal can be reached.
///
/// # Cost
///
/// For each goal linear in the number of cells, times the number of cells on which its blank may be; rings
/// are quadratic at worst.
///
/// # Example
///
/// ```
/// use taisou::puzzle::{BoardOptions, Refutation, Solvability, TilePuzzle, solvability};
///
/// let decide = |board: &str, goal: &str| {
///     let options = BoardOptions { goals: vec![goal.into()], ..Default::default() };
///     Ok::<_, taisou::Error>(solvability(&TilePuzzle::read(board, 0, &options)?))
/// };
/// assert!(matches!(
///     decide("123/456/87*", "123/456/78*")?,
///     Solvability::Unsolvable(Refutation::Parity { swap: (6, 7), .. })
/// ));
/// assert_eq!(decide("アタマ/ノタイ/ソウ*", "アタマ/ノタイ/ウソ*")?, Solvability::Solvable);
/// # Ok::<(), taisou::Error>(())
/// ```
#[must_use]
pub fn solvability(puzzle: &TilePuzzle) -> Solvability {
    if !puzzle.hopeless_cells().is_empty() {
        return Solvability::Unsolvable(Refutation::Graph { cells: puzzle.hopeless_cells().to_vec() });
    }
    let parts = parts(puzzle);
    let mut refutation = None;
    let mut unknown = false;
    for target in puzzle.targets() {
        let mut verdicts = parts.iter().map(|part| part.decide(target));
        // One part that cannot be solved decides, whatever is unknown of the others.
        let worst = verdicts.try_fold(Solvability::Solvable, |worst, verdict| match verdict {
            Solvability::Solvable => Ok(worst),
            Solvability::Unknown => Ok(Solvability::Unknown),
            refuted @ Solvability::Unsolvable(_) => Err(refuted),
        });
        match worst {
            Ok(Solvability::Solvable) => return Solvability::Solvable,
            Ok(_) => unknown = true,
            Err(Solvability::Unsolvable(found)) => refutation = refutation.or(Some(found)),
            Err(_) => {}
        }
    }
    match refutation {
        Some(refutation) if !unknown => Solvability::Unsolvable(refutation),
        _ => Solvability::Unknown,
    }
}

/// A connected part of the board, with its blocks seen from a blank.
struct Part<'a> {
    puzzle: &'a TilePuzzle,
    root: Vertex,
    vertices: Vec<Vertex>,
    blanks: usize,
    blocks: Vec<Block>,
}

fn parts(puzzle: &TilePuzzle) -> Vec<Part<'_>> {
    let graph = puzzle.graph();
    let count = graph.parts().iter().max().map_or(0, |last| last + 1);
    let part = |number| {
        let members = (0..).zip(graph.parts()).filter(|(_, part)| **part == number);
        let vertices: Vec<Vertex> = members.map(|(vertex, _)| vertex).collect();
        let mut blanks = vertices.iter().filter(|vertex| puzzle.class(**vertex) == TilePuzzle::BLANK);
        let root = *blanks.next().expect("every part holds a blank");
        let blanks = 1 + blanks.count();
        Part { puzzle, root, blanks, blocks: blocks(graph, root), vertices }
    };
    (0..count).map(part).collect()
}

impl Part<'_> {
    fn decide(&self, target: &Target) -> Solvability {
        if let Some((order, ring)) = self.line() {
            return self.decide_line(target, &order, ring);
        }
        let mut first = None;
        for blank in self.goal_blanks(target) {
            let wrong = self.wrong(target, blank);
            if wrong.is_empty() {
                return Solvability::Solvable;
            }
            first = first.or(Some((blank, wrong)));
        }
        match first {
            Some((blank, wrong)) if self.blanks == 1 => {
                Solvability::Unsolvable(self.refutation(target, blank, &wrong))
            }
            // One blank alone cannot do it, but several might.
            _ => Solvability::Unknown,
        }
    }

    /// Where the blank that moves may end: on a blank that the goal names, or on an any-cell if it names too
    /// few.
    fn goal_blanks(&self, target: &Target) -> Vec<Vertex> {
        let wanting = |wanted| {
            self.vertices.iter().copied().filter(move |vertex| target[usize::from(*vertex)] == wanted)
        };
        let mut found: Vec<Vertex> = wanting(Some(TilePuzzle::BLANK)).collect();
        if found.len() < self.blanks {
            found.extend(wanting(None));
        }
        found
    }

    /// What is wrong in each block once the goal's blank is moved from `blank` to where the start has it. Then
    /// no way of the blank can bring a piece from one block to another, and within each block only what its
    /// kind allows.
    fn wrong(&self, target: &Target, blank: Vertex) -> Vec<Wrong> {
        let mut moved = target.clone();
        for pair in self.way(blank).windows(2) {
            moved[usize::from(pair[0])] = moved[usize::from(pair[1])];
        }
        self.blocks.iter().filter_map(|block| self.wrong_in(block, &moved)).collect()
    }

    fn wrong_in(&self, block: &Block, target: &Target) -> Option<Wrong> {
        let have: Vec<Class> = block.inner.iter().map(|vertex| self.puzzle.class(*vertex)).collect();
        let want: Vec<Option<Class>> =
            block.inner.iter().map(|vertex| target[usize::from(*vertex)]).collect();
        let graph = |wrong: Vec<bool>| {
            let vertices = block.inner.iter().zip(wrong).filter(|(_, wrong)| *wrong);
            Some(Wrong::Graph(vertices.map(|(vertex, _)| *vertex).collect()))
        };
        let fits = |turn: usize| {
            let turned = have.iter().cycle().skip(turn);
            want.iter()
                .zip(turned)
                .map(|(want, have)| want.is_some_and(|want| want != *have))
                .collect::<Vec<_>>()
        };
        match block.kind {
            BlockKind::Bridge | BlockKind::Ring => {
                let turns = if block.kind == BlockKind::Ring { have.len() } else { 1 };
                let fits_somehow = (0..turns).any(|turn| !fits(turn).contains(&true));
                if fits_somehow { None } else { graph(fits(0)) }
            }
            BlockKind::Rich => {
                let Some(left) = left_over(&have, &want) else { return graph(fits(0)) };
                let silent = has_twice(&have) || left.len() > 1 || have.contains(&TilePuzzle::BLANK);
                if silent || is_even(&permutation(&have, &want, &left)) {
                    None
                } else {
                    Some(Wrong::Parity(block.inner.clone()))
                }
            }
        }
    }

    fn refutation(&self, target: &Target, blank: Vertex, wrong: &[Wrong]) -> Refutation {
        let cell = |vertex: Vertex| self.puzzle.graph().cells()[usize::from(vertex)];
        if let ([Wrong::Parity(_)], 1) = (wrong, self.blocks.len()) {
            return self.parity(target, blank);
        }
        let is_wrong = |vertex: &&Vertex| wrong.iter().any(|wrong| wrong.vertices().contains(vertex));
        Refutation::Graph {
            cells: self.vertices.iter().filter(is_wrong).map(|vertex| cell(*vertex)).collect(),
        }
    }

    /// Of a board that is one rich block, with tiles told apart.
    fn parity(&self, target: &Target, blank: Vertex) -> Refutation {
        let have: Vec<Class> = self.vertices.iter().map(|vertex| self.puzzle.class(*vertex)).collect();
        let want: Vec<Option<Class>> = self
            .vertices
            .iter()
            .map(
                |vertex| {
                    if *vertex == blank { Some(TilePuzzle::BLANK) } else { target[usize::from(*vertex)] }
                },
            )
            .collect();
        let to = permutation(&have, &want, &left_over(&have, &want).unwrap_or_default());
        let cell = |index: usize| self.puzzle.graph().cells()[usize::from(self.vertices[index])];
        let cycles = cycles(&to).into_iter().map(|cycle| cycle.into_iter().map(cell).collect()).collect();
        let is_tile = |index: &usize| have[*index] != TilePuzzle::BLANK;
        // One tile that then comes home, where there is one; else any two.
        let misplaced = (0..to.len()).find(|at| to[*at] != *at && is_tile(at) && is_tile(&to[*at]));
        let tiles: Vec<usize> = (0..to.len()).filter(is_tile).collect();
        let (a, b) = misplaced.map_or((tiles[tiles.len() - 2], tiles[tiles.len() - 1]), |at| (at, to[at]));
        let size = self.puzzle.start().size();
        let colour = |cell: usize| (size.row(cell) + size.column(cell)) % 2;
        let blank_cell = |vertex: Vertex| self.puzzle.graph().cells()[usize::from(vertex)];
        Refutation::Parity {
            cycles,
            blank_colours: (colour(blank_cell(self.root)), colour(blank_cell(blank))),
            swap: (cell(a.min(b)), cell(a.max(b))),
        }
    }

    /// The vertices in order, if they form one line or one ring, and whether it is a ring. There several blanks
    /// can do no more than one: nothing overtakes.
    fn line(&self) -> Option<(Vec<Vertex>, bool)> {
        if let [Block { inner, kind: BlockKind::Ring }] = &self.blocks[..] {
            return Some(([&[self.root], &inner[..]].concat(), true));
        }
        let graph = self.puzzle.graph();
        let mut end = None;
        for vertex in &self.vertices {
            match graph.neighbours(*vertex).count() {
                0 | 1 => end = Some(*vertex),
                2 => {}
                _ => return None,
            }
        }
        // At most two neighbours each and an end: a line.
        let mut order = vec![end?];
        while let Some(next) = graph.neighbours(order[order.len() - 1]).find(|next| !order.contains(next)) {
            order.push(next);
        }
        Some((order, false))
    }

    /// Along a line the order of the tiles never changes; around a ring it only turns.
    fn decide_line(&self, target: &Target, order: &[Vertex], ring: bool) -> Solvability {
        let tiles: Vec<Class> = order
            .iter()
            .map(|vertex| self.puzzle.class(*vertex))
            .filter(|class| *class != TilePuzzle::BLANK)
            .collect();
        let want: Vec<Option<Class>> = order.iter().map(|vertex| target[usize::from(*vertex)]).collect();
        let turns = if ring { tiles.len().max(1) } else { 1 };
        let fits = |turn: usize| {
            let turned: Vec<Class> = tiles.iter().cycle().skip(turn).take(tiles.len()).copied().collect();
            can_lie(&turned, &want, self.blanks)
        };
        if (0..turns).any(fits) {
            return Solvability::Solvable;
        }
        let differs = |vertex: &&Vertex| {
            target[usize::from(**vertex)].is_some_and(|wanted| wanted != self.puzzle.class(**vertex))
        };
        let cell = |vertex: &Vertex| self.puzzle.graph().cells()[usize::from(*vertex)];
        let cells = self.vertices.iter().filter(differs).map(cell).collect();
        Solvability::Unsolvable(Refutation::Graph { cells })
    }

    /// A shortest way from `from` to the root, both included.
    fn way(&self, from: Vertex) -> Vec<Vertex> {
        let graph = self.puzzle.graph();
        let mut toward: Vec<Option<Vertex>> = vec![None; graph.len()];
        let mut queue = VecDeque::from([self.root]);
        while let Some(vertex) = queue.pop_front() {
            for next in graph.neighbours(vertex) {
                if next != self.root && toward[usize::from(next)].is_none() {
                    toward[usize::from(next)] = Some(vertex);
                    queue.push_back(next);
                }
            }
        }
        std::iter::successors(Some(from), |vertex| toward[usize::from(*vertex)]).collect()
    }
}

/// What is wrong within a block, and on which vertices.
enum Wrong {
    Parity(Vec<Vertex>),
    Graph(Vec<Vertex>),
}

impl Wrong {
    fn vertices(&self) -> &[Vertex] {
        match self {
            Self::Parity(vertices) | Self::Graph(vertices) => vertices,
        }
    }
}

/// Whether two pieces are alike.
fn has_twice(have: &[Class]) -> bool {
    let mut seen = vec![false; Size::MAX_CELLS];
    have.iter().any(|class| std::mem::replace(&mut seen[usize::from(*class)], true))
}

/// The pieces of `have` that `want` does not name; `None` if it names one that is not there.
fn left_over(have: &[Class], want: &[Option<Class>]) -> Option<Vec<Class>> {
    let mut left = have.to_vec();
    for class in want.iter().flatten() {
        let at = left.iter().position(|other| other == class)?;
        left.swap_remove(at);
    }
    Some(left)
}

/// Where each of `have`, all different, is wanted; the one of `left`, if any, on the any-cell.
fn permutation(have: &[Class], want: &[Option<Class>], left: &[Class]) -> Vec<usize> {
    let place = |class: &Class| {
        let wanted = if left.contains(class) { None } else { Some(*class) };
        want.iter().position(|want| *want == wanted).expect("every piece is wanted somewhere")
    };
    have.iter().map(place).collect()
}

/// The cycles of a permutation that move something.
fn cycles(to: &[usize]) -> Vec<Vec<usize>> {
    let mut seen = vec![false; to.len()];
    let mut found = Vec::new();
    for start in 0..to.len() {
        let mut cycle = Vec::new();
        let mut at = start;
        while !std::mem::replace(&mut seen[at], true) {
            cycle.push(at);
            at = to[at];
        }
        if cycle.len() > 1 {
            found.push(cycle);
        }
    }
    found
}

fn is_even(to: &[usize]) -> bool {
    cycles(to).iter().map(|cycle| cycle.len() - 1).sum::<usize>().is_multiple_of(2)
}

/// Whether tiles in this order, with `blanks` blanks between them anywhere, satisfy `want`.
fn can_lie(tiles: &[Class], want: &[Option<Class>], blanks: usize) -> bool {
    // After each vertex: with how many blanks so far it can be done.
    let mut possible = vec![false; blanks + 1];
    possible[0] = true;
    for (at, want) in want.iter().enumerate() {
        let mut next = vec![false; blanks + 1];
        for used in (0..=blanks.min(at)).filter(|used| possible[*used]) {
            if want.is_none_or(|want| want == TilePuzzle::BLANK) && used < blanks {
                next[used + 1] = true;
            }
            if tiles.get(at - used).is_some_and(|tile| want.is_none_or(|want| want == *tile)) {
                next[used] = true;
            }
        }
        possible = next;
    }
    possible[blanks]
}

/// For look-alikes, which of them must go where: the cells that each leaves and comes to in some solution of
/// the first goal. Where parity forbids the first choice, two like tiles change places.
///
/// Empty where nothing need be told: without look-alikes, or where any-cells, walls or several blanks leave
/// more open.
#[must_use]
pub fn twins(puzzle: &TilePuzzle) -> Vec<(usize, usize)> {
    let parts = parts(puzzle);
    let ([part], Some(target)) = (&parts[..], puzzle.targets().first()) else { return Vec::new() };
    let rich = matches!(&part.blocks[..], [Block { kind: BlockKind::Rich, .. }]);
    if !rich || part.blanks > 1 || target.contains(&None) {
        return Vec::new();
    }
    let have = puzzle.classes();
    let want: Vec<Class> = target.iter().flatten().copied().collect();
    // The k-th of a class goes to the k-th place that wants it.
    let mut taken = vec![false; want.len()];
    let mut to = Vec::with_capacity(have.len());
    for class in have {
        let Some(place) = (0..want.len()).find(|at| want[*at] == *class && !taken[*at]) else {
            return Vec::new();
        };
        taken[place] = true;
        to.push(place);
    }
    let is_like = |at: &usize| {
        have[*at] != TilePuzzle::BLANK
            && (0..have.len()).any(|other| other != *at && have[other] == have[*at])
    };
    let like: Vec<usize> = (0..have.len()).filter(is_like).collect();
    let cells = puzzle.graph().cells();
    let size = puzzle.start().size();
    let colour = |at: usize| (size.row(cells[at]) + size.column(cells[at])) % 2;
    let blank = usize::from(part.root);
    if is_even(&to) != (colour(blank) == colour(to[blank]))
        && let Some(a) = like.first()
        && let Some(b) = like.iter().find(|b| *b != a && have[**b] == have[*a])
    {
        to.swap(*a, *b);
    }
    like.into_iter().map(|at| (cells[at], cells[to[at]])).collect()
}
