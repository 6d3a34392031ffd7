//! Idle threads help the searches that are still running, so a single board uses all cores, too.

use std::{
    collections::VecDeque,
    sync::{
        Arc, Condvar, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
        mpsc::{self, Receiver, Sender},
    },
    time::Duration,
};

use taisou::{Options, Search, solver::Helper};

use crate::posing::Posed;

/// Some hundredths of a second of work.
const ITEM_NODES: u64 = 200_000;

/// For each helper: one to look at, and one that waits, so that nobody waits for the end of a slice.
const ITEMS: usize = 2;

/// Work of a helper between two checks that it is still needed.
const SLICE: u64 = 50_000;

/// How long a search waits for helpers before it looks at the clock.
const WAIT: Duration = Duration::from_millis(20);

/// Where workers meet.
pub struct WorkQueue {
    counter: Mutex<Counter>,
    changed: Condvar,
}

struct Counter {
    workers: usize,
    offers: VecDeque<Offer>,
    /// Workers without a line.
    helpers: usize,
}

/// Work that a search gives away.
struct Offer {
    requester: Arc<Requester>,
    item: Vec<u8>,
}

/// A search, as its helpers need to know it.
struct Requester {
    board: String,
    width: usize,
    options: Options,
    replies: Sender<Reply>,
    is_over: AtomicBool,
}

enum Reply {
    Result(Vec<u8>),
    /// The work item, which is still to be done.
    Undone(Vec<u8>),
}

impl WorkQueue {
    pub fn new(workers: usize) -> Self {
        let counter = Counter { workers, offers: VecDeque::new(), helpers: 0 };
        Self { counter: Mutex::new(counter), changed: Condvar::new() }
    }

    /// Does without workers that could not be started.
    pub fn lose(&self, workers: usize) {
        self.counter().workers -= workers;
        self.changed.notify_all();
    }

    /// Helps until no worker has a line any more.
    pub fn help(&self) {
        let mut counter = self.counter();
        counter.helpers += 1;
        self.changed.notify_all();
        let mut known: Option<(Arc<Requester>, Helper)> = None;
        loop {
            if let Some(offer) = counter.offers.pop_front() {
                drop(counter);
                offer.work(&mut known);
                counter = self.counter();
            } else if counter.helpers == counter.workers {
                return;
            } else {
                counter = self.changed.wait(counter).unwrap_or_else(PoisonError::into_inner);
            }
        }
    }

    fn helpers(&self) -> usize {
        self.counter().helpers
    }

    fn offer(&self, offer: Offer) {
        self.counter().offers.push_back(offer);
        self.changed.notify_one();
    }

    /// Takes back an offer that nobody has taken up.
    fn withdraw(&self, requester: &Arc<Requester>) -> Option<Vec<u8>> {
        let offers = &mut self.counter().offers;
        let at = offers.iter().position(|offer| Arc::ptr_eq(&offer.requester, requester))?;
        offers.remove(at).map(|offer| offer.item)
    }

    fn counter(&self) -> MutexGuard<'_, Counter> {
        self.counter.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Offer {
    /// Does the work, by the helper that is `known` if that is for the same search.
    fn work(self, known: &mut Option<(Arc<Requester>, Helper)>) {
        let Self { requester, item } = self;
        if requester.is_over.load(Ordering::Relaxed) {
            return;
        }
        if known.as_ref().is_none_or(|(other, _)| !Arc::ptr_eq(other, &requester)) {
            let helper = Helper::new(&requester.board, requester.width, &requester.options);
            *known = helper.ok().map(|helper| (requester.clone(), helper));
        }
        let result = known.as_mut().and_then(|(_, helper)| requester.work(helper, &item));
        // A search that is over has nobody who reads.
        let _ = requester.replies.send(result.map_or(Reply::Undone(item), Reply::Result));
    }
}

impl Requester {
    /// `None` if it cannot be done, or need not be.
    fn work(&self, helper: &mut Helper, item: &[u8]) -> Option<Vec<u8>> {
        if !helper.take(item) {
            return None;
        }
        while !self.is_over.load(Ordering::Relaxed) {
            if let Some(result) = helper.advance(SLICE).ok()? {
                return Some(result);
            }
        }
        None
    }
}

/// A search that is helped as long as this is there.
pub struct Helped<'a> {
    queue: &'a WorkQueue,
    requester: Arc<Requester>,
    replies: Receiver<Reply>,
    /// Work items that are out.
    out: usize,
}

impl<'a> Helped<'a> {
    pub fn new(queue: &'a WorkQueue, posed: &Posed, options: &Options) -> Self {
        let (send, replies) = mpsc::channel();
        let requester = Requester {
            board: posed.board.clone(),
            width: posed.width,
            options: options.clone(),
            replies: send,
            is_over: AtomicBool::new(false),
        };
        Self { queue, requester: requester.into(), replies, out: 0 }
    }

    /// Between two slices: takes in what came back, gives away what helpers can take, and waits where there is nothing else to
    /// do.
    pub fn share(&mut self, search: &mut Search) {
        while let Ok(reply) = self.replies.try_recv() {
            self.complete(search, reply);
        }
        let helpers = self.queue.helpers();
        while self.out < ITEMS * helpers && search.can_lease() {
            let Some(item) = search.lease(ITEM_NODES) else { break };
            self.out += 1;
            self.queue.offer(Offer { requester: self.requester.clone(), item });
        }
        while self.out > 0 && search.is_waiting() {
            if let Some(item) = self.queue.withdraw(&self.requester) {
                self.complete(search, Reply::Undone(item));
            } else if let Ok(reply) = self.replies.recv_timeout(WAIT) {
                self.complete(search, reply);
            } else {
                return;
            }
        }
    }

    fn complete(&mut self, search: &mut Search, reply: Reply) {
        self.out -= 1;
        match reply {
            // The search ignores results that it no longer waits for.
            Reply::Result(result) => drop(search.complete(result)),
            Reply::Undone(item) => search.requeue(&item),
        }
    }
}

impl Drop for Helped<'_> {
    fn drop(&mut self) {
        self.requester.is_over.store(true, Ordering::Relaxed);
    }
}
