//! Which methods take a board, and why the others do not: asked before a search, and by pages that offer a choice.

use std::sync::Arc;

use super::Algorithm;
use crate::{
    Error,
    error::{ExpectedOption, Refusal},
    puzzle::{AnyPuzzle, BlockMetric, BlockPuzzle, BoardOptions, Metric, Solvability, solvability},
    states::{BlockPositions, Positions, Space, TilePositions},
};

/// Which methods take a board that is counted in one metric.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct MetricMethods {
    /// What counts as one move.
    pub metric: Metric,
    /// Whether boards like this one are usually counted so: tiles by step and line; blocks by step, slide and move.
    pub usual: bool,
    /// Every method, in the order of [`Algorithm::ALL`]; or what the board would have to be to be counted so.
    pub methods: Result<Vec<MethodFit>, ExpectedOption>,
}

/// Whether a method takes a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct MethodFit {
    /// The method.
    pub algorithm: Algorithm,
    /// Why not; `None` if it does.
    pub refused: Option<Refused>,
}

/// Why a method does not take a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Refused {
    /// Why.
    pub why: Refusal,
    /// A method that takes it.
    pub instead: Algorithm,
}

/// Which methods take a board, in every metric. Searches nothing: at once, whatever the size.
///
/// A method that takes a board may still meet a limit, or be known beforehand to need more memory than allowed.
///
/// # Errors
///
/// When a text is no board, start and goal can never match, or an option has an impossible value.
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
                    .map(|algorithm| MethodFit { algorithm, refused: instance.ask(algorithm).err() })
                    .into())
            }
            Err(Error::BadOption { expected, .. }) => Err(expected),
            Err(error) => return Err(error),
        };
        Ok(MetricMethods { metric, usual: usual.contains(&metric), methods })
    };
    Metric::ALL.into_iter().map(of_metric).collect()
}

/// A puzzle as methods see it.
#[derive(Clone)]
pub enum Instance {
    /// Of one-cell tiles; whether theory says that it can be solved.
    Tiles(Box<Space>, Solvability),
    /// Of pieces of any size.
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

    /// Its positions, for methods that keep them.
    pub fn positions(&self) -> Box<dyn Positions> {
        match self {
            Self::Tiles(space, _) => Box::new(TilePositions::new((**space).clone())),
            Self::Blocks(puzzle, metric) => Box::new(BlockPositions::new(puzzle.clone(), *metric)),
        }
    }

    /// Asks a method whether it takes this.
    pub fn ask(&self, algorithm: Algorithm) -> Result<(), Refused> {
        let refused = |why, instead| Err(Refused { why, instead });
        match self {
            // Answered without any method.
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

    /// Whether all positions that the goals stand for can be listed, so that a search can begin there.
    pub fn lists_goals(&self) -> bool {
        match self {
            Self::Tiles(space, _) => space.goal_positions().is_some_and(|count| count <= GOAL_POSITIONS),
            Self::Blocks(puzzle, metric) => BlockPositions::new(puzzle.clone(), *metric).goals().0 < u64::MAX,
        }
    }
}

/// Goals that stand for more positions than this are searched from the start only: listing them would cost
/// more than it saves.
const GOAL_POSITIONS: u64 = 100_000;
