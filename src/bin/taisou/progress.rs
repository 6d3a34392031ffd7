//! How far it is, on a terminal; elsewhere nothing is said.

use std::{
    fmt::Write,
    sync::Mutex,
    time::{Duration, Instant},
};

use indicatif::{ProgressBar, ProgressStyle};
use taisou::search::Stats;

/// A bar for many lines, or a line that says what a single search is doing.
pub struct Progress {
    bar: ProgressBar,
    many: bool,
    said: Mutex<Instant>,
}

const OFTEN: Duration = Duration::from_millis(100);

impl Progress {
    pub fn new(total: Option<u64>) -> Self {
        let many = total != Some(1);
        let (bar, style) = match total {
            Some(1) => (ProgressBar::new_spinner(), "{spinner} {elapsed} {msg}"),
            Some(total) => {
                (ProgressBar::new(total), "{wide_bar} {pos} of {len}, {elapsed}, about {eta} left")
            }
            None => (ProgressBar::new_spinner(), "{spinner} {pos} done, {per_sec}, {elapsed}"),
        };
        bar.set_style(ProgressStyle::with_template(style).expect("the templates are right"));
        Self { bar, many, said: Mutex::new(Instant::now()) }
    }

    /// One more line is answered.
    pub fn answered(&self) {
        self.bar.inc(1);
    }

    /// What a search is doing; said now and then.
    pub fn tell(&self, stats: &Stats, best: Option<u32>) {
        if self.many || self.bar.is_hidden() {
            return;
        }
        let Ok(mut said) = self.said.try_lock() else { return };
        if said.elapsed() < OFTEN {
            return;
        }
        *said = Instant::now();
        let mut message = match stats.building {
            (done, total @ 1..) => format!("tables: {} %", done * 100 / total),
            _ => format!("{} nodes, at least {} moves", stats.nodes, stats.bound),
        };
        if let Some(best) = best {
            write!(message, ", at most {best}").expect("strings take all");
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
