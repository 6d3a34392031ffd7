import { describe, expect, it } from "vitest";
import type { Next } from "../../model/play/play";
import {
  alongSolution,
  BoundsCache,
  type DistanceBounds,
  fromNeighbour,
  intersect,
  isExact,
  isSettled,
  UNKNOWN,
  UNSOLVABLE,
} from "./bounds";

const up = { cell: 4, direction: "up" } as const;
const down = { cell: 1, direction: "down" } as const;
function known(least: number, most: number, next: Next | null = null): DistanceBounds {
  return { least, most, next };
}

describe("the bounds of a position", () => {
  it("are settled once distance and next move are known, or unsolvability", () => {
    expect(isSettled(UNKNOWN)).toBe(false);
    expect(isSettled(known(3, 4, up))).toBe(false);
    expect(isExact(known(4, 4))).toBe(true);
    expect(isSettled(known(4, 4))).toBe(false);
    expect(isSettled(known(4, 4, up))).toBe(true);
    expect(isSettled(known(0, 0))).toBe(true);
    expect(isSettled(UNSOLVABLE)).toBe(true);
  });

  it("intersect, and keep the move of the shorter solution", () => {
    expect(intersect(known(3, 9, up), known(5, 7, down))).toEqual(known(5, 7, down));
    expect(intersect(known(5, 7, down), known(3, 9, up))).toEqual(known(5, 7, down));
    expect(intersect(known(5, 7), known(5, 7, up))).toEqual(known(5, 7, up));
    // A shorter length without a solution gives no move.
    expect(intersect(known(5, 9, up), known(5, 7))).toEqual(known(5, 7));
  });

  it("differ from those of a neighbour by at most the moves between", () => {
    expect(fromNeighbour(known(20, 20, up), 1, down)).toEqual(known(19, 21, down));
    expect(fromNeighbour(known(1, 6, up), 2, null)).toEqual(known(0, 8));
    expect(fromNeighbour(UNSOLVABLE, 1, down).least).toBe(Number.POSITIVE_INFINITY);
  });

  it("follow from a solution over the position", () => {
    expect(alongSolution(20, 20, 3, up)).toEqual(known(17, 17, up));
    expect(alongSolution(4, 20, 6, up)).toEqual(known(0, 14, up));
  });

  it("are dropped, least recently updated first", () => {
    const cache = new BoundsCache(2);
    for (const board of ["A", "B", "A", "C"]) cache.learn(board, known(1, 1));
    expect(cache.of("A")).toEqual(known(1, 1));
    expect(cache.of("B")).toEqual(UNKNOWN);
  });
});
