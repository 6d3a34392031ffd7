import type { Metric } from "taisou";
import type { Puzzle } from "../puzzle/puzzle";
import counts from "./eight-counts.json" with { type: "json" };
import { blankOfPlain } from "./fifteen";

const SIDE = 3;

/** The cell of the blank in the goal, up to rotation and reflection. */
type GoalBlank = "corner" | "edge" | "centre";

/**
 * The positions of the 8-puzzle at each distance from the goal, 181,440 together. In single steps OEIS A089473 (corner)
 * and A089474 (centre); the others were counted by complete searches.
 */
export const EIGHT_COUNTS: Readonly<
  Record<"step" | "line", Readonly<Record<GoalBlank, readonly number[]>>>
> = counts;

/** The counts for an 8-puzzle; `null` for any other puzzle. */
export function eightCounts(puzzle: Puzzle, metric: Metric): readonly number[] | null {
  if (metric !== "step" && metric !== "line") return null;
  const blank = blankOfPlain(puzzle, SIDE);
  if (blank === null) return null;
  if (blank === (SIDE * SIDE - 1) / 2) return EIGHT_COUNTS[metric].centre;
  return blank % 2 === 0 ? EIGHT_COUNTS[metric].corner : EIGHT_COUNTS[metric].edge;
}
