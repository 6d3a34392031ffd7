//! Tables in a folder: what is there is used, what was built is added.

use std::{
    collections::HashSet,
    fs, io,
    path::{Path, PathBuf},
};

use taisou::{Error, heuristic::Tables};

use crate::{console, fault::Fault, output_file};

/// A folder with a file for each table, called as the table.
#[derive(Clone, Debug)]
pub struct TableFolder {
    path: PathBuf,
    /// The names of those that were there and whole, in order.
    names: Vec<String>,
    /// The names of those that cannot be used.
    broken: Vec<String>,
}

/// Extension of table files.
pub const END: &str = "table";

impl TableFolder {
    /// Makes the folder if it is not there, and looks at what is. A table that cannot be used is told of; it is built anew when
    /// it is needed.
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

    /// Tables that begin with those of the folder, always in the same order.
    pub fn tables(&self) -> Tables {
        let tables = Tables::default();
        for name in &self.names {
            // Gone since: built anew.
            let _ = self.read(name, &tables);
        }
        tables
    }

    /// Takes up a table of the folder.
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

    /// Whether another thread, or another run, has added it.
    pub fn has(&self, name: &str) -> bool {
        self.file(name).exists()
    }

    /// Adds what is not there, and to `known` what is. A file has its name when it is whole.
    pub fn keep(&self, tables: &Tables, known: &mut HashSet<String>) -> Result<(), Fault> {
        for kept in tables.list() {
            if self.names.contains(&kept.name) || !known.insert(kept.name.clone()) {
                continue;
            }
            if self.has(&kept.name) && !self.broken.contains(&kept.name) {
                continue;
            }
            let Some(bytes) = tables.export(&kept.name) else { continue };
            let file = self.file(&kept.name);
            output_file::write(&file, &bytes).map_err(|error| Fault::of_file(&file, &error))?;
        }
        Ok(())
    }

    fn file(&self, name: &str) -> PathBuf {
        self.path.join(format!("{name}.{END}"))
    }
}
