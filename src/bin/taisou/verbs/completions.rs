//! `completions`: what shells complete.

use clap::Args;
use clap_complete::Shell;

use crate::{answer::say, command_line, ending::Ending};

/// What `completions` takes.
#[derive(Args, Debug)]
pub struct CompletionsArgs {
    /// For which shell
    shell: Shell,
}

pub fn run(args: &CompletionsArgs) -> Ending {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command_line::command(), "taisou", &mut script);
    say(String::from_utf8_lossy(&script).trim_end());
    Ending::Done
}
