//! [`objections`]: checks JSON against the part of JSON Schema that the schemas of the tests use.

use serde_json::Value;

/// The places at which a value violates the schema. Panics at a keyword that it does not know.
pub fn objections(value: &Value, schema: &Value, root: &Value, at: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (keyword, wanted) in schema.as_object().expect("a schema") {
        let wrong = match keyword.as_str() {
            "$schema" | "$defs" | "title" | "description" | "properties" => false,
            "$ref" => {
                let name = wanted.as_str().and_then(|path| path.strip_prefix("#/$defs/")).expect("a path");
                found.extend(objections(value, &root["$defs"][name], root, at));
                false
            }
            "type" => !match wanted.as_str().expect("a type") {
                "object" => value.is_object(),
                "array" => value.is_array(),
                "string" => value.is_string(),
                "integer" => value.is_u64(),
                other => panic!("type {other}"),
            },
            "const" => value != wanted,
            "enum" => !wanted.as_array().expect("values").contains(value),
            "minLength" => value.as_str().is_some_and(str::is_empty),
            "minimum" => value.as_u64() < wanted.as_u64(),
            "maximum" => value.as_u64() > wanted.as_u64(),
            "items" => {
                for (index, item) in value.as_array().into_iter().flatten().enumerate() {
                    found.extend(objections(item, wanted, root, &format!("{at}/{index}")));
                }
                false
            }
            "required" => wanted
                .as_array()
                .into_iter()
                .flatten()
                .any(|key| value[key.as_str().expect("a name")].is_null()),
            "additionalProperties" => {
                for (key, field) in value.as_object().into_iter().flatten() {
                    match schema["properties"].get(key) {
                        Some(schema) => found.extend(objections(field, schema, root, &format!("{at}/{key}"))),
                        None => found.push(format!("{at}: has a {key}")),
                    }
                }
                false
            }
            other => panic!("keyword {other}"),
        };
        if wrong {
            found.push(format!("{at}: {keyword} {wanted}"));
        }
    }
    found
}
