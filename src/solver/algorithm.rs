//! [`Algorithm`], the catalogue of methods.

use std::{fmt, str::FromStr};

/// A solving method, parsed and printed by its [name](Algorithm::name).
///
/// # Example
///
/// ```
/// use taisou::Algorithm;
///
/// let method: Algorithm = "ida-pattern".parse().unwrap();
/// assert_eq!(method, Algorithm::IdaPattern);
/// assert!(method.is_optimal());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Algorithm {
    /// Picks one of the others by the size of the space and of the goal. In a large space it tries a short bidirectional
    /// search before it builds tables. Where no search is sure to end, as on 5 x 5, it runs
    /// [`Anytime`](crate::search::Anytime), whose answer is not always proven shortest.
    Auto,
    /// [`BreadthFirst`](crate::search::BreadthFirst): shortest; keeps every state.
    BreadthFirst,
    /// [`Bidirectional`](crate::search::Bidirectional): shortest; keeps two frontiers of half the depth.
    Bidirectional,
    /// Iterative deepening without a heuristic: shortest; keeps only its path. The baseline of comparisons.
    Iddfs,
    /// [`AStar`](crate::search::AStar) with Manhattan distance: shortest; keeps every state it met.
    AStar,
    /// Iterative deepening with Manhattan distance: shortest; small tables.
    IdaManhattan,
    /// Iterative deepening with Manhattan distance and linear conflicts: shortest; no tables.
    IdaLinearConflict,
    /// Iterative deepening with Takahashi's inversion distance: shortest; no tables.
    IdaInversion,
    /// Iterative deepening with Takahashi's walking distance: shortest; two tables.
    IdaWalking,
    /// Iterative deepening with pattern databases: shortest; for large spaces.
    IdaPattern,
    /// [`Human`](crate::search::Human): not shortest; any size at once, in stages that a person can follow.
    Human,
    /// [`Anytime`](crate::search::Anytime): an answer at once, then shorter ones and a rising lower bound, until they
    /// meet.
    Anytime,
}

impl Algorithm {
    /// All methods.
    pub const ALL: [Self; 12] = [
        Self::Auto,
        Self::BreadthFirst,
        Self::Bidirectional,
        Self::Iddfs,
        Self::AStar,
        Self::IdaManhattan,
        Self::IdaLinearConflict,
        Self::IdaInversion,
        Self::IdaWalking,
        Self::IdaPattern,
        Self::Human,
        Self::Anytime,
    ];

    /// The name in JavaScript, links and the command.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::BreadthFirst => "bfs",
            Self::Bidirectional => "bidirectional",
            Self::Iddfs => "iddfs",
            Self::AStar => "astar",
            Self::IdaManhattan => "ida-manhattan",
            Self::IdaLinearConflict => "ida-linear-conflict",
            Self::IdaInversion => "ida-inversion",
            Self::IdaWalking => "ida-walking",
            Self::IdaPattern => "ida-pattern",
            Self::Human => "human",
            Self::Anytime => "anytime",
        }
    }

    /// Returns whether every solution is proven shortest.
    #[must_use]
    pub fn is_optimal(self) -> bool {
        match self {
            Self::BreadthFirst
            | Self::Bidirectional
            | Self::Iddfs
            | Self::AStar
            | Self::IdaManhattan
            | Self::IdaLinearConflict
            | Self::IdaInversion
            | Self::IdaWalking
            | Self::IdaPattern => true,
            Self::Auto | Self::Human | Self::Anytime => false,
        }
    }
}

impl fmt::Display for Algorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Algorithm {
    type Err = ();

    fn from_str(name: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|algorithm| algorithm.name() == name).ok_or(())
    }
}
