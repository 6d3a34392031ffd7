//! Answers on their way out: one after another, each written at once.

use std::{
    fmt::Write as _,
    fs::File,
    io::{self, Write},
    path::{Path, PathBuf},
};

use serde::Serialize;

use crate::{
    answer::{Answer, say},
    ending::Ending,
    fault::Fault,
    verbs::Job,
};

/// What an answer is for.
#[derive(Serialize)]
pub struct Topic {
    pub line: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// How long it took, where that is to be said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seconds: Option<f64>,
}

/// Writes answers, as lines of JSON or for people.
pub struct Printer {
    json: bool,
    /// Whether an answer says which line and board it is for.
    named: bool,
    /// Whether there is one line only.
    single: bool,
    /// Texts that were written.
    written: u64,
    certificates: Option<(PathBuf, File)>,
    /// The worst so far.
    ending: Ending,
    trouble: Option<Fault>,
}

impl Printer {
    pub fn new(job: &Job, json: bool, single: bool) -> Result<Self, Fault> {
        let create = |path: &Path| match File::create(path) {
            Ok(file) => Ok((path.to_owned(), file)),
            Err(error) => Err(Fault::of_file(path, &error)),
        };
        let certificates = job.certificates.map(create).transpose()?;
        let named = !single && !job.bare;
        Ok(Self { json, named, single, written: 0, certificates, ending: Ending::Done, trouble: None })
    }

    pub fn print(&mut self, topic: &Topic, answer: Answer) {
        self.ending = self.ending.max(answer.ending);
        if let Err(error) = self.keep(topic, &answer) {
            self.trouble.get_or_insert(error);
        }
        if self.json {
            say(&answer.to(topic).json);
        } else if answer.ending == Ending::Wrong {
            let place = if self.single { String::new() } else { format!("line {}: ", topic.line) };
            eprintln!("{place}{}", answer.text);
        } else {
            let text = self.text(topic, &answer);
            if !text.is_empty() {
                say(&text);
            }
            if let Some(note) = answer.note {
                eprintln!("{note}");
            }
        }
    }

    fn keep(&mut self, topic: &Topic, answer: &Answer) -> Result<(), Fault> {
        let Some((path, file)) = &mut self.certificates else { return Ok(()) };
        let Some(line) = &answer.certificate else {
            if answer.ending != Ending::Wrong {
                eprintln!("warning: line {}: not proven, so there is no certificate", topic.line);
            }
            return Ok(());
        };
        let write = |error: io::Error| Fault::of_file(path, &error);
        writeln!(file, "{line}").map_err(write)
    }

    fn text(&mut self, topic: &Topic, answer: &Answer) -> String {
        let mut text = String::new();
        if self.named {
            let between = if self.written == 0 { "" } else { "\n" };
            let board = topic.board.as_deref().unwrap_or_default();
            writeln!(text, "{between}line {}: {board}", topic.line).expect("strings take all");
        }
        self.written += 1;
        text.push_str(&answer.text);
        if let Some(seconds) = topic.seconds {
            write!(text, "\n{seconds:.3} s").expect("strings take all");
        }
        text
    }

    /// How it ended, unless something could not be written.
    pub fn end(self) -> Result<Ending, Fault> {
        self.trouble.map_or(Ok(self.ending), Err)
    }
}
