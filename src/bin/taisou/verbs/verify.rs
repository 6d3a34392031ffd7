//! `verify`: checks certificates by playing the moves and searching again.

use std::{
    path::PathBuf,
    sync::atomic::{AtomicU64, Ordering::Relaxed},
};

use clap::Args;
use serde::Serialize;
use taisou::certificate::Puzzle;

use crate::{
    answer::{Answer, say},
    certificate::{self, CertificateCount, board_text},
    console,
    drive::Worker,
    ending::Ending,
    escaping::visible,
    fault::Fault,
    job::Job,
    line_loop::each_line,
    lines,
    search_args::{self, OutputArgs, SearchArgs},
    sentences,
};

/// How a stranger checks the same file without this program.
const STRANGER: &str = "to check without our code: python3 check.py FILE, or node check.mjs FILE";

#[derive(Args, Debug)]
pub struct VerifyArgs {
    /// Files of certificates, one a line; - is standard input [default: -]
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Give up after this many seconds, and refuse
    #[arg(long, value_name = "SECONDS", value_parser = search_args::seconds)]
    seconds: Option<std::time::Duration>,
    /// Refuse certificates with more nodes than this
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
    #[serde(skip_serializing_if = "Option::is_none")]
    status: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    length: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    puzzle: Option<Puzzle>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
}

pub fn run(args: &VerifyArgs) -> Result<Ending, Fault> {
    let VerifyArgs { seconds, max_nodes, max_bytes, .. } = *args;
    // No folder of tables: a table of unknown origin proves nothing.
    let search = SearchArgs { seconds, max_nodes, max_bytes, tables: None };
    let job = Job { search, output: args.output.clone(), bare: true, ..Job::default() };
    let lines = lines::of_files(&args.files)?.none_empty("no-certificate", "it holds no certificate");
    let (read, said, counts) = (AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(0));
    let ending = each_line(lines, &job, false, |line, worker| {
        if let Ok(count) = serde_json::from_str::<CertificateCount>(line) {
            counts.fetch_add(1, Relaxed);
            said.fetch_add(count.certificates, Relaxed);
            let text = format!("the file has {}", certificates(count.certificates));
            return (String::new(), Ok(Answer::new(Ending::Done, count, text)));
        }
        read.fetch_add(1, Relaxed);
        answer(line, worker)
    })?;
    if !args.output.json {
        say(STRANGER);
    }
    let (read, said, counts) = (read.into_inner(), said.into_inner(), counts.into_inner());
    if (counts == 0 && read <= 1) || (counts > 0 && read == said) {
        return Ok(ending);
    }
    let said = if counts == 0 { "no count".to_owned() } else { format!("a count of {said}") };
    console::error(format!("cut: {} and {said}, so the input may be incomplete", certificates(read)));
    Ok(ending.max(Ending::Refused))
}

fn certificates(count: u64) -> String {
    sentences::many(count.into(), "certificate", "certificates")
}

fn answer(line: &str, worker: &mut Worker) -> (String, Result<Answer, Fault>) {
    let read = certificate::read(line);
    let board = read.as_ref().map_or_else(|_| String::new(), |read| board_text(&read.puzzle.start));
    let claim = read.as_ref().map_or_else(|_| String::new(), certificate::text);
    let checked = read.and_then(|read| certificate::check(&read, worker).map(|()| read));
    let answer = match checked {
        Ok(certificate) => {
            let (status, length) = certificate::status(&certificate);
            let puzzle = Some(certificate.puzzle);
            let verified = Verified { valid: true, status: Some(status), length, puzzle, why: None };
            Answer::new(Ending::Done, verified, format!("holds by our own search: {claim}"))
        }
        Err(why) => {
            let place = if claim.is_empty() { claim.clone() } else { format!("{claim}: ") };
            let text = format!("refused: {place}{}", visible(&why));
            let verified =
                Verified { valid: false, status: None, length: None, puzzle: None, why: Some(why) };
            Answer::new(Ending::Refused, verified, text)
        }
    };
    (board, Ok(answer))
}
