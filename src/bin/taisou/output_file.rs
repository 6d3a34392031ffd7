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
    place: Option<Place>,
}

/// Where the file is written, and where it goes. Devices and pipes have no such place: they are written directly.
#[derive(Debug)]
struct Place {
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
            return Ok(Self { file: File::options().write(true).open(path)?, place: None });
        }
        let number = BEGUN.fetch_add(1, Ordering::Relaxed);
        let mut name = path.file_name().ok_or(io::ErrorKind::InvalidFilename)?.to_owned();
        name.push(format!(".{}-{number}.part", process::id()));
        let part = path.with_file_name(name);
        let file = File::create_new(&part)?;
        let output = Self { file, place: Some(Place { part, end: path.to_owned() }) };
        if let (Some(old), Some(place)) = (old, &output.place) {
            fs::set_permissions(&place.part, old.permissions())?;
        }
        Ok(output)
    }

    /// Gives the file its name.
    pub fn finish(mut self) -> io::Result<()> {
        let Some(Place { part, end }) = &self.place else { return Ok(()) };
        self.file.sync_all()?;
        fs::rename(part, end)?;
        self.place = None;
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
        if let Some(place) = &self.place {
            let _ = fs::remove_file(&place.part);
        }
    }
}
