import type { Metric } from "taisou";

/** All metrics, from the finest to the coarsest. */
export const METRICS = ["step", "line", "slide", "move"] as const satisfies readonly Metric[];

/** The options that decide how pieces move, as boards and entries of the collection have them. */
interface Pieces {
  readonly blocks?: unknown;
  readonly axis?: unknown;
  readonly gates?: unknown;
}

/** The metric that books and cards use: `step` for tiles, `slide` for cars on one axis, `move` for all other pieces. */
export function usualMetric({ blocks, axis, gates }: Pieces): Metric {
  if (axis !== undefined) return "slide";
  return blocks === undefined && gates === undefined ? "step" : "move";
}
