import { Search } from "taisou";
import { expect, it } from "vitest";
import { traced } from "./trace";

it("records the rises of the bound, independent of the slices", () => {
  const trace = (slice: number) => {
    const search = traced(new Search("867/254/3*1", 3, "ida-manhattan"), 1);
    while (search.advance(slice) === "paused");
    const { thresholds = [], nodes } = search.stats();
    search.free();
    return { thresholds, nodes };
  };
  const { thresholds, nodes } = trace(1_000_000);
  // The length is odd, so every other bound is left out.
  expect(thresholds.map(({ bound }) => bound)).toEqual([21, 23, 25, 27, 29, 31]);
  const begins = thresholds.map((one) => one.nodes);
  expect(begins).toEqual([...begins].sort((one, other) => one - other));
  expect(begins.at(-1)).toBeLessThan(nodes);
  const bounds = trace(100).thresholds.map(({ bound }) => bound);
  expect(bounds).toEqual([21, 23, 25, 27, 29, 31]);
});

it("ends a slice on time", () => {
  const search = traced(new Search("867/254/3*1", 3, "iddfs"), 1);
  expect(search.advance(Number.POSITIVE_INFINITY, 1)).toBe("paused");
  search.free();
});
