import { type Entry, shortestIn } from "../puzzle/entry";
import { fartherThan, type Standing, standingOfEntry } from "./standing";

/** How hard a board is, wherever the page says it. */
export const LEVELS = [
  "goal",
  "easiest",
  "easy",
  "medium",
  "hard",
  "severe",
  "hardest",
  "impossible",
] as const;

export type Level = (typeof LEVELS)[number];

/** With so much effort it is no longer easiest, easy, medium, hard. */
const LIMITS = [10, 50, 150, 500] as const;

/** The levels between them, and the one after. */
const BY_EFFORT = ["easiest", "easy", "medium", "hard", "severe"] as const;

/**
 * How hard a board is, from two numbers in the usual metric: the fewest moves to the goal, times the digits of the number of
 * positions that are nearer (its logarithm), which is what one can go astray in. A board that is hard, and than which none
 * is farther, is one of the hardest.
 */
export function levelOf(standing: Standing): Level {
  const { distance, nearer } = standing;
  if (distance === 0) return "goal";
  const level = levelByEffort(distance, nearer);
  const hard = level === "hard" || level === "severe";
  return hard && fartherThan(standing) === 0 ? "hardest" : level;
}

function levelByEffort(distance: number, nearer: number): (typeof BY_EFFORT)[number] {
  const effort = distance * Math.log10(nearer);
  return BY_EFFORT[LIMITS.filter((limit) => effort >= limit).length] ?? "severe";
}

/** How hard a puzzle of the collection is; a board for play has no level. */
export function levelOfEntry(entry: Entry): Level | null {
  if (entry.shortest === null) return "impossible";
  const moves = shortestIn(entry, null)?.moves;
  if (moves === undefined) return null;
  const standing = standingOfEntry(entry, moves);
  // Where not all positions were ever counted, it is far enough out for the digits to be the same.
  return standing === null ? levelByEffort(moves, entry.positions) : levelOf(standing);
}
