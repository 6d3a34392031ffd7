import type { Metric } from "taisou";
import { levelOf } from "../level/difficulty";
import { standingIn } from "../level/standing";
import type { ExactDistance } from "../puzzle/scramble";

/** The number of positions at each distance from the goal, as far as counted. */
export interface Distances {
  readonly metric: Metric;
  readonly counts: readonly number[];
  /** All positions are counted. */
  readonly complete: boolean;
}

/** The scrambles on offer for a puzzle, in addition to a random one. */
export interface Offers {
  readonly easy: readonly ExactDistance[];
  readonly medium: readonly ExactDistance[];
  readonly hardest: ExactDistance | null;
  /** The greatest number of moves to choose. */
  readonly most: ExactDistance;
}

/**
 * @param usual Distances in the usual metric, which difficulty is rated in.
 * @param counted Distances in the metric in use.
 */
export function offersIn(usual: Distances, counted: Distances): Offers {
  const { metric, counts, complete } = usual;
  const levels = counts.map((_, distance) => {
    const standing = standingIn(counts, distance);
    if (standing === null) return null;
    // The farthest counted positions are not the farthest of all.
    return levelOf(complete ? standing : { ...standing, positions: Number.POSITIVE_INFINITY });
  });
  const at = (level: "easy" | "medium") =>
    levels.flatMap((one, moves) => (one === level ? [{ metric, moves }] : []));
  const last = counts.length - 1;
  return {
    easy: at("easy"),
    medium: at("medium"),
    hardest: levels[last] === "hardest" ? { metric, moves: last } : null,
    most: { metric: counted.metric, moves: counted.counts.length - 1 },
  };
}
