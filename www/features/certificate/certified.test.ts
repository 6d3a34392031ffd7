import { expect, it } from "vitest";
import { movesIn } from "../../model/state/selectors";
import { asTurns } from "./certified";

/** Gestures, each with its steps. */
const played = (...gestures: [number, number][][]) =>
  gestures.map((steps) => ({
    board: "",
    moves: steps.map(([from, to]) => ({ symbol: "A", from, to, turn: 0 })),
  }));

it.each([
  ["step", played([[1, 0]], [[2, 1]]), [0, 1]],
  // On a board of width 3: along its row, then down; a second piece goes and comes back before a third one moves.
  ["slide", played([[0, 1]], [[1, 2]], [[2, 5]]), [0, 0, 1]],
  ["move", played([[0, 1]], [[1, 2]], [[2, 5]], [[8, 7]], [[7, 8]], [[3, 0]]), [0, 0, 0, 1, 1, 1]],
  ["move", played([[0, 1]], [[8, 7]], [[7, 8]]), [0, 0, 0]],
  // Two tiles in one press, then one in the same row.
  [
    "line",
    played(
      [
        [1, 2],
        [0, 1],
      ],
      [[1, 0]],
    ),
    [0, 0, 1],
  ],
] as const)("gives the turns of played moves by %s", (metric, gestures, turns) => {
  const moves = asTurns(gestures, metric);
  expect(moves.map(({ turn }) => turn)).toEqual(turns);
  expect(Math.max(...turns) + 1).toBe(movesIn(gestures, metric));
});
