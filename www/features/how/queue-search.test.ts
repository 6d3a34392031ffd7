import * as taisou from "taisou";
import { describe, expect, it } from "vitest";
import { rules } from "../../engine/rules-in-tests";
import { type SearchTrace, traceSearches, waitingAfter } from "./queue-search";

const GOAL = "123/456/78*";
const STARTS = ["152/8*3/476", "412/73*/856", "*26/135/478", "123/745/*86", GOAL];

/** The length of the solution, whose positions are each one move apart. */
function lengthOf({ expanded }: SearchTrace): number | undefined {
  const goal = expanded.at(-1);
  for (let one = goal ?? null; one !== null && one.parent !== null; one = one.parent) {
    expect(one.g).toBe(one.parent.g + 1);
    const { cells } = one.parent.parsed;
    const near = cells.map(
      (_, cell) => taisou.step(one?.parent?.parsed.board ?? "", 3, cell).board,
    );
    expect(near).toContain(one.parsed.board);
  }
  return goal?.g;
}

describe("a search to watch", () => {
  it.each(STARTS)("finds the optimum of %s in the orders that prove it", (start) => {
    const { breadth, star, greedy } = traceSearches(rules, { start, goal: GOAL, width: 3 });
    const { length } = taisou.solve(start, 3, "bfs", { goal: GOAL });
    expect(lengthOf(breadth)).toBe(length);
    expect(lengthOf(star)).toBe(length);
    expect(lengthOf(greedy)).toBeGreaterThanOrEqual(length ?? 0);
    expect(breadth.expanded.length >= star.expanded.length).toBe(true);
  });

  it("expands the first of the queue, by the value of its order", () => {
    const traces = traceSearches(rules, { start: "152/8*3/476", goal: GOAL, width: 3 });
    expect(Object.values(traces).map((trace) => [trace.expanded.length, lengthOf(trace)])).toEqual([
      [258, 8],
      [13, 8],
      [13, 10],
    ]);
    for (const { found, expanded } of Object.values(traces)) {
      for (const [step, next] of expanded.entries()) {
        const queue = waitingAfter(found, step);
        expect(queue[0]).toBe(next);
        expect(queue.every(({ f }) => f >= next.f)).toBe(true);
      }
    }
  });
});
