//! The methods and how to run them: [`solve()`] at once, [`Search`] in slices.

mod algorithm;
mod helper;
mod methods;
mod options;
mod plan;
mod search;
mod solution;

pub use algorithm::Algorithm;
pub use helper::Helper;
pub use methods::{MethodFit, MetricMethods, Refused, methods};
pub use options::Options;
pub use plan::AutoReason;
pub use search::Search;
pub(crate) use search::play;
pub use solution::{Argument, Move, Outcome, Solution};

pub use crate::states::Side;
use crate::{Error, search::Sliced};

/// Solves a puzzle at once, within the limits of `options`.
///
/// `board` is a text for [`Board::read`](crate::board::Board::read); `width` 0 takes the width from its rows. An unsolvable
/// board is an answer, [`Outcome::Unsolvable`] with the reason. [`Solution::optimal`] alone says whether an answer is proven
/// shortest.
///
/// # Errors
///
/// If a text is no board, start and goal can never match, the method does not take the board, or the search is known not
/// to fit the limits.
///
/// # Cost
///
/// That of the method. [`Algorithm::Auto`] over Korf's 15-puzzles of 41 to 66 moves takes 10 ms at the median including
/// its tables, 6 ms with finished tables ([`Options::tables`]).
///
/// # Example
///
/// ```
/// use taisou::{Algorithm, Options, solve};
///
/// let options = Options::new().goal("ソウアイ*タタノマ");
/// let solution = solve("ウアタソ*マイタノ", 3, Algorithm::Auto, &options)?;
/// assert_eq!(solution.length, Some(18));
/// assert!(solution.optimal);
/// assert_eq!(solution.boards.last().map(String::as_str), Some("ソウア/イ*タ/タノマ"));
/// # Ok::<(), taisou::Error>(())
/// ```
pub fn solve(board: &str, width: usize, algorithm: Algorithm, options: &Options) -> Result<Solution, Error> {
    let mut search = Search::new(board, width, algorithm, options)?;
    search.run();
    Ok(search.solution())
}
