//! Keeps tables in files from one run to the next: `cargo run --example tables`.
//!
//! Each visit stands for a run of a program. A damaged file is refused, removed, and built again.

use std::{error::Error, fs, path::Path, process};

use taisou::{Algorithm, Options, heuristic::Tables, solve};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::temp_dir().join(format!("taisou-tables-{}", process::id()));
    fs::create_dir_all(&folder)?;
    visit(&folder)?;
    visit(&folder)?;
    // Damage one of the files.
    let file = fs::read_dir(&folder)?.next().ok_or("no file")??.path();
    let mut bytes = fs::read(&file)?;
    bytes[1000] ^= 1;
    fs::write(&file, bytes)?;
    visit(&folder)?;
    fs::remove_dir_all(&folder)?;
    Ok(())
}

fn visit(folder: &Path) -> Result<(), Box<dyn Error>> {
    let tables = Tables::default();
    let (mut read, mut written) = (0, 0);
    for file in fs::read_dir(folder)? {
        let path = file?.path();
        match tables.import(fs::read(&path)?) {
            Ok(_) => read += 1,
            Err(error) => {
                println!("{error}");
                fs::remove_file(path)?;
            }
        }
    }
    // The first of Korf's 15-puzzles.
    let goal = "0 1 2 3 / 4 5 6 7 / 8 9 10 11 / 12 13 14 15";
    let options = Options::new().goal(goal).tables(tables.clone());
    let start = "14 13 15 7 / 11 12 9 5 / 6 0 2 1 / 4 8 10 3";
    let solution = solve(start, 4, Algorithm::IdaPattern, &options)?;
    for kept in tables.list() {
        let path = folder.join(&kept.name);
        if let Some(bytes) = tables.export(&kept.name).filter(|_| !path.exists()) {
            fs::write(path, bytes)?;
            written += 1;
        }
    }
    println!("{} moves; tables read: {read}, built: {written}", solution.length.unwrap_or(0));
    Ok(())
}
