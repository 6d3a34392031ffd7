import { expect, it } from "vitest";
import type { Gesture } from "../../model/play/play";
import { findDetour } from "./detour";

/** A game whose positions are `0`, `1`, ..., with these distances from the goal. */
function detourIn(distances: readonly (number | null)[], steps = 1) {
  const gestures = distances.slice(1).map((_, at): Gesture => {
    const moves = Array.from({ length: steps }, () => ({ symbol: "1", from: 0, to: 1, turn: 0 }));
    return { moves, board: String(at + 1) };
  });
  const play = { gestures, cursor: gestures.length };
  const game = { play, start: "0", metric: "step", left: distances.at(-1) ?? 0 } as const;
  return findDetour(game, async (board) => distances[Number(board)] ?? null);
}

it("a detour begins where going back shortens the game most", async () => {
  expect(await detourIn([10, 11, 12])).toEqual({ gestures: 2, moves: 2 });
  expect(await detourIn([10, 9, 8, 9, 10, 11])).toEqual({ gestures: 3, moves: 3 });
  // After two wrong moves, one in the right direction.
  expect(await detourIn([10, 11, 12, 11])).toEqual({ gestures: 3, moves: 3 });
  expect(await detourIn([10, 13, 16], 3)).toEqual({ gestures: 2, moves: 6 });
});

it("a detour within one move is told as one move", async () => {
  // One piece moves twice, which is one move: going back undoes no whole move, and shortens the game.
  const step = (from: number) => ({ symbol: "1", from, to: from + 1, turn: 0 });
  const play = {
    gestures: [
      { moves: [step(0)], board: "1" },
      { moves: [step(1)], board: "2" },
    ],
    cursor: 2,
  };
  const distances = [5, 3, 4];
  const found = await findDetour(
    { play, start: "0", metric: "move", left: 4 },
    async (board) => distances[Number(board)] ?? null,
  );
  expect(found).toEqual({ gestures: 1, moves: 1 });
});

it("without a detour, or without the distances, going back is not offered", async () => {
  expect(await detourIn([3, 2, 1])).toBeNull();
  expect(await detourIn([5])).toBeNull();
  expect(await detourIn([null, null, 9])).toBeNull();
});
