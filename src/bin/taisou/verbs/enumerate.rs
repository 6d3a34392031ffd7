//! `enumerate`: all layouts of a kind.

use std::{ops::RangeInclusive, time::Duration};

use clap::Args;
use serde::Serialize;
use taisou::{
    generate::{KlotskiEnumeration, KlotskiMaterial, LayoutKind, RushEnumeration, RushPuzzle, Wish},
    search::{Limits, Status},
};

use super::generate::{drive, kinds, range};
use crate::{
    answer::{json, say},
    console,
    ending::Ending,
    fault::Fault,
    search_args,
    sentences::{self, grouped},
};

/// Arguments of `enumerate`.
#[derive(Args, Debug)]
pub struct EnumerateArgs {
    /// Kind of puzzle
    #[arg(value_name = "KIND", value_parser = kinds())]
    kind: LayoutKind,
    /// A slice of Rush Hour's puzzles: its index, from 0, and the number of slices [default: 0/1]
    #[arg(long, value_name = "K/N", value_parser = slice)]
    slice: Option<(u32, u32)>,
    /// Blanks of Klotski's layouts: 2, or 2..16 [default: 2]
    #[arg(long, value_name = "RANGE", value_parser = range)]
    blanks: Option<RangeInclusive<u32>>,
    /// A board of 3 to 5 rows and columns of blanks for Klotski [default: 4x5]
    #[arg(long, value_name = "BOARD", allow_hyphen_values = true)]
    frame: Option<String>,
    /// Stop after this many seconds
    #[arg(long, value_name = "SECONDS", value_parser = search_args::seconds)]
    seconds: Option<Duration>,
    /// Memory limit: 500M, 2G [default: 1G]
    #[arg(long, value_name = "BYTES", value_parser = search_args::bytes)]
    max_bytes: Option<u64>,
    /// One line of JSON for each puzzle or material
    #[arg(long)]
    json: bool,
}

/// The sum of all materials with a number of blanks.
#[derive(Clone, Copy, Default, Serialize)]
struct BlanksTotal {
    blanks: u32,
    layouts: u64,
    solvable: u64,
    deepest: u32,
}

fn slice(text: &str) -> Result<(u32, u32), String> {
    let numbers =
        text.split_once('/').and_then(|(index, slices)| Some((index.parse().ok()?, slices.parse().ok()?)));
    numbers
        .filter(|(index, slices)| index < slices)
        .ok_or_else(|| "expected a slice such as 17/997, from 0/997".to_owned())
}

pub fn run(args: &EnumerateArgs) -> Result<Ending, Fault> {
    args.kind.check(LayoutKind::Rush, "slice", args.slice.is_some())?;
    args.kind.check(LayoutKind::Klotski, "blanks", args.blanks.is_some())?;
    args.kind.check(LayoutKind::Klotski, "frame", args.frame.is_some())?;
    let bytes = args.max_bytes.unwrap_or(Limits::default().bytes);
    if args.kind == LayoutKind::Rush {
        let (slice, slices) = args.slice.unwrap_or((0, 1));
        let mut work = RushEnumeration::new(slice, slices)?.max_bytes(bytes);
        let status = drive(&mut work, args.seconds, |work| {
            for puzzle in work.take() {
                say(&puzzle_line(args, &puzzle));
            }
        });
        return Ok(ending(status));
    }
    let blanks = args.blanks.clone().unwrap_or(Wish::BLANKS..=Wish::BLANKS);
    let blanks = *blanks.start()..=(*blanks.end()).min(21);
    for blanks in blanks {
        let mut work = KlotskiEnumeration::new(args.frame.as_deref(), blanks)?.max_bytes(bytes);
        let mut total = BlanksTotal { blanks, ..BlanksTotal::default() };
        let status = drive(&mut work, args.seconds, |work| {
            for material in work.take() {
                total.layouts += material.layouts;
                total.solvable += material.solvable;
                total.deepest = total.deepest.max(material.deepest);
                say(&material_line(args, &material));
            }
        });
        if status != Status::Solved {
            return Ok(ending(status));
        }
        say(&total_line(args, total));
    }
    Ok(Ending::Done)
}

fn ending(status: Status) -> Ending {
    if status.limit().is_some() {
        console::note(sentences::stopped(status.limit()));
    }
    if status == Status::Solved { Ending::Done } else { Ending::Stopped }
}

fn puzzle_line(args: &EnumerateArgs, puzzle: &RushPuzzle) -> String {
    if args.json {
        return json(puzzle);
    }
    let RushPuzzle { board, moves, component, .. } = puzzle;
    format!("{board}  {moves:>2} moves, {} positions", grouped((*component).into()))
}

fn material_line(args: &EnumerateArgs, material: &KlotskiMaterial) -> String {
    if args.json {
        return json(material);
    }
    let KlotskiMaterial { lying, standing, singles, deepest, .. } = material;
    let pieces = format!("{lying:>2} lying, {standing:>2} standing, {singles:>2} single");
    let (layouts, solvable) = (grouped(material.layouts.into()), grouped(material.solvable.into()));
    let board = material.board.as_deref().unwrap_or_default();
    format!("{pieces}: {layouts:>9} layouts, {solvable:>9} solvable, {deepest:>3} moves  {board}")
}

fn total_line(args: &EnumerateArgs, total: BlanksTotal) -> String {
    if args.json {
        return json(&total);
    }
    let (layouts, solvable) = (grouped(total.layouts.into()), grouped(total.solvable.into()));
    format!(
        "{} blanks: {layouts} layouts, {solvable} solvable, at most {} moves",
        total.blanks, total.deepest
    )
}
