//! Pattern databases kept in a folder for later runs.

use std::{
    collections::HashSet,
    fs, io,
    path::{Path, PathBuf},
};

use taisou::{Error, heuristic::Tables};

use crate::{console, fault::Fault, output_file};

/// A folder with a file for each table, named after the table.
#[derive(Clone, Debug)]
pub struct TableFolder {
    path: PathBuf,
    /// Names of the usable tables found, sorted.
    names: Vec<String>,
    /// Names of tables found and rejected.
    broken: Vec<String>,
}

/// Extension of table files.
pub const END: &str = "table";

impl TableFolder {
    /// Opens or creates the folder and verifies its tables. Warns of rejected tables; a search that needs one builds it.
    pub fn open(path: &Path) -> Result<Self, Fault> {
        let of_file = |error: io::Error| Fault::of_file(path, &error);
        fs::create_dir_all(path).map_err(of_file)?;
        let mut folder = Self { path: path.to_owned(), names: Vec::new(), broken: Vec::new() };
        for entry in fs::read_dir(path).map_err(of_file)? {
            let file = entry.map_err(of_file)?.path();
            let Some(name) = file.file_stem().and_then(|name| name.to_str()) else { continue };
            if file.extension().is_none_or(|end| end != END) {
                continue;
            }
            match folder.read(name, &Tables::default()) {
                Ok(()) => folder.names.push(name.to_owned()),
                Err(fault) => {
                    folder.broken.push(name.to_owned());
                    console::warn(format!("not used: {fault}"));
                }
            }
        }
        folder.names.sort();
        Ok(folder)
    }

    /// The tables of the folder, always in the same order.
    pub fn tables(&self) -> Tables {
        let tables = Tables::default();
        for name in &self.names {
            // The file may be gone since; then a search builds the table.
            let _ = self.read(name, &tables);
        }
        tables
    }

    /// Imports a table of the folder.
    pub fn read(&self, name: &str, tables: &Tables) -> Result<(), Fault> {
        let file = self.file(name);
        let bytes = fs::read(&file).map_err(|error| Fault::of_file(&file, &error))?;
        let read = tables.import(bytes).map_err(|error| {
            let Error::BadTable { why } = error else { return Fault::from(error) };
            Fault::new("bad-table", format!("{}: {why}", file.display()))
        })?;
        if read == name {
            return Ok(());
        }
        Err(Fault::new("bad-table", format!("{}: it is the table {read}", file.display())))
    }

    pub fn has(&self, name: &str) -> bool {
        self.file(name).exists()
    }

    /// Writes the tables that the folder lacks. Adds the names of all tables to `kept`.
    pub fn keep(&self, tables: &Tables, kept: &mut HashSet<String>) -> Result<(), Fault> {
        for table in tables.list() {
            if self.names.contains(&table.name) || !kept.insert(table.name.clone()) {
                continue;
            }
            if self.has(&table.name) && !self.broken.contains(&table.name) {
                continue;
            }
            let Some(bytes) = tables.export(&table.name) else { continue };
            let file = self.file(&table.name);
            output_file::write(&file, &bytes).map_err(|error| Fault::of_file(&file, &error))?;
        }
        Ok(())
    }

    fn file(&self, name: &str) -> PathBuf {
        self.path.join(format!("{name}.{END}"))
    }
}
