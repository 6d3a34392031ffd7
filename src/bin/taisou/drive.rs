//! Drives the sliced work of the library until its end or the time limit. Handles tables, helpers and progress between slices.

use std::{
    cell::Cell,
    collections::HashSet,
    time::{Duration, Instant},
};

use taisou::{
    Algorithm, Options, Search, Solution,
    heuristic::Tables,
    search::{Sliced, Stats, Status},
};

use crate::{
    console,
    fault::Fault,
    helping::{Helped, WorkQueue},
    posing::Posed,
    progress::Progress,
    search_args::SearchArgs,
    table_folder::TableFolder,
};

/// Target time of a slice, short enough to meet the time limit.
const SLICE: Duration = Duration::from_millis(20);

/// Time a search runs alone if it has not spent [`Pace::MOST`] nodes before.
const ALONE: Duration = Duration::from_millis(200);

/// Nodes that fit into a [`SLICE`]. A node of a large board may cost a thousand times as much as one of a small board.
struct Pace(u64);

impl Pace {
    /// Maximum of a slice: some milliseconds of most searches.
    const MOST: u64 = 100_000;

    fn new() -> Self {
        Self(16)
    }

    /// The nodes of the next slice, by the time that the last one took.
    fn next(&mut self, took: Duration) -> u64 {
        let fitting = u128::from(self.0) * SLICE.as_nanos() / took.as_nanos().max(1);
        let most = (self.0 * 2).min(Self::MOST);
        self.0 = u64::try_from(fitting).map_or(most, |fitting| fitting.clamp(1, most));
        self.0
    }
}

/// The state of a thread that answers lines.
pub struct Worker<'a> {
    /// Shared by all workers, so that a table is built once.
    pub tables: Tables,
    pub folder: Option<&'a TableFolder>,
    /// The tables that need not be written.
    kept: HashSet<String>,
    pub search: &'a SearchArgs,
    queue: &'a WorkQueue,
    pub progress: &'a Progress,
}

impl<'a> Worker<'a> {
    pub fn new(
        tables: Tables,
        folder: Option<&'a TableFolder>,
        search: &'a SearchArgs,
        queue: &'a WorkQueue,
        progress: &'a Progress,
    ) -> Self {
        Self { tables, folder, kept: HashSet::new(), search, queue, progress }
    }

    pub fn options(&self, posed: &Posed) -> Options {
        Options::new()
            .board(posed.options.clone())
            .metric(posed.metric)
            .limits(self.search.limits_within_time())
            .tables(self.tables.clone())
            .boards(false)
    }

    pub fn solve(
        &mut self,
        posed: &Posed,
        algorithm: Algorithm,
        options: &Options,
    ) -> Result<Solution, Fault> {
        let mut search = Search::new(&posed.board, posed.width, algorithm, options)?;
        let mut helped = Helped::new(self.queue, posed, options);
        let (mut pace, begun, spent) = (Pace::new(), Instant::now(), Cell::new(0));
        self.finish_in(
            &mut search,
            |_, took| {
                let nodes = pace.next(took);
                spent.set(spent.get() + nodes);
                nodes
            },
            |search, _| {
                self.import_wanted();
                // A small search has no helpers, so that its node count is reproducible.
                if spent.get() >= Pace::MOST || begun.elapsed() >= ALONE {
                    helped.share(search);
                }
                true
            },
        );
        self.keep(&self.tables.clone());
        Ok(search.solution())
    }

    /// Adds tables to the folder, if there is one. A write failure is a warning; the answer is still printed.
    pub fn keep(&mut self, tables: &Tables) {
        let Some(folder) = self.folder else { return };
        if let Err(fault) = folder.keep(tables, &mut self.kept) {
            console::warn(format!("not kept: {fault}"));
        }
    }

    /// Drives work to its end or the time limit.
    pub fn finish(&self, work: &mut impl Sliced) -> Status {
        self.finish_each(work, |_| true)
    }

    /// Drives work to its end or the time limit. `look` runs after each slice and returns `false` to stop.
    pub fn finish_each<W: Sliced>(&self, work: &mut W, mut look: impl FnMut(&mut W) -> bool) -> Status {
        let mut pace = Pace::new();
        self.finish_in(work, |_, took| pace.next(took), |work, _| look(work))
    }

    /// Drives work to its end or the time limit. `slice` gives the nodes of the next slice from the counters and the time of the
    /// last one. `look` runs after each slice and returns `false` to stop.
    pub fn finish_in<W: Sliced>(
        &self,
        work: &mut W,
        mut slice: impl FnMut(&Stats, Duration) -> u64,
        mut look: impl FnMut(&mut W, &Stats) -> bool,
    ) -> Status {
        let end = self.search.seconds.map(|seconds| Instant::now() + seconds);
        let (mut counters, mut took) = (work.stats(), Duration::ZERO);
        loop {
            let status;
            let nodes = slice(&counters, took);
            (status, took) = timed(|| work.advance(nodes));
            counters = work.stats();
            if !look(work, &counters)
                || status != Status::Paused
                || end.is_some_and(|end| Instant::now() >= end)
            {
                return status;
            }
            self.progress.report(&counters, work.best());
        }
    }

    /// Imports tables that a search is about to build and another run has added to the folder.
    fn import_wanted(&self) {
        let Some(folder) = self.folder else { return };
        for wanted in self.tables.wanted() {
            if folder.has(&wanted.name) {
                // The search builds a table that cannot be read.
                let _ = folder.read(&wanted.name, &self.tables);
            }
        }
    }
}

/// The result of some work, and the time that it took.
pub fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let begun = Instant::now();
    let done = work();
    (done, begun.elapsed())
}
