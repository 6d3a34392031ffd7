//! Arguments that verbs share, and the job that they make.

use std::path::PathBuf;

use clap::Args;

use crate::{
    fault::Fault,
    lines::BoardsArgs,
    posing::PuzzleArgs,
    same_file::{refuse_output, refuse_table},
    search_args::{OutputArgs, SearchArgs},
};

/// Arguments of a verb that searches from each board.
#[derive(Args, Debug)]
pub struct SearchVerbArgs {
    #[command(flatten)]
    pub boards: BoardsArgs,
    #[command(flatten)]
    pub puzzle: PuzzleArgs,
    #[command(flatten)]
    pub search: SearchArgs,
    #[command(flatten)]
    pub output: OutputArgs,
}

/// Arguments of a verb that answers each board without a search.
#[derive(Args, Debug)]
pub struct BoardVerbArgs {
    #[command(flatten)]
    pub boards: BoardsArgs,
    #[command(flatten)]
    pub puzzle: PuzzleArgs,
    #[command(flatten)]
    output: OutputArgs,
}

/// Options for answering the lines of an input.
#[derive(Default)]
pub struct Job {
    pub search: SearchArgs,
    pub output: OutputArgs,
    /// Prints answers without the boards that they belong to.
    pub bare: bool,
    /// The file of certificates.
    pub certificates: Option<PathBuf>,
    /// The file of the only board's state graph.
    pub graph: Option<PathBuf>,
}

impl SearchVerbArgs {
    pub fn job(&self) -> Job {
        Job { search: self.search.clone(), output: self.output.clone(), ..Job::default() }
    }
}

impl BoardVerbArgs {
    pub fn job(&self) -> Job {
        Job { output: self.output.clone(), ..Job::default() }
    }
}

impl Job {
    /// Rejects output files that are also inputs.
    pub fn refuse_overlaps(&self, inputs: &[PathBuf]) -> Result<(), Fault> {
        let outputs = || self.certificates.iter().chain(&self.graph);
        outputs().try_for_each(|output| refuse_output(output, inputs))?;
        let Some(tables) = &self.search.tables else { return Ok(()) };
        inputs.iter().chain(outputs()).try_for_each(|file| refuse_table(tables, file))
    }
}
