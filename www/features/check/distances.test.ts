import { describe, expect, it } from "vitest";
import {
  isKnown,
  lossesOf,
  lostAt,
  lostIn,
  nextToAsk,
  type Range,
  spread,
  UNKNOWN,
} from "./distances";

/** Finds all distances of a way as the page does; returns them, and which positions were searched. */
function find(distances: readonly number[]): { ranges: Range[]; asked: number[] } {
  let ranges = distances.map(() => UNKNOWN);
  const asked = new Set<number>();
  for (let at = nextToAsk(ranges, asked); at !== null; at = nextToAsk(ranges, asked)) {
    asked.add(at);
    const distance = distances[at] ?? 0;
    ranges[at] = { least: distance, most: distance };
    ranges = spread(ranges);
  }
  return { ranges, asked: [...asked] };
}

const values = (ranges: readonly Range[]) => ranges.map(({ least }) => least);

describe("the distances along a way", () => {
  it("are all known from its ends where it is a shortest one", () => {
    const way = [5, 4, 3, 2, 1, 0];
    const { ranges, asked } = find(way);
    expect(values(ranges)).toEqual(way);
    expect(asked).toEqual([0, 5]);
  });

  it("are searched only near the moves that lose", () => {
    const way = [8, 7, 6, 5, 4, 5, 4, 3, 2, 1, 0];
    const { ranges, asked } = find(way);
    expect(values(ranges)).toEqual(way);
    expect(asked.length).toBeLessThan(way.length - 2);
    expect(lossesOf(ranges)).toEqual([0, 0, 0, 0, 2, 0, 0, 0, 0, 0]);
    expect(lostIn(ranges)).toEqual({ least: 2, most: 2 });
  });

  it("may stay the same for a move, which then has lost one", () => {
    const { ranges } = find([3, 2, 2, 1, 0]);
    expect(lossesOf(ranges)).toEqual([0, 1, 0, 0]);
  });

  it("stay open where a search proves nothing, and it is asked only once", () => {
    const ranges = spread([{ least: 60, most: 70 }, UNKNOWN, { least: 60, most: 68 }]);
    expect(ranges.every(isKnown)).toBe(false);
    expect(ranges[1]).toEqual({ least: 59, most: 69 });
    expect(nextToAsk(ranges, new Set([0, 2]))).toBe(1);
    expect(nextToAsk(ranges, new Set([0, 1, 2]))).toBeNull();
    expect(lossesOf(ranges)).toEqual([null, null]);
    expect(lostIn(ranges)).toEqual({ least: 0, most: 10 });
  });

  it("say before which moves there was a better one", () => {
    // Nearer, farther, nearer, farther once more, and what is not known.
    expect(lostAt([0, 2, 0, 1, null, 2])).toEqual([1, 3, 5]);
  });

  it("of a way without moves is that of the board", () => {
    expect(find([0])).toMatchObject({ asked: [0] });
    expect(lossesOf(find([0]).ranges)).toEqual([]);
  });
});
