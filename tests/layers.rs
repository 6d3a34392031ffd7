//! The layers of `src`: a module names only those to its left, each file says what it is, and each type has a name of its
//! own.
#![cfg(not(target_arch = "wasm32"))]

use std::{
    collections::BTreeMap,
    fs, iter,
    path::{Path, PathBuf},
};

/// From the ground up. The root of the crate may name them all.
const LAYERS: [&str; 11] =
    ["util", "board", "error", "puzzle", "states", "heuristic", "search", "solver", "survey", "plain", "web"];

#[test]
fn a_module_names_only_layers_below_its_own() {
    let front = fs::read_to_string(root().join("lib.rs")).expect("the root of the crate");
    let wrong: Vec<String> = sources().iter().flat_map(|(path, text)| upward(path, text, &front)).collect();
    assert!(wrong.is_empty(), "\nThe layers are {}.\n{}", LAYERS.join(" < "), wrong.join("\n"));
}

#[test]
fn every_file_begins_with_what_it_is() {
    let silent: Vec<PathBuf> =
        sources().into_iter().filter(|(_, text)| !text.starts_with("//! ")).map(|(path, _)| path).collect();
    assert!(silent.is_empty(), "without `//!` in the first line: {silent:?}");
}

/// Plain objects are called as what they are made of.
#[test]
fn a_type_has_a_name_of_its_own() {
    let mut homes: BTreeMap<String, Vec<PathBuf>> = BTreeMap::new();
    for (path, text) in sources() {
        if !path.starts_with("web") && !path.ends_with("plain.rs") {
            for name in types(&text) {
                homes.entry(name).or_default().push(path.clone());
            }
        }
    }
    assert!(homes.len() > LAYERS.len(), "{homes:?}");
    homes.retain(|_, places| places.len() > 1);
    assert!(homes.is_empty(), "names of two types each: {homes:#?}");
}

#[test]
fn every_kind_of_type_is_seen() {
    let text = "pub struct Board;\nenum Status {\n}\npub(crate) trait Method: Debug {\n    type Made;\n}\n\
                pub type Vertex = u16;\nimpl FromStr for Metric {\n    type Err = ();\n}\n// struct Old;";
    assert_eq!(types(text), ["Board", "Status", "Method", "Vertex"]);
}

#[test]
fn every_way_to_name_a_higher_layer_is_seen() {
    let front = "pub use error::Error;\npub use solver::{Options, solve};\n";
    for (path, text, names) in [
        ("board/text.rs", "use crate::puzzle::Metric;", "puzzle"),
        ("board/text.rs", "use crate::{\n    Error,\n    util::Memory,\n};", "error"),
        ("heuristic/pattern/table.rs", "fn f() { crate::search::length(&[]); }", "search"),
        ("heuristic/pattern/table.rs", "use super::super::super::search;", "search"),
        ("puzzle.rs", "use super::{error::Source, web::Search};", "web"),
        ("puzzle/any.rs", "use crate::{Error, solve};", "solver"),
        ("puzzle/any.rs", "mod tests {\n    use super::super::super::states;\n}", "states"),
    ] {
        let found = upward(Path::new(path), text, front);
        assert_eq!(found, [format!("src/{path}: names `{names}`")], "{text}");
    }
    for (path, text) in [
        ("puzzle/any.rs", "use super::Metric;\nuse crate::{Error, board, util::Memory}; // crate::search"),
        ("search.rs", "mod tests {\n    use super::*;\n}"),
        ("heuristic/pattern/table.rs", "use super::super::Heuristic;"),
        ("puzzle/block_puzzle/layout.rs", "pub(in crate::puzzle) fn drawn() {}"),
    ] {
        assert!(upward(Path::new(path), text, front).is_empty(), "{text}");
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// Every source: its path below `src`, and its text.
fn sources() -> Vec<(PathBuf, String)> {
    let mut folders = vec![root()];
    let mut sources = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder of sources") {
            let path = entry.expect("an entry of a folder").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).expect("a source");
                sources.push((path.strip_prefix(root()).expect("a path below src").to_owned(), text));
            }
        }
    }
    sources
}

/// The types that a source defines; those of a trait belong to it.
fn types(text: &str) -> Vec<String> {
    let starts = |line: &&str| line.starts_with(|c: char| c.is_alphabetic());
    text.lines()
        .filter(starts)
        .filter_map(|line| {
            let tokens = tokens(line);
            let at = tokens
                .iter()
                .take(5)
                .position(|token| ["struct", "enum", "union", "trait", "type"].contains(&token.as_str()))?;
            tokens.get(at + 1).cloned()
        })
        .collect()
}

/// What a source names that is not below its own layer. `front` is the root of the crate, which names things anew.
fn upward(path: &Path, text: &str, front: &str) -> Vec<String> {
    let stem = path.with_extension("");
    let module: Vec<&str> = stem.iter().filter_map(|name| name.to_str()).collect();
    // The command is a crate of its own, above all layers: the compiler lets it name only what is public.
    if module == ["lib"] || module[0] == "bin" {
        return Vec::new();
    }
    let layer = |name: &str| LAYERS.iter().position(|layer| *layer == name);
    let own = layer(module[0]).unwrap_or_else(|| panic!("{} is in no layer", path.display()));
    let renamed = paths(front, &[]);
    let mut wrong = Vec::new();
    for name in paths(text, &module).into_iter().filter_map(|path| path.into_iter().next()) {
        let home = renamed.iter().find(|path| path.last() == Some(&name)).map_or(&name, |path| &path[0]);
        if layer(home).is_none_or(|home| home > own) {
            wrong.push(format!("src/{}: names `{home}`", path.display()));
        }
    }
    wrong
}

/// All paths, from the root of the crate, that the source of `module` names by `crate`, `super` or `use`.
fn paths(text: &str, module: &[&str]) -> Vec<Vec<String>> {
    let code: Vec<&str> = text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect();
    let tokens = tokens(&code.join("\n"));
    let mut found = Vec::new();
    // The modules within the file that are open, and how deep the braces were before each.
    let (mut inner, mut depth) = (Vec::new(), 0);
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        match token.as_str() {
            "mod" if tokens.get(at + 2).is_some_and(|next| next == "{") => {
                inner.push((tokens[at + 1].clone(), depth));
            }
            "{" => depth += 1,
            "}" => {
                depth -= 1;
                inner.pop_if(|(_, before)| *before == depth);
            }
            "crate" | "super" => {
                let names =
                    module.iter().map(ToString::to_string).chain(inner.iter().map(|(name, _)| name.clone()));
                at = path_at(&tokens, at, names.collect(), &mut found);
                continue;
            }
            // The root of the crate names its modules without `crate`.
            "use" if module.is_empty() => {
                at = path_at(&tokens, at + 1, Vec::new(), &mut found);
                continue;
            }
            _ => {}
        }
        at += 1;
    }
    found
}

/// Reads one path, or a group of paths, that begins `at` this token in the module `names`; says where it ends.
fn path_at(tokens: &[String], mut at: usize, mut names: Vec<String>, found: &mut Vec<Vec<String>>) -> usize {
    loop {
        match tokens[at].as_str() {
            "crate" => names.clear(),
            "super" => drop(names.pop()),
            "self" => {}
            "{" => {
                while tokens[at] != "}" {
                    at += 1;
                    if tokens[at] != "}" {
                        at = path_at(tokens, at, names.clone(), found);
                    }
                }
                return at + 1;
            }
            name => names.push(name.to_owned()),
        }
        at += 1;
        if tokens.get(at).is_none_or(|token| token != "::") {
            found.push(names);
            return at;
        }
        at += 1;
    }
}

/// Names, `::`, and every other character for itself.
fn tokens(code: &str) -> Vec<String> {
    let mut rest = code.trim_start();
    iter::from_fn(|| {
        let is_name = |c: char| c.is_alphanumeric() || c == '_';
        let first = rest.chars().next()?;
        let length = match rest.find(|c| !is_name(c)).unwrap_or(rest.len()) {
            0 if rest.starts_with("::") => 2,
            0 => first.len_utf8(),
            length => length,
        };
        let (token, after) = rest.split_at(length);
        rest = after.trim_start();
        Some(token.to_owned())
    })
    .collect()
}
