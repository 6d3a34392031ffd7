//! The methods that take a board, and why others refuse it.

use std::sync::Arc;

use super::Algorithm;
use crate::{
    Error,
    error::{ExpectedOption, Refusal},
    puzzle::{AnyPuzzle, BlockMetric, BlockPuzzle, BoardOptions, Metric, Solvability, solvability},
    states::{BlockPositions, Positions, Space, TilePositions},
};

/// The methods for a board in one metric.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct MetricMethods {
    /// The metric.
    pub metric: Metric,
    /// True if the metric is usual for such a board: step and line for tiles; step, slide and move for blocks.
    pub usual: bool,
    /// Every method, in the order of [`Algorithm::ALL`]; or the property that the board lacks for this metric.
    pub methods: Result<Vec<MethodFit>, ExpectedOption>,
}

/// A method, and its refusal if it does not take the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct MethodFit {
    /// The method.
    pub algorithm: Algorithm,
    /// The refusal; `None` if it does.
    pub refused: Option<Refused>,
}

/// The refusal of a method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Refused {
    /// The reason.
    pub why: Refusal,
    /// A method that takes it.
    pub instead: Algorithm,
}

/// Lists the methods that take a board, for every metric. Needs no search, so it is immediate at any size.
///
/// A method that takes a board may still reach a limit, or be known to need more memory than allowed.
///
/// # Errors
///
/// If a text is no board, start and goal can never match, or an option has an impossible value.
///
/// # Example
///
/// ```
/// use taisou::{Algorithm, error::Refusal, methods, puzzle::{BoardOptions, Metric}};
///
/// let by_steps = methods("12*/4#3", 0, &BoardOptions::default())?.swap_remove(0);
/// assert_eq!((by_steps.metric, by_steps.usual), (Metric::Step, true));
/// let human = by_steps.methods.unwrap().into_iter().find(|fit| fit.algorithm == Algorithm::Human).unwrap();
/// let refused = human.refused.unwrap();
/// assert_eq!((refused.why, refused.instead), (Refusal::NeedsRectangle, Algorithm::Auto));
/// # Ok::<(), taisou::Error>(())
/// ```
pub fn methods(board: &str, width: usize, options: &BoardOptions) -> Result<Vec<MetricMethods>, Error> {
    let puzzle = AnyPuzzle::read(board, width, options)?;
    let usual: &[Metric] = match puzzle {
        AnyPuzzle::Tiles(..) => &Metric::TILES,
        AnyPuzzle::Blocks(..) => &Metric::BLOCKS,
    };
    let of_metric = |metric| {
        let methods = match AnyPuzzle::read_for(board, width, options, metric) {
            Ok(puzzle) => {
                let instance = Instance::new(&puzzle);
                Ok(Algorithm::ALL
                    .map(|algorithm| MethodFit { algorithm, refused: instance.check(algorithm).err() })
                    .into())
            }
            Err(Error::BadOption { expected, .. }) => Err(expected),
            Err(error) => return Err(error),
        };
        Ok(MetricMethods { metric, usual: usual.contains(&metric), methods })
    };
    Metric::ALL.into_iter().map(of_metric).collect()
}

/// A puzzle in the form that methods take.
#[derive(Clone)]
pub enum Instance {
    /// One-cell tiles, with the result of the solvability test.
    Tiles(Box<Space>, Solvability),
    /// Pieces of any shape.
    Blocks(Arc<BlockPuzzle>, BlockMetric),
}

impl Instance {
    pub fn new(puzzle: &AnyPuzzle) -> Self {
        match puzzle {
            AnyPuzzle::Tiles(puzzle, metric) => {
                Self::Tiles(Space::new(puzzle, *metric).into(), solvability(puzzle))
            }
            AnyPuzzle::Blocks(puzzle, metric) => Self::Blocks(puzzle.clone(), *metric),
        }
    }

    /// The positions, for methods that store them.
    pub fn positions(&self) -> Box<dyn Positions> {
        match self {
            Self::Tiles(space, _) => Box::new(TilePositions::new((**space).clone())),
            Self::Blocks(puzzle, metric) => Box::new(BlockPositions::new(puzzle.clone(), *metric)),
        }
    }

    /// Checks that a method takes the instance.
    pub fn check(&self, algorithm: Algorithm) -> Result<(), Refused> {
        let refused = |why, instead| Err(Refused { why, instead });
        match self {
            // Decided without a method.
            Self::Tiles(_, Solvability::Unsolvable(_)) => Ok(()),
            Self::Tiles(space, verdict) => match algorithm {
                Algorithm::Human if !space.is_rectangle() => {
                    refused(Refusal::NeedsRectangle, Algorithm::Auto)
                }
                Algorithm::Iddfs
                | Algorithm::IdaManhattan
                | Algorithm::IdaLinearConflict
                | Algorithm::IdaInversion
                | Algorithm::IdaWalking
                | Algorithm::IdaPattern
                    if *verdict == Solvability::Unknown =>
                {
                    refused(Refusal::MayNotEnd, Algorithm::Bidirectional)
                }
                _ => Ok(()),
            },
            Self::Blocks(..) => match algorithm {
                Algorithm::Bidirectional if !self.lists_goals() => {
                    refused(Refusal::OpenGoals, Algorithm::BreadthFirst)
                }
                Algorithm::Auto | Algorithm::BreadthFirst | Algorithm::Bidirectional => Ok(()),
                _ => refused(Refusal::NeedsTiles, Algorithm::BreadthFirst),
            },
        }
    }

    /// Returns whether the goal positions are few enough to be listed, so that a search can begin there.
    pub fn lists_goals(&self) -> bool {
        match self {
            Self::Tiles(space, _) => space.goal_positions().is_some_and(|count| count <= GOAL_POSITIONS),
            Self::Blocks(puzzle, _) => puzzle.lists_goals(),
        }
    }
}

/// Maximum number of goal positions for a backward search: listing more costs more than it saves.
const GOAL_POSITIONS: u64 = 100_000;
