import { describe, expect, it } from "vitest";
import { outlineOf } from "./outline";

/** The corners of every loop: the control points of the curves. */
function corners(cells: readonly number[], width: number, inset = 0): string[] {
  const path = outlineOf({ cells, width, side: 10, inset, radius: 0 });
  return path
    .split("Z")
    .filter((loop) => loop !== "")
    .map((loop) => Array.from(loop.matchAll(/Q(\S+ \S+) /g), ([, corner]) => corner).join(", "));
}

describe("the outline of a block", () => {
  it("goes round a rectangle once, at the given inset", () => {
    expect(corners([0, 1, 3, 4], 3, 1)).toEqual(["1 1, 19 1, 19 19, 1 19"]);
  });

  it("has a corner at every turn, inward and outward", () => {
    expect(corners([0, 2, 3], 2, 1)).toEqual(["1 1, 9 1, 9 11, 19 11, 19 19, 1 19"]);
  });

  it("goes round a hole the other way", () => {
    const loops = corners([0, 1, 2, 3, 5, 6, 7, 8], 3);
    expect(loops).toEqual(["0 0, 30 0, 30 30, 0 30", "20 10, 10 10, 10 20, 20 20"]);
  });

  it("is one loop for each part, also where two parts touch at a corner", () => {
    expect(corners([0, 3], 2)).toEqual(["0 0, 10 0, 10 10, 0 10", "10 10, 20 10, 20 20, 10 20"]);
    // The end of a row and the beginning of the next are not neighbours.
    expect(corners([1, 2], 2)).toEqual(["10 0, 20 0, 20 10, 10 10", "10 10, 10 20, 0 20, 0 10"]);
    expect(corners([], 2)).toEqual([]);
  });
});
