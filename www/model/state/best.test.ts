import type { Solution } from "taisou";
import { expect, it } from "vitest";
import { provenBest, withBest } from "./best";

const found = (length: number | null, bound: number) =>
  ({ metric: "line", length, bound }) as Solution;

it("bounds on the fewest moves only narrow", () => {
  let bests = withBest({}, found(null, 20));
  expect(bests.line).toEqual({ length: null, bound: 20 });
  bests = withBest(bests, found(40, 18));
  expect(bests.line).toEqual({ length: 40, bound: 20 });
  bests = withBest(bests, found(44, 22));
  expect(bests.line).toEqual({ length: 40, bound: 22 });
  expect(provenBest(bests, "line")).toBeNull();
  expect(provenBest(withBest(bests, found(30, 30)), "line")).toBe(30);
  expect(provenBest(bests, "step")).toBeNull();
});
