//! Answers on their way out: one after another, each written at once.

use std::{
    fmt::Write as _,
    io::Write,
    path::{Path, PathBuf},
    process,
};

use serde::Serialize;

use crate::{
    answer::{self, Answer},
    console,
    ending::Ending,
    escaping::board_line,
    fault::Fault,
    job::Job,
    lines::Lines,
    output_file::OutputFile,
    same_file::real_path,
};

/// Line and board that an answer belongs to, and its search time.
#[derive(Serialize)]
pub struct Topic {
    pub line: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// Search time in seconds; `None` if not requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seconds: Option<f64>,
}

/// Writes answers, as lines of JSON or for people.
pub struct Printer {
    json: bool,
    /// `true` if an answer names its line and board.
    named: bool,
    /// `true` if there is only one line.
    single: bool,
    /// Counted unit: lines, or boards of the arguments.
    unit: &'static str,
    /// Texts that were written.
    written: u64,
    certificates: Option<Certificates>,
    /// The worst so far.
    ending: Ending,
    trouble: Option<Fault>,
}

/// The file of certificates, complete or not at all.
struct Certificates {
    path: PathBuf,
    file: OutputFile,
}

impl Certificates {
    /// A symbolic link stays one, and leads to the new file.
    fn create(path: &Path) -> Result<Self, Fault> {
        let real = real_path(path).unwrap_or_else(|| path.to_owned());
        let file = OutputFile::create(&real).map_err(|error| Fault::of_file(path, &error))?;
        Ok(Self { path: path.to_owned(), file })
    }

    fn add(&mut self, line: &str) -> Result<(), Fault> {
        writeln!(self.file, "{line}").map_err(|error| Fault::of_file(&self.path, &error))
    }

    fn finish(self) -> Result<(), Fault> {
        let Self { path, file } = self;
        file.finish().map_err(|error| Fault::of_file(&path, &error))
    }
}

impl Printer {
    pub fn new(job: &Job, json: bool, lines: &Lines) -> Result<Self, Fault> {
        let (single, unit) = (lines.total.is_some_and(|total| total <= 1), lines.unit());
        let certificates = job.certificates.map(Certificates::create).transpose()?;
        let named = !single && !job.bare;
        Ok(Self { json, named, single, unit, written: 0, certificates, ending: Ending::Done, trouble: None })
    }

    pub fn print(&mut self, topic: &Topic, answer: Answer) {
        self.ending = self.ending.max(answer.ending);
        if let Err(error) = self.keep(topic, &answer) {
            self.fail(error);
        }
        if self.json {
            self.say(&answer.to(topic).json);
        } else if answer.ending == Ending::Wrong {
            let place = if self.single { String::new() } else { format!("{} {}: ", self.unit, topic.line) };
            console::error(place + &answer.text);
        } else {
            let text = self.text(topic, &answer);
            if !text.is_empty() {
                self.say(&text);
            }
            if let Some(note) = answer.note {
                console::note(note);
            }
        }
    }

    /// Writes to standard output. Without a reader nothing more can be answered: the certificates so far are complete then.
    fn say(&mut self, text: &str) {
        if let Err(error) = answer::write_out(text) {
            self.finish_certificates();
            if let Some(fault) = &self.trouble {
                console::error(fault);
                process::exit(2);
            }
            answer::end_at(&error);
        }
    }

    fn keep(&mut self, topic: &Topic, answer: &Answer) -> Result<(), Fault> {
        let Some(certificates) = &mut self.certificates else { return Ok(()) };
        let Some(line) = &answer.certificate else {
            if answer.ending != Ending::Wrong {
                let place = format!("{} {}", self.unit, topic.line);
                console::warn(format!("{place}: not proven, so there is no certificate"));
            }
            return Ok(());
        };
        certificates.add(line)
    }

    /// Notes the first failure, and gives the certificates up: a file without some of them is none.
    fn fail(&mut self, fault: Fault) {
        self.certificates = None;
        self.trouble.get_or_insert(fault);
    }

    fn finish_certificates(&mut self) {
        if let Some(Err(fault)) = self.certificates.take().map(Certificates::finish) {
            self.fail(fault);
        }
    }

    fn text(&mut self, topic: &Topic, answer: &Answer) -> String {
        let mut text = String::new();
        if self.named {
            let between = if self.written == 0 { "" } else { "\n" };
            let board = board_line(topic.board.as_deref().unwrap_or_default());
            writeln!(text, "{between}{} {}: {board}", self.unit, topic.line).expect("strings take all");
        }
        self.written += 1;
        text.push_str(&answer.text);
        if let Some(seconds) = topic.seconds {
            write!(text, "\n{seconds:.3} s").expect("strings take all");
        }
        text
    }

    /// How it ended, unless something could not be written.
    pub fn end(mut self) -> Result<Ending, Fault> {
        self.finish_certificates();
        self.trouble.map_or(Ok(self.ending), Err)
    }
}
