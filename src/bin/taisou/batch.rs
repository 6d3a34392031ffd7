//! Answers lines on several threads. Prints each answer once all answers before it are printed.

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

/// Limit of answers for each thread that wait for an earlier one. A killed batch loses the waiting answers.
const LEAD: u64 = 16;

/// The lines that are left, with the place of the next one, and the number of answers printed.
struct OrderedOutput {
    lines: Mutex<(Lines, u64)>,
    printed: Mutex<u64>,
    advanced: Condvar,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl OrderedOutput {
    /// The next line and its place in the order. Blocks while `lead` answers or more are missing before it.
    fn take(&self, lead: u64) -> Option<(u64, InputLine)> {
        let (at, line) = {
            let (lines, next) = &mut *lock(&self.lines);
            let line = lines.next()?;
            *next += 1;
            (*next - 1, line)
        };
        let far = |printed: &mut u64| at >= *printed + lead;
        drop(self.advanced.wait_while(lock(&self.printed), far).unwrap_or_else(PoisonError::into_inner));
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
            self.advanced.notify_all();
        }
    }
}

/// Answers every line. Each thread has its own `worker` and runs `rest` when no line is left. `print` is called in the order of
/// the lines. If not all threads can be started, `fewer` gets the number of missing ones, and the others do the work.
///
/// # Errors
///
/// Fails if no thread can be started.
pub fn run<W, T: Send>(
    lines: Lines,
    threads: usize,
    worker: impl Fn() -> W + Sync,
    answer: impl Fn(&mut W, InputLine) -> T + Sync,
    rest: impl Fn() + Sync,
    fewer: impl FnOnce(usize),
    print: impl FnMut(T),
) -> io::Result<()> {
    let lead = LEAD * threads as u64;
    let output =
        OrderedOutput { lines: Mutex::new((lines, 0)), printed: Mutex::new(0), advanced: Condvar::new() };
    let (send, answers) = mpsc::channel();
    thread::scope(|scope| {
        for started in 0..threads {
            let (output, worker, answer, rest, send) = (&output, &worker, &answer, &rest, send.clone());
            let spawned = thread::Builder::new().spawn_scoped(scope, move || {
                let mut worker = worker();
                while let Some((at, line)) = output.take(lead) {
                    // The receiver outlives every thread.
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
        output.print(&answers, print);
        Ok(())
    })
}
