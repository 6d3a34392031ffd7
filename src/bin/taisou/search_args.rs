//! Options for searches and output.

use std::{path::PathBuf, thread, time::Duration};

use clap::Args;
use taisou::search::Limits;

/// Limits for each board, and tables.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "Search")]
pub struct SearchArgs {
    /// Stop after about this many nodes
    #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(u64).range(1..))]
    pub max_nodes: Option<u64>,
    /// Memory limit for each thread: 500M, 2G [default: 1G]
    #[arg(long, value_name = "BYTES", value_parser = bytes)]
    pub max_bytes: Option<u64>,
    /// Stop after this many seconds, not after a default number of nodes
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub seconds: Option<Duration>,
    /// Keep tables in this folder, for later runs
    #[arg(long, value_name = "FOLDER")]
    pub tables: Option<PathBuf>,
}

impl SearchArgs {
    pub fn limits(&self) -> Limits {
        let Limits { nodes, bytes } = Limits::default();
        Limits { nodes: self.max_nodes.unwrap_or(nodes), bytes: self.max_bytes.unwrap_or(bytes) }
    }

    /// The limits of a search for a solution, which lasts as long as it may.
    pub fn limits_within_time(&self) -> Limits {
        // A limit that no search meets replaces the default one of `anytime`.
        let nodes = self.max_nodes.or(self.seconds.map(|_| u64::MAX - 1));
        Self { max_nodes: nodes, ..self.clone() }.limits()
    }
}

/// Options for output.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "Output")]
pub struct OutputArgs {
    /// One line of JSON for each answer
    #[arg(long)]
    pub json: bool,
    /// Also print how many seconds each answer took
    #[arg(long)]
    pub time: bool,
    /// Number of threads, at most 1024 [default: one for each core]
    #[arg(short = 'j', long, value_name = "COUNT", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

impl OutputArgs {
    pub fn threads(&self) -> usize {
        self.threads.map_or_else(|| thread::available_parallelism().map_or(1, usize::from), usize::from)
    }
}

/// Parses a number of bytes with an optional unit of 1024, 1024^2 or 1024^3.
pub fn bytes(text: &str) -> Result<u64, String> {
    let digits = text.trim_end_matches(|c: char| !c.is_ascii_digit());
    let shift = match text[digits.len()..].trim_end_matches(['b', 'B']).trim_end_matches('i') {
        "" => 0,
        "k" | "K" => 10,
        "M" | "m" => 20,
        "G" | "g" => 30,
        _ => return Err("expected a number, perhaps with k, M or G behind it".to_owned()),
    };
    let number: u64 = digits.parse().map_err(|_| "expected a number".to_owned())?;
    number
        .checked_mul(1 << shift)
        .filter(|bytes| *bytes > 0)
        .ok_or_else(|| "expected a number of bytes from 1".to_owned())
}

/// The longest time, about 30 years: no clock overflows when it adds this.
const MAX_SECONDS: f64 = 1e9;

pub fn seconds(text: &str) -> Result<Duration, String> {
    let number = text.parse().ok().filter(|seconds| *seconds > 0.0 && *seconds <= MAX_SECONDS);
    number
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
        .ok_or_else(|| "expected a number of seconds above 0 and at most 1,000,000,000".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_given_time_replaces_the_default_limit_of_nodes() {
        let seconds = Some(Duration::from_secs(120));
        let nodes = |seconds, max_nodes| {
            SearchArgs { seconds, max_nodes, ..SearchArgs::default() }.limits_within_time().nodes
        };
        assert_eq!(nodes(None, None), Limits::default().nodes);
        assert_eq!(nodes(seconds, None), u64::MAX - 1);
        assert_eq!(nodes(seconds, Some(1000)), 1000);
    }
}
