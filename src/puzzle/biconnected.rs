//! Biconnected components of a board's graph. What the blank can do differs from one to the next.

use super::{Graph, Vertex};
use crate::board::Direction;

/// A maximal piece of a graph that no single vertex cuts in two (a biconnected component), seen from a
/// root: a bridge, a ring, or something that is richer than a ring.
#[derive(Clone, Debug)]
pub(super) struct Component {
    /// The vertices but for the entry. Of a ring, in the order in which they lie around it from the entry.
    pub inner: Vec<Vertex>,
    /// What kind it is.
    pub kind: ComponentKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ComponentKind {
    /// One edge.
    Bridge,
    /// One cycle and nothing else.
    Ring,
    /// Two cycles or more, sharing an edge.
    Rich,
}

/// The components of the part that `root` belongs to. Every vertex but the root is the inner vertex of exactly
/// one component; the entry is where a path from the root first meets a component.
///
/// # Source
///
/// J. Hopcroft and R. Tarjan, "Efficient algorithms for graph manipulation", Communications of the ACM 16
/// (1973), 372-378, without recursion.
pub(super) fn components(graph: &Graph, root: Vertex) -> Vec<Component> {
    let n = graph.len();
    let mut depth: Vec<Option<usize>> = vec![None; n];
    let mut low = vec![0; n];
    let mut found = Vec::new();
    // Vertices that are not yet in a component, in the order in which they were met.
    let mut open = Vec::new();
    // The path from the root: a vertex, its parent, and the next direction to look in.
    let mut path: Vec<(Vertex, Option<Vertex>, usize)> = vec![(root, None, 0)];
    depth[usize::from(root)] = Some(0);
    while let Some((vertex, parent, next)) = path.last_mut() {
        let (vertex, parent) = (*vertex, *parent);
        let at = usize::from(vertex);
        if let Some(direction) = Direction::ALL.get(*next) {
            *next += 1;
            let other = graph.neighbour(vertex, *direction).filter(|other| Some(*other) != parent);
            let Some(other) = other else { continue };
            if let Some(reached) = depth[usize::from(other)] {
                low[at] = low[at].min(reached);
            } else {
                depth[usize::from(other)] = Some(path.len());
                low[usize::from(other)] = path.len();
                open.push(other);
                path.push((other, Some(vertex), 0));
            }
            continue;
        }
        path.pop();
        let Some((entry, ..)) = path.last() else { break };
        let above = usize::from(*entry);
        low[above] = low[above].min(low[at]);
        if low[at] >= path.len() - 1 {
            let first = open.iter().rposition(|other| *other == vertex).unwrap_or(0);
            found.push(component(graph, *entry, open.split_off(first)));
        }
    }
    found
}

fn component(graph: &Graph, entry: Vertex, inner: Vec<Vertex>) -> Component {
    if inner.len() == 1 {
        return Component { inner, kind: ComponentKind::Bridge };
    }
    let inside = |vertex: Vertex| vertex == entry || inner.contains(&vertex);
    let neighbours = |vertex: Vertex| graph.neighbours(vertex).filter(|other| inside(*other));
    let is_ring = inner.iter().chain([&entry]).all(|vertex| neighbours(*vertex).count() == 2);
    if !is_ring {
        return Component { inner, kind: ComponentKind::Rich };
    }
    let mut around = Vec::with_capacity(inner.len());
    let (mut last, mut at) = (entry, neighbours(entry).next());
    while let Some(vertex) = at.filter(|vertex| *vertex != entry) {
        around.push(vertex);
        at = neighbours(vertex).find(|other| *other != last);
        last = vertex;
    }
    Component { inner: around, kind: ComponentKind::Ring }
}
