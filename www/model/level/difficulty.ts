import { type Entry, shortestIn } from "../puzzle/entry";
import { fartherThan, type Standing, standingOfEntry } from "./standing";

/** All difficulties, from the easiest to the hardest. */
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

/** The least effort of every level after the first. */
const LIMITS = [10, 50, 150, 500] as const;

const BY_EFFORT = ["easiest", "easy", "medium", "hard", "severe"] as const;

/**
 * Rates a board by two numbers in the usual metric: the fewest moves to the goal, times the decimal logarithm of the
 * number of nearer positions, which stands for the ways to go astray. "hardest" is a hard board with no position
 * farther away.
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

/** The difficulty of a puzzle of the collection; `null` for a board for play. */
export function levelOfEntry(entry: Entry): Level | null {
  if (entry.shortest === null) return "impossible";
  const moves = shortestIn(entry, null)?.moves;
  if (moves === undefined) return null;
  const standing = standingOfEntry(entry, moves);
  // Not all positions were counted. This one is far enough out for the total to have nearly the same logarithm.
  return standing === null ? levelByEffort(moves, entry.positions) : levelOf(standing);
}
