import * as taisou from "taisou";
import { describe, expect, it } from "vitest";
import { puzzleOf } from "../../model/puzzle/puzzle-in-tests";
import { sizeOf } from "./size";

describe("the number of positions by formula", () => {
  it.each([
    ["123*", "", "2"],
    ["12345*", "", "3"],
    ["アタマ*タイ", "アタマタイ*", "3"],
    ["12**", "", "2"],
    ["1*2*34", "", "2"],
    ["アタマノタイソウ*", "アタマノタイウソ*", "3"],
  ])("equals that of a survey: %s to %s", (start, goal, width) => {
    const made = puzzleOf({ start, goal, width });
    const goals = made.start.goals.map(({ board }) => board);
    const { goal: _, ...options } = made.options;
    const { positions } = taisou.survey(goals, made.width, options);
    expect(sizeOf(made)).toBe(positions);
  });

  it.each([
    ["walls", { start: "12/#*", goal: "21/#*" }],
    ["don't-care cells", { start: "123*", goal: "1??*", width: "2" }],
    ["blocks", { start: "AA/1*", goal: "AA/*1", blocks: "A" }],
    ["one row", { start: "123*", width: "4" }],
  ])("is unknown with %s", (_, fields) => expect(sizeOf(puzzleOf(fields))).toBeNull());

  it("is 239,500,800 for the 11-puzzle", () => {
    expect(sizeOf(puzzleOf({ start: "123456789ab*", width: "4" }))).toBe(239_500_800);
  });
});
