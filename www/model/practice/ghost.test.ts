import fc from "fast-check";
import type { Direction } from "taisou";
import { expect, it } from "vitest";
import { EMPTY_LINK, readLink, writeLink } from "../link/link";
import { ghostText, readGhost } from "./ghost";
import { packSteps, packTimes, unpackSteps, unpackTimes } from "./packed";

const solves = fc
  .array(fc.tuple(fc.constantFrom<Direction>("up", "right", "down", "left"), fc.nat(3000)), {
    minLength: 1,
    maxLength: 100,
  })
  .map((made) => {
    let time = -(made[0]?.[1] ?? 0);
    const times = made.map(([, gap]) => (time += gap));
    return { steps: made.map(([step]) => step), times };
  });

const textOf = ({ steps, times }: { steps: Direction[]; times: number[] }) =>
  ghostText({ moves: packSteps(steps), times: packTimes(times) });

it("a ghost is read as written, to the hundredth of a second", () =>
  fc.assert(
    fc.property(solves, (solve) => {
      const ghost = readGhost(textOf(solve));
      if (ghost === null) throw new Error("not read");
      expect(unpackTimes(ghost.times)).toEqual(
        solve.times.map((time) => Math.floor(time / 10) * 10),
      );
      expect(unpackSteps(ghost.moves, solve.steps.length)).toEqual(solve.steps);
    }),
  ));

it("a ghost with another character, or a part of it, is refused", () =>
  fc.assert(
    fc.property(solves, fc.nat(), fc.constantFrom(..."Aa0_-Zz9"), (solve, place, other) => {
      const text = textOf(solve);
      const at = place % text.length;
      const changed = text.slice(0, at) + other + text.slice(at + 1);
      // The last character has bits without a meaning.
      if (changed !== text && at < text.length - 1) expect(readGhost(changed)).toBeNull();
      if (at < text.length - 2) expect(readGhost(text.slice(0, at))).toBeNull();
    }),
  ));

it.each(["", "A", "===", "ゴースト", "AAAA", "x".repeat(20_000)])("%.20s is no ghost", (text) =>
  expect(readGhost(text)).toBeNull(),
);

it("a link with 80 moves on a 15-puzzle has less than 400 characters", () => {
  const times = Array.from({ length: 80 }, (_, at) => at * 1400);
  const steps = times.map((_, at): Direction => (at % 2 === 0 ? "left" : "up"));
  const board = "12 6 3 */8 1 7 11/14 13 9 10/5 4 2 15";
  const ghost = textOf({ steps, times });
  const fragment = writeLink({ ...EMPTY_LINK, board, ghost, greeting: "" });
  expect(readLink(fragment).link.ghost).toBe(ghost);
  expect(`https://www.example.org/puzzles/taisou/#${fragment}`.length).toBeLessThan(400);
});
