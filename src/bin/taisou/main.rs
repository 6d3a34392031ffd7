//! The command `taisou`: what the library does, for a shell. Boards in, answers out.
//!
//! It knows what the library does not: clocks, cores, files and the terminal. `docs/contracts.md` says what scripts may rely
//! on.

mod answer;
mod batch;
mod certificate;
mod collection;
mod command_line;
mod console;
mod drawing;
mod drive;
mod ending;
mod escaping;
mod examples;
mod fault;
mod helping;
mod job;
mod line_loop;
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

use ending::Ending;

fn main() -> ExitCode {
    let args: Vec<OsString> = env::args_os().collect();
    let asked = command_line::parse(&args).unwrap_or_else(|error| error.exit());
    asked.console.apply();
    match asked.verb.run() {
        Ok(ending) => ending.into(),
        Err(fault) => {
            console::error(fault);
            Ending::Wrong.into()
        }
    }
}
