//! Output files, written under a temporary name and renamed when complete. docs/contracts.md#the-command.

use std::{
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
    process,
    sync::atomic::{AtomicU32, Ordering},
};

/// Number of files created by this process, for unique temporary names.
static BEGUN: AtomicU32 = AtomicU32::new(0);

/// A file that takes its name when it is complete. Until then, and after a failure, an older file of that name is unchanged.
/// Replaces a symbolic link instead of following it.
#[derive(Debug)]
pub struct OutputFile {
    file: File,
    destination: Option<Destination>,
}

/// The temporary and the final path. Devices and pipes have neither, since they are written directly.
#[derive(Debug)]
struct Destination {
    part: PathBuf,
    end: PathBuf,
}

impl OutputFile {
    pub fn create(path: &Path) -> io::Result<Self> {
        let old = fs::metadata(path).ok();
        if old.as_ref().is_some_and(fs::Metadata::is_dir) {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        if old.as_ref().is_some_and(|old| !old.is_file()) {
            return Ok(Self { file: File::options().write(true).open(path)?, destination: None });
        }
        let number = BEGUN.fetch_add(1, Ordering::Relaxed);
        let mut name = path.file_name().ok_or(io::ErrorKind::InvalidFilename)?.to_owned();
        name.push(format!(".{}-{number}.part", process::id()));
        let part = path.with_file_name(name);
        let file = File::create_new(&part)?;
        let output = Self { file, destination: Some(Destination { part, end: path.to_owned() }) };
        if let (Some(old), Some(destination)) = (old, &output.destination) {
            fs::set_permissions(&destination.part, old.permissions())?;
        }
        Ok(output)
    }

    /// Gives the file its name.
    pub fn finish(mut self) -> io::Result<()> {
        let Some(Destination { part, end }) = &self.destination else { return Ok(()) };
        self.file.sync_all()?;
        fs::rename(part, end)?;
        self.destination = None;
        Ok(())
    }
}

pub fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut output = OutputFile::create(path)?;
    output.write_all(bytes)?;
    output.finish()
}

impl Write for OutputFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Drop for OutputFile {
    fn drop(&mut self) {
        if let Some(destination) = &self.destination {
            let _ = fs::remove_file(&destination.part);
        }
    }
}
