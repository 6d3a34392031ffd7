import { readFileSync } from "node:fs";
import * as taisou from "taisou";
import { describe, expect, it } from "vitest";
import { effortOf, levelOf } from "./difficulty";
import { EIGHT_COUNTS } from "./eight";
import { FIFTEEN_COUNTS } from "./fifteen";
import { standingIn } from "./standing";

const levelAt = (counts: readonly number[], distance: number) => {
  const standing = standingIn(counts, distance);
  return standing === null ? null : levelOf(standing, "step");
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

describe("the difficulty of blocks", () => {
  const levelOfBlocks = (distance: number) =>
    levelOf({ distance, nearer: 9, alike: 1, positions: 10, farthest: distance }, "slide");

  it.each([
    [4, "easiest"],
    [5, "easy"],
    [11, "medium"],
    [21, "hard"],
    [36, "severe"],
  ] as const)("is decided by the moves: %i is %s", (distance, level) => {
    expect(levelOfBlocks(distance)).toBe(level);
  });

  // The times are of 9-piece puzzles of 6 to 15 moves; `tests/grade.rs` holds the same for the core.
  it("agrees with the times of people", () => {
    const rows = readFileSync("tests/data/rush-hour-people.csv", "utf8")
      .split("\n")
      .filter((line) => line.startsWith("prb"))
      .map((line) => line.split(","));
    const grades = rows.map(([, moves, , , board = ""]) => {
      const start = board.replaceAll(".", "*");
      const options = { blocks: "all", axis: "long", metric: "slide", start } as const;
      const { counts } = taisou.survey("??????/??????/????AA/??????/??????/??????", 6, options);
      const standing = standingIn(counts, Number(moves));
      if (standing === null) throw new Error("no position is so far");
      const [effort, tie] = effortOf(standing, "slide");
      return effort * 1000 + tie;
    });
    expect(grades).toHaveLength(70);
    const times = rows.map(([, , seconds]) => Number(seconds));
    expect(correlation(ranks(times), ranks(grades))).toBeGreaterThan(0.875);
  });
});

/** The rank of each value; equal ones have the mean of their ranks. */
function ranks(values: readonly number[]): number[] {
  const count = (holds: (value: number) => boolean) => values.filter(holds).length;
  return values.map((own) => count((other) => other < own) + count((other) => other <= own));
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const centred = (values: readonly number[]) => {
    const mean = values.reduce((total, value) => total + value, 0) / values.length;
    return values.map((value) => value - mean);
  };
  const [x, y] = [centred(a), centred(b)];
  const dot = (one: readonly number[], other: readonly number[]) =>
    one.reduce((total, value, index) => total + value * (other[index] ?? 0), 0);
  return dot(x, y) / Math.sqrt(dot(x, x) * dot(y, y));
}
