//! Lines in, answers out, in order: over all cores, each answer as soon as all before it are there.

use std::{
    collections::BTreeMap,
    io,
    sync::{
        Condvar, Mutex, MutexGuard, PoisonError,
        mpsc::{self, Receiver},
    },
    thread,
};

use crate::lines::{InputLine, Lines};

/// Answers that may wait for an earlier one, for each thread. More of them would be lost if the batch were killed.
const LEAD: u64 = 16;

/// The lines that are left, and how far the printing is.
struct Desk {
    lines: Mutex<(Lines, u64)>,
    printed: Mutex<u64>,
    moved: Condvar,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Desk {
    /// The next line and its place in the order, when few answers wait.
    fn take(&self, lead: u64) -> Option<(u64, InputLine)> {
        let (at, line) = {
            let (lines, next) = &mut *lock(&self.lines);
            let line = lines.next()?;
            *next += 1;
            (*next - 1, line)
        };
        let far = |printed: &mut u64| at >= *printed + lead;
        drop(self.moved.wait_while(lock(&self.printed), far).unwrap_or_else(PoisonError::into_inner));
        Some((at, line))
    }

    fn print<T>(&self, answers: &Receiver<(u64, T)>, mut print: impl FnMut(T)) {
        let mut waiting = BTreeMap::new();
        for (at, answer) in answers {
            waiting.insert(at, answer);
            let mut printed = lock(&self.printed);
            while let Some(answer) = waiting.remove(&*printed) {
                print(answer);
                *printed += 1;
            }
            self.moved.notify_all();
        }
    }
}

/// Answers every line. Each thread has a worker of its own, which `hire` makes, and does `rest` when no line is left; `print` is
/// called in the order of the lines. Where not all threads can be started, `fewer` gets the number of those that are missing, and
/// the others do the work.
///
/// # Errors
///
/// That of the first thread, if it cannot be started.
pub fn run<W, T: Send>(
    lines: Lines,
    threads: usize,
    hire: impl Fn() -> W + Sync,
    answer: impl Fn(&mut W, InputLine) -> T + Sync,
    rest: impl Fn() + Sync,
    fewer: impl FnOnce(usize),
    print: impl FnMut(T),
) -> io::Result<()> {
    let lead = LEAD * threads as u64;
    let desk = Desk { lines: Mutex::new((lines, 0)), printed: Mutex::new(0), moved: Condvar::new() };
    let (send, answers) = mpsc::channel();
    thread::scope(|scope| {
        for started in 0..threads {
            let (desk, hire, answer, rest, send) = (&desk, &hire, &answer, &rest, send.clone());
            let spawned = thread::Builder::new().spawn_scoped(scope, move || {
                let mut worker = hire();
                while let Some((at, line)) = desk.take(lead) {
                    // The other end is there as long as any thread is.
                    let _ = send.send((at, answer(&mut worker, line)));
                }
                rest();
            });
            match spawned {
                Ok(_) => (),
                Err(error) if started == 0 => return Err(error),
                Err(_) => {
                    fewer(threads - started);
                    break;
                }
            }
        }
        drop(send);
        desk.print(&answers, print);
        Ok(())
    })
}
