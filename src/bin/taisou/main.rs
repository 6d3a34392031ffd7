//! The command `taisou`: the library for the shell.
//!
//! It adds clocks, threads, files and the terminal. `docs/contracts.md` lists the promises to scripts.

mod answer;
mod batch;
mod certificate;
mod certificate_moves;
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
    let parsed = command_line::parse(&args).unwrap_or_else(|error| error.exit());
    parsed.console.apply();
    match parsed.verb.run() {
        Ok(ending) => ending.into(),
        Err(fault) => {
            console::error(fault);
            Ending::Wrong.into()
        }
    }
}
