import { describe, expect, it } from "vitest";
import { createPace, SLICE_MILLIS } from "./pace";

/** Runs slices on a machine that does this many nodes a millisecond; returns the last one's time. */
function run(nodesPerMilli: number, slices: number): number {
  const pace = createPace();
  let millis = 0;
  for (let index = 0; index < slices; index += 1) {
    millis = pace.budget / nodesPerMilli;
    pace.measured(millis);
  }
  return millis;
}

describe("the pace of slices", () => {
  it.each([10, 100, 2000, 50_000])("settles near the target at %i nodes a millisecond", (speed) => {
    expect(run(speed, 30)).toBeGreaterThan(SLICE_MILLIS * 0.8);
    expect(run(speed, 30)).toBeLessThan(SLICE_MILLIS * 1.2);
  });

  it("starts small, and never grows more than threefold", () => {
    const pace = createPace();
    const first = pace.budget;
    pace.measured(0);
    expect(first).toBeLessThanOrEqual(1000);
    expect(pace.budget).toBeLessThanOrEqual(first * 3);
  });

  it("shrinks fast when nodes become dear", () => {
    const pace = createPace();
    for (let index = 0; index < 10; index += 1) pace.measured(1);
    const before = pace.budget;
    pace.measured(200);
    expect(pace.budget).toBeLessThanOrEqual(before / 9);
  });

  it("does not grow for two slices that ended early", () => {
    const pace = createPace();
    for (let index = 0; index < 20; index += 1) pace.measured(pace.budget / 1000);
    const before = pace.budget;
    pace.measured(0);
    pace.measured(0);
    expect(pace.budget).toBe(before);
  });

  it("always leaves at least one node", () => {
    const pace = createPace();
    for (let index = 0; index < 20; index += 1) pace.measured(1e9);
    expect(pace.budget).toBe(1);
  });
});
