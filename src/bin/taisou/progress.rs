//! How far it is, on a terminal; elsewhere nothing is said.

use std::{
    fmt::Write,
    io::{self, IsTerminal},
    sync::Mutex,
    time::{Duration, Instant},
};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use taisou::search::Stats;

use crate::{console, sentences::grouped};

/// A bar for many lines, or a line that says what a single search is doing. It is drawn after a while: what ends at once, or in
/// an error, needs none.
pub struct Progress {
    bar: ProgressBar,
    many: bool,
    is_wanted: bool,
    said: Mutex<Instant>,
}

const OFTEN: Duration = Duration::from_millis(100);

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
        Self { bar, many, is_wanted, said: Mutex::new(Instant::now()) }
    }

    /// Whether something is to be said now; from the first time on the bar is there.
    fn is_due(&self) -> bool {
        let Some(mut said) = self.is_wanted.then(|| self.said.try_lock().ok()).flatten() else {
            return false;
        };
        if said.elapsed() < OFTEN {
            return false;
        }
        *said = Instant::now();
        if self.bar.is_hidden() {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
        true
    }

    /// One more line is answered. A single one has nothing to count, and may have been answered by an error.
    pub fn answered(&self) {
        self.bar.inc(1);
        if self.many {
            self.is_due();
        }
    }

    /// What a search is doing; said now and then.
    pub fn tell(&self, stats: &Stats, best: Option<u32>) {
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

    /// Writes something else without the bar in between.
    pub fn aside(&self, write: impl FnOnce()) {
        self.bar.suspend(write);
    }

    pub fn end(&self) {
        self.bar.finish_and_clear();
    }
}
