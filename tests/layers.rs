//! The structure of `src`: layers, no circles of modules, exhaustive matches over a metric, one type for each name.
#![cfg(not(target_arch = "wasm32"))]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

/// From the lowest. The root of the crate may name all of them.
const LAYERS: [&str; 13] = [
    "util",
    "board",
    "error",
    "puzzle",
    "states",
    "heuristic",
    "search",
    "solver",
    "certificate",
    "survey",
    "generate",
    "plain",
    "web",
];

#[test]
fn a_module_names_only_layers_below_its_own() {
    let wrong = upward(&library());
    assert!(wrong.is_empty(), "\nThe layers are {}.\n{}", LAYERS.join(" < "), wrong.join("\n"));
}

#[test]
fn modules_form_no_circle() {
    for modules in [library(), command()] {
        assert!(modules.0.len() > 20, "the sources were found");
        let circles = circles(&modules);
        assert!(circles.is_empty(), "\n{}", circles.join("\n"));
    }
}

#[test]
fn every_use_of_a_metric_names_every_metric() {
    let wrong: Vec<PathBuf> = sources(&root())
        .into_iter()
        .filter(|(_, text)| has_metric_wildcard(text) || has_metric_comparison(text))
        .map(|(path, _)| path)
        .collect();
    assert!(wrong.is_empty(), "a wildcard in a match over a metric: {wrong:?}");
}

#[test]
fn every_file_begins_with_a_summary() {
    let silent: Vec<PathBuf> = sources(&root())
        .into_iter()
        .filter(|(_, text)| !text.starts_with("//! "))
        .map(|(path, _)| path)
        .collect();
    assert!(silent.is_empty(), "without `//!` in the first line: {silent:?}");
}

/// The types of `plain` and `web` are named after the library's types that they represent.
#[test]
fn every_type_has_a_unique_name() {
    let mut homes: BTreeMap<String, Vec<PathBuf>> = BTreeMap::new();
    for (path, text) in sources(&root()) {
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
fn every_kind_of_type_is_found() {
    let text = "pub struct Board;\nenum Status {\n}\npub(crate) trait Method: Debug {\n    type Made;\n}\n\
                pub type Vertex = u16;\nimpl FromStr for Metric {\n    type Err = ();\n}\n// struct Old;";
    assert_eq!(types(text), ["Board", "Status", "Method", "Vertex"]);
}

#[test]
fn every_way_to_name_a_higher_layer_is_found() {
    let found = |path: &str, text: &str| {
        let root = ("lib.rs", "pub use error::Error;\npub use solver::{Options, solve};\n");
        let layers = LAYERS.map(|layer| (format!("{layer}.rs"), ""));
        let layers = layers.iter().map(|(path, text)| (path.as_str(), *text));
        upward(&Modules::new(layers.chain([root, (path, text)])))
    };
    for (path, text, name) in [
        ("board/text.rs", "use crate::puzzle::Metric;", "puzzle"),
        ("board/text.rs", "use crate::{\n    Error,\n    util::Memory,\n};", "error"),
        ("heuristic/pattern/table.rs", "fn f() { crate::search::length(&[]); }", "search"),
        ("heuristic/pattern/table.rs", "use super::super::super::search;", "search"),
        ("puzzle.rs", "use super::{error::Source, web::Search};", "web"),
        ("puzzle/any.rs", "use crate::{Error, solve};", "solver"),
        ("puzzle/any.rs", "mod tests {\n    use super::super::super::states;\n}", "states"),
    ] {
        let home = path.strip_suffix(".rs").expect("a source").replace('/', "::");
        assert_eq!(found(path, text), [format!("{home} names {name}")], "{text}");
    }
    for (path, text) in [
        ("puzzle/any.rs", "use super::Metric;\nuse crate::{Error, board, util::Memory}; // crate::search"),
        ("search.rs", "mod tests {\n    use super::*;\n}"),
        ("heuristic/pattern/table.rs", "use super::super::Heuristic;"),
        ("puzzle/block_puzzle/layout.rs", "pub(in crate::puzzle) fn drawn() {}"),
        ("board/text.rs", "const TEXT: &str = \"{crate::search}\";"),
    ] {
        assert!(found(path, text).is_empty(), "{text}");
    }
}

#[test]
fn a_planted_circle_is_found() {
    let parent = ("a.rs", "mod b;\nmod c;\npub use b::B;\npub use c::{C, make};\npub struct A;\n");
    let found = |b: &str, c: &str| {
        circles(&Modules::new([("lib.rs", "mod a;"), parent, ("a/b.rs", b), ("a/c.rs", c)]))
    };
    for (b, c) in [
        ("use super::c::C;", "use super::b::B;"),
        ("use super::C;", "use super::B;"),
        ("use crate::a::{C, make};", "fn f() { super::b::g(); }"),
        ("use super::c;\nfn f() { c::make(); }", "use crate::a;\nfn f(b: a::B) {}"),
    ] {
        assert_eq!(found(b, c), ["a::b -> a::c -> a::b"], "{b} {c}");
    }
    for (b, c) in [
        ("use super::{A, C};", "use super::A;"),
        ("use super::C;", "mod tests {\n    use super::super::B;\n}"),
        ("pub use super::c::C;", "use super::c;\n/// See [`super::B`].\npub struct C;"),
    ] {
        assert!(found(b, c).is_empty(), "{b} {c}: {:?}", found(b, c));
    }
    let parent = ("a.rs", "mod b;\nuse b::B;\npub struct A(B);");
    let found = circles(&Modules::new([("lib.rs", "mod a;"), parent, ("a/b.rs", "use super::A;")]));
    assert_eq!(found, ["a -> a::b -> a"]);
}

#[test]
fn a_planted_wildcard_or_comparison_of_a_metric_is_found() {
    for text in [
        "match space.metric() { TileMetric::Line => 1, _ => 0 }",
        "match self.metric { Metric::Line => { 1 } _ if odd => 2, Metric::Step => 3 }",
        "match (self.metric, shifts) { (TileMetric::Line, _) => 1, (_, [shift]) => 2 }",
        "match way { BlockMetric::Move => f('{'), other => g(other) }",
        "match metric { Metric::Step | Metric::Slide => 1, Metric::Line | _ => 0 }",
        "match a { 1 => match metric { Metric::Line => 1, _ => 0 }, 2 => 3 }",
    ] {
        assert!(has_metric_wildcard(text), "{text}");
    }
    for text in [
        "match space.metric() { TileMetric::Line => 1, TileMetric::Step => 0 }",
        "match (self.metric, shifts) { (TileMetric::Line, _) => 1, (TileMetric::Step, _) => 2 }",
        "match count { 1 => match metric { Metric::Line => 1, Metric::Step => 2 }, _ => 3 }",
    ] {
        assert!(!has_metric_wildcard(text), "{text}");
        assert!(!has_metric_comparison(text), "{text}");
    }
    for text in ["if self.metric == TileMetric::Line {}", "(metric() != BlockMetric::Move).then(f)"] {
        assert!(has_metric_comparison(text), "{text}");
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// Every source below `folder`, with its path from there.
fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut folders = vec![folder.to_owned()];
    let mut sources = Vec::new();
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).expect("a folder of sources") {
            let path = entry.expect("an entry of a folder").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).expect("a source");
                sources.push((path.strip_prefix(folder).expect("a path below the folder").to_owned(), text));
            }
        }
    }
    sources
}

fn library() -> Modules {
    let sources = sources(&root());
    Modules::new(
        sources.iter().filter(|(path, _)| !path.starts_with("bin")).map(|(path, text)| (path, text.as_str())),
    )
}

/// The command, a crate of its own: the compiler lets it name only what the library makes public.
fn command() -> Modules {
    let sources = sources(&root().join("bin/taisou"));
    Modules::new(sources.iter().map(|(path, text)| (path, text.as_str())))
}

/// The types that a source defines, without those inside traits.
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

/// Segments from the root of a crate.
type Names = Vec<String>;

/// The modules of a crate that are files.
struct Modules(BTreeMap<Names, Module>);

#[derive(Default)]
struct Module {
    /// Each imported name, and the path it stands for.
    aliases: BTreeMap<String, Names>,
    mentions: Vec<Mention>,
}

/// A path from the root that a module names.
struct Mention {
    path: Names,
    /// In a module within the file, which only tests have.
    in_tests: bool,
    /// A name that others can import from here.
    is_re_export: bool,
}

impl Modules {
    fn new<P: AsRef<Path>>(sources: impl IntoIterator<Item = (P, impl AsRef<str>)>) -> Self {
        let mut texts = BTreeMap::new();
        for (path, text) in sources {
            let stem = path.as_ref().with_extension("");
            let names: Names = stem.iter().filter_map(|name| name.to_str().map(ToOwned::to_owned)).collect();
            let is_root = names == ["lib"] || names == ["main"];
            texts.insert(if is_root { Vec::new() } else { names }, tokens(text.as_ref()));
        }
        let read = |(path, tokens): (&Names, &Vec<String>)| {
            let is_module = |names: &Names| texts.contains_key(names);
            let mut reader =
                Reader { tokens, path, is_module: &is_module, inner: Vec::new(), module: Module::default() };
            reader.read();
            (path.clone(), reader.module)
        };
        Self(texts.iter().map(read).collect())
    }

    /// The module that defines the item at `path`, behind re-exports; `None` for a module itself.
    fn home(&self, path: &[String]) -> Option<Names> {
        let mut module = Names::new();
        for (at, name) in path.iter().enumerate() {
            let child = [&module[..], std::slice::from_ref(name)].concat();
            if self.0.contains_key(&child) {
                module = child;
                continue;
            }
            return match self.0.get(&module).and_then(|module| module.aliases.get(name)) {
                Some(target) if target[..] != path[..=at] => self.home(&[target, &path[at + 1..]].concat()),
                _ => Some(module),
            };
        }
        None
    }

    /// The modules that a module depends on, without its tests.
    fn arrows(&self, from: &Names) -> BTreeSet<Names> {
        let mentions =
            self.0[from].mentions.iter().filter(|mention| !mention.in_tests && !mention.is_re_export);
        mentions.filter_map(|mention| self.home(&mention.path)).filter(|to| to != from).collect()
    }
}

/// Reads the tokens of one file.
struct Reader<'a> {
    tokens: &'a [String],
    path: &'a Names,
    is_module: &'a dyn Fn(&Names) -> bool,
    /// The open modules within the file, and the depth of braces before each.
    inner: Vec<(String, usize)>,
    module: Module,
}

impl Reader<'_> {
    fn read(&mut self) {
        let (mut at, mut depth) = (0, 0);
        while at < self.tokens.len() {
            match self.tokens[at].as_str() {
                "mod" if self.token(at + 2) == "{" => self.inner.push((self.tokens[at + 1].clone(), depth)),
                "{" => depth += 1,
                "}" => {
                    depth -= 1;
                    self.inner.pop_if(|(_, before)| *before == depth);
                }
                "use" => {
                    let is_public = at > 0 && ["pub", ")"].contains(&self.token(at - 1));
                    at = self.import(at + 1, &[], is_public);
                    continue;
                }
                // A path after `pub(in` is visibility.
                "in" if at > 0 && self.token(at - 1) == "(" => {
                    at = self.path_from(at + 1).1;
                    continue;
                }
                token if is_name(token) && (at == 0 || ![".", "::"].contains(&self.token(at - 1))) => {
                    let (path, end) = self.path_from(at);
                    let is_used = path.len() > 1
                        || path[0].starts_with(char::is_uppercase)
                        || ["(", "!"].contains(&self.token(end));
                    if let Some(path) = self.absolute(&path).filter(|_| is_used) {
                        self.mention(path, false);
                    }
                    at = end;
                    continue;
                }
                _ => {}
            }
            at += 1;
        }
    }

    fn token(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", String::as_str)
    }

    fn mention(&mut self, path: Names, is_re_export: bool) {
        self.module.mentions.push(Mention { path, in_tests: !self.inner.is_empty(), is_re_export });
    }

    /// The path that begins at a token, and the token after it.
    fn path_from(&self, mut at: usize) -> (Names, usize) {
        let mut path = vec![self.tokens[at].clone()];
        while self.token(at + 1) == "::" && is_name(self.token(at + 2)) {
            path.push(self.tokens[at + 2].clone());
            at += 2;
        }
        (path, at + 1)
    }

    /// Reads one tree of a `use` declaration; returns the token after it.
    fn import(&mut self, mut at: usize, prefix: &[String], is_public: bool) -> usize {
        let mut path = prefix.to_vec();
        loop {
            match self.token(at) {
                "{" => {
                    at += 1;
                    while self.token(at) != "}" {
                        at = self.import(at, &path, is_public);
                        at += usize::from(self.token(at) == ",");
                    }
                    return at + 1;
                }
                name => path.push(name.to_owned()),
            }
            at += 1;
            if self.token(at) != "::" {
                break;
            }
            at += 1;
        }
        let mut alias = path.last().cloned().unwrap_or_default();
        if self.token(at) == "as" {
            alias.clone_from(&self.tokens[at + 1]);
            at += 2;
        }
        if let Some(path) = self.absolute(&path) {
            if self.inner.is_empty() {
                self.module.aliases.insert(alias, path.clone());
            }
            self.mention(path, is_public);
        }
        at
    }

    /// A path from the root of the crate; `None` for a name from elsewhere.
    fn absolute(&self, path: &[String]) -> Option<Names> {
        let inner = self.inner.iter().map(|(name, _)| name);
        let mut names: Names = self.path.iter().chain(inner).cloned().collect();
        let mut rest = path;
        while let [first, after @ ..] = rest {
            match first.as_str() {
                "crate" => names.clear(),
                "super" => drop(names.pop()),
                "self" => {}
                _ => break,
            }
            rest = after;
        }
        if rest.len() == path.len() {
            let child = [self.path, &path[..1]].concat();
            if let Some(target) = self.module.aliases.get(&path[0]) {
                names.clone_from(target);
                rest = &path[1..];
            } else if !(self.is_module)(&child) {
                return None;
            }
        }
        names.extend(rest.iter().cloned());
        (!names.is_empty()).then_some(names)
    }
}

/// The modules that name a layer above their own.
fn upward(modules: &Modules) -> Vec<String> {
    let layer = |module: &Names| {
        let position = LAYERS.iter().position(|layer| *layer == module[0]);
        position.unwrap_or_else(|| panic!("{} is in no layer", module[0]))
    };
    let mut wrong = BTreeSet::new();
    for (from, module) in modules.0.iter().filter(|(from, _)| !from.is_empty()) {
        for mention in &module.mentions {
            let home = modules.home(&mention.path).unwrap_or_else(|| mention.path.clone());
            if !home.is_empty() && layer(&home) > layer(from) {
                wrong.insert(format!("{} names {}", from.join("::"), home[0]));
            }
        }
    }
    wrong.into_iter().collect()
}

/// One circle of each strongly connected component, by depth-first search.
fn circles(modules: &Modules) -> Vec<String> {
    let arrows: BTreeMap<&Names, BTreeSet<Names>> =
        modules.0.keys().map(|module| (module, modules.arrows(module))).collect();
    let mut done = BTreeSet::new();
    let mut found = Vec::new();
    for start in modules.0.keys() {
        follow(start, &arrows, &mut Vec::new(), &mut done, &mut found);
    }
    found
}

fn follow(
    module: &Names,
    arrows: &BTreeMap<&Names, BTreeSet<Names>>,
    open: &mut Vec<Names>,
    done: &mut BTreeSet<Names>,
    found: &mut Vec<String>,
) {
    if let Some(at) = open.iter().position(|other| other == module) {
        let names: Vec<String> = open[at..].iter().chain([module]).map(|names| names.join("::")).collect();
        found.push(names.join(" -> "));
    } else if !done.contains(module) {
        open.push(module.clone());
        for to in &arrows[module] {
            follow(to, arrows, open, done, found);
        }
        open.pop();
        done.insert(module.clone());
    }
}

/// A metric is compared with one of its values, so that a new metric silently counts as the others.
fn has_metric_comparison(text: &str) -> bool {
    let tokens = tokens(text);
    let is_value =
        |path: &[String]| matches!(path, [name, colons, ..] if name.ends_with("Metric") && colons == "::");
    tokens.windows(4).any(|part| {
        matches!(&part[..2], [a, b] if (a == "=" || a == "!") && b == "=") && is_value(&part[2..])
    })
}

/// A `_` or a binding takes a metric in some `match`.
fn has_metric_wildcard(text: &str) -> bool {
    let tokens = tokens(text);
    let starts = tokens.iter().enumerate().filter(|(_, token)| *token == "match").map(|(at, _)| at + 1);
    starts.into_iter().any(|at| {
        let patterns = patterns(&tokens[at..]);
        let names_metric = |part: &[String]| part.iter().any(|token| token.ends_with("Metric"));
        let place =
            patterns.iter().find_map(|pattern| elements(pattern).iter().position(|part| names_metric(part)));
        place.is_some_and(|place| {
            patterns.iter().any(|pattern| {
                let elements = elements(pattern);
                let part = elements.get(place).unwrap_or(&elements[0]);
                part.split(|token| token == "|").any(is_wildcard)
            })
        })
    })
}

fn is_wildcard(pattern: &[String]) -> bool {
    matches!(pattern, [name] if name.starts_with(|c: char| c == '_' || c.is_lowercase()))
}

/// The elements of a tuple pattern, or the pattern alone; without its guard.
fn elements(pattern: &[String]) -> Vec<&[String]> {
    let pattern = pattern.split(|token| token == "if").next().unwrap_or_default();
    let [open, inner @ .., close] = pattern else { return vec![pattern] };
    if open != "(" || close != ")" {
        return vec![pattern];
    }
    let mut depth = 0;
    inner
        .split(|token| {
            depth += nesting(token);
            depth == 0 && token == ","
        })
        .collect()
}

fn nesting(token: &str) -> i32 {
    match token {
        "(" | "[" | "{" => 1,
        ")" | "]" | "}" => -1,
        _ => 0,
    }
}

/// The patterns of the arms of a `match`, given the tokens after that word.
fn patterns(tokens: &[String]) -> Vec<&[String]> {
    let mut depth = 0;
    let Some(open) = tokens.iter().position(|token| {
        let opens = depth == 0 && token == "{";
        depth += nesting(token);
        opens
    }) else {
        return Vec::new();
    };
    let (mut found, mut depth) = (Vec::new(), 0);
    let (mut start, mut in_pattern) = (open + 1, true);
    for at in open + 1..tokens.len() {
        depth += nesting(&tokens[at]);
        if depth < 0 {
            break;
        }
        if in_pattern && depth == 0 && tokens[at] == "=" && tokens.get(at + 1).is_some_and(|next| next == ">")
        {
            found.push(&tokens[start..at]);
            in_pattern = false;
        } else if !in_pattern && depth == 0 && (tokens[at] == "," || tokens[at] == "}") {
            let comma = tokens[at] == "}" && tokens.get(at + 1).is_some_and(|next| next == ",");
            start = at + 1 + usize::from(comma);
            // A method call after a block continues the arm.
            in_pattern = tokens.get(start).is_none_or(|next| next != ".");
        }
    }
    found
}

fn is_name(token: &str) -> bool {
    token.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// Names, `::`, and every other character for itself; without comments, strings and characters.
fn tokens(code: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    let mut rest = code;
    while let Some(first) = rest.chars().next() {
        let word = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if let Some(length) = literal(rest) {
            length
        } else {
            let length = if rest.starts_with("::") { 2 } else { word.max(first.len_utf8()) };
            if !first.is_whitespace() {
                found.push(rest[..length].to_owned());
            }
            length
        };
        rest = &rest[length..];
    }
    found
}

/// The length of the string or character that a text begins with.
fn literal(text: &str) -> Option<usize> {
    let raw = text.trim_start_matches('b').strip_prefix('r').map(|rest| rest.trim_start_matches('#'));
    if let Some(inner) = raw.and_then(|rest| rest.strip_prefix('"')) {
        let hashes = text[..text.len() - inner.len()].matches('#').count();
        let end = format!("\"{}", "#".repeat(hashes));
        return Some(text.len() - inner.len() + inner.find(&end)? + end.len());
    }
    let quoted = |quote: char| {
        let mut escaped = false;
        let end = text[1..].find(|c| {
            let ends = c == quote && !escaped;
            escaped = c == '\\' && !escaped;
            ends
        });
        end.map(|end| end + 2)
    };
    match text.chars().next()? {
        '"' => quoted('"'),
        '\'' if text[1..].starts_with('\\') || text.chars().nth(2) == Some('\'') => quoted('\''),
        _ => None,
    }
}
