import type { SurveyResult } from "taisou";
import { describe, expect, it } from "vitest";
import { levelOf, shareNearer } from "./difficulty";

/** The 8-puzzle (A089473). */
const EIGHT = [
  1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529, 10878,
  16993, 17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
];

function survey(counts: readonly number[], part: Partial<SurveyResult> = {}): SurveyResult {
  const positions = counts.reduce((sum, count) => sum + count, 0);
  const max = counts.length - 1;
  return { status: "done", counts: [...counts], positions, max, ...part } as SurveyResult;
}

describe("how hard a board is among all", () => {
  it.each([
    [0, "goal"],
    [1, "easiest"],
    [12, "easiest"],
    [13, "easy"],
    [18, "easy"],
    [19, "medium"],
    [23, "medium"],
    [24, "hard"],
    [27, "hard"],
    [28, "harder"],
    [30, "harder"],
    [31, "hardest"],
    [32, null],
  ] as const)("%i moves in the 8-puzzle: %s", (distance, level) => {
    expect(levelOf(survey(EIGHT), distance)).toBe(level);
  });

  it("goes by the share of positions that are nearer", () => {
    const eight = survey(EIGHT);
    expect(shareNearer(eight, 0)).toBe(0);
    expect(shareNearer(eight, 2)).toBe(3 / 181_440);
    expect(shareNearer(eight, 31)).toBe(181_438 / 181_440);
  });

  it("is known in small spaces too, and nowhere before all is counted", () => {
    const levels = [0, 1, 2, 3, 4, 5, 6].map((at) => levelOf(survey([1, 2, 2, 2, 2, 2, 1]), at));
    expect(levels).toEqual(["goal", "easy", "medium", "medium", "medium", "hard", "hardest"]);
    expect(levelOf(survey([1, 2, 4], { status: "stopped" }), 1)).toBeNull();
  });
});
