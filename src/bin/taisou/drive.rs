//! Driving what the library does in slices: until it is done or the time is up, with a look at tables and progress between.

use std::{
    collections::HashSet,
    time::{Duration, Instant},
};

use taisou::{
    Algorithm, Options, Search, Solution,
    heuristic::Tables,
    search::{Stats, Status},
    survey::{Composer, ShortestCount, Survey},
};

use crate::{
    fault::Fault,
    helping::{Exchange, Helped},
    posing::Posed,
    progress::Progress,
    search_args::SearchArgs,
    table_folder::TableFolder,
};

/// What is driven in slices.
pub trait Sliced {
    fn go(&mut self, budget: u64) -> Status;
    fn counters(&self) -> Stats;
    fn best_so_far(&self) -> Option<u32> {
        None
    }
}

impl Sliced for Search {
    fn go(&mut self, budget: u64) -> Status {
        self.advance(budget)
    }

    fn counters(&self) -> Stats {
        self.stats()
    }

    fn best_so_far(&self) -> Option<u32> {
        self.best()
    }
}

macro_rules! sliced {
    ($($name:ident)*) => {
        $(impl Sliced for $name {
            fn go(&mut self, budget: u64) -> Status {
                self.advance(budget)
            }

            fn counters(&self) -> Stats {
                self.stats()
            }
        })*
    };
}

sliced! { Survey ShortestCount Composer }

/// Some milliseconds of work.
const SLICE: u64 = 100_000;

/// Does one line after another.
pub struct Worker<'a> {
    /// All workers have the same: a table is built once, and serves all later lines.
    pub tables: Tables,
    pub folder: Option<&'a TableFolder>,
    /// The tables that need not be written any more.
    known: HashSet<String>,
    pub search: &'a SearchArgs,
    exchange: &'a Exchange,
    pub progress: &'a Progress,
}

impl<'a> Worker<'a> {
    pub fn new(
        tables: Tables,
        folder: Option<&'a TableFolder>,
        search: &'a SearchArgs,
        exchange: &'a Exchange,
        progress: &'a Progress,
    ) -> Self {
        Self { tables, folder, known: HashSet::new(), search, exchange, progress }
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
        let mut helped = Helped::new(self.exchange, posed, options);
        self.finish_in(
            &mut search,
            |_| SLICE,
            |search, _| {
                self.give_wanted();
                helped.exchange(search);
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
            eprintln!("warning: not kept: {fault}");
        }
    }

    /// Drives it to its end, or as long as it may take.
    pub fn finish(&self, work: &mut impl Sliced) -> Status {
        self.finish_in(work, |_| SLICE, |_, _| true)
    }

    /// The same in slices of a given length, with a look at it after each, which says whether to go on.
    pub fn finish_in<W: Sliced>(
        &self,
        work: &mut W,
        slice: impl Fn(&Stats) -> u64,
        mut look: impl FnMut(&mut W, &Stats) -> bool,
    ) -> Status {
        let end = self.search.seconds.map(|seconds| Instant::now() + seconds);
        let mut counters = work.counters();
        loop {
            let status = work.go(slice(&counters));
            counters = work.counters();
            if !look(work, &counters)
                || status != Status::Paused
                || end.is_some_and(|end| Instant::now() >= end)
            {
                return status;
            }
            self.progress.tell(&counters, work.best_so_far());
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
