import { describe, expect, it } from "vitest";
import { sure } from "../../engine/rules-in-tests";
import { type Entry, type Kind, LANDING } from "../puzzle/entry";
import { EMPTY_FIELDS } from "../puzzle/puzzle";
import { nextEntries } from "./next-entry";

const entry = (id: string, kind: Kind, shortest: Entry["shortest"] = { step: 4 }): Entry => ({
  ...LANDING,
  ...{ id, kind, shortest },
});
const ENTRIES = [
  entry("a1", "letters"),
  entry("a2", "letters"),
  entry("b1", "rush", { slide: 9 }),
  entry("never", "letters", null),
  entry("play", "letters", {}),
  entry("a3", "letters"),
  entry("b2", "rush"),
];

const LEVELS = [
  entry("words-ja/1", "letters", { step: 7 }),
  entry("words-en/1", "letters", { step: 6 }),
  entry("words-en/2", "letters", { step: 9 }),
  entry("words-en/3", "letters", { step: 12 }),
  entry("cars/1", "rush", { slide: 10 }),
];
const DAYS = [entry("day/2026-11-26", "letters", { step: 6 })];

const on = (id: string | null, ...solved: string[]) => ({
  listed:
    id === null
      ? null
      : {
          entry: sure([...ENTRIES, ...LEVELS, ...DAYS].find((one) => one.id === id)),
          fields: EMPTY_FIELDS,
        },
  records: Object.fromEntries(solved.map((one) => [one, {}])),
  lang: "en" as const,
});
const next = (...page: Parameters<typeof on>) =>
  nextEntries(on(...page), { entries: ENTRIES, levels: LEVELS }, 4).map(({ id }) => id);

describe("the next puzzle", () => {
  it("is the next of the same kind, in a circle, then of other kinds", () => {
    expect(next("a2")).toEqual(["a3", "a1", "b1", "b2"]);
    expect(next("b1")).toEqual(["b2", "a3", "a1", "a2"]);
  });

  it("is solvable and not solved yet", () => {
    expect(next("a2", "a3", "a2")).toEqual(["a1", "b1", "b2"]);
    expect(next("a2", "a1", "a3", "b1", "b2")).toEqual([]);
  });

  it("is the next unsolved level of the same ladder", () => {
    expect(next("words-en/1")).toEqual(["words-en/2", "words-en/3", "a1", "a2"]);
    expect(next("words-en/1", "words-en/2")).toEqual(["words-en/3", "a1", "a2", "a3"]);
    expect(next("cars/1")).toEqual(["b1", "b2", "a1", "a2"]);
  });

  it("is a harder level of the same kind and language after a day", () => {
    expect(next("day/2026-11-26")).toEqual(["words-en/2", "words-en/3", "a1", "a2"]);
  });

  it("is the first one after an own board", () => {
    expect(next(null)).toEqual(["a1", "a2", "b1", "a3"]);
  });
});
