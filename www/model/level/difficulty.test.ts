import { describe, expect, it } from "vitest";
import { levelOf } from "./difficulty";
import { EIGHT_COUNTS } from "./eight";
import { FIFTEEN_COUNTS } from "./fifteen";
import { standingIn } from "./standing";

const levelAt = (counts: readonly number[], distance: number) => {
  const standing = standingIn(counts, distance);
  return standing === null ? null : levelOf(standing);
};

describe("the difficulty of a board", () => {
  it.each([
    [0, "goal"],
    [1, "easiest"],
    [5, "easiest"],
    [6, "easy"],
    [14, "easy"],
    [15, "medium"],
    [20, "medium"],
    [28, "medium"],
    [29, "hard"],
    [30, "hard"],
    [31, "hardest"],
    [32, null],
  ] as const)("%i moves in the 8-puzzle: %s", (distance, level) => {
    expect(levelAt(EIGHT_COUNTS.step.corner, distance)).toBe(level);
  });

  it.each([
    [5, "easiest"],
    [12, "easy"],
    [20, "medium"],
    [40, "hard"],
    [53, "severe"],
    [79, "severe"],
    [80, "hardest"],
  ] as const)("%i moves in the 15-puzzle: %s", (distance, level) => {
    expect(levelAt(FIFTEEN_COUNTS, distance)).toBe(level);
  });

  it("does not call an easy board hardest, though none is farther", () => {
    expect(levelAt([1, 2, 2, 2, 2, 2, 1], 6)).toBe("easiest");
  });
});
