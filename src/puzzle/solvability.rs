//! Whether a goal can be reached at all, decided before any search, with what shows why.

use std::collections::VecDeque;

use super::{
    Class, Target, TilePuzzle, Vertex,
    biconnected::{Component, ComponentKind, components},
    graph,
    symbol_groups::SymbolGroups,
};
use crate::{
    board::{Board, Size},
    util::multinomial,
};

/// Whether a puzzle can be solved, as far as theory says without searching.
///
/// # Source
///
/// One blank: R. M. Wilson, "Graph puzzles, homotopy, and the alternating group", Journal of Combinatorial
/// Theory B 16 (1974), 86-96, component by component (his one exception has odd cycles, which no board has). Several
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
        /// The goal that this is about, from 0.
        goal: usize,
    },
    /// On these cells, ascending, the goal wants what the shape of the board keeps away.
    Graph {
        /// Cells from 0.
        cells: Vec<usize>,
        /// The goal that this is about, from 0.
        goal: usize,
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
                    // Decides, whatever is unknown of the other parts.
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

/// A connected part of the board, with its components seen from a blank.
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
        let members = (0..).zip(graph.parts()).filter(|(_, part)| **part == number);
        let vertices: Vec<Vertex> = members.map(|(vertex, _)| vertex).collect();
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
            // One blank alone cannot do it, but several might.
            _ => Solvability::Unknown,
        }
    }

    /// Where the blank that moves may end: on a blank that the goal names, or on a don't-care cell if it names too
    /// few.
    fn goal_blanks(&self, target: &Target) -> Vec<Vertex> {
        let mut found = self.wanting(target, Some(TilePuzzle::BLANK));
        if found.len() < self.blanks {
            found.extend(self.wanting(target, None));
        }
        found
    }

    /// The vertices where `target` says this.
    fn wanting(&self, target: &Target, wanted: Option<Class>) -> Vec<Vertex> {
        let mut found = self.vertices.clone();
        found.retain(|vertex| target[usize::from(*vertex)] == wanted);
        found
    }

    /// What is wrong in each component once the goal's blank is moved from `blank` to where the start has it. Then
    /// no path of the blank can bring a piece from one component to another, and within each component only what its
    /// kind allows.
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

    /// Whether it is one component, richer than a ring.
    fn is_rich(&self) -> bool {
        matches!(&self.components[..], [Component { kind: ComponentKind::Rich, .. }])
    }

    /// What lies on these vertices at the start.
    fn have(&self, vertices: &[Vertex]) -> Vec<Class> {
        vertices.iter().map(|vertex| self.puzzle.class(*vertex)).collect()
    }

    /// Those of the vertices on which something else lies than `target` wants.
    fn different(&self, target: &Target, vertices: &[Vertex]) -> Vec<Vertex> {
        let mut found = vertices.to_vec();
        found.retain(|vertex| {
            target[usize::from(*vertex)].is_some_and(|wanted| wanted != self.puzzle.class(*vertex))
        });
        found
    }

    /// The cells of these vertices.
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

    /// Of a board that is one rich component, with tiles told apart.
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
        // One tile that then comes home, where there is one; else any two.
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

    /// The vertices in order, if they form one line or one ring, and whether it is a ring. There several blanks
    /// can do no more than one: nothing overtakes.
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

    /// Along a line the order of the tiles never changes; around a ring it only turns.
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

/// What is wrong within a component: its parity or its shape, and on which vertices.
struct Wrong {
    parity: bool,
    vertices: Vec<Vertex>,
}

/// What `target` wants on these vertices.
fn want(target: &Target, vertices: &[Vertex]) -> Vec<Option<Class>> {
    vertices.iter().map(|vertex| target[usize::from(*vertex)]).collect()
}

/// The colour of a vertex's cell: (row + column) modulo 2.
fn colour(puzzle: &TilePuzzle, vertex: Vertex) -> usize {
    let (size, cell) = (puzzle.start().size(), puzzle.graph().cells()[usize::from(vertex)]);
    (size.row(cell) + size.column(cell)) % 2
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

/// Where each of `have`, all different, is wanted; the one of `left`, if any, on the don't-care cell.
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

/// Whether tiles in this order, from the one at `turn` on, with `blanks` blanks between them anywhere, satisfy
/// `want`.
fn can_lie(tiles: &[Class], turn: usize, want: &[Option<Class>], blanks: usize) -> bool {
    // After each vertex: with how many blanks so far it can be done.
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

/// Whether theory lets the start of a puzzle reach the contents of one part of `board`, which has the same pieces, symbol by
/// symbol.
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

/// How many positions can be reached at least, where theory tells: on a board of at least eight cells that no single one cuts
/// in two and that is no ring, half of all arrangements; [`u64::MAX`] stands for more.
///
/// # Source
///
/// As [`solvability`]: one blank makes all even orders, and further ones take nothing away.
pub(crate) fn least_size(puzzle: &TilePuzzle) -> Option<u64> {
    let parts = parts(puzzle);
    let is_rich = matches!(&parts[..], [part] if part.is_rich());
    let classes = puzzle.classes();
    let copies = |class: usize| classes.iter().filter(|other| usize::from(**other) == class).count();
    let all = || multinomial(classes.len(), (0..=classes.len()).map(copies));
    (is_rich && classes.len() >= 8).then(|| all().map_or(u64::MAX, |all| all / 2))
}

/// For identical tiles, which of them must go where: the cells that each leaves and comes to in some solution of
/// the first goal. Where parity forbids the first choice, two like tiles change places.
///
/// Empty where nothing need be told: without identical tiles, or where don't-care cells, walls or several blanks leave
/// more open.
#[must_use]
pub fn identical_tiles(puzzle: &TilePuzzle) -> Vec<(usize, usize)> {
    let parts = parts(puzzle);
    let ([part], Some(target)) = (&parts[..], puzzle.targets().first()) else { return Vec::new() };
    if !part.is_rich() || part.blanks > 1 || target.contains(&None) {
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
    let home = graph::vertex(to[usize::from(part.root)]);
    if is_even(&to) != (colour(puzzle, part.root) == colour(puzzle, home))
        && let Some(a) = like.first()
        && let Some(b) = like.iter().find(|b| *b != a && have[**b] == have[*a])
    {
        to.swap(*a, *b);
    }
    like.into_iter().map(|at| (cells[at], cells[to[at]])).collect()
}
