//! Input lines from arguments, files, standard input and the collection.

use std::{
    collections::VecDeque,
    fs::{self, File},
    io::{self, BufRead, BufReader, IsTerminal, Read},
    iter,
    path::{Path, PathBuf},
};

use clap::Args;

use crate::{collection, fault::Fault, sentences::grouped};

/// Which boards.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "Boards")]
pub struct BoardsArgs {
    /// Boards as text: rows separated by / or line breaks, or one row that --width cuts [default: standard input, one a line]
    #[arg(value_name = "BOARD")]
    boards: Vec<String>,
    /// A file of boards, one a line; - is standard input
    #[arg(short, long, value_name = "FILE")]
    file: Vec<PathBuf>,
    /// A puzzle of the collection, by the name that `taisou puzzles` lists
    #[arg(short, long, value_name = "NAME")]
    puzzle: Vec<String>,
    /// Read lines from FILE or standard input, and write a line of JSON for each, in order and as soon as it is known
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "-", conflicts_with_all = ["boards", "file", "puzzle"])]
    batch: Option<PathBuf>,
}

/// A line of input. Numbers begin at 1 and go on from one input to the next.
#[derive(Clone, Debug)]
pub struct InputLine {
    pub number: u64,
    pub text: Result<String, Fault>,
}

/// The longest line in bytes, without its end: many times the length of a board with all the goals that it may have.
const MAX_LINE: u64 = 1 << 24;

/// Lines from several inputs, read on demand. Empty ones are counted and skipped.
pub struct Lines {
    inputs: VecDeque<Input>,
    open: Option<OpenInput>,
    number: u64,
    /// Lines read in advance.
    ahead: VecDeque<InputLine>,
    /// `true` if there are inputs with lines.
    from_files: bool,
    /// Code and message of the fault for an input without lines; `None` if that is valid.
    if_empty: Option<(&'static str, &'static str)>,
    /// Number of lines, if known.
    pub total: Option<u64>,
}

enum Input {
    Text(String),
    File(PathBuf),
}

impl BoardsArgs {
    /// Removes the last argument if it is not a board and other inputs come before it.
    pub fn split_last(&self, is_board: impl Fn(&str) -> bool) -> (Self, Option<String>) {
        let mut rest = self.clone();
        let others = self.boards.len() + self.file.len() + self.puzzle.len();
        let last = rest.boards.pop_if(|last| others > 1 && !is_board(last));
        (rest, last)
    }

    /// Returns `true` if answers are lines of JSON, regardless of other options.
    pub fn is_batch(&self) -> bool {
        self.batch.is_some()
    }

    pub fn lines(&self) -> Result<Lines, Fault> {
        let mut inputs = VecDeque::new();
        for name in &self.puzzle {
            let posing = collection::find(name)?.posing();
            inputs.push_back(Input::Text(serde_json::to_string(&posing).expect("keys are strings")));
        }
        inputs.extend(self.boards.iter().cloned().map(Input::Text));
        let files = self.file.iter().chain(&self.batch);
        inputs.extend(files.cloned().map(Input::File));
        Lines::new(inputs)
    }
}

/// Lines of files; of standard input if there are none.
pub fn of_files(files: &[PathBuf]) -> Result<Lines, Fault> {
    Lines::new(files.iter().cloned().map(Input::File).collect())
}

impl Lines {
    fn new(mut inputs: VecDeque<Input>) -> Result<Self, Fault> {
        if inputs.is_empty() {
            if io::stdin().is_terminal() {
                let message = "no input: give it as an argument or on standard input; see --help";
                return Err(Fault::new("no-input", message));
            }
            inputs.push_back(Input::File("-".into()));
        }
        let mut total = Some(0);
        for input in &inputs {
            let count = match input {
                Input::Text(_) => Some(1),
                Input::File(path) if is_standard(path) => None,
                Input::File(path) => count_lines(path)?,
            };
            total = total.zip(count).map(|(sum, count)| sum + count);
        }
        let from_files = inputs.iter().any(|input| matches!(input, Input::File(_)));
        Ok(Self { inputs, open: None, number: 0, ahead: VecDeque::new(), from_files, if_empty: None, total })
    }

    fn numbered(&mut self, text: Result<String, Fault>) -> InputLine {
        self.number += 1;
        InputLine { number: self.number, text }
    }

    /// Unit for messages: arguments are boards, not lines.
    pub fn unit(&self) -> &'static str {
        if self.from_files { "line" } else { "board" }
    }

    /// Waits for the second line of a pipe or its end. Text answers name their line if there are several.
    pub fn look_for_second(&mut self) {
        if self.total.is_some() || self.inputs.len() > 1 || io::stdin().is_terminal() {
            return;
        }
        self.ahead = self.by_ref().take(2).collect();
        if self.ahead.len() < 2 {
            self.total = Some(self.ahead.len() as u64);
        }
    }

    /// Makes an input without lines a fault.
    pub fn none_empty(self, code: &'static str, message: &'static str) -> Self {
        Self { if_empty: Some((code, message)), ..self }
    }

    pub fn files(&self) -> Vec<PathBuf> {
        let file = |input: &Input| match input {
            Input::Text(_) => None,
            Input::File(path) => Some(path.clone()),
        };
        self.inputs.iter().filter_map(file).collect()
    }
}

/// Returns `true` if a path stands for standard input.
pub fn is_standard(path: &Path) -> bool {
    path.as_os_str() == "-"
}

fn is_blank(line: &Result<String, Fault>) -> bool {
    line.as_ref().is_ok_and(|text| text.trim().is_empty())
}

/// Number of lines that are not blank; `None` unless it is a regular file.
fn count_lines(path: &Path) -> Result<Option<u64>, Fault> {
    let of_file = |error: io::Error| Fault::of_file(path, &error);
    let meta = fs::metadata(path).map_err(of_file)?;
    if meta.is_dir() {
        return Err(of_file(io::ErrorKind::IsADirectory.into()));
    }
    if !meta.is_file() {
        return Ok(None);
    }
    let mut input = OpenInput::new(path.to_owned())?;
    let lines = iter::from_fn(|| input.read_line());
    Ok(Some(lines.filter(|line| !is_blank(line)).count() as u64))
}

impl Iterator for Lines {
    type Item = InputLine;

    fn next(&mut self) -> Option<InputLine> {
        if let Some(line) = self.ahead.pop_front() {
            return Some(line);
        }
        loop {
            if let Some(open) = &mut self.open {
                let Some(text) = open.read_line() else {
                    let fault = self.if_empty.and_then(|fault| open.if_empty(fault));
                    self.open = None;
                    if let Some(fault) = fault {
                        return Some(self.numbered(Err(fault)));
                    }
                    continue;
                };
                if is_blank(&text) {
                    self.number += 1;
                    continue;
                }
                open.is_empty = false;
                return Some(self.numbered(text));
            }
            match self.inputs.pop_front()? {
                Input::Text(text) => return Some(self.numbered(Ok(text))),
                Input::File(path) => match OpenInput::new(path) {
                    Ok(open) => self.open = Some(open),
                    Err(fault) => return Some(self.numbered(Err(fault))),
                },
            }
        }
    }
}

struct OpenInput {
    path: PathBuf,
    reader: Box<dyn BufRead + Send>,
    /// `true` until the first line that is not blank.
    is_empty: bool,
}

impl OpenInput {
    fn new(path: PathBuf) -> Result<Self, Fault> {
        let reader: Box<dyn BufRead + Send> = if is_standard(&path) {
            Box::new(BufReader::new(io::stdin()))
        } else {
            let file = File::open(&path).map_err(|error| Fault::of_file(&path, &error))?;
            Box::new(BufReader::new(file))
        };
        Ok(Self { path, reader, is_empty: true })
    }

    /// The next line without its end; `None` after the last one, and after a failure.
    fn read_line(&mut self) -> Option<Result<String, Fault>> {
        let mut bytes = Vec::new();
        match self.reader.by_ref().take(MAX_LINE + 1).read_until(b'\n', &mut bytes) {
            Ok(0) => return None,
            // The byte after the longest line may be its end.
            Ok(length) if length as u64 > MAX_LINE && !bytes.ends_with(b"\n") => {
                let skipped =
                    self.reader.skip_until(b'\n').map_err(|error| Fault::of_file(&self.path, &error));
                let message = format!("the line has more than {} bytes", grouped(MAX_LINE.into()));
                return Some(skipped.and(Err(Fault::new("line-too-long", message))));
            }
            Ok(_) => (),
            Err(error) => {
                self.reader = Box::new(io::empty());
                return Some(Err(Fault::of_file(&self.path, &error)));
            }
        }
        let text = String::from_utf8(bytes).map_err(|_| Fault::new("not-utf8", "the line is not UTF-8"));
        Some(text.map(|text| text.trim_end_matches(['\n', '\r']).to_owned()))
    }

    fn if_empty(&self, (code, message): (&'static str, &'static str)) -> Option<Fault> {
        let name =
            if is_standard(&self.path) { "standard input".into() } else { self.path.to_string_lossy() };
        self.is_empty.then(|| Fault::new(code, format!("{name}: {message}")))
    }
}
