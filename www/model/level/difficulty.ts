import type { Metric } from "taisou";
import { type Entry, shortestIn } from "../puzzle/entry";
import { usualMetric } from "../puzzle/metrics";
import { fartherThan, type Standing, standingOfEntry } from "./standing";

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

/** The least effort of every level after the first: of tiles, and of blocks. */
const LIMITS = { tiles: [10, 50, 150, 500], blocks: [5, 11, 21, 36] } as const;

const BY_EFFORT = ["easiest", "easy", "medium", "hard", "severe"] as const;

/**
 * Rates a board in the usual metric of its puzzle, by its effort. "hardest" is a hard board of tiles with no position farther
 * away; for blocks that would be a board from which no farther one can be reached, which is the easier of two alike.
 */
export function levelOf(standing: Standing, usual: Metric): Level {
  if (standing.distance === 0) return "goal";
  const [effort] = effortOf(standing, usual);
  const limits = usual === "step" ? LIMITS.tiles : LIMITS.blocks;
  const level = BY_EFFORT[limits.filter((limit) => effort >= limit).length] ?? "severe";
  const isHard = level === "hard" || level === "severe";
  return usual === "step" && isHard && fartherThan(standing) === 0 ? "hardest" : level;
}

/**
 * The effort that a board takes, and what decides between equal ones. For tiles the fewest moves times the decimal logarithm
 * of the number of nearer positions, which stands for the ways to go astray. For blocks the fewest moves, then the greatest
 * distance that can be reached: both agree with people's times for Rush Hour, which that logarithm does not.
 */
export function effortOf(
  { distance, nearer, farthest }: Standing,
  usual: Metric,
): readonly [effort: number, tie: number] {
  return usual === "step" ? [distance * Math.log10(nearer), 0] : [distance, farthest];
}

/** The difficulty of a puzzle of the collection; `null` for a board for play. */
export function levelOfEntry(entry: Entry): Level | null {
  if (entry.shortest === null) return "impossible";
  const standing = gradedStanding(entry);
  return standing === null ? null : levelOf(standing, usualMetric(entry));
}

/** Orders puzzles from easy to hard: by level, tiles before blocks, then by effort. Those without a grade are last. */
export function byDifficulty(one: Entry, other: Entry): number {
  const [a, b] = [gradeOf(one), gradeOf(other)];
  const differing = a.findIndex((part, index) => part !== b[index]);
  return (a[differing] ?? 0) - (b[differing] ?? 0);
}

function gradeOf(entry: Entry): readonly number[] {
  const level = levelOfEntry(entry);
  const standing = gradedStanding(entry);
  if (level === null || standing === null) return [LEVELS.length];
  const usual = usualMetric(entry);
  return [LEVELS.indexOf(level), usual === "step" ? 0 : 1, ...effortOf(standing, usual)];
}

function gradedStanding(entry: Entry): Standing | null {
  const distance = shortestIn(entry, null)?.moves;
  const { positions: nearer } = entry;
  if (distance === undefined || nearer === undefined) return null;
  // Not all positions were counted. This one is far enough out for the total to have nearly the same logarithm.
  const uncounted = { alike: 0, positions: Number.POSITIVE_INFINITY, farthest: distance };
  return standingOfEntry(entry, distance) ?? { distance, nearer, ...uncounted };
}
