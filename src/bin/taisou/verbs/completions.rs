//! `completions`: completions for shells.

use clap::{Args, Command};
use clap_complete::Shell;

use crate::{answer::say, ending::Ending};

#[derive(Args, Debug)]
pub struct CompletionsArgs {
    /// The shell
    shell: Shell,
}

pub fn run(args: &CompletionsArgs, mut command: Command) -> Ending {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, "taisou", &mut script);
    say(String::from_utf8_lossy(&script).trim_end());
    Ending::Done
}
