//! Output files: written beside their place, and renamed when they are whole. docs/contracts.md#the-command.

use std::{
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
    process,
    sync::atomic::{AtomicU32, Ordering},
};

/// Files begun by this process, so that no two threads write the same one.
static BEGUN: AtomicU32 = AtomicU32::new(0);

/// A file that takes its name when it is complete. Until then, and after a failure, a file of that name stays as it was.
/// A symbolic link of that name is replaced, not followed.
#[derive(Debug)]
pub struct OutputFile {
    file: File,
    destination: Option<Destination>,
}

/// Where the file is written, and where it goes. Devices and pipes have no such place: they are written directly.
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

/// Writes a whole file.
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
