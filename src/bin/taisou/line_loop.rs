//! Answers boards line by line.

use taisou::heuristic::Tables;

use crate::{
    answer::{Answer, Topic},
    batch, console,
    drive::{Worker, timed},
    ending::Ending,
    fault::Fault,
    helping::WorkQueue,
    job::Job,
    lines::{BoardsArgs, InputLine, Lines},
    posing::{Posed, PuzzleArgs},
    printer::Printer,
    progress::Progress,
    table_folder::TableFolder,
};

/// Answers every board, in order.
pub fn each_board(
    boards: &BoardsArgs,
    puzzle: &PuzzleArgs,
    job: &Job,
    answer: impl Fn(&Posed, &mut Worker) -> Result<Answer, Fault> + Sync,
) -> Result<Ending, Fault> {
    let answer_line = |text: &str, worker: &mut Worker| {
        let posed = puzzle.pose(text);
        let board = posed.as_ref().map_or_else(|_| text.to_owned(), |posed| posed.board.clone());
        (board, posed.and_then(|posed| answer(&posed, worker)))
    };
    each_line(boards.lines()?, job, boards.is_batch(), answer_line)
}

/// Answers every line, in order. `answer` also returns the board of the line.
pub fn each_line(
    mut lines: Lines,
    job: &Job,
    batch: bool,
    answer: impl Fn(&str, &mut Worker) -> (String, Result<Answer, Fault>) + Sync,
) -> Result<Ending, Fault> {
    // A table of unknown origin has no part in an answer that a certificate claims.
    let folder = job.search.tables.as_ref().filter(|_| job.certificates.is_none());
    let folder = folder.map(|path| TableFolder::open(path)).transpose()?;
    job.refuse_overlaps(&lines.files())?;
    let json = batch || job.output.json;
    if !json || job.graph.is_some() {
        lines.look_for_second();
    }
    if job.graph.is_some() && lines.total != Some(1) {
        return Err(Fault::new("one-board", "--graph takes exactly one board"));
    }
    let mut printer = Printer::new(job, json, &lines)?;
    let progress = Progress::new(lines.total);
    let tables = folder.as_ref().map_or_else(Tables::default, TableFolder::tables);
    let threads = job.output.threads();
    let queue = WorkQueue::new(threads);
    let worker = || Worker::new(tables.clone(), folder.as_ref(), &job.search, &queue, &progress);
    let answer_one = |worker: &mut Worker, line: InputLine| {
        let ((board, answer), took) = timed(|| match line.text {
            Ok(text) => {
                let (board, answer) = answer(&text, worker);
                (Some(board), answer)
            }
            Err(fault) => (None, Err(fault)),
        });
        let answer = answer.unwrap_or_else(Answer::of_fault);
        let seconds = job.output.time.then_some(took.as_secs_f64());
        (Topic { line: line.number, board, seconds }, answer)
    };
    let ran = batch::run(
        lines,
        threads,
        worker,
        answer_one,
        || queue.help(),
        |missing| {
            let started = threads - missing;
            progress.aside(|| console::warn(format!("only {started} of {threads} threads could be started")));
            queue.lose(missing);
        },
        |(topic, answer)| {
            progress.count_answer();
            progress.aside(|| printer.print(&topic, &answer));
        },
    );
    progress.end();
    let no_thread = |error| Fault::new("no-thread", format!("no thread could be started: {error}"));
    ran.map_err(no_thread)?;
    printer.end()
}
