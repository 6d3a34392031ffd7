//! Progress on a terminal; nothing elsewhere.

use std::{
    fmt::Write,
    io::{self, IsTerminal},
    sync::Mutex,
    time::{Duration, Instant},
};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use taisou::search::Stats;

use crate::{console, sentences::grouped};

/// A bar for many lines, or a status line for a single search. Drawn after a delay, so that short runs and errors show none.
pub struct Progress {
    bar: ProgressBar,
    many: bool,
    is_wanted: bool,
    drawn: Mutex<Instant>,
}

/// Time between two updates.
const INTERVAL: Duration = Duration::from_millis(100);

impl Progress {
    pub fn new(total: Option<u64>) -> Self {
        let many = total != Some(1);
        let (bar, style) = match total {
            Some(1) => (ProgressBar::no_length(), "{spinner} {elapsed} {msg}"),
            Some(total) => {
                (ProgressBar::new(total), "{wide_bar} {pos} of {len}, {elapsed}, about {eta} left")
            }
            None => (ProgressBar::no_length(), "{spinner} {pos} done, {per_sec}, {elapsed}"),
        };
        bar.set_draw_target(ProgressDrawTarget::hidden());
        bar.set_style(ProgressStyle::with_template(style).expect("the templates are right"));
        let is_wanted = !console::is_quiet() && io::stderr().is_terminal();
        Self { bar, many, is_wanted, drawn: Mutex::new(Instant::now()) }
    }

    /// Returns `true` if an update is due. Shows the bar with the first one.
    fn is_due(&self) -> bool {
        let Some(mut drawn) = self.is_wanted.then(|| self.drawn.try_lock().ok()).flatten() else {
            return false;
        };
        if drawn.elapsed() < INTERVAL {
            return false;
        }
        *drawn = Instant::now();
        if self.bar.is_hidden() {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
        true
    }

    /// Counts an answered line. A single line has nothing to count, and its answer may be an error.
    pub fn count_answer(&self) {
        self.bar.inc(1);
        if self.many {
            self.is_due();
        }
    }

    /// Shows the counters of a search, if an update is due.
    pub fn report(&self, stats: &Stats, best: Option<u32>) {
        if !self.is_due() || self.many {
            return;
        }
        let mut message = match stats.building {
            (done, total @ 1..) => format!("tables: {} %", done * 100 / total),
            _ => format!(
                "{} nodes, at least {} moves",
                grouped(stats.nodes.into()),
                grouped(stats.bound.into())
            ),
        };
        if let Some(best) = best {
            write!(message, ", at most {}", grouped(best.into())).expect("strings take all");
        }
        self.bar.set_message(message);
        self.bar.tick();
    }

    /// Writes other output with the bar hidden.
    pub fn aside(&self, write: impl FnOnce()) {
        self.bar.suspend(write);
    }

    pub fn end(&self) {
        self.bar.finish_and_clear();
    }
}
