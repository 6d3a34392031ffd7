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

use std::process::ExitCode;

use clap::Parser;

use command_line::CommandLine;
use ending::Ending;

fn main() -> ExitCode {
    match verbs::run(CommandLine::parse()) {
        Ok(ending) => ending.into(),
        Err(fault) => {
            eprintln!("error: {fault}");
            Ending::Wrong.into()
        }
    }
}
