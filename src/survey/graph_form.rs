//! The forms of a state graph as text.

use std::borrow::Cow;

use crate::util::{csv::formula_guard, named_enum};

named_enum! {
    /// The form of a [`StateGraph`](super::StateGraph) as text. Each is written in rows, so that it can be saved while it grows.
    GraphForm {
        /// The language of Graphviz. A node has `label` and `distance`, an edge `moves`.
        Dot = "dot",
        /// GraphML: a node has `board` and `distance`, an edge `moves`.
        GraphMl = "graphml",
        /// A table (RFC 4180) with a row for each node and each edge, told apart by the column `kind`.
        Csv = "csv",
    }
}

const GRAPH_ML: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns">
<key id="board" for="node" attr.name="board" attr.type="string"/>
<key id="distance" for="node" attr.name="distance" attr.type="int"/>
<key id="moves" for="edge" attr.name="moves" attr.type="string"/>
<graph edgedefault="undirected">
"#;

impl GraphForm {
    pub(super) fn head(self) -> &'static str {
        match self {
            Self::Dot => "graph {\n",
            Self::GraphMl => GRAPH_ML,
            Self::Csv => "kind,node,board,distance,from,to,moves\r\n",
        }
    }

    pub(super) fn tail(self) -> &'static str {
        match self {
            Self::Dot => "}\n",
            Self::GraphMl => "</graph>\n</graphml>\n",
            Self::Csv => "",
        }
    }

    pub(super) fn node(self, into: &mut String, node: u32, board: &str, distance: u32) {
        let parts = match self {
            Self::Dot => ["", " [label=\"", "\", distance=", "];\n"],
            Self::GraphMl => [
                "<node id=\"n",
                "\"><data key=\"board\">",
                "</data><data key=\"distance\">",
                "</data></node>\n",
            ],
            Self::Csv => ["node,", ",", ",", ",,,\r\n"],
        };
        push_row(into, parts, [&node.to_string(), &self.escaped(board), &distance.to_string()]);
    }

    /// `moves` are letters, digits and spaces.
    pub(super) fn edge(self, into: &mut String, from: u32, to: u32, moves: &str) {
        let parts = match self {
            Self::Dot => ["", " -- ", " [moves=\"", "\"];\n"],
            Self::GraphMl => {
                ["<edge source=\"n", "\" target=\"n", "\"><data key=\"moves\">", "</data></edge>\n"]
            }
            Self::Csv => ["edge,,,,", ",", ",", "\r\n"],
        };
        push_row(into, parts, [&from.to_string(), &to.to_string(), moves]);
    }

    /// A text of the user. Symbols contain no control characters.
    fn escaped(self, text: &str) -> Cow<'_, str> {
        let replaced = |of: fn(char) -> Option<&'static str>| {
            let mut escaped = String::new();
            for c in text.chars() {
                match of(c) {
                    Some(entity) => escaped.push_str(entity),
                    None => escaped.push(c),
                }
            }
            Cow::Owned(escaped)
        };
        match self {
            // Graphviz replaces entities and escapes of labels.
            Self::Dot if text.contains(['\\', '"', '&']) => replaced(|c| match c {
                '\\' => Some("\\\\"),
                '"' => Some("\\\""),
                '&' => Some("&amp;"),
                _ => None,
            }),
            Self::GraphMl if text.contains(['&', '<', '>']) => replaced(|c| match c {
                '&' => Some("&amp;"),
                '<' => Some("&lt;"),
                '>' => Some("&gt;"),
                _ => None,
            }),
            Self::Csv if text.contains(['"', ',']) => {
                Cow::Owned(format!("\"{}{}\"", formula_guard(text), text.replace('"', "\"\"")))
            }
            Self::Csv => Cow::Owned(formula_guard(text).to_owned() + text),
            _ => Cow::Borrowed(text),
        }
    }
}

fn push_row(into: &mut String, [a, b, c, d]: [&str; 4], [first, second, third]: [&str; 3]) {
    for part in [a, first, b, second, c, third, d] {
        into.push_str(part);
    }
}
