import type { Metric } from "taisou";
import { levelOf } from "../level/difficulty";
import { standingIn } from "../level/standing";
import type { ExactDistance } from "../puzzle/scramble";

/** The number of positions at each distance from the goal, as far as counted. */
export interface Distances {
  readonly metric: Metric;
  readonly counts: readonly number[];
  readonly complete: boolean;
}

/** The scrambles on offer for a puzzle, in addition to a random one. */
export interface Offers {
  readonly easy: readonly ExactDistance[];
  readonly medium: readonly ExactDistance[];
  readonly hardest: ExactDistance | null;
  readonly most: ExactDistance;
}

/** A distance greater by a fifth; the hardest for an unknown one. `null` if no counted position is farther. */
export function harderThan(moves: number | null, { hardest, most }: Offers): ExactDistance | null {
  if (moves === null) return hardest;
  const farther = Math.min(Math.max(moves + 2, Math.round(moves * 1.2)), most.moves);
  return farther > moves ? { metric: most.metric, moves: farther } : null;
}

/** Rates difficulty in the usual metric, and counts moves in the metric in use. */
export function offersIn(usual: Distances, counted: Distances): Offers {
  const { metric, counts, complete } = usual;
  const levels = counts.map((_, distance) => {
    const standing = standingIn(counts, distance);
    if (standing === null) return null;
    return levelOf(standing, metric);
  });
  const at = (level: "easy" | "medium") =>
    levels.flatMap((one, moves) => (one === level ? [{ metric, moves }] : []));
  const last = counts.length - 1;
  const isHard = ["hard", "severe", "hardest"].includes(levels[last] ?? "");
  return {
    easy: at("easy"),
    medium: at("medium"),
    // The farthest counted positions may not be the farthest of all.
    hardest: complete && isHard ? { metric, moves: last } : null,
    most: { metric: counted.metric, moves: counted.counts.length - 1 },
  };
}
