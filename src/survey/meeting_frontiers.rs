//! Frontiers that grow from the start and from the goals until they meet.

use crate::{
    puzzle::Vertex,
    states::{
        PathLimit, PlaceBound, Positions, Space,
        bfs_frontier::{BfsFrontier, Sought},
    },
    util::{Memory, OutOfMemory},
};

/// Breadth-first search from the start and, if they can be listed, from the goals.
pub struct MeetingFrontiers {
    forward: BfsFrontier,
    /// The frontier of the goals, if they can be listed; the number listed, and the number of all.
    backward: Option<(BfsFrontier, u64, u64)>,
    from_start: bool,
    /// Maximum length of the paths that the frontiers keep.
    most: u32,
    /// The places of the positions where paths from both ends meet.
    meetings: Vec<Vec<Vertex>>,
}

/// Lower bounds on the distances to the goals and to the start.
pub struct Bounds {
    to_goals: PlaceBound,
    to_start: PlaceBound,
}

impl Bounds {
    /// `None` where they are not worth their size.
    pub fn new(space: &Space) -> Option<Self> {
        let start = space.start().iter().copied().map(Some).collect();
        let to_start = PlaceBound::new(space, &[start])?;
        Some(Self { to_goals: PlaceBound::new(space, space.targets())?, to_start })
    }
}

/// What [`MeetingFrontiers::grow`] has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Growth {
    On,
    /// All positions where shortest paths meet are known.
    Met,
    /// No path keeps to the limit.
    TooShort,
    /// No goal can be reached.
    Exhausted,
}

/// Maximum number of goal positions that are listed.
const MOST_GOALS: u64 = 100_000;

/// Maximum number of positions that a frontier marks by rank.
const RANK_UP_TO: u64 = 1 << 22;

impl MeetingFrontiers {
    /// Frontiers around the start and the goals, with all positions or, by bounds, those on paths of at most some length.
    pub fn new(
        positions: &mut dyn Positions,
        limit: Option<(Bounds, u32)>,
        memory: &mut Memory,
    ) -> Result<Self, OutOfMemory> {
        let most = limit.as_ref().map_or(u32::MAX, |(_, most)| *most);
        let (to_goals, to_start) = limit
            .map(|(bounds, most)| {
                (PathLimit::new(bounds.to_goals, most), PathLimit::new(bounds.to_start, most))
            })
            .unzip();
        positions.take_start();
        let forward = BfsFrontier::around(positions, RANK_UP_TO, memory)?.within(to_goals);
        let (goals, _) = positions.goals();
        let backward = if goals <= MOST_GOALS {
            let mut frontier = BfsFrontier::new(positions, RANK_UP_TO, memory)?.within(to_start);
            if goals == 0 {
                frontier.seal(positions, memory)?;
            }
            Some((frontier, 0, goals))
        } else {
            None
        };
        Ok(Self { forward, backward, from_start: true, most, meetings: Vec::new() })
    }

    /// Lists the next goal, or expands a position of the current side; returns the cost too.
    pub fn grow(
        &mut self,
        positions: &mut dyn Positions,
        memory: &mut Memory,
    ) -> Result<(u64, Growth), OutOfMemory> {
        let Self { forward, backward, from_start, meetings, .. } = self;
        if let Some((frontier, listed, all)) = backward
            && *listed < *all
            && positions.take_goal()
        {
            *listed += 1;
            frontier.add(positions, memory)?;
            if listed == all {
                frontier.seal(positions, memory)?;
            }
            return Ok((1, Growth::On));
        }
        let left = match backward {
            Some((frontier, ..)) if !*from_start => frontier.left(),
            _ => forward.left(),
        };
        if left == 0 {
            return Ok((1, self.end_layer()));
        }
        let mut show = |places: &[Vertex]| {
            meetings.push(places.to_vec());
            false
        };
        let neighbours = if let Some((far, ..)) = backward {
            let (near, far) = if *from_start { (forward, far) } else { (far, forward) };
            near.expand(positions, memory, Sought::SharedWith(far), &mut show)?
        } else {
            forward.expand(positions, memory, Sought::Goals, &mut show)?
        };
        Ok((1 + neighbours, Growth::On))
    }

    /// Goes on to the next layer of the smaller frontier.
    fn end_layer(&mut self) -> Growth {
        // All meetings are known only once the layer is complete.
        if !self.meetings.is_empty() {
            return Growth::Met;
        }
        self.forward.next_layer();
        if let Some((frontier, ..)) = &mut self.backward {
            frontier.next_layer();
        }
        let backward = self.backward.as_ref().map(|(frontier, ..)| frontier);
        self.from_start = self.forward.left() <= backward.map_or(u64::MAX, BfsFrontier::left);
        let near = if self.from_start { &self.forward } else { backward.unwrap_or(&self.forward) };
        match near.left() {
            0 if near.beyond() == u32::MAX => Growth::Exhausted,
            0 => Growth::TooShort,
            // What the next layer would find is longer than the limit.
            _ if self.depth() >= self.most => Growth::TooShort,
            _ => Growth::On,
        }
    }

    /// The distances from the start and to a goal at which they met.
    pub fn met_at(&self) -> (u32, u32) {
        let (near, far) = self.depths();
        if self.from_start { (near + 1, far) } else { (near, far + 1) }
    }

    /// The positions at which they met.
    pub fn take_meetings(&mut self) -> Vec<Vec<Vertex>> {
        std::mem::take(&mut self.meetings)
    }

    /// Returns `true` if a neighbour of a position on a shortest path has this distance from the start.
    pub fn is_from_start(&mut self, positions: &mut dyn Positions, places: &[Vertex], distance: u32) -> bool {
        self.forward.holds_at(positions, places, distance)
    }

    /// Returns `true` if a neighbour of a position on a shortest path has this distance to a goal.
    pub fn is_to_goal(&mut self, positions: &mut dyn Positions, places: &[Vertex], distance: u32) -> bool {
        let backward = self.backward.as_mut();
        backward.is_some_and(|(frontier, ..)| frontier.holds_at(positions, places, distance))
    }

    fn depths(&self) -> (u32, u32) {
        (self.forward.depth(), self.backward.as_ref().map_or(0, |(frontier, ..)| frontier.depth()))
    }

    /// No path that the frontiers have not found is shorter than this plus one.
    pub fn depth(&self) -> u32 {
        let (near, far) = self.depths();
        near + far
    }

    /// Maximum length of the paths that they keep, and the next that keeps more.
    pub fn limits(&self) -> (u32, u32) {
        let far = self.backward.as_ref().map_or(u32::MAX, |(frontier, ..)| frontier.beyond());
        let beyond = self.forward.beyond().min(far);
        (self.most, if beyond == u32::MAX { self.most + 1 } else { beyond })
    }

    pub fn positions(&self) -> u64 {
        self.forward.positions() + self.backward.as_ref().map_or(0, |(frontier, ..)| frontier.positions())
    }

    /// Goals listed, of how many; both 0 once all are.
    pub fn building(&self) -> (u64, u64) {
        match self.backward {
            Some((_, listed, all)) if listed < all => (listed, all),
            _ => (0, 0),
        }
    }
}
