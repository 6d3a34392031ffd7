//! The collection of puzzles, shared with the page. `puzzles/collection.schema.json` explains the fields.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{
    fault::Fault,
    posing::{GoalTexts, Posing},
};

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct ListedPuzzle {
    pub id: String,
    pub kind: String,
    pub name: Bilingual,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    note: Option<Bilingual>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<Bilingual>,
    start: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    goal: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    width: Option<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    blocks: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    same: Option<Vec<String>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    axis: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    gates: Option<String>,
    pub shortest: Option<BTreeMap<String, u32>>,
    pub positions: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_least: Option<bool>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub farthest: Option<BTreeMap<String, u32>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    standing: Option<Standing>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bilingual {
    pub ja: String,
    pub en: String,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Standing {
    nearer: u64,
    alike: u64,
}

#[derive(Deserialize)]
struct Collection {
    puzzles: Vec<ListedPuzzle>,
}

/// All puzzles in the order of the page.
pub fn entries() -> Vec<ListedPuzzle> {
    let text = include_str!("../../../puzzles/collection.json");
    let collection: Collection = serde_json::from_str(text).expect("the file matches its schema");
    collection.puzzles
}

pub fn find(name: &str) -> Result<ListedPuzzle, Fault> {
    let unknown = || {
        let message = format!("there is no puzzle `{name}` in the collection; `taisou puzzles` lists them");
        Fault::new("unknown-puzzle", message)
    };
    entries().into_iter().find(|entry| entry.id == name).ok_or_else(unknown)
}

impl ListedPuzzle {
    /// The puzzle in its usual metric.
    pub fn posing(&self) -> Posing {
        Posing {
            board: self.start.clone(),
            width: self.width,
            goal: self.goal.clone().map(GoalTexts::One),
            blank: None,
            same: self.same.clone(),
            blocks: self.blocks.clone(),
            axis: self.axis.clone(),
            gates: self.gates.clone(),
            metric: Some(self.usual_metric().to_owned()),
            moves: None,
        }
    }

    /// Publications count tiles in steps, cars in straight slides, and other blocks in moves of one piece along any path.
    fn usual_metric(&self) -> &'static str {
        if self.axis.is_some() {
            "slide"
        } else if self.blocks.is_some() || self.gates.is_some() {
            "move"
        } else {
            "step"
        }
    }
}
