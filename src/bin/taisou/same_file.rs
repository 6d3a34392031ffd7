//! Refuses to overwrite inputs, including through symbolic links, hard links and relative paths.

use std::{
    fs::{self, File, Metadata},
    io,
    path::{Path, PathBuf},
};

use crate::{fault::Fault, lines::is_standard, table_folder};

/// The identity of a regular file. Devices and pipes have none, since overwriting them loses nothing.
#[derive(Debug, PartialEq, Eq)]
#[cfg_attr(not(unix), expect(dead_code, reason = "only Unix numbers its files"))]
enum FileId {
    Number(u64, u64),
    Path(PathBuf),
}

impl FileId {
    fn of_path(path: &Path) -> Option<Self> {
        let metadata = fs::metadata(path).ok().filter(Metadata::is_file)?;
        Self::of_metadata(&metadata).or_else(|| fs::canonicalize(path).ok().map(Self::Path))
    }

    #[cfg(unix)]
    fn of_metadata(metadata: &Metadata) -> Option<Self> {
        use std::os::unix::fs::MetadataExt;

        metadata.is_file().then(|| Self::Number(metadata.dev(), metadata.ino()))
    }

    #[cfg(not(unix))]
    fn of_metadata(_: &Metadata) -> Option<Self> {
        None
    }

    #[cfg(unix)]
    fn of_stream(stream: &impl std::os::fd::AsFd) -> Option<Self> {
        let file = File::from(stream.as_fd().try_clone_to_owned().ok()?);
        Self::of_metadata(&file.metadata().ok()?)
    }

    #[cfg(not(unix))]
    fn of_stream<T>(_: &T) -> Option<Self> {
        None
    }

    fn of_input(path: &Path) -> Option<Self> {
        if is_standard(path) { Self::of_stream(&io::stdin()) } else { Self::of_path(path) }
    }
}

/// Refuses an output file that is also an input, standard output or standard error.
pub fn refuse_output(output: &Path, inputs: &[PathBuf]) -> Result<(), Fault> {
    let Some(id) = FileId::of_path(output) else { return Ok(()) };
    let refused = |what: &str| {
        let message = format!("{}: {what}; write to another file", output.display());
        Err(Fault::new("output-in-use", message))
    };
    if inputs.iter().any(|input| FileId::of_input(input).as_ref() == Some(&id)) {
        return refused("it is also read");
    }
    let streams = [FileId::of_stream(&io::stdout()), FileId::of_stream(&io::stderr())];
    if streams.contains(&Some(id)) {
        return refused("standard output or standard error goes there");
    }
    Ok(())
}

/// Refuses an input or output file at the path of a table, which could replace it.
pub fn refuse_table(folder: &Path, file: &Path) -> Result<(), Fault> {
    let is_table = |real: PathBuf| {
        real.extension().is_some_and(|end| end == table_folder::END)
            && real.parent().map(Path::to_owned) == fs::canonicalize(folder).ok()
    };
    if !real_path(file).is_some_and(is_table) {
        return Ok(());
    }
    let message = format!("{}: it lies where a table would; move it or rename it", file.display());
    Err(Fault::new("output-in-use", message))
}

/// The path without symbolic links. The file itself need not exist.
pub fn real_path(file: &Path) -> Option<PathBuf> {
    let of_new_file = || {
        let parent = file.parent()?;
        let parent = if parent.as_os_str().is_empty() { Path::new(".") } else { parent };
        Some(fs::canonicalize(parent).ok()?.join(file.file_name()?))
    };
    fs::canonicalize(file).ok().or_else(of_new_file)
}
