import type { Algorithm } from "taisou";

/** The methods whose bounds are shown, in rising order on most boards. */
export const BOUNDS = {
  manhattan: "ida-manhattan",
  conflict: "ida-linear-conflict",
  inversion: "ida-inversion",
  walking: "ida-walking",
  pattern: "ida-pattern",
} as const satisfies Record<string, Algorithm>;

export type BoundName = keyof typeof BOUNDS;

export const BOUND_NAMES = Object.keys(BOUNDS) as BoundName[];
