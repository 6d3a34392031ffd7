import { describe, expect, it } from "vitest";
import {
  alongWay,
  createKnowledge,
  type DistanceBounds,
  fromBeside,
  isExact,
  isSettled,
  NO_WAY,
  NOTHING,
  together,
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
    expect(isSettled(NOTHING)).toBe(false);
    expect(isSettled(known(3, 4, up))).toBe(false);
    expect(isExact(known(4, 4))).toBe(true);
    expect(isSettled(known(4, 4))).toBe(false);
    expect(isSettled(known(4, 4, up))).toBe(true);
    expect(isSettled(known(0, 0))).toBe(true);
    expect(isSettled(NO_WAY)).toBe(true);
  });

  it("is narrowed by each proof, and keeps the move of the shorter way", () => {
    expect(together(known(3, 9, up), known(5, 7, down))).toEqual(known(5, 7, down));
    expect(together(known(5, 7, down), known(3, 9, up))).toEqual(known(5, 7, down));
    expect(together(known(5, 7), known(5, 7, up))).toEqual(known(5, 7, up));
    // That a shorter way was found says nothing yet of how it goes.
    expect(together(known(5, 9, up), known(5, 7))).toEqual(known(5, 7));
  });

  it("is hardly other than beside it", () => {
    expect(fromBeside(known(20, 20, up), 1, down)).toEqual(known(19, 21, down));
    expect(fromBeside(known(1, 6, up), 2, null)).toEqual(known(0, 8));
    expect(fromBeside(NO_WAY, 1, down).least).toBe(Number.POSITIVE_INFINITY);
  });

  it("follows from a way that leads over it", () => {
    expect(alongWay(20, 20, 3, up)).toEqual(known(17, 17, up));
    expect(alongWay(4, 20, 6, up)).toEqual(known(0, 14, up));
  });

  it("a move away from a proven way is proven as soon as a search rules out the shorter ones", () => {
    const knowledge = createKnowledge(10);
    knowledge.learn("A", known(20, 20, up));
    knowledge.learn("B", fromBeside(knowledge.of("A"), 1, down));
    expect(knowledge.of("B")).toEqual(known(19, 21, down));
    knowledge.learn("B", { ...NOTHING, least: 21 });
    expect(isSettled(knowledge.of("B"))).toBe(true);
  });

  it("is forgotten where it was of no use for the longest time", () => {
    const knowledge = createKnowledge(2);
    for (const board of ["A", "B", "A", "C"]) knowledge.learn(board, known(1, 1));
    expect(knowledge.of("A")).toEqual(known(1, 1));
    expect(knowledge.of("B")).toEqual(NOTHING);
  });
});
