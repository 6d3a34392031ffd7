/** Finds how many nodes fit into one slice. */
export interface Pace {
  /** The budget for the next slice, in nodes. */
  readonly budget: number;
  /** Learns from the slice that was just run with `budget`. */
  measured(millis: number): void;
}

/** How long a slice should take. A message waits at most about this long to be heard. */
export const SLICE_MILLIS = 20;

/** Small, because nobody knows yet how dear a node of this board is. */
const FIRST_BUDGET = 500;
const MOST_NODES = 50_000_000;
/** Growing slowly and shrinking fast: a slice too long is worse than one too short. */
const GROWTH = 3;
const SHRINKAGE = 16;
/** A slice that ended early, as where a search goes on to its next method, makes nodes look cheap: so few say nothing. */
const REMEMBERED = 3;
/** Below this a clock reading says nothing (browsers round to 0.1 ms, some to 1 ms). */
const LEAST_MILLIS = 0.5;

export function createPace(target: number = SLICE_MILLIS): Pace {
  let budget = FIRST_BUDGET;
  /** Nodes a millisecond in the last slices. */
  let rates: number[] = [];
  return {
    get budget() {
      return budget;
    },
    measured(millis) {
      rates = [...rates, budget / Math.max(millis, LEAST_MILLIS)].slice(-REMEMBERED);
      const fitting = Math.min(...rates) * target;
      const next = Math.min(Math.max(fitting, budget / SHRINKAGE), budget * GROWTH);
      budget = Math.min(Math.max(Math.round(next), 1), MOST_NODES);
    },
  };
}
