import * as taisou from "taisou";
import { beforeAll, describe, expect, it } from "vitest";
import { rules, sure } from "../../engine/rules-in-tests";
import { EMPTY_FIELDS, type Fields } from "../../model/puzzle/puzzle";
import { readFields } from "../../model/puzzle/read";
import { sizeOf } from "./size";

beforeAll(() => taisou.default());

function puzzle(part: Partial<Fields>) {
  const read = sure(readFields(rules, { ...EMPTY_FIELDS, ...part })).puzzle;
  if (read === null) throw new Error("cannot be read");
  return read;
}

describe("the number of positions, foretold", () => {
  it.each([
    ["123*", "", "2"],
    ["12345*", "", "3"],
    ["アタマ*タイ", "アタマタイ*", "3"],
    ["12**", "", "2"],
    ["1*2*34", "", "2"],
    ["アタマノタイソウ*", "アタマノタイウソ*", "3"],
  ])("is what a survey finds: %s to %s", (start, goal, width) => {
    const made = puzzle({ start, goal, width });
    const goals = made.start.goals.map(({ board }) => board);
    const { goal: _, ...options } = made.options;
    const { positions } = taisou.survey(goals, made.width, options);
    expect(sizeOf(made)).toBe(positions);
  });

  it("is not known where walls, blocks or open goals make it hard to tell", () => {
    expect(sizeOf(puzzle({ start: "12/#*", goal: "21/#*" }))).toBeNull();
    expect(sizeOf(puzzle({ start: "123*", goal: "1??*", width: "2" }))).toBeNull();
    expect(sizeOf(puzzle({ start: "AA/1*", goal: "AA/*1", blocks: "A" }))).toBeNull();
    expect(sizeOf(puzzle({ start: "123*", width: "4" }))).toBeNull();
  });

  it("is 239,500,800 for the 11-puzzle", () => {
    expect(sizeOf(puzzle({ start: "123456789ab*", width: "4" }))).toBe(239_500_800);
  });
});
