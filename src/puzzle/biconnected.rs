//! Biconnected components of a board's graph.

use super::{Graph, Vertex};
use crate::board::Direction;

/// A biconnected component, seen from a root: a maximal subgraph that no single vertex disconnects.
#[derive(Clone, Debug)]
pub(super) struct Component {
    /// The vertices except the entry; for a ring, in order around it from the entry.
    pub inner: Vec<Vertex>,
    pub kind: ComponentKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ComponentKind {
    /// One edge.
    Bridge,
    /// One cycle and nothing else.
    Ring,
    /// At least two cycles that share an edge.
    Rich,
}

/// The components of the part that contains `root`. Every vertex but the root is an inner vertex of exactly one component; the
/// entry is the vertex where paths from the root enter a component.
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
    // Vertices that are not yet in a component, in order of discovery.
    let mut open = Vec::new();
    // The path from the root: a vertex, its parent, and the index of the next direction.
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
