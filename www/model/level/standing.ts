import type { SurveyResult } from "taisou";
import type { Entry } from "../puzzle/entry";

/** The rank of a board among all positions of its space. */
export interface Standing {
  /** The fewest moves to the goal. */
  readonly distance: number;
  /** The number of positions nearer to the goal. */
  readonly nearer: number;
  /** The number of positions at the same distance, including this one. */
  readonly alike: number;
  readonly positions: number;
}

export function fartherThan({ nearer, alike, positions }: Standing): number {
  return positions - nearer - alike;
}

/** The rank at a distance, from the number of positions at each distance. */
export function standingIn(counts: readonly number[], distance: number): Standing | null {
  const alike = counts[distance];
  if (alike === undefined) return null;
  const nearer = sum(counts.slice(0, distance));
  return { distance, nearer, alike, positions: nearer + sum(counts.slice(distance)) };
}

/** The rank in a survey; `null` unless all positions are counted. */
export function standingInSurvey(survey: SurveyResult, distance: number): Standing | null {
  return survey.status === "done" ? standingIn(survey.counts, distance) : null;
}

/**
 * The rank of the start of a puzzle of the collection, in its usual metric; `null` unless all positions were counted.
 */
export function standingOfEntry({ shortest, standing, positions }: Entry, distance: number) {
  if (shortest === null || standing === undefined) return null;
  const [nearer, alike] = standing;
  return { distance, nearer, alike, positions };
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
