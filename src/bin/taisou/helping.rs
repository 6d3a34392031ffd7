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

/// Size of a work item: some hundredths of a second.
const ITEM_NODES: u64 = 200_000;

/// Work items for each helper: one in work and one waiting, so that no helper idles until the search ends its slice.
const ITEMS: usize = 2;

/// Nodes of a helper between two checks that the search still runs.
const SLICE: u64 = 50_000;

/// Time a search waits for helpers before it checks its time limit.
const WAIT: Duration = Duration::from_millis(20);

/// Work items that running searches offer to idle threads.
pub struct WorkQueue {
    state: Mutex<QueueState>,
    changed: Condvar,
}

struct QueueState {
    workers: usize,
    offers: VecDeque<Offer>,
    /// Workers without a line.
    helpers: usize,
}

/// A work item that its search has leased.
struct Offer {
    requester: Arc<Requester>,
    item: Vec<u8>,
}

/// The data of a search that its helpers need.
struct Requester {
    board: String,
    width: usize,
    options: Options,
    replies: Sender<Reply>,
    is_over: AtomicBool,
}

/// A work item, and its result if it is done.
struct Reply {
    item: Vec<u8>,
    result: Option<Vec<u8>>,
}

impl WorkQueue {
    pub fn new(workers: usize) -> Self {
        let state = QueueState { workers, offers: VecDeque::new(), helpers: 0 };
        Self { state: Mutex::new(state), changed: Condvar::new() }
    }

    /// Subtracts workers that could not be started.
    pub fn lose(&self, workers: usize) {
        self.state().workers -= workers;
        self.changed.notify_all();
    }

    /// Helps until no worker has a line.
    pub fn help(&self) {
        let mut state = self.state();
        state.helpers += 1;
        self.changed.notify_all();
        let mut last: Option<(Arc<Requester>, Helper)> = None;
        loop {
            if let Some(offer) = state.offers.pop_front() {
                drop(state);
                offer.work(&mut last);
                state = self.state();
            } else if state.helpers == state.workers {
                return;
            } else {
                state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
            }
        }
    }

    fn offer(&self, offer: Offer) {
        self.state().offers.push_back(offer);
        self.changed.notify_one();
    }

    /// Removes an offer of this search that no helper has taken.
    fn withdraw(&self, requester: &Arc<Requester>) -> Option<Vec<u8>> {
        let offers = &mut self.state().offers;
        let at = offers.iter().position(|offer| Arc::ptr_eq(&offer.requester, requester))?;
        offers.remove(at).map(|offer| offer.item)
    }

    fn state(&self) -> MutexGuard<'_, QueueState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Offer {
    /// Does the work with the `last` helper if it belongs to the same search, or else with a new one.
    fn work(self, last: &mut Option<(Arc<Requester>, Helper)>) {
        let Self { requester, item } = self;
        if requester.is_over.load(Ordering::Relaxed) {
            return;
        }
        if last.as_ref().is_none_or(|(other, _)| !Arc::ptr_eq(other, &requester)) {
            let helper = Helper::new(&requester.board, requester.width, &requester.options);
            *last = helper.ok().map(|helper| (requester.clone(), helper));
        }
        let result = last.as_mut().and_then(|(_, helper)| requester.work(helper, &item));
        // Fails if the search is over: then no result is needed.
        let _ = requester.replies.send(Reply { item, result });
    }
}

impl Requester {
    /// The result; `None` if the helper refuses the item or the search is over.
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

/// The helpers of a search. They stop when this is dropped.
pub struct Helped<'a> {
    queue: &'a WorkQueue,
    requester: Arc<Requester>,
    replies: Receiver<Reply>,
    /// Number of leased work items.
    leased: usize,
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
        Self { queue, requester: requester.into(), replies, leased: 0 }
    }

    /// Completes returned work items, leases new ones to helpers, and waits if the search has no other work. Called between
    /// slices.
    pub fn share(&mut self, search: &mut Search) {
        while let Ok(reply) = self.replies.try_recv() {
            self.complete(search, reply);
        }
        let helpers = self.queue.state().helpers;
        while self.leased < ITEMS * helpers && search.can_lease() {
            let Some(item) = search.lease(ITEM_NODES) else { break };
            self.leased += 1;
            self.queue.offer(Offer { requester: self.requester.clone(), item });
        }
        while self.leased > 0 && search.is_waiting() {
            if let Some(item) = self.queue.withdraw(&self.requester) {
                self.complete(search, Reply { item, result: None });
            } else if let Ok(reply) = self.replies.recv_timeout(WAIT) {
                self.complete(search, reply);
            } else {
                return;
            }
        }
    }

    /// A result that the search refuses leaves its item undone.
    fn complete(&mut self, search: &mut Search, Reply { item, result }: Reply) {
        self.leased -= 1;
        if !result.is_some_and(|result| search.complete(result)) {
            search.requeue(&item);
        }
    }
}

impl Drop for Helped<'_> {
    fn drop(&mut self) {
        self.requester.is_over.store(true, Ordering::Relaxed);
    }
}
