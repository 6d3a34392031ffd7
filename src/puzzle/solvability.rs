//! Decides without a search whether a goal can be reached, with a refutation if not.

use std::collections::VecDeque;

use super::{
    Class, Target, TilePuzzle, Vertex,
    biconnected::{Component, ComponentKind, components},
    graph::{self, vertices_of},
    symbol_groups::SymbolGroups,
};
use crate::{
    board::{Board, Size},
    util::multinomial,
};

/// The solvability of a puzzle, as far as theory decides.
///
/// # Source
///
/// One blank: R. M. Wilson, "Graph puzzles, homotopy, and the alternating group", Journal of Combinatorial
/// Theory B 16 (1974), 86-96, applied to each component (his one exception has odd cycles, which no board has). Several
/// blanks: one blank can do all that it could do alone, and two identical pieces remove the parity constraint. The remaining
/// cases (D. Kornhauser, G. Miller and P. Spirakis, "Coordinating pebble motion on graphs", FOCS 1984) are `Unknown`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Solvability {
    /// Some goal can be reached.
    Solvable,
    /// No goal can be reached.
    Unsolvable(Refutation),
    /// Only a search can decide.
    Unknown,
}

/// The reason why no goal can be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refutation {
    /// Every move exchanges a tile with the blank and takes the blank to a cell of the other colour; the parity of the goal's
    /// permutation does not fit the colours of the blank.
    Parity {
        /// The permutation that leads to the goal, as cycles of cells: the content of each moves to the next.
        cycles: Vec<Vec<usize>>,
        /// The colours of the blank's cell at the start and at the goal: (row + column) modulo 2.
        blank_colours: (usize, usize),
        /// Two cells of the start; exchanging their tiles would make it solvable.
        swap: (usize, usize),
        /// The refuted goal, from 0.
        goal: usize,
    },
    /// The shape of the board keeps the required pieces away from these cells.
    Graph {
        /// Cells from 0, ascending.
        cells: Vec<usize>,
        /// The refuted goal, from 0.
        goal: usize,
    },
}

/// Decides whether a goal can be reached.
///
/// # Cost
///
/// For each goal linear in the number of cells, times the number of cells where its blank may end; rings are quadratic at worst.
///
/// # Example
///
/// ```
/// use taisou::puzzle::{BoardOptions, Refutation, Solvability, TilePuzzle, solvability};
///
/// let decide = |board: &str, goal: &str| {
///     let options = BoardOptions::new().goal(goal);
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
    let (goal, hopeless) = puzzle.hopeless_cells();
    if !hopeless.is_empty() {
        return Solvability::Unsolvable(Refutation::Graph { cells: hopeless.to_vec(), goal });
    }
    let parts = parts(puzzle);
    let mut refutation = None;
    let mut unknown = false;
    for (target, goal) in puzzle.targets().iter().zip(puzzle.goals_of_targets()) {
        let (mut open, mut refuted) = (false, None);
        for part in &parts {
            match part.decide(target, *goal) {
                Solvability::Solvable => {}
                Solvability::Unknown => open = true,
                Solvability::Unsolvable(found) => {
                    // One refuted part refutes the goal, even if others are unknown.
                    refuted = Some(found);
                    break;
                }
            }
        }
        match refuted {
            Some(found) => refutation = refutation.or(Some(found)),
            None if open => unknown = true,
            None => return Solvability::Solvable,
        }
    }
    match refutation {
        Some(refutation) if !unknown => Solvability::Unsolvable(refutation),
        _ => Solvability::Unknown,
    }
}

/// A connected part of the board, and its components as seen from a blank.
struct ConnectedPart<'a> {
    puzzle: &'a TilePuzzle,
    root: Vertex,
    vertices: Vec<Vertex>,
    blanks: usize,
    components: Vec<Component>,
}

fn parts(puzzle: &TilePuzzle) -> Vec<ConnectedPart<'_>> {
    let graph = puzzle.graph();
    let count = graph.parts().iter().max().map_or(0, |last| last + 1);
    let part = |number| {
        let vertices: Vec<Vertex> = vertices_of(graph.parts(), number).collect();
        let mut blanks = vertices.iter().filter(|vertex| puzzle.class(**vertex) == TilePuzzle::BLANK);
        let root = *blanks.next().expect("every part holds a blank");
        let blanks = 1 + blanks.count();
        ConnectedPart { puzzle, root, blanks, components: components(graph, root), vertices }
    };
    (0..count).map(part).collect()
}

impl ConnectedPart<'_> {
    fn decide(&self, target: &Target, goal: usize) -> Solvability {
        if let Some((order, ring)) = self.line() {
            return self.decide_line((target, goal), &order, ring);
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
                Solvability::Unsolvable(self.refutation((target, goal), blank, &wrong))
            }
            // Impossible with one blank; several might do it.
            _ => Solvability::Unknown,
        }
    }

    /// The vertices where the moving blank may end: blanks of the goal, and don't-care cells if the goal names too few.
    fn goal_blanks(&self, target: &Target) -> Vec<Vertex> {
        let mut found = self.wanting(target, Some(TilePuzzle::BLANK));
        if found.len() < self.blanks {
            found.extend(self.wanting(target, None));
        }
        found
    }

    /// The vertices where `target` has this entry.
    fn wanting(&self, target: &Target, wanted: Option<Class>) -> Vec<Vertex> {
        let mut found = self.vertices.clone();
        found.retain(|vertex| target[usize::from(*vertex)] == wanted);
        found
    }

    /// The unsatisfied components, after moving the goal's blank from `blank` to the start's blank. Then no path of the blank takes
    /// a piece from one component to another, and within a component its kind limits the permutations.
    fn wrong(&self, target: &Target, blank: Vertex) -> Vec<Wrong> {
        let mut moved = target.clone();
        for pair in self.path(blank).windows(2) {
            moved[usize::from(pair[0])] = moved[usize::from(pair[1])];
        }
        self.components.iter().filter_map(|component| self.wrong_in(component, &moved)).collect()
    }

    fn wrong_in(&self, component: &Component, target: &Target) -> Option<Wrong> {
        let (have, want) = (self.have(&component.inner), want(target, &component.inner));
        let len = have.len();
        let fits = |turn: usize| {
            let lies = |at: usize| want[at].is_none_or(|want| want == have[(at + turn) % len]);
            (0..len).all(lies)
        };
        let fits_somehow = match component.kind {
            ComponentKind::Bridge => fits(0),
            ComponentKind::Ring => (0..len).any(fits),
            ComponentKind::Rich => {
                if let Some(left) = left_over(&have, &want) {
                    let silent = has_twice(&have) || left.len() > 1 || have.contains(&TilePuzzle::BLANK);
                    if silent || is_even(&permutation(&have, &want, &left)) {
                        return None;
                    }
                    return Some(Wrong { parity: true, vertices: component.inner.clone() });
                }
                false
            }
        };
        (!fits_somehow).then(|| Wrong { parity: false, vertices: self.different(target, &component.inner) })
    }

    /// Returns `true` if the part is one component, richer than a ring.
    fn is_rich(&self) -> bool {
        matches!(&self.components[..], [Component { kind: ComponentKind::Rich, .. }])
    }

    fn have(&self, vertices: &[Vertex]) -> Vec<Class> {
        vertices.iter().map(|vertex| self.puzzle.class(*vertex)).collect()
    }

    /// The vertices whose class at the start differs from `target`.
    fn different(&self, target: &Target, vertices: &[Vertex]) -> Vec<Vertex> {
        let mut found = vertices.to_vec();
        found.retain(|vertex| {
            target[usize::from(*vertex)].is_some_and(|wanted| wanted != self.puzzle.class(*vertex))
        });
        found
    }

    fn cells(&self, vertices: &[Vertex]) -> Vec<usize> {
        vertices.iter().map(|vertex| self.puzzle.graph().cells()[usize::from(*vertex)]).collect()
    }

    fn refutation(&self, (target, goal): (&Target, usize), blank: Vertex, wrong: &[Wrong]) -> Refutation {
        if let ([Wrong { parity: true, .. }], 1) = (wrong, self.components.len()) {
            return self.parity((target, goal), blank);
        }
        let mut vertices = self.vertices.clone();
        vertices.retain(|vertex| wrong.iter().any(|wrong| wrong.vertices.contains(vertex)));
        Refutation::Graph { cells: self.cells(&vertices), goal }
    }

    /// The parity refutation of a board that is one rich component, with distinct tiles.
    fn parity(&self, (target, goal): (&Target, usize), blank: Vertex) -> Refutation {
        let have = self.have(&self.vertices);
        let mut want = want(target, &self.vertices);
        for (vertex, want) in self.vertices.iter().zip(&mut want) {
            if *vertex == blank {
                *want = Some(TilePuzzle::BLANK);
            }
        }
        let to = permutation(&have, &want, &left_over(&have, &want).unwrap_or_default());
        let cells = self.cells(&self.vertices);
        let mut cycles = cycles(&to);
        for index in cycles.iter_mut().flatten() {
            *index = cells[*index];
        }
        // A misplaced tile and the tile on its goal cell, if possible; else any two.
        let mut tiles: Vec<usize> = (0..to.len()).collect();
        tiles.retain(|index| have[*index] != TilePuzzle::BLANK);
        let mut to_tiles = tiles.iter().copied().filter(|at| have[to[*at]] != TilePuzzle::BLANK);
        let misplaced = to_tiles.find(|at| to[*at] != *at);
        let (a, b) = misplaced.map_or((tiles[tiles.len() - 2], tiles[tiles.len() - 1]), |at| (at, to[at]));
        Refutation::Parity {
            cycles,
            blank_colours: (colour(self.puzzle, self.root), colour(self.puzzle, blank)),
            swap: (cells[a.min(b)], cells[a.max(b)]),
            goal,
        }
    }

    /// The vertices in order if they form a line or a ring, and whether it is a ring. There tiles cannot overtake each other, even
    /// with several blanks.
    fn line(&self) -> Option<(Vec<Vertex>, bool)> {
        if let [Component { inner, kind: ComponentKind::Ring }] = &self.components[..] {
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

    /// Decides a line, where the order of the tiles never changes, or a ring, where it only rotates.
    fn decide_line(&self, (target, goal): (&Target, usize), order: &[Vertex], ring: bool) -> Solvability {
        let mut tiles = self.have(order);
        tiles.retain(|class| *class != TilePuzzle::BLANK);
        let want = want(target, order);
        let turns = if ring { tiles.len().max(1) } else { 1 };
        if (0..turns).any(|turn| can_lie(&tiles, turn, &want, self.blanks)) {
            return Solvability::Solvable;
        }
        Solvability::Unsolvable(Refutation::Graph {
            cells: self.cells(&self.different(target, &self.vertices)),
            goal,
        })
    }

    /// A shortest path from `from` to the root, both included.
    fn path(&self, from: Vertex) -> Vec<Vertex> {
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

/// An unsatisfied component.
struct Wrong {
    /// Only the parity is wrong.
    parity: bool,
    vertices: Vec<Vertex>,
}

fn want(target: &Target, vertices: &[Vertex]) -> Vec<Option<Class>> {
    vertices.iter().map(|vertex| target[usize::from(*vertex)]).collect()
}

/// The colour of a vertex's cell: (row + column) modulo 2.
fn colour(puzzle: &TilePuzzle, vertex: Vertex) -> usize {
    let (size, cell) = (puzzle.start().size(), puzzle.graph().cells()[usize::from(vertex)]);
    (size.row(cell) + size.column(cell)) % 2
}

fn has_twice(have: &[Class]) -> bool {
    let mut seen = vec![false; Size::MAX_CELLS];
    have.iter().any(|class| std::mem::replace(&mut seen[usize::from(*class)], true))
}

/// The pieces of `have` that `want` does not name; `None` if `want` names a piece that `have` lacks.
fn left_over(have: &[Class], want: &[Option<Class>]) -> Option<Vec<Class>> {
    let mut left = have.to_vec();
    for class in want.iter().flatten() {
        let at = left.iter().position(|other| other == class)?;
        left.swap_remove(at);
    }
    Some(left)
}

/// The index in `want` of each piece of `have`, all distinct; a piece of `left` goes to the don't-care cell.
fn permutation(have: &[Class], want: &[Option<Class>], left: &[Class]) -> Vec<usize> {
    let place = |class: &Class| {
        let wanted = if left.contains(class) { None } else { Some(*class) };
        want.iter().position(|want| *want == wanted).expect("every piece is wanted somewhere")
    };
    have.iter().map(place).collect()
}

/// The cycles of a permutation, without fixed points.
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

/// Returns `true` if tiles in this cyclic order, beginning at `turn`, with `blanks` blanks anywhere between them, can satisfy
/// `want`.
fn can_lie(tiles: &[Class], turn: usize, want: &[Option<Class>], blanks: usize) -> bool {
    // For each number of blanks used, `true` if the vertices up to now can be satisfied.
    let mut possible = vec![false; blanks + 1];
    possible[0] = true;
    for (at, want) in want.iter().enumerate() {
        let mut next = vec![false; blanks + 1];
        for used in (0..=blanks.min(at)).filter(|used| possible[*used]) {
            if want.is_none_or(|want| want == TilePuzzle::BLANK) && used < blanks {
                next[used + 1] = true;
            }
            let tile = at - used;
            if tile < tiles.len() && want.is_none_or(|want| want == tiles[(tile + turn) % tiles.len()]) {
                next[used] = true;
            }
        }
        possible = next;
    }
    possible[blanks]
}

/// Returns `true` unless theory refutes that the start can reach the contents of one part of `board`, which has the same
/// pieces, symbol by symbol.
pub(super) fn can_reach(puzzle: &TilePuzzle, board: &Board, part: u16) -> bool {
    let Ok(mut groups) = SymbolGroups::new(&[]) else { return false };
    let (have, mut want) = (groups.read(puzzle.start()), groups.read(board));
    for (cell, other) in puzzle.graph().cells().iter().zip(puzzle.graph().parts()) {
        want[*cell] = want[*cell].filter(|_| *other == part);
    }
    let to_board =
        TilePuzzle::new(puzzle.start().clone(), vec![board.clone()], have, vec![want], groups.len());
    !matches!(solvability(&to_board), Solvability::Unsolvable(_))
}

/// A lower bound on the number of reachable positions, where theory has one: half of all arrangements on a biconnected board of at
/// least eight cells that is not a ring. Saturates at [`u64::MAX`].
///
/// # Source
///
/// As [`solvability`]: one blank reaches all even permutations, and further blanks only add to them.
pub(crate) fn least_size(puzzle: &TilePuzzle) -> Option<u64> {
    let parts = parts(puzzle);
    let is_rich = matches!(&parts[..], [part] if part.is_rich());
    let classes = puzzle.classes();
    let copies = |class: usize| classes.iter().filter(|other| usize::from(**other) == class).count();
    let all = || multinomial(classes.len(), (0..=classes.len()).map(copies));
    (is_rich && classes.len() >= 8).then(|| all().map_or(u64::MAX, |all| all / 2))
}

/// An assignment of identical tiles to goal cells that some solution of the first goal realizes: pairs of a start cell and a goal
/// cell. If parity forbids the assignment in reading order, two identical tiles are exchanged.
///
/// Empty without identical tiles, and if don't-care cells, walls or several blanks allow more assignments.
#[must_use]
pub fn identical_tiles(puzzle: &TilePuzzle) -> Vec<(usize, usize)> {
    let parts = parts(puzzle);
    let ([part], Some(target)) = (&parts[..], puzzle.targets().first()) else { return Vec::new() };
    if !part.is_rich() || part.blanks > 1 || target.contains(&None) {
        return Vec::new();
    }
    let have = puzzle.classes();
    let want: Vec<Class> = target.iter().flatten().copied().collect();
    // The k-th piece of a class goes to the k-th goal cell of the class.
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
    let home = graph::vertex(to[usize::from(part.root)]);
    if is_even(&to) != (colour(puzzle, part.root) == colour(puzzle, home))
        && let Some(a) = like.first()
        && let Some(b) = like.iter().find(|b| *b != a && have[**b] == have[*a])
    {
        to.swap(*a, *b);
    }
    like.into_iter().map(|at| (cells[at], cells[to[at]])).collect()
}
