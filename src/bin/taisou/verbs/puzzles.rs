//! `puzzles`: lists the collection.

use std::collections::BTreeMap;

use clap::Args;
use taisou::puzzle::Metric;

use crate::{
    answer::{json, say},
    collection::{self, ListedPuzzle},
    ending::Ending,
    fault::Fault,
    posing::GoalTexts,
    sentences::grouped,
};

#[derive(Args, Debug)]
pub struct PuzzlesArgs {
    /// Only these, by name
    #[arg(value_name = "NAME")]
    names: Vec<String>,
    /// Only puzzles of this kind: letters, numbers, parking, klotski, blocks, rush, games
    #[arg(short, long)]
    kind: Option<String>,
    /// One line of JSON for each, with all fields of puzzles/collection.schema.json
    #[arg(long)]
    json: bool,
    /// One line for each, as input for other verbs
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
        let mut kinds: Vec<String> = entries.iter().map(|entry| entry.kind.clone()).collect();
        kinds.dedup();
        entries.retain(|entry| entry.kind == *kind);
        if entries.is_empty() {
            let message = format!("there is no puzzle of the kind `{kind}`; there are {}", kinds.join(", "));
            return Err(Fault::new("unknown-kind", message));
        }
    }
    let widest = entries.iter().map(|entry| entry.id.len()).max().unwrap_or(0);
    for entry in &entries {
        say(&if args.json {
            json(entry)
        } else if args.lines {
            json(&entry.posing())
        } else if args.names.is_empty() {
            format!("{:<widest$}  {:<7}  {:<27}  {}", entry.id, entry.kind, shortest(entry), entry.name.en)
        } else {
            page(entry)
        });
    }
    Ok(Ending::Done)
}

/// A puzzle with everything needed to play it.
fn page(entry: &ListedPuzzle) -> String {
    let posing = entry.posing();
    let least = if entry.at_least == Some(true) { "at least " } else { "" };
    let mut lines = vec![
        format!("{}: {}, {}", entry.id, entry.name.en, entry.name.ja),
        format!("{}; {least}{} positions", shortest(entry), grouped(entry.positions.into())),
    ];
    lines.extend(entry.farthest.iter().map(|farthest| format!("farthest: {}", by_metric(farthest))));
    lines.extend(entry.source.iter().map(|source| format!("source: {}", source.en)));
    lines.push(format!("board: {}", posing.board));
    if let Some(GoalTexts::One(goal)) = &posing.goal {
        lines.push(format!("goal:  {goal}"));
    }
    lines.join("\n")
}

fn shortest(entry: &ListedPuzzle) -> String {
    match &entry.shortest {
        None => "no solution".to_owned(),
        Some(lengths) if lengths.is_empty() => "for play".to_owned(),
        Some(lengths) => by_metric(lengths),
    }
}

fn by_metric(lengths: &BTreeMap<String, u32>) -> String {
    let length = |metric: Metric| {
        lengths.get(metric.name()).map(|length| format!("{} {}", metric.name(), grouped((*length).into())))
    };
    Metric::ALL.into_iter().filter_map(length).collect::<Vec<_>>().join(", ")
}
