//! Driving what the library does in slices: until it is done or the time is up, with a look at tables and progress between.

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

/// How long a slice may take: short enough to end a search on time.
const MOMENT: Duration = Duration::from_millis(20);

/// How long a search with dear nodes goes on before others help.
const ALONE: Duration = Duration::from_millis(200);

/// The nodes of a slice, as many as fit into a moment. A node of a large board may cost as much as a thousand of a small one.
struct Pace(u64);

impl Pace {
    /// Most searches go through these in some milliseconds.
    const MOST: u64 = 100_000;

    fn new() -> Self {
        Self(16)
    }

    /// The nodes of the next slice, by the time of the last one.
    fn next(&mut self, took: Duration) -> u64 {
        let fitting = u128::from(self.0) * MOMENT.as_nanos() / took.as_nanos().max(1);
        let most = (self.0 * 2).min(Self::MOST);
        self.0 = u64::try_from(fitting).map_or(most, |fitting| fitting.clamp(1, most));
        self.0
    }
}

/// Does one line after another.
pub struct Worker<'a> {
    /// All workers have the same: a table is built once, and serves all later lines.
    pub tables: Tables,
    pub folder: Option<&'a TableFolder>,
    /// The tables that need not be written any more.
    known: HashSet<String>,
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
        Self { tables, folder, known: HashSet::new(), search, queue, progress }
    }

    /// The options of a search for this puzzle.
    pub fn options(&self, posed: &Posed) -> Options {
        Options::new()
            .board(posed.options.clone())
            .metric(posed.metric)
            .limits(self.search.limits())
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
                self.give_wanted();
                // Alone at first: so the nodes of a small search are always the same.
                if spent.get() >= Pace::MOST || begun.elapsed() >= ALONE {
                    helped.share(search);
                }
                true
            },
        );
        self.keep(&self.tables.clone());
        Ok(search.solution())
    }

    /// Adds tables to the folder, if there is one. That it cannot be written to is told of, and costs nobody the answer.
    pub fn keep(&mut self, tables: &Tables) {
        let Some(folder) = self.folder else { return };
        if let Err(fault) = folder.keep(tables, &mut self.known) {
            console::warn(format!("not kept: {fault}"));
        }
    }

    /// Drives it to its end, or as long as it may take.
    pub fn finish(&self, work: &mut impl Sliced) -> Status {
        let mut pace = Pace::new();
        self.finish_in(work, |_, took| pace.next(took), |_, _| true)
    }

    /// The same in slices of a length by the counters and the time of the last slice, with a look at it after each, which
    /// says whether to go on.
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
            self.progress.tell(&counters, work.best());
        }
    }

    /// Gives a search the table that it is about to build, where it has come into the folder meanwhile.
    fn give_wanted(&self) {
        let Some(folder) = self.folder else { return };
        for wanted in self.tables.wanted() {
            if folder.has(&wanted.name) {
                // One that cannot be read is built.
                let _ = folder.read(&wanted.name, &self.tables);
            }
        }
    }
}

/// What something took.
pub fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let begun = Instant::now();
    let done = work();
    (done, begun.elapsed())
}
