//! How the command ends, which scripts read as a number: docs/contracts.md#the-command.

use std::process::ExitCode;

/// From the best to the worst: of a batch the worst is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ending {
    /// Everything was answered.
    Done,
    /// A board has no solution, proven.
    Unsolvable,
    /// A search met a limit.
    Stopped,
    /// A certificate does not hold, or moves do not reach the goal.
    Refused,
    /// Something that was given is wrong, or a file cannot be read or written. As clap has it for options.
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
