//! The verbs, one a file, and what those have in common that answer boards line by line.

pub mod bench;
pub mod check;
pub mod completions;
pub mod compose;
pub mod count;
pub mod hint;
pub mod man;
pub mod puzzles;
pub mod render;
pub mod scramble;
pub mod solve;
pub mod step;
pub mod survey;
pub mod verify;

use std::path::{Path, PathBuf};

use taisou::heuristic::Tables;

use crate::{
    answer::Answer,
    batch,
    command_line::{CommandLine, Verb},
    console,
    drive::{Worker, timed},
    ending::Ending,
    fault::Fault,
    helping::WorkQueue,
    lines::{BoardsArgs, InputLine, Lines},
    posing::{Posed, PuzzleArgs},
    printer::{Printer, Topic},
    progress::Progress,
    same_file::{refuse_output, refuse_table},
    search_args::{OutputArgs, SearchArgs},
    table_folder::TableFolder,
};

/// Does what is asked for, and says how it ended.
pub fn run(asked: CommandLine) -> Result<Ending, Fault> {
    match asked.verb {
        Verb::Solve(args) => solve::run(&args),
        Verb::Step(args) => step::run(&args),
        Verb::Hint(args) => hint::run(&args),
        Verb::Check(args) => check::run(&args),
        Verb::Survey(args) => survey::run(&args),
        Verb::Count(args) => count::run(&args),
        Verb::Compose(args) => compose::run(&args),
        Verb::Scramble(args) => scramble::run(&args),
        Verb::Render(args) => render::run(&args),
        Verb::Puzzles(args) => puzzles::run(&args),
        Verb::Verify(args) => verify::run(&args),
        Verb::Bench(args) => bench::run(&args),
        Verb::Completions(args) => Ok(completions::run(&args)),
        Verb::Man(args) => man::run(&args),
    }
}

/// How lines are answered.
pub struct Job<'a> {
    search: &'a SearchArgs,
    output: &'a OutputArgs,
    /// Whether the text of an answer is all there is to say, without the board that it is for.
    pub bare: bool,
    /// Where certificates are written.
    pub certificates: Option<&'a Path>,
}

impl Job<'_> {
    /// Refuses to write what is read.
    fn refuse_overlaps(&self, inputs: &[PathBuf]) -> Result<(), Fault> {
        let output = self.certificates.map(Path::to_owned);
        if let Some(output) = &output {
            refuse_output(output, inputs)?;
        }
        let Some(tables) = &self.search.tables else { return Ok(()) };
        inputs.iter().chain(&output).try_for_each(|file| refuse_table(tables, file))
    }
}

/// Answers every board, in order.
fn each_board(
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

/// Answers every line, in order: by `answer`, which says what board it is about besides.
fn each_line(
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
