//! `man`: manual pages.

use std::{fs, path::PathBuf};

use clap::{Args, Command, builder::Resettable};
use clap_mangen::Man;

use crate::{answer::say, ending::Ending, examples, fault::Fault, output_file};

#[derive(Args, Debug)]
pub struct ManArgs {
    /// Write the pages of the command and of all verbs into this folder [default: that of the command to standard output]
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
}

pub fn run(args: &ManArgs, command: Command) -> Result<Ending, Fault> {
    let mut command = command.disable_help_subcommand(true);
    command.build();
    let Some(folder) = &args.folder else {
        say(page(&command).trim_end());
        return Ok(Ending::Done);
    };
    fs::create_dir_all(folder).map_err(|error| Fault::of_file(folder, &error))?;
    for command in [&command].into_iter().chain(command.get_subcommands()) {
        let file = folder.join(Man::new(command.clone()).get_filename());
        output_file::write(&file, page(command).as_bytes()).map_err(|error| Fault::of_file(&file, &error))?;
    }
    Ok(Ending::Done)
}

/// The page of the command or of a verb, with examples.
fn page(command: &Command) -> String {
    let mut page = Vec::new();
    let plain = command.clone().after_help(Resettable::Reset);
    Man::new(plain).render(&mut page).expect("a vector takes all bytes");
    let page = String::from_utf8(page).expect("it writes UTF-8");
    let examples = examples::manual_section(command);
    match page.find(".SH VERSION") {
        Some(at) => format!("{}{examples}{}", &page[..at], &page[at..]),
        None => page + &examples,
    }
}
