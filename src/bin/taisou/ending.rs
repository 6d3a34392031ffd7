//! The exit status of the command: docs/contracts.md#the-command.

use std::process::ExitCode;

/// Exit statuses from best to worst. A batch ends with its worst.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ending {
    /// Everything was answered.
    Done,
    /// A board has no solution, proven.
    Unsolvable,
    /// A search reached a limit.
    Stopped,
    /// A certificate is invalid, or moves do not reach the goal.
    Refused,
    /// The input is invalid, or a file cannot be read or written. clap ends in the same way.
    Wrong,
}

impl From<Ending> for ExitCode {
    fn from(ending: Ending) -> Self {
        Self::from(match ending {
            Ending::Done => 0,
            Ending::Refused => 1,
            Ending::Wrong => 2,
            Ending::Unsolvable => 3,
            Ending::Stopped => 4,
        })
    }
}
