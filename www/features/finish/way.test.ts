import { expect, it } from "vitest";
import type { Gesture } from "../../model/play/play";
import { findWay, lineOfWay, patternOf } from "./way";

const gesture = (board: number, steps = 1): Gesture => ({
  moves: Array.from({ length: steps }, () => ({ symbol: "1", from: 0, to: 1, turn: 0 })),
  board: String(board),
});

/** Finds a way whose distances are these, and counts the searches. */
async function found(distances: readonly number[]) {
  const gestures = distances.slice(1).map((_, at) => gesture(at + 1));
  let searches = 0;
  const way = await findWay(gestures, "step", distances[0] ?? 0, async (board) => {
    searches += 1;
    return distances[Number(board)] ?? null;
  });
  return { way, gestures, searches };
}

it("a game without mistakes needs no search", async () => {
  expect(await found([4, 3, 2, 1, 0])).toMatchObject({ way: [4, 3, 2, 1, 0], searches: 0 });
  const lines = [gesture(1, 3), gesture(2)];
  expect(await findWay(lines, "step", 4, async () => null)).toEqual([4, 1, 0]);
});

it("the distances of a game with mistakes are those of its positions", async () => {
  const distances = [6, 5, 6, 7, 6, 5, 4, 3, 4, 3, 2, 1, 0];
  const { way, searches } = await found(distances);
  expect(way).toEqual(distances);
  expect(searches).toBeLessThan(distances.length);
});

it("a pattern tells hints, and moves that came no nearer", async () => {
  const { gestures, way } = await found([3, 2, 3, 2, 1, 0]);
  expect(patternOf(gestures, "step", way, [3])).toBe("⬛🟧⬛🟥⬛");
  expect(patternOf(gestures, "step", [3, null, null, 2, 1, 0], [])).toBe("⬜⬜⬜⬛⬛");
  const long = Array.from({ length: 200 }, (_, at) => gesture(at));
  const rows = patternOf(long, "step", [...Array(201).keys()].reverse(), [199]).split("\n");
  expect(rows).toEqual([...Array(4).fill("⬛".repeat(10)), `${"⬛".repeat(9)}🟥`]);
});

it("a line goes from the start to the goal", () => {
  expect(lineOfWay([2, 1, 0])).toBe("0,0 50,50 100,100");
  expect(lineOfWay([2, null, 0])).toBe("0,0 100,100");
});
