import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { objections, type Schema } from "./schema-in-tests";

const schema: Schema = JSON.parse(readFileSync("puzzles/certificate.schema.json", "utf8"));
const lines = readFileSync("tests/data/certificates.jsonl", "utf8")
  .trimEnd()
  .split("\n")
  .slice(0, -1);
const [first = ""] = lines;

it("certificates conform to the schema", () => {
  for (const line of lines) expect(objections(JSON.parse(line), schema), line).toEqual([]);
});

it.each([
  ['"certificate":2', '"certificate":1'],
  ['"by"', '"writer"'],
  ['"claim"', '"extra":1,"claim"'],
  ['"shortest"', '"unsolvable"'],
  ['"shortest"', '"longest"'],
  ['"length":4', '"length":-4'],
  ['"metric":"step"', '"metric":"hop"'],
  ['"metric":"step"', '"metric":"step","long":false'],
  ['"metric":"step"', '"metric":"step","pieces":["*"]'],
  ['"metric":"step"', '"metric":"step","gates":[0.5]'],
  ['"metric":"step"', '"metric":"step","same":null'],
  ['"kind":"space"', '"kind":"parity"'],
])("the schema refuses %s as %s", (part, changed) => {
  expect(first).toContain(part);
  expect(objections(JSON.parse(first.replace(part, changed)), schema)).not.toEqual([]);
});
