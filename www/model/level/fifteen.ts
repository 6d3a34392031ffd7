import { usualMetric } from "../puzzle/metrics";
import type { Puzzle } from "../puzzle/puzzle";
import counts from "./fifteen-counts.json" with { type: "json" };

/**
 * The positions of the 15-puzzle at each distance from a goal with the blank in a corner, in single steps (Korf and
 * Schultze 2005, OEIS A089484); 10,461,394,944,000 together.
 */
export const FIFTEEN_COUNTS: readonly number[] = counts;

const SIDE = 4;

/** The corner of the blank in the goal of a 15-puzzle; `null` for any other puzzle. */
export function fifteenCorner(puzzle: Puzzle): number | null {
  const blank = blankOfPlain(puzzle, SIDE);
  if (blank === null) return null;
  return [0, SIDE - 1, SIDE * (SIDE - 1), SIDE * SIDE - 1].includes(blank) ? blank : null;
}

/** The cell of the blank in the goal, on a square of this side with unique tiles; `null` for any other puzzle. */
export function blankOfPlain({ start, options }: Puzzle, side: number): number | null {
  const { width, height, goals } = start;
  const [goal] = goals;
  if (width !== side || height !== side || goals.length !== 1 || goal === undefined) return null;
  if (usualMetric(options) !== "step" || options.same !== undefined) return null;
  const tiles = goal.cells.filter(({ kind }) => kind === "tile");
  if (new Set(tiles.map(({ symbol }) => symbol)).size < side * side - 1) return null;
  return goal.cells.findIndex(({ kind }) => kind === "blank");
}
