import { describe, expect, it } from "vitest";
import { rules, sure } from "../../engine/rules-in-tests";
import { EMPTY_FIELDS, type Fields } from "./puzzle";
import { joinGoals, readFields, readStart, splitGoals, withStart } from "./read";

/** Uses the real module. */
const fields = (part: Partial<Fields>): Fields => ({ ...EMPTY_FIELDS, ...part });
const read = (part: Partial<Fields>) => sure(readFields(rules, fields(part)));

describe("the fields", () => {
  it.each([
    ["goal", { start: "12/3*", goal: "12/4*" }, "goal-mismatch"],
    ["goal", { start: "12/3*", goal: "1" }, "goal-mismatch"],
    ["start", { start: "12/3", goal: "" }, "uneven-rows"],
    ["start", { start: "123", goal: "" }, "no-blank"],
    ["start", { start: "", goal: "" }, "empty-board"],
    ["width", { start: "12/3*", width: "x" }, "bad-width"],
  ] as const)("with an error name the field %s: %o", (field, part, code) => {
    expect(read(part).problems).toMatchObject([{ field, code }]);
  });

  it("keep a start with an unusable goal playable", () => {
    const { puzzle, problems } = read({ start: "12/3*", goal: "12/4*" });
    expect(puzzle).toMatchObject({ board: "12/3*", hasGoal: false });
    expect(problems).toHaveLength(1);
  });

  it("report errors of the start before those of the goal", () => {
    expect(read({ start: "123", goal: "12/4*" }).problems).toMatchObject([{ code: "no-blank" }]);
  });
});

describe("a width", () => {
  it("stays as typed if the start has no rows of its own", () => {
    const { fields: settled, reading } = sure(
      readStart(rules, fields({ start: "1234*", width: "3" })),
    );
    expect(settled.width).toBe("3");
    expect(reading.problems).toMatchObject([{ code: "width-mismatch" }]);
  });
});

describe("several goals", () => {
  it("are separated by empty lines, and survive being joined", () => {
    expect(splitGoals("12\n3*\n\n\n*1\n23\n")).toEqual(["12\n3*", "*1\n23"]);
    expect(splitGoals(joinGoals(["12/3*", "*1/23"]))).toEqual(["12/3*", "*1/23"]);
    expect(splitGoals(" \n")).toEqual([]);
  });
});

describe("a start written by the module", () => {
  it("keeps the style of the old one", () => {
    const row = fields({ start: "12345678*", width: "3" });
    expect(withStart(rules, row, "123/45*/786", 3).start).toBe("12345*786");
    const rows = fields({ start: "123/456/78*" });
    expect(withStart(rules, rows, "123/45*/786", 3).start).toBe("123/45*/786");
    const lines = fields({ start: "123\n456\n78*" });
    expect(withStart(rules, lines, "123/45*/786", 3).start).toBe("123\n45*\n786");
  });
});
