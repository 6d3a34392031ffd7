//! `verify`: certificates, checked by playing and by searching again.

use std::path::PathBuf;

use clap::Args;
use serde::Serialize;

use crate::{
    answer::Answer,
    certificate::{Certificate, Claim},
    drive::Worker,
    ending::Ending,
    escaping::{board_line, visible},
    fault::Fault,
    job::Job,
    line_loop::each_line,
    lines,
    search_args::{self, OutputArgs, SearchArgs},
};

/// Arguments of `verify`.
#[derive(Args, Debug)]
pub struct VerifyArgs {
    /// Files of certificates, one a line; - is standard input, which is also what is read without any
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Give up after this many seconds, and refuse
    #[arg(long, value_name = "SECONDS", value_parser = search_args::seconds)]
    seconds: Option<std::time::Duration>,
    /// Refuse certificates of more nodes than this
    #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(u64).range(1..))]
    max_nodes: Option<u64>,
    /// Refuse certificates that need more bytes than this, for each thread: 500M, 2G [default: 1G]
    #[arg(long, value_name = "BYTES", value_parser = search_args::bytes)]
    max_bytes: Option<u64>,
    #[command(flatten)]
    output: OutputArgs,
}

#[derive(Serialize)]
struct Verified {
    valid: bool,
    #[serde(flatten)]
    claim: Option<Claim>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
}

pub fn run(args: &VerifyArgs) -> Result<Ending, Fault> {
    let VerifyArgs { seconds, max_nodes, max_bytes, .. } = *args;
    // No folder: a table that somebody else may have written proves nothing.
    let search = SearchArgs { seconds, max_nodes, max_bytes, tables: None };
    let job = Job { search: &search, output: &args.output, bare: true, certificates: None };
    let lines = lines::of_files(&args.files)?.none_empty("no-certificate", "it holds no certificate");
    each_line(lines, &job, false, answer)
}

fn answer(line: &str, worker: &mut Worker) -> (String, Result<Answer, Fault>) {
    let read = Certificate::read(line);
    let board = read.as_ref().map_or("", Certificate::board).to_owned();
    let checked = read.and_then(|certificate| certificate.check(worker));
    let answer = match checked {
        Ok(claim) => {
            let text = format!("holds: {}", claim.text());
            Answer::new(Ending::Done, &Verified { valid: true, claim: Some(claim), why: None }, text)
        }
        Err(why) => {
            let place = if board.is_empty() { String::new() } else { format!("{}: ", board_line(&board)) };
            let text = format!("refused: {place}{}", visible(&why));
            Answer::new(Ending::Refused, &Verified { valid: false, claim: None, why: Some(why) }, text)
        }
    };
    (board, Ok(answer))
}
