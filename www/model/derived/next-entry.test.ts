import { describe, expect, it } from "vitest";
import { sure } from "../../engine/rules-in-tests";
import { type Entry, type Kind, LANDING } from "../puzzle/entry";
import { EMPTY_FIELDS } from "../puzzle/puzzle";
import { nextEntries, nextEntry } from "./next-entry";

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

const on = (id: string | null, ...solved: string[]) => ({
  listed:
    id === null
      ? null
      : { entry: sure(ENTRIES.find((one) => one.id === id)), fields: EMPTY_FIELDS },
  records: Object.fromEntries(solved.map((one) => [one, {}])),
});
const next = (...page: Parameters<typeof on>) =>
  nextEntries(on(...page), ENTRIES, 4).map(({ id }) => id);

describe("the next puzzle", () => {
  it("is the next of the same kind, in a circle, then of other kinds", () => {
    expect(next("a2")).toEqual(["a3", "a1", "b1", "b2"]);
    expect(next("b1")).toEqual(["b2", "a3", "a1", "a2"]);
    expect(nextEntry(on("a2"), ENTRIES)?.id).toBe("a3");
  });

  it("is solvable and not solved yet", () => {
    expect(next("a2", "a3", "a2")).toEqual(["a1", "b1", "b2"]);
    expect(nextEntry(on("a2", "a1", "a3", "b1", "b2"), ENTRIES)).toBeNull();
  });

  it("is the first one after an own board", () => {
    expect(next(null)).toEqual(["a1", "a2", "b1", "a3"]);
  });
});
