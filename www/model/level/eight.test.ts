import * as taisou from "taisou";
import { expect, it } from "vitest";
import { puzzleOf } from "../puzzle/puzzle-in-tests";
import { eightCounts } from "./eight";

const counts = (start: string, goal = "", width = "3", metric: taisou.Metric = "step") =>
  eightCounts(puzzleOf({ start, goal, width }), metric);

it.each([
  ["12345678*", "12345678*"],
  ["*12345678", "*87654321"],
  ["12345678*", "1234567*8"],
  ["12345678*", "1234*5678"],
])("the published counts of the 8-puzzle are right: %s to %s", (start, goal) => {
  for (const metric of ["step", "line"] as const) {
    expect(counts(start, goal, "3", metric)).toEqual(taisou.survey(goal, 3, { metric }).counts);
  }
});

it.each<Parameters<typeof counts>>([
  ["11345678*"],
  ["1234#567*"],
  ["123*", "", "2"],
  ["12345678*", "123??????"],
  ["12345678*", "", "3", "move"],
])("there are no counts for other puzzles: %s", (...puzzle) => {
  expect(counts(...puzzle)).toBeNull();
});
