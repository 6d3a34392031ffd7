//! Errors, warnings and notes on standard error.

use std::{
    env,
    ffi::OsString,
    fmt::{Arguments, Display},
    io::{self, IsTerminal, Write},
    sync::OnceLock,
};

use clap::{Args, ColorChoice};

/// Options for standard error, for all verbs.
#[derive(Args, Clone, Copy, Debug)]
#[command(next_help_heading = "Output")]
pub struct ConsoleArgs {
    /// Colours in errors and help; auto: on a terminal, unless `NO_COLOR` is set
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto", hide_default_value = true)]
    color: ColorChoice,
    /// Answers and errors only: no progress, warnings or notes
    #[arg(short, long, global = true)]
    quiet: bool,
}

struct Console {
    is_coloured: bool,
    is_quiet: bool,
}

static CONSOLE: OnceLock<Console> = OnceLock::new();

impl ConsoleArgs {
    pub fn apply(self) {
        let is_coloured = match self.color {
            ColorChoice::Always => true,
            ColorChoice::Never => false,
            ColorChoice::Auto => takes_colours(),
        };
        CONSOLE.get_or_init(|| Console { is_coloured, is_quiet: self.quiet });
    }
}

/// The value of `--color`. clap needs it before it parses the arguments, for help and errors.
pub fn color_of(args: &[OsString]) -> ColorChoice {
    let args: Vec<&str> = args.iter().filter_map(|arg| arg.to_str()).take_while(|arg| *arg != "--").collect();
    let value = args.iter().enumerate().find_map(|(at, arg)| match *arg {
        "--color" => args.get(at + 1).copied(),
        arg => arg.strip_prefix("--color="),
    });
    value.and_then(|value| value.parse().ok()).unwrap_or_default()
}

/// Returns `true` if standard error takes colours, by the rule of clap's own errors.
fn takes_colours() -> bool {
    let value = |name| env::var_os(name).filter(|value| !value.is_empty());
    if value("NO_COLOR").is_some() {
        return false;
    }
    if value("CLICOLOR_FORCE").is_some_and(|value| value != "0") {
        return true;
    }
    let is_off = value("CLICOLOR").is_some_and(|value| value == "0");
    let is_dumb = env::var_os("TERM").is_none_or(|term| term == "dumb");
    io::stderr().is_terminal() && !is_off && (cfg!(windows) || !is_dumb)
}

pub fn is_quiet() -> bool {
    CONSOLE.get().is_some_and(|console| console.is_quiet)
}

pub fn error(text: impl Display) {
    write(format_args!("{} {text}", label("error:", "31")));
}

pub fn warn(text: impl Display) {
    if !is_quiet() {
        write(format_args!("{} {text}", label("warning:", "33")));
    }
}

pub fn note(text: impl Display) {
    if !is_quiet() {
        write(format_args!("{text}"));
    }
}

/// Ignores failures: answers go on when standard error is closed, such as a pipe whose reader has stopped.
fn write(line: Arguments) {
    let _ = writeln!(io::stderr(), "{line}");
}

fn label(word: &str, colour: &str) -> String {
    if CONSOLE.get().is_some_and(|console| console.is_coloured) {
        format!("\x1b[1m\x1b[{colour}m{word}\x1b[0m")
    } else {
        word.to_owned()
    }
}
