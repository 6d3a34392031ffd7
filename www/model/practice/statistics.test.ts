import { cpuUsage } from "node:process";
import { describe, expect, it } from "vitest";
import type { Attempt } from "./attempt";
import { attemptInTests, manySolves, numbersFrom, solve } from "./attempt-in-tests";
import { MEASURES, Statistics, trimOf, WINDOWS, worstOf } from "./statistics";

const DNF = Number.POSITIVE_INFINITY;

/** 4 to 20 seconds; `DNF` with a probability of 4 % for each seed modulo 5. */
function listOf(seed: number): number[] {
  const next = numbersFrom(seed);
  return Array.from({ length: 3 + 7 * seed }, () => {
    const ms = 4000 + Math.floor(next() * 16_000);
    return next() < (seed % 5) * 0.04 ? DNF : ms;
  });
}

const timed = (ms: number): Attempt =>
  attemptInTests(ms === DNF ? { ms: 9000, penalty: "dnf" } : { ms });

/** Seed, length, then mo3, ao5, ao12, ao50 and ao100 at the end and at best, as csTimer's `TimeStat` computes them. */
const CSTIMER: [number, number, (number | null)[], (number | null)[]][] = [
  [1, 10, [11143, 10456, null, null, null], [6378.33, 6566.33, null, null, null]],
  [2, 17, [10229, 11690, 11192.1, null, null], [8757.33, 9133.33, 10658.3, null, null]],
  [3, 24, [11918.33, 12208, 12218.7, null, null], [6330.33, 7460.67, 8918.8, null, null]],
  [4, 31, [DNF, 16563.67, 13034.5, null, null], [5983.33, 7525.67, 8701, null, null]],
  [5, 38, [9906.33, 10140.67, 10337.7, null, null], [4898, 7367.67, 9945.1, null, null]],
  [6, 45, [11494, 13360.67, 12458.3, null, null], [7984.33, 9529, 10638.5, null, null]],
  [7, 52, [6903, 11437.67, 8880.3, DNF, null], [6212, 6318, 7626, DNF, null]],
  [8, 59, [12455, 15017, 15402.9, DNF, null], [6293.67, 8294, 10731.1, DNF, null]],
  [9, 66, [11683, 11314, 12600.6, DNF, null], [7128.67, 8881, 10998.7, DNF, null]],
  [10, 73, [13844, 13844, 13994, 12116.89, null], [5797, 5705.33, 9213.2, 10860.8, null]],
  [
    11,
    80,
    [15151.67, 15151.67, 12882.3, 12575.48, null],
    [6456.33, 7842.67, 9484.7, 12162.23, null],
  ],
  [12, 87, [DNF, 10836.67, 10973.9, DNF, null], [6697.33, 7634.33, 9469.8, DNF, null]],
  [13, 94, [11366.33, 10720, 11796.5, DNF, null], [7060.33, 7464.67, 10610.2, 11638.52, null]],
  [14, 101, [10982, 13269.33, DNF, DNF, DNF], [6250, 7413.33, 10713, DNF, DNF]],
  [
    15,
    108,
    [9821, 12010.67, 10572.5, 11926.93, 11704.82],
    [6419, 6432.67, 8670.3, 10895.59, 11610.51],
  ],
  [16, 115, [DNF, 9238.33, 11853, 11641.02, 12401.68], [5889.33, 7254, 9489.7, 11164.27, 12388.77]],
  [17, 122, [DNF, 9963.67, 11193.6, DNF, DNF], [6543, 6854.67, 9916.4, 12423.14, DNF]],
  [18, 129, [DNF, 15658.33, DNF, DNF, DNF], [5390, 5560, 9421.4, DNF, DNF]],
  [19, 136, [12576.33, 12576.33, 13440.1, DNF, DNF], [5910.67, 7380.67, 10637.5, DNF, DNF]],
  [
    20,
    143,
    [15406.67, 15433.67, 13728.6, 12202.43, 12101.63],
    [5476.33, 5823.33, 7436.2, 11025.55, 11396.07],
  ],
];

describe("averages", () => {
  it.each(CSTIMER)("of list %i are those of csTimer", (seed, length, last, best) => {
    const statistics = new Statistics(listOf(seed).map(timed));
    expect(statistics.count).toBe(length);
    const rounded = (value: number) =>
      Number.isNaN(value) ? null : value === DNF ? DNF : Math.round(value * 100) / 100;
    const means = WINDOWS.slice(1);
    expect(means.map((window) => rounded(statistics.current("time", window)))).toEqual(last);
    expect(means.map((window) => rounded(statistics.best("time", window)))).toEqual(best);
  });

  it("drop 5 % at each end, rounded up", () =>
    expect(WINDOWS.map(trimOf)).toEqual([0, 0, 1, 1, 3, 5]));

  it("have no result with more results missing than are dropped, and add 2 s for a penalty", () => {
    const current = (times: number[], window: 3 | 5) =>
      new Statistics(times.map(timed)).current("time", window);
    expect(current([3000, 1000, DNF, 2000, 6000], 5)).toBeCloseTo(11_000 / 3);
    expect(current([3000, DNF, DNF, 2000, 6000], 5)).toBe(DNF);
    expect(current([3000, 1000, DNF], 3)).toBe(DNF);
    expect(current([3000, 1000], 3)).toBeNaN();
    const late = attemptInTests({ ms: 1000, penalty: "+2" });
    expect(new Statistics([late, late, late]).current("time", 3)).toBe(3000);
  });
});

describe("measures", () => {
  it("are moves, steps a second, moves over the optimum and time per optimal move", () => {
    const statistics = new Statistics([solve(60, 20_000, { optimal: 50 })]);
    const all = MEASURES.map((measure) => statistics.current(measure, 1));
    expect(all).toEqual([20_000, 60, 3, 10, 400]);
  });

  it("are unknown without moves or a proven optimum, and the worst without a result", () => {
    const bare = new Statistics([attemptInTests({ ms: 5 })]);
    expect(MEASURES.map((measure) => bare.current(measure, 1))).toEqual([5, NaN, NaN, NaN, NaN]);
    const lost = new Statistics([solve(9, 900, { penalty: "dnf", optimal: 5 })]);
    for (const measure of MEASURES) expect(lost.current(measure, 1)).toBe(worstOf(measure));
    const mixed = [solve(60, 9, { optimal: 50 }), solve(60, 9), solve(60, 9, { optimal: 40 })];
    expect(new Statistics(mixed).current("extra", 3)).toBeNaN();
    expect(new Statistics(mixed).best("extra", 1)).toBe(10);
  });

  it("are better the smaller, except steps a second", () => {
    const statistics = new Statistics([solve(60, 20_000), solve(60, 10_000), solve(60, 30_000)]);
    expect(statistics.best("time", 1)).toBe(10_000);
    expect(statistics.best("tps", 1)).toBe(6);
  });
});

describe("statistics of 10,000 solves", () => {
  const all = (statistics: Statistics) =>
    MEASURES.flatMap((measure) =>
      WINDOWS.flatMap((window) => [
        statistics.current(measure, window),
        statistics.best(measure, window),
      ]),
    );
  const solves = manySolves(10_001);

  it("are the same after every change as from the beginning", () => {
    const few = solves.slice(0, 300);
    let [statistics, now] = [new Statistics(few), few];
    const next = numbersFrom(5);
    for (let change = 0; change < 40; change += 1) {
      all(statistics);
      const at = Math.floor(next() * now.length);
      const other = solve(50, 9000 + change, { optimal: change % 3 ? 40 : null });
      now =
        change % 3 === 0
          ? [...now, other]
          : change % 3 === 1
            ? now.with(at, other)
            : now.toSpliced(at, 1);
      statistics = new Statistics(now, statistics);
      expect(all(statistics)).toEqual(all(new Statistics(now)));
    }
  });

  it("have another best after the best solve, the last one, got worse", () => {
    const some = [solve(60, 9000), solve(60, 8000), solve(60, 7000)];
    const before = new Statistics(some);
    expect(before.best("time", 1)).toBe(7000);
    for (const penalty of ["dnf", "+2"] as const) {
      const worse = some.with(2, solve(60, 7000, { penalty }));
      expect(new Statistics(worse, before).best("time", 1)).toBe(8000);
    }
    expect(new Statistics(some.slice(0, 2), before).best("time", 1)).toBe(8000);
  });

  it("take under 16 ms after a solve", () => {
    const before = new Statistics(solves.slice(0, 10_000));
    all(before);
    // Time of the processor, because other tests run at the same time.
    const times = Array.from({ length: 9 }, () => {
      const begun = cpuUsage();
      all(new Statistics(solves, before));
      return cpuUsage(begun).user / 1000;
    });
    expect(Math.min(...times)).toBeLessThan(16);
  });
});
