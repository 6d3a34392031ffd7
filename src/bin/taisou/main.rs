//! The command `taisou`: what the library does, for a shell. Boards in, answers out.
//!
//! It knows what the library does not: clocks, cores, files and the terminal. `docs/contracts.md` says what scripts may rely
//! on.

mod answer;
mod batch;
mod certificate;
mod collection;
mod command_line;
mod drawing;
mod drive;
mod ending;
mod escaping;
mod fault;
mod helping;
mod lines;
mod notation;
mod output_file;
mod posing;
mod printer;
mod progress;
mod same_file;
mod search_args;
mod sentences;
mod svg;
mod table_folder;
mod turns;
mod verbs;

use std::{env, ffi::OsString, process::ExitCode};

use clap::Parser;

use command_line::CommandLine;
use ending::Ending;
use escaping::visible;

fn main() -> ExitCode {
    let args: Vec<OsString> = env::args_os().collect();
    let asked = CommandLine::try_parse_from(&args).unwrap_or_else(|error| shown(&args, error).exit());
    match verbs::run(asked) {
        Ok(ending) => ending.into(),
        Err(fault) => {
            eprintln!("error: {fault}");
            Ending::Wrong.into()
        }
    }
}

/// The error of clap, which repeats arguments, with what they hide written out.
fn shown(args: &[OsString], error: clap::Error) -> clap::Error {
    let visible = args.iter().map(|arg| visible(&arg.to_string_lossy()));
    CommandLine::try_parse_from(visible).err().unwrap_or(error)
}
