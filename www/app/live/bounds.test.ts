import { describe, expect, it } from "vitest";
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
const known = (
  least: number,
  most: number,
  next: DistanceBounds["next"] = null,
): DistanceBounds => ({
  least,
  most,
  next,
});

describe("what is known of a position", () => {
  it("is settled when the distance and the next move are proven, or that there are none", () => {
    expect(isSettled(UNKNOWN)).toBe(false);
    expect(isSettled(known(3, 4, up))).toBe(false);
    expect(isExact(known(4, 4))).toBe(true);
    expect(isSettled(known(4, 4))).toBe(false);
    expect(isSettled(known(4, 4, up))).toBe(true);
    expect(isSettled(known(0, 0))).toBe(true);
    expect(isSettled(UNSOLVABLE)).toBe(true);
  });

  it("is narrowed by each proof, and keeps the move of the shorter way", () => {
    expect(intersect(known(3, 9, up), known(5, 7, down))).toEqual(known(5, 7, down));
    expect(intersect(known(5, 7, down), known(3, 9, up))).toEqual(known(5, 7, down));
    expect(intersect(known(5, 7), known(5, 7, up))).toEqual(known(5, 7, up));
    // That a shorter way was found says nothing yet of how it goes.
    expect(intersect(known(5, 9, up), known(5, 7))).toEqual(known(5, 7));
  });

  it("is hardly other than beside it", () => {
    expect(fromNeighbour(known(20, 20, up), 1, down)).toEqual(known(19, 21, down));
    expect(fromNeighbour(known(1, 6, up), 2, null)).toEqual(known(0, 8));
    expect(fromNeighbour(UNSOLVABLE, 1, down).least).toBe(Number.POSITIVE_INFINITY);
  });

  it("follows from a way that leads over it", () => {
    expect(alongSolution(20, 20, 3, up)).toEqual(known(17, 17, up));
    expect(alongSolution(4, 20, 6, up)).toEqual(known(0, 14, up));
  });

  it("a move away from a proven way is proven as soon as a search rules out the shorter ones", () => {
    const cache = new BoundsCache(10);
    cache.learn("A", known(20, 20, up));
    cache.learn("B", fromNeighbour(cache.of("A"), 1, down));
    expect(cache.of("B")).toEqual(known(19, 21, down));
    cache.learn("B", { ...UNKNOWN, least: 21 });
    expect(isSettled(cache.of("B"))).toBe(true);
  });

  it("is forgotten where it was of no use for the longest time", () => {
    const cache = new BoundsCache(2);
    for (const board of ["A", "B", "A", "C"]) cache.learn(board, known(1, 1));
    expect(cache.of("A")).toEqual(known(1, 1));
    expect(cache.of("B")).toEqual(UNKNOWN);
  });
});
