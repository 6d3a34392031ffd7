import * as taisou from "taisou";
import { beforeAll, expect, it } from "vitest";
import { rules, sure } from "../../engine/rules-in-tests";
import { EMPTY_FIELDS } from "../puzzle/puzzle";
import { readFields } from "../puzzle/read";
import { eightCounts } from "./eight";

beforeAll(() => taisou.default());

const puzzleOf = (start: string, goal = "", width = "3") =>
  sure(readFields(rules, { ...EMPTY_FIELDS, start, goal, width })?.puzzle);

it.each([
  ["12345678*", "12345678*"],
  ["*12345678", "*87654321"],
  ["12345678*", "1234567*8"],
  ["12345678*", "1234*5678"],
])("the published counts of the 8-puzzle are right: %s to %s", (start, goal) => {
  for (const metric of ["step", "line"] as const) {
    const { counts } = taisou.survey(goal, 3, { metric });
    expect(eightCounts(puzzleOf(start, goal), metric)).toEqual(counts);
  }
});

it("has no counts for other puzzles", () => {
  // Two identical tiles; a wall; another size; another goal.
  expect(eightCounts(puzzleOf("11345678*"), "step")).toBeNull();
  expect(eightCounts(puzzleOf("1234#567*"), "step")).toBeNull();
  expect(eightCounts(puzzleOf("123*", "", "2"), "step")).toBeNull();
  expect(eightCounts(puzzleOf("12345678*", "123??????"), "step")).toBeNull();
  expect(eightCounts(puzzleOf("12345678*"), "move")).toBeNull();
});
