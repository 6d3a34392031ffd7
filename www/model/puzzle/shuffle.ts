import type { Parsed } from "taisou";
import type { Rules } from "../../engine/rules";
import { withPieces } from "./boards";
import { usualMetric } from "./metrics";
import type { Puzzle } from "./puzzle";

/** A whole number from 0 up to, but not including, this one, all of them equally likely. */
export type Below = (bound: number) => number;

/** Half of all orders can be solved, or all: so many tries do not fail. */
const TRIES = 64;

/**
 * A board with the pieces of this one, drawn from all that can be solved and are not solved yet, each as likely as any
 * other. `null` where that cannot be told without a search, or pieces are larger than a cell: the module then walks at random.
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

/** Which cell's piece comes to each cell; walls stay. */
function inAnyOrder({ cells }: Parsed, below: Below): number[] {
  const from = cells.map((_, cell) => cell);
  const places = from.filter((cell) => cells[cell]?.kind !== "wall");
  for (let left = places.length; left > 1; left -= 1) {
    const [one, other] = [places[left - 1] ?? 0, places[below(left)] ?? 0];
    [from[one], from[other]] = [from[other] ?? 0, from[one] ?? 0];
  }
  return from;
}
