import { Search } from "taisou";
import { expect, it } from "vitest";
import { endedAt } from "./until";

const HARDEST = "867/254/3*1";

it.each([
  [29, "stopped", 29],
  [31, "stopped", 31],
  // No proof goes beyond the optimum.
  [33, "solved", 31],
])("until %i moves are proven, a search of 31 moves is %s", (least, status, bound) => {
  const whole = new Search(HARDEST, 3, "ida-manhattan");
  const search = endedAt(new Search(HARDEST, 3, "ida-manhattan"), least);
  expect(search.advance(Number.POSITIVE_INFINITY)).toBe(status);
  expect(search.stats().bound).toBe(bound);
  whole.advance(Number.MAX_SAFE_INTEGER);
  if (least < bound) expect(search.stats().nodes).toBeLessThan(whole.stats().nodes);
  for (const one of [search, whole]) one.free();
});

it("pauses after its nodes, and on time", () => {
  const search = endedAt(new Search(HARDEST, 3, "iddfs"), 31);
  expect(search.advance(20_000)).toBe("paused");
  expect(search.stats().nodes).toBeLessThan(30_000);
  expect(search.advance(Number.POSITIVE_INFINITY, 1)).toBe("paused");
  search.free();
});
