import { expect, it } from "vitest";
import { piecesAfter } from "../../model/derived/position";
import { puzzleOf } from "../../model/puzzle/puzzle-in-tests";
import { DEFAULT_PREFS } from "../../model/state/prefs";
import { initialState } from "../../model/state/state";
import { drawnGoal, drawnOf } from "./shared";

it("the goal is drawn with its named pieces highlighted and don't-care cells empty", () => {
  const puzzle = puzzleOf({ start: "BB*/1**", goal: "???/?BB", blocks: "B" });
  const state = { ...initialState(DEFAULT_PREFS), puzzle };
  const position = { parsed: puzzle.start, pieces: piecesAfter(puzzle.start, []) };
  const [goal] = puzzle.start.goals;
  expect(drawnGoal(state, position)).toEqual({ board: goal, goal: goal });
});

it("identical tiles keep their numbers after moves", () => {
  const puzzle = puzzleOf({ start: "AA*", goal: "A*A", width: "3" });
  const state = { ...initialState({ ...DEFAULT_PREFS, tellApart: true }), puzzle };
  const parsed = puzzleOf({ start: "A*A", goal: "AA*", width: "3" }).start;
  const moves = [{ symbol: "A", from: 1, to: 2, turn: 0 }];
  const pieces = piecesAfter(puzzle.start, [{ moves, board: "A*A" }]);
  expect(drawnOf(state, { parsed, pieces }).marks).toEqual([1, 0, 2]);
});
