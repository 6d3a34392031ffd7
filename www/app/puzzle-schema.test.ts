import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { rules, sure } from "../engine/rules-in-tests";
import { objectOf } from "../model/foreign/object";
import { readForeign } from "../model/foreign/read-foreign";
import { fieldsOf } from "../model/puzzle/entry";
import { METRICS } from "../model/puzzle/metrics";
import { ENTRIES } from "./entries";
import { objections, type Schema } from "./schema-in-tests";

const schema: Schema = JSON.parse(readFileSync("puzzles/puzzle.schema.json", "utf8"));

it("written puzzles conform to the schema, and are read back", async () => {
  expect(schema.properties?.metric?.enum).toEqual(METRICS);
  for (const entry of ENTRIES) {
    const fields = { ...fieldsOf(entry), title: "" };
    const object = objectOf({ fields, metric: "step", moves: null });
    expect(objections(object, schema), entry.id).toEqual([]);
    const read = sure(await readForeign(rules, JSON.stringify(object)));
    expect(read.ok).toEqual({ fields, metric: "step", moves: null });
  }
});

it("the schema refuses everything that the reader refuses", async () => {
  const wrong = [
    { width: 3 },
    { board: 3 },
    { board: "12*", colour: 1 },
    { board: "12*", width: 1.5 },
    { board: "12*", goal: [1] },
    { board: "12*", same: "12" },
    { board: "12*", axis: "short" },
    { board: "12*", metric: "hop" },
    { board: "12*", moves: 3 },
  ];
  for (const object of wrong) {
    expect(objections(object, schema).length, JSON.stringify(object)).toBeGreaterThan(0);
    expect((await readForeign(rules, JSON.stringify(object)))?.ok).toBeNull();
  }
});

it("the command reads the same keys", () => {
  const posing = readFileSync("src/bin/taisou/posing.rs", "utf8");
  const [, body = ""] = /pub struct Posing \{([^}]*)\}/.exec(posing) ?? [];
  const keys = Array.from(body.matchAll(/pub (\w+):/g), ([, key]) => key);
  expect(keys.sort()).toEqual(Object.keys(sure(schema.properties)).sort());
});
