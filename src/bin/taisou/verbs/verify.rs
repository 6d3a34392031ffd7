//! `verify`: certificates, checked by playing and by searching again.

use std::path::PathBuf;

use clap::Args;
use serde::Serialize;

use super::{Job, each_line};
use crate::{
    answer::Answer,
    certificate::Certificate,
    drive::Worker,
    ending::Ending,
    escaping::{board_line, visible},
    fault::Fault,
    lines,
    search_args::{OutputArgs, SearchArgs},
};

/// What `verify` takes.
#[derive(Args, Debug)]
pub struct VerifyArgs {
    /// Files of certificates, one a line; - is standard input, which is also what is read without any
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Give up after so many seconds, and refuse
    #[arg(long, value_name = "SECONDS", value_parser = crate::search_args::seconds)]
    seconds: Option<std::time::Duration>,
    /// Where the tables are that certificates were made with
    #[arg(long, value_name = "FOLDER")]
    tables: Option<PathBuf>,
    #[command(flatten)]
    output: OutputArgs,
}

#[derive(Serialize)]
struct Verified {
    valid: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
}

pub fn run(args: &VerifyArgs) -> Result<Ending, Fault> {
    let search = SearchArgs { seconds: args.seconds, tables: args.tables.clone(), ..SearchArgs::default() };
    let job = Job { search: &search, output: &args.output, bare: true, certificates: None };
    each_line(lines::of_files(&args.files)?, &job, false, answer)
}

fn answer(line: &str, worker: &mut Worker) -> (String, Result<Answer, Fault>) {
    let read = Certificate::read(line);
    let board = read.as_ref().map_or("", Certificate::board).to_owned();
    let checked = read.and_then(|certificate| certificate.check(worker).map(|()| certificate.claim()));
    let answer = match checked {
        Ok(claim) => {
            Answer::new(Ending::Done, &Verified { valid: true, why: None }, format!("holds: {claim}"))
        }
        Err(why) => {
            let place = if board.is_empty() { String::new() } else { format!("{}: ", board_line(&board)) };
            let text = format!("refused: {place}{}", visible(&why));
            Answer::new(Ending::Refused, &Verified { valid: false, why: Some(why) }, text)
        }
    };
    (board, Ok(answer))
}
