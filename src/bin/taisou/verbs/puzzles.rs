//! `puzzles`: the collection.

use clap::Args;

use crate::{
    answer::{json, say},
    collection::{self, ListedPuzzle},
    drawing::columns,
    ending::Ending,
    fault::Fault,
    sentences::grouped,
};

/// What `puzzles` takes.
#[derive(Args, Debug)]
pub struct PuzzlesArgs {
    /// Only these, by name
    #[arg(value_name = "NAME")]
    names: Vec<String>,
    /// Only those of a kind: letters, numbers, parking, klotski, blocks, rush, games
    #[arg(short, long)]
    kind: Option<String>,
    /// One line of JSON for each, with all that is known of it, as in puzzles/schema.json
    #[arg(long)]
    json: bool,
    /// One line for each that the other verbs read
    #[arg(long, conflicts_with = "json")]
    lines: bool,
}

pub fn run(args: &PuzzlesArgs) -> Result<Ending, Fault> {
    let mut entries = if args.names.is_empty() {
        collection::entries()
    } else {
        args.names.iter().map(|name| collection::find(name)).collect::<Result<_, _>>()?
    };
    if let Some(kind) = &args.kind {
        entries.retain(|entry| entry.kind == *kind);
        if entries.is_empty() {
            return Err(Fault::new("unknown-kind", format!("there is no puzzle of the kind `{kind}`")));
        }
    }
    let widest = entries.iter().map(|entry| entry.id.len()).max().unwrap_or(0);
    for entry in &entries {
        say(&if args.json {
            json(entry)
        } else if args.lines {
            json(&entry.posing())
        } else {
            row(entry, widest)
        });
    }
    Ok(Ending::Done)
}

fn row(entry: &ListedPuzzle, widest: usize) -> String {
    let shortest = match &entry.shortest {
        None => "no solution".to_owned(),
        Some(lengths) if lengths.is_empty() => "for play".to_owned(),
        Some(lengths) => {
            let each = ["step", "line", "slide", "move"]
                .into_iter()
                .filter_map(|metric| lengths.get(metric).map(|length| format!("{metric} {length}")));
            each.collect::<Vec<_>>().join(", ")
        }
    };
    let name = &entry.name.en;
    let room = " ".repeat(28_usize.saturating_sub(columns(name)));
    format!(
        "{:<widest$}  {:<7}  {name}{room}  {shortest}; {} positions",
        entry.id,
        entry.kind,
        grouped(entry.positions.into())
    )
    .trim_end()
    .to_owned()
}
