//! Answers boards line by line.

use taisou::heuristic::Tables;

use crate::{
    answer::Answer,
    batch, console,
    drive::{Worker, timed},
    ending::Ending,
    fault::Fault,
    helping::WorkQueue,
    job::Job,
    lines::{BoardsArgs, InputLine, Lines},
    posing::{Posed, PuzzleArgs},
    printer::{Printer, Topic},
    progress::Progress,
    table_folder::TableFolder,
};

/// Answers every board, in order.
pub fn each_board(
    (boards, puzzle): (&BoardsArgs, &PuzzleArgs),
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
    let folder = job.search.tables.as_ref().map(|path| TableFolder::open(path)).transpose()?;
    job.refuse_overlaps(&lines.files())?;
    let json = batch || job.output.json;
    if !json {
        lines.look_for_second();
    }
    let mut printer = Printer::new(job, json, &lines)?;
    let progress = Progress::new(lines.total);
    let tables = folder.as_ref().map_or_else(Tables::default, TableFolder::tables);
    let threads = job.output.threads();
    let queue = WorkQueue::new(threads);
    let hire = || Worker::new(tables.clone(), folder.as_ref(), job.search, &queue, &progress);
    let answer_one = |worker: &mut Worker, line: InputLine| {
        let (answered, took) = timed(|| match line.text {
            Ok(text) => {
                let (board, answer) = answer(&text, worker);
                (Some(board), answer)
            }
            Err(fault) => (None, Err(fault)),
        });
        let (board, answer) = answered;
        let answer = answer.unwrap_or_else(|fault| Answer::of_fault(&fault));
        let seconds = job.output.time.then_some(took.as_secs_f64());
        (Topic { line: line.number, board, seconds }, answer)
    };
    let ran = batch::run(
        lines,
        threads,
        hire,
        answer_one,
        || queue.help(),
        |missing| {
            let started = threads - missing;
            progress.aside(|| console::warn(format!("only {started} of {threads} threads could be started")));
            queue.lose(missing);
        },
        |(topic, answer)| {
            progress.answered();
            progress.aside(|| printer.print(&topic, answer));
        },
    );
    progress.end();
    let no_thread = |error| Fault::new("no-thread", format!("no thread could be started: {error}"));
    ran.map_err(no_thread)?;
    printer.end()
}
