import type { Parsed } from "taisou";
import type { Rules } from "../../engine/rules";
import { withPieces } from "./boards";
import { usualMetric } from "./metrics";
import type { Puzzle } from "./puzzle";

/** Returns a uniform whole number from 0 to `bound - 1`. */
export type Below = (bound: number) => number;

/** At least half of all orders are solvable, so all attempts fail with probability 2^-64. */
const TRIES = 64;

/**
 * Draws uniformly from the solvable, not yet solved arrangements of these pieces; `null` if that needs a search, or if
 * pieces span several cells. The module then takes a random walk.
 */
export function shuffled(rules: Rules, puzzle: Puzzle, below: Below): string | null {
  const { start, width, options, hasGoal } = puzzle;
  if (usualMetric(options) !== "step" || !hasGoal) return null;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const board = withPieces(start, inAnyOrder(start, below));
    const can = rules.solvable(board, width, options)?.solvable ?? null;
    if (can === null) return null;
    if (can && rules.parse(board, width, options)?.solved === false) return board;
  }
  return null;
}

/** The cell whose piece comes to each cell; walls stay. */
function inAnyOrder({ cells }: Parsed, below: Below): number[] {
  const from = cells.map((_, cell) => cell);
  const places = from.filter((cell) => cells[cell]?.kind !== "wall");
  for (let left = places.length; left > 1; left -= 1) {
    const [one, other] = [places[left - 1] ?? 0, places[below(left)] ?? 0];
    [from[one], from[other]] = [from[other] ?? 0, from[one] ?? 0];
  }
  return from;
}
