import * as taisou from "taisou";
import { beforeAll, expect, it } from "vitest";
import { rules, sure } from "../../engine/rules-in-tests";
import { piecesAfter } from "../../model/derived/position";
import { EMPTY_FIELDS } from "../../model/puzzle/puzzle";
import { readFields } from "../../model/puzzle/read";
import { DEFAULT_PREFS } from "../../model/state/prefs";
import { initialState } from "../../model/state/state";
import { drawnGoal } from "./shared";

beforeAll(() => taisou.default());

it("draws the goal as the page does: the pieces that it names stand out, open cells are empty", () => {
  const fields = { ...EMPTY_FIELDS, start: "BB*/1**", goal: "???/?BB", blocks: "B" };
  const { puzzle } = sure(readFields(rules, fields));
  if (puzzle === null) throw new Error("The fields are no puzzle.");
  const state = { ...initialState(DEFAULT_PREFS), fields, puzzle };
  const position = { parsed: puzzle.start, pieces: piecesAfter(puzzle.start, []) };
  const [goal] = puzzle.start.goals;
  expect(drawnGoal(state, position)).toEqual({ board: goal, goal: goal });
});
