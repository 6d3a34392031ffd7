//! [`Sliced`], the interface of tasks that run in slices.

use super::method::{Stats, Status};

/// A task that runs in slices: a search, an enumeration, a count or a generator.
///
/// # Example
///
/// ```
/// use taisou::{Algorithm, Options, Search, search::{Sliced, Status}};
///
/// let mut search = Search::new("123/4*6/758", 3, Algorithm::Auto, &Options::default())?;
/// assert_eq!(search.run(), Status::Solved);
/// assert_eq!(search.solution().length, Some(2));
/// # Ok::<(), taisou::Error>(())
/// ```
pub trait Sliced {
    /// Works for about `nodes` nodes. Any status but [`Status::Paused`] is final.
    fn advance(&mut self, nodes: u64) -> Status;

    /// The current counters. Cheap.
    fn stats(&self) -> Stats;

    /// The length of the best solution found, for tasks that look for one.
    fn best(&self) -> Option<u32> {
        None
    }

    /// Works until the task is done or meets a limit.
    fn run(&mut self) -> Status {
        loop {
            match self.advance(u64::MAX) {
                Status::Paused => {}
                status => return status,
            }
        }
    }
}

/// Implements [`Sliced`] by the methods of the same name.
macro_rules! sliced {
    ($($task:ty),*) => {$(
        impl Sliced for $task {
            fn advance(&mut self, nodes: u64) -> Status {
                self.advance(nodes)
            }

            fn stats(&self) -> Stats {
                self.stats()
            }
        }
    )*};
}

pub(crate) use sliced;
