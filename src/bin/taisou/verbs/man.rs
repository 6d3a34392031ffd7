//! `man`: the manual.

use std::{fs, path::PathBuf};

use clap::{Args, CommandFactory};
use clap_mangen::Man;

use crate::{answer::say, command_line::CommandLine, ending::Ending, fault::Fault};

/// What `man` takes.
#[derive(Args, Debug)]
pub struct ManArgs {
    /// Write a page for the command and one for each verb into this folder [default: that of the command, to standard output]
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
}

pub fn run(args: &ManArgs) -> Result<Ending, Fault> {
    let mut command = CommandLine::command();
    command.build();
    if let Some(folder) = &args.folder {
        let written = fs::create_dir_all(folder).and_then(|()| clap_mangen::generate_to(command, folder));
        return written.map(|()| Ending::Done).map_err(|error| Fault::of_file(folder, &error));
    }
    let mut page = Vec::new();
    Man::new(command).render(&mut page).expect("memory takes all");
    say(String::from_utf8_lossy(&page).trim_end());
    Ok(Ending::Done)
}
