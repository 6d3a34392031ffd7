//! Answers, as JSON and as text, and how they are written.

use std::{
    io::{self, Write},
    process,
};

use serde::Serialize;

use crate::{console, ending::Ending, fault::Fault};

/// The answer to one line.
pub struct Answer {
    pub ending: Ending,
    json: Box<dyn Fn(&Topic) -> String + Send>,
    /// Lines for people.
    pub text: String,
    /// A remark on standard error, so that programs that read the text do not meet it.
    pub note: Option<&'static str>,
    /// A line of the file of certificates.
    pub certificate: Option<String>,
}

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

#[derive(Serialize)]
struct Failed {
    error: Fault,
}

impl Answer {
    pub fn new(ending: Ending, object: impl Serialize + Send + 'static, text: impl Into<String>) -> Self {
        #[derive(Serialize)]
        struct Line<'a, T> {
            #[serde(flatten)]
            topic: &'a Topic,
            #[serde(flatten)]
            object: &'a T,
        }
        let json = Box::new(move |topic: &Topic| json(&Line { topic, object: &object }));
        Self { ending, json, text: text.into(), note: None, certificate: None }
    }

    pub fn of_fault(error: Fault) -> Self {
        let text = error.to_string();
        Self::new(Ending::Wrong, Failed { error }, text)
    }

    /// The object with the fields of its topic in front, on one line.
    pub fn json(&self, topic: &Topic) -> String {
        (self.json)(topic)
    }
}

/// An object on one line.
pub fn json(object: &impl Serialize) -> String {
    serde_json::to_string(object).expect("keys are names, and numbers are finite")
}

/// Writes to standard output at once. Ends the command if that fails.
pub fn say(text: &str) {
    if let Err(error) = write_out(text) {
        end_at(&error);
    }
}

/// Writes to standard output at once.
pub fn write_out(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.write_all(b"\n")?;
    out.flush()
}

/// Ends the command because standard output cannot be written. A reader that stops is no failure.
pub fn end_at(error: &io::Error) -> ! {
    if error.kind() == io::ErrorKind::BrokenPipe {
        process::exit(0);
    }
    console::error(format!("standard output: {error}"));
    process::exit(2);
}
