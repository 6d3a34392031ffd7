import type { Direction } from "taisou";
import type { Attempt } from "./attempt";
import { packSteps, packTimes } from "./packed";

type GivenParts = Partial<Omit<Attempt, "moves" | "times">>;

interface Given extends GivenParts {
  readonly steps?: readonly Direction[];
  readonly times?: readonly number[];
}

/** An attempt with these parts. */
export function attemptInTests({ steps = [], times = [], ...more }: Given): Attempt {
  return {
    id: "a",
    session: "1",
    start: 0,
    fragment: "",
    ms: times.at(-1) ?? 0,
    penalty: "none",
    splits: [],
    optimal: null,
    bound: null,
    note: "",
    ...more,
    moves: packSteps(steps),
    times: packTimes(times),
  };
}

/** A number below 1 after another, the same in every run. */
export function numbersFrom(seed: number): () => number {
  let state = seed * 7919;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** A solve of `steps` steps in `ms`. */
export function solve(steps: number, ms: number, more: GivenParts = {}): Attempt {
  const directions = Array.from({ length: steps }, (_, at): Direction => (at % 2 ? "left" : "up"));
  const times = directions.map((_, at) => Math.round((ms * at) / Math.max(steps - 1, 1)));
  return attemptInTests({ steps: directions, times, ms, ...more });
}

/** `count` 15-puzzles of about 105 steps at 2 to 8 steps a second, one an hour, some without a result. */
export function manySolves(count: number): Attempt[] {
  const next = numbersFrom(77);
  const cells = Array.from({ length: 16 }, (_, cell) => cell);
  return Array.from({ length: count }, (_, index) => {
    const steps = Array.from({ length: 75 + Math.floor(next() * 60) }, () => {
      return (["up", "right", "down", "left"] as const)[Math.floor(next() * 4)] ?? "up";
    });
    let time = 0;
    // Half of the steps are quick, as along a line.
    const times = steps.map(() => (time += Math.floor((next() < 0.5 ? 60 : 150) + next() * 250)));
    const start = 1_790_000_000_000 + index * 3_600_000;
    const board = cells.toSorted(() => next() - 0.5).join(" ");
    return attemptInTests({
      ...{ id: `${start.toString(36)}00`, session: "4×4", start, steps, times },
      fragment: `start=${encodeURIComponent(board)}&w=4&end=`,
      ms: time,
      splits: [0.2, 0.4, 0.6, 0.8, 1].map((part) => Math.floor(time * part)),
      optimal: 45 + Math.floor(next() * 20),
      penalty: next() < 0.03 ? "dnf" : "none",
    });
  });
}
