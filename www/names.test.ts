// One meaning for each name: no type of www is defined in two files. Every component may name its `Props`.

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const TYPE = /^(?:export )?(?:interface|type|class) (\w+)/gm;

function typesIn(source: string): string[] {
  return [...source.matchAll(TYPE)].flatMap(([, name = ""]) => (name === "Props" ? [] : name));
}

it("defines each type in one place", () => {
  const root = dirname(fileURLToPath(import.meta.url));
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (path) => /\.tsx?$/.test(path) && !path.includes(".test."),
  );
  const homes = new Map<string, string[]>();
  for (const file of files) {
    for (const name of typesIn(readFileSync(join(root, file), "utf8"))) {
      homes.set(name, [...(homes.get(name) ?? []), file]);
    }
  }
  expect(homes.size).toBeGreaterThan(files.length / 2);
  expect([...homes].filter(([, places]) => places.length > 1)).toEqual([]);
});

it("finds definitions of every kind, and no uses", () => {
  const source = `
export interface Room {}
type Section = "word" | "photo";
class Shelf {}
interface Props {}
import type { Tab } from "./tab";
const room: Room = {};
`;
  expect(typesIn(source)).toEqual(["Room", "Section", "Shelf"]);
});
