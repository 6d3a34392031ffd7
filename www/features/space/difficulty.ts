import type { SurveyResult } from "taisou";

/** How hard a board is among all boards of its space. */
const LEVELS = ["goal", "easiest", "easy", "medium", "hard", "harder", "hardest"] as const;

export type Level = (typeof LEVELS)[number];

/** With so large a share of all positions nearer to the goal it is no longer easiest, easy, medium, hard. */
const LIMITS = [0.01, 0.1, 0.6, 0.95] as const;

/** The share of all positions that are nearer to the goal than this distance. */
export function shareNearer({ counts, positions }: SurveyResult, distance: number): number {
  return counts.slice(0, distance).reduce((sum, count) => sum + count, 0) / positions;
}

/**
 * The word for a distance, from the share of positions that are nearer: `easiest` below 1 %, `easy` below 10 %, `medium`
 * below 60 %, `hard` below 95 %, `harder` above; `goal` for the goal itself, and `hardest` only for the largest distance
 * there is. `null` while not all positions are known.
 */
export function levelOf(survey: SurveyResult, distance: number): Level | null {
  if (survey.status !== "done" || distance > survey.max) return null;
  if (distance === 0) return "goal";
  if (distance === survey.max) return "hardest";
  const share = shareNearer(survey, distance);
  return LEVELS[1 + LIMITS.filter((limit) => share >= limit).length] ?? null;
}
