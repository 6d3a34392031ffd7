import { expect, it } from "vitest";
import { harderThan } from "./offers";

const offers = {
  easy: [],
  medium: [],
  hardest: { metric: "step", moves: 31 },
  most: { metric: "line", moves: 24 },
} as const;

it("a harder scramble is farther by a fifth, at least by two, and never farther than counted", () => {
  const harder = (moves: number | null) => harderThan(moves, offers);
  expect(harder(1)).toEqual({ metric: "line", moves: 3 });
  expect(harder(15)).toEqual({ metric: "line", moves: 18 });
  expect(harder(23)).toEqual({ metric: "line", moves: 24 });
  expect(harder(24)).toBeNull();
  expect(harder(null)).toEqual({ metric: "step", moves: 31 });
});
