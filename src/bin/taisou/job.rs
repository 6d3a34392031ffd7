//! Options for answering the lines of an input.

use std::path::{Path, PathBuf};

use crate::{
    fault::Fault,
    same_file::{refuse_output, refuse_table},
    search_args::{OutputArgs, SearchArgs},
};

/// Options for answering the lines of an input.
pub struct Job<'a> {
    pub search: &'a SearchArgs,
    pub output: &'a OutputArgs,
    /// Prints answers without the board that they belong to.
    pub bare: bool,
    /// The file of certificates.
    pub certificates: Option<&'a Path>,
}

impl Job<'_> {
    /// Rejects output files that are also inputs.
    pub fn refuse_overlaps(&self, inputs: &[PathBuf]) -> Result<(), Fault> {
        let output = self.certificates.map(Path::to_owned);
        if let Some(output) = &output {
            refuse_output(output, inputs)?;
        }
        let Some(tables) = &self.search.tables else { return Ok(()) };
        inputs.iter().chain(&output).try_for_each(|file| refuse_table(tables, file))
    }
}
