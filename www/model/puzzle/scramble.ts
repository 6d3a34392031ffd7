import type { Metric } from "taisou";

/** A distance from the goal that a scramble has to reach exactly. */
export interface ExactDistance {
  readonly metric: Metric;
  readonly moves: number;
}

/** How a board was scrambled: into any order, or to a distance from the goal. */
export type Scramble = "any" | ExactDistance;
