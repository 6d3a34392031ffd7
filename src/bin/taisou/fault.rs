//! User errors: a message for people, a code and a location for programs.

use std::{fmt, io, path::Path};

use serde::Serialize;
use taisou::{
    Error,
    board::Location,
    error::{Mismatch, Source},
};

use crate::escaping::visible;

/// A user error.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Fault(Box<FaultDetails>);

/// Rows and columns count from 1, goals from 0.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
struct FaultDetails {
    code: &'static str,
    message: String,
    /// Name of the text at fault.
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    goal: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    row: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<usize>,
    /// Start and end, in bytes of the text as given.
    #[serde(skip_serializing_if = "Option::is_none")]
    span: Option<(usize, usize)>,
}

impl Fault {
    pub fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self(Box::new(FaultDetails { code, message: message.into(), ..Default::default() }))
    }

    /// The message in JSON, with unescaped texts of the input.
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// The same fault, whose message ends with a remedy.
    pub fn with_remedy(mut self, remedy: &str) -> Self {
        self.0.message = format!("{}; {remedy}", self.0.message);
        self
    }

    pub fn of_file(path: &Path, error: &io::Error) -> Self {
        Self::new("file", format!("{}: {error}", path.display()))
    }
}

/// The message for people, with escaped texts of the input.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&visible(&self.0.message))
    }
}

impl From<Error> for Fault {
    fn from(error: Error) -> Self {
        let mut fault = Self::new(error.code(), error.to_string());
        let details = &mut *fault.0;
        if let Some((source, span)) = error.span() {
            (details.text, details.goal) = match source {
                Source::Start => (Some("board"), None),
                Source::Goal(goal) => (Some("goal"), Some(goal)),
                Source::Gates => (Some("gates"), None),
                Source::Spell => (Some("spell"), None),
                Source::Moves => (Some("moves"), None),
            };
            details.span = Some((span.start, span.end));
        }
        if let Some(at) = place(&error) {
            (details.row, details.column) = (Some(at.row), Some(at.column));
        }
        fault
    }
}

fn place(error: &Error) -> Option<&Location> {
    match error {
        Error::Text { error, .. } => error.at(),
        Error::GoalMismatch { mismatch: Mismatch::Wall { at } | Mismatch::Symbol { at, .. }, .. } => Some(at),
        Error::BadOption { at, .. } => at.as_ref(),
        _ => None,
    }
}
