//! An answer, both ways of saying it, and how it is written.

use std::{
    io::{self, Write},
    process,
};

use serde::Serialize;

use crate::{console, ending::Ending, fault::Fault};

/// What is said of one line.
#[derive(Clone, Debug)]
pub struct Answer {
    pub ending: Ending,
    /// An object.
    pub json: String,
    /// Lines for people.
    pub text: String,
    /// What people should know besides, and programs that read the text should not meet.
    pub note: Option<&'static str>,
    /// What is needed to check it again.
    pub certificate: Option<String>,
}

#[derive(Serialize)]
struct Failed<'a> {
    error: &'a Fault,
}

impl Answer {
    pub fn new(ending: Ending, object: &impl Serialize, text: impl Into<String>) -> Self {
        Self { ending, json: json(object), text: text.into(), note: None, certificate: None }
    }

    pub fn of_fault(fault: &Fault) -> Self {
        Self::new(Ending::Wrong, &Failed { error: fault }, fault.to_string())
    }

    /// Adds fields in front: what it is the answer to.
    pub fn to(self, fields: &impl Serialize) -> Self {
        let (front, own) = (json(fields), &self.json[1..]);
        let comma = if own == "}" { "" } else { "," };
        Self { json: format!("{}{comma}{own}", &front[..front.len() - 1]), ..self }
    }
}

/// An object on one line.
pub fn json(object: &impl Serialize) -> String {
    serde_json::to_string(object).expect("keys are names, and numbers are finite")
}

/// Writes to standard output at once, or ends the command.
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

/// Ends the command because standard output takes no more. A reader may stop at any time: that is no failure.
pub fn end_at(error: &io::Error) -> ! {
    if error.kind() == io::ErrorKind::BrokenPipe {
        process::exit(0);
    }
    console::error(format!("standard output: {error}"));
    process::exit(2);
}
