//! Pairwise placement: two tiles at a time along rows and columns, by a beam that also weighs all others.

use std::ops::RangeInclusive;

use super::{
    Limit, Limits, Method, Stats, Status,
    beam::{Beam, mark, number_of},
    group_distance::GroupDistance,
    human::{assign, draft::Draft, lines::Region},
    run_slice,
};
use crate::{
    heuristic::{Heuristic, InadmissibleEstimate},
    puzzle::{Target, Vertex},
    states::{PathStep, Space},
    util::{Memory, OutOfMemory},
};

/// Fills rows and columns like [`Human`](super::Human), but two tiles at a time and in such a way that the other tiles
/// come nearer.
///
/// A narrow beam ranks positions by the distance of the next two tiles and the blank from their places, a [`GroupDistance`], and by
/// the distances of all other tiles, weighted by how soon their turn comes. A plain beam solves the last rectangle.
///
/// Suboptimal: on 16x16 about 55 % of the moves of `human`. For rectangles without walls, with one blank.
///
/// # Cost
///
/// 100 positions a layer take 0.4 s on 16x16 and 7 s on 32x32 in native code. Keeps 8 bytes for each position followed.
pub struct PairwisePlacement {
    space: Space,
    limits: Limits,
    /// Maximum number of positions in a layer.
    width: usize,
    memory: Memory,
    /// The start, with a goal for every piece; `None` if nothing remains to be done, or the method does not apply.
    draft: Option<Draft>,
    /// Weight of a step for each piece; a step of the current group weighs [`NEXT`].
    weights: Vec<u32>,
    /// The groups of one or two cells to fill, last to first.
    groups: Vec<Vec<Vertex>>,
    rest: Region,
    open: Vec<bool>,
    table: Option<GroupDistance>,
    /// Predecessor and blank's cell of every position followed.
    links: Vec<(u32, Vertex)>,
    /// Positions of the current depth, those that begin deeper, and those with the group in place.
    now: Vec<BeamPosition>,
    later: Vec<BeamPosition>,
    done: Vec<BeamPosition>,
    depth: u32,
    /// Layers of the group, and those since the first position was done.
    layers: u32,
    since: u32,
    /// Half keys of the group's positions, open addressing; 0 is free.
    seen: Vec<u32>,
    marks: usize,
    last: Option<LastRectangle>,
    nodes: u64,
    status: Status,
    best: Option<Vec<PathStep>>,
}

#[derive(Clone)]
struct BeamPosition {
    pieces: Vec<Vertex>,
    blank: Vertex,
    /// The blank's previous cell.
    came: Vertex,
    /// The cells of the group's pieces.
    places: [Vertex; 2],
    /// Weighted sum of all distances, and the rank in the layer.
    worth: u32,
    rank: u32,
    depth: u32,
    key: u64,
    link: u32,
}

/// A child of a position, by index, that moves the blank to a cell.
struct ChildPosition {
    parent: usize,
    cell: Vertex,
    places: [Vertex; 2],
    worth: u32,
    rank: u32,
    key: u64,
}

impl ChildPosition {
    fn order(&self) -> u64 {
        order(self.rank, self.key)
    }
}

/// The search of the rectangle that is left after all lines.
struct LastRectangle {
    beam: Beam,
    prepared: bool,
    width: usize,
    cells: Vec<Vertex>,
    draft: Draft,
}

/// Layers expanded once the first position is done.
const LAYERS: u32 = 12;

/// Weight of a step of the current group, and the layers in which it grows by one; weight of a tile whose turn comes last, and the
/// greatest addition for a tile whose turn is near. Measured on 16x16.
const NEXT: u32 = 16;
const GROWTH: u32 = 4;
const LEAST: u32 = 16;
const MORE: u32 = 64;

/// Slots for seen positions, times the width.
const SEEN: usize = 512;

/// Maximum cells of the last rectangle; first and last width of its beams.
const LAST: usize = 16;
const LAST_WIDTHS: (usize, usize) = (250, 20_000);

impl PairwisePlacement {
    /// Positions in a layer for an answer soon, and for a better one.
    const WIDTHS: [usize; 2] = [100, 400];

    /// On smaller boards the beams soon find better answers; on larger ones the second width takes too long.
    const WIDER: RangeInclusive<usize> = 65..=400;

    /// The widths worth trying one after the other on a board of some cells.
    pub(crate) fn widths(cells: usize) -> &'static [usize] {
        if Self::WIDER.contains(&cells) { &Self::WIDTHS } else { &Self::WIDTHS[..1] }
    }

    /// A search of `space`, a full rectangle, with at most `width` positions in a layer.
    pub fn new(space: Space, limits: Limits, width: usize) -> Self {
        let solved = space.is_goal(space.start());
        let draft = if solved { None } else { begin(&space) };
        let rest = Region::new(space.size());
        let mut placing = Self {
            limits,
            width,
            memory: Memory::new(limits.bytes),
            weights: vec![LEAST; space.len()],
            groups: Vec::new(),
            rest,
            open: vec![true; space.len()],
            table: None,
            links: vec![(0, 0)],
            now: Vec::new(),
            later: Vec::new(),
            done: Vec::new(),
            depth: 0,
            layers: 0,
            since: 0,
            seen: vec![0; (SEEN * width).next_power_of_two()],
            marks: 0,
            last: None,
            nodes: 1,
            status: match (solved, &draft) {
                (true, _) => Status::Solved,
                (_, None) => Status::Stopped(Limit::NothingLeft),
                _ => Status::Paused,
            },
            best: solved.then(Vec::new),
            draft: None,
            space,
        };
        if let Some(draft) = draft {
            placing.plan(&draft);
            placing.done.push(placing.start(&draft));
            placing.draft = Some(draft);
        }
        placing
    }

    /// Sets the order in which cells are filled, and the weights of the pieces that belong there.
    fn plan(&mut self, draft: &Draft) {
        let size = self.space.size();
        let mut lines = Vec::new();
        while self.rest.cells(size).len() > LAST {
            let first = self.rest.lines(size, draft.goal(draft.mover)).into_iter().next();
            let Some(line) = first else { break };
            self.rest = line.remaining;
            lines.push(line.cells);
        }
        let all = lines.len() as u32;
        for (after, cells) in (0..).zip(&lines) {
            let left = all - after;
            for cell in cells {
                self.weights[usize::from(draft.wanted(*cell))] =
                    LEAST + MORE * left.pow(3) / (all + 1).pow(3);
            }
            let (alone, pairs) = cells.split_at(cells.len() % 2);
            self.groups.extend(alone.iter().map(|cell| vec![*cell]));
            self.groups.extend(pairs.chunks(2).map(<[Vertex]>::to_vec));
        }
        self.groups.reverse();
    }

    fn start(&self, draft: &Draft) -> BeamPosition {
        let pieces: Vec<Vertex> = (0..self.space.len() as Vertex).map(|cell| draft.piece(cell)).collect();
        let worth = pieces.iter().map(|piece| self.worth(draft, *piece, draft.cell(*piece))).sum();
        let blank = draft.blank();
        BeamPosition { pieces, blank, came: blank, places: [0; 2], worth, rank: 0, depth: 0, key: 0, link: 0 }
    }

    /// Weighted distance of a piece from its goal.
    fn worth(&self, draft: &Draft, piece: Vertex, cell: Vertex) -> u32 {
        if piece == draft.mover {
            return 0;
        }
        self.weights[usize::from(piece)] * self.space.distance(cell, draft.goal(piece)) as u32
    }

    fn work(&mut self, budget: u64) -> Result<u64, OutOfMemory> {
        let Some(draft) = self.draft.take() else { return Ok(1) };
        let cost = self.work_on(&draft, budget);
        self.draft = Some(draft);
        cost
    }

    fn work_on(&mut self, draft: &Draft, budget: u64) -> Result<u64, OutOfMemory> {
        if self.last.is_some() {
            return self.go_on_with_last(budget);
        }
        let Some(group) = self.groups.last().cloned() else {
            self.begin_last(draft);
            return Ok(1);
        };
        let Some(table) = &mut self.table else {
            self.table = Some(GroupDistance::new(&self.space, &self.open, &group, &mut self.memory)?);
            return Ok(1);
        };
        if !table.is_ready() {
            return Ok(table.advance(budget));
        }
        if self.now.is_empty() && self.later.is_empty() {
            self.begin_group(draft, &group);
        }
        let before = self.nodes;
        self.expand_layer(draft, &group)?;
        if self.since > LAYERS || self.now.is_empty() && self.later.is_empty() {
            self.end_group(group);
        }
        Ok(self.nodes - before + self.width as u64)
    }

    fn begin_group(&mut self, draft: &Draft, group: &[Vertex]) {
        (self.layers, self.since) = (0, 0);
        self.forget();
        self.later = std::mem::take(&mut self.done);
        for board in &mut self.later {
            for (place, spot) in board.places.iter_mut().zip(group) {
                let at = board.pieces.iter().position(|piece| *piece == draft.wanted(*spot));
                *place = at.unwrap_or(0) as Vertex;
            }
        }
        self.depth = self.later.iter().map(|board| board.depth).min().unwrap_or(0);
    }

    fn forget(&mut self) {
        self.seen.fill(0);
        self.marks = 0;
    }

    fn expand_layer(&mut self, draft: &Draft, group: &[Vertex]) -> Result<(), OutOfMemory> {
        let Some(table) = self.table.take() else { return Ok(()) };
        for at in (0..self.later.len()).rev() {
            if self.later[at].depth == self.depth {
                self.now.push(self.later.swap_remove(at));
            }
        }
        if 2 * self.marks > self.seen.len() {
            self.forget();
        }
        let mut is_done = self.since > 0;
        let mut next = Vec::new();
        let now = std::mem::take(&mut self.now);
        for (parent, board) in now.iter().enumerate() {
            if table.of(board.places, board.blank) > 0 {
                self.expand(draft, group, &table, (parent, board), &mut next);
                continue;
            }
            is_done = true;
            if self.done.iter().all(|other| other.key != board.key) {
                self.done.push(board.clone());
            }
        }
        self.since += u32::from(is_done);
        self.layers += 1;
        self.depth += 1;
        let margin = margin(next.iter().map(ChildPosition::order).collect(), self.width);
        next.retain(|child| child.order() < margin);
        self.reserve_links(next.len())?;
        for ChildPosition { parent, cell, places, worth, rank, key } in next {
            let parent = &now[parent];
            self.links.push((parent.link, cell));
            let mut pieces = parent.pieces.clone();
            pieces.swap(usize::from(cell), usize::from(parent.blank));
            let (came, depth, link) = (parent.blank, self.depth, self.links.len() as u32 - 1);
            self.now.push(BeamPosition { pieces, blank: cell, came, places, worth, rank, depth, key, link });
        }
        self.table = Some(table);
        Ok(())
    }

    /// Makes room for links.
    fn reserve_links(&mut self, more: usize) -> Result<(), OutOfMemory> {
        let (len, room) = (self.links.len(), self.links.capacity());
        if len + more > room {
            let wanted = (2 * room).max(len + more);
            let bytes = |count: usize| (count * size_of::<(u32, Vertex)>()) as u64;
            self.memory.resize(bytes(room), bytes(wanted))?;
            self.links.reserve_exact(wanted - len);
        }
        Ok(())
    }

    fn expand(
        &mut self,
        draft: &Draft,
        group: &[Vertex],
        table: &GroupDistance,
        (parent, board): (usize, &BeamPosition),
        next: &mut Vec<ChildPosition>,
    ) {
        for cell in self.space.graph().neighbours(board.blank) {
            if cell == board.came || !self.open[usize::from(cell)] {
                continue;
            }
            self.nodes += 1;
            let (piece, blank) = (board.pieces[usize::from(cell)], board.blank);
            let key = board.key ^ number_of(piece, cell) ^ number_of(piece, blank);
            if !mark(&mut self.seen, key) {
                continue;
            }
            self.marks += 1;
            let mut places = board.places;
            for place in &mut places[..group.len()] {
                if *place == cell {
                    *place = blank;
                }
            }
            let worth = board.worth + self.worth(draft, piece, blank) - self.worth(draft, piece, cell);
            let of_group =
                group.iter().zip(places).map(|(spot, place)| self.worth(draft, draft.wanted(*spot), place));
            let weight = NEXT + self.layers / GROWTH;
            let rank = weight * table.of(places, cell) + worth - of_group.sum::<u32>();
            next.push(ChildPosition { parent, cell, places, worth, rank, key });
        }
    }

    /// Closes the cells of a placed group; the best positions go on.
    fn end_group(&mut self, group: Vec<Vertex>) {
        self.now.clear();
        self.later.clear();
        for board in &mut self.done {
            board.rank = NEXT * board.depth + board.worth;
        }
        let order_of = |board: &BeamPosition| order(board.rank, board.key);
        let margin = margin(self.done.iter().map(order_of).collect(), self.width);
        self.done.retain(|board| order_of(board) < margin);
        if self.done.is_empty() {
            self.status = Status::Stopped(Limit::NothingLeft);
        }
        for cell in group {
            self.open[usize::from(cell)] = false;
        }
        self.groups.pop();
        if let Some(table) = self.table.take() {
            table.free(&mut self.memory);
        }
    }

    /// Begins to solve the last rectangle from the best position.
    fn begin_last(&mut self, draft: &Draft) {
        let Some(board) = self.done.iter().min_by_key(|board| board.rank) else { return };
        let mut path = Vec::new();
        let mut link = board.link;
        while link > 0 {
            let (before, blank) = self.links[link as usize];
            path.push(blank);
            link = before;
        }
        let mut draft = draft.clone();
        self.links = Vec::new();
        self.memory.give_back_to(0);
        for blank in path.into_iter().rev() {
            draft.move_blank(&self.space, blank);
        }
        let cells = self.rest.cells(self.space.size());
        let class = |cell: &Vertex| self.space.start()[usize::from(draft.piece(*cell))];
        let start = cells.iter().map(class).collect();
        let target = &self.space.targets()[draft.target];
        let target: Target = cells.iter().map(|cell| target[usize::from(*cell)]).collect();
        let part = self.space.part(&cells, start, vec![target]);
        if part.is_goal(part.start()) {
            self.conclude(draft);
            return;
        }
        let beam = Beam::new(part.clone(), InadmissibleEstimate::plain(&part));
        self.last = Some(LastRectangle { beam, prepared: false, width: LAST_WIDTHS.0, cells, draft });
    }

    fn go_on_with_last(&mut self, budget: u64) -> Result<u64, OutOfMemory> {
        let Some(mut last) = self.last.take() else { return Ok(1) };
        let mut cost = 1;
        if !last.prepared {
            last.prepared = last.beam.estimate().prepare(u64::MAX, &mut self.memory)?;
            let below = last.width * self.space.len();
            last.beam.begin(last.width, below as u32, &mut self.memory)?;
        }
        while cost < budget {
            if let Some(made) = last.beam.work(&mut self.memory)? {
                self.nodes += made;
                cost += made;
                continue;
            }
            if let Some(steps) = last.beam.solution() {
                for step in steps {
                    last.draft.move_blank(&self.space, last.cells[usize::from(step.from)]);
                }
                self.conclude(last.draft);
                return Ok(cost);
            }
            last.beam.clear();
            self.memory.give_back_to(0);
            last.width *= 4;
            last.prepared = false;
            if last.width > LAST_WIDTHS.1 {
                self.status = Status::Stopped(Limit::NothingLeft);
                return Ok(cost);
            }
            break;
        }
        self.last = Some(last);
        Ok(cost)
    }

    fn conclude(&mut self, draft: Draft) {
        self.best = Some(draft.log.finish().0);
        self.status = Status::Solved;
    }
}

/// The order of positions: by rank, then by key.
fn order(rank: u32, key: u64) -> u64 {
    u64::from(rank) << 32 | key >> 32
}

/// The first order that is not among the `width` least.
fn margin(mut orders: Vec<u64>, width: usize) -> u64 {
    if orders.len() <= width { u64::MAX } else { *orders.select_nth_unstable(width).1 }
}

/// The start as a draft, if it has one blank and its parity fits.
fn begin(space: &Space) -> Option<Draft> {
    let mut draft = (0..space.targets().len()).find_map(|target| assign::assign(space, target))?;
    if draft.odd {
        let open = draft.open(space);
        assign::choose(space, &mut draft, &open);
    }
    (space.copies()[0] == 1 && !draft.odd).then_some(draft)
}

impl Method for PairwisePlacement {
    fn advance(&mut self, budget: u64) -> Status {
        let is_spent = |search: &Self| search.nodes >= search.limits.nodes;
        run_slice(self, budget, |search| &mut search.status, is_spent, Self::work)
    }

    fn stats(&self) -> Stats {
        let queue = self.table.as_ref().map_or(0, GroupDistance::bytes);
        Stats { nodes: self.nodes, bytes: self.memory.held() + queue, ..Stats::default() }
    }

    fn solution(&self) -> Option<&[PathStep]> {
        self.best.as_deref()
    }
}
