import fc from "fast-check";
import { expect, it } from "vitest";
import { attemptInTests } from "../../model/practice/attempt-in-tests";
import { fragmentOfBoard } from "../../model/practice/scramble-text";
import { madeAttempts } from "../../model/practice/walks-in-tests";
import {
  bestsOf,
  binsOf,
  bucketsOf,
  movingAverage,
  optimaOf,
  rangeOf,
  ticksIn,
} from "./chart-data";

const odd = fc.oneof(
  fc.double({ min: 0, max: 1e7, noNaN: true }),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, 0, 12_345),
);
const series = fc.array(odd, { maxLength: 300 }).map((list) => Float64Array.from(list));

it("charts of any values hold all of them", () => {
  fc.assert(
    fc.property(series, fc.integer({ min: 1, max: 40 }), (values, most) => {
      const known = values.filter(Number.isFinite);
      const buckets = bucketsOf(values, most);
      expect(buckets.length).toBeLessThanOrEqual(most);
      const spans = buckets.flatMap(({ least, most: top }) => [least, top]);
      if (known.length > 0) {
        expect(Math.min(...spans)).toBe(Math.min(...known));
        expect(Math.max(...spans)).toBe(Math.max(...known));
      } else expect(buckets).toEqual([]);

      const bins = binsOf(values, 100);
      const inBins = bins?.counts.reduce((sum, count) => sum + count, bins.beyond) ?? 0;
      expect(inBins).toBe(known.length);
      expect(bins?.counts.length ?? 0).toBeLessThan(200);

      const range = rangeOf(values);
      const ticks = range === null ? [] : ticksIn(range);
      expect(ticks.length).toBeLessThanOrEqual(7);
      for (const tick of ticks) expect(tick).toBeGreaterThanOrEqual((range?.[0] ?? 0) - 1e-6);
    }),
  );
});

it("personal bests are the results that were better than all before", () => {
  const values = Float64Array.of(Number.NaN, Number.POSITIVE_INFINITY, 9, 9, 12, 8.5, 8.5, 3);
  expect(bestsOf(values)).toEqual([
    [2, 9],
    [5, 8.5],
    [7, 3],
  ]);
});

it("a moving average passes over unknown values", () => {
  const values = Float64Array.from({ length: 26 }, (_, at) => (at % 2 === 0 ? at : Number.NaN));
  const line = movingAverage(values);
  // 13 known values: the first 11 have no average; of 12 the greatest and the least are left out.
  expect(line.map(([at]) => at)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24]);
  expect(line.slice(-2)).toEqual([
    [22, 11],
    [24, 13],
  ]);
  expect(line.slice(0, -2).every(([, value]) => Number.isNaN(value))).toBe(true);
});

it("optima are compared with those of all positions", () => {
  const board = fragmentOfBoard("1 2 3/4 5 6/0 7 8");
  const solves = [20, 22, 22, 31].map((optimal) => attemptInTests({ fragment: board, optimal }));
  const optima = optimaOf([...solves, ...madeAttempts(3)]);
  expect(optima).toMatchObject({ side: 3, known: 4, mean: 23.75 });
  // The mean distance in the 8-puzzle, from the counts of OEIS A089473.
  expect(optima?.theoryMean).toBeCloseTo(21.97, 2);
  const { from = 0, bars = [] } = optima ?? {};
  expect(bars[22 - from]?.scrambles).toBe(2);
  expect(bars[31 - from]).toEqual({ scrambles: 1, expected: (2 / 181_440) * 4 });
  // Even the widest distribution shows each of its likely distances.
  expect(bars.reduce((sum, { expected }) => sum + expected, 0)).toBeGreaterThan(3.6);
  expect(optimaOf([])).toBeNull();
});
