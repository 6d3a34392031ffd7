//! [`Algorithm`], the catalogue of methods.

use crate::util::named_enum;

named_enum! {
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
    Algorithm {
        /// Picks one of the others by the size of the space and of the goal. In a large space it tries a short bidirectional search
        /// before it builds tables. Where no search is sure to end, as on 5 x 5, it runs [`Anytime`](Self::Anytime), whose answer
        /// is not always proven shortest.
        Auto = "auto",
        /// Breadth-first search: shortest; keeps every state.
        BreadthFirst = "bfs",
        /// Bidirectional breadth-first search: shortest; keeps two frontiers of half the depth.
        Bidirectional = "bidirectional",
        /// Iterative deepening without a heuristic: shortest; keeps only its path. The baseline of comparisons.
        Iddfs = "iddfs",
        /// A* with Manhattan distance: shortest; keeps every state it met.
        AStar = "astar",
        /// Iterative deepening with Manhattan distance: shortest; small tables.
        IdaManhattan = "ida-manhattan",
        /// Iterative deepening with Manhattan distance and linear conflicts: shortest; no tables.
        IdaLinearConflict = "ida-linear-conflict",
        /// Iterative deepening with Takahashi's inversion distance: shortest; no tables.
        IdaInversion = "ida-inversion",
        /// Iterative deepening with Takahashi's walking distance: shortest; two tables.
        IdaWalking = "ida-walking",
        /// Iterative deepening with pattern databases: shortest; for large spaces.
        IdaPattern = "ida-pattern",
        /// Row by row and column by column: not shortest; any size at once, in stages that a person can follow.
        Human = "human",
        /// An answer at once, then shorter ones and a rising lower bound, until they meet.
        Anytime = "anytime",
    }
}

impl Algorithm {
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
