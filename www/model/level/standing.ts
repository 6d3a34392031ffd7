import type { SurveyResult } from "taisou";
import type { Entry } from "../puzzle/entry";

/** The rank of a board among all positions of its space. */
export interface Standing {
  readonly distance: number;
  readonly nearer: number;
  /** The number of positions at the same distance, including this one. */
  readonly alike: number;
  readonly positions: number;
  /** The greatest distance of a position; that of this one if it is not known. */
  readonly farthest: number;
}

export function fartherThan({ nearer, alike, positions }: Standing): number {
  return positions - nearer - alike;
}

export function standingIn(counts: readonly number[], distance: number): Standing | null {
  const alike = counts[distance];
  if (alike === undefined) return null;
  const nearer = sum(counts.slice(0, distance));
  const positions = nearer + sum(counts.slice(distance));
  return { distance, nearer, alike, positions, farthest: counts.length - 1 };
}

/** The rank in a survey; `null` unless all positions are counted. */
export function standingInSurvey(survey: SurveyResult, distance: number): Standing | null {
  return survey.status === "done" ? standingIn(survey.counts, distance) : null;
}

/** The rank of the start of a puzzle of the collection, in its usual metric; `null` unless all positions were counted. */
export function standingOfEntry(
  { shortest, standing, positions, farthest = 0 }: Entry,
  distance: number,
): Standing | null {
  if (shortest === null || standing === undefined || positions === undefined) return null;
  const [nearer, alike] = standing;
  return { distance, nearer, alike, positions, farthest: Math.max(farthest, distance) };
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
