import { describe, expect, it } from "vitest";
import { EIGHT_COUNTS } from "../model/level/eight";
import { FIFTEEN_COUNTS } from "../model/level/fifteen";
import { standingIn } from "../model/level/standing";
import { standingText } from "./standing";
import { enStanding } from "./standing-en";
import { jaStanding } from "./standing-ja";

function said(counts: readonly number[], distance: number) {
  const standing = standingIn(counts, distance);
  if (standing === null) throw new Error("no position is so far");
  return [enStanding, jaStanding].map((words) => standingText(standing, words));
}

describe("the rank of a board among all", () => {
  it.each([
    [0, "", ""],
    [1, "of 181,440, only 1 is nearer", "181,440局面のうち、これより近いのは1局面だけ"],
    [6, "of 181,440, only 51 are nearer", "181,440局面のうち、これより近いのは51局面だけ"],
    [8, "nearer than 99.8% of all 181,440", "181,440局面の99.8%より近い"],
    [20, "nearer than 69% of all 181,440", "181,440局面の69%より近い"],
    [22, "nearer than 47% of all 181,440", "181,440局面の47%より近い"],
    [23, "farther than 52% of all 181,440", "181,440局面の52%より遠い"],
    [29, "farther than 99.4% of all 181,440", "181,440局面の99.4%より遠い"],
    [30, "of 181,440, only 2 are farther", "181,440局面のうち、これより遠いのは2局面だけ"],
    [31, "one of the two farthest of 181,440", "181,440局面の中でいちばん遠い2局面の一つ"],
  ])("%i moves in the 8-puzzle", (distance, en, ja) => {
    expect(said(EIGHT_COUNTS.step.corner, distance)).toEqual([en, ja]);
  });

  it.each([
    [53, "farther than 47% of all 10,461,394,944,000"],
    [66, "farther than 99.6% of all 10,461,394,944,000"],
    [78, "of 10,461,394,944,000, only 87 are farther"],
    [79, "of 10,461,394,944,000, only 17 are farther"],
    [80, "one of the 17 farthest of 10,461,394,944,000"],
  ])("%i moves in the 15-puzzle", (distance, en) => {
    expect(said(FIFTEEN_COUNTS, distance)[0]).toBe(en);
  });

  it("works in the smallest space", () => {
    expect(said([1, 1], 1)[0]).toBe("the farthest of all 2");
    expect(said([1, 2, 2, 2, 2, 2, 1], 1)[0]).toBe("nearer than 75% of all 12");
    expect(said([1, 2, 2, 2, 2, 2, 1], 5)[0]).toBe("farther than 75% of all 12");
  });
});
