import type { Metric } from "taisou";

/** All ways to count moves, from the finest on. */
export const METRICS = ["step", "line", "slide", "move"] as const satisfies readonly Metric[];

/** What decides how the pieces of a board move, as options have it and entries of the collection. */
interface Pieces {
  readonly blocks?: unknown;
  readonly axis?: unknown;
  readonly gates?: unknown;
}

/**
 * What boards with such pieces are usually counted in, by books and cards: tiles in single steps, cars that know only one
 * line in straight slides, and all other pieces in moves of one piece by any way.
 */
export function usualMetric({ blocks, axis, gates }: Pieces): Metric {
  if (axis !== undefined) return "slide";
  return blocks === undefined && gates === undefined ? "step" : "move";
}
