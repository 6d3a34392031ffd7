import { findNeighbours } from "../../app/live/neighbours";
import type { Rules } from "../../engine/rules";
import type { Puzzle } from "../../model/puzzle/puzzle";

/** How far a made word is scrambled. */
export const MIXES = ["easy", "medium", "hard"] as const;
export type Mix = (typeof MIXES)[number];

/** The steps of a walk from the goal; a hard board has any of the solvable arrangements. */
export const STEPS: Readonly<Record<Exclude<Mix, "hard">, number>> = { easy: 8, medium: 18 };

/**
 * A board at most this many steps from the puzzle's start, by a walk without a board twice. `null` if no step is possible.
 * The walk depends on the seed alone.
 */
export function walkedFrom(
  rules: Rules,
  puzzle: Puzzle,
  steps: number,
  seed: number,
): string | null {
  let { start: parsed } = puzzle;
  let random = seed;
  const seen = [parsed.board];
  for (let made = 0; made < steps; made += 1) {
    const { board } = parsed;
    const ways = findNeighbours(rules, { puzzle, metric: "step", board, parsed }).filter(
      (way) => way.moves === 1 && !seen.includes(way.board),
    );
    // A linear congruential generator; its high bits are random enough for a walk.
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
    const way = ways[Math.floor((random / 2 ** 32) * ways.length)];
    const next = way === undefined ? null : rules.parse(way.board, puzzle.width, puzzle.options);
    if (next === null) break;
    seen.push(next.board);
    parsed = next;
  }
  return seen.length > 1 ? parsed.board : null;
}
