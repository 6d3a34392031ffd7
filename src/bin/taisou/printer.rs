//! Writes answers one after another, each at once.

use std::{
    fmt::Write as _,
    io::Write,
    path::{Path, PathBuf},
    process,
};

use crate::{
    answer::{self, Answer, Topic},
    certificate::CertificateCount,
    console,
    ending::Ending,
    escaping::board_line,
    fault::Fault,
    job::Job,
    lines::Lines,
    output_file::OutputFile,
    same_file::real_path,
};

/// Writes answers, as lines of JSON or for people.
pub struct Printer {
    json: bool,
    /// `true` if an answer names its line and board.
    named: bool,
    /// `true` if there is only one line.
    single: bool,
    /// Counted unit: lines, or boards of the arguments.
    unit: &'static str,
    /// Number of texts written.
    written: u64,
    certificates: Option<Certificates>,
    /// The worst ending of the answers printed.
    ending: Ending,
    /// The first failure to write certificates.
    failure: Option<Fault>,
}

/// The file of certificates. It takes its name when it is complete.
struct Certificates {
    path: PathBuf,
    file: OutputFile,
    written: u64,
    /// Ends the file with a line that says how many there are, so that a cut file does not look complete.
    counted: bool,
}

impl Certificates {
    /// Follows a symbolic link, so that it stays one.
    fn create(path: &Path, counted: bool) -> Result<Self, Fault> {
        let real = real_path(path).unwrap_or_else(|| path.to_owned());
        let file = OutputFile::create(&real).map_err(|error| Fault::of_file(path, &error))?;
        Ok(Self { path: path.to_owned(), file, written: 0, counted })
    }

    fn add(&mut self, line: &str) -> Result<(), Fault> {
        self.written += 1;
        writeln!(self.file, "{line}").map_err(|error| Fault::of_file(&self.path, &error))
    }

    fn finish(mut self) -> Result<(), Fault> {
        if self.counted {
            let count = answer::json(&CertificateCount { certificates: self.written });
            writeln!(self.file, "{count}").map_err(|error| Fault::of_file(&self.path, &error))?;
        }
        let Self { path, file, .. } = self;
        file.finish().map_err(|error| Fault::of_file(&path, &error))
    }
}

impl Printer {
    pub fn new(job: &Job, json: bool, lines: &Lines) -> Result<Self, Fault> {
        let (single, unit) = (lines.total.is_some_and(|total| total <= 1), lines.unit());
        let certificates =
            job.certificates.as_deref().map(|path| Certificates::create(path, !single)).transpose()?;
        let named = !single && !job.bare;
        Ok(Self { json, named, single, unit, written: 0, certificates, ending: Ending::Done, failure: None })
    }

    pub fn print(&mut self, topic: &Topic, answer: &Answer) {
        self.ending = self.ending.max(answer.ending);
        if let Err(fault) = self.keep(topic, answer) {
            self.fail(fault);
        }
        if self.json {
            self.say(&answer.json(topic));
        } else if answer.ending == Ending::Wrong {
            let place = if self.single { String::new() } else { format!("{} {}: ", self.unit, topic.line) };
            console::error(place + &answer.text);
        } else {
            let text = self.text(topic, answer);
            if !text.is_empty() {
                self.say(&text);
            }
            if let Some(note) = answer.note {
                console::note(note);
            }
        }
    }

    /// Writes to standard output. If that fails, the command ends with a complete file of the certificates added.
    fn say(&mut self, text: &str) {
        if let Err(error) = answer::write_out(text) {
            self.finish_certificates();
            if let Some(fault) = &self.failure {
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

    /// Records the first failure and drops the certificates: the file must not lack any.
    fn fail(&mut self, fault: Fault) {
        self.certificates = None;
        self.failure.get_or_insert(fault);
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

    /// The ending of the command, or the first failure to write.
    pub fn end(mut self) -> Result<Ending, Fault> {
        self.finish_certificates();
        self.failure.map_or(Ok(self.ending), Err)
    }
}
