import type { Metric } from "taisou";
import { levelOf } from "../level/difficulty";
import { standingIn } from "../level/standing";
import type { ExactDistance } from "../puzzle/scramble";

/** How many positions there are at each distance from the goal, as far as they were counted. */
export interface Distances {
  readonly metric: Metric;
  readonly counts: readonly number[];
  /** Whether that is all of them. */
  readonly complete: boolean;
}

/** In which ways a puzzle can be mixed besides at random: what cannot be kept is not offered. */
export interface Offers {
  readonly easy: readonly ExactDistance[];
  readonly medium: readonly ExactDistance[];
  readonly hardest: ExactDistance | null;
  /** Every number of moves up to this one. */
  readonly most: ExactDistance;
}

/**
 * @param usual Distances in the usual metric, which tells how hard boards are.
 * @param counted Distances in the metric that counts.
 */
export function offersIn(usual: Distances, counted: Distances): Offers {
  const { metric, counts, complete } = usual;
  const levels = counts.map((_, distance) => {
    const standing = standingIn(counts, distance);
    if (standing === null) return null;
    // The farthest that were counted are not the farthest that there are.
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
